"""Cards 1–5: setting out with something to carry, a letter, a key, a seed, a light."""

from __future__ import annotations

import math
from dataclasses import replace

import skia

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs import heads, keepsakes, plants, sky, water
from tools.painter.motifs.beasts import elephant
from tools.painter.motifs.birds import flock, moth_body, moth_wings
from tools.painter.motifs.people import (
    CHILD,
    GIRL,
    MAN,
    REACHING,
    WALKING,
    Person,
    Pose,
    person,
)  # fmt: skip


@card(1, "borrowed-sea", family("dawn").lit_from(0.14, 0.36))
def borrowed_sea(e: Easel) -> None:
    """A child drags home a bucket with the whole sea in it, ship and whale and all; the boats lie on the dry
    bottom.
    """
    air.sky(e, 520, flow=-6)
    sky.sun(e, 112, 432, 46)
    with e.depth(0.7):
        e.solid(shapes.ridge(-20, 820, 700, [470, 440, 480, 455, 490]), e.palette.far, round=0.1)
    e.solid(shapes.ridge(-20, 820, 1220, [510, 500, 522, 508, 520]), "#d9b08a", round=0.08, rim=0.2, flow=4)
    with e.depth(0.5):
        keepsakes.ship(e, 610, 560, 190, turn=24)
        keepsakes.rowboat(e, 300, 560, 90, turn=-14)
    brush.repaint(e, 60, 0.6, 4)
    _dry_ripples(e)
    with e.depth(0.2):
        e.shadow(640, 742, 130)
        keepsakes.rowboat(e, 660, 730, 260, "#3f7a86", turn=13)
        e.line([(560, 716), (470, 752), (420, 744)], "#5a4a3a", 4)
    for x, y, reach, turn in ((96, 800, 26, 10), (740, 900, 30, 40), (70, 1130, 44, 24)):
        e.solid(shapes.star(x, y, reach, 5, 0.42, turn), "#e2705a", round=0.8)
    for x, y in ((150, 690), (540, 640), (750, 1110)):
        plants.grass(e, x - 30, x + 30, y, 44, 14, ("#4f7a5a", "#6a8a4a"), 1.2)
    e.shadow(520, 1096, 300, 380)
    e.shadow(228, 1112, 100, 240)
    drags = Pose(hip=(-8, -40), lean=-16, nod=-4, near_hand=(30, -54), far_hand=(28, -60), near_foot=(16, 0),
        far_foot=(-10, 0))
    person(e, 214, 1112, 470, replace(CHILD, style="beanie", hat="#3f7f7a", shoes="#e0b04a"), drags)
    _bucket_of_sea(e, 520, 1090)


def _dry_ripples(e: Easel) -> None:
    luck = e.chance.apart("ripples")
    for row in range(46):
        y = 540 + row * row * 0.31
        reach = 20 + row * 3
        for _ in range(5):
            x = luck.between(-40, 840)
            e.flat(shapes.leaf((x - reach, y), (x + reach, y + luck.about(0, 6)), 3 + row * 0.14,
                luck.about(0, 0.05)), "#a87f74" if luck.maybe(0.6) else "#f6dcb4", 0.45, hand=0)


def _bucket_of_sea(e: Easel, x: float, y: float) -> None:
    body = shapes.smooth([(x - 178, y - 240), (x - 120, y - 20), (x - 60, y + 6), (x + 60, y + 6), (x + 120, y - 20),
        (x + 178, y - 240)], tension=0.5)
    drawn = e.solid(body, "#c9493a", round=0.9, flow=80, bristle=0.7, hand=1.4)
    with e.inside(drawn):
        for band in (-150, -60):
            e.line([(x - 200, y + band), (x, y + band + 36), (x + 200, y + band)], "#8a2f30", 8, taper=False)
    rim = shapes.oval(x, y - 240, 180, 52)
    e.solid(rim, "#e8d8c0", round=0.2)
    sea = shapes.oval(x, y - 240, 168, 43)
    e.wash(sea, ["#9fd6d0", "#2f8a9a", "#145070"], 90)
    with e.inside(shapes.join(sea, shapes.box(x - 168, y - 500, 336, 260))):
        luck = e.chance.apart("little waves")
        for row in range(7):
            wave_y = y - 276 + row * 13
            points = [(x - 180 + step * 30, wave_y + (luck.between(-11, 3) if step % 2 else luck.between(0,
                5))) for step in range(13)]
            if row == 2:
                whale_tail(e, x - 78, wave_y + 2, 62)
            if row == 3:
                keepsakes.ship(e, x + 34, wave_y + 2, 190)
            with e.inside(sea) if row > 1 else e.inside(e.sheet()):
                e.solid(shapes.ridge(x - 180, x + 180, y - 190, [py for _, py in points]),
                    colour("#5fb0b8").mix(colour("#145a7a"), row / 7), round=0.05, rim=0.9, edge=0)
    e.pencil(rim, "#5a2a2a", 3, 0.6)
    flock(e, [(x - 60, y - 500), (x + 120, y - 520), (x - 20, y - 450), (x + 150, y - 470)], 22, "#fffaf0", 0.9)
    handle = shapes.outline_of(shapes.smooth([(x - 172, y - 232), (x - 236, y - 300), (x - 214, y - 340)],
        closed=False), 9)
    e.solid(handle, "#5a4a48")
    water.splash(e, x + 150, y - 250, 70, 16)
    for drop in range(9):
        e.flat(shapes.oval(x + 150 + drop * 16, y + 20 - abs(drop - 4) * 6, 9 - drop * 0.5, 4), "#6fb6bc", 0.8)


def whale_tail(e: Easel, x: float, y: float, height: float, shade: str = "#2f4f7a") -> None:
    """The fluke of a whale that has just dived at (x, y)."""
    with e.at(x, y, height / 100):
        e.solid(shapes.smooth([(-16, 4), (-10, -40), (-14, -62), (-58, -84), (-74, -106), (-30, -102), (0, -84),
            (30, -102), (74, -106), (58, -84), (14, -62), (10, -40), (16, 4)], tension=0.9), shade, hand=0.6)


@card(2, "winged-post", family("snow").lit_from(0.56, 0.7).with_colours(sky=("#46587f", "#7a86a8", "#b9a9b8",
    "#f0cfb0")))
def winged_post(e: Easel) -> None:
    """A fox postman brings letters to doors in the trees of a winter wood; the letters would rather fly south."""
    air.sky(e, flow=80)
    luck = e.chance.apart("wood")
    for far, base, count in ((0.78, 720, 12), (0.55, 800, 9)):
        with e.depth(far):
            for index in range(count):
                plants.pine(e, (index + luck.between(0, 1)) * 820 / count, base + luck.about(0, 20),
                    luck.between(330, 520), "#4f6a78", 1)
    e.solid(shapes.ridge(-20, 820, 1220, [820, 790, 830, 800, 830, 800]), "#dfe6f0", round=0.1, rim=0.3)
    brush.repaint(e, 46, 0.55, 4)
    air.mist(e, 770, 130, "#f2dccb", 0.5)
    for x, foot, wide, lean in ((150, 1010, 130, -10), (690, 1000, 150, 14), (470, 900, 66, 4)):
        with e.depth(0.35 if wide < 100 else 0.0):
            _letterbox_tree(e, x, foot, wide, lean)
    e.solid(shapes.ridge(-20, 820, 1220, [1010, 1000, 1030, 1060, 1020, 1000]), "#eef2f7", round=0.12, rim=0.4)
    brush.spatter(e, "#ffffff", 120, (0, 1000, 800, 1200), 3)
    for step in range(9):
        e.flat_shadow(shapes.oval(40 + step * 38, 1130 - step * 5 + (14 if step % 2 else 0), 13, 6), 0.4, 2)
    e.shadow(430, 1090, 110, 220)
    postman = Person(coat="#2f5a8a", legs="#3a3f55", skin="#3a2226", head=0.25, style="cap", hat="#24406a",
        scarf="#d9503f", animal=heads.fox_head)
    person(e, 420, 1090, 430, postman, replace(WALKING, near_hand=(26, -62)))
    e.solid(shapes.limb([(380, 830), (410, 900), (452, 960)], [9, 9]), "#7a4a34")
    e.drop(shapes.box(330, 930, 120, 90, 12), 8, 6)
    e.solid(shapes.box(330, 930, 120, 90, 12), "#9a6238", round=0.6)
    e.solid(shapes.box(328, 926, 124, 44, 12), "#7a4a2c", round=0.6)
    keepsakes.letter(e, 372, 918, 62, -18)
    keepsakes.lantern(e, 536, 812, 100)
    for x, y, size, turn in ((610, 690, 74, -16), (560, 560, 64, 14), (640, 430, 54, -10), (540, 320, 44, 20),
            (620, 220, 36, -14), (560, 140, 28, 10)):
        _winged_letter(e, x, y, size, turn)
    air.snow(e, 170)


def _letterbox_tree(e: Easel, x: float, foot: float, wide: float, lean: float) -> None:
    trunk = shapes.smooth([(x - wide * 0.72, foot + 30), (x - wide * 0.5, foot - 60),
        (x - wide * 0.44 + lean, foot - 500), (x - wide * 0.4 + lean * 2, -30), (x + wide * 0.4 + lean * 2, -30),
        (x + wide * 0.44 + lean, foot - 500), (x + wide * 0.52, foot - 60), (x + wide * 0.8, foot + 30)], tension=0.7)
    drawn = e.solid(trunk, "#6a5560", round=0.7, flow=86, bristle=1, hand=2.4)
    with e.inside(drawn):
        brush.hatch(e, drawn, "#3a2c3a", 86, wide * 0.09, 2, 0.5)
        for y in range(60, int(foot) - 250, 150):
            e.flat(shapes.blob(x - wide * 0.42 + lean, y, wide * 0.14, 60, e.chance.apart("snow on bark", y), 0.3),
                "#ffffff", 0.7)
    tall = wide * 1.15
    keepsakes.door(e, x, foot - 8, tall, beyond=("#fff0c0", "#ffbf6a"))
    keepsakes.door_leaf(e, x, foot - 8, tall, "#8a3f34", 0.5 if wide > 140 else 0.0)
    air.glow(e, x, foot - tall * 1.5, wide * 1.4, "#ffcf7a", 0.6)
    e.glowing(shapes.oval(x, foot - tall * 1.55, wide * 0.15), "#ffd98a", 10)
    e.solid(shapes.box(x + wide * 0.36, foot - tall * 0.7, wide * 0.22, wide * 0.16, 3), "#c8382f")


def _winged_letter(e: Easel, x: float, y: float, size: float, turn: float) -> None:
    with e.at(x, y, size / 100, turn):
        for side in (-1, 1):
            for feather in range(4):
                tip = (side * (56 + feather * 16), -84 + feather * 26)
                e.solid(shapes.leaf((side * 34, -14), tip, 20, 0.1 * side), "#ffffff", round=0.3, edge=0.3, hand=0.5)
    keepsakes.letter(e, x, y, size, turn)


@card(3, "door-in-the-wave", family("storm").lit_from(0.28, 0.68).with_colours(accent="#ffcf7a"))
def door_in_the_wave(e: Easel) -> None:
    """In the wall of the greatest wave a lit door stands open; a man in a small boat holds up the key."""
    air.sky(e, 760, flow=-20)
    for x, y, wide in ((120.0, 150.0, 520), (640, 240, 480), (330, 60, 620)):
        with e.depth(0.3):
            sky.cloud(e, x, y, wide, "#55687a", tall=0.4, soft=2)
    sky.lightning(e, [(690, 210), (664, 290), (690, 300), (650, 400), (668, 408), (640, 500)], 5)
    with e.depth(0.4):
        water.wave(e, [(-60 + step * 90, 690 + (24 if step % 2 else -26)) for step in range(12)], 1220, "#4a6a7a", 0.8)
    brush.repaint(e, 50, 0.5, -18)
    water.breaker(e, 290, 1010, 680, "#2f6276")
    air.glow(e, 208, 800, 420, "#ffc76a", 0.8)
    keepsakes.door(e, 208, 900, 270, beyond=("#fff6d8", "#ffd27a"), frame="#5a3a30")
    with e.inside(shapes.box(140, 630, 136, 270)):
        for stair in range(5):
            e.flat(shapes.box(150, 884 - stair * 22, 120 - stair * 18, 7), "#c98a4a", 0.6)
    keepsakes.door_leaf(e, 208, 900, 270, "#a8332e", 0.62)
    for step in range(26):
        luck = e.chance.apart("path of light", step)
        share = step / 26
        x, y = 220 + share * 330 + luck.about(0, 30), 915 + share * 170 + luck.about(0, 12)
        e.canvas.drawPath(shapes.leaf((x - 34, y), (x + 40, y), 7 * (1 - share * 0.5)),
            _shine("#ffd98a", 0.6 * (1 - share * 0.7)))
    sailor = replace(MAN, coat="#d8a23a", style="cap", hat="#c98a2a", beard=True, hair="#d9d4cc")
    person(e, 578, 1086, 260, sailor, Pose(hip=(0, -34), lean=-10, nod=-14, near_hand=(-34, -96), far_hand=(-10, -40),
        near_foot=(10, 0), far_foot=(-14, 0)))
    _key(e, 520, 838, 70)
    keepsakes.rowboat(e, 590, 1080, 340, "#8a4434", turn=-9)
    keepsakes.lantern(e, 734, 1000, 70)
    water.wave(e, [(-60 + step * 82, 1130 + (22 if step % 2 else -22)) for step in range(12)], 1220, "#234a5c", 1.3)
    water.splash(e, 430, 1120, 120, 30)
    air.rain(e, 240, 16)


def _shine(shade: str, alpha: float) -> skia.Paint:
    return skia.Paint(Color=colour(shade).fade(alpha).argb, AntiAlias=True, BlendMode=skia.BlendMode.kScreen)


def _key(e: Easel, x: float, y: float, height: float) -> None:
    air.glow(e, x, y - height / 2, height * 1.6, "#ffe09a", 0.8)
    with e.at(x, y, height / 100, 8):
        e.solid(shapes.cut(shapes.oval(0, -82, 24), shapes.oval(0, -82, 12)), "#f2c24a", rim=0.9)
        e.solid(shapes.limb([(0, -60), (0, 0)], [9, 9]), "#f2c24a", rim=0.9)
        for tooth, reach in ((-2, 20), (-18, 15)):
            e.solid(shapes.box(0, tooth - 8, reach, 9, 1), "#f2c24a")


@card(4, "elephant-seeds", family("morning").lit_from(0.86, 0.08))
def elephant_seeds(e: Easel) -> None:
    """A girl blows at a dandelion, and elephants drift away over the hills, each under its seed, light as
    anything.
    """
    air.sky(e, 980, flow=-20)
    for x, y, wide in ((150, 180, 300), (650, 420, 260), (60, 560, 240)):
        with e.depth(0.35):
            sky.cloud(e, x, y, wide)
    for far, heights, shade in ((0.7, [860, 800, 850, 780, 830], "#8fc0ae"),
            (0.45, [930, 900, 860, 900, 850], "#6fae84"), (0.2, [1000, 985, 1010, 960, 940], "#5c9a6a")):
        with e.depth(far):
            e.solid(shapes.ridge(-20, 820, 1220, heights), shade, round=0.1, flow=6)
            for tree in range(7):
                luck = e.chance.apart("hedge", far, tree)
                e.solid(shapes.blob(luck.between(0, 800), heights[2] + 30 + luck.about(0, 30), 20, 16, luck),
                    "#4a8a5a", edge=0)
    brush.repaint(e, 44, 0.55, -12)
    for x, y, size, turn, stride in ((688, 150, 60, -14, 26), (480, 250, 92, 10, 34), (660, 430, 132, -8, 30),
            (350, 530, 210, 9, 38)):
        with e.depth(max(0.0, 0.42 - size / 420)):
            _drifting_elephant(e, x, y, size, turn, stride)
    e.solid(shapes.ridge(-20, 820, 1220, [1040, 1060, 1090, 1080, 1050]), "#5f9a4f", round=0.1)
    plants.grass(e, -10, 810, 1130, 110, 170, sway=0.6)
    for x, tall in ((560, 90), (640, 120), (740, 84), (470, 70)):
        plants.flower(e, x, 1160, tall, "#f2c03a", "#e89a2a", 11, 0.1, 0.24)
    e.line([(330, 1200), (318, 1040), (330, 900)], "#7a9a4a", 13, taper=False)
    _clock(e, 332, 880, 84)
    e.shadow(170, 1150, 90)
    person(e, 150, 1150, 380, replace(GIRL, coat="#e4603f"), Pose(lean=10, nod=-8, near_hand=(24, -40),
        far_hand=(26, -44), near_foot=(8, 0), far_foot=(-10, 0)))
    luck = e.chance.apart("fluff")
    for step in range(16):
        share = step / 16
        _fluff(e, 400 + share * 330 + luck.about(0, 50), 830 - share * 560 + luck.about(0, 90),
            13 + luck.between(0, 10), luck.about(20, 30))
    plants.grass(e, -10, 810, 1215, 120, 90, ("#3f7a4a", "#5f9a4f"), 0.7)


def _clock(e: Easel, x: float, y: float, reach: float) -> None:
    luck = e.chance.apart("clock")
    for index in range(80):
        angle = luck.between(-3.9, 0.9) if index % 3 else luck.angle()
        far = reach * luck.between(0.8, 1.05)
        tip = (x + math.cos(angle) * far, y + math.sin(angle) * far)
        e.line([(x, y), tip], "#ffffff", 1.6, alpha=0.6)
        for tuft in (-0.5, 0, 0.5):
            e.line([tip, (tip[0] + math.cos(angle + tuft) * 15, tip[1] + math.sin(angle + tuft) * 15)], "#ffffff",
                1.4, alpha=0.8)
    e.solid(shapes.oval(x, y, 14), "#a8a06a")


def _fluff(e: Easel, x: float, y: float, size: float, turn: float) -> None:
    with e.at(x, y, size / 20, turn):
        e.line([(0, 20), (0, 0)], "#b0a890", 1.4)
        for index in range(7):
            angle = math.radians(-160 + index * 23)
            e.line([(0, 0), (math.cos(angle) * 16, math.sin(angle) * 16)], "#ffffff", 1.2)


def _drifting_elephant(e: Easel, x: float, y: float, size: float, turn: float, stride: float) -> None:
    with e.at(x, y, size / 100, turn):
        for count, reach in ((26, 96), (20, 74), (14, 52)):
            for index in range(count):
                angle = math.radians(-174 + index * 168 / (count - 1))
                tip = (math.cos(angle) * reach * 1.25, -150 + math.sin(angle) * reach * 0.8)
                e.line([(0, -150), tip], "#ffffff", 1.8, alpha=0.85)
                for tuft in (-0.6, 0, 0.6):
                    e.line([tip, (tip[0] + math.cos(angle + tuft) * 13, tip[1] + math.sin(angle + tuft) * 13)],
                        "#ffffff", 1.5, alpha=0.85)
        e.line([(0, -150), (3, -80), (0, 0)], "#a89a6a", 4, taper=False)
        e.solid(shapes.leaf((0, 8), (0, -34), 13), "#7a5f3f")
        elephant(e, -6, 96, 100, "#98a0b4", stride=stride, trunk=((9, 2), (17, 9), (25, 5), (29, -4)))


@card(5, "moth-that-carries-the-night", family("lamp").lit_from(0.5,
    0.86).with_colours(sky=("#3a2a5a", "#6a4470", "#b8687a", "#f0a878")))
def moth_that_carries_the_night(e: Easel) -> None:
    """A great moth with a starry night on its wings, villages and all, comes to the candle of a small child."""
    air.sky(e, flow=70)
    air.glow(e, 400, 1010, 620, "#ffb85a", 0.6)
    luck = e.chance.apart("dust")
    with e.depth(0.4):
        e.solid(shapes.ridge(-20, 820, 1220, [1020, 990, 1030, 1000, 1020, 980]), "#5a3f5c", round=0.1)
    brush.repaint(e, 60, 0.5, 60)
    with e.at(400, 470, 4.3):
        upper, lower = moth_wings()
        for side in (-1, 1):
            for points in (lower, upper):
                wing = shapes.smooth([(side * px, py) for px, py in points])
                e.drop(wing, 6, 6, 0.5)
                _night_wing(e, wing, points is upper, side)
        moth_body(e, "#e8cfa8")
    for _ in range(40):
        x, y = 400 + luck.about(0, 330), luck.between(650, 1000)
        e.canvas.drawPath(shapes.oval(x, y, luck.between(0.8, 2.6)), _shine("#ffe6b0", luck.between(0.3, 0.9)))
    e.solid(shapes.ridge(-20, 820, 1220, [1140, 1120, 1104, 1122, 1146]), "#4a3440", round=0.15)
    plants.grass(e, -10, 810, 1190, 60, 120, ("#5a4a44", "#7a6048"))
    e.shadow(370, 1130, 60, 60)
    person(e, 372, 1130, 230, replace(CHILD, coat="#f2e6d0", legs="#f2e6d0", skirt=True, hair="#7a4a2a"),
        replace(REACHING, near_hand=(26, -62), nod=-30))
    keepsakes.candle(e, 434, 992, 46)
    air.motes(e, 22, (180, 760, 640, 1080), "#ffd08a", 3)


def _night_wing(e: Easel, wing: skia.Path, upper: bool, side: int) -> None:
    drawn = e.solid(wing, "#22306a", round=0.2, rim=1.0, bristle=0.3, flow=60 * side, hand=0.6)
    luck = e.chance.apart("night wing", upper, side)
    with e.inside(drawn):
        brush.gradient(e, drawn, [colour("#0c1338"), colour("#2a3f86"),
            colour("#6f7fc0")] if upper else [colour("#1a2560"), colour("#4a4f96"), colour("#b08aa8")], 90)
        bounds = drawn.getBounds()
        for _ in range(46 if upper else 26):
            x, y = luck.between(bounds.left(), bounds.right()), luck.between(bounds.top(), bounds.bottom())
            e.canvas.drawPath(shapes.oval(x, y, luck.between(0.2, 0.7)), _shine("#fff6d8", luck.between(0.5, 1)))
        if upper:
            sky.crescent(e, side * 70, -48, 9, turn=20 if side > 0 else 160)
            for row, tone in ((-4, "#1c2a5c"), (2, "#121c44")):
                e.flat(shapes.ridge(bounds.left(), bounds.right(), 40,
                    [row - 22 + luck.about(0, 6) for _ in range(6)]), tone)
            for index in range(7):
                x = side * (28 + index * 9.4)
                y = -14 + luck.about(0, 4)
                _tiny_house(e, x, y, 5 + luck.between(0, 3))
        else:
            for index in range(5):
                e.flat(shapes.ridge(bounds.left(), bounds.right(), 120,
                    [46 + index * 11 + luck.about(0, 5) for _ in range(5)]), colour("#3a3f80").darker(index * 0.14),
                    0.8)
            for index in range(6):
                plants.pine(e, side * (22 + index * 8), 60 + luck.about(0, 14), 16, "#16204a")
        for vein in range(5):
            x, y = (side * 96, -60 + vein * 14) if upper else (side * (66 - vein * 8), 40 + vein * 11)
            e.line([(0, -10), (x * 0.5, y * 0.5 - 4), (x, y)], "#8a9ad8", 0.6, alpha=0.35, lit=False)
    e.pencil(drawn, "#ffd9a0", 1.1, 0.8)


def _tiny_house(e: Easel, x: float, y: float, size: float) -> None:
    e.flat(shapes.polygon([(x - size * 0.5, y), (x - size * 0.5, y - size * 0.8), (x, y - size * 1.4),
        (x + size * 0.5, y - size * 0.8), (x + size * 0.5, y)]), "#0c1232", hand=0.1)
    e.glowing(shapes.box(x - size * 0.16, y - size * 0.6, size * 0.32, size * 0.34), "#ffd27a", 1.4, hand=0)
