"""Twelve seat symbols, each a shape of its own, white on nothing so that the app can tint them."""

from __future__ import annotations

import math
from collections.abc import Callable

import skia

from tools.painter import shapes
from tools.painter.gallery import Picture, hang
from tools.painter.table.signs import white_on_nothing


def _rounded(path: skia.Path, width: float = 9) -> skia.Path:
    """Corners as a brush would leave them."""
    pen = skia.Paint(Style=skia.Paint.kStrokeAndFill_Style, StrokeWidth=width, StrokeJoin=skia.Paint.kRound_Join)
    grown = skia.Path()
    pen.getFillPath(path, grown)
    return grown


def triangle() -> skia.Path:
    return _rounded(shapes.polygon([(50, 14), (91, 85), (9, 85)]))


def circle() -> skia.Path:
    return shapes.oval(50, 50, 41)


def square() -> skia.Path:
    return shapes.box(14, 14, 72, 72, 10)


def diamond() -> skia.Path:
    return _rounded(shapes.polygon([(50, 5), (87, 50), (50, 95), (13, 50)]), 6)


def cross() -> skia.Path:
    return shapes.join(shapes.box(35, 7, 30, 86, 8), shapes.box(7, 35, 86, 30, 8))


def star() -> skia.Path:
    return _rounded(shapes.star(50, 53, 44, 5, 0.46), 6)


def heart() -> skia.Path:
    path = skia.Path()
    path.moveTo(50, 90)
    path.cubicTo(-6, 54, 2, 10, 30, 10)
    path.cubicTo(42, 10, 48, 18, 50, 26)
    path.cubicTo(52, 18, 58, 10, 70, 10)
    path.cubicTo(98, 10, 106, 54, 50, 90)
    path.close()
    return path


def moon() -> skia.Path:
    return shapes.cut(shapes.oval(47, 50, 43), shapes.oval(69, 42, 35))


def leaf() -> skia.Path:
    blade = shapes.leaf((16, 84), (90, 8), 74)
    vein = shapes.outline_of(shapes.smooth([(20, 80), (46, 52), (70, 30)], closed=False), 6)
    stalk = shapes.outline_of(shapes.smooth([(7, 94), (20, 80)], closed=False), 9)
    return shapes.join(shapes.cut(blade, vein), stalk)


def drop() -> skia.Path:
    body = shapes.join(shapes.oval(50, 62, 33), shapes.polygon([(50, 4), (77, 44), (80, 54), (20, 54), (23, 44)]))
    glint = shapes.outline_of(shapes.smooth([(33, 64), (38, 76), (48, 81)], closed=False), 6)
    return shapes.cut(body, glint)


def bolt() -> skia.Path:
    return _rounded(shapes.polygon([(60, 6), (20, 56), (46, 56), (36, 94), (80, 40), (53, 40)]), 5)


def flower() -> skia.Path:
    petals = [
        shapes.oval(50 + 25 * math.cos(a), 50 + 25 * math.sin(a), 20)
        for a in (math.tau * i / 5 - math.pi / 2 for i in range(5))
    ]
    return shapes.cut(shapes.join(shapes.oval(50, 50, 24), *petals), shapes.oval(50, 50, 10))


SEATS: tuple[Callable[[], skia.Path], ...] = (
    triangle, circle, square, diamond, cross, star, heart, moon, leaf, drop, bolt, flower,
)  # fmt: skip


def _hang(number: int, draw: Callable[[], skia.Path]) -> None:
    hang(Picture(f"seat-{number:02}", f"table/seat-{number:02}.png", lambda: white_on_nothing(draw())))


for _number, _draw in enumerate(SEATS):
    _hang(_number, _draw)
