"""A hand that draws: a stored doodle in its own manner, stroke by stroke at a person's pace.

What it draws is never the stored drawing itself: each time it has another size, slant, wobble, order and side.
"""

import math
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from engine.doodles import LARGEST, Doodle, drawings
from engine.ink import Entry, PaperLaid, Points, Progress, Sheet, StrokeBegun, StrokeEnded, Style, encode
from engine.ink.limits import TICKS_A_SECOND

Line = list[tuple[float, float]]

STEP = 5.0
"""Between two points that the hand passes, on a doodle's sheet of 255: strokes grow under one's eyes."""

SPEED = (110.0, 200.0)
"""How far the pen comes in a second: a person sees to it that others can follow."""

LEAST = 0.002
"""Seconds from one point to the next, also where the edge of the sheet stops the pen: time goes on."""

LIFTED = (0.25, 0.8)
"""Seconds between two strokes, and up to as much again for the way across the sheet."""

WAVES = ((60.0, 2.2), (150.0, 3.0))
"""A hand's unsteadiness: how long its waves are and how far they swing."""

SWAPPED = 0.15
"""How often a stroke comes before the one that was stored before it."""

LARGE = 2700
"""How much of our sheet, whose short edge has 3071 steps, a doodle's sheet takes."""


class Inked(NamedTuple):
    """One stroke: where the pen was, y down, and the milliseconds since the drawing began."""

    xs: list[int]
    ys: list[int]
    ms: list[int]


class Piece(NamedTuple):
    """What comes on the paper at once, and how many seconds it took to draw."""

    seconds: float
    ink: bytes


def doodle_of(list_id: str, number: int, random: Random) -> Doodle | None:
    """One of the stored drawings of a word, if there are any."""
    stored = drawings(list_id, number)
    return random.choice(stored) if stored else None


def drawn(doodle: Doodle, random: Random) -> list[Inked]:
    """The doodle by this hand, this time."""
    return paced(_in_another_order(varied(doodle, random), random), random)


def paced(lines: Sequence[Line], random: Random) -> list[Inked]:
    """Lines with the time that a hand takes for them."""
    speed, at = random.uniform(*SPEED), 0.0
    strokes = []
    for place, line in enumerate(lines):
        if place:
            across = math.dist(lines[place - 1][-1], line[0]) / LARGEST
            at += random.uniform(*LIFTED) * (1 + across)
        times = [at]
        for here, there in zip(line, line[1:]):
            at += max(math.dist(here, there) / speed * random.uniform(0.8, 1.2), LEAST)
            times.append(at)
        xs, ys = zip(*line, strict=True)
        strokes.append(Inked([*map(round, xs)], [*map(round, ys)], [round(1000 * time) for time in times]))
    return strokes


def varied(doodle: Doodle, random: Random) -> list[Line]:
    """Turned, slanted, stretched, smaller, perhaps mirrored, and not quite steady; still on the sheet."""
    turn, slant = random.uniform(-0.08, 0.08), random.uniform(-0.12, 0.12)
    size, stretch = random.uniform(0.78, 1.0), math.exp(random.uniform(-0.08, 0.08))
    wide, high = size * stretch * random.choice((-1, 1)), size / stretch
    cos, sin, middle = math.cos(turn), math.sin(turn), LARGEST / 2
    lines = []
    for xs, ys in doodle:
        line = []
        waves = _waves(random)
        for place, (x, y) in enumerate(_finely(list(zip(xs, ys, strict=True)))):
            x, y = (x - middle) * wide, (y - middle) * high
            dx, dy = _swing(waves, place * STEP)
            x, y = x * cos - y * sin + slant * y + dx, x * sin + y * cos + dy
            line.append((_on_sheet(x + middle), _on_sheet(y + middle)))
        lines.append(line)
    return lines


def _finely(line: Line) -> Iterator[tuple[float, float]]:
    """The same line with a point at every step of the hand."""
    yield line[0]
    for (ax, ay), (bx, by) in zip(line, line[1:]):
        steps = max(1, round(math.dist((ax, ay), (bx, by)) / STEP))
        for step in range(1, steps + 1):
            yield ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps


Wave = tuple[float, float, float]


def _waves(random: Random) -> list[Wave]:
    """How the hand swings along one stroke: the length, height and beginning of each wave, across and along."""
    return [
        (length * random.uniform(0.7, 1.4), height * random.uniform(0.2, 1.0), random.uniform(0, math.tau))
        for length, height in WAVES * 2
    ]


def _swing(waves: list[Wave], at: float) -> tuple[float, float]:
    swings = [height * math.sin(math.tau * at / length + begins) for length, height, begins in waves]
    half = len(swings) // 2
    return sum(swings[:half]), sum(swings[half:])


def _on_sheet(value: float) -> float:
    return min(max(value, 0.0), float(LARGEST))


def _in_another_order(lines: list[Line], random: Random) -> list[Line]:
    lines = list(lines)
    for place in range(1, len(lines)):
        if random.random() < SWAPPED:
            lines[place - 1], lines[place] = lines[place], lines[place - 1]
    return lines


# On paper --------------------------------------------------------------------------------------------------------


def inked(strokes: list[Inked], random: Random) -> list[Entry]:
    """The log of that drawing on a sheet of ours."""
    scale, sheet = LARGE / LARGEST, Sheet.LANDSCAPE
    right, up = random.randint(0, sheet.right - LARGE), random.randint(0, sheet.top - LARGE)
    entries: list[Entry] = [PaperLaid(sheet)]
    for stroke in strokes:
        xs = [right + round(x * scale) for x in stroke.xs]
        ys = [up + round((LARGEST - y) * scale) for y in stroke.ys]
        ats = [ms * TICKS_A_SECOND // 1000 for ms in stroke.ms]
        entries.append(StrokeBegun(0, ats[0], Style(), xs[0], ys[0]))
        if len(xs) > 1:
            entries.append(Points(0, xs[1:], ys[1:], ats[1:], [0] * (len(xs) - 1)))
        entries.append(StrokeEnded(0))
    return entries


def in_one_piece(entries: list[Entry]) -> bytes:
    """The whole log."""
    chunk, _ = encode(entries, Progress())
    return chunk


def in_pieces(entries: list[Entry], seconds: float) -> list[Piece]:
    """The same drawing as it comes bit by bit, each a chunk of the log that took so long to draw at most."""
    pieces: list[Piece] = []
    progress, waiting, began = Progress(), list[Entry](), 0
    for entry, at in _one_by_one(entries):
        waiting.append(entry)
        if at - began >= seconds * TICKS_A_SECOND:
            chunk, progress = encode(_joined(waiting), progress)
            pieces.append(Piece((at - began) / TICKS_A_SECOND, chunk))
            waiting, began = [], at
    if waiting:
        chunk, progress = encode(_joined(waiting), progress)
        pieces.append(Piece(seconds, chunk))
    return pieces


def _one_by_one(entries: list[Entry]) -> Iterator[tuple[Entry, int]]:
    """Each point by itself, and the tick at which it is on the paper."""
    at = 0
    for entry in entries:
        match entry:
            case Points():
                for x, y, tick, pressure in zip(*entry[1:], strict=True):
                    at = tick
                    yield Points(entry.hand, [x], [y], [tick], [pressure]), at
            case StrokeBegun():
                at = entry.at
                yield entry, at
            case _:
                yield entry, at


def _joined(entries: list[Entry]) -> Iterator[Entry]:
    """Points that follow each other as one entry again."""
    run: Points | None = None
    for entry in entries:
        if isinstance(entry, Points):
            if run is None:
                run = Points(entry.hand, [], [], [], [])
            for column, more in zip(run[1:], entry[1:], strict=True):
                column.extend(more)
            continue
        if run is not None:
            yield run
            run = None
        yield entry
    if run is not None:
        yield run
