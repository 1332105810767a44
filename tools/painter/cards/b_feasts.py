"""Cards 77, 80: what is shared and what is harvested."""

from __future__ import annotations

from dataclasses import replace

from tools.painter import air, brush, shapes
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs import food, furniture, keepsakes, plants, sky
from tools.painter.motifs.houses import house
from tools.painter.motifs.people import (
    CHAIRED,
    CHILD,
    GIRL,
    GRANDFATHER,
    MAN,
    REACHING,
    STANDING,
    WALKING,
    WOMAN,
    person,
)  # fmt: skip


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
