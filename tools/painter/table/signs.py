"""Signs: the four elements and the two effects, white on nothing so that the app can tint them."""

from __future__ import annotations

import math
from collections.abc import Callable

import skia

from tools.painter import shapes
from tools.painter.colour import WHITE
from tools.painter.gallery import Picture, hang

SIGN_PIXELS = 128


def wave() -> skia.Path:
    """Two rolling crests, the upper one breaking."""
    crest = shapes.outline_of(
        shapes.smooth([(6, 62), (18, 46), (34, 24), (56, 16), (74, 26), (76, 42), (64, 48), (56, 40)], closed=False), 11
    )
    body = shapes.smooth(
        [(6, 62), (30, 30), (44, 30), (44, 52), (58, 66), (78, 62), (94, 52), (94, 66), (78, 74), (52, 76), (30, 70)]
    )
    under = shapes.outline_of(
        shapes.smooth([(8, 88), (24, 80), (40, 90), (58, 82), (76, 91), (92, 84)], closed=False), 9
    )
    return shapes.join(crest, body, under)


def flame() -> skia.Path:
    outer = shapes.smooth(
        [
            (50, 4),
            (58, 24),
            (78, 40),
            (86, 64),
            (72, 88),
            (50, 96),
            (28, 88),
            (14, 66),
            (20, 46),
            (30, 36),
            (34, 50),
            (44, 34),
        ]
    )
    heart = shapes.smooth([(52, 50), (64, 66), (62, 80), (50, 86), (38, 80), (37, 68), (46, 62)])
    return shapes.cut(outer, heart)


def mountain() -> skia.Path:
    peaks = shapes.polygon([(4, 90), (34, 34), (46, 52), (62, 18), (96, 90)])
    snow = shapes.polygon([(62, 18), (50, 44), (57, 41), (62, 50), (68, 41), (74, 44)])
    line = shapes.outline_of(
        shapes.polygon([(47, 50), (52, 46), (58, 47), (62, 55), (68, 46), (76, 49)], closed=False), 5
    )
    return shapes.cut(peaks, shapes.cut(line, snow))


def swirl() -> skia.Path:
    """Wind: three lines, two of which curl."""
    lines = (
        [(6, 38), (36, 38), (58, 38), (72, 28), (66, 14), (52, 14), (48, 24)],
        [(6, 56), (44, 56), (72, 56), (92, 46), (90, 30), (78, 26), (74, 34)],
        [(14, 74), (36, 74), (54, 75), (64, 84), (58, 95), (46, 93)],
    )
    return shapes.join(*[shapes.outline_of(shapes.smooth(line, closed=False), 10) for line in lines])


def summon() -> skia.Path:
    """Two arms whirl in and fetch a card with an eye: the same from both sides of the table."""
    arms = []
    for turn in (0, math.pi):
        way = []
        for step in range(9):
            angle, reach = turn + math.radians(96 + step * 20), 43 - step * 1.1
            way.append((50 + math.cos(angle) * reach, 50 + math.sin(angle) * reach))
        arms.append(shapes.limb(way, [9, 14, 16, 16, 14, 11, 8, 5, 2]))
    card = shapes.turned(shapes.box(35, 30, 30, 40, 6), 24, (50, 50))
    eye = shapes.cut(shapes.leaf((38, 50), (62, 50), 17), shapes.oval(50, 50, 5))
    return shapes.join(*arms, shapes.cut(card, shapes.turned(eye, 24, (50, 50))))


def distract() -> skia.Path:
    """A fan, flicked: an arrow turns round above it."""
    fan = skia.Path()
    fan.moveTo(50, 94)
    fan.arcTo(skia.Rect(2, 42, 98, 138), -160, 140, False)
    fan.close()
    gaps = [
        shapes.polygon(
            [
                (50, 92),
                (50 + math.cos(a - 0.035) * 60, 92 + math.sin(a - 0.035) * 60),
                (50 + math.cos(a + 0.035) * 60, 92 + math.sin(a + 0.035) * 60),
            ]
        )
        for a in (math.radians(degrees) for degrees in (-130, -104, -76, -50))
    ]
    fan = shapes.cut(fan, *gaps, shapes.cut(shapes.oval(50, 92, 24), shapes.oval(50, 92, 17)))
    arc = skia.Path()
    arc.addArc(skia.Rect(16, 8, 84, 64), -165, 130)
    arrow = shapes.polygon([(88, 2), (90, 36), (62, 22)])
    return shapes.join(fan, shapes.outline_of(arc, 9), arrow)


SIGNS: dict[str, Callable[[], skia.Path]] = {
    "water": wave,
    "fire": flame,
    "earth": mountain,
    "wind": swirl,
    "summon": summon,
    "distract": distract,
}


def white_on_nothing(path: skia.Path, pixels: int = SIGN_PIXELS, span: float = 100) -> skia.Image:
    """A silhouette drawn in a box of `span` units, as white whose opacity is the shape."""
    surface = skia.Surface(pixels, pixels)
    canvas = surface.getCanvas()
    margin = span * 0.04
    canvas.scale(pixels / (span + margin * 2), pixels / (span + margin * 2))
    canvas.translate(margin, margin)
    canvas.drawPath(path, skia.Paint(Color=WHITE.argb, AntiAlias=True))
    return surface.makeImageSnapshot()


def _hang(name: str, draw: Callable[[], skia.Path]) -> None:
    hang(Picture(f"sign-{name}", f"table/sign-{name}.png", lambda: white_on_nothing(draw())))


for _name, _draw in SIGNS.items():
    _hang(_name, _draw)
