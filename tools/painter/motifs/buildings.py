"""Buildings that are more than houses: a windmill, a factory, a tower of stone, a pier, a footbridge,
walls of brick.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import skia

from tools.painter import brush, shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.motifs.houses import window
from tools.painter.shapes import Point


def bricks(e: Easel, wall: skia.Path, shade: str | Colour, size: float = 34, name: object = "") -> None:
    """A wall of bricks that fills the outline."""
    drawn = e.solid(wall, shade, round=0.12, flow=2, bristle=0.7)
    bounds = drawn.getBounds()
    luck = e.chance.apart("bricks", name, round(bounds.left()), round(size))
    with e.inside(drawn):
        for row in range(int(bounds.height() / (size * 0.5)) + 2):
            for column in range(int(bounds.width() / size) + 2):
                x = bounds.left() + column * size - (size / 2 if row % 2 else 0)
                y = bounds.top() + row * size * 0.5
                tone = colour(shade).turned(luck.about(0, 18)).darker(luck.between(-0.06, 0.2))
                e.flat(shapes.box(x + 1, y + 1, size - 2.4, size * 0.5 - 2.4, size * 0.07), tone, 0.75, hand=0.5)


def windmill(e: Easel, x: float, y: float, height: float, wall: str | Colour = "#e6d8c0", cap: str | Colour = "#7a3f4a",
        turn: float = 20, sails: str | Colour = "#f4ecd8") -> Point:
    """A windmill standing on (x, y) without its sails 100 tall; returns the place of its axle."""
    with e.at(x, y, height / 100):
        tower = e.solid(shapes.polygon([(-30, 2), (-19, -78), (19, -78), (30, 2)]), wall, round=0.8, flow=88,
                bristle=0.9, hand=0.8)
        with e.inside(tower):
            brush.hatch(e, tower, colour(wall).darker(0.4), 0, 7, 0.8, 0.3)
        e.solid(shapes.smooth([(-24, -76), (-18, -94), (0, -104), (18, -94), (24, -76)], tension=0.9), cap, round=0.8,
                hand=0.6)
        for pane_y in (-60, -34):
            window(e, -6, pane_y, 12, 14)
        e.solid(shapes.join(shapes.box(-8, -18, 16, 20), shapes.oval(0, -18, 8)), "#5a3428", hand=0.4)
        for arm in range(4):
            with e.at(0, -84, 1, turn + arm * 90):
                e.solid(shapes.limb([(0, 0), (0, -74)], [3.4, 2]), "#5a3f34", hand=0.3)
                for side in (1,):
                    cloth = shapes.smooth([(1, -16), (17 * side, -18), (16 * side, -72), (1, -72)], tension=0.25)
                    e.solid(cloth, sails, round=0.3, flow=88, hand=0.6)
                for bar in range(6):
                    e.line([(-3, -18 - bar * 10.6), (17, -19 - bar * 10.6)], "#5a3f34", 1.2, taper=False)
        e.solid(shapes.oval(0, -84, 5), "#5a3f34", hand=0.3)
    return x, y - height * 0.84


def stone_tower(e: Easel, x: float, y: float, width: float, height: float, shade: str | Colour = "#a89aa0",
        roof: str | Colour | None = "#7a3f52", lamps: int = 3) -> None:
    """A round tower of stone on (x, y); a pointed roof, or battlements without one."""
    with e.at(x, y):
        half = width / 2
        body = e.solid(shapes.polygon([(-half * 1.08, 4), (-half, -height), (half, -height), (half * 1.08, 4)]), shade,
                round=0.9, flow=88, bristle=0.9, hand=1.4)
        luck = e.chance.apart("tower", round(x))
        with e.inside(body):
            for _ in range(int(height / 9)):
                place = (luck.between(-half, half), luck.between(-height, 0))
                e.flat(shapes.box(*place, width * 0.2, width * 0.09, 3),
                        colour(shade).darker(luck.between(-0.15, 0.25)), 0.7)
        if roof:
            e.solid(shapes.smooth([(-half * 1.3, -height + 6), (0, -height - width * 1.3), (half * 1.3, -height + 6),
                    (0, -height + 16)], tension=0.25), roof, round=0.7, hand=1.2)
        else:
            for tooth in range(4):
                e.solid(shapes.box(-half * 1.1 + tooth * half * 0.62, -height - width * 0.18, half * 0.36, width * 0.24,
                        3), shade, hand=0.8)
        for row in range(lamps):
            tall = width * 0.3
            window(e, -width * 0.1 + (row % 2) * width * 0.12, -height * (0.86 - row * 0.26), width * 0.2, tall)


def garland(e: Easel, start: Point, end: Point, sag: float, count: int,
        shades: Sequence[str | Colour] = ("#e0442f", "#f2a921", "#2f86c4", "#fffaf0")) -> None:
    """A string of small lanterns between two points."""
    line = [start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + sag), end]
    e.line(line, "#3a2f38", 2.4, taper=False)
    for index, (x, y) in enumerate(shapes.spine(line, max(2, count))[1:-1:2]):
        reach = math.hypot(end[0] - start[0], end[1] - start[1]) / count * 0.3
        e.glowing(shapes.oval(x, y + reach * 1.1, reach * 0.8, reach), shades[index % len(shades)], reach)
