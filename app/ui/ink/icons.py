"""The tools' icons: small drawings by the same brush as the ink, on a square of 48 units."""

from array import array
from collections.abc import Sequence
from math import ceil, cos, pi, sin

from app.ui.ink.brush import Samples, corners, whole

Place = tuple[float, float]
Mark = tuple[float, Sequence[Place]]
"""A line of one breadth: its radius and its corners."""

SIDE = 48.0
THIN = 1.6


def turned(angle: float, *places: Place) -> list[Place]:
    """Places turned about the middle of the square, anticlockwise, in degrees."""
    c, s = cos(angle * pi / 180), sin(angle * pi / 180)
    return [(24 + c * (x - 24) - s * (y - 24), 24 + s * (x - 24) + c * (y - 24)) for x, y in places]


def mirrored(marks: Sequence[Mark]) -> list[Mark]:
    """Left becomes right."""
    return [(radius, [(SIDE - x, y) for x, y in places]) for radius, places in marks]


def bow(x: float, y: float, radius: float, start: float, stop: float) -> list[Place]:
    """An arc from one angle to another, in degrees."""
    steps = ceil(abs(stop - start) / 8)
    angles = [(start + (stop - start) * i / steps) * pi / 180 for i in range(steps + 1)]
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


PENCIL: list[Mark] = [
    (THIN, turned(-40, (24, 4), (18, 16), (18, 42), (30, 42), (30, 16), (24, 4))),
    (THIN, turned(-40, (18, 16), (30, 16))),
    (THIN, turned(-40, (18, 35), (30, 35))),
    (2.2, turned(-40, (24, 6), (24, 8))),
]
MARKER: list[Mark] = [
    (THIN, turned(-40, (19, 15), (15, 21), (15, 43), (33, 43), (33, 21), (29, 15), (19, 15))),
    (3.0, turned(-40, (22, 8), (22, 11), (26, 11), (26, 5), (22, 8))),
    (THIN, turned(-40, (15, 30), (33, 30))),
]
ERASER: list[Mark] = [
    (THIN, turned(40, (15, 10), (33, 10), (33, 40), (15, 40), (15, 10))),
    (THIN, turned(40, (15, 21), (33, 21))),
    (3.0, turned(40, (19, 14), (29, 14), (29, 17), (19, 17))),
    (THIN, [(14, 5), (40, 5)]),
]
UNDO: list[Mark] = [
    (2.0, [(19, 40), (10, 31), (19, 22)]),
    (2.0, [(10, 31), (28, 31), *bow(28, 21, 10, 90, -90), (18, 11)]),
]
REDO = mirrored(UNDO)
CLEAR: list[Mark] = [
    (2.0, [(9, 37), (39, 37)]),
    (THIN, [(19, 38), (20, 42), (28, 42), (29, 38)]),
    (THIN, [(13, 35), (15, 7), (33, 7), (35, 35)]),
    (THIN, [(20, 30), (21, 13)]),
    (THIN, [(28, 30), (27, 13)]),
]
PLAY: list[Mark] = [
    (3.0, [(17, 11), (37, 24), (17, 37), (17, 11)]),
    (4.0, [(22, 19), (29, 24), (22, 29), (22, 19)]),
]
PAUSE: list[Mark] = [(3.6, [(17, 12), (17, 36)]), (3.6, [(31, 12), (31, 36)])]


def dot(radius: float) -> list[Mark]:
    """A point of a pen."""
    return [(radius, [(24, 24)])]


def ring(radius: float) -> list[Mark]:
    """Round what is chosen."""
    return [(THIN, bow(24, 24, radius, 0, 360))]


def chevrons(count: int) -> list[Mark]:
    """One for each step of speed."""
    left = 24 - 5 * (count - 1) - 4
    return [(2.0, [(left + 10 * i, 34), (left + 10 * i + 8, 24), (left + 10 * i, 14)]) for i in range(count)]


def vertices(marks: Sequence[Mark]) -> "Samples[float]":
    """What the brush fills for an icon."""
    lines = (array("f", [value for x, y in places for value in (x, y, radius)]) for radius, places in marks)
    return corners(map(whole, lines))
