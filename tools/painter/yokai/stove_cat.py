"""Stove Cat, the yokai of fire worth 5."""

from __future__ import annotations

import math

from tools.painter import air, brush, shapes
from tools.painter.easel import Easel
from tools.painter.light import family
from tools.painter.motifs.features import cheeks, eye, whiskers
from tools.painter.yokai.flames import burning
from tools.painter.yokai.portraits import portrait


@portrait(
    "fire",
    5,
    family("ember").with_colours(sky=("#2a1420", "#4a1d26", "#6d2f2a", "#8a4a34"), haze="#6a342f").lit_from(0.5, 0.72),
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
        e.flat(shapes.blob(*point, 40 + index * 0.6, 38, e.chance.apart("tail", index), 0.15), "#8a7a8c", 0.5, blur=7)
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
                            shapes.leaf((x, y), (x + math.cos(angle) * 32, y + math.sin(angle) * 32), 22), glaze, 0.85
                        )
                    e.flat(shapes.oval(x, y, 7), "#f2b84b")
        air.gloom(e, 130, 560, 330, "#3a1428", 0.75)
        air.gloom(e, 660, 560, 330, "#3a1428", 0.75)
    for side in (-1, 1):
        ear = shapes.smooth([(390 + side * 90, 330), (390 + side * 205, 150), (390 + side * 238, 360)], tension=0.3)
        e.solid(ear, "#efe4cc", round=0.6)
        e.flat(
            shapes.smooth([(390 + side * 130, 330), (390 + side * 196, 206), (390 + side * 212, 350)], tension=0.3),
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
    for side in (-1, 1):
        for stripe in range(3):
            y = 300 + stripe * 44
            e.solid(
                shapes.leaf(
                    (390 + side * (225 - stripe * 6), y + 60), (390 + side * (140 - stripe * 4), y + 84), 24, 0.1
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
        [(270, 930), (270, 790), (320, 730), (390, 714), (460, 730), (510, 790), (510, 930), (390, 944)], tension=0.7
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
            shapes.smooth([(x - 66, 1050), (x - 60, 990), (x, 966), (x + 60, 990), (x + 66, 1050), (x, 1068)]),
            "#efe4cc",
            round=0.9,
            rim=0.8,
        )
        with e.inside(paw):
            for toe in (-22, 22):
                e.line([(x + toe, 1030), (x + toe, 1064)], "#7a4a3a", 5)
    air.motes(e, 30, (160, 640, 640, 1020), "#ffb04a", 3)
