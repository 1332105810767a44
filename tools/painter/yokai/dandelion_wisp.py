"""Dandelion Wisp, the yokai of wind worth 3."""

from __future__ import annotations

import math

from tools.painter import air, brush, shapes
from tools.painter.easel import Easel
from tools.painter.light import family
from tools.painter.motifs.features import cheeks, eye, fur
from tools.painter.yokai.gusts import gust
from tools.painter.yokai.portraits import portrait

MINT = ("#1f6f78", "#4f9f98", "#94cbb0", "#e2f0cc")


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
        for _ in range(60):
            angle = luck.angle()
            far = reach * luck.between(0.75, 1.05)
            e.line([(x, y), (x + math.cos(angle) * far, y + math.sin(angle) * far)], "#ffffff", 1.5, alpha=0.55)
            e.flat(shapes.oval(x + math.cos(angle) * far, y + math.sin(angle) * far, 4), "#ffffff", 0.6, hand=0)
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
                        [tip, (tip[0] + math.cos(lean) * 26, tip[1] + math.sin(lean) * 26)], "#ffffff", 1.5, alpha=0.8
                    )
        body = shapes.smooth([(0, 0), (62, 30), (96, 110), (70, 190), (0, 228), (-70, 190), (-96, 110), (-62, 30)])
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
            e.solid(shapes.limb([(side * 84, 90), (side * 74, 30), (side * 16, -24)], [26, 22, 20]), "#d9aa6a", rim=0.8)
            e.solid(shapes.limb([(side * 34, 214), (side * 44, 252), (side * 62, 262)], [24, 20, 18]), "#8a5f3a")
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


def dandelion_seed(e: Easel, x: float, y: float, size: float, turn: float) -> None:
    with e.at(x, y, size, turn):
        e.line([(0, 0), (1, -34)], "#a89a7a", 2, taper=False)
        e.solid(shapes.leaf((0, 12), (0, -4), 7), "#7a5f3f", edge=0.2)
        for index in range(11):
            angle = math.radians(-160 + index * 14)
            e.line([(1, -34), (math.cos(angle) * 26, -34 + math.sin(angle) * 26)], "#ffffff", 1.4, alpha=0.9)
