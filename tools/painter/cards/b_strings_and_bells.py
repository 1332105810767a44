"""Cards 58–60: gramophones, an organ of trunks, a silent bell."""

from __future__ import annotations

import math
from dataclasses import replace

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs import heads, instruments, keepsakes, plants, sky, water
from tools.painter.motifs.birds import bee, bird, butterfly, flock, owl, sparrow
from tools.painter.motifs.creatures import hedgehog, snail
from tools.painter.motifs.houses import house
from tools.painter.motifs.people import (
    MAN,
    SITTING,
    Person,
    Pose,
    person,
)
from tools.painter.motifs.profiles import profile  # fmt: skip


@card(58, "gramophone-meadow", family("blossom").lit_from(0.84, 0.18))
def gramophone_meadow(e: Easel) -> None:
    """Gramophones have come up in the meadow this spring; an old gardener waters them and the bees dance."""
    x: float
    y: float
    air.sky(e, 760, ["#4f9ac8", "#a8c8e0", "#f8c8d0", "#ffe8c8"], flow=-14)
    for x, y, wide in ((620, 140, 300),):
        with e.depth(0.3):
            sky.cloud(e, x, y, wide, "#fff6f2", soft=1)
    for far, heights, shade in ((0.65, [660, 620, 650, 600, 660], "#b0c09a"),
            (0.35, [760, 730, 740, 700, 740], "#a9b87a")):
        with e.depth(far):
            e.solid(shapes.ridge(-20, 820, 1220, heights), shade, round=0.1)
            for tree in range(5):
                luck = e.chance.apart("orchard", far, tree)
                plants.tree(e, luck.between(0, 800), heights[2] + 20, 130, plants.BLOSSOM)
    e.solid(shapes.ridge(-20, 820, 1220, [860, 840, 850, 830, 850]), "#9ab86a", round=0.1, flow=8)
    brush.repaint(e, 44, 0.5, -10)
    plants.grass(e, -10, 810, 900, 50, 120, sway=0.4)
    horns = (
        (60, 880, 130, 90, -16, "#e8a8b8"), (730, 880, 190, 110, 14, "#4f98c8"), (400, 890, 190, 120, -6, "#b060a8"),
            (610, 950, 470, 250, 10, "#f0a828"), (200, 1060, 640, 340, -8, "#d8305a"),
    )  # fmt: skip
    for x, foot, tall, size, turn, shade in horns:
        _horn_plant(e, x, foot, tall, size, turn, shade)
    for x, y, lean in ((170, 130, 0.5), (640, 250, -0.45)):
        played = e.chance.apart("played", x)
        rise = [played.between(0, 1) for _ in range(34)]
        plants.petals(e, [(x + lean * share * 420 + played.about(0, 30 + share * 60), y - share * 190)
            for share in rise], 19)
    for x, foot in ((200, 1086), (613, 968)):
        plants.grass(e, x - 70, x + 70, foot + 6, 60, 40, ("#6a9a4a", "#8ab85a"), 0.3, x)
    e.shadow(440, 1110, 110, 240)
    gardener = replace(MAN, coat="#2f6fae", legs="#6a5a44", shoes="#4f6a3a", head=0.155, style="hat", hat="#e8c878",
            animal=profile("#c98f6c", "#f2eee6", "thin", 1.5, smile=1.6, beard=True))
    person(e, 436, 1116, 500, gardener, Pose(lean=9, nod=8, near_hand=(26, -46), far_hand=(22, -44),
            near_foot=(8, 0), far_foot=(-9, 0)))
    watering_can(e, 580, 920, 120)
    luck = e.chance.apart("water")
    for _ in range(34):
        share = luck.between(0, 1)
        x, y = 640 + share * 60 + luck.about(0, 16), 900 + share * share * 190
        e.flat(shapes.flame(x, y, 5, 16), "#d6eef2", 0.9)
    _horn_plant(e, 690, 1160, 90, 74, 10, "#e88aa4")
    _horn_plant(e, 250, 1230, 60, 60, -12, "#d9a53a")
    plants.grass(e, -10, 810, 1220, 120, 130, ("#6a9a4a", "#8ab85a", "#4f8a5a"), 0.5)
    for x, y, flip in ((330, 300, False), (250, 230, True), (90, 250, False), (560, 330, True), (690, 360, False)):
        bee(e, x, y, 42, flip)
    for x, y, turn in ((420, 520, 20), (60, 560, -30)):
        butterfly(e, x, y, 50, "#d43d5a", turn)
    plants.petals(e, [(luck.between(0, 800), luck.between(300, 1000)) for _ in range(26)], 12)


def _horn_plant(e: Easel, x: float, foot: float, tall: float, size: float, turn: float, shade: str) -> None:
    stem = [(x, foot), (x + turn * 0.6, foot - tall * 0.5), (x, foot - tall)]
    e.solid(shapes.limb(stem, [size * 0.14, size * 0.1, size * 0.1]), "#5f8a4a", round=0.7)
    for side in (-1, 1):
        e.solid(shapes.leaf((x, foot - tall * 0.1), (x + side * size * 0.55, foot - tall * 0.45), size * 0.2,
                0.2 * side), "#6f9a54", hand=0.6)
    instruments.trumpet_flower(e, x, foot - tall, size, shade, turn, "#5a2038")


def watering_can(e: Easel, x: float, y: float, width: float, turn: float = 18, shade: str = "#d43d5a") -> None:
    """Held at its handle over (x, y), tilted to pour."""
    with e.at(x, y, width / 100, turn):
        e.pencil(shapes.oval(-34, 4, 22, 24), e.dark(shade), 6, 1)
        e.solid(shapes.limb([(20, 20), (48, -10), (60, -16)], [16, 9, 7]), shade, hand=0.4)
        e.solid(shapes.leaf((56, -30), (68, 2), 9), shade, hand=0.4)
        e.solid(shapes.smooth([(-32, -22), (24, -22), (28, 34), (-36, 34)], tension=0.3), shade, round=0.8, hand=0.6)
        e.solid(shapes.oval(-4, -22, 28, 6), colour(shade).darker(0.3), hand=0.3)


@card(59, "organ-of-trunks", family("forest").lit_from(0.52, 0.16))
def organ_of_trunks(e: Easel) -> None:
    """Deep in the wood the trunks are the pipes of an organ;
    a badger plays until the leaves turn, and birds come out.
    """
    air.sky(e, 1000, ["#4f8a5a", "#a8cc80", "#e6eaa8", "#8ab870", "#2f5f4a"], flow=86)
    for far, count in ((0.8, 11), (0.6, 8)):
        luck = e.chance.apart("trunks", far)
        with e.depth(far):
            for index in range(count):
                x, wide = (index + luck.between(0.1, 0.9)) * 820 / count, luck.between(24, 54)
                e.solid(shapes.limb([(x, -30), (x + luck.about(0, 16), 500), (x, 1000)],
                        [wide * 0.8, wide * 0.9, wide]), "#4a6a48", flow=88)
    water.shafts(e, (300, 440, 560, 680), 1000, 0.55)
    brush.repaint(e, 40, 0.5, 86)
    pipes = [(64, 150, 78), (150, 250, 70), (232, 340, 64), (308, 410, 58), (376, 450, 54), (440, 440, 54),
            (508, 400, 58), (584, 320, 64), (666, 220, 70), (748, 120, 78)]
    for x, top, wide in pipes:
        trunk = shapes.smooth([(x - wide * 0.5, 860), (x - wide * 0.46, top), (x + wide * 0.46, top + 8),
                (x + wide * 0.52, 860)], tension=0.2)
        e.drop(trunk, 10, 9)
        drawn = e.solid(trunk, "#8a7a5a" if (int(x) // 76) % 2 else "#a8946a", round=0.9, flow=88, bristle=1, hand=1.6)
        with e.inside(drawn):
            brush.hatch(e, drawn, "#4a3a2a", 88, 8, 1.6, 0.45)
            luck = e.chance.apart("moss", x)
            for _ in range(26):
                up = luck.between(0, 1) ** 2
                spot = shapes.blob(x + luck.about(0, wide * 0.5), 856 - up * 130, luck.between(4, 13) * (1.1 - up),
                        luck.between(4, 10), luck, 0.3)
                e.flat(spot, luck.pick(["#6a9a3a", "#86b04a", "#4f7a34"]), 0.8)
        e.solid(shapes.oval(x, top + 4, wide * 0.47, wide * 0.16), "#e0cc9a", round=0.2, rim=1)
        e.flat(shapes.oval(x, top + 5, wide * 0.34, wide * 0.1), "#2a2018")
        mouth = shapes.smooth([(x - wide * 0.3, 700), (x, 660), (x + wide * 0.3, 700), (x + wide * 0.22, 716),
                (x - wide * 0.22, 716)], tension=0.5)
        e.flat(mouth, "#20180f")
        e.pencil(mouth, "#e6d8a8", 2.6, 0.8)
    luck = e.chance.apart("song")
    for index, (x, top, _wide) in enumerate(pipes):
        for step in range(3):
            y = top - 30 - step * 56
            at = (x + luck.about(0, 40), y)
            if (index + step) % 3 == 0:
                bird(e, *at, 66 - step * 10, ("#f6f2da", "#e8b04a", "#e8603a")[index % 3], luck.about(0, 20),
                        flip=x > 400)
            else:
                for _ in range(3):
                    lx, ly = at[0] + luck.about(0, 34), at[1] + luck.about(0, 26)
                    e.flat(shapes.leaf((lx, ly), (lx + luck.about(0, 26), ly - 14), 8),
                            luck.pick(["#f2c65a", "#e8603a", "#a8c860", "#d9a53a"]), 0.95)
    ground = shapes.ridge(-20, 820, 1220, [900, 880, 870, 880, 900])
    e.solid(ground, "#4f6a34", round=0.15, bristle=1)
    for row, y in enumerate((862, 900)):
        e.solid(shapes.box(196 - row * 12, y, 420 + row * 24, 44, 8), "#6a4630", round=0.5, flow=2)
        for key in range(15):
            e.solid(shapes.box(206 - row * 12 + key * 27.6, y - 6, 25, 30, 3), "#f4ead0", round=0.3, edge=0.5, hand=0.4)
        for key in range(14):
            if key % 7 in (0, 1, 3, 4, 5):
                e.solid(shapes.box(224 - row * 12 + key * 27.6, y - 8, 15, 18, 2), "#2a2018", hand=0.3)
    e.shadow(404, 1090, 190, 120)
    e.solid(shapes.box(320, 1010, 170, 26, 8), "#7a5034", round=0.5)
    for leg in (338, 470):
        e.solid(shapes.limb([(leg, 1030), (leg, 1100)], [15, 12]), "#5a3a28")
    _badger_from_behind(e, 404, 1040)
    owl(e, 666, 872, 110, look=(-0.6, 0.2))
    e.solid(shapes.limb([(600, 880), (720, 874)], [13, 10]), "#6a4a30")
    hedgehog(e, 160, 1110, 170)
    snail(e, 640, 1130, 120, flip=True)
    person(e, 700, 1160, 170, Person(coat="#d9a53a", legs="#7aa544", skin="#7aa544", shoes="#7aa544", head=0.36,
            animal=heads.frog_head), replace(SITTING, nod=-20), flip=True)
    for x, y, tall, cap in ((60, 1120, 110, "#e8603a"), (110, 1150, 70, "#d9a53a"), (760, 1110, 90, "#e8603a")):
        plants.mushroom(e, x, y, tall, cap)
    for x, tall, sway in ((10, 240, 0.4), (790, 250, -0.4), (300, 120, -0.3), (520, 120, 0.3)):
        plants.fern(e, x, 1215, tall, sway)
    plants.grass(e, -10, 810, 1215, 60, 110, ("#3f6a34", "#6a9a3a"), 0.4)
    air.motes(e, 40, (100, 100, 700, 900), "#fbffb8", 2.4)


def _badger_from_behind(e: Easel, x: float, y: float) -> None:
    """A badger in a tailcoat on the organ bench, seen from behind, both paws on the keys."""
    for side in (-1, 1):
        e.solid(shapes.limb([(x + side * 52, y - 130), (x + side * 104, y - 110), (x + side * 96, y - 150)],
                [46, 38, 30]), "#3a3f5a", round=0.7)
        e.solid(shapes.oval(x + side * 95, y - 156, 17, 13), "#4a4448")
        e.solid(shapes.smooth([(x + side * 6, y - 30), (x + side * 54, y - 40), (x + side * 60, y + 60),
                (x + side * 34, y + 84)], tension=0.5), "#2f3450", round=0.5)
    e.solid(shapes.smooth([(x - 70, y), (x - 74, y - 90), (x - 52, y - 150), (x, y - 164), (x + 52, y - 150),
            (x + 74, y - 90), (x + 70, y)]), "#3a3f5a", round=0.8, rim=1, flow=88)
    e.line([(x, y - 150), (x + 2, y - 10)], "#20243a", 3)
    e.solid(shapes.limb([(x - 42, y - 156), (x, y - 144), (x + 42, y - 156)], [18, 22, 18]), "#e8603a")
    for side in (-1, 1):
        e.solid(shapes.oval(x + side * 46, y - 236, 18), "#4a4850", round=0.7)
    head = e.solid(shapes.oval(x, y - 206, 62, 56), "#8a8890", round=0.8, rim=1, flow=88, bristle=1)
    with e.inside(head):
        e.flat(shapes.limb([(x, y - 270), (x, y - 150)], [26, 20]), "#f4f0e4", 0.95)
        for side in (-1, 1):
            e.flat(shapes.limb([(x + side * 26, y - 270), (x + side * 30, y - 150)], [26, 22]), "#2a2830", 0.9)


@card(60, "sleeper-in-the-bell", family("dawn").lit_from(0.62, 0.62))
def sleeper_in_the_bell(e: Easel) -> None:
    """The bell-ringer sleeps in a hammock under his bell, and holds the rope: until then it is not morning."""
    y: float
    x: float
    air.sky(e, 1000, ["#5d6fa3", "#a58ab8", "#f0b0a0", "#ffe0a0"], flow=4)
    sky.sun(e, 500, 770, 60)
    for far, base in ((0.7, 880), (0.5, 940)):
        luck = e.chance.apart("town", far)
        with e.depth(far):
            e.solid(shapes.ridge(-20, 820, 1220, [base - 20, base - 40, base - 26, base - 44, base]), e.palette.middle,
                    round=0.1)
            for index in range(12):
                house(e, 20 + index * 70 + luck.about(0, 20), base + luck.about(20, 20), luck.between(44, 70),
                        luck.between(50, 110), "#c9a8a8", "#7d5a80", (1, 2), 0)
    with e.depth(0.45):
        e.solid(shapes.polygon([(250, 960), (262, 780), (280, 700), (298, 780), (310, 960)]), "#8a6a90")
    flock(e, [(560, 560), (600, 540), (650, 566), (300, 600), (340, 584)], 30, "#5a4a78")
    brush.repaint(e, 44, 0.5, 4)
    air.mist(e, 960, 120, strength=0.6)
    wall = shapes.cut(shapes.box(-20, -20, 840, 1240), shapes.join(shapes.box(120, 430, 560, 640),
            shapes.oval(400, 430, 280, 300)))
    stone = e.solid(wall, "#7a6478", round=0.06, rim=0.6, flow=4, bristle=1, hand=2)
    luck = e.chance.apart("stones")
    with e.inside(stone):
        for row in range(25):
            for column in range(9):
                x, y = column * 104 - (52 if row % 2 else 0) - 10, row * 50 - 10
                tone = colour("#86707f").turned(luck.about(0, 26)).darker(luck.between(0, 0.22))
                e.solid(shapes.box(x + 3, y + 3, 98, 44, 9), tone, round=0.45, edge=0.3, bristle=0.5)
    for step in range(19):
        angle = math.radians(180 + step * 10)
        x, y = 400 + math.cos(angle) * 306, 430 + math.sin(angle) * 328
        with e.at(x, y, 1, step * 10 - 90):
            e.solid(shapes.box(-27, -30, 54, 58, 6), "#a88a90", round=0.5)
    e.solid(shapes.box(-20, 120, 840, 56, 6), "#5a3f3a", round=0.5, flow=2, bristle=1)
    instruments.bell(e, 400, 166, 420, "#b8813a")
    e.solid(shapes.limb([(400, 570), (404, 660)], [26, 22]), "#8a5f34", rim=0.9)
    e.solid(shapes.oval(404, 676, 40, 44), "#9a6a38", round=0.9, rim=0.9)
    hammock = shapes.smooth([(180, 770), (300, 880), (430, 906), (560, 866), (650, 760), (600, 920), (440, 968),
            (280, 930)], tension=0.9)
    for start, end in (((180, 772), (118, 640)), ((650, 762), (690, 640))):
        e.line([start, end], "#e6d3b0", 6, taper=False)
    e.solid(shapes.limb([(226, 800), (270, 850)], [80, 90]), "#fbf0dc", round=0.9)
    _sleeper(e)
    cloth = e.solid(hammock, "#c85f4a", round=0.5, flow=12, bristle=0.8)
    with e.inside(cloth):
        for stripe in range(12):
            e.line([(200 + stripe * 40, 760), (214 + stripe * 38, 980)], "#f2c98a", 9, taper=False, alpha=0.8)
    e.line([(404, 714), (380, 780), (346, 830)], "#e6d3b0", 6, taper=False)
    e.solid(shapes.oval(346, 834, 15, 12), "#f6cfae", hand=0.4)
    ledge = e.solid(shapes.box(-20, 1064, 840, 40, 4), "#a88a90", round=0.4)
    e.drop(ledge, 10, 8)
    for x, flip in ((200, False), (250, True), (600, True)):
        sparrow(e, x, 1066, 56, "#8d93a6", "#e8dce0", flip)
    keepsakes.candle(e, 700, 1064, 60, flame=0)
    air.rays(e, 500, 770, 620, 9, (180, 360), 0.22)


def _sleeper(e: Easel) -> None:
    """A bearded man on his back, his head on the pillow to the left, a blanket over him and the hammock."""
    with e.at(290, 806, 5.6, -66):
        profile("#e2ac86", "#b8b0a8", "thin", 1.5, smile=0.8, brow=0.4, beard=True)(e, shut=True)
    e.solid(shapes.smooth([(324, 826), (400, 800), (520, 812), (610, 800), (640, 770), (600, 880), (430, 930),
            (330, 880)]), "#3d7c88", round=0.8, flow=14)
