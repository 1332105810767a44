"""Candle Hedgehog, the yokai of fire worth 4."""

from __future__ import annotations

import math

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.light import family
from tools.painter.motifs.features import cheeks, eye, fur, smile
from tools.painter.yokai.flames import burning
from tools.painter.yokai.portraits import portrait


@portrait(
    "fire",
    4,
    family("golden")
    .with_colours(sky=("#5a2a3f", "#a8483f", "#e88a4a", "#ffd08a"), haze="#e09a6a")
    .lit_from(0.44, 0.36),
)
def candle_hedgehog(e: Easel) -> None:
    """A hedgehog with candles for spines goes to every birthday in the wood, invited or not."""
    air.sky(e, flow=20)
    with e.depth(0.5):
        luck = e.chance.apart("birches")
        for index in range(9):
            x = 30 + index * 92 + luck.about(0, 30)
            trunk = e.solid(
                shapes.limb([(x, 1000), (x + luck.about(0, 20), 500), (x + luck.about(0, 40), -40)], [46, 36, 22]),
                "#e8d6c0",
                round=0.8,
                flow=88,
            )
            with e.inside(trunk):
                for _ in range(9):
                    y = luck.between(60, 940)
                    e.flat(shapes.leaf((x - 26, y), (x + luck.between(-8, 10), y + 4), 9), "#4a3038", 0.8)
    brush.repaint(e, 44, 0.55, 80)
    e.solid(shapes.ridge(-20, 820, 1220, [960, 930, 968, 940, 972]), "#8a5a34", round=0.15, flow=5, bristle=0.9)
    luck = e.chance.apart("fallen")
    for _ in range(70):
        x, y = luck.between(0, 800), luck.between(960, 1190)
        tip = (x + luck.about(0, 40), y + luck.about(0, 16))
        e.solid(
            shapes.leaf((x, y), tip, 20, 0.1),
            luck.pick(["#d9772a", "#b8402a", "#e8b03a", "#9a5a2a"]),
            round=0.3,
            edge=0.3,
        )
    e.shadow(400, 1050, 330)
    body = shapes.smooth(
        [
            (130, 960),
            (120, 800),
            (200, 660),
            (350, 590),
            (500, 630),
            (590, 760),
            (620, 900),
            (600, 1010),
            (480, 1060),
            (260, 1060),
            (160, 1030),
        ]
    )
    spots = []
    for ring, (count, reach, lift) in enumerate(((9, 1.0, 0), (8, 0.72, 24), (6, 0.42, 46))):
        for index in range(count):
            angle = math.radians(-190 + (index + 0.5 * (ring % 2)) * 205 / count)
            spots.append((370 + math.cos(angle) * 235 * reach, 830 + math.sin(angle) * 235 * reach - lift, angle))
    for x, y, angle in spots[:9]:
        _candle(e, x, y, angle)
    e.solid(body, "#7a4630", round=0.9, rim=0.6, bristle=0.9, flow=60)
    fur(e, body, ["#5a3226", "#8a5438", "#a8683f"], 44, 7, 20)
    for x, y, angle in sorted(spots[9:], key=lambda spot: spot[1]):
        _candle(e, x, y, angle)
    face = shapes.smooth(
        [
            (430, 800),
            (500, 770),
            (590, 800),
            (650, 880),
            (712, 930),
            (690, 968),
            (620, 990),
            (540, 1010),
            (450, 980),
            (420, 890),
        ]
    )
    e.solid(face, "#e8c49a", round=0.7, rim=0.6, bristle=0.5)
    e.solid(shapes.oval(456, 806, 34, 40), "#d9a47a", round=0.7)
    eye(e, 552, 866, 31, "#5a2f1a", (0.5, -0.4), 0.1)
    eye(e, 626, 872, 24, "#5a2f1a", (0.5, -0.4), 0.1)
    e.solid(shapes.oval(708, 940, 22, 19), "#33202a", rim=1)
    smile(e, 640, 966, 60, 0.3)
    cheeks(e, [(540, 930)], 32, "#f0715a", 0.6)
    for x in (240, 330, 500, 570):
        e.solid(shapes.limb([(x, 1030), (x + 12, 1078)], [46, 40]), "#c99a70")
    with e.at(640, 1060, 0.9):
        e.solid(shapes.box(-52, -70, 104, 74, 8), "#d94a5a", round=0.3)
        e.flat(shapes.box(-9, -70, 18, 74), "#ffe0a0")
        e.solid(shapes.leaf((0, -70), (-46, -104), 30), "#ffe0a0")
        e.solid(shapes.leaf((0, -70), (46, -104), 30), "#ffe0a0")
    air.motes(e, 22, (80, 320, 700, 820), "#ffd27a", 3)


def _candle(e: Easel, x: float, y: float, angle: float) -> None:
    lean = math.degrees(angle) + 90
    wax = ("#f4e4c4", "#e86a5a", "#f2c04a", "#8ac0b0")[int(abs(x * 7 + y * 3)) % 4]
    with e.at(x, y, 1, lean * 0.72):
        e.solid(shapes.limb([(0, 40), (0, -84)], [26, 22]), wax, round=0.7, rim=0.7, flow=88)
        e.flat(shapes.limb([(-7, -82), (-8, -50)], [8, 9]), colour(wax).lighter(0.4), 0.9)
        e.line([(0, -82), (0, -100)], "#33202a", 3, taper=False)
        burning(e, 0, -92, 26, 58, 0.1)
