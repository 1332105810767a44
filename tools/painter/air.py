"""What is between the things: skies, glows, beams, stars, mist, rain, snow, sun and moon."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

import skia

from tools.painter import brush, shapes
from tools.painter.colour import Colour, colour

if TYPE_CHECKING:
    from tools.painter.easel import Easel


def sky(
    e: Easel,
    horizon: float | None = None,
    shades: Sequence[str | Colour] | None = None,
    strokes: float = 90,
    flow: float = 8,
) -> None:
    """The ground of the picture from the top down to the horizon and on, painted in broad strokes."""
    bottom = e.height if horizon is None else horizon
    e.canvas.save()
    area = shapes.box(0, 0, e.width, bottom)
    brush.gradient(e, area, [colour(shade) for shade in shades or e.palette.sky], 90)
    e.canvas.restore()
    light_in_the_air(e, 0.5)
    brush.bloom(e, 0.4, 150)
    if strokes:
        brush.repaint(e, strokes, 0.55, flow, 0.06, keep_detail=False)
        brush.repaint(e, strokes * 0.5, 0.4, flow, 0.04, keep_detail=False)


def light_in_the_air(e: Easel, strength: float = 0.4, reach: float = 0.75) -> None:
    """The air brightens towards the light."""
    glow(e, e.light.at[0] * e.width, e.light.at[1] * e.height, e.height * reach, e.light.key, strength)


def glow(e: Easel, x: float, y: float, radius: float, shade: str | Colour, strength: float = 0.7) -> None:
    """Light that spreads from a point and fades."""
    ink = colour(shade)
    stops = [ink.fade(strength * (1 - step / 8) ** 2.2).argb for step in range(9)]
    shader = skia.GradientShader.MakeRadial(center=(x, y), radius=radius, colors=stops)
    e.canvas.drawCircle(x, y, radius, skia.Paint(Shader=shader, BlendMode=skia.BlendMode.kScreen, Dither=True))


def gloom(e: Easel, x: float, y: float, radius: float, shade: str | Colour, strength: float = 0.6) -> None:
    """Darkness that gathers around a point."""
    ink = colour(shade)
    stops = [ink.fade(strength * (1 - step / 8) ** 1.6).argb for step in range(9)]
    shader = skia.GradientShader.MakeRadial(center=(x, y), radius=radius, colors=stops)
    e.canvas.drawCircle(x, y, radius, skia.Paint(Shader=shader, BlendMode=skia.BlendMode.kMultiply, Dither=True))


def beam(
    e: Easel,
    start: shapes.Point,
    end: shapes.Point,
    narrow: float,
    wide: float,
    shade: str | Colour,
    strength: float = 0.5,
) -> None:
    """A shaft of light, fading towards its end."""
    ink = colour(shade)
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy) or 1
    nx, ny = -dy / length, dx / length
    path = shapes.polygon(
        [
            (start[0] + nx * narrow / 2, start[1] + ny * narrow / 2),
            (end[0] + nx * wide / 2, end[1] + ny * wide / 2),
            (end[0] - nx * wide / 2, end[1] - ny * wide / 2),
            (start[0] - nx * narrow / 2, start[1] - ny * narrow / 2),
        ]
    )
    shader = skia.GradientShader.MakeLinear(
        points=[start, end], colors=[ink.fade(strength).argb, ink.fade(strength * 0.5).argb, ink.fade(0).argb]
    )
    paint = skia.Paint(Shader=shader, AntiAlias=True, BlendMode=skia.BlendMode.kScreen)
    paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, max(2.0, wide * 0.05)))
    e.canvas.drawPath(path, paint)


def rays(
    e: Easel,
    x: float,
    y: float,
    length: float,
    count: int = 9,
    spread: tuple[float, float] = (0, 360),
    strength: float = 0.2,
) -> None:
    """Beams from a point in all directions (or within the spread, degrees)."""
    luck = e.chance.apart("rays", round(x), round(y))
    for index in range(count):
        angle = math.radians(spread[0] + (spread[1] - spread[0]) * (index + luck.between(0.1, 0.9)) / count)
        reach = length * luck.between(0.7, 1.1)
        end = (x + math.cos(angle) * reach, y + math.sin(angle) * reach)
        beam(e, (x, y), end, 4, reach * luck.between(0.08, 0.2), e.light.key, strength * luck.between(0.5, 1))


def stars(
    e: Easel, count: int = 160, box: tuple[float, float, float, float] | None = None, shade: str | Colour = "#fff4d8"
) -> None:
    """Stars of all sizes; a few of them sparkle."""
    left, top, right, bottom = box or (0, 0, e.width, e.height * 0.6)
    luck = e.chance.apart("stars", count, left, top)
    for index in range(count):
        x, y = luck.between(left, right), top + (bottom - top) * luck.between(0, 1) ** 1.4
        size = 0.8 + 2.6 * luck.between(0, 1) ** 3
        ink = colour(shade).turned(luck.about(0, 40)).fade(luck.between(0.35, 1))
        e.canvas.drawCircle(x, y, size, skia.Paint(Color=ink.argb, AntiAlias=True))
        if index % 17 == 0:
            glow(e, x, y, size * 9, ink, 0.5)
            sparkle = shapes.star(x, y, size * 5, 4, 0.12, luck.about(0, 12))
            e.canvas.drawPath(sparkle, skia.Paint(Color=ink.argb, AntiAlias=True))


def moon(e: Easel, x: float, y: float, radius: float, shade: str | Colour = "#f6ecc8") -> skia.Path:
    """A full moon with seas, hung in its own glow. Set the light there: `family.lit_from`."""
    ink = colour(shade)
    glow(e, x, y, radius * 4.2, ink, 0.4)
    glow(e, x, y, radius * 1.7, ink, 0.6)
    disc = shapes.blob(x, y, radius, radius, e.chance.apart("moon"), 0.012, 14)
    luck = e.chance.apart("moon seas")
    with e.inside(disc):
        e.canvas.drawColor(ink.argb)
        for _ in range(11):
            sx, sy = x + luck.about(0, radius), y + luck.about(0, radius)
            reach = radius * luck.between(0.1, 0.34)
            sea = shapes.blob(sx, sy, reach, reach * 0.8, luck, 0.25)
            paint = skia.Paint(Color=ink.darker(0.22).turned(-20).fade(0.35).argb, AntiAlias=True)
            paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, radius * 0.03))
            e.canvas.drawPath(sea, paint)
        shades = [ink.lighter(0.5), ink, ink.darker(0.14), ink.turned(12)]
        brush.dry(e, disc, shades, -30, 0.6, radius * 0.5)
        glow(e, x - radius * 0.3, y - radius * 0.35, radius * 0.9, ink.lighter(0.6), 0.4)
    return disc


def mist(
    e: Easel, y: float, height: float, shade: str | Colour | None = None, strength: float = 0.6, banks: int = 6
) -> None:
    """Banks of mist lying across the picture around y."""
    luck = e.chance.apart("mist", round(y))
    ink = colour(shade or e.palette.haze)
    for _ in range(banks):
        x, lift = luck.between(0, e.width), luck.about(0, height / 2)
        bank = shapes.oval(x, y + lift, e.width * luck.between(0.25, 0.6), height * luck.between(0.12, 0.3))
        paint = skia.Paint(Color=ink.fade(strength * luck.between(0.3, 0.7)).argb, AntiAlias=True)
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, height * 0.14))
        e.canvas.drawPath(bank, paint)


def rain(
    e: Easel,
    count: int = 220,
    slant: float = 12,
    shade: str | Colour = "#e8f2f6",
    length: float = 46,
    alpha: float = 0.35,
) -> None:
    luck = e.chance.apart("rain", count)
    lean = math.tan(math.radians(slant))
    for _ in range(count):
        x, y = luck.between(-60, e.width + 60), luck.between(-60, e.height)
        reach = length * luck.between(0.4, 1.2)
        drop = shapes.leaf((x, y), (x - lean * reach, y + reach), luck.between(1, 2.6))
        e.canvas.drawPath(drop, skia.Paint(Color=colour(shade).fade(alpha * luck.between(0.4, 1)).argb, AntiAlias=True))


def snow(e: Easel, count: int = 180, shade: str | Colour = "#ffffff", size: float = 5) -> None:
    """Flakes near and far."""
    luck = e.chance.apart("snow", count)
    for _ in range(count):
        near = luck.between(0, 1) ** 3
        reach = 0.8 + size * near
        paint = skia.Paint(Color=colour(shade).fade(0.85 - 0.45 * near).argb, AntiAlias=True)
        if near > 0.25:
            paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, reach * 0.35))
        e.canvas.drawCircle(luck.between(0, e.width), luck.between(0, e.height), reach, paint)


def motes(
    e: Easel, count: int, box: tuple[float, float, float, float], shade: str | Colour | None = None, size: float = 3
) -> None:
    """Shining dust, fireflies, embers, plankton within (left, top, right, bottom)."""
    luck = e.chance.apart("motes", count, *box)
    ink = colour(shade or e.light.key)
    for _ in range(count):
        x, y = luck.between(box[0], box[2]), luck.between(box[1], box[3])
        reach = size * luck.between(0.3, 1)
        glow(e, x, y, reach * 5, ink, 0.5 * luck.between(0.5, 1))
        e.canvas.drawCircle(x, y, reach * 0.6, skia.Paint(Color=ink.lighter(0.5).argb, AntiAlias=True))
