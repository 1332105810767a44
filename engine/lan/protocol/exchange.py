"""Two sides that say one half each come by a secret that nobody who only listens can work out: X25519, RFC 7748.

Python has no such exchange of its own.  This one takes a millisecond or two, and how long exactly hangs on
the private number: no matter here, where that number is used for as long as a door is open and then forgotten.
"""

from engine.gate import Refused
from engine.rules import Why

HALF_BYTES = 32

_PRIME = 2**255 - 19
_A24 = 121665
_BASE = 9


def half(private: bytes) -> bytes:
    """What may be said aloud of 32 secret bytes by chance."""
    return _times(private, _BASE).to_bytes(HALF_BYTES, "little")


def whole(private: bytes, other_half: bytes) -> bytes:
    """The secret that both sides come to; Refused if the other half is one of the few that give it away."""
    secret = _times(private, int.from_bytes(other_half, "little") % 2**255)
    if secret == 0:
        raise Refused(Why("no-frame"))
    return secret.to_bytes(HALF_BYTES, "little")


def _times(private: bytes, point: int) -> int:
    """The point as many times as the private number says: a ladder that holds two neighbours and climbs bit by bit."""
    number = int.from_bytes(private, "little") & ~7 & (2**254 - 1) | 2**254
    low_x, low_z, high_x, high_z = 1, 0, point, 1
    for bit in range(254, -1, -1):
        if number >> bit & 1:
            high_x, high_z, low_x, low_z = _step(high_x, high_z, low_x, low_z, point)
        else:
            low_x, low_z, high_x, high_z = _step(low_x, low_z, high_x, high_z, point)
    return low_x * pow(low_z, _PRIME - 2, _PRIME) % _PRIME


def _step(x: int, z: int, other_x: int, other_z: int, apart: int) -> tuple[int, int, int, int]:
    """The first point doubled, and the sum of both; they are ``apart`` from each other."""
    plus, minus = x + z, x - z
    plus_squared, minus_squared = plus * plus % _PRIME, minus * minus % _PRIME
    difference = plus_squared - minus_squared
    across, along = plus * (other_x - other_z), minus * (other_x + other_z)
    return (
        plus_squared * minus_squared % _PRIME,
        difference * (plus_squared + _A24 * difference) % _PRIME,
        (along + across) ** 2 % _PRIME,
        apart * (along - across) ** 2 % _PRIME,
    )
