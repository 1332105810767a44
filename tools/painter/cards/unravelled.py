"""Cards about things that come undone and are made again."""

from __future__ import annotations

import math

from tools.painter import air, brush, shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs.houses import house, window
from tools.painter.motifs.people import GRANDMOTHER, SITTING, person
from tools.painter.shapes import Point

WOOL = colour("#f4e3b4")
MOON = (545.0, 300.0, 172.0)


@card(0, "unravelled-moon", family("moon").lit_from(MOON[0] / 800, MOON[1] / 1200))
def unravelled_moon(e: Easel) -> None:
    """A grandmother on the roof knits the moon into a blanket for the sleeping town; a cat steals the thread."""
    air.sky(e, shades=["#070b26", "#14204f", "#31407f", "#6a6fa8", "#c79fa6"], flow=-14)
    air.stars(e, 150, (0, 0, 800, 620))
    _moon_of_wool(e)
    with e.depth(0.62):
        e.solid(shapes.ridge(-20, 820, 1220, [720, 690, 735, 700, 740, 690]), e.palette.far, round=0.1, rim=0.2)
    with e.depth(0.45):
        for x, y, wide, tall in (
            (70, 850, 90, 130),
            (170, 870, 74, 165),
            (640, 850, 92, 150),
            (742, 880, 100, 175),
            (560, 880, 70, 110),
        ):
            house(e, x, y, wide, tall, "#8b88b0", "#5c4a78", (2, 3), 0.5)
    brush.repaint(e, 36, 0.5, 10, 0.05)
    air.mist(e, 880, 150, strength=0.5)
    for x, y, wide, tall, wall in (
        (60, 1010, 150, 150, "#b58f8c"),
        (712, 1020, 170, 190, "#a98b9c"),
        (560, 1050, 120, 130, "#c0a083"),
    ):
        house(e, x, y, wide, tall, wall, "#7b3f52", (2, 2), 0.5)
    _roof(e)
    _blanket(e)
    _thread(e)
    e.shadow(322, 742, 70)
    person(e, 276, 748, 330, GRANDMOTHER, SITTING)
    _needles(e)
    _cat(e, 560, 838)


def _moon_of_wool(e: Easel) -> None:
    x, y, radius = MOON
    ball = air.moon(e, x, y, radius, WOOL)
    luck = e.chance.apart("windings")
    with e.inside(ball):
        for turn in (-52, 8, 64, -20, 38):
            with e.at(x, y, 1, turn):
                for strand in range(-6, 7):
                    bow = (strand + luck.about(0, 0.3)) * radius / 11 + radius * luck.about(0, 0.05)
                    reach = radius * 1.02
                    points = [
                        (-reach, bow * 0.2),
                        (-reach * 0.5, bow * 1.1),
                        (reach * 0.5, bow * 1.1),
                        (reach, bow * 0.2),
                    ]
                    _strand(e, points, WOOL.turned(luck.about(0, 14)))
        air.gloom(e, x + 100, y + 130, 250, "#5a4a90", 0.85)
        air.glow(e, x - 50, y - 60, 170, "#fffbe8", 0.5)
    for loop in range(5):
        angle = math.radians(100 + loop * 40)
        edge = (x + math.cos(angle) * radius, y + math.sin(angle) * radius)
        out = [
            edge,
            (edge[0] + luck.about(0, 24), edge[1] + luck.between(6, 26)),
            (edge[0] + luck.about(0, 30), edge[1] + luck.between(-8, 20)),
        ]
        e.line(out, WOOL, 2.6, lit=False)


def _strand(e: Easel, points: list[Point], shade: Colour) -> None:
    lower = [(x + 2, y + 5) for x, y in points]
    upper = [(x, y - 2) for x, y in points]
    e.line(lower, shade.darker(0.42).turned(-30), 5, alpha=0.55, lit=False, taper=False)
    e.line(points, shade.darker(0.06), 9, lit=False, taper=False)
    e.line(upper, shade.lighter(0.6), 3, alpha=0.7, lit=False)


def _roof(e: Easel) -> None:
    slope = shapes.smooth(
        [(90, 770), (250, 736), (470, 742), (660, 800), (760, 1250), (40, 1250), (40, 930)], tension=0.6
    )
    e.drop(slope, 18, 16)
    drawn = e.solid(slope, "#8a4a55", round=0.25, flow=82, bristle=0.9, hand=2.5)
    luck = e.chance.apart("tiles")
    with e.inside(drawn):
        for row in range(15):
            y = 770 + row * 33
            for column in range(19):
                x = 30 + column * 42 + (21 if row % 2 else 0)
                tile = shapes.smooth(
                    [(x - 20, y - 12), (x + 20, y - 12), (x + 19, y + 16), (x, y + 24), (x - 19, y + 16)], tension=1
                )
                e.solid(
                    tile,
                    colour("#93505a").turned(luck.about(0, 24)).darker(luck.between(-0.02, 0.3)),
                    round=0.35,
                    rim=0.45,
                    bristle=0.3,
                    edge=0.3,
                )
    e.solid(shapes.limb([(84, 766), (250, 732), (470, 740), (668, 800)], [26, 24, 26]), "#7a4250", round=0.8, hand=2)
    e.solid(shapes.box(112, 640, 74, 140), "#9a6a62", round=0.3, flow=2, hand=2)
    e.solid(shapes.box(100, 622, 98, 26, 4), "#84534f", round=0.4)
    for puff, (x, y, reach) in enumerate(((150, 590, 26), (132, 545, 34), (158, 490, 40), (124, 430, 46))):
        e.flat(shapes.blob(x, y, reach, reach * 0.8, e.chance.apart("smoke", puff), 0.2), "#c6c0dc", 0.22, blur=9)
    window(e, 180, 1030, 92, 110)


def _blanket(e: Easel) -> None:
    middle: list[Point] = [
        (392, 664),
        (430, 730),
        (470, 800),
        (430, 890),
        (520, 980),
        (610, 1060),
        (560, 1150),
        (650, 1250),
    ]
    path = shapes.limb(middle, [44, 66, 104, 120, 150, 190, 230, 300], 8)
    e.drop(path, 22, 18, 0.7)
    drawn = e.solid(path, "#f3e6c4", round=0.45, rim=0.9, flow=60, bristle=0.5, hand=1.8)
    luck = e.chance.apart("stitches")
    with e.inside(drawn):
        line = shapes.spine(middle, 26)
        for index, (x, y) in enumerate(line):
            ahead = line[min(index + 1, len(line) - 1)]
            turn = math.degrees(math.atan2(ahead[1] - y, ahead[0] - x))
            share = index / len(line)
            size = 5 + 9 * share
            with e.at(x, y, 1, turn):
                for row in range(-11, 12):
                    tone = WOOL.darker(luck.between(0.1, 0.24)) if (index + row) % 2 else WOOL.lighter(0.5)
                    stitch = shapes.leaf(
                        (-size * 0.5, row * size - size * 0.3), (size * 0.5, row * size + size * 0.2), size * 0.42
                    )
                    e.flat(stitch, tone, 0.75, hand=0)
        for index, share in enumerate((0.34, 0.47, 0.58, 0.7, 0.8, 0.9, 0.64, 0.86)):
            x, y = line[int(share * len(line))]
            aside = (-0.25, 0.3, -0.32, 0.28, -0.3, 0.2, 0.05, 0.42)[index] * 190 * share
            night = ("#33407e", "#8a3f5f", "#2f6d78")[index % 3]
            e.flat(shapes.star(x + aside, y, 15 + 20 * share, 5, 0.48, luck.about(0, 30)), night, 0.88, hand=1.4)


def _thread(e: Easel) -> None:
    loose: list[Point] = [
        (430, 430),
        (392, 520),
        (446, 600),
        (520, 640),
        (556, 742),
        (528, 800),
        (470, 768),
        (424, 700),
        (392, 660),
    ]
    line = shapes.smooth(loose, closed=False)
    e.glowing(shapes.outline_of(line, 3.6), WOOL, 9, 0.9, hand=0)


def _needles(e: Easel) -> None:
    for start, end in (((346, 694), (418, 628)), ((358, 634), (404, 702))):
        e.line([start, end], "#c98a4a", 6, taper=False)
        e.solid(shapes.oval(*end, 5), "#e0a860", hand=0.3)


def _cat(e: Easel, x: float, y: float) -> None:
    e.shadow(x, y, 50)
    with e.at(x, y, 1.0, 10, flip=True):
        fur = "#3a3350"
        e.solid(shapes.limb([(-34, -14), (-78, -26), (-92, -66), (-70, -84)], [13, 12, 11, 8]), fur, flow=60)
        e.solid(
            shapes.smooth([(-40, -2), (-46, -40), (-14, -66), (16, -62), (28, -30), (30, 0)]), fur, flow=70, bristle=0.8
        )
        e.solid(shapes.limb([(16, -40), (40, -50), (48, -76)], [15, 13, 11]), fur)
        head = shapes.join(
            shapes.oval(18, -82, 27, 23),
            shapes.polygon([(-6, -92), (-4, -122), (14, -102)]),
            shapes.polygon([(24, -102), (38, -122), (44, -90)]),
        )
        e.solid(head, fur, flow=30)
        for at in (12, 32):
            e.flat(shapes.oval(at, -84, 4.6, 5.6), "#ffe28a", hand=0)
            e.flat(shapes.oval(at + 1, -85, 1.8, 4.6), "#140f20", hand=0)
        e.flat(shapes.oval(23, -75, 2.6, 1.8), "#d9808a", hand=0)
        e.solid(shapes.limb([(8, -16), (12, -2)], [14, 11]), fur)
