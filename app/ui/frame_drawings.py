"""What hangs in the frame of an empty page: lines as a child draws them, from 0 to 1 across and up."""

from math import cos, pi, sin

Line = tuple[tuple[float, float], ...]
Drawing = tuple[Line, ...]

STEPS = 20
"""Corners of a round line: more are not seen."""


def _round(x: float, y: float, wide: float, high: float, start: float = 0.0, end: float = 2.0) -> Line:
    """A piece of an oval round a point, from one half turn to another, against the clock from the right."""
    angles = [(start + (end - start) * step / STEPS) * pi for step in range(STEPS + 1)]
    return tuple([(x + wide * cos(angle), y + high * sin(angle)) for angle in angles])


def _face(x: float, y: float, size: float, smile: float, *hair: Line) -> Drawing:
    """A head with eyes and a smile; hair is told in parts of its size."""
    wide, high = size * 0.5, size
    eyes = [_round(x + side * wide * 0.38, y + high * 0.2, wide * 0.07, high * 0.1) for side in (-1, 1)]
    mouth = _round(x, y - high * 0.18, wide * smile, high * 0.36, 1.15, 1.85)
    locks = [tuple([(x + across * wide, y + up * high) for across, up in lock]) for lock in hair]
    return (_round(x, y, wide, high), *eyes, mouth, *locks)


PEOPLE: Drawing = (
    *_face(0.22, 0.42, 0.3, 0.5, ((-0.9, 0.45), (-0.5, 1.3), (0.0, 0.85), (0.5, 1.3), (0.9, 0.45))),
    *_face(0.52, 0.5, 0.36, 0.55, _round(0.0, 1.2, 0.4, 0.25), ((-1.0, 0.1), (-1.3, -0.9)), ((1.0, 0.1), (1.3, -0.9))),
    *_face(0.8, 0.36, 0.25, 0.6, ((-0.2, 1.0), (-0.1, 1.45)), ((0.05, 1.0), (0.1, 1.5)), ((0.25, 0.97), (0.4, 1.4))),
)
"""A child with a fringe, a grandmother with a bun, and the youngest with three hairs."""

VESSELS: Drawing = (
    ((0.06, 0.62), (0.09, 0.3), (0.22, 0.3), (0.25, 0.62), (0.06, 0.62)),
    _round(0.25, 0.46, 0.06, 0.1, -0.5, 0.5),
    ((0.35, 0.75), (0.37, 0.3), (0.47, 0.3), (0.49, 0.75), (0.35, 0.75)),
    ((0.36, 0.55), (0.48, 0.55)),
    _round(0.63, 0.5, 0.1, 0.22, 1.0, 2.0),
    ((0.53, 0.5), (0.73, 0.5)),
    ((0.84, 0.8), (0.87, 0.62), (0.79, 0.42), (0.83, 0.3), (0.93, 0.3), (0.97, 0.42), (0.89, 0.62), (0.92, 0.8)),
    ((0.84, 0.8), (0.92, 0.8)),
)
"""A cup, a glass, a bowl and a vase: easy to confuse in a drawing."""
