"""Packs what the hand draws into assets/doodles; the layout is told in engine/doodles.py, which reads it."""

import zlib
from collections.abc import Iterator
from pathlib import Path

from engine.decks.words import LISTS_IN_LEVEL
from engine.doodles import COUNT, ENTRY, MAGIC, SHIPPED, Doodle, Stroke
from tools.doodles import collection


def pack(folder: Path = SHIPPED) -> list[Path]:
    """Writes every level's file; the same sources give the same bytes."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for level in LISTS_IN_LEVEL:
        path = folder / f"level{level}.bin"
        path.write_bytes(packed(level))
        written.append(path)
    return written


def packed(level: int) -> bytes:
    blocks = {}
    for list_id in collection.list_ids(level):
        words = collection.of_list(list_id)
        if any(word.drawn for word in words):
            blocks[int(list_id.partition("-")[2])] = block([word.drawn for word in words])
    begin = len(MAGIC) + COUNT.size + ENTRY.size * len(blocks)
    head = MAGIC + COUNT.pack(len(blocks))
    for place, content in blocks.items():
        head += ENTRY.pack(place, begin, len(content), zlib.crc32(content))
        begin += len(content)
    return head + b"".join(blocks.values())


def block(words: list[tuple[Doodle, ...]]) -> bytes:
    return b"".join(_varint(number) for drawings in words for number in _numbers(drawings))


def _numbers(drawings: tuple[Doodle, ...]) -> Iterator[int]:
    yield len(drawings)
    for doodle in drawings:
        yield len(doodle)
        for stroke in doodle:
            yield from _of_stroke(stroke)


def _of_stroke(stroke: Stroke) -> Iterator[int]:
    xs, ys = stroke
    yield len(xs)
    yield from (xs[0], ys[0])
    for i in range(1, len(xs)):
        yield _zigzag(xs[i] - xs[i - 1])
        yield _zigzag(ys[i] - ys[i - 1])


def _zigzag(number: int) -> int:
    return 2 * number if number >= 0 else -2 * number - 1


def _varint(number: int) -> bytes:
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number)
    return bytes(out)
