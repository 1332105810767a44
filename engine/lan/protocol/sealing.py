"""Sealing bytes with a key, out of the standard library alone: encrypted with HMAC-SHA256 in counter mode, then MACed.

The standard library has no cipher.  HMAC-SHA256 is a pseudo-random function, so its values over a fresh nonce and a
counter are a keystream; a MAC over nonce, place and ciphertext (encrypt-then-MAC, with a key of its own) lets nobody
change, swap or move a piece.  This is the usual composition; it is slow (some ten megabytes a second), and copies of
matches are small.
"""

import hmac
import secrets

NONCE = 16
MAC = 32
BLOCK = 32
"""Bytes that one HMAC-SHA256 gives."""


def seal(key: bytes, place: bytes, plain: bytes) -> bytes:
    """Only who has the key can read it, and only at that ``place`` is it accepted."""
    nonce = secrets.token_bytes(NONCE)
    hidden = _crossed(key, nonce, plain)
    return nonce + hidden + _mac(key, place, nonce + hidden)


def unseal(key: bytes, place: bytes, sealed: bytes) -> bytes | None:
    """What was sealed; None if this key, place or seal is not the one."""
    if len(sealed) < NONCE + MAC:
        return None
    body, mac = sealed[:-MAC], sealed[-MAC:]
    if not hmac.compare_digest(mac, _mac(key, place, body)):
        return None
    return _crossed(key, body[:NONCE], body[NONCE:])


def _crossed(key: bytes, nonce: bytes, text: bytes) -> bytes:
    cipher = hmac.digest(key, b"easel cipher", "sha256")
    blocks = range((len(text) + BLOCK - 1) // BLOCK)
    stream = b"".join([hmac.digest(cipher, nonce + block.to_bytes(8, "big"), "sha256") for block in blocks])
    crossed = int.from_bytes(text, "big") ^ int.from_bytes(stream[: len(text)], "big")
    return crossed.to_bytes(len(text), "big")


def _mac(key: bytes, place: bytes, body: bytes) -> bytes:
    witness = hmac.digest(key, b"easel witness", "sha256")
    return hmac.digest(witness, len(place).to_bytes(4, "big") + place + body, "sha256")
