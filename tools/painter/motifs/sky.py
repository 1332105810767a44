"""What is overhead: suns, crescents, clouds, lightning, northern lights, rainbows, falling stars."""

from __future__ import annotations

import math
from collections.abc import Sequence

import skia

from tools.painter import air, shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.shapes import Point


def sun(e: Easel, x: float, y: float, radius: float, shade: str | Colour = "#ffdf8a", strength: float = 0.8) -> None:
    """A sun in its haze. Set the light there: `family.lit_from`."""
    air.glow(e, x, y, radius * 5, shade, 0.5 * strength)
    air.glow(e, x, y, radius * 2.2, colour(shade).lighter(0.3), 0.7 * strength)
    e.glowing(shapes.blob(x, y, radius, radius, e.chance.apart("sun"), 0.012, 14), shade, radius * 0.35)


def crescent(e: Easel, x: float, y: float, radius: float, shade: str | Colour = "#fff0c0", turn: float = 20) -> None:
    air.glow(e, x, y, radius * 4, shade, 0.5)
    e.glowing(shapes.crescent(x, y, radius, 0.75, turn), shade, radius * 0.3)


def cloud(e: Easel, x: float, y: float, width: float, shade: str | Colour = "#ffffff", name: object = "",
        tall: float = 0.42, soft: float = 0.0) -> skia.Path:
    """A heap of lit puffs over a shaded belly; returns its outline. soft lets its edge melt away."""
    luck = e.chance.apart("cloud", round(x), round(y), name)
    outline = shapes.cloud(x, y, width, width * tall, luck, 8)
    with e.veil(1, soft):
        e.solid(outline, shade, round=0.7, rim=0.4, edge=0, hand=2.4, bristle=0.5, flow=4)
        for _ in range(9):
            px, py = x + luck.about(0, width * 0.4), y + luck.about(width * tall * 0.05, width * tall * 0.3)
            if outline.contains(px, py):
                reach = width * luck.between(0.05, 0.13)
                with e.inside(outline):
                    e.solid(shapes.blob(px, py, reach, reach * 0.8, luck, 0.1), colour(shade).lighter(0.1), round=0.7,
                        rim=0.1, edge=0, bristle=0.4)
    return outline


def cloudbank(e: Easel, y: float, height: float, shade: str | Colour, name: object = "", soft: float = 0.0) -> None:
    """A floor of clouds from edge to edge; everything below it is cloud."""
    luck = e.chance.apart("bank", round(y), name)
    for row in range(3):
        tone = colour(shade).lighter(0.12 * row) if row else colour(shade).darker(0.08)
        heap = [shapes.box(-40, y + height * 0.32 * (row + 1), e.width + 80, e.height)]
        for puff in range(8):
            px = -40 + (puff + luck.between(0.2, 0.8)) * (e.width + 80) / 8
            reach = height * luck.between(0.3, 0.55)
            heap.append(shapes.oval(px, y + height * 0.32 * (row + 1) + luck.about(0, height * 0.12), reach * 1.4,
                reach))
        with e.veil(1, soft):
            e.solid(shapes.join(*heap), tone, round=0.12, rim=0.5, edge=0, hand=2.4, flow=4)


def lightning(e: Easel, points: Sequence[Point], width: float = 7, shade: str | Colour = "#fff6c8") -> None:
    """A bolt through the points; it forks once."""
    air.glow(e, *points[0], 260, shade, 0.5)
    middle = points[len(points) // 2]
    air.glow(e, *middle, 200, shade, 0.35)
    line = shapes.polygon(list(points), closed=False)
    e.glowing(shapes.outline_of(line, width), shade, width * 2.5, hand=0.6)
    fork = shapes.polygon([middle, (middle[0] + 34, middle[1] + 40), (middle[0] + 28, middle[1] + 62),
        (middle[0] + 62, middle[1] + 110)], closed=False)
    e.glowing(shapes.outline_of(fork, width * 0.5), shade, width * 1.5, hand=0.4)


def aurora(e: Easel, line: Sequence[Point], height: float, shades: Sequence[str | Colour] = ("#7dffb0", "#4ad0d8",
        "#c88aff"), strength: float = 0.5) -> None:
    """A curtain of northern light that hangs upwards from the line."""
    luck = e.chance.apart("aurora", round(line[0][0]), round(line[0][1]))
    along = shapes.spine(line, 40)
    with e.veil(1, 5, "Screen"):
        for index, (x, y) in enumerate(along):
            tall = height * (0.55 + 0.3 * math.sin(index * 0.23) + luck.about(0, 0.22))
            shade = colour(shades[0]).mix(colour(shades[1]), 0.5 + 0.5 * math.sin(index * 0.09))
            top = colour(shades[-1])
            alpha = strength * luck.between(0.3, 0.8)
            paint = skia.Paint(Shader=skia.GradientShader.MakeLinear(points=[(x, y + 14), (x, y - tall)],
                colors=[shade.fade(0).argb, shade.fade(alpha).argb, shade.mix(top, 0.5).fade(alpha * 0.45).argb,
                top.fade(0).argb], positions=[0, 0.12, 0.55, 1]))
            e.canvas.drawRect(skia.Rect(x - 9, y - tall, x + 9, y + 14), paint)
