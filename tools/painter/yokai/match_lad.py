"""Match Lad, the yokai of fire worth 3."""

from __future__ import annotations

from tools.painter import air, brush, shapes
from tools.painter.easel import Easel
from tools.painter.light import family
from tools.painter.motifs.features import cheeks, eye, smile
from tools.painter.motifs.houses import lighthouse
from tools.painter.yokai.flames import burning
from tools.painter.yokai.portraits import portrait


@portrait(
    "fire",
    3,
    family("golden")
    .with_colours(sky=("#2a1220", "#54202a", "#8f3f2f", "#c9713a"), haze="#7a3a34")
    .lit_from(0.52, 0.17),
)
def match_lad(e: Easel) -> None:
    """A match who dreams of being a lighthouse stands on his box at the window-sill and shines for a moth."""
    air.sky(e, flow=60)
    with e.depth(0.25):
        frame = "#5a3430"
        for x in (40, 760):
            e.solid(shapes.box(x - 34, -20, 68, 1010), frame, round=0.3, flow=88)
        e.solid(shapes.box(-20, 470, 840, 30), frame, round=0.3, flow=2)
    brush.repaint(e, 50, 0.5, 70)
    _window_sea(e)
    e.solid(shapes.box(-20, 975, 840, 260), "#8a5236", round=0.2, flow=2, bristle=0.9)
    e.shadow(400, 1010, 300)
    box = e.solid(
        shapes.smooth([(140, 900), (660, 880), (676, 1060), (150, 1084)], tension=0.15), "#c0472f", round=0.25, flow=3
    )
    with e.inside(box):
        e.solid(shapes.box(120, 1040, 600, 60), "#5a3528", round=0.1, flow=2, bristle=1)
        e.solid(shapes.star(400, 968, 58, 8, 0.55), "#f2c66a", round=0.3)
        e.flat(shapes.oval(400, 968, 22), "#c0472f")
    e.solid(shapes.polygon([(140, 900), (200, 860), (610, 846), (660, 880)]), "#e8d2a0", round=0.2, flow=3)
    legs = ((370, 870), (436, 866))
    for foot, knee in zip(legs, ((352, 800), (452, 800)), strict=True):
        e.solid(shapes.limb([(400, 740), knee, foot], [24, 18, 16]), "#d9a86a", flow=80)
        e.solid(shapes.limb([(foot[0] - 12, foot[1]), (foot[0] + 24, foot[1] + 3)], [24, 20]), "#3a2430")
    e.solid(shapes.limb([(396, 560), (300, 600), (250, 520)], [26, 22, 20]), "#d9a86a")
    body = e.solid(
        shapes.smooth([(348, 420), (450, 416), (456, 590), (448, 760), (352, 764), (346, 590)], tension=0.5),
        "#e8bf82",
        round=0.6,
        flow=86,
        bristle=1,
    )
    with e.inside(body):
        e.solid(
            shapes.smooth([(330, 640), (400, 668), (470, 640), (480, 800), (330, 800)], tension=0.4),
            "#3f6a8a",
            round=0.3,
            flow=80,
        )
        for x in (366, 434):
            e.flat(shapes.limb([(x, 560), (x, 660)], [14, 14]), "#3f6a8a")
            e.flat(shapes.oval(x, 652, 7), "#f2c66a")
    e.solid(shapes.limb([(446, 560), (540, 540), (596, 450)], [28, 24, 20]), "#d9a86a", rim=1)
    head = shapes.smooth(
        [(322, 380), (332, 280), (400, 240), (470, 280), (480, 380), (460, 440), (400, 456), (340, 440)]
    )
    e.solid(head, "#b8332a", round=0.9, rim=1, bristle=0.8)
    burning(e, 400, 278, 150, 230, 0.12)
    eye(e, 366, 356, 30, "#7a3f1f", (0.5, -0.5), 0.05)
    eye(e, 440, 356, 30, "#7a3f1f", (0.5, -0.5), 0.05)
    cheeks(e, [(334, 408), (468, 408)], 22, "#ffb07a", 0.7)
    smile(e, 404, 404, 50, 0.55)
    with e.at(620, 330, 1.2, -18):
        for side in (-1, 1):
            e.solid(shapes.leaf((0, 0), (side * 66, -46), 54, side * 0.1), "#e9d8b8", rim=1)
            e.solid(shapes.leaf((0, 6), (side * 46, 34), 38, side * -0.1), "#cfae8a", rim=1)
            e.flat(shapes.oval(side * 40, -26, 8), "#8a4a3a", 0.8)
        e.solid(shapes.leaf((0, 34), (0, -30), 20), "#9a7a5a")
        for side in (-1, 1):
            e.line([(0, -26), (side * 10, -44), (side * 22, -50)], "#5a4030", 3)
    air.motes(e, 16, (200, 60, 640, 420), "#ffd27a", 3.6)


def _window_sea(e: Easel) -> None:
    """Outside: dusk, the sea, and a real lighthouse, very small."""
    e.wash(shapes.box(74, 500, 652, 476), ["#54305a", "#a84a4f", "#f0a05a", "#3a3a66"], 90, 0.2)
    e.solid(shapes.box(74, 770, 652, 206), "#2f3560", round=0.1, rim=0.3, flow=1, bristle=1)
    for index in range(14):
        luck = e.chance.apart("glitter", index)
        x, y = luck.between(100, 640), luck.between(790, 960)
        e.line([(x, y), (x + 30, y - 3), (x + 70, y)], "#ffb06a", 4, alpha=0.6, lit=False)
    e.solid(shapes.smooth([(90, 776), (130, 748), (200, 744), (250, 776)]), "#3a2440", round=0.3)
    lighthouse(e, 166, 752, 130, beam_to=(420, 600))
    for x in (40, 400, 760):
        e.solid(shapes.box(x - 20, 480, 40, 500), "#5a3430", round=0.3, flow=88)
    e.solid(shapes.box(-20, 470, 840, 34), "#6a3e36", round=0.3, flow=2)
