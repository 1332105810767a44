"""The yokai of fire: the Match Lad, the Candle Hedgehog, the Stove Cat, the Comet Fox, the Rooster Who Hatches the Sun."""

from __future__ import annotations

import math

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.light import family
from tools.painter.motifs.features import cheeks, eye, feather, fur, smile, whiskers
from tools.painter.motifs.houses import lighthouse
from tools.painter.yokai.portraits import portrait


def burning(e: Easel, x: float, y: float, width: float, height: float, sway: float = 0.0) -> None:
    """A flame in four skins, standing on (x, y)."""
    air.glow(e, x, y - height * 0.4, height * 1.5, "#ff9a3a", 0.55)
    for shade, share in (("#d9331f", 1.0), ("#ff7a2a", 0.78), ("#ffc04a", 0.55), ("#fff3b8", 0.3)):
        e.glowing(
            shapes.flame(x, y, width * share, height * share, sway),
            shade,
            width * 0.12 * share,
            0.5,
            hand=0.8,
        )


@portrait(
    "fire",
    3,
    family("golden")
    .with_colours(sky=("#2a1220", "#54202a", "#8f3f2f", "#c9713a"), haze="#7a3a34")
    .lit_from(0.52, 0.17),
)
def match_lad(e: Easel) -> None:
    """A match who dreams of being a lighthouse stands on his box at the window-sill and shines for a moth."""
    air.sky(e, flow=60)
    with e.depth(0.25):
        frame = "#5a3430"
        for x in (40, 760):
            e.solid(shapes.box(x - 34, -20, 68, 1010), frame, round=0.3, flow=88)
        e.solid(shapes.box(-20, 470, 840, 30), frame, round=0.3, flow=2)
    brush.repaint(e, 50, 0.5, 70)
    _window_sea(e)
    e.solid(shapes.box(-20, 975, 840, 260), "#8a5236", round=0.2, flow=2, bristle=0.9)
    e.shadow(400, 1010, 300)
    box = e.solid(
        shapes.smooth([(140, 900), (660, 880), (676, 1060), (150, 1084)], tension=0.15),
        "#c0472f",
        round=0.25,
        flow=3,
    )
    with e.inside(box):
        e.solid(shapes.box(120, 1040, 600, 60), "#5a3528", round=0.1, flow=2, bristle=1)
        e.solid(shapes.star(400, 968, 58, 8, 0.55), "#f2c66a", round=0.3)
        e.flat(shapes.oval(400, 968, 22), "#c0472f")
    e.solid(shapes.polygon([(140, 900), (200, 860), (610, 846), (660, 880)]), "#e8d2a0", round=0.2, flow=3)
    legs = ((370, 870), (436, 866))
    for foot, knee in zip(legs, ((352, 800), (452, 800)), strict=True):
        e.solid(shapes.limb([(400, 740), knee, foot], [24, 18, 16]), "#d9a86a", flow=80)
        e.solid(shapes.limb([(foot[0] - 12, foot[1]), (foot[0] + 24, foot[1] + 3)], [24, 20]), "#3a2430")
    e.solid(shapes.limb([(396, 560), (300, 600), (250, 520)], [26, 22, 20]), "#d9a86a")
    body = e.solid(
        shapes.smooth([(348, 420), (450, 416), (456, 590), (448, 760), (352, 764), (346, 590)], tension=0.5),
        "#e8bf82",
        round=0.6,
        flow=86,
        bristle=1,
    )
    with e.inside(body):
        e.solid(
            shapes.smooth([(330, 640), (400, 668), (470, 640), (480, 800), (330, 800)], tension=0.4),
            "#3f6a8a",
            round=0.3,
            flow=80,
        )
        for x in (366, 434):
            e.flat(shapes.limb([(x, 560), (x, 660)], [14, 14]), "#3f6a8a")
            e.flat(shapes.oval(x, 652, 7), "#f2c66a")
    e.solid(shapes.limb([(446, 560), (540, 540), (596, 450)], [28, 24, 20]), "#d9a86a", rim=1)
    head = shapes.smooth(
        [(322, 380), (332, 280), (400, 240), (470, 280), (480, 380), (460, 440), (400, 456), (340, 440)]
    )
    e.solid(head, "#b8332a", round=0.9, rim=1, bristle=0.8)
    burning(e, 400, 278, 150, 230, 0.12)
    eye(e, 366, 356, 30, "#7a3f1f", (0.5, -0.5), 0.05)
    eye(e, 440, 356, 30, "#7a3f1f", (0.5, -0.5), 0.05)
    cheeks(e, [(334, 408), (468, 408)], 22, "#ffb07a", 0.7)
    smile(e, 404, 404, 50, 0.55)
    with e.at(620, 330, 1.2, -18):
        for side in (-1, 1):
            e.solid(shapes.leaf((0, 0), (side * 66, -46), 54, side * 0.1), "#e9d8b8", rim=1)
            e.solid(shapes.leaf((0, 6), (side * 46, 34), 38, side * -0.1), "#cfae8a", rim=1)
            e.flat(shapes.oval(side * 40, -26, 8), "#8a4a3a", 0.8)
        e.solid(shapes.leaf((0, 34), (0, -30), 20), "#9a7a5a")
        for side in (-1, 1):
            e.line([(0, -26), (side * 10, -44), (side * 22, -50)], "#5a4030", 3)
    air.motes(e, 16, (200, 60, 640, 420), "#ffd27a", 3.6)


def _window_sea(e: Easel) -> None:
    """Outside: dusk, the sea, and a real lighthouse, very small."""
    e.wash(shapes.box(74, 500, 652, 476), ["#54305a", "#a84a4f", "#f0a05a", "#3a3a66"], 90, 0.2)
    e.solid(shapes.box(74, 770, 652, 206), "#2f3560", round=0.1, rim=0.3, flow=1, bristle=1)
    for index in range(14):
        luck = e.chance.apart("glitter", index)
        x, y = luck.between(100, 640), luck.between(790, 960)
        e.line([(x, y), (x + 30, y - 3), (x + 70, y)], "#ffb06a", 4, alpha=0.6, lit=False)
    e.solid(shapes.smooth([(90, 776), (130, 748), (200, 744), (250, 776)]), "#3a2440", round=0.3)
    lighthouse(e, 166, 752, 130, beam_to=(420, 600))
    for x in (40, 400, 760):
        e.solid(shapes.box(x - 20, 480, 40, 500), "#5a3430", round=0.3, flow=88)
    e.solid(shapes.box(-20, 470, 840, 34), "#6a3e36", round=0.3, flow=2)


@portrait(
    "fire",
    4,
    family("golden")
    .with_colours(sky=("#5a2a3f", "#a8483f", "#e88a4a", "#ffd08a"), haze="#e09a6a")
    .lit_from(0.44, 0.36),
)
def candle_hedgehog(e: Easel) -> None:
    """A hedgehog with candles for spines goes to every birthday in the wood, invited or not."""
    air.sky(e, flow=20)
    with e.depth(0.5):
        luck = e.chance.apart("birches")
        for index in range(9):
            x = 30 + index * 92 + luck.about(0, 30)
            trunk = e.solid(
                shapes.limb(
                    [(x, 1000), (x + luck.about(0, 20), 500), (x + luck.about(0, 40), -40)], [46, 36, 22]
                ),
                "#e8d6c0",
                round=0.8,
                flow=88,
            )
            with e.inside(trunk):
                for _ in range(9):
                    y = luck.between(60, 940)
                    e.flat(shapes.leaf((x - 26, y), (x + luck.between(-8, 10), y + 4), 9), "#4a3038", 0.8)
    brush.repaint(e, 44, 0.55, 80)
    e.solid(
        shapes.ridge(-20, 820, 1220, [960, 930, 968, 940, 972]), "#8a5a34", round=0.15, flow=5, bristle=0.9
    )
    luck = e.chance.apart("fallen")
    for _ in range(70):
        x, y = luck.between(0, 800), luck.between(960, 1190)
        tip = (x + luck.about(0, 40), y + luck.about(0, 16))
        e.solid(
            shapes.leaf((x, y), tip, 20, 0.1),
            luck.pick(["#d9772a", "#b8402a", "#e8b03a", "#9a5a2a"]),
            round=0.3,
            edge=0.3,
        )
    e.shadow(400, 1050, 330)
    body = shapes.smooth(
        [
            (130, 960),
            (120, 800),
            (200, 660),
            (350, 590),
            (500, 630),
            (590, 760),
            (620, 900),
            (600, 1010),
            (480, 1060),
            (260, 1060),
            (160, 1030),
        ]
    )
    spots = []
    for ring, (count, reach, lift) in enumerate(((9, 1.0, 0), (8, 0.72, 24), (6, 0.42, 46))):
        for index in range(count):
            angle = math.radians(-190 + (index + 0.5 * (ring % 2)) * 205 / count)
            spots.append(
                (370 + math.cos(angle) * 235 * reach, 830 + math.sin(angle) * 235 * reach - lift, angle)
            )
    for x, y, angle in spots[:9]:
        _candle(e, x, y, angle)
    e.solid(body, "#7a4630", round=0.9, rim=0.6, bristle=0.9, flow=60)
    fur(e, body, ["#5a3226", "#8a5438", "#a8683f"], 44, 7, 20)
    for x, y, angle in sorted(spots[9:], key=lambda spot: spot[1]):
        _candle(e, x, y, angle)
    face = shapes.smooth(
        [
            (430, 800),
            (500, 770),
            (590, 800),
            (650, 880),
            (712, 930),
            (690, 968),
            (620, 990),
            (540, 1010),
            (450, 980),
            (420, 890),
        ]
    )
    e.solid(face, "#e8c49a", round=0.7, rim=0.6, bristle=0.5)
    e.solid(shapes.oval(456, 806, 34, 40), "#d9a47a", round=0.7)
    eye(e, 552, 866, 31, "#5a2f1a", (0.5, -0.4), 0.1)
    eye(e, 626, 872, 24, "#5a2f1a", (0.5, -0.4), 0.1)
    e.solid(shapes.oval(708, 940, 22, 19), "#33202a", rim=1)
    smile(e, 640, 966, 60, 0.3)
    cheeks(e, [(540, 930)], 32, "#f0715a", 0.6)
    for x in (240, 330, 500, 570):
        e.solid(shapes.limb([(x, 1030), (x + 12, 1078)], [46, 40]), "#c99a70")
    with e.at(640, 1060, 0.9):
        e.solid(shapes.box(-52, -70, 104, 74, 8), "#d94a5a", round=0.3)
        e.flat(shapes.box(-9, -70, 18, 74), "#ffe0a0")
        e.solid(shapes.leaf((0, -70), (-46, -104), 30), "#ffe0a0")
        e.solid(shapes.leaf((0, -70), (46, -104), 30), "#ffe0a0")
    air.motes(e, 22, (80, 320, 700, 820), "#ffd27a", 3)


def _candle(e: Easel, x: float, y: float, angle: float) -> None:
    lean = math.degrees(angle) + 90
    wax = ("#f4e4c4", "#e86a5a", "#f2c04a", "#8ac0b0")[int(abs(x * 7 + y * 3)) % 4]
    with e.at(x, y, 1, lean * 0.72):
        e.solid(shapes.limb([(0, 40), (0, -84)], [26, 22]), wax, round=0.7, rim=0.7, flow=88)
        e.flat(shapes.limb([(-7, -82), (-8, -50)], [8, 9]), colour(wax).lighter(0.4), 0.9)
        e.line([(0, -82), (0, -100)], "#33202a", 3, taper=False)
        burning(e, 0, -92, 26, 58, 0.1)


@portrait(
    "fire",
    5,
    family("ember")
    .with_colours(sky=("#2a1420", "#4a1d26", "#6d2f2a", "#8a4a34"), haze="#6a342f")
    .lit_from(0.5, 0.72),
)
def stove_cat(e: Easel) -> None:
    """The tiled stove of the old house purrs in winter. Now you know why."""
    air.sky(e, flow=80)
    e.solid(shapes.box(-20, 1010, 840, 220), "#6a4030", round=0.2, flow=2, bristle=1)
    for y in (1040, 1090, 1150):
        e.line([(-10, y), (400, y + 3), (810, y)], "#2f1a1a", 4, alpha=0.7)
    with e.depth(0.2):
        e.solid(shapes.box(600, 300, 150, 190), "#3a4a6a", round=0.1)
        air.snow(e, 0)
        for x, y in ((640, 350), (700, 400), (660, 440), (720, 340), (625, 470), (690, 465)):
            e.flat(shapes.oval(x, y, 5), "#dfe8f6", 0.9)
        e.line([(675, 300), (675, 490)], "#5a3a2c", 12, taper=False)
        e.line([(600, 395), (750, 395)], "#5a3a2c", 12, taper=False)
        e.pencil(shapes.box(598, 298, 154, 194), e.tint("#6a4632"), 16, 1)
    brush.repaint(e, 44, 0.5, 80)
    tail = [(560, 900), (690, 860), (730, 720), (660, 640), (690, 560), (640, 470), (660, 380)]
    for index, point in enumerate(shapes.spine(tail, 4)):
        e.flat(
            shapes.blob(*point, 40 + index * 0.6, 38, e.chance.apart("tail", index), 0.15),
            "#8a7a8c",
            0.5,
            blur=7,
        )
    e.flat_shadow(shapes.oval(390, 1050, 330, 50), 0.7, 18)
    body = shapes.smooth(
        [
            (130, 1050),
            (120, 800),
            (150, 600),
            (240, 520),
            (390, 500),
            (540, 520),
            (620, 600),
            (650, 800),
            (640, 1050),
            (390, 1066),
        ],
        tension=0.9,
    )
    drawn = e.solid(body, "#e9dcc4", round=0.6, rim=0.5, bristle=0.4)
    luck = e.chance.apart("tiles")
    with e.inside(drawn):
        for row in range(6):
            for column in range(6):
                x, y = 112 + column * 94 + (47 if row % 2 else 0), 530 + row * 92
                tile = e.solid(
                    shapes.box(x - 43, y - 42, 86, 84, 8),
                    luck.pick(["#efe4cc", "#e6d8ba", "#dfe0d0"]),
                    round=0.4,
                    rim=0.5,
                    edge=0.5,
                    hand=1.4,
                )
                glaze = luck.pick(["#2f6a9a", "#2f6a9a", "#3a8a6a", "#b8452f"])
                with e.inside(tile):
                    for petal in range(4):
                        angle = math.radians(petal * 90 + (45 if (row + column) % 2 else 0))
                        e.flat(
                            shapes.leaf((x, y), (x + math.cos(angle) * 32, y + math.sin(angle) * 32), 22),
                            glaze,
                            0.85,
                        )
                    e.flat(shapes.oval(x, y, 7), "#f2b84b")
        air.gloom(e, 130, 560, 330, "#3a1428", 0.75)
        air.gloom(e, 660, 560, 330, "#3a1428", 0.75)
    for side in (-1, 1):
        ear = shapes.smooth(
            [(390 + side * 90, 330), (390 + side * 205, 150), (390 + side * 238, 360)], tension=0.3
        )
        e.solid(ear, "#efe4cc", round=0.6)
        e.flat(
            shapes.smooth(
                [(390 + side * 130, 330), (390 + side * 196, 206), (390 + side * 212, 350)], tension=0.3
            ),
            "#d9715a",
            0.8,
        )
    head = shapes.smooth(
        [
            (140, 420),
            (180, 320),
            (280, 268),
            (390, 258),
            (500, 268),
            (600, 320),
            (640, 420),
            (600, 540),
            (500, 600),
            (390, 612),
            (280, 600),
            (180, 540),
        ]
    )
    e.drop(head, 20, 16, 0.5)
    e.solid(head, "#efe4cc", round=0.85, rim=0.5)
    for index, side in enumerate((-1, 1)):
        for stripe in range(3):
            y = 300 + stripe * 44
            e.solid(
                shapes.leaf(
                    (390 + side * (225 - stripe * 6), y + 60),
                    (390 + side * (140 - stripe * 4), y + 84),
                    24,
                    0.1,
                ),
                "#c9713a",
                round=0.3,
            )
        e.solid(shapes.leaf((390 + side * 30, 268), (390 + side * 18, 350), 22), "#c9713a", round=0.3)
    e.solid(shapes.leaf((390, 262), (390, 372), 26), "#c9713a", round=0.3)
    eye(e, 296, 424, 50, "#ffb02a", (0, 0.35), 0.42, slit=True, skin="#efd9b8")
    eye(e, 484, 424, 50, "#ffb02a", (0, 0.35), 0.42, slit=True, skin="#efd9b8")
    e.solid(shapes.smooth([(362, 484), (390, 478), (418, 484), (390, 512)]), "#d95a4a", rim=1)
    for side in (-1, 1):
        e.line([(390, 508), (390 + side * 26, 544), (390 + side * 66, 530)], "#5a2a24", 6, lit=False)
        whiskers(e, 390 + side * 100, 510, 170, side)
    cheeks(e, [(236, 500), (544, 500)], 40, "#ff7a5a", 0.5)
    door = shapes.smooth(
        [(270, 930), (270, 790), (320, 730), (390, 714), (460, 730), (510, 790), (510, 930), (390, 944)],
        tension=0.7,
    )
    e.solid(shapes.scaled(door, 1.16, 1.13, (390, 840)), "#4a3a3c", round=0.5, rim=1)
    e.flat(door, "#160810")
    air.glow(e, 390, 880, 330, "#ff7a2a", 0.85)
    with e.inside(door):
        for x, wide, tall, sway in (
            (310, 60, 120, 0.2),
            (470, 60, 130, -0.2),
            (350, 80, 170, -0.1),
            (430, 80, 180, 0.15),
            (390, 90, 200, 0),
        ):
            burning(e, x, 940, wide, tall, sway)
        for x in (330, 400, 460):
            e.solid(shapes.limb([(x - 46, 934), (x + 40, 926)], [26, 24]), "#5a3424", rim=1)
    for x in (250, 530):
        paw = e.solid(
            shapes.smooth(
                [(x - 66, 1050), (x - 60, 990), (x, 966), (x + 60, 990), (x + 66, 1050), (x, 1068)]
            ),
            "#efe4cc",
            round=0.9,
            rim=0.8,
        )
        with e.inside(paw):
            for toe in (-22, 22):
                e.line([(x + toe, 1030), (x + toe, 1064)], "#7a4a3a", 5)
    air.motes(e, 30, (160, 640, 640, 1020), "#ffb04a", 3)


@portrait(
    "fire",
    6,
    family("golden")
    .with_colours(sky=("#1a0d33", "#43205a", "#a03f55", "#f08a4a"), haze="#8a4060", far="#5a2f5f")
    .lit_from(0.75, 0.3),
)
def comet_fox(e: Easel) -> None:
    """When a star falls, look at what is in front of it: a fox, late for supper."""
    air.sky(e, flow=-30)
    air.stars(e, 150, (0, 0, 800, 700))
    trail = [(330, 560), (470, 480), (560, 330), (640, 160), (800, -80)]
    for widths, shade, alpha in (
        ((150, 210, 260, 300, 330), "#ff5a2a", 0.35),
        ((110, 150, 180, 200, 220), "#ff9a3a", 0.45),
        ((70, 90, 100, 110, 110), "#ffe08a", 0.6),
    ):
        with e.veil(alpha, 14, "Screen"):
            e.glowing(shapes.limb(trail, widths, 8), shade, 30, 0.6)
    luck = e.chance.apart("trail")
    line = shapes.spine(trail, 40)
    for _ in range(120):
        index = luck.whole(6, len(line) - 9)
        x, y = line[index]
        ahead = line[index + 8]
        dx, dy = ahead[0] - x, ahead[1] - y
        aside = luck.about(0, 110)
        length = math.hypot(dx, dy) or 1
        x, y = x - dy / length * aside, y + dx / length * aside
        e.glowing(
            shapes.leaf((x, y), (x + dx * 3, y + dy * 3), luck.between(4, 15), 0.06),
            luck.pick(["#ff6a2a", "#ffb03a", "#fff0a8", "#ff8a5a"]),
            5,
            0.6,
            hand=0,
        )
    with e.depth(0.5):
        e.solid(shapes.ridge(-20, 820, 1220, [900, 830, 880, 800, 860, 790, 850]), "#5a3a6a", round=0.1)
    brush.repaint(e, 48, 0.5, -40)
    e.solid(shapes.ridge(-20, 820, 1220, [1060, 980, 1000, 1050, 990, 1040]), "#3f2a4f", round=0.2, flow=5)
    for index, (x, y) in enumerate(((90, 1030), (640, 1030), (720, 1040), (560, 1080))):
        luck = e.chance.apart("hut", index)
        e.solid(shapes.box(x - 30, y - 44, 60, 50), "#7a4a5a", round=0.3)
        e.solid(shapes.polygon([(x - 42, y - 42), (x, y - 84), (x + 42, y - 42)]), "#4a2f4a", round=0.3)
        e.glowing(shapes.box(x - 9, y - 32, 18, 20, 2), "#ffd27a", 9)
    coat = "#e8632a"
    for leg in (
        [(440, 640), (520, 720), (600, 690), (640, 730)],
        [(470, 610), (570, 660), (650, 620), (700, 640)],
    ):
        e.solid(shapes.limb(leg, [96, 60, 36, 22]), colour(coat).darker(0.15), rim=1)
    for leg in (
        [(230, 690), (170, 790), (200, 870), (170, 920)],
        [(280, 700), (260, 810), (310, 880), (290, 940)],
    ):
        e.solid(shapes.limb(leg, [80, 48, 34, 26]), coat, rim=1)
        e.solid(shapes.limb([leg[2], leg[3]], [34, 28]), "#3a1f2a", rim=1)
    body = shapes.limb([(250, 660), (340, 630), (440, 610), (500, 600)], [180, 176, 160, 130])
    e.solid(body, coat, round=0.8, rim=1, flow=-20, bristle=0.9)
    fur(e, body, ["#d9501f", "#ff8a3a", "#ffc06a"], 34, 6, -40)
    chest = shapes.smooth([(150, 640), (230, 610), (290, 660), (280, 760), (220, 790), (160, 730)])
    e.solid(chest, "#fff0d8", round=0.5, rim=0.9)
    fur(e, chest, ["#fff6e4", "#ffe0b8"], 36, 7, 10)
    for base, tip, wide in (((220, 470), (250, 300), 80), ((310, 500), (390, 360), 80)):
        e.solid(shapes.leaf(base, tip, wide), coat, rim=1)
        e.flat(
            shapes.leaf((base[0] + 2, base[1] - 16), (tip[0] - 2, tip[1] + 34), wide * 0.5), "#4a1f2a", 0.8
        )
    head = shapes.smooth(
        [
            (170, 470),
            (250, 440),
            (340, 490),
            (360, 570),
            (320, 650),
            (240, 680),
            (180, 690),
            (96, 716),
            (66, 700),
            (90, 650),
            (130, 560),
        ]
    )
    e.solid(head, coat, round=0.8, rim=1, flow=40, bristle=0.8)
    mask = shapes.smooth(
        [
            (70, 700),
            (120, 640),
            (190, 620),
            (250, 590),
            (330, 600),
            (310, 660),
            (230, 690),
            (170, 700),
            (100, 716),
        ]
    )
    e.solid(mask, "#fff0d8", round=0.4, rim=0.6)
    fur(e, shapes.oval(320, 620, 40, 50), ["#fff0d8", "#ffd9a8"], 38, 9, -30)
    eye(e, 214, 566, 34, "#ffc83a", (-0.5, 0.3), 0.25, skin=coat)
    eye(e, 134, 600, 24, "#ffc83a", (-0.5, 0.3), 0.25, skin=coat)
    e.solid(shapes.oval(72, 700, 22, 18), "#2a1420", rim=1)
    smile(e, 150, 690, 90, 0.18)
    for shade, reach, wide, bend in (
        ("#d9401f", 330, 120, 0.1),
        ("#ff6a2a", 300, 90, -0.12),
        ("#ff9a3a", 270, 70, 0.04),
        ("#ffd05a", 220, 46, -0.03),
        ("#fff3b8", 160, 26, 0.02),
    ):
        tip = (480 + reach * 0.62, 610 - reach * 0.8)
        e.glowing(shapes.leaf((470, 622), tip, wide, bend), shade, 12, 0.5)
    air.motes(e, 40, (240, 200, 800, 900), "#ffc86a", 3.6)


@portrait(
    "fire",
    7,
    family("golden")
    .with_colours(sky=("#3a0f3a", "#8f1f3f", "#e8552a", "#ffc04a"), haze="#f08a4a", far="#7a2f4f")
    .lit_from(0.5, 0.72),
)
def sun_rooster(e: Easel) -> None:
    """On the last mountain a rooster sits on an egg all night. In the morning it hatches: that is the day."""
    air.sky(e, flow=-60)
    air.glow(e, 400, 860, 760, "#ffb03a", 0.85)
    air.rays(e, 400, 850, 1200, 22, (180, 360), 0.42)
    with e.depth(0.5):
        e.solid(shapes.ridge(-20, 820, 1220, [880, 800, 900, 940, 900, 820, 890]), "#8a2f4f", round=0.1)
    brush.repaint(e, 56, 0.45, -60)
    luck = e.chance.apart("tail")
    tail = []
    for index in range(15):
        angle = math.radians(-168 + index * 11.2)
        reach = 560 - 110 * abs(index - 7) / 7 + luck.about(0, 26)
        tail.append((angle, reach, ("#d92a2f", "#ff6a2a", "#ffb02a", "#8f1f4f", "#e8452a")[index % 5]))
    for angle, reach, shade in sorted(tail, key=lambda plume: -abs(plume[0] + math.pi / 2)):
        tip = (420 + math.cos(angle) * reach, 700 + math.sin(angle) * reach)
        bend = 0.14 if angle < -math.pi / 2 else -0.14
        feather(e, (420, 740), tip, 96, shade, bend, "#ffe28a")
    for index in range(11):
        angle = math.radians(-160 + index * 14)
        tip = (420 + math.cos(angle) * 330, 720 + math.sin(angle) * 330)
        burning(e, tip[0], tip[1] + 40, 50, 110, math.cos(angle) * 0.5)
    e.solid(
        shapes.smooth(
            [
                (-40, 1230),
                (60, 1080),
                (190, 1010),
                (300, 1000),
                (500, 1000),
                (620, 1016),
                (740, 1090),
                (840, 1230),
            ],
            tension=0.7,
        ),
        "#5a2440",
        round=0.3,
        flow=30,
        bristle=1,
    )
    for index in range(34):
        luck = e.chance.apart("nest", index)
        x = luck.between(170, 640)
        tip = (x + luck.about(0, 150), 1000 + luck.between(-30, 60))
        e.solid(
            shapes.limb([(x, luck.between(985, 1050)), tip], [14, 5]),
            luck.pick(["#8a4a2a", "#b8702f", "#5a2f2a"]),
            round=0.4,
            rim=1,
            edge=0.3,
        )
    egg = shapes.smooth(
        [(400, 720), (510, 790), (550, 900), (510, 1000), (400, 1034), (290, 1000), (250, 900), (290, 790)]
    )
    air.glow(e, 400, 890, 420, "#fff0a8", 0.9)
    e.glowing(egg, "#ffcf4a", 50, 0.9)
    with e.inside(egg):
        brush.dry(e, egg, [colour("#fff3b0"), colour("#ffb52f"), colour("#ffe27a")], 70, 0.7)
        air.glow(e, 400, 880, 150, "#ffffff", 0.9)
    crack = [(330, 800), (356, 836), (344, 866), (392, 890), (380, 930), (430, 956)]
    e.line(crack, "#fffbe6", 9, lit=False)
    e.line([(392, 890), (440, 870), (470, 884)], "#fffbe6", 6, lit=False)
    coat = "#c9302a"
    body = shapes.smooth(
        [
            (180, 820),
            (170, 700),
            (240, 590),
            (330, 540),
            (460, 560),
            (580, 640),
            (640, 760),
            (610, 850),
            (520, 850),
            (400, 800),
            (280, 850),
        ]
    )
    e.solid(body, coat, round=0.7, rim=1, flow=60, bristle=0.9)
    for row in range(5):
        for column in range(9 - row):
            x = 220 + column * 46 + row * 24
            y = 830 - row * 54 - 40 * math.sin(math.pi * column / (9 - row))
            shade = ("#e8452a", "#ff7a2a", "#ffb03a", "#d9352a")[(row + column) % 4]
            e.solid(shapes.leaf((x, y - 50), (x + 4, y + 36), 46), shade, round=0.4, rim=0.9, edge=0.35)
    neck = shapes.limb([(330, 720), (270, 600), (250, 470), (270, 380)], [240, 190, 130, 104])
    e.solid(neck, "#ffab2f", round=0.8, rim=1, flow=80, bristle=0.9)
    for row in range(7):
        for column in range(5):
            share = row / 6
            x = 266 + share * 56 + (column - 2) * (24 + share * 22)
            y = 420 + share * 250
            shade = ("#ffd25a", "#ff9a2f", "#ffc03a")[(row * 2 + column) % 3]
            e.solid(
                shapes.leaf((x, y - 30), (x + (column - 2) * 8, y + 70), 34),
                shade,
                round=0.4,
                rim=0.8,
                edge=0.3,
            )
    comb = shapes.join(
        *[
            shapes.flame(x, y, 56, tall, -0.1)
            for x, y, tall in ((220, 330, 90), (262, 310, 130), (306, 316, 120), (344, 340, 86))
        ]
    )
    e.solid(comb, "#e8232f", round=0.6, rim=1)
    e.solid(shapes.oval(276, 380, 82, 76), "#ffb53a", round=0.8, rim=1)
    e.solid(
        shapes.smooth([(206, 366), (120, 330), (84, 350), (150, 386), (210, 396)], tension=0.8),
        "#ffe08a",
        round=0.5,
        rim=1,
    )
    e.solid(
        shapes.smooth([(206, 396), (150, 400), (116, 424), (210, 420)], tension=0.8),
        "#e8b04a",
        round=0.5,
        rim=1,
    )
    e.solid(
        shapes.join(shapes.flame(216, 452, 40, -84), shapes.flame(246, 456, 40, -90)),
        "#e8232f",
        round=0.6,
        rim=1,
    )
    e.solid(shapes.oval(268, 384, 46, 40), "#fff0d0", round=0.3, rim=0.4)
    eye(e, 262, 374, 31, "#c9421f", (-0.5, -0.3), 0.22, skin="#ffb53a")
    for index in range(8):
        base, tip = (420 + index * 14, 700 + index * 8), (610 + index * 9, 640 + index * 30)
        shade = ("#8f1f4f", "#c92a3a", "#e8552a", "#ff8a2a")[index % 4]
        feather(e, base, tip, 70, shade, 0.16)
    for row in range(3):
        for column in range(6 - row):
            x, y = 420 + column * 38 + row * 12, 690 + column * 22 - row * 26
            shade = ("#ffb03a", "#ff8a2a", "#ffd25a")[(row + column) % 3]
            e.solid(
                shapes.leaf((x - 16, y - 30), (x + 34, y + 20), 40, 0.1), shade, round=0.4, rim=0.9, edge=0.35
            )
    air.motes(e, 50, (60, 120, 740, 1080), "#ffe08a", 4)
