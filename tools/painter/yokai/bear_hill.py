"""Bear Hill, the yokai of earth worth 6."""

from __future__ import annotations

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.light import family
from tools.painter.motifs.features import cheeks, eye, fur
from tools.painter.motifs.houses import house
from tools.painter.yokai.portraits import portrait
from tools.painter.yokai.sparrow import sparrow


@portrait(
    "earth",
    6,
    family("golden")
    .with_colours(sky=("#6a5a6f", "#b5806a", "#eab06a", "#ffdf9a"), haze="#e3b07a", far="#a8744f")
    .lit_from(0.85, 0.3),
)
def bear_hill(e: Easel) -> None:
    """The village thinks it lives upon a hill. Each autumn the hill turns over in its sleep."""
    air.sky(e, 800, flow=-8)
    air.glow(e, 680, 360, 420, "#fff0c0", 0.8)
    with e.depth(0.65):
        e.solid(shapes.ridge(-20, 820, 1220, [720, 640, 700, 620, 680, 640]), "#a8704a", round=0.15)
    with e.depth(0.4):
        e.solid(shapes.ridge(-20, 820, 1220, [840, 790, 820, 770, 800, 780]), "#9a6a3a", round=0.15)
    brush.repaint(e, 50, 0.5, -6)
    coat = "#7a4a2c"
    body = shapes.smooth(
        [
            (-60, 1240),
            (-40, 900),
            (40, 700),
            (180, 560),
            (360, 500),
            (520, 540),
            (640, 640),
            (720, 780),
            (760, 960),
            (760, 1240),
        ]
    )
    e.drop(body, 30, 30, 0.5)
    drawn = e.solid(body, coat, round=0.55, rim=1, bristle=0.9, flow=50, hand=3)
    luck = e.chance.apart("fur")
    with e.inside(drawn):
        for _ in range(420):
            x, y = luck.between(-20, 780), luck.between(640, 1200)
            tip = (x - 14 + luck.about(0, 16), y + luck.between(24, 54))
            e.flat(
                shapes.leaf((x, y), tip, 8, 0.1), luck.pick(["#5f3620", "#94603a", "#b07a4a", "#6f4228"]), 0.6, hand=0
            )
    crest = shapes.smooth(
        [
            (-40, 900),
            (30, 700),
            (180, 552),
            (360, 492),
            (520, 532),
            (640, 632),
            (600, 660),
            (520, 620),
            (440, 640),
            (350, 590),
            (270, 650),
            (190, 660),
            (120, 740),
            (60, 790),
            (10, 900),
        ]
    )
    e.solid(crest, "#a8862f", round=0.6, rim=1, bristle=1, flow=30)
    fur(e, crest, ["#8a7a2c", "#c9a03a", "#6f6a2a"], 26, 8, 10, 0.9)
    spots = [
        (60, 720),
        (110, 655),
        (170, 596),
        (250, 548),
        (300, 526),
        (455, 520),
        (510, 540),
        (570, 585),
        (620, 630),
        (40, 800),
        (140, 690),
        (580, 640),
        (90, 770),
        (220, 620),
    ]
    for index, (x, y) in enumerate(spots):
        luck = e.chance.apart("tree", index)
        tall = luck.between(90, 170)
        shade = luck.pick(["#d9632a", "#e8a02f", "#b8402a", "#c98a2a", "#8a8a34"])
        e.solid(shapes.limb([(x, y + 6), (x + luck.about(0, 8), y - tall * 0.5)], [15, 9]), "#5a3a2a", edge=0.3)
        for _ in range(3):
            reach = tall * luck.between(0.24, 0.34)
            e.solid(
                shapes.blob(
                    x + luck.about(0, 22), y - tall * luck.between(0.55, 0.85), reach, reach * 0.95, luck, 0.14
                ),
                colour(shade).turned(luck.about(0, 14)),
                round=0.8,
                rim=0.9,
                edge=0.3,
            )
    house(e, 385, 508, 88, 66, "#f0dcb4", "#a8402f", (2, 1), 1.0)
    for puff, (x, y, reach) in enumerate(((410, 390, 13), (424, 358, 18), (412, 318, 24), (440, 274, 30))):
        e.flat(shapes.blob(x, y, reach, reach * 0.8, e.chance.apart("smoke", puff), 0.2), "#fff4e4", 0.5, blur=6)
    e.line([(385, 520), (400, 570), (360, 620), (380, 690)], "#e8cf94", 13, alpha=0.9)
    for x, y in ((330, 860), (640, 850)):
        e.solid(shapes.oval(x, y, 66, 62), coat, round=0.9, rim=1)
        e.solid(shapes.oval(x, y + 6, 38, 36), "#c98a5a", round=0.6)
    head = shapes.smooth(
        [
            (290, 960),
            (330, 860),
            (420, 820),
            (560, 818),
            (650, 856),
            (694, 950),
            (690, 1050),
            (620, 1120),
            (490, 1146),
            (370, 1124),
            (300, 1060),
        ]
    )
    e.drop(head, 22, 18, 0.5)
    e.solid(head, "#8a5634", round=0.9, rim=1, bristle=0.9, flow=70)
    fur(e, head, ["#6f4228", "#94603a", "#b07a4a"], 32, 8, 30)
    e.solid(
        shapes.smooth(
            [(400, 1030), (440, 970), (500, 950), (560, 968), (604, 1030), (580, 1100), (500, 1126), (424, 1100)]
        ),
        "#d9a873",
        round=0.8,
        rim=0.8,
    )
    e.solid(
        shapes.smooth([(450, 994), (500, 976), (552, 994), (530, 1036), (500, 1046), (470, 1036)]),
        "#33202a",
        round=0.7,
        rim=1,
    )
    eye(e, 408, 940, 32, "#6a3f1f", (0.2, 0.2), 1)
    eye(e, 588, 930, 27, "#c9852a", (0.6, -0.2), 0.52, skin="#8a5634")
    e.line([(500, 1046), (500, 1076), (452, 1086)], "#3a2018", 6, lit=False)
    e.line([(500, 1076), (550, 1084)], "#3a2018", 6, lit=False)
    cheeks(e, [(370, 1030), (630, 1022)], 36, "#e8714a", 0.45)
    for x in (110, 250):
        paw = shapes.smooth([(x - 90, 1220), (x - 80, 1120), (x, 1084), (x + 84, 1120), (x + 96, 1220)])
        e.solid(paw, "#7f4e30", round=0.9, rim=1, bristle=0.9, flow=70)
        for toe in range(4):
            e.solid(shapes.leaf((x - 60 + toe * 40, 1150), (x - 66 + toe * 42, 1210), 20), "#f0dcb8", rim=0.6, edge=0.3)
    luck = e.chance.apart("falling")
    for _ in range(26):
        x, y = luck.between(30, 770), luck.between(420, 1180)
        tip = (x + luck.about(0, 26), y + luck.between(4, 24))
        e.solid(
            shapes.leaf((x, y), tip, 13, 0.1), luck.pick(["#e8722a", "#f0b03a", "#c9402a"]), round=0.2, rim=1, edge=0.2
        )
    with e.at(480, 770, 0.55, -6):
        sparrow(e)
