"""Tokens and dice: black star tokens, tintable ones, the six faces of a die, a pawn, a vote."""

from __future__ import annotations

import numpy
import skia

from tools.painter import shapes, texture
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.gallery import Picture, hang
from tools.painter.light import family

PIXELS = 192
WOOD = "#f2f2f2"  # of what the app gives a colour
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
    """Turned wood with stars cut through it, for the colour of a seat."""
    e = _easel(f"token-{count}")
    rim = shapes.cut(shapes.oval(96, 96, 88), *stars(count))
    e.solid(rim, WOOD, round=0.4, rim=1, bristle=0.8, edge=0, hand=0.7)
    e.pencil(shapes.oval(96, 96, 77), e.dark(WOOD), 3, 0.9)
    with e.inside(rim):
        e.flat(shapes.oval(80, 74, 62, 54), "#ffffff", 0.55, blur=14, hand=0)
        for star in stars(count):
            e.flat(shapes.outline_of(shapes.moved(star, -1.5, -2), 7), "#4a4a4a", 0.55, blur=1.6, hand=0)
            e.flat(shapes.outline_of(shapes.moved(star, 2, 2.6), 5), "#ffffff", 0.9, blur=1, hand=0)
    return _tintable(e)


def _tintable(e: Easel) -> skia.Image:
    """In greys, the lightest of them white: the app multiplies it with any colour."""
    pixels = (
        _grained(e.transparent())
        .toarray(colorType=skia.kRGBA_8888_ColorType, alphaType=skia.kUnpremul_AlphaType)
        .astype(numpy.float32)
    )
    grey = pixels[:, :, :3] @ numpy.array([0.3, 0.59, 0.11], numpy.float32)
    lightest = numpy.percentile(grey[pixels[:, :, 3] > 127], 90)
    pixels[:, :, :3] = numpy.clip(grey / lightest * 255 + 0.5, 0, 255)[:, :, None]
    return skia.Image.fromarray(pixels.astype(numpy.uint8), skia.kRGBA_8888_ColorType, skia.kUnpremul_AlphaType)


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


def pawn() -> skia.Image:
    """A turned pawn: foot, waist, collar, and a head that has room for a symbol."""
    e = _easel("pawn")
    foot = shapes.smooth([(44, 152), (96, 138), (148, 152), (152, 174), (96, 186), (40, 174)], tension=0.9)
    waist = shapes.smooth([(80, 92), (112, 92), (119, 126), (142, 154), (96, 162), (50, 154), (73, 126)], tension=0.9)
    collar = shapes.oval(96, 97, 31, 9)
    e.solid(foot, WOOD, round=0.6, rim=0.9, bristle=0.6, edge=0.5, hand=0.6)
    e.flat(shapes.oval(96, 155, 42, 8), "#5a5a5a", 0.35, blur=3, hand=0)
    e.solid(waist, WOOD, round=0.8, rim=0.9, flow=88, bristle=0.6, edge=0.5, hand=0.6)
    e.flat(shapes.oval(96, 104, 26, 7), "#4a4a4a", 0.4, blur=3, hand=0)
    e.solid(collar, WOOD, round=0.7, rim=1, bristle=0.4, edge=0.5, hand=0.5)
    e.flat(shapes.oval(96, 92, 24, 5), "#4a4a4a", 0.35, blur=2.4, hand=0)
    e.solid(shapes.oval(96, 52, 41), WOOD, round=0.6, rim=0.9, bristle=0.5, edge=0.5, hand=0.6)
    e.flat(shapes.oval(82, 36, 15, 10, -34), "#ffffff", 0.7, blur=4, hand=0)
    return _tintable(e)


def vote() -> skia.Image:
    """Where a vote lies: a glass counter in a ring, a glint on both."""
    e = _easel("vote")
    ring = shapes.cut(shapes.oval(96, 96, 87), shapes.oval(96, 96, 65))
    e.solid(ring, WOOD, round=0.9, rim=1, bristle=0.7, edge=0.5, hand=0.7)
    with e.inside(ring):
        e.pencil(shapes.oval(96, 96, 76), e.dark(WOOD), 2, 0.5)
        e.flat(shapes.oval(60, 40, 22, 9, -38), "#ffffff", 0.8, blur=4, hand=0)
    e.solid(shapes.oval(96, 96, 47), WOOD, round=0.5, rim=1, bristle=0.5, edge=0.5, hand=0.6)
    e.flat(shapes.oval(80, 68, 16, 8, -30), "#ffffff", 0.7, blur=4, hand=0)
    return _tintable(e)


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
    hang(Picture("pawn", "table/pawn.png", pawn))
    hang(Picture("vote", "table/vote.png", vote))


_hang()
