"""Cards 81–90: toys that are in earnest, and games that are finally over."""

from __future__ import annotations

import math
from dataclasses import replace

import skia

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs import (
    clothes,
    features,
    food,
    furniture,
    heads,
    keepsakes,
    machines,
    plants,
    rooms,
    sky,
    stage,
    toys,
    water,
)
from tools.painter.motifs.beasts import GRAZE, HORSE, STAND, STRIDE, Build, Gait, beast
from tools.painter.motifs.birds import bird, butterfly, flock, owl, sparrow
from tools.painter.motifs.houses import house, lighthouse
from tools.painter.motifs.people import (
    ARMS_WIDE,
    CHAIRED,
    CHILD,
    GIRL,
    KNEELING,
    MAN,
    POINTING,
    REACHING,
    SITTING,
    STANDING,
    WALKING,
    WOMAN,
    Person,
    Pose,
    person,
)  # fmt: skip


@card(81, "winding-up-spring", family("lamp").lit_from(0.14, 0.42))
def winding_up_spring(e: Easel) -> None:
    """A bear sits at the window as still as a toy; a child has found the key in his back and is winding him up for spring."""
    rooms.wallpaper(e, -20, 930, "#5a4a6a", "#6f5a80", "leaf", 92)
    glass = rooms.pane(e, 300, 60, 420, 520, True)
    e.canvas.save()
    e.canvas.clipPath(glass, True)
    brush.gradient(e, glass, [colour(code) for code in ("#4a6aa8", "#a8a0c8", "#f2b8a8", "#ffe0a8")], 90)
    e.canvas.restore()
    with e.inside(glass):
        with e.depth(0.3):
            e.solid(shapes.ridge(280, 740, 620, [470, 440, 480, 430, 460]), "#b8c8b0", round=0.1)
        e.solid(shapes.ridge(280, 740, 620, [530, 510, 520, 500, 530]), "#dfe6e8", round=0.1)
        for x, y in ((360, 560), (430, 548), (610, 550), (670, 566)):
            plants.flower(e, x, y, 46, "#f6f2ff", "#f2c84b", 6, 0.1, 0.3)
        tips = plants.boughs(e, 680, 560, 330, "#5a4450", lean=-10)
        plants.petals(e, tips[::2], 9)
        flock(e, [(400, 230), (440, 214), (480, 236), (370, 200)], 28, "#3f3a5a")
    rooms.sash(e, glass, "#7a5040", 2, 3, 13)
    brush.repaint(e, 32, 0.35, 88)
    stage.boards(e, 930, "#7a4c38")
    rug = e.solid(shapes.oval(430, 1080, 370, 92), "#7a3f52", round=0.1, bristle=1)
    with e.inside(rug):
        for ring in range(30):
            angle = math.tau * ring / 30
            e.flat(shapes.star(430 + math.cos(angle) * 326, 1080 + math.sin(angle) * 78, 16, 6, 0.5), "#e0a84a", 0.8)
    table_x = 110
    furniture.table(e, table_x, 1010, 190, 250, "#6a4030")
    e.solid(shapes.limb([(table_x, 762), (table_x, 650)], [16, 11]), "#b8863a", rim=1)
    shade = shapes.smooth([(table_x - 84, 640), (table_x - 46, 520), (table_x + 46, 520), (table_x + 84, 640), (table_x, 652)], tension=0.3)
    e.glowing(shade, "#ffc56a", 40)
    air.glow(e, table_x, 580, 520, "#ffc766", 0.6)
    e.shadow(450, 1080, 330, 240, 0.6)
    _bear_from_behind(e, 460, 1090)
    toys.wind_up_key(e, 440, 830, 180, -8)
    stool = (232, 1130)
    e.shadow(*stool, 90)
    for leg in (-40, 40):
        e.solid(shapes.limb([(stool[0] + leg * 0.7, 990), (stool[0] + leg, 1130)], [13, 10]), "#5a3428")
    e.solid(shapes.oval(stool[0], 986, 62, 17), "#8a5638", round=0.4, rim=1)
    who = replace(CHILD, coat="#e25a34", legs="#3b5a8c", hair="#4a2a1c")
    person(e, stool[0], 990, 330, who, Pose(lean=16, nod=-10, near_hand=(34, -62), far_hand=(34, -76), near_foot=(12, 0), far_foot=(-8, 0)))
    machines.clock_face(e, 690, 1020, 62, 6.15, rim="#b8473f")
    for leg in (656, 724):
        e.line([(leg, 1070), (leg + (-8 if leg < 690 else 8), 1096)], "#8a2f2a", 9)
    for at in (656, 724):
        e.solid(shapes.oval(at, 958, 22, 17), "#d9a53a", rim=1)
    air.motes(e, 22, (60, 420, 420, 900), "#ffd98a", 2.2)


def _bear_from_behind(e: Easel, x: float, y: float) -> None:
    """A great bear sitting with its back to us, its head a little on one side."""
    fur = "#a8703f"
    parts = [
        shapes.smooth([(x - 190, y - 10), (x - 210, y - 190), (x - 150, y - 380), (x, y - 450), (x + 150, y - 380), (x + 210, y - 190), (x + 190, y - 10), (x, y + 16)]),
    ]
    for side in (-1, 1):
        e.solid(shapes.smooth([(x + side * 130, y + 6), (x + side * 150, y - 110), (x + side * 250, y - 100), (x + side * 270, y - 20), (x + side * 220, y + 14)]), fur, round=0.9, flow=20)
        e.solid(shapes.limb([(x + side * 150, y - 370), (x + side * 216, y - 250), (x + side * 208, y - 130)], [96, 92, 80]), fur, round=0.8, flow=88, bristle=0.9)
    body = e.solid(parts[0], fur, round=0.95, flow=86, bristle=1)
    with e.at(x + 8, y - 520, 1, 6):
        for side in (-1, 1):
            e.solid(shapes.oval(side * 106, -96, 48), fur, round=0.8)
            e.flat(shapes.oval(side * 106, -94, 28), "#6a4028", 0.7)
        head = e.solid(shapes.blob(0, 0, 152, 136, e.chance.apart("bear head"), 0.02), fur, round=0.95, flow=84, bristle=1)
        _tufts(e, head, 70)
    _tufts(e, body, 130)
    e.solid(shapes.oval(x, y - 16, 40, 34), fur, round=0.9)


def _tufts(e: Easel, part: skia.Path, count: int) -> None:
    luck = e.chance.apart("tufts", count)
    for tx, ty in shapes.scattered(shapes.scaled(part, 0.9, around=shapes.centre(part)), luck, count):
        e.line([(tx, ty), (tx + luck.about(0, 10), ty + luck.between(16, 32))], luck.pick(["#d09a60", "#7a4a2c", "#c08850"]), 3.4, alpha=0.7)


@card(82, "day-and-night-at-play", family("noon").lit_from(0.16, 0.46))
def day_and_night_at_play(e: Easel) -> None:
    """The sun and the moon are on the see-saw; the child in the middle has to see to it that it goes on."""
    air.sky(e, 1000, ["#2f86c4", "#7fc0e0", "#cdeaea", "#f8f0cc"], flow=70)
    night = shapes.smooth([(440, -30), (410, 200), (452, 420), (396, 640), (430, 860), (400, 1230), (830, 1230), (830, -30)], tension=0.8)
    e.canvas.save()
    e.canvas.clipPath(night, True)
    brush.gradient(e, night, [colour(code) for code in ("#0a1240", "#23307a", "#5a4a94", "#a87aa8")], 90)
    air.stars(e, 140, (400, 0, 800, 800))
    brush.repaint(e, 60, 0.4, 70, within=night)
    e.canvas.restore()
    with e.veil(0.9, 16):
        e.flat(shapes.limb([(440, -30), (410, 200), (452, 420), (396, 640), (430, 860), (400, 1000)], [40, 30, 36, 30, 34, 40]), "#c8a0c0", 0.7)
    for x, y, wide in ((150, 150, 260), (280, 330, 200), (90, 620, 180)):
        sky.cloud(e, x, y, wide)
    for x, y, wide in ((640, 560, 240), (740, 700, 200)):
        with e.depth(0.1):
            sky.cloud(e, x, y, wide, "#4a4a88")
    hill = shapes.smooth([(-40, 1240), (-40, 1060), (200, 980), (400, 950), (600, 980), (840, 1060), (840, 1240)])
    e.solid(hill, "#6fa44a", round=0.15, bristle=1)
    with e.inside(shapes.common(hill, night)):
        e.flat(e.sheet(), "#1c2a5a", 0.7, mode="Multiply")
    brush.repaint(e, 40, 0.4, 20)
    plants.grass(e, -10, 400, 1080, 60, 60, sway=0.4)
    plants.grass(e, 400, 810, 1080, 60, 60, ("#2a4a5a", "#34586a"), -0.3, "night")
    toys.seesaw(e, 402, 960, 700, 21, "#c85a34")
    air.glow(e, 118, 630, 320, "#fff0a0", 0.8)
    for ray in range(14):
        angle = math.tau * ray / 14
        start, end = 108, 146 if ray % 2 else 168
        e.glowing(shapes.leaf((118 + math.cos(angle) * start, 620 + math.sin(angle) * start), (118 + math.cos(angle) * end, 620 + math.sin(angle) * end), 15), "#ffc83a", 10)
    e.glowing(shapes.oval(118, 620, 98), "#ffd84a", 40)
    for eye in (96, 148):
        e.canvas.drawPath(shapes.oval(eye, 606, 8, 11), _ink("#6a3412"))
    features.smile(e, 122, 636, 56, 0.5, "#8a4a1a", 6)
    features.cheeks(e, [(74, 640), (170, 640)], 20, "#ff7a4a", 0.6)
    moon = shapes.crescent(660, 800, 118, 0.8, -150)
    air.glow(e, 650, 800, 300, "#e8ecff", 0.6)
    e.glowing(moon, "#f2f0dc", 24)
    e.canvas.drawPath(shapes.outline_of(shapes.smooth([(716, 768), (728, 778), (742, 772)], closed=False), 5), _ink("#4a4a78"))
    features.smile(e, 724, 826, 34, 0.4, "#4a4a78", 5)
    e.shadow(402, 830, 30, 60)
    person(e, 402, 822, 300, replace(CHILD, coat="#e0442f", legs="#3a4a78", scarf="#f2c13c"), replace(ARMS_WIDE, near_foot=(16, 4), far_foot=(-15, -4)))
    for x, tall, shade in ((60, 110, "#e0442f"), (130, 90, "#fffaf0"), (210, 120, "#f2a921"), (300, 90, "#e0442f")):
        plants.flower(e, x, 1180, tall, shade, "#8a5a2a", 8, 0.1, 0.3)
    butterfly(e, 250, 900, 54, "#f2a921", 20)
    owl(e, 760, 1160, 130)
    for x, y in ((470, 1120), (560, 1090), (640, 1150), (530, 1180), (690, 1060)):
        e.glowing(shapes.oval(x, y, 4), "#eaffa0", 10)
    for tooth in range(9):
        plants.grass(e, tooth * 90, tooth * 90 + 90, 1215, 60, 10, ("#4f8a3a", "#7ab04a") if tooth < 5 else ("#1f3a4a", "#2a4a5a"), 0.3, tooth)


def _ink(code: str) -> skia.Paint:
    return skia.Paint(Color=colour(code).argb, AntiAlias=True)


@card(83, "applause-of-the-coats", family("theatre").lit_from(0.5, 0.02))
def applause_of_the_coats(e: Easel) -> None:
    """After the show the cleaning woman dances with her broom; in the stalls all the costumes have stayed, and clap."""
    air.sky(e, 900, ["#1a0713", "#4a1226", "#7a2032", "#5a1822"], flow=88)
    backdrop = shapes.box(150, 120, 500, 640)
    e.wash(backdrop, ["#4a7ac0", "#9ab0e0", "#ffd0b8"], 90, 0.4)
    with e.inside(backdrop):
        with e.depth(0.3):
            e.solid(shapes.ridge(140, 660, 780, [600, 540, 600, 520, 590]), "#6a80b8", round=0.1)
        for x, tall in ((220, 200), (560, 230), (620, 170)):
            e.flat(shapes.flame(x, 740, tall * 0.3, tall), "#3f7a68", 0.9)
        for x, y in ((210, 240), (300, 190), (560, 210), (600, 330), (230, 380)):
            e.flat(shapes.star(x, y, 15, 5, 0.45, x), "#ffe6a8", 0.9)
            e.line([(x, 110), (x, y - 12)], "#ffe6a8", 1.6, taper=False)
    brush.repaint(e, 36, 0.3, 88)
    stage.boards(e, 740, "#8a5430")
    air.beam(e, (400, -60), (400, 900), 60, 480, "#fff0c0", 0.5)
    e.canvas.drawPath(shapes.oval(400, 826, 200, 54), _pale("#fff0c0", 0.35))
    e.flat_shadow(shapes.oval(400, 834, 90, 20), 0.6, 6)
    dancer = replace(WOMAN, coat="#4a7a9a", trim="#fff2d6", style="bun", hair="#6a4a3a", legs="#e8c8a8", shoes="#8a3f3a")
    person(e, 366, 830, 360, dancer, Pose(lean=-12, nod=-16, near_hand=(28, -82), far_hand=(24, -60), near_foot=(4, 0), far_foot=(-26, -16)))
    e.solid(shapes.limb([(446, 800), (470, 640), (486, 470)], [10, 9, 8]), "#b8803f", rim=1)
    for straw in range(13):
        e.line([(486 + (straw - 6) * 2, 486), (488 + (straw - 6) * 8, 400)], ("#d9b060", "#b88a3f")[straw % 2], 6)
    e.solid(shapes.limb([(466, 494), (508, 492)], [13, 13]), "#b8303a")
    e.solid(shapes.polygon([(204, 770), (216, 850), (282, 850), (294, 770)]), "#7a8a9a", round=0.8, rim=1)
    e.solid(shapes.oval(249, 770, 45, 11), "#bfd8e2", round=0.2)
    e.pencil(shapes.smooth([(206, 768), (249, 690), (292, 768)], closed=False), e.tint("#c8ced6"), 4, 0.9)
    water.bubbles(e, [(236, 750), (260, 740), (250, 716), (276, 728)], 13)
    for left in (True, False):
        x = -30 if left else 830
        side = 1 if left else -1
        stage.curtain(e, [(x, -30), (x + side * 210, -30), (x + side * 190, 300), (x + side * 130, 560), (x + side * 160, 800), (x, 820)], 6, "#a82430", None)
        e.solid(shapes.limb([(x + side * 30, 556), (x + side * 140, 566)], [20, 22]), "#e0b04a", rim=1)
    stage.swags(e, 60, 130, 4, "#a82430")
    stage.footlights(e, 880, 7)
    rows = (
        (950, 92, ((60, "#5a4a8a", "#e0b04a", None), (190, "#2f6a5a", None, "#2a2236"), (320, "#a83a4a", "#f4ead8", None), (470, "#3f5a8a", None, None), (610, "#8a6a2f", "#f4ead8", "#3a2a3a"), (740, "#5a2f5a", None, None))),
        (1070, 132, ((0, "#7a3a2f", "#f4ead8", None), (170, "#c89a3a", None, None), (350, "#2f4a6a", "#d9c8a0", "#1f1a2a"), (540, "#8a2f4a", None, None), (720, "#3a6a4a", "#f4ead8", "#4a2a2a"))),
    )  # fmt: skip
    for y, size, seats in rows:
        for x, shade, collar, hat in seats:
            e.solid(shapes.box(x - size * 0.62, y + size * 0.22, size * 1.24, size, 18), "#6a1826", round=0.4, rim=0.8)
            clothes.empty_coat(e, x, y, size, shade, collar, hat)
        for index, (x, *_rest) in enumerate(seats):
            if index % 2 == (0 if y < 1000 else 1):
                for side in (-1, 1):
                    clothes.glove(e, x + side * size * 0.36, y - size * 0.42, size * 0.5, "#f6efe0", side * -22, side < 0)
    e.solid(shapes.box(-20, 1190, 840, 40), "#3a0f18", round=0.3)
    clothes.top_hat(e, 560, 842, 74, "#2a2236", "#e0b04a", 12)
    air.motes(e, 46, (220, 60, 580, 820), "#fff0c0", 2)


def _pale(code: str, alpha: float) -> skia.Paint:
    return skia.Paint(Color=colour(code).fade(alpha).argb, AntiAlias=True, BlendMode=skia.BlendMode.kScreen)


@card(84, "stranger-in-the-herd", family("dawn").lit_from(0.2, 0.36))
def stranger_in_the_herd(e: Easel) -> None:
    """In the mist of the morning a rocking horse has come to the wild ones; the foal is the first to bid it welcome."""
    air.sky(e, 760, ["#6a7ab0", "#c09abc", "#f6b8a0", "#ffe0a4"], flow=2)
    sky.sun(e, 160, 430, 62)
    for far, heights in ((0.75, [640, 560, 620, 540, 600]), (0.55, [720, 690, 700, 660, 690])):
        with e.depth(far):
            e.solid(shapes.ridge(-20, 820, 1220, heights), "#8a7a9a", round=0.1)
    e.solid(shapes.ridge(-20, 820, 1220, [800, 780, 790, 776, 790]), "#b09a80", round=0.08, flow=2)
    brush.repaint(e, 50, 0.5, 2)
    coats = (("#8a5a3a", "#3a2a2a"), ("#5a3a30", "#2a1a1e"), ("#c8a070", "#e8d8b8"), ("#a89a98", "#5a4f58"))
    herd = (
        (110, 770, 44, 0.7, False, 0, STRIDE), (250, 760, 40, 0.74, True, 1, STAND), (420, 766, 42, 0.7, False, 3, GRAZE), (560, 764, 44, 0.7, True, 0, STAND),
        (690, 800, 62, 0.5, True, 2, STAND), (470, 850, 76, 0.42, False, 1, GRAZE), (110, 880, 92, 0.3, False, 3, STAND), (690, 920, 104, 0.2, True, 0, STAND),
    )  # fmt: skip
    for index, (x, y, tall, far, flip, which, gait) in enumerate(herd):
        with e.depth(far):
            _horse(e, x, y, tall, coats[which], gait, flip)
        if index in (3, 5):
            air.mist(e, y - 6, 70, "#ffe6d4", 0.55)
    ground = shapes.smooth([(-40, 1240), (-40, 1050), (200, 1010), (480, 1030), (840, 1000), (840, 1240)])
    e.solid(ground, "#8d7a5a", round=0.12, bristle=1)
    e.shadow(540, 1130, 220, 300)
    toys.rocking_horse(e, 570, 1140, 380, "#f6ecdc", "#c8303a", flip=True, tilt=-3)
    e.shadow(180, 1130, 120, 180)
    _horse(e, 170, 1130, 150, ("#a8683a", "#4a2a20"), replace(STAND, nod=16), False)
    plants.grass(e, -10, 810, 1130, 70, 150, ("#a88a5a", "#c9a86a", "#7a6a4a"), 0.5)
    plants.grass(e, -10, 810, 1215, 110, 120, ("#6a5a44", "#8a764f"), 0.6, "near")
    for x, tall in ((60, 150), (720, 170), (770, 120), (400, 110)):
        plants.flower(e, x, 1210, tall, "#d9503f", "#3a2a2a", 6, 0.14, 0.24)
    flock(e, [(480, 300), (530, 280), (580, 306), (440, 330), (630, 290), (680, 320)], 34, "#4a3b6b")
    air.mist(e, 1010, 120, "#ffe8d8", 0.4)
    for x, y, beat in ((600, 660, 0.6), (650, 640, 0.2)):
        bird(e, x, y, 40, "#fff6ea", -8, flip=True, beat=beat)


def _horse(e: Easel, x: float, y: float, height: float, coat: tuple[str, str], gait: Gait, flip: bool) -> None:
    def head(e: Easel, shut: bool = False) -> None:
        toys.horse_head(e, *coat, shut=shut)

    build: Build = replace(HORSE, fur=coat[0], head=head, head_size=2.3)
    beast(e, x, y, height, build, gait, flip)
    with e.at(x, y, height / 100, flip=flip):
        for lock in range(7):
            top = (96 - lock * 8, -142 + lock * 10)
            e.solid(shapes.leaf(top, (top[0] - 22, top[1] + 24), 12, -0.1), coat[1], hand=0.4, edge=0.2)


@card(85, "peace-on-the-board", family("noon").lit_from(0.8, -0.02))
def peace_on_the_board(e: Easel) -> None:
    """The game is over: the kings take tea under the tree, the knights graze, and grass has grown over the black and the white."""
    air.sky(e, 560, ["#4f9ccc", "#9ed0e0", "#dff0e4", "#fbf4d8"], flow=-10)
    for x, y, wide in ((200, 130, 300), (560, 90, 260), (700, 260, 240)):
        with e.depth(0.2):
            sky.cloud(e, x, y, wide)
    with e.depth(0.6):
        e.solid(shapes.ridge(-20, 820, 1220, [500, 470, 490, 450, 480]), "#86b08a", round=0.1)
    rows = (520, 556, 602, 660, 734, 828, 948, 1090, 1260)
    luck = e.chance.apart("board")
    for row, (top, foot) in enumerate(zip(rows, rows[1:])):
        with e.depth(max(0.0, 0.3 - row * 0.05)):
            for column in range(-3, 11):
                spread_top, spread_foot = 70 + row * 26, 70 + (row + 1) * 26
                xt, xf = 400 + (column - 4) * spread_top, 400 + (column - 4) * spread_foot
                shade = "#f2ecc8" if (row + column) % 2 else "#5f8f52"
                quad = shapes.smooth([(xt, top), (xt + spread_top, top), (xf + spread_foot, foot), (xf, foot)], tension=0.1)
                e.solid(quad, colour(shade).turned(luck.about(0, 16)), round=0.08, rim=0.2, bristle=1, hand=1.4, edge=0.15)
    brush.repaint(e, 40, 0.45, 4)
    for _ in range(240):
        y = 540 + 660 * luck.between(0, 1) ** 1.2
        x, size = luck.between(-10, 810), 6 + (y - 540) * 0.035
        e.flat(shapes.leaf((x, y), (x + luck.about(0, size), y - size * 1.6), size * 0.3), luck.pick(["#4f8a3f", "#6fa44a", "#8ab85a"]), 0.9, hand=0)
    for index in range(46):
        y = 580 + 600 * (index / 46)
        plants.flower(e, luck.between(0, 800), y, 16 + (y - 560) * 0.07, luck.pick(["#e0442f", "#ffffff", "#f2c13c", "#b07ad0"]), "#f2c84b", 6, luck.about(0, 0.2), 0.32)
    e.shadow(180, 800, 160, 120)
    plants.tree(e, 170, 810, 640, ("#4f8a44", "#7ab04f", "#9cc45f"))
    white, black = "#f4e8cc", "#4a3438"
    for x, y, tall, kind, shade in ((560, 640, 96, "rook", white), (740, 650, 100, "rook", black)):
        e.shadow(x, y, tall * 0.3)
        toys.chess_piece(e, x, y, tall, kind, shade)
    e.line([(566, 566), (650, 588), (734, 572)], "#6a5a4a", 2, taper=False)
    for index, (x, y) in enumerate(((590, 574), (622, 582), (656, 586), (692, 580))):
        clothes.sock(e, x, y, 32, ("#e0442f", "#2f86c4", "#f2c13c", "#ffffff")[index], "#fffaf0") if index % 2 else clothes.hung_dress(e, x, y, 34, ("#e0442f", "#2f86c4", "#f2a0b0", "#ffffff")[index])
    for x, y, tall, shade, lean in ((480, 720, 110, black, 16), (660, 790, 140, white, 22)):
        e.shadow(x, y, tall * 0.36)
        toys.chess_piece(e, x, y, tall, "knight", shade, lean=lean)
    cloth = shapes.smooth([(180, 930), (470, 910), (560, 1030), (140, 1050)], tension=0.15)
    e.drop(cloth, 8, 8)
    food.checked_cloth(e, cloth, "#fffaf0", "#e0442f", 30, 0.5)
    food.teapot(e, 350, 990, 120, "#f6f0e4", "#2f6fa0")
    food.cake_tier(e, 250, 1000, 90, 44)
    food.cup(e, 440, 1012, 56)
    for x, y, tall, kind, shade, asleep in (
        (160, 980, 300, "king", white, False), (520, 980, 310, "king", black, False), (300, 860, 170, "queen", white, False), (420, 850, 176, "queen", black, False),
        (660, 1040, 150, "pawn", white, True), (720, 1060, 150, "pawn", black, True),
    ):  # fmt: skip
        e.shadow(x, y, tall * 0.26, tall * 0.5)
        toys.chess_piece(e, x, y, tall, kind, shade, True, asleep, 8 if asleep and shade == white else -6 if asleep else 0)
    for x, y, shade, lean in ((90, 1170, white, -8), (220, 1150, black, 6), (420, 1180, white, 0)):
        e.shadow(x, y, 50)
        toys.chess_piece(e, x, y, 140, "pawn", shade, True, False, lean)
    e.solid(shapes.oval(320, 1100, 30), "#e0442f", round=0.95, rim=1)
    e.line([(292, 1096), (320, 1108), (348, 1096)], "#fffaf0", 6, taper=False)
    sparrow(e, 740, 556, 30)
    butterfly(e, 590, 900, 50, "#f2a921", 18)
    plants.grass(e, -10, 810, 1215, 60, 80)


@card(86, "smallest-of-all", family("theatre").lit_from(0.9, 0.72).with_colours(sky=("#241028", "#4a1a38", "#8a2f3a", "#c8603a")))
def smallest_of_all(e: Easel) -> None:
    """One doll was in another, and that in a third; out of the last one steps a real girl with a suitcase, towards the light."""
    air.sky(e, 900, flow=80)
    door = shapes.polygon([(660, 470), (830, 450), (830, 1010), (660, 990)])
    e.glowing(door, "#ffe6a8", 60)
    air.glow(e, 740, 740, 640, "#ffd98a", 0.6)
    stage.boards(e, 900, "#8a5638", 560)
    brush.repaint(e, 38, 0.4, 84)
    air.beam(e, (740, 800), (60, 1130), 120, 420, "#ffe6a8", 0.5)
    dolls = (
        (190, 985, 640, "#4f86b0", "#d8404a"), (420, 1040, 450, "#d9a03a", "#3f8a68"), (560, 1096, 310, "#9a4f86", "#f0b83a"), (470, 1164, 200, "#4f9a72", "#e0603a"),
    )  # fmt: skip
    for index, (x, y, tall, shade, scarf) in enumerate(dolls):
        e.shadow(x, y, tall * 0.5, tall * 0.5, 0.6)
        with e.at(x, y - tall * 0.62, 1, (-13, 12, -14, -20)[index]), e.at(-x - tall * 0.03, -(y - tall * 0.62) - tall * 0.14):
            toys.nested_doll(e, x, y, tall, shade, scarf, "hood")
        air.glow(e, x, y - tall * 0.44, tall * 0.34, "#ffe0a0", 0.6)
        apron = toys.nested_doll(e, x, y, tall, shade, scarf, "bowl")
        with e.inside(shapes.scaled(apron, 1, 0.8, shapes.centre(apron))):
            _painted_land(e, shapes.scaled(apron, 1, 0.8, shapes.centre(apron)), index)
    e.shadow(640, 1150, 80, 260, 0.6)
    heroine = replace(GIRL, coat="#e0503a", scarf="#fff2d6", hair="#5a3020", legs="#f2e2c8")
    keepsakes.suitcase(e, 616, 1160, 66, "#8a5a3a")
    person(e, 650, 1160, 220, heroine, replace(WALKING, near_hand=(-14, -38)))
    for x, y, turn in ((90, 1150, 10), (150, 1180, -16), (260, 1160, 20), (330, 1190, 0)):
        e.solid(shapes.leaf((x, y), (x + 34, y - 6 + turn * 0.3), 9), "#d9a860", hand=0.5)
    stage.curtain(e, [(-30, -30), (150, -30), (120, 240), (60, 480), (90, 860), (-30, 900)], 5, "#8f1f2c", None)
    air.motes(e, 40, (200, 400, 800, 1000), "#fff0c0", 2.2)


def _painted_land(e: Easel, apron: skia.Path, index: int) -> None:
    """What is painted on the dolls: winter, harvest, a night town, a spring."""
    bounds = apron.getBounds()
    x, y, w, h = bounds.left(), bounds.top(), bounds.width(), bounds.height()
    skies = (("#a8c0e0", "#f2f4f8"), ("#f2c87a", "#fbe8b8"), ("#1f2a6a", "#8a5a9a"), ("#a8dce8", "#f6f2d8"))[index]
    e.wash(apron, skies, 90)
    ground = ("#ffffff", "#d9a53a", "#2a2f5a", "#7fb05a")[index]
    e.solid(shapes.ridge(x, x + w, y + h, [y + h * 0.66, y + h * 0.58, y + h * 0.64, y + h * 0.56, y + h * 0.66]), ground, round=0.1)
    house(e, x + w * 0.5, y + h * 0.68, w * 0.28, w * 0.2, "#f2e0c0", "#b8403a", (1, 1), 1)
    if index == 0:
        for at in (0.2, 0.78):
            plants.pine(e, x + w * at, y + h * 0.78, h * 0.5, "#3f6a5a", 1)
    elif index == 1:
        for at in range(7):
            plants.wheat(e, x + w * (0.1 + at * 0.13), y + h * 1.02, h * 0.36, 0.1, "#b8782a")
    elif index == 2:
        air.stars(e, 20, (x, y, x + w, y + h * 0.5))
    else:
        plants.tree(e, x + w * 0.22, y + h * 0.76, h * 0.5, plants.BLOSSOM)
    e.pencil(apron, "#f2d9a0", w * 0.04, 0.9)


@card(87, "tiptoe-wind", family("moon").lit_from(0.82, 0.12).with_colours(sky=("#0c1440", "#26387c", "#5a64a4", "#8f86b4")))
def tiptoe_wind(e: Easel) -> None:
    """A whole family lives in a house of cards; the night wind knows it, and goes past on tiptoe."""
    air.sky(e, 1000, flow=-30)
    air.stars(e, 120, (0, 0, 800, 620))
    air.moon(e, 660, 140, 74)
    with e.depth(0.55):
        e.solid(shapes.ridge(-20, 820, 1220, [880, 830, 860, 810, 850]), "#34427a", round=0.1)
    brush.repaint(e, 50, 0.45, -30)
    hill = shapes.smooth([(-40, 1240), (-40, 1060), (240, 1020), (520, 1000), (840, 1040), (840, 1240)])
    e.solid(hill, "#3a5068", round=0.15, bristle=1)
    base, wide, tall = 1040, 128, 150
    for level in range(5):
        count = 5 - level
        y = base - level * (tall + 12)
        left = 500 - count * wide / 2
        for room in range(count):
            x = left + room * wide
            inner = shapes.polygon([(x + 4, y), (x + wide / 2, y - tall), (x + wide - 4, y)])
            e.wash(inner, ["#ffd98a", "#f2a85a", "#b86a4a"], 90, 0.4)
            air.glow(e, x + wide / 2, y - tall * 0.4, 130, "#ffc76a", 0.4)
            with e.inside(inner):
                _card_room(e, x + wide / 2, y, level * 7 + room)
        for room in range(count):
            x = left + room * wide
            back = ("#b8303a", "#2f5a9a")[(level + room) % 2]
            toys.playing_card(e, (x + 2, y), (x + wide / 2 - 3, y - tall), 96, pattern=back)
            toys.playing_card(e, (x + wide - 2, y), (x + wide / 2 + 3, y - tall), 96, pattern=back)
        if level < 4:
            e.solid(shapes.box(left + wide * 0.34, y - tall - 11, count * wide - wide * 0.68, 11, 2), "#f6ecd8", round=0.4, rim=1, hand=0.8)
    _wind(e)
    sparrow(e, 500, 240, 30)
    e.shadow(470, 1046, 60)
    keepsakes.door(e, 500, 1040, 64, beyond=("#fff0c0", "#ffb85a"), frame="#b8303a")
    for x, tall_grass in ((-10, 60), (400, 50)):
        plants.grass(e, x, x + 420, 1215, tall_grass + 40, 90, ("#2a3f5a", "#3f5a6a"), -0.5, x)
    for x, y in ((90, 1150), (140, 1178), (230, 1140)):
        e.solid(shapes.leaf((x, y), (x + 36, y - 10), 12, 0.1), "#8a7a5a", hand=0.6)


def _card_room(e: Easel, x: float, y: float, kind: int) -> None:
    """One room under two cards: somebody reads, cooks, sleeps, plays or looks out."""
    which = kind % 5
    if which == 0:
        furniture.chair(e, x - 8, y, 46, "#6a3f2a")
        person(e, x - 6, y, 70, replace(MAN, coat="#3f6a5a", style="bald"), replace(CHAIRED, nod=10))
    elif which == 1:
        person(e, x - 6, y, 74, replace(WOMAN, coat="#a83a4a"), replace(STANDING, near_hand=(20, -50)))
        e.solid(shapes.oval(x + 16, y - 34, 12, 7), "#4a4a58")
        food.steam(e, x + 16, y - 40, 40)
    elif which == 2:
        e.solid(shapes.limb([(x - 28, y - 12), (x + 28, y - 12)], [22, 22]), "#5a7ab0")
        e.solid(shapes.oval(x - 24, y - 22, 9), "#f0bf98")
        e.solid(shapes.smooth([(x - 33, y - 24), (x - 24, y - 33), (x - 15, y - 26), (x - 24, y - 27)]), "#4a2d22")
    elif which == 3:
        person(e, x, y, 60, replace(CHILD, coat="#e0a83a"), WALKING)
    else:
        e.solid(shapes.smooth([(x - 16, y), (x - 14, y - 24), (x, y - 34), (x + 12, y - 22), (x + 14, y)]), "#3a2f4a")
        with e.at(x + 4, y - 40, 1.1):
            heads.cat_head(e, "#3a2f4a")


def _wind(e: Easel) -> None:
    """The wind: a tall pale fellow of cloud with a finger on its lips."""
    body = [(110, 1060), (150, 900), (70, 760), (120, 600), (190, 470)]
    with e.veil(0.78):
        for sweep in range(4):
            line = [(x - 90 - sweep * 26, y - sweep * 30 + 40) for x, y in body[::-1]]
            e.flat(shapes.limb(line, [40, 60, 46, 30, 8]), "#c8d4f0", 0.22, blur=10)
        e.solid(shapes.limb(body, [26, 90, 150, 170, 120]), "#c8d2ee", round=0.8, edge=0.1, rim=1)
        for x, y in ((96, 1070), (150, 1046)):
            e.solid(shapes.limb([(x + 10, y - 60), (x, y - 6), (x + 26, y)], [20, 16, 11]), "#c8d2ee", edge=0.1)
        for index, (x, y, rx, ry) in enumerate(((196, 420, 92, 86), (130, 380, 60, 54), (180, 340, 70, 50), (250, 360, 46, 40))):
            e.solid(shapes.blob(x, y, rx, ry, e.chance.apart("curl", index), 0.05), "#dbe3f6", round=0.7, edge=0.1, rim=1)
        e.solid(shapes.limb([(180, 560), (250, 560), (246, 478)], [44, 36, 20]), "#dbe3f6", edge=0.25)
        e.solid(shapes.limb([(246, 480), (250, 438)], [15, 10]), "#e6ecfa", edge=0.4)
    for x in (198, 252):
        e.line([(x - 14, 402), (x, 394), (x + 14, 402)], "#2a3268", 4.4, lit=False)
    features.cheeks(e, [(168, 440), (272, 436)], 18, "#f0a0b0", 0.6)
    e.flat(shapes.oval(240, 446, 8, 6), "#4a4a80", 0.9)


@card(88, "marbles-with-night", family("aurora").lit_from(0.47, 0.62))
def marbles_with_night(e: Easel) -> None:
    """A child plays marbles with Night herself; it is a good game, and the little blue one is the child's favourite."""
    air.sky(e, 1200, ["#0a0c2a", "#141c50", "#2a2a6a", "#1c2458", "#0e1236"], flow=lambda x, y: math.degrees(math.atan2(y - 740, x - 380)) + 90)
    air.stars(e, 200, (0, 0, 800, 1200))
    luck = e.chance.apart("galaxy")
    with e.veil(0.7, 12, "Screen"):
        for arm in range(2):
            for step in range(60):
                angle = arm * math.pi + step * 0.11
                reach = 60 + step * 8.4
                x, y = 376 + math.cos(angle) * reach, 744 + math.sin(angle) * reach * 0.5
                e.canvas.drawPath(shapes.oval(x, y, 26 + step * 0.7, 15 + step * 0.3), _pale("#3a4a9a", 0.4))
    for reach in (96, 168, 250, 330, 404):
        e.pencil(shapes.oval(376, 744, reach, reach * 0.42), "#9adcd0", 2.6, 0.75)
    brush.repaint(e, 40, 0.3, 0)
    _night(e)
    e.glowing(shapes.oval(376, 744, 46), "#ffe27a", 60)
    air.glow(e, 376, 744, 420, "#ffdf8a", 0.55)
    planets = (
        (300, 712, 20, ("#c8a080", "#8a6a5a"), None), (536, 760, 30, ("#e8b070", "#c8783f", "#f6dca8"), None), (250, 836, 38, ("#3f8fe0", "#5fc08a", "#f4f8ff"), None),
        (610, 664, 34, ("#d9603f", "#a83f2f"), None), (116, 700, 62, ("#e0b080", "#b87a4f", "#f6e2c0", "#c8905f"), None), (640, 862, 54, ("#e8d090", "#c8a85a"), "#d8c8a0"),
        (470, 600, 26, ("#9ae0d8", "#5ab0b8"), None),
    )  # fmt: skip
    for x, y, radius, shades, ring in sorted(planets, key=lambda planet: planet[1]):
        e.flat_shadow(shapes.oval(x + (x - 376) * 0.12, y + radius * 0.9 + (y - 744) * 0.06, radius * 0.9, radius * 0.3), 0.6, radius * 0.2)
        toys.marble(e, x, y, radius, shades, ring)
    person(e, 150, 1180, 520, replace(CHILD, coat="#ff7f5a", legs="#4a5a9a", hair="#3a2420", scarf="#ffd05a"), replace(KNEELING, lean=24, near_hand=(38, -28), far_hand=(20, -12), nod=6))
    toys.marble(e, 366, 1022, 26, ("#bff0e0", "#7ad0c8", "#ff9ad0"))
    for x, y, r, shades in ((60, 1150, 24, ("#ff9ad0", "#c85a9a")), (100, 1184, 20, ("#ffd05a", "#e8903a"))):
        toys.marble(e, x, y, r, shades)
    sky.falling_star(e, 700, 1010, 190, 20)


def _night(e: Easel) -> None:
    """Night: a great woman in a cloak of stars, who leans down from the top over the game."""
    cloak = shapes.smooth([(300, -40), (380, 120), (330, 260), (420, 420), (560, 560), (700, 600), (840, 640), (840, -40)])
    e.canvas.save()
    e.canvas.clipPath(cloak, True)
    brush.gradient(e, cloak, [colour(code) for code in ("#1a1250", "#3a2a80", "#5a3f94", "#2f2a6a")], 70)
    air.stars(e, 90, (300, 0, 800, 640))
    for fold in range(6):
        e.line([(420 + fold * 70, -20), (470 + fold * 60, 240), (520 + fold * 70, 600)], "#12103a", 16, alpha=0.5)
    e.canvas.restore()
    e.pencil(cloak, "#9adcd0", 4, 0.8)
    with e.at(560, 250, 12, 24, flip=True):
        e.solid(shapes.smooth([(-12, 12), (-16, -6), (-6, -16), (8, -14), (13, -4), (9, -2), (4, -8), (-4, -6), (-6, 8)]), "#1a1440", round=0.5, rim=1)
        face = shapes.smooth([(0, -10), (7.4, -7), (9.4, 0.6), (7.4, 6.6), (2, 10), (-5.4, 8.4), (-8, 1.4), (-7, -6.6)])
        e.solid(face, "#a8b4e8", round=0.5, rim=0.9)
        for at in (3, 7.6):
            e.line([(at - 2, 0.2), (at, 1.6), (at + 1.8, 0.4)], "#1a1440", 0.9, lit=False)
        e.line([(3, 5.6), (5.4, 6.6), (7.2, 5.4)], "#5a2f6a", 1.1)
        e.solid(shapes.smooth([(-9, 6), (-14, -8), (-4, -15), (8, -12), (10, -6), (2, -9), (-5, -5)]), "#2a2060", round=0.5, rim=1, bristle=0.9)
        e.glowing(shapes.crescent(-1, -12, 3.4, turn=-60), "#fff0c0", 2)
    arm = [(660, 460), (560, 520), (500, 560)]
    e.solid(shapes.limb(arm, [110, 76, 56]), "#3a2a80", round=0.6, rim=1)
    e.solid(shapes.oval(486, 572, 36, 26, -20), "#a8b4e8", round=0.6, rim=0.9)


@card(89, "story-for-one-eye", family("lamp").lit_from(0.36, 0.5))
def story_for_one_eye(e: Easel) -> None:
    """Someone enormous looks in at the window of the doll's house every evening; the mice have begun to read to her."""
    e.solid(shapes.box(-20, -20, 840, 1240), "#2c2240", round=0.02, bristle=1, edge=0)
    gable = shapes.polygon([(-20, 250), (400, -60), (820, 250)])
    rooms_at = (
        (40, 270, 350, 270, "#c88a7a", "#e0b09a", "moons"), (410, 270, 350, 270, "#7a9a9a", "#9ab8b0", "drops"),
        (40, 570, 440, 300, "#d9a860", "#e8c48a", "leaf"), (500, 570, 260, 300, "#8a6a9a", "#a88ab0", "stripes"),
        (40, 900, 300, 270, "#7a9a6a", "#9ab88a", "drops"), (360, 900, 400, 270, "#c8805a", "#dca07a", "leaf"),
    )  # fmt: skip
    e.solid(gable, "#8a3f3a", round=0.2)
    with e.inside(gable):
        for row in range(9):
            for column in range(24):
                e.solid(shapes.smooth([(column * 38 - 20 + row % 2 * 19, row * 30), (column * 38 + 14 + row % 2 * 19, row * 30), (column * 38 - 3 + row % 2 * 19, row * 30 + 34)], tension=0.6), colour("#9a4a42").darker(0.05 * ((row + column) % 4)), round=0.5, edge=0.3)
    for x, y, w, h, wall, pattern, _kind in rooms_at:
        room = shapes.box(x, y, w, h)
        e.solid(room, wall, round=0.05, bristle=0.7, edge=0)
        with e.inside(room):
            luck = e.chance.apart("paper", x, y)
            for row in range(8):
                for column in range(12):
                    px, py = x + column * 42 + (21 if row % 2 else 0), y + row * 42
                    e.flat(shapes.leaf((px, py + 9), (px, py - 9), 6) if (int(x + y)) % 3 else shapes.oval(px, py, 6), pattern, luck.between(0.5, 0.8))
            e.solid(shapes.box(x, y + h - 34, w, 40), "#7a4a34", round=0.2, flow=2)
        e.flat_shadow(shapes.cut(room, shapes.moved(shapes.scaled(room, 0.95, 0.93, (x + w / 2, y + h)), 0, 0)), 0.4, 14)
    brush.repaint(e, 26, 0.3, 88)
    glass = shapes.box(196, 600, 264, 196, 8)
    e.solid(glass, "#14101c", round=0.1)
    with e.inside(glass):
        e.solid(shapes.oval(330, 700, 260, 190), "#d08a48", round=0.2, bristle=1)
        luck = e.chance.apart("cat fur")
        for _ in range(120):
            px, py = luck.between(196, 460), luck.between(596, 800)
            e.line([(px, py), (px + luck.about(0, 8), py + 18)], luck.pick(["#f0b878", "#a8642f", "#e8a058"]), 2.6, alpha=0.8)
        for stripe in (-1, 0, 1):
            e.flat(shapes.leaf((330 + stripe * 40, 590), (330 + stripe * 26, 636), 14), "#8a4a24", 0.8)
        almond = shapes.smooth([(216, 716), (262, 652), (336, 632), (408, 660), (446, 724), (400, 762), (320, 772), (252, 756)], tension=0.9)
        e.flat(almond, "#2a1a18", 1)
        inner = shapes.scaled(almond, 0.92, 0.88, (330, 702))
        e.canvas.drawPath(inner, _ink("#e8c84a"))
        with e.inside(inner):
            air.glow(e, 318, 704, 100, "#fff6b0", 0.6)
            e.canvas.drawPath(shapes.leaf((312, 622), (316, 790), 40), _ink("#17101a"))
            e.canvas.drawPath(shapes.oval(292, 676, 13, 16), _ink("#ffffff"))
        e.solid(shapes.smooth([(206, 700), (262, 640), (336, 618), (412, 646), (456, 716), (408, 672), (336, 648), (262, 668)], tension=0.9), "#c07a3c", round=0.5, edge=0.4)
    e.pencil(glass, "#e8d8b8", 9, 1)
    e.line([(328, 600), (328, 796)], "#e8d8b8", 7, taper=False)
    for side in (186, 470):
        e.solid(shapes.smooth([(side - 24, 588), (side + 24, 588), (side + (10 if side < 300 else 22), 810), (side - (22 if side < 300 else 10), 810)], tension=0.3), "#b8303a", round=0.4)
    air.glow(e, 130, 690, 260, "#ffcf7a", 0.7)
    e.line([(96, 836), (96, 690)], "#8a5f34", 6, taper=False)
    e.glowing(shapes.polygon([(60, 700), (76, 640), (116, 640), (132, 700)]), "#ffdf9a", 18)
    furniture.chair(e, 170, 838, 120, "#6a3f2a", False)
    mouse = Person(coat="#3b8a8c", legs="#6a5a5a", skin="#b0a4a8", shoes="#b0a4a8", head=0.34, animal=heads.mouse_head, skirt=True)
    person(e, 170, 838, 190, replace(mouse, glasses=False), replace(CHAIRED, near_hand=(24, -50), far_hand=(26, -52)))
    keepsakes.book(e, 232, 752, 74, "#8a2f3a", 4)
    for x, tall in ((400, 100), (440, 84)):
        person(e, x, 838, tall, replace(mouse, coat="#e0a83a" if x == 400 else "#c8503a"), replace(SITTING, nod=-18), flip=True)
    rooms.bed(e, 200, 506, 230)
    person_head_in_bed(e, 130, 420)
    rooms.blanket(e, 200, 506, 230)
    tub = furniture.bathtub(e, 580, 506, 210)
    with e.at(560, 396, 3):
        heads.mouse_head(e)
    with e.inside(shapes.join(tub, shapes.box(470, 300, 220, 110))):
        for px, py, r in ((520, 408, 22), (560, 412, 26), (606, 408, 24), (640, 404, 18), (540, 392, 15)):
            e.solid(shapes.oval(px, py, r), "#ffffff", round=0.8, edge=0.2)
    for index in range(3):
        e.solid(shapes.box(660, 330 + index * 30, 70, 8), "#6a4030")
    keepsakes.ladder(e, (640, 838), (600, 560), 40, rungs=9)
    person(e, 590, 726, 110, replace(mouse, coat="#7a9a4a"), REACHING)
    rooms.bookshelf(e, 644, 640, 110, 44)
    rooms.bookshelf(e, 644, 720, 110, 44)
    furniture.table(e, 170, 1138, 170, 90)
    food.loaf(e, 150, 1048, 70)
    food.cup(e, 220, 1048, 30)
    person(e, 276, 1138, 150, replace(mouse, coat="#a83a4a"), replace(STANDING, near_hand=(24, -60)), flip=True)
    rooms.hearth(e, 650, 1140, 160)
    person(e, 500, 1140, 150, replace(mouse, coat="#4a6a9a"), replace(SITTING))
    keepsakes.candle(e, 420, 1138, 40)
    for y in (546, 876):
        e.solid(shapes.box(10, y, 780, 24, 3), "#e8d8b8", round=0.4, flow=2)
    for x, y, tall in ((390, 262, 290), (480, 562, 320), (340, 892, 290)):
        e.solid(shapes.box(x, y, 20, tall, 3), "#e8d8b8", round=0.4)
    for x in (6, 768):
        e.solid(shapes.box(x, 246, 30, 940, 4), "#e8d8b8", round=0.4)
    e.solid(shapes.box(-10, 1168, 820, 40, 4), "#b88a6a", round=0.4)
    e.solid(shapes.smooth([(-20, 262), (400, -40), (820, 262), (820, 226), (400, -84), (-20, 226)], tension=0.05), "#e8d8b8", round=0.4)


def person_head_in_bed(e: Easel, x: float, y: float) -> None:
    with e.at(x, y, 2.6, -20):
        heads.mouse_head(e, shut=True)


@card(90, "map-sets-sail", family("golden").lit_from(0.1, 0.3))
def map_sets_sail(e: Easel) -> None:
    """Somebody has folded the map into a boat; now the rivers, the woods and the little town go on a journey themselves."""
    air.sky(e, 660, ["#5f7fb0", "#c8a0a8", "#f6b878", "#ffe2a0"], flow=-8)
    sky.sun(e, 90, 360, 58)
    for x, y, wide in ((560, 130, 360), (240, 220, 260), (710, 350, 240)):
        with e.depth(0.2):
            sky.cloud(e, x, y, wide, "#fff0d8", soft=1)
    water.sea(e, 600, 1220, ["#f0c88a", "#7a9a9a", "#2f6d78", "#1f4a5a"], 0.8, 130)
    with e.depth(0.55):
        e.solid(shapes.ridge(520, 860, 640, [620, 590, 560, 600, 580]), "#8a6a6a", round=0.1)
        lighthouse(e, 690, 590, 90)
    brush.repaint(e, 46, 0.45, 0)
    with e.veil(0.5, 10, "Multiply"):
        e.flat(shapes.oval(450, 1010, 330, 46), "#1a3a48")
    with e.at(430, 900, 1, -5), e.at(-430, -900):
        peak, left, right = toys.folded_boat(e, 430, 900, 640, "#f4e4b8")
        _map_on(e, peak, "peak")
        for x, y, wide in ((390, 596, 30), (440, 640, 36), (470, 700, 30)):
            house(e, x, y, wide, wide * 0.8, "#f2e0c0", "#b8403a", (1, 1), 1)
        person(e, 330, 800, 130, replace(MAN, coat="#2f6d78"), replace(POINTING))
        person(e, 520, 800, 120, replace(WOMAN, coat="#b8333a", scarf="#fff0cc"), replace(STANDING, near_hand=(10, -50)))
        person(e, 450, 816, 90, replace(CHILD, coat="#e0a03a"), replace(POINTING), flip=False)
        e.solid(left, "#f4e4b8", round=0.2, rim=0.8, flow=20)
        e.solid(right, colour("#f4e4b8").darker(0.14), round=0.2, rim=0.6, flow=-20)
        _map_on(e, left, "left")
        _map_on(e, right, "right")
        for x, y, wide in ((190, 780, 40), (250, 812, 34), (300, 834, 30), (590, 826, 34), (660, 790, 42)):
            house(e, x, y, wide, wide * 0.8, "#f2e0c0", "#b8403a", (1, 1), 1)
        for x, y, tall in ((150, 750, 50), (222, 796, 44), (620, 806, 50), (706, 762, 56), (730, 748, 40)):
            plants.pine(e, x, y, tall, "#4f7a4a")
    for row, (y, shade) in enumerate(((1060, "#3f7a80"), (1120, "#2f6470"), (1180, "#1f4a58"))):
        water.wave(e, [(-60 + step * 86, y + (18 if (step + row) % 2 else -18)) for step in range(12)], 1230, shade, 0.8)
    for x, y, span, turn in ((170, 520, 90, -10), (260, 470, 64, 6), (640, 560, 70, -6)):
        bird(e, x, y, span, "#fffaf0", turn)
    water.splash(e, 160, 1060, 80)


def _map_on(e: Easel, side: skia.Path, name: str) -> None:
    """Woods, a river, roads and hills as a map shows them."""
    bounds = side.getBounds()
    luck = e.chance.apart("map", name)
    with e.inside(side):
        for _ in range(5):
            patch = shapes.blob(luck.between(bounds.left(), bounds.right()), luck.between(bounds.top(), bounds.bottom()), luck.between(40, 90), luck.between(30, 60), luck, 0.2)
            e.flat(patch, luck.pick(["#a8b878", "#c8c088", "#e0c890"]), 0.7)
        river = [(bounds.left(), luck.between(bounds.top(), bounds.bottom())), (bounds.centerX() - 40, bounds.centerY() + luck.about(0, 40)), (bounds.centerX() + 50, bounds.centerY() + luck.about(0, 40)), (bounds.right(), luck.between(bounds.top(), bounds.bottom()))]
        e.line(river, "#5f9ab0", 11, taper=False)
        for _ in range(3):
            road = [(luck.between(bounds.left(), bounds.right()), bounds.top()), (bounds.centerX() + luck.about(0, 90), bounds.centerY() + luck.about(0, 30)), (luck.between(bounds.left(), bounds.right()), bounds.bottom())]
            e.pencil(shapes.smooth(road, closed=False), e.tint("#b8503a"), 3, 0.9)
        for _ in range(9):
            x, y = luck.between(bounds.left(), bounds.right()), luck.between(bounds.top(), bounds.bottom())
            e.line([(x - 14, y + 8), (x, y - 10), (x + 14, y + 8)], "#8a6a4a", 2.4)
        for fold in (0.33, 0.66):
            e.line([(bounds.left() + bounds.width() * fold, bounds.top()), (bounds.left() + bounds.width() * fold, bounds.bottom())], "#c8b088", 2, taper=False, alpha=0.7)
