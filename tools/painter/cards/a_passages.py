"""Cards 26, 27, 29, 30: flames handed on, cages left open, and ways through the rain and up the well."""

from __future__ import annotations

import math
from dataclasses import replace

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs import heads, keepsakes, plants, rooms, sky, stage, water
from tools.painter.motifs.birds import sparrow
from tools.painter.motifs.creatures import snail
from tools.painter.motifs.houses import house, window
from tools.painter.motifs.people import (
    CHAIRED,
    CHILD,
    GIRL,
    MAN,
    STANDING,
    WALKING,
    Person,
    Pose,
    person,
)  # fmt: skip
from tools.painter.motifs.profiles import profile
from tools.painter.shapes import Point


@card(26, "candle-mountain", family("ember").lit_from(0.47, 0.2).with_colours(sky=("#0d0f2e", "#25204e", "#5a3a5f",
    "#a85a4a")))
def candle_mountain(e: Easel) -> None:
    """A mountain is a candle, and a village lives by its wax; in single file its people carry the flame to the
    next one.
    """
    air.sky(e, flow=80)
    air.stars(e, 120, (0, 0, 800, 800))
    for far, x, top, wide in ((0.6, 80.0, 700, 110), (0.5, 600, 620, 90)):
        with e.depth(far):
            _wax(e, x, top, wide, "#c9b0a0")
            e.line([(x, top), (x + 3, top - 30)], "#2a2020", 5, taper=False)
    brush.repaint(e, 50, 0.5, 86)
    air.glow(e, 376, 240, 720, "#ffb45a", 0.75)
    _wax(e, 376, 372, 250, "#f0dcb8")
    keepsakes.fire(e, 376, 350, 96, 236)
    with e.depth(0.1):
        _wax(e, 690, 640, 130, "#d9c8b8")
        e.line([(690, 640), (693, 604)], "#2a2020", 6, taper=False)
    luck = e.chance.apart("village")
    for y, left, right, count, size in ((720.0, 290, 450, 3, 58.0), (880, 190, 500, 4, 72), (1040, 90, 500, 4, 88)):
        for index in range(count):
            x = left + (right - left) * (index + luck.between(0.2, 0.8)) / count
            house(e, x, y + luck.about(0, 20), size, size * luck.between(0.8, 1.2),
                luck.pick(["#c98a6a", "#a87a7a", "#d9b088"]), luck.pick(["#7a2f34", "#4a3a5a", "#8a4a34"]), (1, 1), 0.8)
    e.solid(shapes.smooth([(-30, 1130), (120, 1080), (330, 1096), (560, 1060), (830, 1110), (830, 1240),
        (-30, 1240)]), "#e6d2b4", round=0.3, flow=8)
    path = [(470, 640), (530, 790), (580, 930), (570, 1060), (640, 1110), (730, 1070)]
    for index, (x, y) in enumerate(shapes.spine(path, 2)):
        size = 52 + (y - 600) * 0.11
        e.shadow(x, y, size * 0.3, size * 0.7)
        person(e, x, y, size, Person(coat=("#7a3f4a", "#4a5a7a", "#6a5a3a")[index % 3], style="hood", head=0.24),
            replace(WALKING, near_hand=(20, -74)), flip=False)
        keepsakes.fire(e, x + size * 0.22, y - size * 0.74, size * 0.12, size * 0.3)
    e.shadow(150, 1180, 70, 110)
    person(e, 150, 1180, 210, replace(GIRL, coat="#8a3a4a", style="hood"),
        replace(STANDING, nod=-24, near_hand=(16, -60)))
    keepsakes.candle(e, 190, 1060, 30)
    air.motes(e, 40, (100, 60, 700, 1000), "#ffc06a", 2.4)


def _wax(e: Easel, x: float, top: float, wide: float, shade: str) -> None:
    """A candle grown to a mountain: a rim, runs of wax, terraces like snow."""
    body = shapes.smooth([(x - wide * 1.5, 1230), (x - wide * 1.0, top + wide * 2.4),
        (x - wide * 0.6, top + wide * 1.1), (x - wide * 0.42, top + wide * 0.2), (x - wide * 0.4, top - 20),
        (x - wide * 0.2, top + 16), (x + wide * 0.16, top + 10), (x + wide * 0.38, top - 26),
        (x + wide * 0.44, top + wide * 0.3), (x + wide * 0.62, top + wide * 1.2), (x + wide * 1.0, top + wide * 2.3),
        (x + wide * 1.5, 1230)], tension=0.8)
    drawn = e.solid(body, shade, round=0.6, flow=84, bristle=0.8, hand=3)
    luck = e.chance.apart("wax", round(x))
    with e.inside(drawn):
        air.glow(e, x, top + 10, wide * 1.6, "#ffcf7a", 0.8)
        for run in range(17):
            share = run / 16 * 2 - 1
            start = (x + share * wide * 0.4, top + luck.between(-10, 20))
            length = wide * luck.between(0.5, 2.6)
            line = [start, (start[0] + share * length * 0.16, start[1] + length * 0.5),
                (start[0] + share * length * 0.5, start[1] + length)]
            thick = wide * luck.between(0.06, 0.12)
            e.flat(shapes.limb(line, [thick * 0.7, thick * 0.8, thick * 1.3]), colour(shade).lighter(0.4), 0.5)
            ridge = [(px - thick * 0.2, py) for px, py in line]
            e.line(ridge, "#fff4d8", thick * 0.3, alpha=0.4)


@card(27, "cage-with-a-reader", family("theatre").lit_from(0.5, 0.16))
def cage_with_a_reader(e: Easel) -> None:
    """A man reads in comfort inside a great birdcage; its door is open, and a bird outside has brought him his
    hat.
    """
    brush.gradient(e, e.sheet(), [colour(code) for code in ("#1a0a18", "#4a1626", "#7a2a34", "#3a101c")], 90)
    stage.curtain(e, [(-30, -30), (190, -30), (150, 500), (120, 1000), (-30, 1000)], 5)
    stage.curtain(e, [(610, -30), (830, -30), (830, 1000), (690, 1000), (650, 500)], 5)
    brush.repaint(e, 40, 0.45, 88)
    stage.boards(e, 1000, "#7a4a34")
    air.beam(e, (400, -60), (400, 1130), 180, 660, "#ffe2a8", 0.6)
    e.flat(shapes.oval(400, 1064, 300, 62), "#ffdca0", 0.25, blur=14)
    e.flat_shadow(shapes.oval(400, 1096, 290, 44), 0.6, 12)
    for bar in range(-5, 6):
        top = (400 + bar * 9, 216)
        side = 400 + bar * 47
        e.line([top, (400 + bar * 38, 300), (side, 430), (side, 1020)], "#8a6a34", 4, taper=False, alpha=0.8)
    e.solid(shapes.oval(400, 1036, 262, 56), "#8a5a2c", round=0.3)
    rug = e.solid(shapes.oval(400, 1030, 226, 44), "#2f6d72", round=0.1)
    with e.inside(rug):
        e.pencil(shapes.oval(400, 1030, 190, 34), e.lit("#f0c860"), 7, 0.9)
    _standing_lamp(e, 254, 1020)
    rooms.bookshelf(e, 440, 690, 150, 62)
    rooms.bookshelf(e, 440, 780, 150, 62)
    air.glow(e, 400, 800, 330, "#ffd9a0", 0.4)
    keepsakes.armchair(e, 380, 1034, 350, "#8a3a48")
    person(e, 360, 1028, 390, replace(MAN, coat="#4f7a90", style="", head=0.16, scarf="#d9a03a",
        animal=profile("#f6cfae", "#8a6a4a", "thin", 1.3, smile=1, glasses=True)), replace(CHAIRED, nod=18))
    keepsakes.armrest(e, 380, 1034, 350, "#8a3a48")
    keepsakes.book(e, 470, 858, 100, "#2f7f86", 6)
    for bar in range(-5, 6):
        if bar in (-1, 2, 3, 4):
            continue
        side = 400 + bar * 50
        e.solid(shapes.limb([(400 + bar * 9, 216), (400 + bar * 42, 300), (side, 440), (side, 1056 - abs(bar) * 3)],
            [7, 8, 9, 9]), "#d9a84a", round=0.9, edge=0.4)
    for y, reach in ((440, 252), (740, 252)):
        band = shapes.outline_of(shapes.smooth([(400 - reach, y - 6), (400 - reach * 0.5, y + 26), (400, y + 36),
            (400 + reach * 0.28, y + 33)], closed=False), 11)
        e.solid(band, "#d9a84a", round=0.8)
    e.solid(shapes.limb([(650, 440), (650, 1046)], [10, 10]), "#d9a84a")
    e.solid(shapes.outline_of(shapes.smooth([(138, 1050), (240, 1086), (400, 1098), (560, 1086), (662, 1050)],
        closed=False), 22), "#c9943a", round=0.8)
    for rail in (0, 1, 2, 3):
        x = 664 + rail * 30
        e.solid(shapes.limb([(x, 480 + rail * 10), (x, 1060 + rail * 16)], [8, 9]), "#d9a84a", round=0.9)
    for y in (480, 760, 1056):
        e.solid(shapes.limb([(650, y), (756, y + 34)], [10, 10]), "#d9a84a")
    e.solid(shapes.join(shapes.oval(400, 206, 40, 26), shapes.oval(400, 172, 17)), "#e0b04a", round=1)
    e.pencil(shapes.oval(400, 134, 26), e.lit("#d9a84a"), 9, 1)
    e.line([(400, 108), (400, -20)], "#6a4a2a", 7, taper=False)
    e.shadow(560, 1150, 60, 60)
    sparrow(e, 566, 1150, 130, flip=True, look_up=10)
    with e.at(478, 1080, 1.3, -8):
        e.solid(shapes.smooth([(-34, 0), (-30, -52), (30, -52), (34, 0)], tension=0.5), "#3a3440")
        e.flat(shapes.box(-34, -18, 68, 12), "#c8382f")
        e.solid(shapes.limb([(-58, 0), (0, 5), (58, 0)], [9, 11, 9]), "#3a3440")


def _standing_lamp(e: Easel, x: float, y: float) -> None:
    e.solid(shapes.limb([(x, y), (x, y - 330)], [10, 8]), "#8a6a3a", round=0.9)
    e.solid(shapes.oval(x, y, 36, 9), "#8a6a3a")
    air.glow(e, x, y - 350, 280, "#ffd08a", 0.7)
    e.glowing(shapes.smooth([(x - 62, y - 310), (x - 34, y - 400), (x + 34, y - 400), (x + 62, y - 310)],
        tension=0.4), "#ffcf8a", 24)


@card(29, "last-snail-home", family("forest").lit_from(0.76, 0.3).with_colours(sky=("#c9dba0", "#7fae84", "#3f7a64",
    "#16403f")))
def last_snail_home(e: Easel) -> None:
    """In the rain under the leaves a frog shares his leaf with a girl no bigger than himself; the night snail
    comes, lit up.
    """
    air.sky(e, flow=70)
    luck = e.chance.apart("stems")
    for far in (0.75, 0.5, 0.25):
        with e.depth(far):
            for _ in range(8):
                x, wide = luck.between(-20, 820), luck.between(14, 46)
                e.solid(shapes.limb([(x, 1220), (x + luck.about(0, 60), 600), (x + luck.about(0, 120), -30)],
                    [wide * 1.3, wide, wide * 0.6]), "#3f7a44", round=0.8, flow=86, hand=2)
            for _ in range(4):
                x, y = luck.between(0, 800), luck.between(60, 500)
                e.solid(shapes.leaf((x, y), (x + luck.sign() * luck.between(160, 300), y + luck.between(-40, 120)),
                    luck.between(60, 110), 0.1), "#5f9a4a", round=0.4)
    brush.repaint(e, 44, 0.5, 80)
    air.glow(e, 610, 400, 520, "#f6f2a8", 0.5)
    plants.mushroom(e, 90, 930, 420, "#c8452f", lean=-4)
    with e.depth(0.2):
        plants.mushroom(e, 716, 800, 190, "#d98a3a", spots=False, lean=6)
        plants.mushroom(e, 640, 810, 120, "#d98a3a", spots=False, lean=-4)
    e.solid(shapes.ridge(-20, 820, 1220, [900, 880, 870, 860, 850]), "#4a5a30", round=0.1)
    for x, y, reach in ((90, 980, 130), (700, 900, 110), (520, 1190, 150)):
        e.solid(shapes.blob(x, y, reach, reach * 0.34, luck, 0.1), "#5f7a38", round=0.6, rim=0.4)
    plants.fern(e, 770, 960, 330, -0.6, "#3f8a4f")
    snail(e, 590, 900, 430, "#b8743a", "#c9b48a", flip=True, ring="#f0c878")
    for x, y in ((540, 794), (592, 734), (660, 734), (702, 798), (620, 824)):
        window(e, x, y, 34, 38)
    keepsakes.lantern(e, 396, 850, 56)
    e.shadow(250, 1130, 90, 120)
    frog = Person(coat="#3a5a6a", legs="#c9b070", shoes="#4a3a2a", skin="#7aa544", head=0.34, scarf="#d9503c",
        animal=heads.frog_head)
    person(e, 230, 1132, 430, frog, replace(STANDING, near_hand=(24, -66)))
    e.line([(334, 860), (326, 700), (352, 570)], "#5f8a3a", 13, taper=False)
    leaf = shapes.smooth([(352, 560), (480, 560), (600, 640), (610, 690), (480, 650), (352, 640), (210, 660),
        (86, 720), (70, 690), (120, 610), (240, 560)])
    drawn = e.solid(leaf, "#8ab848", round=0.5, rim=0.7, flow=10)
    with e.inside(drawn):
        for tip in ((90, 690), (180, 650), (280, 650), (420, 650), (520, 660), (600, 680)):
            e.line([(352, 560), ((352 + tip[0]) / 2, (560 + tip[1]) / 2 - 14), tip], "#4f7a2a", 5, alpha=0.8)
    e.shadow(430, 1150, 70, 100)
    keepsakes.suitcase(e, 430, 1152, 110, "#a8503a")
    person(e, 430, 1150, 250, replace(GIRL, coat="#e8b03a", style="hood"),
        Pose(hip=(0, -36), lean=4, nod=-10, near_hand=(14, -42), far_hand=(10, -42), near_foot=(14, 0),
        far_foot=(8, -2)), flip=False)
    for drop in ((90, 740), (214, 690), (480, 690), (604, 716), (352, 668)):
        e.flat(shapes.flame(drop[0], drop[1] + 30, 14, 34), "#dff2ea", 0.9)
    for x, y, reach in ((620, 1110, 70), (720, 1170, 54), (80, 1160, 60)):
        e.wash(shapes.oval(x, y, reach * 1.2, reach * 0.34), ["#b8d8b0", "#4f7a5f"], 90)
        water.ripples(e, x, y, reach, 3)
        water.splash(e, x, y, 34, 8)
    air.rain(e, 110, 6, length=80)
    plants.grass(e, -10, 810, 1225, 100, 70, ("#2f5a2f", "#5f8a3a"))


@card(30, "up-from-the-well", family("blossom").lit_from(0.5, 0.3))
def up_from_the_well(e: Easel) -> None:
    """Looking up out of a well: blossom, a round of sky, two children at the rim, and a lantern that comes down
    on a rope.
    """
    e.canvas.clear(colour("#1a1420").argb)
    middle = (400.0, 400.0)
    luck = e.chance.apart("stones")
    for ring in range(9, -1, -1):
        reach = 236 * 1.2**ring
        count = 16
        for stone in range(count):
            begin = math.tau * (stone + 0.5 * (ring % 2)) / count + 0.02
            end = begin + math.tau / count - 0.04
            inner, outer = reach, reach * 1.19
            points = []
            for step in range(5):
                angle = begin + (end - begin) * step / 4
                points.append((middle[0] + math.cos(angle) * outer, middle[1] + math.sin(angle) * outer))
            for step in range(4, -1, -1):
                angle = begin + (end - begin) * step / 4
                points.append((middle[0] + math.cos(angle) * inner, middle[1] + math.sin(angle) * inner))
            if not any(-60 < px < 860 and -60 < py < 1260 for px, py in points):
                continue
            tone = colour(luck.pick(["#a8988a", "#94887f", "#b5a692", "#877f86"])).darker(min(0.82,
                ring * 0.1 + luck.between(0, 0.08)))
            e.solid(shapes.smooth(points, tension=0.5), tone, round=0.4, rim=0.5, edge=0.5, bristle=0.5,
                hand=1.4 + ring * 0.3)
            if luck.maybe(0.22):
                px, py = points[0]
                for _ in range(5):
                    lean = luck.angle()
                    e.flat(shapes.leaf((px, py), (px + math.cos(lean) * 26, py + math.sin(lean) * 26 + 10), 9),
                        "#6a9a4a", 0.8)
    opening = shapes.oval(*middle, 236)
    air.glow(e, *middle, 560, "#ffe6d8", 0.55)
    with e.inside(opening):
        brush.gradient(e, opening, [colour(code) for code in ("#6fb0dc", "#b8dcec", "#fbe6e0")], 60)
        sky.cloud(e, 330, 470, 200)
        for start, angle in (((690, 250), 150), ((690, 560), 200), ((260, 640), -30)):
            _spray(e, start, angle)
    for turn, who in ((166, replace(GIRL, coat="#d43d5a")), (78, replace(CHILD, coat="#3f7f7a", style="beanie",
            hat="#f2b84b"))):
        with e.at(*middle, 1, turn), e.inside(shapes.oval(0, 0, 236)):
            leaning = Pose(lean=0, nod=14, near_hand=(21, -50), far_hand=(-22, -50), elbows=-1)
            person(e, -8, 440, 440, who, leaning)
    e.pencil(shapes.oval(*middle, 238), colour("#fff4e4"), 6, 0.8)
    e.solid(shapes.limb([(560, 226), (486, 520), (400, 800)], [5, 7, 10]), "#b8905a", round=0.8, edge=0.5)
    luck = e.chance.apart("falling")
    plants.petals(e, [(400 + luck.about(0, 300), luck.between(300, 1150)) for _ in range(60)], 22)
    air.glow(e, 404, 960, 420, "#ffcf7a", 0.7)
    bucket = shapes.smooth([(290, 880), (318, 1080), (350, 1100), (450, 1100), (484, 1080), (512, 880)], tension=0.5)
    e.line([(300, 880), (400, 790), (502, 880)], "#5a4a44", 10, taper=False)
    e.flat(shapes.oval(401, 880, 110, 30), "#3a2420")
    keepsakes.lantern(e, 400, 782, 170)
    drawn = e.solid(bucket, "#a8703f", round=0.8, flow=88, bristle=0.9)
    with e.inside(drawn):
        for stave in range(7):
            e.line([(290 + stave * 37, 870), (326 + stave * 25, 1110)], "#5a3a24", 4, taper=False)
        for hoop in (920, 1050):
            e.line([(280, hoop), (400, hoop + 26), (520, hoop)], "#6a6470", 15, taper=False)
    plants.petals(e, [(340, 1000), (470, 960), (400, 890), (300, 1130), (560, 1120)], 30)


def _spray(e: Easel, start: Point, angle: float) -> None:
    dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    luck = e.chance.apart("spray", round(start[0]))
    line = [start, (start[0] + dx * 130, start[1] + dy * 130 + 20), (start[0] + dx * 270, start[1] + dy * 270)]
    e.solid(shapes.limb(line, [20, 13, 4]), "#6a4440")
    for x, y in shapes.spine(line, 7):
        for _ in range(2):
            plants.blossom(e, x + luck.about(0, 40), y + luck.about(0, 40), luck.between(17, 30),
                turn=luck.between(0, 70))
