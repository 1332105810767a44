"""Cards 62–64: teapots, trains and sewing machines that make what no machine makes."""

from __future__ import annotations

import math
from dataclasses import replace

from tools.painter import air, brush, shapes
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs import food, heads, machines, plants, rooms, sky, water
from tools.painter.motifs.beasts import CAT, seated
from tools.painter.motifs.birds import butterfly
from tools.painter.motifs.creatures import fish, whale
from tools.painter.motifs.hair import HATS
from tools.painter.motifs.people import (
    CHAIRED,
    CHILD,
    KNEELING,
    Person,
    person,
)  # fmt: skip

CREAM = "#fffaf0"


@card(62, "captain-of-the-teapot", "underwater")
def captain_of_the_teapot(e: Easel) -> None:
    """A teapot goes down into the deep with a cat for its captain; the cups have turned into jellyfish."""
    air.sky(e, 1200, flow=90)
    water.shafts(e, (180, 330, 520, 700), 900, 0.45)
    for far, heights in ((0.7, [900, 820, 960, 840, 900]), (0.45, [1010, 960, 1040, 930, 1000])):
        with e.depth(far):
            e.solid(shapes.ridge(-20, 820, 1220, heights), "#2a6a80", round=0.2)
            for index in range(6):
                luck = e.chance.apart("weeds", far, index)
                plants.seaweed(e, luck.between(0, 800), heights[2] + 40, luck.between(120, 240), "#2f7a6a")
    brush.repaint(e, 48, 0.5, 84)
    with e.depth(0.4):
        whale(e, 640, 190, 300, flip=True)
        for index in range(14):
            luck = e.chance.apart("shoal", index)
            fish(e, 120 + luck.about(0, 110), 420 + luck.about(0, 90), 34, "#f2c14b", 8, flip=False)
    for x, y, size, turn, shade in ((180, 240, 150, 10, "#ffb09a"), (680, 420, 120, -12, "#bfe6ff"),
            (92, 560, 96, -8, "#ffe0a0")):
        _cup_jelly(e, x, y, size, turn, shade)
    machines.propeller(e, 112, 800, 84, 20)
    with e.at(0, 0):
        food.teapot(e, 400, 950, 480, "#e8553f", "#f2c14b")
    spout = [(668, 690), (700, 640), (704, 560)]
    e.solid(shapes.limb(spout, [34, 26, 24]), "#c9963a", rim=1)
    e.solid(shapes.limb([(704, 566), (742, 556)], [30, 34]), "#c9963a", rim=1)
    e.glowing(shapes.oval(758, 554, 8, 17), "#fff6d0", 22)
    air.beam(e, (760, 554), (1000, 500), 30, 240, "#fff6d0", 0.6)
    for x, y, reach in ((262, 806, 54), (402, 812, 76), (540, 800, 54)):
        glass = machines.porthole(e, x, y, reach)
        with e.inside(glass):
            if reach > 60:
                with e.at(398, 826, 3.6):
                    heads.cat_head(e, "#4a4258")
                    HATS["cap"](e, "#22304a")
            elif x < 300:
                with e.at(x, y + 12, 2.4, flip=False):
                    heads.mouse_head(e)
            else:
                with e.at(x, y + 12, 2.4):
                    heads.hare_head(e, back=0.4)
    luck = e.chance.apart("rivets")
    for step in range(19):
        share = step / 18 * 2 - 1
        e.flat(shapes.oval(400 + share * 190, 912 + 14 * (1 - share * share), 5), "#8a2f2a", hand=0.2)
    e.line([(400, 950), (392, 1040), (420, 1100)], "#c9b08a", 5, taper=False)
    food.spoon(e, (420, 1096), (436, 1160), 40)
    water.bubbles(e, [(100 + luck.about(0, 50), 700 - step * 44) for step in range(15)], 18)
    water.bubbles(e, [(710 + luck.about(0, 40), 520 - step * 40) for step in range(9)], 12)
    e.solid(shapes.ridge(-20, 820, 1240, [1150, 1130, 1170, 1140, 1120]), "#b89a6a", round=0.2, bristle=0.9)
    for x, tall, shade in ((60, 170, "#ff7a4d"), (200, 110, "#f2a0b0"), (690, 190, "#f2c14b"), (770, 120, "#ff7a4d")):
        plants.coral(e, x, 1180, tall, shade)
    for x, tall in ((130, 220), (600, 150), (740, 260)):
        plants.seaweed(e, x, 1210, tall, "#3f8a5a")
    _sugar(e, 290, 1170)
    water.dancing_light(e, (0, 1120, 800, 1210), 80, 0.3)


def _cup_jelly(e: Easel, x: float, y: float, size: float, turn: float, shade: str) -> None:
    with e.at(x, y, size / 100, turn):
        air.glow(e, 0, -10, 160, shade, 0.4)
        for arm in range(7):
            base = -36 + arm * 12
            e.line([(base, 0), (base + 10, 40), (base - 8, 84), (base + 6, 120 + (arm % 3) * 20)], shade, 3.4,
                    alpha=0.7)
        e.solid(shapes.outline_of(shapes.smooth([(44, -40), (64, -48), (66, -22), (46, -14)], closed=False), 7),
                "#f2ece0", rim=1)
        air.glow(e, 0, -20, 90, "#ffffff", 0.4)
        bell = shapes.smooth([(-52, 4), (-48, -34), (-26, -58), (26, -58), (48, -34), (52, 4), (26, 10), (0, 4),
                (-26, 10)], tension=0.8)
        drawn = e.solid(bell, "#ffffff", round=0.6, rim=1, bristle=0.2)
        with e.inside(drawn):
            for dot in range(-3, 4):
                e.flat(shapes.oval(dot * 15, -22 + abs(dot), 5), shade, 0.9)
            e.line([(-54, -4), (0, 2), (54, -4)], "#d9a53a", 3, taper=False)
        e.solid(shapes.box(-20, -66, 40, 10, 3), "#f2ece0")


def _sugar(e: Easel, x: float, y: float) -> None:
    for dx, dy, size, turn in ((0, 0, 50, 4), (62, 6, 44, -8), (28, -44, 42, 10)):
        with e.at(x + dx, y + dy, 1, turn):
            e.solid(shapes.box(-size / 2, -size, size, size, 4), CREAM, round=0.3, rim=1, bristle=0.9)


@card(63, "train-out-of-the-picture", family("ember").lit_from(0.13, 0.7))
def train_out_of_the_picture(e: Easel) -> None:
    """At night the train leaves the picture over the sofa, puffs across the carpet, and takes the small ones along."""
    x: float
    y: float
    rooms.wallpaper(e, -20, 900, "#6a3038", "#8a4a44", "moons", 88)
    rooms.hearth(e, 96, 920, 250)
    frame = shapes.box(250, 110, 470, 380, 6)
    e.drop(frame, 14, 14)
    e.solid(frame, "#c9913a", round=0.4, rim=1, flow=0)
    for step in range(15):
        e.solid(shapes.oval(272 + step * 30.5, 128, 11, 8), "#e0b04a", hand=0.4)
        e.solid(shapes.oval(272 + step * 30.5, 472, 11, 8), "#b8802f", hand=0.4)
    view = shapes.box(286, 148, 398, 304)
    e.wash(view, ["#3f6aa8", "#8fb8d8", "#f6d8a8"], 90)
    with e.inside(view):
        sky.cloud(e, 400, 210, 150, "#fff6e8")
        for far, heights, shade in ((0.5, [300, 230, 330, 220, 330], "#7a8ac0"),
                (0.25, [360, 330, 300, 350, 330], "#5a9a8a"), (0.0, [420, 400, 410, 390, 420], "#6a9a4a")):
            with e.depth(far * 0.5):
                e.solid(shapes.ridge(280, 690, 470, heights), shade, round=0.2)
        for x in (310, 350, 610, 650):
            plants.pine(e, x, 420, 70, "#2f5a4c")
        e.solid(shapes.smooth([(440, 420), (440, 340), (490, 300), (540, 340), (540, 420)], tension=0.6), "#6a5a58",
                round=0.5)
        e.flat(shapes.smooth([(456, 420), (456, 352), (490, 322), (524, 352), (524, 420)], tension=0.6), "#14101a")
    brush.repaint(e, 28, 0.35, 70, 0.04)
    e.solid(shapes.box(-20, 880, 840, 40), "#5a2f2a", round=0.4)
    floor = shapes.box(-20, 918, 840, 300)
    e.solid(floor, "#7a4a34", round=0.1, flow=2, bristle=1)
    rug = e.solid(shapes.smooth([(150, 960), (700, 950), (830, 1130), (820, 1230), (-20, 1230), (40, 1090)],
            tension=0.4), "#3f5a7a", round=0.1)
    with e.inside(rug):
        for ring in range(40):
            luck = e.chance.apart("rug", ring)
            x, y = luck.between(60, 800), luck.between(970, 1190)
            e.flat(shapes.star(x, y, 20, 8, 0.5, ring * 20), luck.pick(["#d9913a", "#b8473f", "#e8d8b0"]), 0.7)
        e.pencil(rug, "#e8c070", 16, 0.8)
    track = [(490, 420), (560, 456), (650, 520), (700, 610), (640, 700), (470, 740), (330, 790), (330, 880), (440, 950),
            (600, 1010), (860, 1090)]
    line = shapes.spine(track, 8)
    for index, (x, y) in enumerate(line[:-1:1]):
        ahead = line[index + 1]
        angle = math.atan2(ahead[1] - y, ahead[0] - x)
        size = 7 + 17 * index / len(line)
        nx, ny = -math.sin(angle) * size * 0.4, 1 * size * 0.8
        e.line([(x - nx - size, y + ny * 0.2), (x + nx + size * 0.2, y + ny)], "#4a2c24", size * 0.5, taper=False)
    for offset in (0.0, 1.0):
        rail = [(x, y + offset * (6 + 10 * i / len(line))) for i, (x, y) in enumerate(line)]
        e.line(rail[::4] + [rail[-1]], "#d0a870", 4.5, taper=False)
    wagons = (
        (556, 460, 76, 26, False, "#4a7a6a"), (646, 528, 92, 46, False, "#b8863a"),
            (640, 706, 120, -14, True, "#7a4a7a"),
        (478, 746, 134, -9, True, "#3f6a9a"), (350, 890, 156, 48, False, "#4a7a6a"),
            (476, 978, 176, 22, False, "#c8803a"),
    )  # fmt: skip
    for x, y, long, turn, flip, shade in wagons:
        machines.carriage(e, x, y + 6, long, shade, turn, flip)
    machines.locomotive(e, 668, 1056, 220, "#b8333a", 17)
    for puff, (x, y, reach) in enumerate(((754, 900, 26), (740, 850, 36), (700, 800, 44), (660, 770, 40),
            (620, 800, 30))):
        e.solid(shapes.blob(x, y, reach, reach * 0.86, e.chance.apart("puff", puff), 0.12), "#f4dcc0", round=0.9,
                edge=0.1)
    with e.at(524, 918, 2.4):
        heads.mouse_head(e)
    e.shadow(200, 1130, 100, 200)
    sleeper = replace(CHILD, coat="#6a90c8", legs="#6a90c8", shoes="#f0bf98", trim="#f6ecd8", hair="#7a4226",
            style="nightcap", hat="#5a7ab0")
    person(e, 190, 1150, 330, sleeper, replace(KNEELING, near_hand=(34, -44), far_hand=(30, -20), nod=-4))
    seated(e, 90, 1190, 150, CAT, nod=8)
    air.motes(e, 26, (40, 560, 360, 900), "#ffb04a", 2.4)


@card(64, "tailor-of-spring", family("blossom").lit_from(0.14, 0.1))
def tailor_of_spring(e: Easel) -> None:
    """A hare has winter's grey cloth on the machine; what comes out behind the needle is meadow, sewn with flowers."""
    x: float
    y: float
    air.sky(e, 640, flow=-8)
    for x, y, wide in ((150, 120, 260), (420, 210, 220)):
        with e.depth(0.2):
            sky.cloud(e, x, y, wide, "#fff4f0", soft=1)
    for far, heights, left, right in ((0.7, [520, 470, 500, 440, 480], "#b8c89a", "#c8ccd6"),
            (0.4, [610, 570, 580, 540, 570], "#9ac07a", "#d8dce4")):
        with e.depth(far):
            crest = shapes.ridge(-20, 820, 1220, heights)
            e.solid(crest, left, round=0.1)
            with e.inside(shapes.common(crest, shapes.smooth([(398, 300), (840, 300), (840, 900), (398, 900)],
                    tension=0.05))):
                e.flat(e.sheet(), right, 0.95, blur=16)
            luck = e.chance.apart("trees", far)
            for index in range(5):
                plants.tree(e, 40 + index * 84 + luck.about(0, 20), heights[1] + 40, 110, plants.BLOSSOM)
            for index in range(4):
                plants.pine(e, 560 + index * 70 + luck.about(0, 16), heights[3] + 40, 110, "#8a9ab0", 1)
    brush.repaint(e, 46, 0.5, -8)
    cloth = shapes.smooth([(-40, 820), (140, 760), (330, 740), (520, 730), (840, 700), (840, 1240), (400, 1250),
            (-40, 1240)], tension=0.6)
    e.drop(cloth, 16, 18)
    drawn = e.solid(cloth, "#8fbf5a", round=0.2, flow=14, bristle=1, hand=2)
    winter = shapes.smooth([(392, 600), (860, 600), (860, 1240), (392, 1240)], tension=0.05)
    with e.inside(shapes.common(drawn, winter)):
        e.flat(e.sheet(), "#d3d6e2", 1)
        luck = e.chance.apart("weave")
        for row in range(34):
            e.line([(380, 700 + row * 16), (600, 706 + row * 15), (830, 690 + row * 16)], "#a8aec4", 2, alpha=0.6)
        for _ in range(70):
            e.flat(shapes.star(luck.between(400, 800), luck.between(700, 1220), luck.between(4, 10), 6, 0.3), "#ffffff",
                    0.9)
    with e.inside(drawn):
        for fold in ([(200, 760), (150, 900), (40, 1080)], [(330, 740), (300, 880), (180, 1100)],
                [(660, 720), (640, 960), (560, 1230)]):
            e.flat(shapes.limb(fold, [8, 26, 34]), "#4a6a3a" if fold[0][0] < 390 else "#7a82a0", 0.3, blur=9)
        luck = e.chance.apart("sewn flowers")
        for _ in range(90):
            x, y = luck.between(-10, 384), luck.between(740, 1230)
            size = 9 + (y - 740) * 0.05
            plants.blossom(e, x, y, size * luck.between(0.7, 1.4),
                    luck.pick([("#ffffff", "#fdf0f0"), ("#f2607a", "#e8405a"), ("#f2c84b", "#e8a83a"),
                    ("#b07ad0", "#8a5ab8"), plants.BLOSSOM]), luck.between(0, 360))
        for _ in range(120):
            x, y = luck.between(-10, 384), luck.between(740, 1230)
            e.flat(shapes.leaf((x, y), (x + luck.about(0, 14), y - 20), 5),
                    luck.pick(["#4f8a3f", "#6fa44a", "#b8d46a"]), 0.9, hand=0)
    _stitches(e, [(392, 726), (396, 880), (388, 1040), (392, 1220)], 6, "#d43d5a")
    _stitches(e, [(-20, 850), (140, 790), (330, 768), (392, 760)], 4, "#fff8f2")
    machine_at = (600, 860)
    e.flat_shadow(shapes.oval(620, 872, 250, 34), 0.5, 12)
    e.solid(shapes.box(352, 852, 470, 34, 10), "#8a5638", round=0.5, flow=2)
    machines.sewing_machine(e, *machine_at, 400, "#3f5a86")
    machines.spool(e, 722, 450, 96, "#d43d5a")
    thread = [(716, 392), (560, 470), (430, 470), (394, 560), (392, 826)]
    e.line(thread, "#d43d5a", 3.4, taper=False)
    machines.spool(e, 640, 1180, 110, "#f2c84b", 4)
    machines.spool(e, 730, 1190, 120, "#7fae5a", -6)
    machines.spool(e, 560, 1200, 90, "#8a6ac0", 0)
    e.shadow(300, 1130, 120, 120)
    tailor = Person(coat="#8a5aa0", legs="#5a4a60", skin="#f3f0ea", shoes="#5a3a44", head=0.26, trim="#fff2d6",
            glasses=False, animal=heads.WHITE_HARE)
    with e.at(0, 0):
        e.solid(shapes.box(150, 1040, 150, 26, 8), "#8a5638", round=0.5)
        for leg in (168, 282):
            e.solid(shapes.limb([(leg, 1060), (leg, 1170)], [15, 12]), "#6a4030")
    person(e, 214, 1170, 430, tailor, replace(CHAIRED, near_hand=(34, -62), far_hand=(30, -66), lean=12, nod=6))
    for x, y, turn, shade in ((120, 640, 20, "#d43d5a"), (240, 560, -24, "#f2a23c"), (330, 660, 12, "#ffffff")):
        butterfly(e, x, y, 54, shade, turn)
    luck = e.chance.apart("snowfall")
    for _ in range(70):
        e.flat(shapes.oval(luck.between(470, 810), luck.between(0, 840), luck.between(1.5, 4)), "#ffffff", 0.9, hand=0)
    plants.petals(e, [(luck.between(0, 360), luck.between(200, 760)) for _ in range(24)], 12)


def _stitches(e: Easel, line: list[shapes.Point], width: float, shade: str = "#fffaf0") -> None:
    points = shapes.spine(line, 60 // max(1, len(line) - 1))
    for start, end in zip(points[::2], points[1::2]):
        e.line([start, end], shade, width, taper=False, alpha=0.85)
