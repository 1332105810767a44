"""Small things that people and animals carry, sail in and go through: umbrella, lantern, letter, boats, door,
ladder.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import skia

from tools.painter import air, shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.shapes import Point


def umbrella(e: Easel, x: float, y: float, width: float, shade: str | Colour = "#c8382f", turn: float = 0,
        handle: float = 1.0) -> None:
    """An open umbrella whose handle's end is held at (x, y); turn 180 and it is a bowl."""
    with e.at(x, y, width / 100, turn):
        long = 70 * handle
        e.line([(0, 2), (0, -long - 30)], "#5a4030", 3, taper=False)
        e.line([(0, 0), (0, 8), (6, 10), (9, 4)], "#5a4030", 3.4, taper=False)
        top = -long - 34
        rim: list[Point] = [(-50, -long + 4), (-33, -long - 4), (-17, -long + 4), (0, -long - 3), (17, -long + 4),
            (33, -long - 4), (50, -long + 4)]
        dome = shapes.polygon(rim)
        dome = shapes.smooth([(-50, -long + 4), (-40, top + 14), (0, top), (40, top + 14), (50, -long + 4),
            (33, -long - 4), (17, -long + 4), (0, -long - 3), (-17, -long + 4), (-33, -long - 4)], tension=0.9)
        drawn = e.solid(dome, shade, round=0.7, flow=80, hand=0.6)
        with e.inside(drawn):
            for rib in (-33, -17, 0, 17, 33):
                e.line([(0, top), (rib * 0.8, top + 14), (rib, -long)], colour(shade).darker(0.4), 1.4, alpha=0.7)
            e.flat(shapes.smooth([(0, top), (17 * 0.8, top + 12), (17, -long + 6), (33, -long + 4), (28, top + 10)]),
                colour(shade).lighter(0.3), 0.4)
        e.solid(shapes.oval(0, top - 3, 2, 4), "#5a4030", hand=0.1)


def lantern(e: Easel, x: float, y: float, height: float, shade: str | Colour = "#ffd98a", glow: float = 0.8) -> None:
    """A lantern hanging from (x, y)."""
    air.glow(e, x, y + height * 0.6, height * 3.4, shade, 0.55 * glow)
    with e.at(x, y, height / 100):
        e.line([(0, 0), (0, 20)], "#2a2028", 4, taper=False)
        e.glowing(shapes.box(-24, 34, 48, 56, 8), shade, 16)
        e.solid(shapes.smooth([(-30, 36), (0, 14), (30, 36), (0, 40)], tension=0.7), "#4a3530", hand=0.5)
        e.solid(shapes.box(-28, 86, 56, 12, 4), "#4a3530", hand=0.5)
        for bar in (-24, 0, 24):
            e.line([(bar, 36), (bar, 88)], "#4a3530", 4, taper=False)


def paper_lantern(e: Easel, x: float, y: float, size: float, shade: str | Colour = "#ff9a4a") -> None:
    air.glow(e, x, y, size * 2.2, shade, 0.5)
    body = shapes.oval(x, y, size * 0.5, size * 0.46)
    e.glowing(body, shade, size * 0.2)
    for rib in (-0.3, -0.1, 0.1, 0.3):
        e.line([(x - size * 0.45, y + rib * size), (x, y + rib * size * 1.2), (x + size * 0.45, y + rib * size)],
            colour(shade).darker(0.4), 1.4, alpha=0.5, lit=False)


def letter(e: Easel, x: float, y: float, width: float, turn: float = 0, shade: str | Colour = "#fbf3e0",
        seal: str | Colour = "#c8382f") -> None:
    with e.at(x, y, width / 100, turn):
        sheet = shapes.box(-50, -33, 100, 66, 4)
        e.drop(sheet, 4, 3)
        e.solid(sheet, shade, round=0.2, hand=0.8)
        e.line([(-48, -31), (0, 6), (48, -31)], colour(shade).darker(0.4), 2.6, taper=False)
        e.solid(shapes.oval(0, 5, 9), seal, hand=0.5)


def suitcase(e: Easel, x: float, y: float, width: float, shade: str | Colour = "#8a5a3a", turn: float = 0) -> None:
    """Standing on (x, y)."""
    with e.at(x, y, width / 100, turn):
        grip = shapes.outline_of(shapes.smooth([(-14, -64), (-12, -78), (12, -78), (14, -64)], closed=False), 6)
        e.solid(grip, "#3a2a28", hand=0.3)
        e.solid(shapes.box(-50, -66, 100, 66, 9), shade, round=0.5, hand=0.9, flow=4)
        for band in (-28, 24):
            e.solid(shapes.box(band, -67, 8, 68), colour(shade).darker(0.4), round=0.3, edge=0.3)
            e.solid(shapes.box(band - 1, -44, 10, 9, 2), "#e0b85a", edge=0.3, hand=0.3)
        for corner in (-47, 40):
            e.flat(shapes.box(corner, -10, 8, 9, 2), "#e0b85a", 0.9)


def rowboat(e: Easel, x: float, y: float, length: float, shade: str | Colour = "#8a4a34", turn: float = 0,
        flip: bool = False) -> None:
    """A small open boat seen from the side, its waterline's middle at (x, y); paint who sits in it first."""
    with e.at(x, y, length / 200, turn, flip):
        hull = shapes.smooth([(-100, -30), (-60, -20), (0, -17), (62, -22), (106, -38), (92, -6), (60, 14), (-54, 14),
            (-84, 0)], tension=0.8)
        drawn = e.solid(hull, shade, round=0.6, flow=4, hand=0.9, bristle=0.9)
        with e.inside(drawn):
            for plank in (-8, 2):
                e.line([(-96, plank - 8), (0, plank + 3), (100, plank - 14)], colour(shade).darker(0.45), 2, alpha=0.8)
        e.solid(shapes.limb([(-101, -31), (-60, -21), (0, -18), (62, -23), (107, -39)], [5, 6, 6, 5]),
            colour(shade).lighter(0.3), hand=0.5)


def paper_boat(e: Easel, x: float, y: float, width: float, shade: str | Colour = "#fdf6e6", turn: float = 0) -> None:
    with e.at(x, y, width / 100, turn):
        e.solid(shapes.polygon([(-18, -14), (2, -54), (20, -14)]), colour(shade).darker(0.06), round=0.2, hand=0.5)
        e.solid(shapes.polygon([(2, -54), (20, -14), (6, -14)]), colour(shade).darker(0.25), round=0.1, hand=0.4)
        e.solid(shapes.polygon([(-50, -28), (-20, -12), (22, -12), (50, -28), (30, 8), (-30, 8)]), shade, round=0.25,
            hand=0.6)
        e.line([(-30, 8), (0, -12), (30, 8)], colour(shade).darker(0.3), 1.6, taper=False, alpha=0.6)


def ship(e: Easel, x: float, y: float, height: float, sail: str | Colour = "#f4e6cc", hull: str | Colour = "#6a3f34",
        turn: float = 0, flip: bool = False, lamps: bool = False) -> None:
    """A sailing ship with three sails sailing to the right, its waterline's middle at (x, y)."""
    with e.at(x, y, height / 150, turn, flip):
        for mast, tall in ((-34, 100), (8, 130), (46, 96)):
            e.line([(mast, -10), (mast, -tall)], "#4a3028", 3.4, taper=False)
            rows = 3 if tall > 120 else 2
            for row in range(rows):
                top = -tall + 6 + row * (tall - 30) / rows
                tall_sail = (tall - 34) / rows
                wide = 17 + row * 4
                cloth = shapes.smooth([(mast - wide, top), (mast + wide, top),
                    (mast + wide + 7, top + tall_sail * 0.5), (mast + wide + 1, top + tall_sail),
                    (mast - wide, top + tall_sail), (mast - wide + 8, top + tall_sail * 0.5)], tension=0.7)
                e.solid(cloth, sail, round=0.5, flow=80, hand=0.5)
        body = shapes.smooth([(-70, -30), (-66, -14), (-20, -10), (40, -12), (84, -26), (70, 2), (44, 12), (-44, 12),
            (-62, 2)], tension=0.7)
        drawn = e.solid(body, hull, round=0.6, flow=4, hand=0.7, bristle=0.9)
        with e.inside(drawn):
            e.line([(-70, -8), (0, -1), (80, -14)], colour(hull).lighter(0.45), 2.4, taper=False)
        if lamps:
            for port in range(5):
                e.glowing(shapes.oval(-42 + port * 20, 3 - abs(port - 2) * 0.8, 2.8), "#ffdc8a", 5)


def door(e: Easel, x: float, y: float, height: float, beyond: Sequence[str | Colour] = ("#fff3c8", "#ffd98a"),
        frame: str | Colour = "#6a4a38") -> skia.Path:
    """A door in its frame standing on (x, y), without its leaf. Returns the opening, to paint what is beyond."""
    with e.at(x, y, height / 100):
        e.solid(shapes.box(-30, -104, 60, 104, 3), frame, round=0.3, flow=88, hand=0.8)
        opening = shapes.box(-25, -99, 50, 99, 1)
        e.canvas.save()
        e.canvas.clipPath(opening, True)
        shades = [colour(shade_).argb for shade_ in beyond]
        if len(shades) > 1:
            shader = skia.GradientShader.MakeLinear(points=[(0, -99), (0, 0)], colors=shades)
            e.canvas.drawPaint(skia.Paint(Shader=shader))
        e.canvas.restore()
    size = height / 100
    return shapes.box(x - 25 * size, y - 99 * size, 50 * size, 99 * size)


def door_leaf(e: Easel, x: float, y: float, height: float, shade: str | Colour = "#3f6a6b", ajar: float = 0.0) -> None:
    """The leaf of the door: paint it after what is beyond. It opens towards us, hinged on its left."""
    with e.at(x, y, height / 100):
        near = -25 + 50 * math.cos(math.radians(88 * ajar))
        grow = 12 * math.sin(math.radians(88 * ajar))
        leaf = shapes.polygon([(-25, -99), (near, -99 - grow * 0.6), (near, grow), (-25, 0)])
        e.drop(leaf, 3, 3)
        drawn = e.solid(leaf, shade, round=0.3, flow=88, hand=0.6, bristle=0.8)
        wide = near + 25
        with e.inside(drawn):
            for top, bottom in ((-88, -56), (-46, -12)):
                panel = shapes.polygon([(-25 + wide * 0.2, top), (-25 + wide * 0.8, top - grow * 0.3),
                    (-25 + wide * 0.8, bottom + grow * 0.4), (-25 + wide * 0.2, bottom)])
                e.solid(panel, colour(shade).darker(0.16), round=0.5, edge=0.6, hand=0.4)
        e.solid(shapes.oval(near - wide * 0.12, -46 + grow * 0.2, 2.6), "#e8c05a", hand=0.1)


def ladder(e: Easel, foot: Point, top: Point, width: float, shade: str | Colour = "#a8763e", rungs: int = 12) -> None:
    dx, dy = top[0] - foot[0], top[1] - foot[1]
    length = math.hypot(dx, dy) or 1
    nx, ny = -dy / length * width / 2, dx / length * width / 2
    for rung in range(rungs):
        share = (rung + 0.6) / rungs
        at = (foot[0] + dx * share, foot[1] + dy * share)
        e.solid(shapes.limb([(at[0] - nx, at[1] - ny), (at[0] + nx, at[1] + ny)], [width * 0.11] * 2),
            colour(shade).darker(0.1), edge=0.3, hand=0.4)
    for side in (-1, 1):
        e.solid(shapes.limb([(foot[0] + side * nx, foot[1] + side * ny), (top[0] + side * nx, top[1] + side * ny)],
            [width * 0.15] * 2), shade, edge=0.4, hand=0.6)


def balloon(e: Easel, x: float, y: float, height: float, shade: str | Colour = "#e0442f",
        hold: Point | None = None) -> None:
    """A balloon whose knot is at (x, y); its string goes to hold."""
    if hold:
        e.line([(x, y), ((x + hold[0]) / 2 + 8, (y + hold[1]) / 2), hold], "#5a4a48", 1.8, taper=False)
    with e.at(x, y, height / 100):
        e.solid(shapes.smooth([(0, 0), (-26, -34), (-38, -66), (-24, -94), (0, -100), (24, -94), (38, -66),
            (26, -34)]), shade, round=0.9, rim=0.8, hand=0.5)
        e.flat(shapes.oval(-14, -76, 6, 12, 24), "#ffffff", 0.5, blur=2)
        e.solid(shapes.polygon([(-5, 5), (0, -2), (5, 5)]), shade, hand=0.2)


def candle(e: Easel, x: float, y: float, height: float, wax: str | Colour = "#f4ead2", flame: float = 1.0,
        thick: float = 0.22) -> None:
    """A candle standing on (x, y), height without its flame; flame 0 is out."""
    wide = height * thick
    body = shapes.smooth([(x - wide / 2, y), (x - wide * 0.48, y - height * 0.6), (x - wide * 0.44, y - height),
        (x, y - height * 0.985), (x + wide * 0.44, y - height), (x + wide * 0.48, y - height * 0.5),
        (x + wide / 2, y)], tension=0.7)
    e.solid(body, wax, round=0.7, flow=86, hand=1)
    for side, drop in ((-0.4, 0.3), (-0.1, 0.16), (0.34, 0.42)):
        e.solid(shapes.limb([(x + side * wide, y - height * 0.98), (x + side * wide, y - height * (0.98 - drop))],
            [wide * 0.12, wide * 0.17]), colour(wax).lighter(0.2), edge=0.2, hand=0.5)
    e.line([(x, y - height * 0.98), (x + 1, y - height - wide * 0.3)], "#2a2020", max(1.5, wide * 0.06), taper=False)
    if flame:
        fire(e, x, y - height - wide * 0.16, wide * 0.62 * flame, wide * 1.5 * flame)


def fire(e: Easel, x: float, y: float, width: float, height: float, sway: float = 0.06, glow: float = 0.6) -> None:
    """A flame standing on (x, y) that lights the air."""
    air.glow(e, x, y - height * 0.4, height * 4, "#ffb84a", glow)
    e.glowing(shapes.flame(x, y, width, height, sway), "#ff9a2a", height * 0.2)
    e.glowing(shapes.flame(x, y, width * 0.62, height * 0.7, sway), "#ffd45a", height * 0.08)
    e.glowing(shapes.flame(x, y, width * 0.3, height * 0.4, sway), "#fff6d8", height * 0.04)


def book(e: Easel, x: float, y: float, width: float, cover: str | Colour = "#8a2f3a", turn: float = 0) -> None:
    """An open book held at (x, y)."""
    with e.at(x, y, width / 100, turn):
        e.solid(shapes.smooth([(-52, -22), (0, -12), (52, -22), (50, 20), (0, 28), (-50, 20)], tension=0.6), cover,
            hand=0.6)
        for side in (-1, 1):
            page = shapes.smooth([(0, -14), (side * 24, -26), (side * 48, -24), (side * 47, 14), (side * 24, 12),
                (0, 22)], tension=0.7)
            e.solid(page, "#fbf3e0", round=0.3, hand=0.5, edge=0.3)
            for row in range(5):
                e.line([(side * 8, -8 + row * 5), (side * 26, -14 + row * 5), (side * 42, -12 + row * 5)], "#8a7a70",
                    1.2, alpha=0.6)


def armchair(e: Easel, x: float, y: float, height: float, shade: str | Colour = "#7a3f4a", flip: bool = False) -> None:
    """A wing chair facing right, standing on (x, y); the seat is at 36 of 100."""
    with e.at(x, y, height / 100, flip=flip):
        for leg in (-30, 30):
            e.solid(shapes.limb([(leg, -12), (leg, -1)], [6, 4]), "#4a3028", hand=0.3)
        back = shapes.smooth([(-40, -10), (-44, -60), (-38, -98), (-16, -100), (-8, -80), (-6, -36), (0, -10)])
        e.solid(back, shade, flow=85, round=0.8, hand=0.6)
        e.solid(shapes.smooth([(-34, -8), (-34, -34), (0, -38), (36, -36), (40, -20), (38, -8)], tension=0.8),
            colour(shade).lighter(0.08), round=0.7, hand=0.6)


def armrest(e: Easel, x: float, y: float, height: float, shade: str | Colour = "#7a3f4a", flip: bool = False) -> None:
    """The near arm of the chair, painted after whoever sits in it."""
    with e.at(x, y, height / 100, flip=flip):
        e.solid(shapes.smooth([(-34, -8), (-35, -38), (-26, -45), (22, -43), (33, -38), (31, -28), (26, -8)],
            tension=0.8), colour(shade).darker(0.06), round=0.8, hand=0.6)
