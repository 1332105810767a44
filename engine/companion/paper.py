"""What can be seen on a sheet: the lines of a drawing's log, without what was taken back, cleared or rubbed out."""

import math
from collections.abc import Iterator

from engine.companion.raster import Line
from engine.ink import BadInk, Drawing, Stroke, Tool

CELL = 32
"""Rubbing is reckoned in squares of so many steps of the sheet, somewhat less than the smallest eraser's radius."""

Cells = set[tuple[int, int]]


def lines_on(log: bytes) -> list[Line]:
    """The lines, y down; nothing if the log is none."""
    try:
        shown = Drawing.from_log(log).shown()
    except BadInk:
        return []
    lines: list[Line] = []
    for stroke in shown:
        line = [(float(x), float(-y)) for x, y in zip(stroke.xs, stroke.ys)]
        if stroke.style.tool is Tool.ERASER:
            rubbed = _rubbed(line, stroke)
            lines = [part for each in lines for part in _left_of(each, rubbed)]
        else:
            lines.append(line)
    return lines


def _rubbed(line: Line, stroke: Stroke) -> Cells:
    """The squares that an eraser went over."""
    radius = stroke.style.radius
    reach = math.ceil(radius / CELL)
    near = [
        (right, down)
        for right in range(-reach, reach + 1)
        for down in range(-reach, reach + 1)
        if math.hypot(right, down) * CELL <= radius
    ]
    return {(x + right, y + down) for x, y in set(map(_cell, _closely(line))) for right, down in near}


def _cell(point: tuple[float, float]) -> tuple[int, int]:
    return math.floor(point[0] / CELL), math.floor(point[1] / CELL)


def _closely(line: Line) -> Iterator[tuple[float, float]]:
    """The same line with a point in every square that it passes."""
    yield line[0]
    for (ax, ay), (bx, by) in zip(line, line[1:]):
        steps = max(1, math.ceil(math.dist((ax, ay), (bx, by)) / CELL))
        for step in range(1, steps + 1):
            yield ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps


def _left_of(line: Line, rubbed: Cells) -> Iterator[Line]:
    """The pieces of a line that an eraser left."""
    if rubbed.isdisjoint(map(_cell, _closely(line))):
        yield line
        return
    piece: Line = []
    for point in _closely(line):
        if _cell(point) not in rubbed:
            piece.append(point)
        elif piece:
            yield piece
            piece = []
    if piece:
        yield piece
