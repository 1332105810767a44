"""The code that lets a device in at a table, and every secret that is made of it.

The code is said aloud across a room and never sent.  Both sides stretch it into a key and prove that they have the key;
what a device needs to come back to its seats is derived on both sides from that key, a secret that the two exchange and
fresh nonces of both, so no token crosses the network either.
"""

import hashlib
import hmac
import secrets
import ssl
import unicodedata
from collections.abc import Callable
from typing import Literal

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Thirty-two signs: no letter I, L or O beside 1 and 0, no U beside V."""

CODE_LENGTH = 6
"""Signs of a code: thirty bits.  With few tries a minute nobody guesses it; a family remembers it across a room."""

MEANT: dict[str, str] = {
    **dict.fromkeys("ILІЇ|!", "1"),
    **dict.fromkeys("OО", "0"),
    **dict.fromkeys("UЦ", "V"),
    # What a Cyrillic keyboard has in the place of a Latin letter or a digit that looks the same …
    **dict(zip("АВСЕНКМРТХУЅЈЗБЧ", "ABCEHKMPTXYSJ364", strict=True)),
    # … and the letters that look like none of ours but are called the same.
    **dict(zip("ДФГҐПЙЛ", "DFGGPJ1", strict=True)),
}
"""What somebody meant who typed a sign that no code has."""

BETWEEN = " \t\n-–—_.,·/"
"""What people write between the parts of a code."""

SECRET_BYTES = 32
NONCE_BYTES = 16
"""Fresh for every handshake, from both sides: an old proof is worth nothing."""

SCRYPT = {"n": 2**14, "r": 8, "p": 1}
"""Sixteen megabytes and some fifty milliseconds a try: nothing to a player, much to whoever tries a billion codes."""

Speaker = Literal["host", "guest"]


# The code ------------------------------------------------------------------------------------------------------------


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _sign in range(CODE_LENGTH))


def tidy(typed: str) -> str | None:
    """The code that somebody meant: in any case, with or without gaps, look-alikes put right; None if it is no code."""
    if len(typed) > 10 * CODE_LENGTH:
        return None
    code = "".join(map(_meant, (sign for sign in _plain(typed) if sign not in BETWEEN)))
    return code if len(code) == CODE_LENGTH and set(code) <= set(ALPHABET) else None


def sign(typed: str) -> str | None:
    """The one sign of a code that somebody meant who pressed this key."""
    meant = _meant(_plain(typed))
    return meant if len(meant) == 1 and meant in ALPHABET else None


def _plain(typed: str) -> str:
    return unicodedata.normalize("NFKC", typed).upper()


def _meant(sign: str) -> str:
    return MEANT.get(sign, sign)


def shown(code: str) -> str:
    """The code as it is shown and said, in two halves."""
    middle = CODE_LENGTH // 2
    return f"{code[:middle]} {code[middle:]}"


# What is made of it --------------------------------------------------------------------------------------------------


def new_nonce() -> bytes:
    return secrets.token_bytes(NONCE_BYTES)


def stretch(code: str, table: str) -> bytes:
    """The key that a table's code stands for.  Slow on purpose: not to be called where anybody waits for a frame."""
    salt = b"easel table\0" + table.encode("utf-8", "surrogatepass")
    return hashlib.scrypt(code.encode(), salt=salt, dklen=SECRET_BYTES, **SCRYPT)


def proof(key: bytes, speaker: Speaker, transcript: bytes) -> bytes:
    """Shows that ``speaker`` has the key and heard the same as the other side; says nothing about the key."""
    return _derived(key, b"proof", speaker.encode(), transcript)


def proves(key: bytes, speaker: Speaker, transcript: bytes, claimed: bytes) -> bool:
    return hmac.compare_digest(proof(key, speaker, transcript), claimed)


def transcript(*parts: str | bytes) -> bytes:
    """What was said so far, so that no two conversations have the same one: each part with its length."""
    spoken = [part.encode("utf-8", "surrogatepass") if isinstance(part, str) else part for part in parts]
    return b"".join(len(part).to_bytes(4, "big") + part for part in spoken)


def device_secret(key: bytes, shared: bytes, table: str, host_nonce: bytes, guest_nonce: bytes) -> bytes:
    """What one device proves itself with when it comes back; both sides work it out after both proofs.

    ``shared`` is what they exchanged (exchange.py), so that it takes more than to know the code and to have
    listened.
    """
    return _derived(key, b"device", shared, table.encode("utf-8", "surrogatepass"), host_nonce, guest_nonce)


def seat_token(secret: bytes, seat: int) -> str:
    """The token with which a device speaks for one of its seats."""
    return _derived(secret, b"seat", seat.to_bytes(2, "big")).hex()


def _derived(key: bytes, purpose: bytes, *parts: bytes) -> bytes:
    """Keys for different purposes have nothing to do with each other, however their parts are chosen."""
    return hmac.digest(key, transcript(b"easel lan 1", purpose, *parts), "sha256")


# The padlock ---------------------------------------------------------------------------------------------------------

HAS_TLS = hasattr(ssl.SSLContext, "set_psk_client_callback") and ssl.HAS_TLSv1_3
"""Whether this Python can close the link with a key instead of a certificate: 3.13 and later can."""


def server_tls(key_of: Callable[[str], bytes | None]) -> ssl.SSLContext | None:
    """The host's end of a link that only a device that was let in can open or read.

    ``key_of`` knows the secrets of the devices by their names.  They are too long to be guessed, so that here, where
    nobody counts the tries, nothing can be tried: the code opens no lock by itself.
    """
    context = _tls(ssl.PROTOCOL_TLS_SERVER)
    if context is not None:

        def shared(identity: str | None) -> bytes:
            key = None if identity is None else key_of(identity)
            return b"" if key is None else _derived(key, b"tls")

        context.set_psk_server_callback(shared)  # type: ignore[attr-defined, unused-ignore]
        context.num_tickets = 0  # a device that comes back proves the key again
    return context


def client_tls(device: str, key: bytes) -> ssl.SSLContext | None:
    """A guest's end of the same link; a listener learns the device's name."""
    context = _tls(ssl.PROTOCOL_TLS_CLIENT)
    if context is not None:
        shared = _derived(key, b"tls")
        context.set_psk_client_callback(lambda hint: (device, shared))  # type: ignore[attr-defined, unused-ignore]
    return context


def _tls(side: int) -> ssl.SSLContext | None:
    if not HAS_TLS:
        return None
    context = ssl.SSLContext(side)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False  # an address at home has no name that a certificate could be for
    if side == ssl.PROTOCOL_TLS_CLIENT:
        # Nobody is trusted who shows a certificate instead of knowing the key: no authority is loaded on purpose.
        context.verify_mode = ssl.CERT_REQUIRED
    return context
