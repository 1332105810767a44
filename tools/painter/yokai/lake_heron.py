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
        e.pencil(shapes.oval(430, 1112, reach, reach * 0.22), colour("#fff2e0"), 3, 0.5)
    for index, tip in enumerate(((118, 968), (148, 1006), (190, 1030))):
        e.solid(shapes.leaf((330, 880), tip, 54, 0.08), ("#27487c", "#31558f", "#3d68a6")[index], flow=130, rim=0.8)
    e.solid(shapes.limb([(446, 880), (470, 962), (436, 1000)], [46, 17, 15]), "#3a4560", rim=0.8)
    e.solid(shapes.limb([(436, 1000), (470, 1024), (496, 1022)], [11, 8, 4]), "#3a4560", rim=0.7)
    e.solid(shapes.limb([(400, 880), (420, 1000), (416, 1114)], [52, 17, 13]), "#465273", rim=0.9)
    for toe in ((372, 1120), (424, 1128), (458, 1118)):
        e.solid(shapes.limb([(416, 1110), toe], [11, 5]), "#465273", rim=0.7)
    _lake_wing(e)
    body = [(560, 690), (566, 780), (520, 868), (420, 918), (316, 918), (268, 880), (340, 800), (430, 720), (480, 650)]
    e.solid(shapes.smooth(body), "#dfe8f2", round=0.9, rim=1, flow=150, bristle=0.8)
    neck = [(470, 790), (540, 690), (566, 590), (520, 500), (446, 430), (430, 350), (470, 284), (536, 258)]
    e.solid(shapes.limb(neck, [230, 156, 108, 88, 80, 76, 78, 84], 10), "#e9f0f7", round=0.8, rim=1, flow=75)
    for index in range(7):
        start = (516 + (index % 2) * 22, 728 + index * 15)
        e.solid(shapes.leaf(start, (start[0] - 22 + index * 5, start[1] + 100), 20, 0.1), "#f6fafc", rim=0.9, edge=0.3)
    for row in range(3):
        for index in range(6 - row):
            x, y = 470 - index * 40 - row * 4, 700 + index * 34 + row * 40
            shade = ("#c8d8ea", "#dbe6f2", "#f2f7fb")[row]
            e.solid(shapes.leaf((x, y), (x - 84, y + 44), 46, 0.08), shade, round=0.4, rim=0.9, edge=0.35, flow=150)
    _head(e)
    brush.spatter(e, "#ffffff", 36, (100, 860, 660, 1080), 3.6, 0.7)
    air.mist(e, 1140, 80, "#f6e2d6", 0.4)


def _lake_wing(e: Easel) -> None:
    """The far wing lifted like a fan; it is the lake, with carp and lilies, and drips."""
    feathers = []
    for index in range(11):
        angle = math.radians(258 - index * 10.5)
        reach = 350 + 120 * math.sin(0.35 + index * 0.26)
        tip = (470 + math.cos(angle) * reach, 700 - math.sin(angle) * reach * -1)
        feathers.append(shapes.leaf((486, 716), tip, 118, 0.03))
    for index, feather in enumerate(feathers):
        e.drop(feather, 8, 8, 0.35)
        drawn = e.wash(feather, ["#bfeaf4", "#4fa6d8", "#1c5aa0", "#12386f"], 215 - index * 8, 0.6)
        e.pencil(drawn, colour("#f4fbff"), 4, 0.8)
    lake = shapes.join(*feathers)
    with e.inside(lake):
        luck = e.chance.apart("ripples")
        for _ in range(30):
            x, y = luck.between(40, 420), luck.between(300, 900)
            e.line([(x, y), (x + 40, y - 6), (x + 86, y)], "#dff6ff", 4, alpha=0.5, lit=False)
        air.glow(e, 300, 620, 200, "#d8fbff", 0.45)
        for x, y, turn, size, shade in (
            (226, 470, 52, 1.15, "#ff8a3a"), (180, 640, 12, 1.35, "#fff4e6"), (300, 590, 30, 0.9, "#f25a3a"),
            (210, 770, -16, 1.0, "#ffd04a"),
        ):  # fmt: skip
            _carp(e, x, y, turn, size, shade)
        for x, y, reach in ((110, 560, 34), (150, 842, 36), (330, 470, 30)):
            e.flat(shapes.oval(x, y, reach, reach * 0.6), "#3f9a6a", 0.9)
            e.flat(shapes.flame(x, y + 4, reach * 0.6, reach * 0.8), "#ffd4e2", 0.95)
    for x, y in ((44, 720), (66, 830), (110, 916), (190, 950), (40, 620)):
        e.solid(shapes.flame(x, y + 40, 14, 34), "#8fd0f0", rim=1, edge=0.2)


def _head(e: Easel) -> None:
    e.solid(shapes.leaf((552, 262), (796, 348), 50, 0.02), "#f0a83a", round=0.6, rim=0.8)
    e.line([(560, 270), (670, 306), (780, 340)], "#8a4f22", 4)
    head = [(462, 262), (480, 200), (546, 178), (606, 206), (622, 262), (580, 300), (510, 310)]
    e.solid(shapes.smooth(head), "#f2f6fa", round=0.8, rim=1)
    for bend, tip in ((0.12, (262, 262)), (0.16, (286, 322)), (0.2, (330, 370))):
        e.solid(shapes.leaf((500, 208), tip, 24, bend), "#22406f", rim=0.9)
    e.solid(shapes.leaf((622, 224), (446, 214), 38, -0.12), "#22406f", rim=0.5)
    eye(e, 566, 244, 25, "#f2c14b", (0.35, 0.25), 0.24, skin="#22406f")
    e.line([(530, 216), (566, 214), (604, 230)], "#16294a", 8)


def _carp(e: Easel, x: float, y: float, turn: float, size: float, shade: str) -> None:
    with e.at(x, y, size, turn):
        e.solid(shapes.leaf((-34, 0), (-80, -22), 26, -0.1), shade, round=0.3, edge=0.2)
        e.solid(shapes.leaf((-34, 0), (-80, 24), 26, 0.1), shade, round=0.3, edge=0.2)
        e.solid(shapes.leaf((0, 12), (-16, 40), 16), shade, round=0.3, edge=0.2)
        e.solid(shapes.leaf((-44, 0), (58, 0), 40), shade, round=0.7, rim=0.9, edge=0.3)
        e.flat(shapes.blob(-4, -6, 15, 9, e.chance.apart("patch", x)), "#d93a2a", 0.8)
        dot_eyes(e, [(40, -5)], 3.4)
