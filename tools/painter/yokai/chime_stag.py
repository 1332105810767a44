"""Chime Stag, the yokai of wind worth 6."""

from __future__ import annotations

import math

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.light import family
from tools.painter.motifs.features import eye, fur, smile
from tools.painter.yokai.gusts import gust
from tools.painter.yokai.portraits import portrait


@portrait(
    "wind",
    6,
    family("morning")
    .with_colours(sky=("#0f3a4a", "#2f8078", "#9fd4b0", "#e9f4cc"), haze="#a8d8c0", far="#4a8f86", near="#164048")
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
                    [(x, 1040), (x + luck.about(0, 24), 800), (x + luck.about(0, 40), luck.between(520, 660))],
                    [16, 11, 3],
                ),
                "#e6f0e0",
                round=0.6,
                edge=0,
            )
    brush.repaint(e, 50, 0.5, 10)
    air.mist(e, 960, 200, "#dcf2e0", 0.7)
    e.solid(shapes.ridge(-20, 820, 1220, [1100, 1060, 1080, 1050, 1090]), "#2f6a60", round=0.2, flow=70, bristle=1)
    coat = "#e3f0dc"
    e.flat_shadow(shapes.oval(410, 1110, 230, 26), 0.5, 14)
    for leg in ([(520, 840), (560, 930), (530, 1010), (545, 1100)], [(320, 850), (280, 940), (300, 1020), (280, 1104)]):
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
    for leg in ([(580, 850), (610, 940), (590, 1020), (612, 1110)], [(360, 870), (340, 960), (366, 1030), (350, 1114)]):
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
        e.flat(shapes.leaf((296 + side * 44, 426), (tip[0] - side * 16, tip[1] + 4), 22, side * -0.12), "#e8a8a0", 0.7)
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
        stem = (400 + math.cos(angle) * reach, 640 + math.sin(angle) * reach)
        end = (stem[0] - math.sin(angle) * 26, stem[1] + math.cos(angle) * 26)
        e.solid(
            shapes.leaf(stem, end, 12, 0.15),
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
        trunk = [(296 + side * 26, 400), (296 + side * 90, 310), (296 + side * 120, 210), (296 + side * 200, 110)]
        if side < 0:
            trunk[-1] = (150, 96)
        e.solid(shapes.limb(trunk, [30, 24, 17, 6]), bone, round=0.6, rim=1)
        line = shapes.spine(trunk, 8)
        for index, (at, lean, reach) in enumerate(((8, 0.9, 120), (13, -0.7, 110), (16, 1.0, 110), (20, -0.6, 80))):
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
