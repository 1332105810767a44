"""Cards 40, 79, 92, 96: things and hands, seen near or from straight above."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

import skia

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs import beasts, food, hands, keepsakes
from tools.painter.motifs.people import CHILD, Pose, person
from tools.painter.shapes import Point

SPREAD: tuple[hands.Finger, ...] = (
    (((-16, -42), (-26, -64), (-33, -79)), (12.8, 12, 10.2)),
    (((-6, -46), (-11, -75), (-14, -98)), (13.6, 12.8, 10.8)),
    (((5, -46), (6, -77), (7, -103)), (13.8, 13, 11)),
    (((15, -42), (22, -69), (28, -90)), (13.2, 12.4, 10.4)),
    (((8, -16), (31, -33), (45, -51)), (20, 17, 12.6)),
)
TRAVELLER = replace(CHILD, coat="#c8403a", legs="#33405c", shoes="#2a2430", hair="#3a2a28", style="beanie",
    hat="#2f6f86", head=0.24)


@card(92, "fork-in-the-palm", family("dawn").lit_from(0.06, 0.04).with_colours(haze="#e8c0a0"))
def fork_in_the_palm(e: Easel) -> None:
    """An open hand fills the picture; its lines are roads, and where they part stands somebody very small."""
    brush.gradient(e, e.sheet(), [colour(code) for code in ("#35606e", "#5f8a8c", "#c8b890", "#e0a878")], 70)
    air.glow(e, 60, 60, 800, "#ffe6b8", 0.6)
    brush.repaint(e, 110, 0.6, -30, 0.05, keep_detail=False)
    brush.repaint(e, 50, 0.4, -30)
    skin = "#c88f68"
    size, wrist = 860, (352, 1040)
    whole = shapes.moved(shapes.scaled(hands.open_outline(SPREAD), size / 100), *wrist)
    sleeve = shapes.smooth([(196, 1240), (208, 1150), (352, 1128), (496, 1150), (508, 1240)], tension=0.7)
    e.drop(whole, 30, 30, 0.5)
    hands.open_palm(e, *wrist, size, skin, fingers=SPREAD, lines=False)
    with e.inside(whole):
        _fields_of_the_palm(e)
        _roads(e)
    e.solid(sleeve, "#3f6a78", round=0.6, rim=0.9, flow=86)
    e.solid(shapes.limb([(206, 1150), (352, 1128), (498, 1150)], [34, 38, 34]), "#e8dcc4", round=0.6, rim=0.9)
    e.flat_shadow(shapes.limb([(342, 792), (402, 812)], [20, 8]), 0.55, 4)
    person(e, 338, 796, 128, TRAVELLER, Pose(lean=0, near_hand=(-9, -42), far_hand=(9, -42), near_foot=(-4, 0),
        far_foot=(5, -1)), back=True)
    e.solid(shapes.box(320, 716, 36, 38, 10), "#e0b050", round=0.7, rim=0.9)


def _fields_of_the_palm(e: Easel) -> None:
    """Grass has come up on the mounts of the hand, and a few trees."""
    luck = e.chance.apart("fields")
    for x, y, wide, tall, shade in ((480.0, 890.0, 90, 130, "#8a9a54"), (230, 880, 76, 130, "#a8a05c"),
        (400, 640, 120, 40, "#98a060"), (240, 660, 60, 50, "#a8a468")):
        e.flat(shapes.blob(x, y, wide, tall, luck, 0.16), shade, 0.34, blur=24)
    for _ in range(300):
        x, y = luck.between(160, 560), luck.between(600, 1040)
        e.line([(x, y), (x + 2, y - 7), (x + luck.about(2, 5), y - luck.between(9, 16))], luck.pick(("#6f8a44",
            "#8f9a4c", "#5a7a40")),
            2.2, alpha=0.6)
    for x, y, size in ((478, 850, 60), (520, 900, 70), (452, 950, 56), (216, 830, 56), (236, 930, 66), (222, 656, 46),
            (430, 618, 44)):
        _bush(e, x, y, size)


def _bush(e: Easel, x: float, y: float, size: float) -> None:
    e.flat_shadow(shapes.oval(x + size * 0.3, y, size * 0.6, size * 0.14), 0.45, 4)
    e.solid(shapes.limb([(x, y), (x, y - size * 0.5)], [size * 0.13, size * 0.1]), "#6a4a34")
    e.solid(shapes.blob(x, y - size * 0.8, size * 0.42, size * 0.5, e.chance.apart("bush", round(x)), 0.14), "#5f8a48",
        round=0.8,
        rim=0.9, edge=0.3)


def _roads(e: Easel) -> None:
    """The lines of the hand: a way comes up from the wrist and parts, and the heart's line lies across above."""
    roads: Sequence[tuple[Sequence[Point], Sequence[float]]] = (
        ([(352, 1240), (356, 1100), (346, 940), (338, 810), (338, 780)], [52, 46, 38, 32, 30]),
        ([(338, 790), (316, 728), (240, 690), (100, 676)], [30, 26, 22, 20]),
        ([(338, 790), (370, 722), (470, 684), (600, 632)], [30, 26, 22, 20]),
    )
    whole = shapes.join(*[shapes.limb(points, widths) for points, widths in roads])
    e.flat_shadow(shapes.outline_of(whole, 9), 0.4, 5)
    e.flat(shapes.outline_of(whole, 6), "#a8784e", 0.8, hand=0)
    e.flat(whole, "#f2e0b8", hand=0)
    with e.inside(whole):
        for points, widths in roads:
            for rut in (-0.22, 0.22):
                e.line([(x + rut * widths[0], y + rut * widths[-1]) for x, y in points], "#c8a070", 3, alpha=0.6)


@card(96, "conveyor", family("morning").lit_from(0.5, -0.1).with_colours(haze="#d8e0dc"))
def conveyor(e: Easel) -> None:
    """At the till: a cloud, a heart, a sleeping cat, an hourglass on the belt; a hand holds keys over the light."""
    brush.gradient(e, e.sheet(), [colour(code) for code in ("#dfe6e0", "#cdd8d4", "#b8c4c2")], 90)
    brush.repaint(e, 80, 0.4, 88)
    belt = shapes.polygon([(250, -20), (560, -20), (690, 1220), (110, 1220)])
    e.solid(shapes.polygon([(200, -20), (610, -20), (770, 1220), (30, 1220)]), "#a8b0b2", round=0.15, flow=88, rim=0.9)
    e.solid(belt, "#34383e", round=0.08, flow=88, bristle=0.5)
    for row in range(16):
        share = (row + 0.4) / 16
        y = 1220 * share ** 1.2
        half = 155 + 135 * y / 1220
        e.line([(405 - half, y), (405, y + 2), (405 + half, y)], "#4a5058", 3, alpha=0.8)
    for y in (236, 700, 1010):
        half = 150 + 135 * y / 1220
        e.flat_shadow(shapes.limb([(405 - half, y + 16), (405 + half, y + 16)], [16, 16]), 0.6, 6)
        e.solid(shapes.limb([(405 - half, y), (405 + half, y)], [17, 17]), ("#e0a030" if y != 700 else "#d8503c"),
            round=0.7, rim=1)
    _scanner(e)
    _cloud_in_a_bag(e, 395, 130)
    _heart_in_a_net(e, 500, 860)
    _hourglass(e, 300, 880, 190)
    _sleeping_cat(e, 400, 1110)
    _cashier(e)


def _scanner(e: Easel) -> None:
    glass = shapes.box(256, 380, 300, 236, 16)
    e.solid(shapes.box(236, 360, 340, 276, 22), "#8a9496", round=0.2, rim=0.9)
    e.solid(glass, "#1c2228", round=0.2, rim=0.5)
    air.glow(e, 406, 500, 240, "#ff5a4a", 0.6)
    with e.inside(glass):
        for points in ([(256, 420), (556, 580)], [(256, 580), (556, 420)], [(406, 380), (406, 616)]):
            e.glowing(shapes.limb(points, [5, 5]), "#ff7a6a", 12)


def _cloud_in_a_bag(e: Easel, x: float, y: float) -> None:
    e.flat_shadow(shapes.oval(x + 6, y + 74, 120, 18), 0.5, 10)
    e.solid(shapes.cloud(x, y + 4, 230, 140, e.chance.apart("bagged"), 7), "#e6eef4", round=0.7, rim=1, edge=0.2)
    for at in range(7):
        e.solid(shapes.flame(x - 70 + at * 24, y + 78 - (at % 2) * 10, 8, 20), "#6fa8cc", round=0.4, edge=0.2)
    bag = shapes.smooth([(x - 40, y - 92), (x - 118, y - 30), (x - 122, y + 60), (x - 80, y + 88), (x + 80, y + 88),
        (x + 122, y + 60),
        (x + 118, y - 30), (x + 40, y - 92)])
    e.flat(bag, "#ffffff", 0.16)
    e.pencil(bag, e.lit("#ffffff"), 4, 0.8)
    e.solid(shapes.smooth([(x - 40, y - 92), (x - 54, y - 124), (x, y - 112), (x + 54, y - 124), (x + 40, y - 92)]),
        "#dfe8ea", round=0.4)
    e.line([(x - 40, y - 92), (x, y - 84), (x + 40, y - 92)], "#d8503c", 7, taper=False)
    e.line([(x - 92, y + 40), (x - 96, y - 10), (x - 70, y - 44)], "#ffffff", 7, alpha=0.8)


def _heart_in_a_net(e: Easel, x: float, y: float) -> None:
    e.flat_shadow(shapes.oval(x, y + 66, 84, 14), 0.6, 8)
    path = shapes.smooth([(x, y - 26), (x + 34, y - 62), (x + 76, y - 40), (x + 70, y + 8), (x, y + 72), (x - 70,
        y + 8), (x - 76, y - 40),
        (x - 34, y - 62)], tension=0.9)
    drawn = e.solid(path, "#c8343a", round=0.9, rim=1)
    with e.inside(drawn):
        for at in range(-5, 6):
            e.line([(x + at * 26 - 90, y - 90), (x + at * 26 + 90, y + 90)], "#f2e6c8", 3, taper=False, alpha=0.8)
            e.line([(x + at * 26 + 90, y - 90), (x + at * 26 - 90, y + 90)], "#f2e6c8", 3, taper=False, alpha=0.8)
    for cord in (-66, -34, 34, 66):
        e.line([(x + cord, y - 52), (x + cord * 0.5, y - 72), (x, y - 92)], "#f2e6c8", 4, taper=False)
    e.pencil(shapes.oval(x, y - 112, 15, 20), e.lit("#f2e6c8"), 6, 1)
    e.solid(shapes.oval(x, y - 92, 13, 10), "#e0b84a", round=0.8, rim=1)


def _hourglass(e: Easel, x: float, y: float, tall: float) -> None:
    with e.at(x, y, tall / 100, -12):
        e.flat_shadow(shapes.oval(6, 50, 40, 8), 0.6, 4)
        glass = shapes.smooth([(-26, -44), (-24, -22), (-4, 0), (-24, 22), (-26, 44), (26, 44), (24, 22), (4, 0), (24,
            -22), (26, -44)])
        e.flat(glass, "#d8ecec", 0.5)
        with e.inside(glass):
            e.solid(shapes.smooth([(-30, 44), (-18, 26), (0, 14), (18, 26), (30, 44)]), "#e8b84a", round=0.4)
            e.flat(shapes.box(-22, -24, 44, 24), "#e8b84a")
            e.line([(0, -4), (0, 30)], "#e8b84a", 2.4, taper=False)
        e.pencil(glass, e.lit("#ffffff"), 2, 0.9)
        for end in (-50, 44):
            e.solid(shapes.box(-32, end, 64, 9, 3), "#8a4f30", round=0.6, rim=1)


def _sleeping_cat(e: Easel, x: float, y: float) -> None:
    e.flat_shadow(shapes.oval(x, y + 60, 150, 20), 0.6, 10)
    beasts.curled(e, x, y + 74, 290, beasts.CAT)
    with e.at(x + 96, y - 20, 1, 12):
        e.line([(-50, -30), (-20, -6), (0, 10)], "#d8c8a0", 4)
        e.solid(shapes.polygon([(0, 0), (52, -14), (62, 22), (10, 36), (-8, 18)]), "#f6f0dc", round=0.2, rim=0.9)
        e.flat(shapes.oval(4, 17, 5), "#34383e")
        for bar in range(6):
            e.line([(18 + bar * 6, 2 - bar * 1.6), (22 + bar * 6, 24 - bar * 1.6)], "#34383e", (3, 2, 4, 2, 3, 4)[bar],
                taper=False)


def _cashier(e: Easel) -> None:
    """A sleeve comes from the left; its hand holds a bunch of keys over the red light."""
    skin = "#b87a54"
    points, widths = [(-60, 350), (90, 372), (232, 426)], [136, 116, 92]
    path = shapes.limb(points, widths)
    e.drop(path, 16, 14, 0.5)
    fist = shapes.smooth([(222, 392), (280, 388), (334, 402), (344, 452), (330, 500), (276, 508), (214, 476)])
    e.solid(fist, skin, round=0.6, rim=0.7, edge=0.5, hand=0)
    e.solid(path, "#3f7a6a", round=0.6, rim=0.8, hand=0)
    e.solid(shapes.limb([(250, 382), (226, 474)], [40, 40]), "#f0e8d4", round=0.6, rim=0.8, hand=0)
    e.pencil(shapes.oval(352, 496, 30, 32), e.lit("#d8dce0"), 6, 1)
    for turn, shade in ((-30, "#e0b84a"), (8, "#c8ccd0"), (44, "#b8743f")):
        with e.at(354, 518, 0.94, turn):
            e.pencil(shapes.oval(0, 20, 17), e.tint(shade), 8, 1)
            e.solid(shapes.limb([(0, 36), (0, 108)], [10, 9]), shade, round=0.6, rim=1)
            for tooth in (84, 100):
                e.solid(shapes.box(0, tooth, 20, 9), shade, round=0.4, rim=0.9)
    for finger in range(4):
        y = 412 + finger * 25
        e.solid(shapes.limb([(340 - abs(finger - 1) * 4, y), (308, y + 6), (292, y + 4)], [27, 27, 23]), skin,
            round=0.6, edge=0.6, hand=0)
    e.solid(shapes.limb([(252, 402), (292, 396), (322, 414)], [34, 30, 25]), skin, round=0.6, edge=0.6, hand=0)


@card(79, "mended-bowl", family("golden").lit_from(0.1, 0.06).with_colours(haze="#8a8a80"))
def mended_bowl(e: Easel) -> None:
    """A bowl broken once and mended with gold; one shard was not put back, and something green has come out there."""
    brush.gradient(e, e.sheet(), [colour(code) for code in ("#5a6a66", "#7a8478", "#a89878", "#6a5a4c")], 90)
    air.beam(e, (-60, -120), (560, 1000), 240, 620, "#ffe2a8", 0.5)
    brush.repaint(e, 120, 0.6, 60, 0.05, keep_detail=False)
    brush.repaint(e, 56, 0.4, 60)
    table = shapes.smooth([(-40, 900), (240, 884), (560, 896), (840, 880), (840, 1240), (-40, 1240)], tension=0.4)
    e.solid(table, "#6a4a38", round=0.1, flow=2, bristle=1)
    for grain in range(9):
        e.line([(-20, 940 + grain * 32), (300, 934 + grain * 34), (820, 944 + grain * 30)], "#4a3226", 3, alpha=0.5)
    e.flat_shadow(shapes.smooth([(230, 960), (600, 930), (860, 1010), (820, 1080), (420, 1040)]), 0.65, 22)
    bowl = shapes.smooth([(112, 470), (128, 640), (200, 800), (310, 900), (400, 916), (490, 900), (600, 800), (672,
        640), (688, 470)],
        tension=0.9)
    e.solid(shapes.smooth([(300, 890), (296, 968), (400, 984), (504, 968), (500, 890)], tension=0.5), "#2f5a74",
        round=0.6, rim=0.8, hand=0)
    hole = shapes.smooth([(470, 560), (566, 520), (618, 596), (584, 700), (490, 690)], tension=0.2)
    drawn = e.solid(shapes.cut(bowl, hole), "#3a6f8c", round=0.85, rim=1, flow=20, bristle=0.8, hand=0)
    e.flat(hole, "#140f14", 0.95)
    e.solid(shapes.oval(400, 470, 288, 72), "#4a8098", round=0.2, rim=1, hand=0)
    e.solid(shapes.oval(400, 478, 266, 60), "#22404f", round=0.4, rim=0.4, hand=0)
    with e.inside(drawn):
        for ring in (560, 590):
            e.line([(110, ring), (250, ring + 44), (400, ring + 56), (550, ring + 44), (690, ring)], "#cfe0dc", 5,
                alpha=0.35, taper=False)
    _seams(e, drawn)
    _sprout(e)
    shard = shapes.smooth([(606, 1040), (700, 1010), (748, 1066), (716, 1128), (624, 1110)], tension=0.2)
    e.flat_shadow(shapes.moved(shard, 26, 22), 0.6, 9)
    e.solid(shard, "#3a6f8c", round=0.5, rim=1, bristle=0.6)
    e.line([(606, 1040), (624, 1110), (716, 1128)], "#e8ddc8", 7, taper=False)


def _seams(e: Easel, bowl: skia.Path) -> None:
    """Gold where it broke: rivers from the rim that meet at the wound."""
    lines: Sequence[Sequence[Point]] = (
        ((210, 528), (250, 600), (230, 690), (300, 760), (340, 900)), ((250, 600), (340, 620), (400, 590), (470, 560)),
        ((400, 590), (390, 680), (430, 760), (490, 690)), ((430, 760), (420, 840), (440, 910)), ((300, 760), (390,
            740), (430, 760)),
        ((584, 700), (600, 760), (570, 830)), ((618, 596), (676, 580)), ((566, 520), (560, 505)), ((130, 640), (180,
            660), (230, 690)),
    )
    with e.inside(bowl):
        for line in lines:
            for start, end in zip(line, line[1:]):
                bend = ((start[0] + end[0]) / 2 + 6, (start[1] + end[1]) / 2 - 5)
                path = shapes.limb([start, bend, end], [13, 9, 12])
                e.flat_shadow(shapes.moved(path, 2, 4), 0.5, 3)
                e.solid(path, "#e8b23a", round=0.8, rim=1, bristle=0.3, edge=0.3)
                e.glowing(shapes.limb([start, bend, end], [3, 2, 3]), "#ffe08a", 7, 0.4)
    rim = [(470, 560), (566, 520), (618, 596), (584, 700), (490, 690), (470, 560)]
    for start, end in zip(rim, rim[1:]):
        e.solid(shapes.limb([start, end], [9, 9]), "#e8b23a", round=0.8, rim=1, edge=0.3)


def _sprout(e: Easel) -> None:
    with e.inside(shapes.smooth([(470, 560), (566, 520), (618, 596), (584, 700), (490, 690)], tension=0.2)):
        e.solid(shapes.blob(540, 712, 74, 44, e.chance.apart("earth"), 0.12), "#5a3a28", round=0.6, rim=0.5, bristle=1)
    stem = [(546, 676), (592, 610), (640, 520), (626, 420), (650, 350)]
    e.solid(shapes.limb(stem, [13, 12, 10, 8, 5]), "#6f9a4a", round=0.5, rim=1)
    for base, tip, wide in (((612, 570), (700, 560), 34), ((640, 490), (560, 440), 32), ((628, 424), (712, 396), 30),
        ((648, 356), (614, 286), 26),
        ((650, 352), (700, 300), 22)):
        e.solid(shapes.leaf(base, tip, wide, 0.1), "#8fbc54", round=0.5, rim=1)
        e.line([base, tip], "#5f8a40", 2, alpha=0.7)


@card(40, "crack-at-breakfast", family("morning").lit_from(0.04, 0.0).with_colours(haze="#d8c8b0"))
def crack_at_breakfast(e: Easel) -> None:
    """From above, a table laid for two; a crack runs through floor, cloth and bread, and a letter lies by it."""
    brush.gradient(e, e.sheet(), [colour(code) for code in ("#b8a088", "#a88a70")], 60)
    for row in range(16):
        for column in range(11):
            shade = colour("#c8b49a" if (row + column) % 2 else "#9a8a78").darker(e.chance.apart(row,
                column).between(0, 0.07))
            e.solid(shapes.box(column * 80 - 40, row * 80 - 40, 77, 77, 2), shade, round=0.06, rim=0.3, edge=0.25,
                bristle=0.4)
    brush.repaint(e, 40, 0.25, 40)
    cloth = shapes.box(70, 250, 660, 700, 12)
    e.drop(cloth, 40, 30, 0.6)
    food.checked_cloth(e, cloth, "#fbf4e6", "#7fa8b8")
    for side in (-1, 1):
        _place_laid(e, side)
    _bread(e, 404, 650)
    _ring(e, 236, 850)
    keepsakes.letter(e, 560, 850, 96, 18)
    _crack(e)
    for side, skin, sleeve in ((-1, "#e2ac86", "#c8604a"), (1, "#a86c48", "#3f6a86")):
        _hands_on_the_cloth(e, side, skin, sleeve)


def _place_laid(e: Easel, side: int) -> None:
    x = 400 + side * 206
    e.drop(shapes.oval(x, 560, 104), 12, 10)
    food.plate(e, x, 560, 104)
    if side < 0:
        e.solid(shapes.blob(x, 556, 58, 54, e.chance.apart("egg"), 0.16), "#fdfaf0", round=0.4, rim=0.8)
        e.solid(shapes.oval(x + 6, 552, 25), "#f2b02e", round=0.9, rim=1)
    else:
        for slice_, turn in (((x - 18, 566), -12), ((x + 20, 548), 16)):
            with e.at(*slice_, 1, turn):
                toast = shapes.smooth([(-38, 40), (-40, -16), (-46, -34), (-24, -46), (24, -46), (46, -34), (40, -16),
                    (38, 40)], tension=0.6)
                e.drop(toast, 6, 5)
                e.solid(toast, "#a8682f", round=0.3, rim=0.7)
                e.solid(shapes.scaled(toast, 0.82), "#e8bc74", round=0.3, rim=0.4, edge=0.1)
    cx, cy = x - side * 30, 380
    e.drop(shapes.oval(cx, cy, 54), 10, 8)
    e.solid(shapes.oval(cx, cy, 58), "#f6f0e2", round=0.3, rim=0.9)
    e.solid(shapes.oval(cx, cy, 42), "#ffffff", round=0.4, rim=0.9)
    e.solid(shapes.oval(cx, cy, 34), "#5a3424", round=0.3)
    e.solid(shapes.limb([(cx + side * 38, cy + 12), (cx + side * 64, cy + 28)], [13, 12]), "#ffffff", round=0.6)


def _crack(e: Easel) -> None:
    luck = e.chance.apart("crack")
    middle = [(430, -30), (384, 90), (436, 220), (392, 330), (418, 450), (366, 560), (420, 650), (384, 760), (430,
        880), (380, 1010), (432, 1120),
        (400, 1240)]
    wide = (30, 34, 26, 30, 34, 40, 44, 40, 46, 58, 70, 84)
    left = [(x - w / 2 + luck.about(0, 8), y) for (x, y), w in zip(middle, wide)]
    right = [(x + w / 2 + luck.about(0, 8), y + luck.about(0, 10)) for (x, y), w in zip(middle, wide)]
    gap = shapes.polygon([*left, *reversed(right)])
    e.flat(shapes.outline_of(gap, 9), "#f6ecd8", 0.7, hand=1.5)
    e.flat(gap, "#0e1420", hand=1.5)
    with e.inside(gap):
        brush.gradient(e, gap, [colour(code) for code in ("#16304a", "#0e1a2c", "#122c40")], 90)
        for _ in range(44):
            x, y = luck.between(340, 470), luck.between(0, 1200)
            e.line([(x, y), (x + luck.about(0, 14), y - luck.between(20, 60))], "#6fa8c0", 2.2, alpha=0.4)
        e.flat_shadow(shapes.moved(shapes.outline_of(shapes.polygon(left, closed=False), 26), 10, 8), 0.8, 8)
    for (x, y), turn in zip(middle[2:-2:2], (-60, 70, 54, -76)):
        split = [(x, y - 7), (x + turn * 0.5, y + 10), (x + turn, y + 4), (x + turn * 1.7, y + 26),
            (x + turn, y + 13), (x + turn * 0.5, y + 20), (x, y + 9)]
        e.flat(shapes.polygon(split), "#0e1420", hand=0.6)


def _bread(e: Easel, x: float, y: float) -> None:
    """A round loaf seen from above, slashed and floured."""
    crust = shapes.oval(x, y, 84, 72, -8)
    e.drop(crust, 16, 12)
    drawn = e.solid(crust, "#c07f38", round=0.9, rim=0.8, bristle=0.8)
    with e.inside(drawn):
        for cut in (-44, 0, 44):
            e.solid(shapes.leaf((x + cut - 16, y + 46), (x + cut + 16, y - 46), 17, 0.1), "#f0cf98", round=0.4,
                edge=0.3)
        brush.spatter(e, "#fff6e0", 40, (x - 70, y - 60, x + 70, y + 60), 2.4, 0.7)


def _ring(e: Easel, x: float, y: float) -> None:
    """It has been taken off and laid down."""
    band = shapes.cut(shapes.oval(x, y, 24, 21), shapes.oval(x, y, 17, 14))
    e.drop(band, 8, 5, 0.6)
    e.solid(band, "#e8b83a", round=0.9, rim=1, edge=0.6)


def _hands_on_the_cloth(e: Easel, side: int, skin: str, sleeve: str) -> None:
    """Each has one hand on the table, and they do not meet."""
    elbow, wrist = (400 + side * 480, 1012), (400 + side * 276, 790)
    turn = math.degrees(math.atan2(wrist[0] - elbow[0], elbow[1] - wrist[1]))
    arm = shapes.limb([elbow, ((elbow[0] + wrist[0]) / 2, 886), wrist], [150, 124, 92])
    e.drop(arm, 18, 14, 0.5)
    hands.open_palm(e, *wrist, 180, skin, turn, flip=side < 0, fingers=CLOSE, lines=False)
    e.solid(arm, sleeve, round=0.6, rim=0.9, hand=0)
    cuff = shapes.limb([(wrist[0] - 40, wrist[1] + side * 34), (wrist[0] + 40, wrist[1] - side * 34)], [34, 34])
    e.solid(cuff, colour(sleeve).lighter(0.12), round=0.6, rim=0.9, hand=0)


CLOSE: tuple[hands.Finger, ...] = (
    (((-16, -42), (-19, -62), (-21, -78)), (12.4, 11.6, 10)),
    (((-6, -46), (-7, -72), (-8, -93)), (13.2, 12.4, 10.6)),
    (((5, -46), (6, -74), (6, -96)), (13.4, 12.6, 10.8)),
    (((15, -42), (18, -66), (20, -85)), (12.8, 12, 10.4)),
    (((13, -16), (28, -36), (34, -54)), (19, 15.6, 12)),
)
