"""The five shapes of a doodle's source, each as the points of one stroke on a canvas of 0..100."""

from collections.abc import Callable, Iterator
from math import ceil, cos, hypot, radians, sin

Point = tuple[float, float]

FINE = 2.0  # about so far apart are the points of a curve
DOT = 1.2  # a dot's radius: a tap alone might not be seen


def polyline(numbers: list[float]) -> list[Point]:
    return _points(numbers, 2)


def curve(numbers: list[float]) -> list[Point]:
    """A smooth line through the points, closed when it ends where it begins; a point given twice is a corner."""
    drawn: list[Point] = []
    for part in _between_corners(_points(numbers, 2)):
        drawn += _smooth(part)[1 if drawn else 0 :]
    return drawn


def oval(numbers: list[float]) -> list[Point]:
    """Centre, radii and, for an arc, the angles of its ends: 0 is right, 90 is down."""
    if len(numbers) not in (4, 6):
        raise ValueError("an oval has four numbers, an arc six")
    x, y, wide, high = numbers[:4]
    begin, end = numbers[4:] or (-90, 275)  # a hand goes a little further than round
    steps = max(8, ceil(abs(radians(end - begin)) * max(wide, high) / FINE))
    angles = (radians(begin + (end - begin) * i / steps) for i in range(steps + 1))
    return [(x + wide * cos(angle), y + high * sin(angle)) for angle in angles]


def rectangle(numbers: list[float]) -> list[Point]:
    if len(numbers) != 4:
        raise ValueError("a rectangle has four numbers")
    left, top, right, bottom = numbers
    return [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]


def dot(numbers: list[float]) -> list[Point]:
    if len(numbers) != 2:
        raise ValueError("a dot has two numbers")
    return oval([*numbers, DOT, DOT])


SHAPES: dict[str, Callable[[list[float]], list[Point]]] = {
    "l": polyline,
    "c": curve,
    "o": oval,
    "r": rectangle,
    "d": dot,
}


def _points(numbers: list[float], fewest: int) -> list[Point]:
    if len(numbers) % 2:
        raise ValueError("a coordinate is missing: the numbers are x and y in turn")
    if len(numbers) < 2 * fewest:
        raise ValueError(f"at least {fewest} points are needed")
    return list(zip(numbers[::2], numbers[1::2]))


def _between_corners(points: list[Point]) -> Iterator[list[Point]]:
    part = points[:1]
    for point in points[1:]:
        if point == part[-1]:
            if len(part) > 1:
                yield part
            part = [point]
        else:
            part.append(point)
    if len(part) > 1:
        yield part


def _smooth(points: list[Point]) -> list[Point]:
    """The centripetal Catmull-Rom line, which neither overshoots nor loops where points lie close together."""
    if len(points) == 2:
        return points
    if points[0] == points[-1]:
        around = [points[-2], *points, points[1]]
    else:
        around = [_beyond(points[1], points[0]), *points, _beyond(points[-2], points[-1])]
    drawn = [points[0]]
    for four in zip(around, around[1:], around[2:], around[3:]):
        steps = max(2, ceil(_far(four[1], four[2]) / FINE))
        drawn += [_between(four, i / steps) for i in range(1, steps + 1)]
    return drawn


def _beyond(inner: Point, end: Point) -> Point:
    return 2 * end[0] - inner[0], 2 * end[1] - inner[1]


def _far(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def _between(four: tuple[Point, Point, Point, Point], part: float) -> Point:
    """The point of the curve between the second and the third of four (Barry and Goldman's pyramid)."""
    times = [0.0]
    for one, other in zip(four, four[1:]):
        times.append(times[-1] + max(_far(one, other), 1e-6) ** 0.5)
    time = times[1] + (times[2] - times[1]) * part
    row = list(four)
    for width in (1, 2):
        row = [_mixed(row[i], row[i + 1], times[i], times[i + width], time) for i in range(len(row) - 1)]
    return _mixed(row[0], row[1], times[1], times[2], time)


def _mixed(one: Point, other: Point, begin: float, end: float, time: float) -> Point:
    share = (time - begin) / (end - begin)
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
