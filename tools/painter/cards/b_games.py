"""Cards 86–90: dolls, cards, marbles, a doll's house and a boat of paper, each with somebody in it."""

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
    food,
    furniture,
    glaze,
    heads,
    keepsakes,
    plants,
    rooms,
    sky,
    stage,
    toys,
    water,
)
from tools.painter.motifs.birds import bird, sparrow
from tools.painter.motifs.houses import house, lighthouse
from tools.painter.motifs.people import (
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


@card(86, "smallest-of-all", family("theatre").lit_from(0.9,
        0.72).with_colours(sky=("#241028", "#4a1a38", "#8a2f3a", "#c8603a")))
def smallest_of_all(e: Easel) -> None:
    """One doll was in another, and that in a third;
    out of the last one steps a real girl with a suitcase, towards the light.
    """
    air.sky(e, 900, flow=80)
    door = shapes.polygon([(660, 470), (830, 450), (830, 1010), (660, 990)])
    e.glowing(door, "#ffe6a8", 60)
    air.glow(e, 740, 740, 640, "#ffd98a", 0.6)
    stage.boards(e, 900, "#8a5638", 560)
    brush.repaint(e, 38, 0.4, 84)
    air.beam(e, (740, 800), (60, 1130), 120, 420, "#ffe6a8", 0.5)
    dolls = (
        (190, 985, 640, "#4f86b0", "#d8404a"), (420, 1040, 450, "#d9a03a", "#3f8a68"),
            (560, 1096, 310, "#9a4f86", "#f0b83a"), (470, 1164, 200, "#4f9a72", "#e0603a"),
    )  # fmt: skip
    for index, (x, y, tall, shade, scarf) in enumerate(dolls):
        e.shadow(x, y, tall * 0.5, tall * 0.5, 0.6)
        with e.at(x, y - tall * 0.62, 1, (-13, 12, -14, -20)[index]), e.at(-x - tall * 0.03,
                -(y - tall * 0.62) - tall * 0.14):
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
    e.solid(shapes.ridge(x, x + w, y + h, [y + h * 0.66, y + h * 0.58, y + h * 0.64, y + h * 0.56, y + h * 0.66]),
            ground, round=0.1)
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


@card(87, "tiptoe-wind", family("moon").lit_from(0.82, 0.12).with_colours(sky=("#0c1440", "#26387c", "#5a64a4",
        "#8f86b4")))
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
    _wind(e)
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
            e.solid(shapes.box(left + wide * 0.34, y - tall - 11, count * wide - wide * 0.68, 11, 2), "#f6ecd8",
                    round=0.4, rim=1, hand=0.8)
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
    """The wind: a tall pale fellow on tiptoe behind the house, a finger on his lips, his coat still blowing."""
    luck = e.chance.apart("gusts")
    air.glow(e, 190, 330, 330, "#c8d8ff", 0.45)
    with e.veil(0.86):
        for sweep in range(9):
            y = 470 + sweep * 58
            reach = luck.between(120, 220)
            line = [(150, y), (60, y + 30 + luck.about(0, 20)), (150 - reach, y - 10), (110 - reach, y - 60)]
            e.solid(shapes.limb(line, [70, 54, 26, 4]), "#a8b8ea", round=0.6, rim=0.8, edge=0.1, flow=10)
        fellow = Person(coat="#b8c6f2", legs="#98a8e0", shoes="#dbe4ff", skin="#f0f3ff", hair="#ffffff", style="curls",
            head=0.24, scarf="#e8eeff")
        person(e, 150, 1050, 850, fellow, Pose(hip=(0, -45), lean=5, nod=6, near_hand=(17, -73), far_hand=(-24, -52),
            near_foot=(10, 0), far_foot=(-8, -9)))
        e.solid(shapes.limb([(292, 440), (296, 384)], [20, 13]), "#f0f3ff", edge=0.4)
    for x, y, reach in ((60, 250, 46), (30, 380, 34), (350, 190, 30)):
        e.line(shapes.curl(x, y, reach, 1.6, 160), "#dbe6ff", 5, alpha=0.6)



@card(88, "marbles-with-night", family("aurora").lit_from(0.47, 0.62))
def marbles_with_night(e: Easel) -> None:
    """A child plays marbles with Night herself; it is a good game, and the little blue one is the child's favourite."""
    air.sky(e, 1200, ["#0a0c2a", "#141c50", "#2a2a6a", "#1c2458", "#0e1236"], strokes=0)
    for length in (90, 45):
        brush.repaint(e, length, 0.5, lambda x, y: math.degrees(math.atan2(y - 740, x - 380)) + 90)
    air.stars(e, 200, (0, 0, 800, 1200))
    with e.veil(0.7, 12, "Screen"):
        for arm in range(2):
            for step in range(60):
                angle = arm * math.pi + step * 0.11
                reach = 60 + step * 8.4
                x, y = 376 + math.cos(angle) * reach, 744 + math.sin(angle) * reach * 0.5
                e.canvas.drawPath(shapes.oval(x, y, 26 + step * 0.7, 15 + step * 0.3), glaze.shine("#3a4a9a", 0.4))
    for reach in (96, 168, 250, 330, 404):
        e.pencil(shapes.oval(376, 744, reach, reach * 0.42), "#9adcd0", 2.6, 0.75)
    brush.repaint(e, 40, 0.3, 0)
    _night(e)
    e.glowing(shapes.oval(376, 744, 46), "#ffe27a", 60)
    air.glow(e, 376, 744, 420, "#ffdf8a", 0.55)
    planets = (
        (300, 712, 20, ("#c8a080", "#8a6a5a"), None), (536, 760, 30, ("#e8b070", "#c8783f", "#f6dca8"), None),
            (372, 884, 38, ("#3f8fe0", "#5fc08a", "#f4f8ff"), None),
        (610, 664, 34, ("#d9603f", "#a83f2f"), None), (116, 700, 62, ("#e0b080", "#b87a4f", "#f6e2c0", "#c8905f"),
            None), (640, 862, 54, ("#e8d090", "#c8a85a"), "#d8c8a0"),
        (470, 600, 26, ("#9ae0d8", "#5ab0b8"), None),
    )  # fmt: skip
    for x, y, radius, shades, ring in sorted(planets, key=lambda planet: planet[1]):
        e.flat_shadow(shapes.oval(x + (x - 376) * 0.12, y + radius * 0.9 + (y - 744) * 0.06, radius * 0.9,
                radius * 0.3), 0.6, radius * 0.2)
        toys.marble(e, x, y, radius, shades, ring)
    person(e, 150, 1180, 520, replace(CHILD, coat="#ff7f5a", legs="#4a5a9a", hair="#3a2420", scarf="#ffd05a"),
            replace(KNEELING, lean=24, near_hand=(38, -28), far_hand=(20, -12), nod=6))
    toys.marble(e, 366, 1022, 26, ("#bff0e0", "#7ad0c8", "#ff9ad0"))
    for x, y, r, shades in ((60, 1150, 24, ("#ff9ad0", "#c85a9a")), (100, 1184, 20, ("#ffd05a", "#e8903a"))):
        toys.marble(e, x, y, r, shades)
    sky.falling_star(e, 700, 1010, 190, 20)


def _night(e: Easel) -> None:
    """Night: a great woman in a cloak of stars, who leans down from the top over the game."""
    cloak = shapes.smooth([(300, -40), (380, 120), (330, 260), (420, 420), (560, 560), (700, 600), (840, 640),
            (840, -40)])
    e.canvas.save()
    e.canvas.clipPath(cloak, True)
    brush.gradient(e, cloak, [colour(code) for code in ("#1a1250", "#3a2a80", "#5a3f94", "#2f2a6a")], 70)
    air.stars(e, 90, (300, 0, 800, 640))
    for fold in range(6):
        e.line([(420 + fold * 70, -20), (470 + fold * 60, 240), (520 + fold * 70, 600)], "#12103a", 16, alpha=0.5)
    e.canvas.restore()
    e.pencil(cloak, "#9adcd0", 4, 0.8)
    with e.at(560, 250, 12, 24, flip=True):
        e.solid(shapes.smooth([(-12, 12), (-16, -6), (-6, -16), (8, -14), (13, -4), (9, -2), (4, -8), (-4, -6),
                (-6, 8)]), "#1a1440", round=0.5, rim=1)
        face = shapes.smooth([(0, -10), (7.4, -7), (9.4, 0.6), (7.4, 6.6), (2, 10), (-5.4, 8.4), (-8, 1.4), (-7, -6.6)])
        e.solid(face, "#a8b4e8", round=0.5, rim=0.9)
        for at in (3, 7.6):
            e.line([(at - 2, 0.2), (at, 1.6), (at + 1.8, 0.4)], "#1a1440", 0.9, lit=False)
        e.line([(3, 5.6), (5.4, 6.6), (7.2, 5.4)], "#5a2f6a", 1.1)
        e.solid(shapes.smooth([(-9, 6), (-14, -8), (-4, -15), (8, -12), (10, -6), (2, -9), (-5, -5)]), "#2a2060",
                round=0.5, rim=1, bristle=0.9)
        e.glowing(shapes.crescent(-1, -12, 3.4, turn=-60), "#fff0c0", 2)
    arm = [(660, 460), (560, 520), (500, 560)]
    e.solid(shapes.limb(arm, [110, 76, 56]), "#3a2a80", round=0.6, rim=1)
    e.solid(shapes.oval(486, 572, 36, 26, -20), "#a8b4e8", round=0.6, rim=0.9)


@card(89, "story-for-one-eye", family("lamp").lit_from(0.36, 0.5))
def story_for_one_eye(e: Easel) -> None:
    """Someone enormous looks in at the window of the doll's house every evening; the mice have begun to read to her."""
    px: float
    py: float
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
                e.solid(shapes.smooth([(column * 38 - 20 + row % 2 * 19, row * 30),
                        (column * 38 + 14 + row % 2 * 19, row * 30), (column * 38 - 3 + row % 2 * 19, row * 30 + 34)],
                        tension=0.6), colour("#9a4a42").darker(0.05 * ((row + column) % 4)), round=0.5, edge=0.3)
    for x, y, w, h, wall, pattern, _kind in rooms_at:
        room = shapes.box(x, y, w, h)
        e.solid(room, wall, round=0.05, bristle=0.7, edge=0)
        with e.inside(room):
            luck = e.chance.apart("paper", x, y)
            for row in range(8):
                for column in range(12):
                    px, py = x + column * 42 + (21 if row % 2 else 0), y + row * 42
                    e.flat(shapes.leaf((px, py + 9), (px, py - 9), 6) if (int(x + y)) % 3 else shapes.oval(px, py, 6),
                            pattern, luck.between(0.5, 0.8))
            e.solid(shapes.box(x, y + h - 34, w, 40), "#7a4a34", round=0.2, flow=2)
        e.flat_shadow(shapes.cut(room, shapes.moved(shapes.scaled(room, 0.95, 0.93, (x + w / 2, y + h)), 0, 0)), 0.4,
                14)
    brush.repaint(e, 26, 0.3, 88)
    glass = shapes.box(196, 600, 264, 196, 8)
    e.solid(glass, "#14101c", round=0.1)
    with e.inside(glass):
        e.solid(shapes.oval(330, 700, 260, 190), "#d08a48", round=0.2, bristle=1)
        luck = e.chance.apart("cat fur")
        for _ in range(120):
            px, py = luck.between(196, 460), luck.between(596, 800)
            e.line([(px, py), (px + luck.about(0, 8), py + 18)], luck.pick(["#f0b878", "#a8642f", "#e8a058"]), 2.6,
                    alpha=0.8)
        for stripe in (-1, 0, 1):
            e.flat(shapes.leaf((330 + stripe * 40, 590), (330 + stripe * 26, 636), 14), "#8a4a24", 0.8)
        almond = shapes.smooth([(216, 716), (262, 652), (336, 632), (408, 660), (446, 724), (400, 762), (320, 772),
                (252, 756)], tension=0.9)
        e.flat(almond, "#2a1a18", 1)
        inner = shapes.scaled(almond, 0.92, 0.88, (330, 702))
        e.canvas.drawPath(inner, glaze.exact("#e8c84a"))
        with e.inside(inner):
            air.glow(e, 318, 704, 100, "#fff6b0", 0.6)
            e.canvas.drawPath(shapes.leaf((312, 622), (316, 790), 40), glaze.exact("#17101a"))
            e.canvas.drawPath(shapes.oval(292, 676, 13, 16), glaze.exact("#ffffff"))
        e.solid(shapes.smooth([(206, 700), (262, 640), (336, 618), (412, 646), (456, 716), (408, 672), (336, 648),
                (262, 668)], tension=0.9), "#c07a3c", round=0.5, edge=0.4)
    e.pencil(glass, "#e8d8b8", 9, 1)
    e.line([(328, 600), (328, 796)], "#e8d8b8", 7, taper=False)
    for side in (186, 470):
        e.solid(shapes.smooth([(side - 24, 588), (side + 24, 588), (side + (10 if side < 300 else 22), 810),
                (side - (22 if side < 300 else 10), 810)], tension=0.3), "#b8303a", round=0.4)
    air.glow(e, 130, 690, 260, "#ffcf7a", 0.7)
    e.line([(96, 836), (96, 690)], "#8a5f34", 6, taper=False)
    e.glowing(shapes.polygon([(60, 700), (76, 640), (116, 640), (132, 700)]), "#ffdf9a", 18)
    furniture.chair(e, 170, 838, 120, "#6a3f2a", False)
    mouse = Person(coat="#3b8a8c", legs="#6a5a5a", skin="#b0a4a8", shoes="#b0a4a8", head=0.34, animal=heads.mouse_head,
            skirt=True)
    person(e, 170, 838, 190, replace(mouse, glasses=False), replace(CHAIRED, near_hand=(24, -50), far_hand=(26, -52)))
    keepsakes.book(e, 232, 752, 74, "#8a2f3a", 4)
    for x, tall in ((400, 100), (440, 84)):
        person(e, x, 838, tall, replace(mouse, coat="#e0a83a" if x == 400 else "#c8503a"), replace(SITTING, nod=-18),
                flip=True)
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
    e.solid(shapes.smooth([(-20, 262), (400, -40), (820, 262), (820, 226), (400, -84), (-20, 226)], tension=0.05),
            "#e8d8b8", round=0.4)


def person_head_in_bed(e: Easel, x: float, y: float) -> None:
    with e.at(x, y, 2.6, -20):
        heads.mouse_head(e, shut=True)


@card(90, "map-sets-sail", family("golden").lit_from(0.1, 0.3))
def map_sets_sail(e: Easel) -> None:
    """Somebody has folded the map into a boat; now the rivers,
    the woods and the little town go on a journey themselves.
    """
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
        person(e, 520, 800, 120, replace(WOMAN, coat="#b8333a", scarf="#fff0cc"),
                replace(STANDING, near_hand=(10, -50)))
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
        water.wave(e, [(-60 + step * 86, y + (18 if (step + row) % 2 else -18)) for step in range(12)], 1230, shade,
                0.8)
    for x, y, span, turn in ((170, 520, 90, -10), (260, 470, 64, 6), (640, 560, 70, -6)):
        bird(e, x, y, span, "#fffaf0", turn)
    water.splash(e, 160, 1060, 80)


def _map_on(e: Easel, side: skia.Path, name: str) -> None:
    """Woods, a river, roads and hills as a map shows them."""
    bounds = side.getBounds()
    luck = e.chance.apart("map", name)
    with e.inside(side):
        for _ in range(5):
            patch = shapes.blob(luck.between(bounds.left(), bounds.right()),
                    luck.between(bounds.top(), bounds.bottom()), luck.between(40, 90), luck.between(30, 60), luck, 0.2)
            e.flat(patch, luck.pick(["#a8b878", "#c8c088", "#e0c890"]), 0.7)
        river = [(bounds.left(), luck.between(bounds.top(), bounds.bottom())),
                (bounds.centerX() - 40, bounds.centerY() + luck.about(0, 40)),
                (bounds.centerX() + 50, bounds.centerY() + luck.about(0, 40)),
                (bounds.right(), luck.between(bounds.top(), bounds.bottom()))]
        e.line(river, "#5f9ab0", 11, taper=False)
        for _ in range(3):
            road = [(luck.between(bounds.left(), bounds.right()), bounds.top()),
                    (bounds.centerX() + luck.about(0, 90), bounds.centerY() + luck.about(0, 30)),
                    (luck.between(bounds.left(), bounds.right()), bounds.bottom())]
            e.pencil(shapes.smooth(road, closed=False), e.tint("#b8503a"), 3, 0.9)
        for _ in range(9):
            x, y = luck.between(bounds.left(), bounds.right()), luck.between(bounds.top(), bounds.bottom())
            e.line([(x - 14, y + 8), (x, y - 10), (x + 14, y + 8)], "#8a6a4a", 2.4)
        for fold in (0.33, 0.66):
            e.line([(bounds.left() + bounds.width() * fold, bounds.top()),
                    (bounds.left() + bounds.width() * fold, bounds.bottom())], "#c8b088", 2, taper=False, alpha=0.7)
