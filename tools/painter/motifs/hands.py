"""Open hands, seen near."""

from __future__ import annotations

import math
from collections.abc import Sequence

import skia

from tools.painter import shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.shapes import Point

Finger = tuple[Sequence[Point], Sequence[float]]

OPEN: tuple[Finger, ...] = (
    (((-16, -42), (-23, -64), (-28, -80)), (12.4, 11.4, 9.6)),
    (((-6, -46), (-9, -74), (-11, -97)), (13.2, 12.4, 10.4)),
    (((5, -46), (7, -75), (9, -100)), (13.4, 12.6, 10.6)),
    (((15, -42), (21, -68), (26, -89)), (12.8, 12, 10)),
    (((13, -16), (31, -33), (44, -52)), (20, 16, 12)),
)


def open_outline(fingers: Sequence[Finger] = OPEN) -> skia.Path:
    """A hand with its wrist at (0, 0) and its fingers upwards, about 100 units long."""
    palm = shapes.smooth([(-15, 30), (-16, 4), (-22, -20), (-23, -42), (-10, -53), (8, -53), (21, -44), (24, -26),
        (17, -2), (15, 30)])
    return shapes.join(palm, *[_finger(points, widths) for points, widths in fingers])


def _finger(points: Sequence[Point], widths: Sequence[float]) -> skia.Path:
    """It narrows a little, and its tip is half a circle; its root lies in the palm."""
    line = shapes.spine(points, 8)
    left, right = [], []
    for index, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, index - 1)], line[min(index + 1, len(line) - 1)]
        along = math.atan2(by - ay, bx - ax)
        place = index / (len(line) - 1) * (len(widths) - 1)
        low = min(int(place), len(widths) - 2)
        half = (widths[low] + (widths[low + 1] - widths[low]) * (place - low)) / 2
        left.append((x + math.sin(along) * half, y - math.cos(along) * half))
        right.append((x - math.sin(along) * half, y + math.cos(along) * half))
    (tx, ty), reach = line[-1], widths[-1] / 2
    tip = [(tx + math.cos(along + math.radians(turn)) * reach, ty + math.sin(along + math.radians(turn)) * reach)
        for turn in range(-60, 61, 30)]
    return shapes.smooth([*left, *tip, *reversed(right)])


def open_palm(
    e: Easel, x: float, y: float, size: float, skin: str | Colour = "#d9a07a", turn: float = 0, flip: bool = False,
    fingers: Sequence[Finger] = OPEN, lines: bool = True,
) -> skia.Path:
    """A palm towards us. Returns its outline in units of its own."""
    shade = colour(skin)
    with e.at(x, y, size / 100, turn, flip):
        drawn = e.solid(open_outline(fingers), shade, round=0.34, rim=0.7, bristle=0.4, edge=0, hand=0)
        e.pencil(drawn, e.dark(shade).darker(0.35), min(1.4, 260 / size), 0.7)
        with e.inside(drawn):
            for points, widths in fingers:
                _flesh(e, points, widths, shade)
            e.flat(shapes.oval(13, -16, 14, 19, 30), shade.lighter(0.35), 0.35, blur=5, hand=0)
            e.flat(shapes.oval(-14, -16, 9, 20, -6), shade.lighter(0.3), 0.3, blur=5, hand=0)
            e.flat(shapes.oval(0, -26, 10, 13), shade.darker(0.3), 0.3, blur=6, hand=0)
            if lines:
                for crease in ([(20, -36), (4, -32), (-2, -18), (-1, 2)], [(22, -38), (4, -38), (-16, -28)],
                    [(-22, -40), (-6, -42), (6, -50)]):
                    e.line(crease, shade.darker(0.48).turned(-8), 1.5, alpha=0.75)
    return drawn


def _flesh(e: Easel, points: Sequence[Point], widths: Sequence[float], shade: Colour) -> None:
    """A finger's own light, and the creases of its joints."""
    e.flat(shapes.limb(points, [width * 0.45 for width in widths]), shade.lighter(0.4), 0.3, blur=1.6, hand=0)
    (bx, by), (mx, my), (tx, ty) = points
    for (ax, ay), (cx, cy), width in (((bx, by), (mx, my), widths[1]), ((mx, my), (tx, ty), widths[2])):
        px, py = ax + (cx - ax) * 0.62, ay + (cy - ay) * 0.62
        dx, dy = cx - ax, cy - ay
        length = max(1e-6, (dx * dx + dy * dy) ** 0.5)
        nx, ny = -dy / length * width * 0.42, dx / length * width * 0.42
        e.line([(px - nx, py - ny), (px + dx / length, py + dy / length), (px + nx, py + ny)], shade.darker(0.42), 0.9,
            alpha=0.6)
    e.flat(shapes.oval(tx, ty, widths[2] * 0.4), "#d9604e", 0.2, blur=1.4, hand=0)
