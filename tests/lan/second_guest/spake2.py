"""SPAKE2 as docs/lan.md tells it: the guest's side, over Ed25519, in plain numbers."""

import hashlib

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
ROOT = pow(2, (P - 1) // 4, P)

Point = tuple[int, int]
ZERO: Point = (0, 1)


def add(one: Point, other: Point) -> Point:
    (x1, y1), (x2, y2) = one, other
    both = D * x1 * x2 * y1 * y2 % P
    x = (x1 * y2 + x2 * y1) * pow(1 + both, -1, P)
    y = (y1 * y2 + x1 * x2) * pow(1 - both, -1, P)
    return x % P, y % P


def times(number: int, point: Point) -> Point:
    result = ZERO
    while number:
        if number & 1:
            result = add(result, point)
        point, number = add(point, point), number >> 1
    return result


def minus(point: Point) -> Point:
    return -point[0] % P, point[1]


def read(raw: bytes) -> Point:
    """32 bytes, the lowest first: y, and in the highest bit whether x is odd."""
    number = int.from_bytes(raw, "little")
    y, odd = number & (2**255 - 1), number >> 255
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT % P
    if (x * x - square) % P or len(raw) != 32:
        raise ValueError("no point")
    if x & 1 != odd:
        x = -x % P
    point = (x, y)
    if point == ZERO or times(ORDER, point) != ZERO:
        raise ValueError("not in the group")
    return point


def written(point: Point) -> bytes:
    return (point[1] | (point[0] & 1) << 255).to_bytes(32, "little")


BASE = read(bytes([0x58] + [0x66] * 31))
M = read(bytes.fromhex("15cfd18e385952982b6a8f8c7854963b58e34388c8e6dae891db756481a02312"))
N = read(bytes.fromhex("f04f2e7eb734b2a8f8b472eaf9c3c632576ac64aea650b496a8a20ff00e583c3"))


class Guest:
    def __init__(self, code: str, chance: bytes) -> None:
        """``chance``: 64 bytes."""
        self._code = code.encode("ascii")
        wide = HKDF(hashes.SHA256(), 48, b"", b"SPAKE2 pw").derive(self._code)
        self._word = int.from_bytes(wide, "big") % ORDER
        self._own = int.from_bytes(chance, "big") % ORDER
        self._point = written(add(times(self._own, BASE), times(self._word, M)))
        self.share = b"A" + self._point

    def shared(self, share: bytes) -> bytes:
        if share[:1] != b"B":
            raise ValueError("not a host's share")
        theirs = add(read(share[1:]), minus(times(self._word, N)))
        names = [hashlib.sha256(name).digest() for name in (self._code, b"easel guest", b"easel host")]
        agreed = written(times(self._own, theirs))
        return hashlib.sha256(b"".join([*names, self._point, share[1:], agreed])).digest()
