"""The doodles that bots draw: reads assets/doodles, whose layout is told here.

A level's file (all numbers little-endian):
    4 bytes   MAGIC
    2 bytes   how many lists there are, then for each of them, in the order of their ids:
        2 bytes  the list's number in its level      4 bytes  where its block begins in the file
        4 bytes  the block's length                  4 bytes  the block's CRC-32
    blocks    for each of the seven words: how many drawings; for each: how many strokes; for each: how many points,
              the first point's x and y, then the way from each point to the next as two zigzag numbers.
Every number in a block is a varint: seven bits a byte, low ones first, the top bit says that more follow.
Points lie in 0..255 both ways, y down.  There is no time in them: the hand that draws makes its own.
"""

import logging
import struct
import zlib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from engine.decks.words import LISTS_IN_LEVEL, WORDS_IN_LIST

Stroke = tuple[tuple[int, ...], tuple[int, ...]]
"""The x and the y of a stroke's points."""

Doodle = tuple[Stroke, ...]
"""The strokes of one drawing, in the order in which they are drawn."""

MAGIC = b"EDO1"
COUNT = struct.Struct("<H")
ENTRY = struct.Struct("<HIII")
LARGEST = 255  # the far edge of the sheet
SHIPPED = Path(__file__).resolve().parents[1] / "assets" / "doodles"

log = logging.getLogger(__name__)


def drawings(list_id: str, number: int, folder: Path = SHIPPED) -> tuple[Doodle, ...]:
    """What the hand can draw for word 1..7 of a list such as "1-003"; nothing when there is none or it is damaged."""
    if not 1 <= number <= WORDS_IN_LIST:
        return ()
    words = _of_list(folder, list_id)
    return words[number - 1] if words else ()


@lru_cache(maxsize=12)  # the lists of one round
def _of_list(folder: Path, list_id: str) -> tuple[tuple[Doodle, ...], ...]:
    level, _, place = list_id.partition("-")
    if not (level.isascii() and level.isdigit() and place.isascii() and place.isdigit()):
        return ()
    path = folder / f"level{int(level)}.bin"
    try:
        block = _block(path, int(place))
        if not block and 1 <= int(place) <= LISTS_IN_LEVEL.get(int(level), 0):
            raise ValueError(f"{path.name} is damaged: it has no list {int(place)}")
        return tuple(_words(block)) if block else ()
    except (OSError, ValueError, struct.error) as problem:
        log.warning("no doodles of list %s: %s", list_id, problem)
        return ()


def forget() -> None:
    """Gives back the memory; the files are read anew when they are needed."""
    _of_list.cache_clear()


def _block(path: Path, place: int) -> bytes:
    """A list's block, read without the rest of the file; empty when the level has no such list."""
    with path.open("rb") as file:
        if file.read(len(MAGIC)) != MAGIC:
            raise ValueError(f"{path.name} is no file of doodles")
        (count,) = COUNT.unpack(file.read(COUNT.size))
        for _ in range(count):
            number, begin, length, checksum = ENTRY.unpack(file.read(ENTRY.size))
            if number == place:
                file.seek(begin)
                block = file.read(length)
                if len(block) != length or zlib.crc32(block) != checksum:
                    raise ValueError(f"{path.name} is damaged at list {place}")
                return block
    return b""


def _words(block: bytes) -> Iterator[tuple[Doodle, ...]]:
    numbers = _varints(block)
    try:
        for _ in range(WORDS_IN_LIST):
            yield tuple(tuple(_stroke(numbers) for _ in range(next(numbers))) for _ in range(next(numbers)))
    except (StopIteration, RuntimeError) as problem:  # a StopIteration inside a generator becomes a RuntimeError
        raise ValueError("a block of doodles ends too early") from problem


def _stroke(numbers: Iterator[int]) -> Stroke:
    count = next(numbers)
    xs, ys = [next(numbers)], [next(numbers)]
    for _ in range(count - 1):
        xs.append(xs[-1] + _from_zigzag(next(numbers)))
        ys.append(ys[-1] + _from_zigzag(next(numbers)))
    if min(*xs, *ys) < 0 or max(*xs, *ys) > LARGEST:
        raise ValueError("a stroke leaves the sheet")
    return tuple(xs), tuple(ys)


def _from_zigzag(number: int) -> int:
    return number >> 1 if number % 2 == 0 else -(number >> 1) - 1


def _varints(block: bytes) -> Iterator[int]:
    number = shift = 0
    for byte in block:
        number |= (byte & 127) << shift
        if byte & 128:
            shift += 7
        else:
            yield number
            number = shift = 0
