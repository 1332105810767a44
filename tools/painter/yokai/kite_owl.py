"""Kite Owl, the yokai of wind worth 5."""

from __future__ import annotations

from tools.painter import air, brush, shapes
from tools.painter.easel import Easel
from tools.painter.light import family
from tools.painter.motifs.features import eye, feather, fur
from tools.painter.motifs.houses import house
from tools.painter.yokai.gusts import gust
from tools.painter.yokai.portraits import portrait


@portrait(
    "wind",
    5,
    family("golden")
    .with_colours(sky=("#3a8f96", "#7fc4b0", "#d6e6b4", "#ffe9a8"), haze="#cfe4bc", far="#7fb096")
    .lit_from(0.1, 0.45),
)
def kite_owl(e: Easel) -> None:
    """Nobody holds the string. It flies over at dusk and takes home the children's lost balloons."""
    air.sky(e, flow=-24)
    air.glow(e, 80, 560, 520, "#fff2b8", 0.7)
    for index, (x, y, wide) in enumerate(((90, 760, 300), (690, 640, 330), (720, 190, 260))):
        with e.depth(0.35):
            e.solid(
                shapes.cloud(x, y, wide, wide * 0.4, e.chance.apart("cloud", index)),
                "#fff6e0",
                round=0.8,
                rim=0.9,
                edge=0,
            )
    with e.depth(0.55):
        e.solid(shapes.ridge(-20, 820, 1220, [1060, 1010, 1040, 990, 1030]), "#5f9a80", round=0.2)
    brush.repaint(e, 52, 0.5, -20)
    e.solid(shapes.ridge(-20, 820, 1220, [1140, 1100, 1120, 1090, 1130]), "#3f7a66", round=0.2)
    for x, y, wide in ((120, 1125, 60), (190, 1130, 50), (640, 1110, 56)):
        house(e, x, y, wide, wide * 0.8, "#f0e0b8", "#b8503f", (2, 1), 0.8)
    tail = [(392, 830), (330, 900), (400, 970), (330, 1030), (390, 1090), (330, 1160)]
    e.line(tail, "#6a4a34", 5, taper=False)
    for index, point in enumerate(shapes.spine(tail, 4)[2::3]):
        shade = ("#e8604a", "#f2b84b", "#fff4dc", "#3f8f96")[index % 4]
        for side in (-1, 1):
            e.solid(shapes.leaf(point, (point[0] + side * 50, point[1] - 16 + index % 2 * 26), 34), shade, rim=0.9)
        e.solid(shapes.oval(*point, 9), shade)
    for side in (-1, 1):
        for index in range(7):
            tip = (400 + side * (380 - index * 34), 440 + index * 62)
            feather(
                e,
                (400 + side * 70, 430 + index * 24),
                tip,
                84,
                ("#3f8f96", "#7fc4b0", "#f2e4b8")[index % 3],
                side * 0.08,
            )
    body = shapes.smooth([(400, 130), (560, 330), (640, 470), (400, 850), (160, 470), (240, 330)], tension=0.22)
    e.drop(body, 22, 18, 0.45)
    drawn = e.solid(body, "#f4ead0", round=0.35, rim=1, flow=60, hand=2)
    with e.inside(drawn):
        e.solid(shapes.polygon([(400, 120), (400, 480), (140, 470)]), "#e8705a", round=0.1, rim=0, edge=0.3, flow=60)
        e.solid(shapes.polygon([(400, 120), (400, 480), (660, 470)]), "#3f8f96", round=0.1, rim=0, edge=0.3, flow=120)
        e.solid(shapes.polygon([(400, 480), (140, 470), (400, 860)]), "#f2c25a", round=0.1, rim=0, edge=0.3, flow=30)
        e.solid(shapes.polygon([(400, 480), (660, 470), (400, 860)]), "#f4e6c4", round=0.1, rim=0, edge=0.3, flow=150)
        for row in range(5):
            for column in range(7):
                x, y = 250 + column * 50 + (25 if row % 2 else 0), 580 + row * 52
                e.pencil(
                    shapes.smooth([(x - 22, y - 12), (x, y + 16), (x + 22, y - 12)], closed=False),
                    e.dark("#8a5a34"),
                    4,
                    0.6,
                )
    e.line([(400, 136), (400, 846)], "#7a5234", 9, taper=False)
    e.line([(166, 470), (400, 482), (634, 470)], "#7a5234", 9, taper=False)
    for side in (-1, 1):
        e.solid(shapes.leaf((400 + side * 90, 330), (400 + side * 180, 180), 66, side * 0.14), "#7a5234", rim=1)
        e.solid(shapes.leaf((400 + side * 96, 330), (400 + side * 166, 222), 30, side * 0.14), "#f2c25a", rim=1)
    for side in (-1, 1):
        disc = shapes.oval(400 + side * 84, 410, 96, 100)
        e.solid(disc, "#fff4dc", round=0.6, rim=0.9)
        fur(e, disc, ["#fff4dc", "#e9d4a4", "#c9a878"], 28, 9, 0, 0.3)
    for side in (-1, 1):
        eye(e, 400 + side * 82, 410, 62, "#f2a02a", (0.0, 0.25), 0.14, skin="#d9b888")
    e.solid(shapes.smooth([(372, 450), (400, 436), (428, 450), (400, 530)], tension=0.8), "#e8923a", round=0.8, rim=1)
    for x, y, shade, wire in (
        (650, 900, "#e8504a", (440, 800)),
        (560, 960, "#f2b84b", (420, 812)),
        (720, 990, "#5f8fd0", (440, 800)),
    ):
        e.line([(x, y + 50), ((x + wire[0]) / 2 - 20, (y + wire[1]) / 2 + 60), wire], "#5a4a4a", 2.4, taper=False)
        e.solid(
            shapes.smooth(
                [(x, y - 62), (x + 50, y - 20), (x + 30, y + 34), (x, y + 54), (x - 30, y + 34), (x - 50, y - 20)]
            ),
            shade,
            round=1,
            rim=1,
        )
        e.flat(shapes.leaf((x - 26, y + 4), (x - 12, y - 44), 13), "#ffffff", 0.7, blur=2)
    gust(e, [(-20, 250), (90, 220), (170, 260)], 14, curl=48, alpha=0.5)
    gust(e, [(600, 760), (690, 740), (760, 790)], 12, curl=38, alpha=0.45)
