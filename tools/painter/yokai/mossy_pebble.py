"""Mossy Pebble, the yokai of earth worth 3."""

from __future__ import annotations

import math

from tools.painter import air, brush, shapes
from tools.painter.easel import Easel
from tools.painter.light import family
from tools.painter.motifs.features import cheeks, dot_eyes, eye, fur, smile
from tools.painter.yokai.portraits import portrait


@portrait(
    "earth",
    3,
    family("golden")
    .with_colours(sky=("#fff0a8", "#e8c860", "#8fa050", "#3f5a3a"), haze="#e8d488")
    .lit_from(0.3, -0.05),
)
def mossy_pebble(e: Easel) -> None:
    """A pebble that stayed so long in one place that it grew a wig of moss and a friend."""
    air.sky(e, flow=80)
    air.rays(e, 240, -80, 1300, 7, (50, 100), 0.3)
    with e.depth(0.5):
        luck = e.chance.apart("trunks")
        for index in range(6):
            x = 40 + index * 150 + luck.about(0, 40)
            e.solid(
                shapes.limb([(x, 1000), (x + luck.about(0, 20), 400), (x, -40)], [90, 70, 64]),
                "#6a5636",
                round=0.6,
                flow=88,
            )
    with e.depth(0.35):
        for side in (-1, 1):
            for _ in range(26):
                x = 400 + side * luck.between(190, 420)
                y = luck.between(-20, 190) - 60 * (1 - abs(x - 400) / 420)
                tip = (x + luck.about(0, 50), y + luck.between(40, 80))
                e.solid(
                    shapes.leaf((x, y), tip, 34, 0.1), luck.pick(["#b0822a", "#c99a3a", "#8a6a2a"]), round=0.3, edge=0.2
                )
    brush.repaint(e, 50, 0.5, 85)
    air.glow(e, 330, 480, 560, "#fff2a0", 0.75)
    for x, length, lean in ((90, 360, -0.5), (160, 330, 0.5), (700, 380, 0.4), (630, 320, -0.5)):
        fern(e, x, 990, length, lean, "#5f8a3f")
    e.solid(shapes.ridge(-20, 820, 1220, [990, 950, 965, 945, 992]), "#6b5a32", round=0.15, bristle=1, flow=8)
    e.shadow(390, 1040, 330)
    for x, y in ((280, 1046), (500, 1046)):
        e.solid(shapes.limb([(x - 10, y), (x + 50, y + 6)], [70, 62]), "#8a7f70", round=0.9)
    body = shapes.smooth(
        [
            (150, 900),
            (170, 740),
            (260, 610),
            (400, 560),
            (540, 610),
            (630, 740),
            (646, 900),
            (590, 1020),
            (400, 1056),
            (200, 1020),
        ]
    )
    drawn = e.solid(body, "#b4b4ac", round=1, rim=0.8, bristle=0.9)
    with e.inside(drawn):
        brush.spatter(e, "#5f564a", 160, (150, 560, 650, 1050), 5, 0.5)
        brush.spatter(e, "#e9e2cf", 100, (150, 560, 650, 1050), 4, 0.5)
        e.line([(560, 640), (540, 720), (580, 770), (566, 830)], "#5a5046", 6)
        for x, y, reach in ((210, 960, 50), (600, 930, 40), (560, 1010, 46)):
            e.flat(shapes.blob(x, y, reach, reach * 0.7, e.chance.apart("lichen", x), 0.3), "#c9b84a", 0.5, blur=3)
    moss = shapes.smooth(
        [
            (146, 800),
            (160, 660),
            (250, 560),
            (400, 520),
            (550, 560),
            (640, 660),
            (660, 800),
            (610, 760),
            (560, 690),
            (500, 720),
            (440, 660),
            (370, 700),
            (300, 660),
            (250, 740),
            (200, 740),
        ]
    )
    e.drop(moss, 14, 10)
    e.solid(moss, "#7fb03a", round=0.8, rim=0.9, bristle=0.9)
    fur(e, moss, ["#6a8a2f", "#94b048", "#b5c860", "#557a2a"], 36, 6, 10, 0.8)
    mushroom(e, 330, 556, 1.0)
    mushroom(e, 400, 540, 1.35)
    mushroom(e, 470, 560, 0.75)
    eye(e, 318, 810, 50, "#6a8a3a", (0.45, -0.15), 0.12, skin="#a59a86")
    eye(e, 478, 810, 50, "#6a8a3a", (0.45, -0.15), 0.12, skin="#a59a86")
    cheeks(e, [(258, 886), (544, 886)], 36, "#e8806a", 0.5)
    smile(e, 400, 880, 74, 0.4)
    for points in ([(610, 920), (680, 930), (716, 880)], [(180, 930), (120, 960), (130, 1010)]):
        e.solid(shapes.limb(points, [50, 44, 40]), "#94897a", round=0.9, rim=0.8)
    with e.at(706, 862, 0.95, -6):
        e.solid(shapes.limb([(-64, 0), (0, 2), (56, -4), (70, -40)], [14, 26, 24, 22]), "#d9b88a", rim=1)
        shell = e.solid(shapes.oval(-4, -38, 46, 42), "#b8743f", round=0.9, rim=1)
        with e.inside(shell):
            e.pencil(shapes.smooth(shapes.curl(-4, -36, 42, 2.6, 0), closed=False), e.dark("#5a321f"), 5, 0.8)
        for side in (-6, 12):
            e.line([(70, -44), (74 + side, -80)], "#d9b88a", 5, taper=False)
            dot_eyes(e, [(74 + side, -82)], 6)
    for x, y, size in ((80, 1080, 1.0), (130, 1110, 0.7), (690, 1100, 0.9)):
        mushroom(e, x, y, size, "#d99a4a", False)
    air.motes(e, 26, (80, 160, 720, 900), "#fff2b0", 3)


def mushroom(e: Easel, x: float, y: float, size: float, cap: str = "#c9402f", spots: bool = True) -> None:
    with e.at(x, y, size):
        e.solid(shapes.limb([(0, 0), (2, -26), (0, -50)], [24, 17, 15]), "#f2e6cf", flow=88)
        drawn = e.solid(
            shapes.smooth([(-42, -44), (-32, -76), (0, -92), (32, -76), (42, -44), (0, -36)]), cap, round=0.9, rim=0.9
        )
        if spots:
            with e.inside(drawn):
                for sx, sy, reach in ((-18, -66, 8), (8, -78, 7), (24, -58, 6), (-2, -54, 6), (-32, -52, 5)):
                    e.flat(shapes.oval(sx, sy, reach, reach * 0.8), "#fff4e0")


def fern(e: Easel, x: float, y: float, length: float, lean: float, shade: str) -> None:
    """A frond that arches to one side (lean −1…1)."""
    line = shapes.spine(
        [(x, y), (x + lean * length * 0.25, y - length * 0.6), (x + lean * length * 0.8, y - length * 0.8)], 9
    )
    e.line([line[0], line[9], line[-1]], shade, 4)
    for index in range(2, len(line)):
        px, py = line[index]
        reach = length * 0.26 * (1 - index / len(line)) + 5
        along = math.atan2(line[index][1] - line[index - 1][1], line[index][0] - line[index - 1][0])
        for side in (-1.1, 1.1):
            tip = (px + math.cos(along + side) * reach, py + math.sin(along + side) * reach)
            e.solid(shapes.leaf((px, py), tip, reach * 0.34), shade, round=0.3, rim=0.7, edge=0, hand=0.3)
