"""What grows: trees of all seasons, pines, grass, wheat, flowers, ferns, mushrooms, cactus, palm, weed and coral."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tools.painter import shapes
from tools.painter.chance import Chance
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.shapes import Point

LEAVES = ("#5f9a5a", "#86b86a", "#4a8a6a", "#a3c26a")
BLOSSOM = ("#f8c8d0", "#f2a0b4", "#fde6e6", "#e88aa4")
AUTUMN = ("#d9702c", "#e8a53a", "#b8433a", "#c98a2c")


def boughs(e: Easel, x: float, y: float, height: float, bark: str | Colour = "#5a4038", spread: float = 1.0,
        lean: float = 0, orders: int = 4, name: object = "") -> list[Point]:
    """A bare tree standing on (x, y); returns the ends of its twigs, for leaves, lamps or fruit."""
    luck = e.chance.apart("boughs", round(x), round(y), name)
    tips: list[Point] = []
    _bough(e, luck, (x, y), -90 + lean, height * 0.36, height * 0.1, orders, spread, colour(bark), tips)
    roots = height * 0.1
    for side in (-1, 1):
        e.solid(shapes.limb([(x + side * roots * 0.1, y - roots * 0.8), (x + side * roots * 0.5, y - roots * 0.2),
            (x + side * roots * 1.1, y + roots * 0.1)], [roots * 0.7, roots * 0.5, 1]), bark, edge=0.3, flow=70)
    return tips


def _bough(e: Easel, luck: Chance, start: Point, angle: float, length: float, thick: float, orders: int,
        spread: float, bark: Colour, tips: list[Point]) -> None:
    end = (start[0] + math.cos(math.radians(angle)) * length, start[1] + math.sin(math.radians(angle)) * length)
    bow = luck.about(0, length * 0.12)
    middle = ((start[0] + end[0]) / 2 + bow, (start[1] + end[1]) / 2 + luck.about(0, length * 0.05))
    if orders > 1:
        e.solid(shapes.limb([start, middle, end], [thick, thick * 0.8, thick * 0.6], 6), bark, round=0.7, edge=0.3,
            flow=angle, hand=0.8, bristle=0.6)
    else:
        e.line([start, middle, end], bark, max(1.2, thick), taper=False)
        tips.append(end)
        return
    for side in (-1, 1):
        turn = side * luck.between(16, 36) * spread
        _bough(e, luck, end, angle + turn + luck.about(0, 6), length * luck.between(0.66, 0.84), thick * 0.6,
            orders - 1, spread, bark, tips)
    if luck.maybe(0.5):
        _bough(e, luck, middle, angle + luck.sign() * luck.between(34, 56) * spread, length * 0.6, thick * 0.42,
            orders - 1, spread, bark, tips)


def tree(e: Easel, x: float, y: float, height: float, leaves: Sequence[str | Colour] = LEAVES,
        bark: str | Colour = "#5a4038", lean: float = 0, full: float = 1.0) -> list[Point]:
    """A tree in leaf (or blossom, or autumn: give other leaves); full thins or thickens the crown. Returns its
    twigs.
    """
    tips = boughs(e, x, y, height, bark, 1.0, lean)
    foliage(e, tips, height * 0.1 * full, leaves)
    return tips


def foliage(e: Easel, places: Sequence[Point], reach: float, leaves: Sequence[str | Colour] = LEAVES,
        flecks: int = 9) -> None:
    """Clumps of leaves at the places, dark ones first, flecked with single leaves towards the light."""
    if not places:
        return
    luck = e.chance.apart("foliage", len(places), round(places[0][0]))
    for layer, (size, tone) in enumerate(((1.25, -0.3), (1.0, 0.0), (0.7, 0.2))):
        for x, y in places:
            dx, dy = e.to_light((x, y))
            shade = colour(luck.pick(leaves))
            shade = shade.darker(-tone) if tone < 0 else shade.lighter(tone)
            at = (x + luck.about(dx * layer * reach * 0.3, reach * 0.5),
                y + luck.about(dy * layer * reach * 0.3, reach * 0.5))
            e.solid(shapes.blob(*at, reach * size, reach * size * 0.85, luck, 0.2, 8), shade, round=0.7, rim=0.25,
                edge=0, bristle=0.7, hand=1.6)
    for x, y in places:
        for _ in range(flecks):
            at = (x + luck.about(0, reach * 1.5), y + luck.about(0, reach * 1.4))
            turn = luck.angle()
            tip = (at[0] + math.cos(turn) * reach * 0.3, at[1] + math.sin(turn) * reach * 0.3)
            e.flat(shapes.leaf(at, tip, reach * 0.15), colour(luck.pick(leaves)).lighter(luck.between(0, 0.35)), 0.9,
                hand=0)


def pine(e: Easel, x: float, y: float, height: float, needles: str | Colour = "#2f5a4c", snow: float = 0.0,
        lean: float = 0) -> None:
    """A fir standing on (x, y), in tiers; snow is how much lies on it."""
    luck = e.chance.apart("pine", round(x), round(y))
    with e.at(x, y, height / 100, lean):
        e.solid(shapes.box(-3, -14, 6, 15), "#4a3630", round=0.6, hand=0.4)
        tiers = 6
        for tier in range(tiers):
            share = tier / (tiers - 1)
            base, wide = -8 - share * 66, 30 - share * 21
            top = base - 30 + share * 6
            points: list[Point] = [(0, top)]
            for step in range(5):
                t = (step + 1) / 5
                points += [(wide * t, top + (base - top) * t + luck.about(0, 1)),
                    (wide * t - 3.4, top + (base - top) * t + 1.4)]
            points = [*points, (0, base + 2.6), *[(-px, py + luck.about(0, 1)) for px, py in reversed(points[1:])]]
            tone = colour(needles).lighter(0.05 * share).darker(luck.between(0, 0.12))
            drawn = e.solid(shapes.smooth(points, tension=0.5), tone, flow=80, bristle=0.9, edge=0.25, hand=0.6,
                round=0.5)
            if snow:
                with e.inside(drawn):
                    for side in (-1, 1):
                        slope = shapes.leaf((side * wide * 0.22, base - 17), (side * wide * 1.05, base - 2), 7,
                            side * 0.16)
                        e.flat(slope, "#ffffff", 0.92 * snow, hand=0.8, blur=0.5)
            if snow and tier == tiers - 1:
                e.flat(shapes.leaf((0, top + 12), (0, top - 1), 7), "#ffffff", 0.9 * snow)


def grass(e: Easel, left: float, right: float, y: float, height: float, count: int,
        shades: Sequence[str | Colour] = LEAVES, sway: float = 0.3, name: object = "") -> None:
    """Blades standing along y from left to right."""
    luck = e.chance.apart("grass", count, round(left), round(y), name)
    for _ in range(count):
        x, tall = luck.between(left, right), height * luck.between(0.45, 1)
        foot = y + luck.about(0, height * 0.12)
        tip = (x + luck.about(sway, 0.5) * tall, foot - tall)
        e.flat(shapes.leaf((x, foot), tip, max(1.4, tall * 0.07), luck.about(0, 0.16)),
            colour(luck.pick(shades)).darker(luck.between(-0.02, 0.25)), hand=0)


def wheat(e: Easel, x: float, y: float, height: float, sway: float = 0.2, shade: str | Colour = "#e0a93c") -> None:
    """One ear on its stalk."""
    tip = (x + sway * height, y - height)
    e.line([(x, y), (x + sway * height * 0.3, y - height * 0.6), tip], colour(shade).darker(0.2), height * 0.022,
        taper=False)
    for grain in range(7):
        share = 1 - grain * 0.05
        at = (x + sway * height * share, y - height * share)
        for side in (-1, 1):
            far = (at[0] + side * height * 0.035 + sway * height * 0.04, at[1] - height * 0.06)
            e.flat(shapes.leaf(at, far, height * 0.022), colour(shade).lighter(0.04 * grain), hand=0)


def flower(e: Easel, x: float, y: float, height: float, petals: str | Colour = "#e25a4a",
        heart: str | Colour = "#f2c84b", count: int = 7, sway: float = 0.1, size: float = 0.2) -> None:
    """A flower on its stem standing on (x, y)."""
    top = (x + sway * height, y - height)
    e.line([(x, y), (x + sway * height * 0.2, y - height * 0.5), top], "#5f8a4a", max(1.5, height * 0.035), taper=False)
    e.solid(shapes.leaf((x + sway * height * 0.1, y - height * 0.3), (x + height * 0.24, y - height * 0.5),
        height * 0.09, 0.1), "#6a9a55", edge=0.2, hand=0.3)
    reach = height * size
    for petal in range(count):
        angle = math.tau * petal / count + 0.3
        far = (top[0] + math.cos(angle) * reach, top[1] + math.sin(angle) * reach * 0.8)
        e.solid(shapes.leaf(top, far, reach * 0.62), petals, round=0.4, edge=0.3, hand=0.3)
    e.solid(shapes.oval(*top, reach * 0.3), heart, edge=0.3, hand=0.2)


def blossom(e: Easel, x: float, y: float, size: float, shades: Sequence[str | Colour] = BLOSSOM,
        turn: float = 0) -> None:
    """One open blossom seen from above."""
    for petal in range(5):
        angle = math.radians(turn + petal * 72)
        far = (x + math.cos(angle) * size, y + math.sin(angle) * size)
        e.solid(shapes.leaf((x, y), far, size * 0.85), shades[petal % len(shades)], round=0.4, edge=0.25, hand=0.3)
    e.flat(shapes.oval(x, y, size * 0.22), "#f2c05a")


def petals(e: Easel, places: Sequence[Point], size: float, shades: Sequence[str | Colour] = BLOSSOM) -> None:
    """Loose petals or leaves in the air."""
    luck = e.chance.apart("petals", len(places))
    for x, y in places:
        turn, reach = luck.angle(), size * luck.between(0.6, 1.2)
        e.flat(shapes.leaf((x, y), (x + math.cos(turn) * reach, y + math.sin(turn) * reach), reach * 0.55,
            luck.about(0, 0.2)), luck.pick(shades), 0.95, hand=0.2)


def fern(e: Easel, x: float, y: float, height: float, sway: float = 0.5, shade: str | Colour = "#4f8a55") -> None:
    tip = (x + sway * height, y - height * 0.7)
    line = shapes.spine([(x, y), (x + sway * height * 0.3, y - height * 0.7), tip], 9)
    e.line(line[::6] + [tip], colour(shade).darker(0.2), height * 0.02)
    for index, (px, py) in enumerate(line[2:]):
        reach = height * 0.26 * (1 - index / len(line)) ** 0.7
        for side in (-1, 1):
            far = (px + reach * 0.5 + side * reach * 0.5, py + side * reach * 0.7 - reach * 0.2)
            e.flat(shapes.leaf((px, py), far, reach * 0.2, 0.1 * side),
                colour(shade).lighter(0.14 if side < 0 else 0), hand=0.2)


def mushroom(e: Easel, x: float, y: float, height: float, cap: str | Colour = "#c8382f", spots: bool = True,
        lean: float = 0) -> None:
    with e.at(x, y, height / 100, lean):
        stem = e.solid(shapes.smooth([(-12, 0), (-10, -40), (-8, -66), (8, -66), (11, -40), (14, 0), (0, 3)]),
            "#f2e8d4", flow=86, hand=0.7, round=0.9)
        with e.inside(stem):
            e.flat_shadow(shapes.oval(0, -62, 24, 14), 0.6, 5)
        e.solid(shapes.smooth([(-14, -44), (0, -50), (15, -44), (10, -36), (0, -38), (-10, -36)]), "#e6d8c0", hand=0.5)
        gills = e.flat(shapes.oval(0, -60, 48, 11), "#e8d2b4")
        with e.inside(gills):
            for gill in range(-8, 9):
                e.line([(gill * 2, -68), (gill * 6, -48)], "#a8876a", 1.2, alpha=0.6)
        dome = e.solid(shapes.smooth([(-54, -60), (-46, -84), (-22, -100), (4, -104), (30, -97), (48, -82), (54, -60),
            (28, -66), (0, -68), (-28, -66)]), cap, flow=10, hand=0.8, round=0.9)
        if spots:
            with e.inside(dome):
                for sx, sy, reach in ((-30, -80, 7), (-8, -92, 8), (18, -82, 9), (38, -74, 5), (-44, -68, 4),
                        (2, -74, 4)):
                    e.solid(shapes.oval(sx, sy, reach, reach * 0.75), "#fbf3e2", edge=0.2, hand=0.6)


def cactus(e: Easel, x: float, y: float, height: float, shade: str | Colour = "#4f8a5f",
        bloom: str | Colour | None = "#e25a7a") -> None:
    with e.at(x, y, height / 100):
        for line, wide in (([(0, 0), (1, -50), (0, -92)], (20, 22, 18)),
                ([(-4, -36), (-24, -40), (-27, -64)], (11, 12, 11)), ([(4, -48), (24, -52), (26, -78)], (11, 12, 10))):
            drawn = e.solid(shapes.limb(line, wide), shade, flow=88, hand=0.8, round=0.9)
            with e.inside(drawn):
                for rib in (-6, 0, 6):
                    e.line([(px + rib, py) for px, py in line], colour(shade).darker(0.35), 1, alpha=0.7)
        if bloom:
            for bx, by in ((0, -102), (-27, -71), (26, -84)):
                blossom(e, bx, by, 6, (bloom, colour(bloom).lighter(0.3)))


def palm(e: Easel, x: float, y: float, height: float, lean: float = 0.16, fronds: str | Colour = "#4f8f5a") -> None:
    top = (x + lean * height, y - height)
    trunk = [(x, y), (x + lean * height * 0.25, y - height * 0.5), top]
    drawn = e.solid(shapes.limb(trunk, [height * 0.08, height * 0.05, height * 0.045]), "#9a7048", flow=85, hand=0.9)
    with e.inside(drawn):
        for px, py in shapes.spine(trunk, 12):
            e.line([(px - height * 0.05, py - 2), (px, py + height * 0.012), (px + height * 0.05, py - 3)], "#5f4028",
                1.6, alpha=0.7)
    for index in range(9):
        angle = math.radians(-200 + index * 27.5)
        reach = height * 0.44
        far = (top[0] + math.cos(angle) * reach, top[1] + math.sin(angle) * reach * 0.6 + height * 0.14)
        middle = (top[0] + math.cos(angle) * reach * 0.55, top[1] + math.sin(angle) * reach * 0.55 - height * 0.06)
        line = shapes.spine([top, middle, far], 9)
        for at, (px, py) in enumerate(line[1:]):
            long = height * 0.13 * (1 - abs(at / len(line) - 0.4))
            for side in (-1, 1):
                tip = (px + math.cos(angle) * long * 0.7 + side * long * 0.3, py + long * 0.75)
                e.flat(shapes.leaf((px, py), tip, long * 0.16),
                    colour(fronds).darker(0.2 if side < 0 else 0).turned(index * 3), hand=0)
        e.line([top, middle, far], colour(fronds).lighter(0.3), height * 0.012)


def seaweed(e: Easel, x: float, y: float, height: float, shade: str | Colour = "#3f7f5a", waves: int = 3) -> None:
    luck = e.chance.apart("weed", round(x), round(y))
    points = [(x, y)]
    for step in range(1, waves * 2 + 1):
        points.append((x + luck.sign() * height * luck.between(0.02, 0.08), y - height * step / (waves * 2)))
    e.solid(shapes.limb(points, [height * 0.06, height * 0.08, height * 0.06, 2]), shade, flow=85, hand=1, edge=0.2)


def coral(e: Easel, x: float, y: float, height: float, shade: str | Colour = "#e2705a") -> None:
    """A branching coral with rounded ends."""
    luck = e.chance.apart("coral", round(x), round(y))

    def branch(start: Point, angle: float, length: float, thick: float, orders: int) -> None:
        end = (start[0] + math.cos(math.radians(angle)) * length, start[1] + math.sin(math.radians(angle)) * length)
        e.solid(shapes.limb([start, end], [thick, thick * 0.8]), shade, edge=0.25, hand=0.6, bristle=0.3)
        if orders:
            for turn in (-30, 24):
                branch(end, angle + turn + luck.about(0, 12), length * luck.between(0.6, 0.85), thick * 0.78,
                    orders - 1)

    branch((x, y), -90 + luck.about(0, 8), height * 0.36, height * 0.12, 3)


def roots(e: Easel, x: float, y: float, depth: float, spread: float, bark: str | Colour = "#5a4038",
        count: int = 7) -> None:
    """Roots going down from (x, y)."""
    luck = e.chance.apart("roots", round(x), round(y))
    for index in range(count):
        share = (index + 0.5) / count * 2 - 1
        reach = depth * luck.between(0.6, 1) * (1 - abs(share) * 0.4)
        line = [(x + share * spread * 0.14, y), (x + share * spread * 0.5 + luck.about(0, 20), y + reach * 0.35),
            (x + share * spread * 0.7 + luck.about(0, 30), y + reach * 0.7),
            (x + share * spread + luck.about(0, 30), y + reach)]
        wide = depth * 0.09 * (1 - abs(share) * 0.4)
        e.solid(shapes.limb(line, [wide, wide * 0.7, wide * 0.4, 2]), bark, flow=80, hand=1.2, edge=0.35)
        for share_along in (0.4, 0.65):
            points = shapes.spine(line, 8)
            root = points[int(share_along * len(points))]
            e.line([root, (root[0] + luck.about(0, 50), root[1] + 30),
                (root[0] + luck.about(0, 80), root[1] + luck.between(50, 90))], colour(bark).lighter(0.1), wide * 0.3)
