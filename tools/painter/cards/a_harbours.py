"""Cards 6, 7, 9, 10: islands, bellies and antlers that are home for a while, and a way out of the theatre."""

from __future__ import annotations

import math
from dataclasses import replace

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs import beasts, keepsakes, plants, rooms, sky, stage, water
from tools.painter.motifs.birds import flock, sparrow
from tools.painter.motifs.creatures import fish, turtle, whale
from tools.painter.motifs.houses import house
from tools.painter.motifs.people import (
    CHAIRED,
    CHILD,
    GIRL,
    GRANDFATHER,
    REACHING,
    SITTING,
    WOMAN,
    Pose,
    person,
)  # fmt: skip


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
    for x, y, size, tone in ((120, 960, 70, "#ffb43d"), (210, 1020, 54, "#ff7a4d"), (90, 1060, 46, "#f2e04a"),
            (640, 1010, 60, "#ff7a4d"), (560, 930, 44, "#ffb43d"), (720, 920, 50, "#f2e04a")):
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
    knoll = shapes.smooth([(90, 442), (150, 414), (250, 396), (380, 388), (510, 404), (590, 424), (630, 442),
        (360, 456)])
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
    """Under ribs like arches an old man has settled: chair, fire, cat and books; far off, the mouth stands open
    on the sea.
    """
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
    rooms.hearth(e, 665, 946, 220, "#96604f")
    keepsakes.candle(e, 590, 678, 44)
    e.solid(shapes.smooth([(690, 678), (684, 648), (704, 626), (726, 648), (720, 678)]), "#3f7a8a")
    for shelf in range(3):
        rooms.bookshelf(e, -10, 880 - shelf * 92, 210)
    e.shadow(300, 1076, 200, 200)
    keepsakes.armchair(e, 300, 1080, 330, "#2f6d6a")
    person(e, 282, 1070, 360, replace(GRANDFATHER, coat="#8a5a3a", style="nightcap", hat="#3f7a9a"),
        replace(CHAIRED, nod=18))
    keepsakes.armrest(e, 300, 1080, 330, "#2f6d6a")
    keepsakes.book(e, 386, 922, 92, "#a8332e", 8)
    e.shadow(520, 1130, 90)
    beasts.curled(e, 520, 1134, 150, replace(beasts.CAT, fur="#d98a3a", head=beasts.GINGER_HEAD))
    air.motes(e, 26, (380, 500, 780, 1000), "#ffb04a", 2.6)


def _rib(e: Easel, x: float, y: float, size: float) -> None:
    for side in (-1, 1):
        line = [(x + side * 16 * size, y - 560 * size), (x + side * 190 * size, y - 480 * size),
            (x + side * 320 * size, y - 240 * size), (x + side * 340 * size, y + 60 * size),
            (x + side * 270 * size, y + 300 * size)]
        bone = shapes.limb(line, [50 * size, 46 * size, 42 * size, 34 * size, 20 * size])
        e.drop(bone, 16 * size, 14 * size, 0.5)
        e.solid(bone, "#dcbfa0", round=0.9, flow=60, hand=2)
    e.solid(shapes.oval(x, y - 566 * size, 46 * size, 36 * size), "#d2b294", round=0.9)


@card(9, "antler-village", family("forest").lit_from(0.5, 0.2))
def antler_village(e: Easel) -> None:
    """In the antlers of an old stag hangs a village with lamps; he squints at the child on his nose and dares not
    sneeze.
    """
    air.sky(e, None, ["#3f6a5a", "#6f9a78", "#a8c08a", "#5f8a6a", "#1f4a44"], flow=84)
    luck = e.chance.apart("trunks")
    for far, count, wide in ((0.8, 12, 36), (0.55, 8, 56), (0.3, 4, 96)):
        with e.depth(far):
            for index in range(count):
                x = (index + luck.between(0.1, 0.9)) * 820 / count
                e.solid(shapes.limb([(x, 1220), (x + luck.about(0, 30), 600), (x + luck.about(0, 60), -40)],
                    [wide * 1.3, wide, wide * 0.8]), "#2a4638", round=0.5, flow=88, hand=2)
    water.shafts(e, [260, 400, 560], 900, 0.4, 0.05)
    brush.repaint(e, 56, 0.55, 84)
    for x, y, reach in ((-20, 700, 520), (820, 700, 520), (400, 1240, 560)):
        air.gloom(e, x, y, reach, "#1f4a4a", 0.7)
    air.glow(e, 400, 330, 520, "#ffdc90", 0.6)
    tips = beasts.antlers(e, 400, 690, 450, "#dcc091")
    _stag(e)
    _village_on(e, tips)
    e.shadow(404, 930, 34, 36)
    person(e, 394, 958, 190, replace(CHILD, coat="#d8402f", style="beanie", hat="#f0c04a"),
        replace(SITTING, nod=-14, near_hand=(24, -62)))
    for x, y, tall in ((40, 1240, 280), (130, 1250, 200), (770, 1240, 300), (680, 1250, 190)):
        plants.fern(e, x, y, tall, 0.5 if x < 400 else -0.5, "#3f7a4f")
    air.motes(e, 34, (40, 300, 780, 1150), "#f6f0a0", 2.8)


def _stag(e: Easel) -> None:
    """His face, turned to us and close: a broad brow, a long muzzle, and eyes that look at their own nose."""
    luck = e.chance.apart("fur")
    neck = shapes.smooth([(120, 1240), (190, 1060), (270, 900), (400, 860), (530, 900), (610, 1060), (680, 1240)])
    drawn = e.solid(neck, "#80502e", round=0.8, flow=86, bristle=1, hand=3)
    with e.inside(drawn):
        for _ in range(190):
            x, y = luck.between(130, 670), luck.between(960, 1230)
            e.line([(x, y), (x + (x - 400) * 0.03, y + 22), (x + (x - 400) * 0.07, y + 42)],
                luck.pick(["#5a3820", "#a8743f", "#c9985e"]), 4, alpha=0.6)
    for side in (-1, 1):
        base = (400 + side * 104, 730)
        e.solid(shapes.leaf(base, (400 + side * 318, 664), 74, side * 0.08), "#8a5833", round=0.6, hand=1.6)
        e.flat(shapes.leaf((base[0] + side * 40, 720), (400 + side * 290, 672), 34, side * 0.08), "#e8b094", 0.8,
            blur=3)
    head = shapes.smooth([(400, 640), (480, 652), (528, 720), (520, 800), (486, 880), (474, 970), (462, 1060),
        (400, 1094), (338, 1060), (326, 970), (314, 880), (280, 800), (272, 720), (320, 652)])
    e.drop(head, 26, 24)
    drawn = e.solid(head, "#a86c3c", round=0.8, rim=0.8, flow=88, bristle=0.9, hand=2)
    with e.inside(drawn):
        e.flat(shapes.limb([(400, 680), (400, 820), (400, 960)], [40, 84, 90]), "#c99660", 0.7, blur=18)
        e.flat(shapes.oval(400, 1064, 92, 50), "#f0dcb8", 0.85, blur=10)
        for side in (-1, 1):
            e.flat(shapes.oval(400 + side * 78, 776, 52, 44), "#f0d8b0", 0.55, blur=10)
    e.solid(shapes.smooth([(352, 1004), (400, 990), (448, 1004), (440, 1044), (400, 1062), (360, 1044)]), "#2a1a1e",
        round=0.9, rim=0.9)
    e.line([(352, 1070), (400, 1082), (448, 1070)], "#4a2a20", 6)
    for side in (-1, 1):
        e.solid(shapes.oval(400 + side * 78, 776, 27, 31), "#fff6e4", round=0.5, hand=0.8)
        e.flat(shapes.oval(400 + side * 68, 786, 19, 21), "#2a1510", hand=0.3)
        e.flat(shapes.oval(400 + side * 68 + 6, 778, 6), "#ffffff", hand=0)
        e.line([(400 + side * 112, 746), (400 + side * 80, 734), (400 + side * 44, 748)], "#5a341e", 9)


def _village_on(e: Easel, tips: list[tuple[float, float]]) -> None:
    walls = ("#e0c8a0", "#c98a6a", "#a8b8a0", "#d9b070", "#b08a9a", "#e6d2b8", "#c9a07a", "#9ab0b8")
    roofs = ("#a8433a", "#4a5a7a", "#7a4a3a", "#3f6a5a", "#8a3f4a", "#b8683a", "#5a4a6a", "#a8433a")
    for start, end in ((tips[1], tips[5]), (tips[3], tips[7])):
        sag = [(start[0], start[1] + 4), ((start[0] + end[0]) / 2, max(start[1], end[1]) + 50), (end[0], end[1] + 4)]
        e.line(sag, "#3a2a22", 3, taper=False)
        for x, y in shapes.spine(sag, 7)[1:-1:2]:
            keepsakes.paper_lantern(e, x, y + 14, 24, "#ffb45a")
    for index, (x, y) in enumerate(tips):
        if index % 4 == 3:
            house(e, x, y + 12, 104, 116, walls[index], roofs[index], (2, 2), 0.9, lean=(-4, 5)[index // 4])
        else:
            house(e, x, y + 10, 82, 80, walls[index], roofs[index], (1, 1), 1.0, lean=(3, -5, 4)[index % 4])


@card(10, "behind-the-curtain", family("theatre").lit_from(0.5, 0.6))
def behind_the_curtain(e: Easel) -> None:
    """A child lifts the hem of a theatre curtain: there are no ropes behind it, but stars and a way into the
    morning.
    """
    e.canvas.clear(colour("#2a0a14").argb)
    gap = shapes.smooth([(400, 150), (434, 420), (480, 640), (600, 960), (250, 960), (350, 660), (380, 400)],
        tension=0.8)
    with e.inside(gap):
        brush.gradient(e, gap, [colour(code) for code in ("#0a1038", "#1f3a86", "#6f7fc8", "#f2a88a", "#ffe6a8")], 90)
        air.stars(e, 120, (200, 150, 640, 620))
        for heights, tone in (([840, 800, 830, 780, 830], "#8a6aa0"),
                ([890, 860, 870, 850, 880], "#6a4a80")):
            e.flat(shapes.ridge(200, 640, 1000, heights), tone, 0.9)
        sky.sun(e, 440, 822, 30)
        path = shapes.smooth([(380, 970), (430, 900), (410, 860), (446, 826), (452, 826), (440, 862), (470, 900),
            (500, 970)])
        e.flat(path, "#ffe9b8", 0.9)
        flock(e, [(420, 620), (450, 600), (480, 630)], 22, "#2a2550")
    brush.repaint(e, 40, 0.4, 84)
    stage.curtain(e, [(-30, -30), (404, -30), (396, 200), (370, 480), (330, 720), (236, 970), (-30, 980)], 9)
    stage.curtain(e, [(398, -30), (830, -30), (830, 980), (606, 970), (500, 700), (446, 480), (410, 200)], 9)
    stage.boards(e, 955, "#8a5430")
    air.beam(e, (430, 800), (430, 1240), 160, 760, "#ffe0a0", 0.75)
    air.glow(e, 440, 860, 420, "#ffe0a0", 0.5)
    e.flat_shadow(shapes.limb([(436, 1040), (428, 1100), (420, 1190)], [70, 90, 120]), 0.6, 10)
    drawer = Pose(lean=0, nod=-10, near_hand=(31, -64), far_hand=(-31, -66), near_foot=(8, 0), far_foot=(-8, 0),
        elbows=-1)
    person(e, 436, 1046, 330, replace(GIRL, coat="#3f8a8f", legs="#f2e6d0"), drawer, back=True)
    stage.swags(e, 10, 130, 4, "#7d1a28")
    stage.spectators(e, 1190, [(70, 66, "cat"), (196, 74, "hare"), (330, 60, "person"), (470, 82, "elephant"),
        (610, 64, "hat"), (730, 72, "bear")])
