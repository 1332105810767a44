"""Comet Fox, the yokai of fire worth 6."""

from __future__ import annotations

import math

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.light import family
from tools.painter.motifs.features import eye, fur, smile
from tools.painter.yokai.portraits import portrait


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
    for shade, reach, wide, bend in (
        ("#d9401f", 430, 130, 0.22),
        ("#ff6a2a", 380, 100, 0.1),
        ("#ff9a3a", 330, 76, 0.2),
        ("#ffd05a", 270, 50, 0.14),
        ("#fff3b8", 200, 28, 0.16),
    ):
        end = (470 + reach * 0.78, 600 - reach * 0.36)
        e.glowing(shapes.leaf((460, 620), end, wide, bend), shade, 12, 0.5)
    for leg in ([(440, 640), (520, 720), (600, 690), (640, 730)], [(470, 610), (570, 660), (650, 620), (700, 640)]):
        e.solid(shapes.limb(leg, [96, 60, 36, 22]), colour(coat).darker(0.15), rim=1)
    for leg in ([(230, 690), (170, 790), (200, 870), (170, 920)], [(280, 700), (260, 810), (310, 880), (290, 940)]):
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
        e.flat(shapes.leaf((base[0] + 2, base[1] - 16), (tip[0] - 2, tip[1] + 34), wide * 0.5), "#4a1f2a", 0.8)
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
        [(70, 700), (120, 640), (190, 620), (250, 590), (330, 600), (310, 660), (230, 690), (170, 700), (100, 716)]
    )
    e.solid(mask, "#fff0d8", round=0.4, rim=0.6)
    fur(e, shapes.oval(320, 620, 40, 50), ["#fff0d8", "#ffd9a8"], 38, 9, -30)
    eye(e, 230, 570, 34, "#ffc83a", (-0.5, 0.3), 0.25, skin=coat)
    eye(e, 150, 602, 25, "#ffc83a", (-0.5, 0.3), 0.25, skin=coat)
    e.solid(shapes.oval(72, 700, 22, 18), "#2a1420", rim=1)
    smile(e, 150, 690, 90, 0.18)
    air.motes(e, 40, (240, 200, 800, 900), "#ffc86a", 3.6)
