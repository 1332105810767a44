"""The theatre: curtains, boards, footlights, and an audience seen from behind."""

from __future__ import annotations

from collections.abc import Sequence

import skia

from tools.painter import air, shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.shapes import Point


def curtain(e: Easel, outline: Sequence[Point], folds: int, shade: str | Colour = "#8f1f2c",
        fringe: str | Colour | None = "#e0b04a", gather: Point | None = None) -> None:
    """A heavy curtain filling the outline; its folds fall straight, or run together at gather."""
    path = shapes.smooth(list(outline), tension=0.35)
    drawn = e.solid(path, shade, round=0.12, rim=0.3, flow=88, bristle=0.6, hand=2)
    bounds = drawn.getBounds()
    luck = e.chance.apart("folds", round(bounds.left()), folds)
    with e.inside(drawn):
        wide = bounds.width() / folds
        for fold in range(folds + 1):
            x = bounds.left() + wide * (fold + luck.about(0, 0.25))
            end = gather or (x + luck.about(0, wide * 0.5), bounds.bottom() + 20)
            middle = ((x + end[0]) / 2 + luck.about(0, wide * 0.3), (bounds.top() + end[1]) / 2)
            line = [(x, bounds.top() - 20), middle, end]
            e.flat(shapes.limb(line, [wide * 0.5, wide * 0.6, wide * 0.4]), colour(shade).darker(0.5), 0.55,
                blur=wide * 0.12)
            ridge = [(px + wide * 0.42, py) for px, py in line]
            e.flat(shapes.limb(ridge, [wide * 0.18, wide * 0.24, wide * 0.16]), e.lit(shade), 0.4, blur=wide * 0.08)
        if fringe and not gather:
            e.solid(shapes.box(bounds.left() - 10, bounds.bottom() - 20, bounds.width() + 20, 12), fringe, round=0.4,
                edge=0.2)


def swags(e: Easel, y: float, drop: float, count: int, shade: str | Colour = "#8f1f2c",
        fringe: str | Colour = "#e0b04a") -> None:
    """Draped cloth along the top of the stage."""
    wide = e.width / count
    for index in range(count):
        left = index * wide
        cloth = shapes.smooth([(left - 12, y - 60), (left + wide + 12, y - 60), (left + wide + 6, y + drop * 0.2),
            (left + wide / 2, y + drop), (left - 6, y + drop * 0.2)], tension=0.8)
        e.drop(cloth, 14, 12)
        drawn = e.solid(cloth, shade, round=0.5, flow=0, hand=1.6)
        with e.inside(drawn):
            for bow in range(4):
                sag = drop * (0.15 + bow * 0.22)
                e.line([(left - 6, y - 30 + bow * 8), (left + wide / 2, y + sag),
                    (left + wide + 6, y - 30 + bow * 8)], colour(shade).darker(0.5), 8, alpha=0.5)
        e.line([(left - 6, y + drop * 0.2), (left + wide * 0.24, y + drop * 0.82), (left + wide / 2, y + drop),
            (left + wide * 0.76, y + drop * 0.82), (left + wide + 6, y + drop * 0.2)], fringe, 9, taper=False)


def boards(e: Easel, y: float, shade: str | Colour = "#7a4a2a", centre: float = 400) -> None:
    """The floor of a stage (or a room) from y down to the bottom, its planks running towards the depth."""
    floor = shapes.box(-20, y, e.width + 40, e.height - y + 20)
    drawn = e.solid(floor, shade, round=0.1, rim=0.2, flow=88, bristle=0.7)
    luck = e.chance.apart("boards", round(y))
    with e.inside(drawn):
        for plank in range(-9, 10):
            near = centre + plank * 150 + luck.about(0, 20)
            far = centre + plank * 62 + luck.about(0, 8)
            e.flat(shapes.polygon([(far, y), (far + 62, y), (near + 150, e.height + 20), (near, e.height + 20)]),
                colour(shade).darker(luck.between(-0.05, 0.22)), 0.5)
            e.line([(far, y), (near, e.height + 20)], colour(shade).darker(0.55), 2.6, taper=False, alpha=0.8)


def spectators(e: Easel, y: float, heads: Sequence[tuple[float, float, str]], shade: str | Colour = "#16060e") -> None:
    """Dark heads along y, each (x, size, kind): person, cat, hare, bear, owl, elephant, hat, bird; light catches
    their edges.
    """
    for x, size, kind in heads:
        round_head = shapes.oval(x, y - size, size * 0.5, size * 0.52)
        shoulders = shapes.smooth([(x - size * 1.0, y + size), (x - size * 0.8, y - size * 0.3), (x, y - size * 0.66),
            (x + size * 0.8, y - size * 0.3), (x + size, y + size)])
        parts = [round_head, shoulders, *_extras(kind, x, y - size, size)]
        e.solid(shapes.join(*parts), shade, round=0.5, rim=1.0, bristle=0.4, edge=0.2)


def _extras(kind: str, x: float, y: float, size: float) -> list[skia.Path]:
    if kind == "cat":
        return [shapes.polygon([(x + s * size * 0.1, y - size * 0.4), (x + s * size * 0.42, y - size * 0.86),
            (x + s * size * 0.5, y - size * 0.1)]) for s in (-1, 1)]
    if kind == "hare":
        return [shapes.leaf((x + s * size * 0.18, y - size * 0.3), (x + s * size * 0.36, y - size * 1.6),
            size * 0.22) for s in (-1, 1)]
    if kind == "bear":
        return [shapes.oval(x + s * size * 0.4, y - size * 0.4, size * 0.2) for s in (-1, 1)]
    if kind == "owl":
        return [shapes.leaf((x + s * size * 0.2, y - size * 0.3), (x + s * size * 0.5, y - size * 0.8),
            size * 0.16) for s in (-1, 1)]
    if kind == "elephant":
        return [shapes.oval(x + s * size * 0.66, y + size * 0.02, size * 0.42, size * 0.54) for s in (-1, 1)]
    if kind == "hat":
        return [shapes.box(x - size * 0.36, y - size * 1.1, size * 0.72, size * 0.8, 5),
            shapes.oval(x, y - size * 0.36, size * 0.72, size * 0.12)]
    return []


def footlights(e: Easel, y: float, count: int = 7, shade: str | Colour = "#ffe0a0") -> None:
    for index in range(count):
        x = e.width * (index + 0.5) / count
        air.glow(e, x, y - 6, 110, shade, 0.5)
        e.glowing(shapes.oval(x, y - 6, 15, 8), shade, 10)
        e.solid(shapes.smooth([(x - 22, y), (x - 16, y - 14), (x + 16, y - 14), (x + 22, y), (x, y + 10)]), "#b8863a",
            round=0.7)
