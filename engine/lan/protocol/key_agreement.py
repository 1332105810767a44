"""How two devices come by a secret that nobody else has: from the code, for newcomers, or from the device's own secret.

A newcomer and the host say one message each of SPAKE2, in which the code is hidden: neither a recording nor a false
host gives anything to try codes on, and each link is good for one guess.  A device that comes back says a fresh X25519
share, and its secret goes into what both work out: a recording is worth nothing even to whoever finds the secret later.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey

from engine.gate import Refused
from engine.rules import Why

if TYPE_CHECKING:  # loaded for the first newcomer, beside the loop: a host that comes back is waited for by all others
    from spake2 import SPAKE2_A, SPAKE2_B

GUEST, HOST = b"easel guest", b"easel host"
"""What the two sides of SPAKE2 are called."""

CODE_SHARE_BYTES = 33
"""A letter for the side (A: the guest, B: the host) and a point of Ed25519."""

SECRET_SHARE_BYTES = 32
"""A point of Curve25519."""

Random = Callable[[int], bytes]
"""So many bytes by chance."""


class Newcomer:
    """The guest's side, with a code.  Some ten milliseconds each: not to be called where anybody waits for a frame."""

    def __init__(self, code: str, random: Random) -> None:
        from spake2 import SPAKE2_A

        self._spake = SPAKE2_A(code.encode(), idA=GUEST, idB=HOST, entropy_f=random)
        self.share: bytes = self._spake.start()

    def shared(self, other: bytes) -> bytes:
        return _finished(self._spake, other)


class Doorkeeper:
    """The host's side, with the code of its table.  As slow."""

    def __init__(self, code: str, random: Random) -> None:
        from spake2 import SPAKE2_B

        self._spake = SPAKE2_B(code.encode(), idA=GUEST, idB=HOST, entropy_f=random)
        self.share: bytes = self._spake.start()

    def shared(self, other: bytes) -> bytes:
        return _finished(self._spake, other)


class Acquainted:
    """Either side, when the device comes back with its secret."""

    def __init__(self, secret: bytes, random: Random) -> None:
        self._secret = secret
        self._private = X25519PrivateKey.from_private_bytes(random(SECRET_SHARE_BYTES))
        self.share: bytes = self._private.public_key().public_bytes_raw()

    def shared(self, other: bytes) -> bytes:
        try:
            exchanged = self._private.exchange(X25519PublicKey.from_public_bytes(other))
        except ValueError:  # a point that gives the secret away, or none at all
            raise Refused(Why("no-frame")) from None
        return exchanged + self._secret


Agreement = Newcomer | Doorkeeper | Acquainted


def _finished(spake: "SPAKE2_A | SPAKE2_B", other: bytes) -> bytes:
    if len(other) != CODE_SHARE_BYTES:
        raise Refused(Why("no-frame"))
    try:
        shared: bytes = spake.finish(other)
    except Exception:  # the package raises half a dozen kinds for what is no share of the other side
        raise Refused(Why("no-frame")) from None
    return shared
