"""Puddle Pip, the yokai of water worth 3."""

from __future__ import annotations

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.light import family
from tools.painter.motifs.features import cheeks, eye, smile
from tools.painter.yokai.portraits import portrait


@portrait(
    "water",
    3,
    family("morning")
    .with_colours(sky=("#2a5f8f", "#5a96b8", "#a6d0d4", "#e4efd8"), haze="#a9cfd4")
    .lit_from(0.75, 0.1),
)
def puddle_pip(e: Easel) -> None:
    """A drop as big as a melon sits in its puddle and catches rain with a leaf held upside down."""
    air.sky(e, flow=100)
    with e.depth(0.55):
        luck = e.chance.apart("reeds")
        for index in range(26):
            x = index * 34 - 20
            tip = (x + luck.about(20, 50), luck.between(430, 640))
            e.solid(shapes.leaf((x, 960), tip, 24, luck.about(0, 0.12)), "#3f6a5a", round=0.2, edge=0)
    brush.repaint(e, 46, 0.5, 100)
    e.solid(shapes.ridge(-20, 820, 1220, [870, 850, 862, 846, 868]), "#5a6a58", round=0.1, flow=4)
    puddle = e.wash(
        shapes.blob(400, 1010, 350, 120, e.chance.apart("puddle"), 0.06, 14), ["#b9dbe0", "#5f9fb6", "#2b6d8c"], 90
    )
    for reach in (300, 235, 170):
        e.pencil(shapes.oval(400, 1000, reach, reach * 0.3), colour("#e8f6f4"), 3, 0.55)
    with e.inside(puddle):
        e.flat(shapes.oval(400, 1100, 150, 80), "#1d4f73", 0.5, blur=14)
    e.shadow(400, 1000, 130)
    body = shapes.smooth(
        [
            (400, 500),
            (452, 610),
            (560, 740),
            (580, 890),
            (500, 1000),
            (400, 1022),
            (300, 1000),
            (222, 890),
            (242, 740),
            (350, 610),
        ]
    )
    drawn = e.solid(body, "#4fa3cc", round=1, rim=1, bristle=0.3, edge=0.5)
    with e.inside(drawn):
        air.glow(e, 500, 900, 210, "#bff2ff", 0.65)
        e.flat(shapes.leaf((330, 660), (268, 860), 36, 0.12), "#ffffff", 0.55, blur=5)
        for x, y, reach in ((470, 940, 12), (505, 900, 8), (330, 960, 9), (450, 900, 6)):
            e.pencil(shapes.oval(x, y, reach), colour("#ffffff"), 2, 0.8)
        fish = shapes.join(
            shapes.leaf((360, 950), (436, 946), 26), shapes.polygon([(360, 950), (338, 932), (340, 968)])
        )
        e.solid(fish, "#ff9a4a", round=0.6)
    eye(e, 345, 790, 42, "#2f6d9a", (0.3, -0.7))
    eye(e, 470, 790, 42, "#2f6d9a", (0.3, -0.7))
    cheeks(e, [(300, 852), (520, 852)], 34, "#ff9a8a", 0.6)
    smile(e, 408, 858, 54, 0.45)
    e.solid(shapes.limb([(560, 830), (628, 780), (640, 690)], [34, 26, 22]), "#4fa3cc", rim=1)
    e.solid(shapes.limb([(238, 850), (190, 910), (214, 950)], [34, 28, 22]), "#4fa3cc", rim=1)
    e.line([(640, 720), (646, 600), (630, 520)], "#4f7a3a", 11, taper=False)
    cup = shapes.smooth(
        [(470, 452), (530, 500), (630, 530), (730, 500), (775, 440), (700, 474), (620, 484), (540, 478)]
    )
    e.solid(cup, "#6fa84a", round=0.5, flow=10)
    e.wash(shapes.oval(622, 468, 128, 18), ["#d6f2f2", "#7fbcd0"], 90, hand=0.6)
    for spot in ((590, 400), (650, 350), (618, 300)):
        e.solid(shapes.flame(spot[0], spot[1], 22, 42), "#9fdcf0", rim=1, edge=0.2)
    e.solid(shapes.flame(400, 520, 30, 62, 0.3), "#7cc6e4", rim=1, edge=0.2)
    air.rain(e, 120, 8, alpha=0.4)
