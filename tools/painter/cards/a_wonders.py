"""Cards 31–35: suns on wheels, skies in pieces, storms on a lead: wonders that have to be looked after."""

from __future__ import annotations

import math
from dataclasses import replace

import skia

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs import heads, keepsakes, plants, rooms, sky, water
from tools.painter.motifs.birds import crow
from tools.painter.motifs.creatures import fish
from tools.painter.motifs.features import dot_eyes
from tools.painter.motifs.houses import house
from tools.painter.motifs.people import (
    CHAIRED,
    CHILD,
    MAN,
    PUSHING,
    REACHING,
    SITTING,
    WALKING,
    WOMAN,
    Person,
    Pose,
    person,
)  # fmt: skip
from tools.painter.motifs.profiles import profile


@card(31, "sun-delivery", family("dawn").lit_from(0.66, 0.42).with_colours(haze="#b88aa0"))
def sun_delivery(e: Easel) -> None:
    """A hare pushes the sun uphill in a wheelbarrow; behind him it is still night, and the village sleeps."""
    air.sky(e, shades=["#0f1640", "#2a2f6a", "#7a5a94", "#e08a90", "#f8c08a"], flow=-34)
    air.stars(e, 140, (0, 0, 520, 620))
    sky.crescent(e, 110, 130, 34)
    with e.depth(0.6):
        e.solid(shapes.ridge(-20, 820, 1220, [820, 800, 760, 720, 640, 600]), "#7a6a9a", round=0.1)
    with e.depth(0.4):
        e.solid(shapes.ridge(-20, 820, 1220, [960, 930, 900, 880, 860, 820]), "#5a5a8a", round=0.1)
    brush.repaint(e, 56, 0.5, -20)
    luck = e.chance.apart("village")
    with e.depth(0.25):
        for index in range(9):
            x = 20.0 + index * 44
            y = 1000 + luck.about(0, 26)
            house(e, x, y, 46, 40, "#8a84a8", "#4a3f6a", (1, 1), 0.12)
    hill = shapes.smooth([(-30, 1150), (140, 1080), (330, 950), (520, 800), (700, 690), (830, 650), (830, 1240),
        (-30, 1240)])
    e.solid(hill, "#6a7a4a", round=0.25, rim=0.9, flow=-34, hand=2)
    with e.inside(hill):
        brush.repaint(e, 34, 0.5, -34)
        for _ in range(260):
            x = luck.between(-10, 810)
            y = luck.between(700, 1220)
            e.flat(shapes.leaf((x, y), (x + luck.between(4, 16), y - luck.between(14, 34)), 4),
                luck.pick(["#8a9a5a", "#a8a85a", "#4f5f44", "#c9b06a"]), 0.8, hand=0)
    path = shapes.smooth([(40, 1230), (190, 1100), (360, 968), (540, 826), (720, 716), (830, 680), (830, 700),
        (730, 742), (560, 872), (400, 1020), (260, 1150), (190, 1240)])
    e.flat(path, "#e8c89a", 0.75, hand=2)
    for x, y, tone in ((120, 1180, "#e25a7a"), (330, 1140, "#f2e06a"), (560, 1010, "#e25a7a"), (700, 900, "#f6f0f0"),
            (450, 1180, "#f6f0f0"), (760, 1010, "#f2e06a")):
        plants.flower(e, x, y, 60, tone)
    sky.sun(e, 560, 566, 138, "#ffd45a", 1.0)
    with e.inside(shapes.oval(560, 566, 138)):
        brush.dry(e, shapes.oval(560, 566, 138), [colour("#fff6c8"), colour("#ffb43a"), colour("#ffe48a")], -30, 0.6,
            90)
    for ray in range(26):
        angle = math.tau * ray / 26
        near, far = 156, 186 + 20 * (ray % 2)
        e.canvas.drawPath(shapes.leaf((560 + math.cos(angle) * near, 566 + math.sin(angle) * near),
            (560 + math.cos(angle) * far, 566 + math.sin(angle) * far), 9),
            skia.Paint(Color=colour("#fff0b0").fade(0.85).argb, AntiAlias=True))
    _barrow(e, 556, 772)
    e.shadow(330, 966, 120, 330)
    carrier = Person(coat="#8a3a4a", legs="#5a4a44", shoes="#4a3428", skin="#b08a66", head=0.25,
        animal=heads.hare_head, scarf="#f2e0b0")
    person(e, 326, 974, 380, carrier, replace(PUSHING, near_hand=(34, -50), far_hand=(33, -52)))
    air.motes(e, 26, (380, 380, 800, 900), "#fff0b0", 2.6)
    crow(e, 180, 1086, 60, "#3a3458")


def _barrow(e: Easel, x: float, y: float) -> None:
    with e.at(x, y, 1, -34):
        e.solid(shapes.limb([(-210, 6), (0, -6), (130, 20)], [15, 17, 14]), "#6a4434", round=0.7)
        e.solid(shapes.smooth([(-104, -66), (120, -66), (84, 18), (-74, 18)], tension=0.5), "#a8583a", round=0.6,
            flow=2, hand=1.4)
        e.line([(-96, -42), (108, -42)], "#6a3424", 5, taper=False)
        e.solid(shapes.limb([(-60, 10), (-84, 70)], [13, 11]), "#6a4434")
    e.pencil(shapes.oval(x + 128, y - 24, 50), e.tint("#4a3028"), 15, 1)
    for spoke in range(8):
        angle = math.radians(spoke * 45)
        e.line([(x + 128, y - 24), (x + 128 + math.cos(angle) * 46, y - 24 + math.sin(angle) * 46)], "#6a4434", 6,
            taper=False)
    e.solid(shapes.oval(x + 128, y - 24, 11), "#e0b04a")


@card(32, "missing-piece", family("noon").lit_from(0.86, -0.1))
def missing_piece(e: Easel) -> None:
    """The day is a jigsaw; a crow flies off with a piece of it, and through the gap the night looks in."""
    air.sky(e, 760, flow=6)
    sky.cloud(e, 170, 380, 330)
    sky.cloud(e, 660, 520, 260)
    sky.cloud(e, 60, 120, 240)
    for far, heights, shade in ((0.6, [740, 690, 720, 680, 730], "#7fae9a"),
            (0.35, [800, 780, 740, 780, 800], "#6aa06a")):
        with e.depth(far):
            e.solid(shapes.ridge(-20, 820, 1220, heights), shade, round=0.1)
    e.solid(shapes.ridge(-20, 820, 1220, [880, 860, 850, 880, 900]), "#8fb450", round=0.1, flow=6)
    brush.repaint(e, 50, 0.5, 8)
    for x, y, wide, tall in ((100, 850, 70, 60), (170, 862, 60, 50)):
        house(e, x, y, wide, tall, "#f2e0c0", "#c8503f", (1, 1), 0)
    plants.tree(e, 690, 900, 240)
    road = shapes.smooth([(300, 1230), (360, 1060), (300, 950), (360, 880), (376, 880), (330, 950), (420, 1050),
        (440, 1230)])
    e.flat(road, "#f0deb0", 0.9)
    luck = e.chance.apart("fields")
    for _ in range(150):
        plants_y = luck.between(920, 1200)
        e.flat(shapes.oval(luck.between(0, 800), plants_y, 3 + (plants_y - 900) * 0.012),
            luck.pick(["#e0442f", "#f2c83a", "#ffffff", "#5f8f3a"]), 0.85, hand=0.3)
    piece = 160.0
    columns, rows = 5, 8
    for row in range(rows):
        for column in range(columns):
            outline = _piece(column * piece, row * piece - 20, piece, column, row)
            e.pencil(shapes.moved(outline, 1.6, 1.6), colour("#ffffff"), 2.4, 0.4)
            e.pencil(outline, colour("#1c2a4a"), 2.6, 0.5)
    gap = _piece(2 * piece, 1 * piece - 20, piece, 2, 1)
    with e.inside(gap):
        brush.gradient(e, gap, [colour("#050a26"), colour("#16225a"), colour("#3a3f86")], 90)
        air.stars(e, 46, (280, 100, 520, 340))
        sky.crescent(e, 424, 176, 22)
        e.flat_shadow(shapes.cut(shapes.scaled(gap, 1.5, 1.5, (400, 220)), shapes.moved(gap, -12, 14)), 0.7, 9)
    e.pencil(gap, colour("#0a1030"), 6, 0.8)
    taken = _piece(-piece / 2, -piece / 2, piece, 2, 1)
    crow(e, 606, 446, 236, wing=0.75)
    with e.at(722, 358, 0.74, 22):
        e.drop(taken, 20, 10)
        e.solid(taken, "#3f9ad6", round=0.15, rim=0.9)
        with e.inside(taken):
            sky.cloud(e, 10, 30, 120)
        side = shapes.cut(shapes.moved(taken, 7, 9), taken)
        e.flat(side, "#b8905a")
    keepsakes.ladder(e, (330, 1130), (386, 330), 64, rungs=18)
    worker = replace(MAN, coat="#e0442f", style="cap", hat="#2f5a8a", head=0.155,
        animal=profile("#a86c48", "#efe8dc", "crop", 1.3, brow=0.7, beard=True))
    person(e, 350, 800, 236, worker, replace(REACHING, near_hand=(26, -100)))
    for x, y, turn, tone in ((140, 1120, 20, "#8fb450"), (230, 1160, -30, "#e0442f"), (560, 1140, 60, "#8fcbe6"),
            (640, 1100, 10, "#f2c83a")):
        with e.at(x, y, 0.34, turn):
            bit = _piece(-80, -80, piece, x, y)
            e.drop(bit, 14, 8)
            e.solid(bit, tone, round=0.2)


def _piece(x: float, y: float, size: float, column: int, row: int) -> skia.Path:
    """A jigsaw piece with its corner at (x, y); knobs point right or left, down or up by where it belongs."""
    path = skia.Path()
    path.moveTo(x, y)
    _knobbed(path, (x, y), (x + size, y), -1 if (column + row) % 2 else 1)
    _knobbed(path, (x + size, y), (x + size, y + size), 1 if (column + row) % 2 else -1)
    _knobbed(path, (x + size, y + size), (x, y + size), -1 if (column + row) % 2 else 1)
    _knobbed(path, (x, y + size), (x, y), 1 if (column + row) % 2 else -1)
    path.close()
    return path


def _knobbed(path: skia.Path, start: shapes.Point, end: shapes.Point, way: int) -> None:
    dx, dy = end[0] - start[0], end[1] - start[1]
    nx, ny = -dy * way, dx * way

    def at(along: float, out: float) -> shapes.Point:
        return start[0] + dx * along + nx * out, start[1] + dy * along + ny * out

    path.lineTo(*at(0.38, 0.0))
    path.cubicTo(*at(0.46, 0.02), *at(0.4, 0.09), *at(0.36, 0.14))
    path.cubicTo(*at(0.3, 0.26), *at(0.7, 0.26), *at(0.64, 0.14))
    path.cubicTo(*at(0.6, 0.09), *at(0.54, 0.02), *at(0.62, 0.0))
    path.lineTo(*end)


@card(33, "storm-on-a-lead", family("storm").lit_from(0.74, 0.1))
def storm_on_a_lead(e: Easel) -> None:
    """A child takes the storm for a walk: it barks lightning and wets the park, but where it has been flowers
    stand.
    """
    air.sky(e, 900, ["#2a3a52", "#5a7086", "#94a4a4", "#d9cfa8"], flow=-8)
    with e.depth(0.6):
        for x, y, wide, tall in ((60.0, 850.0, 110, 240), (180, 850, 90, 170), (660, 850, 120, 260),
                (770, 850, 100, 190)):
            house(e, x, y, wide, tall, "#8a94a0", "#5a6474", (2, 3), 0.4)
        for x in (270, 330, 560):
            e.solid(shapes.flame(x, 860, 60, 170), "#5a7a70", round=0.5)
    e.solid(shapes.ridge(-20, 820, 1220, [880, 870, 866, 874, 880]), "#6a8a5a", round=0.1)
    brush.repaint(e, 50, 0.5, -10)
    path = shapes.smooth([(-30, 1120), (200, 1040), (420, 1010), (640, 960), (830, 900), (830, 960), (640, 1040),
        (400, 1110), (160, 1190), (-30, 1230)])
    e.solid(path, "#c9b896", round=0.05, flow=-14)
    _cloud_dog(e, 470, 430)
    sky.lightning(e, [(660, 390), (700, 470), (676, 490), (730, 590), (704, 600), (744, 720)], 8)
    luck = e.chance.apart("shower")
    for _ in range(150):
        x, y = luck.between(250, 700), luck.between(570, 960)
        e.flat(shapes.leaf((x, y), (x - 6, y + luck.between(20, 54)), 3), "#e6f2f6", luck.between(0.3, 0.7), hand=0)
    for x, y, wide in ((420, 1010, 220), (600, 1000, 130), (300, 1060, 110)):
        e.wash(shapes.blob(x, y, wide * 0.5, wide * 0.12, luck, 0.2), ["#d9e6ea", "#6a8494"], 90)
        water.ripples(e, x, y, wide * 0.4, 3, flat=0.2)
    for index in range(46):
        x = luck.between(290, 800)
        y = luck.between(896, 1000) + (180 if index % 2 else 0)
        plants.flower(e, x, y, luck.between(34, 70), luck.pick(["#e8b23a", "#e25a6a", "#f2f0f6", "#b88ae0"]),
            "#f6e27a", 7, luck.about(0, 0.2), 0.26)
    e.line([(246, 960), (280, 800), (360, 680), (420, 610)], "#a23b3b", 7, taper=False)
    e.shadow(190, 1120, 90, 130)
    person(e, 180, 1124, 350, replace(CHILD, coat="#e8b23a", shoes="#c8382f", style="hood"),
        Pose(lean=-12, nod=-24, near_hand=(22, -56), far_hand=(20, -52), near_foot=(14, 0), far_foot=(-8, 0)))
    plants.grass(e, -10, 810, 1225, 70, 130, ("#4f6a44", "#6a8a4a"))
    with e.depth(0.3):
        person(e, 690, 960, 150, replace(WOMAN, coat="#7a5a6a"), WALKING)
        keepsakes.umbrella(e, 706, 884, 110, "#a23b3b", 10)


def _cloud_dog(e: Easel, x: float, y: float) -> None:
    luck = e.chance.apart("cloud dog")
    parts = [(-150, 40, 92), (-70, 10, 104), (20, 0, 108), (100, -10, 92), (-20, 70, 100), (-110, 90, 80),
        (70, 70, 86), (150, -110, 88), (110, -60, 80), (196, -90, 64), (-230, -50, 42), (-250, -100, 34),
        (-214, 0, 50), (-150, 150, 44), (-60, 160, 42), (60, 156, 44), (120, 136, 40)]
    whole = shapes.join(*[shapes.blob(x + dx, y + dy, reach, reach * 0.86, luck, 0.08) for dx, dy, reach in parts])
    e.flat_shadow(shapes.moved(whole, 10, 40), 0.35, 34)
    e.solid(whole, "#6a7690", round=0.5, rim=0.9, edge=0.2, hand=2.6, bristle=0.7, flow=0)
    with e.inside(whole):
        for dx, dy, reach in parts:
            for _ in range(3):
                px, py = x + dx + luck.about(0, reach * 0.7), y + dy + luck.about(-reach * 0.2, reach * 0.6)
                e.solid(shapes.blob(px, py, reach * 0.42, reach * 0.36, luck, 0.1),
                    colour("#7a86a0").lighter(luck.between(0, 0.2)), round=0.9, rim=0.5, edge=0, bristle=0.3)
    for side, tip in ((0, (76, -40)), (1, (232, -150))):
        root = (x + 100 + side * 100, y - 176 + side * 6)
        e.solid(shapes.limb([root, (root[0] - 34 + side * 84, root[1] + 40),
            (x + tip[0] + side * 10, y + tip[1] + side * 70)], [50, 66, 40]), "#5a6680", round=0.9, edge=0.2, hand=2)
    e.solid(shapes.blob(x + 206, y - 74, 56, 42, luck, 0.06), "#8a96ae", round=0.9, edge=0.15)
    e.flat(shapes.oval(x + 246, y - 96, 19, 15), "#1a1f2e")
    for dx in (124, 186):
        e.flat(shapes.oval(x + dx, y - 128, 14, 17), "#fff6d8")
        dot_eyes(e, [(x + dx + 4, y - 126)], 8)
    e.line([(x + 236, y - 62), (x + 214, y - 40), (x + 176, y - 44)], "#1a1f2e", 6)
    e.solid(shapes.limb([(x + 60, y - 60), (x + 100, y - 10), (x + 168, y - 6)], [17, 19, 17]), "#a23b3b", round=0.7)
    e.line([(x + 90, y - 20), (x - 50, y + 180)], "#a23b3b", 7, taper=False)
    e.solid(shapes.oval(x + 116, y + 16, 15), "#f2c23a", rim=1)


@card(34, "letter-from-the-bottle", family("underwater").lit_from(0.46, 0.56).with_colours(haze="#1f6f88"))
def letter_from_the_bottle(e: Easel) -> None:
    """He does not send a bottle: he lives in it, on the floor of the sea, and writes by lamplight; fish wait for
    the post.
    """
    air.sky(e, shades=["#4fc0c0", "#1f8098", "#0f4f74", "#082c50", "#061c3a"], flow=84)
    water.shafts(e, [300, 420, 520, 640], 620, 0.4)
    with e.depth(0.4):
        hull = shapes.smooth([(470, -30), (500, 36), (600, 62), (720, 34), (750, -30)])
        e.flat(hull, "#0f3a50", 0.9)
        e.line([(560, 60), (540, 200), (552, 330)], "#0f3a50", 3)
    for far, heights in ((0.6, [900, 860, 910, 870, 900]), (0.3, [980, 960, 1000, 950, 980])):
        with e.depth(far):
            e.solid(shapes.ridge(-20, 820, 1220, heights), "#5a8a8a", round=0.15)
            for x in (60, 180, 640, 760):
                plants.coral(e, x, heights[1] + 30, 130, "#b85a7a")
    e.solid(shapes.ridge(-20, 820, 1220, [1010, 990, 980, 1000, 1010]), "#c0a673", round=0.1, flow=6)
    brush.repaint(e, 46, 0.5, 40)
    water.dancing_light(e, (-20, 1010, 820, 1200), 90, 0.22)
    air.glow(e, 380, 740, 520, "#ffc46a", 0.6)
    e.flat_shadow(shapes.oval(400, 1000, 380, 40), 0.6, 16)
    with e.at(390, 760, 1.0, -7):
        _bottle(e)
    for x, y, size, tone in ((676, 470, 74, "#ff7a4d"), (600, 400, 62, "#f2c14b"), (520, 340, 54, "#ff9ab8"),
            (452, 296, 44, "#f2e06a"), (392, 262, 36, "#ff7a4d")):
        with e.at(x, y, 1, 0, True):
            fish(e, 0, 0, size, tone, 6)
        keepsakes.letter(e, x - size * 0.62, y + 12, size * 0.4, -8)
    for x, tall in ((40, 420), (90, 300), (740, 380), (790, 260)):
        plants.seaweed(e, x, 1230, tall, "#2f7a5f")
    for x, y, reach, turn in ((130, 1110, 34, 10), (640, 1140, 42, 30), (300, 1160, 24, 0)):
        e.solid(shapes.star(x, y, reach, 5, 0.44, turn), "#ff7a4d", round=0.8)
    for x, y, tall in ((560, 1190, 90), (220, 1200, 70)):
        plants.coral(e, x, y, tall, "#e2705a")
    water.bubbles(e, [(716 + (step % 3) * 12, 600 - step * 54) for step in range(9)], 13)


def _bottle(e: Easel) -> None:
    glass = shapes.smooth([(-340, -150), (-372, -60), (-372, 100), (-340, 196), (120, 200), (200, 150), (250, 80),
        (352, 62), (360, 10), (352, -34), (250, -50), (200, -110), (120, -156)], tension=0.7)
    with rooms.lamplight(e, "lamp", 480, 740):
        e.canvas.save()
        e.canvas.clipPath(glass, True)
        brush.gradient(e, glass, [colour(code) for code in ("#5a4a4a", "#c98a54", "#a8683f")], 90)
        air.glow(e, -40, -20, 330, "#ffdf9a", 0.85)
        floor = shapes.box(-400, 130, 800, 100)
        e.solid(floor, "#8a5a38", round=0.1, flow=2)
        for plank in range(9):
            e.line([(-380 + plank * 80, 130), (-390 + plank * 82, 220)], "#5a3a24", 3, taper=False)
        e.canvas.restore()
        with e.inside(glass):
            rooms.bookshelf(e, -330, -30, 150, 56)
            rooms.bookshelf(e, -330, 46, 120, 48)
            rooms.bed(e, -232, 176, 190)
            e.solid(shapes.box(4, 64, 150, 14, 3), "#7a4a2c")
            for leg in (14, 136):
                e.solid(shapes.limb([(leg, 74), (leg, 176)], [12, 10]), "#7a4a2c")
            person(e, -10, 176, 236, replace(MAN, coat="#3f6a7a", beard=True, hair="#c9b8a0", style="short",
                glasses=True), replace(CHAIRED, near_hand=(30, -54), far_hand=(32, -52), nod=16))
            e.solid(shapes.box(-50, 106, 62, 12, 3), "#9a6238")
            e.solid(shapes.box(54, 56, 60, 9, 1), "#fbf3e0", round=0.1)
            e.solid(shapes.leaf((72, 56), (104, -2), 12), "#f6f2ea")
            e.line([(130, 64), (130, 20), (112, 4)], "#5a3a24", 5, taper=False)
            e.glowing(shapes.smooth([(82, 22), (98, -8), (128, -4), (134, 28)], tension=0.4), "#ffe09a", 14)
            e.line([(-150, -156), (-150, -90)], "#5a3a24", 3)
            keepsakes.lantern(e, -150, -92, 50)
    with e.veil(0.5, 0, "Screen"):
        e.flat(shapes.limb([(-310, -112), (-80, -128), (110, -124)], [8, 26, 8]), "#cfeee6", 0.8, blur=5)
        e.flat(shapes.limb([(-350, 0), (-352, 80), (-336, 140)], [8, 18, 8]), "#cfeee6", 0.6, blur=4)
    e.pencil(glass, colour("#bfeee0"), 7, 0.9)
    e.pencil(shapes.scaled(glass, 0.975, 0.95), colour("#dffaf0"), 2.4, 0.5)
    e.solid(shapes.smooth([(346, -28), (420, -22), (424, 52), (346, 56)], tension=0.4), "#b88a54", round=0.7, bristle=1)


@card(35, "bear-of-stars", family("aurora").lit_from(0.62, 0.24))
def bear_of_stars(e: Easel) -> None:
    """The bear comes down out of its constellation to drink; a child at the shore keeps very still, with a pot of
    honey.
    """
    air.sky(e, 820, ["#080c28", "#101c4a", "#1f4a6a", "#3f8a86"], flow=-8)
    air.stars(e, 220, (0, 0, 800, 760))
    sky.aurora(e, [(-40, 300), (220, 220), (420, 300), (640, 200), (860, 260)], 250, strength=0.4)
    for far, heights in ((0.5, [760, 720, 740, 690, 730, 700]), (0.25, [820, 800, 826, 800, 790, 806])):
        with e.depth(far):
            e.solid(shapes.ridge(-20, 820, 860, heights), "#1f3a5a", round=0.1)
            luck = e.chance.apart("shore trees", far)
            for _ in range(15):
                plants.pine(e, luck.between(-10, 810), heights[2] + luck.about(6, 14), luck.between(60, 130), "#16304a")
    brush.repaint(e, 50, 0.4, -8)
    _star_bear(e, 470, 820)
    water.mirrored_below(e, 836, 380, 0.62, 0.72)
    luck = e.chance.apart("lake")
    for _ in range(90):
        y = 836 + 330 * luck.between(0, 1) ** 1.3
        reach = 20 + (y - 830) * 0.3
        x = luck.between(0, 800)
        e.flat(shapes.leaf((x - reach, y), (x + reach, y), 2 + reach * 0.03),
            luck.pick(["#8af0d8", "#0a1638", "#3a6a9a"]), luck.between(0.15, 0.5), hand=0)
    water.ripples(e, 196, 850, 150, 5, "#b8ffe6", 0.8, 0.24)
    shore = shapes.smooth([(-30, 1090), (140, 1060), (300, 1084), (470, 1130), (640, 1120), (830, 1150), (830, 1240),
        (-30, 1240)])
    e.solid(shore, "#2a3a52", round=0.3, rim=0.8)
    plants.grass(e, -10, 810, 1150, 110, 110, ("#1f4a4a", "#2f6a5a", "#16303f"))
    for x, tall in ((40, 260), (76, 200), (740, 230), (780, 300)):
        e.line([(x, 1220), (x + 4, 1220 - tall * 0.5), (x + 12, 1220 - tall)], "#2f5a4f", 5)
        e.solid(shapes.limb([(x + 12, 1220 - tall), (x + 14, 1160 - tall)], [13, 12]), "#5a4034")
    e.shadow(300, 1110, 70, 90)
    person(e, 300, 1114, 210, replace(CHILD, coat="#e2506a", style="beanie", hat="#ffd05a"),
        replace(SITTING, nod=-16, near_hand=(20, -26)), back=True)
    e.solid(shapes.smooth([(372, 1114), (366, 1074), (378, 1060), (414, 1060), (426, 1074), (420, 1114)]), "#d98a3a",
        round=0.9)
    e.solid(shapes.oval(396, 1060, 21, 7), "#ffd05a", round=0.3)
    air.motes(e, 26, (60, 860, 760, 1150), "#b8ffe0", 2.2)


def _star_bear(e: Easel, x: float, y: float) -> None:
    back = [(322, -200), (306, -310), (262, -388), (180, -430), (80, -440), (-20, -424), (-100, -414), (-170, -360),
        (-222, -290)]
    head = [(-246, -296), (-276, -282), (-276, -250), (-318, -190), (-360, -120), (-392, -66), (-380, -34),
        (-346, -36), (-300, -76), (-258, -116)]
    under = [(-206, -150), (-206, -60), (-226, -6), (-200, 2), (-140, 0), (-128, -70), (-112, -140), (-70, -60),
        (-84, 0), (-20, 0), (0, -70), (20, -146), (90, -150), (130, -90), (104, 0), (180, 2), (206, -80), (232, -90),
        (240, 0), (318, 2), (330, -90)]
    bear = shapes.smooth([(x + px, y + py) for px, py in (*back, *head, *under)], tension=0.75)
    with e.veil(0.6, 0, "Screen"):
        e.wash(bear, ["#3f7ac8", "#2f5aa8", "#1f4a86"], 90, 0.6)
    with e.inside(bear):
        air.glow(e, x - 40, y - 330, 330, "#9ad8ff", 0.5)
        air.stars(e, 70, (x - 390, y - 440, x + 330, y))
    with e.veil(0.9, 3, "Screen"):
        e.pencil(bear, colour("#8ae0ff"), 9, 0.9)
    e.pencil(bear, colour("#e6fbff"), 2.4, 0.9)
    nodes = [(x + px, y + py) for px, py in ((318, -230), (262, -388), (80, -438), (-100, -412), (-226, -290),
        (-262, -286), (-386, -54), (-262, -118), (-206, -150), (-200, -8), (-112, -140), (-60, -8), (20, -146),
        (110, -148), (130, -8), (206, -90), (290, -6))]
    links = ((0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (7, 8), (8, 9), (8, 10), (10, 11), (10, 12),
        (12, 13), (13, 14), (13, 15), (15, 16), (16, 0), (3, 8), (2, 12), (1, 15), (4, 7))
    for one, two in links:
        e.line([nodes[one], nodes[two]], "#e6fff6", 2.2, taper=False, alpha=0.6, lit=False)
    for index, (px, py) in enumerate(nodes):
        size = 10 if index in (1, 3, 6, 9, 16) else 7
        air.glow(e, px, py, size * 8, "#dffff0", 0.8)
        e.glowing(shapes.star(px, py, size * 2.2, 4, 0.2, 0), "#fffbe6", size * 1.4, hand=0)
    e.glowing(shapes.oval(x - 312, y - 166, 7), "#fff6c8", 10, hand=0)
