"""Water: seas, waves, ripples, puddles, ice, splashes, bubbles, the light that dances below."""

from __future__ import annotations

import math
from collections.abc import Sequence

import skia

from tools.painter import air, brush, shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.shapes import Point


def sea(e: Easel, top: float, bottom: float, shades: Sequence[str | Colour], shine: float = 0.5, waves: int = 90,
        name: object = "") -> None:
    """A sea from its horizon down to bottom, with the light lying on it in flakes below the source."""
    luck = e.chance.apart("sea", round(top), name)
    area = shapes.box(-10, top, e.width + 20, bottom - top)
    e.canvas.save()
    e.canvas.clipPath(area, True)
    brush.gradient(e, area, [e.hazed(colour(shade)) for shade in shades], 90)
    brush.bloom(e, 0.4, 90)
    sun_x = e.light.at[0] * e.width
    for _ in range(waves * 2):
        share = luck.between(0, 1) ** 1.6
        y = top + share * (bottom - top)
        reach = 8 + 90 * share * luck.between(0.4, 1)
        x = luck.between(-40, e.width + 40)
        near = max(0.0, 1 - abs(x - sun_x) / (e.width * (0.12 + 0.3 * share)))
        light = luck.maybe(0.35 + 0.5 * near)
        tone = e.light.key.fade(shine * (0.25 + 0.65 * near)) if light else colour(shades[-1]).darker(0.2).fade(0.3)
        ripple = shapes.leaf((x - reach / 2, y), (x + reach / 2, y + luck.about(0, reach * 0.05)), 1.5 + reach * 0.07,
            luck.about(0, 0.06))
        e.canvas.drawPath(ripple, skia.Paint(Color=tone.argb, AntiAlias=True))
    e.canvas.restore()


def wave(e: Easel, points: Sequence[Point], floor: float, shade: str | Colour, foam: float = 1.0,
        name: object = "") -> skia.Path:
    """A row of waves whose crests follow the points; foam on the side of the light."""
    luck = e.chance.apart("wave", round(points[0][1]), name)
    crest = shapes.spine(points, 10)
    path = shapes.smooth(points, closed=False)
    path.lineTo(points[-1][0], floor)
    path.lineTo(points[0][0], floor)
    path.close()
    drawn = e.solid(path, shade, round=0.15, rim=0.5, edge=0.2, flow=6, hand=1.6)
    with e.inside(drawn):
        for index in range(len(points) * 6):
            x, y = luck.pick(crest)
            drop = luck.between(14, 160)
            e.line([(x - 34, y + drop + 6), (x, y + drop), (x + 40, y + drop + 8)],
                colour(shade).lighter(0.4) if index % 2 else colour(shade).darker(0.3), luck.between(2, 5), alpha=0.4)
    if foam:
        for x, y in crest:
            for _ in range(2):
                reach = luck.between(1.5, 6) * foam
                e.flat(shapes.oval(x + luck.about(0, 6), y + luck.about(2, 5), reach * 1.5, reach), "#ffffff",
                    luck.between(0.4, 0.9), hand=0.4)
    return drawn


def breaker(e: Easel, x: float, y: float, height: float, shade: str | Colour = "#2f6f86", flip: bool = False) -> None:
    """One great wave that curls over to the right, its foot at (x, y): a hollow, a lip, fingers of foam."""
    luck = e.chance.apart("breaker", round(x))
    with e.at(x, y, height / 100, flip=flip):
        back = shapes.smooth([(-120, 10), (-92, -26), (-62, -70), (-20, -98), (26, -98), (58, -80), (66, -58),
            (52, -66), (30, -72), (8, -62), (-4, -38), (2, -12), (30, 2), (90, 8), (90, 30), (-120, 30)], tension=0.95)
        drawn = e.solid(back, shade, round=0.4, rim=0.8, flow=-50, hand=1.0, bristle=0.9)
        with e.inside(drawn):
            for step in range(17):
                share = step / 16
                line = [(-112 + share * 104, 20), (-84 + share * 74, -30 - share * 4),
                    (-50 + share * 56, -70 + share * 6), (-10 + share * 46, -92 + share * 20),
                    (40 + share * 14, -84 + share * 10)]
                e.line(line, colour(shade).lighter(0.5) if step % 2 else colour(shade).darker(0.3),
                    1.2 + 1.6 * luck.between(0, 1), alpha=0.5)
        lip = shapes.spine([(-40, -86), (-10, -98), (26, -99), (56, -84), (68, -56)], 14)
        for x0, y0 in lip:
            for _ in range(5):
                e.flat(shapes.oval(x0 + luck.about(0, 7), y0 + luck.about(1, 6), luck.between(0.8, 3.4)), "#ffffff",
                    luck.between(0.5, 1), hand=0.3)
        for finger in range(7):
            root = lip[-1 - finger * 4]
            tip = (root[0] + luck.between(2, 10), root[1] + luck.between(10, 22))
            e.flat(shapes.limb([root, (tip[0] + 3, (root[1] + tip[1]) / 2), tip], [6, 3.4, 0.8]), "#ffffff", 0.85,
                hand=0.4)
        for _ in range(60):
            e.flat(shapes.oval(66 + luck.about(0, 26), -60 + luck.about(0, 34), luck.between(0.3, 1.3)), "#ffffff",
                0.8, hand=0)


def ripples(e: Easel, x: float, y: float, radius: float, rings: int = 4, shade: str | Colour = "#ffffff",
        alpha: float = 0.5, flat: float = 0.32) -> None:
    """Rings spreading on still water around (x, y)."""
    for ring in range(rings):
        reach = radius * (ring + 1) / rings
        path = shapes.oval(x, y, reach, reach * flat)
        e.pencil(path, e.tint(shade), max(1.2, radius * 0.02) * (1.3 - ring / rings), alpha * (1 - 0.75 * ring / rings))


def puddle(e: Easel, x: float, y: float, width: float, height: float, shades: Sequence[str | Colour],
        name: object = "") -> skia.Path:
    """A puddle with its middle at (x, y), holding a sky; returns its outline, to paint the reflection inside."""
    outline = shapes.blob(x, y, width / 2, height / 2, e.chance.apart("puddle", name), 0.16, 11)
    e.flat_shadow(shapes.moved(outline, 0, -height * 0.02), 0.6, 4)
    drawn = e.wash(outline, shades, 90, 0.4)
    e.pencil(drawn, e.light.key, 2.4, 0.6)
    return drawn


def splash(e: Easel, x: float, y: float, size: float, drops: int = 26, shade: str | Colour = "#f2fbff") -> None:
    luck = e.chance.apart("splash", round(x), round(y))
    for _ in range(drops):
        angle = math.radians(luck.between(-165, -15))
        reach = size * luck.between(0.3, 1)
        at = (x + math.cos(angle) * reach, y + math.sin(angle) * reach * 0.9)
        e.flat(shapes.oval(*at, size * luck.between(0.015, 0.05)), shade, luck.between(0.5, 0.95), hand=0.2)
    for side in (-1, 0, 1):
        e.flat(shapes.leaf((x + side * size * 0.2, y), (x + side * size * 0.5, y - size * luck.between(0.4, 0.7)),
            size * 0.12), shade, 0.6, hand=0.4)


def bubbles(e: Easel, places: Sequence[Point], size: float) -> None:
    luck = e.chance.apart("bubbles", len(places), round(places[0][0]))
    for x, y in places:
        reach = size * luck.between(0.3, 1)
        e.flat(shapes.oval(x, y, reach), "#ffffff", 0.14, hand=0)
        e.pencil(shapes.oval(x, y, reach), e.light.key, max(0.8, reach * 0.12), 0.75)
        e.flat(shapes.oval(x - reach * 0.35, y - reach * 0.35, reach * 0.22), "#ffffff", 0.9, hand=0)


def dancing_light(e: Easel, box: tuple[float, float, float, float], cell: float = 70, alpha: float = 0.3) -> None:
    """The net of light on the bottom of shallow water, within (left, top, right, bottom)."""
    luck = e.chance.apart("caustics", *box)
    left, top, right, bottom = box
    with e.veil(alpha, 2.4, "Screen"):
        y = top
        while y < bottom:
            x = left
            while x < right:
                ring = shapes.blob(x + luck.about(0, cell * 0.3), y + luck.about(0, cell * 0.2), cell * 0.6,
                    cell * 0.34, luck, 0.3, 7)
                paint = skia.Paint(Color=e.light.key.fade(luck.between(0.4, 1)).argb, AntiAlias=True,
                    Style=skia.Paint.kStroke_Style, StrokeWidth=luck.between(2, 5))
                e.canvas.drawPath(ring, paint)
                x += cell
            y += cell * 0.6


def shafts(e: Easel, places: Sequence[float], length: float, strength: float = 0.3, lean: float = 0.16) -> None:
    """Sunlight falling through water or leaves from the top of the picture, at these x."""
    luck = e.chance.apart("shafts", len(places))
    for x in places:
        reach = length * luck.between(0.6, 1.1)
        air.beam(e, (x, -40), (x - lean * reach, reach), luck.between(20, 50), luck.between(80, 190), e.light.key,
            strength * luck.between(0.5, 1))


def mirrored_below(e: Easel, line: float, depth: float, alpha: float = 0.6, squash: float = 1.0) -> None:
    """What is painted above the line so far, once more upside down below it, as still water shows it."""
    picture = e.surface.makeImageSnapshot()
    e.canvas.save()
    e.canvas.clipRect(skia.Rect(0, line, e.width, line + depth))
    e.canvas.translate(0, line + line * squash)
    e.canvas.scale(1 / e.scale, -squash / e.scale)
    e.canvas.drawImage(picture, 0, 0, skia.SamplingOptions(skia.FilterMode.kLinear), skia.Paint(Alphaf=alpha))
    e.canvas.restore()


def ice_cracks(e: Easel, places: Sequence[Point], reach: float, shade: str | Colour = "#ffffff",
        alpha: float = 0.6) -> None:
    luck = e.chance.apart("cracks", len(places))
    for x, y in places:
        for _ in range(luck.whole(2, 4)):
            angle, line = luck.angle(), [(x, y)]
            for _ in range(4):
                angle += luck.about(0, 0.7)
                line.append((line[-1][0] + math.cos(angle) * reach * 0.3, line[-1][1] + math.sin(angle) * reach * 0.16))
            e.line(line, shade, 2.2, alpha=alpha)
