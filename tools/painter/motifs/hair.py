"""Hair and hats, for heads of radius 10 around (0, 0) that look to the right."""

from __future__ import annotations

import math
from typing import Protocol

from tools.painter import shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel


class Wearer(Protocol):
    """Whoever has hair, a hat and a coat with a hood."""

    @property
    def hair(self) -> str | Colour: ...
    @property
    def hat(self) -> str | Colour: ...
    @property
    def coat(self) -> str | Colour: ...


def hair_behind(e: Easel, style: str, shade: str | Colour, over: bool = False) -> None:
    """What hangs behind the head; over: seen from behind, it hangs over the back."""
    lean = 8 if over else 0
    if style == "long":
        fall = [(-2, -11), (-10, -6), (-12, 6), (-14, 20), (-6, 25), (3, 20), (5, 2)]
        if over:
            fall = [(0, -11), (-9, -5), (-11, 6), (-10, 22), (0, 26), (10, 22), (11, 6), (9, -5)]
        e.solid(shapes.smooth(fall), shade, flow=85, bristle=0.9, edge=0.35)
    if style == "plaits":
        for tip in ((-17 + lean, 20), (-6 + lean * 1.6, 22)):
            plait = [(-6 + lean * 0.8, 2), ((tip[0] - 8 + lean) / 2, 11), tip]
            e.solid(shapes.limb(plait, [5.6, 5, 3.4]), shade, flow=70, bristle=0.8, edge=0.35, hand=0.4)
            e.flat(shapes.oval(tip[0], tip[1] - 2, 2.4, 1.6), "#d9463c", hand=0.2)
    if style == "bun":
        e.solid(shapes.oval(-8.5 + lean, -9, 5.6), shade, flow=30, bristle=0.8)


def hair_above(e: Easel, style: str, who: Wearer) -> None:
    """What lies on the head."""
    if style == "bald":
        return
    if style == "curls":
        _curls(e, who.hair)
    elif style == "hood":
        hood = [(6, -11.5), (10, -6), (4.4, -6), (-2, -3), (-3.4, 5), (0, 12), (-9, 12), (-13, 1), (-8, -11)]
        e.solid(shapes.smooth(hood), who.coat, flow=60, hand=0.4)
    elif style in ("beanie", "nightcap", "crown", "cap", "hat"):
        if style in ("cap", "hat", "crown"):
            _fringe(e, who.hair)
        HATS[style](e, who.hat)
    else:
        _fringe(e, who.hair)


def _fringe(e: Easel, shade: str | Colour) -> None:
    cap = [(9.2, -4.4), (7.4, -9.6), (0, -13), (-8.6, -10), (-11.6, -1), (-9.4, 7), (-6.8, 0.4), (-3.6, -3.6),
        (2, -5.4), (5.6, -4.2)]
    e.solid(shapes.smooth(cap), shade, flow=25, bristle=0.9, rim=0.7, hand=0.35, edge=0.4)


def _curls(e: Easel, shade: str | Colour) -> None:
    luck = e.chance.apart("curls")
    for ring, reach in ((9, 10), (7, 6.5)):
        for index in range(ring):
            angle = math.radians(-212 + index * 178 / ring)
            e.solid(
                shapes.oval(-1.4 + reach * math.cos(angle), -2.6 + reach * math.sin(angle), 3.7 + luck.about(0, 0.6)),
                shade,
                edge=0.25,
                hand=0.3,
            )


def _cap(e: Easel, shade: str | Colour) -> None:
    e.solid(shapes.smooth([(9, -6), (6, -13), (-4, -14.5), (-11, -9), (-11, -4.5), (-2, -5.6)]), shade, hand=0.4)
    e.solid(shapes.limb([(4, -6), (14, -5)], [3.4, 2]), shade, hand=0.3)


def _hat(e: Easel, shade: str | Colour) -> None:
    e.solid(shapes.smooth([(7.4, -6), (6.4, -17), (0, -18), (-7, -17.4), (-9, -6)], tension=0.8), shade, hand=0.4)
    e.flat(shapes.limb([(-9, -8), (-1, -9), (7.6, -8)], [2.6, 2.6]), colour(shade).darker(0.45), 0.8, hand=0.2)
    e.solid(shapes.limb([(-16, -4.6), (-2, -7.6), (15, -5.4)], [3, 4.4, 3]), shade, hand=0.4)


def _beanie(e: Easel, shade: str | Colour) -> None:
    e.solid(shapes.smooth([(9.6, -3.6), (7.6, -11.6), (-1, -15), (-9, -11), (-11.4, -2), (-2, -4.6)]), shade,
        hand=0.3, flow=85)
    e.solid(shapes.limb([(-11, -2.6), (-1, -5.4), (9.8, -4.2)], [4, 4.4, 4]), colour(shade).lighter(0.35), hand=0.3)
    e.solid(shapes.oval(-2, -16.4, 4), colour(shade).lighter(0.45), hand=0.6)


def _crown(e: Easel, shade: str | Colour) -> None:
    points = [(-9, -7), (-11, -17), (-5, -12), (-1, -20), (3, -12), (9.6, -16), (8, -7)]
    e.solid(shapes.polygon(points), shade, round=0.4, hand=0.4, rim=0.8)


def _nightcap(e: Easel, shade: str | Colour) -> None:
    e.solid(shapes.limb([(-2, -10), (-10, -16), (-18, -8), (-19, 2)], [16, 12, 7, 4]), shade, hand=0.4)
    e.solid(shapes.limb([(-11, -3), (-1, -6.6), (9.4, -5)], [4, 4.6, 4]), "#f6efe0", hand=0.3)
    e.solid(shapes.oval(-19, 4, 3.6), "#f6efe0", hand=0.4)


HATS = {"cap": _cap, "hat": _hat, "beanie": _beanie, "crown": _crown, "nightcap": _nightcap}
