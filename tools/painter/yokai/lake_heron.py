"""Heron of the Lake, the yokai of water worth 6."""

from __future__ import annotations

import math

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.light import family
from tools.painter.motifs.features import dot_eyes, eye
from tools.painter.yokai.portraits import portrait


@portrait(
    "water",
    6,
    family("dawn").with_colours(sky=("#28508a", "#5f8fbf", "#c9b8cf", "#ffe3c0"), haze="#b9cbe0").lit_from(0.16, 0.5),
)
def lake_heron(e: Easel) -> None:
    """A heron as tall as the firs; under its wing, instead of feathers, is the lake, with all its carp."""
    air.sky(e, 900, flow=4)
    air.glow(e, 128, 600, 260, "#fff2c8", 0.8)
    with e.depth(0.75):
        e.solid(shapes.ridge(-20, 820, 1000, [640, 560, 620, 500, 590, 530, 650]), "#4a6a9a", round=0.1, edge=0)
    for far, base, count in ((0.6, 800, 17), (0.42, 850, 13)):
        with e.depth(far):
            luck = e.chance.apart("firs", far)
            for index in range(count):
                x, tall = index * 820 / count + luck.about(0, 20), luck.between(150, 260)
                for tier in range(4):
                    y = base - tall * tier * 0.22
                    wide = tall * 0.26 * (1 - tier * 0.2)
                    e.solid(
                        shapes.polygon([(x - wide, y), (x, y - tall * 0.42), (x + wide, y)]),
                        "#2f5a5f",
                        round=0.1,
                        rim=0.3,
                        edge=0,
                    )
    e.canvas.save()
    e.canvas.clipPath(shapes.box(0, 846, 800, 400), True)
    brush.gradient(e, shapes.box(0, 846, 800, 354), [colour("#f0d9c8"), colour("#8aa6cc"), colour("#2c5a94")], 90)
    e.canvas.restore()
    brush.repaint(e, 44, 0.5, 1)
    air.mist(e, 850, 120, "#f6e2d6", 0.7)
    for reach in (70, 130, 200):
        e.pencil(shapes.oval(410, 1085, reach, reach * 0.22), colour("#fff2e0"), 3, 0.5)
    for foot, knee in (((380, 1085), (368, 970)), ((470, 1080), (500, 960))):
        e.solid(shapes.limb([(440, 840), knee, foot], [20, 13, 10]), "#3a4560", rim=0.7)
    neck = [(470, 700), (560, 610), (560, 500), (470, 440), (410, 360), (430, 270), (470, 232)]
    for index in range(5):
        tip = (640 + index * 26, 900 + index * 34)
        e.solid(shapes.leaf((520, 700), tip, 60, 0.1), "#31558f", flow=50, rim=0.7)
    e.solid(shapes.limb(neck, [190, 120, 74, 60, 54, 50, 60], 10), "#dfe8f2", round=0.8, rim=1, flow=70)
    wing = shapes.smooth(
        [
            (520, 610),
            (600, 700),
            (640, 830),
            (630, 960),
            (560, 900),
            (470, 930),
            (390, 880),
            (300, 900),
            (220, 840),
            (140, 830),
            (240, 740),
            (350, 650),
            (440, 600),
        ]
    )
    e.drop(wing, 16, 14)
    drawn = e.wash(wing, ["#a8def0", "#3f95cc", "#1c5aa0", "#123a78"], 75, 0.7)
    with e.inside(drawn):
        for y in range(640, 940, 26):
            luck = e.chance.apart("ripple", y)
            x = luck.between(180, 480)
            e.line([(x, y), (x + 60, y - 8), (x + 130, y)], "#dff6ff", 4, alpha=0.55, lit=False)
        for index, (x, y, turn, size) in enumerate(
            ((360, 760, -24, 1.2), (500, 840, 18, 1.0), (520, 700, -50, 0.8), (280, 820, -10, 0.75))
        ):
            _carp(e, x, y, turn, size, ("#ff8a3a", "#fff4e6", "#f25a3a", "#ffd04a")[index])
        air.glow(e, 380, 680, 190, "#d8fbff", 0.5)
        for x, y, reach in ((250, 790, 34), (580, 880, 40), (440, 880, 28)):
            e.flat(shapes.oval(x, y, reach, reach * 0.5), "#3f9a6a", 0.85)
            e.flat(shapes.flame(x, y, reach * 0.5, reach * 0.7), "#ffd4e2", 0.95)
    e.pencil(wing, colour("#f4fbff"), 5, 0.8)
    for index in range(7):
        x, y = 180 + index * 66, 862 + (index % 3) * 18
        e.solid(shapes.flame(x + 10, y + 70, 14, 34), "#8fd0f0", rim=1, edge=0.2)
    head = shapes.smooth([(420, 246), (440, 190), (500, 178), (546, 208), (540, 250), (490, 272)])
    e.solid(shapes.leaf((520, 226), (790, 300), 34, 0.02), "#f0a83a", round=0.5, rim=0.6)
    e.line([(540, 240), (650, 266), (770, 296)], "#8a4f22", 3)
    e.solid(head, "#eef3f8", round=0.8, rim=1)
    for bend, tip in ((0.1, (250, 230)), (0.14, (280, 290)), (0.18, (320, 330))):
        e.solid(shapes.leaf((470, 196), tip, 18, bend), "#22406f", rim=0.8)
    e.solid(shapes.leaf((540, 206), (420, 206), 24, -0.1), "#22406f", rim=0.4)
    eye(e, 500, 222, 17, "#f2c14b", (0.4, 0.2), 0.2)
    for row in range(2):
        for index in range(10):
            x, y = (590 - index * 36 + row * 16, 668 - 78 * math.sin(0.5 + index * 0.21) + index * 15 + row * 26)
            end = (x - 26 - index * 4, y + 78 - row * 18)
            e.solid(
                shapes.leaf((x, y), end, 40, 0.08), ("#c8d8ea", "#f2f7fb")[row], round=0.4, rim=0.9, edge=0.3, flow=110
            )
    brush.spatter(e, "#ffffff", 36, (200, 860, 660, 1080), 3.6, 0.7)
    air.mist(e, 1110, 90, "#f6e2d6", 0.4)


def _carp(e: Easel, x: float, y: float, turn: float, size: float, shade: str) -> None:
    with e.at(x, y, size, turn):
        e.solid(shapes.leaf((-34, 0), (-80, -22), 26, -0.1), shade, round=0.3, edge=0.2)
        e.solid(shapes.leaf((-34, 0), (-80, 24), 26, 0.1), shade, round=0.3, edge=0.2)
        e.solid(shapes.leaf((0, 12), (-16, 40), 16), shade, round=0.3, edge=0.2)
        e.solid(shapes.leaf((-44, 0), (58, 0), 40), shade, round=0.7, rim=0.9, edge=0.3)
        e.flat(shapes.blob(-4, -6, 15, 9, e.chance.apart("patch", x)), "#d93a2a", 0.8)
        dot_eyes(e, [(40, -5)], 3.4)
