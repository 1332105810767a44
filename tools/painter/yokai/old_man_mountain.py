"""Old Man Mountain, the yokai of earth worth 7."""

from __future__ import annotations

import skia

from tools.painter import air, brush, shapes
from tools.painter.easel import Easel
from tools.painter.light import family
from tools.painter.motifs.features import eye
from tools.painter.motifs.houses import house
from tools.painter.yokai.portraits import portrait


@portrait(
    "earth",
    7,
    family("dawn")
    .with_colours(sky=("#5f4440", "#b07a4a", "#f0b05c", "#ffe6ac"), haze="#efc07f", far="#b08a7a")
    .lit_from(0.22, 0.3),
)
def old_man_mountain(e: Easel) -> None:
    """He sat down to think before there were names. Rivers are his beard; in his lap it is always market day."""
    air.sky(e, flow=-12)
    air.glow(e, 180, 350, 520, "#fff0c0", 0.9)
    air.rays(e, 176, 350, 1100, 14, (-40, 130), 0.28)
    e.glowing(shapes.oval(176, 352, 62), "#fff3c4", 50, 0.8)
    with e.depth(0.72):
        e.solid(shapes.ridge(-20, 820, 1220, [760, 660, 720, 640, 700, 600, 690]), "#9a7a80", round=0.15)
    for index, (x, y, wide) in enumerate(((90, 560, 220), (720, 500, 240), (660, 640, 260), (60, 700, 220))):
        with e.depth(0.55):
            e.solid(
                shapes.cloud(x, y, wide, wide * 0.42, e.chance.apart("cloud", index)),
                "#fff0e0",
                round=0.6,
                rim=0.9,
                edge=0,
            )
    brush.repaint(e, 54, 0.5, -12)
    rock = "#9a7658"
    robe = shapes.smooth(
        [
            (-60, 1240),
            (20, 1010),
            (110, 880),
            (180, 740),
            (250, 600),
            (330, 540),
            (480, 540),
            (560, 600),
            (640, 740),
            (700, 880),
            (790, 1020),
            (870, 1240),
        ],
        tension=0.7,
    )
    e.solid(robe, rock, round=0.5, rim=1, bristle=1, flow=62, hand=5)
    luck = e.chance.apart("crags")
    with e.inside(robe):
        for _ in range(95):
            across, down = luck.between(0, 800), luck.between(580, 1180)
            size = luck.between(26, 80) * (0.5 + down / 1500)
            crag = shapes.polygon(
                [
                    (across - size * 0.7, down + size * 0.6),
                    (across - size * 0.2, down - size * 0.5),
                    (across + size * 0.16, down - size * 0.3),
                    (across + size * 0.62, down + size * 0.6),
                ]
            )
            e.solid(
                crag,
                luck.pick(["#8a6648", "#a8845f", "#7a5a48", "#b5906a"]),
                round=0.25,
                rim=0.8,
                flow=70,
                edge=0.25,
                hand=2.5,
            )
    for side in (-1, 1):
        arm = [(405 + side * 200, 700), (405 + side * 300, 880), (405 + side * 190, 990), (405 + side * 70, 1000)]
        path = shapes.limb(arm, [170, 150, 120, 90])
        e.drop(path, 18, 16, 0.5)
        arm_drawn = e.solid(path, "#a07c5c", round=0.7, rim=1, bristle=1, flow=60, hand=4)
        _crags(e, arm_drawn, side)
        for index in range(4):
            x = 405 + side * (64 - index * 3)
            e.solid(
                shapes.limb([(x, 968 + index * 24), (x - side * 62, 976 + index * 20)], [30, 24]),
                "#a8845f",
                round=0.8,
                rim=0.8,
            )
    head = shapes.smooth(
        [
            (270, 420),
            (276, 300),
            (320, 200),
            (400, 150),
            (486, 196),
            (536, 300),
            (540, 420),
            (500, 540),
            (405, 590),
            (310, 540),
        ]
    )
    e.drop(head, 20, 18, 0.4)
    e.solid(head, "#ad8863", round=0.85, rim=1, bristle=1, flow=70, hand=4)
    with e.inside(head):
        for points in (
            [(300, 300), (350, 284), (380, 300)],
            [(440, 296), (480, 280), (520, 300)],
            [(290, 470), (330, 500), (340, 540)],
            [(520, 466), (486, 500), (472, 540)],
        ):
            e.line(points, "#6a4a38", 6, alpha=0.7)
    snow = shapes.smooth(
        [
            (256, 380),
            (262, 280),
            (310, 180),
            (402, 118),
            (494, 176),
            (548, 280),
            (552, 380),
            (520, 330),
            (490, 270),
            (450, 288),
            (404, 240),
            (360, 288),
            (318, 270),
            (286, 330),
        ],
        tension=0.8,
    )
    e.solid(snow, "#fff6ec", round=0.7, rim=1, bristle=0.6, flow=70, hand=3)
    for side in (-1, 1):
        e.solid(
            shapes.limb(
                [(405 + side * 24, 392), (405 + side * 74, 356), (405 + side * 132, 384), (405 + side * 152, 420)],
                [30, 40, 30, 8],
            ),
            "#fff6ec",
            round=0.6,
            rim=1,
        )
        eye(e, 405 + side * 68, 416, 27, "#4a7a8a", (-0.3, 0.6), 0.5, skin="#ad8863")
        e.line([(405 + side * 36, 444), (405 + side * 70, 456), (405 + side * 104, 446)], "#6a4a38", 4, alpha=0.7)
    e.solid(
        shapes.smooth([(405, 400), (430, 470), (452, 506), (405, 526), (358, 506), (380, 470)]),
        "#b8926c",
        round=0.9,
        rim=0.9,
    )
    _waterfall(e)
    _market(e)
    for index, (x, y, size) in enumerate(
        ((600, 250, 0.9), (650, 300, 0.7), (560, 320, 0.6), (690, 220, 0.6), (620, 360, 0.5))
    ):
        with e.at(x, y, size, -8):
            e.solid(shapes.leaf((0, 0), (-54, -30 + index * 4), 13, 0.2), "#fff6ea", rim=1, edge=0.2)
            e.solid(shapes.leaf((0, 0), (54, -26 - index * 3), 13, -0.2), "#fff6ea", rim=1, edge=0.2)
    for index, (x, y, wide) in enumerate(((40, 1120, 330), (770, 1140, 330), (300, 1210, 360), (560, 1215, 380))):
        e.solid(
            shapes.cloud(x, y, wide, wide * 0.36, e.chance.apart("sea", index), 8),
            "#fff2e4",
            round=0.7,
            rim=1,
            edge=0.15,
            bristle=0.6,
        )
    air.mist(e, 1110, 150, "#fff0dc", 0.5)


def _crags(e: Easel, arm: skia.Path, side: int) -> None:
    """Ledges of rock, pines and shoulder snow on an arm."""
    luck = e.chance.apart("ledges", side)
    with e.inside(arm):
        for _ in range(26):
            x, y = 405 + side * luck.between(120, 370), luck.between(640, 1060)
            size = luck.between(24, 60)
            crag = shapes.polygon(
                [
                    (x - size * 0.7, y + size * 0.5),
                    (x - size * 0.2, y - size * 0.4),
                    (x + size * 0.2, y - size * 0.3),
                    (x + size * 0.7, y + size * 0.5),
                ]
            )
            shade = luck.pick(["#8f6c4e", "#ad8964", "#846248"])
            e.solid(crag, shade, round=0.2, rim=0.8, flow=70, edge=0.2, hand=2)
        cap = [(405 + side * 90, 560), (405 + side * 200, 600), (405 + side * 300, 700), (405 + side * 330, 800)]
        e.solid(shapes.limb(cap, [110, 96, 60, 10]), "#fff6ec", round=0.6, rim=1, hand=5, edge=0.2)
    for _ in range(15):
        x, y = 405 + side * luck.between(200, 350), luck.between(790, 960)
        if arm.contains(x, y):
            e.solid(
                shapes.flame(x, y, 15, 40), luck.pick(["#4f7a54", "#5f8a5a", "#3f6a50"]), round=0.6, rim=1, edge=0.3
            )


def _waterfall(e: Easel) -> None:
    """The beard: white water from his lip down to the lake in his lap."""
    beard = shapes.smooth(
        [
            (300, 500),
            (350, 520),
            (405, 540),
            (460, 520),
            (510, 500),
            (540, 640),
            (520, 780),
            (480, 900),
            (440, 985),
            (370, 985),
            (330, 900),
            (290, 780),
            (270, 640),
        ]
    )
    e.drop(beard, 16, 14, 0.45)
    drawn = e.wash(beard, ["#ffffff", "#d9eef2", "#9fd0e0"], 90, 0.5)
    luck = e.chance.apart("falls")
    with e.inside(drawn):
        for _ in range(54):
            x, y = luck.between(270, 540), luck.between(490, 860)
            swing, fall = luck.about(0, 26), luck.between(90, 210)
            lean = (405 - x) * 0.3
            shade = luck.pick(["#ffffff", "#8fc6dc", "#f2fcfd", "#6fb0cc"])
            bends = [(x + swing, y + fall * 0.35), (x - swing + lean * 0.6, y + fall * 0.7)]
            line = [(x, y), *bends, (x + lean, y + fall)]
            e.line(line, shade, luck.between(4, 14), alpha=0.6, lit=False)
    for side in (-1, 1):
        curl = [(405, 522), (405 + side * 60, 500), (405 + side * 120, 530), (405 + side * 146, 500)]
        e.solid(shapes.limb(curl, [26, 46, 26, 6]), "#fffdf8", round=0.7, rim=1)
    pool = shapes.oval(405, 1010, 150, 34)
    e.wash(pool, ["#dff4f6", "#6fb4cc"], 90)
    for index in range(16):
        x = 340 + index * 9
        e.flat(shapes.oval(x, 985 + luck.about(0, 10), luck.between(6, 16)), "#ffffff", 0.7, blur=3)


def _market(e: Easel) -> None:
    """The village on his sleeves and in his lap."""
    for x, y, wide, tall, roof in (
        (250, 1010, 52, 42, "#c9503a"),
        (205, 1030, 44, 38, "#3f7f8a"),
        (560, 1012, 54, 46, "#c9503a"),
        (612, 1034, 46, 38, "#8a4a6a"),
        (166, 820, 40, 34, "#c9773a"),
        (650, 812, 42, 36, "#c9503a"),
        (508, 1040, 40, 32, "#3f7f8a"),
        (305, 1046, 40, 32, "#d9a03a"),
    ):
        house(e, x, y, wide, tall, "#f6e6c4", roof, (2, 1), 0.8, chimney=False)
    for index, x in enumerate((330, 352, 470, 492, 420)):
        e.solid(shapes.flame(x, 1062, 10, 26), ("#d9503f", "#3d7c88", "#f0a24f")[index % 3], edge=0.2)
        e.solid(shapes.oval(x, 1032, 4.4), "#e9b48c", edge=0.2)
    for x, y in ((130, 850), (200, 850), (690, 850), (612, 830), (150, 1060), (660, 1060), (700, 1050)):
        e.solid(shapes.flame(x, y, 28, 64), "#5f8a5a", round=0.6, rim=1, edge=0.3)
