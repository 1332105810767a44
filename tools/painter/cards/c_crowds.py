"""Cards 8, 51, 56, 78: where many are together and one is not."""

from __future__ import annotations

import math
from dataclasses import replace

from tools.painter import air, brush, shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs import clothes, faces
from tools.painter.motifs.busts import Bust, bust
from tools.painter.motifs.faces import Face, Mood
from tools.painter.motifs.people import Person, Pose, person
from tools.painter.motifs.profiles import profile

SKINS = ("#e2ac86", "#8f5a3c", "#f0c4a2", "#c08a60", "#6f4430", "#d9a07a", "#b87a54")
HAIRS = ("#2b1f20", "#6a3f24", "#b8864a", "#8a8a8a", "#3f2a24", "#a8482a", "#d9d4ca")


@card(8, "unsung", family("theatre").lit_from(0.5, -0.1).with_colours(haze="#6a3a3a"))
def unsung(e: Easel) -> None:
    """A choir sings with open mouths; one of them keeps his shut, and the tail of a bird hangs out of it."""
    brush.gradient(e, e.sheet(), [colour(code) for code in ("#5a1f2a", "#7a2f30", "#3a1420")], 90)
    brush.repaint(e, 80, 0.5, 88)
    air.glow(e, 400, 60, 700, "#ffd98a", 0.5)
    styles = ("bob", "crop", "curls", "thin", "long", "bun", "crop", "bald", "bob")
    number = 0
    for row, (y, size, count) in enumerate(((170.0, 0.78, 5), (400, 0.92, 4), (660, 1.08, 4), (950, 1.26, 3))):
        if row:
            e.flat(shapes.box(-20, y - 260, 840, 420), "#2a0c16", 0.28, blur=40)
        for place in range(count):
            step = 800 / (count - 0.45 if row % 2 else count)
            x = step * (place + (0.28 if row % 2 else 0.5))
            number += 1
            if (row, place) == (2, 1):
                _the_silent_one(e, x, y, size)
                continue
            luck = e.chance.apart("singer", number)
            who = Face(skin=SKINS[number % 7], brows=HAIRS[(number * 3) % 7], iris=luck.pick(("#5a7a6a", "#4a2f20",
                "#6a86a8")),
                wide=luck.between(0.88, 1.1), jaw=luck.between(0.8, 1.15), nose=luck.between(0.85, 1.35),
                age=luck.pick((0, 0, 0.5, 1)))
            singing = Mood(lift=luck.between(0.5, 1), wide=luck.pick((0.0, 0.8, 1.0, 0.5)), gape=luck.between(0.75,
                1.15),
                purse=luck.between(0.35, 0.7), look=(0, -0.6), worry=luck.between(0, 0.5))
            style = styles[(number * 2) % len(styles)]
            bust(e, x, y, size, Bust(who, HAIRS[(number * 3) % 7], style, "#22406a", "#f2e6cc", luck.between(0.7,
                0.84)),
                singing, luck.about(0, 0.5), luck.about(0, 8))
    e.flat(shapes.box(-20, 1130, 840, 100), "#1a0810", 0.5, blur=30)


def _the_silent_one(e: Easel, x: float, y: float, size: float) -> None:
    who = Face(skin="#e8b692", brows="#5a3a22", iris="#6a9a8a", wide=1.04, blush=0.8)
    bust(e, x, y, size, Bust(who, "#7a4a2a", "crop", "#22406a", "#f2e6cc", 0.8),
        Mood(lift=0.7, worry=0.5, wide=1.35, purse=0.75, look=(0.7, -0.1)))
    with e.at(x, y, size):
        for side in (-1, 1):
            e.flat(shapes.oval(side * 50, 62, 24, 22), colour(who.skin).lighter(0.2), 0.55, blur=7, hand=0)
        for tip, shade in (((-40, 150), "#2f7fb0"), ((-8, 170), "#3f9ac8"), ((26, 158), "#58b4d8")):
            e.solid(shapes.leaf((0, 74), tip, 19), shade, round=0.4, rim=0.9, edge=0.5)
        e.line([(-20, 74), (0, 70), (20, 74)], "#54201f", 4)
        for x0, y0, turn in ((84, 150, 30), (-74, 200, -20)):
            with e.at(x0, y0, 1, turn):
                e.solid(shapes.leaf((0, 0), (6, 46), 15), "#58b4d8", round=0.3, rim=0.9)


@card(51, "seat-by-the-window", family("storm").lit_from(0.5, 0.42).with_colours(haze="#7f8f98"))
def seat_by_the_window(e: Easel) -> None:
    """A bus in the rain: behind each pane somebody looks into a light; on one seat a tree is buckled in."""
    brush.gradient(e, e.sheet(), [colour(code) for code in ("#3a4a5c", "#5a6c7a", "#46525e")], 90)
    luck = e.chance.apart("street")
    for _ in range(26):
        air.glow(e, luck.between(0, 800), luck.between(0, 240), luck.between(30, 90), luck.pick(("#ffcf8a", "#ff8a6a",
            "#8ad0ff")), 0.5)
    brush.repaint(e, 70, 0.5, 88)
    side = shapes.box(-60, 150, 920, 930, 60)
    e.solid(side, "#d9a03a", round=0.12, rim=0.8, flow=2, bristle=0.7)
    e.solid(shapes.box(-60, 906, 920, 60), "#b83f34", round=0.2, flow=2)
    e.line([(-60, 190), (400, 186), (860, 190)], "#f6d890", 8, alpha=0.6, taper=False)
    for row, y in enumerate((236.0, 570.0)):
        for column in range(3):
            _pane(e, 26 + column * 256, y, 236, 300, row * 3 + column)
    for x in (150.0, 660.0):
        e.flat(shapes.oval(x, 1084, 118, 112), "#141a20")
        e.solid(shapes.oval(x, 1090, 96), "#2a2f38", round=0.5, rim=0.9)
        e.solid(shapes.oval(x, 1090, 44), "#8a9098", round=0.6, rim=1)
    e.flat(shapes.box(-20, 1150, 840, 80), "#2f3a44")
    for _ in range(50):
        x, y = luck.between(0, 800), luck.between(1150, 1200)
        e.line([(x, y), (x + luck.between(30, 90), y + 2)], "#b8c8d0", 3, alpha=0.4)
    air.rain(e, 130, 14, "#eaf4f8", 50, 0.3)


def _pane(e: Easel, x: float, y: float, wide: float, tall: float, number: int) -> None:
    pane = shapes.box(x, y, wide, tall, 26)
    e.solid(shapes.box(x - 10, y - 10, wide + 20, tall + 20, 34), "#3a3a40", round=0.3, rim=0.6)
    luck = e.chance.apart("pane", number)
    e.wash(pane, ["#5f6a66", "#8a8468", "#6a5f54"], 90, 0.4, hand=0)
    with e.inside(pane):
        e.solid(shapes.box(x + 24, y + 96, wide - 48, 240, 40), "#7a3038", round=0.4, flow=86)
        if number == 4:
            _small_tree(e, x + wide / 2, y + tall)
        else:
            who = Face(skin=SKINS[(number * 2) % 7], brows=HAIRS[(number * 2 + 1) % 7], wide=luck.between(0.88, 1.1),
                jaw=luck.between(0.85, 1.1), nose=luck.between(0.9, 1.4), age=(0, 1, 0.3, 0.6, 0, 0)[number])
            whose = Bust(who, HAIRS[(number * 2 + 1) % 7], ("bob", "thin", "crop", "bun", "curls", "long")[number],
                ("#3f5a7a", "#5a5a4a", "#7a4a5a", "#4a3f5a", "#2f5a54", "#3f6a5a")[number], None, 0.66)
            mood = (replace(faces.WEARY, wide=0.3), Mood(wide=0.3, worry=-0.3, smile=-0.3, look=(0, 0.8)),
                Mood(wide=0.4, smile=0.5, look=(0, 0.8)), Mood(wide=1.1, lift=0.4, look=(0.9, 0), worry=0.4), Mood(),
                replace(faces.SAD, wide=0.35, look=(0, 0.9)))[number]
            turn = (0.3, -0.3, 0.25, 0.5, 0, -0.3)[number]
            bust(e, x + wide / 2, y + 150, 0.72, whose, mood, turn, 6 if number != 3 else 0)
            if number != 3:
                _telephone(e, x + wide / 2, y + tall - 16, who.skin)
    for _ in range(7):
        px, py, reach = x + luck.between(4, wide - 4), y + luck.between(0, tall - 60), luck.between(20, 90)
        with e.inside(pane):
            e.line([(px, py), (px - 2, py + reach * 0.6), (px + 2, py + reach)], "#eaf6fa", 3.4, alpha=0.5)
            e.flat(shapes.oval(px + 2, py + reach, 3.4, 5), "#f6fcff", 0.7, hand=0)
    with e.inside(pane):
        e.flat(shapes.polygon([(x + 20, y), (x + 74, y), (x - 10, y + tall), (x - 60, y + tall)]), "#ffffff", 0.12)


def _telephone(e: Easel, x: float, y: float, skin: str | Colour) -> None:
    """We see its back; the light is on the face above it."""
    air.glow(e, x, y - 40, 150, "#cfeaff", 0.75)
    e.glowing(shapes.box(x - 27, y - 47, 54, 90, 10), "#e6f6ff", 16)
    e.solid(shapes.box(x - 25, y - 44, 50, 90, 9), "#2a2f3a", round=0.3, rim=0.8)
    e.flat(shapes.oval(x + 14, y - 33, 5), "#7a8a9a", hand=0)
    for side in (-1, 1):
        for finger in range(3):
            fy = y - 14 + finger * 13
            e.solid(shapes.limb([(x + side * 34, fy + 2), (x + side * 18, fy)], [14, 12]), skin, round=0.6, edge=0.5,
                hand=0)


def _small_tree(e: Easel, x: float, y: float) -> None:
    """It holds its earth in a sack; the belt goes across it like across anybody."""
    e.solid(shapes.limb([(x, y), (x - 6, y - 90), (x + 4, y - 150)], [24, 20, 16]), "#9a6a44", round=0.6)
    luck = e.chance.apart("small tree")
    e.solid(shapes.cloud(x, y - 186, 190, 150, luck, 9), "#3f7f4a", round=0.7, edge=0.3)
    for _ in range(90):
        angle, reach = luck.angle(), 84 * luck.between(0, 1) ** 0.5
        px, py = x + math.cos(angle) * reach, y - 186 + math.sin(angle) * reach * 0.9
        tip = (px + luck.about(0, 26), py - luck.between(6, 30))
        e.solid(shapes.leaf((px, py), tip, 15), luck.pick(("#4f9a4a", "#7ab84a", "#3f7f4a", "#9ac85a")), round=0.3,
            rim=0.8, edge=0.3, bristle=0)
    for px, py in ((x - 40, y - 200), (x + 34, y - 232), (x + 46, y - 160), (x - 10, y - 150)):
        e.solid(shapes.oval(px, py, 13), "#e0503a", round=0.9, rim=1)
    e.solid(shapes.smooth([(x - 60, y + 20), (x - 52, y - 44), (x - 14, y - 62), (x + 18, y - 62), (x + 54, y - 44),
        (x + 62, y + 20)]), "#b8905a", round=0.6, flow=60)
    e.line([(x - 170, y - 118), (x - 30, y - 50), (x + 170, y + 40)], "#2a2a30", 15, taper=False)
    e.solid(shapes.box(x - 16, y - 56, 30, 26, 4), "#b8bcc0", round=0.5, rim=1)


@card(56, "other-escalator", family("morning").lit_from(0.5, -0.05).with_colours(
    sky=("#cfdcd8", "#dfe6dc", "#e8e2cc", "#c8bfae"), haze="#d8dcd0"))
def other_escalator(e: Easel) -> None:
    """Two stairs carry two crowds apart, and all look ahead but two; a red glove is falling between them."""
    brush.gradient(e, e.sheet(), [colour(code) for code in ("#b8c8c4", "#d8dccc", "#e6dcc0", "#a89a88")], 90)
    for row in range(13):
        for column in range(8):
            x, y = column * 116 - 60 + (row % 2) * 58, row * 100 - 40
            e.solid(shapes.box(x, y, 108, 92, 6), colour("#d6d8c8").darker(e.chance.apart(row, column).between(0,
                0.08)),
                round=0.1, rim=0.4, edge=0.2, bristle=0.4)
    air.glow(e, 400, -40, 700, "#fffbe0", 0.6)
    brush.repaint(e, 50, 0.35, 4)
    _stairway(e, (-120, 300), (920, 860), -1)
    _stairway(e, (-120, 1010), (920, 450), 1)
    clothes.glove(e, 470, 1010, 110, "#c8403a", 156)


def _stairway(e: Easel, start: shapes.Point, end: shapes.Point, way: int) -> None:
    """A moving stair from the left edge to the right, with those who stand on it; way 1 is the near one."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    slope = math.degrees(math.atan2(dy, dx))
    near = way > 0
    shade = "#5a6468" if near else "#7a8484"
    body = shapes.polygon([start, end, (end[0], end[1] + 150), (start[0], start[1] + 150)])
    e.drop(body, 24, 20, 0.4)
    e.solid(body, shade, round=0.1, flow=slope, bristle=0.6)
    count = 9
    for place in range(count):
        share = (place + 0.6) / count
        x, y = start[0] + dx * share, start[1] + dy * share
        e.solid(shapes.box(x - 52, y - 14, 104, 40, 3), "#8a9296" if near else "#9aa2a0", round=0.1, rim=0.7)
        if place != 4 and (near or place not in (5, 6, 7)):
            _rider(e, x, y - 12, place, near)
    rail = shapes.polygon([(start[0], start[1] - 30), (end[0], end[1] - 30), (end[0], end[1] + 90), (start[0],
        start[1] + 90)])
    with e.veil(0.5):
        e.solid(rail, "#cfe0dc", round=0.05, rim=0.3, flow=slope)
    e.solid(shapes.limb([(start[0], start[1] - 34), (end[0], end[1] - 34)], [24, 24]), "#22282c", round=0.6, rim=0.9)


COATS = ("#5a6068", "#6a6460", "#4a5560", "#74706a", "#50505c", "#66605a", "#565e58", "#5e5660", "#4e5860")


def _rider(e: Easel, x: float, y: float, place: int, near: bool) -> None:
    luck = e.chance.apart("rider", place, near)
    number = place + (4 if near else 0)
    tall = luck.between(228, 288)
    head = profile(SKINS[number % 7], HAIRS[(number * 2) % 7], ("crop", "bob", "thin", "bun", "crop",
        "long")[number % 6],
        luck.between(0.8, 1.4), brow=0.2)
    rider = Person(coat=COATS[place], legs="#3a3f48", shoes="#2a2628", head=0.165, animal=head, style="",
        skirt=place % 3 == 1)
    pose = Pose(lean=2, nod=luck.between(0, 16), near_hand=(7, -40), far_hand=(-6, -38))
    flip = not near
    if near and place == 5:
        rider = replace(rider, coat="#c8403a", animal=profile("#c98f6c", "#2b1f20", "long", brow=1), skirt=True)
        tall, flip, pose = 270, True, Pose(lean=9, nod=4, near_hand=(36, -72), far_hand=(-6, -40))
    if not near and place == 3:
        rider = replace(rider, coat="#2f6f8a", skirt=False, animal=profile("#e2ac86", "#6a3f24", "crop", brow=1,
            beard=True))
        tall, flip, pose = 282, False, Pose(lean=12, nod=18, near_hand=(36, -50), far_hand=(-6, -40))
    person(e, x, y, tall, rider, pose, flip=flip)
    if place % 4 == 2:
        e.solid(shapes.box(x + (10 if near else -50), y - 112, 40, 50, 5), "#6a4a34", round=0.5)


@card(78, "three-at-the-desk", family("ember").lit_from(0.5, 0.1).with_colours(haze="#6a4a3a"))
def three_at_the_desk(e: Easel) -> None:
    """High up behind an endless desk sit three who decide; far below, on a chair too small, somebody waits."""
    brush.gradient(e, e.sheet(), [colour(code) for code in ("#d99a4a", "#b8683a", "#6a3428", "#2a1618")], 90)
    for column in range(7):
        x = column * 134 - 2
        e.wash(shapes.polygon([(x - 30, -20), (x + 30, -20), (x + 24, 520), (x - 24, 520)]), ["#f6d08a", "#d9903f"],
            90, 0.3)
    air.glow(e, 400, 120, 620, "#ffe0a0", 0.6)
    brush.repaint(e, 60, 0.5, 88)
    judges = (
        (140, 300, Bust(Face(skin="#c08a60", brows="#8a8a8a", wide=1.16, jaw=1.25, nose=1.3, age=1), "#9a9a98", "thin",
            "#3a2430", "#e8dcc4", 0.86), Mood(wide=0, smile=-0.2), 0.3, 16),
        (400, 250, Bust(Face(skin="#e8c4a0", brows="#d9d4ca", wide=0.86, jaw=0.7, nose=1.5, age=1, blush=0.1),
            "#e0dcd0",
            "bun", "#2a2030", "#e8dcc4", 0.8), Mood(worry=-0.9, lift=0.2, wide=0.6, smile=-0.6, purse=0.4, look=(0,
                0.9)), 0, 0),
        (662, 300, Bust(Face(skin="#7a4c34", brows="#1f1618", wide=1.0, jaw=1.1, nose=1.1, age=0.3), "#241a1c", "crop",
            "#33283c", "#e8dcc4", 0.86, "#241a1c"), Mood(lift=0.6, wide=0.7, smile=0.5, smirk=1, look=(-0.6,
                0.8)), -0.3, -4),
    )
    for x, y, whose, mood, turn, tilt in judges:
        bust(e, x, y, 1.06, whose, mood, turn, tilt)
    top = shapes.polygon([(-40, 520), (840, 520), (900, 590), (-100, 590)])
    e.drop(top, 20, 18)
    front = shapes.polygon([(-40, 586), (840, 586), (730, 1010), (70, 1010)])
    e.solid(front, "#6a3a26", round=0.15, flow=88, bristle=0.9)
    for panel in range(5):
        x0, x1 = -10 + panel * 168, 138 + panel * 168
        squeeze = [(400 + (x - 400) * (0.9 if y < 700 else 0.77), y) for x, y in ((x0, 640), (x1, 640), (x1, 960), (x0,
            960))]
        e.solid(shapes.polygon(squeeze), "#5a2f20", round=0.1, edge=0.6, flow=88)
    e.solid(top, "#8a5030", round=0.2, flow=2, rim=1)
    for x, y, turn in ((250, 556, -6), (300, 552, 4), (560, 556, 8)):
        e.solid(shapes.turned(shapes.box(x - 44, y - 12, 88, 22, 2), turn, (x, y)), "#fff2d8", round=0.1)
    floor = shapes.box(-20, 1006, 840, 220)
    e.solid(floor, "#6a3a2c", round=0.05, flow=2, bristle=0.8, edge=0)
    air.beam(e, (400, 560), (400, 1200), 90, 330, "#ffdf9a", 0.5)
    e.flat_shadow(shapes.oval(404, 1158, 90, 18), 0.7, 8)
    _applicant(e, 400, 1160)


def _applicant(e: Easel, x: float, y: float) -> None:
    """From behind, hat on the knees, feet together."""
    for leg in (-26, 26):
        e.line([(x + leg, y - 60), (x + leg * 1.2, y)], "#2a1a18", 9, taper=False)
    coat = shapes.smooth([(x - 14, y - 152), (x - 44, y - 138), (x - 50, y - 60), (x + 50, y - 60), (x + 44, y - 138),
        (x + 14, y - 152)])
    e.solid(coat, "#3f6a6a", round=0.6, rim=1, flow=86)
    e.solid(shapes.box(x - 40, y - 104, 80, 50, 6), "#5a3424", round=0.4, rim=0.8)
    e.solid(shapes.oval(x, y - 176, 25, 28), "#4a2f24", round=0.7, rim=1, flow=85, bristle=0.9)
    for side in (-1, 1):
        e.solid(shapes.oval(x + side * 25, y - 172, 5, 8), "#d9a07a", rim=0.6)
        e.solid(shapes.limb([(x + side * 40, y - 126), (x + side * 58, y - 88), (x + side * 40, y - 66)], [19, 17, 15]),
            "#3f6a6a", round=0.6)
