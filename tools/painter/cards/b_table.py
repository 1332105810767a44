"""Cards 71–80: what can happen on a table, in a jar, in a cup and in an oven."""

from __future__ import annotations

import math
from dataclasses import replace

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs import food, furniture, heads, keepsakes, plants, rooms, sky, water
from tools.painter.motifs.birds import bee, bird, butterfly, flock, sparrow
from tools.painter.motifs.buildings import bricks
from tools.painter.motifs.fowl import hen, penguin
from tools.painter.motifs.houses import house, lighthouse, window
from tools.painter.motifs.people import (
    CHAIRED,
    CHILD,
    GIRL,
    GRANDFATHER,
    GRANDMOTHER,
    KNEELING,
    MAN,
    REACHING,
    STANDING,
    WALKING,
    WOMAN,
    Person,
    Pose,
    person,
)  # fmt: skip


@card(71, "storm-in-a-cup", family("storm").lit_from(0.78, 0.06).with_colours(accent="#e8b23a"))
def storm_in_a_cup(e: Easel) -> None:
    """In the tea-cup there is the worst of storms and a ship in it; all around stands a quiet afternoon."""
    rooms.wallpaper(e, -20, 820, "#8fa0a4", "#a8b8b4", "leaf", 96)
    glass = rooms.pane(e, 520, 60, 230, 360)
    e.wash(glass, ["#bfe0ea", "#fdf3d8", "#ffe6b0"], 90)
    with e.inside(glass):
        e.solid(shapes.ridge(500, 770, 440, [360, 340, 350, 330]), "#8ab07a", round=0.1)
        plants.tree(e, 600, 400, 150)
    rooms.sash(e, glass, "#e8e0d0", 2, 2, 12)
    brush.repaint(e, 34, 0.4, 88)
    air.beam(e, (640, 240), (240, 1000), 200, 520, "#fff0c8", 0.4)
    cloth = shapes.smooth([(-30, 830), (400, 800), (830, 830), (830, 1240), (-30, 1240)], tension=0.3)
    food.checked_cloth(e, cloth, "#f2ece0", "#5f86a0", 56, 0.5)
    e.flat_shadow(shapes.oval(340, 1110, 380, 70), 0.6, 24)
    tea = food.cup(e, 400, 1120, 560, "#f4eee2", "#3f6a9a")
    with e.inside(shapes.join(tea, shapes.box(130, 380, 540, 400))):
        e.wash(tea, ["#5a3a2a", "#8a5030", "#3a2420"], 90)
        rows = (("#7a4a34", 742), ("#6a3e2c", 760), ("#8a5636", 782), ("#5a3426", 806))
        for row, (shade, y) in enumerate(rows):
            if row == 2:
                keepsakes.ship(e, 430, 786, 250, "#f2d9b0", "#4a2a24", -10)
            if row == 1:
                e.solid(shapes.oval(230, 760, 56, 19, -8), "#f2d24a", round=0.3)
                e.solid(shapes.oval(230, 759, 46, 14, -8), "#fbe98a", round=0.2)
                for spoke in range(7):
                    a = math.tau * spoke / 7
                    e.line([(230, 759), (230 + math.cos(a) * 44, 759 + math.sin(a) * 13)], "#f2d24a", 2)
                lighthouse(e, 230, 762, 120, beam_to=(600, 640))
            crests = [(120 + step * 52, y + (-26 - row * 3 if step % 2 else 12)) for step in range(12)]
            with e.inside(shapes.join(tea, shapes.box(130, 380, 540, 400))):
                water.wave(e, crests, 850, shade, 0.35)
    rim = shapes.cut(shapes.oval(400, 773, 280, 78), shapes.oval(400, 773, 262, 68), shapes.box(100, 600, 600, 178))
    e.solid(rim, "#f4eee2", round=0.2, rim=1)
    for x, y, wide, shade in ((250, 520, 330, "#3a4656"), (540, 500, 340, "#445262"), (400, 430, 380, "#2f3a4a"), (180, 590, 200, "#4a5868"), (620, 590, 200, "#4a5868")):
        sky.cloud(e, x, y, wide, shade)
    sky.lightning(e, [(300, 560), (276, 610), (304, 616), (268, 680), (286, 686), (262, 740)], 6)
    luck = e.chance.apart("drops")
    for _ in range(90):
        x, y = luck.between(170, 640), luck.between(560, 770)
        e.flat(shapes.leaf((x, y), (x - 7, y + 26), 2.2), "#dfeaf0", 0.6, hand=0)
    water.splash(e, 560, 770, 90)
    e.flat(shapes.flame(690, 960, 26, 50), "#8a5030", 0.9)
    food.spoon(e, (770, 1180), (560, 1150), 78)
    for x, y, turn in ((90, 1130, 8), (150, 1170, -12), (104, 1082, 20)):
        with e.at(x, y, 1, turn):
            e.solid(shapes.box(-28, -44, 56, 50, 4), "#ffffff", round=0.3, bristle=0.9)
    sparrow(e, 716, 420, 60, flip=True)


@card(72, "north-face-of-the-cake", family("blossom").lit_from(0.9, 0.3).with_colours(sky=("#5a6fa8", "#b08ab8", "#f2a8a8", "#ffd9a8")))
def north_face_of_the_cake(e: Easel) -> None:
    """Three climbers on a rope have nearly reached the top of the cake; up there somebody keeps a candle burning for them."""
    air.sky(e, 1000, flow=-20)
    for x, y, wide in ((130, 360, 300), (660, 520, 280), (90, 640, 240)):
        with e.depth(0.3):
            sky.cloud(e, x, y, wide, "#ffe6dc", soft=1.5)
    for far, peaks in ((0.7, ((90, 880, 300, 210), (330, 900, 260, 150), (720, 890, 320, 260))), (0.5, ((0, 960, 260, 170), (770, 970, 300, 170)))):
        with e.depth(far):
            for x, y, wide, tall in peaks:
                food.cake_tier(e, x, y, wide, tall * 0.6, "#b07a68", "#fbe6ea", x)
                food.cake_tier(e, x, y - tall * 0.6, wide * 0.6, tall * 0.5, "#b07a68", "#fbe6ea", x + 1)
    brush.repaint(e, 44, 0.5, -16)
    air.mist(e, 940, 160, "#ffe6d8", 0.7)
    e.solid(shapes.ridge(-20, 820, 1240, [1090, 1080, 1076, 1080, 1090]), "#f4e0d8", round=0.1)
    e.flat_shadow(shapes.oval(360, 1150, 400, 70), 0.5, 22)
    food.plate(e, 410, 1140, 390, "#f6efe6", 0.22)
    food.cake_tier(e, 410, 1130, 620, 270, "#c9854a", "#fdf2f0", "a")
    food.cake_tier(e, 410, 862, 450, 240, "#8a4f38", "#f8ccd4", "b")
    food.cake_tier(e, 410, 624, 280, 190, "#d9a45a", "#fffaf2", "c")
    for x, y, size in ((160, 840, 40), (240, 866, 44), (560, 868, 46), (650, 846, 38), (286, 624, 34), (520, 626, 36), (330, 648, 30)):
        _strawberry(e, x, y, size)
    keepsakes.candle(e, 420, 432, 130, "#7fb0c8", 1.3, 0.2)
    air.glow(e, 420, 270, 260, "#ffd98a", 0.6)
    e.solid(shapes.polygon([(330, 438), (352, 396), (378, 438)]), "#d43d5a", round=0.4)
    e.solid(shapes.polygon([(345, 438), (352, 414), (362, 438)]), "#5a2038", round=0.1)
    rope = [(470, 452), (540, 560), (586, 650), (620, 780), (650, 880), (690, 990)]
    e.line(rope, "#6a3f63", 4.4, taper=False)
    climbers = (
        (528, 520, 96, "#d43d5a", -14, (26, -84)), (604, 720, 120, "#3f7f7a", -10, (24, -92)), (664, 940, 150, "#e0a03a", -12, (22, -94)),
    )  # fmt: skip
    for x, y, tall, coat, lean, hand in climbers:
        e.shadow(x, y, tall * 0.3)
        who = replace(CHILD, coat=coat, style="beanie", hat="#fff0d8", legs="#4a4068", scarf=None, head=0.24)
        person(e, x, y, tall, who, Pose(hip=(4, -42), lean=lean + 20, nod=-30, near_hand=hand, far_hand=(14, -88), near_foot=(14, -18), far_foot=(-8, 0)), flip=True)
        e.solid(shapes.smooth([(x + tall * 0.1, y - tall * 0.66), (x + tall * 0.26, y - tall * 0.6), (x + tall * 0.24, y - tall * 0.34), (x + tall * 0.08, y - tall * 0.38)]), "#8a5a3a")
        with e.at(x - tall * 0.25, y - tall * 0.88, tall / 100, 30):
            e.line([(0, 12), (0, -14)], "#7a4a2c", 3, taper=False)
            e.solid(shapes.leaf((-10, -12), (10, -14), 4), "#cfd4da", hand=0.2)
    bird(e, 180, 470, 90, "#fff6f2", 8)
    bird(e, 250, 520, 60, "#fff6f2", -4)
    food.spoon(e, (60, 1190), (150, 1150), 50)
    air.snow(e, 150, "#fff6f0", 4)


def _strawberry(e: Easel, x: float, y: float, size: float) -> None:
    with e.at(x, y, size / 40):
        e.drop(shapes.oval(0, -16, 19, 16), 6, 5)
        berry = shapes.smooth([(0, 2), (-16, -10), (-20, -26), (-8, -36), (8, -36), (20, -26), (16, -10)])
        drawn = e.solid(berry, "#d8303f", round=0.9, rim=1, hand=0.5)
        with e.inside(drawn):
            for row in range(4):
                for column in range(-2, 3):
                    e.flat(shapes.leaf((column * 8 + row % 2 * 4, -32 + row * 8), (column * 8 + row % 2 * 4, -28 + row * 8), 1.6), "#ffe0a0", 0.9, hand=0)
        for leaf in range(5):
            angle = math.radians(-170 + leaf * 40)
            e.solid(shapes.leaf((0, -35), (math.cos(angle) * 15, -35 + math.sin(angle) * 9), 5), "#5f9a4a", hand=0.3)


@card(73, "sunrise-in-the-oven", family("ember").lit_from(0.5, 0.44))
def sunrise_in_the_oven(e: Easel) -> None:
    """Every morning before six the baker opens the oven, and over the hills of bread the sun comes up."""
    bricks(e, shapes.box(-20, -20, 840, 1240), "#7a4238", 74)
    brush.repaint(e, 30, 0.35, 4)
    mouth = shapes.join(shapes.box(120, 420, 560, 420), shapes.oval(400, 420, 280, 270))
    for step in range(17):
        angle = math.radians(180 + step * 11.25)
        with e.at(400 + math.cos(angle) * 316, 430 + math.sin(angle) * 308, 1, step * 11.25 - 90):
            e.solid(shapes.box(-31, -38, 62, 76, 7), colour("#a8604a").darker(0.04 * (step % 3)), round=0.5)
    e.canvas.save()
    e.canvas.clipPath(mouth, True)
    brush.gradient(e, mouth, [colour(code) for code in ("#5a1f3a", "#b83a3a", "#f08a3a", "#ffd76a", "#fff0b0")], 90)
    air.glow(e, 400, 560, 420, "#fff2b0", 0.9)
    e.canvas.restore()
    with e.inside(mouth):
        e.glowing(shapes.oval(400, 590, 96), "#fff0a0", 60)
        air.rays(e, 400, 590, 460, 15, (180, 360), 0.4)
        for x, y, wide in ((220, 370, 170), (570, 330, 190), (470, 250, 150)):
            with e.depth(0.2):
                sky.cloud(e, x, y, wide, "#f8b080", soft=1)
        flock(e, [(320, 440), (350, 424), (384, 446), (520, 460)], 22, "#5a1f2a")
        for far, base, count, wide in ((0.55, 690, 6, 150), (0.35, 740, 5, 190), (0.12, 800, 4, 220)):
            luck = e.chance.apart("loaves", base)
            with e.depth(far * 0.7):
                for index in range(count):
                    x = 120 + 560 * (index + 0.5) / count + luck.about(0, 20)
                    food.loaf(e, x, base + luck.about(0, 12), wide * luck.between(0.85, 1.1), luck.pick(["#c98a3f", "#b8743a", "#d99a4a"]))
                    if base > 700:
                        window(e, x - wide * 0.16, base - wide * 0.24, wide * 0.1, wide * 0.12)
                        e.solid(shapes.join(shapes.box(x + wide * 0.05, base - wide * 0.15, wide * 0.13, wide * 0.16), shapes.oval(x + wide * 0.115, base - wide * 0.15, wide * 0.065)), "#5a2c20", hand=0.4)
    e.flat_shadow(shapes.cut(mouth, shapes.moved(shapes.scaled(mouth, 0.96, around=(400, 600)), 0, 14)), 0.5, 12)
    ledge = shapes.box(60, 838, 680, 52, 8)
    e.solid(ledge, "#9a6a54", round=0.4)
    e.solid(shapes.box(-20, 1080, 840, 160), "#5a3428", round=0.1, flow=2, bristle=1)
    peel = shapes.smooth([(300, 850), (470, 842), (500, 900), (450, 950), (340, 956), (284, 910)], tension=0.8)
    e.drop(peel, 10, 8)
    e.solid(shapes.limb([(380, 940), (270, 1080), (170, 1230)], [22, 18, 20]), "#b8803f")
    e.solid(peel, "#d09a58", round=0.3, flow=60, bristle=1)
    for x, y, tall, coat in ((330, 890, 62, "#3f8f9a"), (384, 910, 76, "#c8453a"), (440, 890, 62, "#e0b04a")):
        who = Person(coat=coat, legs="#3a2a30", skin="#b0a4a0", shoes="#3a2a30", head=0.34, style="cap", hat="#3a2a30", animal=heads.mouse_head)
        person(e, x, y, tall, who, WALKING)
        keepsakes.suitcase(e, x - tall * 0.14, y - 4, tall * 0.28, "#6a3f2a")
    e.shadow(140, 1180, 120, 120)
    baker = Person(coat="#f4ead8", legs="#5a4a4a", skin="#8a5a38", shoes="#3a2a2a", head=0.27, skirt=True, animal=heads.bear_head)
    person(e, 150, 1190, 520, baker, replace(STANDING, lean=6, nod=-8, near_hand=(28, -44), far_hand=(26, -52)))
    with e.at(188, 744, 5.4, -4):
        e.solid(shapes.smooth([(-9, 4), (-16, -8), (-10, -20), (0, -17), (11, -20), (16, -7), (9, 4)]), "#fbf4e6", round=0.8, hand=0.4)
        e.solid(shapes.box(-10, -1, 20, 8, 1), "#fbf4e6", hand=0.3)
    for x, y, wide in ((620, 1150, 190), (730, 1110, 150), (540, 1190, 150)):
        e.shadow(x, y, wide * 0.4)
        food.loaf(e, x, y, wide)
    food.steam(e, 640, 1060, 160, "#ffe6c0")
    air.motes(e, 30, (120, 300, 680, 860), "#fff0a0", 2.6)


@card(74, "sunday-on-the-melon", family("noon").lit_from(0.2, 0.02))
def sunday_on_the_melon(e: Easel) -> None:
    """A slice of melon has been left on the table, and the whole town has come to bathe in it."""
    air.sky(e, 760, ["#2f90c4", "#7ac4de", "#c8ece6", "#f6f2d0"], flow=-16)
    sky.sun(e, 160, 110, 60)
    for x, y, wide in ((560, 150, 330), (330, 300, 220), (720, 360, 220)):
        with e.depth(0.15):
            sky.cloud(e, x, y, wide)
    brush.repaint(e, 46, 0.5, -10)
    cloth = shapes.smooth([(-30, 800), (400, 780), (830, 800), (830, 1240), (-30, 1240)], tension=0.3)
    food.checked_cloth(e, cloth, "#fffaf0", "#e8a93a", 60, 0.5)
    e.flat_shadow(shapes.oval(480, 1010, 380, 80), 0.5, 26)
    food.plate(e, 400, 1000, 400, "#f4f2ea", 0.2)
    e.solid(shapes.smooth([(20, 560), (60, 800), (220, 960), (420, 1000), (620, 950), (750, 790), (784, 560)]), "#2f7040", round=0.8, flow=70, bristle=0.9)
    for stripe in range(7):
        x = 70 + stripe * 110
        e.flat(shapes.limb([(x, 590), (x + (400 - x) * 0.22, 780), (x + (400 - x) * 0.5, 980)], [26, 34, 10]), "#1f5230", 0.7)
    e.solid(shapes.oval(402, 560, 384, 118), "#e2efc0", round=0.1, rim=0.8)
    lake = shapes.oval(402, 560, 352, 100)
    e.wash(lake, ["#f07a68", "#e2453f", "#c8303a"], 90)
    luck = e.chance.apart("juice")
    with e.inside(lake):
        for _ in range(46):
            x, y = luck.between(60, 740), luck.between(470, 656)
            e.flat(shapes.leaf((x - 40, y), (x + 40, y + 2), 4), "#ffb8a0", luck.between(0.3, 0.7))
        brush.bloom(e, 0.4)
    for x, y, turn in ((150, 590, 20), (300, 640, -10), (520, 500, 30), (640, 590, -24), (430, 652, 14), (260, 500, -30)):
        e.flat(shapes.flame(x, y + 9, 14, 30), "#2a1418") if turn > 0 else e.flat(shapes.turned(shapes.flame(x, y + 9, 14, 30), 60, (x, y)), "#2a1418")
    for x, y, size, flip, coat in ((540, 590, 96, False, "#2f86c4"), (270, 560, 80, True, "#f2a921")):
        hull = shapes.smooth([(x - size, y - 16), (x - size * 0.5, y + 20), (x + size * 0.5, y + 20), (x + size, y - 20), (x, y - 6)])
        person(e, x, y + 6, size * 1.3, replace(CHILD, coat=coat, style="hat", hat="#f2d98a"), replace(CHAIRED, hip=(0, -20), near_hand=(26, -24)), flip=flip)
        e.solid(hull, "#2c161c", round=0.8, rim=1)
        e.line([(x + (20 if not flip else -20), y - 40), (x + (74 if not flip else -74), y + 30)], "#c9a070", 5, taper=False)
        water.ripples(e, x, y + 26, size * 0.9, 3, "#ffd0c0")
    for x, y, cap in ((390, 560, "#f2c13c"), (440, 580, "#2f86c4"), (180, 540, "#ffffff"), (470, 530, "#5d9464")):
        e.solid(shapes.oval(x, y, 13, 14), "#f0bf98", hand=0.4)
        e.solid(shapes.smooth([(x - 14, y - 1), (x - 11, y - 13), (x + 11, y - 13), (x + 14, y - 1), (x, y - 5)]), cap, hand=0.3)
        water.ripples(e, x, y + 14, 34, 2, "#ffd0c0")
    e.solid(shapes.limb([(770, 556), (690, 470), (604, 430)], [24, 20, 16]), "#5f9a4a")
    person(e, 612, 432, 130, replace(CHILD, coat="#e0442f", legs="#f0bf98", shoes="#f0bf98"), Pose(lean=-4, near_hand=(20, -98), far_hand=(-16, -96), near_foot=(6, 0), far_foot=(-5, 0), elbows=-1), flip=True)
    for x, y, shade in ((86, 520, "#e0442f"), (720, 540, "#f2a921")):
        keepsakes.umbrella(e, x, y + 26, 150, shade, 8 if x < 400 else -10)
    furniture.deck_chair(e, 130, 500, 74)
    for index, (x, y, turn) in enumerate(((110, 1100, 0), (210, 1120, 4), (310, 1132, 0), (420, 1140, -4), (540, 1134, 0))):
        _ant(e, x, y, 70, turn, index)
    butterfly(e, 640, 860, 60, "#f2a921", 20)


def _ant(e: Easel, x: float, y: float, length: float, turn: float, index: int) -> None:
    with e.at(x, y, length / 100, turn):
        for leg in (-22, 0, 20):
            e.line([(leg, -16), (leg + 12, -24), (leg + 20, 4)], "#2a1418", 3.4)
            e.line([(leg, -16), (leg - 10, -24), (leg - 16, 4)], "#2a1418", 3.4)
        for at, rx, ry in ((-30, 24, 17), (4, 14, 11), (32, 15, 14)):
            e.solid(shapes.oval(at, -20, rx, ry), "#3a1c20", rim=1, hand=0.4)
        for feeler in (-4, 8):
            e.line([(40, -30), (48, -48 + feeler), (58, -50 + feeler)], "#2a1418", 2.4)
        e.flat(shapes.oval(37, -23, 3), "#ffffff", hand=0)
        if index % 2 == 0:
            keepsakes.umbrella(e, -2, -30, 90, ("#e0442f", "#2f86c4", "#5d9464")[index // 2], 0, 0.6)
        else:
            e.solid(shapes.limb([(-20, -44), (20, -46)], [26, 22]), "#e2453f", rim=0.9)


@card(75, "table-of-the-month", family("lamp").lit_from(0.5, 0.5))
def table_of_the_month(e: Easel) -> None:
    """Seen from the lamp: on the eight plates lies the moon, now thin, now full; one chair is still empty."""
    floor = shapes.box(-20, -20, 840, 1240)
    drawn = e.solid(floor, "#a87a58", round=0.02, rim=0, flow=88, bristle=1)
    luck = e.chance.apart("parquet")
    with e.inside(drawn):
        for row in range(18):
            for column in range(9):
                with e.at(column * 96 + (48 if row % 2 else 0), row * 70, 1, 45 if (row + column) % 2 else -45):
                    e.flat(shapes.box(-54, -17, 108, 34, 2), colour("#b88860").darker(luck.between(-0.1, 0.3)), 0.8)
                    e.pencil(shapes.box(-54, -17, 108, 34, 2), "#2a1820", 2, 0.5)
    brush.repaint(e, 30, 0.35, 45)
    rug = shapes.oval(400, 600, 396, 430)
    e.solid(rug, "#8a4a6a", round=0.05, bristle=1)
    for ring in range(36):
        angle = math.tau * ring / 36
        e.flat(shapes.flame(400 + math.cos(angle) * 372, 606 + math.sin(angle) * 404, 20, 30), "#f2b86a", 0.9)
    air.glow(e, 400, 600, 700, "#ffd08a", 0.6)
    seats = [(math.radians(-90 + step * 45), step) for step in range(8)]
    for angle, step in seats:
        far = 300 if step != 3 else 352
        x, y = 400 + math.cos(angle) * far, 600 + math.sin(angle) * far
        furniture.chair_from_above(e, x, y, 120, math.degrees(angle) - 90 + (24 if step == 3 else 0), "#7a4a34")
    e.flat_shadow(shapes.oval(400, 610, 268, 268), 0.7, 22)
    cloth = e.solid(shapes.oval(400, 600, 256, 256), "#3a50b0", round=0.1, rim=0.6, bristle=0.9)
    with e.inside(cloth):
        for _ in range(120):
            angle, reach = luck.angle(), 250 * luck.between(0.2, 1) ** 0.5
            e.flat(shapes.oval(400 + math.cos(angle) * reach, 600 + math.sin(angle) * reach, luck.between(0.8, 2.4)), "#fff0c0", luck.between(0.4, 0.9), hand=0)
    for scallop in range(40):
        angle = math.tau * scallop / 40
        e.solid(shapes.oval(400 + math.cos(angle) * 257, 600 + math.sin(angle) * 257, 21), "#3a4090", round=0.4, edge=0.3)
    guests = (
        (0, "#e8604f", "#fbf6ee", None, False), (1, "#4fc0b0", "#7a4d32", "#ffd05a", False), (2, "#b880d0", "#e8c098", None, True),
        (4, "#ffb84a", "#5a3a2c", None, False), (5, "#6a9ae0", "#b88a50", "#f0604a", False), (6, "#9ad06a", "#f0a04a", None, False),
    )  # fmt: skip
    for step, coat, hair, hat, ears in guests:
        angle = seats[step][0]
        furniture.guest_from_above(e, 400 + math.cos(angle) * 290, 600 + math.sin(angle) * 290, 100, math.degrees(angle) - 90, coat, hair, hat, ears)
    x, y = 400 + math.cos(seats[7][0]) * 296, 600 + math.sin(seats[7][0]) * 296
    e.solid(shapes.blob(x, y, 40, 34, e.chance.apart("cat"), 0.05), "#2c2438", bristle=1)
    e.solid(shapes.limb([(x - 26, y + 20), (x + 4, y + 38), (x + 36, y + 14)], [13, 13, 8]), "#2c2438")
    e.solid(shapes.join(shapes.oval(x + 22, y + 16, 20, 18), shapes.polygon([(x + 14, y + 2), (x + 20, y - 12), (x + 28, y + 2)]), shapes.polygon([(x + 34, y + 6), (x + 48, y + 2), (x + 42, y + 18)])), "#38304a")
    for angle, step in seats:
        px, py = 400 + math.cos(angle) * 176, 600 + math.sin(angle) * 176
        food.plate(e, px, py, 56, "#f0ead8")
        _phase(e, px, py, 34, step)
        nx, ny = -math.sin(angle), math.cos(angle)
        e.line([(px + nx * 66 - math.cos(angle) * 20, py + ny * 66 - math.sin(angle) * 20), (px + nx * 66 + math.cos(angle) * 34, py + ny * 66 + math.sin(angle) * 34)], "#d8dce6", 6)
    e.solid(shapes.oval(400, 600, 58), "#c9913a", round=0.3, rim=1)
    for turn in range(5):
        angle = math.tau * turn / 5
        cx, cy = 400 + math.cos(angle) * 36, 600 + math.sin(angle) * 36
        e.solid(shapes.oval(cx, cy, 13), "#f4ead2")
        e.glowing(shapes.oval(cx, cy, 6), "#ffe6a0", 16)
    air.glow(e, 400, 600, 300, "#ffe0a0", 0.5)
    e.flat(shapes.oval(640, 1080, 16, 12), "#e8e0dc")
    e.line([(652, 1084), (690, 1100), (720, 1086)], "#d8a8a0", 4)
    e.flat(shapes.oval(626, 1074, 7), "#e8d0cc")
    e.flat(shapes.oval(626, 1088, 7), "#e8d0cc")


def _phase(e: Easel, x: float, y: float, radius: float, step: int) -> None:
    if step == 0:
        e.pencil(shapes.oval(x, y, radius), e.tint("#5a6090"), 2.4, 0.9)
        return
    full = shapes.oval(x, y, radius)
    if step == 4:
        moon = full
    else:
        share = (1.1, 0.62, 0.0, 0, 0.0, 0.62, 1.1)[min(step, 8 - step) - 1] if step < 4 else (0, 0.0, 0.62, 1.1)[step - 4]
        shift = {1.1: 0.34, 0.62: 0.8, 0.0: 1.3}[share] * radius
        moon = shapes.cut(full, shapes.oval(x - shift if step < 4 else x + shift, y, radius * 0.98))
    e.glowing(moon, "#fff0b8", 11)


@card(76, "summer-preserved", family("snow").lit_from(0.46, 0.72).with_colours(sky=("#33456f", "#5f76a4", "#a4aecb", "#e0cfc8")))
def summer_preserved(e: Easel) -> None:
    """In the deepest winter grandmother opens the jar from last July."""
    air.sky(e, 760, flow=-20)
    for far, base, count in ((0.7, 700, 13), (0.45, 780, 9)):
        luck = e.chance.apart("wood", far)
        with e.depth(far):
            for index in range(count):
                plants.pine(e, (index + luck.between(0, 1)) * 820 / count, base + luck.about(0, 14), luck.between(160, 300), "#5f7a8c", 1)
            e.solid(shapes.ridge(-20, 820, 1220, [base, base - 16, base - 6, base - 18, base]), "#dbe2ea", round=0.1)
    with e.depth(0.2):
        house(e, 150, 850, 170, 110, "#a8806a", "#eef2f7", (2, 1), 0.6)
        house(e, 660, 840, 150, 100, "#9a8a86", "#eef2f7", (2, 1), 0.4)
    e.solid(shapes.ridge(-20, 820, 1220, [870, 850, 860, 846, 870]), "#e6ebf2", round=0.1, flow=4)
    brush.repaint(e, 46, 0.5, -16)
    thaw = shapes.blob(390, 1060, 330, 120, e.chance.apart("thaw"), 0.08, 13)
    e.flat(shapes.scaled(thaw, 1.08, around=(390, 1060)), "#b8c8a0", 0.6, blur=14)
    e.solid(thaw, "#7fae52", round=0.15, bristle=1)
    plants.grass(e, 80, 700, 1130, 50, 120, sway=0.5)
    air.glow(e, 380, 860, 620, "#ffd98a", 0.75)
    stream = [(380, 850), (330, 740), (450, 620), (560, 480), (430, 340), (250, 240), (330, 90), (560, -30)]
    with e.veil(0.7, 40, "Screen"):
        e.flat(shapes.limb(stream, [110, 70, 100, 110, 120, 130, 160, 220]), "#f2b45a", 0.6)
    luck = e.chance.apart("summer")
    for x, y in shapes.spine(stream, 12):
        spread = 60 + (860 - y) * 0.09
        for _ in range(2):
            at = (x + luck.about(0, spread), y + luck.about(0, 40))
            kind = luck.whole(0, 5)
            if kind <= 1:
                plants.blossom(e, *at, luck.between(16, 34), ("#ffffff", "#fff0b8", "#f8a8a8", "#f2b84b"), luck.between(0, 360))
            elif kind == 2:
                butterfly(e, *at, luck.between(34, 56), luck.pick(["#f2a23c", "#e4603f", "#5a9ad0"]), luck.about(0, 50))
            elif kind == 3:
                e.solid(shapes.leaf(at, (at[0] + luck.about(0, 34), at[1] - 22), 11), "#7fae52", hand=0.4)
            elif kind == 4:
                e.glowing(shapes.oval(*at, luck.between(3, 6)), "#ffe9a0", 9)
    for x, y, flip in ((520, 560, False), (330, 420, True), (470, 250, False)):
        bee(e, x, y, 44, flip)
    for x, y, span, turn in ((300, 150, 90, -14), (400, 200, 70, -20), (520, 90, 80, -10)):
        bird(e, x, y, span, "#2f3f6a", turn)
    e.shadow(380, 1080, 90, 100)
    glass = food.jar(e, 380, 1080, 250, ("#fff2b0", "#f2b84b", "#7fae52"), None)
    with e.inside(glass):
        for index in range(9):
            plants.flower(e, 310 + index * 18, 1076, luck.between(80, 150), luck.pick(["#e4603f", "#fff6e0", "#5a7ad0", "#f2c03a"]), "#8a5a2a", 7, 0.1, 0.26)
        e.glowing(shapes.oval(380, 930, 26), "#fff0a0", 30)
    e.line([(316, 880), (380, 890), (444, 880)], "#ffffff", 5, taper=False)
    e.shadow(170, 1110, 110, 180)
    person(e, 150, 1120, 340, replace(CHILD, coat="#c7362f", style="beanie", hat="#2e6b66", scarf="#e99a4c"), replace(KNEELING, near_hand=(40, -44), far_hand=(36, -52), nod=-14))
    e.shadow(620, 1110, 110, 180)
    person(e, 610, 1124, 450, replace(GRANDMOTHER, coat="#5a6a9a", scarf="#e8dcc8"), Pose(lean=16, nod=6, near_hand=(34, -48), far_hand=(32, -52), near_foot=(8, 0), far_foot=(-10, 0)), flip=True)
    e.solid(shapes.oval(468, 914, 44, 15, -24), "#c8453a", round=0.6)
    air.snow(e, 120)


@card(77, "all-my-birthdays", family("golden").lit_from(0.62, 0.04))
def all_my_birthdays(e: Easel) -> None:
    """At one long table sit all the ages of a single life, from the cradle's spring down to the winter, and pass the bread."""
    air.sky(e, 560, ["#8fb0c8", "#e8c0b0", "#f8d088", "#ffeab0"], flow=4)
    sky.sun(e, 496, 110, 46)
    ground = (("#a8b86a", 330), ("#8aa04a", 470), ("#b8803a", 690), ("#dde4ec", 930))
    for index, (shade, y) in enumerate(ground):
        with e.depth(max(0.0, 0.4 - index * 0.14)):
            e.solid(shapes.ridge(-20, 820, 1220, [y + 10, y - 10, y, y - 14, y + 6]), shade, round=0.1, flow=4, bristle=1)
    brush.repaint(e, 44, 0.5, 4)
    for side, far, x, y, tall, kind in ((-1, 0.4, 190, 350, 170, "blossom"), (1, 0.4, 660, 350, 180, "blossom"), (-1, 0.2, 90, 560, 300, "leaf"), (1, 0.2, 730, 540, 280, "leaf"), (-1, 0.06, 20, 830, 420, "autumn"), (1, 0.06, 790, 800, 400, "autumn")):
        with e.depth(far):
            leaves = {"blossom": plants.BLOSSOM, "leaf": plants.LEAVES, "autumn": plants.AUTUMN}[kind]
            plants.tree(e, x, y, tall, leaves, lean=-6 * side)
    tips = plants.boughs(e, 800, 1210, 560, "#4a3a44", lean=-14)
    for x, y in tips:
        e.flat(shapes.oval(x, y - 2, 9, 4), "#ffffff", 0.9, hand=0.3)
    e.flat_shadow(shapes.polygon([(400, 320), (460, 320), (700, 1240), (60, 1240)]), 0.45, 22)
    top = shapes.polygon([(404, 318), (450, 318), (596, 1230), (190, 1230)])
    cloth = e.solid(top, "#fbf2e2", round=0.08, flow=86, bristle=0.7, rim=0.4)
    with e.inside(cloth):
        for band in range(3):
            e.line([(414 + band * 13, 318), (250 + band * 150, 1230)], "#c8453a", 3 + band, taper=True, alpha=0.5)
    luck = e.chance.apart("dishes")
    for share in (0.1, 0.2, 0.31, 0.44, 0.58, 0.74, 0.9):
        y = 318 + 912 * share ** 1.25
        wide = 46 + (406 - 46) * (y - 318) / 912
        middle = 427 + (393 - 427) * (y - 318) / 912
        for side in (-0.28, 0.28):
            food.plate(e, middle + side * wide, y, wide * 0.11, "#f0ece0", 0.42)
        what = luck.whole(0, 2)
        if what == 0:
            food.loaf(e, middle, y + wide * 0.04, wide * 0.26)
        elif what == 1:
            keepsakes.candle(e, middle, y + 4, wide * 0.3)
        else:
            food.cake_tier(e, middle, y + wide * 0.03, wide * 0.26, wide * 0.12, name=share)
    scarf = "#c8303a"
    ages = (
        (350, 396, 74, replace(CHILD, head=0.34, coat="#f6e6c0", scarf=scarf), False), (506, 420, 96, replace(CHILD, coat="#7fb0c0", scarf=scarf), True),
        (316, 530, 140, replace(CHILD, coat="#4a8a6a", scarf=scarf, head=0.23), False), (556, 590, 180, replace(CHILD, coat="#3f6a9a", scarf=scarf, head=0.2), True),
        (250, 760, 246, replace(CHILD, coat="#7a5a3a", scarf=scarf, head=0.185, beard=True, hair="#4a2d22"), False),
        (616, 880, 300, replace(CHILD, coat="#4a4a6a", scarf=scarf, head=0.185, beard=True, hair="#8a7a70"), True),
        (130, 1190, 400, replace(GRANDFATHER, coat="#3f5a6a", scarf=scarf), False),
    )  # fmt: skip
    for x, y, tall, who, flip in ages:
        furniture.chair(e, x, y, tall * 0.62, "#8a5638", flip)
        person(e, x, y, tall, who, replace(CHAIRED, near_hand=(26, -50), far_hand=(28, -54), nod=4), flip=flip)
    plants.petals(e, [(luck.between(140, 700), luck.between(240, 420)) for _ in range(16)], 7)
    plants.petals(e, [(luck.between(20, 780), luck.between(620, 900)) for _ in range(18)], 14, plants.AUTUMN)
    for _ in range(110):
        y = 1220 - 330 * luck.between(0, 1) ** 1.6
        e.flat(shapes.oval(luck.between(0, 800), y, luck.between(2, 5)), "#ffffff", 0.85, hand=0)


@card(78, "last-stand-before-the-pole", "aurora")
def last_stand_before_the_pole(e: Easel) -> None:
    """Where it is coldest a bear sells ice-cream, and the queue of penguins reaches to the northern lights, which are tonight's flavour."""
    air.sky(e, 760, shades=["#0a1030", "#143058", "#1f5a78", "#3f8f8f"], flow=-12)
    air.stars(e, 130, (0, 0, 800, 620))
    sky.aurora(e, [(-40, 330), (180, 250), (380, 340), (600, 230), (860, 310)], 300, ("#ff8ab0", "#ffd0a0", "#8affc0"), 0.7)
    sky.aurora(e, [(-40, 500), (240, 440), (460, 510), (860, 420)], 240, ("#7dffb0", "#bff0ff", "#ff9ad0"), 0.5)
    for far, heights in ((0.6, [720, 660, 730, 640, 700, 690]), (0.35, [770, 750, 700, 770, 730, 780])):
        with e.depth(far):
            e.solid(shapes.ridge(-20, 820, 1220, heights), "#9ac0d8", round=0.15, rim=0.8)
    with e.depth(0.25):
        for x, y, tall, scoop in ((120, 800, 240, "#ffc8d4"), (330, 780, 170, "#fff0c8"), (690, 790, 220, "#c8f0dc")):
            e.solid(shapes.smooth([(x - tall * 0.36, y), (x - tall * 0.2, y - tall * 0.5), (x, y - tall * 0.62), (x + tall * 0.22, y - tall * 0.48), (x + tall * 0.36, y)]), "#bfdcea", round=0.5, rim=1)
            e.glowing(shapes.blob(x, y - tall * 0.64, tall * 0.22, tall * 0.2, e.chance.apart("berg", x), 0.06), colour(scoop).darker(0.2), 12, 0.4)
            e.flat(shapes.limb([(x - tall * 0.2, y - tall * 0.56), (x, y - tall * 0.48), (x + tall * 0.2, y - tall * 0.56)], [tall * 0.05, tall * 0.08, tall * 0.05]), scoop, 0.9)
    e.solid(shapes.ridge(-20, 820, 1220, [820, 800, 806, 798, 810]), "#d5e4ee", round=0.1, flow=3, bristle=0.9)
    brush.repaint(e, 48, 0.5, -10)
    for x, y, size in ((700, 820, 40), (650, 826, 46), (596, 836, 54), (536, 850, 64), (470, 872, 78), (392, 902, 96), (306, 946, 122), (214, 1010, 158)):
        e.shadow(x, y, size * 0.4, size * 0.6, 0.4)
        penguin(e, x, y, size, flip=False if x < 260 else (int(size) % 3 == 0), wing=0.1, scarf=("#ff7fa0", "#ffd05a", None, "#7dffb0")[int(size) % 4])
    e.shadow(520, 1130, 240, 200, 0.45)
    bear = Person(coat="#ffffff", legs="#4a5a7a", skin="#f1ece0", head=0.28, animal=heads.POLAR_BEAR, style="cap", hat="#ff7fa0", skirt=True, scarf="#ff7fa0")
    person(e, 590, 1040, 440, bear, Pose(lean=4, nod=6, near_hand=(30, -56), far_hand=(28, -48)), flip=True)
    cart = shapes.smooth([(390, 930), (690, 930), (676, 1080), (404, 1080)], tension=0.15)
    drawn = e.solid(cart, "#ff9ab0", round=0.4, flow=88, bristle=0.8)
    with e.inside(drawn):
        for stripe in range(6):
            e.flat(shapes.box(394 + stripe * 54, 920, 27, 170), "#fff6ee", 0.85)
    e.solid(shapes.box(376, 914, 330, 28, 8), "#fff6ee", round=0.6)
    for x in (452, 636):
        e.solid(shapes.cut(shapes.oval(x, 1096, 56), shapes.oval(x, 1096, 44)), "#5a4a5a", rim=1)
        for spoke in range(8):
            a = math.tau * spoke / 8
            e.line([(x, 1096), (x + math.cos(a) * 48, 1096 + math.sin(a) * 48)], "#5a4a5a", 4, taper=False)
    for post in (396, 684):
        e.line([(post, 920), (post, 640)], "#e8dcd0", 8, taper=False)
    e.solid(shapes.oval(464, 814, 22, 17), "#f1ece0", round=0.7)
    food.ice_cream(e, 452, 830, 110, ("#ff9ad0", "#fff0c8", "#7dffb0"))
    for x, shade in ((612, "#c98a5a"), (656, "#8ad0b8")):
        e.solid(shapes.box(x - 16, 884, 32, 30, 4), "#cfd8e0", rim=1)
        e.solid(shapes.oval(x, 884, 15, 10), shade)
    roof = shapes.smooth([(350, 660), (400, 590), (680, 590), (732, 660), (676, 650), (614, 668), (540, 650), (470, 668), (406, 650)], tension=0.6)
    awning = e.solid(roof, "#ff7fa0", round=0.6)
    with e.inside(awning):
        for stripe in range(5):
            e.flat(shapes.polygon([(430 + stripe * 54, 580), (456 + stripe * 54, 580), (424 + stripe * 70, 680), (388 + stripe * 70, 680)]), "#fff6ee", 0.9)
    keepsakes.lantern(e, 366, 664, 70)
    penguin(e, 760, 1180, 150, flip=True, wing=1.0, scarf="#ffd05a")
    food.ice_cream(e, 716, 1136, 56, ("#c8f0dc",), -14)
    penguin(e, 90, 1190, 170, wing=0.9)
    air.snow(e, 80)


@card(79, "soft-boiled-night", family("morning").lit_from(0.84, 0.08))
def soft_boiled_night(e: Easel) -> None:
    """At breakfast the egg is opened, and inside it is still night; the hen is as surprised as anyone."""
    rooms.wallpaper(e, -20, 860, "#e8dcae", "#f4ecc8", "drops", 84)
    glass = rooms.pane(e, 470, 60, 280, 380)
    e.wash(glass, ["#8fd0e0", "#dff2e0", "#fff6cc"], 90)
    with e.inside(glass):
        sky.sun(e, 670, 130, 36)
        e.solid(shapes.ridge(450, 770, 470, [370, 350, 380, 340, 360]), "#7fb06a", round=0.1)
        house(e, 560, 380, 60, 44, "#fff2d8", "#d9604a", (1, 1), 0)
        plants.tree(e, 690, 400, 110)
    rooms.sash(e, glass, "#fbf6ea", 2, 2, 13)
    for side in (440, 780):
        curtain = shapes.smooth([(side - 44, 20), (side + 44, 20), (side + (30 if side < 600 else 40), 440), (side - (40 if side < 600 else 30), 440)], tension=0.4)
        e.solid(curtain, "#e87a5a", round=0.4, flow=88)
    brush.repaint(e, 34, 0.4, 88)
    air.beam(e, (620, 240), (260, 900), 240, 560, "#fff6d0", 0.4)
    cloth = shapes.smooth([(-30, 860), (400, 836), (830, 860), (830, 1240), (-30, 1240)], tension=0.3)
    food.checked_cloth(e, cloth, "#fffaf0", "#e4603f", 58, 0.5)
    e.flat_shadow(shapes.oval(300, 1130, 260, 60), 0.5, 20)
    egg = food.egg_outline(420, 960, 560)
    lower = shapes.cut(egg, shapes.smooth([(180, 560), (240, 622), (290, 590), (340, 640), (400, 604), (450, 646), (510, 600), (560, 630), (660, 570), (660, 300), (180, 300)], tension=0.15))
    back = shapes.oval(416, 606, 190, 58)
    e.solid(back, "#d8c8a8", round=0.2)
    e.solid(lower, "#f6e6cc", round=0.95, rim=0.9, bristle=0.8)
    luck = e.chance.apart("freckles")
    with e.inside(lower):
        for _ in range(50):
            e.flat(shapes.oval(luck.between(220, 620), luck.between(620, 950), luck.between(1, 4)), "#c9965f", 0.6, hand=0)
    hole = shapes.smooth([(238, 628), (290, 600), (340, 648), (400, 614), (450, 656), (510, 610), (560, 636), (606, 610), (590, 700), (540, 780), (420, 820), (300, 780), (250, 700)], tension=0.35)
    e.canvas.save()
    e.canvas.clipPath(hole, True)
    brush.gradient(e, hole, [colour(code) for code in ("#080d2e", "#1c2a6a", "#4a4a94", "#b07aa0")], 90)
    air.stars(e, 70, (230, 600, 610, 800))
    e.canvas.restore()
    with e.inside(hole):
        sky.crescent(e, 500, 690, 30)
        e.flat(shapes.ridge(220, 620, 830, [770, 750, 766, 748, 770]), "#141a44")
        for x, tall in ((300, 44), (340, 60), (380, 46), (420, 80), (460, 50), (500, 62), (540, 44)):
            e.flat(shapes.polygon([(x - 18, 790), (x - 18, 780 - tall * 0.6), (x, 780 - tall), (x + 18, 780 - tall * 0.6), (x + 18, 790)]), "#101638")
            e.glowing(shapes.box(x - 6, 772 - tall * 0.5, 9, 11), "#ffd98a", 6)
    e.pencil(hole, "#fffaf0", 9, 0.95)
    for spark in range(16):
        x, y = 420 + luck.about(0, 190), 560 - luck.between(0, 260)
        e.glowing(shapes.star(x, y, luck.between(4, 11), 4, 0.3, luck.about(0, 20)), "#fff6c8", 8)
    cap = shapes.smooth([(190, 430), (230, 350), (310, 310), (390, 340), (420, 410), (380, 440), (340, 410), (300, 446), (250, 416)], tension=0.5)
    with e.at(-40, 70, 1, -8):
        e.drop(cap, 12, 10)
        e.solid(cap, "#f6e6cc", round=0.9, rim=0.9)
    food.egg_cup(e, 420, 1140, 290, "#2f6fa0")
    food.spoon(e, (40, 470), (210, 476), 66)
    hen(e, 690, 1150, 420, "#d98a4a", flip=True, nod=-6)
    for index in range(3):
        with e.at(130 + index * 30, 1140 - index * 16, 1, -20 + index * 6):
            e.solid(shapes.box(-17, -130, 34, 130, 7), "#d9a35a", round=0.4)
            e.flat(shapes.box(-11, -122, 22, 112, 5), "#f6dca0", 0.9)


@card(80, "lamp-harvest", family("golden").lit_from(0.5, 0.34).with_colours(sky=("#3f4a86", "#8a6a9a", "#e08a7a", "#ffc87a")))
def lamp_harvest(e: Easel) -> None:
    """In the orchard the lamps are ripe; people pick them and carry the light home before it gets dark."""
    air.sky(e, 800, flow=6)
    air.stars(e, 60, (0, 0, 800, 260))
    for far, heights in ((0.65, [720, 680, 710, 660, 700]), (0.4, [800, 770, 790, 750, 780])):
        with e.depth(far):
            e.solid(shapes.ridge(-20, 820, 1220, heights), "#8a6a86", round=0.1)
    luck = e.chance.apart("valley")
    with e.depth(0.35):
        for index in range(12):
            house(e, 40 + index * 66 + luck.about(0, 20), 800 + luck.about(0, 24), 46, 40, "#b89a90", "#7a4a5a", (1, 1), 1 if index % 3 else 0)
    e.solid(shapes.ridge(-20, 820, 1220, [850, 830, 840, 826, 850]), "#7a6a44", round=0.1, bristle=1)
    brush.repaint(e, 46, 0.5, 6)
    for x, y, tall, far in ((640, 880, 320, 0.25), (120, 900, 360, 0.2)):
        with e.depth(far):
            for tip in plants.tree(e, x, y, tall, ("#6a7a3f", "#8a8a44", "#4f6a44"), full=0.9)[::5]:
                _lamp_fruit(e, tip[0], tip[1] + 14, 24)
    e.shadow(430, 1070, 300, 160)
    tips = plants.tree(e, 430, 1070, 840, ("#6f7a3a", "#8f8f44", "#4f6a40", "#a89a4a"), "#5a3a34", full=0.9)
    for x, y in tips[::4]:
        _lamp_fruit(e, x + luck.about(0, 12), y + 30 + luck.between(0, 30), luck.between(30, 46))
    keepsakes.ladder(e, (250, 1090), (330, 600), 60, rungs=13)
    person(e, 312, 830, 210, replace(GIRL, coat="#b8333a", hair="#5a3424"), replace(REACHING, near_hand=(24, -96)))
    e.shadow(590, 1120, 90, 150)
    person(e, 590, 1120, 330, replace(WOMAN, coat="#2f6d78", trim="#fff0cc"), replace(STANDING, nod=-18, near_hand=(26, -60), far_hand=(24, -58)))
    _basket(e, 690, 980, 130)
    person(e, 160, 1180, 260, replace(CHILD, coat="#d99a3a"), replace(WALKING, near_hand=(20, -56), far_hand=(22, -58)), flip=True)
    _lamp_fruit(e, 96, 1030, 54)
    person(e, 730, 1190, 190, replace(CHILD, coat="#6a4a7a", head=0.3), replace(STANDING, nod=-20, near_hand=(-24, -84)))
    _basket(e, 400, 1180, 150)
    plants.grass(e, -10, 810, 1215, 70, 130, ("#6a6a34", "#8a7a3a", "#4f5a34"), 0.4)
    for index in range(6):
        person(e, 200 + index * 60, 880 + index * 4, 44, replace(MAN, coat=("#4a3a4a", "#6a3a3a")[index % 2]), WALKING)
        _lamp_fruit(e, 216 + index * 60, 856 + index * 4, 10)
    air.motes(e, 30, (60, 400, 740, 1100), "#ffe0a0", 2.4)


def _lamp_fruit(e: Easel, x: float, y: float, size: float) -> None:
    """A pear that is a lamp, hanging from (x, y - size)."""
    with e.at(x, y, size / 40):
        e.line([(0, -40), (1, -24)], "#5a3a24", 3)
        air.glow(e, 0, 0, 74, "#ffdf8a", 0.55)
        e.glowing(shapes.smooth([(0, -26), (-9, -18), (-12, -4), (-20, 10), (-12, 26), (0, 29), (12, 26), (20, 10), (12, -4), (9, -18)]), "#ffdf8a", 9)
        e.solid(shapes.leaf((1, -30), (20, -40), 7), "#6a8a3a", hand=0.3)


def _basket(e: Easel, x: float, y: float, width: float) -> None:
    for dx, dy in ((-0.28, -0.5), (0.0, -0.58), (0.28, -0.5)):
        _lamp_fruit(e, x + dx * width, y + dy * width, width * 0.3)
    with e.at(x, y, width / 100):
        body = shapes.smooth([(-48, -46), (-36, 0), (36, 0), (48, -46), (0, -40)], tension=0.4)
        drawn = e.solid(body, "#a8743a", round=0.8, hand=0.6)
        with e.inside(drawn):
            for row in range(5):
                for column in range(9):
                    e.line([(-50 + column * 12, -44 + row * 10), (-42 + column * 12, -38 + row * 10)], "#5a3a1f", 2.4, alpha=0.7)
