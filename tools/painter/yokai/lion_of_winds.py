"""Lion of Four Winds, the yokai of wind worth 7."""

from __future__ import annotations

import math

from tools.painter import air, brush, shapes
from tools.painter.easel import Easel
from tools.painter.light import family
from tools.painter.motifs.features import eye, fur, whiskers
from tools.painter.motifs.houses import house
from tools.painter.yokai.gusts import gust
from tools.painter.yokai.portraits import portrait


@portrait(
    "wind",
    7,
    family("noon")
    .with_colours(sky=("#1f6f7a", "#4fa8a0", "#2f8488", "#12505e"), haze="#bfe4d0", far="#6fb0a0")
    .lit_from(0.5, 0.02),
)
def lion_of_winds(e: Easel) -> None:
    """When he shakes his head it is autumn; when he sighs, spring. The houses in his mane have learned to hold on."""
    air.sky(e, flow=-35)
    air.rays(e, 400, -60, 1300, 16, (20, 160), 0.3)
    brush.repaint(e, 60, 0.5, -35)
    luck = e.chance.apart("mane")
    curls = []
    for ring, (count, far, size) in enumerate(
        ((22, 470.0, 118.0), (19, 385.0, 108.0), (16, 300.0, 96.0), (13, 225.0, 82.0))
    ):
        for index in range(count):
            angle = math.tau * (index + 0.5 * (ring % 2)) / count + luck.about(0, 0.06)
            curls.append((ring, angle, far * luck.between(0.92, 1.06), size * luck.between(0.8, 1.15)))
    shades = (
        ("#1f5f6a", "#2f7a7c", "#17505c"),
        ("#3f9a90", "#2f8a88", "#5fb0a0"),
        ("#8fd0b4", "#7fc4ac", "#a8dcc0"),
        ("#e9f8e4", "#d6f0da", "#fbfff2"),
    )
    for ring, angle, far, size in curls:
        if ring == 2 and abs(angle - 4.9) < 0.2:
            continue
        x, y = 400 + math.cos(angle) * far * 0.94, 610 + math.sin(angle) * far * 1.08
        way = 1 if math.cos(angle) > 0 else -1
        points = shapes.curl(x, y, size, 1.35, math.degrees(angle) + 200 * way, way, 28)
        root = (400 + math.cos(angle) * far * 0.5, 610 + math.sin(angle) * far * 0.6)
        path = shapes.limb([root, *points], [size * 0.15, size * 0.62, size * 0.5, size * 0.26, size * 0.08], 2)
        e.drop(path, 9, 9, 0.55)
        e.solid(path, luck.pick(shades[ring]), round=0.65, rim=1, edge=0.3, bristle=0.6, flow=math.degrees(angle))
    for index, (hx, hy, turn) in enumerate(((150, 330, -24), (662, 360, 22), (120, 800, -30), (690, 790, 26))):
        with e.at(hx, hy, 0.9, turn):
            house(
                e,
                0,
                40,
                76,
                62,
                ("#fbeed0", "#f6dfc8", "#f2e8d8", "#fbeed0")[index],
                ("#d9604a", "#e0943a", "#4a7fa8", "#c94f6a")[index],
                (2, 1),
                0.8,
            )
    for x, y, turn, shade in ((250, 180, -20, "#f2b84b"), (590, 160, 24, "#e8604a")):
        with e.at(x, y, 1, turn):
            e.line([(0, 50), (-30, 100), (10, 150), (-20, 200)], "#6a5a4a", 2.5)
            e.solid(shapes.polygon([(0, -60), (40, 0), (0, 60), (-40, 0)]), shade, round=0.3, rim=1)
            e.line([(0, -60), (0, 60)], "#7a5234", 3, taper=False)
            e.line([(-40, 0), (40, 0)], "#7a5234", 3, taper=False)
    coat = "#f4dfa8"
    for side in (-1, 1):
        e.solid(shapes.oval(400 + side * 176, 440, 64, 60), coat, round=0.9, rim=1)
        e.solid(shapes.oval(400 + side * 172, 446, 36, 34), "#e8a888", round=0.6)
    face = shapes.smooth(
        [
            (400, 400),
            (500, 416),
            (580, 480),
            (600, 590),
            (570, 700),
            (510, 780),
            (400, 830),
            (290, 780),
            (230, 700),
            (200, 590),
            (220, 480),
            (300, 416),
        ]
    )
    e.drop(face, 20, 22, 0.5)
    e.solid(face, coat, round=0.85, rim=0.9, bristle=0.8, flow=80)
    fur(e, face, ["#fff4d0", "#e8cc90", "#f4dfa8"], 44, 7, 0, 0.5)
    e.solid(
        shapes.smooth([(400, 500), (440, 520), (452, 640), (470, 700), (400, 730), (330, 700), (348, 640), (360, 520)]),
        "#fff2cc",
        round=0.7,
        rim=0.4,
        edge=0.15,
        flow=85,
    )
    for side in (-1, 1):
        cheek = shapes.smooth(
            [
                (400, 700),
                (400 + side * 60, 690),
                (400 + side * 110, 720),
                (400 + side * 100, 790),
                (400 + side * 40, 810),
                (400, 784),
            ]
        )
        e.solid(cheek, "#fff8e4", round=0.8, rim=0.5, edge=0.3)
        for row in range(3):
            for column in range(3):
                e.flat(shapes.oval(400 + side * (44 + column * 20), 736 + row * 18, 3), "#a8805a", 0.7)
        whiskers(e, 400 + side * 96, 750, 190, side, "#ffffff", 4)
        e.solid(
            shapes.limb([(400 + side * 50, 500), (400 + side * 100, 464), (400 + side * 170, 486)], [20, 30, 8]),
            "#fffbe8",
            round=0.6,
            rim=0.9,
            edge=0.3,
        )
        eye(e, 400 + side * 92, 546, 44, "#2fa08a", (0.0, 0.3), 0.26, skin="#e0c088")
        e.line([(400 + side * 52, 570), (400 + side * 36, 640)], "#c9a468", 6, alpha=0.6)
    e.solid(
        shapes.smooth([(340, 664), (400, 650), (460, 664), (440, 704), (400, 724), (360, 704)]),
        "#c9606a",
        round=0.8,
        rim=1,
    )
    for side in (-1, 1):
        e.line([(400, 722), (400, 770), (400 + side * 50, 800), (400 + side * 92, 782)], "#7a4a3a", 6, lit=False)
    lips = shapes.oval(400, 820, 30, 24)
    e.flat(lips, "#7a3a3f", hand=0.8)
    beard = shapes.smooth([(340, 830), (400, 852), (460, 830), (450, 920), (400, 980), (350, 920)])
    e.solid(beard, "#e9f8e4", round=0.6, rim=0.9)
    fur(e, beard, ["#ffffff", "#c8ead0", "#9fd4be"], 40, 8, 10)
    breaths: list[tuple[list[shapes.Point], int]] = [
        ([(400, 838), (500, 960), (610, 1000), (700, 960)], -1),
        ([(400, 838), (330, 980), (210, 1040), (110, 1010)], 1),
        ([(400, 838), (430, 1000), (540, 1100), (660, 1100)], -1),
        ([(400, 838), (390, 1020), (300, 1120), (200, 1130)], 1),
    ]
    for breath, side in breaths:
        gust(e, breath, 20, "#ffffff", 0.75, 56, side)
    for _ in range(60):
        x, y = luck.between(80, 720), luck.between(860, 1180)
        tip = (x + luck.about(0, 24), y + luck.about(6, 22))
        e.solid(
            shapes.leaf((x, y), tip, 13, 0.15),
            luck.pick(["#f2b84b", "#e8704a", "#f8e8a0", "#ffb0b8", "#5fb08a"]),
            round=0.2,
            rim=1,
            edge=0.2,
        )
    for x, y in ((180, 1090), (620, 1060), (500, 1150)):
        with e.at(x, y, 0.8, luck.about(0, 20)):
            e.solid(shapes.leaf((0, 0), (-52, -30), 13, 0.2), "#ffffff", rim=1, edge=0.3)
            e.solid(shapes.leaf((0, 0), (52, -26), 13, -0.2), "#ffffff", rim=1, edge=0.3)
    air.glow(e, 400, 60, 420, "#fffbe0", 0.6)
