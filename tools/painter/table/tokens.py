"""Tokens and dice: black star tokens, tintable ones, the six faces of a die, a pawn."""

from __future__ import annotations

import math

import numpy
import skia

from tools.painter import shapes, texture
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.gallery import Picture, hang
from tools.painter.light import family
from tools.painter.table.signs import white_on_nothing

PIXELS = 192
STAR_PLACES = {1: ((0, 0, 58),), 2: ((-33, 6, 40), (33, -6, 40)), 3: ((0, -33, 34), (-35, 25, 34), (35, 25, 34))}
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def _easel(name: str) -> Easel:
    return Easel(name, family("golden").lit_from(0.2, 0.05), (PIXELS, PIXELS))


def _grained(image: skia.Image, strength: float = 0.1) -> skia.Image:
    """Paper grain on what is there, nothing on what is not."""
    pixels = image.toarray(colorType=skia.kRGBA_8888_ColorType).astype(numpy.float32)
    pixels[:, :, :3] *= 1 + strength * texture.paper(image.width(), image.height())[:, :, None]
    pixels[:, :, :3] = numpy.minimum(pixels[:, :, :3], 255)
    return skia.Image.fromarray(pixels.astype(numpy.uint8), skia.kRGBA_8888_ColorType, skia.kUnpremul_AlphaType)


def stars(count: int) -> list[skia.Path]:
    return [shapes.star(96 + x, 96 + y, size, 5, 0.47, x * 0.2) for x, y, size in STAR_PLACES[count]]


def black_token(count: int) -> skia.Image:
    """Lacquered wood with inlaid stars."""
    e = _easel(f"token-black-{count}")
    e.canvas.drawPath(shapes.oval(98, 103, 84), _soft(colour("#1a1020").fade(0.5), 5))
    rim = e.solid(shapes.oval(96, 96, 86), "#2a2433", round=0.5, rim=0.9, bristle=0.7, edge=0, hand=0.8)
    e.solid(shapes.oval(96, 96, 74), "#1d1925", round=0.25, rim=0, bristle=0.8, edge=0, hand=0.8)
    e.pencil(shapes.oval(96, 96, 78), colour("#e0a63c"), 3, 1)
    with e.inside(rim):
        for star in stars(count):
            e.flat_shadow(shapes.moved(star, 2, 3), 0.8, 2)
            e.solid(star, "#f0b43e", round=0.6, rim=1, bristle=0.5, edge=0.5, hand=0.7)
    return _grained(e.transparent())


def own_token(count: int) -> skia.Image:
    """A disc with stars cut out of it, for the colour of a seat."""
    disc = shapes.cut(shapes.oval(96, 96, 88), shapes.cut(shapes.oval(96, 96, 80), shapes.oval(96, 96, 74)))
    return white_on_nothing(shapes.cut(disc, *stars(count)), PIXELS, 192)


def die_face(value: int) -> skia.Image:
    """An ivory die seen from above."""
    e = _easel(f"die-{value}")
    cube = shapes.box(14, 14, 164, 164, 34)
    e.canvas.drawPath(shapes.moved(cube, 2, 5), _soft(colour("#3a2430").fade(0.5), 5))
    e.solid(cube, "#f4e6c8", round=0.5, rim=1, bristle=0.6, edge=0.6, hand=1)
    e.flat(shapes.box(30, 30, 132, 132, 40), "#fff8e6", 0.5, blur=8)
    for x, y in PIPS[value]:
        place = (96 + x * 42, 96 + y * 42)
        e.flat(shapes.oval(place[0] + 1.5, place[1] + 2.5, 17), "#fffdf4", 0.8, hand=0.5)
        e.solid(shapes.oval(*place, 16), "#c03a34" if value == 1 else "#2c2740", round=0.6, rim=0.3, edge=0, hand=0.6)
    return _grained(e.transparent())


def pawn() -> skia.Path:
    body = shapes.smooth(
        [(96, 84), (112, 96), (120, 128), (146, 152), (150, 176), (96, 184), (42, 176), (46, 152), (72, 128), (80, 96)]
    )
    return shapes.join(
        shapes.cut(body, shapes.outline_of(shapes.smooth([(60, 160), (96, 167), (132, 160)], closed=False), 6)),
        shapes.oval(96, 52, 40),
    )


def pointer() -> skia.Path:
    """Where a vote lies: a ring with a notch of light."""
    ring = shapes.cut(shapes.oval(96, 96, 86), shapes.oval(96, 96, 66))
    glint = [
        shapes.outline_of(
            shapes.polygon(
                [
                    (96 + math.cos(a) * 76, 96 + math.sin(a) * 76),
                    (96 + math.cos(a + 0.5) * 76, 96 + math.sin(a + 0.5) * 76),
                ],
                closed=False,
            ),
            5,
        )
        for a in (3.6,)
    ]
    return shapes.join(shapes.cut(ring, *glint), shapes.oval(96, 96, 46))


def _soft(shade: Colour, blur: float) -> skia.Paint:
    paint = skia.Paint(Color=shade.argb, AntiAlias=True)
    paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
    return paint


def _hang() -> None:
    for count in STAR_PLACES:
        hang(Picture(f"token-black-{count}", f"table/token-black-{count}.png", lambda count=count: black_token(count)))  # type: ignore[misc]
        hang(Picture(f"token-{count}", f"table/token-{count}.png", lambda count=count: own_token(count)))  # type: ignore[misc]
    for value in PIPS:
        hang(Picture(f"die-{value}", f"table/die-{value}.png", lambda value=value: die_face(value)))  # type: ignore[misc]
    hang(Picture("pawn", "table/pawn.png", lambda: white_on_nothing(pawn(), PIXELS, 192)))
    hang(Picture("vote", "table/vote.png", lambda: white_on_nothing(pointer(), PIXELS, 192)))


_hang()
