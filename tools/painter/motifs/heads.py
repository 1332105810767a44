"""Heads of animals, of radius 10 around (0, 0), looking to the right: for their own bodies or on people's coats."""

from __future__ import annotations

from functools import partial

import skia

from tools.painter import shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.motifs.features import eye, whiskers
from tools.painter.shapes import Point

DARK = "#1f1519"


def _bead(e: Easel, x: float, y: float, radius: float = 1.5, shut: bool = False) -> None:
    if shut:
        e.line([(x - radius * 1.4, y), (x, y + radius), (x + radius * 1.4, y)], DARK, radius * 0.7, lit=False)
        return
    e.canvas.drawPath(shapes.oval(x, y, radius, radius * 1.2), skia.Paint(Color=0xFF1A1014, AntiAlias=True))
    e.canvas.drawPath(
        shapes.oval(x + radius * 0.3, y - radius * 0.4, radius * 0.38), skia.Paint(Color=0xFFFFFFFF, AntiAlias=True)
    )


def _ear(e: Easel, base: Point, tip: Point, width: float, fur: str | Colour, inner: str | Colour) -> None:
    e.solid(shapes.leaf(base, tip, width), fur, bristle=0.4, edge=0.4, hand=0.2)
    near = (base[0] + (tip[0] - base[0]) * 0.25, base[1] + (tip[1] - base[1]) * 0.25)
    far = (base[0] + (tip[0] - base[0]) * 0.85, base[1] + (tip[1] - base[1]) * 0.85)
    e.flat(shapes.leaf(near, far, width * 0.5), inner, 0.85, hand=0.1)


def fox_head(
    e: Easel, fur: str | Colour = "#dd6a2c", pale: str | Colour = "#fbeeda", shut: bool = False,
    ears: str | Colour = "#3a2226"
) -> None:
    e.solid(shapes.smooth([(0, -7), (4.6, -19), (8.4, -6)], tension=0.3), colour(fur).darker(0.15), hand=0.2, edge=0.4)
    skull = [(-9.5, 4), (-9, -4), (-4, -9), (3, -9), (8, -4), (13, 1), (19, 3.6), (18.6, 6), (10, 8.4), (2, 9.6),
        (-7, 9)]
    e.solid(shapes.smooth(skull), fur, flow=20, bristle=0.7, hand=0.3)
    cheek = [(-12, 7), (-6, 3.6), (0, 3), (8, 5), (18, 5), (12, 8.4), (3, 10.6), (-5, 11)]
    e.solid(shapes.smooth(cheek), pale, round=0.3, rim=0.2, edge=0.15, hand=0.3)
    e.solid(shapes.smooth([(-8.6, -4), (-7.6, -20), (1, -8.6)], tension=0.3), fur, hand=0.2, edge=0.4)
    e.flat(shapes.smooth([(-6.6, -8), (-6.8, -19.4), (-1.6, -9)], tension=0.3), ears, 0.8, hand=0.1)
    _bead(e, 5, -0.6, 1.5, shut)
    e.flat(shapes.oval(18.6, 3.8, 1.9, 1.6), DARK, hand=0.1)


def wolf_head(e: Easel, fur: str | Colour = "#7a8296", shut: bool = False) -> None:
    fox_head(e, fur, "#dcdfe4", shut, "#3a3a4a")


def bear_head(e: Easel, fur: str | Colour = "#7a4f34", pale: str | Colour = "#c99a6c", shut: bool = False) -> None:
    for x, y in ((6, -8.6), (-6.6, -8.4)):
        e.solid(shapes.oval(x, y, 4.2), fur, edge=0.4, hand=0.2)
        e.flat(shapes.oval(x + 0.4, y + 0.4, 2.2), pale, 0.7, hand=0.1)
    e.solid(shapes.smooth([(-11, 2), (-9, -7), (0, -10.6), (8, -8), (11, 0), (9, 8), (0, 10.4), (-9, 8.6)]), fur,
        flow=60, bristle=0.8, hand=0.3)
    e.solid(shapes.oval(9.4, 3.8, 6.4, 5), pale, edge=0.3, hand=0.2, rim=0.3)
    e.flat(shapes.oval(13.4, 1, 2.7, 2), DARK, hand=0.1)
    e.line([(13, 3), (12, 6), (8.4, 6.6)], DARK, 0.8)
    for x in (2.4, 9):
        _bead(e, x, -2.4, 1.3, shut)


def hare_head(e: Easel, fur: str | Colour = "#b08a66", pale: str | Colour = "#f2e2cc", back: float = 0.0,
        shut: bool = False) -> None:
    """back: how far the ears lie back, 0 upright to 1 flat in the wind."""
    _ear(e, (3, -5), (6 - back * 34, -36 + back * 22), 4.6, colour(fur).darker(0.15), "#d99a8a")
    _ear(e, (-3, -6), (-7 - back * 26, -37 + back * 26), 5, fur, "#e0a596")
    e.solid(shapes.smooth([(-9, 2), (-7.6, -6), (0, -9.4), (7, -6.6), (11.4, 0.6), (11, 5.4), (4, 8.8), (-6, 8.4)]),
        fur, flow=40, bristle=0.8, hand=0.3)
    e.solid(shapes.oval(7.6, 4.6, 4.8, 3.8), pale, edge=0.2, hand=0.2, rim=0.2)
    e.flat(shapes.oval(11.6, 1.8, 1.6, 1.2), "#c9616a", hand=0.1)
    _bead(e, 4.2, -1.4, 1.8, shut)
    whiskers(e, 9, 4.4, 9, 1)


def mouse_head(e: Easel, fur: str | Colour = "#9a8f96", pale: str | Colour = "#eddcd6", shut: bool = False) -> None:
    for x, y, reach in ((5.6, -8.4, 5.6), (-5, -8.6, 6.8)):
        e.solid(shapes.oval(x, y, reach), fur, edge=0.4, hand=0.2)
        e.flat(shapes.oval(x + 0.4, y + 0.5, reach * 0.68), "#e5a8a0", 0.85, hand=0.1)
    e.solid(shapes.smooth([(-9, 2), (-6, -6), (2, -7.6), (9, -2), (16, 3.4), (15, 6), (6, 8), (-5, 8.4)]), fur,
        flow=20, bristle=0.6, hand=0.25)
    e.flat(shapes.oval(5, 6, 7, 2.6), pale, 0.7, hand=0.2, blur=0.6)
    e.flat(shapes.oval(16, 4, 1.7), "#d9616a", hand=0.1)
    _bead(e, 5.4, -0.6, 1.5, shut)
    whiskers(e, 13, 5, 9, 1)


def cat_head(e: Easel, fur: str | Colour = "#4a4258", pale: str | Colour = "#d9cfc8", eyes: str | Colour = "#f0c84a",
        shut: bool = False) -> None:
    for base, tip in (((-0.5, -7), (8.4, -17)), ((-10.4, -1), (-9.4, -17))):
        e.solid(shapes.smooth([base, tip, (base[0] + 10.4, base[1] - (-3 if base[0] > -5 else 6))], tension=0.25),
            fur, hand=0.2, edge=0.4)
    e.solid(shapes.smooth([(-11, 1), (-8, -7), (0, -9.6), (8, -7), (11, 1), (7, 7.6), (0, 9.4), (-7, 7.6)]), fur,
        flow=70, bristle=0.6, hand=0.3)
    e.flat(shapes.oval(3, 5, 5, 3.4), pale, 0.85, hand=0.2)
    for x in (-1.8, 6.6):
        if shut:
            _bead(e, x, -0.6, 1.6, True)
        else:
            eye(e, x, -0.8, 2.3, eyes, (0.4, 0), 0.1, slit=True)
    e.flat(shapes.polygon([(2, 3), (4.4, 3), (3.2, 4.6)]), "#d9808a", hand=0.1)
    whiskers(e, 6, 5, 9, 1)
    whiskers(e, -1, 5, 9, -1)


def deer_head(e: Easel, fur: str | Colour = "#a8703f", pale: str | Colour = "#ead2ae", shut: bool = False) -> None:
    """A long gentle head; antlers are grown apart (see beasts.antlers)."""
    _ear(e, (-6, -4), (-19, -9), 5, colour(fur).darker(0.1), "#e2b59a")
    e.solid(shapes.smooth([(-9, 0), (-6, -7), (0, -8.4), (6, -4), (15, 3), (18.4, 6.6), (16, 9.6), (8, 9), (-2, 9.6),
        (-8, 7)]), fur, flow=30, bristle=0.6, hand=0.25)
    e.flat(shapes.smooth([(10, 7), (17, 6), (16, 9.6), (9, 9.4)]), pale, 0.9, hand=0.2)
    e.flat(shapes.oval(18, 6.2, 1.9, 1.6), DARK, hand=0.1)
    e.flat(shapes.oval(4, -1, 3.2, 2.6), pale, 0.5, hand=0.1, blur=0.6)
    _bead(e, 4, -1, 1.6, shut)
    _ear(e, (-4, -6), (-15, -16), 5.4, fur, "#e8bfa6")


def elephant_head(
    e: Easel, skin: str | Colour = "#8d93a6", trunk: tuple[Point, ...] = ((9, 2), (15, 12), (13, 24), (18, 30)),
    tusk: bool = True, shut: bool = False
) -> None:
    skull = shapes.smooth([(-10, -2), (-7, -10), (2, -12.6), (10, -8), (13, 1), (9, 9), (0, 11), (-8, 8)])
    whole = shapes.join(skull, shapes.limb(list(trunk), [12, 8.6, 6.4, 4.6]))
    drawn = e.solid(whole, skin, flow=70, hand=0.4)
    for share in range(1, 8):
        line = shapes.spine(trunk, 8)
        x, y = line[min(len(line) - 1, share * 3 - 1)]
        e.line([(x - 3.4, y - 0.8), (x, y + 0.8), (x + 3.2, y - 0.4)], colour(skin).darker(0.35), 0.6, alpha=0.5)
    if tusk:
        e.solid(shapes.limb([(8, 7), (12, 13), (18, 13)], [3, 2.6, 0.6]), "#f7efdc", hand=0.2)
    ear = shapes.smooth([(-1, -8), (-12, -13), (-20, -4), (-18, 9), (-10, 15), (-2, 8)])
    with e.inside(drawn):
        e.drop(ear, 3, 2, 0.5)
    e.solid(ear, colour(skin).lighter(0.06), flow=80, hand=0.5, bristle=0.7)
    e.flat(shapes.smooth([(-4, -5), (-12, -9), (-16, -2), (-14, 7), (-8, 10), (-4, 4)]), "#d9a0a0", 0.4, hand=0.3,
        blur=1)
    _bead(e, 5, -2.4, 1.4, shut)


def frog_head(e: Easel, skin: str | Colour = "#7aa544", shut: bool = False) -> None:
    for x in (-5, 6.4):
        e.solid(shapes.oval(x, -8.4, 4.6), skin, edge=0.4, hand=0.2)
    e.solid(shapes.smooth([(-13, 2), (-9, -6.6), (1, -8.4), (11, -6), (15, 2), (11, 8.6), (0, 10.4), (-10, 8.6)]),
        skin, flow=10, hand=0.3)
    e.flat(shapes.smooth([(-11, 6), (2, 7), (13.6, 5), (9, 9), (0, 10), (-8, 9)]), "#e9e6b0", 0.8, hand=0.2)
    for x in (-5, 6.4):
        if shut:
            _bead(e, x, -8.4, 2, True)
        else:
            eye(e, x, -8.8, 3.1, "#f0b83c", (0.5, 0), 0.1, skin=skin)
    e.line([(-10, 4), (1, 6.4), (13.4, 2.6)], "#3a4a22", 1)
    for x in (-6, 9):
        e.flat(shapes.oval(x, 3, 2.4, 1.5), "#e8806a", 0.5, hand=0, blur=0.8)


def mole_head(e: Easel, fur: str | Colour = "#4a4450", shut: bool = False) -> None:
    e.solid(shapes.smooth([(-10, 3), (-7, -7), (2, -8.6), (9, -3), (16, 2.6), (15, 6.4), (5, 8.4), (-6, 9)]), fur,
        flow=20, bristle=0.9, hand=0.3)
    e.solid(shapes.oval(16.4, 4, 3.2, 2.7), "#e8949a", edge=0.3, hand=0.2)
    for x in (3.4, 9.4):
        e.solid(shapes.oval(x, -2, 3.4), "#dfe8ea", round=0.8, edge=0.9, hand=0.1)
        _bead(e, x + 0.5, -1.8, 1.1, shut)
    whiskers(e, 12, 6, 8, 1)


def sheep_head(e: Easel, face: str | Colour = "#3f3a48", shut: bool = False) -> None:
    _ear(e, (-3, -2), (-14, 2), 4.4, face, "#c98a8a")
    e.solid(shapes.smooth([(-6, -7), (2, -8), (9, 1), (12.6, 7.4), (9, 11), (2, 9), (-6, 4)]), face, flow=50, hand=0.25)
    _bead(e, 3.4, -1, 1.5, shut)
    luck = e.chance.apart("forelock")
    for x, y in ((-5, -7), (-1, -9.4), (3, -8), (-2, -5.4)):
        e.solid(shapes.blob(x, y, 3.6, 3.2, luck, 0.1), "#f2ead8", edge=0.25, hand=0.2)


def camel_head(e: Easel, fur: str | Colour = "#c9904f", shut: bool = False) -> None:
    """Heavy lids, a long split lip, small ears: it has seen all this before."""
    _ear(e, (-5, -6), (-12, -13), 4.4, colour(fur).darker(0.1), "#e2b59a")
    e.solid(shapes.smooth([(-9, 1), (-7, -7), (-1, -9), (6, -6), (13, -1), (18, 1), (20.4, 5), (18, 8.4), (19, 11),
        (14, 12.6), (7, 9.6), (-2, 9), (-8, 7)]), fur, flow=20, bristle=0.7, hand=0.25)
    e.line([(19.4, 8.2), (14, 9), (9, 7.4)], colour(fur).darker(0.6), 1)
    e.flat(shapes.oval(17.4, 3.6, 1.4, 0.8, 30), DARK, hand=0.1)
    _bead(e, 4, -2, 1.7, shut)
    e.solid(shapes.smooth([(1, -3), (4, -5), (7.4, -3), (4, -2.2)]), colour(fur).darker(0.22), edge=0.4, hand=0.1)
    e.solid(shapes.oval(-2, -9, 5, 3.4), colour(fur).darker(0.2), bristle=0.9, edge=0.3, hand=0.5)
    _ear(e, (-3, -7), (-8, -16), 4.6, fur, "#e8bfa6")


def stork_head(e: Easel, plume: str | Colour = "#f6f2ea", beak: str | Colour = "#e2562c", length: float = 34,
        shut: bool = False) -> None:
    e.solid(shapes.leaf((4, -1), (length, 5), 5), beak, round=0.4, hand=0.15, edge=0.4)
    e.line([(5, 0.6), (length - 2, 5)], colour(beak).darker(0.4), 0.6)
    e.solid(shapes.oval(0, 0, 8, 7), plume, hand=0.2)
    _bead(e, 3, -1.2, 1.3, shut)


WHITE_HARE = partial(hare_head, fur="#f3f0ea", pale="#ffffff")
