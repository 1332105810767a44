"""Washing-Day Ghost, the yokai of wind worth 4."""

from __future__ import annotations

import math

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.light import family
from tools.painter.motifs.features import cheeks, eye
from tools.painter.motifs.houses import house
from tools.painter.yokai.gusts import gust
from tools.painter.yokai.portraits import portrait


@portrait(
    "wind",
    4,
    family("noon").with_colours(sky=("#4fa6a8", "#8accb8", "#c8ead0", "#eff8dc"), haze="#cfeadb").lit_from(0.18, 0.05),
)
def washing_ghost(e: Easel) -> None:
    """On windy Mondays one sheet on the line is not a sheet: it holds on with both hands, and kicks in odd socks."""
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
    e.solid(shapes.ridge(-20, 820, 1220, [1060, 1030, 1046, 1020, 1054]), "#7aae5a", round=0.2, flow=80, bristle=1)
    line = [(-20, 330), (200, 366), (400, 372), (600, 350), (820, 290)]
    for x, top in ((60, 300), (752, 264)):
        e.shadow(x, 1090, 40)
        e.solid(shapes.limb([(x, 1100), (x + 4, 700), (x, top)], [34, 28, 26]), "#a87f58", flow=88)
    e.line(line, "#6a5a4a", 6, taper=False)
    for x, y, shade, kind in ((330, 372, "#e8705a", 0), (500, 362, "#f2b84b", 1)):
        with e.at(x, y, 1, -8):
            if kind:
                e.solid(
                    shapes.smooth(
                        [(-40, 0), (40, 0), (46, 120), (20, 180), (4, 96), (-34, 190), (-50, 110)], tension=0.6
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
    _socks(e)
    sheet = shapes.smooth(
        [
            (128, 352), (178, 356), (250, 440), (300, 470), (330, 420), (400, 396), (470, 414), (506, 462), (566, 430),
            (620, 344), (668, 346), (650, 450), (584, 560), (590, 680), (640, 790), (704, 880), (650, 880), (610, 960),
            (546, 900), (500, 1000), (440, 916), (380, 1004), (334, 916), (262, 960), (276, 860), (240, 720),
            (234, 580), (168, 470),
        ],
        tension=0.95,
    )  # fmt: skip
    e.drop(sheet, 26, 20, 0.35)
    drawn = e.solid(sheet, "#f4fbf2", round=0.7, rim=0.9, flow=70, bristle=0.5, hand=2)
    with e.inside(drawn):
        for index in range(8):
            x = 276 + index * 38
            fold = [(x + 10, 640), (x - 4 + index * 8, 800), (x + index * 20, 1000)]
            e.flat(shapes.limb(fold, [3, 20, 34]), "#8fc4b4", 0.34, blur=9)
        for points in ([(160, 380), (230, 490), (300, 560)], [(640, 370), (570, 480), (510, 550)]):
            e.flat(shapes.limb(points, [6, 18, 4]), "#8fc4b4", 0.4, blur=7)
        for index in range(13):
            x = 246 + index * 36
            e.flat(shapes.star(x, 828 + 16 * math.sin(x) + index * 3, 13, 5, 0.5, x), "#f2b84b", 0.75)
        e.solid(shapes.turned(shapes.box(488, 706, 80, 80, 6), 10, (528, 746)), "#e8907a", round=0.2, flow=4)
        e.pencil(shapes.turned(shapes.box(496, 714, 64, 64, 4), 10, (528, 746)), colour("#8a3f2a"), 3, 0.9)
    eye(e, 348, 548, 56, "#3f9a8a", (0.5, -0.1), 0.04, skin="#bfe0d0")
    eye(e, 472, 540, 56, "#3f9a8a", (0.5, -0.1), 0.04, skin="#bfe0d0")
    for points in ([(298, 470), (340, 446), (388, 462)], [(436, 456), (480, 436), (524, 458)]):
        e.line(points, "#8fb8a8", 9)
    cheeks(e, [(286, 628), (538, 614)], 36, "#f59a8a", 0.65)
    mouth = shapes.smooth([(342, 616), (412, 632), (486, 606), (476, 690), (422, 722), (362, 698)])
    e.flat(mouth, "#8a3f45", hand=0.6)
    with e.inside(mouth):
        e.flat(shapes.oval(422, 716, 50, 30), "#f0807a")
        e.flat(shapes.box(390, 612, 40, 22, 6), "#fffaf0")
    for x, y in ((140, 350), (164, 352), (634, 342), (656, 340)):
        _peg(e, x, y)
    gust(e, [(-20, 660), (70, 640), (170, 672)], 14, curl=44, alpha=0.6)
    gust(e, [(-20, 820), (80, 800), (190, 836)], 12, curl=36, alpha=0.5)
    gust(e, [(640, 640), (700, 620), (770, 646)], 14, curl=40, way=-1, alpha=0.6)
    with e.at(128, 1128, 0.92):
        e.flat_shadow(shapes.oval(0, 8, 100, 20), 0.4, 8)
        basket = e.solid(shapes.smooth([(-90, -80), (90, -80), (70, 10), (-70, 10)], tension=0.4), "#c9965a", round=0.6)
        with e.inside(basket):
            for y in (-60, -38, -16):
                e.line([(-90, y), (0, y + 6), (90, y)], "#8a5f34", 5, alpha=0.7)
        e.solid(shapes.blob(-20, -90, 60, 26, e.chance.apart("linen"), 0.2), "#f2f6ea")
        e.solid(shapes.limb([(40, -100), (60, -70), (84, -66)], [26, 24, 22]), "#e8705a")
    luck = e.chance.apart("daisies")
    for _ in range(46):
        daisy = (luck.between(0, 800), luck.between(1080, 1190))
        e.flat(shapes.star(*daisy, luck.between(5, 10), 7, 0.5), "#ffffff", 0.9)
        e.flat(shapes.oval(*daisy, 2.4), "#f2c04b")


def _socks(e: Easel) -> None:
    """Its feet, which no sheet has: two socks, of two pairs, kicking with the wind."""
    for points, shade, ring in (
        ([(420, 880), (452, 1000), (470, 1044), (540, 1048)], "#c8503f", "#f6ead0"),
        ([(540, 860), (610, 946), (650, 984), (708, 960)], "#3f7fa8", "#f2c66a"),
    ):
        drawn = e.solid(shapes.limb(points, [50, 54, 60, 44]), shade, round=0.7, rim=0.9)
        with e.inside(drawn):
            for step in range(3):
                share = 0.2 + step * 0.26
                x = points[0][0] + (points[1][0] - points[0][0]) * (share + 0.5)
                y = points[0][1] + (points[1][1] - points[0][1]) * (share + 0.5)
                e.line([(x - 44, y + 8), (x, y), (x + 44, y - 8)], ring, 13, taper=False)


def _peg(e: Easel, x: float, y: float) -> None:
    e.solid(shapes.box(x - 8, y - 26, 16, 54, 5), "#d9a45a", round=0.5, rim=0.8, flow=88, edge=0.5, hand=0.4)
    e.line([(x - 8, y - 4), (x + 8, y - 4)], "#6a5a4a", 3, taper=False)
