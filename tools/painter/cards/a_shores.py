"""Cards 41–45: what hangs out to dry, what waits on the shore, what is under the snow and in the puddle."""

from __future__ import annotations

from dataclasses import replace

import skia

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs import beasts, heads, keepsakes, plants, sky, water
from tools.painter.motifs.birds import bird, butterfly, flock, owl
from tools.painter.motifs.creatures import hedgehog
from tools.painter.motifs.features import dot_eyes
from tools.painter.motifs.houses import house, window
from tools.painter.motifs.people import (
    CHILD,
    GIRL,
    GRANDFATHER,
    LOOKING_DOWN,
    REACHING,
    RUNNING,
    WOMAN,
    Pose,
    person,
)  # fmt: skip
from tools.painter.motifs.profiles import profile


@card(41, "washing-day-of-skies", family("golden").lit_from(-0.05, 0.2))
def washing_day_of_skies(e: Easel) -> None:
    """Old skies have been washed and hang out to dry: a night, a dawn, a rain that still drips; a child runs
    between them.
    """
    air.sky(e, 760, ["#e8c890", "#f4dca8", "#fbeec8", "#fff4d8"], flow=8)
    for far, heights, shade in ((0.7, [640, 600, 630, 590, 640], "#b89a6a"),
            (0.45, [720, 700, 670, 700, 680], "#a8935a"), (0.2, [830, 800, 830, 790, 760], "#9a8f4a")):
        with e.depth(far):
            e.solid(shapes.ridge(-20, 820, 1220, heights), shade, round=0.12, rim=0.5, flow=6)
    with e.depth(0.35):
        house(e, 640, 724, 110, 90, "#f2e2c4", "#b8533a", (2, 1), 0)
        plants.tree(e, 730, 730, 150)
    e.solid(shapes.ridge(-20, 820, 1220, [980, 950, 930, 940, 960]), "#8f9a48", round=0.1, flow=6)
    brush.repaint(e, 50, 0.5, 8)
    plants.grass(e, -10, 810, 1010, 60, 200, ("#8f9a48", "#b8b058", "#6f7f3a"))
    for x, top, foot in ((66, 120, 1060), (742, 60, 1000)):
        e.shadow(x, foot, 26, 220)
        e.solid(shapes.limb([(x, foot), (x + 4, top)], [24, 18]), "#7a5038", round=0.8)
        e.solid(shapes.limb([(x - 50, top + 30), (x + 54, top + 26)], [13, 13]), "#7a5038")
    rows = (((30, 150), (400, 210), (730, 90)), ((80, 420), (420, 500), (744, 380)))
    for line in rows:
        e.line(list(line), "#5f3b3f", 4, taper=False)
    for left, right, top_left, top_right, foot, kind in (
        (110, 300, 176, 198, 420, "night"), (330, 520, 204, 180, 400, "dawn"), (550, 690, 170, 118, 330, "snow"),
        (120, 330, 440, 486, 760, "rain"), (370, 560, 494, 462, 740, "aurora"), (590, 716, 452, 400, 650, "noon"),
    ):  # fmt: skip
        _sky_sheet(e, left, right, top_left, top_right, foot, kind)
    e.shadow(250, 1080, 120, 260)
    person(e, 230, 1086, 400, replace(WOMAN, coat="#b8333a", style="", trim="#fff0cc", head=0.155,
        animal=profile("#c98f6c", "#4a3028", "bun", 1.0, smile=1.4)),
        replace(REACHING, near_hand=(20, -100), nod=-16))
    _basket(e, 390, 1110)
    e.shadow(600, 1110, 80, 200)
    person(e, 600, 1114, 250, replace(GIRL, coat="#2f6d78", legs="#e0b48c", shoes="#e0b48c"), RUNNING, flip=True)
    butterfly(e, 500, 900, 40, "#f09d2e", 20)
    plants.grass(e, -10, 810, 1222, 90, 130, ("#6f7f3a", "#a8a04a", "#5a6a34"), 0.5)
    for x in (60, 140, 470, 700, 760):
        plants.flower(e, x, 1190, 70, "#fff0cc", "#f09d2e", 9)


def _sky_sheet(e: Easel, left: float, right: float, top_left: float, top_right: float, foot: float, kind: str) -> None:
    skies = {
        "night": ("#0a1038", "#1f2f74", "#4a4f96"),
        "dawn": ("#6a7ab8", "#e89aa0", "#ffdf9a"),
        "snow": ("#8fa0b8", "#c9d2de", "#eef0f2"),
        "rain": ("#2a3a52", "#5a7086", "#8fa4ae"),
        "aurora": ("#0a1030", "#1f7a78", "#58b58c"),
        "noon": ("#2f86c4", "#8fcbe6", "#d9eef2"),
    }
    wide = right - left
    luck = e.chance.apart("sheet", kind)
    sway = wide * luck.between(0.06, 0.2)
    cloth = shapes.smooth([(left, top_left), (left + wide * 0.5, (top_left + top_right) / 2 + 12), (right, top_right),
        (right + sway * 0.8, (top_right + foot) / 2), (right + sway, foot - 14),
        (left + wide * 0.7 + sway, foot + 12), (left + wide * 0.36 + sway, foot - 12), (left + sway, foot + 10),
        (left + sway * 0.5, (top_left + foot) / 2)], tension=0.8)
    e.drop(cloth, 26, 14, 0.4)
    drawn = e.solid(cloth, skies[kind][1], round=0.3, hand=1.4)
    with e.inside(drawn):
        brush.gradient(e, drawn, [colour(code) for code in skies[kind]], 90)
        box = drawn.getBounds()
        area = (box.left(), box.top(), box.right(), box.bottom())
        if kind == "night":
            air.stars(e, 46, area)
            sky.crescent(e, box.centerX() + 20, box.centerY() - 40, 26)
        elif kind == "dawn":
            sky.sun(e, box.centerX(), box.bottom() - 60, 30)
            flock(e, [(box.centerX() - 40, box.top() + 80), (box.centerX(), box.top() + 66),
                (box.centerX() + 36, box.top() + 90)], 24, "#4a3a5a")
        elif kind == "snow":
            for _ in range(60):
                e.flat(shapes.oval(luck.between(area[0], area[2]), luck.between(area[1], area[3]),
                    luck.between(1.5, 4.5)), "#ffffff", 0.95, hand=0)
        elif kind == "rain":
            sky.cloud(e, box.centerX(), box.top() + 90, wide * 0.86, "#4a5a72")
            for _ in range(70):
                x, y = luck.between(area[0], area[2]), luck.between(area[1] + 130, area[3])
                e.flat(shapes.leaf((x, y), (x - 5, y + 30), 2.6), "#dfeaf2", 0.7, hand=0)
        elif kind == "aurora":
            air.stars(e, 24, area)
            sky.aurora(e, [(area[0], box.centerY() + 30), (box.centerX(), box.centerY()),
                (area[2], box.centerY() + 40)], 150, strength=0.8)
        else:
            sky.cloud(e, box.centerX() - 10, box.centerY() - 20, wide * 0.7)
            sky.cloud(e, box.centerX() + 30, box.centerY() + 70, wide * 0.5)
        for fold in range(4):
            x = left + wide * (fold + 0.6) / 4
            e.flat_shadow(shapes.limb([(x, top_left - 10), (x + sway * 0.5, (top_left + foot) / 2),
                (x + sway, foot + 20)], [10, 22, 30]), 0.28, 12)
    for share in (0.04, 0.5, 0.96):
        x, y = left + wide * share, top_left + (top_right - top_left) * share + (12 if share == 0.5 else 0)
        e.solid(shapes.box(x - 6, y - 16, 12, 34, 3), "#d9a868", round=0.4)
    if kind in ("rain", "snow"):
        for drip in range(7):
            x = left + sway + wide * (drip + 0.5) / 7
            e.flat(shapes.flame(x, foot + 26 + luck.between(0, 70), 9, 22) if kind == "rain" else shapes.oval(x,
                foot + 26 + luck.between(0, 70), 5), "#7fa0b8" if kind == "rain" else "#ffffff", 0.95)


def _basket(e: Easel, x: float, y: float) -> None:
    """A washing basket with a rolled-up evening in it."""
    e.shadow(x, y, 110, 190)
    e.solid(shapes.blob(x - 20, y - 84, 50, 34, e.chance.apart("roll"), 0.1), "#3f3f8a", round=0.8)
    e.solid(shapes.blob(x + 34, y - 80, 44, 32, e.chance.apart("roll two"), 0.1), "#f0a060", round=0.8)
    drawn = e.solid(shapes.smooth([(x - 88, y - 80), (x + 88, y - 80), (x + 70, y), (x - 70, y)], tension=0.4),
        "#c9944a", round=0.6)
    with e.inside(drawn):
        for row in range(5):
            for column in range(9):
                at = (x - 84 + column * 21 + (10 if row % 2 else 0), y - 72 + row * 16)
                e.flat(shapes.oval(*at, 10, 6), "#8a5f2c", 0.5)


@card(42, "owl-of-the-headland", family("moon").lit_from(0.46, 0.36))
def owl_of_the_headland(e: Easel) -> None:
    """On the headland where a lighthouse should be sits an owl; by the light of its eyes paper boats find their
    way home.
    """
    air.sky(e, 800, ["#070a22", "#131a44", "#2a3468", "#4a5486"], flow=4)
    air.stars(e, 90, (0, 0, 800, 420))
    for x, y, wide in ((90.0, 330.0, 360), (680, 250, 340), (620, 560, 400), (120, 600, 340)):
        with e.depth(0.5):
            sky.cloud(e, x, y, wide, "#4a5488", tall=0.3, soft=4)
    water.sea(e, 760, 1220, ["#3a4a80", "#26346a", "#141e4a"], 0.3, 110)
    brush.repaint(e, 60, 0.45, 4)
    cliff = shapes.smooth([(470, 1230), (440, 1080), (470, 960), (440, 860), (470, 740), (520, 690), (640, 676),
        (740, 690), (830, 680), (830, 1230)], tension=0.8)
    eyes = ((572, 402), (690, 402))
    air.beam(e, eyes[0], (-120, 900), 30, 420, "#ffe9a0", 0.95)
    air.beam(e, eyes[0], (-80, 560), 20, 170, "#ffe9a0", 0.35)
    air.beam(e, eyes[1], (560, 1240), 24, 300, "#ffe9a0", 0.5)
    e.drop(cliff, 20, 20)
    drawn = e.solid(cliff, "#4a4a6a", round=0.5, flow=80, bristle=1, hand=4)
    with e.inside(drawn):
        luck = e.chance.apart("rock")
        for _ in range(90):
            x, y = luck.between(440, 810), luck.between(700, 1220)
            e.line([(x, y), (x + luck.about(0, 30), y + 30), (x + luck.about(0, 40), y + 70)],
                luck.pick(["#2a2a4a", "#6a6a8a"]), luck.between(2, 5), alpha=0.5)
    e.solid(shapes.smooth([(470, 716), (540, 680), (640, 664), (760, 676), (830, 668), (830, 716), (640, 706)]),
        "#4f6a5a", round=0.4)
    plants.grass(e, 480, 800, 700, 50, 90, ("#3f5a5a", "#6a8a6a"))
    owl(e, 632, 690, 400, "#7a6a7a", (-0.7, 0.5), "#ffd84a", shining=True)
    for eye_x, eye_y in eyes:
        air.glow(e, eye_x, eye_y, 190, "#ffe9a0", 0.8)
    window(e, 616, 594, 34, 44)
    keepsakes.door(e, 640, 694, 54)
    for x, y, size, turn in ((60, 850, 60, 6), (180, 800, 40, -4), (300, 880, 84, 8), (150, 960, 120, -6),
            (360, 1050, 150, 5), (90, 1110, 176, -4)):
        keepsakes.paper_boat(e, x, y, size, "#fff6e0", turn)
        e.glowing(shapes.oval(x, y - size * 0.2, size * 0.045), "#ffcf7a", size * 0.12)
        water.ripples(e, x, y + size * 0.06, size * 0.7, 2, "#ffe9a0", 0.5, 0.16)
    air.mist(e, 800, 90, "#7a84b0", 0.4)
    for step in range(40):
        luck = e.chance.apart("shine", step)
        y = 830 + step * 9
        x = 170 + luck.about(0, 170)
        e.canvas.drawPath(shapes.leaf((x - 30, y), (x + 30, y), 5),
            skia.Paint(Color=colour("#ffe9a0").fade(luck.between(0.2, 0.6)).argb, AntiAlias=True))
    plants.grass(e, 440, 810, 1225, 90, 60, ("#2a3f4a", "#4f6a5a"))


@card(43, "hem-of-the-snow", family("snow").lit_from(0.16, 0.2))
def hem_of_the_snow(e: Easel) -> None:
    """A girl lifts the hem of the snow as one lifts a blanket: spring is underneath, and it is still asleep."""
    air.sky(e, 560, flow=4)
    sky.sun(e, 128, 130, 44, "#fff0d0", 0.8)
    luck = e.chance.apart("wood")
    for far, base, count in ((0.75, 470, 13), (0.5, 540, 9)):
        with e.depth(far):
            e.solid(shapes.ridge(-20, 820, 900, [base - 10, base - 30, base, base - 20]), "#dfe6ee", round=0.1)
            for index in range(count):
                plants.pine(e, (index + luck.between(0, 1)) * 820 / count, base + luck.about(0, 14),
                    luck.between(150, 280), "#5a7488", 1)
    with e.depth(0.25):
        for x, tall in ((120.0, 330), (700, 380)):
            for px, py in plants.boughs(e, x, 640, tall, "#5a5468"):
                e.flat(shapes.oval(px, py - 3, 9, 4), "#ffffff", 0.95)
        house(e, 500, 600, 120, 90, "#c98a6a", "#f6f9fc", (2, 1), 0.7)
    e.solid(shapes.ridge(-20, 820, 1220, [640, 610, 630, 600, 640]), "#eef2f7", round=0.1, rim=0.4)
    brush.repaint(e, 46, 0.5, 4)
    meadow = shapes.smooth([(-30, 830), (160, 800), (380, 720), (600, 850), (830, 880), (830, 1240), (-30, 1240)])
    e.solid(meadow, "#7fae4a", round=0.05, flow=8)
    with e.inside(meadow):
        e.flat_shadow(shapes.smooth([(-30, 800), (200, 780), (420, 700), (620, 830), (830, 850), (830, 950),
            (560, 940), (380, 860), (180, 900), (-30, 930)]), 0.7, 40)
    plants.grass(e, -10, 810, 1010, 70, 240, ("#8fbf4a", "#5f9a44", "#b8d86a"))
    for _ in range(70):
        x, y = luck.between(0, 800), luck.between(900, 1180)
        if not (230 < x < 420 and 960 < y < 1100):
            plants.flower(e, x, y, luck.between(40, 80), luck.pick(["#e25a7a", "#f2c84b", "#8a7ad8", "#ffffff",
                "#f08a4a"]), "#f6e27a", 7, luck.about(0, 0.2), 0.24)
    hedgehog(e, 320, 1080, 150, shut=True)
    beasts.curled(e, 640, 1130, 190, replace(beasts.HARE, head=heads.hare_head, head_size=1.7))
    e.solid(shapes.smooth([(120, 1150), (118, 1120), (144, 1096), (176, 1104), (190, 1140), (170, 1160)]), "#c9a06a",
        round=0.9)
    for x, y, turn in ((220, 900, -20), (540, 940, 24)):
        with e.veil(0.95):
            butterfly(e, x, y, 54, "#f2b84b" if x < 300 else "#e25a7a", turn)
    snow = shapes.smooth([(-30, 640), (120, 650), (300, 610), (430, 640), (640, 650), (830, 650), (830, 900),
        (720, 930), (600, 880), (500, 780), (440, 690), (372, 690), (300, 772), (220, 850), (100, 880), (-30, 890)],
        tension=0.8)
    e.drop(snow, 30, 26, 0.5)
    drawn = e.solid(snow, "#f6f9fc", round=0.35, rim=0.5, flow=6, hand=3)
    with e.inside(drawn):
        for fold in (((430, 680), (470, 620), (560, 590)), ((400, 700), (330, 640), (260, 630)),
                ((480, 760), (580, 690), (700, 680)), ((330, 760), (230, 700), (120, 690))):
            e.flat_shadow(shapes.limb(list(fold), [16, 26, 8]), 0.35, 12)
    hem = shapes.limb([(-30, 892), (100, 884), (224, 852), (304, 776), (374, 694), (438, 692), (500, 784), (602, 884),
        (722, 934), (830, 904)], [30, 34, 30, 30, 30, 34, 30, 30])
    e.solid(hem, "#e6edf5", round=0.9, hand=3)
    for x, y in shapes.spine([(-10, 892), (100, 884), (224, 852), (304, 776), (374, 694), (438, 692), (500, 784),
            (602, 884), (722, 934), (810, 904)], 5):
        e.flat(shapes.star(x, y, 8, 6, 0.3), "#a8bcd4", 0.8)
    e.shadow(350, 700, 90, 90)
    person(e, 340, 690, 320, replace(GIRL, coat="#c7362f", style="beanie", hat="#2e6b66", scarf="#e99a4c",
        shoes="#6a3a2a"), Pose(hip=(0, -24), lean=32, nod=10, near_hand=(30, -4), far_hand=(24, -2),
        near_foot=(-14, 0), far_foot=(-10, 0)))
    air.snow(e, 70)


@card(44, "horses-of-foam", family("storm").lit_from(0.12, 0.3).with_colours(haze="#8fb0b4"))
def horses_of_foam(e: Easel) -> None:
    """The breakers come in as white horses; the first of them bows to a child with a single apple."""
    air.sky(e, 620, ["#142a44", "#2c5068", "#6f98a0", "#f2dca0"], flow=-10)
    for x, y, wide in ((560.0, 110.0, 560), (250, 60, 420)):
        with e.depth(0.2):
            sky.cloud(e, x, y, wide, "#4a6076", tall=0.34, soft=2)
    air.glow(e, 60, 420, 520, "#ffe2a0", 0.75)
    air.beam(e, (-40, 380), (560, 760), 120, 520, "#fff2c8", 0.4)
    for far, y, shade in ((0.5, 540, "#3f8a94"), (0.3, 620, "#2c7480")):
        with e.depth(far):
            water.wave(e, [(-60 + step * 76, y + (24 if step % 2 else -22)) for step in range(13)], 1220, shade, 1.0)
    for x, y, size, lean in ((190.0, 640.0, 0.42, 0.0), (330, 660, 0.5, 6)):
        with e.depth(0.45):
            _foam_horse(e, x, y, size, lean)
    brush.repaint(e, 46, 0.5, -8)
    water.wave(e, [(-60 + step * 84, 770 + (26 if step % 2 else -24)) for step in range(12)], 1220, "#1f6672", 1.3)
    hollow = shapes.smooth([(380, 960), (470, 860), (560, 700), (640, 520), (740, 300), (840, 220), (840, 1000)])
    e.solid(hollow, "#1c6470", round=0.5, flow=-60, bristle=1, hand=3)
    _foam_horse(e, 630, 850, 1.95, -15)
    air.glow(e, 420, 560, 300, "#fff2c8", 0.3)
    water.wave(e, [(-60 + step * 80, 930 + (22 if step % 2 else -20)) for step in range(12)], 1220, "#2f7c86", 1.8)
    luck = e.chance.apart("spray")
    for _ in range(320):
        x = luck.between(250, 800)
        e.flat(shapes.oval(x, luck.between(200 if x > 560 else 640, 960), luck.between(1, 6)), "#ffffff",
            luck.between(0.3, 0.9), hand=0.3)
    sand = shapes.smooth([(-30, 1010), (150, 1000), (360, 1030), (560, 1050), (830, 1070), (830, 1240), (-30, 1240)])
    e.solid(sand, "#d0ac78", round=0.1, flow=4)
    for x, y, wide in ((420, 1060, 420), (660, 1090, 440)):
        e.wash(shapes.blob(x, y, wide * 0.5, 22, luck, 0.2), ["#e4f0ea", "#7fb0b4"], 90, 0.3)
        e.line([(x - wide * 0.5, y + 8), (x, y + 24), (x + wide * 0.5, y + 6)], "#ffffff", 6, alpha=0.9)
    e.shadow(180, 1150, 100, 210)
    person(e, 180, 1156, 380, replace(CHILD, coat="#f2b420", style="hood", legs="#b03a3a", shoes="#22323f"),
        replace(REACHING, lean=4, near_hand=(29, -86), far_hand=(-14, -42)))
    e.solid(shapes.oval(300, 812, 24, 22), "#e02a24", round=1)
    e.line([(300, 794), (304, 778)], "#4a3020", 4)
    e.flat(shapes.leaf((302, 790), (324, 776), 10), "#6fa03a")
    for x, y, reach in ((560, 1150, 18), (680, 1170, 13), (440, 1180, 14)):
        e.solid(shapes.star(x, y, reach * 1.4, 5, 0.44, x), "#e0804a", round=0.6)
    for step in range(5):
        e.flat_shadow(shapes.oval(20 + step * 30, 1190 - step * 4 + (8 if step % 2 else 0), 10, 5), 0.4, 2)


def _foam_horse(e: Easel, x: float, y: float, size: float, lean: float) -> None:
    """Breast, neck and head of a white horse that is still half wave; it looks to the left, towards the shore."""
    luck = e.chance.apart("foam horse", round(x))
    with e.at(x, y, size, lean):
        for strand in range(34):
            share = strand / 33
            root = (18 + share * 74, -262 + share * 230)
            tip = (root[0] + 70 + luck.between(0, 100) * (0.4 + share), root[1] - 40 + luck.about(30, 60))
            e.solid(shapes.leaf(root, tip, luck.between(14, 26), luck.about(0.1, 0.25)),
                luck.pick(["#ffffff", "#e6f0f2", "#c4d8de"]), round=0.4, edge=0.15, hand=1.2)
        e.solid(shapes.limb([(-30, -20), (-120, -50), (-138, 16)], [60, 36, 22]), "#dfeaec", round=0.8, edge=0.25)
        neck = [(130, 90), (116, -30), (86, -130), (60, -206), (30, -256), (0, -282)]
        face = [(-24, -290), (-46, -268), (-74, -226), (-112, -176), (-132, -148), (-134, -124), (-116, -112),
            (-92, -122), (-62, -150), (-34, -168)]
        breast = [(-26, -140), (-44, -80), (-72, -20), (-80, 50), (-70, 96)]
        body = e.solid(shapes.smooth([*neck, *face, *breast], tension=0.9), "#f6fafb", round=0.8, flow=66,
            bristle=0.7, hand=1.2, edge=0.35)
        with e.inside(body):
            e.flat_shadow(shapes.limb([(-20, -170), (10, -200), (26, -250)], [10, 26, 8]), 0.35, 9)
            e.flat_shadow(shapes.limb([(-30, -120), (20, -60), (20, 40)], [8, 40, 60]), 0.22, 20)
            for curl_x, curl_y, reach in ((-30, 50, 34), (40, 60, 44), (96, 40, 34), (0, -10, 26), (66, -40, 30)):
                e.line(shapes.curl(curl_x, curl_y, reach, 1.5, 200, 1), "#8fb0ba", 5, alpha=0.7)
        e.solid(shapes.limb([(-34, 0), (-92, -74), (-142, -34), (-146, 14)], [58, 38, 24, 20]), "#f6fafb",
            round=0.8, edge=0.3)
        for ear_x in (-22, 2):
            e.solid(shapes.leaf((ear_x, -276), (ear_x - 4, -334), 20), "#eef5f6", edge=0.3)
        e.flat(shapes.oval(-122, -140, 6, 8), "#4f6470", 0.9)
        e.line([(-128, -120), (-108, -130), (-94, -140)], "#4f6470", 4)
        for strand in range(9):
            root = (16 - strand * 4, -286 + strand * 3)
            e.solid(shapes.leaf(root, (root[0] - 20 - strand * 6, root[1] + 22 + strand * 5), 13, 0.2), "#ffffff",
                round=0.3, edge=0.25)
        dot_eyes(e, [(-58, -214)], 11)
        e.line([(-84, -226), (-62, -244), (-38, -240)], "#4f6470", 5)


@card(45, "boy-in-the-puddle", family("noon").lit_from(0.8, 0.02).with_colours(sky=("#8fa0b0", "#b4bfc6", "#d4d6d2",
    "#e2ddd0"), haze="#ccd0d0"))
def boy_in_the_puddle(e: Easel) -> None:
    """After the rain an old man stops at a puddle on a grey street: out of it a boy looks up, with all his
    balloons.
    """
    air.sky(e, 460, flow=4)
    with e.depth(0.6):
        for x, y, wide, tall in ((90.0, 460.0, 150, 300), (260, 450, 150, 340), (430, 460, 160, 290),
                (600, 450, 150, 350),
                (750, 460, 150, 300)):
            house(e, x, y, wide, tall, "#a8a8ac", "#7f8088", (3, 3), 0.0)
    e.solid(shapes.box(-20, 440, 840, 60), "#a4a4a2", round=0.1)
    e.solid(shapes.box(-20, 492, 840, 740), "#8f9092", round=0.05, flow=2)
    luck = e.chance.apart("paving")
    for row in range(15):
        y = 500 + row * 30 + row * row * 1.5
        size = 66 + row * 9
        for column in range(int(860 / size) + 2):
            x = column * size + (size / 2 if row % 2 else 0) - 40
            e.solid(shapes.box(x, y, size - 3, 28 + row * 3, 3), colour("#9a9b9c").darker(luck.between(0, 0.14)),
                round=0.2, rim=0.2, edge=0.3, bristle=0.5, hand=1.4)
    brush.repaint(e, 34, 0.4, 4)
    outline = shapes.blob(410, 890, 350, 268, e.chance.apart("pool"), 0.07, 13)
    e.flat_shadow(shapes.scaled(outline, 1.03, 1.03, (410, 890)), 0.5, 12)
    with e.inside(outline):
        brush.gradient(e, outline, [colour(code) for code in ("#f6e6c0", "#b8e0ea", "#5fb4e0", "#2f86c4")], 90)
        sky.cloud(e, 180, 1020, 220)
        sky.cloud(e, 640, 960, 200)
        e.flat(shapes.ridge(40, 780, 560, [680, 700, 690, 720, 700, 690]), "#7fb85a", 0.9)
        for x, tone in ((150, "#e0805a"), (560, "#f2c05a"), (650, "#d98a9a")):
            with e.at(x, 690, 1, 180):
                house(e, 0, 0, 80, 70, tone, "#b8433a", (2, 1), 0)
        with e.at(334, 668, 1, 180, True):
            boy = replace(CHILD, coat="#e0442f", legs="#2f5a8a", hair="#8a5a30", style="short")
            hold = (84, -262)
            for bx, by, tone in ((60, -410, "#f2c83a"), (130, -430, "#e0442f"), (200, -396, "#5f9ad8"),
                    (100, -486, "#6ab85a"), (176, -490, "#e88ab0")):
                keepsakes.balloon(e, bx + 10, by + 90, 110, tone, hold)
            person(e, 0, 0, 360, boy, Pose(lean=-2, nod=14, near_hand=(24, -74), far_hand=(-26, -76), elbows=-1))
        water.ripples(e, 560, 1040, 110, 4, "#ffffff", 0.5)
        water.ripples(e, 330, 690, 120, 3, "#ffffff", 0.6, 0.2)
    e.pencil(outline, colour("#f4f8fa"), 5, 0.7)
    for x, y, wide in ((700, 600, 120), (90, 580, 90), (740, 1150, 120)):
        e.wash(shapes.blob(x, y, wide * 0.5, wide * 0.16, luck, 0.2), ["#cfe6ee", "#6fb0d8"], 90)
    e.shadow(330, 664, 80, 150)
    old = replace(GRANDFATHER, coat="#6a6c72", hat="#55575e", legs="#5a5c64", scarf="#8a8c92", hair="#e6e6e2",
        head=0.19)
    person(e, 334, 666, 400, old, replace(LOOKING_DOWN, near_hand=(24, -46)))
    e.line([(432, 480), (446, 664)], "#5a4a40", 9, taper=False)
    e.solid(shapes.outline_of(shapes.smooth([(432, 484), (428, 464), (412, 466)], closed=False), 9), "#5a4a40")
    bird(e, 640, 240, 50, "#8a8c94", -10)
    flock(e, [(560, 150), (600, 130), (640, 156)], 26, "#7a7c86")
