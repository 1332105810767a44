"""The yokai of earth: Mossy Pebble, the Grumble Root, the Mole of Keys, the Bear under the Hill, Old Man Mountain."""

from __future__ import annotations

import math

import skia

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.light import family
from tools.painter.motifs.features import cheeks, dot_eyes, eye, fur, smile, whiskers
from tools.painter.motifs.houses import house
from tools.painter.yokai.portraits import portrait


def mushroom(e: Easel, x: float, y: float, size: float, cap: str = "#c9402f", spots: bool = True) -> None:
    with e.at(x, y, size):
        e.solid(shapes.limb([(0, 0), (2, -26), (0, -50)], [24, 17, 15]), "#f2e6cf", flow=88)
        drawn = e.solid(
            shapes.smooth([(-42, -44), (-32, -76), (0, -92), (32, -76), (42, -44), (0, -36)]),
            cap,
            round=0.9,
            rim=0.9,
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


@portrait(
    "earth",
    3,
    family("golden")
    .with_colours(sky=("#f0dc9a", "#d0a860", "#98703f", "#5a4230"), haze="#d6b272")
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
    brush.repaint(e, 50, 0.5, 85)
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
    drawn = e.solid(body, "#a59a86", round=1, rim=0.8, bristle=0.9)
    with e.inside(drawn):
        brush.spatter(e, "#5f564a", 160, (150, 560, 650, 1050), 5, 0.5)
        brush.spatter(e, "#e9e2cf", 100, (150, 560, 650, 1050), 4, 0.5)
        e.line([(560, 640), (540, 720), (580, 770), (566, 830)], "#5a5046", 6)
        for x, y, reach in ((210, 960, 50), (600, 930, 40), (560, 1010, 46)):
            e.flat(
                shapes.blob(x, y, reach, reach * 0.7, e.chance.apart("lichen", x), 0.3),
                "#c9b84a",
                0.5,
                blur=3,
            )
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
    e.solid(moss, "#7f9a3a", round=0.8, rim=0.9, bristle=0.9)
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


@portrait(
    "earth",
    4,
    family("golden")
    .with_colours(sky=("#8a9aa0", "#c2b48f", "#e6c88a", "#f5e0a8"), haze="#dcc590")
    .lit_from(0.15, 0.15),
)
def grumble_root(e: Easel) -> None:
    """A turnip who has been about to get up for two hundred years, and would have, but for the company."""
    air.sky(e, 600, flow=6)
    with e.depth(0.6):
        e.solid(shapes.ridge(-20, 820, 1220, [560, 530, 560, 520, 550]), "#8a8a4a", round=0.1)
        house(e, 640, 560, 90, 80, "#e0c9a0", "#8a5a3a", (2, 1), 0)
        for x in (80, 150, 540):
            e.solid(shapes.blob(x, 500, 56, 66, e.chance.apart("tree", x), 0.15), "#7a8a4a", round=0.6)
    for row in range(9):
        y = 590 + row * row * 5 + row * 26
        with e.depth(max(0.0, 0.42 - row * 0.06)):
            e.solid(
                shapes.ridge(-20, 820, 1260, [y, y + 12, y - 6, y + 10, y]),
                ("#8a5f38", "#6f4a2c")[row % 2],
                round=0.1,
                rim=0.5,
                flow=3,
                bristle=1,
            )
            luck = e.chance.apart("row", row)
            for column in range(9):
                x = column * 100 + (50 if row % 2 else 0) + luck.about(0, 12)
                size = 0.3 + row * 0.1
                for bend in (-0.5, 0, 0.5):
                    e.solid(
                        shapes.leaf((x, y), (x + bend * 60 * size, y - 70 * size), 26 * size),
                        "#6f8a3a",
                        round=0.3,
                        edge=0.2,
                    )
    brush.repaint(e, 40, 0.45, 3)
    e.shadow(400, 1050, 380)
    leaves = [
        ((400, 470), tip, wide, bend)
        for tip, wide, bend in (
            ((190, 250), 120, -0.14),
            ((600, 240), 120, 0.14),
            ((290, 130), 120, -0.06),
            ((500, 120), 120, 0.08),
            ((400, 70), 110, 0.0),
        )
    ]
    for base, tip, wide, bend in leaves:
        drawn = e.solid(
            shapes.leaf(base, tip, wide, bend),
            "#6f9a3f",
            round=0.5,
            rim=0.9,
            flow=math.degrees(math.atan2(tip[1] - base[1], tip[0] - base[0])),
            hand=3,
        )
        with e.inside(drawn):
            dx, dy = tip[0] - base[0], tip[1] - base[1]
            e.line(
                [base, (base[0] + dx * 0.5 - dy * bend * 0.75, base[1] + dy * 0.5 + dx * bend * 0.75), tip],
                "#d5dc94",
                9,
            )
            for share in (0.3, 0.45, 0.6, 0.75):
                mx, my = base[0] + dx * share - dy * bend * 0.7, base[1] + dy * share + dx * bend * 0.7
                for side in (-1, 1):
                    e.line(
                        [(mx, my), (mx + dx * 0.1 - dy * side * 0.12, my + dy * 0.1 + dx * side * 0.12)],
                        "#c5d084",
                        4,
                    )
    body = shapes.smooth(
        [
            (400, 460),
            (520, 480),
            (610, 580),
            (640, 720),
            (610, 880),
            (560, 1000),
            (480, 1100),
            (400, 1130),
            (320, 1100),
            (240, 1000),
            (190, 880),
            (160, 720),
            (190, 580),
            (280, 480),
        ]
    )
    drawn = e.solid(body, "#e6d3b0", round=1, rim=0.9, flow=2, bristle=0.8)
    with e.inside(drawn):
        e.flat(
            shapes.smooth(
                [
                    (120, 440),
                    (700, 440),
                    (680, 640),
                    (560, 690),
                    (480, 640),
                    (400, 700),
                    (310, 640),
                    (230, 690),
                    (130, 640),
                ]
            ),
            "#a8487a",
            0.75,
            blur=26,
        )
        for y in (620, 700, 900, 960, 1010):
            luck = e.chance.apart("wrinkle", y)
            x = luck.pick([230, 470, 500])
            e.line([(x, y), (x + 50, y + 8), (x + 110, y - 2)], "#8a6a4a", 5, alpha=0.7)
    for x, lid in ((308, 0.5), (492, 0.5)):
        eye(e, x, 740, 50, "#8a5a2a", (0.0 if x < 400 else -0.3, 0.15), lid, skin="#c48a86")
    for side in (-1, 1):
        brow = [(400 + side * 30, 694), (400 + side * 90, 652), (400 + side * 165, 660)]
        e.solid(shapes.limb(brow, [36, 40, 14]), "#6f8a3a", rim=0.8)
        fur(e, shapes.limb(brow, [30, 36, 12]), ["#6f8a3a", "#8aa850"], 26, 8, 20)
    e.solid(
        shapes.smooth([(400, 740), (446, 800), (430, 846), (370, 846), (354, 800)]),
        "#dbb898",
        round=0.9,
        rim=0.7,
    )
    smile(e, 400, 912, 120, -0.18, thick=9)
    for side in (-1, 1):
        arm = [
            (400 + side * 215, 830),
            (400 + side * 235, 950),
            (400 + side * 90, 990),
            (400 - side * 60, 966),
        ]
        path = shapes.limb(arm, [60, 52, 42, 30])
        e.drop(path, 14, 10)
        e.solid(path, "#d9c09a", round=0.8, rim=0.9)
        for finger in (-18, 0, 18):
            e.solid(
                shapes.limb([(400 - side * 60, 966), (400 - side * 116, 958 + finger)], [16, 8]),
                "#d9c09a",
                round=0.5,
                edge=0.3,
            )
    soil = shapes.ridge(-20, 820, 1260, [1100, 1070, 1050, 1090, 1046, 1072, 1104])
    e.solid(soil, "#5f3f26", round=0.2, rim=0.6, flow=4, bristle=1)
    brush.spatter(e, "#3a2416", 120, (0, 1060, 800, 1200), 8, 0.8)
    with e.at(610, 1074, 1.0):
        for side in (-1, 1):
            e.line([(0, 0), (side * 34, -6)], "#e88a7a", 3)
        worm = [(-30, 10), (-24, -40), (10, -70), (30, -50)]
        e.solid(shapes.limb(worm, [22, 22, 21, 20]), "#e89a86", rim=1)
        dot_eyes(e, [(24, -58), (38, -54)], 4)
    with e.at(196, 470, 0.9, 10):
        _sparrow(e)


def _sparrow(e: Easel) -> None:
    e.solid(shapes.leaf((-20, 0), (-90, 20), 30), "#5a3f2c")
    e.solid(
        shapes.smooth([(-50, -4), (-20, -46), (30, -54), (52, -20), (30, 26), (-16, 30)]), "#a8794a", rim=1
    )
    e.solid(shapes.leaf((20, -10), (-60, 10), 40), "#6f4a30", rim=0.8)
    e.solid(shapes.oval(44, -54, 27), "#8a5a36", rim=1)
    e.solid(shapes.polygon([(66, -60), (92, -50), (66, -44)]), "#e8b04a")
    dot_eyes(e, [(52, -58)], 6)


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
            e.flat(
                shapes.polygon([(-28, 30), (-34, -90), (0, -150), (-4, 30)]), colour(shade).lighter(0.35), 0.5
            )
            e.glowing(shapes.leaf((-10, -10), (-14, -100), 8), colour(shade).lighter(0.5), 14, 0.5)
    for index in range(11):
        luck = e.chance.apart("root key", index)
        x, drop = 60 + index * 70, luck.between(60, 250)
        if 5 <= index <= 6:
            drop *= 0.6
        e.line([(x, -10), (x + luck.about(0, 20), drop * 0.5), (x, drop)], "#6a4a34", 7)
        if index % 2 == 0 and index > 1:
            _key(e, x, drop, 0.7, luck.about(0, 14), "#c9a050")
    e.solid(
        shapes.ridge(-20, 820, 1220, [1040, 1020, 1030, 1016, 1044]), "#4a3428", round=0.2, flow=4, bristle=1
    )
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
            [
                (270, 760),
                (390, 790),
                (510, 760),
                (560, 900),
                (530, 1040),
                (390, 1060),
                (250, 1040),
                (220, 900),
            ]
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
            e.solid(
                shapes.leaf((x + 30, 1058 + toe * 14), (x + 86, 1060 + toe * 16), 12), "#f6e6cc", edge=0.3
            )
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
            e.solid(
                shapes.limb([(-26 + finger * 18, 30), (-24 + finger * 16, 4)], [20, 13]), "#e8a89a", edge=0.3
            )
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
        e.solid(
            shapes.cut(shapes.oval(0, 16, 21), shapes.oval(0, 16, 11)),
            shade,
            round=0.5,
            rim=1,
            edge=0.4,
            hand=0.4,
        )
        e.solid(
            shapes.join(shapes.box(-5, 34, 10, 74, 3), shapes.box(0, 84, 26, 9), shapes.box(0, 99, 20, 9)),
            shade,
            round=0.4,
            rim=1,
            edge=0.4,
            hand=0.4,
        )


@portrait(
    "earth",
    6,
    family("golden")
    .with_colours(sky=("#6a5a6f", "#b5806a", "#eab06a", "#ffdf9a"), haze="#e3b07a", far="#a8744f")
    .lit_from(0.85, 0.3),
)
def bear_hill(e: Easel) -> None:
    """The village thinks it lives upon a hill. Each autumn the hill turns over in its sleep."""
    air.sky(e, 800, flow=-8)
    air.glow(e, 680, 360, 420, "#fff0c0", 0.8)
    with e.depth(0.65):
        e.solid(shapes.ridge(-20, 820, 1220, [720, 640, 700, 620, 680, 640]), "#a8704a", round=0.15)
    with e.depth(0.4):
        e.solid(shapes.ridge(-20, 820, 1220, [840, 790, 820, 770, 800, 780]), "#9a6a3a", round=0.15)
    brush.repaint(e, 50, 0.5, -6)
    coat = "#7a4a2c"
    body = shapes.smooth(
        [
            (-60, 1240),
            (-40, 900),
            (40, 700),
            (180, 560),
            (360, 500),
            (520, 540),
            (640, 640),
            (720, 780),
            (760, 960),
            (760, 1240),
        ]
    )
    e.drop(body, 30, 30, 0.5)
    drawn = e.solid(body, coat, round=0.55, rim=1, bristle=0.9, flow=50, hand=3)
    luck = e.chance.apart("fur")
    with e.inside(drawn):
        for _ in range(420):
            x, y = luck.between(-20, 780), luck.between(640, 1200)
            tip = (x - 14 + luck.about(0, 16), y + luck.between(24, 54))
            e.flat(
                shapes.leaf((x, y), tip, 8, 0.1),
                luck.pick(["#5f3620", "#94603a", "#b07a4a", "#6f4228"]),
                0.6,
                hand=0,
            )
    crest = shapes.smooth(
        [
            (-40, 900),
            (30, 700),
            (180, 552),
            (360, 492),
            (520, 532),
            (640, 632),
            (600, 660),
            (520, 620),
            (440, 640),
            (350, 590),
            (270, 650),
            (190, 660),
            (120, 740),
            (60, 790),
            (10, 900),
        ]
    )
    e.solid(crest, "#a8862f", round=0.6, rim=1, bristle=1, flow=30)
    fur(e, crest, ["#8a7a2c", "#c9a03a", "#6f6a2a"], 26, 8, 10, 0.9)
    spots = [
        (60, 720),
        (110, 655),
        (170, 596),
        (250, 548),
        (300, 526),
        (455, 520),
        (510, 540),
        (570, 585),
        (620, 630),
        (40, 800),
        (140, 690),
        (580, 640),
        (90, 770),
        (220, 620),
    ]
    for index, (x, y) in enumerate(spots):
        luck = e.chance.apart("tree", index)
        tall = luck.between(90, 170)
        shade = luck.pick(["#d9632a", "#e8a02f", "#b8402a", "#c98a2a", "#8a8a34"])
        e.solid(
            shapes.limb([(x, y + 6), (x + luck.about(0, 8), y - tall * 0.5)], [15, 9]), "#5a3a2a", edge=0.3
        )
        for _ in range(3):
            reach = tall * luck.between(0.24, 0.34)
            e.solid(
                shapes.blob(
                    x + luck.about(0, 22),
                    y - tall * luck.between(0.55, 0.85),
                    reach,
                    reach * 0.95,
                    luck,
                    0.14,
                ),
                colour(shade).turned(luck.about(0, 14)),
                round=0.8,
                rim=0.9,
                edge=0.3,
            )
    house(e, 385, 508, 88, 66, "#f0dcb4", "#a8402f", (2, 1), 1.0)
    for puff, (x, y, reach) in enumerate(((410, 390, 13), (424, 358, 18), (412, 318, 24), (440, 274, 30))):
        e.flat(
            shapes.blob(x, y, reach, reach * 0.8, e.chance.apart("smoke", puff), 0.2), "#fff4e4", 0.5, blur=6
        )
    e.line([(385, 520), (400, 570), (360, 620), (380, 690)], "#e8cf94", 13, alpha=0.9)
    for x, y in ((330, 860), (640, 850)):
        e.solid(shapes.oval(x, y, 66, 62), coat, round=0.9, rim=1)
        e.solid(shapes.oval(x, y + 6, 38, 36), "#c98a5a", round=0.6)
    head = shapes.smooth(
        [
            (290, 960),
            (330, 860),
            (420, 820),
            (560, 818),
            (650, 856),
            (694, 950),
            (690, 1050),
            (620, 1120),
            (490, 1146),
            (370, 1124),
            (300, 1060),
        ]
    )
    e.drop(head, 22, 18, 0.5)
    e.solid(head, "#8a5634", round=0.9, rim=1, bristle=0.9, flow=70)
    fur(e, head, ["#6f4228", "#94603a", "#b07a4a"], 32, 8, 30)
    e.solid(
        shapes.smooth(
            [
                (400, 1030),
                (440, 970),
                (500, 950),
                (560, 968),
                (604, 1030),
                (580, 1100),
                (500, 1126),
                (424, 1100),
            ]
        ),
        "#d9a873",
        round=0.8,
        rim=0.8,
    )
    e.solid(
        shapes.smooth([(450, 994), (500, 976), (552, 994), (530, 1036), (500, 1046), (470, 1036)]),
        "#33202a",
        round=0.7,
        rim=1,
    )
    eye(e, 408, 940, 32, "#6a3f1f", (0.2, 0.2), 1)
    eye(e, 588, 930, 27, "#c9852a", (0.6, -0.2), 0.52, skin="#8a5634")
    e.line([(500, 1046), (500, 1076), (452, 1086)], "#3a2018", 6, lit=False)
    e.line([(500, 1076), (550, 1084)], "#3a2018", 6, lit=False)
    cheeks(e, [(370, 1030), (630, 1022)], 36, "#e8714a", 0.45)
    for x in (110, 250):
        paw = shapes.smooth([(x - 90, 1220), (x - 80, 1120), (x, 1084), (x + 84, 1120), (x + 96, 1220)])
        e.solid(paw, "#7f4e30", round=0.9, rim=1, bristle=0.9, flow=70)
        for toe in range(4):
            e.solid(
                shapes.leaf((x - 60 + toe * 40, 1150), (x - 66 + toe * 42, 1210), 20),
                "#f0dcb8",
                rim=0.6,
                edge=0.3,
            )
    luck = e.chance.apart("falling")
    for _ in range(26):
        x, y = luck.between(30, 770), luck.between(420, 1180)
        tip = (x + luck.about(0, 26), y + luck.between(4, 24))
        e.solid(
            shapes.leaf((x, y), tip, 13, 0.1),
            luck.pick(["#e8722a", "#f0b03a", "#c9402a"]),
            round=0.2,
            rim=1,
            edge=0.2,
        )
    with e.at(480, 770, 0.55, -6):
        _sparrow(e)


@portrait(
    "earth",
    7,
    family("dawn")
    .with_colours(sky=("#4a4670", "#a86f7a", "#f0a870", "#ffe6ac"), haze="#f0c49a", far="#b08a7a")
    .lit_from(0.22, 0.3),
)
def old_man_mountain(e: Easel) -> None:
    """He sat down to think before there were names. Rivers are his beard; in his lap it is always market day."""
    air.sky(e, flow=-12)
    air.glow(e, 180, 350, 520, "#fff0c0", 0.9)
    air.rays(e, 176, 350, 1100, 14, (-40, 130), 0.28)
    e.glowing(shapes.oval(176, 352, 62), "#fff3c4", 50, 0.8)
    with e.depth(0.72):
        e.solid(shapes.ridge(-20, 820, 1220, [760, 660, 720, 640, 700, 600, 690]), "#9a7a80", round=0.15)
    for index, (x, y, wide) in enumerate(((90, 560, 220), (720, 500, 240), (660, 640, 260), (60, 700, 220))):
        with e.depth(0.55):
            e.solid(
                shapes.cloud(x, y, wide, wide * 0.42, e.chance.apart("cloud", index)),
                "#fff0e0",
                round=0.6,
                rim=0.9,
                edge=0,
            )
    brush.repaint(e, 54, 0.5, -12)
    rock = "#9a7658"
    robe = shapes.smooth(
        [
            (-60, 1240),
            (20, 1010),
            (110, 880),
            (180, 740),
            (250, 600),
            (330, 540),
            (480, 540),
            (560, 600),
            (640, 740),
            (700, 880),
            (790, 1020),
            (870, 1240),
        ],
        tension=0.7,
    )
    e.solid(robe, rock, round=0.5, rim=1, bristle=1, flow=62, hand=5)
    luck = e.chance.apart("crags")
    with e.inside(robe):
        for _ in range(95):
            x, y = luck.between(0, 800), luck.between(580, 1180)
            size = luck.between(26, 80) * (0.5 + y / 1500)
            crag = shapes.polygon(
                [
                    (x - size * 0.7, y + size * 0.6),
                    (x - size * 0.2, y - size * 0.5),
                    (x + size * 0.16, y - size * 0.3),
                    (x + size * 0.62, y + size * 0.6),
                ]
            )
            e.solid(
                crag,
                luck.pick(["#8a6648", "#a8845f", "#7a5a48", "#b5906a"]),
                round=0.25,
                rim=0.8,
                flow=70,
                edge=0.25,
                hand=2.5,
            )
    for side in (-1, 1):
        arm = [
            (405 + side * 200, 700),
            (405 + side * 300, 880),
            (405 + side * 190, 990),
            (405 + side * 70, 1000),
        ]
        path = shapes.limb(arm, [170, 150, 120, 90])
        e.drop(path, 18, 16, 0.5)
        arm_drawn = e.solid(path, "#a07c5c", round=0.7, rim=1, bristle=1, flow=60, hand=4)
        _crags(e, arm_drawn, side)
        for index in range(4):
            x = 405 + side * (64 - index * 3)
            e.solid(
                shapes.limb([(x, 968 + index * 24), (x - side * 62, 976 + index * 20)], [30, 24]),
                "#a8845f",
                round=0.8,
                rim=0.8,
            )
    head = shapes.smooth(
        [
            (270, 420),
            (276, 300),
            (320, 200),
            (400, 150),
            (486, 196),
            (536, 300),
            (540, 420),
            (500, 540),
            (405, 590),
            (310, 540),
        ]
    )
    e.drop(head, 20, 18, 0.4)
    e.solid(head, "#ad8863", round=0.85, rim=1, bristle=1, flow=70, hand=4)
    with e.inside(head):
        for points in (
            [(300, 300), (350, 284), (380, 300)],
            [(440, 296), (480, 280), (520, 300)],
            [(290, 470), (330, 500), (340, 540)],
            [(520, 466), (486, 500), (472, 540)],
        ):
            e.line(points, "#6a4a38", 6, alpha=0.7)
    snow = shapes.smooth(
        [
            (256, 380),
            (262, 280),
            (310, 180),
            (402, 118),
            (494, 176),
            (548, 280),
            (552, 380),
            (520, 330),
            (490, 270),
            (450, 288),
            (404, 240),
            (360, 288),
            (318, 270),
            (286, 330),
        ],
        tension=0.8,
    )
    e.solid(snow, "#fff6ec", round=0.7, rim=1, bristle=0.6, flow=70, hand=3)
    for side in (-1, 1):
        e.solid(
            shapes.limb(
                [
                    (405 + side * 24, 392),
                    (405 + side * 74, 356),
                    (405 + side * 132, 384),
                    (405 + side * 152, 420),
                ],
                [30, 40, 30, 8],
            ),
            "#fff6ec",
            round=0.6,
            rim=1,
        )
        eye(e, 405 + side * 68, 416, 27, "#4a7a8a", (-0.3, 0.6), 0.5, skin="#ad8863")
        e.line(
            [(405 + side * 36, 444), (405 + side * 70, 456), (405 + side * 104, 446)], "#6a4a38", 4, alpha=0.7
        )
    e.solid(
        shapes.smooth([(405, 400), (430, 470), (452, 506), (405, 526), (358, 506), (380, 470)]),
        "#b8926c",
        round=0.9,
        rim=0.9,
    )
    _waterfall(e)
    _market(e)
    for index, (x, y, size) in enumerate(
        ((600, 250, 0.9), (650, 300, 0.7), (560, 320, 0.6), (690, 220, 0.6), (620, 360, 0.5))
    ):
        with e.at(x, y, size, -8):
            e.solid(shapes.leaf((0, 0), (-54, -30 + index * 4), 13, 0.2), "#fff6ea", rim=1, edge=0.2)
            e.solid(shapes.leaf((0, 0), (54, -26 - index * 3), 13, -0.2), "#fff6ea", rim=1, edge=0.2)
    for index, (x, y, wide) in enumerate(
        ((40, 1120, 330), (770, 1140, 330), (300, 1210, 360), (560, 1215, 380))
    ):
        e.solid(
            shapes.cloud(x, y, wide, wide * 0.36, e.chance.apart("sea", index), 8),
            "#fff2e4",
            round=0.7,
            rim=1,
            edge=0.15,
            bristle=0.6,
        )
    air.mist(e, 1110, 150, "#fff0dc", 0.5)


def _crags(e: Easel, arm: skia.Path, side: int) -> None:
    """Ledges of rock, pines and shoulder snow on an arm."""
    luck = e.chance.apart("ledges", side)
    with e.inside(arm):
        for _ in range(26):
            x, y = 405 + side * luck.between(120, 370), luck.between(640, 1060)
            size = luck.between(24, 60)
            crag = shapes.polygon(
                [
                    (x - size * 0.7, y + size * 0.5),
                    (x - size * 0.2, y - size * 0.4),
                    (x + size * 0.2, y - size * 0.3),
                    (x + size * 0.7, y + size * 0.5),
                ]
            )
            shade = luck.pick(["#8f6c4e", "#ad8964", "#846248"])
            e.solid(crag, shade, round=0.2, rim=0.8, flow=70, edge=0.2, hand=2)
        cap = [
            (405 + side * 90, 560),
            (405 + side * 200, 600),
            (405 + side * 300, 700),
            (405 + side * 330, 800),
        ]
        e.solid(shapes.limb(cap, [110, 96, 60, 10]), "#fff6ec", round=0.6, rim=1, hand=5, edge=0.2)
    for _ in range(15):
        x, y = 405 + side * luck.between(200, 350), luck.between(790, 960)
        if arm.contains(x, y):
            e.solid(
                shapes.flame(x, y, 15, 40),
                luck.pick(["#4f7a54", "#5f8a5a", "#3f6a50"]),
                round=0.6,
                rim=1,
                edge=0.3,
            )


def _waterfall(e: Easel) -> None:
    """The beard: white water from his lip down to the lake in his lap."""
    beard = shapes.smooth(
        [
            (300, 500),
            (350, 520),
            (405, 540),
            (460, 520),
            (510, 500),
            (540, 640),
            (520, 780),
            (480, 900),
            (440, 985),
            (370, 985),
            (330, 900),
            (290, 780),
            (270, 640),
        ]
    )
    e.drop(beard, 16, 14, 0.45)
    drawn = e.wash(beard, ["#ffffff", "#d9eef2", "#9fd0e0"], 90, 0.5)
    luck = e.chance.apart("falls")
    with e.inside(drawn):
        for index in range(40):
            x = 275 + index * 6.8
            lean = (405 - x) * 0.5
            shade = luck.pick(["#ffffff", "#7fbcd4", "#e8f8fa", "#5fa6c4"])
            e.line(
                [(x, luck.between(500, 560)), (x + luck.about(0, 20), 720), (x + lean, 990)],
                shade,
                luck.between(3, 9),
                alpha=0.6,
                lit=False,
            )
    for side in (-1, 1):
        curl = [(405, 522), (405 + side * 60, 500), (405 + side * 120, 530), (405 + side * 146, 500)]
        e.solid(shapes.limb(curl, [26, 46, 26, 6]), "#fffdf8", round=0.7, rim=1)
    pool = shapes.oval(405, 1010, 150, 34)
    e.wash(pool, ["#dff4f6", "#6fb4cc"], 90)
    for index in range(16):
        x = 340 + index * 9
        e.flat(shapes.oval(x, 985 + luck.about(0, 10), luck.between(6, 16)), "#ffffff", 0.7, blur=3)


def _market(e: Easel) -> None:
    """The village on his sleeves and in his lap."""
    for x, y, wide, tall, roof in (
        (250, 1010, 52, 42, "#c9503a"),
        (205, 1030, 44, 38, "#3f7f8a"),
        (560, 1012, 54, 46, "#c9503a"),
        (612, 1034, 46, 38, "#8a4a6a"),
        (166, 820, 40, 34, "#c9773a"),
        (650, 812, 42, 36, "#c9503a"),
        (508, 1040, 40, 32, "#3f7f8a"),
        (305, 1046, 40, 32, "#d9a03a"),
    ):
        house(e, x, y, wide, tall, "#f6e6c4", roof, (2, 1), 0.8, chimney=False)
    for index, x in enumerate((330, 352, 470, 492, 420)):
        e.solid(shapes.flame(x, 1062, 10, 26), ("#d9503f", "#3d7c88", "#f0a24f")[index % 3], edge=0.2)
        e.solid(shapes.oval(x, 1032, 4.4), "#e9b48c", edge=0.2)
    for x, y in ((130, 850), (200, 850), (690, 850), (612, 830), (150, 1060), (660, 1060), (700, 1050)):
        e.solid(shapes.flame(x, y, 28, 64), "#5f8a5a", round=0.6, rim=1, edge=0.3)
