"""The ink codec on an evening's strokes: size beside other ways to write them, speed beside JSON, memory."""

import base64
import json
import math
import struct
import time
import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from itertools import pairwise

from engine.ink import (
    Author,
    Drawing,
    Entry,
    Progress,
    Sheet,
    Stroke,
    Style,
    compacted,
    decode,
    encode_chunks,
    read_log,
)
from tests.harness.hand import strokes
from tools.bench._figures import Figure, beside, in_turns

POINTS = 40_000

LIVE = 1 / 25
"""Seconds of ink in a chunk, as the drawing surface sends it."""

ROUNDS = 15

Line = list[tuple[int, int, int]]
"""A stroke for rivals: x, y, ticks; all that the log has of a point drawn with a finger."""


def evening(points: int, seed: int = 1) -> bytes:
    """The log of a drawing of at least so many points, as the app records and sends it, chunk by chunk."""
    author, due = Author(Sheet.LANDSCAPE), 0.0
    for touches in strokes(3 * points, seed):
        author.write(author.recorder.touch(Style(), *touches[0]))
        for touch in touches[1:]:
            author.write(author.recorder.move(*touch))
            if touch.seconds >= due:
                author.chunk()
                due = touch.seconds + LIVE
        author.write(author.recorder.lift())
        if author.recorder.points >= points:
            break
    author.chunk()
    return author.log


def figures() -> list[Figure]:
    log = evening(POINTS)
    return [*sizes(log), *speeds(log), memory(log)]


# Size


def sizes(log: bytes) -> list[Figure]:
    drawn = Drawing.from_log(log).strokes
    points = sum(map(len, drawn))
    lines = [line_of(stroke) for stroke in drawn]
    stored, live = [len(compacted(log)) / points], [len(log) / points]
    rivals = {
        "JSON [[x, y, t], …]": len(as_json(lines)) / points,
        "tldraw's f16 deltas in base64 (without times)": sum(map(len, map(as_tldraw, lines))) / points,
        "order-0 entropy of dx, dy, dt": entropy(lines) / 8,
        "order-0 entropy of the steps it writes": entropy(lines, predicting=True) / 8,
    }
    per_point = partial(beside, "ink stored, whole log", stored, "bytes/point")
    return [
        *(per_point(rival, [theirs]) for rival, theirs in rivals.items()),
        beside("ink sent live, 25 chunks a second", live, "bytes/point", "JSON", [rivals["JSON [[x, y, t], …]"]]),
    ]


def line_of(stroke: Stroke) -> Line:
    return list(zip(stroke.xs, stroke.ys, stroke.ats))


def as_json(lines: list[Line]) -> str:
    return json.dumps(lines, separators=(",", ":"))


def as_tldraw(line: Line) -> str:
    """The published two-dimensional form: float32 for the first point, float16 deltas after it, base64."""
    deltas = [step for (ax, ay, _), (bx, by, _) in pairwise(line) for step in (bx - ax, by - ay)]
    return base64.b64encode(struct.pack(f"<2f{len(deltas)}e", *line[0][:2], *deltas)).decode()


def entropy(lines: list[Line], predicting: bool = False) -> float:
    """Bits a point, if each of three deltas were coded as well as its frequencies allow.

    Predicting: x and y as differences from the last movement repeated, which is what the codec writes.
    """
    x, y, at = 0, 0, 0
    deltas = []
    for line in lines:
        dx = dy = 0
        for to_x, to_y, now in line:
            deltas.append((to_x - x - dx, to_y - y - dy, now - at))
            if predicting and (to_x, to_y, now) != line[0]:
                dx, dy = to_x - x, to_y - y
            x, y, at = to_x, to_y, now
    return sum(bits(column) for column in zip(*deltas))


def bits(symbols: Iterable[int]) -> float:
    counts = Counter(symbols)
    total = counts.total()
    return -sum(count * math.log2(count / total) for count in counts.values()) / total


# Speed


def speeds(log: bytes) -> list[Figure]:
    entries = read_log(compacted(log))
    chunks, _ = encode_chunks(entries, Progress())
    lines = [line_of(stroke) for stroke in Drawing.from_log(log).strokes]
    points = sum(map(len, lines))
    text = as_json(lines)
    deeds: list[Callable[[], object]] = [
        lambda: encode_chunks(entries, Progress()),
        lambda: as_json(lines),
        lambda: decode_all(chunks),
        lambda: json.loads(text),
    ]
    writing, json_writing, reading, json_reading = in_turns(
        [partial(million_a_second, deed, points) for deed in deeds], ROUNDS
    )
    return [
        beside("ink encoded", writing, "M points/s", "json.dumps (C)", json_writing),
        beside("ink decoded and checked", reading, "M points/s", "json.loads (C, unchecked)", json_reading),
    ]


def decode_all(chunks: list[bytes]) -> list[Entry]:
    progress, entries = Progress(), list[Entry]()
    for chunk in chunks:
        more, progress = decode(chunk, progress)
        entries += more
    return entries


def million_a_second(deed: Callable[[], object], points: int) -> float:
    start = time.process_time()
    deed()
    return points / (time.process_time() - start) / 1e6


# Memory


def memory(log: bytes) -> Figure:
    text = as_json([line_of(stroke) for stroke in Drawing.from_log(log).strokes])
    ours, theirs = held(lambda: Drawing.from_log(log)), held(lambda: json.loads(text))
    name = f"memory of a drawing of {POINTS // 1000} k points"
    return beside(name, [ours], "MB", "lists of [x, y, t]", [theirs])


def held(make: Callable[[], object]) -> float:
    """Megabytes that a thing holds once it is made."""
    tracemalloc.start()
    thing = make()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del thing
    return size / 1e6
