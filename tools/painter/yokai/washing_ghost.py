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
    e.solid(shapes.ridge(-20, 820, 1220, [1060, 1030, 1046, 1020, 1054]), "#7aae5a", round=0.2, flow=80, bristle=1)
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
    for points in ([(200, 620), (120, 600), (80, 520), (110, 470)], [(622, 620), (700, 610), (740, 690), (770, 660)]):
        e.solid(shapes.limb(points, [90, 70, 56, 20]), "#f4fbf2", round=0.8, rim=0.9)
    for x, y in ((262, 366), (388, 372), (512, 358)):
        _peg(e, x, y)
    gust(e, [(-20, 760), (90, 740), (180, 770)], 14, curl=44, alpha=0.6)
    gust(e, [(560, 1000), (660, 960), (760, 990)], 14, curl=44, way=-1, alpha=0.6)
    with e.at(660, 1090, 1):
        e.flat_shadow(shapes.oval(0, 8, 100, 20), 0.4, 8)
        basket = e.solid(shapes.smooth([(-90, -80), (90, -80), (70, 10), (-70, 10)], tension=0.4), "#c9965a", round=0.6)
        with e.inside(basket):
            for y in (-60, -38, -16):
                e.line([(-90, y), (0, y + 6), (90, y)], "#8a5f34", 5, alpha=0.7)
        e.solid(shapes.blob(-20, -90, 60, 26, e.chance.apart("socks"), 0.2), "#f2f6ea")
        e.solid(shapes.limb([(40, -100), (60, -70), (84, -66)], [26, 24, 22]), "#e8705a")
    luck = e.chance.apart("daisies")
    for _ in range(46):
        daisy = (luck.between(0, 800), luck.between(1080, 1190))
        e.flat(shapes.star(*daisy, luck.between(5, 10), 7, 0.5), "#ffffff", 0.9)
        e.flat(shapes.oval(*daisy, 2.4), "#f2c04b")


def _peg(e: Easel, x: float, y: float) -> None:
    e.solid(shapes.box(x - 8, y - 26, 16, 54, 5), "#d9a45a", round=0.5, rim=0.8, flow=88, edge=0.5, hand=0.4)
    e.line([(x - 8, y - 4), (x + 8, y - 4)], "#6a5a4a", 3, taper=False)
