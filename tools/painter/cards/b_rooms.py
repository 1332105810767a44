"""Cards 97–100: a mirror, a stair, a counter and a blind, and what lies behind them."""

from __future__ import annotations

import math
from dataclasses import replace

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import Family, family
from tools.painter.motifs import (
    clothes,
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
from tools.painter.motifs.beasts import CAT, seated
from tools.painter.motifs.birds import flock, owl
from tools.painter.motifs.creatures import fish
from tools.painter.motifs.houses import house
from tools.painter.motifs.people import (
    CHILD,
    MAN,
    REACHING,
    STANDING,
    WALKING,
    WOMAN,
    Person,
    Pose,
    person,
)
from tools.painter.motifs.profiles import profile  # fmt: skip


def pearly(light: str, x: float, y: float) -> Family:
    """A family of light seen through clearer glass, so that things nearly keep their own colours."""
    found = family(light).lit_from(x, y)
    return replace(found, light=replace(found.light, ambient=colour("#d6cccb")))


@card(97, "rain-in-the-mirror", family("desert").lit_from(0.18, 0.06).with_colours(accent="#b3264a"))
def rain_in_the_mirror(e: Easel) -> None:
    """A wanderer in the sands comes upon a mirror;
    in it, she stands under an umbrella in a garden, and it rains and rains.
    """
    y: float
    x: float
    air.sky(e, 760, ["#d8a050", "#f0c878", "#fbe6b0", "#f8c890"], flow=8)
    sky.sun(e, 150, 110, 60, "#fff2b8")
    for far, heights in ((0.7, [700, 640, 560, 640, 700]), (0.45, [860, 760, 800, 720, 690])):
        with e.depth(far):
            e.solid(shapes.ridge(-20, 820, 1220, heights), "#e0985a", round=0.2, flow=16, bristle=1)
    dune = shapes.smooth([(-40, 1240), (-40, 900), (140, 930), (360, 990), (560, 960), (840, 860), (840, 1240)])
    e.solid(dune, "#d98a4a", round=0.15, flow=10, bristle=1)
    brush.repaint(e, 48, 0.5, 12)
    luck = e.chance.apart("sand")
    for row in range(24):
        y = 960 + row * 11
        for _ in range(4):
            x = luck.between(-40, 840)
            e.flat(shapes.leaf((x - 70, y), (x + 70, y - 12), 6, 0.05), "#a8583a" if luck.maybe(0.5) else "#f8cc90",
                    0.4, hand=0)
    for step in range(14):
        e.flat_shadow(shapes.oval(20 + step * 19 + (8 if step % 2 else 0), 1180 - step * 7, 11 + step * 0.3, 5), 0.45,
                2)
    e.shadow(520, 1070, 260, 330, 0.6)
    glass = furniture.standing_mirror(e, 490, 1080, 790, "#c8963a")
    e.canvas.save()
    e.canvas.clipPath(glass, True)
    brush.gradient(e, glass, [colour(code) for code in ("#1f3a4a", "#3f6a70", "#7aa890", "#3f7a5a")], 90)
    e.canvas.restore()
    with e.inside(glass):
        for x, tall in ((330, 330), (690, 380), (560, 240)):
            plants.tree(e, x, 800, tall, ("#3f8a54", "#5fa868", "#2f6f4c"))
        e.solid(shapes.ridge(240, 800, 1000, [780, 770, 776, 770, 780]), "#4f8a50", round=0.1)
        for index in range(26):
            plants.flower(e, 280 + index * 19, 860 + (index % 3) * 30, 60,
                    luck.pick(["#e0507a", "#f2c84b", "#ffffff", "#7a8ae0"]), "#f2d26a", 7, 0.1, 0.3)
        pool = shapes.oval(590, 830, 110, 24)
        e.wash(pool, ["#a8d0d0", "#5a9aa8"], 90)
        water.ripples(e, 590, 830, 80, 3)
        person(e, 480, 920, 370, replace(WANDERER, legs="#3a4a5a"), replace(STANDING, nod=-8, near_hand=(16, -62)),
                flip=True)
        keepsakes.umbrella(e, 428, 720, 280, "#2f6a8a", -6)
        for _ in range(150):
            x, y = luck.between(260, 760), luck.between(260, 980)
            e.flat(shapes.leaf((x, y), (x - 6, y + 34), 2.2), "#e0f4f4", 0.55, hand=0)
    e.flat(shapes.limb([(380, 420), (330, 560), (330, 700)], [10, 26, 8]), "#ffffff", 0.35, blur=5)
    for drop in range(7):
        e.flat(shapes.flame(400 + drop * 34, 1004 + 40 * math.sin(drop), 8, 20), "#9ad0d8", 0.9)
    e.flat(shapes.oval(510, 1090, 150, 20), "#8a4a34", 0.6, blur=6)
    for x, tall in ((420, 46), (470, 60), (560, 54), (610, 40)):
        plants.flower(e, x, 1100, tall, "#e0507a", "#f2d26a", 6, 0.1, 0.34)
    e.shadow(210, 1120, 110, 260, 0.6)
    person(e, 200, 1124, 510, WANDERER, replace(STANDING, lean=2, nod=-4, near_hand=(34, -66), far_hand=(-4, -40)))
    with e.at(-4, -74):
        pack = shapes.smooth([(118, 846), (168, 836), (182, 900), (176, 968), (122, 972), (104, 910)], tension=0.8)
        e.solid(pack, "#5a6a3f", round=0.8)
        e.solid(shapes.limb([(112, 838), (146, 828), (180, 834)], [30, 32, 30]), "#c8a878", round=0.9)
        e.line([(118, 906), (148, 914), (178, 904)], "#3a3f28", 5, taper=False)


WANDERER = replace(WOMAN, coat="#b3264a", legs="#8a6a50", head=0.155, style="",
    animal=profile("#c98f6c", "#3a2420", "bob", 1.0, brow=0.9))


@card(98, "stair-into-the-sea", pearly("underwater", 0.52, 0.52))
def stair_into_the_sea(e: Easel) -> None:
    """Looking down a shell from above: it is a winding stair, and at its heart shines the sea it remembers;
    a woman goes down it with a lantern, and far below goes the child that she was.
    """
    air.sky(e, 1200, ["#0a2238", "#123a58", "#0f3050", "#0a2038"], strokes=0)
    for length in (90, 45):
        brush.repaint(e, length, 0.5, lambda x, y: math.degrees(math.atan2(y - 610, x - 410)) + 90)
    luck = e.chance.apart("sand")
    for _ in range(500):
        x, y = luck.between(0, 800), luck.between(0, 1200)
        e.flat(shapes.oval(x, y, luck.between(1, 3.4)), luck.pick(["#3f6a80", "#5a8a98", "#c0a673"]), 0.5, hand=0)
    brush.repaint(e, 44, 0.4, 40)
    centre = (410, 610)
    rim = shapes.smooth([(410 + math.cos(math.radians(a)) * 440 * (1 + 0.05 * math.sin(a / 12)),
            610 + math.sin(math.radians(a)) * 540) for a in range(0, 360, 15)])
    e.drop(rim, 20, 24)
    e.solid(rim, "#e8a896", round=0.2, bristle=1, hand=3)
    with e.inside(rim):
        for ray in range(60):
            angle = math.tau * ray / 60
            e.line([(410 + math.cos(angle) * 380, 610 + math.sin(angle) * 460),
                    (410 + math.cos(angle) * 450, 610 + math.sin(angle) * 560)], "#a86f60", 5, alpha=0.5)
    air.glow(e, *centre, 420, "#9affea", 0.5)
    places = furniture.spiral_steps(e, *centre, 380, 2.7, 70, "#f6d2bc", 0.13, 1.2)
    heart = shapes.oval(410, 612, 56, 64)
    e.canvas.save()
    e.canvas.clipPath(heart, True)
    brush.gradient(e, heart, [colour(code) for code in ("#dffff2", "#6fe0d8", "#2a9ab0")], 90)
    e.canvas.restore()
    with e.inside(heart):
        for y in (596, 620, 644):
            water.wave(e, [(340 + step * 20, y + (5 if step % 2 else -5)) for step in range(9)], 690, "#4ac0c8", 0.8)
        keepsakes.ship(e, 408, 606, 50)
    air.glow(e, 410, 612, 260, "#c9fff0", 0.75)
    e.pencil(heart, "#fffbe8", 4, 0.9)
    for index, (x, y) in enumerate(places[4:56:5]):
        size = 62 - index * 4.4
        if index == 1:
            continue
        e.glowing(shapes.oval(x, y, size * 0.09), "#ffe9b0", size * 0.3)
    x, y = places[7]
    e.flat_shadow(shapes.limb([(x, y), (x - 60, y + 30)], [40, 20]), 0.5, 6)
    person(e, x, y + 20, 300, replace(WOMAN, coat="#ff7a4d", head=0.16, style="",
            animal=profile("#d9a07a", "#a8a09a", "bun", 1.1, brow=0.5)),
            replace(WALKING, nod=14, near_hand=(24, -62)))
    keepsakes.lantern(e, x + 74, y - 156, 74)
    air.glow(e, x + 74, y - 126, 170, "#ffd98a", 0.25)
    x, y = places[24]
    seated(e, x, y + 10, 66, CAT, flip=True)
    x, y = places[38]
    person(e, x, y + 8, 56, replace(CHILD, coat="#f2c14b"), WALKING)
    for px, py, turn, shade in ((90, 120, 20, "#ff7a4d"), (700, 100, 200, "#f2c14b"), (730, 1120, 160, "#ff7a4d"),
            (80, 1090, -30, "#f2c14b")):
        e.flat_shadow(shapes.oval(px + 14, py + 26, 40, 14), 0.4, 6)
        fish(e, px, py, 92, shade, turn)
    for px, py, r in ((60, 640, 40), (760, 520, 34), (720, 860, 26), (150, 1170, 30)):
        e.drop(shapes.star(px, py, r, 5, 0.42, px), 8, 7)
        e.solid(shapes.star(px, py, r, 5, 0.42, px), "#e2705a", round=0.8)
    water.dancing_light(e, (0, 0, 800, 1200), 110, 0.16)
    water.bubbles(e, [(420 + luck.about(0, 30), 560 - step * 40) for step in range(12)], 13)


@card(99, "lost-property", family("lamp").lit_from(0.52, 0.3))
def lost_property(e: Easel) -> None:
    """At the office of lost things a king without a crown is waiting;
    the raven finds a shadow, a rainbow, somebody's first snow.
    """
    rooms.wallpaper(e, -20, 1000, "#4a3a4a", "#5a4656", "stripes", 80)
    shelf_y = (230, 420, 610)
    for y in shelf_y:
        e.solid(shapes.box(40, y, 720, 20, 3), "#7a4c34", round=0.5, flow=2)
    for x in (34, 390, 746):
        e.solid(shapes.box(x, 60, 20, 700, 3), "#6a4030", round=0.5, flow=88)
    brush.repaint(e, 28, 0.35, 88)
    air.glow(e, 416, 300, 560, "#ffc766", 0.5)
    glass = food.jar(e, 110, 230, 120, ("#c8e0f4", "#ffffff"), "#8a5638")
    with e.inside(glass):
        luck = e.chance.apart("first snow")
        for _ in range(34):
            e.flat(shapes.oval(luck.between(70, 150), luck.between(130, 226), luck.between(1.5, 4)), "#ffffff", 1,
                    hand=0)
        plants.pine(e, 110, 224, 50, "#3f6a6a", 1)
    for ring, shade in enumerate(("#e0503a", "#f2b04a", "#f2e06a", "#6ab86a", "#4a8ad0", "#8a5ab0")):
        e.pencil(shapes.smooth([(186, 230), (206 + ring * 2, 150 + ring * 7), (250, 122 + ring * 8),
                (294 - ring * 2, 150 + ring * 7), (316, 230)], closed=False), e.lit(shade, 0.2), 9, 1)
    e.solid(shapes.limb([(330, 224), (372, 224)], [13, 13]), "#c9963a")
    keepsakes.umbrella(e, 470, 224, 90, "#b8473f", 0, 0.2)
    toys.marble(e, 560, 196, 30, ("#4a8ad0", "#7fc08a", "#f4f8ff"))
    e.solid(shapes.box(540, 222, 40, 9, 2), "#8a5638")
    toys.rocking_horse(e, 670, 230, 130, "#f2e8d8")
    shade_figure = shapes.smooth([(90, 420), (84, 340), (98, 310), (92, 290), (108, 272), (124, 290), (118, 310),
            (132, 340), (128, 420)])
    e.flat(shade_figure, "#0c0814", 0.85)
    e.flat(shapes.limb([(120, 330), (150, 350), (160, 320)], [11, 10, 7]), "#0c0814", 0.85)
    clothes.glove(e, 212, 420, 90, "#c8453a", -6)
    clothes.sock(e, 268, 326, 84, "#3f8f86", "#f2e6c8")
    keepsakes.letter(e, 340, 390, 80, -8)
    machines.clock_face(e, 460, 362, 50, 4.5, rim="#b8863a")
    clothes.straw_hat(e, 570, 404, 120, "#3f6a9a", 2)
    for x in (640, 666, 692, 718):
        e.solid(shapes.cut(shapes.oval(x, 360, 13), shapes.oval(x, 360, 6)), "#d9a53a", rim=1)
        e.solid(shapes.limb([(x, 372), (x, 412)], [6, 6]), "#d9a53a")
        e.solid(shapes.box(x, 398, 13, 7), "#d9a53a", edge=0.2)
    keepsakes.ship(e, 120, 590, 110)
    for step, shade in enumerate(("#e0503a", "#f2b04a", "#7fb0c8")):
        keepsakes.balloon(e, 230 + step * 40, 560 - step % 2 * 20, 70, shade, (262, 606))
    sky.crescent(e, 350, 560, 34)
    keepsakes.suitcase(e, 470, 608, 100, "#8a5a3a")
    house(e, 580, 608, 70, 50, "#e0c8a0", "#a8403a", (1, 1), 1)
    with e.at(690, 566, 2.6):
        heads.hare_head(e, "#b08a66")
    e.solid(shapes.box(660, 588, 64, 20, 3), "#8a5638")
    furniture.counter(e, -20, 830, 840, 400, "#7a4630")
    for x, y in ((410, 90),):
        e.line([(x, -20), (x, y)], "#3a2a2a", 4, taper=False)
        e.solid(shapes.smooth([(x - 90, y + 70), (x - 40, y), (x + 40, y), (x + 90, y + 70)], tension=0.4), "#3f8f72",
                round=0.7, rim=1)
        e.glowing(shapes.oval(x, y + 70, 42, 15), "#fff0c0", 30)
        air.beam(e, (x, y + 70), (x, 900), 140, 640, "#ffd98a", 0.3)
    raven = Person(coat="#6a8ac0", legs="#2a2a3a", skin="#2a2740", head=0.26, glasses=False, animal=_raven_head,
            style="cap", hat="#4fb08a", trim="#f6e8c0")
    with e.inside(shapes.box(-20, -20, 840, 836)):
        person(e, 610, 1010, 470, raven, Pose(lean=6, nod=8, near_hand=(32, -58), far_hand=(30, -66)), flip=True)
    keepsakes.book(e, 520, 806, 130, "#3f6a5a", 0)
    e.solid(shapes.oval(690, 806, 34, 20), "#d9a53a", round=0.9, rim=1)
    e.solid(shapes.oval(690, 786, 7), "#d9a53a")
    e.shadow(240, 1170, 160, 160)
    king = replace(MAN, coat="#c8303f", trim="#fff8ea", style="short", beard=True, hair="#c8a070", skirt=True,
            legs="#f2e6c8", shoes="#c9963a")
    person(e, 230, 1180, 620, king, Pose(lean=6, nod=-2, near_hand=(28, -50), far_hand=(-2, -94), near_foot=(7, 0),
            far_foot=(-7, 0)))
    clothes.golden_crown(e, 660, 1120, 110, 14)
    e.flat_shadow(shapes.box(560, 1030, 240, 200), 0.45, 30)
    with e.at(590, 1180, 1):
        seated(e, 0, 0, 130, CAT, flip=False)


def _raven_head(e: Easel, shut: bool = False) -> None:
    e.solid(shapes.smooth([(4, -4), (16, -1), (26, 5), (14, 6), (4, 5)]), "#4a4450", round=0.6, hand=0.2)
    e.solid(shapes.oval(0, 0, 10.5, 10), "#2a2740", flow=40, bristle=0.8, hand=0.3)
    e.line([(6, 2), (16, 2.6), (24, 5)], "#15101a", 0.9)
    if shut:
        e.line([(2, -2), (4, -0.6), (6, -2)], "#e8d8b0", 1)
    else:
        e.flat(shapes.oval(4, -2, 2.6), "#f2e2b0", hand=0)
        e.flat(shapes.oval(4.6, -2, 1.4), "#15101a", hand=0)
    e.pencil(shapes.oval(4, -2, 4.2), e.tint("#e0b04a"), 0.9, 1)


@card(100, "drawing-the-night", family("dawn").lit_from(0.5,
        0.62).with_colours(sky=("#6f8fd0", "#f0b0b0", "#ffd098", "#ffe8b8")))
def drawing_the_night(e: Easel) -> None:
    """At bedtime a child on a chair pulls down the night over the window like a blind;
    the day goes on waiting behind it.
    """
    x: float
    rooms.wallpaper(e, -20, 980, "#a8809a", "#c09ab0", "leaf", 90)
    glass = shapes.box(130, 110, 540, 700)
    e.canvas.save()
    e.canvas.clipPath(glass, True)
    brush.gradient(e, glass, [colour(code) for code in ("#6fa0d8", "#f0b8a8", "#ffd898", "#fff0c0")], 90)
    e.canvas.restore()
    with e.inside(glass):
        sky.sun(e, 470, 700, 54)
        for x, y, wide in ((230, 640, 190), (600, 610, 170)):
            sky.cloud(e, x, y, wide, "#fff0e0", soft=1)
        with e.depth(0.4):
            e.solid(shapes.ridge(120, 680, 830, [740, 710, 740, 700, 730]), "#a8b890", round=0.1)
        e.solid(shapes.ridge(120, 680, 830, [780, 764, 770, 756, 770]), "#7fae6a", round=0.1)
        for x, y, wide in ((220, 786, 54), (290, 780, 46), (580, 784, 56)):
            house(e, x, y, wide, wide * 0.8, "#f6e6c8", "#d0604a", (1, 1), 0)
        plants.tree(e, 390, 800, 110)
        flock(e, [(330, 640), (360, 626), (390, 642)], 24, "#5a4a78")
    rooms.sash(e, glass, "#f2e8da", 2, 3, 16)
    brush.repaint(e, 30, 0.35, 88)
    air.glow(e, 430, 720, 520, "#ffe0a0", 0.45)
    blind = furniture.roller_blind(e, 112, 96, 576, 500)
    e.canvas.save()
    e.canvas.clipPath(blind, True)
    brush.gradient(e, blind, [colour(code) for code in ("#080e34", "#142058", "#2a3a88", "#5a5aa8")], 90)
    air.stars(e, 150, (112, 96, 688, 560))
    e.canvas.restore()
    with e.inside(blind):
        sky.crescent(e, 540, 230, 56)
        for x, y, wide in ((230, 300, 190), (560, 420, 200)):
            with e.depth(0.1):
                sky.cloud(e, x, y, wide, "#4a5aa0", soft=2)
        for index, x in enumerate((150, 220, 280, 350, 420, 490, 560, 620)):
            tall = 50 + (index * 37) % 60
            e.flat(shapes.polygon([(x - 30, 620), (x - 30, 590 - tall * 0.5), (x, 560 - tall * 0.6),
                    (x + 30, 590 - tall * 0.5), (x + 30, 620)]), "#101640")
            e.glowing(shapes.box(x - 9, 575 - tall * 0.2, 13, 16), "#ffd98a", 8)
        owl(e, 350, 496, 70, "#4a4a78", shining=True)
        e.flat_shadow(shapes.box(112, 90, 576, 40), 0.5, 12)
    e.pencil(blind, "#f2d9a0", 4, 0.9)
    for fringe in range(37):
        x = 120 + fringe * 15.4
        e.line([(x, 596 + 10 * math.sin(fringe / 36 * math.pi)), (x, 622 + 10 * math.sin(fringe / 36 * math.pi))],
                "#e0b04a", 4, taper=False)
    furniture.roller(e, 112, 92, 576)
    cord = [(400, 612), (402, 660), (398, 700)]
    e.line(cord, "#e0b04a", 5, taper=False)
    e.solid(shapes.cut(shapes.oval(398, 716, 17), shapes.oval(398, 716, 9)), "#c9913a", rim=1)
    stage.boards(e, 980, "#a87858")
    rug = e.solid(shapes.oval(400, 1110, 380, 80), "#5a7aa8", round=0.1, bristle=1)
    with e.inside(rug):
        for ring in range(30):
            angle = math.tau * ring / 30
            e.flat(shapes.oval(400 + math.cos(angle) * 334, 1110 + math.sin(angle) * 64, 16, 9), "#f2d9a8", 0.9)
    e.shadow(340, 1110, 110, 120)
    furniture.chair(e, 330, 1110, 260, "#c8603a")
    child = replace(CHILD, coat="#f2e6c8", legs="#f2e6c8", shoes="#d9503f", skirt=True, hair="#7a4226",
            style="nightcap", hat="#3d7c88", head=0.28)
    person(e, 334, 992, 320, child, replace(REACHING, near_hand=(20, -88), far_hand=(14, -84), lean=-6))
    rooms.bed(e, 660, 1150, 330)
    rooms.blanket(e, 660, 1150, 330, lump=0.2)
    with e.at(560, 1026, 3.2, -10):
        heads.bear_head(e, "#c99a5a", shut=True)
    e.solid(shapes.limb([(90, 1130), (90, 1090)], [70, 64]), "#d9a03a", round=0.8)
    for x, y, shade in ((60, 1160, "#d9503f"), (110, 1164, "#3d7c88")):
        e.solid(shapes.box(x - 22, y - 42, 44, 44, 4), shade, round=0.4)
    seated(e, 180, 1170, 120, CAT, nod=-20)
