"""A line of samples to the polygon around it: two rails beside it, round at ends and at sharp corners."""

from collections.abc import Iterator, Sequence
from math import acos, atan2, ceil, cos, hypot, pi, sin

Place = tuple[float, float]

ROUNDNESS = 0.6
"""Grid units between a round end and its polygon."""

SHARP = 0.5
"""Turn in radians from which a corner is rounded; below it the two sides nearly meet anyway."""


def outline(line: Sequence[float]) -> list[Place]:
    """The polygon, anticlockwise, to be filled by the nonzero rule."""
    spine = list(_distinct(line))
    if len(spine) == 1:
        return list(_arc(spine[0], 0, 2 * pi))
    ways = [atan2(b[1] - a[1], b[0] - a[0]) for a, b in zip(spine, spine[1:])]
    right = list(_rail(spine, ways))
    left = list(_rail(spine[::-1], [way + pi for way in reversed(ways)]))
    return [*right, *left]


def _distinct(line: Sequence[float]) -> Iterator[tuple[float, float, float]]:
    """The samples without those that stand still, which have no direction."""
    last = None
    for sample in zip(line[0::3], line[1::3], line[2::3]):
        if last is None or hypot(sample[0] - last[0], sample[1] - last[1]) > 1e-3:
            yield sample
            last = sample


def _rail(spine: Sequence[tuple[float, float, float]], ways: Sequence[float]) -> Iterator[Place]:
    """The edge to the right of the line, and round its far end to the left edge."""
    yield _beside(spine[0], ways[0])
    for sample, way, next_way in zip(spine[1:], ways, ways[1:]):
        turn = (next_way - way + pi) % (2 * pi) - pi
        if turn > SHARP:  # turning left: this side is the outer one
            yield from _arc(sample, way - pi / 2, turn)
        elif turn < -SHARP:
            yield _beside(sample, way)
            yield _beside(sample, next_way)
        else:
            yield _beside(sample, way + turn / 2)
    yield from _arc(spine[-1], ways[-1] - pi / 2, pi)


def _beside(sample: tuple[float, float, float], way: float) -> Place:
    x, y, radius = sample
    return x + radius * sin(way), y - radius * cos(way)


def _arc(sample: tuple[float, float, float], start: float, turn: float) -> Iterator[Place]:
    x, y, radius = sample
    steps = max(2, ceil(turn / (2 * acos(1 - min(1.0, ROUNDNESS / radius)))))
    for i in range(steps + 1):
        angle = start + turn * i / steps
        yield x + radius * cos(angle), y + radius * sin(angle)
