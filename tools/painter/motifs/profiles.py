"""Heads of grown-ups with a mood, for bodies of `people.py`: `Person(animal=profile(...))`. Radius 10, facing right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tools.painter import shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.motifs.features import paint_flat
from tools.painter.motifs.hair import hair_above, hair_behind

INK = "#221418"


@dataclass(frozen=True)
class _Hair:
    hair: str | Colour
    hat: str | Colour = ""
    coat: str | Colour = ""


def profile(
    skin: str | Colour = "#d9a07a", hair: str | Colour = "#3a2a24", style: str = "crop", nose: float = 1.0,
    smile: float = 0.0, brow: float = 0.0, beard: bool = False, glasses: bool = False,
) -> Callable[..., None]:
    """A head for a person: hair crop, bun, long, bob, thin, bald; brow above 0 is worried, below 0 cross."""

    def head(e: Easel, shut: bool = False) -> None:
        shade = colour(skin)
        e.solid(shapes.limb([(-1.4, 5), (-2.2, 9.6)], [8.4, 8.4]), shade.darker(0.14), round=0.4, rim=0.1, edge=0.2,
            hand=0.1, bristle=0)
        if style == "bob":
            e.solid(shapes.smooth([(0, -12), (-9, -9), (-12.8, 0), (-11.6, 9.6), (-4, 11.4), (1, 4)]), hair, flow=85,
                bristle=0.9, edge=0.35, hand=0)
        hair_behind(e, style, hair)
        face = shapes.smooth([(0, -10), (7.4, -7), (9.4, 0.6), (7.6, 6.6), (2.4, 10), (-5, 8.4), (-9, 1.4),
            (-7.6, -6.6)])
        e.solid(shapes.join(face, shapes.oval(9, 2.4, 1.9 + nose * 0.6, 1.9)), shade, round=0.45, rim=0.3,
            bristle=0.15, edge=0.4, hand=0)
        e.flat(shapes.oval(9.2, 3.2, 1.6, 1.1), shade.darker(0.16).turned(-8), 0.6, hand=0, blur=0.4)
        for at in (0.8, 7.6):
            e.flat(shapes.oval(at, 4.4, 2.1, 1.4), "#e2604f", 0.35, hand=0, blur=0.9)
        _eyes(e, hair, brow, shut)
        if beard:
            growth = [(-8, 1.6), (-3, 4), (3, 4.6), (9, 4), (9, 10), (4, 16), (-3, 13.4), (-8, 8)]
            e.solid(shapes.smooth(growth), hair, bristle=0.9, flow=80, edge=0.3, hand=0)
        e.line([(2.8, 6.8 - smile * 0.7), (5, 6.8 + smile * 0.4), (7.2, 6.6 - smile * 0.7)], "#8a332f", 1.1)
        if glasses:
            for at in (2.9, 8):
                e.pencil(shapes.oval(at, 0.3, 2.4), e.tint("#3a2f38"), 0.6, 0.9)
            e.line([(0.6, 0), (-5, 0.4)], "#3a2f38", 0.6, taper=False)
        _hair_above(e, style, hair)
        e.solid(shapes.oval(-5.6, 1.8, 2, 2.6, -8), shade.darker(0.05), round=0.5, edge=0.4, hand=0, bristle=0)
        e.line([(-6.2, 0.8), (-5, 1.6), (-5.8, 3)], shade.darker(0.35), 0.6, alpha=0.7)

    return head


def _eyes(e: Easel, hair: str | Colour, brow: float, shut: bool) -> None:
    for at, inner in ((3.2, 1), (7.8, -1)):
        if shut:
            e.line([(at - 1.5, 0.2), (at, 1.2), (at + 1.4, 0.3)], INK, 0.9, lit=False)
        else:
            e.flat(shapes.oval(at, 0.2, 1.15, 1.6), INK, hand=0)
            paint_flat(e, shapes.oval(at + 0.4, -0.4, 0.42), colour("#ffffff"), 0.94)
        e.line([(at - 1.7, -2.9 - inner * brow * -0.9), (at, -3.7), (at + 1.6, -3 - inner * brow * 0.9)],
            colour(hair).darker(0.2), 1)


def _hair_above(e: Easel, style: str, hair: str | Colour) -> None:
    if style == "thin":
        e.solid(shapes.smooth([(-8.8, -6), (-5.4, -3), (-4.4, 3), (-6.4, 6.8), (-10, 4), (-10.8, -1)]), hair, flow=80,
            bristle=0.9, edge=0.3, hand=0)
        return
    hair_above(e, style, _Hair(hair))
