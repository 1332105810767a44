"""Cards 66–70: a cinema, a house, a robot, a workshop and a mill that look after something great."""

from __future__ import annotations

import math
from dataclasses import replace

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs import buildings, food, glaze, heads, keepsakes, machines, plants, rooms, sky, water
from tools.painter.motifs.beasts import CAT, DEER, FOX, HARE, STAND, beast, humps, seated
from tools.painter.motifs.birds import butterfly, sparrow
from tools.painter.motifs.creatures import fish, whale
from tools.painter.motifs.houses import house
from tools.painter.motifs.people import (
    CARRYING,
    CHILD,
    GRANDFATHER,
    MAN,
    STANDING,
    WALKING,
    WOMAN,
    Person,
    Pose,
    person,
)


@card(66, "sea-at-the-pictures", family("desert").lit_from(0.66,
        0.4).with_colours(sky=("#1f4a6a", "#5a7a90", "#e8a878", "#f7c07a")))
def sea_at_the_pictures(e: Easel) -> None:
    """In the desert they show the sea; the first rows have taken off their shoes,
    for it has begun to run out of the screen.
    """
    x: float
    y: float
    air.sky(e, 800, flow=6)
    air.stars(e, 80, (0, 0, 800, 380))
    for far, heights in ((0.65, [760, 690, 740, 680, 750]), (0.35, [800, 790, 760, 800, 770])):
        with e.depth(far):
            e.solid(shapes.ridge(-20, 820, 1220, heights), "#d9976f", round=0.12, flow=-10)
    e.solid(shapes.ridge(-20, 820, 1220, [840, 820, 830, 820, 850]), "#dd9c5a", round=0.1, flow=-6, bristle=1)
    brush.repaint(e, 46, 0.5, -6)
    for x in (150, 690):
        e.solid(shapes.limb([(x, 860), (x, 220)], [22, 18]), "#6a4034", round=0.8)
    screen = shapes.box(136, 230, 570, 470, 6)
    e.drop(screen, 12, 14)
    e.solid(screen, "#fff6e0", round=0.05)
    picture = shapes.box(156, 250, 530, 430)
    e.canvas.save()
    e.canvas.clipPath(picture, True)
    brush.gradient(e, picture, [colour(code) for code in ("#7fd0e8", "#c8f0ec", "#fff2d0")], 90)
    e.canvas.restore()
    with e.inside(picture):
        sky.sun(e, 560, 400, 30)
        sky.cloud(e, 280, 330, 190, "#ffffff")
        water.sea(e, 460, 700, ["#7fd8d8", "#2a9ab0", "#146a90"], 0.9, 60)
        keepsakes.ship(e, 300, 520, 170)
        for row, y in enumerate((540, 590, 640)):
            water.wave(e, [(130 + step * 48, y + (16 if (step + row) % 2 else -12)) for step in range(14)], 720,
                    ("#3fb0c0", "#2a8fae", "#1c7aa0")[row], 1)
        whale(e, 560, 570, 120)
    air.glow(e, 420, 480, 560, "#e8fff6", 0.35)
    flood = shapes.smooth([(154, 664), (420, 660), (688, 664), (716, 740), (742, 830), (690, 890), (600, 884),
            (520, 936), (420, 912), (330, 960), (240, 906), (140, 900), (84, 830), (124, 740)], tension=0.9)
    e.wash(flood, ["#1c7aa0", "#4ab8c4", "#a8e8e0"], 90)
    with e.inside(flood):
        for row, y in enumerate((720, 770, 830, 890)):
            water.wave(e, [(80 + step * 58, y + (10 if (step + row) % 2 else -10)) for step in range(13)], y + 44,
                    ("#2a8fae", "#3fa6b8", "#5ab8c0", "#7fcac8")[row], 0.8)
    luck = e.chance.apart("foam")
    for x, y in shapes.walk(flood, 9)[0]:
        if y > 690:
            e.flat(shapes.blob(x + luck.about(0, 5), y + luck.about(0, 5), luck.between(3, 9), luck.between(2, 6), luck,
                    0.2), "#ffffff", 0.9)
    water.splash(e, 300, 700, 70)
    water.splash(e, 560, 700, 80)
    fish(e, 470, 800, 56, "#ff7a3d", -20)
    for x, y, size, build in ((180, 930, 130, FOX), (640, 950, 140, HARE),
            (300, 985, 120, replace(CAT, fur="#5a4a5a"))):
        e.shadow(x, y, 60, 90)
        seated(e, x, y, size, build, back=True, flip=x > 400)
    e.shadow(470, 960, 70, 90)
    bather = replace(WOMAN, coat="#b3264a", legs="#f0bf98", shoes="#f0bf98", hair="#e6e2dc", style="bun", head=0.17)
    person(e, 462, 950, 280, bather, replace(STANDING, near_hand=(25, -36), far_hand=(-25, -36), near_foot=(7, 0),
            far_foot=(-7, 0)), back=True)
    for x in (540, 572):
        e.solid(shapes.limb([(x, 1000), (x + 20, 1000)], [13, 10]), "#3a1a30")
    e.shadow(690, 1150, 130, 110)
    humps(e, 700, 1150, 170, flip=True)
    machines.projector(e, 110, 1190, 300)
    air.beam(e, (212, 968), (420, 440), 30, 560, "#fff6d8", 0.42)
    air.motes(e, 40, (160, 460, 560, 980), "#fff6d8", 2)
    with e.at(34, 1190):
        person(e, 20, 10, 250, replace(GRANDFATHER, coat="#16707a", style="hat", hat="#b3264a"),
                replace(STANDING, near_hand=(26, -60)))


@card(67, "house-of-four-seasons", family("morning").lit_from(0.1, 0.16))
def house_of_four_seasons(e: Easel) -> None:
    """On every floor of this house it is another season; a guest with a suitcase looks for his room."""
    air.sky(e, 1200, ["#6f9ac0", "#a8c8d4", "#e8e4d0", "#f6e8cc"], flow=-30)
    for x, y, wide in ((90, 120, 240), (730, 260, 220), (60, 560, 200), (760, 640, 180)):
        with e.depth(0.2):
            sky.cloud(e, x, y, wide)
    brush.repaint(e, 50, 0.5, -20)
    e.solid(shapes.ridge(-20, 820, 1220, [1130, 1120, 1126, 1120, 1130]), "#7fa862", round=0.1)
    e.flat_shadow(shapes.polygon([(640, 1140), (830, 1160), (830, 300), (700, 200)]), 0.3, 16)
    shell = shapes.box(100, 140, 590, 1000)
    buildings.bricks(e, shell, "#b87860", 40)
    roof = shapes.smooth([(60, 150), (250, 30), (540, 30), (730, 150), (400, 166)], tension=0.3)
    e.solid(roof, "#eef3f8", round=0.4)
    e.solid(shapes.box(560, -10, 60, 90), "#a05a4a")
    e.solid(shapes.smooth([(60, 150), (160, 180), (240, 156), (340, 186), (430, 158), (540, 182), (640, 156),
            (730, 150), (640, 120), (160, 120)]), "#ffffff", round=0.6)
    floors = (
        (170, ("#8fa8c8", "#c8d4e4", "#eef2f6"), _winter), (412, ("#b8705a", "#e0a060", "#f2cf90"), _autumn),
        (654, ("#5ab0d8", "#b8e4ec", "#fbf4cc"), _summer), (896, ("#a8cfe0", "#f4dce0", "#e6f0d0"), _spring),
    )  # fmt: skip
    for top, shades, fill in floors:
        room = shapes.box(124, top, 390, 214, 4)
        e.wash(room, shades, 90, 0.6)
        with e.inside(room):
            fill(e, top)
            e.flat_shadow(shapes.cut(shapes.box(100, top - 20, 440, 260), shapes.box(136, top + 18, 420, 260)), 0.4, 12)
        e.pencil(room, "#5a3430", 5, 0.9)
        e.solid(shapes.box(108, top + 212, 574, 24, 3), "#7a4a3c", round=0.5, flow=2)
        stairwell = shapes.box(530, top, 138, 214, 4)
        e.wash(stairwell, ["#e8cfa8", "#c9a480"], 90)
        with e.inside(stairwell):
            for step in range(9):
                e.solid(shapes.box(530 + step * 16, top + 208 - step * 24, 22, 240, 1),
                        colour("#8a5a44").darker(0.02 * step), round=0.3, edge=0.5)
            e.line([(536, top + 150), (662, top - 30)], "#4a2c28", 6, taper=False)
        e.pencil(stairwell, "#5a3430", 5, 0.9)
    person(e, 584, 786, 130, replace(MAN, coat="#c85f2f", scarf="#2f6fa0"), replace(WALKING, nod=-8))
    keepsakes.suitcase(e, 560, 800, 46, "#6a4a34", 8)
    keepsakes.door(e, 598, 1136, 150, beyond=("#fff3c8", "#ffd98a"), frame="#5a3430")
    keepsakes.door_leaf(e, 598, 1136, 150, "#2f6b5e", 0.5)
    for x, tall in ((40, 300), (760, 260)):
        plants.tree(e, x, 1150, tall)
    beast(e, 720, 1180, 70, CAT, STAND)
    plants.grass(e, -10, 810, 1215, 70, 130)


def _winter(e: Easel, top: float) -> None:
    for x in (180, 250, 460):
        plants.pine(e, x, top + 190, 130, "#4d6f80", 1)
    e.solid(shapes.ridge(110, 530, top + 230, [top + 184, top + 170, top + 186, top + 176, top + 180]), "#ffffff",
            round=0.2)
    person(e, 340, top + 196, 100, replace(CHILD, coat="#c7362f", style="beanie"), WALKING)
    e.solid(shapes.limb([(300, top + 200), (390, top + 202)], [6, 6]), "#8a5a34")
    luck = e.chance.apart("room snow")
    for _ in range(60):
        e.flat(shapes.oval(luck.between(124, 514), luck.between(top, top + 210), luck.between(1.5, 4)), "#ffffff", 0.9,
                hand=0)


def _autumn(e: Easel, top: float) -> None:
    plants.tree(e, 210, top + 200, 190, plants.AUTUMN, lean=8)
    e.solid(shapes.ridge(110, 530, top + 230, [top + 190, top + 182, top + 190, top + 180, top + 188]), "#a8703a",
            round=0.2)
    person(e, 400, top + 198, 120, replace(WOMAN, coat="#7a3f52", scarf="#e0b04a"),
            replace(STANDING, near_hand=(22, -74)))
    keepsakes.umbrella(e, 428, top + 118, 110, "#c8382f", 8)
    luck = e.chance.apart("room leaves")
    plants.petals(e, [(luck.between(130, 510), luck.between(top, top + 200)) for _ in range(26)], 15, plants.AUTUMN)


def _summer(e: Easel, top: float) -> None:
    sky.sun(e, 440, top + 62, 28)
    water.sea(e, top + 120, top + 230, ["#8fe0e0", "#2f9ab8"], 0.6, 20)
    keepsakes.ship(e, 250, top + 150, 90)
    e.solid(shapes.smooth([(300, top + 230), (360, top + 180), (530, top + 170), (530, top + 230)]), "#ecd49a",
            round=0.2)
    keepsakes.umbrella(e, 440, top + 200, 110, "#e4603f", 12)
    person(e, 380, top + 204, 100, replace(CHILD, coat="#2f6fa0", style="hat", hat="#f2d98a"), replace(STANDING))


def _spring(e: Easel, top: float) -> None:
    plants.tree(e, 410, top + 200, 190, plants.BLOSSOM)
    e.solid(shapes.ridge(110, 530, top + 230, [top + 180, top + 190, top + 182, top + 192, top + 184]), "#8ab85a",
            round=0.2)
    for index in range(10):
        plants.flower(e, 140 + index * 38, top + 208, 40, ("#d43d5a", "#f2b84b", "#ffffff")[index % 3], "#f2c84b", 6,
                0.05, 0.3)
    beast(e, 220, top + 200, 66, HARE, STAND)


@card(68, "heart-with-a-nest", family("forest").lit_from(0.4, 0.06))
def heart_with_a_nest(e: Easel) -> None:
    """The old machine in the wood does not move any more, on purpose: there are young birds in its breast."""
    air.sky(e, 1200, ["#dfe8a8", "#a6c88a", "#6a9f72", "#2f5f54"], flow=86)
    for far, count, base in ((0.78, 10, 900), (0.55, 7, 960)):
        luck = e.chance.apart("trunks", far)
        with e.depth(far):
            for index in range(count):
                x, wide = (index + luck.between(0.1, 0.9)) * 820 / count, luck.between(30, 64)
                e.solid(shapes.limb([(x, -40), (x + luck.about(0, 24), 500), (x, base)],
                        [wide * 0.6, wide * 0.8, wide]), "#4a5a3a", flow=88)
            e.solid(shapes.ridge(-20, 820, 1220, [base, base - 20, base, base - 24, base]), "#5a7a44", round=0.1)
    water.shafts(e, (240, 380, 520, 660), 1100, 0.5)
    e.solid(shapes.ridge(-20, 820, 1220, [1010, 1030, 1000, 1020, 1000]), "#4a6a34", round=0.15, bristle=1)
    brush.repaint(e, 42, 0.5, 86)
    with e.depth(0.3):
        beast(e, 690, 1000, 190, DEER, flip=True)
    e.shadow(390, 1090, 330, 260, 0.6)
    machines.robot(e, 380, 1090, 760, "#86a09a", (50, -62), 12)
    air.glow(e, 380, 740, 300, "#ffcf7a", 0.7)
    e.glowing(shapes.smooth([(380, 786), (336, 740), (338, 712), (360, 702), (380, 720), (400, 702), (422, 712),
            (424, 740)]), "#ff9a5a", 30)
    nest = shapes.smooth([(290, 826), (310, 870), (380, 884), (450, 870), (470, 826), (420, 846), (340, 846)])
    e.solid(nest, "#8a6a3a", bristle=1)
    luck = e.chance.apart("nest")
    for _ in range(50):
        x = luck.between(290, 460)
        e.line([(x, 830 + luck.between(0, 40)), (x + luck.about(0, 60), 830 + luck.between(0, 46))],
                luck.pick(["#c9a45a", "#6a4a2a", "#e0c080"]), 3)
    for x in (336, 380, 424):
        e.solid(shapes.oval(x, 820, 19, 21), "#8a9ab0", round=0.8)
        e.solid(shapes.polygon([(x - 9, 808), (x, 786), (x + 9, 808)]), "#f2a53a")
        e.solid(shapes.polygon([(x - 5, 806), (x, 794), (x + 5, 806)]), "#c8382f", edge=0)
        for side in (-8, 8):
            e.flat(shapes.oval(x + side, 816, 3), "#15101a", hand=0)
    sparrow(e, 806, 590, 90, flip=True)
    sparrow(e, 300, 320, 70, "#4f7a9a", "#f2e6d0")
    for place in ((250, 560), (560, 590), (330, 1070), (520, 1080), (250, 900), (560, 330)):
        for _ in range(5):
            blob = shapes.blob(place[0] + luck.about(0, 40), place[1] + luck.about(0, 14), 22, 12, luck, 0.25)
            e.solid(blob, luck.pick(["#6a9a3a", "#8ab04a", "#4f7a34"]), edge=0.2)
    ivy = [(590, 1080), (640, 960), (560, 860), (620, 740), (580, 660)]
    e.line(ivy, "#4f7a34", 7)
    for x, y in shapes.spine(ivy, 5):
        for side in (-1, 1):
            e.solid(shapes.leaf((x, y), (x + side * 34, y - 22), 20), luck.pick(["#6a9a3a", "#4f8a44"]), hand=0.6)
    for x, y, tall, cap in ((120, 1130, 110, "#e8603a"), (180, 1150, 74, "#d9a53a"), (690, 1140, 100, "#e8603a")):
        plants.mushroom(e, x, y, tall, cap)
    for x, tall, sway in ((20, 240, 0.4), (770, 280, -0.5), (560, 150, 0.3)):
        plants.fern(e, x, 1215, tall, sway)
    plants.grass(e, -10, 810, 1215, 90, 130, ("#3f6a34", "#6a9a3a"), 0.4)
    for x, y, turn in ((230, 470, 20), (620, 470, -30)):
        butterfly(e, x, y, 54, "#f2a23c", turn)
    air.motes(e, 40, (100, 300, 720, 1050), "#fdffb8", 2.6)


@card(69, "moon-under-repair", family("lamp").lit_from(0.5, 0.5))
def moon_under_repair(e: Easel) -> None:
    """Tonight the sky is empty: the moon is in the workshop, and the old man is mending its edge."""
    x: float
    y: float
    wall = shapes.box(-20, -20, 840, 960)
    e.solid(wall, "#5a4048", round=0.05, flow=88, bristle=1)
    with e.inside(wall):
        for plank in range(11):
            e.line([(plank * 80 + 10, -20), (plank * 80 + 6, 940)], "#2a1a28", 5, taper=False, alpha=0.7)
    glass = shapes.smooth([(230, 60), (570, 60), (610, 330), (190, 330)], tension=0.08)
    e.canvas.save()
    e.canvas.clipPath(glass, True)
    brush.gradient(e, glass, [colour(code) for code in ("#060820", "#141c4a", "#2a3470")], 90)
    air.stars(e, 60, (190, 60, 610, 330))
    hole = shapes.crescent(400, 180, 62, turn=-20)
    e.canvas.drawPath(hole, glaze.exact("#03040f", 0.9))
    e.pencil(hole, "#8a96d0", 2.4, 0.9)
    e.canvas.restore()
    rooms.sash(e, glass, "#6a4434", 3, 2, 14)
    e.line([(400, -20), (400, 90)], "#2a1a20", 5, taper=False)
    brush.repaint(e, 36, 0.4, 88)
    machines.tools_on_wall(e, 60, 420, 104)
    for x, y, wide in ((590, 420, 190), (590, 560, 190)):
        e.solid(shapes.box(x, y, wide, 14, 3), "#7a4a30", round=0.5)
    for index, (x, y, tall, shades) in enumerate(((620, 420, 90, ("#fff0b0", "#ffcf5a")),
            (684, 420, 76, ("#bfe6ff", "#5a9ad0")), (740, 420, 96, ("#ffd0c0", "#e2705a")),
            (640, 560, 80, ("#e8d0ff", "#8a6ac0")), (716, 560, 92, ("#fff6d0", "#f2b84b")))):
        glass_jar = food.jar(e, x, y, tall, shades, "#6a4434")
        with e.inside(glass_jar):
            luck = e.chance.apart("stars in jar", index)
            for _ in range(5):
                e.glowing(shapes.star(x + luck.about(0, 22), y - tall * luck.between(0.2, 0.6), 8, 5, 0.45,
                        luck.about(0, 30)), "#fffbe0", 5)
    floor = shapes.box(-20, 930, 840, 290)
    e.solid(floor, "#6a4434", round=0.1, flow=2, bristle=1)
    e.flat_shadow(shapes.oval(420, 1060, 330, 60), 0.6, 20)
    for leg in (140, 660):
        e.solid(shapes.polygon([(leg - 26, 900), (leg + 26, 900), (leg + 34, 1090), (leg - 34, 1090)]), "#5a3428",
                round=0.5)
    e.solid(shapes.box(90, 860, 630, 56, 6), "#8a5638", round=0.4, flow=2, bristle=1)
    air.glow(e, 400, 620, 560, "#ffe9a8", 0.75)
    moon = shapes.crescent(400, 640, 230, 0.72, -24)
    e.glowing(moon, "#ffeeb4", 40)
    with e.inside(moon):
        luck = e.chance.apart("craters")
        for _ in range(16):
            x, y, reach = luck.between(180, 500), luck.between(420, 860), luck.between(9, 26)
            e.flat(shapes.oval(x, y, reach, reach * 0.8), "#c9964a", 0.5)
            e.flat(shapes.oval(x + 3, y + 3, reach * 0.8, reach * 0.6), "#fff6d0", 0.4)
        patch = shapes.box(206, 690, 84, 70, 6)
        e.solid(shapes.turned(patch, 20, (248, 725)), "#d9a04a", round=0.3, rim=1)
    for at in range(4):
        e.flat(shapes.oval(222 + at % 2 * 54, 706 + at // 2 * 46, 4), "#5a3020")
    brush.dry(e, moon, [colour("#fff6d0"), colour("#e8c070")], 40, 0.0, 40)
    for side in (-1, 1):
        e.solid(shapes.box(400 + side * 130 - 24, 812, 48, 54, 4), "#4a4a58", rim=1)
        e.line([(400 + side * 154, 834), (400 + side * 200, 834)], "#8a8f9a", 9, taper=False)
    e.shadow(600, 1110, 100, 160)
    smith = replace(GRANDFATHER, coat="#3b6a8c", legs="#4a3a44", style="bald", glasses=True, trim=None)
    person(e, 580, 1120, 470, smith, Pose(lean=10, nod=4, near_hand=(32, -76), far_hand=(30, -58), near_foot=(10, 0),
            far_foot=(-12, 0)), flip=True)
    e.solid(shapes.limb([(436, 770), (380, 700)], [11, 10]), "#a8703f")
    with e.at(374, 694, 1, -46):
        e.solid(shapes.box(-18, -34, 34, 68, 5), "#9aa0aa", rim=1)
    for spark in range(14):
        luck = e.chance.apart("spark", spark)
        angle = luck.between(-2.8, -0.2)
        reach = luck.between(30, 120)
        e.glowing(shapes.star(330 + math.cos(angle) * reach, 710 + math.sin(angle) * reach, luck.between(4, 9), 4, 0.3),
                "#fff6c8", 6)
    seated(e, 170, 860, 130, CAT)
    e.solid(shapes.box(60, 1040, 130, 100, 6), "#8a5638", round=0.4)
    for index in range(7):
        e.glowing(shapes.star(76 + index * 16, 1036 - (index % 3) * 14, 16, 5, 0.45, index * 25), "#ffe9a0", 8)
    keepsakes.ladder(e, (720, 1150), (690, 360), 60)


@card(70, "star-mill", family("moon").lit_from(0.3, 0.14))
def star_mill(e: Easel) -> None:
    """The mill on the hill grinds stars; mice carry home the flour, and the spilt flour is the Milky Way."""
    air.sky(e, 900, ["#080d2e", "#1a2560", "#4a4f94", "#a884a4"], flow=-26)
    luck = e.chance.apart("milk")
    line = shapes.spine([(-40, 60), (180, 160), (420, 300), (560, 520), (520, 700)], 30)
    for x, y in line:
        for _ in range(5):
            reach = luck.between(14, 50)
            e.flat(shapes.oval(x + luck.about(0, 110), y + luck.about(0, 80), reach, reach * 0.6), "#dcd8f4", 0.16,
                    blur=14)
    for x, y in line:
        for _ in range(7):
            e.flat(shapes.oval(x + luck.about(0, 120), y + luck.about(0, 90), luck.between(0.8, 2.8)), "#fffbe8",
                    luck.between(0.4, 1), hand=0)
    air.stars(e, 150, (0, 0, 800, 760))
    for far, heights in ((0.6, [900, 850, 880, 840, 900]), (0.35, [960, 930, 950, 900, 940])):
        with e.depth(far):
            e.solid(shapes.ridge(-20, 820, 1220, heights), "#4a5893", round=0.1)
            for index in range(9):
                plants.pine(e, 30 + index * 90 + luck.about(0, 30), heights[2] + 20, luck.between(60, 120), "#34427a")
    brush.repaint(e, 44, 0.45, -20)
    hill = shapes.smooth([(-40, 1240), (-40, 1110), (200, 1010), (440, 880), (620, 850), (760, 880), (840, 940),
            (840, 1240)])
    e.solid(hill, "#3f5a6a", round=0.2, bristle=1)
    buildings.windmill(e, 590, 880, 460, "#d8d0c8", "#8a4a5a", 24, "#f0ead8")
    for x, y, size, turn in ((590, 116, 24, 0), (360, 380, 26, 20), (720, 190, 22, 10), (816, 470, 24, 30),
            (440, 180, 18, 8), (300, 250, 20, 4), (690, 330, 16, 0), (470, 560, 20, 12)):
        e.glowing(shapes.star(x, y, size, 5, 0.45, turn), "#ffe9a0", 16)
    path = shapes.smooth([(570, 876), (606, 876), (560, 960), (430, 1010), (420, 1090), (560, 1240), (260, 1240),
            (250, 1090), (330, 990), (500, 940)])
    e.wash(path, ["#fffbe8", "#c8c4e4", "#a8a8d8"], 90)
    brush.spatter(e, "#ffffff", 200, (240, 880, 620, 1200), 3)
    for x, y, tall, coat, flip in ((500, 960, 84, "#c85b6e", True), (330, 1040, 120, "#3f7f8f", True),
            (420, 1150, 190, "#c98a3a", True)):
        e.shadow(x, y, tall * 0.3)
        carrier = Person(coat=coat, legs="#3a3450", skin="#a8a0b0", shoes="#a8a0b0", head=0.34, animal=heads.mouse_head)
        person(e, x, y, tall, carrier, replace(CARRYING, lean=14, near_hand=(4, -72), far_hand=(-2, -72),
                near_foot=(13, 0), far_foot=(-12, -3)), flip=flip)
        with e.at(x + tall * 0.2, y - tall * 0.5, tall / 100, 16):
            e.solid(shapes.smooth([(-16, 14), (-20, -10), (-8, -26), (8, -26), (20, -10), (16, 14), (0, 18)]),
                    "#e8dcc4", round=0.9)
            e.line([(-8, -22), (8, -22)], "#8a5a34", 3)
            e.glowing(shapes.star(0, -4, 9, 5, 0.45), "#ffe27a", 6)
    house(e, 130, 1120, 130, 96, "#c0a090", "#7a4a5a", (2, 1), 1)
    e.glowing(shapes.star(130, 986, 17, 5, 0.45), "#ffe27a", 12)
    for puff, (x, y, reach) in enumerate(((170, 960, 13), (186, 924, 18), (176, 880, 24))):
        e.flat(shapes.blob(x, y, reach, reach * 0.8, e.chance.apart("smoke", puff), 0.2), "#d8d4ee", 0.4, blur=5)
    plants.wheat(e, 700, 1210, 220)
    for x, tall in ((640, 190), (670, 240), (740, 250), (776, 200), (30, 180), (70, 150)):
        plants.wheat(e, x, 1215, tall, 0.14, "#c9b070")
    air.glow(e, 588, 860, 160, "#ffd98a", 0.5)
