"""Teapot Turtle, the yokai of water worth 4."""

from __future__ import annotations

import math

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.light import family
from tools.painter.motifs.features import cheeks, eye, smile
from tools.painter.yokai.portraits import portrait


@portrait(
    "water",
    4,
    family("morning")
    .with_colours(sky=("#2f7fa8", "#6fb8c0", "#c0e2cc", "#f7f0cf"), haze="#b5dccf")
    .lit_from(0.82, 0.16),
)
def teapot_turtle(e: Easel) -> None:
    """A turtle whose shell is the lost teapot of a grand house, out for a walk, still hot."""
    air.sky(e, 800)
    e.glowing(shapes.oval(656, 192, 70), "#fff4c4", 60, 0.8)
    with e.depth(0.65):
        for x, y, reach in ((90, 640, 190), (330, 690, 170), (690, 650, 210)):
            e.solid(shapes.blob(x, y, reach, reach * 0.6, e.chance.apart("hill", x)), "#5f9a8a", round=0.5, edge=0)
    e.canvas.save()
    e.canvas.clipPath(shapes.box(0, 690, 800, 600), True)
    brush.gradient(e, shapes.box(0, 690, 800, 510), [colour("#bfe3da"), colour("#5fa8b4"), colour("#1f6f8c")], 90)
    e.canvas.restore()
    brush.repaint(e, 56, 0.55, 2, keep_detail=False)
    for index, (x, y, reach) in enumerate(((150, 1010, 190), (640, 1030, 200), (400, 1110, 330))):
        e.solid(shapes.blob(x, y, reach, reach * 0.35, e.chance.apart("stone", index)), "#8f9a8c", round=0.7, flow=8)
    for x, y, reach in ((110, 830, 70), (690, 860, 84), (560, 790, 46)):
        pad = shapes.cut(
            shapes.oval(x, y, reach, reach * 0.32), shapes.polygon([(x, y), (x + reach, y - 14), (x + reach, y + 14)])
        )
        e.solid(pad, "#5f9a4a", round=0.3, flow=3)
    e.solid(shapes.flame(112, 826, 40, 50), "#f3a6b4", rim=1)
    with e.at(0, -130, 1.0):
        e.flat_shadow(shapes.oval(390, 1062, 300, 42), 0.6, 14)
        skin = "#7f9f5a"
        for x, y in ((250, 1050), (540, 1056)):
            e.solid(
                shapes.limb([(x + 20, 930), (x - 4, 1000), (x - 14, y)], [92, 84, 78]),
                colour(skin).darker(0.12),
                flow=80,
            )
        e.solid(shapes.limb([(560, 930), (640, 900), (668, 800), (664, 770)], [88, 78, 68, 70]), skin, flow=60)
        shell = shapes.smooth(
            [
                (150, 930),
                (160, 790),
                (240, 670),
                (380, 622),
                (520, 668),
                (600, 790),
                (606, 930),
                (500, 985),
                (380, 1000),
                (250, 985),
            ]
        )
        e.solid(shapes.limb([(170, 850), (96, 800), (78, 700), (30, 650)], [92, 66, 44, 40]), "#e9f0ea", rim=0.9)
        drawn = e.solid(shell, "#eef2ea", round=0.95, rim=0.9, bristle=0.35)
        with e.inside(drawn):
            e.flat(shapes.limb([(140, 915), (380, 975), (620, 915)], [30, 34, 30]), "#2f68a8", 0.85)
            e.flat(shapes.limb([(160, 762), (380, 806), (600, 762)], [10, 12, 10]), "#2f68a8", 0.8)
            for x, y, reach in ((380, 880, 52), (250, 868, 38), (510, 868, 38)):
                for petal in range(6):
                    angle = math.radians(petal * 60 + 10)
                    tip = (x + math.cos(angle) * reach, y + math.sin(angle) * reach * 0.8)
                    e.flat(shapes.leaf((x, y), tip, reach * 0.42), "#3a78bc", 0.85)
                e.flat(shapes.oval(x, y, reach * 0.2), "#f2b84b")
            for x in (315, 446):
                e.line([(x, 900), (x - 6, 860), (x + 12, 830)], "#3a78bc", 5, alpha=0.8)
                e.flat(shapes.leaf((x, 862), (x + 32, 842), 14), "#3a78bc", 0.8)
        e.solid(shapes.smooth([(258, 668), (380, 606), (506, 668), (380, 694)]), "#e4ece6", round=0.6, rim=0.8)
        e.solid(shapes.oval(380, 598, 26), "#2f68a8", rim=1)
        head = shapes.smooth([(600, 770), (606, 690), (666, 656), (738, 690), (752, 760), (700, 806), (630, 806)])
        e.solid(head, skin, round=0.9, rim=0.8, flow=30)
        eye(e, 690, 724, 27, "#8a5a2a", (0.5, 0.0), 0.3)
        eye(e, 632, 726, 24, "#8a5a2a", (0.5, 0.0), 0.3)
        smile(e, 694, 772, 70, 0.25)
        cheeks(e, [(640, 770)], 18)
        e.solid(shapes.limb([(190, 950), (130, 990), (104, 982)], [44, 24, 8]), skin)
        for x, y in ((334, 1070), (622, 1064)):
            e.solid(shapes.limb([(x + 6, 950), (x, 1010), (x - 8, y)], [98, 92, 88]), skin, flow=80)
            for toe in (-28, -4, 20):
                e.solid(shapes.oval(x + toe - 6, y + 34, 10, 8), "#efe6c4")
    for index, lean in enumerate((0, 26, -20)):
        steam = [(44 + lean * 0.3, 510), (70 + lean, 420), (30 + lean, 330), (86 + lean, 240), (60 + lean, 150)]
        with e.veil(0.5, 9):
            e.flat(shapes.limb(steam, [14, 40 - index * 8, 50, 44, 4], 8), "#ffffff", 0.8, hand=0)
    _willow(e)
    brush.spatter(e, "#ffffff", 40, (60, 1000, 740, 1120), 4, 0.6)


def _willow(e: Easel) -> None:
    """Branches that hang into the picture from above."""
    luck = e.chance.apart("willow")
    for index in range(9):
        x = 330 + index * 58
        drop = luck.between(120, 330) if index > 2 else luck.between(60, 120)
        line = shapes.spine([(x - 30, -30), (x + luck.about(0, 20), drop * 0.5), (x + luck.about(0, 40), drop)], 8)
        e.line([line[0], line[8], line[-1]], "#5a6a34", 4)
        for place, (lx, ly) in enumerate(line[2:]):
            side = 1 if place % 2 else -1
            tip = (lx + side * luck.between(12, 30), ly + luck.between(26, 48))
            e.solid(
                shapes.leaf((lx, ly), tip, 13, 0.1 * side),
                luck.pick(["#6f9a3f", "#8ab04f", "#557f3a"]),
                round=0.3,
                rim=0.9,
                edge=0.2,
            )
