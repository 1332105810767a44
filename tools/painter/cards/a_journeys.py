"""Cards 1–10: going away, carrying something home, waiting, and what travels with whom."""

from __future__ import annotations

import math
from dataclasses import replace

import skia

from tools.painter import air, brush, shapes
from tools.painter.gallery import card
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.light import family
from tools.painter.motifs import beasts, heads, keepsakes, plants, sky, stage, water
from tools.painter.motifs.beasts import elephant
from tools.painter.motifs.birds import flock, moth_body, moth_wings, sparrow
from tools.painter.motifs.creatures import fish, turtle, whale
from tools.painter.motifs.houses import house
from tools.painter.motifs.people import (
    CHAIRED, CHILD, GIRL, GRANDFATHER, MAN, Person, Pose, REACHING, SITTING, WALKING, WAVING, WOMAN, person,
)  # fmt: skip


@card(1, "borrowed-sea", family("dawn").lit_from(0.14, 0.36))
def borrowed_sea(e: Easel) -> None:
    """A child drags home a bucket with the whole sea in it, ship and whale and all; the boats lie on the dry bottom."""
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
    person(e, 214, 1112, 470, replace(CHILD, coat="#d8503c", style="beanie", hat="#3f7f7a", shoes="#e0b04a"),
           Pose(hip=(-8, -40), lean=-16, nod=-4, near_hand=(30, -54), far_hand=(28, -60), near_foot=(16, 0), far_foot=(-10, 0)))  # fmt: skip
    _bucket_of_sea(e, 520, 1090)


def _dry_ripples(e: Easel) -> None:
    luck = e.chance.apart("ripples")
    for row in range(46):
        y = 540 + row * row * 0.31
        reach = 20 + row * 3
        for _ in range(5):
            x = luck.between(-40, 840)
            e.flat(shapes.leaf((x - reach, y), (x + reach, y + luck.about(0, 6)), 3 + row * 0.14, luck.about(0, 0.05)), "#a87f74" if luck.maybe(0.6) else "#f6dcb4", 0.45, hand=0)


def _bucket_of_sea(e: Easel, x: float, y: float) -> None:
    body = shapes.smooth([(x - 178, y - 240), (x - 120, y - 20), (x - 60, y + 6), (x + 60, y + 6), (x + 120, y - 20), (x + 178, y - 240)], tension=0.5)
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
            points = [(x - 180 + step * 30, wave_y + (luck.between(-11, 3) if step % 2 else luck.between(0, 5))) for step in range(13)]
            if row == 2:
                whale_tail(e, x - 78, wave_y + 2, 62)
            if row == 3:
                keepsakes.ship(e, x + 34, wave_y + 2, 190)
            with e.inside(sea) if row > 1 else e.inside(e.sheet()):
                e.solid(shapes.ridge(x - 180, x + 180, y - 190, [py for _, py in points]), colour("#5fb0b8").mix(colour("#145a7a"), row / 7), round=0.05, rim=0.9, edge=0)
    e.pencil(rim, "#5a2a2a", 3, 0.6)
    flock(e, [(x - 60, y - 500), (x + 120, y - 520), (x - 20, y - 450), (x + 150, y - 470)], 22, "#fffaf0", 0.9)
    handle = shapes.outline_of(shapes.smooth([(x - 172, y - 232), (x - 236, y - 300), (x - 214, y - 340)], closed=False), 9)
    e.solid(handle, "#5a4a48")
    water.splash(e, x + 150, y - 250, 70, 16)
    for drop in range(9):
        e.flat(shapes.oval(x + 150 + drop * 16, y + 20 - abs(drop - 4) * 6, 9 - drop * 0.5, 4), "#6fb6bc", 0.8)


def whale_tail(e: Easel, x: float, y: float, height: float, shade: str = "#2f4f7a") -> None:
    """The fluke of a whale that has just dived at (x, y)."""
    with e.at(x, y, height / 100):
        e.solid(shapes.smooth([(-16, 4), (-10, -40), (-14, -62), (-58, -84), (-74, -106), (-30, -102), (0, -84), (30, -102), (74, -106), (58, -84), (14, -62), (10, -40), (16, 4)], tension=0.9), shade, hand=0.6)


@card(2, "winged-post", family("snow").lit_from(0.56, 0.7).with_colours(sky=("#46587f", "#7a86a8", "#b9a9b8", "#f0cfb0")))
def winged_post(e: Easel) -> None:
    """A fox postman brings letters to doors in the trees of a winter wood; the letters would rather fly south."""
    air.sky(e, flow=80)
    luck = e.chance.apart("wood")
    for far, base, count in ((0.78, 720, 12), (0.55, 800, 9)):
        with e.depth(far):
            for index in range(count):
                plants.pine(e, (index + luck.between(0, 1)) * 820 / count, base + luck.about(0, 20), luck.between(330, 520), "#4f6a78", 1)
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
    postman = Person(coat="#2f5a8a", legs="#3a3f55", skin="#3a2226", head=0.25, style="cap", hat="#24406a", scarf="#d9503f", animal=heads.fox_head)
    person(e, 420, 1090, 430, postman, replace(WALKING, near_hand=(26, -62)))
    e.solid(shapes.limb([(380, 830), (410, 900), (452, 960)], [9, 9]), "#7a4a34")
    e.drop(shapes.box(330, 930, 120, 90, 12), 8, 6)
    e.solid(shapes.box(330, 930, 120, 90, 12), "#9a6238", round=0.6)
    e.solid(shapes.box(328, 926, 124, 44, 12), "#7a4a2c", round=0.6)
    keepsakes.letter(e, 372, 918, 62, -18)
    keepsakes.lantern(e, 536, 812, 100)
    for x, y, size, turn in ((610, 690, 74, -16), (560, 560, 64, 14), (640, 430, 54, -10), (540, 320, 44, 20), (620, 220, 36, -14), (560, 140, 28, 10)):
        _winged_letter(e, x, y, size, turn)
    air.snow(e, 170)


def _letterbox_tree(e: Easel, x: float, foot: float, wide: float, lean: float) -> None:
    trunk = shapes.smooth([(x - wide * 0.72, foot + 30), (x - wide * 0.5, foot - 60), (x - wide * 0.44 + lean, foot - 500), (x - wide * 0.4 + lean * 2, -30), (x + wide * 0.4 + lean * 2, -30), (x + wide * 0.44 + lean, foot - 500), (x + wide * 0.52, foot - 60), (x + wide * 0.8, foot + 30)], tension=0.7)
    drawn = e.solid(trunk, "#6a5560", round=0.7, flow=86, bristle=1, hand=2.4)
    with e.inside(drawn):
        brush.hatch(e, drawn, "#3a2c3a", 86, wide * 0.09, 2, 0.5)
        for y in range(60, int(foot) - 250, 150):
            e.flat(shapes.blob(x - wide * 0.42 + lean, y, wide * 0.14, 60, e.chance.apart("snow on bark", y), 0.3), "#ffffff", 0.7)
    tall = wide * 1.15
    keepsakes.door(e, x, foot - 8, tall, "#8a3f34", beyond=("#fff0c0", "#ffbf6a"))
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
    for x, y, wide in ((120, 150, 520), (640, 240, 480), (330, 60, 620)):
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
        e.canvas.drawPath(shapes.leaf((x - 34, y), (x + 40, y), 7 * (1 - share * 0.5)), _shine("#ffd98a", 0.6 * (1 - share * 0.7)))
    sailor = replace(MAN, coat="#d8a23a", style="cap", hat="#c98a2a", beard=True, hair="#d9d4cc")
    person(e, 578, 1086, 260, sailor, Pose(hip=(0, -34), lean=-10, nod=-14, near_hand=(-34, -96), far_hand=(-10, -40), near_foot=(10, 0), far_foot=(-14, 0)))
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
    """A girl blows at a dandelion, and elephants drift away over the hills, each under its seed, light as anything."""
    air.sky(e, 980, flow=-20)
    for x, y, wide in ((150, 180, 300), (650, 420, 260), (60, 560, 240)):
        with e.depth(0.35):
            sky.cloud(e, x, y, wide)
    for far, heights, shade in ((0.7, [860, 800, 850, 780, 830], "#8fc0ae"), (0.45, [930, 900, 860, 900, 850], "#6fae84"), (0.2, [1000, 985, 1010, 960, 940], "#5c9a6a")):
        with e.depth(far):
            e.solid(shapes.ridge(-20, 820, 1220, heights), shade, round=0.1, flow=6)
            for tree in range(7):
                luck = e.chance.apart("hedge", far, tree)
                e.solid(shapes.blob(luck.between(0, 800), heights[2] + 30 + luck.about(0, 30), 20, 16, luck), "#4a8a5a", edge=0)
    brush.repaint(e, 44, 0.55, -12)
    for x, y, size, turn, stride in ((688, 150, 60, -14, 26), (480, 250, 92, 10, 34), (660, 430, 132, -8, 30), (350, 530, 210, 9, 38)):
        with e.depth(max(0.0, 0.42 - size / 420)):
            _drifting_elephant(e, x, y, size, turn, stride)
    e.solid(shapes.ridge(-20, 820, 1220, [1040, 1060, 1090, 1080, 1050]), "#5f9a4f", round=0.1)
    plants.grass(e, -10, 810, 1130, 110, 170, sway=0.6)
    for x, tall in ((560, 90), (640, 120), (740, 84), (470, 70)):
        plants.flower(e, x, 1160, tall, "#f2c03a", "#e89a2a", 11, 0.1, 0.24)
    e.line([(330, 1200), (318, 1040), (330, 900)], "#7a9a4a", 13, taper=False)
    _clock(e, 332, 880, 84)
    e.shadow(170, 1150, 90)
    person(e, 150, 1150, 380, replace(GIRL, coat="#e4603f"), Pose(lean=10, nod=-8, near_hand=(24, -40), far_hand=(26, -44), near_foot=(8, 0), far_foot=(-10, 0)))
    luck = e.chance.apart("fluff")
    for step in range(16):
        share = step / 16
        _fluff(e, 400 + share * 330 + luck.about(0, 50), 830 - share * 560 + luck.about(0, 90), 13 + luck.between(0, 10), luck.about(20, 30))
    plants.grass(e, -10, 810, 1215, 120, 90, ("#3f7a4a", "#5f9a4f"), 0.7)


def _clock(e: Easel, x: float, y: float, reach: float) -> None:
    luck = e.chance.apart("clock")
    for index in range(80):
        angle = luck.between(-3.9, 0.9) if index % 3 else luck.angle()
        far = reach * luck.between(0.8, 1.05)
        tip = (x + math.cos(angle) * far, y + math.sin(angle) * far)
        e.line([(x, y), tip], "#ffffff", 1.6, alpha=0.6)
        for tuft in (-0.5, 0, 0.5):
            e.line([tip, (tip[0] + math.cos(angle + tuft) * 15, tip[1] + math.sin(angle + tuft) * 15)], "#ffffff", 1.4, alpha=0.8)
    e.solid(shapes.oval(x, y, 14), "#a8a06a")


def _fluff(e: Easel, x: float, y: float, size: float, turn: float) -> None:
    with e.at(x, y, size / 20, turn):
        e.line([(0, 20), (0, 0)], "#b0a890", 1.4)
        for index in range(7):
            angle = math.radians(-160 + index * 23)
            e.line([(0, 0), (math.cos(angle) * 16, math.sin(angle) * 16)], "#ffffff", 1.2)


def _drifting_elephant(e: Easel, x: float, y: float, size: float, turn: float, stride: float) -> None:
    with e.at(x, y, size / 100, turn):
        for layer, (count, reach) in enumerate(((26, 96), (20, 74), (14, 52))):
            for index in range(count):
                angle = math.radians(-174 + index * 168 / (count - 1))
                tip = (math.cos(angle) * reach * 1.25, -150 + math.sin(angle) * reach * 0.8)
                e.line([(0, -150), tip], "#ffffff", 1.8, alpha=0.85)
                for tuft in (-0.6, 0, 0.6):
                    e.line([tip, (tip[0] + math.cos(angle + tuft) * 13, tip[1] + math.sin(angle + tuft) * 13)], "#ffffff", 1.5, alpha=0.85)
        e.line([(0, -150), (3, -80), (0, 0)], "#a89a6a", 4, taper=False)
        e.solid(shapes.leaf((0, 8), (0, -34), 13), "#7a5f3f")
        elephant(e, -6, 96, 100, "#98a0b4", stride=stride, trunk=((9, 2), (17, 9), (25, 5), (29, -4)))


@card(5, "moth-that-carries-the-night", family("lamp").lit_from(0.5, 0.86).with_colours(sky=("#3a2a5a", "#6a4470", "#b8687a", "#f0a878")))
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
    person(e, 372, 1130, 230, replace(CHILD, coat="#f2e6d0", legs="#f2e6d0", skirt=True, hair="#7a4a2a"), replace(REACHING, near_hand=(26, -62), nod=-30))
    keepsakes.candle(e, 434, 992, 46)
    air.motes(e, 22, (180, 760, 640, 1080), "#ffd08a", 3)


def _night_wing(e: Easel, wing: skia.Path, upper: bool, side: int) -> None:
    drawn = e.solid(wing, "#22306a", round=0.2, rim=1.0, bristle=0.3, flow=60 * side, hand=0.6)
    luck = e.chance.apart("night wing", upper, side)
    with e.inside(drawn):
        brush.gradient(e, drawn, [colour("#0c1338"), colour("#2a3f86"), colour("#6f7fc0")] if upper else [colour("#1a2560"), colour("#4a4f96"), colour("#b08aa8")], 90)
        bounds = drawn.getBounds()
        for _ in range(46 if upper else 26):
            x, y = luck.between(bounds.left(), bounds.right()), luck.between(bounds.top(), bounds.bottom())
            e.canvas.drawPath(shapes.oval(x, y, luck.between(0.2, 0.7)), _shine("#fff6d8", luck.between(0.5, 1)))
        if upper:
            sky.crescent(e, side * 70, -48, 9, turn=20 if side > 0 else 160)
            for row, tone in ((-4, "#1c2a5c"), (2, "#121c44")):
                e.flat(shapes.ridge(bounds.left(), bounds.right(), 40, [row - 22 + luck.about(0, 6) for _ in range(6)]), tone)
            for index in range(7):
                x = side * (28 + index * 9.4)
                y = -14 + luck.about(0, 4)
                _tiny_house(e, x, y, 5 + luck.between(0, 3))
        else:
            for index in range(5):
                e.flat(shapes.ridge(bounds.left(), bounds.right(), 120, [46 + index * 11 + luck.about(0, 5) for _ in range(5)]), colour("#3a3f80").darker(index * 0.14), 0.8)
            for index in range(6):
                plants.pine(e, side * (22 + index * 8), 60 + luck.about(0, 14), 16, "#16204a")
        for vein in range(5):
            x, y = (side * 96, -60 + vein * 14) if upper else (side * (66 - vein * 8), 40 + vein * 11)
            e.line([(0, -10), (x * 0.5, y * 0.5 - 4), (x, y)], "#8a9ad8", 0.6, alpha=0.35, lit=False)
    e.pencil(drawn, "#ffd9a0", 1.1, 0.8)


def _tiny_house(e: Easel, x: float, y: float, size: float) -> None:
    e.flat(shapes.polygon([(x - size * 0.5, y), (x - size * 0.5, y - size * 0.8), (x, y - size * 1.4), (x + size * 0.5, y - size * 0.8), (x + size * 0.5, y)]), "#0c1232", hand=0.1)
    e.glowing(shapes.box(x - size * 0.16, y - size * 0.6, size * 0.32, size * 0.34), "#ffd27a", 1.4, hand=0)


@card(6, "island-on-its-way", family("noon").lit_from(0.7, -0.05))
def island_on_its_way(e: Easel) -> None:
    """Above, a family picnics on a little island; below, the island is an old turtle who has somewhere to go."""
    air.sky(e, 450, ["#3f94cc", "#8fcbe2", "#d8eee6"], flow=4)
    sky.cloud(e, 160, 150, 300)
    sky.cloud(e, 640, 250, 220)
    flock(e, [(420, 130), (460, 110), (500, 140), (380, 160)], 26, "#3f5a7a")
    with e.depth(0.6):
        e.solid(shapes.ridge(500, 820, 480, [452, 420, 430, 410, 440]), "#7fae9a", round=0.1)
    _below_water(e, 440)
    brush.repaint(e, 54, 0.5, 20)
    water.shafts(e, [260, 420, 560, 700, 820], 900, 0.35)
    turtle(e, 334, 648, 700, "#6f7a3a", "#8fa67a")
    _waterline(e, 440)
    _picnic(e)
    for x, y, size, tone in ((120, 960, 70, "#ffb43d"), (210, 1020, 54, "#ff7a4d"), (90, 1060, 46, "#f2e04a"), (640, 1010, 60, "#ff7a4d"), (560, 930, 44, "#ffb43d"), (720, 920, 50, "#f2e04a")):
        with e.depth(0.15):
            fish(e, x, y, size, tone, -6, stripes="#fff4e0")
    with e.depth(0.5):
        whale(e, 610, 1080, 330, turn=-4)
    for x, tall in ((30, 190), (90, 130), (760, 210), (700, 120), (640, 90)):
        plants.seaweed(e, x, 1220, tall, "#2f7a5f")
    for x, tall, tone in ((170, 110, "#e2705a"), (560, 90, "#d95a7a"), (460, 60, "#e8a04a")):
        plants.coral(e, x, 1215, tall, tone)
    water.bubbles(e, [(726, 690 - step * 34) for step in range(7)] + [(748, 640), (704, 570), (740, 520)], 11)


def _below_water(e: Easel, top: float) -> None:
    deep = shapes.box(-10, top, 820, 800)
    e.canvas.save()
    e.canvas.clipPath(deep, True)
    brush.gradient(e, deep, [colour(code) for code in ("#7fd6d0", "#2f9fb4", "#13688e", "#0a3a62")], 90)
    brush.bloom(e, 0.4, 120)
    e.canvas.restore()
    with e.depth(0.3):
        e.solid(shapes.ridge(-20, 820, 1220, [1130, 1110, 1150, 1120, 1140]), "#3f7a86", round=0.1)


def _waterline(e: Easel, y: float) -> None:
    luck = e.chance.apart("waterline")
    for band, alpha in ((0, 0.9), (7, 0.4)):
        points = [(-20 + step * 42, y + band + luck.about(0, 4)) for step in range(21)]
        e.line(points, "#f4fffb", 5 - band * 0.3, taper=False, alpha=alpha)


def _picnic(e: Easel) -> None:
    knoll = shapes.smooth([(90, 442), (150, 414), (250, 396), (380, 388), (510, 404), (590, 424), (630, 442), (360, 456)])
    e.solid(knoll, "#6fa24f", round=0.4, flow=4)
    plants.tree(e, 470, 404, 300, lean=6)
    plants.palm(e, 190, 410, 190, -0.2)
    plants.grass(e, 110, 600, 426, 26, 70)
    cloth = shapes.polygon([(258, 402), (396, 398), (420, 424), (236, 428)])
    drawn = e.solid(cloth, "#f6efe2", round=0.1)
    with e.inside(drawn):
        for step in range(6):
            e.line([(240 + step * 34, 390), (232 + step * 36, 432)], "#d9463c", 6, taper=False, alpha=0.8)
        for row in (405, 416):
            e.line([(230, row), (430, row - 2)], "#d9463c", 5, taper=False, alpha=0.8)
    person(e, 280, 412, 140, WOMAN, SITTING)
    person(e, 400, 416, 90, replace(CHILD, coat="#f2b84b"), SITTING, flip=True)
    person(e, 552, 420, 86, replace(GIRL, coat="#e0442f"), replace(REACHING, near_hand=(28, -80)))
    sparrow(e, 340, 410, 20)


@card(7, "parlour-in-the-whale", family("ember").lit_from(0.76, 0.74))
def parlour_in_the_whale(e: Easel) -> None:
    """Under ribs like arches an old man has settled: chair, fire, cat and books; far off, the mouth stands open on the sea."""
    e.canvas.clear(colour("#4a1f2c").argb)
    brush.gradient(e, e.sheet(), [e.palette.sky[0], colour("#4a1a2c"), colour("#7a2f34"), colour("#3a1722")], 90)
    mouth = shapes.blob(330, 520, 150, 128, e.chance.apart("mouth"), 0.05, 12)
    air.glow(e, 330, 520, 340, "#8fb8d8", 0.5)
    with e.inside(mouth):
        brush.gradient(e, mouth, [colour(code) for code in ("#1c2f66", "#4a6aa8", "#e0a88a", "#2f5a80", "#1c3f60")], 90)
        air.stars(e, 26, (180, 390, 480, 480))
        sky.crescent(e, 392, 450, 20)
        e.flat(shapes.box(150, 556, 380, 120), "#234a70", 0.9)
        keepsakes.ship(e, 296, 566, 86, lamps=True)
    for tooth in range(15):
        x = 196 + tooth * 19
        lift = 128 * math.sqrt(max(0.0, 1 - ((x - 330) / 152) ** 2))
        e.flat(shapes.leaf((x, 520 - lift - 8), (x + 2, 520 - lift + 34), 9), "#2a1220", 0.9)
    brush.repaint(e, 60, 0.5, 30)
    for depth in range(7):
        share = depth / 6
        size = 0.34 + share ** 1.3 * 1.15
        with e.depth(0.5 * (1 - share)):
            _rib(e, 330 + share * 70, 560 + share * 40, size)
    e.solid(shapes.ridge(-20, 820, 1220, [930, 900, 880, 890, 920]), "#6a2a34", round=0.12, flow=4)
    rug = shapes.oval(400, 1060, 330, 92)
    drawn = e.solid(rug, "#b8443a", round=0.1)
    with e.inside(drawn):
        for ring in (0.84, 0.6, 0.36):
            e.pencil(shapes.oval(400, 1060, 330 * ring, 92 * ring), e.lit("#f0c04a"), 9, 0.9)
    _hearth(e)
    for shelf in range(3):
        _books(e, 30, 880 - shelf * 92, 170)
    e.shadow(300, 1076, 200, 200)
    keepsakes.armchair(e, 300, 1080, 330, "#2f6d6a")
    person(e, 282, 1070, 360, replace(GRANDFATHER, coat="#8a5a3a", style="nightcap", hat="#3f7a9a"), replace(CHAIRED, nod=18))
    keepsakes.armrest(e, 300, 1080, 330, "#2f6d6a")
    keepsakes.book(e, 386, 922, 92, "#a8332e", 8)
    e.shadow(520, 1130, 90)
    beasts.curled(e, 520, 1134, 150, replace(beasts.CAT, fur="#d98a3a", head=beasts.GINGER_HEAD))
    air.motes(e, 26, (380, 500, 780, 1000), "#ffb04a", 2.6)


def _rib(e: Easel, x: float, y: float, size: float) -> None:
    for side in (-1, 1):
        line = [(x + side * 16 * size, y - 560 * size), (x + side * 190 * size, y - 480 * size), (x + side * 320 * size, y - 240 * size), (x + side * 340 * size, y + 60 * size), (x + side * 270 * size, y + 300 * size)]
        bone = shapes.limb(line, [50 * size, 46 * size, 42 * size, 34 * size, 20 * size])
        e.drop(bone, 16 * size, 14 * size, 0.5)
        e.solid(bone, "#dcbfa0", round=0.9, flow=60, hand=2)
    e.solid(shapes.oval(x, y - 566 * size, 46 * size, 36 * size), "#d2b294", round=0.9)


def _hearth(e: Easel) -> None:
    e.solid(shapes.box(560, 700, 210, 240, 8), "#8a5a50", round=0.3)
    luck = e.chance.apart("bricks")
    for row in range(8):
        for column in range(5):
            x = 560 + column * 46 + (20 if row % 2 else 0) - 10
            e.solid(shapes.box(x, 700 + row * 30, 42, 26, 5), colour("#96604f").turned(luck.about(0, 20)).darker(luck.between(0, 0.2)), round=0.5, edge=0.3)
    e.solid(shapes.box(540, 676, 250, 34, 6), "#7a4a34", round=0.6)
    opening = shapes.smooth([(596, 944), (596, 800), (664, 760), (734, 800), (734, 944)], tension=0.6)
    e.flat(opening, "#170a12")
    air.glow(e, 665, 900, 520, "#ff9a3a", 0.75)
    for x, wide, tall, sway in ((636, 46, 104, -0.1), (694, 44, 92, 0.16), (664, 62, 140, 0.05)):
        keepsakes.fire(e, x, 936, wide, tall, sway)
    for log in ((616, 940, 712, 926), (622, 926, 714, 942)):
        e.solid(shapes.limb([(log[0], log[1]), (log[2], log[3])], [17, 15]), "#5a3424")
    keepsakes.candle(e, 590, 676, 44)
    e.solid(shapes.smooth([(690, 676), (684, 646), (704, 624), (726, 646), (720, 676)]), "#3f7a8a")


def _books(e: Easel, x: float, y: float, width: float) -> None:
    luck = e.chance.apart("books", round(y))
    e.solid(shapes.box(x - 40, y, width + 40, 12), "#6a3f30")
    at = x - 40
    while at < x + width - 26:
        thick, tall = luck.between(13, 26), luck.between(52, 76)
        e.solid(shapes.box(at, y - tall, thick, tall, 2), luck.pick(["#8a2f3a", "#2f5a6d", "#c98a3a", "#4a6a4a", "#6a3f6a", "#d9c8a0"]), round=0.5, edge=0.4)
        at += thick + 1


@card(8, "cold-stop", family("desert").lit_from(0.24, 0.2))
def cold_stop(e: Easel) -> None:
    """A polar bear with a suitcase waits by the desert road; on the lap a glass globe where it still snows."""
    air.sky(e, 680, flow=2)
    sky.sun(e, 192, 240, 92, "#fff0c0")
    for far, heights, shade in ((0.75, [640, 600, 650, 590, 640], "#d99a72"), (0.5, [700, 720, 660, 700, 650], "#d08a5a"), (0.2, [790, 740, 780, 820, 760], "#d9945a")):
        with e.depth(far):
            e.solid(shapes.ridge(-20, 820, 1220, heights), shade, round=0.14, rim=0.5, flow=8)
    with e.depth(0.35):
        for x, y, tall in ((90, 720, 110), (700, 690, 80), (330, 700, 60)):
            e.shadow(x, y, 30, 90)
            plants.cactus(e, x, y, tall)
    e.solid(shapes.ridge(-20, 820, 1220, [850, 870, 900, 880, 860]), "#e0a566", round=0.1, flow=6)
    road = shapes.smooth([(-40, 1080), (160, 960), (300, 880), (352, 846), (362, 846), (340, 900), (250, 1010), (120, 1220), (-40, 1220)], tension=0.7)
    e.solid(road, "#8a6a64", round=0.05, flow=-40)
    for share in range(7):
        x, y = 60 + share * 44, 1120 - share * 42
        e.flat(shapes.limb([(x, y), (x + 20 - share * 2, y - 22 + share * 2)], [9 - share, 7 - share]), "#f6e2b8", 0.8)
    brush.repaint(e, 46, 0.5, 6)
    _wind_marks(e)
    e.shadow(300, 1010, 26, 170)
    e.solid(shapes.limb([(296, 1012), (300, 700)], [13, 11]), "#6a5a58")
    e.solid(shapes.oval(300, 668, 58), "#2f8a94", rim=0.8)
    e.flat(shapes.oval(300, 668, 47), "#f6f2e6")
    for arm in range(6):
        angle = math.radians(arm * 60 + 30)
        tip = (300 + math.cos(angle) * 38, 668 + math.sin(angle) * 38)
        e.line([(300, 668), tip], "#2f8a94", 5, taper=False)
        for turn in (-0.6, 0.6):
            e.line([(300 + math.cos(angle) * 22, 668 + math.sin(angle) * 22), (300 + math.cos(angle) * 22 + math.cos(angle + turn) * 13, 668 + math.sin(angle) * 22 + math.sin(angle + turn) * 13)], "#2f8a94", 4)
    e.shadow(560, 1100, 340, 240)
    for leg in (400, 720):
        e.solid(shapes.limb([(leg, 1000), (leg, 1104)], [18, 16]), "#7a5038")
    e.solid(shapes.box(370, 968, 380, 26, 6), "#9a6844", round=0.5)
    bear = Person(coat="#f4efe2", legs="#efe8d8", shoes="#e8e0d0", skin="#f6f2e8", head=0.33, style="none", scarf="#b3264a", animal=heads.POLAR_BEAR)
    person(e, 540, 1120, 560, bear, Pose(hip=(0, -30), lean=-2, nod=16, near_hand=(22, -40), far_hand=(16, -40), near_foot=(28, 0), far_foot=(20, -1)))
    _snow_globe(e, 690, 902, 58)
    keepsakes.suitcase(e, 712, 1180, 170, "#16707a")
    e.shadow(452, 1180, 60, 90)
    with e.at(452, 1180, 1.5):
        _penguin(e)
    for x, y, wide in ((560, 1150, 90), (600, 1182, 60), (380, 1180, 50)):
        e.wash(shapes.blob(x, y, wide * 0.5, wide * 0.14, e.chance.apart("melt", x), 0.2), ["#bfe6e6", "#6fb0b8"], 90)


def _wind_marks(e: Easel) -> None:
    luck = e.chance.apart("sand")
    for row in range(34):
        y = 880 + row * 9.5
        x = luck.between(300, 840)
        e.flat(shapes.leaf((x - 60, y), (x + 60, y + luck.about(0, 8)), 4, 0.04), "#b8743f" if row % 2 else "#fbe0a8", 0.4, hand=0)


def _snow_globe(e: Easel, x: float, y: float, reach: float) -> None:
    ball = shapes.oval(x, y, reach)
    e.drop(ball, 12, 10)
    e.wash(ball, ["#8fb4d8", "#c9def0", "#f6fbff"], 90, 0.2)
    with e.inside(ball):
        e.flat(shapes.ridge(x - reach, x + reach, y + reach * 2, [y + 22, y + 12, y + 26, y + 14, y + 24]), "#ffffff")
        plants.pine(e, x - 18, y + 26, 62, "#3f7a70", 1)
        plants.pine(e, x + 24, y + 28, 46, "#4a8a80", 1)
        luck = e.chance.apart("globe")
        for _ in range(36):
            e.flat(shapes.oval(x + luck.about(0, reach), y + luck.about(0, reach), luck.between(1, 3)), "#ffffff", 0.95, hand=0)
    e.pencil(ball, "#ffffff", 3, 0.8)
    e.flat(shapes.oval(x - reach * 0.4, y - reach * 0.45, reach * 0.16, reach * 0.28, 36), "#ffffff", 0.7, blur=2)
    e.solid(shapes.smooth([(x - 46, y + 50), (x + 46, y + 50), (x + 56, y + 76), (x - 56, y + 76)], tension=0.5), "#8a4a34", round=0.6)


def _penguin(e: Easel) -> None:
    e.solid(shapes.smooth([(-26, -4), (-30, -40), (-20, -74), (0, -84), (20, -74), (28, -40), (24, -4), (0, 2)]), "#2b2f45", flow=85)
    e.solid(shapes.smooth([(-4, -4), (2, -44), (4, -68), (20, -66), (24, -36), (22, -6)]), "#f6f0e6", round=0.4, edge=0.2)
    e.solid(shapes.smooth([(-20, -66), (-36, -40), (-34, -22), (-24, -34)]), "#23263a")
    for foot in (-8, 14):
        e.solid(shapes.oval(foot + 4, 0, 11, 5), "#e8a03a")
    with e.at(4, -92, 1.9, -22):
        heads.penguin_head(e)


@card(9, "antler-village", family("forest").lit_from(0.36, 0.05))
def antler_village(e: Easel) -> None:
    """In the antlers of an old stag hangs a village with lamps and ladders; he stands quite still so that nobody spills."""
    air.sky(e, flow=84)
    luck = e.chance.apart("trunks")
    for far, count, wide in ((0.85, 12, 36), (0.66, 8, 56), (0.42, 5, 84)):
        with e.depth(far):
            for index in range(count):
                x = (index + luck.between(0.1, 0.9)) * 820 / count
                e.solid(shapes.limb([(x, 1220), (x + luck.about(0, 30), 600), (x + luck.about(0, 60), -40)], [wide * 1.3, wide, wide * 0.8]), "#2f4a3a", round=0.5, flow=88, hand=2)
    water.shafts(e, [120, 260, 330, 470, 640], 1100, 0.4, 0.1)
    brush.repaint(e, 56, 0.55, 84)
    with e.depth(0.3):
        plants.foliage(e, [(luck.between(-20, 820), luck.between(-20, 120)) for _ in range(26)], 52, ("#4f8a5a", "#86a85a", "#2f6a4f"))
    neck = shapes.smooth([(140, 1230), (206, 1130), (276, 1010), (312, 900), (326, 800), (446, 800), (462, 890), (486, 990), (540, 1100), (640, 1180), (680, 1230)])
    e.drop(neck, 26, 24)
    drawn = e.solid(neck, "#95623a", round=0.8, flow=76, bristle=1, hand=2.4)
    with e.inside(drawn):
        e.flat(shapes.smooth([(460, 860), (530, 1010), (640, 1120), (640, 1230), (520, 1230), (460, 1040)]), "#d9b88a", 0.6, blur=18)
        for _ in range(160):
            x, y = luck.between(160, 650), luck.between(800, 1220)
            e.line([(x, y), (x + luck.about(4, 8), y + 18), (x + luck.about(10, 12), y + 34)], luck.pick(["#6a4024", "#b07a48", "#c9945a"]), 3, alpha=0.6)
    tips = beasts.antlers(e, 372, 700, 560, "#b89a70")
    with e.at(390, 770, 11.5):
        heads.deer_head(e, "#9c6a40")
    for x, y in tips:
        e.line([(x, y), (x, y + 30)], "#3a2a22", 2)
    _village_on(e, tips)
    for x, y, tall in ((60, 1230, 240), (720, 1230, 260), (640, 1240, 180)):
        plants.fern(e, x, y, tall, 0.5 if x < 400 else -0.5, "#3f7a4f")
    plants.grass(e, -10, 810, 1225, 90, 100, ("#2f5a3a", "#4a7a44"))
    air.motes(e, 30, (40, 500, 780, 1150), "#f6f0a0", 2.6)


def _village_on(e: Easel, tips: list[tuple[float, float]]) -> None:
    walls = ("#e0c8a0", "#c98a6a", "#a8b8a0", "#d9b070", "#b08a9a", "#e6d2b8", "#c9a07a", "#9ab0b8")
    roofs = ("#a8433a", "#4a5a7a", "#7a4a3a", "#3f6a5a", "#8a3f4a", "#b8683a", "#5a4a6a", "#a8433a")
    for index, (x, y) in enumerate(tips):
        if index % 4 == 3:
            house(e, x, y + 12, 96, 112, walls[index], roofs[index], (2, 2), 0.9, lean=(-4, 5)[index // 4])
        else:
            house(e, x, y + 8, 62, 64, walls[index], roofs[index], (1, 1), 1.0, lean=(3, -5, 4)[index % 4])
    for start, end in ((tips[0], tips[4]), (tips[2], tips[6])):
        sag = [(start[0], start[1] + 4), ((start[0] + end[0]) / 2, max(start[1], end[1]) + 50), (end[0], end[1] + 4)]
        e.line(sag, "#3a2a22", 3, taper=False)
        for x, y in shapes.spine(sag, 4)[1:-1]:
            keepsakes.paper_lantern(e, x, y + 14, 22, "#ffb45a")
    keepsakes.ladder(e, (tips[1][0] - 24, tips[1][1] + 8), (tips[2][0] - 10, tips[2][1] + 14), 20, rungs=8)
    person(e, tips[2][0] - 46, tips[2][1] + 10, 46, GIRL, WAVING)
    person(e, tips[5][0] + 42, tips[5][1] + 10, 50, MAN, REACHING, flip=True)


@card(10, "behind-the-curtain", family("theatre").lit_from(0.5, 0.6))
def behind_the_curtain(e: Easel) -> None:
    """A child lifts the hem of a theatre curtain: there are no ropes behind it, but stars and a way into the morning."""
    e.canvas.clear(colour("#2a0a14").argb)
    gap = shapes.smooth([(400, 150), (434, 420), (480, 640), (600, 960), (250, 960), (350, 660), (380, 400)], tension=0.8)
    with e.inside(gap):
        brush.gradient(e, gap, [colour(code) for code in ("#0a1038", "#1f3a86", "#6f7fc8", "#f2a88a", "#ffe6a8")], 90)
        air.stars(e, 120, (200, 150, 640, 620))
        for far, heights, tone in ((0, [840, 800, 830, 780, 830], "#8a6aa0"), (0, [890, 860, 870, 850, 880], "#6a4a80")):
            e.flat(shapes.ridge(200, 640, 1000, heights), tone, 0.9)
        sky.sun(e, 440, 822, 30)
        path = shapes.smooth([(380, 970), (430, 900), (410, 860), (446, 826), (452, 826), (440, 862), (470, 900), (500, 970)])
        e.flat(path, "#ffe9b8", 0.9)
        flock(e, [(420, 620), (450, 600), (480, 630)], 22, "#2a2550")
    brush.repaint(e, 40, 0.4, 84)
    stage.curtain(e, [(-30, -30), (404, -30), (396, 200), (370, 480), (330, 720), (236, 970), (-30, 980)], 9)
    stage.curtain(e, [(398, -30), (830, -30), (830, 980), (606, 970), (500, 700), (446, 480), (410, 200)], 9)
    stage.boards(e, 955, "#8a5430")
    air.beam(e, (430, 800), (430, 1240), 160, 760, "#ffe0a0", 0.75)
    air.glow(e, 440, 860, 420, "#ffe0a0", 0.5)
    e.flat_shadow(shapes.limb([(436, 1040), (428, 1100), (420, 1190)], [70, 90, 120]), 0.6, 10)
    drawer = Pose(lean=0, nod=-10, near_hand=(31, -64), far_hand=(-31, -66), near_foot=(8, 0), far_foot=(-8, 0), elbows=-1)
    person(e, 436, 1046, 330, replace(GIRL, coat="#3f8a8f", legs="#f2e6d0"), drawer, back=True)
    stage.swags(e, 10, 130, 4, "#7d1a28")
    stage.spectators(e, 1190, [(70, 66, "cat"), (196, 74, "hare"), (330, 60, "person"), (470, 82, "elephant"), (610, 64, "hat"), (730, 72, "bear")])
