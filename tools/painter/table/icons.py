"""The app's icon in all its forms, and the splash: an easel with the moon just finished upon it."""

from __future__ import annotations

import math

import skia

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.gallery import Picture, hang
from tools.painter.light import family
from tools.painter.origins import ROOT

UNITS = 512
FONT = ROOT / "assets" / "fonts" / "Nunito-SemiBold.ttf"
SPLASH_GROUND = "#f6ecd9"  # the colour that fills the screen around the splash while the app starts


def _easel(name: str, pixels: int) -> Easel:
    light = family("lamp").with_colours(haze="#5a4a78").lit_from(0.5, 0.32)
    return Easel(name, light, (UNITS, UNITS), scale=pixels / UNITS)


def _ground(e: Easel) -> None:
    """Night, warmed from the middle."""
    brush.gradient(e, e.sheet(), [colour("#1a2150"), colour("#33347a"), colour("#7a4a7a"), colour("#d9825a")], 90)
    brush.bloom(e, 0.5, 70)
    brush.repaint(e, 70, 0.5, -20, 0.05, keep_detail=False)
    air.glow(e, 256, 220, 330, "#ffc766", 0.6)
    luck = e.chance.apart("sparks")
    for _ in range(34):
        angle, reach = luck.angle(), luck.between(190, 350)
        x, y = 256 + math.cos(angle) * reach, 230 + math.sin(angle) * reach
        e.glowing(shapes.star(x, y, luck.between(2, 8), 4, 0.25), "#fff0c0", 5, 0.6, hand=0)


def _subject(e: Easel) -> None:
    """The easel; it lies within the middle two thirds, which every launcher shows."""
    wood = "#d99a5a"
    for points in ([(256, 104), (256, 416)], [(244, 104), (168, 424)], [(268, 104), (344, 424)]):
        e.solid(shapes.limb(points, [15, 17]), wood, round=0.6, rim=0.9, flow=85)
    sheet = shapes.smooth([(146, 142), (366, 136), (370, 338), (142, 344)], tension=0.06)
    e.drop(sheet, 10, 12, 0.7)
    e.solid(sheet, "#fff3d6", round=0.05, rim=0.9, bristle=0.2)
    night = shapes.smooth([(160, 156), (352, 150), (356, 322), (158, 328)], tension=0.06)
    e.wash(night, ["#1f2f7a", "#4a52a8", "#d9788a", "#ffc08a"], 90, 0.5)
    with e.inside(night):
        for x, y, size in ((186, 184, 8), (330, 178, 9), (214, 220, 5), (322, 262, 6), (182, 256, 6), (296, 168, 4)):
            e.glowing(shapes.star(x, y, size, 4, 0.28), "#fff6d8", 6)
        hill = shapes.ridge(140, 380, 350, [300, 280, 296, 276, 300])
        e.solid(hill, "#3a2f5f", round=0.1, rim=0.9)
    moon = shapes.turned(shapes.cut(shapes.oval(256, 230, 58), shapes.oval(284, 214, 50)), 12, (256, 230))
    e.glowing(moon, "#ffe9a8", 22, 0.9)
    e.solid(shapes.box(130, 342, 252, 17, 5), "#a8683a", round=0.5, rim=1, flow=2)
    with e.at(352, 236, 1, 38):
        e.flat_shadow(shapes.limb([(5, -6), (5, 150)], [18, 12]), 0.5, 5)
        e.solid(shapes.limb([(0, 40), (0, 150)], [19, 11]), "#d8453a", round=0.7, rim=1)
        e.solid(shapes.box(-11, 16, 22, 28, 3), "#e8c878", round=0.8, rim=1)
        e.solid(shapes.turned(shapes.flame(0, 0, 30, 62, 0.1), 0), "#5a3a30", round=0.6, rim=0.8)
        e.glowing(shapes.flame(0, -22, 17, 38, 0.1), "#ffe9a8", 9, 0.8)


def icon() -> skia.Image:
    """With the corners that a desktop expects."""
    e = _easel("icon", 512)
    _ground(e)
    with e.at(256, 262, 1.16), e.at(-256, -262):
        _subject(e)
    corners = skia.Paint(AntiAlias=True, BlendMode=skia.BlendMode.kDstIn)
    e.canvas.saveLayer(None, corners)
    e.canvas.drawPath(shapes.box(8, 8, 496, 496, 104), skia.Paint(AntiAlias=True))
    e.canvas.restore()
    return e.transparent()


def foreground() -> skia.Image:
    e = _easel("icon", 432)
    _subject(e)
    return e.transparent()


def background() -> skia.Image:
    e = _easel("icon", 432)
    _ground(e)
    return e.finished(vignette=0.2, grain=0.4)


SAID = (
    "The first start takes a little longer: the pictures are being unpacked.",
    "Перший запуск трохи довший: картинки ще розпаковуються.",
    "Первый запуск чуть дольше: картинки ещё распаковываются.",
)
"""Android shows one splash, in whatever language it speaks."""


def splash() -> skia.Image:
    """The picture in a round window of paint on the ground that fills the screen, and why it stands there so long."""
    e = _easel("splash", 768)
    e.canvas.drawColor(colour(SPLASH_GROUND).argb)
    _say(e)
    with e.at(256, 218, 0.84), e.at(-256, -256):
        _window(e)
    return e.transparent()


def _say(e: Easel) -> None:
    face = skia.Typeface.MakeFromFile(str(FONT))
    paint = skia.Paint(Color=colour("#5a3f2c").argb, AntiAlias=True)
    for row, line in enumerate(SAID):
        font = skia.Font(face, 12.5)
        font.setSubpixel(True)  # else each letter begins on a whole pixel, and the gaps between them differ
        font.setLinearMetrics(True)
        font.setHinting(skia.FontHinting.kNone)
        e.canvas.drawString(line, 256 - font.measureText(line) / 2, 458 + 21 * row, font, paint)


def _window(e: Easel) -> None:
    luck = e.chance.apart("window")
    window = shapes.blob(256, 256, 206, 206, luck, 0.03, 14)
    for index in range(16):
        angle = math.tau * index / 16
        daub = shapes.blob(256 + math.cos(angle) * 196, 256 + math.sin(angle) * 196, 48, 48, luck, 0.2)
        e.flat(daub, ("#e8705a", "#f2b84b", "#6fa88a", "#4f8fc0", "#8a5aa8", "#f2a0a8")[index % 6], 0.75)
    with e.inside(shapes.handmade(window, luck, 4, 40)):
        _ground(e)
    with e.at(256, 256, 1.06), e.at(-256, -262):
        _subject(e)


for _draw in (icon, foreground, background, splash):
    hang(Picture(f"icon-{_draw.__name__}", f"icon/{_draw.__name__}.png", _draw))
