"""Instruments of music: strings, brass, drums, keys, bells, a gramophone. Most are 100 units tall before sizing."""

from __future__ import annotations

import math
from collections.abc import Sequence

import skia

from tools.painter import air, brush, shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.shapes import Point

GOLD = "#d9a53a"
VARNISH = "#b0602c"
BLACK_KEYS = (0, 1, 3, 4, 5)  # which of the seven steps of a scale have a black key after them


def fiddle_outline(x: float, y: float, height: float) -> skia.Path:
    """The body of a violin or a cello standing on (x, y), without its neck."""
    right = [(0, -100), (20, -97), (30, -84), (25, -68), (19, -58), (20, -47), (31, -38), (37, -20), (26, -3), (0, 0)]
    left = [(-px, py) for px, py in right[-2:0:-1]]
    size = height / 100
    return shapes.smooth([(x + px * size, y + py * size) for px, py in (*right, *left)])


def sound_hole(x: float, y: float, height: float, side: int) -> skia.Path:
    """One of the two curled openings of a fiddle; side -1 is the left one."""
    s = height / 100
    line = [(x + px * s * side, y + py * s) for px, py in ((-7, -50), (-12, -42), (-2, -10), (4, 12), (0, 44),
            (-6, 40))]
    dots = [shapes.oval(x - 7 * s * side, y - 46 * s, 7 * s), shapes.oval(x - 3 * s * side, y + 42 * s, 8 * s)]
    return shapes.join(shapes.limb(line, [5 * s, 11 * s, 12 * s, 5 * s]), *dots)


def cello(
    e: Easel, x: float, y: float, height: float, wood: str | Colour = VARNISH, lean: float = 0,
        lamps: str | Colour | None = None
) -> None:
    """A cello upright on (x, y), scroll and all 100 tall (its body 62);
    lamps is the light in its sound holes, if any.
    """
    with e.at(x, y, height / 100, lean):
        outline = fiddle_outline(0, 0, 62)
        e.drop(outline, 4, 4)
        body = e.solid(outline, wood, round=0.7, flow=88, bristle=0.9, hand=0.4)
        with e.inside(body):
            brush.hatch(e, body, colour(wood).darker(0.4), 89, 2.6, 0.5, 0.35)
            e.pencil(shapes.scaled(outline, 0.92, around=(0, -31)), e.dark(wood), 0.7, 0.7)
        e.solid(shapes.polygon([(-3, -50), (-2, -92), (2, -92), (3, -34), (-3, -34)]), "#33242a", round=0.6, hand=0.2)
        e.solid(shapes.limb([(0, -90), (1, -95), (4, -97), (4, -93.5), (2, -94)], [4, 4, 3, 2.4]), wood, hand=0.2)
        for peg in (-89, -85):
            e.solid(shapes.limb([(-6, peg), (6, peg + 1.4)], [1.8, 1.8]), "#33242a", hand=0.1)
        e.solid(shapes.polygon([(-3, -10), (3, -10), (2, -2), (-2, -2)]), "#33242a", hand=0.2)
        e.solid(shapes.smooth([(-7, -22), (-5, -26), (5, -26), (7, -22), (0, -24)]), "#e0b070", hand=0.2)
        for string in (-1.8, -0.6, 0.6, 1.8):
            e.line([(string * 1.3, -9), (string * 1.6, -25), (string * 0.7, -88)], "#f6ead0", 0.45, taper=False)
        for side in (-1, 1):
            hole = sound_hole(side * 11, -25, 15, side)
            if lamps:
                air.glow(e, side * 11, -25, 17, lamps, 0.6)
                e.glowing(hole, lamps, 2)
            else:
                e.flat(hole, "#2a1418", hand=0.1)


def trumpet_flower(
    e: Easel, x: float, y: float, size: float, shade: str | Colour = GOLD, turn: float = 0,
        throat: str | Colour = "#3a1c26"
) -> None:
    """The horn of a gramophone, its throat at (x, y), opening upwards; petals like a flower's."""
    with e.at(x, y, size / 100, turn):
        tone = colour(shade)
        cone = shapes.smooth([(-5, 2), (-8, -34), (-26, -66), (-50, -84), (50, -84), (26, -66), (8, -34), (5, 2)])
        e.solid(cone, tone.darker(0.1), round=0.9, rim=0.8, flow=86, hand=0.5)
        petals = 9
        for index in range(petals):
            angle = math.tau * (index + 0.5) / petals
            px, py = math.cos(angle) * 42, -84 + math.sin(angle) * 13
            lobe = shapes.oval(px, py, 17, 9, math.degrees(angle) * 0.25)
            e.solid(lobe, tone.lighter(0.12 if math.sin(angle) < 0 else 0.0), round=0.6, rim=0.9, hand=0.4)
        e.solid(shapes.oval(0, -84, 46, 14), tone.lighter(0.1), round=0.3, rim=0.6, hand=0.4)
        e.wash(shapes.oval(0, -82, 37, 10), [colour(throat).darker(0.2), throat, tone], 90, hand=0.3)
        for rib in range(-3, 4):
            e.line([(rib * 1.2, -30), (rib * 6, -62), (rib * 13, -78)], tone.darker(0.45), 1.4, alpha=0.5)


def gramophone(e: Easel, x: float, y: float, height: float, shade: str | Colour = GOLD, flip: bool = False) -> None:
    """A gramophone on (x, y): box, disc, crank and horn."""
    with e.at(x, y, height / 100, flip=flip):
        e.solid(shapes.box(-28, -22, 56, 22, 3), "#7a4630", round=0.5, flow=2, hand=0.4)
        e.solid(shapes.oval(0, -24, 26, 6), "#221820", round=0.2, rim=0.9, hand=0.2)
        e.flat(shapes.oval(0, -24, 7, 1.8), "#d9503f", hand=0.1)
        e.solid(shapes.limb([(28, -12), (37, -12), (37, -20)], [2.4, 2.4, 3]), "#4a3a38", hand=0.2)
        e.solid(shapes.limb([(-20, -24), (-24, -40), (-14, -44)], [4, 4, 4]), shade, hand=0.2)
    with e.at(x, y, height / 100, flip=flip):
        trumpet_flower(e, -14, -43, 62, shade, 24)


def keyboard_road(e: Easel, line: Sequence[Point], widths: Sequence[float], keys: int = 42) -> skia.Path:
    """A way of piano keys along the line (from near to far); each key is a plank across it. Returns its outline."""
    road = shapes.limb(line, widths, 16)
    spine = shapes.spine(line, 40)
    stations = [spine[min(len(spine) - 1,
            int(len(spine) * (1 - (1 - step / keys) ** 1.9)))] for step in range(keys + 1)]

    def across(index: int) -> tuple[Point, Point]:
        at = stations[index]
        share = spine.index(at) / (len(spine) - 1)
        ahead, behind = spine[min(len(spine) - 1, spine.index(at) + 2)], spine[max(0, spine.index(at) - 2)]
        dx, dy = ahead[0] - behind[0], ahead[1] - behind[1]
        length = math.hypot(dx, dy) or 1
        place = share * (len(widths) - 1)
        low = min(int(place), len(widths) - 2)
        half = (widths[low] + (widths[low + 1] - widths[low]) * (place - low)) / 2
        # the planks lie nearly level, as perspective has it
        nx, ny = -dy / length * half, dx / length * half * 0.45
        return (at[0] + nx, at[1] + ny), (at[0] - nx, at[1] - ny)

    luck = e.chance.apart("keys", keys)
    edges = [across(index) for index in range(keys + 1)]
    for index in range(keys - 1, -1, -1):
        (l0, r0), (l1, r1) = edges[index], edges[index + 1]
        thick = max(1.0, abs(r0[0] - l0[0]) * 0.07)
        side = shapes.polygon([l0, r0, (r0[0], r0[1] + thick), (l0[0], l0[1] + thick)])
        e.flat(side, "#a89a8a", hand=0)
        ivory = colour("#fbf4e2").darker(luck.between(0, 0.08))
        e.solid(shapes.polygon([l0, r0, r1, l1]), ivory, round=0.1, rim=0.5, edge=0.5, hand=0.4, bristle=0.4)
    for index in range(keys - 1, -1, -1):
        if (keys - index) % 7 in BLACK_KEYS:
            (l0, r0), (l1, r1) = edges[index], edges[index + 1]

            def on(one: Point, two: Point, share: float) -> Point:
                return one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share

            lift = abs(r0[0] - l0[0]) * 0.06
            quad = [on(l1, l0, 0.32), on(on(l1, l0, 0.32), on(r1, r0, 0.32), 0.6),
                    on(on(l1, l0, -0.32), on(r1, r0, -0.32), 0.6), on(l1, l0, -0.32)]
            e.flat(shapes.polygon(quad), "#18121c", hand=0)
            top = [(px, py - lift) for px, py in quad]
            e.solid(shapes.polygon(top), "#2a2030", round=0.3, rim=0.9, hand=0.3, bristle=0.2)
    return road


def bell(e: Easel, x: float, y: float, height: float, bronze: str | Colour = "#b8873a", turn: float = 0) -> None:
    """A great bell hanging from (x, y): crown, waist, mouth, with bands of ornament; its inside is dark."""
    with e.at(x, y, height / 100, turn):
        e.solid(shapes.outline_of(shapes.oval(0, 6, 9, 8), 5), bronze, hand=0.3)
        dome = shapes.smooth(
            [(-7, 10), (-22, 16), (-29, 34), (-32, 62), (-40, 84), (-52, 97), (52, 97), (40, 84), (32, 62), (29, 34),
                (22, 16), (7, 10)]
        )
        drawn = e.solid(dome, bronze, round=0.9, rim=1.0, flow=88, bristle=0.9, hand=0.6)
        with e.inside(drawn):
            for band in (28, 33, 78, 84):
                e.line([(-60, band), (0, band + 4), (60, band)], colour(bronze).darker(0.45), 1.4, taper=False)
            for leaf in range(-4, 5):
                e.flat(shapes.leaf((leaf * 10, 74), (leaf * 9, 60), 3.6), colour(bronze).darker(0.35), 0.8)
                e.flat(shapes.star(leaf * 8, 44, 3.4, 6, 0.5), colour(bronze).lighter(0.4), 0.7)
        e.solid(shapes.oval(0, 97, 52, 9), colour(bronze).darker(0.2), round=0.2, rim=0.8, hand=0.4)
        e.flat(shapes.oval(0, 97.5, 46, 6.6), "#1c1016", hand=0.2)
