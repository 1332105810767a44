"""Mole of Keys, the yokai of earth worth 5."""

from __future__ import annotations

import math

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.light import family
from tools.painter.motifs.features import cheeks, eye, fur, smile, whiskers
from tools.painter.yokai.portraits import portrait


@portrait(
    "earth",
    5,
    family("golden")
    .with_colours(sky=("#1c1420", "#3a2a30", "#5a4034", "#6f5038"), haze="#5a4238")
    .lit_from(0.88, 0.62),
)
def mole_of_keys(e: Easel) -> None:
    """He keeps the keys of all doors under the ground, and is too polite to ask who lost them."""
    air.sky(e, flow=40)
    luck = e.chance.apart("cave")
    for far, reach in ((0.35, 430), (0.12, 520)):
        with e.depth(far):
            hole = shapes.blob(430, 560, reach * 0.8, reach * 1.05, luck, 0.1, 13)
            e.solid(shapes.cut(e.sheet(), hole), "#5a3f30", round=0, rim=0, bristle=1, flow=50, edge=0.6)
            with e.inside(shapes.cut(e.sheet(), hole)):
                for _ in range(40):
                    x, y = luck.between(0, 800), luck.between(0, 1200)
                    e.solid(
                        shapes.blob(x, y, luck.between(18, 54), luck.between(14, 36), luck, 0.2),
                        luck.pick(["#7a5a44", "#664838", "#8a6a50"]),
                        round=0.8,
                        rim=0.7,
                        edge=0.3,
                    )
    brush.repaint(e, 36, 0.4, 40)
    for x, y, turn, size, shade in (
        (120, 960, -18, 1.3, "#6a4fb0"),
        (60, 990, -36, 0.9, "#8a6ad0"),
        (190, 985, 6, 0.8, "#5a8ac8"),
        (690, 1000, 16, 1.2, "#c86a9a"),
        (750, 1020, 30, 0.8, "#e89ab8"),
        (640, 1020, -6, 0.7, "#8a6ad0"),
    ):
        with e.at(x, y, size, turn):
            e.solid(
                shapes.polygon([(-28, 30), (-34, -90), (0, -150), (34, -90), (28, 30)]),
                shade,
                round=0.2,
                rim=1,
                hand=0.5,
            )
            e.flat(shapes.polygon([(-28, 30), (-34, -90), (0, -150), (-4, 30)]), colour(shade).lighter(0.35), 0.5)
            e.glowing(shapes.leaf((-10, -10), (-14, -100), 8), colour(shade).lighter(0.5), 14, 0.5)
    for index in range(11):
        luck = e.chance.apart("root key", index)
        x, drop = 60 + index * 70, luck.between(60, 250)
        if 5 <= index <= 6:
            drop *= 0.6
        e.line([(x, -10), (x + luck.about(0, 20), drop * 0.5), (x, drop)], "#6a4a34", 7)
        if index % 2 == 0 and index > 1:
            _key(e, x, drop, 0.7, luck.about(0, 14), "#c9a050")
    e.solid(shapes.ridge(-20, 820, 1220, [1040, 1020, 1030, 1016, 1044]), "#4a3428", round=0.2, flow=4, bristle=1)
    e.shadow(380, 1060, 260)
    coat = "#4a4458"
    body = shapes.smooth(
        [
            (210, 1060),
            (170, 880),
            (200, 720),
            (280, 600),
            (400, 560),
            (520, 600),
            (590, 720),
            (610, 880),
            (570, 1060),
            (390, 1080),
        ]
    )
    e.solid(body, coat, round=0.9, rim=0.9, bristle=0.9, flow=80)
    fur(e, body, ["#3a364a", "#5a5468", "#6f687a"], 30, 7, 30)
    waistcoat = e.solid(
        shapes.smooth(
            [(270, 760), (390, 790), (510, 760), (560, 900), (530, 1040), (390, 1060), (250, 1040), (220, 900)]
        ),
        "#9a3f34",
        round=0.7,
        rim=0.8,
        flow=85,
    )
    with e.inside(waistcoat):
        e.line([(390, 780), (394, 900), (388, 1060)], "#5a1f20", 6)
        for y in (840, 910, 980):
            e.solid(shapes.oval(410, y, 12), "#e8c05a", rim=1)
        for x in (250, 300, 480, 530):
            e.line([(x, 740), (x + (390 - x) * 0.1, 1060)], "#c9584a", 4, alpha=0.7)
    for x in (300, 480):
        e.solid(shapes.limb([(x - 20, 1066), (x + 46, 1074)], [56, 44]), "#e8a89a", round=0.8)
        for toe in range(3):
            e.solid(shapes.leaf((x + 30, 1058 + toe * 14), (x + 86, 1060 + toe * 16), 12), "#f6e6cc", edge=0.3)
    head = shapes.smooth(
        [
            (230, 560),
            (260, 450),
            (360, 400),
            (470, 410),
            (550, 470),
            (640, 520),
            (690, 560),
            (670, 600),
            (580, 630),
            (460, 660),
            (330, 660),
            (250, 630),
        ]
    )
    e.drop(head, 16, 14)
    e.solid(head, coat, round=0.9, rim=0.9, bristle=0.9, flow=20)
    fur(
        e,
        shapes.smooth([(230, 560), (260, 450), (360, 400), (460, 412), (400, 500), (300, 600)]),
        ["#3a364a", "#5a5468"],
        26,
        9,
        20,
    )
    e.solid(
        shapes.smooth([(590, 506), (650, 500), (716, 540), (716, 584), (660, 612), (596, 610), (570, 560)]),
        "#e8a89a",
        round=0.9,
        rim=0.8,
    )
    e.solid(shapes.oval(704, 556, 32, 28), "#d9627a", round=0.9, rim=1)
    whiskers(e, 640, 580, 120, 1)
    for x, reach in ((430, 52), (540, 44)):
        e.flat(shapes.oval(x, 500, reach), "#d8f0f0", 0.35)
        eye(e, x, 502, reach * 0.62, "#3a2a20", (0.6, 0.3), 0.1, skin=coat)
        e.pencil(shapes.oval(x, 500, reach), e.lit("#e8c05a"), 8, 1)
        e.pencil(shapes.oval(x, 500, reach), e.lit("#fff0b8"), 3, 0.8)
    e.line([(482, 496), (498, 492)], "#e8c05a", 8, taper=False)
    smile(e, 580, 606, 80, 0.25)
    cheeks(e, [(480, 590)], 30, "#e87a7a", 0.5)
    hat = shapes.smooth([(280, 440), (300, 330), (380, 290), (480, 320), (510, 420), (400, 400)])
    e.solid(hat, "#c9973a", round=0.8, rim=1)
    e.solid(shapes.limb([(262, 452), (390, 404), (530, 430)], [18, 26, 18]), "#a87a2c", round=0.6, rim=0.9)
    e.glowing(shapes.oval(400, 350, 22), "#fff2b8", 30)
    e.solid(shapes.limb([(560, 770), (650, 830), (690, 780)], [86, 66, 54]), coat, rim=1)
    with e.at(696, 770, 0.95):
        air.glow(e, 0, -46, 320, "#ffc766", 0.8)
        e.pencil(shapes.oval(0, -118, 26), e.lit("#c9973a"), 7, 1)
        e.glowing(shapes.box(-32, -90, 64, 84, 12), "#ffd98a", 40, 0.9)
        e.glowing(shapes.flame(0, -22, 28, 54), "#fff6d0", 10)
        for x in (-34, 0, 34):
            e.line([(x, -92), (x * 1.1, -4)], "#5a4028", 6, taper=False)
        e.solid(shapes.smooth([(-42, -88), (0, -120), (42, -88)], tension=0.5), "#8a6428", rim=1)
        e.solid(shapes.box(-44, -8, 88, 16, 6), "#8a6428", rim=1)
        for finger in range(4):
            e.solid(shapes.limb([(-26 + finger * 18, 30), (-24 + finger * 16, 4)], [20, 13]), "#e8a89a", edge=0.3)
    e.solid(shapes.limb([(230, 770), (140, 830), (150, 900)], [86, 66, 54]), coat, rim=0.8)
    e.solid(shapes.oval(154, 916, 34), "#e8a89a", rim=0.8)
    e.pencil(shapes.oval(150, 962, 52), e.lit("#d9a84a"), 9, 1)
    for index in range(6):
        angle = math.radians(20 + index * 28)
        _key(
            e,
            150 + math.cos(angle) * 52,
            962 + math.sin(angle) * 52,
            0.75,
            math.degrees(angle) - 90,
            ("#d9a84a", "#c8c0b0", "#c97a4a")[index % 3],
        )


def _key(e: Easel, x: float, y: float, size: float, turn: float, shade: str) -> None:
    with e.at(x, y, size, turn):
        e.solid(shapes.cut(shapes.oval(0, 16, 21), shapes.oval(0, 16, 11)), shade, round=0.5, rim=1, edge=0.4, hand=0.4)
        e.solid(
            shapes.join(shapes.box(-5, 34, 10, 74, 3), shapes.box(0, 84, 26, 9), shapes.box(0, 99, 20, 9)),
            shade,
            round=0.4,
            rim=1,
            edge=0.4,
            hand=0.4,
        )
