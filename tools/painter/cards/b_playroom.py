"""Cards 81–85: toys that are in earnest, and games that are finally over."""

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
    glaze,
    instruments,
    keepsakes,
    machines,
    plants,
    rooms,
    sky,
    stage,
    toys,
    water,
)
from tools.painter.motifs.beasts import GRAZE, HORSE, STAND, Build, Gait, beast
from tools.painter.motifs.birds import butterfly, flock, owl, sparrow
from tools.painter.motifs.houses import house
from tools.painter.motifs.people import (
    ARMS_WIDE,
    CHILD,
    WOMAN,
    Pose,
    person,
)  # fmt: skip


@card(81, "winding-up-spring", family("lamp").lit_from(0.14, 0.42))
def winding_up_spring(e: Easel) -> None:
    """A bear sits at the window as still as a toy;
    a child has found the key in his back and is winding him up for spring.
    """
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
    shade = shapes.smooth([(table_x - 84, 640), (table_x - 46, 520), (table_x + 46, 520), (table_x + 84, 640),
            (table_x, 652)], tension=0.3)
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
    person(e, stool[0], 990, 330, who, Pose(lean=16, nod=-10, near_hand=(34, -62), far_hand=(34, -76),
            near_foot=(12, 0), far_foot=(-8, 0)))
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
        shapes.smooth([(x - 190, y - 10), (x - 210, y - 190), (x - 150, y - 380), (x, y - 450), (x + 150, y - 380),
            (x + 210, y - 190), (x + 190, y - 10), (x, y + 16)]),
    ]
    for side in (-1, 1):
        e.solid(shapes.smooth([(x + side * 130, y + 6), (x + side * 150, y - 110), (x + side * 250, y - 100),
                (x + side * 270, y - 20), (x + side * 220, y + 14)]), fur, round=0.9, flow=20)
        e.solid(shapes.limb([(x + side * 150, y - 370), (x + side * 216, y - 250), (x + side * 208, y - 130)],
                [96, 92, 80]), fur, round=0.8, flow=88, bristle=0.9)
    body = e.solid(parts[0], fur, round=0.95, flow=86, bristle=1)
    with e.at(x + 8, y - 520, 1, 6):
        for side in (-1, 1):
            e.solid(shapes.oval(side * 106, -96, 48), fur, round=0.8)
            e.flat(shapes.oval(side * 106, -94, 28), "#6a4028", 0.7)
        head = e.solid(shapes.blob(0, 0, 152, 136, e.chance.apart("bear head"), 0.02), fur, round=0.95, flow=84,
                bristle=1)
        _tufts(e, head, 70)
    _tufts(e, body, 130)
    e.solid(shapes.oval(x, y - 16, 40, 34), fur, round=0.9)


def _tufts(e: Easel, part: skia.Path, count: int) -> None:
    luck = e.chance.apart("tufts", count)
    for tx, ty in shapes.scattered(shapes.scaled(part, 0.9, around=shapes.centre(part)), luck, count):
        e.line([(tx, ty), (tx + luck.about(0, 10), ty + luck.between(16, 32))],
                luck.pick(["#d09a60", "#7a4a2c", "#c08850"]), 3.4, alpha=0.7)


@card(82, "day-and-night-at-play", family("noon").lit_from(0.16, 0.46))
def day_and_night_at_play(e: Easel) -> None:
    """The sun and the moon are on the see-saw; the child in the middle has to see to it that it goes on."""
    air.sky(e, 1000, ["#2f86c4", "#7fc0e0", "#cdeaea", "#f8f0cc"], flow=70)
    night = shapes.smooth([(440, -30), (410, 200), (452, 420), (396, 640), (430, 860), (400, 1230), (830, 1230),
            (830, -30)], tension=0.8)
    e.canvas.save()
    e.canvas.clipPath(night, True)
    brush.gradient(e, night, [colour(code) for code in ("#0a1240", "#23307a", "#5a4a94", "#a87aa8")], 90)
    air.stars(e, 140, (400, 0, 800, 800))
    brush.repaint(e, 60, 0.4, 70, within=night)
    e.canvas.restore()
    with e.veil(0.9, 16):
        e.flat(shapes.limb([(440, -30), (410, 200), (452, 420), (396, 640), (430, 860), (400, 1000)],
                [40, 30, 36, 30, 34, 40]), "#c8a0c0", 0.7)
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
        e.glowing(shapes.leaf((118 + math.cos(angle) * start, 620 + math.sin(angle) * start),
                (118 + math.cos(angle) * end, 620 + math.sin(angle) * end), 15), "#ffc83a", 10)
    e.glowing(shapes.oval(118, 620, 98), "#ffd84a", 40)
    for eye in (96, 148):
        e.canvas.drawPath(shapes.oval(eye, 606, 8, 11), glaze.exact("#6a3412"))
    features.smile(e, 122, 636, 56, 0.5, "#8a4a1a", 6)
    features.cheeks(e, [(74, 640), (170, 640)], 20, "#ff7a4a", 0.6)
    moon = shapes.crescent(660, 800, 118, 0.8, -150)
    air.glow(e, 650, 800, 300, "#e8ecff", 0.6)
    e.glowing(moon, "#f2f0dc", 24)
    e.canvas.drawPath(shapes.outline_of(shapes.smooth([(716, 768), (728, 778), (742, 772)], closed=False), 5),
            glaze.exact("#4a4a78"))
    features.smile(e, 724, 826, 34, 0.4, "#4a4a78", 5)
    e.shadow(402, 830, 30, 60)
    person(e, 402, 822, 300, replace(CHILD, coat="#e0442f", legs="#3a4a78", scarf="#f2c13c"),
            replace(ARMS_WIDE, near_foot=(16, 4), far_foot=(-15, -4)))
    for x, tall, shade in ((60, 110, "#e0442f"), (130, 90, "#fffaf0"), (210, 120, "#f2a921"), (300, 90, "#e0442f")):
        plants.flower(e, x, 1180, tall, shade, "#8a5a2a", 8, 0.1, 0.3)
    butterfly(e, 250, 900, 54, "#f2a921", 20)
    owl(e, 760, 1160, 130)
    for x, y in ((470, 1120), (560, 1090), (640, 1150), (530, 1180), (690, 1060)):
        e.glowing(shapes.oval(x, y, 4), "#eaffa0", 10)
    for tooth in range(9):
        plants.grass(e, tooth * 90, tooth * 90 + 90, 1215, 60, 10,
                ("#4f8a3a", "#7ab04a") if tooth < 5 else ("#1f3a4a", "#2a4a5a"), 0.3, tooth)


@card(83, "applause-of-the-coats", family("theatre").lit_from(0.5, 0.02))
def applause_of_the_coats(e: Easel) -> None:
    """After the show the cleaning woman dances with her broom; in the stalls all the costumes have stayed, and clap."""
    air.sky(e, 900, ["#1a0713", "#4a1226", "#7a2032", "#5a1822"], flow=88)
    backdrop = shapes.box(150, 120, 500, 640)
    e.wash(backdrop, ["#3a5ac8", "#8a90f0", "#ffb8a8"], 90, 0)
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
    air.beam(e, (400, -60), (400, 900), 60, 420, "#fff0c0", 0.42)
    e.canvas.drawPath(shapes.oval(400, 826, 200, 54), glaze.shine("#fff0c0", 0.35))
    e.flat_shadow(shapes.oval(400, 834, 90, 20), 0.6, 6)
    dancer = replace(WOMAN, coat="#4fa8d8", trim="#fff2d6", style="bun", hair="#6a4a3a", legs="#e8c8a8",
            shoes="#8a3f3a")
    person(e, 366, 830, 360, dancer, Pose(lean=-12, nod=-16, near_hand=(28, -82), far_hand=(24, -60), near_foot=(4, 0),
            far_foot=(-26, -16)))
    e.solid(shapes.limb([(446, 800), (470, 640), (486, 470)], [10, 9, 8]), "#b8803f", rim=1)
    for straw in range(13):
        e.line([(486 + (straw - 6) * 2, 486), (488 + (straw - 6) * 8, 400)], ("#d9b060", "#b88a3f")[straw % 2], 6)
    e.solid(shapes.limb([(466, 494), (508, 492)], [13, 13]), "#b8303a")
    e.solid(shapes.polygon([(204, 770), (216, 850), (282, 850), (294, 770)]), "#7a8a9a", round=0.8, rim=1)
    e.solid(shapes.oval(249, 770, 45, 11), "#bfd8e2", round=0.2)
    e.pencil(shapes.smooth([(206, 768), (249, 690), (292, 768)], closed=False), e.tint("#c8ced6"), 4, 0.9)
    water.bubbles(e, [(236, 750), (260, 740), (250, 716), (276, 728)], 13)
    e.shadow(566, 836, 60)
    instruments.gramophone(e, 566, 838, 190, "#e0a83a", flip=True)
    for left in (True, False):
        x = -30 if left else 830
        side = 1 if left else -1
        stage.curtain(e, [(x, -30), (x + side * 210, -30), (x + side * 190, 300), (x + side * 130, 560),
                (x + side * 160, 800), (x, 820)], 6, "#a82430", None)
        e.solid(shapes.limb([(x + side * 30, 556), (x + side * 140, 566)], [20, 22]), "#e0b04a", rim=1)
    stage.swags(e, 60, 130, 4, "#a82430")
    stage.footlights(e, 880, 7)
    rows = (
        (950, 92, ((60, "#5a4a8a", "#e0b04a", None), (190, "#2f6a5a", None, "#2a2236"),
            (320, "#a83a4a", "#f4ead8", None), (470, "#3f5a8a", None, None), (610, "#8a6a2f", "#f4ead8", "#3a2a3a"),
            (740, "#5a2f5a", None, None))),
        (1070, 132, ((0, "#7a3a2f", "#f4ead8", None), (170, "#c89a3a", None, None),
            (350, "#2f4a6a", "#d9c8a0", "#1f1a2a"), (540, "#8a2f4a", None, None),
            (720, "#3a6a4a", "#f4ead8", "#4a2a2a"))),
    )  # fmt: skip
    for y, size, seats in rows:
        for x, shade, collar, hat in seats:
            e.solid(shapes.box(x - size * 0.62, y + size * 0.22, size * 1.24, size, 18), "#6a1826", round=0.4, rim=0.8)
            clothes.empty_coat(e, x, y, size, shade, collar, hat)
        for index, (x, *_rest) in enumerate(seats):
            if index % 2 == (0 if y < 1000 else 1):
                for side in (-1, 1):
                    clothes.glove(e, x + side * size * 0.36, y - size * 0.42, size * 0.5, "#f6efe0", side * -22,
                            side < 0)
    e.solid(shapes.box(-20, 1190, 840, 40), "#3a0f18", round=0.3)
    air.motes(e, 46, (220, 60, 580, 820), "#fff0c0", 2)


@card(84, "stranger-in-the-herd", family("dawn").lit_from(0.2, 0.3))
def stranger_in_the_herd(e: Easel) -> None:
    """In the night a rocking horse has left the house on the hill; at sunrise it meets the wild ones, and the foal
    is the first to bid it welcome.
    """
    air.sky(e, 700, ["#4a5fa8", "#b088b8", "#f8a890", "#ffe09a"], flow=2)
    sky.sun(e, 160, 360, 84)
    air.rays(e, 160, 360, 700, 12, strength=0.2)
    for far, heights in ((0.7, [560, 470, 540, 450, 480]), (0.45, [640, 600, 630, 590, 610])):
        with e.depth(far):
            e.solid(shapes.ridge(-20, 820, 1220, heights), "#8a7a9a", round=0.1)
    e.solid(shapes.ridge(-20, 820, 1220, [720, 700, 700, 660, 630]), "#a89a70", round=0.08, flow=2)
    with e.depth(0.25):
        house(e, 720, 640, 104, 92, "#f2dcc0", "#b0503f", (2, 1), 1.0)
        keepsakes.door(e, 720, 642, 50)
    brush.repaint(e, 50, 0.5, 2)
    coats = (("#8a5a3a", "#3a2a2a"), ("#5a3a30", "#2a1a1e"), ("#c8a070", "#e8d8b8"), ("#a89a98", "#5a4f58"))
    herd = ((430, 690, 84, 0.5, True, 3, GRAZE), (540, 700, 100, 0.42, True, 2, STAND), (180, 730, 110, 0.42, False, 0,
        STAND), (60, 850, 190, 0.18, False, 1, STAND), (650, 800, 150, 0.25, True, 0, STAND))  # fmt: skip
    for x, y, tall, far, flip, which, gait in herd:
        with e.depth(far):
            _horse(e, x, y, tall, coats[which], gait, flip)
        air.mist(e, y - 4, 60, "#ffe6d4", 0.3, 3)
    ground = shapes.smooth([(-40, 1240), (-40, 930), (200, 900), (480, 900), (840, 850), (840, 1240)])
    e.solid(ground, "#8a9450", round=0.12, bristle=1)
    plants.grass(e, -10, 810, 950, 40, 110, ("#9a9a50", "#c8b866", "#6f7a40"), 0.5)
    e.shadow(500, 1130, 240, 300)
    toys.rocking_horse(e, 490, 1120, 560, "#fffaf0", "#d8242c", flip=True, tilt=-4)
    e.shadow(80, 1150, 110, 160)
    _horse(e, 66, 1160, 220, ("#c8642c", "#5a2a1a"), replace(STAND, nod=2), False)
    plants.grass(e, -10, 260, 1150, 50, 50, ("#6f7a3a", "#a8a050"), 0.5, "foal")
    plants.grass(e, -10, 810, 1225, 60, 120, ("#5a6a34", "#8a8a44"), 0.6, "near")
    for x, tall in ((40, 120), (150, 90), (720, 130), (772, 100)):
        plants.flower(e, x, 1215, tall, "#d9503f", "#3a2a2a", 6, 0.14, 0.24)
    flock(e, [(480, 220), (530, 200), (580, 226), (440, 250), (630, 210)], 36, "#4a3b6b")


def _horse(e: Easel, x: float, y: float, height: float, coat: tuple[str, str], gait: Gait, flip: bool) -> None:
    def head(e: Easel, shut: bool = False) -> None:
        toys.horse_head(e, *coat, shut=shut)

    build: Build = replace(HORSE, fur=coat[0], head=head, head_size=2.3, length=84)
    beast(e, x, y, height, build, gait, flip)
    with e.at(x, y, height / 100, flip=flip):
        for lock in range(7 if gait is not GRAZE else 0):
            top = (79 - lock * 8, -142 + lock * 10)
            e.solid(shapes.leaf(top, (top[0] - 22, top[1] + 24), 12, -0.1), coat[1], hand=0.4, edge=0.2)


@card(85, "peace-on-the-board", family("noon").lit_from(0.8, -0.02))
def peace_on_the_board(e: Easel) -> None:
    """The game is over: the kings take tea under the tree, the knights graze,
    and grass has grown over the black and the white.
    """
    x: float
    y: float
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
                quad = shapes.smooth([(xt, top), (xt + spread_top, top), (xf + spread_foot, foot), (xf, foot)],
                        tension=0.1)
                e.solid(quad, colour(shade).turned(luck.about(0, 16)), round=0.08, rim=0.2, bristle=1, hand=1.4,
                        edge=0.15)
    brush.repaint(e, 40, 0.45, 4)
    for _ in range(240):
        y = 540 + 660 * luck.between(0, 1) ** 1.2
        x, size = luck.between(-10, 810), 6 + (y - 540) * 0.035
        e.flat(shapes.leaf((x, y), (x + luck.about(0, size), y - size * 1.6), size * 0.3),
                luck.pick(["#4f8a3f", "#6fa44a", "#8ab85a"]), 0.9, hand=0)
    for index in range(46):
        y = 580 + 600 * (index / 46)
        plants.flower(e, luck.between(0, 800), y, 16 + (y - 560) * 0.07,
                luck.pick(["#e0442f", "#ffffff", "#f2c13c", "#b07ad0"]), "#f2c84b", 6, luck.about(0, 0.2), 0.32)
    e.shadow(180, 800, 160, 120)
    plants.tree(e, 170, 810, 640, ("#4f8a44", "#7ab04f", "#9cc45f"))
    white, black = "#f4e8cc", "#4a3438"
    for x, y, tall, kind, shade in ((560, 640, 96, "rook", white), (740, 650, 100, "rook", black)):
        e.shadow(x, y, tall * 0.3)
        toys.chess_piece(e, x, y, tall, kind, shade)
    e.line([(566, 566), (650, 588), (734, 572)], "#6a5a4a", 2, taper=False)
    for index, (x, y) in enumerate(((590, 574), (622, 582), (656, 586), (692, 580))):
        if index % 2:
            clothes.sock(e, x, y, 32, ("#2f86c4", "#ffffff")[index // 2], "#fffaf0")
        else:
            clothes.hung_dress(e, x, y, 34, ("#e0442f", "#f2a0b0")[index // 2])
        clothes.peg(e, x, y, 11)
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
        (160, 980, 300, "king", white, False), (520, 980, 310, "king", black, False),
            (300, 860, 170, "queen", white, False), (420, 850, 176, "queen", black, False),
        (660, 1040, 150, "pawn", white, True), (720, 1060, 150, "pawn", black, True),
    ):  # fmt: skip
        e.shadow(x, y, tall * 0.26, tall * 0.5)
        toys.chess_piece(e, x, y, tall, kind, shade, True, asleep,
                8 if asleep and shade == white else -6 if asleep else 0)
    for x, y, shade, lean in ((90, 1170, white, -8), (220, 1150, black, 6), (420, 1180, white, 0)):
        e.shadow(x, y, 50)
        toys.chess_piece(e, x, y, 140, "pawn", shade, True, False, lean)
    e.solid(shapes.oval(320, 1100, 30), "#e0442f", round=0.95, rim=1)
    e.line([(292, 1096), (320, 1108), (348, 1096)], "#fffaf0", 6, taper=False)
    sparrow(e, 740, 556, 30)
    butterfly(e, 590, 900, 50, "#f2a921", 18)
    plants.grass(e, -10, 810, 1215, 60, 80)
