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
from tools.painter.motifs import birds, faces
from tools.painter.motifs.faces import Face, Mood
from tools.painter.motifs.people import MAN, WOMAN, Person, Pose, person
from tools.painter.motifs.profiles import profile
from tools.painter.shapes import Point

CLIFF: tuple[Point, ...] = ((-40, 60), (150, 96), (232, 190), (258, 300), (270, 372), (300, 420), (356, 500), (342,
    530), (306, 540), (304, 560),
    (334, 588), (330, 612), (300, 622), (328, 646), (322, 676), (298, 690), (306, 740), (290, 800), (220, 836), (150,
        860), (120, 960),
    (110, 1240), (-40, 1240))


@card(57, "last-word", family("snow").lit_from(0.5, 0.3).with_colours(
    sky=("#b8c4cc", "#d8d8d4", "#f2e2cc", "#f6d8b8"), haze="#e6d8c8"))
def last_word(e: Easel) -> None:
    """Two cliffs are faces turned to each other; between their mouths hung a bridge, and it has come down."""
    air.sky(e, 1220, e.palette.sky, flow=12)
    air.glow(e, 400, 400, 420, "#fff2d0", 0.8)
    for far, heights, shade in ((0.7, [980, 940, 1000, 930, 990], "#a8a8a8"), (0.5, [1080, 1060, 1100, 1040, 1090],
        "#8a9490")):
        with e.depth(far):
            e.solid(shapes.ridge(-20, 820, 1240, heights), shade, round=0.1, flow=8)
    brush.repaint(e, 60, 0.5, 10)
    left = shapes.smooth(CLIFF, tension=0.7)
    right = shapes.mirrored(shapes.moved(shapes.scaled(shapes.smooth(CLIFF, tension=0.7), 0.96, 1, (0, 600)), 0, 26),
        400)
    for cliff, shade, side in ((left, "#8a7a6e", -1), (right, "#74808a", 1)):
        drawn = e.solid(cliff, shade, round=0.4, rim=1, flow=70, bristle=1, hand=2)
        with e.inside(drawn):
            _strata(e, side)
        _brow_of_stone(e, side, shade)
    _broken_bridge(e)
    for x, y, side in ((160, 112, -1), (636, 136, 1)):
        e.solid(shapes.limb([(x, y + 10), (x + side * 6, y - 40), (x - side * 8, y - 84)], [9, 7, 3]), "#4a3a34",
            round=0.5)
        for twig in ((26, -66), (-24, -50), (18, -96)):
            e.line([(x, y - 36), (x + twig[0] * 0.6, y - 36 + (twig[1] + 36) * 0.6), (x + twig[0], y + twig[1])],
                "#4a3a34", 4)
    _figure(e, 92, 128, 1)
    _figure(e, 716, 150, -1)
    for y, strength in ((1010, 0.35), (1090, 0.5), (1180, 0.8)):
        e.flat(shapes.box(-60, y, 920, 300), "#fff0dc", strength, blur=60)


def _strata(e: Easel, side: int) -> None:
    luck = e.chance.apart("strata", side)
    for row in range(26):
        y = 100 + row * 44 + luck.about(0, 12)
        x = 200 if side < 0 else 600
        line = [(x - 260, y + luck.about(0, 20)), (x - 60, y + luck.about(0, 16)), (x + 80, y + luck.about(0, 20)),
            (x + 260, y)]
        e.line(line, luck.pick(("#5a4f4a", "#b8a898", "#4f5a62")), luck.between(2, 7), alpha=0.4)


def _brow_of_stone(e: Easel, side: int, shade: str) -> None:
    def at(x: float, y: float) -> Point:
        return (x, y) if side < 0 else (800 - x * 0.96, y + 26)

    inner, outer = (384, 356) if side < 0 else (352, 388)
    e.flat_shadow(shapes.smooth([at(138, 410), at(206, 376), at(256, 396), at(240, 446), at(164, 444)]), 0.5, 10)
    lid = shapes.smooth([at(158, 424), at(182, 402), at(218, 396), at(250, 418), at(216, 436), at(182, 438)])
    e.solid(lid, colour(shade).darker(0.06), round=0.7, rim=0.45, bristle=0.8, edge=0.2)
    e.line([at(156, 426), at(182, 442), at(216, 440), at(252, 420)], "#2a2424", 6)
    for lash, reach in ((172, -14), (196, -6), (222, 4), (240, 12)):
        e.line([at(lash, 438), at(lash + reach * 0.4, 452), at(lash + reach, 464)], "#4f5a3a", 4)
    e.solid(shapes.limb([at(136, inner), at(198, 348), at(256, outer)], [16, 34, 18]), colour(shade).lighter(0.06),
        round=0.9, rim=1, bristle=0.9)
    e.line([at(190, 548), at(250, 600), at(262, 660)], "#4a3f3a", 6, alpha=0.6)
    e.line([at(236, 634), at(268, 626), at(300, 622)], "#3a3030", 7)


def _broken_bridge(e: Easel) -> None:
    """Two ends of rope and board, hanging straight down from two mouths."""
    for side, x, y, boards in ((-1, 306, 626, 5), (1, 506, 652, 4)):
        for rope in (-14, 14):
            e.line([(x + rope, y), (x + rope + side * 8, y + 110), (x + rope * 0.6 + side * 2, y + 230)], "#5a4632", 5)
        for board in range(boards):
            e.solid(shapes.turned(shapes.box(x - 26, y + 30 + board * 40, 52, 13, 2), side * (4 + board * 5), (x,
                y + 36 + board * 40)),
                "#a8825a", round=0.4)
    for x, y, turn in ((398, 800, 40), (430, 900, -20), (376, 980, 70)):
        e.solid(shapes.turned(shapes.box(x - 26, y, 52, 12, 2), turn, (x, y)), "#a8825a", round=0.4)


def _figure(e: Easel, x: float, y: float, way: int) -> None:
    who = Person(coat=("#b8503f" if way > 0 else "#3f6a8a"), legs="#3a3438", head=0.17, style="",
        animal=profile("#d9a07a", "#3a2a24", "crop" if way > 0 else "long"), skirt=way < 0)
    person(e, x, y, 96, who, Pose(lean=-2, near_hand=(8, -40), far_hand=(-7, -40)), flip=way > 0)


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
    _pigeon(e, 176, 506, 44, True)
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
    e.solid(shapes.oval(x + 128, foot - 590, 50), "#2f6a9a", round=0.3, rim=0.9)
    e.solid(shapes.oval(x + 128, foot - 590, 34), "#f2f0e6", round=0.2)
    e.solid(shapes.smooth([(x + 106, foot - 572), (x + 108, foot - 606), (x + 148, foot - 606), (x + 150, foot - 572)],
        tension=0.3), "#c8403a",
        round=0.3)
    e.flat_shadow(shapes.oval(x - 10, foot + 6, 120, 17), 0.55, 9)
    e.flat_shadow(shapes.oval(x - 158, foot + 30, 90, 14), 0.5, 9)
    green = "#4f8f80"
    hero = Person(coat=green, legs="#478274", shoes="#3a6a60", head=0.155, style="", trim="#5fa392",
        animal=profile("#5a9a8a", "#3f766a", "crop", 1.2, brow=-0.5, beard=True))
    person(e, x - 6, foot, 470, hero, Pose(lean=-1, nod=2, near_hand=(12, -54), far_hand=(-10, -38), near_foot=(5, 0),
        far_foot=(-5, -1)))
    e.solid(shapes.limb([(x + 34, foot - 250), (x + 72, foot - 262)], [17, 15]), "#5a9a8a", round=0.6)
    e.solid(shapes.box(x - 100, foot - 190, 86, 64, 6), "#7a4a34", round=0.5, rim=0.9)
    e.solid(shapes.limb([(x - 46, foot - 330), (x - 78, foot - 200), (x - 84, foot - 60)], [26, 60, 84]), "#46806f",
        round=0.5, rim=0.7)
    for spot_x, spot_y in ((x - 24, foot - 462), (x + 2, foot - 330), (x - 30, foot - 344)):
        e.flat(shapes.blob(spot_x, spot_y, 9, 6, e.chance.apart("spot", spot_x), 0.3), "#f2f0e8", 0.9)
    lady = replace(WOMAN, coat="#b8863f", legs="#3a3a44", head=0.165, style="", skirt=True,
        animal=profile("#e2b08c", "#e0dcd2", "bun", 1.2, glasses=True, brow=0.4))
    person(e, x - 160, foot + 30, 370, lady, Pose(lean=4, nod=-12, near_hand=(14, -42), far_hand=(8, -40)))
    e.solid(shapes.smooth([(x - 130, foot - 118), (x - 132, foot - 50), (x - 70, foot - 50), (x - 72, foot - 118)],
        tension=0.3), "#8a4a5a",
        round=0.5)


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
    """High on a glass tower a man wipes a pane; in the clean stripe his mirror image has turned and waves at him."""
    brush.gradient(e, e.sheet(), [colour(code) for code in ("#7fa8bc", "#a8c4cc", "#8a9aa4")], 90)
    luck = e.chance.apart("panes")
    for column in range(3):
        for row in range(4):
            x, y = -60 + column * 310, -70 + row * 340
            pane = shapes.box(x, y, 296, 326, 2)
            e.wash(pane, [luck.pick(("#9ab4be", "#8aa6b4", "#a4bcc0")), "#7a8e98"], 100, 0.7, hand=0)
            with e.inside(pane):
                for _ in range(5):
                    top = y + luck.between(60, 250)
                    left = x + luck.between(-20, 250)
                    e.flat(shapes.box(left, top, luck.between(30, 80), 330), "#5f7480", 0.3, blur=4)
                for _ in range(26):
                    px, py = x + luck.between(0, 296), y + luck.between(0, 326)
                    e.flat(shapes.blob(px, py, luck.between(6, 26), luck.between(4, 14), luck, 0.3), "#6a6f6a", 0.28,
                        blur=5)
    brush.repaint(e, 50, 0.35, 88)
    _clean_stripe(e)
    for column in range(4):
        e.solid(shapes.box(-74 + column * 310, -20, 17, 1240), "#4a565e", round=0.5, rim=0.9, flow=88)
    for row in range(4):
        e.solid(shapes.box(-20, -82 + row * 340, 840, 15), "#4a565e", round=0.5, rim=0.9, flow=2)
    _cradle(e)


def _clean_stripe(e: Easel) -> None:
    sweep = shapes.smooth([(318, 250), (420, 196), (566, 210), (712, 300), (736, 520), (700, 860), (560, 930), (420,
        900), (330, 700),
        (300, 440)])
    with e.inside(shapes.box(250, -20, 296 + 260, 1240)):
        e.wash(sweep, ["#3f8fc8", "#8ad0e8", "#f6e2b0", "#f2b87a"], 90, 0.3, hand=2)
    with e.inside(sweep):
        air.glow(e, 620, 760, 260, "#fff2c0", 0.8)
        for x, y, wide in ((400, 330, 130), (640, 420, 150), (440, 560, 100)):
            e.solid(shapes.cloud(x, y, wide, wide * 0.4, e.chance.apart("seen", x), 7), "#ffffff", round=0.6, rim=0.8,
                edge=0)
        twin = replace(MAN, coat="#f0803a", legs="#3a5a8a", shoes="#3a2a28", head=0.165, style="cap", hat="#f6d03a",
            animal=profile("#d9a07a", "#3a2a24", "crop", 1.2, smile=1.8, brow=0.6))
        with e.veil(0.9):
            person(e, 610, 936, 520, twin, Pose(lean=-3, nod=-6, near_hand=(24, -96), far_hand=(-16, -42)), flip=True)
    for points in ([(330, 300), (360, 640), (430, 890)], [(700, 320), (726, 560), (690, 850)]):
        for drip in range(5):
            px, py = points[1][0] + drip * 5 - 10, points[1][1] + drip * 40
            e.flat(shapes.oval(px, py, 8, 11), "#ffffff", 0.6)
    e.line([(318, 250), (300, 440), (330, 700), (420, 900)], "#ffffff", 15, alpha=0.55)


def _cradle(e: Easel) -> None:
    for x in (40, 470):
        e.line([(x, -20), (x, 1090)], "#2f363c", 6, taper=False)
    worker = replace(MAN, coat="#e8742f", legs="#33507a", shoes="#2a2224", head=0.165, style="cap", hat="#f2c830",
        animal=profile("#d9a07a", "#3a2a24", "crop", 1.2, smile=-0.6, brow=0.2))
    person(e, 196, 1110, 600, worker, Pose(lean=4, nod=8, near_hand=(24, -66), far_hand=(20, -50), near_foot=(7, 0),
        far_foot=(-7, 0)))
    e.solid(shapes.limb([(334, 716), (392, 660)], [15, 14]), "#4a4f54", round=0.6)
    e.solid(shapes.turned(shapes.box(372, 586, 26, 150, 5), 14, (385, 660)), "#3a3f44", round=0.5, rim=0.9)
    for drop in range(6):
        e.flat(shapes.flame(356 - drop * 3, 770 + drop * 30, 9, 20), "#eaf6fa", 0.85)
    e.solid(shapes.box(-30, 1096, 580, 30, 4), "#8a9298", round=0.4, rim=0.9)
    for y in (900, 990):
        e.solid(shapes.box(-30, y, 580, 13, 5), "#c8a03a", round=0.6, rim=0.9)
    for x in (-10, 150, 330, 520):
        e.solid(shapes.box(x, 896, 13, 210, 4), "#c8a03a", round=0.6, rim=0.9)
    e.solid(shapes.smooth([(396, 1098), (384, 1020), (480, 1020), (468, 1098)], tension=0.3), "#3f7fa8", round=0.6,
        rim=0.9)
    e.flat(shapes.oval(432, 1020, 47, 11), "#dff0f4")
    for x, y, size in ((410, 1012, 15), (436, 1004, 19), (460, 1014, 13)):
        e.solid(shapes.oval(x, y, size), "#f6fcff", round=0.6, rim=0.9)


@card(81, "what-he-carries-up", family("desert").lit_from(0.95, 0.0).with_colours(haze="#d8b08a"))
def what_he_carries_up(e: Easel) -> None:
    """A stair goes round and round a well of light; a man climbs it and drags his shadow after him like a sack."""
    brush.gradient(e, e.sheet(), [colour(code) for code in ("#f0cf9a", "#d9a06a", "#a8643f", "#5a3434")], 90)
    brush.repaint(e, 80, 0.5, 60)
    air.glow(e, 760, 0, 900, "#fff2c8", 0.7)
    flights = (((-60, 1170), (700, 900), 168), ((860, 830), (120, 590), 126), ((-40, 520), (640, 330), 92), ((840,
        270), (220, 120), 66),
        ((-20, 80), (500, -30), 44))
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
    for post in range(0, count + 1, 2):
        x, y = start[0] + dx * post, start[1] + dy * post
        e.line([(x, y), (x, y - tall * 0.9)], "#4a2f2a", max(3.0, tall * 0.05), taper=False)
    if number:
        e.line([(start[0], start[1] - tall * 0.9), (end[0], end[1] - tall * 0.9)], "#4a2f2a", max(4.0, tall * 0.08),
            taper=False)


def _man_and_shadow(e: Easel) -> None:
    x, y = 520.0, 940.0
    dark = "#2a1626"
    bag = [(x - 10, y - 190), (x - 110, y - 120), (x - 230, y - 10), (x - 370, y + 40), (x - 460, y + 150), (x - 410,
        y + 200), (x - 250, y + 150),
        (x - 110, y + 70), (x - 40, y - 40)]
    e.flat_shadow(shapes.moved(shapes.smooth(bag), -12, 26), 0.6, 12)
    drawn = e.solid(shapes.smooth(bag), dark, round=0.4, rim=0.7, flow=150, bristle=1, hand=2)
    with e.inside(drawn):
        for fold in range(7):
            e.line([(x - 30 - fold * 10, y - 160 + fold * 12), (x - 170 - fold * 20, y - 10 + fold * 18), (x - 400,
                y + 90 + fold * 14)],
                "#5a3a52", 4, alpha=0.5)
    head = shapes.oval(x - 416, y + 150, 62, 54, 20)
    e.solid(head, dark, round=0.4, rim=0.6, bristle=1)
    e.solid(shapes.limb([(x - 260, y + 110), (x - 300, y + 170), (x - 280, y + 214)], [54, 38, 26]), dark, round=0.4,
        rim=0.5)
    for tip in ((-312, 234), (-292, 248), (-270, 246), (-254, 230)):
        e.solid(shapes.limb([(x - 282, y + 206), (x + tip[0], y + tip[1])], [16, 8]), dark, round=0.3, rim=0.5)
    man = replace(MAN, coat="#3f7a86", legs="#3a4a60", shoes="#2a2028", head=0.16, style="",
        animal=profile("#c98f6c", "#8a8680", "thin", 1.4, smile=-1.2, brow=0.9))
    person(e, x + 20, y - 14, 430, man, Pose(lean=26, nod=14, near_hand=(-10, -40), far_hand=(26, -52),
        near_foot=(18, -8), far_foot=(-14, 4)))


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
        e.solid(shapes.smooth([(-150, 330), (-140, 210), (-70, 168), (0, 196), (70, 168), (140, 210), (150, 330)]),
            "#4a4a7a",
            round=0.5, flow=84, hand=0)
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
    skin = "#e0b090"
    for side in (-1, 1):
        sleeve = shapes.limb([(400 + side * 380, 1240), (400 + side * 260, 1180), (400 + side * 168, 1130)], [170, 140,
            104])
        e.solid(sleeve, "#4a4a7a", round=0.6, rim=0.7, hand=0)
        e.solid(shapes.smooth([(400 + side * 176, 1080), (400 + side * 120, 1020), (400 + side * 84, 1050),
            (400 + side * 84, 1180),
            (400 + side * 150, 1190)]), skin, round=0.6, hand=0)
    screen = shapes.polygon([(320, 996), (480, 996), (506, 1220), (294, 1220)])
    e.solid(shapes.polygon([(306, 984), (494, 984), (524, 1240), (276, 1240)]), "#1a1c24", round=0.2, rim=1)
    e.glowing(screen, "#e6f4ff", 40, 0.9)
    for side in (-1, 1):
        for finger in range(3):
            y = 1066 + finger * 46
            e.solid(shapes.limb([(400 + side * 138, y + 10), (400 + side * 112, y), (400 + side * 92, y + 6)], [38, 34,
                27]), skin, round=0.6,
                edge=0.55, hand=0)
        e.solid(shapes.limb([(400 + side * 120, 1060), (400 + side * 84, 1078), (400 + side * 58, 1100)], [40, 34,
            26]), skin, round=0.6,
            edge=0.55, hand=0)
