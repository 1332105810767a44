"""Cards 57, 74, 76, 81, 87, 88: walls, stairs and streets where something has got away from its place."""

from __future__ import annotations

import math
from dataclasses import replace

import skia

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs import birds, faces, hands, keepsakes, plants
from tools.painter.motifs.faces import Face, Mood
from tools.painter.motifs.people import MAN, WOMAN, Person, Pose, person
from tools.painter.motifs.profiles import profile
from tools.painter.shapes import Point

CLEANER = Person(coat="#ee7a30", legs="#33507a", shoes="#2a2224", skin="#d9a07a", head=0.175, style="cap",
    hat="#f2c830")
CLIFF: tuple[Point, ...] = ((-40, 236), (90, 230), (196, 244), (226, 290), (238, 380), (244, 440), (230, 486),
    (262, 560), (312, 634), (296, 662), (252, 668), (250, 690), (284, 716), (286, 738), (256, 752), (280, 772),
    (276, 800), (244, 818), (262, 864), (254, 908), (200, 938), (150, 950), (136, 1020), (130, 1240), (-40, 1240))


@card(57, "last-word", family("snow").lit_from(0.5, 0.3).with_colours(
    sky=("#b8c4cc", "#d8d8d4", "#f2e2cc", "#f6d8b8"), haze="#e6d8c8"))
def last_word(e: Easel) -> None:
    """Two cliffs are faces turned to each other; the bridge between them is broken, and on each end stands somebody."""
    air.sky(e, 1220, e.palette.sky, flow=12)
    air.glow(e, 400, 400, 420, "#fff2d0", 0.8)
    for far, heights, shade in ((0.66, [980, 960, 1000, 860, 930, 900], "#9aa4a8"), (0.4, [1090, 1100, 1060, 1020,
        1070, 1050], "#7a8e8a")):
        with e.depth(far):
            e.solid(shapes.ridge(-20, 820, 1240, heights), shade, round=0.1, flow=8)
    with e.depth(0.36):
        for x, foot, tall in ((196, 1104, 60), (236, 1110, 84), (292, 1092, 66), (420, 1056, 70), (452, 1064, 92),
                (494, 1066, 64), (566, 1086, 80), (604, 1096, 58)):
            plants.pine(e, x, foot, tall)
    brush.repaint(e, 60, 0.5, 10)
    left = shapes.smooth(CLIFF, tension=0.7)
    for cliff, shade, side in ((left, "#8f7a68", -1), (shapes.mirrored(left, 400), "#6f8090", 1)):
        drawn = e.solid(cliff, shade, round=0.3, rim=1, flow=70, bristle=1, hand=2)
        with e.inside(drawn):
            _strata(e, side)
            _features_of_stone(e, side, shade)
            top = [(-60, 200), (90, 210), (206, 226), (232, 262), (170, 262), (80, 250), (-60, 262)]
            e.solid(shapes.smooth([(x, y) if side < 0 else (800 - x, y) for x, y in top]), "#9fae7a", round=0.3,
                bristle=1, edge=0.2)
    _broken_bridge(e)
    for side in (-1, 1):
        _left_standing(e, side)
    for y, strength in ((1030, 0.3), (1110, 0.45), (1190, 0.7)):
        e.flat(shapes.box(-60, y, 920, 300), "#fff0dc", strength, blur=50)


def _strata(e: Easel, side: int) -> None:
    luck = e.chance.apart("strata", side)
    for row in range(24):
        y = 290 + row * 40 + luck.about(0, 10)
        x = 200 if side < 0 else 600
        line = [(x - 260, y + luck.about(0, 20)), (x - 60, y + luck.about(0, 16)), (x + 80, y + luck.about(0, 20)),
            (x + 260, y)]
        e.line(line, luck.pick(("#5a4f4a", "#b8a898", "#4f5a62")), luck.between(2, 6), alpha=0.32)


def _features_of_stone(e: Easel, side: int, shade: str) -> None:
    """Eye shut, brow drawn down, mouth pressed together: it is over."""

    def at(x: float, y: float) -> Point:
        return (x, y) if side < 0 else (800 - x, y)

    stone = colour(shade)
    e.flat_shadow(shapes.smooth([at(96, 520), at(150, 470), at(222, 480), at(226, 540), at(180, 580), at(110, 566)]),
        0.5, 12)
    e.solid(shapes.smooth([at(112, 548), at(140, 514), at(186, 508), at(214, 540), at(184, 562), at(140, 566)]),
        stone.lighter(0.06), round=0.8, rim=0.5, bristle=0.6, edge=0.2)
    e.line([at(110, 548), at(140, 572), at(184, 568), at(216, 542)], stone.darker(0.7), 8)
    e.solid(shapes.limb([at(84, 500), at(150, 452), at(238, 478)], [18, 40, 26]), stone.lighter(0.04), round=0.9,
        rim=0.8, bristle=0.9)
    e.line([at(250, 600), at(226, 640), at(240, 668), at(262, 664)], stone.darker(0.6), 7, alpha=0.8)
    e.line([at(258, 752), at(222, 756), at(186, 776)], stone.darker(0.7), 9)
    e.line([at(206, 668), at(172, 706), at(164, 752)], stone.darker(0.5), 6, alpha=0.6)
    e.line([at(246, 820), at(216, 828), at(196, 822)], stone.darker(0.5), 6, alpha=0.6)
    e.flat(shapes.smooth([at(108, 640), at(170, 620), at(190, 660), at(150, 700), at(106, 690)]), stone.lighter(0.3),
        0.3, blur=14)


def _broken_bridge(e: Easel) -> None:
    """Two posts on each side, and what is left of the ropes and boards, still swinging."""
    wood, rope = "#a8825a", "#5a4632"
    for side, line in ((-1, [(212, 236), (262, 268), (304, 322), (318, 396)]),
            (1, [(588, 236), (540, 264), (500, 312), (484, 376)])):
        points = shapes.spine(line, 6)
        for foot in (0, 1):
            rail = [(x - side * 4, y - 46 + index * 2.4) for index, (x, y) in enumerate(points)]
            e.line(rail if foot else points, rope, 6)
        for index in range(0, len(points) - 1, 2):
            (x, y), (ax, ay) = points[index], points[index + 1]
            turn = math.degrees(math.atan2(ay - y, ax - x))
            rail_end = (x - side * 4, y - 46 + index * 2.4)
            e.line([(x, y), rail_end], rope, 3, taper=False)
            e.solid(shapes.turned(shapes.box(x - 13, y - 5, 27, 12, 2), turn, (x, y)), wood, round=0.4, rim=0.9)
        px = 400 + side * 190
        e.solid(shapes.limb([(px, 256), (px - side * 2, 168)], [17, 14]), "#6a4a34", round=0.6, rim=0.9)
    for x, y, turn in ((392, 470, 40), (424, 600, -24), (384, 720, 66), (410, 850, 10)):
        e.solid(shapes.turned(shapes.box(x - 22, y - 6, 44, 12, 2), turn, (x, y)), wood, round=0.4, rim=0.9)


def _left_standing(e: Easel, side: int) -> None:
    who = Person(coat="#c8503f" if side < 0 else "#3f7ab0", legs="#3a3438", head=0.2, style="", skirt=side > 0,
        animal=profile("#d9a07a", "#3a2a24", "crop" if side < 0 else "long", smile=-1, brow=0.8))
    x = 400 + side * 254
    e.flat_shadow(shapes.oval(x, 238, 34, 7), 0.5, 4)
    person(e, x, 238, 176, who, Pose(lean=3, nod=6, near_hand=(5, -40), far_hand=(0, -44)), flip=side > 0)


@card(74, "day-off", family("storm").lit_from(0.2, -0.2).with_colours(
    sky=("#8fa0ac", "#b4bfc2", "#d8d4c6", "#e6dcc8"), haze="#c4c8c4"))
def day_off(e: Easel) -> None:
    """The plinth in the square is empty but for two bronze boots' prints; at the tram stop waits a man of bronze."""
    air.sky(e, 760, e.palette.sky, flow=8)
    with e.depth(0.55):
        for x, wide, top in ((-30, 190, 330), (150, 150, 400), (290, 200, 300), (480, 170, 380), (640, 200, 320)):
            _facade(e, x, wide, top)
    brush.repaint(e, 46, 0.45, 88)
    square = shapes.box(-20, 790, 840, 440)
    e.solid(square, "#a8a49a", round=0.03, flow=4, edge=0, bristle=0.8)
    with e.inside(square):
        for row in range(9):
            for stone in range(18):
                x, y, tall = -40 + stone * (40 + row * 7) + (row % 2) * 20, 796 + row * row * 5.2, 10 + row * 9
                e.pencil(shapes.box(x, y, 36 + row * 7, tall, 5), e.dark("#8a867c"), 1.6, 0.45)
    for x, y, wide in ((520, 1010, 120), (180, 1150, 150)):
        e.flat(shapes.oval(x, y, wide, wide * 0.16), "#dfe6e8", 0.7, blur=3)
    _plinth(e, 236, 930)
    _stop(e, 610, 1010)
    for x, y, size, flip in ((330, 1106, 44, False), (400, 1080, 40, True), (120, 1060, 42, False)):
        _pigeon(e, x, y, size, flip)
    _pigeon(e, 176, 532, 44, True)
    air.rain(e, 90, 6, "#f2f6f6", 36, 0.28)


def _facade(e: Easel, x: float, wide: float, top: float) -> None:
    shade = ("#b89a7a", "#a8a08a", "#c4a888", "#9aa09a", "#b8a494")[round(x / 160) % 5]
    e.solid(shapes.box(x, top, wide, 800 - top), shade, round=0.1, flow=88)
    e.solid(shapes.polygon([(x - 8, top), (x + 16, top - 70), (x + wide - 16, top - 70), (x + wide + 8, top)]),
        "#6a6468", round=0.2)
    for row in range(int((770 - top) / 92)):
        for column in range(int(wide / 54)):
            e.solid(shapes.box(x + 16 + column * 54, top + 26 + row * 92, 28, 54, 3), "#5f6f7a", round=0.2, edge=0.5)


def _plinth(e: Easel, x: float, foot: float) -> None:
    e.flat_shadow(shapes.oval(x + 60, foot + 6, 220, 26), 0.5, 12)
    stone = "#b4aea2"
    e.solid(shapes.box(x - 150, foot - 56, 300, 60, 4), stone, round=0.2, flow=2, rim=0.9)
    body = e.solid(shapes.box(x - 112, foot - 360, 224, 306, 2), stone, round=0.3, flow=88, bristle=0.9, rim=0.9)
    with e.inside(body):
        for streak in range(6):
            px = x - 80 + streak * 32
            e.line([(px, foot - 360), (px + 2, foot - 250), (px - 1, foot - 150)], "#5f9a8a", 9, alpha=0.35)
        e.pencil(shapes.box(x - 76, foot - 270, 152, 120, 3), e.dark(stone), 4, 0.8)
        wreath = [(x + math.cos(a) * 38, foot - 210 + math.sin(a) * 38) for a in (math.tau * i / 22 for i in range(22))]
        for px, py in wreath:
            e.solid(shapes.oval(px, py, 9, 6, math.degrees(math.atan2(py - foot + 210, px - x)) + 60), "#8a9a7a",
                round=0.4, edge=0.3)
    e.solid(shapes.box(x - 134, foot - 394, 268, 40, 4), stone, round=0.3, flow=2, rim=1)
    for side in (-1, 1):
        e.flat(shapes.oval(x + side * 34, foot - 396, 28, 9, side * 10), "#4f8a7a", 0.95)
        e.flat(shapes.oval(x + side * 34, foot - 393, 20, 5, side * 10), "#2f4a44", 0.9)


def _stop(e: Easel, x: float, foot: float) -> None:
    e.solid(shapes.limb([(x + 130, foot + 20), (x + 128, foot - 560)], [15, 13]), "#4a5258", round=0.7, rim=0.9)
    _tram_sign(e, x + 118, foot - 600)
    e.flat_shadow(shapes.oval(x - 10, foot + 6, 120, 17), 0.55, 9)
    e.flat_shadow(shapes.oval(x - 214, foot + 30, 90, 14), 0.5, 9)
    bronze = "#86c4b2"
    hero = Person(coat="#4f8f80", legs="#478274", shoes="#3a6a60", skin=bronze, head=0.175, style="", trim="#6fb0a0",
        animal=profile(bronze, "#3f766a", "crop", smile=0.6, brow=0.3, beard=True))
    person(e, x, foot, 480, hero, Pose(lean=-1, nod=-2, near_hand=(6, -60), far_hand=(-1, -48), near_foot=(5, 0),
        far_foot=(-5, -1)))
    for streak, top, reach in ((-34, 330, 110), (-8, 250, 80), (22, 300, 90), (40, 210, 50)):
        e.line([(x + streak, foot - top), (x + streak + 2, foot - top + reach / 2), (x + streak, foot - top + reach)],
            "#a8d8c8", 7, alpha=0.55)
    _pigeon(e, x + 2, foot - 455, 46, True)
    keepsakes.umbrella(e, x - 164, foot - 158, 226, "#c8382f")
    lady = replace(WOMAN, coat="#c8903f", legs="#3a3a44", head=0.18, style="", skirt=True,
        animal=profile("#e2b08c", "#e0dcd2", "bun", smile=1, glasses=True, brow=0.4))
    person(e, x - 216, foot + 30, 370, lady, Pose(lean=2, nod=-14, near_hand=(14, -56), far_hand=(2, -46)))


def _tram_sign(e: Easel, x: float, y: float) -> None:
    e.solid(shapes.box(x - 62, y - 62, 124, 124, 16), "#2f6a9a", round=0.3, rim=0.9)
    e.line([(x - 40, y - 44), (x, y - 44), (x + 40, y - 44)], "#f2f0e6", 5, taper=False)
    e.line([(x - 10, y - 44), (x, y - 28)], "#f2f0e6", 5, taper=False)
    e.flat(shapes.box(x - 36, y - 28, 72, 62, 12), "#f2f0e6")
    e.flat(shapes.box(x - 26, y - 18, 52, 26, 5), "#2f6a9a")
    for side in (-1, 1):
        e.flat(shapes.oval(x + side * 20, y + 22, 6), "#2f6a9a")
        e.line([(x + side * 14, y + 34), (x + side * 26, y + 50)], "#f2f0e6", 5, taper=False)


def _pigeon(e: Easel, x: float, y: float, size: float, flip: bool) -> None:
    with e.at(x, y, size / 60, 0, flip):
        for leg in (-4, 6):
            e.line([(leg, -8), (leg + 2, 2)], "#b85a4a", 3, taper=False)
        e.solid(shapes.smooth([(-44, -16), (-18, -34), (10, -36), (22, -26), (14, -10), (-10, -6)]), "#7f8a98",
            round=0.7)
        e.solid(shapes.smooth([(8, -30), (14, -50), (26, -54), (32, -44), (24, -26)]), "#5f7a82", round=0.7)
        e.solid(shapes.polygon([(31, -47), (40, -44), (31, -42)]), "#4a4440", round=0.2)
        e.flat(shapes.oval(27, -47, 2.4), "#c8502a")
        e.line([(-30, -18), (-8, -22), (8, -18)], "#4a5460", 4)


@card(76, "who-waves-back", family("morning").lit_from(0.86, 0.06).with_colours(haze="#bcd4dc"))
def who_waves_back(e: Easel) -> None:
    """High on a glass tower a man wipes a pane; where it is clean his mirror image stands, and waves at him."""
    brush.gradient(e, e.sheet(), [colour(code) for code in ("#7fa8bc", "#a8c4cc", "#8a9aa4")], 90)
    panes = [(left, top, right - left, foot - top) for left, right in ((-180, 286), (286, 760), (760, 1100))
        for top, foot in ((-300, 130), (130, 1010), (1010, 1400))]
    for pane in panes:
        _dirty_pane(e, *pane)
    brush.repaint(e, 50, 0.35, 88)
    for x, y, wide, tall in panes:
        with e.inside(shapes.box(x, y, wide, tall)):
            for start, broad in ((0.3, 0.2), (0.62, 0.08), (1.1, 0.16)):
                left, right = x + wide * start, x + wide * (start + broad)
                e.flat(shapes.polygon([(left, y), (right, y), (right - tall * 0.5, y + tall), (left - tall * 0.5,
                    y + tall)]), "#f2fafc", 0.2, blur=2)
    _clean_glass(e)
    for x in (278, 752):
        e.solid(shapes.box(x, -20, 18, 1240), "#4a565e", round=0.5, rim=0.9, flow=88)
    for y in (122, 1002):
        e.solid(shapes.box(-20, y, 840, 17), "#4a565e", round=0.5, rim=0.9, flow=2)
    _cradle(e)


def _dirty_pane(e: Easel, x: float, y: float, wide: float, tall: float) -> None:
    luck = e.chance.apart("pane", x, y)
    pane = shapes.box(x, y, wide, tall, 2)
    e.wash(pane, ["#a4bcc4", "#8aa2ae", "#7a909c"], 100, 0.7, hand=0)
    with e.inside(pane):
        for _ in range(14):
            px, py, reach = x + luck.between(0, wide), y + luck.between(0, tall), luck.between(60, 200)
            e.line([(px, py), (px + luck.about(0, 3), py + reach / 2), (px, py + reach)], "#5f7078",
                luck.between(5, 12), alpha=0.25)
        for _ in range(30):
            e.flat(shapes.oval(x + luck.between(0, wide), y + luck.between(0, tall), luck.between(4, 11)), "#5a665f",
                0.2, blur=2)


def _clean_glass(e: Easel) -> None:
    """What the squeegee has laid bare: sky, and somebody in it."""
    sweep = shapes.smooth([(330, 560), (350, 300), (440, 226), (600, 214), (706, 280), (730, 560), (722, 860),
        (640, 972), (440, 976), (344, 880)])
    with e.inside(shapes.box(296, 139, 456, 863)):
        drawn = e.wash(sweep, ["#3f8fc8", "#8ad0e8", "#f6e2b0", "#f2b87a"], 90, 0.3, hand=2)
    with e.inside(drawn):
        air.glow(e, 600, 800, 260, "#fff2c0", 0.7)
        for x, y, wide in ((440, 330, 140), (640, 420, 150), (410, 520, 90)):
            e.solid(shapes.cloud(x, y, wide, wide * 0.4, e.chance.apart("seen", x), 7), "#ffffff", round=0.6, rim=0.8,
                edge=0)
        with e.veil(0.92):
            person(e, 618, 1040, 520, replace(CLEANER, animal=profile("#d9a07a", "#3a2a24", "crop", smile=2.2)),
                Pose(lean=-2, nod=-4, near_hand=(26, -90), far_hand=(-13, -42)), flip=True)
            hands.open_palm(e, 487, 574, 62, "#d9a07a", -34, lines=False)
        for y in (880, 960):
            e.solid(shapes.box(300, y, 460, 11, 5), "#d9bc72", round=0.6, rim=0.9)
    e.line([(352, 300), (330, 560), (344, 880)], "#ffffff", 12, alpha=0.6)


def _cradle(e: Easel) -> None:
    for x in (20, 416):
        e.line([(x, -20), (x, 1090)], "#2f363c", 6, taper=False)
    person(e, 178, 1112, 590, CLEANER, Pose(lean=3, near_hand=(25, -84), far_hand=(9, -42)), back=True)
    hand = (326, 618)
    e.solid(shapes.limb([(hand[0] - 8, hand[1] + 36), (hand[0] + 14, hand[1] - 62)], [15, 14]), "#4a4f54", round=0.6)
    e.solid(shapes.turned(shapes.box(hand[0] - 66, hand[1] - 82, 148, 24, 7), -8, (hand[0] + 14, hand[1] - 70)),
        "#3a3f44", round=0.5, rim=0.9)
    e.solid(shapes.oval(*hand, 24, 21), "#d9a07a", round=0.6, edge=0.5, hand=0)
    for finger in range(3):
        e.line([(hand[0] - 2, hand[1] - 9 + finger * 9), (hand[0] + 20, hand[1] - 12 + finger * 9)], "#8a5a3c", 2,
            alpha=0.7)
    for drop in range(3):
        e.flat(shapes.flame(hand[0] - 44 + drop * 56, hand[1] - 34 + drop % 2 * 22, 10, 24), "#eaf6fa", 0.9)
    e.solid(shapes.box(-30, 1096, 464, 30, 4), "#8a9298", round=0.4, rim=0.9)
    for y in (900, 990):
        e.solid(shapes.box(-30, y, 464, 13, 5), "#c8a03a", round=0.6, rim=0.9)
    for x in (-10, 250, 410):
        e.solid(shapes.box(x, 896, 13, 210, 4), "#c8a03a", round=0.6, rim=0.9)
    e.solid(shapes.smooth([(288, 1098), (274, 1010), (382, 1010), (368, 1098)], tension=0.3), "#3f7fa8", round=0.6,
        rim=0.9)
    e.solid(shapes.cloud(328, 1004, 116, 50, e.chance.apart("foam"), 9), "#f6fcff", round=0.6, rim=0.9, edge=0.2)


@card(81, "what-he-carries-up", family("desert").lit_from(0.95, 0.0).with_colours(haze="#d8b08a"))
def what_he_carries_up(e: Easel) -> None:
    """A stair goes to and fro up into the light; a man climbs it and drags his shadow after him by the hand."""
    brush.gradient(e, e.sheet(), [colour(code) for code in ("#f0cf9a", "#d9a06a", "#a8643f", "#5a3434")], 90)
    brush.repaint(e, 80, 0.5, 60)
    air.glow(e, 760, 0, 900, "#fff2c8", 0.7)
    flights = (((-60, 1190), (860, 870), 190), ((860, 800), (-60, 560), 126), ((-60, 510), (860, 330), 92),
        ((860, 286), (-60, 150), 66), ((-60, 116), (860, 0), 44))
    for number in (4, 3, 2, 1, 0):
        start, end, tall = flights[number]
        with e.depth(0.13 * number):
            _flight(e, start, end, tall, number)
    _man_and_shadow(e)


def _flight(e: Easel, start: Point, end: Point, tall: float, number: int) -> None:
    """One flight seen from its side; its steps are lit, its wall is dark."""
    count = 9
    dx, dy = (end[0] - start[0]) / count, (end[1] - start[1]) / count
    edge: list[Point] = []
    for step in range(count):
        edge += [(start[0] + dx * step, start[1] + dy * (step + 1)), (start[0] + dx * (step + 1),
            start[1] + dy * (step + 1))]
    body = shapes.polygon([start, *edge, (end[0], end[1] + tall), (start[0], start[1] + tall)])
    e.flat_shadow(shapes.moved(body, -20, 46), 0.45, 24)
    e.solid(body, ("#b8744a", "#c08052", "#c88c5c", "#cc9464", "#d09c6c")[number], round=0.15, rim=0.4, flow=30,
        bristle=0.8, hand=0)
    for tread in range(count):
        x, y = start[0] + dx * tread, start[1] + dy * (tread + 1)
        e.solid(shapes.box(min(x, x + dx) - 5, y - 5, abs(dx) + 10, 14, 3), "#f2d6a4", round=0.4, rim=1, edge=0.4)


def _man_and_shadow(e: Easel) -> None:
    """It is his own shape, heavy and limp; he has it by one hand."""
    dark = "#2a1626"
    parts = [
        shapes.limb([(508, 768), (438, 858), (362, 960)], [30, 40, 54]),
        shapes.limb([(364, 984), (430, 1004)], [44, 36]),
        shapes.oval(452, 1010, 46, 50),
        shapes.limb([(356, 984), (280, 1012), (196, 1044)], [92, 108, 88]),
        shapes.limb([(214, 1030), (110, 1058), (36, 1084), (-50, 1112)], [66, 54, 46, 42]),
        shapes.limb([(206, 1058), (130, 1116), (70, 1156), (-10, 1196)], [66, 54, 46, 42]),
        shapes.limb([(340, 1010), (366, 1084), (324, 1136)], [48, 40, 30]),
        shapes.oval(318, 1142, 22, 19),
    ]
    whole = shapes.join(*parts)
    e.flat_shadow(shapes.moved(whole, -12, 24), 0.5, 12)
    e.solid(whole, dark, round=0.35, rim=0.5, flow=160, bristle=1, hand=2)
    man = replace(MAN, coat="#3f7a86", legs="#3a4a60", shoes="#2a2028", skin="#c98f6c", head=0.18, style="",
        animal=profile("#c98f6c", "#8a8680", "thin", smile=-1.4, brow=0.9))
    person(e, 570, 976, 440, man, Pose(lean=22, nod=6, near_hand=(-13.5, -47.5), far_hand=(26, -56), near_foot=(17, -8),
        far_foot=(-9, 0)))


@card(87, "one-bird-less", family("blossom").lit_from(0.96, 0.3).with_colours(haze="#d8c8b8"))
def one_bird_less(e: Easel) -> None:
    """A wall papered with birds, each in its place; one place is bare, and down on the chair back sits somebody new."""
    wall = e.sheet()
    e.solid(wall, "#2f5a5e", round=0.03, rim=0, flow=88, bristle=0.6, edge=0)
    luck = e.chance.apart("paper")
    for column in range(4):
        x = 110 + column * 200
        for row in range(5):
            y = 90 + row * 232 + (116 if column % 2 else 0)
            _twig(e, x, y, column % 2 == 0)
            if (column, row) == (2, 2):
                continue
            _paper_bird(e, x, y, 1.0, column % 2 == 1, 1.0)
    brush.repaint(e, 26, 0.3, 88)
    gap = (510, 554)
    e.flat(shapes.blob(gap[0], gap[1] - 34, 74, 56, luck, 0.2), "#5f8280", 0.9, blur=5)
    with e.veil(0.9):
        e.flat(_bird_outline(*gap), "#e8e0cc", 0.95, hand=1)
    e.pencil(_bird_outline(*gap), e.lit("#f6f0e0"), 2.4, 0.9)
    for x, y, turn in ((540, 640, 30), (566, 720, -20), (520, 800, 60)):
        e.solid(shapes.turned(shapes.leaf((x - 20, y), (x + 20, y), 13), turn, (x, y)), "#d9603f", round=0.3)
    air.glow(e, 800, 380, 760, "#ffe6c0", 0.5)
    e.solid(shapes.box(-20, 1090, 840, 130), "#e8dcc8", round=0.2, flow=2, rim=0.6)
    e.line([(-20, 1112), (820, 1112)], "#b8a890", 5, taper=False)
    _chair_back(e)
    e.flat_shadow(shapes.moved(_bird_outline(300, 812), -26, 20), 0.5, 10)
    _paper_bird(e, 300, 812, 1.18, False, 1.0, alive=True)


def _bird_outline(x: float, y: float) -> skia.Path:
    body = shapes.smooth([(-62, 30), (-40, -4), (-8, -30), (20, -58), (46, -56), (58, -38), (50, -12), (30, 16), (-4,
        28)])
    beak = shapes.polygon([(54, -46), (76, -38), (54, -32)])
    tail = shapes.polygon([(-44, 6), (-104, 52), (-88, 62), (-30, 26)])
    return shapes.moved(shapes.join(body, beak, tail), x, y)


def _paper_bird(e: Easel, x: float, y: float, size: float, flip: bool, fade: float, alive: bool = False) -> None:
    with e.at(x, y, size, 0, flip):
        outline = _bird_outline(0, 0)
        if not alive:
            e.flat(outline, "#d9603f", 0.92)
            e.flat(shapes.smooth([(-34, 4), (0, -22), (24, -8), (-8, 18), (-70, 34)]), "#8f3a34", 0.9)
            e.flat(shapes.smooth([(28, -8), (44, -14), (34, 10), (8, 24), (4, 10)]), "#f2c88a", 0.9)
            e.flat(shapes.oval(40, -40, 5), "#f6ecd8")
            return
        e.solid(outline, "#e0643f", round=0.8, rim=1, flow=30, bristle=0.9)
        e.solid(shapes.smooth([(-34, 4), (0, -22), (24, -8), (-8, 18), (-76, 38)]), "#983c36", round=0.6, rim=0.9,
            bristle=0.8)
        for feather in range(5):
            e.line([(10 - feather * 9, -8 + feather * 3), (-22 - feather * 8, 12 + feather * 4)], "#5f2428", 3,
                alpha=0.8)
        e.solid(shapes.smooth([(28, -8), (46, -18), (38, 10), (10, 26), (4, 12)]), "#f6d49a", round=0.6, edge=0.1)
        e.solid(shapes.polygon([(54, -46), (78, -38), (54, -32)]), "#e8b84a", round=0.4)
        e.flat(shapes.oval(41, -40, 6.4), "#1a1214", hand=0)
        e.flat(shapes.oval(39, -42, 2.2), "#ffffff", hand=0)
        for leg in (-4, 12):
            e.line([(leg, 24), (leg + 3, 50)], "#6a4a34", 4, taper=False)


def _twig(e: Easel, x: float, y: float, flip: bool) -> None:
    with e.at(x, y + 44, 1, 0, flip):
        e.line([(-96, 22), (-20, 6), (92, -14)], "#c9a05a", 6)
        for px, py, tip in ((-70, 18, (-92, -16)), (-30, 8, (-40, 44)), (40, -4, (66, 30)), (76, -10, (104, -38))):
            e.flat(shapes.leaf((px, py), tip, 15), "#7fa07a", 0.95)


def _chair_back(e: Easel) -> None:
    wood = "#c89058"
    e.flat_shadow(shapes.smooth([(60, 900), (360, 880), (420, 1240), (40, 1240)]), 0.4, 24)
    for x in (130, 470):
        e.solid(shapes.limb([(x, 1260), (x + (8 if x < 300 else -8), 860)], [32, 26]), wood, round=0.7, rim=0.9,
            flow=88)
        e.solid(shapes.oval(x + (8 if x < 300 else -8), 850, 20), wood, round=0.8, rim=1)
    e.solid(shapes.limb([(130, 900), (300, 878), (470, 900)], [38, 44, 38]), wood, round=0.7, rim=1, flow=2)
    e.solid(shapes.limb([(134, 1130), (300, 1140), (466, 1130)], [28, 28, 28]), wood, round=0.7, rim=0.9)
    for x in (200, 268, 334, 402):
        e.solid(shapes.limb([(x, 905), (x, 1130)], [13, 13]), wood, round=0.6)
    e.solid(shapes.smooth([(356, 880), (410, 872), (440, 900), (452, 1010), (420, 1180), (372, 1190), (380, 1010)]),
        "#4a5a8a", round=0.5,
        flow=80, bristle=0.8)


@card(88, "something-bright", family("moon").lit_from(0.5, 0.86).with_colours(
    sky=("#141a2c", "#222840", "#2c3450", "#343a52"), haze="#2c3450"))
def something_bright(e: Easel) -> None:
    """A woman looks down into a light in her hands; moths have come to it, and one has the pattern of an eye."""
    brush.gradient(e, e.sheet(), [colour(code) for code in ("#1a2236", "#2a3248", "#3a3a50", "#22263a")], 90)
    brush.repaint(e, 90, 0.6, 70, 0.05, keep_detail=False)
    air.glow(e, 400, 1010, 700, "#bfe0ff", 0.6)
    who = Face(skin="#e0b090", brows="#33221f", iris="#3a5a6a", lips="#b0605a", lashes=True, wide=0.94, jaw=0.82,
        blush=0.3)
    hair = "#2f2226"
    with e.at(408, 470, 2.5):
        fall = [(0, -150), (106, -110), (118, 10), (124, 170), (96, 320), (-96, 320), (-124, 170), (-118, 10), (-106,
            -110)]
        e.solid(shapes.smooth(fall), hair, round=0.4, flow=86, bristle=1, hand=0)
        e.solid(shapes.smooth([(-30, 90), (-32, 160), (0, 186), (32, 160), (30, 90)]), colour(who.skin).darker(0.18),
            round=0.5, hand=0)
        e.solid(shapes.smooth([(-150, 330), (-140, 216), (-84, 172), (-36, 152), (0, 172), (36, 152), (84, 172),
            (140, 216), (150, 330)]), "#4a4a7a", round=0.5, flow=84, hand=0)
        e.flat(shapes.oval(0, 20, 80, 110), "#9fc8f0", 0.25, blur=20)
        faces.face(e, who, Mood(worry=0.55, lift=0.1, wide=0.56, smile=-0.2, look=(0.05, 1.2)), 0.1)
        for side in (-1, 1):
            lock = [(-8, -132), (side * 44, -104), (side * 72, -56), (side * 82, 10), (side * 92, 110), (side * 110,
                120),
                (side * 108, -20), (side * 84, -116), (side * 30, -152)]
            e.solid(shapes.smooth(lock), hair, round=0.5, rim=0.6, flow=70, bristle=1, hand=0)
        e.flat(shapes.oval(4, 108, 40, 14), "#d8ecff", 0.4, blur=9)
        for side in (-1, 1):
            e.flat(shapes.oval(6 + side * 34, 44, 22, 14), "#d8ecff", 0.3, blur=9)
    _phone(e)
    for x, y, span, turn in ((190, 820, 120, 30), (640, 860, 140, -24), (560, 700, 76, 50), (240, 650, 64, -40), (118,
        1000, 84, 70),
        (700, 640, 60, 14), (330, 770, 56, 0)):
        birds.moth(e, x, y, span, ("#d8c8a8", "#c8b0a0", "#e0d8c0")[round(x) % 3], turn)
    air.motes(e, 30, (150, 640, 660, 1060), "#cfe6ff", 2.6)


def _phone(e: Easel) -> None:
    """We see its back only; what shines is turned to her."""
    skin = "#e0b090"
    for side in (-1, 1):
        sleeve = shapes.limb([(400 + side * 380, 1250), (400 + side * 280, 1200), (400 + side * 196, 1150)], [170, 140,
            112])
        e.solid(sleeve, "#4a4a7a", round=0.6, rim=0.7, hand=0)
        e.solid(shapes.limb([(400 + side * 176, 1140), (400 + side * 130, 1110)], [86, 80]), skin, round=0.6, hand=0)
    back = shapes.box(292, 990, 216, 240, 26)
    air.glow(e, 400, 1000, 330, "#d8ecff", 0.8)
    e.glowing(back, "#e6f4ff", 46, 0.9)
    e.solid(shapes.box(298, 998, 204, 240, 24), "#2a3040", round=0.3, rim=0.9)
    e.solid(shapes.oval(456, 1040, 20), "#141820", round=0.6, rim=1)
    e.flat(shapes.oval(450, 1034, 6), "#9fc8f0", 0.9, hand=0)
    for side in (-1, 1):
        for finger in range(4):
            y = 1086 + finger * 34
            reach = (66, 56, 58, 70)[finger]
            e.solid(shapes.limb([(400 + side * 132, y + 4), (400 + side * 100, y), (400 + side * reach, y + 4)], [35,
                34, 28]), skin, round=0.6, edge=0.6, hand=0)
