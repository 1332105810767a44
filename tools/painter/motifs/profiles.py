"""Grown-up heads in profile, for the bodies of `people.py`: `Person(animal=profile(...))`. Radius 10, looking right."""

from __future__ import annotations

from collections.abc import Callable

from tools.painter import shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel

INK = "#2a1a1c"


def profile(
    skin: str | Colour = "#d9a07a", hair: str | Colour = "#3a2a24", style: str = "crop", nose: float = 1.0,
    smile: float = 0.0, brow: float = 0.0, beard: bool = False, glasses: bool = False,
) -> Callable[..., None]:
    """A head for a person: hair crop, bun, long, bob, thin, cap; brow above 0 is worried, below 0 cross."""

    def head(e: Easel, shut: bool = False) -> None:
        shade = colour(skin)
        e.solid(shapes.limb([(-2, 6), (-3.6, 15)], [9.4, 10]), shade.darker(0.14), round=0.4, rim=0.2, edge=0.3,
            hand=0.1)
        _hair_behind(e, style, hair)
        n = nose
        outline = shapes.smooth([(3, -10), (7.4, -7), (8.4, -2.6), (9.8, 0.6), (9.6 + 3.4 * n, 3.2), (9 + 2.6 * n, 4.6),
            (8.8, 5), (9.6, 6.6), (8.8, 8), (9, 10.4), (6.2, 12.2), (0, 10.6), (-4.6, 7), (-8.6, 2), (-8.8, -5),
            (-4, -10)], tension=0.85)
        e.solid(outline, shade, round=0.45, rim=0.4, bristle=0.15, edge=0.45, hand=0)
        e.flat(shapes.oval(-2, 2, 2, 2.8, -12), shade.darker(0.16), hand=0)
        _features(e, shade, hair, smile, brow, shut)
        if beard:
            growth = [(-3, 3), (1, 5), (6, 5.6), (10, 4.9), (10.4, 9), (10, 15), (3, 16), (-3, 10)]
            e.solid(shapes.smooth(growth), hair, bristle=0.9, flow=80, edge=0.3, hand=0)
        if glasses:
            e.pencil(shapes.oval(7.2, -0.2, 2.6), e.tint("#2f2830"), 0.8, 1)
            e.line([(5, -0.6), (-2, 0)], "#2f2830", 0.8, taper=False)
        _hair_above(e, style, hair)

    return head


def _features(e: Easel, shade: Colour, hair: str | Colour, smile: float, brow: float, shut: bool) -> None:
    if shut:
        e.line([(4.6, 0), (6.2, 0.9), (7.8, 0.2)], INK, 0.8, lit=False)
    else:
        e.flat(shapes.smooth([(4.8, 0.2), (6.6, -1.2), (8, -0.2), (6.6, 0.8)]), "#f4ece2", hand=0)
        e.flat(shapes.oval(7, -0.2, 0.8, 1), INK, hand=0)
        e.line([(4.6, 0.1), (6.4, -1.4), (8.2, -0.6)], INK, 0.8, lit=False)
    e.line([(4.2, -3.4 + brow * 0.8), (6.4, -4.4), (8.6, -3.2 - brow * 1.6)], hair, 1.0)
    e.line([(5.4, 6.8 - smile * 1.3), (7.4, 7), (9.2, 6.8)], shade.darker(0.55), 0.9)


def _hair_behind(e: Easel, style: str, hair: str | Colour) -> None:
    if style == "long":
        fall = [(0, -11), (-9, -8), (-12, 4), (-13, 18), (-7, 24), (0, 18), (0, 4)]
        e.solid(shapes.smooth(fall), hair, flow=85, bristle=0.9, edge=0.35, hand=0)
    elif style == "bob":
        e.solid(shapes.smooth([(0, -12), (-9, -9), (-12.6, 0), (-11, 10), (-3, 11), (0, 2)]), hair, flow=85,
            bristle=0.9,
            edge=0.35, hand=0)
    elif style == "bun":
        e.solid(shapes.oval(-10.6, -5, 5), hair, flow=30, bristle=0.8, edge=0.35, hand=0)


def _hair_above(e: Easel, style: str, hair: str | Colour) -> None:
    if style == "bald":
        return
    if style == "thin":
        e.solid(shapes.smooth([(-9, -4), (-5, -3), (-3, 2), (-5, 6), (-9, 4)]), hair, flow=80, bristle=0.9, edge=0.3,
            hand=0)
        return
    cap = [(8, -6.4), (5, -11.6), (-2, -13), (-9.6, -9), (-11, -1), (-8, 5.4), (-4.6, 4), (-3.6, -1), (-1, -4.4), (4,
        -6.6)]
    e.solid(shapes.smooth(cap), hair, flow=30, bristle=0.9, rim=0.7, edge=0.4, hand=0)
