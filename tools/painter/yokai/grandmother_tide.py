"""Grandmother Tide, the yokai of water worth 7."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.light import family
from tools.painter.motifs.features import eye, paint_flat, scales
from tools.painter.yokai.portraits import portrait


@portrait(
    "water",
    7,
    family("moon").with_colours(sky=("#050a26", "#0f2358", "#2a4f92", "#6f93bf"), haze="#3f66a8").lit_from(0.5, 0.6),
)
def grandmother_tide(e: Easel) -> None:
    """The wave that comes once in a hundred years bows over a small boat: she has the moon on her brow."""
    air.sky(e, flow=-30)
    air.stars(e, 120, (0, 0, 800, 480))
    with e.depth(0.55):
        for y in (800, 850):
            e.solid(
                shapes.ridge(-20, 820, 1220, [y, y - 26, y + 10, y - 34, y + 6, y - 20, y]),
                "#2a5a94",
                round=0.2,
                edge=0,
            )
    brush.repaint(e, 52, 0.55, -20)
    air.moon(e, 380, 730, 118, "#f8efd0")
    back = [(860, 1180), (790, 900), (700, 640), (560, 430), (390, 350), (250, 400), (190, 500)]
    body = shapes.limb(back, [560, 470, 330, 260, 230, 200, 150], 12)
    e.drop(body, 26, 24, 0.7)
    drawn = e.solid(body, "#1f5fa8", round=0.7, rim=1, flow=55, bristle=0.8, hand=2)
    scales(e, drawn, ["#1c5a9e", "#2f7cc0", "#174a8a", "#3f95c8"], 40, 130, 0.62)
    with e.inside(drawn):
        air.glow(e, 360, 330, 300, "#9fe0ff", 0.55)
        air.glow(e, 420, 720, 330, "#bfeaff", 0.5)
        air.gloom(e, 850, 900, 330, "#0a1440", 0.8)
        for index in range(13):
            shift = index * 30
            strand = [
                (800 - shift * 0.75, 1240),
                (720 - shift * 0.62, 900),
                (600 - shift * 0.45, 620),
                (450 - shift * 0.22, 470 + shift * 0.2),
            ]
            e.line(strand, ("#8fd0ee", "#d8f4ff", "#5fb0dc")[index % 3], 8, alpha=0.5)
    belly = shapes.limb([(560, 1240), (520, 960), (460, 760), (350, 640), (290, 590)], [150, 120, 96, 70, 40])
    with e.inside(drawn):
        e.solid(belly, "#bfe4ee", round=0.4, flow=60, edge=0.2)
        for index in range(15):
            y = 620 + index * 44
            e.line(
                [(240 + index * 16, y), (360 + index * 15, y + 14), (460 + index * 13, y - 16)], "#5f9cc8", 5, alpha=0.7
            )
    _foam(e, back)
    _tide_face(e)
    _boat(e)
    for index, y in enumerate((1030, 1096, 1160)):
        path = shapes.ridge(-30, 830, 1240, [y + 8, y - 26, y + 14, y - 20, y + 12, y - 30, y + 10])
        e.solid(path, ("#2a68a8", "#1d5290", "#123c74")[index], round=0.25, rim=1, flow=3)
        brush.stroke(
            e,
            [(-20, y + 10), (130, y - 18), (260, y + 20), (400, y - 12), (560, y + 22), (700, y - 20), (820, y + 10)],
            "#e4f6ff",
            14,
            0.6,
        )
    brush.spatter(e, "#f4fcff", 190, (60, 300, 560, 1000), 5, 0.75)
    air.motes(e, 16, (80, 520, 420, 980), "#d8f6ff", 3)


def _foam(e: Easel, back: Sequence[shapes.Point]) -> None:
    """The mane: curls of foam along her back and over her brow."""
    line = shapes.spine(back, 9)
    luck = e.chance.apart("mane")
    for index in range(4, len(line), 2):
        x, y = line[index]
        ahead = line[min(index + 1, len(line) - 1)]
        along = math.atan2(ahead[1] - y, ahead[0] - x)
        share = index / len(line)
        half = (250 * (1 - share) + 95 * share) * luck.between(0.86, 1.02)
        nx, ny = math.cos(along + math.pi / 2), math.sin(along + math.pi / 2)
        if ny > 0 and share < 0.7:
            nx, ny = -nx, -ny
        cx, cy = x + nx * half, y + ny * half
        size = luck.between(40, 74)
        points = shapes.curl(cx, cy, size, 1.3, math.degrees(along) + 150, -1, 26)
        e.solid(
            shapes.limb(points, [size * 0.62, size * 0.4, size * 0.16], 2),
            luck.pick(["#eef9ff", "#cfeaf6", "#a8d6ee"]),
            round=0.6,
            rim=1,
            edge=0.3,
        )


def _tide_face(e: Easel) -> None:
    """The head of the wave, bent down to the boat."""
    face = shapes.smooth(
        [
            (300, 380),
            (210, 400),
            (120, 470),
            (74, 570),
            (90, 640),
            (150, 664),
            (220, 640),
            (290, 610),
            (350, 540),
            (370, 440),
        ]
    )
    e.drop(face, 16, 14, 0.6)
    e.solid(face, "#2f7cc0", round=0.75, rim=1, flow=120)
    e.solid(
        shapes.smooth([(78, 590), (120, 600), (200, 606), (260, 590), (230, 640), (150, 664), (92, 642)]),
        "#bfe4ee",
        round=0.5,
    )
    e.line([(84, 600), (140, 622), (210, 612), (270, 570)], "#123a70", 6)
    eye(e, 216, 506, 36, "#ffe08a", (-0.5, 0.6), 0.32)
    eye(e, 128, 528, 27, "#ffe08a", (-0.5, 0.6), 0.32)
    for x, y in ((98, 590), (122, 596)):
        e.flat(shapes.oval(x, y, 5, 3.4), "#0f2c5c", 0.8)
    luck = e.chance.apart("brows")
    for x, y, reach, way in (
        (250, 440, 62, 1),
        (170, 454, 46, 1),
        (330, 420, 80, 1),
        (390, 470, 72, 1),
        (366, 560, 60, 1),
        (300, 630, 48, 1),
    ):
        points = shapes.curl(x, y, reach, 1.25, luck.between(180, 260), way, 26)
        e.solid(
            shapes.limb(points, [reach * 0.6, reach * 0.42, reach * 0.15], 2),
            luck.pick(["#ffffff", "#e0f3fb", "#bfe2f2"]),
            round=0.6,
            rim=1,
            edge=0.3,
        )
    for side in ([(140, 640), (70, 720), (96, 820), (60, 900)], [(240, 632), (240, 740), (300, 800), (280, 880)]):
        e.solid(shapes.limb(side, [16, 13, 9, 3]), "#e8f8ff", rim=1)


def _boat(e: Easel) -> None:
    with e.at(196, 1016, 1.15, -7):
        air.glow(e, 20, -70, 150, "#ffc766", 0.8)
        e.line([(0, -6), (2, -130)], "#5a3a2a", 7, taper=False)
        e.solid(shapes.smooth([(6, -128), (66, -80), (74, -24), (8, -20)], tension=0.7), "#f4e2c0", round=0.5, rim=1)
        e.solid(
            shapes.smooth([(-84, -22), (0, -8), (86, -26), (62, 22), (-56, 24)], tension=0.8),
            "#a8503a",
            round=0.6,
            rim=0.9,
            flow=4,
        )
        e.glowing(shapes.oval(-42, -38, 10), "#ffd98a", 24)
        e.solid(shapes.smooth([(-30, -16), (-26, -48), (-14, -50), (-8, -16)]), "#d94a3a", round=0.5)
        e.solid(shapes.oval(-20, -58, 12), "#e9b48c")
        paint_flat(e, shapes.oval(-26, -60, 1.6), colour("#241820"))
