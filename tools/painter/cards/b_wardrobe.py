"""Cards 91, 94, 95: a coat, a hat and a scarf, and who has moved into them."""

from __future__ import annotations

import math
from dataclasses import replace

from tools.painter import air, brush, shapes
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs import (
    buildings,
    clothes,
    furniture,
    heads,
    keepsakes,
    rooms,
    sky,
    stage,
)
from tools.painter.motifs.beasts import CAT, seated
from tools.painter.motifs.birds import bird, flock, moth
from tools.painter.motifs.houses import house, window
from tools.painter.motifs.people import (
    CHAIRED,
    CHILD,
    GRANDMOTHER,
    MAN,
    REACHING,
    STANDING,
    WALKING,
    WAVING,
    WOMAN,
    Person,
    Pose,
    person,
)  # fmt: skip


@card(91, "village-in-a-coat", family("ember").lit_from(0.5,
        0.62).with_colours(sky=("#1a1024", "#3a1e34", "#5a2c38", "#3a1c2c")))
def village_in_a_coat(e: Easel) -> None:
    """Grandfather's coat still hangs in the hall; in its pockets the lamps are lit, and a child has come to knock."""
    rooms.wallpaper(e, -20, 1040, "#3f7a6a", "#5f9a80", "leaf", 92)
    stage.boards(e, 1030, "#8a5034")
    e.solid(shapes.box(-20, 40, 840, 56, 4), "#7a4a34", round=0.4, flow=2, bristle=1)
    brush.repaint(e, 30, 0.35, 88)
    _great_coat(e)
    for x, y in ((236.0, 720.0), (564.0, 720.0)):
        _pocket_village(e, x, y)
    house(e, 520, 356, 60, 70, "#f0d8a8", "#c0403a", (1, 1), 1)
    breast = shapes.smooth([(452, 350), (590, 340), (588, 400), (456, 412)], tension=0.2)
    e.solid(breast, "#8fb4f0", round=0.4)
    rope = [(330, 470), (400, 520), (470, 470)]
    e.line(rope, "#fff2d8", 3.4, taper=False)
    for index, (x, y) in enumerate(((352, 486), (386, 508), (428, 502))):
        clothes.hung_dress(e, x, y, 54, ("#f0503a", "#ffd84b", "#8fd0e8")[index])
    clothes.buttons(e, ((372, 580, 27), (370, 720, 27), (368, 860, 27), (450, 580, 27), (452, 720, 27), (454, 860, 27)),
        "#e8b03a")
    keepsakes.ladder(e, (486, 700), (508, 416), 30, rungs=9)
    person(e, 500, 640, 76, replace(WOMAN, coat="#f0a83a"), REACHING)
    person(e, 176, 722, 62, replace(CHILD, coat="#e0503a"), WAVING)
    clothes.straw_hat(e, 400, 70, 270, "#c8303a", -4)
    clothes.long_scarf(e, [(96, 70), (70, 240), (110, 430), (76, 610)], [54, 60, 64, 68], "#b8403a", "#f0c870", 11)
    e.flat_shadow(shapes.oval(420, 1176, 120, 22), 0.6, 10)
    person(e, 408, 1186, 330, replace(CHILD, coat="#d8402f", style="nightcap", hat="#f0d8a0", legs="#f0d8a0"),
        replace(REACHING, near_hand=(38, -84), far_hand=(-14, -46)), back=True)
    seated(e, 250, 1180, 150, CAT, nod=-20)
    clothes.boot(e, 690, 1180, 210, "#8a4e30")
    window(e, 690, 1116, 30, 30)
    moth(e, 650, 250, 70, "#f0d0a0", -20)
    air.motes(e, 34, (120, 380, 700, 1000), "#ffca6a", 2.4)


def _great_coat(e: Easel) -> None:
    """It fills the hall from peg to floor: sleeves, collar with a lining of stars, and a hem."""
    blue = "#6f98e0"
    for side in (-1, 1):
        sleeve = shapes.smooth([(400 + side * x, y) for x, y in ((190, 150), (262, 210), (330, 440), (374, 740),
            (350, 810), (282, 806), (252, 620), (220, 420))])
        e.drop(sleeve, 20, 18)
        e.solid(sleeve, blue, round=0.7, rim=0.8, flow=80, bristle=0.7, hand=2)
        e.solid(shapes.smooth([(400 + side * x, y) for x, y in ((380, 742), (352, 820), (276, 814), (268, 752))],
            tension=0.4), "#c8503a", round=0.5)
    body = shapes.smooth([(330, 110), (210, 150), (150, 240), (168, 480), (140, 800), (112, 1060), (400, 1086),
        (688, 1060), (660, 800), (632, 480), (650, 240), (590, 150), (470, 110)], tension=0.8)
    e.drop(body, 26, 24)
    drawn = e.solid(body, blue, round=0.6, rim=0.9, flow=88, bristle=0.7, hand=2, edge=0.8)
    with e.inside(drawn):
        for x in (200, 300, 520, 610):
            e.flat_shadow(shapes.limb([(x + (400 - x) * 0.2, 640), (x, 860), (x - (400 - x) * 0.2, 1080)], [6, 22, 36]),
                0.35, 10)
        e.line([(412, 420), (410, 700), (408, 1090)], "#1f2f5a", 8, taper=False)
        air.glow(e, 236, 700, 280, "#ffb85a", 0.65)
        air.glow(e, 564, 700, 280, "#ffb85a", 0.65)
    lining = shapes.smooth([(320, 116), (400, 150), (480, 116), (462, 280), (408, 430), (346, 280)], tension=0.5)
    e.wash(lining, ["#141c4a", "#2c3a7c"], 90, 0.4)
    with e.inside(lining):
        air.stars(e, 30, (330, 120, 470, 420))
    for side in (-1, 1):
        lapel = shapes.smooth([(400 + side * x, y) for x, y in ((84, 108), (132, 190), (104, 270), (120, 300),
            (12, 440), (40, 290))], tension=0.3)
        e.drop(lapel, 10, 8)
        e.solid(lapel, "#c8503a", round=0.4, rim=0.9, bristle=0.6)


def _pocket_village(e: Easel, x: float, y: float) -> None:
    for dx, wide, tall, wall, roof in ((-66, 66, 96, "#f0c48a", "#c0403a"), (64, 62, 88, "#f6dca8", "#3f8a6a"),
            (0, 74, 146, "#e8a878", "#6a4a9a")):
        house(e, x + dx, y + 40, wide, tall, wall, roof, (1, 2), 1)
    pocket = shapes.smooth([(x - 112, y - 4), (x - 40, y + 12), (x + 40, y + 12), (x + 112, y - 4), (x + 104, y + 170),
        (x, y + 192), (x - 104, y + 170)], tension=0.4)
    e.drop(pocket, 12, 10)
    drawn = e.solid(pocket, "#8fb4f0", round=0.5, rim=0.9, flow=86, bristle=0.8)
    with e.inside(drawn):
        e.solid(shapes.limb([(x - 116, y + 4), (x, y + 24), (x + 116, y + 4)], [34, 34, 34]), "#c8503a", round=0.4)
    line = [(x - 96, y + 44), (x - 90, y + 156), (x, y + 176), (x + 90, y + 156), (x + 96, y + 44)]
    for start, end in list(zip(shapes.spine(line, 8), shapes.spine(line, 8)[1:]))[::2]:
        e.line([start, end], "#f0e0b8", 3.4, taper=False)
    for at in (-58, 32):
        window(e, x + at - 8, y + 68, 40, 46)
    e.solid(shapes.join(shapes.box(x - 16, y + 112, 34, 62), shapes.oval(x + 1, y + 112, 17)), "#8a3f2c", hand=0.5)
    e.flat(shapes.oval(x + 10, y + 146, 3), "#ffd84b", hand=0)


@card(94, "out-of-the-hat", family("theatre").lit_from(0.44, 0.04))
def out_of_the_hat(e: Easel) -> None:
    """The hare has done the trick again: he takes hold, pulls, and out of the hat comes a magician."""
    air.sky(e, 900, ["#1c0818", "#3a1030", "#6a1a3a", "#8a2a3a"], flow=88)
    for left in range(9):
        x = left * 100
        e.flat(shapes.limb([(x, 60), (x + 12, 500), (x - 6, 960)], [50, 60, 70]), "#2a0a20", 0.5, blur=10)
    luck = e.chance.apart("stars")
    for _ in range(40):
        e.glowing(shapes.star(luck.between(20, 780), luck.between(140, 700), luck.between(3, 9), 5, 0.45,
                luck.about(0, 30)), "#f2c86a", 5)
    brush.repaint(e, 36, 0.35, 88)
    stage.boards(e, 900, "#84502e")
    air.beam(e, (350, -60), (420, 1000), 60, 620, "#fff0c0", 0.7)
    e.flat_shadow(shapes.oval(400, 1080, 280, 50), 0.6, 14)
    for leg in (-1, 1):
        e.solid(shapes.limb([(440 + leg * 120, 860), (440 + leg * 150, 1080)], [16, 12]), "#c9963a", rim=1)
    cloth = shapes.smooth([(270, 850), (620, 850), (640, 1000), (590, 960), (540, 1010), (480, 964), (420, 1014),
            (360, 966), (300, 1006), (250, 996)], tension=0.5)
    e.solid(cloth, "#3f4f9a", round=0.4, flow=88)
    with e.inside(cloth):
        for _ in range(16):
            e.flat(shapes.star(luck.between(260, 630), luck.between(870, 990), 11, 5, 0.45, luck.about(0, 30)),
                    "#f2c84b", 0.9)
    e.solid(shapes.oval(445, 852, 184, 30), "#4a5aa8", round=0.2, rim=1)
    magician = replace(MAN, coat="#3f5a9a", legs="#2a2238", trim="#f4ead2", beard=True, hair="#4a3038", style="short",
            scarf="#c8303a")
    e.flat_shadow(shapes.oval(466, 846, 150, 24), 0.5, 8)
    clothes.top_hat(e, 450, 640, 300, "#3c3450", "#c8303a", 180)
    with e.inside(shapes.box(0, 0, 800, 646)):
        person(e, 464, 850, 520, magician, Pose(lean=-10, nod=-10, near_hand=(26, -96), far_hand=(-30, -92),
                near_foot=(8, 0), far_foot=(-8, 0), elbows=-1), flip=True)
    brim = shapes.cut(shapes.oval(450, 637, 156, 33), shapes.oval(450, 630, 130, 22), shapes.box(250, 560, 400, 74))
    e.solid(brim, "#3a3048", round=0.4, rim=1)
    for _ in range(26):
        angle = luck.between(-3.0, -0.1)
        reach = luck.between(150, 300)
        e.glowing(shapes.star(450 + math.cos(angle) * reach, 640 + math.sin(angle) * reach * 0.9, luck.between(5, 13),
                4, 0.3, luck.about(0, 30)), luck.pick(["#fff0b0", "#ffb0c8", "#b0e8ff"]), 9)
    for x, y, turn in ((640, 420, -14), (700, 540, 10), (610, 560, -20)):
        bird(e, x, y, 90, "#fff8ee", turn)
    e.shadow(180, 1080, 120, 80)
    hare = Person(coat="#b8303a", legs="#f4ead2", skin="#f3f0ea", shoes="#2a2238", head=0.24, trim="#f2c84b",
            animal=heads.WHITE_HARE)
    person(e, 190, 1084, 620, hare, Pose(lean=-10, nod=-14, near_hand=(28, -76), far_hand=(26, -60), near_foot=(14, 0),
            far_foot=(-12, 0)))
    e.solid(shapes.limb([(350, 614), (364, 566), (352, 540)], [26, 22, 20]), "#f3f0ea", edge=0.4)
    for x, y, turn in ((660, 1040, 30), (710, 1066, 80), (620, 1070, 10)):
        with e.at(x, y, 1, turn):
            e.solid(shapes.leaf((0, 0), (0, -64), 15), "#f08a3a", round=0.8)
            for top in (-10, 0, 10):
                e.line([(0, 0), (top, 26)], "#5f9a4a", 5)
    stage.spectators(e, 1190, ((60, 96, "hare"), (210, 110, "hare"), (370, 100, "hare"), (520, 112, "hare"),
            (660, 98, "hare"), (780, 104, "hare")))
    for left in (True, False):
        x, side = (-30, 1) if left else (830, -1)
        stage.curtain(e, [(x, -30), (x + side * 130, -30), (x + side * 110, 300), (x + side * 70, 560),
                (x + side * 90, 900), (x, 920)], 4, "#a82430", None)
    stage.swags(e, 40, 100, 3, "#a82430")


@card(95, "bridge-of-wool", family("snow").lit_from(0.84, 0.3))
def bridge_of_wool(e: Easel) -> None:
    """From tower to tower over the clouds hangs the scarf that grandmother has knitted all winter,
    and today it is long enough.
    """
    air.sky(e, 1200, ["#3f5aa0", "#8f9ad0", "#f0b8b8", "#ffd8a8", "#d8c8e0"], flow=-8)
    sky.sun(e, 680, 360, 52)
    for far, heights in ((0.8, [620, 500, 590, 470, 600]), (0.65, [740, 640, 700, 600, 720])):
        with e.depth(far):
            crest = shapes.ridge(-20, 820, 1220, heights)
            e.solid(crest, "#a9b8cc", round=0.2, rim=0.9)
    for y, shade, name in ((800, "#f8ccc0", "a"), (900, "#f2dce0", "b")):
        with e.depth(0.3):
            sky.cloudbank(e, y, 110, shade, name, 1.5)
    brush.repaint(e, 50, 0.5, -8)
    with e.depth(0.2):
        buildings.stone_tower(e, 690, 1230, 150, 660, "#c09a90", "#c8504a", 3)
        for x, y, wide in ((620, 900, 60), (760, 960, 64)):
            house(e, x, y, wide, wide * 0.8, "#c9b0a8", "#f2f4f8", (1, 1), 1)
    buildings.stone_tower(e, 110, 1240, 230, 860, "#b89088", None, 3)
    for tooth in range(4):
        e.solid(shapes.limb([(-16 + tooth * 71, 338), (24 + tooth * 71, 336)], [16, 15]), "#ffffff", edge=0.2)
    e.solid(shapes.smooth([(640, 476), (690, 378), (740, 476), (716, 464), (694, 484), (668, 466)], tension=0.4),
            "#ffffff", round=0.4)
    scarf = [(150, 400), (230, 470), (340, 640), (470, 706), (590, 660), (668, 590)]
    clothes.long_scarf(e, scarf, [86, 82, 74, 66, 56, 46], "#c8303a", "#fff0d8", 8)
    walkers = (
        (222, 474, 96, "#3f6a9a", False), (330, 622, 92, "#e0a03a", False), (430, 694, 84, "#2e6b66", False),
            (552, 682, 70, "#7a4a7a", True), (628, 628, 60, "#e0a03a", True),
    )  # fmt: skip
    for x, y, tall, coat, flip in walkers:
        who = replace(CHILD, coat=coat, style="beanie", hat="#fff0d8", head=0.27)
        person(e, x, y, tall, who, replace(WALKING, near_hand=(22, -56)), flip=flip)
        keepsakes.lantern(e, x + (0.3 if not flip else -0.3) * tall, y - tall * 0.48, tall * 0.24)
    furniture.chair(e, 96, 380, 130, "#7a4a34")
    person(e, 100, 380, 230, replace(GRANDMOTHER, coat="#5a6a9a", scarf=None),
            replace(CHAIRED, near_hand=(26, -44), far_hand=(28, -50), nod=12))
    for start, end in (((146, 282), (196, 300)), ((150, 306), (190, 270))):
        e.line([start, end], "#c98a4a", 5, taper=False)
    e.solid(shapes.oval(40, 366, 34), "#c8303a", round=0.9)
    for turn in range(6):
        e.line([(10 + turn * 4, 350 + turn * 6), (40, 340 + turn * 5), (70 - turn * 3, 356 + turn * 6)], "#8a1f2a", 2)
    with e.depth(0.1):
        person(e, 690, 580, 62, replace(WOMAN, coat="#e99a4c"), replace(STANDING, near_hand=(26, -80)), flip=True)
    flock(e, [(380, 470), (420, 452), (460, 476), (340, 500)], 32, "#4d5f80")
    for y, shade, name in ((1060, "#f4ecee", "c"), (1140, "#ffffff", "d")):
        sky.cloudbank(e, y, 120, shade, name, 1.2)
    bird(e, 520, 860, 110, "#ffffff", -10)
    bird(e, 420, 920, 80, "#ffffff", -4)
    air.snow(e, 110)
