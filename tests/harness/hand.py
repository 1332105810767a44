"""A hand that draws: strokes with the speed, tremor and sampling of a finger, the same every time.

No recording is shipped: each stroke follows a shape as a hand does (slower where the line bends, by the two
thirds power law; at rest at both ends), with tremor, touch noise and one sample a frame of an uneven 60 Hz.
"""

import math
import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

FRAME = 1 / 60
PIXEL = 3.6
"""Grid units to a pixel: a landscape sheet 1,140 pixels broad."""


class Touch(NamedTuple):
    """One sample of a finger: where (grid units, with fractions) and when (seconds)."""

    x: float
    y: float
    seconds: float


Place = tuple[float, float]
Path = list[Place]


def circle(radius: float = 700, turns: float = 1.05, points: int = 240) -> Path:
    return [
        (radius * math.cos(a), radius * math.sin(a))
        for a in (2 * math.pi * turns * i / points for i in range(points + 1))
    ]


def spiral() -> Path:
    return [((60 + 6 * i / 4) * math.cos(i / 20), (60 + 6 * i / 4) * math.sin(i / 20)) for i in range(900)]


def zigzag(width: float, height: float, teeth: int) -> Path:
    """Handwriting: a row of rounded teeth."""
    turns = [math.tau * i / 24 for i in range(teeth * 24 + 1)]
    along = width / turns[-1]
    return [(along * a + height / 5 * math.sin(a + 1), height / 2 * math.sin(a)) for a in turns]


def hatch(width: float, height: float, lines: int) -> Path:
    """Shading: straight strokes to and fro, turning sharply."""
    corners = [(width * i / lines + (height / 2 if i % 2 else 0), height * (i % 2)) for i in range(lines + 1)]
    return list(_along(corners, 40))


def polygon(corners: list[Place]) -> Path:
    return list(_along(corners, 60))


def wave(width: float, height: float, waves: float) -> Path:
    return [(width * i / 300, height * math.sin(math.tau * waves * i / 300)) for i in range(301)]


def dot() -> Path:
    return [(0, 0), (3, 2)]


def _along(corners: list[Place], steps: int) -> Iterator[Place]:
    for (x0, y0), (x1, y1) in zip(corners, corners[1:]):
        for i in range(steps):
            yield x0 + (x1 - x0) * i / steps, y0 + (y1 - y0) * i / steps
    yield corners[-1]


HOUSE = [(0.0, 0.0), (0.0, 700.0), (450.0, 1150.0), (900.0, 700.0), (900.0, 0.0), (0.0, 0.0)]
STAR = [
    (400 * math.cos(math.pi / 2 + i * math.tau * 2 / 5), 400 * math.sin(math.pi / 2 + i * math.tau * 2 / 5))
    for i in range(6)
]

SHAPES: dict[str, tuple[Callable[[], Path], float]] = {
    "fast circle": (lambda: circle(700), 7000),
    "calm circle": (lambda: circle(420), 2000),
    "spiral": (spiral, 5500),
    "tiny zigzag": (lambda: zigzag(620, 90, 9), 1800),
    "handwriting": (lambda: zigzag(1500, 260, 9), 3600),
    "slow hatch": (lambda: hatch(620, 420, 14), 1500),
    "quick hatch": (lambda: hatch(900, 600, 12), 4200),
    "house": (lambda: polygon(HOUSE), 2400),
    "star": (lambda: polygon(STAR), 2800),
    "wave": (lambda: wave(2400, 260, 3), 2600),
    "flick": (lambda: wave(1500, 120, 0.3), 6500),
    "line": (lambda: wave(420, 14, 0.5), 1600),
    "arc": (lambda: circle(230, 0.4), 1700),
    "eye": (lambda: circle(60, 1.1), 1300),
    "dot": (dot, 300),
}
"""Shape and pace (grid units a second on a gentle bend) of each named stroke."""

COMMON = ("line", "line", "arc", "arc", "arc", "eye", "dot", "flick")
"""Drawn over and over: most strokes of a drawing are short."""


def stroke(name: str, seed: int = 1, place: Place = (2047, 1535), tilt: float = 0.0) -> list[Touch]:
    """One stroke as a tablet would report it, its shape's origin at `place`, turned by `tilt` radians."""
    shape, pace = SHAPES[name]
    c, s = math.cos(tilt), math.sin(tilt)
    path = [(place[0] + x * c - y * s, place[1] + x * s + y * c) for x, y in shape()]
    return list(_sampled(_timed(path, pace), random.Random(f"{name} {seed}")))


def _timed(path: Path, pace: float) -> list[Touch]:
    """When the hand is where: v = pace * (bend radius / 300)^(1/3), easing in and out of rest."""
    lengths = [math.dist(a, b) for a, b in zip(path, path[1:])]
    total, gone, now = sum(lengths), 0.0, 0.0
    timed = [Touch(*path[0], 0.0)]
    for i, length in enumerate(lengths, 1):
        bend = _bend(path[max(0, i - 4)], path[i], path[min(len(path) - 1, i + 4)])
        speed = pace * min(1.6, max(0.12, (bend / 300) ** (1 / 3)))
        gone += length
        ease = min(1.0, 0.18 + 6 * min(gone, total - gone) / (total + 1))
        now += length / (speed * ease)
        timed.append(Touch(*path[i], now))
    return timed


def _bend(a: Place, b: Place, c: Place) -> float:
    """Radius of the circle through three places."""
    double_area = abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]))
    return math.dist(a, b) * math.dist(b, c) * math.dist(c, a) / (2 * double_area + 1e-6)


def _sampled(timed: list[Touch], chance: random.Random) -> Iterator[Touch]:
    """What the screen reports of it: frames, tremor of 9 Hz, noise of the glass, eighths of a pixel."""
    phase, now, i = chance.uniform(0, math.tau), 0.0, 0
    while i < len(timed) - 1:
        while i < len(timed) - 2 and timed[i + 1].seconds < now:
            i += 1
        a, b = timed[i], timed[i + 1]
        part = min(1.0, (now - a.seconds) / (b.seconds - a.seconds + 1e-9))
        shake = 0.35 * PIXEL * math.sin(math.tau * 9 * now + phase)
        x = a.x + (b.x - a.x) * part + shake + chance.gauss(0, 0.22 * PIXEL)
        y = a.y + (b.y - a.y) * part + shake * 0.6 + chance.gauss(0, 0.22 * PIXEL)
        yield Touch(_eighth(x), _eighth(y), now)
        if now >= timed[-1].seconds:
            return
        now += FRAME + chance.gauss(0, 0.0012)


def _eighth(value: float) -> float:
    return round(value / PIXEL * 8) / 8 * PIXEL


def strokes(points: int, seed: int = 1, right: float = 4095, top: float = 3071) -> Iterator[list[Touch]]:
    """An evening's drawing: strokes of every kind all over the sheet, at least so many points."""
    chance = random.Random(seed)
    names = [*SHAPES, *COMMON * 6]
    clock, made = 0.0, 0
    while made < points:
        place = chance.uniform(0.12, 0.88) * right, chance.uniform(0.12, 0.88) * top
        touches = stroke(chance.choice(names), chance.randrange(10**6), place, chance.uniform(0, math.tau))
        yield [touch._replace(seconds=touch.seconds + clock) for touch in touches]
        clock += touches[-1].seconds + chance.uniform(0.15, 0.9)
        made += len(touches)
