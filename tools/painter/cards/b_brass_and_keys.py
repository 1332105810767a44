"""Cards 52, 53, 55: a road of keys, a cello and a musical box that are more than they seem."""

from __future__ import annotations

from dataclasses import replace

from tools.painter import air, brush, shapes
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs import heads, instruments, keepsakes, plants, sky, water
from tools.painter.motifs.birds import bird, sparrow
from tools.painter.motifs.buildings import garland
from tools.painter.motifs.houses import house, window
from tools.painter.motifs.people import (
    CHILD,
    GIRL,
    GRANDFATHER,
    STANDING,
    WALKING,
    WOMAN,
    Person,
    Pose,
    person,
)
from tools.painter.motifs.profiles import profile  # fmt: skip


@card(52, "keys-to-the-moon", family("moon").lit_from(0.3, 0.2).with_colours(sky=("#0a1238", "#23357a", "#5a68a8",
        "#b79ab8")))
def keys_to_the_moon(e: Easel) -> None:
    """Over the night sea a road of piano keys winds to the moon; a woman with a cello on her back has set out on it."""
    air.sky(e, 560, flow=8)
    air.stars(e, 130, (0, 0, 800, 480))
    air.moon(e, 240, 260, 118)
    for x, y, wide in ((600, 330, 300), (690, 430, 260), (60, 440, 260)):
        with e.depth(0.35):
            sky.cloud(e, x, y, wide, "#6a74a8", tall=0.26, soft=3)
    water.sea(e, 520, 1220, ["#7f86b8", "#34427a", "#151e4c", "#0c1236"], 0.8, 120)
    brush.repaint(e, 44, 0.45, 0)
    line = [(560, 1260), (470, 1080), (250, 930), (330, 800), (540, 720), (500, 640), (330, 590), (262, 545),
            (246, 522)]
    with e.veil(0.4, 10, "Multiply"):
        e.flat(shapes.limb([(x + 14, y + 26) for x, y in line], [430, 340, 240, 170, 120, 84, 50, 24, 8], 16),
                "#0a1030")
    instruments.keyboard_road(e, line, [430, 340, 240, 170, 120, 84, 50, 24, 8], 54)
    water.wave(e, [(-60 + step * 82, 1010 + (16 if step % 2 else -14)) for step in range(5)], 1060, "#223068", 0.7)
    e.shadow(452, 1024, 60, 110)
    walker = replace(WOMAN, coat="#c85b6e", trim="#f2b950", head=0.155, style="",
        animal=profile("#a86c48", "#2b1f20", "bob", 0.9, brow=0.4))
    person(e, 426, 1034, 296, walker, replace(WALKING, near_hand=(-13, -60)), flip=True)
    with e.at(462, 1012, 1, 14):
        e.solid(instruments.fiddle_outline(0, 0, 150), "#2c2440", round=0.8, rim=0.9)
        e.solid(shapes.box(-11, -204, 22, 64, 9), "#2c2440", round=0.7, rim=0.9)
    keepsakes.lantern(e, 374, 930, 46)
    for x, y, span, turn in ((560, 560, 60, -14), (626, 520, 44, -8), (150, 640, 70, 8)):
        bird(e, x, y, span, "#dfe4f4", turn, flip=True)
    water.wave(e, [(-60 + step * 90, 1150 + (22 if step % 2 else -18)) for step in range(5)], 1220, "#18225a", 1.0)
    with e.inside(shapes.polygon([(640, 900), (820, 900), (820, 1220), (760, 1220)])):
        water.wave(e, [(560 + step * 70, 1100 + (18 if step % 2 else -16)) for step in range(6)], 1220, "#1c2660", 1.0)
    air.motes(e, 26, (120, 480, 700, 900), "#fff2c8", 2)


@card(53, "house-that-hums", family("golden").lit_from(-0.05, 0.32))
def house_that_hums(e: Easel) -> None:
    """In the autumn wood stands a cello with lamps behind its sound holes; somebody lives in the music."""
    x: float
    y: float
    air.sky(e, 900, flow=70)
    for far, base, count in ((0.75, 860, 9), (0.5, 930, 6)):
        luck = e.chance.apart("wood", far)
        with e.depth(far):
            for index in range(count):
                plants.tree(e, (index + luck.between(0.1, 0.9)) * 820 / count, base, luck.between(420, 620),
                        plants.AUTUMN, "#6a4438")
    air.rays(e, -40, 340, 900, 8, (-20, 50), 0.35)
    e.solid(shapes.ridge(-20, 820, 1220, [940, 920, 930, 950, 930]), "#a8703a", round=0.1, flow=6, bristle=0.9)
    brush.repaint(e, 40, 0.5, 80)
    e.shadow(430, 1060, 260, 480)
    instruments.cello(e, 410, 1070, 1000, "#b8602a", 4, "#ffe29a")
    keepsakes.door(e, 396, 1062, 150, beyond=("#fff0c0", "#ffb85a"), frame="#4a2c20")
    keepsakes.door_leaf(e, 396, 1062, 150, "#3f6a5a", 0.55)
    air.glow(e, 396, 1000, 240, "#ffc46a", 0.6)
    for x, y in ((340, 600), (480, 610)):
        window(e, x - 22, y - 30, 44, 54)
    e.solid(shapes.box(560, 905, 120, 14, 4), "#7a4a30", round=0.4)
    for rail in range(5):
        e.solid(shapes.box(570 + rail * 25, 860, 6, 46), "#8a5a3a", hand=0.4)
    e.solid(shapes.box(562, 852, 122, 10, 4), "#8a5a3a", round=0.4)
    sparrow(e, 640, 852, 34)
    person(e, 300, 1086, 200, replace(GRANDFATHER, coat="#2f6d78", scarf="#b8333a"),
            replace(STANDING, nod=-18, near_hand=(22, -50)))
    e.line([(342, 1086), (330, 960)], "#6a4430", 6, taper=False)
    for twig in range(7):
        e.line([(342, 1062), (330 + twig * 5, 1096)], "#c98a3a", 3)
    luck = e.chance.apart("fallen")
    for _ in range(130):
        x, y = luck.between(-10, 810), luck.between(960, 1200)
        e.flat(shapes.leaf((x, y), (x + luck.about(0, 24), y + luck.about(0, 9)), 6), luck.pick(plants.AUTUMN), 0.9)
    plants.petals(e, [(luck.between(30, 780), luck.between(120, 900)) for _ in range(40)], 18, plants.AUTUMN)
    for trunk, wide in ((30, 96), (770, 80)):
        bark = shapes.smooth([(trunk - wide, 1230), (trunk - wide * 0.5, 1000), (trunk - wide * 0.4, -40),
                (trunk + wide * 0.4, -40), (trunk + wide * 0.5, 1000), (trunk + wide, 1230)])
        drawn = e.solid(bark, "#4a2f34", round=0.8, flow=88, bristle=1, hand=2)
        brush.hatch(e, drawn, "#2a1a20", 88, 9, 2, 0.5)
    plants.foliage(e, [(40, 40), (140, 20), (700, 30), (780, 90), (640, 0)], 90, plants.AUTUMN)
    for puff, (x, y, reach) in enumerate(((508, 60, 20), (540, 20, 28))):
        e.flat(shapes.blob(x, y, reach, reach * 0.8, e.chance.apart("smoke", puff), 0.2), "#fff0d8", 0.4, blur=8)


@card(55, "square-in-a-box", family("lamp").lit_from(0.5, 0.36))
def square_in_a_box(e: Easel) -> None:
    """In an open music box it is evening on the market square, and two are dancing; a mouse turns the crank."""
    air.sky(e, 900, ["#17132e", "#2a1d42", "#4a2a4c", "#5e3346"], flow=80)
    for x in (20, 130, 690, 790):
        e.flat(shapes.limb([(x, -20), (x + 14, 400), (x - 10, 900)], [80, 90, 110]), "#3a2038", 0.5, blur=16)
    air.stars(e, 50, (250, 0, 560, 200))
    table = shapes.box(-20, 900, 840, 320)
    drawn = e.solid(table, "#6a3f34", round=0.1, flow=2, bristle=1)
    brush.repaint(e, 40, 0.5, 85)
    with e.inside(drawn):
        for plank in (980, 1070, 1160):
            e.line([(-10, plank), (810, plank + 6)], "#3a2026", 4, taper=False, alpha=0.7)
    e.flat_shadow(shapes.oval(420, 1060, 370, 90), 0.7, 24)
    lid = shapes.smooth([(110, 690), (96, 250), (130, 180), (400, 150), (670, 180), (704, 250), (690, 690)],
            tension=0.4)
    e.solid(lid, "#7a3a3a", round=0.3, rim=0.9)
    inner = shapes.smooth([(146, 690), (134, 266), (160, 214), (400, 190), (640, 214), (666, 266), (654, 690)],
            tension=0.4)
    e.wash(inner, ["#2a3a8a", "#5a5ab0", "#c88aa0", "#ffcf9a"], 90)
    with e.inside(inner):
        air.stars(e, 60, (140, 200, 660, 480))
        sky.crescent(e, 540, 300, 44)
        e.solid(shapes.ridge(130, 670, 700, [560, 520, 540, 500, 550]), "#5a4a86", round=0.2)
        for x, tall in ((190, 190), (270, 240), (520, 230), (610, 200)):
            house(e, x, 690, 96, tall, "#c08a6a", "#7a3f52", (2, 3), 0.9)
        house(e, 400, 680, 90, 150, "#d8a878", "#3f6a6b", (2, 2), 0.9)
        e.solid(shapes.polygon([(384, 500), (400, 380), (416, 500)]), "#3f6a6b")
    e.pencil(inner, "#e8b84a", 6, 0.9)
    square = shapes.smooth([(110, 690), (690, 690), (740, 800), (60, 800)], tension=0.2)
    e.solid(square, "#a8785a", round=0.1, flow=0)
    luck = e.chance.apart("stones")
    for row in range(5):
        for column in range(19):
            x, y = 96 + column * 33 + (16 if row % 2 else 0), 704 + row * 20
            e.flat(shapes.oval(x, y, 13, 7), luck.pick(["#8a5f4a", "#c0906a", "#9a6a52"]), 0.5)
    for x in (190, 610):
        e.line([(x, 770), (x, 600)], "#2a1c26", 7, taper=False)
        keepsakes.lantern(e, x, 560, 56)
    garland(e, (190, 566), (610, 566), 70, 11)
    disc = shapes.oval(400, 752, 120, 28)
    e.solid(disc, "#e0b04a", round=0.3, rim=1)
    for x, who, flip in ((372, replace(GIRL, coat="#e2506a", hair="#3a2420"), False),
            (432, replace(CHILD, coat="#3b8a8c", legs="#2a2a44"), True)):
        person(e, x, 752, 170, who, Pose(lean=2, nod=-10, near_hand=(20, -78), far_hand=(22, -60), near_foot=(6, 0),
                far_foot=(-9, -8)), flip=flip)
    for cat_x in (250, 560):
        e.solid(shapes.blob(cat_x, 744, 16, 11, e.chance.apart("cat", cat_x), 0.1), "#2a2038")
    front = shapes.smooth([(50, 796), (750, 796), (744, 1040), (700, 1060), (100, 1060), (56, 1040)], tension=0.25)
    e.drop(front, 10, 10)
    panel = e.solid(front, "#8a4438", round=0.35, rim=0.9, flow=2, bristle=0.9)
    with e.inside(panel):
        for scroll in range(6):
            x = 130 + scroll * 108
            curl = shapes.curl(x, 930, 40, 1.5, 180 if scroll % 2 else 0, 1 if scroll % 2 else -1)
            e.solid(shapes.limb(curl, [9, 8, 3], 2), "#e0b04a", hand=0.3, rim=0.8)
            e.solid(shapes.leaf((x, 970), (x + 40, 1000), 14), "#c9913a", hand=0.4)
    e.solid(shapes.box(40, 784, 720, 24, 8), "#a85a44", round=0.6, rim=1)
    e.line([(744, 930), (790, 930)], "#c9913a", 14, taper=False)
    person(e, 640, 1176, 220, Person(coat="#3b8a8c", legs="#4a3a4a", skin="#9a8f96", shoes="#9a8f96", head=0.34,
            animal=heads.mouse_head, scarf="#e25a34"),
           Pose(lean=14, nod=-20, near_hand=(36, -80), far_hand=(34, -70), near_foot=(12, 0),
               far_foot=(-12, 0)))  # fmt: skip
    e.solid(shapes.limb([(782, 930), (780, 1010), (726, 1012)], [13, 13, 15]), "#e0b04a", rim=1)
    air.glow(e, 400, 640, 460, "#ffc76a", 0.45)
    air.motes(e, 34, (80, 240, 720, 780), "#ffe0a0", 2.4)
