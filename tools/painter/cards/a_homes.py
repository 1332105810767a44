"""Cards 46–49: home, what watches over it, and what one sees only by looking twice."""

from __future__ import annotations

import math
from dataclasses import replace

import skia

from tools.painter import air, brush, shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs import heads, keepsakes, plants, rooms, sky, stage
from tools.painter.motifs.birds import flock
from tools.painter.motifs.houses import window
from tools.painter.motifs.people import (
    CARRYING,
    CHILD,
    GIRL,
    REACHING,
    WAVING,
    WOMAN,
    Person,
    Pose,
    person,
)  # fmt: skip


@card(46, "one-match", family("forest").lit_from(0.4, 0.83).with_colours(sky=("#04100f", "#08211f", "#0f332c",
    "#1c4a38"), haze="#12342c"))
def one_match(e: Easel) -> None:
    """In the blackest wood a mouse strikes a match, and all around there are eyes; some of them have brought a
    cake.
    """
    brush.gradient(e, e.sheet(), [e.palette.sky[0], e.palette.sky[1], e.palette.sky[2]], 90)
    luck = e.chance.apart("wood")
    brush.repaint(e, 70, 0.5, 88, keep_detail=False)
    for far, count, wide in ((0.7, 13, 34), (0.45, 8, 66), (0.15, 5, 120)):
        with e.depth(far):
            for index in range(count):
                x = (index + luck.between(0.1, 0.9)) * 840 / count - 20
                if far < 0.3 and 250 < x < 470:
                    continue
                trunk = shapes.limb([(x, 1240), (x + luck.about(0, 30), 700), (x + luck.about(0, 70), -40)],
                    [wide * 1.5, wide, wide * 0.8])
                e.solid(trunk, "#3a4a3a", round=0.7, flow=88, hand=3, rim=0.4)
    for far in (0.6, 0.3):
        with e.depth(far):
            for _ in range(11):
                x, y = luck.between(-40, 840), luck.between(-20, 360)
                e.solid(shapes.limb([(x, y), (x + luck.about(0, 120), y + 70), (x + luck.about(0, 200), y + 40)],
                    [20, 13, 4]), "#2a3a2e", round=0.6)
    air.glow(e, 330, 1000, 560, "#ffb84a", 0.75)
    air.glow(e, 330, 1000, 240, "#ffe09a", 0.6)
    pairs = ((110, 760, 15, "#f2d86a"), (640, 720, 18, "#a8e06a"), (520, 560, 13, "#f2d86a"),
        (250, 520, 12, "#f0a85a"), (720, 480, 14, "#f2d86a"), (80, 430, 11, "#a8e06a"), (420, 330, 10, "#f2d86a"),
        (600, 300, 10, "#f0a85a"), (180, 250, 9, "#f2d86a"), (700, 180, 9, "#a8e06a"), (330, 140, 8, "#f2d86a"),
        (560, 860, 17, "#f0a85a"))
    for index, (x, y, size, tone) in enumerate(pairs):
        gap = size * 1.7
        for side in (-1, 1):
            e.glowing(shapes.oval(x + side * gap, y, size, size * (1.1 if index % 3 else 0.6)), tone, size * 0.9, 0.6)
            e.flat(shapes.oval(x + side * gap + (332 - x) * 0.012, y + size * 0.2, size * 0.36, size * 0.66),
                "#0a1208", hand=0)
    e.solid(shapes.ridge(-20, 820, 1240, [1100, 1080, 1070, 1090, 1110]), "#3a4a2a", round=0.12, flow=6)
    plants.grass(e, -10, 810, 1130, 60, 160, ("#4a5a2a", "#2a3f24", "#7a7a3a"))
    for x, tall, lean in ((90, 180, -6), (150, 110, 5)):
        plants.mushroom(e, x, 1130, tall, "#a8382f", lean=lean)
    _cake_bringer(e, 610, 1120)
    e.shadow(330, 1140, 60, 70)
    mouse = Person(coat="#b8433a", legs="#9a8f96", shoes="#9a8f96", skin="#9a8f96", head=0.38,
        animal=heads.mouse_head, scarf="#f2c65a")
    e.line([(318, 1120), (270, 1136), (250, 1110), (222, 1124)], "#d99a9a", 6)
    person(e, 324, 1142, 190, mouse, Pose(lean=-2, nod=-6, near_hand=(18, -72), far_hand=(-10, -40)))
    e.line([(352, 1034), (362, 968)], "#e8d0a0", 8, taper=False)
    keepsakes.fire(e, 363, 966, 34, 84)
    plants.fern(e, 30, 1230, 260, 0.5, "#2a4a30")
    plants.fern(e, 780, 1230, 220, -0.5, "#2a4a30")
    air.motes(e, 24, (180, 760, 560, 1080), "#ffcf7a", 2.4)


def _cake_bringer(e: Easel, x: float, y: float) -> None:
    """Half in the dark a bear tiptoes up with a cake."""
    bear = Person(coat="#4a3a30", legs="#4a3a30", shoes="#3a2c26", skin="#4a3a30", head=0.3, animal=heads.bear_head)
    person(e, x + 60, y, 470, bear, replace(CARRYING, near_hand=(26, -52), far_hand=(27, -54)), flip=True)
    e.solid(shapes.oval(x - 60, y - 236, 74, 15), "#d9c8b0", round=0.3)
    e.solid(shapes.box(x - 116, y - 300, 112, 62, 8), "#f2dcc0", round=0.6)
    icing = shapes.smooth([(x - 120, y - 304), (x, y - 304), (x - 4, y - 280), (x - 20, y - 268), (x - 40, y - 284),
        (x - 62, y - 264), (x - 84, y - 284), (x - 104, y - 268), (x - 118, y - 284)])
    e.solid(icing, "#d9707a", round=0.5)
    for cherry in (-98, -60, -22):
        e.solid(shapes.oval(x + cherry, y - 308, 8), "#c8302c", round=1)


@card(47, "house-on-a-string", family("golden").lit_from(0.86, 0.62))
def house_on_a_string(e: Easel) -> None:
    """Two children fly their own house like a kite; mother waves from the window, and the washing is its tail."""
    air.sky(e, shades=["#6a6a9c", "#a8789a", "#e0908a", "#f7b873", "#ffe2a0"], flow=-24)
    sky.sun(e, 690, 742, 58, "#ffe9a8")
    for x, y, wide in ((150.0, 420.0, 330), (690, 480, 300), (90, 150, 240), (640, 110, 220)):
        with e.depth(0.35):
            sky.cloud(e, x, y, wide, "#f2b8a0", tall=0.3, soft=1.5)
    for far, heights in ((0.6, [800, 770, 800, 780, 810]), (0.4, [870, 840, 850, 880, 900])):
        with e.depth(far):
            e.solid(shapes.ridge(-20, 820, 1220, heights), "#9a6a5a", round=0.12, rim=0.6)
    with e.depth(0.5):
        for x, y, size, lean in ((640, 300, 0.34, 12), (180, 280, 0.24, -10)):
            _flying_house(e, x, y, size, lean, False)
            e.line([(x, y + 30 * size), (x + 20, 600), (x - 20, 850)], "#6a4a4a", 1.6, taper=False)
    brush.repaint(e, 50, 0.45, -20)
    e.solid(shapes.smooth([(-30, 1000), (180, 960), (400, 1000), (600, 1070), (830, 1100), (830, 1240), (-30, 1240)]),
        "#7a5a3f", round=0.2, rim=0.8)
    string = [(226, 870), (330, 780), (400, 660), (436, 520)]
    e.line(string, "#fff0cc", 4, taper=False)
    _flying_house(e, 440, 400, 1.0, -9, True)
    tail = [(500, 560), (560, 640), (520, 720), (600, 800), (560, 880)]
    e.line(tail, "#5f3b3f", 3.4, taper=False)
    line = shapes.spine(tail, 3)
    for index, (x, y) in enumerate(line[1:-1]):
        tone = ("#b8333a", "#fff0cc", "#2f6d78", "#f09d2e")[index % 4]
        with e.at(x, y, 0.6, 20 * math.sin(index * 1.7)):
            if index % 3 == 0:
                e.solid(shapes.smooth([(-22, 0), (22, 0), (40, 26), (24, 34), (22, 62), (-22, 62), (-24, 34),
                    (-40, 26)], tension=0.5), tone, round=0.4)
            elif index % 3 == 1:
                e.solid(shapes.smooth([(-12, 0), (12, 0), (12, 34), (34, 44), (30, 58), (-8, 54)], tension=0.6), tone,
                    round=0.5)
            else:
                e.solid(shapes.smooth([(-26, 0), (26, 0), (24, 52), (-24, 54)], tension=0.5), tone, round=0.3)
    plants.grass(e, -10, 810, 1090, 90, 230, ("#c98a3a", "#8a6a34", "#e0b058", "#6a5030"), 0.7)
    e.shadow(160, 1080, 80, 220)
    person(e, 160, 1086, 300, replace(CHILD, coat="#b8333a", scarf="#fff0cc"),
        Pose(lean=-14, nod=-26, near_hand=(24, -72), far_hand=(22, -66), near_foot=(16, 0), far_foot=(-8, 0)))
    e.shadow(320, 1110, 80, 220)
    person(e, 316, 1116, 260, replace(GIRL, coat="#2f6d78", hair="#3a2420"), replace(REACHING, near_hand=(26, -86)))
    plants.grass(e, -10, 810, 1225, 120, 160, ("#8a6a34", "#c99a48", "#5a4428"), 0.7)
    flock(e, [(700, 640), (730, 620), (760, 646)], 24, "#5a3a4a")


def _flying_house(e: Easel, x: float, y: float, size: float, lean: float, mother: bool) -> None:
    with e.at(x, y, size, lean):
        under = shapes.smooth([(-150, 100), (150, 100), (120, 140), (60, 170), (0, 210), (-50, 166), (-110, 146)],
            tension=0.7)
        e.solid(under, "#7a5238", round=0.5, hand=3, bristle=1)
        for root in range(6):
            e.line([(-100 + root * 40, 130), (-96 + root * 40, 190), (-110 + root * 42, 230)], "#5a3a28", 4)
        e.solid(shapes.box(62, -190, 34, 90), "#a85a44", round=0.4)
        e.solid(shapes.box(-120, -60, 240, 164), "#f2d8ae", round=0.25, flow=88, hand=2)
        roof = e.solid(shapes.smooth([(-160, -52), (-20, -190), (20, -190), (160, -52), (0, -44)], tension=0.4),
            "#b8433a", round=0.3, flow=60, hand=2)
        with e.inside(roof):
            for row in range(5):
                for column in range(11):
                    e.pencil(shapes.oval(-160 + column * 32 + (16 if row % 2 else 0), -180 + row * 30, 17, 15),
                        e.dark("#b8433a"), 2, 0.5)
        window(e, -92, -26, 62, 66, 0.8)
        keepsakes.door(e, 70, 102, 104, beyond=("#6a4434", "#5a3a2c"))
        e.solid(shapes.box(-104, 44, 86, 15, 3), "#8a5a3a")
        for pot in (-90, -62, -34):
            plants.flower(e, pot, 46, 24, "#e25a5a", "#f2c84b", 6, 0, 0.4)
        if mother:
            with e.inside(shapes.box(-94, -60, 140, 100)):
                person(e, -62, 110, 170, replace(WOMAN, coat="#2f6d78"), WAVING)
        for puff in range(4):
            e.flat(shapes.blob(84 + puff * 26, -220 - puff * 30, 20 + puff * 7, 16 + puff * 5,
                e.chance.apart("puff", puff), 0.2), "#fff0e0", 0.4, blur=8)


@card(48, "guest-at-the-small-table", family("lamp").lit_from(0.5, 0.72))
def guest_at_the_small_table(e: Easel) -> None:
    """The mice have asked an elephant to tea; his ears touch both walls, and he holds his cup as if it were an egg."""
    rooms.wallpaper(e, -20, 960, "#c8743f", "#e09a54", "drops", 96)
    glass = rooms.pane(e, 56, 90, 150, 210, True)
    e.canvas.save()
    e.canvas.clipPath(glass, True)
    brush.gradient(e, glass, [colour("#0a1038"), colour("#2f4a8a"), colour("#6a6aa0")], 90)
    air.stars(e, 24, (60, 100, 210, 300))
    sky.crescent(e, 140, 170, 20)
    e.canvas.restore()
    rooms.sash(e, glass, "#7a5038", 2, 3, 10)
    frame = shapes.oval(680, 190, 62, 78)
    e.drop(frame, 10, 8)
    e.solid(frame, "#d8a440", round=0.8)
    with e.inside(shapes.oval(680, 190, 50, 64)):
        e.canvas.drawColor(e.tint("#e8d8b0").argb)
        with e.at(674, 208, 3.4):
            heads.mouse_head(e)
    stage.boards(e, 960, "#8a5a3a")
    air.glow(e, 400, 860, 760, "#ffcf8a", 0.55)
    _great_guest(e)
    _tea_table(e)
    hosts = (("#d8483a", 150, 1168, 240, False, "crown"), ("#3f7fb0", 652, 1168, 250, True, "none"),
        ("#58a050", 300, 1196, 180, False, "none"))
    for coat, x, y, height, flip, style in hosts:
        e.shadow(x, y, 50, 30)
        person(e, x, y, height, Person(coat=coat, skin="#a89a9e", legs="#8a7f86", shoes="#c99a9a", head=0.36,
            style=style, hat="#f2c23a", animal=heads.mouse_head, skirt=not flip), replace(CARRYING, nod=-26), flip)


def _great_guest(e: Easel) -> None:
    """Turned to us, knees together, ears from wall to wall."""
    skin = "#8fa0c0"
    e.flat_shadow(shapes.oval(400, 1050, 330, 60), 0.6, 24)
    body = shapes.smooth([(190, 1000), (170, 820), (250, 660), (400, 610), (550, 660), (630, 820), (610, 1000),
        (400, 1050)])
    e.drop(body, 26, 24)
    e.solid(body, colour(skin).darker(0.1), round=0.9, flow=84, bristle=0.8, hand=2)
    for side in (-1, 1):
        ear = shapes.smooth([(400 + side * x, y) for x, y in ((110, 330), (210, 262), (330, 290), (384, 400),
            (350, 540), (270, 620), (180, 580), (120, 500))])
        e.drop(ear, 24, 20)
        drawn = e.solid(ear, skin, round=0.6, flow=70, bristle=0.7, hand=2)
        with e.inside(drawn):
            e.flat(shapes.smooth([(400 + side * x, y) for x, y in ((150, 360), (230, 312), (316, 340), (340, 420),
                (300, 530), (210, 550))]), "#e89a94", 0.55, blur=14)
    head = shapes.smooth([(400, 250), (490, 276), (548, 370), (540, 480), (490, 570), (400, 600), (310, 570),
        (260, 480), (252, 370), (310, 276)])
    e.drop(head, 18, 16)
    e.solid(head, skin, round=0.85, flow=84, bristle=0.7, hand=1.6)
    for side in (-1, 1):
        e.solid(shapes.limb([(400 + side * 92, 560), (400 + side * 122, 630), (400 + side * 112, 670)], [30, 24, 6]),
            "#fff4dc", round=0.8)
        e.flat(shapes.oval(400 + side * 106, 500, 42, 30), "#e8806a", 0.45, blur=12)
        e.solid(shapes.oval(400 + side * 78, 412, 26, 30), "#fffaf0", round=0.4, hand=0.8)
        e.flat(shapes.oval(400 + side * 78 + 8, 424, 16, 18), "#1f1519", hand=0.3)
        e.flat(shapes.oval(400 + side * 78 + 13, 417, 5), "#ffffff", hand=0)
        e.line([(400 + side * 118, 380), (400 + side * 88, 356), (400 + side * 46, 342)], "#4a5474", 9)
    trunk = [(400, 500), (396, 620), (430, 740), (520, 780), (580, 720), (570, 660)]
    e.drop(shapes.limb(trunk, [118, 100, 82, 66, 52, 40]), 12, 12)
    drawn = e.solid(shapes.limb(trunk, [118, 100, 82, 66, 52, 40]), colour(skin).lighter(0.22), round=0.9, hand=1.4)
    with e.inside(drawn):
        for x, y in shapes.spine(trunk, 5)[3:-2:2]:
            e.line([(x - 44, y - 8), (x, y + 8), (x + 44, y - 6)], "#5a6888", 4, alpha=0.6)
    _cup(e, 560, 640, 56)
    for puff in range(3):
        e.flat(shapes.blob(560 + puff * 10, 580 - puff * 40, 14 + puff * 6, 20, e.chance.apart("steam", puff), 0.3),
            "#ffffff", 0.35, blur=6)
    for side in (-1, 1):
        e.solid(shapes.smooth([(400, 690), (400 + side * 66, 656), (400 + side * 70, 730)], tension=0.6), "#d8342c",
            round=0.7)
        e.solid(shapes.limb([(400 + side * 200, 770), (400 + side * 236, 880), (400 + side * 190, 950)], [96, 92, 84]),
            skin, round=0.8, hand=1.4)
        foot = shapes.oval(400 + side * 226, 1030, 84, 78)
        e.drop(foot, 14, 12)
        e.solid(foot, colour(skin).lighter(0.06), round=0.7, hand=1.4)
        e.flat(shapes.oval(400 + side * 226, 1040, 54, 48), "#e8b8a8", 0.6, blur=8)
        for nail in (-46, -16, 16, 46):
            e.solid(shapes.oval(400 + side * 226 + nail, 968 + abs(nail) * 0.4, 14, 12), "#f6ead4", hand=0.4)
    e.solid(shapes.oval(400, 690, 18), "#b02226", round=0.8)
    e.solid(shapes.smooth([(356, 262), (362, 206), (438, 206), (446, 262)], tension=0.5), "#c8342c", round=0.7)
    e.line([(436, 206), (462, 190), (474, 226)], "#f2c23a", 6)


def _tea_table(e: Easel) -> None:
    cloth = shapes.smooth([(220, 1000), (300, 976), (400, 970), (500, 976), (580, 1000), (560, 1064), (520, 1050),
        (470, 1074), (400, 1056), (330, 1074), (280, 1050), (240, 1064)], tension=0.8)
    e.solid(shapes.limb([(400, 1040), (400, 1180)], [40, 34]), "#7a4a30", round=0.8)
    e.solid(shapes.oval(400, 1184, 100, 20), "#7a4a30")
    e.drop(cloth, 16, 12)
    e.solid(cloth, "#fff4de", round=0.3, hand=1)
    e.solid(shapes.smooth([(428, 1006), (412, 950), (440, 914), (490, 914), (518, 950), (504, 1006)]), "#2f8a9a",
        round=0.9)
    e.solid(shapes.limb([(512, 960), (540, 944), (550, 916)], [16, 12, 9]), "#2f8a9a")
    e.solid(shapes.oval(465, 908, 13), "#2f8a9a")
    for x in (290, 560):
        _cup(e, x, 1000, 26)
    for index in range(4):
        e.solid(shapes.oval(350 + index * 3, 1008 - index * 13, 34, 11), "#e0a050", edge=0.4)
    keepsakes.candle(e, 400, 1000, 74)


def _cup(e: Easel, x: float, y: float, size: float) -> None:
    with e.at(x, y, size / 40):
        e.pencil(shapes.oval(30, -4, 11, 12), e.lit("#fbf3e6"), 6, 1)
        e.solid(shapes.smooth([(-28, -22), (28, -22), (20, 16), (0, 24), (-20, 16)], tension=0.7), "#fbf3e6", round=0.7)
        e.solid(shapes.oval(0, -22, 28, 7), "#a8683a", round=0.1)
        e.flat(shapes.oval(0, -2, 8, 8), "#d9606a", 0.9)


@card(49, "stars-below", family("moon").lit_from(0.5, 0.72).with_colours(ground="#2a2438"))
def stars_below(e: Easel) -> None:
    """A mole looks all night through his telescope for one star in a cloudy sky; under his house shine more than
    he could count.
    """
    air.sky(e, 360, ["#10163a", "#232c5a", "#434e80"], flow=4)
    for x, y, wide in ((120.0, 90.0, 340), (460, 60, 380), (720, 140, 300), (260, 190, 260)):
        with e.depth(0.3):
            sky.cloud(e, x, y, wide, "#4a5482", tall=0.34, soft=2)
    e.glowing(shapes.star(640, 92, 13, 4, 0.24), "#fff6d8", 10)
    air.glow(e, 640, 92, 70, "#fff6d8", 0.7)
    earth = shapes.ridge(-20, 820, 1240, [360, 344, 350, 330, 352, 366])
    e.solid(earth, "#3f3240", round=0.05, bristle=1, flow=8)
    luck = e.chance.apart("earth")
    with e.inside(earth):
        for _ in range(90):
            x, y = luck.between(0, 800), luck.between(400, 1200)
            e.solid(shapes.blob(x, y, luck.between(5, 20), luck.between(4, 12), luck),
                luck.pick(["#4f4050", "#332838", "#5f5060"]), round=0.6, edge=0.3, bristle=0.2)
    brush.repaint(e, 36, 0.5, 10)
    cavern = shapes.smooth([(40, 820), (90, 680), (220, 600), (400, 570), (580, 596), (720, 680), (770, 830),
        (730, 1010), (600, 1120), (400, 1160), (200, 1120), (80, 1000)])
    e.flat(shapes.scaled(cavern, 1.03, 1.03, (400, 860)), "#15101e", 0.9, hand=4)
    e.canvas.save()
    e.canvas.clipPath(cavern, True)
    brush.gradient(e, cavern, [colour(code) for code in ("#12103a", "#2a1f6a", "#4a2f86", "#1f6a8a", "#0f2a4a")], 100)
    brush.bloom(e, 0.7, 100)
    for x, y, reach, tone in ((300, 780, 240.0, "#c86ad8"), (520, 900, 260, "#4ad0e0"), (400, 860, 180, "#ffe0b0"),
            (200, 980, 170, "#5a8af0")):
        air.glow(e, x, y, reach, tone, 0.5)
    for arm in (0, math.pi):
        for step in range(220):
            share = step / 220
            angle = arm + share * 4.4
            reach = 30 + share * 290
            x = 400 + math.cos(angle) * reach + luck.about(0, 20 + share * 40)
            y = 860 + math.sin(angle) * reach * 0.62 + luck.about(0, 16 + share * 30)
            e.canvas.drawPath(shapes.oval(x, y, luck.between(0.7, 3)),
                skia.Paint(Color=colour(luck.pick(["#ffffff", "#ffe6b0", "#b8e6ff",
                "#f0b8ff"])).fade(luck.between(0.5, 1)).argb, AntiAlias=True))
    e.canvas.restore()
    for cluster in range(17):
        middle = math.tau * cluster / 17 + luck.about(0, 0.08)
        tone = luck.pick(["#8ae0f0", "#c88af0", "#f0a8d8", "#8ab0ff", "#ffe0a0"])
        for offset in (-0.07, 0.08, 0.0):
            _crystal(e, middle + offset, luck.between(60, 110) + (50 if offset == 0.0 else 0),
                colour(tone).turned(offset * 200))
    for shaft in ([(400, 360), (392, 440), (400, 500)],):
        e.flat(shapes.limb(shaft, [90, 70, 110]), "#1c1420", 0.95, hand=3)
    room = shapes.blob(400, 496, 130, 62, e.chance.apart("room"), 0.06)
    e.canvas.save()
    e.canvas.clipPath(room, True)
    brush.gradient(e, room, [colour("#6a4434"), colour("#a8703f"), colour("#7a4a30")], 90)
    e.canvas.restore()
    keepsakes.paper_lantern(e, 330, 470, 30, "#ffc46a")
    rooms.bed(e, 462, 546, 100)
    e.solid(shapes.smooth([(290, 372), (340, 338), (400, 326), (460, 338), (512, 372), (400, 384)]), "#4a3a3c",
        round=0.6, hand=3)
    keepsakes.ladder(e, (396, 540), (396, 372), 36, rungs=7)
    astronomer = Person(coat="#5a6ab0", skin="#4a4450", head=0.34, style="nightcap", hat="#8a4a6a",
        animal=heads.mole_head)
    with e.inside(shapes.box(0, 0, 800, 366)):
        person(e, 380, 460, 240, astronomer, Pose(lean=-4, nod=-24, near_hand=(24, -66), far_hand=(22, -70)))
    with e.at(440, 300, 1, -40):
        for left, wide, tone in ((0, 40, "#b8863a"), (56, 32, "#c9984a"), (104, 26, "#d9a85a")):
            e.solid(shapes.box(left, -wide * 0.5, 64, wide, 4), tone, round=0.9)
    plants.grass(e, -10, 810, 362, 50, 200, ("#2a4a4a", "#3f6a5a", "#1f3a44"))
    air.motes(e, 40, (100, 620, 700, 1120), "#d8f0ff", 2.2)


def _crystal(e: Easel, angle: float, long: float, tone: Colour) -> None:
    """One shard on the wall of the cavern, pointing more or less at its middle."""
    luck = e.chance.apart("crystal", round(angle * 100))
    root = (400 + math.cos(angle) * 372, 862 + math.sin(angle) * 294)
    lean = angle + math.pi + luck.about(0, 0.35)
    tip = (root[0] + math.cos(lean) * long, root[1] + math.sin(lean) * long)
    air.glow(e, *tip, 70, tone, 0.5)
    wide = luck.between(9, 17)
    nx, ny = -math.sin(lean) * wide, math.cos(lean) * wide
    near = (root[0] + math.cos(lean) * long * 0.72, root[1] + math.sin(lean) * long * 0.72)
    shard = shapes.polygon([(root[0] + nx, root[1] + ny), (near[0] + nx, near[1] + ny), tip,
        (near[0] - nx, near[1] - ny), (root[0] - nx, root[1] - ny)])
    e.solid(shard, tone, round=0.2, rim=0.9, edge=0.5, bristle=0.2)
    e.flat(shapes.polygon([root, near, tip, (near[0] + nx, near[1] + ny), (root[0] + nx, root[1] + ny)]), "#ffffff",
        0.3, hand=0.3)
