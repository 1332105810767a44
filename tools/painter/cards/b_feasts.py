"""Cards 76–80: what is kept, shared, sold, opened and harvested."""

from __future__ import annotations

from dataclasses import replace

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs import food, furniture, keepsakes, plants, rooms, sky
from tools.painter.motifs.birds import bee, bird, butterfly
from tools.painter.motifs.fowl import hen
from tools.painter.motifs.houses import house
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
    Pose,
    person,
)  # fmt: skip


@card(76, "summer-preserved", family("snow").lit_from(0.46,
        0.72).with_colours(sky=("#33456f", "#5f76a4", "#a4aecb", "#e0cfc8")))
def summer_preserved(e: Easel) -> None:
    """In the deepest winter grandmother opens the jar from last July."""
    air.sky(e, 760, flow=-20)
    for far, base, count in ((0.7, 700, 13), (0.45, 780, 9)):
        luck = e.chance.apart("wood", far)
        with e.depth(far):
            for index in range(count):
                plants.pine(e, (index + luck.between(0, 1)) * 820 / count, base + luck.about(0, 14),
                        luck.between(160, 300), "#5f7a8c", 1)
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
                plants.blossom(e, *at, luck.between(16, 34), ("#ffffff", "#fff0b8", "#f8a8a8", "#f2b84b"),
                        luck.between(0, 360))
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
            plants.flower(e, 310 + index * 18, 1076, luck.between(80, 150),
                    luck.pick(["#e4603f", "#fff6e0", "#5a7ad0", "#f2c03a"]), "#8a5a2a", 7, 0.1, 0.26)
        e.glowing(shapes.oval(380, 930, 26), "#fff0a0", 30)
    e.line([(316, 880), (380, 890), (444, 880)], "#ffffff", 5, taper=False)
    e.shadow(170, 1110, 110, 180)
    person(e, 150, 1120, 340, replace(CHILD, coat="#c7362f", style="beanie", hat="#2e6b66", scarf="#e99a4c"),
            replace(KNEELING, near_hand=(40, -44), far_hand=(36, -52), nod=-14))
    e.shadow(620, 1110, 110, 180)
    person(e, 610, 1124, 450, replace(GRANDMOTHER, coat="#5a6a9a", scarf="#e8dcc8"),
            Pose(lean=16, nod=6, near_hand=(34, -48), far_hand=(32, -52), near_foot=(8, 0), far_foot=(-10, 0)),
            flip=True)
    e.solid(shapes.oval(468, 914, 44, 15, -24), "#c8453a", round=0.6)
    air.snow(e, 120)


@card(77, "all-my-birthdays", family("golden").lit_from(0.62, 0.04))
def all_my_birthdays(e: Easel) -> None:
    """At one long table sit all the ages of a single life, from the cradle's spring down to the winter,
    and pass the bread.
    """
    wide: float
    x: float
    y: float
    air.sky(e, 560, ["#8fb0c8", "#e8c0b0", "#f8d088", "#ffeab0"], flow=4)
    sky.sun(e, 496, 110, 46)
    ground = (("#a8b86a", 330), ("#8aa04a", 470), ("#b8803a", 690), ("#dde4ec", 930))
    for index, (shade, y) in enumerate(ground):
        with e.depth(max(0.0, 0.4 - index * 0.14)):
            e.solid(shapes.ridge(-20, 820, 1220, [y + 10, y - 10, y, y - 14, y + 6]), shade, round=0.1, flow=4,
                    bristle=1)
    brush.repaint(e, 44, 0.5, 4)
    for side, far, x, y, tall, kind in ((-1, 0.4, 190, 350, 170, "blossom"), (1, 0.4, 660, 350, 180, "blossom"),
            (-1, 0.2, 90, 560, 300, "leaf"), (1, 0.2, 730, 540, 280, "leaf"), (-1, 0.06, 20, 830, 420, "autumn"),
            (1, 0.06, 790, 800, 400, "autumn")):
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
        for aside in (-0.28, 0.28):
            food.plate(e, middle + aside * wide, y, wide * 0.11, "#f0ece0", 0.42)
        what = luck.whole(0, 2)
        if what == 0:
            food.loaf(e, middle, y + wide * 0.04, wide * 0.26)
        elif what == 1:
            keepsakes.candle(e, middle, y + 4, wide * 0.3)
        else:
            food.cake_tier(e, middle, y + wide * 0.03, wide * 0.26, wide * 0.12, name=share)
    scarf = "#c8303a"
    ages = (
        (350, 396, 74, replace(CHILD, head=0.34, coat="#f6e6c0", scarf=scarf), False),
            (506, 420, 96, replace(CHILD, coat="#7fb0c0", scarf=scarf), True),
        (316, 530, 140, replace(CHILD, coat="#4a8a6a", scarf=scarf, head=0.23), False),
            (556, 590, 180, replace(CHILD, coat="#3f6a9a", scarf=scarf, head=0.2), True),
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


@card(79, "soft-boiled-night", family("morning").lit_from(0.84, 0.08))
def soft_boiled_night(e: Easel) -> None:
    """At breakfast the egg is opened, and inside it is still night; the hen is as surprised as anyone."""
    x: float
    rooms.wallpaper(e, -20, 860, "#7fb8b4", "#a8d0c4", "drops", 84)
    glass = rooms.pane(e, 470, 60, 280, 380)
    e.wash(glass, ["#8fd0e0", "#dff2e0", "#fff6cc"], 90)
    with e.inside(glass):
        sky.sun(e, 670, 130, 36)
        e.solid(shapes.ridge(450, 770, 470, [370, 350, 380, 340, 360]), "#7fb06a", round=0.1)
        house(e, 560, 380, 60, 44, "#fff2d8", "#d9604a", (1, 1), 0)
        plants.tree(e, 690, 400, 110)
    rooms.sash(e, glass, "#fbf6ea", 2, 2, 13)
    for side in (440, 780):
        curtain = shapes.smooth([(side - 44, 20), (side + 44, 20), (side + (30 if side < 600 else 40), 440),
                (side - (40 if side < 600 else 30), 440)], tension=0.4)
        e.solid(curtain, "#e87a5a", round=0.4, flow=88)
    brush.repaint(e, 34, 0.4, 88)
    air.beam(e, (620, 240), (260, 900), 240, 560, "#fff6d0", 0.4)
    cloth = shapes.smooth([(-30, 860), (400, 836), (830, 860), (830, 1240), (-30, 1240)], tension=0.3)
    food.checked_cloth(e, cloth, "#fffaf0", "#e4603f", 58, 0.5)
    e.flat_shadow(shapes.oval(300, 1130, 260, 60), 0.5, 20)
    egg = food.egg_outline(420, 960, 560)
    lower = shapes.cut(egg, shapes.smooth([(180, 560), (240, 622), (290, 590), (340, 640), (400, 604), (450, 646),
            (510, 600), (560, 630), (660, 570), (660, 300), (180, 300)], tension=0.15))
    back = shapes.oval(416, 606, 190, 58)
    e.solid(back, "#d8c8a8", round=0.2)
    e.solid(lower, "#f6e6cc", round=0.95, rim=0.9, bristle=0.8)
    luck = e.chance.apart("freckles")
    with e.inside(lower):
        for _ in range(50):
            e.flat(shapes.oval(luck.between(220, 620), luck.between(620, 950), luck.between(1, 4)), "#c9965f", 0.6,
                    hand=0)
    hole = shapes.smooth([(238, 628), (290, 600), (340, 648), (400, 614), (450, 656), (510, 610), (560, 636),
            (606, 610), (590, 700), (540, 780), (420, 820), (300, 780), (250, 700)], tension=0.35)
    e.canvas.save()
    e.canvas.clipPath(hole, True)
    brush.gradient(e, hole, [colour(code) for code in ("#080d2e", "#1c2a6a", "#4a4a94", "#b07aa0")], 90)
    air.stars(e, 70, (230, 600, 610, 800))
    e.canvas.restore()
    with e.inside(hole):
        sky.crescent(e, 500, 690, 30)
        e.flat(shapes.ridge(220, 620, 830, [770, 750, 766, 748, 770]), "#141a44")
        for x, tall in ((300, 44), (340, 60), (380, 46), (420, 80), (460, 50), (500, 62), (540, 44)):
            e.flat(shapes.polygon([(x - 18, 790), (x - 18, 780 - tall * 0.6), (x, 780 - tall),
                    (x + 18, 780 - tall * 0.6), (x + 18, 790)]), "#101638")
            e.glowing(shapes.box(x - 6, 772 - tall * 0.5, 9, 11), "#ffd98a", 6)
    e.pencil(hole, "#fffaf0", 9, 0.95)
    for _ in range(16):
        x, y = 420 + luck.about(0, 190), 560 - luck.between(0, 260)
        e.glowing(shapes.star(x, y, luck.between(4, 11), 4, 0.3, luck.about(0, 20)), "#fff6c8", 8)
    cap = shapes.smooth([(190, 430), (230, 350), (310, 310), (390, 340), (420, 410), (380, 440), (340, 410), (300, 446),
            (250, 416)], tension=0.5)
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


@card(80, "lamp-harvest", family("golden").lit_from(0.5, 0.34).with_colours(sky=("#3f4a86", "#8a6a9a", "#e08a7a",
        "#ffc87a")))
def lamp_harvest(e: Easel) -> None:
    """In the orchard the lamps are ripe; people pick them and carry the light home before it gets dark."""
    x: float
    y: float
    air.sky(e, 800, flow=6)
    air.stars(e, 60, (0, 0, 800, 260))
    for far, heights in ((0.65, [720, 680, 710, 660, 700]), (0.4, [800, 770, 790, 750, 780])):
        with e.depth(far):
            e.solid(shapes.ridge(-20, 820, 1220, heights), "#8a6a86", round=0.1)
    luck = e.chance.apart("valley")
    with e.depth(0.35):
        for index in range(12):
            house(e, 40 + index * 66 + luck.about(0, 20), 800 + luck.about(0, 24), 46, 40, "#b89a90", "#7a4a5a", (1, 1),
                    1 if index % 3 else 0)
    e.solid(shapes.ridge(-20, 820, 1220, [850, 830, 840, 826, 850]), "#7a6a44", round=0.1, bristle=1)
    brush.repaint(e, 46, 0.5, 6)
    for x, y, tall, far in ((640, 880, 320, 0.25), (120, 900, 360, 0.2)):
        with e.depth(far):
            for tip in plants.tree(e, x, y, tall, ("#6a7a3f", "#8a8a44", "#4f6a44"), full=0.9)[::5]:
                _lamp_fruit(e, tip[0], tip[1] + 14, 24)
    e.shadow(430, 1070, 300, 160)
    tips = plants.tree(e, 430, 1070, 840, ("#6f7a3a", "#8f8f44", "#4f6a40", "#a89a4a"), "#5a3a34", full=0.9)
    for x, y in tips[::2]:
        _lamp_fruit(e, x + luck.about(0, 26), y + 30 + luck.between(0, 60), luck.between(28, 46))
    keepsakes.ladder(e, (250, 1090), (330, 600), 60, rungs=13)
    person(e, 312, 830, 210, replace(GIRL, coat="#b8333a", hair="#5a3424"), replace(REACHING, near_hand=(24, -96)))
    e.shadow(590, 1120, 90, 150)
    person(e, 590, 1120, 330, replace(WOMAN, coat="#2f6d78", trim="#fff0cc"),
            replace(STANDING, nod=-18, near_hand=(26, -60), far_hand=(24, -58)))
    _basket(e, 690, 980, 130)
    person(e, 160, 1180, 260, replace(CHILD, coat="#d99a3a"), replace(WALKING, near_hand=(20, -56), far_hand=(22, -58)),
            flip=True)
    _lamp_fruit(e, 96, 1030, 54)
    person(e, 730, 1190, 190, replace(CHILD, coat="#6a4a7a", head=0.3),
            replace(STANDING, nod=-20, near_hand=(-24, -84)))
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
        e.glowing(shapes.smooth([(0, -26), (-9, -18), (-12, -4), (-20, 10), (-12, 26), (0, 29), (12, 26), (20, 10),
                (12, -4), (9, -18)]), "#ffdf8a", 9)
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
                    e.line([(-50 + column * 12, -44 + row * 10), (-42 + column * 12, -38 + row * 10)], "#5a3a1f", 2.4,
                            alpha=0.7)
