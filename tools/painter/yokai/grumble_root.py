"""Grumble Root, the yokai of earth worth 4."""

from __future__ import annotations

import math

from tools.painter import air, brush, shapes
from tools.painter.easel import Easel
from tools.painter.light import family
from tools.painter.motifs.features import dot_eyes, eye, fur, smile
from tools.painter.motifs.houses import house
from tools.painter.yokai.portraits import portrait
from tools.painter.yokai.sparrow import sparrow


@portrait(
    "earth",
    4,
    family("golden")
    .with_colours(sky=("#8a9aa0", "#c2b48f", "#e6c88a", "#f5e0a8"), haze="#dcc590")
    .lit_from(0.15, 0.15),
)
def grumble_root(e: Easel) -> None:
    """A turnip who has been about to get up for two hundred years, and would have, but for the company."""
    air.sky(e, 600, flow=6)
    with e.depth(0.6):
        e.solid(shapes.ridge(-20, 820, 1220, [560, 530, 560, 520, 550]), "#8a8a4a", round=0.1)
        house(e, 640, 560, 90, 80, "#e0c9a0", "#8a5a3a", (2, 1), 0)
        for x in (80, 150, 540):
            e.solid(shapes.blob(x, 500, 56, 66, e.chance.apart("tree", x), 0.15), "#7a8a4a", round=0.6)
    for row in range(9):
        y = 590 + row * row * 5 + row * 26
        with e.depth(max(0.0, 0.42 - row * 0.06)):
            e.solid(
                shapes.ridge(-20, 820, 1260, [y, y + 12, y - 6, y + 10, y]),
                ("#8a5f38", "#6f4a2c")[row % 2],
                round=0.1,
                rim=0.5,
                flow=3,
                bristle=1,
            )
            luck = e.chance.apart("row", row)
            for column in range(9):
                bed = column * 100 + (50 if row % 2 else 0) + luck.about(0, 12)
                size = 0.3 + row * 0.1
                for bend in (-0.5, 0, 0.5):
                    e.solid(
                        shapes.leaf((bed, y), (bed + bend * 60 * size, y - 70 * size), 26 * size),
                        "#6f8a3a",
                        round=0.3,
                        edge=0.2,
                    )
    brush.repaint(e, 40, 0.45, 3)
    e.shadow(400, 1050, 380)
    leaves = [
        ((400, 470), tip, wide, bend)
        for tip, wide, bend in (
            ((190, 250), 120, -0.14),
            ((600, 240), 120, 0.14),
            ((290, 130), 120, -0.06),
            ((500, 120), 120, 0.08),
            ((400, 70), 110, 0.0),
        )
    ]
    for base, tip, wide, bend in leaves:
        drawn = e.solid(
            shapes.leaf(base, tip, wide, bend),
            "#6f9a3f",
            round=0.5,
            rim=0.9,
            flow=math.degrees(math.atan2(tip[1] - base[1], tip[0] - base[0])),
            hand=3,
        )
        with e.inside(drawn):
            dx, dy = tip[0] - base[0], tip[1] - base[1]
            e.line(
                [base, (base[0] + dx * 0.5 - dy * bend * 0.75, base[1] + dy * 0.5 + dx * bend * 0.75), tip],
                "#d5dc94",
                9,
            )
            for share in (0.3, 0.45, 0.6, 0.75):
                mx, my = base[0] + dx * share - dy * bend * 0.7, base[1] + dy * share + dx * bend * 0.7
                for side in (-1, 1):
                    e.line(
                        [(mx, my), (mx + dx * 0.1 - dy * side * 0.12, my + dy * 0.1 + dx * side * 0.12)], "#c5d084", 4
                    )
    body = shapes.smooth(
        [
            (400, 460),
            (520, 480),
            (610, 580),
            (640, 720),
            (610, 880),
            (560, 1000),
            (480, 1100),
            (400, 1130),
            (320, 1100),
            (240, 1000),
            (190, 880),
            (160, 720),
            (190, 580),
            (280, 480),
        ]
    )
    drawn = e.solid(body, "#e6d3b0", round=1, rim=0.9, flow=2, bristle=0.8)
    with e.inside(drawn):
        e.flat(
            shapes.smooth(
                [
                    (120, 440),
                    (700, 440),
                    (680, 640),
                    (560, 690),
                    (480, 640),
                    (400, 700),
                    (310, 640),
                    (230, 690),
                    (130, 640),
                ]
            ),
            "#a8487a",
            0.75,
            blur=26,
        )
        for y in (620, 700, 900, 960, 1010):
            luck = e.chance.apart("wrinkle", y)
            x = luck.pick([230, 470, 500])
            e.line([(x, y), (x + 50, y + 8), (x + 110, y - 2)], "#8a6a4a", 5, alpha=0.7)
    for x, lid in ((308, 0.5), (492, 0.5)):
        eye(e, x, 740, 50, "#8a5a2a", (0.0 if x < 400 else -0.3, 0.15), lid, skin="#c48a86")
    for side in (-1, 1):
        brow = [(400 + side * 30, 694), (400 + side * 90, 652), (400 + side * 165, 660)]
        e.solid(shapes.limb(brow, [36, 40, 14]), "#6f8a3a", rim=0.8)
        fur(e, shapes.limb(brow, [30, 36, 12]), ["#6f8a3a", "#8aa850"], 26, 8, 20)
    e.solid(shapes.smooth([(400, 740), (446, 800), (430, 846), (370, 846), (354, 800)]), "#dbb898", round=0.9, rim=0.7)
    smile(e, 400, 912, 120, -0.18, thick=9)
    for side in (-1, 1):
        arm = [(400 + side * 215, 830), (400 + side * 235, 950), (400 + side * 90, 990), (400 - side * 60, 966)]
        path = shapes.limb(arm, [60, 52, 42, 30])
        e.drop(path, 14, 10)
        e.solid(path, "#d9c09a", round=0.8, rim=0.9)
        for finger in (-18, 0, 18):
            e.solid(
                shapes.limb([(400 - side * 60, 966), (400 - side * 116, 958 + finger)], [16, 8]),
                "#d9c09a",
                round=0.5,
                edge=0.3,
            )
    soil = shapes.ridge(-20, 820, 1260, [1100, 1070, 1050, 1090, 1046, 1072, 1104])
    e.solid(soil, "#5f3f26", round=0.2, rim=0.6, flow=4, bristle=1)
    brush.spatter(e, "#3a2416", 120, (0, 1060, 800, 1200), 8, 0.8)
    with e.at(610, 1074, 1.0):
        for side in (-1, 1):
            e.line([(0, 0), (side * 34, -6)], "#e88a7a", 3)
        worm = [(-30, 10), (-24, -40), (10, -70), (30, -50)]
        e.solid(shapes.limb(worm, [22, 22, 21, 20]), "#e89a86", rim=1)
        dot_eyes(e, [(24, -58), (38, -54)], 4)
    with e.at(196, 470, 0.9, 10):
        sparrow(e)
