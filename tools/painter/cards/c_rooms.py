"""Cards 61, 72, 82, 93: rooms, and what people leave in them."""

from __future__ import annotations

import math
from dataclasses import replace

import skia

from tools.painter import air, brush, shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs import beasts, plants, rooms
from tools.painter.motifs.people import GRANDFATHER, MAN, WOMAN, Pose, person
from tools.painter.motifs.profiles import profile
from tools.painter.shapes import Point


@card(61, "marks-on-the-doorframe", family("golden").lit_from(0.98, 0.3).with_colours(haze="#d8c0a0"))
def marks_on_the_doorframe(e: Easel) -> None:
    """Marks climb a doorpost and come down again; an old man stands against it, a book flat upon his head."""
    brush.gradient(e, e.sheet(), [colour(code) for code in ("#c9b088", "#e0c89c", "#b89a78")], 70)
    rooms.wallpaper(e, -20, 1040, "#d4bd94", "#b89a6c", "stripes", 70)
    brush.repaint(e, 50, 0.35, 88)
    e.solid(shapes.box(-20, 1040, 840, 180), "#8a5f44", round=0.05, flow=2, bristle=0.9, edge=0)
    beyond = shapes.box(470, 60, 350, 1010)
    e.wash(beyond, ["#fff2c8", "#ffdf9a", "#f0b870"], 90, 0.4)
    with e.inside(beyond):
        e.flat(shapes.polygon([(470, 900), (820, 830), (820, 1080), (470, 1080)]), "#d8a878", 0.9)
        e.solid(shapes.box(600, 240, 160, 300), "#cfe8ec", round=0.1, edge=0.6)
        e.line([(680, 240), (680, 540)], "#fff8e6", 12, taper=False)
        e.line([(600, 390), (760, 390)], "#fff8e6", 12, taper=False)
        for x, shade in ((640, "#c8605a"), (690, "#e0a84a"), (736, "#c8605a")):
            plants.flower(e, x, 560, 70, shade)
        e.solid(shapes.box(590, 552, 200, 20), "#fff4dc", round=0.4)
        air.glow(e, 700, 380, 460, "#fff4c8", 0.7)
    post = shapes.box(360, -20, 116, 1090)
    e.drop(post, 20, 18, 0.4)
    e.solid(post, "#f2e8d0", round=0.25, rim=0.9, flow=88, bristle=0.6)
    e.line([(384, -20), (384, 1070)], "#cdbb96", 4, taper=False)
    _marks(e)
    for x, y, wide, tall, shade in ((60, 210, 110, 140, "#6a8a8a"), (206, 170, 92, 112, "#c98a6a"), (30, 400, 112, 90,
        "#8a9a6a")):
        e.drop(shapes.box(x, y, wide, tall), 9, 8)
        e.solid(shapes.box(x, y, wide, tall, 3), "#6a4630", round=0.4, rim=0.9)
        e.wash(shapes.box(x + 13, y + 13, wide - 26, tall - 26), [colour(shade).lighter(0.4), shade], 80, 0.4)
        middle, top = x + wide / 2, y + tall * 0.48
        with e.inside(shapes.box(x + 13, y + 13, wide - 26, tall - 26)):
            e.solid(shapes.smooth([(middle - 32, y + tall), (middle - 24, top + 30), (middle, top + 22),
                (middle + 24, top + 30), (middle + 32, y + tall)]), colour(shade).darker(0.35), round=0.4)
            e.solid(shapes.oval(middle, top - 3, 19, 20), "#6a4a38", round=0.5)
            e.solid(shapes.oval(middle, top + 4, 15, 17), "#e2b08c", round=0.4, edge=0.2)
            for side in (-1, 1):
                e.flat(shapes.oval(middle + side * 5, top + 2, 1.8, 2.4), "#2a1a1c", hand=0)
            e.line([(middle - 5, top + 11), (middle, top + 13), (middle + 5, top + 11)], "#8a332f", 2)
    e.flat_shadow(shapes.oval(216, 1132, 130, 22), 0.5, 10)
    old = replace(GRANDFATHER, coat="#4f6a7a", legs="#5a5048", shoes="#4a342c", head=0.185, beard=False, style="",
        animal=profile("#dba683", "#e2dcd0", "thin", 1.45, smile=1.4, brow=0.6, glasses=True))
    person(e, 258, 1134, 720, old, Pose(hip=(-4, -43), lean=-3, nod=-6, near_hand=(2, -37), far_hand=(-3, -40),
        near_foot=(4, 0), far_foot=(-3, -1)), flip=True)
    book = shapes.box(194, 440, 190, 34, 5)
    e.drop(book, 10, 8)
    e.solid(book, "#9a3f3a", round=0.4, rim=0.9)
    e.solid(shapes.box(194, 448, 182, 18, 2), "#f2e6cc", round=0.2)


MARKS = ((920, "#d8503c"), (838, "#3f7fa8"), (764, "#4f9a5a"), (690, "#d8503c"), (616, "#e0a030"), (548, "#7a4ab0"),
    (490, "#3f7fa8"), (446, "#d8503c"), (416, "#4f9a5a"), (398, "#4a4a50"))  # of one who grew
LATER = ((404, "#7a766e"), (424, "#7a766e"), (448, "#8a857c"))  # and of one who shrinks


def _marks(e: Easel) -> None:
    for y, shade in MARKS:
        e.line([(364, y), (388, y - 3), (410, y)], shade, 8, taper=False)
        e.flat(shapes.oval(424, y - 2, 7), shade)
    for y, shade in LATER:
        e.line([(440, y), (456, y + 2), (474, y - 1)], shade, 7, taper=False)


@card(72, "half-each", family("blossom").lit_from(0.5, -0.06).with_colours(haze="#dcd0c4"))
def half_each(e: Easel) -> None:
    """Of an empty flat two people carry the last thing out, half a sofa each; the dog stays where the middle was."""
    brush.gradient(e, e.sheet(), [colour(code) for code in ("#cdc4b8", "#e6dccc", "#d8c8b4")], 90)
    back = shapes.box(120, 130, 560, 560)
    e.solid(back, "#e6dac6", round=0.04, flow=88, edge=0.4, bristle=0.6)
    for side, shade in ((-1, "#cdbfae"), (1, "#d8cab6")):
        wall = [(400 + side * 280, 130), (400 + side * 420, -20), (400 + side * 420, 1010), (400 + side * 280, 690)]
        e.solid(shapes.polygon(wall), shade, round=0.05, flow=88, edge=0.4)
    floor = [(120, 690), (680, 690), (820, 1010), (820, 1240), (-20, 1240), (-20, 1010)]
    e.solid(shapes.polygon(floor), "#b8895c", round=0.03, flow=88,
        bristle=0.8)
    for plank in range(1, 14):
        far = 120 + plank * 40
        near = -120 + plank * 74.3
        e.line([(far, 690), (near, 1240)], "#8a6240", 2.4, taper=False, alpha=0.7)
    for x, y, wide, tall in ((180, 210, 110, 150), (330, 250, 150, 110), (540, 210, 90, 130)):
        e.flat(shapes.box(x, y, wide, tall), "#f6eee0", 0.75, blur=3)
        e.flat(shapes.oval(x + wide / 2, y - 14, 4), "#6a5a4a")
    e.solid(shapes.limb([(400, -20), (400, 176)], [4, 4]), "#4a4040", edge=0.2)
    e.solid(shapes.oval(400, 196, 17, 24), "#f6dc9a", round=0.8, rim=1, edge=0.9)
    e.solid(shapes.box(390, 164, 20, 20, 3), "#4a4040", round=0.5)
    brush.repaint(e, 40, 0.35, 88)
    e.flat(shapes.polygon([(236, 800), (566, 800), (590, 900), (212, 900)]), "#d0a678", 0.75, blur=4)
    for side in (-1, 1):
        _carrier(e, side)
    _dog(e, 402, 912)


def _carrier(e: Easel, side: int) -> None:
    """One who walks out of the picture behind half a sofa; the cut is towards the middle."""
    sofa = "#2f7f7a"
    x = 400 + side * 240

    def at(px: float, py: float) -> Point:
        return x + side * px, py

    e.flat_shadow(shapes.oval(x + side * 10, 1122, 150, 22), 0.45, 12)
    skin = "#c98f6c" if side < 0 else "#e8b692"
    who = (replace(WOMAN, coat="#b8403f", legs="#4a3a44", skirt=False, head=0.18, style="",
        animal=profile(skin, "#2b1f20", "bun", smile=-1.2, brow=0.8)) if side < 0 else
        replace(MAN, coat="#6a5a7a", legs="#3a4450", head=0.175, style="",
        animal=profile(skin, "#8a5a34", "crop", smile=-1.2, brow=0.6, beard=True)))
    person(e, x - side * 6, 1120, 590 if side < 0 else 620, who, Pose(lean=6, nod=10, near_hand=(4, -44),
        far_hand=(8, -44), near_foot=(12, 0), far_foot=(-12, -3)), flip=side < 0)
    seat = shapes.smooth([at(-130, 904), at(-130, 800), at(-126, 712), at(-20, 700), at(78, 706), at(94, 744),
        at(96, 786), at(132, 776), at(156, 806), at(152, 904)], tension=0.5)
    e.drop(seat, 16, 14, 0.4)
    drawn = e.solid(seat, sofa, round=0.5, rim=0.8, flow=84, bristle=0.7)
    with e.inside(drawn):
        e.solid(shapes.smooth([at(-150, 822), at(-20, 808), at(96, 822), at(98, 858), at(-150, 864)]),
            colour(sofa).lighter(0.08), round=0.6)
        e.solid(shapes.smooth([at(98, 920), at(96, 792), at(130, 770), at(162, 800), at(160, 920)]),
            colour(sofa).darker(0.06), round=0.6, rim=0.8)
        e.flat(shapes.polygon([at(-140, 690), at(-112, 690), at(-118, 740), at(-106, 790), at(-118, 840),
            at(-108, 910), at(-140, 910)]), "#f2e6cc", 0.95)
    for y in range(726, 900, 26):
        e.solid(shapes.blob(*at(-126, y), 14, 12, e.chance.apart("stuffing", side, y), 0.3), "#f6ecd8", round=0.6,
            edge=0.3)
    for leg in (-96, 128):
        e.solid(shapes.limb([at(leg, 900), at(leg + 3, 934)], [17, 11]), "#6a4430", round=0.6)
    for grip in (-44, 76):
        for finger in range(4):
            e.solid(shapes.limb([at(grip + finger * 13 - 20, 908), at(grip + finger * 13 - 20, 893)], [14, 13]), skin,
                round=0.6, edge=0.5, hand=0)


def _dog(e: Easel, x: float, y: float) -> None:
    """It looks at nobody but us."""
    fur, dark = "#e6dccb", "#3f342f"
    e.flat_shadow(shapes.oval(x, y + 4, 84, 15), 0.5, 8)
    e.solid(shapes.limb([(x + 54, y - 18), (x + 96, y - 20), (x + 112, y - 52)], [22, 16, 8]), fur, round=0.6)
    e.solid(shapes.smooth([(x - 62, y), (x - 56, y - 76), (x - 30, y - 130), (x + 30, y - 130), (x + 56, y - 76),
        (x + 62, y)]), fur,
        round=0.7, rim=0.8, flow=84, bristle=0.8)
    e.solid(shapes.smooth([(x - 26, y - 20), (x - 20, y - 110), (x + 20, y - 110), (x + 26, y - 20)]), "#f2e2c4",
        round=0.4, edge=0.1)
    for side in (-1, 1):
        e.solid(shapes.limb([(x + side * 24, y - 80), (x + side * 25, y - 4)], [30, 24]), fur, round=0.6)
        e.solid(shapes.oval(x + side * 26, y - 4, 20, 11), "#f2e2c4", round=0.6)
        e.solid(shapes.smooth([(x + side * 40, y - 196), (x + side * 76, y - 176), (x + side * 70, y - 112),
            (x + side * 46, y - 140)]),
            dark, round=0.5)
    e.solid(shapes.oval(x, y - 158, 56, 54), fur, round=0.8, rim=0.8, bristle=0.7)
    e.solid(shapes.oval(x, y - 134, 27, 24), "#f2e2c4", round=0.6, edge=0.2)
    e.solid(shapes.oval(x, y - 146, 11, 8), "#2a1a18", round=0.8)
    e.line([(x - 14, y - 122), (x, y - 128), (x + 14, y - 122)], "#4a2a20", 3.4)
    for side in (-1, 1):
        e.flat(shapes.oval(x + side * 22, y - 168, 8, 9), "#241618", hand=0)
        e.canvas.drawPath(shapes.oval(x + side * 22 - 3, y - 172, 2.6), skia.Paint(Color=0xF0FFFFFF, AntiAlias=True))
        e.line([(x + side * 10, y - 188), (x + side * 22, y - 190), (x + side * 34, y - 182)], dark, 5)


@card(82, "those-who-sat-here", family("dawn").lit_from(1.1, -0.1).with_colours(haze="#c8a890"))
def those_who_sat_here(e: Easel) -> None:
    """From above: a ring of empty chairs, and on the floor the shadows of those who sit in them; one chair has none."""
    brush.gradient(e, e.sheet(), [colour(code) for code in ("#e2c49c", "#d0a87c", "#b88a66")], 130)
    side = 100.0
    for row in range(13):
        for column in range(9):
            x, y = column * side - 50 + (0 if row % 2 else 50), row * side - 30
            shade = colour("#dcbf98" if (row + column) % 2 else "#c9a67c").darker(e.chance.apart(row,
                column).between(0, 0.07))
            e.solid(shapes.box(x, y, side - 3, side - 3, 2), shade, round=0.06, rim=0.3, edge=0.25, bristle=0.4)
    air.glow(e, 860, -60, 1100, "#fff0c8", 0.6)
    brush.repaint(e, 40, 0.25, 40)
    for place, turn in enumerate((-72, -20, 28, 88, 140, 190, 240)):
        angle = math.radians(turn)
        x, y = 446 + math.cos(angle) * 264, 570 + math.sin(angle) * 400
        with e.veil(0.68, 2.6):
            if place == 4:
                _chair_shadow(e, x, y)
            else:
                _sitter(e, x, y, place)
        _chair(e, x, y, turn + 90, ("#7a4a34", "#8a5a3c", "#6a4438")[place % 3])
    e.flat_shadow(shapes.limb([(424, 640), (382, 680)], [74, 66]), 0.6, 6)
    e.solid(shapes.oval(440, 618, 44), "#c8403a", round=0.9, rim=0.9)
    e.flat(shapes.oval(456, 602, 12, 9), "#ffffff", 0.5, blur=4)
    e.line([(398, 610), (440, 598), (482, 612)], "#f6e6c8", 8)


def _chair_shadow(e: Easel, x: float, y: float) -> None:
    dark = "#3a1f3a"
    for dx, dy in ((-40, -40), (40, -40), (-40, 40), (40, 40)):
        e.flat(shapes.limb([(x + dx, y + dy), (x + dx - 46, y + dy + 42)], [10, 10]), dark, hand=0)
    e.flat(shapes.moved(shapes.box(x - 48, y - 46, 96, 92, 10), -46, 42), dark, hand=0)


def _sitter(e: Easel, x: float, y: float, place: int) -> None:
    """The shadow of head and shoulders, thrown away from the light; each has something of its own."""
    parts = [
        shapes.smooth([(0, -52), (60, -46), (124, -62), (146, -46), (150, 0), (146, 46), (124, 62), (60, 46), (0, 52)],
            tension=0.8),
        shapes.limb([(140, 0), (180, 0)], [30, 28]),
        shapes.oval(206, 0, 38, 34),
    ]
    if place == 0:
        parts += [shapes.limb([(222, -58), (228, 0), (222, 58)], [12, 14, 12]), shapes.box(222, -30, 44, 60, 10)]
    elif place in (1, 5):
        parts.append(shapes.oval(250, 0, 18))
    elif place == 2:
        parts += [shapes.limb([(130, -48), (180, -92), (250, -84)], [34, 27, 22]), shapes.oval(258, -82, 17, 14)]
    elif place == 3:
        curls = [math.radians(degree) for degree in range(-130, 131, 32)]
        parts += [shapes.oval(208 + math.cos(curl) * 34, math.sin(curl) * 34, 17) for curl in curls]
    with e.at(x, y, 0.96, 138):
        e.flat(shapes.join(*parts), "#3a1f3a", hand=1)


def _chair(e: Easel, x: float, y: float, turn: float, wood: str | Colour) -> None:
    """Seen from straight above, its back away from the middle; the legs splay a little."""
    with e.at(x, y, 1.0, turn):
        e.solid(shapes.smooth([(-46, -40), (46, -40), (52, 40), (-52, 40)], tension=0.25), wood, round=0.3, rim=0.9,
            flow=84)
        e.solid(shapes.smooth([(-36, -30), (36, -30), (40, 30), (-40, 30)], tension=0.4), colour("#b8864f"), round=0.5,
            rim=0.6)
        for weave in range(6):
            e.line([(-34 + weave * 13, -28), (-36 + weave * 14, 28)], "#8a5f34", 2.4, alpha=0.6)
            e.line([(-36, -24 + weave * 10), (36, -24 + weave * 10)], "#8a5f34", 2.4, alpha=0.6)
        e.solid(shapes.limb([(-52, -48), (0, -60), (52, -48)], [15, 17, 15]), colour(wood).lighter(0.08), round=0.7,
            rim=1)


@card(93, "going-down", family("forest").lit_from(0.5, 0.4).with_colours(
    sky=("#e8f0b8", "#c8d98a", "#8fb06a", "#4f7a4f"), haze="#c8d890"))
def going_down(e: Easel) -> None:
    """The lift has come: behind its doors it is evening in a birch wood. A tired man has not yet stepped in."""
    brush.gradient(e, e.sheet(), [colour(code) for code in ("#5a5e66", "#6f7278", "#4a4c56")], 90)
    for column in range(4):
        for row in range(5):
            e.solid(shapes.box(-30 + column * 216, -40 + row * 216, 210, 210, 3), colour("#7a7c80").darker(
                e.chance.apart(column, row).between(0, 0.08)), round=0.06, rim=0.4, edge=0.3, flow=88, bristle=0.4)
    brush.repaint(e, 50, 0.3, 88)
    opening = shapes.box(190, 150, 420, 880)
    with e.inside(opening):
        air.sky(e, 1030, e.palette.sky, flow=80, strokes=60)
        air.glow(e, 420, 520, 420, "#fff6c0", 0.9)
        for far, xs in ((0.62, (216, 268, 330, 392, 470, 530, 588)), (0.3, (236, 350, 500, 570))):
            with e.depth(far):
                for x in xs:
                    _birch(e, x, 930 if far > 0.5 else 970, 13 if far > 0.5 else 24)
        e.solid(shapes.ridge(150, 650, 1060, [910, 884, 900, 880, 906]), "#6f8f4a", round=0.1)
        e.flat_shadow(shapes.oval(516, 916, 90, 10), 0.5, 6)
        beasts.beast(e, 512, 916, 124, beasts.DEER, flip=True)
        _birch(e, 214, 1020, 50)
        _birch(e, 598, 1030, 58)
        plants.grass(e, 190, 610, 1012, 70, 90, ("#5f8f4a", "#8fae54", "#3f6a44"), 0.4)
        air.motes(e, 22, (200, 400, 600, 940), "#fff6c0", 3)
    for x, wide in ((150, 44), (606, 44)):
        e.solid(shapes.box(x, 140, wide, 892), "#a8acb0", round=0.3, rim=0.9, flow=88)
    e.solid(shapes.box(130, 108, 540, 46), "#9aa0a6", round=0.3, rim=0.9, flow=2)
    _arrow(e, 400, 131, 15, down=True, lit=True)
    e.solid(shapes.box(694, 540, 60, 136, 8), "#b8bcc0", round=0.3, rim=0.9)
    _arrow(e, 724, 576, 19, down=False, lit=False)
    _arrow(e, 724, 640, 19, down=True, lit=True)
    floor = shapes.box(-20, 1030, 840, 200)
    e.solid(floor, "#5a5a62", round=0.03, flow=2, edge=0, bristle=0.6)
    with e.inside(floor):
        e.flat(shapes.polygon([(196, 1030), (604, 1030), (720, 1220), (80, 1220)]), "#d8e09a", 0.55, blur=16)
        e.flat_shadow(shapes.limb([(212, 1140), (194, 1220)], [120, 170]), 0.6, 9)
    for x, y, turn in ((300, 1050, 20), (470, 1064, -40), (540, 1110, 70), (250, 1120, 10), (420, 1150, -10)):
        e.solid(shapes.turned(shapes.leaf((x - 13, y), (x + 13, y), 13), turn, (x, y)), "#d9b84a", round=0.3)
    _tired_man(e, 216, 1148)


def _arrow(e: Easel, x: float, y: float, size: float, down: bool, lit: bool) -> None:
    way = 1 if down else -1
    outline = shapes.polygon([(x - size, y - way * size * 0.7), (x + size, y - way * size * 0.7),
        (x, y + way * size * 0.9)])
    if lit:
        e.glowing(outline, "#ffcf5a", 12)
    else:
        e.flat(outline, "#6a6e74")


def _birch(e: Easel, x: float, foot: float, wide: float) -> None:
    trunk = shapes.limb([(x, foot), (x + wide * 0.2, foot - 420), (x - wide * 0.1, 100)], [wide, wide * 0.8,
        wide * 0.66])
    drawn = e.solid(trunk, "#f0ead8", round=0.6, rim=0.5, flow=4, edge=0.3)
    luck = e.chance.apart("birch", round(x))
    with e.inside(drawn):
        for _ in range(int(12 + wide * 0.3)):
            y = luck.between(110, foot)
            px = x + luck.about(0, wide * 0.4)
            e.line([(px - wide * 0.3, y), (px, y + 3), (px + wide * 0.3, y - 1)], "#3a3430", max(2.0, wide * 0.12),
                alpha=0.85)


def _tired_man(e: Easel, x: float, y: float) -> None:
    """Seen from behind: hat, coat, and the case that goes to work with him."""
    who = replace(MAN, coat="#5f6f8a", legs="#333b50", shoes="#231d22", skin="#c98f6c", hair="#4a3630", head=0.185,
        hat="#3a4258")
    person(e, x, y, 520, who, Pose(lean=0, nod=4, near_hand=(-13, -41), far_hand=(11, -42), near_foot=(-4, 0),
        far_foot=(5, -1)), back=True)
    e.line([(x - 94, y - 186), (x - 92, y - 214), (x - 52, y - 214), (x - 50, y - 186)], "#3a2620", 8, taper=False)
    e.solid(shapes.box(x - 142, y - 190, 140, 98, 9), "#7a4c34", round=0.5, rim=0.9, flow=4)
    e.line([(x - 142, y - 156), (x - 72, y - 152), (x - 2, y - 156)], "#4a2f24", 4, taper=False)
    e.solid(shapes.box(x - 82, y - 164, 20, 18, 3), "#d9b04a", round=0.5, rim=1)
    e.solid(shapes.oval(x - 72, y - 216, 20, 16), "#c98f6c", round=0.6, edge=0.4, hand=0)
