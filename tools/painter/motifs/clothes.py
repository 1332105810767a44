"""Clothes, mostly with nobody in them: coats, hats, gloves, boots, socks, scarves, a dress, pegs and hangers."""

from __future__ import annotations

import math
from collections.abc import Sequence

import skia

from tools.painter import shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.shapes import Point


def top_hat(e: Easel, x: float, y: float, width: float, shade: str | Colour = "#2a2236", band: str | Colour = "#b8303a",
        turn: float = 0) -> None:
    """A tall hat, the middle of its brim at (x, y); turn 180 shows its inside."""
    with e.at(x, y, width / 100, turn):
        if abs(turn) > 120:
            e.flat(shapes.oval(0, 0, 49, 12), "#140c18", hand=0.3)
        e.solid(shapes.smooth([(-32, 2), (-28, -40), (-34, -70), (34, -70), (28, -40), (32, 2)], tension=0.5), shade,
                round=0.9, rim=1.0, flow=86, hand=0.5)
        e.solid(shapes.limb([(-30, -9), (0, -5), (30, -9)], [12, 13, 12]), band, hand=0.3)
        e.solid(shapes.oval(0, 1, 52, 11), shade, round=0.5, rim=1.0, hand=0.5)
        if abs(turn) > 120:
            e.flat(shapes.oval(0, 2, 42, 7), "#140c18", hand=0.3)
        else:
            e.solid(shapes.oval(0, -69, 34, 7), colour(shade).lighter(0.06), round=0.3, hand=0.3)


def straw_hat(e: Easel, x: float, y: float, width: float, ribbon: str | Colour = "#c8453a", turn: float = 0) -> None:
    with e.at(x, y, width / 100, turn):
        e.solid(shapes.oval(0, 0, 52, 14), "#e0be78", round=0.4, rim=0.9, hand=0.5)
        e.solid(shapes.smooth([(-26, -2), (-22, -28), (0, -35), (22, -28), (26, -2), (0, 5)]), "#e8ca88", round=0.8,
                hand=0.4)
        e.solid(shapes.limb([(-26, -5), (0, 1), (26, -5)], [9, 10, 9]), ribbon, hand=0.3)


def glove(e: Easel, x: float, y: float, size: float, shade: str | Colour = "#f4ead8", turn: float = 0,
        flip: bool = False) -> None:
    """An empty glove, fingers upwards, its wrist at (x, y)."""
    with e.at(x, y, size / 100, turn, flip):
        for tip, base in (((-24, -88), (-14, -46)), ((-7, -98), (-5, -48)), ((10, -95), (5, -48)),
                ((25, -82), (14, -44))):
            e.solid(shapes.limb([base, tip], [17, 13]), shade, round=0.7, edge=0.4, hand=0.3)
        e.solid(shapes.limb([(18, -26), (40, -44)], [18, 13]), shade, round=0.7, edge=0.4, hand=0.3)
        e.solid(shapes.smooth([(-18, 0), (-23, -30), (-18, -54), (16, -54), (23, -30), (18, 0)]), shade, round=0.6,
                edge=0.3, hand=0.4)
        e.solid(shapes.box(-21, -6, 42, 13, 4), colour(shade).darker(0.12), hand=0.3)


def empty_coat(e: Easel, x: float, y: float, size: float, shade: str | Colour, collar: str | Colour | None = None,
        hat: str | Colour | None = None) -> None:
    """A coat that sits in the stalls with nobody in it, seen from behind; its hat floats where the head would be."""
    with e.at(x, y, size / 100):
        e.solid(shapes.smooth([(-50, 60), (-46, 4), (-34, -22), (-13, -33), (13, -33), (34, -22), (46, 4), (50, 60)],
                tension=0.8), shade, round=0.7, rim=1.0, flow=86, hand=0.8)
        e.line([(0, -26), (1, 50)], colour(shade).darker(0.4), 1.8, alpha=0.7)
        e.solid(shapes.smooth([(-17, -30), (-15, -44), (0, -49), (15, -44), (17, -30), (0, -24)]),
                collar or colour(shade).lighter(0.1), round=0.5, rim=1.0, hand=0.4)
        e.flat(shapes.oval(0, -44, 12, 4.4), "#12080e", 0.9)
        if hat:
            top_hat(e, 0, -68, 56, hat, collar or "#b8303a")


def boot(e: Easel, x: float, y: float, height: float, shade: str | Colour = "#7a4630", flip: bool = False,
        turn: float = 0) -> None:
    """A laced boot standing on (x, y), its toe to the right, open at the top between (-26, -98) and (20, -98)."""
    with e.at(x, y, height / 100, turn, flip):
        e.solid(shapes.oval(-3, -97, 24, 7), colour(shade).darker(0.55), round=0.1, hand=0.3)
        leather = shapes.smooth([(-27, -97), (-25, -50), (-30, -18), (-28, -8), (62, -8), (64, -24), (50, -36),
                (26, -44), (20, -58), (21, -97), (-3, -90)], tension=0.8)
        drawn = e.solid(leather, shade, round=0.8, rim=0.9, flow=70, bristle=0.8, hand=0.6)
        with e.inside(drawn):
            e.solid(shapes.smooth([(40, -8), (44, -34), (70, -30), (70, -6)]), colour(shade).darker(0.12), round=0.5,
                    hand=0.3)
            e.pencil(shapes.smooth([(-26, -30), (-8, -32), (-2, -8)], closed=False), e.dark(shade), 1.6, 0.8)
        e.solid(shapes.smooth([(-32, -9), (66, -9), (67, -1), (20, 0), (14, -4), (0, -4), (-4, 0), (-32, 0)],
                tension=0.3), "#3a2824", round=0.5, hand=0.4)
        for row in range(5):
            lace = -88 + row * 10
            e.line([(6, lace + 2), (24 + row * 2, lace - 3 + row)], "#f2e2c0", 2.4, taper=False)
            e.line([(6, lace - 3), (24 + row * 2, lace + 4 + row)], "#f2e2c0", 2.4, taper=False)


def sock(e: Easel, x: float, y: float, height: float, shade: str | Colour, stripe: str | Colour, turn: float = 0,
        flip: bool = False) -> skia.Path:
    """A sock, its toe to the right, hanging from (x, y)."""
    with e.at(x, y, height / 100, turn, flip):
        outline = shapes.smooth([(-16, 0), (-15, 50), (-20, 76), (-10, 94), (10, 96), (46, 92), (54, 80), (46, 68),
                (22, 62), (16, 46), (17, 0)], tension=0.9)
        drawn = e.solid(outline, shade, round=0.8, flow=80, bristle=0.8, hand=0.6)
        with e.inside(drawn):
            for band in range(4):
                e.line([(-24, 14 + band * 14), (0, 17 + band * 14), (28, 14 + band * 14)], stripe, 6, taper=False)
            e.flat(shapes.oval(50, 82, 15, 16), stripe, 0.9)
            e.flat(shapes.oval(-14, 86, 15, 14), stripe, 0.9)
        e.solid(shapes.box(-18, -4, 37, 11, 4), colour(shade).lighter(0.12), hand=0.3)
    return outline


def long_scarf(e: Easel, line: Sequence[Point], widths: Sequence[float], shade: str | Colour = "#c8303a",
        stripe: str | Colour | None = "#f2d9b0", every: int = 9) -> None:
    """A knitted scarf along the line, ribbed across, with fringes at both ends."""
    path = shapes.limb(line, widths, 12)
    e.drop(path, 10, 9)
    drawn = e.solid(path, shade, round=0.5, bristle=0.7, hand=0.8)
    spine = shapes.spine(line, 30)
    with e.inside(drawn):
        for index, (x, y) in enumerate(spine[:-1]):
            ahead = spine[index + 1]
            turn = math.atan2(ahead[1] - y, ahead[0] - x)
            half = max(widths) * 0.6
            nx, ny = -math.sin(turn) * half, math.cos(turn) * half
            if stripe and index % every < 2:
                e.line([(x - nx, y - ny), (x + nx, y + ny)], stripe, 7, taper=False)
            elif index % 2:
                e.line([(x - nx, y - ny), (x + nx, y + ny)], colour(shade).darker(0.35), 1.6, alpha=0.6, taper=False)
    for end, before, wide in ((spine[0], spine[2], widths[0]), (spine[-1], spine[-3], widths[-1])):
        dx, dy = end[0] - before[0], end[1] - before[1]
        length = math.hypot(dx, dy) or 1
        ux, uy = dx / length, dy / length
        for tassel in range(7):
            aside = (tassel - 3) / 3 * wide * 0.45
            start = (end[0] - uy * aside, end[1] + ux * aside)
            e.line([start, (start[0] + ux * wide * 0.4, start[1] + uy * wide * 0.4 + wide * 0.2)], shade,
                    max(2.0, wide * 0.07))


def hung_dress(e: Easel, x: float, y: float, height: float, shade: str | Colour = "#e2607a") -> skia.Path:
    """A dress hung by its shoulders at (x, y); returns its outline in the outer coordinates."""
    s = height / 100
    points = [(-12, 0), (-20, 10), (-13, 18), (-11, 40), (-34, 96), (0, 101), (34, 96), (11, 40), (13, 18), (20, 10),
            (12, 0), (0, 8)]
    outline = shapes.smooth([(x + px * s, y + py * s) for px, py in points], tension=0.6)
    return e.solid(outline, shade, round=0.5, flow=86, bristle=0.8, hand=0.8)


def peg(e: Easel, x: float, y: float, size: float = 26) -> None:
    """A clothes peg gripping the line at (x, y)."""
    for side in (-1, 1):
        e.solid(shapes.limb([(x + side * size * 0.06, y - size * 0.4), (x + side * size * 0.2, y + size * 0.6)],
                [size * 0.2, size * 0.14]), "#c9a06a", hand=0.3)


def buttons(e: Easel, places: Sequence[tuple[float, float, float]], shade: str | Colour = "#e0b04a") -> None:
    """Round buttons, each (x, y, radius), sewn on with a cross."""
    for x, y, radius in places:
        e.drop(shapes.oval(x, y, radius), radius * 0.2, radius * 0.2)
        e.solid(shapes.oval(x, y, radius), shade, round=0.7, rim=1.0, hand=0.4)
        for dx in (-0.26, 0.26):
            for dy in (-0.26, 0.26):
                e.flat(shapes.oval(x + dx * radius, y + dy * radius, radius * 0.1), colour(shade).darker(0.6), hand=0)
        e.line([(x - radius * 0.26, y - radius * 0.26), (x + radius * 0.26, y + radius * 0.26)], "#f6ecd8",
                radius * 0.09, taper=False)
        e.line([(x + radius * 0.26, y - radius * 0.26), (x - radius * 0.26, y + radius * 0.26)], "#f6ecd8",
                radius * 0.09, taper=False)


def golden_crown(e: Easel, x: float, y: float, width: float, turn: float = 0) -> None:
    """A crown lying on (x, y)."""
    with e.at(x, y, width / 100, turn):
        e.solid(shapes.oval(0, -18, 44, 10), "#8a5f1f", hand=0.3)
        points: list[Point] = [(-46, 0), (-52, -52), (-26, -26), (0, -64), (26, -26), (52, -52), (46, 0)]
        e.solid(shapes.smooth(points, tension=0.12), "#e8b83a", round=0.6, rim=1.0, hand=0.5)
        for px, py in ((-52, -55), (0, -67), (52, -55)):
            e.solid(shapes.oval(px, py, 5.4), "#f6e2a0", rim=1.0, hand=0.2)
        for px, shade in ((-28, "#c8303a"), (0, "#3f7fb0"), (28, "#c8303a")):
            e.solid(shapes.oval(px, -13, 6.4, 8), shade, round=0.9, rim=1.0, hand=0.2)
