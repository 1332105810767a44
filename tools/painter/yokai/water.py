"""The yokai of water: Puddle Pip, the Teapot Turtle, the Bell Octopus, the Heron of the Lake, Grandmother Tide."""

from __future__ import annotations

import math

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.light import family
from tools.painter.motifs.features import cheeks, dot_eyes, eye, paint_flat, scales, smile
from tools.painter.yokai.portraits import portrait


@portrait(
    "water",
    3,
    family("morning")
    .with_colours(sky=("#2a5f8f", "#5a96b8", "#a6d0d4", "#e4efd8"), haze="#a9cfd4")
    .lit_from(0.75, 0.1),
)
def puddle_pip(e: Easel) -> None:
    """A drop as big as a melon sits in its puddle and catches rain with a leaf held upside down."""
    air.sky(e, flow=100)
    with e.depth(0.55):
        luck = e.chance.apart("reeds")
        for index in range(26):
            x = index * 34 - 20
            tip = (x + luck.about(20, 50), luck.between(430, 640))
            e.solid(shapes.leaf((x, 960), tip, 24, luck.about(0, 0.12)), "#3f6a5a", round=0.2, edge=0)
    brush.repaint(e, 46, 0.5, 100)
    e.solid(shapes.ridge(-20, 820, 1220, [870, 850, 862, 846, 868]), "#5a6a58", round=0.1, flow=4)
    puddle = e.wash(
        shapes.blob(400, 1010, 350, 120, e.chance.apart("puddle"), 0.06, 14),
        ["#b9dbe0", "#5f9fb6", "#2b6d8c"],
        90,
    )
    for reach in (300, 235, 170):
        e.pencil(shapes.oval(400, 1000, reach, reach * 0.3), colour("#e8f6f4"), 3, 0.55)
    with e.inside(puddle):
        e.flat(shapes.oval(400, 1100, 150, 80), "#1d4f73", 0.5, blur=14)
    e.shadow(400, 1000, 130)
    body = shapes.smooth(
        [
            (400, 500),
            (452, 610),
            (560, 740),
            (580, 890),
            (500, 1000),
            (400, 1022),
            (300, 1000),
            (222, 890),
            (242, 740),
            (350, 610),
        ]
    )
    drawn = e.solid(body, "#4fa3cc", round=1, rim=1, bristle=0.3, edge=0.5)
    with e.inside(drawn):
        air.glow(e, 500, 900, 210, "#bff2ff", 0.65)
        e.flat(shapes.leaf((330, 660), (268, 860), 36, 0.12), "#ffffff", 0.55, blur=5)
        for x, y, reach in ((470, 940, 12), (505, 900, 8), (330, 960, 9), (450, 900, 6)):
            e.pencil(shapes.oval(x, y, reach), colour("#ffffff"), 2, 0.8)
        fish = shapes.join(
            shapes.leaf((360, 950), (436, 946), 26), shapes.polygon([(360, 950), (338, 932), (340, 968)])
        )
        e.solid(fish, "#ff9a4a", round=0.6)
    eye(e, 345, 790, 42, "#2f6d9a", (0.3, -0.7))
    eye(e, 470, 790, 42, "#2f6d9a", (0.3, -0.7))
    cheeks(e, [(300, 852), (520, 852)], 34, "#ff9a8a", 0.6)
    smile(e, 408, 858, 54, 0.45)
    e.solid(shapes.limb([(560, 830), (628, 780), (640, 690)], [34, 26, 22]), "#4fa3cc", rim=1)
    e.solid(shapes.limb([(238, 850), (190, 910), (214, 950)], [34, 28, 22]), "#4fa3cc", rim=1)
    e.line([(640, 720), (646, 600), (630, 520)], "#4f7a3a", 11, taper=False)
    cup = shapes.smooth(
        [(470, 452), (530, 500), (630, 530), (730, 500), (775, 440), (700, 474), (620, 484), (540, 478)]
    )
    e.solid(cup, "#6fa84a", round=0.5, flow=10)
    e.wash(shapes.oval(622, 468, 128, 18), ["#d6f2f2", "#7fbcd0"], 90, hand=0.6)
    for spot in ((590, 400), (650, 350), (618, 300)):
        e.solid(shapes.flame(spot[0], spot[1], 22, 42), "#9fdcf0", rim=1, edge=0.2)
    e.solid(shapes.flame(400, 520, 30, 62, 0.3), "#7cc6e4", rim=1, edge=0.2)
    air.rain(e, 120, 8, alpha=0.4)


@portrait(
    "water",
    4,
    family("morning")
    .with_colours(sky=("#2f7fa8", "#6fb8c0", "#c0e2cc", "#f7f0cf"), haze="#b5dccf")
    .lit_from(0.82, 0.16),
)
def teapot_turtle(e: Easel) -> None:
    """A turtle whose shell is the lost teapot of a grand house, out for a walk, still hot."""
    air.sky(e, 800)
    e.glowing(shapes.oval(656, 192, 70), "#fff4c4", 60, 0.8)
    with e.depth(0.65):
        for x, y, reach in ((90, 640, 190), (330, 690, 170), (690, 650, 210)):
            e.solid(
                shapes.blob(x, y, reach, reach * 0.6, e.chance.apart("hill", x)), "#5f9a8a", round=0.5, edge=0
            )
    e.canvas.save()
    e.canvas.clipPath(shapes.box(0, 690, 800, 600), True)
    brush.gradient(
        e, shapes.box(0, 690, 800, 510), [colour("#bfe3da"), colour("#5fa8b4"), colour("#1f6f8c")], 90
    )
    e.canvas.restore()
    brush.repaint(e, 56, 0.55, 2, keep_detail=False)
    for index, (x, y, reach) in enumerate(((150, 1010, 190), (640, 1030, 200), (400, 1110, 330))):
        e.solid(
            shapes.blob(x, y, reach, reach * 0.35, e.chance.apart("stone", index)),
            "#8f9a8c",
            round=0.7,
            flow=8,
        )
    for x, y, reach in ((110, 830, 70), (690, 860, 84), (560, 790, 46)):
        pad = shapes.cut(
            shapes.oval(x, y, reach, reach * 0.32),
            shapes.polygon([(x, y), (x + reach, y - 14), (x + reach, y + 14)]),
        )
        e.solid(pad, "#5f9a4a", round=0.3, flow=3)
    e.solid(shapes.flame(112, 826, 40, 50), "#f3a6b4", rim=1)
    with e.at(0, -130, 1.0):
        e.flat_shadow(shapes.oval(390, 1062, 300, 42), 0.6, 14)
        skin = "#7f9f5a"
        for x, y in ((250, 1050), (540, 1056)):
            e.solid(
                shapes.limb([(x + 20, 930), (x - 4, 1000), (x - 14, y)], [92, 84, 78]),
                colour(skin).darker(0.12),
                flow=80,
            )
        e.solid(
            shapes.limb([(560, 930), (640, 900), (668, 800), (664, 770)], [88, 78, 68, 70]), skin, flow=60
        )
        shell = shapes.smooth(
            [
                (150, 930),
                (160, 790),
                (240, 670),
                (380, 622),
                (520, 668),
                (600, 790),
                (606, 930),
                (500, 985),
                (380, 1000),
                (250, 985),
            ]
        )
        e.solid(
            shapes.limb([(170, 850), (96, 800), (78, 700), (30, 650)], [92, 66, 44, 40]), "#e9f0ea", rim=0.9
        )
        drawn = e.solid(shell, "#eef2ea", round=0.95, rim=0.9, bristle=0.35)
        with e.inside(drawn):
            e.flat(shapes.limb([(140, 915), (380, 975), (620, 915)], [30, 34, 30]), "#2f68a8", 0.85)
            e.flat(shapes.limb([(160, 762), (380, 806), (600, 762)], [10, 12, 10]), "#2f68a8", 0.8)
            for x, y, reach in ((380, 880, 52), (250, 868, 38), (510, 868, 38)):
                for petal in range(6):
                    angle = math.radians(petal * 60 + 10)
                    tip = (x + math.cos(angle) * reach, y + math.sin(angle) * reach * 0.8)
                    e.flat(shapes.leaf((x, y), tip, reach * 0.42), "#3a78bc", 0.85)
                e.flat(shapes.oval(x, y, reach * 0.2), "#f2b84b")
            for x in (315, 446):
                e.line([(x, 900), (x - 6, 860), (x + 12, 830)], "#3a78bc", 5, alpha=0.8)
                e.flat(shapes.leaf((x, 862), (x + 32, 842), 14), "#3a78bc", 0.8)
        e.solid(
            shapes.smooth([(258, 668), (380, 606), (506, 668), (380, 694)]), "#e4ece6", round=0.6, rim=0.8
        )
        e.solid(shapes.oval(380, 598, 26), "#2f68a8", rim=1)
        head = shapes.smooth(
            [(600, 770), (606, 690), (666, 656), (738, 690), (752, 760), (700, 806), (630, 806)]
        )
        e.solid(head, skin, round=0.9, rim=0.8, flow=30)
        eye(e, 690, 724, 27, "#8a5a2a", (0.5, 0.0), 0.3)
        eye(e, 632, 726, 24, "#8a5a2a", (0.5, 0.0), 0.3)
        smile(e, 694, 772, 70, 0.25)
        cheeks(e, [(640, 770)], 18)
        e.solid(shapes.limb([(190, 950), (130, 990), (104, 982)], [44, 24, 8]), skin)
        for x, y in ((334, 1070), (622, 1064)):
            e.solid(shapes.limb([(x + 6, 950), (x, 1010), (x - 8, y)], [98, 92, 88]), skin, flow=80)
            for toe in (-28, -4, 20):
                e.solid(shapes.oval(x + toe - 6, y + 34, 10, 8), "#efe6c4")
    for index, lean in enumerate((0, 26, -20)):
        steam = [
            (44 + lean * 0.3, 510),
            (70 + lean, 420),
            (30 + lean, 330),
            (86 + lean, 240),
            (60 + lean, 150),
        ]
        with e.veil(0.5, 9):
            e.flat(shapes.limb(steam, [14, 40 - index * 8, 50, 44, 4], 8), "#ffffff", 0.8, hand=0)
    _willow(e)
    brush.spatter(e, "#ffffff", 40, (60, 1000, 740, 1120), 4, 0.6)


def _willow(e: Easel) -> None:
    """Branches that hang into the picture from above."""
    luck = e.chance.apart("willow")
    for index in range(9):
        x = 330 + index * 58
        drop = luck.between(120, 330) if index > 2 else luck.between(60, 120)
        line = shapes.spine(
            [(x - 30, -30), (x + luck.about(0, 20), drop * 0.5), (x + luck.about(0, 40), drop)], 8
        )
        e.line([line[0], line[8], line[-1]], "#5a6a34", 4)
        for place, (lx, ly) in enumerate(line[2:]):
            side = 1 if place % 2 else -1
            tip = (lx + side * luck.between(12, 30), ly + luck.between(26, 48))
            e.solid(
                shapes.leaf((lx, ly), tip, 13, 0.1 * side),
                luck.pick(["#6f9a3f", "#8ab04f", "#557f3a"]),
                round=0.3,
                rim=0.9,
                edge=0.2,
            )


@portrait(
    "water",
    5,
    family("underwater").with_colours(sky=("#9fe6d6", "#3aa6b8", "#14648c", "#082c54")).lit_from(0.6, -0.15),
)
def bell_octopus(e: Easel) -> None:
    """The bell of a sunken town found someone to ring it: an octopus wears it as a hat."""
    air.sky(e, flow=95)
    air.rays(e, 520, -160, 1300, 9, (60, 125), 0.28)
    with e.depth(0.6):
        for x, wide, tall in ((90, 110, 360), (200, 80, 250), (690, 120, 420), (590, 70, 230)):
            tower = shapes.join(
                shapes.box(x - wide / 2, 1010 - tall, wide, tall + 60),
                shapes.polygon(
                    [(x - wide * 0.6, 1010 - tall), (x, 900 - tall), (x + wide * 0.6, 1010 - tall)]
                ),
            )
            e.solid(tower, "#2c6f86", round=0.2, flow=88)
            e.flat(shapes.box(x - 9, 1050 - tall, 18, 40, 8), "#072840", 0.6)
    brush.repaint(e, 50, 0.5, 95)
    e.solid(shapes.ridge(-20, 820, 1220, [1080, 1040, 1066, 1030, 1090]), "#b59a6a", round=0.2, flow=5)
    for index in range(9):
        x = (40, 95, 150, 640, 700, 765, 60, 735, 20)[index]
        luck = e.chance.apart("weed", index)
        tall = luck.between(140, 300)
        e.solid(
            shapes.limb(
                [(x, 1110), (x + luck.about(0, 40), 1110 - tall * 0.5), (x + luck.about(0, 60), 1110 - tall)],
                [22, 18, 3],
            ),
            luck.pick(["#2f8a6a", "#7a3f6a", "#c0553f"]),
        )
    e.flat_shadow(shapes.oval(400, 1090, 270, 40), 0.6, 18)
    skin = "#d9586a"
    arms = [
        [(330, 800), (200, 880), (90, 830), (60, 730), (120, 690), (150, 740)],
        [(470, 800), (610, 880), (720, 820), (742, 700), (680, 660), (652, 716)],
        [(340, 830), (240, 980), (110, 1000), (60, 1070), (110, 1110), (150, 1080)],
        [(460, 830), (560, 990), (680, 980), (748, 1040), (720, 1100), (676, 1080)],
        [(370, 850), (320, 1010), (220, 1090), (270, 1140), (320, 1108)],
        [(430, 850), (480, 1010), (580, 1090), (530, 1146), (480, 1110)],
    ]
    for arm in arms:
        path = shapes.limb(arm, [96, 74, 52, 38, 24, 10], 8)
        e.drop(path, 14, 10, 0.4)
        e.solid(path, skin, round=0.75, rim=0.9, flow=70)
        line = shapes.spine(arm, 7)
        for index in range(8, len(line) - 3, 3):
            reach = 10 * (1 - index / len(line)) + 2.6
            e.solid(
                shapes.oval(line[index][0] + reach * 0.8, line[index][1] + reach * 0.6, reach),
                "#ffc4b4",
                rim=0.6,
                edge=0.3,
                hand=0.3,
            )
    face = shapes.smooth(
        [(270, 700), (262, 780), (320, 870), (400, 890), (480, 870), (540, 780), (530, 700), (400, 660)]
    )
    e.solid(face, skin, round=0.8, rim=0.7)
    eye(e, 335, 766, 42, "#f2c14b", (0.15, 0.1), 0.12)
    eye(e, 465, 766, 42, "#f2c14b", (0.15, 0.1), 0.12)
    cheeks(e, [(292, 826), (508, 826)], 28, "#ffb0a0", 0.6)
    smile(e, 400, 832, 46, 0.5)
    bell = shapes.smooth(
        [
            (222, 716),
            (262, 650),
            (288, 500),
            (330, 400),
            (400, 364),
            (470, 400),
            (512, 500),
            (538, 650),
            (578, 716),
            (400, 752),
        ]
    )
    drawn = e.solid(bell, "#b98436", round=0.95, rim=1, flow=85, bristle=0.8)
    with e.inside(drawn):
        e.flat(shapes.limb([(240, 670), (400, 704), (560, 670)], [12, 14, 12]), "#6a4a20", 0.8)
        e.flat(shapes.limb([(290, 500), (400, 526), (510, 500)], [9, 10, 9]), "#6a4a20", 0.8)
        for index in range(5):
            x = 300 + index * 50
            e.flat(
                shapes.leaf((x, 620 + abs(index - 2) * -6), (x, 556 + abs(index - 2) * -3), 26),
                "#7a5726",
                0.8,
            )
        for index in range(12):
            luck = e.chance.apart("verdigris", index)
            e.flat(
                shapes.blob(
                    luck.between(250, 550),
                    luck.between(420, 700),
                    luck.between(14, 40),
                    luck.between(20, 60),
                    luck,
                    0.3,
                ),
                "#5fb8a0",
                0.4,
                blur=4,
            )
        e.flat(shapes.limb([(340, 430), (316, 540), (286, 660)], [10, 22, 14]), "#fff0c0", 0.5, blur=6)
    e.solid(shapes.cut(shapes.oval(400, 346, 36), shapes.oval(400, 342, 17)), "#a5742e", rim=1)
    brush.stroke(e, [(220, 720), (400, 764), (580, 720)], "#fff2cf", 10, 0.5)
    air.motes(e, 26, (40, 120, 760, 1000), "#d6fff4", 3.4)
    for index in range(18):
        luck = e.chance.apart("bubble", index)
        x, y, reach = 640 + luck.about(0, 70), 610 - index * 26, luck.between(4, 14)
        e.pencil(shapes.oval(x, y, reach), colour("#eafff8"), 2, 0.8)


@portrait(
    "water",
    6,
    family("dawn")
    .with_colours(sky=("#28508a", "#5f8fbf", "#c9b8cf", "#ffe3c0"), haze="#b9cbe0")
    .lit_from(0.16, 0.5),
)
def lake_heron(e: Easel) -> None:
    """A heron as tall as the firs; under its wing, instead of feathers, is the lake, with all its carp."""
    air.sky(e, 900, flow=4)
    air.glow(e, 128, 600, 260, "#fff2c8", 0.8)
    with e.depth(0.75):
        e.solid(
            shapes.ridge(-20, 820, 1000, [640, 560, 620, 500, 590, 530, 650]), "#4a6a9a", round=0.1, edge=0
        )
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
    brush.gradient(
        e, shapes.box(0, 846, 800, 354), [colour("#f0d9c8"), colour("#8aa6cc"), colour("#2c5a94")], 90
    )
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
            x, y = (
                590 - index * 36 + row * 16,
                668 - 78 * math.sin(0.5 + index * 0.21) + index * 15 + row * 26,
            )
            tip = (x - 26 - index * 4, y + 78 - row * 18)
            e.solid(
                shapes.leaf((x, y), tip, 40, 0.08),
                ("#c8d8ea", "#f2f7fb")[row],
                round=0.4,
                rim=0.9,
                edge=0.3,
                flow=110,
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


@portrait(
    "water",
    7,
    family("moon")
    .with_colours(sky=("#050a26", "#0f2358", "#2a4f92", "#6f93bf"), haze="#3f66a8")
    .lit_from(0.5, 0.6),
)
def grandmother_tide(e: Easel) -> None:
    """The wave that comes once in a hundred years bows over a small boat: she has the moon on her brow."""
    air.sky(e, flow=-30)
    air.stars(e, 120, (0, 0, 800, 480))
    with e.depth(0.55):
        for row, y in enumerate((800, 850)):
            e.solid(
                shapes.ridge(-20, 820, 1220, [y, y - 26, y + 10, y - 34, y + 6, y - 20, y]),
                "#2a5a94",
                round=0.2,
                edge=0,
            )
    brush.repaint(e, 52, 0.55, -20)
    air.moon(e, 380, 730, 118, "#f8efd0")
    back = [(860, 1180), (790, 900), (700, 640), (560, 430), (390, 350), (250, 400), (190, 500)]
    body = shapes.limb(back, [560, 470, 330, 260, 230, 200, 150], 12)
    e.drop(body, 26, 24, 0.7)
    drawn = e.solid(body, "#1f5fa8", round=0.7, rim=1, flow=55, bristle=0.8, hand=2)
    scales(e, drawn, ["#1c5a9e", "#2f7cc0", "#174a8a", "#3f95c8"], 40, 130, 0.62)
    with e.inside(drawn):
        air.glow(e, 360, 330, 300, "#9fe0ff", 0.55)
        air.glow(e, 420, 720, 330, "#bfeaff", 0.5)
        air.gloom(e, 850, 900, 330, "#0a1440", 0.8)
        for index in range(13):
            shift = index * 30
            strand = [
                (800 - shift * 0.75, 1240),
                (720 - shift * 0.62, 900),
                (600 - shift * 0.45, 620),
                (450 - shift * 0.22, 470 + shift * 0.2),
            ]
            e.line(strand, ("#8fd0ee", "#d8f4ff", "#5fb0dc")[index % 3], 8, alpha=0.5)
    belly = shapes.limb([(560, 1240), (520, 960), (460, 760), (350, 640), (290, 590)], [150, 120, 96, 70, 40])
    with e.inside(drawn):
        e.solid(belly, "#bfe4ee", round=0.4, flow=60, edge=0.2)
        for index in range(15):
            y = 620 + index * 44
            e.line(
                [(240 + index * 16, y), (360 + index * 15, y + 14), (460 + index * 13, y - 16)],
                "#5f9cc8",
                5,
                alpha=0.7,
            )
    _foam(e, back)
    _tide_face(e)
    _boat(e)
    for index, y in enumerate((1030, 1096, 1160)):
        path = shapes.ridge(-30, 830, 1240, [y + 8, y - 26, y + 14, y - 20, y + 12, y - 30, y + 10])
        e.solid(path, ("#2a68a8", "#1d5290", "#123c74")[index], round=0.25, rim=1, flow=3)
        brush.stroke(
            e,
            [
                (-20, y + 10),
                (130, y - 18),
                (260, y + 20),
                (400, y - 12),
                (560, y + 22),
                (700, y - 20),
                (820, y + 10),
            ],
            "#e4f6ff",
            14,
            0.6,
        )
    brush.spatter(e, "#f4fcff", 190, (60, 300, 560, 1000), 5, 0.75)
    air.motes(e, 16, (80, 520, 420, 980), "#d8f6ff", 3)


def _foam(e: Easel, back: list[tuple[float, float]]) -> None:
    """The mane: curls of foam along her back and over her brow."""
    line = shapes.spine(back, 9)
    luck = e.chance.apart("mane")
    for index in range(4, len(line), 2):
        x, y = line[index]
        ahead = line[min(index + 1, len(line) - 1)]
        along = math.atan2(ahead[1] - y, ahead[0] - x)
        share = index / len(line)
        half = (250 * (1 - share) + 95 * share) * luck.between(0.86, 1.02)
        nx, ny = math.cos(along + math.pi / 2), math.sin(along + math.pi / 2)
        if ny > 0 and share < 0.7:
            nx, ny = -nx, -ny
        cx, cy = x + nx * half, y + ny * half
        size = luck.between(40, 74)
        points = shapes.curl(cx, cy, size, 1.3, math.degrees(along) + 150, -1, 26)
        e.solid(
            shapes.limb(points, [size * 0.62, size * 0.4, size * 0.16], 2),
            luck.pick(["#eef9ff", "#cfeaf6", "#a8d6ee"]),
            round=0.6,
            rim=1,
            edge=0.3,
        )


def _tide_face(e: Easel) -> None:
    """The head of the wave, bent down to the boat."""
    face = shapes.smooth(
        [
            (300, 380),
            (210, 400),
            (120, 470),
            (74, 570),
            (90, 640),
            (150, 664),
            (220, 640),
            (290, 610),
            (350, 540),
            (370, 440),
        ]
    )
    e.drop(face, 16, 14, 0.6)
    e.solid(face, "#2f7cc0", round=0.75, rim=1, flow=120)
    e.solid(
        shapes.smooth([(78, 590), (120, 600), (200, 606), (260, 590), (230, 640), (150, 664), (92, 642)]),
        "#bfe4ee",
        round=0.5,
    )
    e.line([(84, 600), (140, 622), (210, 612), (270, 570)], "#123a70", 6)
    eye(e, 216, 506, 36, "#ffe08a", (-0.5, 0.6), 0.32)
    eye(e, 128, 528, 27, "#ffe08a", (-0.5, 0.6), 0.32)
    for x, y in ((98, 590), (122, 596)):
        e.flat(shapes.oval(x, y, 5, 3.4), "#0f2c5c", 0.8)
    luck = e.chance.apart("brows")
    for x, y, reach, way in (
        (250, 440, 62, 1),
        (170, 454, 46, 1),
        (330, 420, 80, 1),
        (390, 470, 72, 1),
        (366, 560, 60, 1),
        (300, 630, 48, 1),
    ):
        points = shapes.curl(x, y, reach, 1.25, luck.between(180, 260), way, 26)
        e.solid(
            shapes.limb(points, [reach * 0.6, reach * 0.42, reach * 0.15], 2),
            luck.pick(["#ffffff", "#e0f3fb", "#bfe2f2"]),
            round=0.6,
            rim=1,
            edge=0.3,
        )
    for side in (
        [(140, 640), (70, 720), (96, 820), (60, 900)],
        [(240, 632), (240, 740), (300, 800), (280, 880)],
    ):
        e.solid(shapes.limb(side, [16, 13, 9, 3]), "#e8f8ff", rim=1)


def _boat(e: Easel) -> None:
    with e.at(196, 1016, 1.15, -7):
        air.glow(e, 20, -70, 150, "#ffc766", 0.8)
        e.line([(0, -6), (2, -130)], "#5a3a2a", 7, taper=False)
        e.solid(
            shapes.smooth([(6, -128), (66, -80), (74, -24), (8, -20)], tension=0.7),
            "#f4e2c0",
            round=0.5,
            rim=1,
        )
        e.solid(
            shapes.smooth([(-84, -22), (0, -8), (86, -26), (62, 22), (-56, 24)], tension=0.8),
            "#a8503a",
            round=0.6,
            rim=0.9,
            flow=4,
        )
        e.glowing(shapes.oval(-42, -38, 10), "#ffd98a", 24)
        e.solid(shapes.smooth([(-30, -16), (-26, -48), (-14, -50), (-8, -16)]), "#d94a3a", round=0.5)
        e.solid(shapes.oval(-20, -58, 12), "#e9b48c")
        paint_flat(e, shapes.oval(-26, -60, 1.6), colour("#241820"))
