"""Things of the kitchen and the table: pots, cups, spoons, bread, cake, fruit, jars, eggs, ice-cream, checked cloth."""

from __future__ import annotations

import math
from collections.abc import Sequence

import skia

from tools.painter import brush, shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.shapes import Point

CHINA = "#f6f0e4"


def teapot(e: Easel, x: float, y: float, width: float, shade: str | Colour = CHINA, pattern: str | Colour = "#c85f4a",
        flip: bool = False) -> None:
    """A round teapot standing on (x, y), its spout to the right with its mouth at (62, -62); 76 tall to the knob."""
    with e.at(x, y, width / 100, flip=flip):
        e.solid(shapes.outline_of(shapes.smooth([(-34, -54), (-62, -56), (-62, -26), (-36, -16)], closed=False), 8),
                shade, round=0.7, rim=0.9, hand=0.4)
        e.solid(shapes.smooth([(30, -14), (46, -24), (50, -48), (60, -64), (68, -60), (60, -44), (58, -20), (36, -4)]),
                shade, round=0.8, rim=0.8, hand=0.5)
        body = shapes.smooth([(-26, 0), (-42, -18), (-44, -40), (-28, -58), (0, -63), (28, -58), (44, -40), (42, -18),
                (26, 0)])
        drawn = e.solid(body, shade, round=0.95, rim=0.9, flow=10, hand=0.5)
        with e.inside(drawn):
            for band in (-52, -8):
                e.line([(-46, band), (0, band + 6), (46, band)], pattern, 2.6, taper=False)
        e.solid(shapes.smooth([(-20, -59), (-12, -68), (12, -68), (20, -59), (0, -56)], tension=0.8), shade, round=0.8,
                rim=0.9, hand=0.4)
        e.solid(shapes.oval(0, -72, 5), pattern, rim=0.9, hand=0.3)


def cup(e: Easel, x: float, y: float, width: float, shade: str | Colour = CHINA,
        pattern: str | Colour = "#3f6a9a") -> skia.Path:
    """A wide tea cup on its saucer at (x, y); returns the oval of what is in it, in the present coordinates."""
    s = width / 100
    with e.at(x, y, s):
        e.solid(shapes.oval(0, -4, 82, 15), shade, round=0.4, rim=0.9, hand=0.5)
        e.pencil(shapes.oval(0, -5, 74, 12.4), e.tint(pattern), 1.6, 0.9)
        e.flat_shadow(shapes.oval(0, -4, 36, 8), 0.5, 4)
        e.solid(shapes.outline_of(shapes.smooth([(44, -50), (68, -56), (66, -28), (38, -20)], closed=False), 6), shade,
                round=0.7, rim=0.9, hand=0.4)
        bowl = shapes.smooth([(-50, -62), (-47, -36), (-30, -10), (-18, -4), (18, -4), (30, -10), (47, -36), (50, -62)],
                tension=0.9)
        drawn = e.solid(bowl, shade, round=0.9, rim=0.9, flow=0, hand=0.5)
        with e.inside(drawn):
            for flower in range(-4, 5):
                px, py = flower * 13, -32 + 6 * math.cos(flower * 0.5)
                for petal in range(5):
                    angle = math.tau * petal / 5
                    e.flat(shapes.oval(px + math.cos(angle) * 3.4, py + math.sin(angle) * 3.4, 2.4), pattern, 0.9,
                            hand=0.1)
                e.flat(shapes.leaf((px + 3, py + 8), (px + 9, py + 2), 2.6), pattern, 0.8, hand=0.1)
            e.line([(-50, -54), (0, -46), (50, -54)], "#d9a53a", 2, taper=False)
        e.solid(shapes.oval(0, -62, 50, 14), shade, round=0.2, rim=0.9, hand=0.4)
    return shapes.oval(x, y - 61 * s, 46 * s, 11.4 * s)


def spoon(e: Easel, start: Point, end: Point, width: float, shade: str | Colour = "#d8dce2") -> None:
    """A spoon lying from the end of its handle to its bowl."""
    turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    e.solid(shapes.limb([start, end], [width * 0.34, width * 0.2]), shade, rim=1.0, hand=0.4)
    e.solid(shapes.oval(*end, width * 0.85, width * 0.5, turn), shade, round=0.6, rim=1.0, hand=0.5)
    e.flat(shapes.oval(end[0], end[1], width * 0.66, width * 0.34, turn), colour(shade).darker(0.3), 0.7,
            blur=width * 0.06)


def checked_cloth(e: Easel, path: skia.Path, shade: str | Colour = "#fbf4e6", check: str | Colour = "#c8453a",
        size: float = 54, squash: float = 0.5) -> None:
    """A table-cloth in checks, seen slanting."""
    drawn = e.solid(path, shade, round=0.1, flow=2)
    bounds = drawn.getBounds()
    with e.inside(drawn):
        for band in range(int(bounds.width() / size) + 2):
            e.flat(shapes.box(bounds.left() + band * size * 2, bounds.top(), size, bounds.height()), check, 0.42)
        for band in range(int(bounds.height() / (size * squash)) + 2):
            e.flat(shapes.box(bounds.left(), bounds.top() + band * size * squash * 2, bounds.width(), size * squash),
                    check, 0.42)


def loaf(e: Easel, x: float, y: float, width: float, crust: str | Colour = "#c98a3f", cuts: int = 3) -> None:
    """A round loaf lying on (x, y), floured and slashed."""
    with e.at(x, y, width / 100):
        body = shapes.smooth([(-50, -8), (-46, -34), (-24, -54), (0, -58), (26, -54), (46, -34), (50, -8), (30, 1),
                (-30, 1)])
        drawn = e.solid(body, crust, round=0.95, rim=0.8, bristle=0.8, hand=0.9)
        with e.inside(drawn):
            for cut in range(cuts):
                at = -26 + cut * 52 / max(1, cuts - 1)
                e.solid(shapes.leaf((at - 10, -24), (at + 10, -52), 10), colour(crust).lighter(0.5), round=0.4,
                        edge=0.3, hand=0.4)
            brush.spatter(e, "#fff6e0", 30, (-40, -58, 40, -20), 1.6, 0.7)


def cake_tier(e: Easel, x: float, y: float, width: float, height: float, sponge: str | Colour = "#d99a5a",
        icing: str | Colour = "#fdeef0", name: object = "") -> None:
    """One round tier of cake standing on (x, y), with cream between and icing that runs down."""
    half, tilt = width / 2, width * 0.1
    luck = e.chance.apart("icing", name)
    side = shapes.smooth([(x - half, y - height), (x - half, y - tilt * 0.4), (x, y + tilt), (x + half, y - tilt * 0.4),
            (x + half, y - height)], tension=0.5)
    drawn = e.solid(side, sponge, round=0.8, flow=2, bristle=1)
    with e.inside(drawn):
        middle = y - height * 0.42
        e.solid(shapes.limb([(x - half - 9, middle - tilt * 0.5), (x, middle + tilt),
                (x + half + 9, middle - tilt * 0.5)], [height * 0.12] * 3), "#c8475a", edge=0.2)
        e.solid(shapes.limb([(x - half - 9, middle + height * 0.1 - tilt * 0.5), (x, middle + height * 0.1 + tilt),
                (x + half + 9, middle + height * 0.1 - tilt * 0.5)], [height * 0.1] * 3), "#fff6e8", edge=0.2)
    points: list[Point] = [(x - half * 1.02, y - height)]
    steps = max(7, int(width / 34))
    for step in range(1, steps):
        share = step / steps * 2 - 1
        base = y - height + tilt * math.sqrt(max(0.0, 1 - share * share))
        points.append((x + share * half * 1.03, base + (height * luck.between(0.16,
                0.42) if step % 2 else height * 0.03)))
    points.append((x + half * 1.02, y - height))
    e.solid(shapes.smooth(points, tension=0.9), icing, round=0.4, rim=0.9, hand=0.8)
    e.solid(shapes.oval(x, y - height, half * 1.03, tilt), icing, round=0.15, rim=0.7, hand=0.8)


def jar(e: Easel, x: float, y: float, height: float, filling: Sequence[str | Colour] = ("#f2b84b", "#e0703a"),
        lid: str | Colour | None = "#c8453a") -> skia.Path:
    """A glass jar standing on (x, y), 74 wide for 100 of height; returns the outline of its glass."""
    s = height / 100
    glass = shapes.smooth([(x + px * s, y + py * s) for px,
            py in ((-30, 0), (-36, -10), (-36, -66), (-26, -80), (-26, -90), (26, -90), (26, -80), (36, -66), (36, -10),
            (30, 0))], tension=0.7)
    e.flat(glass, "#dff0f0", 0.35)
    inner = shapes.scaled(glass, 0.88, 0.86, (x, y - 4 * s))
    e.wash(inner, filling, 90, 0.6)
    e.pencil(glass, e.light.key, max(1.2, 2.4 * s), 0.9)
    e.flat(shapes.limb([(x - 25 * s, y - 62 * s), (x - 26 * s, y - 16 * s)], [7 * s, 5 * s]), "#ffffff", 0.6, blur=s)
    e.flat(shapes.oval(x + 20 * s, y - 60 * s, 4 * s, 8 * s), "#ffffff", 0.5, blur=s)
    if lid:
        e.solid(shapes.box(x - 29 * s, y - 101 * s, 58 * s, 15 * s, 4 * s), lid, round=0.6, hand=0.5)
    return glass


def plate(e: Easel, x: float, y: float, radius: float, shade: str | Colour = CHINA, tilt: float = 1.0) -> None:
    """A plate; tilt 1 is seen from above, 0.2 from the side."""
    e.drop(shapes.oval(x, y, radius, radius * tilt), radius * 0.12, radius * 0.1)
    e.solid(shapes.oval(x, y, radius, radius * tilt), shade, round=0.35, rim=0.9, hand=0.7)
    e.pencil(shapes.oval(x, y, radius * 0.9, radius * 0.9 * tilt), e.tint("#5a6fa0"), radius * 0.03, 0.8)
    e.solid(shapes.oval(x, y, radius * 0.68, radius * 0.68 * tilt), colour(shade).darker(0.04), round=0.25, rim=0.5,
            hand=0.6)


def steam(e: Easel, x: float, y: float, height: float, shade: str | Colour = "#ffffff", alpha: float = 0.35) -> None:
    """Steam curling up from (x, y)."""
    for side, reach in ((-1, 0.8), (1, 1.0), (0, 0.6)):
        line = [(x + side * height * 0.08, y), (x + side * height * 0.2, y - height * 0.3 * reach),
                (x - side * height * 0.05, y - height * 0.6 * reach), (x + side * height * 0.16, y - height * reach)]
        e.flat(shapes.limb(line, [height * 0.04, height * 0.09, height * 0.08, height * 0.01]), shade, alpha,
                blur=height * 0.02)
