"""Cards 16–20: a look through a keyhole, and evenings in which somebody sleeps and somebody does not."""

from __future__ import annotations

import math
from dataclasses import replace

import skia

from tools.painter import air, brush, shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs import beasts, keepsakes, plants, rooms, sky, stage, water
from tools.painter.motifs.birds import flock
from tools.painter.motifs.houses import house, window
from tools.painter.motifs.people import (
    CHILD,
    GIRL,
    GRANDMOTHER,
    MAN,
    REACHING,
    SITTING,
    WALKING,
    WOMAN,
    Pose,
    person,
)
from tools.painter.motifs.profiles import profile  # fmt: skip


@card(16, "keyhole", family("morning").lit_from(0.5, 0.42))
def keyhole(e: Easel) -> None:
    """From the dark side of a door: through the keyhole a bright garden, and a fox who sits there with the key."""
    e.canvas.clear(colour("#1c1416").argb)
    luck = e.chance.apart("planks")
    for plank in range(6):
        x = -10 + plank * 138
        e.solid(shapes.box(x, -20, 134, 1240), colour("#4a3028").darker(luck.between(0.2, 0.42)), round=0.3, flow=90,
            bristle=1, rim=0.2)
        for _ in range(3):
            y = luck.between(60, 1140)
            for ring in range(4):
                e.pencil(shapes.oval(x + luck.between(40, 90), y, 5 + ring * 6, 9 + ring * 13), "#120b0d", 2, 0.5)
        brush.hatch(e, shapes.box(x, -20, 134, 1240), "#120b0d", 90, 15, 2, 0.5)
    brush.repaint(e, 44, 0.4, 90)
    plate = shapes.smooth([(400, 70), (500, 110), (560, 90), (610, 180), (590, 330), (620, 520), (600, 760),
        (630, 930), (560, 1080), (480, 1060), (400, 1130), (320, 1060), (240, 1080), (170, 930), (200, 760),
        (180, 520), (210, 330), (190, 180), (240, 90), (300, 110)])
    e.drop(plate, 20, 18)
    drawn = e.solid(plate, "#8a6a34", round=0.5, rim=0.9, bristle=0.8, flow=40)
    with e.inside(drawn):
        for side in (-1, 1):
            for curl_y, way, size in ((230, 1, 62), (950, -1, 70), (590, 1, 44)):
                e.line(shapes.curl(400 + side * 160, curl_y, size, 1.8, 90 - side * 90, way * side), "#4f3a1c", 9,
                    alpha=0.9)
                e.line([(px - 2, py - 3) for px, py in shapes.curl(400 + side * 160, curl_y, size, 1.8,
                    90 - side * 90, way * side)], "#d9b05a", 3, alpha=0.9)
    for x, y in ((400, 110), (400, 1080), (218, 420), (582, 420), (222, 700), (580, 700)):
        e.solid(shapes.oval(x, y, 15), "#a88444", round=1)
    hole = shapes.join(shapes.oval(400, 390, 158), shapes.smooth([(330, 470), (470, 470), (520, 920), (400, 936),
        (280, 920)], tension=0.4))
    e.flat(shapes.scaled(hole, 1.06, 1.04, (400, 620)), "#171010")
    with e.inside(hole):
        _garden(e)
    e.pencil(hole, "#fff0b8", 4, 0.7)
    air.glow(e, 400, 480, 620, "#fff2b0", 0.35)
    air.motes(e, 24, (180, 300, 620, 1150), "#fff4c8", 2.4)


def _garden(e: Easel) -> None:
    brush.gradient(e, shapes.box(200, 220, 400, 420), [colour(code) for code in ("#5fb4d8", "#b8e2dc", "#fdf6d0")], 90)
    sky.cloud(e, 330, 320, 150)
    with e.depth(0.4):
        e.solid(shapes.ridge(200, 600, 940, [560, 540, 556, 530, 550]), "#7fb87a", round=0.1)
        house(e, 470, 566, 64, 54, "#f2e2c4", "#c8503f", (1, 1), 0)
    e.solid(shapes.ridge(200, 600, 960, [640, 620, 610, 620, 640]), "#86b850", round=0.1)
    e.solid(shapes.smooth([(350, 960), (390, 760), (430, 660), (452, 590), (464, 590), (460, 670), (450, 780),
        (500, 960)]), "#f2dfb0", round=0.1)
    plants.tree(e, 300, 650, 260, plants.BLOSSOM, "#7a5040")
    for row in range(46):
        luck = e.chance.apart("border", row)
        x, y = luck.between(270, 540), 690 + row * 5
        if abs(x - 420) > 40:
            plants.flower(e, x, y, 26 + row * 0.8, luck.pick(["#e4505a", "#f2b84b", "#8a6ad0", "#ffffff", "#f27aa0"]),
                "#f2d24b", 6, luck.about(0, 0.2), 0.26)
    e.shadow(400, 900, 110)
    beasts.seated(e, 392, 908, 330, beasts.FOX)
    with e.at(452, 690, 1.5, 30):
        e.line([(0, -6), (0, 30)], "#b8433a", 3, taper=False)
        e.pencil(shapes.oval(0, 44, 13), "#c98a1a", 6, 1)
        e.solid(shapes.limb([(0, 58), (0, 104)], [7, 7]), "#f2c24a", rim=0.9)
        for tooth in (84, 98):
            e.solid(shapes.box(0, tooth, 17, 7, 1), "#f2c24a")


@card(17, "combing-the-giant", family("golden").lit_from(0.06, 0.3))
def combing_the_giant(e: Easel) -> None:
    """A giant has slept so long that wheat grows for a beard; the village combs it and speaks in whispers."""
    air.sky(e, 760, ["#4f5590", "#98688e", "#e0806a", "#f8b060", "#ffd88a"], flow=4)
    sky.sun(e, 120, 400, 66)
    for x, y, wide in ((250.0, 150.0, 330), (640, 230, 280)):
        with e.depth(0.35):
            sky.cloud(e, x, y, wide, "#f6c8b0")
    with e.depth(0.6):
        e.solid(shapes.ridge(-20, 820, 900, [620, 580, 610, 590, 560]), "#a8805f", round=0.1)
    brush.repaint(e, 60, 0.5, 6)
    _sleeping_face(e)
    _beard(e)
    person(e, 412, 374, 92, replace(CHILD, coat="#b8333a"), replace(SITTING, near_hand=(26, -52)))
    keepsakes.ladder(e, (706, 760), (700, 584), 30)
    flock(e, [(540, 320), (576, 300), (610, 324), (502, 342), (650, 292)], 28, "#5a3a44")


def _sleeping_face(e: Easel) -> None:
    """His profile against the evening, looking up: brow, nose, lips and chin for a range of hills."""
    face = shapes.smooth([(-40, 700), (20, 590), (110, 530), (196, 520), (244, 552), (270, 590), (318, 500), (374, 404),
        (416, 372), (456, 392), (462, 470), (448, 540), (466, 570), (496, 536), (536, 540), (540, 578), (552, 584),
        (586, 572), (600, 612), (612, 636), (650, 590), (706, 580), (752, 616), (770, 700), (760, 900), (400, 1010),
        (-40, 960)], tension=0.9)
    e.drop(face, 20, 20)
    drawn = e.solid(face, "#f2bd98", round=0.75, rim=1.0, flow=20, bristle=0.7, hand=2, edge=0.7)
    with e.inside(drawn):
        e.flat(shapes.oval(370, 760, 92, 66), "#e0503a", 0.4, blur=30)
        e.flat_shadow(shapes.limb([(290, 600), (330, 650), (420, 620), (450, 550)], [10, 50, 40, 16]), 0.3, 18)
        e.flat_shadow(shapes.limb([(440, 640), (540, 620), (610, 640)], [10, 26, 10]), 0.22, 12)
    e.line([(390, 500), (416, 486), (430, 508), (454, 500)], "#7a3f34", 9)
    for upper, lip in ((True, [(424, 606), (470, 580), (500, 542), (532, 546), (538, 578), (490, 602)]),
            (False, [(440, 622), (490, 604), (552, 586), (584, 580), (592, 604), (540, 632), (480, 634)])):
        e.solid(shapes.smooth(lip), "#c8504a" if upper else "#d8685c", round=0.6, edge=0.3)
    e.line([(404, 628), (470, 604), (546, 582)], "#6a2420", 9)
    e.line([(150, 600), (186, 640), (234, 646), (272, 622)], "#4a2822", 15)
    for lash in range(7):
        x = 158 + lash * 17
        y = 610 + 32 * math.sin(math.pi * (lash + 0.4) / 7)
        e.line([(x, y), (x - 8 + lash * 3, y + 42)], "#4a2822", 7)
    plants.grass(e, 116, 250, 556, 52, 80, ("#8a5a2a", "#b8803a", "#6a4424"), 0.7)
    e.solid(shapes.blob(70, 800, 66, 90, e.chance.apart("ear"), 0.06), "#d8966e", round=0.8)
    e.line([(100, 760), (56, 760), (50, 820), (80, 850)], "#8a4a3a", 9)
    plants.foliage(e, [(-10, 600), (10, 660), (-6, 720), (30, 570), (0, 790), (-10, 860)], 62,
        ("#7a5a34", "#a8783a", "#5f4424"))


def _beard(e: Easel) -> None:
    luck = e.chance.apart("beard")
    tones = ["#e8b04a", "#d99a38", "#f6d070", "#c9862c"]
    for row in range(24):
        share = row / 23
        for stalk in range(27):
            x = -20 + stalk * 32 + luck.about(0, 14)
            crest = 664 if x > 590 else 664 + (590 - x) * 0.56
            if x < 260:
                crest += (260 - x) * 0.2
            y = crest + share * (1260 - crest) + 50
            plants.wheat(e, x, y, 84 + share * 60, -0.25 + luck.about(0, 0.14), luck.pick(tones))
        for at, x, y, tall, who, pose, rake in _COMBERS:
            if row == at:
                flip = x > 500
                person(e, x, y, tall, who, pose, flip=flip)
                if rake:
                    _rake(e, x + (-0.36 if flip else 0.36) * tall, y - tall * 0.1, tall * 1.15, -16 if flip else 16)


_COMBERS = (
    (4, 640.0, 800.0, 120.0, replace(WOMAN, coat="#b8333a", scarf="#fff0d8"), REACHING, True),
    (10, 330.0, 960.0, 170.0, replace(MAN, style="hat", hat="#f0d070", coat="#2f6d88"), REACHING, True),
    (17, 610.0, 1110.0, 220.0, replace(GIRL, coat="#f6ecd8", legs="#d9b88a"), WALKING, False),
    (17, 520.0, 1116.0, 180.0, replace(CHILD, coat="#2f6d78", style="hat", hat="#f0d070"), WALKING, False),
)


def _rake(e: Easel, x: float, y: float, height: float, lean: float) -> None:
    with e.at(x, y, height / 100, lean):
        e.line([(0, 0), (0, -100)], "#7a4f2c", 4, taper=False)
        e.solid(shapes.box(-18, -106, 36, 7, 2), "#8a5a34")
        for tooth in range(6):
            e.line([(-16 + tooth * 6.4, -100), (-16 + tooth * 6.4, -88)], "#8a5a34", 2.6, taper=False)


@card(18, "swing-from-the-lights", "aurora")
def swing_from_the_lights(e: Easel) -> None:
    """An old woman swings on ropes that hang from the northern lights, high over a village that sleeps."""
    air.sky(e, shades=["#0a1030", "#0f2648", "#174a62", "#2a6a70"], flow=-16)
    air.stars(e, 170, (0, 0, 800, 800))
    sky.aurora(e, [(-40, 320), (160, 250), (340, 330), (560, 240), (860, 300)], 330, strength=0.7)
    sky.aurora(e, [(-40, 520), (200, 430), (430, 500), (640, 400), (860, 470)], 300,
        ("#6affc8", "#4a9ae0", "#e08aff"), 0.45)
    for far, heights in ((0.6, [900, 820, 880, 800, 900]), (0.35, [980, 950, 960, 910, 960])):
        with e.depth(far):
            e.solid(shapes.ridge(-20, 820, 1220, heights), "#4a6a9a", round=0.12, rim=0.6)
    e.solid(shapes.ridge(-20, 820, 1220, [1060, 1040, 1030, 1050, 1040]), "#b8cce0", round=0.12, rim=0.6)
    brush.repaint(e, 48, 0.45, -14)
    luck = e.chance.apart("village")
    for index in range(15):
        x, y = 30 + index * 52 + luck.about(0, 14), 1096 + luck.about(0, 44)
        house(e, x, y, 34, 28, "#5a5a8a", "#e6eef6", (1, 1), 0.85)
        if index % 3 == 0:
            plants.pine(e, x + 26, y + 10, 50, "#2f4a6a", 1)
    e.solid(shapes.ridge(-20, 820, 1240, [1170, 1190, 1160, 1180, 1170]), "#dfe8f2", round=0.15)
    for x, tall in ((50, 170), (120, 120), (740, 190), (680, 110)):
        plants.pine(e, x, 1210, tall, "#2a4468", 1)
    seat = (392, 800)
    for offset in (-40, 46):
        top = (230 + offset * 2.2, 250)
        e.glowing(shapes.outline_of(shapes.smooth([top, ((top[0] + seat[0] + offset) / 2 - 22, 520),
            (seat[0] + offset, seat[1])], closed=False), 2.6), "#b8ffd9", 9, hand=0)
    with e.at(seat[0], seat[1], 1, -17):
        e.solid(shapes.box(-62, -4, 124, 15, 4), "#c98a4a", round=0.6)
        swinging = Pose(hip=(-4, -6), lean=-18, nod=-12, near_hand=(20, -40), far_hand=(-12, -52),
            near_foot=(33, -12), far_foot=(31, -4), elbows=-1)
        person(e, 0, 0, 330, replace(GRANDMOTHER, coat="#e2506a", legs="#f2e6d0", head=0.17, style="",
            animal=profile("#e8b692", "#f2eee6", "bun", 1.2, smile=2, brow=0.8, glasses=True)), swinging)
    air.motes(e, 30, (60, 260, 760, 1000), "#b8ffe0", 2.2)
    air.snow(e, 60)


@card(19, "guest-by-the-fire", family("ember").lit_from(0.2, 0.76))
def guest_by_the_fire(e: Easel) -> None:
    """A snowman has come in to sit by the fire with the child who made him; he smiles, and there is a puddle."""
    rooms.wallpaper(e, -20, 900, "#6a3a44", "#8a5054", "leaf", 84)
    glass = rooms.pane(e, 430, 130, 250, 330, True)
    e.canvas.save()
    e.canvas.clipPath(glass, True)
    brush.gradient(e, glass, [colour(code) for code in ("#0c1440", "#2f4486", "#8a92c4")], 90)
    air.stars(e, 30, (430, 130, 680, 400))
    with e.depth(0.3):
        e.flat(shapes.ridge(420, 690, 480, [400, 380, 410, 390, 400]), "#b8c6e8")
        for x in (470, 520, 640):
            plants.pine(e, x, 410, 90, "#3a4f86", 1)
    luck = e.chance.apart("window snow")
    for _ in range(60):
        e.canvas.drawPath(shapes.oval(luck.between(430, 680), luck.between(140, 460), luck.between(1, 4)), _white(0.85))
    e.canvas.restore()
    rooms.sash(e, glass, "#7a4a34", 2, 3)
    stage.boards(e, 880, "#7a4a30")
    rug = e.solid(shapes.oval(420, 1070, 360, 96), "#3f6a6f", round=0.1)
    with e.inside(rug):
        for ring in range(24):
            angle = math.tau * ring / 24
            e.flat(shapes.oval(420 + math.cos(angle) * 320, 1070 + math.sin(angle) * 84, 17, 9), "#f0b84a", 0.9)
    rooms.hearth(e, 130, 940, 300, "#7a4a44")
    e.shadow(540, 1050, 220, 260)
    keepsakes.armchair(e, 560, 1056, 460, "#a8603a", flip=True)
    puddle = shapes.blob(520, 1092, 190, 44, e.chance.apart("melt"), 0.14)
    e.wash(puddle, ["#8fb0c8", "#d9926a", "#5a7a94"], 90)
    for flake in range(5):
        water.ripples(e, 420 + flake * 50, 1092 + (flake % 2) * 14, 20, 2)
    _snowman(e, 532, 1040)
    e.shadow(360, 1100, 90, 120)
    person(e, 350, 1104, 300, replace(CHILD, coat="#d9a03a", style="short", hair="#6a3a24", scarf=None),
        replace(SITTING, lean=16, nod=10, near_hand=(36, -34), far_hand=(30, -30), asleep=True))
    air.motes(e, 20, (60, 500, 500, 1000), "#ffb04a", 2.4)
    for mitten in (30, 76):
        e.solid(shapes.smooth([(mitten, 690), (mitten - 13, 720), (mitten - 6, 742), (mitten + 14, 740),
            (mitten + 16, 712)]), "#c8382f", round=0.8)
        e.line([(mitten, 690), (mitten + 4, 664)], "#f2e6d0", 3)


def _white(alpha: float) -> skia.Paint:
    return skia.Paint(Color=colour("#ffffff").fade(alpha).argb, AntiAlias=True)


def _snowman(e: Easel, x: float, y: float) -> None:
    snow = "#f4f4f6"
    e.solid(shapes.smooth([(x - 110, y - 30), (x - 104, y - 150), (x - 60, y - 214), (x + 50, y - 216),
        (x + 100, y - 150), (x + 110, y - 30), (x + 60, y + 24), (x - 70, y + 26)]), snow, round=0.9)
    e.solid(shapes.blob(x - 6, y - 268, 92, 84, e.chance.apart("belly"), 0.05), snow, round=0.9)
    e.solid(shapes.limb([(x - 70, y - 300), (x - 130, y - 256), (x - 166, y - 200)], [9, 7, 5]), "#5a3a2a")
    for twig in ((-180, -176), (-150, -172), (-192, -206)):
        e.line([(x - 164, y - 202), (x + twig[0], y + twig[1])], "#5a3a2a", 4)
    e.solid(shapes.blob(x - 16, y - 400, 74, 70, e.chance.apart("head"), 0.04), snow, round=0.9)
    e.solid(shapes.limb([(x - 84, y - 344), (x - 10, y - 320), (x + 60, y - 346)], [26, 30, 26]), "#c8382f")
    e.solid(shapes.limb([(x - 50, y - 330), (x - 62, y - 250), (x - 54, y - 190)], [26, 30, 32]), "#b02f2a")
    e.solid(shapes.leaf((x - 36, y - 398), (x - 128, y - 372), 26), "#f08a2a", round=0.8)
    for eye_x in (-56, -8):
        e.flat(shapes.oval(x + eye_x, y - 420, 8, 9), "#1a1216", hand=0.4)
    for dot in range(5):
        e.flat(shapes.oval(x - 66 + dot * 17, y - 362 + 9 * math.sin(dot * 0.8), 4.4), "#1a1216", hand=0.4)
    for button in (-296, -256):
        e.flat(shapes.oval(x - 44, y + button, 8), "#2a1a1a")
    with e.at(x - 12, y - 452, 1, 8):
        e.solid(shapes.smooth([(-60, 4), (-54, -92), (50, -92), (58, 4)], tension=0.4), "#2f2c3c", round=0.6)
        e.flat(shapes.box(-60, -24, 118, 20), "#c8382f")
        e.solid(shapes.limb([(-96, 4), (0, 8), (94, 2)], [15, 17, 15]), "#2f2c3c")
    for drop in ((-96, -330), (70, -270), (-104, -150), (96, -110), (-60, -60)):
        e.flat(shapes.flame(x + drop[0], y + drop[1], 10, 24), "#cfe6f2", 0.9)


@card(20, "town-of-cats", family("moon").lit_from(0.5, 0.1).turned(-6))
def town_of_cats(e: Easel) -> None:
    """Every house of the town is a cat; the lamplighter opens their eyes one by one, under a saucer of moon milk."""
    air.sky(e, shades=["#0a0f33", "#1c2a66", "#4a4f96", "#9a7aa6", "#e0a08a"], flow=6)
    air.stars(e, 110, (0, 0, 800, 420))
    _saucer(e, 400, 150)
    luck = e.chance.apart("cats")
    rows = ((0.62, 500, 7, 0.62), (0.46, 610, 6, 0.8), (0.28, 740, 5, 1.0), (0.12, 900, 4, 1.3), (0.0, 1110, 3, 1.75))
    tones = ("#8a6a9a", "#e09a7a", "#7a8ac0", "#f0b08a", "#5a5a92", "#e6d6dc", "#c07a8a")
    for index, (far, base, count, size) in enumerate(rows):
        with e.depth(far):
            for column in range(count):
                x = (column + 0.5 + (0.18 if index % 2 else -0.18)) * 820 / count + luck.about(0, 14)
                _cat_house(e, x, base + luck.about(0, 14), size * luck.between(0.9, 1.06),
                    tones[(column * 3 + index * 2) % 7], luck.maybe(0.5), index)
        if index in (1, 3):
            air.mist(e, base - 10, 90, "#c8a8c0", 0.35)
    e.solid(shapes.ridge(-20, 820, 1240, [1130, 1120, 1136, 1124, 1130]), "#3a345c", round=0.1)
    brush.spatter(e, "#fff0d0", 60, (0, 0, 800, 600), 1.6)
    keepsakes.ladder(e, (520, 1160), (458, 950), 40, rungs=8)
    person(e, 470, 1040, 150, replace(MAN, coat="#d9a03a", hat="#2f2a45"), replace(REACHING, near_hand=(-28, -92)))
    keepsakes.lantern(e, 424, 880, 36)


def _saucer(e: Easel, x: float, y: float) -> None:
    air.glow(e, x, y, 460, "#fff0d8", 0.6)
    e.solid(shapes.smooth([(x - 170, y - 8), (x - 120, y + 50), (x, y + 72), (x + 120, y + 50), (x + 170, y - 8)]),
        "#e8dcd0", round=0.7)
    e.solid(shapes.oval(x, y - 8, 172, 40), "#f6ece0", round=0.3)
    e.glowing(shapes.oval(x, y - 6, 150, 30), "#fffaf0", 22)
    for drop in range(4):
        e.glowing(shapes.flame(x + 40, y + 130 + drop * 62, 15 - drop * 2, 34 - drop * 4), "#fffaf0", 9)


def _cat_house(e: Easel, x: float, y: float, size: float, shade: str | Colour, awake: bool, row: int) -> None:
    luck = e.chance.apart("cat house", round(x), round(y))
    with e.at(x, y, size):
        tail = [(58, -4), (92, -20), (88, -80), (100, -120), (86, -140)]
        e.solid(shapes.limb(tail, [22, 20, 17, 14, 11]), colour(shade).darker(0.1), hand=0.8)
        for puff in range(3):
            e.flat(shapes.blob(92 + puff * 8, -156 - puff * 24, 9 + puff * 4, 8 + puff * 3, luck, 0.2), "#d9cfe6",
                0.25, blur=4)
        wall = shapes.smooth([(-64, 6), (-68, -80), (-64, -150), (-56, -206), (-26, -166), (26, -166), (56, -206),
            (64, -150), (68, -80), (64, 6)], tension=0.6)
        e.drop(wall, 10, 10)
        drawn = e.solid(wall, shade, round=0.5, flow=86, bristle=0.9, hand=1.2)
        with e.inside(drawn):
            if luck.maybe(0.6):
                for band in range(4):
                    e.flat(shapes.leaf((-70, -60 + band * 16), (-30, -54 + band * 14), 6), colour(shade).darker(0.4),
                        0.6)
                    e.flat(shapes.leaf((70, -60 + band * 16), (30, -54 + band * 14), 6), colour(shade).darker(0.4), 0.6)
        for side in (-1, 1):
            e.flat(shapes.smooth([(side * 34, -168), (side * 53, -194), (side * 57, -160)], tension=0.3), "#e0a0a0",
                0.6)
            if awake:
                window(e, side * 27 - 15, -134, 30, 34)
                e.flat(shapes.oval(side * 27, -116, 4.4, 13), "#1a1424", 0.9)
            else:
                e.line([(side * 27 - 16, -116), (side * 27, -106), (side * 27 + 16, -116)], "#1a1424", 4)
            for whisker in range(3):
                e.line([(side * 15, -84), (side * 50, -92 + whisker * 10), (side * 84, -96 + whisker * 17)],
                    "#f6ecf2", 1.6, alpha=0.8)
        e.solid(shapes.polygon([(-9, -94), (9, -94), (0, -82)]), "#e08a92")
        for side in (-1, 1):
            e.line([(0, -80), (side * 9, -72), (side * 18, -79)], "#1a1424", 3)
        keepsakes.door(e, 0, 6, 58, beyond=("#ffd98a", "#ff9a4a") if awake else ("#2a2038", "#1a1428"), frame="#4a3440")
