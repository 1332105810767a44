"""The code that lets a device in at a table, and every secret that is made of it.

The code is said aloud across a room and never sent, nor anything that it could be tried out on.  What a device needs to
come back to its seats both sides work out of what they agreed on, so no token crosses the network either.
"""

import hashlib
import hmac
import secrets
import unicodedata
from dataclasses import dataclass

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Thirty-two signs: no letter I, L or O beside 1 and 0, no U beside V."""

CODE_LENGTH = 6
"""Signs of a code: thirty bits.  One try costs a link, and few are allowed; a family remembers it across a room."""

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

WHO_BYTES = 16
"""What a device that comes back is called on a link: another name each time, which only its host can read."""

LABEL = b"easel lan 4"
"""Begins the purpose of everything that is derived, so that no other version or program comes to the same."""

SCRYPT = {"n": 2**14, "r": 8, "p": 1}
"""Sixteen megabytes and some fifty milliseconds a try: nothing to a player, much to whoever tries a billion codes.

Needed only for standby copies, which lie on a disk; on a link one try is one link (key_agreement.py).
"""


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


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def stretch(code: str, table: str) -> bytes:
    """What opens a standby copy, with a voice besides.  Slow on purpose: never where anybody waits for a frame."""
    salt = b"easel table\0" + table.encode("utf-8", "surrogatepass")
    return hashlib.scrypt(code.encode(), salt=salt, dklen=SECRET_BYTES, **SCRYPT)


def joined(*parts: str | bytes) -> bytes:
    """Parts as one row of bytes that no other parts come to: each with its length in four bytes before it."""
    spoken = [part.encode("utf-8", "surrogatepass") if isinstance(part, str) else part for part in parts]
    return b"".join(len(part).to_bytes(4, "big") + part for part in spoken)


@dataclass(frozen=True)
class LinkKeys:
    """All that one link is made of: what each side proves to have it, a key a direction, a newcomer's secret."""

    guest_proof: bytes
    host_proof: bytes
    to_host: bytes
    to_guest: bytes
    device_secret: bytes


def link_keys(shared: bytes, hello: bytes, greeting: bytes) -> LinkKeys:
    """What follows of what the two sides agreed on, and of all that they said for it (HKDF-SHA256, RFC 5869)."""
    salt = hashlib.sha256(joined(hello, greeting)).digest()
    root = hmac.digest(salt, shared, "sha256")

    def key(purpose: bytes) -> bytes:
        return hmac.digest(root, LABEL + b" " + purpose + b"\x01", "sha256")

    return LinkKeys(key(b"guest proof"), key(b"host proof"), key(b"to host"), key(b"to guest"), key(b"device secret"))


def who(secret: bytes, share: bytes) -> bytes:
    """What a device that comes back with this share is called on its link."""
    return _derived(secret, b"who", share)[:WHO_BYTES]


def seat_token(secret: bytes, seat: int) -> str:
    """The token with which a device speaks for one of its seats."""
    return _derived(secret, b"seat", seat.to_bytes(2, "big")).hex()


def voice(secret: bytes) -> bytes:
    """What a device says when its people agree that the match is carried on.  Nothing else that crosses leads to it."""
    return _derived(secret, b"voice")


def succession(copy_key: bytes, table: str) -> bytes:
    """Shows a host of before that its match was carried on: whoever has it has opened a standby copy of that table."""
    return _derived(copy_key, b"succession", table.encode("utf-8", "surrogatepass"))


def _derived(key: bytes, purpose: bytes, *parts: bytes) -> bytes:
    """Keys for different purposes have nothing to do with each other, however their parts are chosen."""
    return hmac.digest(key, joined(LABEL, purpose, *parts), "sha256")
