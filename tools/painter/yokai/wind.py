"""The yokai of wind: Dandelion Wisp, the Washing-day Ghost, the Kite Owl, the Chime Stag, the Lion of Four Winds."""

from __future__ import annotations

import math

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.light import family
from tools.painter.motifs.features import cheeks, eye, feather, fur, smile, whiskers
from tools.painter.motifs.houses import house
from tools.painter.yokai.portraits import portrait

MINT = ("#1f6f78", "#4f9f98", "#94cbb0", "#e2f0cc")


def gust(
    e: Easel,
    points: list[shapes.Point],
    width: float,
    shade: str = "#ffffff",
    alpha: float = 0.5,
    curl: float = 60,
    way: int = 1,
) -> None:
    """A line of wind that ends in a curl."""
    (x0, y0), (x1, y1) = points[-2:]
    along = math.degrees(math.atan2(y1 - y0, x1 - x0))
    # the curl begins where the line ends, going the same way
    start = along - 90 * way
    cx, cy = x1 - math.cos(math.radians(start)) * curl, y1 - math.sin(math.radians(start)) * curl
    tail = shapes.curl(cx, cy, curl, 1.4, start, way, 24)
    path = shapes.limb([*points, *tail[2::2]], [1, width, width, width * 0.7, 1], 6)
    with e.veil(alpha):
        e.flat(path, shade, hand=0)


def dandelion_seed(e: Easel, x: float, y: float, size: float, turn: float) -> None:
    with e.at(x, y, size, turn):
        e.line([(0, 0), (1, -34)], "#a89a7a", 2, taper=False)
        e.solid(shapes.leaf((0, 12), (0, -4), 7), "#7a5f3f", edge=0.2)
        for index in range(11):
            angle = math.radians(-160 + index * 14)
            e.line([(1, -34), (math.cos(angle) * 26, -34 + math.sin(angle) * 26)], "#ffffff", 1.4, alpha=0.9)


@portrait("wind", 3, family("morning").with_colours(sky=MINT, haze="#d3ecd6").lit_from(0.75, 0.08))
def dandelion_wisp(e: Easel) -> None:
    """The very last seed of the dandelion: it was afraid to jump, and now it will not come down."""
    air.sky(e, flow=-14)
    air.glow(e, 600, 100, 420, "#fffbe0", 0.8)
    with e.depth(0.65):
        e.solid(shapes.ridge(-20, 820, 1220, [960, 920, 950, 900, 930]), "#7fb08a", round=0.15)
    with e.depth(0.35):
        e.solid(shapes.ridge(-20, 820, 1220, [1040, 1060, 1010, 1050, 1000]), "#6fa06a", round=0.15)
    brush.repaint(e, 50, 0.5, -12)
    luck = e.chance.apart("meadow")
    for _ in range(90):
        x = luck.between(-10, 810)
        tip = (x + luck.between(10, 70), luck.between(1020, 1130))
        e.solid(
            shapes.leaf((x, 1220), tip, luck.between(8, 18), 0.1),
            luck.pick(["#5f9a5a", "#86b86a", "#4a8a6a"]),
            round=0.2,
            rim=0.6,
            edge=0,
        )
    for x, y, reach in ((120, 960, 60), (690, 990, 46), (250, 1050, 34)):
        e.line([(x + 10, 1210), (x - 8, 1080), (x, y)], "#6f9a5a", 7, taper=False)
        for index in range(60):
            angle = luck.angle()
            far = reach * luck.between(0.75, 1.05)
            e.line(
                [(x, y), (x + math.cos(angle) * far, y + math.sin(angle) * far)], "#ffffff", 1.5, alpha=0.55
            )
            e.flat(
                shapes.oval(x + math.cos(angle) * far, y + math.sin(angle) * far, 4), "#ffffff", 0.6, hand=0
            )
        e.solid(shapes.oval(x, y, reach * 0.2), "#a8a06a")
    gust(e, [(-20, 760), (160, 700), (330, 740), (520, 690)], 16, curl=70, way=-1, alpha=0.55)
    gust(e, [(-20, 300), (160, 340), (300, 300)], 12, curl=52, alpha=0.45)
    gust(e, [(360, 860), (520, 880), (680, 830)], 12, curl=46, way=-1, alpha=0.45)
    with e.at(410, 640, 1.12, 8):
        stem = [(0, 40), (14, -100), (0, -210)]
        e.line(stem, "#c9b890", 9, taper=False)
        for layer, (count, reach) in enumerate(((34, 230), (26, 180), (18, 130))):
            for index in range(count):
                angle = math.radians(-178 + index * 176 / (count - 1))
                far = reach * luck.between(0.9, 1.05)
                tip = (math.cos(angle) * far, -210 + math.sin(angle) * far * 0.82)
                e.line(
                    [(0, -210), (tip[0] * 0.5, -210 + (tip[1] + 210) * 0.6), tip],
                    ("#ffffff", "#f2fbf0", "#e0f4e8")[layer],
                    2.4,
                    alpha=0.9,
                )
                for tuft in range(5):
                    lean = angle + (tuft - 2) * 0.4
                    e.line(
                        [tip, (tip[0] + math.cos(lean) * 26, tip[1] + math.sin(lean) * 26)],
                        "#ffffff",
                        1.5,
                        alpha=0.8,
                    )
        body = shapes.smooth(
            [(0, 0), (62, 30), (96, 110), (70, 190), (0, 228), (-70, 190), (-96, 110), (-62, 30)]
        )
        e.solid(body, "#c99a5a", round=1, rim=0.9, bristle=0.8, flow=85)
        fur(
            e,
            shapes.smooth([(0, -4), (58, 22), (80, 60), (0, 46), (-80, 60), (-58, 22)]),
            ["#fff6dc", "#f2e0b0"],
            28,
            6,
            0,
        )
        e.solid(shapes.oval(0, 126, 74, 68), "#f6deb0", round=0.8, rim=0.5)
        eye(e, -30, 112, 25, "#5a8a5a", (0.1, 0.7), 0.0)
        eye(e, 32, 112, 25, "#5a8a5a", (0.1, 0.7), 0.0)
        e.flat(shapes.oval(2, 160, 10, 12), "#8a3a35", hand=0.4)
        cheeks(e, [(-56, 148), (58, 148)], 18, "#f0806a", 0.6)
        for side in (-1, 1):
            e.solid(
                shapes.limb([(side * 84, 90), (side * 74, 30), (side * 16, -24)], [26, 22, 20]),
                "#d9aa6a",
                rim=0.8,
            )
            e.solid(
                shapes.limb([(side * 34, 214), (side * 44, 252), (side * 62, 262)], [24, 20, 18]), "#8a5f3a"
            )
    for x, y, size, turn in (
        (130, 480, 1.3, -20),
        (700, 420, 1.1, 24),
        (610, 560, 0.8, 10),
        (220, 250, 0.8, 16),
        (90, 640, 0.7, 30),
        (560, 250, 0.7, -16),
    ):
        dandelion_seed(e, x, y, size, turn)
    air.motes(e, 20, (60, 200, 740, 1000), "#ffffff", 2.6)


@portrait(
    "wind",
    4,
    family("noon")
    .with_colours(sky=("#4fa6a8", "#8accb8", "#c8ead0", "#eff8dc"), haze="#cfeadb")
    .lit_from(0.18, 0.05),
)
def washing_ghost(e: Easel) -> None:
    """On windy Mondays one sheet on the line is not a sheet. It is only playing; the pegs are to be counted after."""
    air.sky(e, flow=-10)
    for index, (x, y, wide) in enumerate(((150, 240, 330), (640, 330, 300), (420, 110, 260))):
        with e.depth(0.3):
            e.solid(
                shapes.cloud(x, y, wide, wide * 0.4, e.chance.apart("cloud", index)),
                "#ffffff",
                round=0.8,
                rim=0.7,
                edge=0,
            )
    with e.depth(0.55):
        e.solid(shapes.ridge(-20, 820, 1220, [940, 900, 930, 880, 920]), "#6fae84", round=0.15)
        for x in (90, 180, 690):
            house(e, x, 930, 74, 66, "#f2ead4", "#c9705a", (1, 1), 0)
    brush.repaint(e, 50, 0.5, -8)
    e.solid(
        shapes.ridge(-20, 820, 1220, [1060, 1030, 1046, 1020, 1054]), "#7aae5a", round=0.2, flow=80, bristle=1
    )
    line = [(-20, 330), (200, 366), (400, 372), (600, 350), (820, 290)]
    for x, top in ((60, 300), (752, 264)):
        e.shadow(x, 1090, 40)
        e.solid(shapes.limb([(x, 1100), (x + 4, 700), (x, top)], [34, 28, 26]), "#a87f58", flow=88)
    e.line(line, "#6a5a4a", 6, taper=False)
    for x, y, shade, kind in ((140, 350, "#e8705a", 0), (668, 330, "#f2b84b", 1)):
        with e.at(x, y, 1, -8):
            if kind:
                e.solid(
                    shapes.smooth(
                        [(-40, 0), (40, 0), (46, 120), (20, 180), (4, 96), (-34, 190), (-50, 110)],
                        tension=0.6,
                    ),
                    shade,
                    round=0.5,
                    flow=85,
                )
            else:
                e.solid(
                    shapes.smooth(
                        [
                            (-46, 4),
                            (46, 0),
                            (92, 80),
                            (60, 100),
                            (50, 70),
                            (60, 200),
                            (-40, 206),
                            (-46, 70),
                            (-72, 104),
                            (-94, 78),
                        ],
                        tension=0.4,
                    ),
                    shade,
                    round=0.5,
                    flow=85,
                )
            for px in (-30, 30):
                _peg(e, px, 2)
    sheet = shapes.smooth(
        [
            (250, 370),
            (330, 380),
            (420, 376),
            (520, 360),
            (560, 420),
            (640, 560),
            (620, 700),
            (700, 860),
            (640, 830),
            (600, 930),
            (530, 870),
            (470, 990),
            (400, 900),
            (320, 980),
            (280, 880),
            (190, 930),
            (206, 780),
            (170, 660),
            (220, 520),
        ],
        tension=1,
    )
    e.drop(sheet, 26, 20, 0.35)
    drawn = e.solid(sheet, "#f4fbf2", round=0.75, rim=0.9, flow=75, bristle=0.5, hand=2)
    with e.inside(drawn):
        for index in range(9):
            x = 236 + index * 44
            fold = [(x + 40, 360), (x - 10 + index * 4, 560), (x - 30 + index * 12, 960)]
            e.flat(shapes.limb(fold, [4, 22, 34]), "#8fc4b4", 0.32, blur=9)
        e.solid(shapes.box(478, 700, 84, 88, 6), "#f2c66a", round=0.2, flow=4)
        e.pencil(shapes.box(486, 708, 68, 72, 4), colour("#a8622a"), 3, 0.9)
        for x in range(230, 620, 34):
            e.flat(shapes.oval(x, 440 + 20 * math.sin(x), 7), "#6fb8a8", 0.6)
    eye(e, 340, 560, 54, "#3f9a8a", (0.5, 0.1), 0.08, skin="#bfe0d0")
    eye(e, 480, 548, 54, "#3f9a8a", (0.5, 0.1), 0.08, skin="#bfe0d0")
    cheeks(e, [(276, 642), (556, 626)], 38, "#f59a8a", 0.6)
    mouth = shapes.smooth([(360, 640), (420, 652), (480, 632), (466, 706), (420, 726), (378, 706)])
    e.flat(mouth, "#8a3f45", hand=0.6)
    with e.inside(mouth):
        e.flat(shapes.oval(424, 716, 44, 26), "#f0807a")
    for points in (
        [(200, 620), (120, 600), (80, 520), (110, 470)],
        [(622, 620), (700, 610), (740, 690), (770, 660)],
    ):
        e.solid(shapes.limb(points, [90, 70, 56, 20]), "#f4fbf2", round=0.8, rim=0.9)
    for x, y in ((262, 366), (388, 372), (512, 358)):
        _peg(e, x, y)
    gust(e, [(-20, 760), (90, 740), (180, 770)], 14, curl=44, alpha=0.6)
    gust(e, [(560, 1000), (660, 960), (760, 990)], 14, curl=44, way=-1, alpha=0.6)
    with e.at(660, 1090, 1):
        e.flat_shadow(shapes.oval(0, 8, 100, 20), 0.4, 8)
        basket = e.solid(
            shapes.smooth([(-90, -80), (90, -80), (70, 10), (-70, 10)], tension=0.4), "#c9965a", round=0.6
        )
        with e.inside(basket):
            for y in (-60, -38, -16):
                e.line([(-90, y), (0, y + 6), (90, y)], "#8a5f34", 5, alpha=0.7)
        e.solid(shapes.blob(-20, -90, 60, 26, e.chance.apart("socks"), 0.2), "#f2f6ea")
        e.solid(shapes.limb([(40, -100), (60, -70), (84, -66)], [26, 24, 22]), "#e8705a")
    luck = e.chance.apart("daisies")
    for _ in range(46):
        x, y = luck.between(0, 800), luck.between(1080, 1190)
        e.flat(shapes.star(x, y, luck.between(5, 10), 7, 0.5), "#ffffff", 0.9)
        e.flat(shapes.oval(x, y, 2.4), "#f2c04b")


def _peg(e: Easel, x: float, y: float) -> None:
    e.solid(shapes.box(x - 8, y - 26, 16, 54, 5), "#d9a45a", round=0.5, rim=0.8, flow=88, edge=0.5, hand=0.4)
    e.line([(x - 8, y - 4), (x + 8, y - 4)], "#6a5a4a", 3, taper=False)


@portrait(
    "wind",
    5,
    family("golden")
    .with_colours(sky=("#3a8f96", "#7fc4b0", "#d6e6b4", "#ffe9a8"), haze="#cfe4bc", far="#7fb096")
    .lit_from(0.1, 0.45),
)
def kite_owl(e: Easel) -> None:
    """Nobody holds the string. It flies over at dusk and takes home the children's lost balloons."""
    air.sky(e, flow=-24)
    air.glow(e, 80, 560, 520, "#fff2b8", 0.7)
    for index, (x, y, wide) in enumerate(((90, 760, 300), (690, 640, 330), (720, 190, 260))):
        with e.depth(0.35):
            e.solid(
                shapes.cloud(x, y, wide, wide * 0.4, e.chance.apart("cloud", index)),
                "#fff6e0",
                round=0.8,
                rim=0.9,
                edge=0,
            )
    with e.depth(0.55):
        e.solid(shapes.ridge(-20, 820, 1220, [1060, 1010, 1040, 990, 1030]), "#5f9a80", round=0.2)
    brush.repaint(e, 52, 0.5, -20)
    e.solid(shapes.ridge(-20, 820, 1220, [1140, 1100, 1120, 1090, 1130]), "#3f7a66", round=0.2)
    for x, y, wide in ((120, 1125, 60), (190, 1130, 50), (640, 1110, 56)):
        house(e, x, y, wide, wide * 0.8, "#f0e0b8", "#b8503f", (2, 1), 0.8)
    tail = [(392, 830), (330, 900), (400, 970), (330, 1030), (390, 1090), (330, 1160)]
    e.line(tail, "#6a4a34", 5, taper=False)
    for index, point in enumerate(shapes.spine(tail, 4)[2::3]):
        shade = ("#e8604a", "#f2b84b", "#fff4dc", "#3f8f96")[index % 4]
        for side in (-1, 1):
            e.solid(
                shapes.leaf(point, (point[0] + side * 50, point[1] - 16 + index % 2 * 26), 34), shade, rim=0.9
            )
        e.solid(shapes.oval(*point, 9), shade)
    for side in (-1, 1):
        for index in range(7):
            tip = (400 + side * (380 - index * 34), 440 + index * 62)
            feather(
                e,
                (400 + side * 70, 430 + index * 24),
                tip,
                84,
                ("#3f8f96", "#7fc4b0", "#f2e4b8")[index % 3],
                side * 0.08,
            )
    body = shapes.smooth(
        [(400, 130), (560, 330), (640, 470), (400, 850), (160, 470), (240, 330)], tension=0.22
    )
    e.drop(body, 22, 18, 0.45)
    drawn = e.solid(body, "#f4ead0", round=0.35, rim=1, flow=60, hand=2)
    with e.inside(drawn):
        e.solid(
            shapes.polygon([(400, 120), (400, 480), (140, 470)]),
            "#e8705a",
            round=0.1,
            rim=0,
            edge=0.3,
            flow=60,
        )
        e.solid(
            shapes.polygon([(400, 120), (400, 480), (660, 470)]),
            "#3f8f96",
            round=0.1,
            rim=0,
            edge=0.3,
            flow=120,
        )
        e.solid(
            shapes.polygon([(400, 480), (140, 470), (400, 860)]),
            "#f2c25a",
            round=0.1,
            rim=0,
            edge=0.3,
            flow=30,
        )
        e.solid(
            shapes.polygon([(400, 480), (660, 470), (400, 860)]),
            "#f4e6c4",
            round=0.1,
            rim=0,
            edge=0.3,
            flow=150,
        )
        for row in range(5):
            for column in range(7):
                x, y = 250 + column * 50 + (25 if row % 2 else 0), 580 + row * 52
                e.pencil(
                    shapes.smooth([(x - 22, y - 12), (x, y + 16), (x + 22, y - 12)], closed=False),
                    e.dark("#8a5a34"),
                    4,
                    0.6,
                )
    e.line([(400, 136), (400, 846)], "#7a5234", 9, taper=False)
    e.line([(166, 470), (400, 482), (634, 470)], "#7a5234", 9, taper=False)
    for side in (-1, 1):
        e.solid(
            shapes.leaf((400 + side * 90, 330), (400 + side * 180, 180), 66, side * 0.14), "#7a5234", rim=1
        )
        e.solid(
            shapes.leaf((400 + side * 96, 330), (400 + side * 166, 222), 30, side * 0.14), "#f2c25a", rim=1
        )
    for side in (-1, 1):
        disc = shapes.oval(400 + side * 84, 410, 96, 100)
        e.solid(disc, "#fff4dc", round=0.6, rim=0.9)
        fur(e, disc, ["#fff4dc", "#e9d4a4", "#c9a878"], 28, 9, 0, 0.3)
    for side in (-1, 1):
        eye(e, 400 + side * 82, 410, 62, "#f2a02a", (0.0, 0.25), 0.14, skin="#d9b888")
    e.solid(
        shapes.smooth([(372, 450), (400, 436), (428, 450), (400, 530)], tension=0.8),
        "#e8923a",
        round=0.8,
        rim=1,
    )
    for x, y, shade, wire in (
        (650, 900, "#e8504a", (440, 800)),
        (560, 960, "#f2b84b", (420, 812)),
        (720, 990, "#5f8fd0", (440, 800)),
    ):
        e.line(
            [(x, y + 50), ((x + wire[0]) / 2 - 20, (y + wire[1]) / 2 + 60), wire], "#5a4a4a", 2.4, taper=False
        )
        e.solid(
            shapes.smooth(
                [
                    (x, y - 62),
                    (x + 50, y - 20),
                    (x + 30, y + 34),
                    (x, y + 54),
                    (x - 30, y + 34),
                    (x - 50, y - 20),
                ]
            ),
            shade,
            round=1,
            rim=1,
        )
        e.flat(shapes.leaf((x - 26, y + 4), (x - 12, y - 44), 13), "#ffffff", 0.7, blur=2)
    gust(e, [(-20, 250), (90, 220), (170, 260)], 14, curl=48, alpha=0.5)
    gust(e, [(600, 760), (690, 740), (760, 790)], 12, curl=38, alpha=0.45)


@portrait(
    "wind",
    6,
    family("morning")
    .with_colours(
        sky=("#0f3a4a", "#2f8078", "#9fd4b0", "#e9f4cc"), haze="#a8d8c0", far="#4a8f86", near="#164048"
    )
    .lit_from(0.1, 0.2),
)
def chime_stag(e: Easel) -> None:
    """Where the stag walks, the air remembers it is music. Its antlers have been growing since the first spring."""
    air.sky(e, flow=14)
    air.glow(e, 160, 260, 460, "#f4ffe0", 0.5)
    for index in range(5):
        luck = e.chance.apart("ribbon", index)
        y = 180 + index * 90
        band = shapes.limb(
            [(-40, y + 60), (200, y - 30), (420, y + 50), (640, y - 40), (860, y + 20)], [14, 40, 60, 40, 10]
        )
        with e.veil(0.22, 8, "Screen"):
            e.glowing(band, luck.pick(["#b8ffd9", "#fff4c0", "#8af0d8"]), 24, 0.6)
    with e.depth(0.7):
        e.solid(shapes.ridge(-20, 820, 1220, [880, 800, 850, 760, 830, 780]), "#3f8078", round=0.1)
    with e.depth(0.45):
        luck = e.chance.apart("birches")
        for index in range(10):
            x = index * 88 + luck.about(0, 30)
            e.solid(
                shapes.limb(
                    [
                        (x, 1040),
                        (x + luck.about(0, 24), 800),
                        (x + luck.about(0, 40), luck.between(520, 660)),
                    ],
                    [16, 11, 3],
                ),
                "#e6f0e0",
                round=0.6,
                edge=0,
            )
    brush.repaint(e, 50, 0.5, 10)
    air.mist(e, 960, 200, "#dcf2e0", 0.7)
    e.solid(
        shapes.ridge(-20, 820, 1220, [1100, 1060, 1080, 1050, 1090]), "#2f6a60", round=0.2, flow=70, bristle=1
    )
    coat = "#e3f0dc"
    e.flat_shadow(shapes.oval(410, 1110, 230, 26), 0.5, 14)
    for leg in (
        [(520, 840), (560, 930), (530, 1010), (545, 1100)],
        [(320, 850), (280, 940), (300, 1020), (280, 1104)],
    ):
        e.solid(shapes.limb(leg, [84, 46, 28, 24]), colour(coat).darker(0.22), rim=0.7)
        e.solid(shapes.limb([(leg[3][0], leg[3][1] - 16), leg[3]], [26, 30]), "#3a5f5a")
    body = shapes.smooth(
        [
            (240, 760),
            (270, 660),
            (360, 640),
            (470, 680),
            (570, 690),
            (630, 760),
            (620, 850),
            (560, 890),
            (440, 900),
            (320, 900),
            (250, 850),
        ]
    )
    e.solid(body, coat, round=0.85, rim=1, bristle=0.8, flow=10)
    fur(e, body, ["#f4fbee", "#c9e4d0", "#a8d0c0"], 30, 8, 60)
    for leg in (
        [(580, 850), (610, 940), (590, 1020), (612, 1110)],
        [(360, 870), (340, 960), (366, 1030), (350, 1114)],
    ):
        e.solid(shapes.limb(leg, [88, 50, 30, 26]), coat, rim=1)
        e.solid(shapes.limb([(leg[3][0], leg[3][1] - 16), leg[3]], [28, 34]), "#3a5f5a", rim=0.8)
    for index in range(11):
        luck = e.chance.apart("tail", index)
        points = [
            (610, 740),
            (680, 700 + index * 14),
            (740, 740 + index * 26),
            (790 + luck.about(0, 20), 700 + index * 40),
        ]
        e.solid(
            shapes.limb(points, [26, 22, 14, 2]),
            ("#f4fbee", "#bfe4d0", "#8fd0bc")[index % 3],
            round=0.4,
            rim=0.9,
            edge=0.2,
        )
    neck = shapes.limb([(340, 780), (290, 660), (280, 560), (300, 480)], [220, 160, 112, 92])
    e.solid(neck, coat, round=0.8, rim=1, flow=80)
    ruff = shapes.smooth([(210, 640), (250, 560), (330, 570), (380, 660), (390, 780), (320, 860), (240, 800)])
    e.solid(ruff, "#f6fcf2", round=0.4, rim=0.9)
    fur(e, ruff, ["#ffffff", "#dcf0e0", "#b8dcc8"], 46, 6, 40, 0.6)
    _antlers(e)
    for side, tip in ((-1, (170, 400)), (1, (420, 390))):
        e.solid(shapes.leaf((296 + side * 34, 430), tip, 50, side * -0.12), coat, rim=1)
        e.flat(
            shapes.leaf((296 + side * 44, 426), (tip[0] - side * 16, tip[1] + 4), 22, side * -0.12),
            "#e8a8a0",
            0.7,
        )
    head = shapes.smooth(
        [
            (236, 420),
            (296, 384),
            (356, 420),
            (362, 490),
            (334, 560),
            (316, 620),
            (282, 632),
            (250, 612),
            (240, 550),
            (226, 490),
        ]
    )
    e.drop(head, 12, 10, 0.4)
    e.solid(head, "#eef7e8", round=0.9, rim=1)
    e.solid(
        shapes.smooth([(254, 590), (284, 576), (314, 592), (302, 622), (282, 632), (262, 620)]),
        "#3a5550",
        round=0.8,
        rim=0.9,
    )
    e.solid(shapes.leaf((296, 386), (292, 500), 30), "#5fb0a0", round=0.3)
    eye(e, 250, 490, 21, "#3aa890", (-0.2, 0.2), 0.28, skin="#cfe4d4")
    eye(e, 338, 486, 21, "#3aa890", (-0.2, 0.2), 0.28, skin="#cfe4d4")
    smile(e, 284, 644, 30, 0.1)
    gust(e, [(-20, 900), (120, 860), (240, 900)], 16, curl=60, alpha=0.5)
    gust(e, [(430, 980), (560, 960), (690, 1000)], 14, curl=50, way=-1, alpha=0.5)
    luck = e.chance.apart("leaves")
    for _ in range(48):
        angle = luck.between(-2.6, 1.2)
        reach = luck.between(260, 480)
        x, y = 400 + math.cos(angle) * reach, 640 + math.sin(angle) * reach
        tip = (x - math.sin(angle) * 26, y + math.cos(angle) * 26)
        e.solid(
            shapes.leaf((x, y), tip, 12, 0.15),
            luck.pick(["#8fd0a0", "#e9f4b8", "#f2c86a", "#5fb0a0"]),
            round=0.2,
            rim=1,
            edge=0.2,
        )
    air.motes(e, 30, (60, 100, 740, 1000), "#f4ffd8", 3)


def _antlers(e: Easel) -> None:
    """Two winter trees with bells, glass drops and small lamps."""
    bone = "#b89a78"
    for side in (-1, 1):
        trunk = [
            (296 + side * 26, 400),
            (296 + side * 90, 310),
            (296 + side * 120, 210),
            (296 + side * 200, 110),
        ]
        if side < 0:
            trunk[-1] = (150, 96)
        e.solid(shapes.limb(trunk, [30, 24, 17, 6]), bone, round=0.6, rim=1)
        line = shapes.spine(trunk, 8)
        for index, (at, lean, reach) in enumerate(
            ((8, 0.9, 120), (13, -0.7, 110), (16, 1.0, 110), (20, -0.6, 80))
        ):
            x, y = line[at]
            angle = -math.pi / 2 + side * lean
            tip = (x + math.cos(angle) * reach, y + math.sin(angle) * reach)
            middle = (x + math.cos(angle) * reach * 0.5 + side * 8, y + math.sin(angle) * reach * 0.5 + 12)
            e.solid(shapes.limb([(x, y), middle, tip], [17, 12, 3]), bone, round=0.6, rim=1)
            if tip[0] < 110 and tip[1] < 190:
                continue
            drop = 40 + index * 12
            hang_at = (middle[0] * 0.3 + tip[0] * 0.7, middle[1] * 0.3 + tip[1] * 0.7)
            e.line([hang_at, (hang_at[0], hang_at[1] + drop)], "#f4fbee", 2, taper=False)
            if index % 2:
                e.glowing(shapes.flame(hang_at[0], hang_at[1] + drop + 22, 16, 34), "#b8ffe4", 14)
            else:
                bell = shapes.smooth(
                    [
                        (hang_at[0] - 15, hang_at[1] + drop + 28),
                        (hang_at[0] - 10, hang_at[1] + drop),
                        (hang_at[0] + 10, hang_at[1] + drop),
                        (hang_at[0] + 15, hang_at[1] + drop + 28),
                    ],
                    tension=0.7,
                )
                e.solid(bell, "#e8b84a", round=0.9, rim=1)
                e.solid(shapes.oval(hang_at[0], hang_at[1] + drop + 32, 5), "#a87a2a")


@portrait(
    "wind",
    7,
    family("noon")
    .with_colours(sky=("#1f6f7a", "#4fa8a0", "#2f8488", "#12505e"), haze="#bfe4d0", far="#6fb0a0")
    .lit_from(0.5, 0.02),
)
def lion_of_winds(e: Easel) -> None:
    """When he shakes his head it is autumn; when he sighs, spring. The houses in his mane have learned to hold on."""
    air.sky(e, flow=-35)
    air.rays(e, 400, -60, 1300, 16, (20, 160), 0.3)
    brush.repaint(e, 60, 0.5, -35)
    luck = e.chance.apart("mane")
    curls = []
    for ring, (count, far, size) in enumerate(((22, 470, 118), (19, 385, 108), (16, 300, 96), (13, 225, 82))):
        for index in range(count):
            angle = math.tau * (index + 0.5 * (ring % 2)) / count + luck.about(0, 0.06)
            curls.append((ring, angle, far * luck.between(0.92, 1.06), size * luck.between(0.8, 1.15)))
    shades = (
        ("#1f5f6a", "#2f7a7c", "#17505c"),
        ("#3f9a90", "#2f8a88", "#5fb0a0"),
        ("#8fd0b4", "#7fc4ac", "#a8dcc0"),
        ("#e9f8e4", "#d6f0da", "#fbfff2"),
    )
    for ring, angle, far, size in curls:
        if ring == 2 and abs(angle - 4.9) < 0.2:
            continue
        x, y = 400 + math.cos(angle) * far * 0.94, 610 + math.sin(angle) * far * 1.08
        way = 1 if math.cos(angle) > 0 else -1
        points = shapes.curl(x, y, size, 1.35, math.degrees(angle) + 200 * way, way, 28)
        root = (400 + math.cos(angle) * far * 0.5, 610 + math.sin(angle) * far * 0.6)
        path = shapes.limb(
            [root, *points], [size * 0.15, size * 0.62, size * 0.5, size * 0.26, size * 0.08], 2
        )
        e.drop(path, 9, 9, 0.55)
        e.solid(
            path, luck.pick(shades[ring]), round=0.65, rim=1, edge=0.3, bristle=0.6, flow=math.degrees(angle)
        )
    for index, (x, y, turn) in enumerate(((150, 330, -24), (662, 360, 22), (120, 800, -30), (690, 790, 26))):
        with e.at(x, y, 0.9, turn):
            house(
                e,
                0,
                40,
                76,
                62,
                ("#fbeed0", "#f6dfc8", "#f2e8d8", "#fbeed0")[index],
                ("#d9604a", "#e0943a", "#4a7fa8", "#c94f6a")[index],
                (2, 1),
                0.8,
            )
    for x, y, turn, shade in ((250, 180, -20, "#f2b84b"), (590, 160, 24, "#e8604a")):
        with e.at(x, y, 1, turn):
            e.line([(0, 50), (-30, 100), (10, 150), (-20, 200)], "#6a5a4a", 2.5)
            e.solid(shapes.polygon([(0, -60), (40, 0), (0, 60), (-40, 0)]), shade, round=0.3, rim=1)
            e.line([(0, -60), (0, 60)], "#7a5234", 3, taper=False)
            e.line([(-40, 0), (40, 0)], "#7a5234", 3, taper=False)
    coat = "#f4dfa8"
    for side in (-1, 1):
        e.solid(shapes.oval(400 + side * 176, 440, 64, 60), coat, round=0.9, rim=1)
        e.solid(shapes.oval(400 + side * 172, 446, 36, 34), "#e8a888", round=0.6)
    face = shapes.smooth(
        [
            (400, 400),
            (500, 416),
            (580, 480),
            (600, 590),
            (570, 700),
            (510, 780),
            (400, 830),
            (290, 780),
            (230, 700),
            (200, 590),
            (220, 480),
            (300, 416),
        ]
    )
    e.drop(face, 20, 22, 0.5)
    e.solid(face, coat, round=0.85, rim=0.9, bristle=0.8, flow=80)
    fur(e, face, ["#fff4d0", "#e8cc90", "#f4dfa8"], 44, 7, 0, 0.5)
    e.solid(
        shapes.smooth(
            [(400, 500), (440, 520), (452, 640), (470, 700), (400, 730), (330, 700), (348, 640), (360, 520)]
        ),
        "#fff2cc",
        round=0.7,
        rim=0.4,
        edge=0.15,
        flow=85,
    )
    for side in (-1, 1):
        cheek = shapes.smooth(
            [
                (400, 700),
                (400 + side * 60, 690),
                (400 + side * 110, 720),
                (400 + side * 100, 790),
                (400 + side * 40, 810),
                (400, 784),
            ]
        )
        e.solid(cheek, "#fff8e4", round=0.8, rim=0.5, edge=0.3)
        for row in range(3):
            for column in range(3):
                e.flat(shapes.oval(400 + side * (44 + column * 20), 736 + row * 18, 3), "#a8805a", 0.7)
        whiskers(e, 400 + side * 96, 750, 190, side, "#ffffff", 4)
        e.solid(
            shapes.limb(
                [(400 + side * 50, 500), (400 + side * 100, 464), (400 + side * 170, 486)], [20, 30, 8]
            ),
            "#fffbe8",
            round=0.6,
            rim=0.9,
            edge=0.3,
        )
        eye(e, 400 + side * 92, 546, 44, "#2fa08a", (0.0, 0.3), 0.26, skin="#e0c088")
        e.line([(400 + side * 52, 570), (400 + side * 36, 640)], "#c9a468", 6, alpha=0.6)
    e.solid(
        shapes.smooth([(340, 664), (400, 650), (460, 664), (440, 704), (400, 724), (360, 704)]),
        "#c9606a",
        round=0.8,
        rim=1,
    )
    for side in (-1, 1):
        e.line(
            [(400, 722), (400, 770), (400 + side * 50, 800), (400 + side * 92, 782)], "#7a4a3a", 6, lit=False
        )
    lips = shapes.oval(400, 820, 30, 24)
    e.flat(lips, "#7a3a3f", hand=0.8)
    beard = shapes.smooth([(340, 830), (400, 852), (460, 830), (450, 920), (400, 980), (350, 920)])
    e.solid(beard, "#e9f8e4", round=0.6, rim=0.9)
    fur(e, beard, ["#ffffff", "#c8ead0", "#9fd4be"], 40, 8, 10)
    for points, way in (
        ([(400, 838), (500, 960), (610, 1000), (700, 960)], -1),
        ([(400, 838), (330, 980), (210, 1040), (110, 1010)], 1),
        ([(400, 838), (430, 1000), (540, 1100), (660, 1100)], -1),
        ([(400, 838), (390, 1020), (300, 1120), (200, 1130)], 1),
    ):
        gust(e, points, 20, "#ffffff", 0.75, 56, way)
    for _ in range(60):
        x, y = luck.between(80, 720), luck.between(860, 1180)
        tip = (x + luck.about(0, 24), y + luck.about(6, 22))
        e.solid(
            shapes.leaf((x, y), tip, 13, 0.15),
            luck.pick(["#f2b84b", "#e8704a", "#f8e8a0", "#ffb0b8", "#5fb08a"]),
            round=0.2,
            rim=1,
            edge=0.2,
        )
    for x, y in ((180, 1090), (620, 1060), (500, 1150)):
        with e.at(x, y, 0.8, luck.about(0, 20)):
            e.solid(shapes.leaf((0, 0), (-52, -30), 13, 0.2), "#ffffff", rim=1, edge=0.3)
            e.solid(shapes.leaf((0, 0), (52, -26), 13, -0.2), "#ffffff", rim=1, edge=0.3)
    air.glow(e, 400, 60, 420, "#fffbe0", 0.6)
