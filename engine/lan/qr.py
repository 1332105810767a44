"""A QR code of a short text, as in ISO/IEC 18004: byte mode, versions 1 to 5, error correction level M.

``squares`` goes the way of the standard: bytes, blocks with their corrections, a matrix, the mask that reads best.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

Square = tuple[int, int]
"""Row and column, from the top left corner."""

Matrix = list[list[bool]]
"""Rows of squares; True is dark."""


@dataclass(frozen=True)
class Version:
    """What the standard lays down for one size at level M."""

    number: int
    blocks: int
    words: int
    """Bytes of text, with their header, in a block."""
    corrections: int
    """Bytes of error correction in a block."""

    @property
    def side(self) -> int:
        return 17 + 4 * self.number

    @property
    def room(self) -> int:
        """Bytes of text: four bits say that bytes follow and eight how many."""
        return self.blocks * self.words - 2


VERSIONS = (
    Version(1, 1, 16, 10),
    Version(2, 1, 28, 16),
    Version(3, 1, 44, 26),
    Version(4, 2, 32, 18),
    Version(5, 2, 43, 24),
)

MOST_BYTES = VERSIONS[-1].room

QUIET = 4
"""Light squares that must surround the code for a camera to find it."""

BYTE_MODE = 0b0100
PADDING = (0xEC, 0x11)

LEVEL_M = 0b00
FORMAT_GENERATOR, FORMAT_MASK = 0x537, 0x5412

FIELD = 0x11D
"""The polynomial whose remainders are the numbers that corrections are reckoned with."""

MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda row, column: (row + column) % 2 == 0,
    lambda row, column: row % 2 == 0,
    lambda row, column: column % 3 == 0,
    lambda row, column: (row + column) % 3 == 0,
    lambda row, column: (row // 2 + column // 3) % 2 == 0,
    lambda row, column: row * column % 2 + row * column % 3 == 0,
    lambda row, column: (row * column % 2 + row * column % 3) % 2 == 0,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2 == 0,
)


class TooLong(ValueError):
    """The text does not fit the largest code that is made here."""


def squares(text: str) -> Matrix:
    """The smallest code that holds the text, without its quiet border."""
    written = text.encode()
    version = next((version for version in VERSIONS if len(written) <= version.room), None)
    if version is None:
        raise TooLong(f"{len(written)} bytes, at most {MOST_BYTES}")
    blank, fixed = _frame(version)
    bits = _bits(_interleaved(_words(written, version), version))
    filled = _fill(blank, fixed, bits)
    return min((_masked(filled, fixed, mask) for mask in range(len(MASKS))), key=_penalty)


# Bytes ---------------------------------------------------------------------------------------------------------------


def _words(written: bytes, version: Version) -> bytes:
    """Header, text, four bits of end, and padding up to the version's size."""
    number = BYTE_MODE << 8 | len(written)
    for byte in written:
        number = number << 8 | byte
    words = (number << 4).to_bytes(len(written) + 2, "big")
    missing = version.blocks * version.words - len(words)
    return words + bytes(PADDING[place % 2] for place in range(missing))


def _interleaved(words: bytes, version: Version) -> bytes:
    """The blocks, then their corrections, a byte of each block in turn."""
    blocks = [words[start : start + version.words] for start in range(0, len(words), version.words)]
    corrections = [_corrections(block, version.corrections) for block in blocks]
    return bytes(byte for part in (blocks, corrections) for turn in zip(*part) for byte in turn)


def _corrections(block: bytes, count: int) -> bytes:
    """The remainder of the block, as a polynomial, divided by the generator: Reed and Solomon's code."""
    generator = _generator(count)
    rest = [0] * count
    for byte in block:
        factor = byte ^ rest.pop(0)
        rest.append(0)
        rest = [have ^ _times(factor, coefficient) for have, coefficient in zip(rest, generator)]
    return bytes(rest)


def _generator(count: int) -> list[int]:
    """The coefficients, without the leading one, of the product of (x - 2**power) for the first powers."""
    coefficients = [1]
    root = 1
    for _power in range(count):
        shifted, scaled = [*coefficients, 0], [0, *(_times(coefficient, root) for coefficient in coefficients)]
        coefficients = [left ^ right for left, right in zip(shifted, scaled)]
        root = _times(root, 2)
    return coefficients[1:]


def _times(left: int, right: int) -> int:
    """The product in the field of 256 numbers."""
    product = 0
    while right:
        if right & 1:
            product ^= left
        left = left << 1 ^ (FIELD if left & 0x80 else 0)
        right >>= 1
    return product


def _bits(words: bytes) -> Iterator[bool]:
    return (bool(word >> place & 1) for word in words for place in range(7, -1, -1))


# The matrix ----------------------------------------------------------------------------------------------------------


def _frame(version: Version) -> tuple[Matrix, set[Square]]:
    """What is the same in every code of this version, and where no text goes."""
    side = version.side
    matrix: Matrix = [[False] * side for _row in range(side)]
    fixed: set[Square] = set()

    def put(row: int, column: int, dark: bool) -> None:
        if 0 <= row < side and 0 <= column < side:
            matrix[row][column] = dark
            fixed.add((row, column))

    for place in range(side):  # timing: where the rows and columns are
        put(6, place, place % 2 == 0)
        put(place, 6, place % 2 == 0)
    for top, left in ((3, 3), (3, side - 4), (side - 4, 3)):  # finders, with their light border
        _put_rings(put, top, left, radius=4, dark=(0, 1, 3))
    if version.number > 1:  # alignment
        _put_rings(put, side - 7, side - 7, radius=2, dark=(0, 2))
    for row, column in (*_format_places(side)[0], *_format_places(side)[1]):
        put(row, column, False)
    put(side - 8, 8, True)
    return matrix, fixed


def _put_rings(
    put: Callable[[int, int, bool], None], row: int, column: int, radius: int, dark: tuple[int, ...]
) -> None:
    for down in range(-radius, radius + 1):
        for along in range(-radius, radius + 1):
            put(row + down, column + along, max(abs(down), abs(along)) in dark)


def _format_places(side: int) -> tuple[list[Square], list[Square]]:
    """Where the fifteen format bits stand, most significant first: round the first finder, and beside the others."""
    near = [(8, column) for column in (0, 1, 2, 3, 4, 5, 7)] + [(row, 8) for row in (8, 7, 5, 4, 3, 2, 1, 0)]
    far = [(side - 1 - step, 8) for step in range(7)] + [(8, side - 8 + step) for step in range(8)]
    return near, far


def _fill(blank: Matrix, fixed: set[Square], bits: Iterator[bool]) -> Matrix:
    """Text climbs and descends in columns of two, from the right; squares left over stay light."""
    filled = [row[:] for row in blank]
    for row, column in _way(len(blank)):
        if (row, column) not in fixed:
            filled[row][column] = next(bits, False)
    return filled


def _way(side: int) -> Iterator[Square]:
    pairs = [right for right in range(side - 1, 0, -2) if right > 6] + [5, 3, 1]  # no pair holds the timing column
    for turn, right in enumerate(pairs):
        rows = range(side) if turn % 2 else range(side - 1, -1, -1)
        for row in rows:
            yield row, right
            yield row, right - 1


def _masked(filled: Matrix, fixed: set[Square], mask: int) -> Matrix:
    inverts, side = MASKS[mask], len(filled)
    masked = [
        [dark ^ ((row, column) not in fixed and inverts(row, column)) for column, dark in enumerate(squares)]
        for row, squares in enumerate(filled)
    ]
    information = _format(mask)
    for places in _format_places(side):
        for step, (row, column) in enumerate(places):
            masked[row][column] = bool(information >> (14 - step) & 1)
    return masked


def _format(mask: int) -> int:
    """Level and mask with ten bits of correction."""
    told = LEVEL_M << 3 | mask
    rest = told << 10
    for place in range(14, 9, -1):
        if rest >> place & 1:
            rest ^= FORMAT_GENERATOR << (place - 10)
    return (told << 10 | rest) ^ FORMAT_MASK


# Which mask reads best -----------------------------------------------------------------------------------------------


def _penalty(matrix: Matrix) -> int:
    """The standard's four complaints: long runs, blocks, what looks like a finder, too dark or too light."""
    lines = [*matrix, *(list(column) for column in zip(*matrix))]
    return sum(map(_runs, lines)) + _blocks(matrix) + sum(map(_false_finders, lines)) + _imbalance(matrix)


def _runs(line: list[bool]) -> int:
    points, length = 0, 1
    for before, now in zip(line, [*line[1:], None]):
        if before == now:
            length += 1
        else:
            points += length - 2 if length >= 5 else 0
            length = 1
    return points


def _blocks(matrix: Matrix) -> int:
    return 3 * sum(
        upper[column] == upper[column + 1] == lower[column] == lower[column + 1]
        for upper, lower in zip(matrix, matrix[1:])
        for column in range(len(matrix) - 1)
    )


def _false_finders(line: list[bool]) -> int:
    told = "".join("#" if dark else "." for dark in line)
    return 40 * sum(
        told.startswith(pattern, start) for pattern in ("#.###.#....", "....#.###.#") for start in range(len(told))
    )


def _imbalance(matrix: Matrix) -> int:
    count = len(matrix) ** 2
    dark = sum(map(sum, matrix))
    return 10 * (abs(20 * dark - 10 * count) // count)
