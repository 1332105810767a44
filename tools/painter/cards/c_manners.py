"""Cards 28, 65, 84, 86: people who keep their countenance, and what it costs them."""

from __future__ import annotations

import math
from dataclasses import replace

import skia

from tools.painter import air, brush, shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs import creatures, faces, food, hands, rooms, stage, water
from tools.painter.motifs.busts import Bust, bust
from tools.painter.motifs.faces import Face, Mood
from tools.painter.motifs.people import MAN, Pose, person
from tools.painter.motifs.profiles import profile
from tools.painter.shapes import Point


@card(86, "pleased-to-meet-you", family("theatre").lit_from(0.5, 0.98).with_colours(haze="#8a5a4a"))
def pleased_to_meet_you(e: Easel) -> None:
    """Two gentlemen shake hands and smile; on the wall behind them their shadows have crossed swords."""
    brush.gradient(e, e.sheet(), [colour(code) for code in ("#7a4a34", "#c98a50", "#f0c078", "#d99a58")], 90)
    rooms.wallpaper(e, -20, 1000, "#d9a868", "#c08a4e", "stripes", 90)
    air.glow(e, 400, 980, 900, "#ffe0a0", 0.55)
    brush.repaint(e, 60, 0.4, 88)
    with e.veil(0.8, 3.5):
        for side in (-1, 1):
            _duellist(e, side)
    e.solid(shapes.box(-20, 984, 840, 30), "#7a4630", round=0.3, flow=2)
    stage.boards(e, 1012, "#8a5434")
    for x, reach in ((250, -1), (550, 1)):
        e.flat_shadow(shapes.oval(x + reach * 20, 1130, 130, 20), 0.55, 10)
    one = replace(MAN, coat="#33506f", legs="#2a4058", shoes="#221a1c", head=0.165, style="",
        animal=profile("#e2ac86", "#6a4a34", "thin", smile=1.6, glasses=True))
    other = replace(MAN, coat="#74384a", legs="#4a2a3a", shoes="#221a1c", head=0.16, style="",
        animal=profile("#8f5a3c", "#1f1618", "crop", smile=1.6, beard=True))
    stand = Pose(lean=5, near_hand=(22, -48), far_hand=(-2, -52), near_foot=(6, 0), far_foot=(-7, 0))
    person(e, 256, 1134, 620, one, stand)
    person(e, 548, 1138, 650, other, replace(stand, near_hand=(22.6, -46.4)), flip=True)
    _clasp(e, 396, 836, "#e2ac86", "#8f5a3c")


def _clasp(e: Easel, x: float, y: float, one: str, other: str) -> None:
    """The right hand of one in the right hand of the other, seen from the side."""
    e.solid(shapes.limb([(x + 46, y), (x + 6, y)], [42, 44]), other, round=0.6, edge=0.5, hand=0)
    e.solid(shapes.limb([(x - 40, y), (x + 8, y + 2)], [40, 44]), one, round=0.6, edge=0.5, hand=0)
    for finger in range(4):
        e.solid(shapes.limb([(x - 26 + finger * 14, y + 24), (x - 28 + finger * 14, y + 8)], [15, 13]), other,
            round=0.6, edge=0.5, hand=0)
    e.solid(shapes.limb([(x - 16, y - 16), (x + 10, y - 24), (x + 28, y - 16)], [17, 17, 14]), one, round=0.6, edge=0.5,
        hand=0)


def _duellist(e: Easel, side: int) -> None:
    """A shadow half as tall again as its man: on guard, the other arm thrown back, the blade high."""

    def at(x: float, y: float) -> Point:
        return 400 + side * x, y

    parts = [
        shapes.smooth([at(170, 392), at(226, 372), at(290, 396), at(316, 520), at(300, 700), at(180, 700),
            at(158, 540)]),
        shapes.limb([at(222, 400), at(218, 330)], [62, 62]),
        shapes.oval(*at(218, 292), 64, 72),
        shapes.oval(*at(156, 306), 17, 15),
        shapes.limb([at(206, 690), at(122, 800), at(140, 1010)], [112, 92, 66]),
        shapes.limb([at(270, 690), at(330, 830), at(376, 1010)], [112, 90, 66]),
        shapes.limb([at(200, 430), at(112, 462), at(82, 372)], [72, 58, 44]),
        shapes.oval(*at(82, 362), 27),
        shapes.limb([at(282, 432), at(362, 400), at(350, 310)], [70, 54, 40]),
        shapes.oval(*at(348, 296), 25),
        shapes.limb([at(88, 392), at(0, 190), at(-72, 30)], [13, 12, 5]),
        shapes.limb([at(40, 352), at(116, 318)], [13, 13]),
    ]
    e.flat(shapes.join(*parts), "#2a1020", 0.86, hand=2)


@card(65, "which-one-today", family("morning").lit_from(0.9, 0.1).with_colours(haze="#c8d4cc"))
def which_one_today(e: Easel) -> None:
    """A woman before the faces on her wall, each of them hers; her hand has almost reached the smiling one."""
    brush.gradient(e, e.sheet(), [colour(code) for code in ("#8fb0a8", "#b8ccb8", "#9ab0a4")], 80)
    for board in range(9):
        e.solid(shapes.box(-16 + board * 92, -20, 88, 1240), colour("#a8c0b0").darker(e.chance.apart(board).between(0,
            0.1)),
            round=0.08, flow=88, edge=0.4, rim=0.4)
    air.glow(e, 760, 60, 800, "#fff6d0", 0.6)
    brush.repaint(e, 50, 0.35, 88)
    moods = (replace(faces.STERN, worry=-1.0), faces.AFRAID, replace(faces.SAD, worry=1.0),
        replace(faces.MERRY, gape=0.5), faces.CALM, replace(faces.SOUR, smirk=1),
        Mood(wide=0, smile=0.1))
    places = ((130, 190), (400, 170), (668, 196), (668, 492), (134, 500), (400, 486), (150, 806))
    for number, ((x, y), mood) in enumerate(zip(places, moods)):
        _hung_face(e, x, y, mood, number)
    e.solid(shapes.limb([(400, 640), (400, 672)], [9, 12]), "#8a6a3a", round=0.6)
    _from_behind(e)


def _hung_face(e: Easel, x: float, y: float, mood: Mood, number: int) -> None:
    e.solid(shapes.oval(x, y - 138, 9), "#8a6a3a", round=0.8, rim=1)
    who = Face(skin="#dba27c", brows="#5a3424", iris="#5a7a5a", lips="#b8504a", lashes=True, wide=0.98, jaw=0.9)
    with e.at(x, y, 0.94, e.chance.apart("hung", number).about(0, 6)):
        e.drop(faces.outline(who), 20, 12, 0.55)
        e.line([(-60, -60), (-30, -112), (0, -146), (30, -112), (60, -60)], "#6a4a3a", 3.4, taper=False)
        drawn = faces.face(e, who, mood, 0, ears=False)
        e.pencil(drawn, e.lit("#fff2d8"), 5, 0.7)


def _from_behind(e: Easel) -> None:
    arm = [(520, 1120), (640, 1010), (640, 860)]
    robe = "#c8604a"
    hands.open_palm(e, 656, 744, 150, "#dba27c", 4, flip=True, lines=False)
    e.solid(shapes.limb([*arm, (652, 770)], [120, 108, 84, 78]), robe, round=0.6, rim=0.8, hand=0)
    back = shapes.smooth([(330, 1000), (200, 1060), (130, 1240), (690, 1240), (620, 1070), (480, 1000)], tension=0.8)
    e.solid(back, robe, round=0.5, rim=0.8, flow=80)
    e.solid(shapes.limb([(404, 930), (404, 1030)], [92, 110]), "#d0966e", round=0.5, hand=0)
    e.solid(shapes.smooth([(330, 1010), (404, 1044), (486, 1006), (500, 1060), (404, 1092), (310, 1066)]), "#e8d8c0",
        round=0.5)
    e.solid(shapes.oval(404, 850, 108, 124), "#5a3424", round=0.7, rim=0.9, flow=70, bristle=1, hand=0)
    for strand in range(9):
        side = strand - 4
        e.line([(404 + side * 24, 960 - abs(side) * 10), (404 + side * 18, 850), (404 + side * 4, 748)], "#8a5a3a", 3,
            alpha=0.5)
    e.solid(shapes.oval(404, 742, 66, 54), "#5a3424", round=0.8, rim=0.9, flow=30, bristle=1)
    e.line([(328, 700), (404, 742), (482, 784)], "#e0b04a", 7, taper=False)
    e.solid(shapes.oval(324, 698, 11), "#e0704a", round=0.9, rim=1)


@card(84, "page-two", family("noon").lit_from(0.84, 0.1).with_colours(haze="#a8c8c0"))
def page_two(e: Easel) -> None:
    """Water has risen to the seat of the armchair; the man reads on, and only the cat has looked down."""
    rooms.wallpaper(e, -20, 1220, "#e2c890", "#c9a45f", "drops", 84)
    glass = rooms.pane(e, 540, 110, 200, 330)
    e.wash(glass, ["#6fb8dc", "#bfe2e8", "#f2eecf"], 90, 0.4)
    rooms.sash(e, glass, "#f4ead6", 2, 2)
    air.glow(e, 640, 260, 520, "#fff6d0", 0.6)
    with e.at(150, 250, 1, -9):
        e.drop(shapes.box(-90, -70, 180, 140), 8, 8)
        e.solid(shapes.box(-90, -70, 180, 140, 4), "#8a5a34", round=0.4, rim=0.9)
        e.wash(shapes.box(-72, -52, 144, 104), ["#d98a5a", "#e8c07a", "#5a7a6a"], 90, 0.5)
        e.flat(shapes.ridge(-72, 72, 52, [20, -6, 14, 0, 18]), "#4a6a5a", 0.9)
    brush.repaint(e, 40, 0.35, 88)
    e.solid(shapes.limb([(96, 1180), (104, 700), (100, 470)], [16, 13, 12]), "#6a4a34", round=0.7)
    e.solid(shapes.smooth([(40, 480), (66, 372), (136, 372), (164, 480)], tension=0.3), "#e0704a", round=0.5)
    _chair_and_reader(e)
    _cat_on_the_back(e)
    _flood(e, 806)


def _chair_and_reader(e: Easel) -> None:
    leather = "#3f7a70"
    e.solid(shapes.smooth([(240, 1160), (220, 620), (270, 520), (420, 490), (580, 520), (628, 620), (610, 1160)]),
        leather,
        round=0.5, rim=0.8, flow=84)
    e.solid(shapes.smooth([(300, 1140), (310, 760), (420, 720), (536, 760), (546, 1140)]), "#5a4a6a", round=0.5,
        flow=84)
    for side in (-1, 1):
        e.solid(shapes.limb([(420 + side * 60, 920), (420 + side * 90, 1010), (420 + side * 84, 1180)], [96, 88, 66]),
            "#4a4658",
            round=0.6)
        arm = [(420 + side * 210, 800), (420 + side * 214, 1000), (420 + side * 200, 1180)]
        e.solid(shapes.limb(arm, [92, 96, 100]), colour(leather).darker(0.06), round=0.6, rim=0.9)
    with e.at(420, 622, 0.92):
        e.solid(shapes.oval(0, -20, 92, 108), "#e2ac86", round=0.7, rim=0.7, hand=0)
        for side in (-1, 1):
            e.solid(shapes.smooth([(side * 84, -30), (side * 104, -10), (side * 98, 50), (side * 80, 40)]), "#d8d0c4",
                round=0.5,
                bristle=0.9, flow=80)
            e.solid(shapes.limb([(side * 16, 16), (side * 38, 4), (side * 62, 16)], [9, 13, 7]), "#d8d0c4", round=0.5,
                bristle=0.9)
        for line in range(3):
            e.line([(-44, -34 + line * 15), (0, -40 + line * 15), (44, -34 + line * 15)], "#b07f5c", 3, alpha=0.7)
    for side in (-1, 1):
        e.solid(shapes.limb([(420 + side * 120, 900), (420 + side * 276, 900), (420 + side * 226, 760)], [90, 84, 52]),
            "#5a4a6a", round=0.6)
        page = [(420, 640), (420 + side * 236, 600), (420 + side * 226, 886), (420, 918)]
        outline = shapes.polygon(page)
        e.drop(outline, 12, 12, 0.4)
        e.solid(outline, "#f2ead8" if side > 0 else "#e4dac6", round=0.08, rim=0.6, bristle=0.3)
        with e.inside(outline):
            for column in range(2):
                for row in range(11):
                    x0 = 420 + side * (26 + column * 104)
                    y = 668 + row * 20 - (26 + column * 104) * 0.15
                    if column == 1 and row < 5:
                        continue
                    e.line([(x0, y), (x0 + side * 82, y - 12)], "#8a8478", 5, alpha=0.6, taper=False)
            px = 420 + side * 176
            e.flat(shapes.turned(shapes.box(px - 46, 638, 92, 84), -side * 9, (px, 680)), "#8a9a9a", 0.8)
        for finger in range(4):
            y = 724 + finger * 19
            e.solid(shapes.limb([(420 + side * 234, y + 6), (420 + side * 196, y)], [20, 16]), "#e2ac86", round=0.6,
                edge=0.5)


def _cat_on_the_back(e: Easel) -> None:
    """Every hair on end."""
    fur = "#4a3a3a"
    luck = e.chance.apart("cat")
    body = shapes.smooth([(500, 520), (490, 430), (530, 366), (600, 372), (636, 440), (626, 540), (560, 550)])
    hair = []
    for tuft in range(44):
        angle = math.tau * tuft / 44
        reach = 1.3 * luck.between(0.94, 1.06) if tuft % 2 else 1.0
        hair.append((562 + math.cos(angle) * 72 * reach, 462 + math.sin(angle) * 86 * reach))
    e.solid(shapes.polygon(hair), fur, round=0.5, flow=70, bristle=0.9, hand=0)
    e.solid(shapes.limb([(626, 500), (690, 440), (672, 340), (700, 290)], [40, 44, 48, 16]), fur, round=0.6, bristle=1)
    e.solid(body, fur, round=0.5, flow=70, bristle=0.9, edge=0)
    for side in (-1, 1):
        e.solid(shapes.smooth([(548 + side * 50, 372), (548 + side * 66, 290), (548 + side * 12, 340)], tension=0.3),
            fur, rim=0.9)
    e.solid(shapes.oval(548, 384, 64, 54), fur, round=0.8, rim=0.9, bristle=0.8)
    for side in (-1, 1):
        e.flat(shapes.oval(548 + side * 27, 384, 20, 23), "#f2e26a", hand=0)
        e.flat(shapes.oval(548 + side * 27, 394, 6, 12), "#141014", hand=0)
        e.canvas.drawPath(shapes.oval(548 + side * 27 - 6, 384, 4), skia.Paint(Color=0xF0FFFFFF, AntiAlias=True))
    e.flat(shapes.smooth([(540, 410), (556, 410), (548, 418)]), "#e09a9a")
    e.line([(538, 422), (548, 416), (558, 422)], "#e09a9a", 3)
    for leg in (532, 576):
        e.solid(shapes.limb([(leg, 470), (leg - 2, 548)], [36, 34]), fur, round=0.6, edge=0.1)
        e.solid(shapes.oval(leg - 4, 552, 22, 14), fur, round=0.6, rim=0.8)


def _flood(e: Easel, line: float) -> None:
    below = shapes.smooth([(-40, line), (120, line - 6), (280, line + 5), (460, line - 5), (640, line + 6), (840,
        line - 4),
        (840, 1240), (-40, 1240)], tension=0.6)
    with e.veil(0.46):
        e.wash(below, ["#5fb0ac", "#2f8088", "#1a5466"], 90, 0.5, hand=0)
    with e.inside(below):
        water.dancing_light(e, (0, line, 800, 1200), 90, 0.3)
        for x, y, size, shade, turn in ((190, 1000.0, 100, "#f2903a", 4), (600, 1110, 84, "#f2b84a", -6), (690, 960, 60,
            "#f2903a", 8)):
            creatures.fish(e, x, y, size, shade, turn, flip=x > 500)
        water.bubbles(e, [(150, 930), (160, 890), (660, 1040), (668, 1010)], 9)
    e.line([(-20, line), (120, line - 6), (280, line + 5), (460, line - 5), (640, line + 6), (820, line - 4)],
        "#e6fbf4", 7, alpha=0.9)
    for x, y in ((130, line + 24), (700, line + 30)):
        water.ripples(e, x, y, 90, 3)
    with e.at(700, line + 4, 1, 7):
        e.flat(food.cup(e, 0, 6, 86), "#8a5430", 0.9)
    with e.at(150, line + 2, 1, -8):
        e.solid(shapes.smooth([(-62, 4), (-50, -14), (10, -18), (20, -34), (56, -30), (64, -6), (40, 12)]), "#8a3f4a",
            round=0.7, rim=1)
        e.flat(shapes.oval(36, -24, 20, 8), "#3a1a20", 0.9)


@card(28, "do-not-wake", family("desert").lit_from(0.12, 0.1).with_colours(
    sky=("#e8d8b8", "#f0e0c0", "#d8b890"), haze="#e0c8a8"))
def do_not_wake(e: Easel) -> None:
    """In a shop full of china a bull has lain down and fallen asleep; the owner looks over the edge of his counter."""
    brush.gradient(e, e.sheet(), [colour(code) for code in ("#7a9a98", "#8fb0a4", "#c9b890")], 90)
    rooms.wallpaper(e, -20, 900, "#7f9f9a", "#6a8a86", "leaf", 96)
    brush.repaint(e, 50, 0.4, 88)
    for row, y in enumerate((180, 350, 520)):
        _shelf_of_china(e, y, row)
    e.solid(shapes.box(-20, 880, 840, 340), "#c89a6a", round=0.05, flow=2, bristle=0.8, edge=0)
    for plank in range(5):
        e.line([(-20, 930 + plank * 64), (400, 932 + plank * 64), (820, 930 + plank * 64)], "#8a6040", 3, alpha=0.6)
    with e.inside(shapes.box(0, 0, 800, 720)):
        _owner(e)
    e.solid(shapes.box(330, 714, 500, 196), "#8a5638", round=0.2, flow=88)
    e.solid(shapes.box(314, 690, 530, 34, 6), "#a8704a", round=0.5, flow=2)
    _fingers_on_the_edge(e)
    _pile_of_plates(e, 398, 690, 7)
    food.teapot(e, 746, 692, 110, "#f6f0e2", "#3f6fa8")
    e.flat_shadow(shapes.oval(380, 1120, 400, 50), 0.55, 16)
    _bull(e)
    _pile_of_plates(e, 92, 1172, 12)
    e.flat(food.cup(e, 700, 1176, 110, "#f6f0e2"), "#8a5430", 0.9)


def _shelf_of_china(e: Easel, y: float, row: int) -> None:
    e.drop(shapes.box(-20, y, 840, 20), 10, 8)
    luck = e.chance.apart("china", row)
    x = 30.0
    while x < 800:
        kind, tall = luck.whole(0, 3), luck.between(70, 118)
        shade = luck.pick(("#f6f0e2", "#e8eef0", "#f2e0d0"))
        blue = luck.pick(("#3f6fa8", "#c8605a", "#4a8a7a"))
        if kind == 0:
            food.teapot(e, x + 50, y, 116, shade, blue)
            x += 138
        elif kind == 1:
            drawn = e.solid(shapes.oval(x + 52, y - 54, 52), shade, round=0.3, rim=0.8)
            e.pencil(shapes.oval(x + 52, y - 54, 38), e.tint(blue), 6, 0.8)
            e.pencil(drawn, e.tint(blue), 4, 0.6)
            x += 116
        elif kind == 2:
            vase = [(-12, -tall), (-16, -tall * 0.8), (-34, -tall * 0.45), (-22, -6), (0, 0), (22, -6), (34,
                -tall * 0.45),
                (16, -tall * 0.8), (12, -tall)]
            drawn = e.solid(shapes.smooth([(x + 38 + px, y + py) for px, py in vase]), shade, round=0.8, rim=0.9)
            with e.inside(drawn):
                for ring in (0.3, 0.62):
                    e.line([(x, y - tall * ring), (x + 38, y - tall * ring + 6), (x + 78, y - tall * ring)], blue, 7,
                        taper=False)
            x += 92
        else:
            food.cup(e, x + 44, y, 78, shade)
            e.flat(food.cup(e, x + 44, y - 46, 70, shade), colour(shade).darker(0.3), 0.8)
            x += 112
    e.solid(shapes.box(-20, y, 840, 20, 3), "#8a5a3c", round=0.4, flow=2, rim=0.9)


def _pile_of_plates(e: Easel, x: float, y: float, count: int) -> None:
    for at in range(count):
        lean = math.sin(at * 1.3) * 4
        plate = shapes.smooth([(-64, -8), (-30, -2), (-26, 2), (26, 2), (30, -2), (64, -8), (0, -11)], tension=0.4)
        e.solid(shapes.moved(plate, x + lean, y - 4 - at * 11), ("#f6f0e2", "#dfe8ec")[at % 2], round=0.4, rim=0.9,
            edge=0.7, bristle=0.2, hand=0.4)
    lean = math.sin((count - 1) * 1.3) * 4
    e.solid(shapes.oval(x + lean, y - 4 - count * 11, 62, 8), "#f6f0e2", round=0.2, rim=0.9, edge=0.6)


SKIN = "#ecc8a8"


def _owner(e: Easel) -> None:
    """Behind the counter, with no more of him above it than he needs in order to see."""
    who = Face(skin=SKIN, brows="#6a4a34", iris="#5a7a8a", wide=0.92, jaw=0.9, nose=1.0, age=0.4, blush=0.1)
    bust(e, 566, 664, 1.0, Bust(who, "#7a5a3c", "thin", "#5a6a8a", "#f6f0e2", 0.8),
        Mood(worry=1.0, lift=0.8, wide=1.5, purse=0.9, smile=-0.2, look=(-0.2, 0.9)), -0.1, -3)


def _fingers_on_the_edge(e: Easel) -> None:
    for side in (-1, 1):
        for finger in range(4):
            x = 566 + side * (86 + finger * 17)
            e.solid(shapes.limb([(x, 688), (x, 712 - abs(finger - 1.4) * 3)], [17, 16]), SKIN, round=0.6, edge=0.6,
                hand=0)


def _bull(e: Easel) -> None:
    hide: str | Colour = "#4a2f2a"
    rump = shapes.smooth([(60, 1110), (70, 960), (170, 860), (330, 830), (480, 850), (590, 920), (640, 1030), (630,
        1120), (360, 1140)])
    e.solid(rump, hide, round=0.7, rim=0.9, flow=30, bristle=0.9, hand=0)
    e.solid(shapes.smooth([(96, 1120), (120, 1010), (220, 980), (310, 1030), (320, 1100), (280, 1142), (140, 1144)]),
        colour(hide).lighter(0.03), round=0.8, rim=0.6, flow=40, bristle=0.9, edge=0.3, hand=0)
    e.solid(shapes.limb([(240, 1130), (330, 1140)], [42, 36]), colour(hide).darker(0.06), round=0.6)
    e.solid(shapes.limb([(336, 1140), (356, 1142)], [38, 32]), "#2a1a18", round=0.6, rim=0.9)
    e.solid(shapes.limb([(560, 1120), (470, 1140), (420, 1142)], [64, 46, 38]), colour(hide).darker(0.06), round=0.6)
    e.solid(shapes.limb([(414, 1142), (396, 1144)], [38, 32]), "#2a1a18", round=0.6, rim=0.9)
    e.solid(shapes.limb([(76, 1000), (20, 1060), (40, 1120), (96, 1130)], [26, 16, 12, 10]), hide, round=0.5)
    e.solid(shapes.oval(108, 1132, 30, 18), "#2a1a18", round=0.5, bristle=1)
    neck = shapes.smooth([(430, 880), (540, 850), (620, 900), (640, 1000), (620, 1110), (480, 1110)])
    e.solid(neck, hide, round=0.5, rim=0.7, flow=40, bristle=0.9, edge=0.2, hand=0)
    for side, tip in ((-1, (470, 800)), (1, (770, 806))):
        base = (566 + side * 64 + 40, 924)
        e.solid(shapes.limb([base, ((base[0] + tip[0]) / 2 + side * 26, 900), tip], [44, 34, 8]), "#ead8b4", round=0.7,
            rim=0.9)
        e.solid(shapes.leaf((600 + side * 80, 950), (600 + side * 158, 986), 46), hide, round=0.5)
    head = shapes.smooth([(520, 930), (600, 890), (690, 926), (706, 1010), (672, 1100), (606, 1130), (540, 1104), (506,
        1014)])
    e.solid(head, colour(hide).lighter(0.05), round=0.6, rim=0.8, flow=80, bristle=0.8, hand=0)
    e.solid(shapes.smooth([(536, 1070), (606, 1048), (678, 1068), (672, 1126), (606, 1150), (544, 1128)]), "#b88a78",
        round=0.7,
        rim=0.7, hand=0)
    for side in (-1, 1):
        e.flat(shapes.oval(606 + side * 34, 1088, 13, 9), "#4a2a26")
        e.line([(606 + side * 30, 996), (606 + side * 52, 1010), (606 + side * 76, 996)], "#1a1010", 8, lit=False)
        e.line([(606 + side * 34, 1006), (606 + side * 40, 1020)], "#1a1010", 4, lit=False)
    e.line([(572, 1118), (606, 1128), (644, 1116)], "#5a2f2a", 5)
    e.pencil(shapes.oval(606, 1116, 22, 20), e.lit("#e0b84a"), 7, 1)
    for lock in range(9):
        root = 606 + (lock - 4) * 15
        tip = (606 + (lock - 4) * 19 + (lock % 2) * 8, 962 - abs(lock - 4) * 7 - (lock % 3) * 9)
        e.solid(shapes.leaf((root, 896 + abs(lock - 4) * 4), tip, 24, 0.2), colour(hide).lighter(0.1), round=0.5,
            bristle=1, edge=0.25)
    for drift in range(3):
        e.flat(shapes.oval(700 + drift * 34, 1090 - drift * 10, 20 + drift * 7, 11 + drift * 4), "#ffffff",
            0.28 - drift * 0.07, blur=7)
