"""Sun Rooster, the yokai of fire worth 7."""

from __future__ import annotations

import math

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.light import family
from tools.painter.motifs.features import eye, feather
from tools.painter.yokai.flames import burning
from tools.painter.yokai.portraits import portrait


@portrait(
    "fire",
    7,
    family("golden")
    .with_colours(sky=("#3a0f3a", "#8f1f3f", "#e8552a", "#ffc04a"), haze="#f08a4a", far="#7a2f4f")
    .lit_from(0.5, 0.72),
)
def sun_rooster(e: Easel) -> None:
    """On the last mountain a rooster sits on an egg all night. In the morning it hatches: that is the day."""
    air.sky(e, flow=-60)
    air.glow(e, 400, 860, 760, "#ffb03a", 0.85)
    air.rays(e, 400, 850, 1200, 22, (180, 360), 0.42)
    with e.depth(0.5):
        e.solid(shapes.ridge(-20, 820, 1220, [880, 800, 900, 940, 900, 820, 890]), "#8a2f4f", round=0.1)
    brush.repaint(e, 56, 0.45, -60)
    luck = e.chance.apart("tail")
    tail = []
    for index in range(15):
        angle = math.radians(-168 + index * 11.2)
        reach = 560 - 110 * abs(index - 7) / 7 + luck.about(0, 26)
        tail.append((angle, reach, ("#d92a2f", "#ff6a2a", "#ffb02a", "#8f1f4f", "#e8452a")[index % 5]))
    for angle, reach, shade in sorted(tail, key=lambda plume: -abs(plume[0] + math.pi / 2)):
        tip = (420 + math.cos(angle) * reach, 700 + math.sin(angle) * reach)
        bend = 0.14 if angle < -math.pi / 2 else -0.14
        feather(e, (420, 740), tip, 96, shade, bend, "#ffe28a")
    for index in range(11):
        angle = math.radians(-160 + index * 14)
        tip = (420 + math.cos(angle) * 330, 720 + math.sin(angle) * 330)
        burning(e, tip[0], tip[1] + 40, 50, 110, math.cos(angle) * 0.5)
    e.solid(
        shapes.smooth(
            [(-40, 1230), (60, 1080), (190, 1010), (300, 1000), (500, 1000), (620, 1016), (740, 1090), (840, 1230)],
            tension=0.7,
        ),
        "#5a2440",
        round=0.3,
        flow=30,
        bristle=1,
    )
    for index in range(34):
        luck = e.chance.apart("nest", index)
        x = luck.between(170, 640)
        tip = (x + luck.about(0, 150), 1000 + luck.between(-30, 60))
        e.solid(
            shapes.limb([(x, luck.between(985, 1050)), tip], [14, 5]),
            luck.pick(["#8a4a2a", "#b8702f", "#5a2f2a"]),
            round=0.4,
            rim=1,
            edge=0.3,
        )
    egg = shapes.smooth(
        [(400, 720), (510, 790), (550, 900), (510, 1000), (400, 1034), (290, 1000), (250, 900), (290, 790)]
    )
    air.glow(e, 400, 890, 420, "#fff0a8", 0.9)
    e.glowing(egg, "#ffcf4a", 50, 0.9)
    with e.inside(egg):
        brush.dry(e, egg, [colour("#fff3b0"), colour("#ffb52f"), colour("#ffe27a")], 70, 0.7)
        air.glow(e, 400, 880, 150, "#ffffff", 0.9)
    crack = [(330, 800), (356, 836), (344, 866), (392, 890), (380, 930), (430, 956)]
    e.line(crack, "#fffbe6", 9, lit=False)
    e.line([(392, 890), (440, 870), (470, 884)], "#fffbe6", 6, lit=False)
    coat = "#c9302a"
    body = shapes.smooth(
        [
            (180, 820),
            (170, 700),
            (240, 590),
            (330, 540),
            (460, 560),
            (580, 640),
            (640, 760),
            (610, 850),
            (520, 850),
            (400, 800),
            (280, 850),
        ]
    )
    e.solid(body, coat, round=0.7, rim=1, flow=60, bristle=0.9)
    for row in range(5):
        for column in range(9 - row):
            x = 220 + column * 46 + row * 24
            y = 830 - row * 54 - 40 * math.sin(math.pi * column / (9 - row))
            shade = ("#e8452a", "#ff7a2a", "#ffb03a", "#d9352a")[(row + column) % 4]
            e.solid(shapes.leaf((x, y - 50), (x + 4, y + 36), 46), shade, round=0.4, rim=0.9, edge=0.35)
    neck = shapes.limb([(330, 720), (270, 600), (250, 470), (270, 380)], [240, 190, 130, 104])
    e.solid(neck, "#ffab2f", round=0.8, rim=1, flow=80, bristle=0.9)
    for row in range(7):
        for column in range(5):
            share = row / 6
            x = 266 + share * 56 + (column - 2) * (24 + share * 22)
            y = 420 + share * 250
            shade = ("#ffd25a", "#ff9a2f", "#ffc03a")[(row * 2 + column) % 3]
            e.solid(shapes.leaf((x, y - 30), (x + (column - 2) * 8, y + 70), 34), shade, round=0.4, rim=0.8, edge=0.3)
    comb = shapes.join(
        *[
            shapes.flame(x, y, 56, tall, -0.1)
            for x, y, tall in ((220, 330, 90), (262, 310, 130), (306, 316, 120), (344, 340, 86))
        ]
    )
    e.solid(comb, "#e8232f", round=0.6, rim=1)
    e.solid(shapes.oval(276, 380, 82, 76), "#ffb53a", round=0.8, rim=1)
    e.solid(
        shapes.smooth([(214, 352), (160, 330), (96, 344), (66, 376), (120, 374), (212, 394)], tension=0.9),
        "#ffe08a",
        round=0.5,
        rim=1,
    )
    e.solid(
        shapes.smooth([(212, 398), (150, 396), (104, 412), (150, 424), (212, 424)], tension=0.9),
        "#e8b04a",
        round=0.5,
        rim=1,
    )
    e.solid(shapes.join(shapes.flame(216, 452, 40, -84), shapes.flame(246, 456, 40, -90)), "#e8232f", round=0.6, rim=1)
    e.solid(shapes.oval(268, 384, 46, 40), "#fff0d0", round=0.3, rim=0.4)
    eye(e, 262, 374, 31, "#c9421f", (-0.5, -0.3), 0.22, skin="#ffb53a")
    for index in range(8):
        base, tip = (420 + index * 14, 700 + index * 8), (610 + index * 9, 640 + index * 30)
        shade = ("#8f1f4f", "#c92a3a", "#e8552a", "#ff8a2a")[index % 4]
        feather(e, base, tip, 70, shade, 0.16)
    for row in range(3):
        for column in range(6 - row):
            x, y = 420 + column * 38 + row * 12, 690 + column * 22 - row * 26
            shade = ("#ffb03a", "#ff8a2a", "#ffd25a")[(row + column) % 3]
            e.solid(shapes.leaf((x - 16, y - 30), (x + 34, y + 20), 40, 0.1), shade, round=0.4, rim=0.9, edge=0.35)
    _nest(e)
    air.motes(e, 50, (60, 120, 740, 1080), "#ffe08a", 4)


def _nest(e: Easel) -> None:
    """Twigs laid over the foot of the egg, lit from within."""
    luck = e.chance.apart("nest rim")
    for index in range(58):
        x = 190 + index * 7.4
        middle = 1046 - 26 * math.sin(math.pi * index / 57)
        start = (x - luck.between(30, 80), middle + luck.about(0, 26))
        end = (x + luck.between(30, 80), middle + luck.about(0, 26))
        bend = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - luck.about(4, 12))
        shade = luck.pick(["#6a3424", "#94502a", "#b8742f", "#4a2424"])
        e.solid(shapes.limb([start, bend, end], [9, 8, 3]), shade, round=0.4, rim=1, bristle=0, edge=0.3, hand=0.5)
