"""Bell Octopus, the yokai of water worth 5."""

from __future__ import annotations

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.light import family
from tools.painter.motifs.features import cheeks, eye, smile
from tools.painter.yokai.portraits import portrait


@portrait(
    "water", 5, family("underwater").with_colours(sky=("#9fe6d6", "#3aa6b8", "#14648c", "#082c54")).lit_from(0.6, -0.15)
)
def bell_octopus(e: Easel) -> None:
    """The bell of a sunken town found someone to ring it: an octopus wears it as a hat."""
    air.sky(e, flow=95)
    air.rays(e, 520, -160, 1300, 9, (60, 125), 0.28)
    with e.depth(0.6):
        for x, wide, tall in ((90, 110, 360), (200, 80, 250), (690, 120, 420), (590, 70, 230)):
            tower = shapes.join(
                shapes.box(x - wide / 2, 1010 - tall, wide, tall + 60),
                shapes.polygon([(x - wide * 0.6, 1010 - tall), (x, 900 - tall), (x + wide * 0.6, 1010 - tall)]),
            )
            e.solid(tower, "#2c6f86", round=0.2, flow=88)
            e.flat(shapes.box(x - 9, 1050 - tall, 18, 40, 8), "#072840", 0.6)
    brush.repaint(e, 50, 0.5, 95)
    e.solid(shapes.ridge(-20, 820, 1220, [1080, 1040, 1066, 1030, 1090]), "#b59a6a", round=0.2, flow=5)
    for index in range(9):
        root = (40, 95, 150, 640, 700, 765, 60, 735, 20)[index]
        luck = e.chance.apart("weed", index)
        high = luck.between(140, 300)
        e.solid(
            shapes.limb(
                [(root, 1110), (root + luck.about(0, 40), 1110 - high / 2), (root + luck.about(0, 60), 1110 - high)],
                [22, 18, 3],
            ),
            luck.pick(["#2f8a6a", "#7a3f6a", "#c0553f"]),
        )
    e.flat_shadow(shapes.oval(400, 1090, 270, 40), 0.6, 18)
    skin = "#f0607a"
    arms = [
        [(330, 800), (200, 880), (90, 830), (60, 730), (120, 690), (150, 740)],
        [(470, 800), (610, 880), (720, 820), (742, 700), (680, 660), (652, 716)],
        [(340, 830), (240, 980), (110, 1000), (60, 1070), (110, 1110), (150, 1080)],
        [(460, 830), (560, 990), (680, 980), (748, 1040), (720, 1100), (676, 1080)],
        [(370, 850), (320, 1010), (220, 1090), (270, 1140), (320, 1108)],
        [(430, 850), (480, 1010), (580, 1090), (530, 1146), (480, 1110)],
    ]
    for arm in arms:
        path = shapes.limb(arm, [96, 74, 52, 38, 24, 10], 8)
        e.drop(path, 14, 10, 0.4)
        e.solid(path, skin, round=0.75, rim=0.9, flow=70)
        line = shapes.spine(arm, 7)
        for index in range(8, len(line) - 3, 3):
            reach = 10 * (1 - index / len(line)) + 2.6
            e.solid(
                shapes.oval(line[index][0] + reach * 0.8, line[index][1] + reach * 0.6, reach),
                "#ffc4b4",
                rim=0.6,
                edge=0.3,
                hand=0.3,
            )
    face = shapes.smooth(
        [(270, 700), (262, 780), (320, 870), (400, 890), (480, 870), (540, 780), (530, 700), (400, 660)]
    )
    e.solid(face, skin, round=0.8, rim=0.7)
    eye(e, 335, 766, 42, "#f2c14b", (0.15, 0.1), 0.12)
    eye(e, 465, 766, 42, "#f2c14b", (0.15, 0.1), 0.12)
    cheeks(e, [(292, 826), (508, 826)], 28, "#ffb0a0", 0.6)
    smile(e, 400, 832, 46, 0.5)
    bell = shapes.smooth(
        [
            (222, 716),
            (262, 650),
            (288, 500),
            (330, 400),
            (400, 364),
            (470, 400),
            (512, 500),
            (538, 650),
            (578, 716),
            (400, 752),
        ]
    )
    drawn = e.solid(bell, "#eeb04e", round=0.95, rim=1, flow=85, bristle=0.8)
    with e.inside(drawn):
        e.flat(shapes.limb([(240, 670), (400, 704), (560, 670)], [12, 14, 12]), "#8a5a24", 0.85)
        e.flat(shapes.limb([(290, 500), (400, 526), (510, 500)], [9, 10, 9]), "#8a5a24", 0.85)
        for index in range(5):
            x = 300 + index * 50
            e.flat(shapes.leaf((x, 620 + abs(index - 2) * -6), (x, 556 + abs(index - 2) * -3), 26), "#9a6a2a", 0.85)
        for index in range(12):
            luck = e.chance.apart("verdigris", index)
            e.flat(
                shapes.blob(
                    luck.between(250, 550),
                    luck.between(420, 700),
                    luck.between(14, 40),
                    luck.between(20, 60),
                    luck,
                    0.3,
                ),
                "#7fd8bc",
                0.4,
                blur=4,
            )
        e.flat(shapes.limb([(340, 430), (316, 540), (286, 660)], [10, 22, 14]), "#fff0c0", 0.5, blur=6)
    e.solid(shapes.cut(shapes.oval(400, 346, 36), shapes.oval(400, 342, 17)), "#a5742e", rim=1)
    brush.stroke(e, [(220, 720), (400, 764), (580, 720)], "#fff2cf", 10, 0.5)
    air.motes(e, 26, (40, 120, 760, 1000), "#d6fff4", 3.4)
    for index in range(18):
        luck = e.chance.apart("bubble", index)
        bubble = shapes.oval(640 + luck.about(0, 70), 610 - index * 26, luck.between(4, 14))
        e.pencil(bubble, colour("#eafff8"), 2, 0.8)
