"""Match Lad, the yokai of fire worth 3."""

from __future__ import annotations

from tools.painter import air, brush, shapes
from tools.painter.easel import Easel
from tools.painter.light import family
from tools.painter.motifs.birds import moth
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
    """A match who means to be a lighthouse looks out to sea from his box, in stripes; so far a moth has come."""
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
    for reach, strength in ((300, 0.34), (150, 0.4)):
        air.beam(e, (430, 190), (-160, 60), 50, reach, "#ffdf9a", strength)
        air.beam(e, (430, 190), (960, 40), 50, reach, "#ffdf9a", strength)
    for knee, foot in (((352, 812), (350, 884)), ((448, 812), (452, 880))):
        e.solid(shapes.limb([(400, 740), knee, foot], [40, 30, 26]), "#d9a86a", flow=80)
        e.solid(shapes.limb([(foot[0] - 20, foot[1] + 4), (foot[0] + 34, foot[1] + 6)], [36, 32]), "#3a2430", rim=0.8)
    e.solid(shapes.limb([(354, 566), (262, 622), (338, 690)], [38, 34, 32]), "#e8bf82", rim=0.8)
    body = e.solid(
        shapes.smooth([(330, 450), (470, 446), (478, 600), (470, 782), (332, 786), (326, 600)], tension=0.5),
        "#f2e2c4",
        round=0.7,
        flow=86,
        bristle=1,
    )
    with e.inside(body):
        for y in (548, 640, 732):
            band = [(310, y + 6), (400, y + 14), (490, y), (490, y + 46), (400, y + 60), (310, y + 52)]
            e.solid(shapes.smooth(band), "#c23a2f", round=0.2, flow=4, bristle=0.8, edge=0.3)
    e.solid(shapes.limb([(452, 560), (586, 520), (540, 366)], [40, 36, 32]), "#e8bf82", rim=1)
    head = [(284, 396), (296, 284), (400, 232), (506, 284), (516, 396), (484, 474), (400, 496), (314, 474)]
    e.solid(shapes.smooth(head), "#b8332a", round=0.9, rim=1, bristle=0.8)
    burning(e, 404, 282, 210, 270, 0.14)
    eye(e, 352, 376, 42, "#7a3f1f", (-0.7, 0.1), 0.12, skin="#8f2620")
    eye(e, 448, 376, 42, "#7a3f1f", (-0.7, 0.1), 0.12, skin="#8f2620")
    for points in ([(312, 318), (346, 302), (384, 316)], [(416, 316), (450, 302), (484, 320)]):
        e.line(points, "#5a1a1a", 9)
    cheeks(e, [(312, 434), (488, 434)], 28, "#ffb07a", 0.7)
    smile(e, 398, 434, 76, 0.42)
    e.solid(shapes.limb([(546, 372), (508, 338), (466, 330)], [34, 30, 22]), "#e8bf82", round=0.8, rim=1)
    moth(e, 660, 600, 190, "#e9d8b8", -24)
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
