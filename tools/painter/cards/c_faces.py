"""Cards 11, 50, 54: faces near enough to be asked what they feel."""

from __future__ import annotations

import math
from dataclasses import replace

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs import faces, rooms
from tools.painter.motifs.busts import Bust, bust
from tools.painter.motifs.faces import Face
from tools.painter.motifs.people import MAN, WOMAN, Pose, person
from tools.painter.motifs.profiles import profile


@card(11, "lodger-in-a-tear", family("lamp").lit_from(0.98, 0.16).with_colours(
    sky=("#1f2f4a", "#3a4f6a", "#5a6276", "#6f6a72"), haze="#5a6276"))
def lodger_in_a_tear(e: Easel) -> None:
    """Half a face; in the tear on its cheek somebody sits at home and has not noticed that it is falling."""
    brush.gradient(e, e.sheet(), [colour(code) for code in ("#22384f", "#3f5a6c", "#6a6e74", "#3a3a4e")], 70)
    brush.repaint(e, 90, 0.6, 60, 0.05, keep_detail=False)
    young = Face(skin="#c98f6c", brows="#2f211f", iris="#6a8a8f", lips="#a8625a", nose=1.1, blush=0.25)
    with e.at(150, 560, 4.1):
        neck = shapes.smooth([(-70, 70), (-60, 200), (90, 200), (62, 130), (60, 70)], tension=0.7)
        e.solid(neck, colour(young.skin).darker(0.2), round=0.5, rim=0.4, hand=0)
        e.solid(shapes.smooth([(-150, 190), (20, 150), (120, 176), (200, 230), (200, 300), (-150, 300)]), "#3a4a5a",
            round=0.4, flow=80, hand=0)
        faces.face(e, young, replace(faces.SAD, look=(0.25, 0.45), wide=0.9), 0.35)
        crop = [(-96, -20), (-70, -96), (-30, -104), (24, -96), (58, -84), (78, -40), (88, 2), (98, -60), (74, -128),
            (10, -158), (-96, -150)]
        e.solid(shapes.smooth(crop, tension=0.9), "#2b2024", round=0.5, rim=0.9, flow=60, bristle=1, hand=0)
    e.line([(372, 545), (392, 600), (396, 660)], "#eaf6fa", 14, alpha=0.45)
    _tear(e, 396, 790, 216)


def _tear(e: Easel, x: float, y: float, size: float) -> None:
    drop = shapes.flame(x, y + size * 0.62, size * 1.15, size * 1.7, 0.02)
    e.drop(drop, 12, 14, 0.5)
    with rooms.lamplight(e, "golden", x + 30, y - 60):
        e.wash(drop, ["#5a4a6a", "#c98a5a", "#e8b878", "#8a5a4a"], 90, 0.4, hand=0)
        with e.inside(drop), e.at(x, y, 1.25):
            _room_in_the_tear(e)
    e.pencil(shapes.scaled(drop, 0.97, 0.97, (x, y)), colour("#f6fdff"), 6, 0.9)
    e.pencil(drop, colour("#7fa8bc"), 3, 0.7)
    e.line([(x - 84, y + 52), (x - 94, y - 4), (x - 54, y - 84)], "#ffffff", 11, alpha=0.8)
    e.line([(x + 90, y + 72), (x + 72, y + 102)], "#ffffff", 9, alpha=0.7)


def _room_in_the_tear(e: Easel) -> None:
    """A floor, a window, a table under a lamp, and somebody who reads."""
    e.flat(shapes.box(-200, 54, 400, 200), "#6a4030", hand=0)
    e.solid(shapes.box(-66, -40, 38, 50), "#9fd0dc", round=0.1, edge=0.6)
    e.line([(-47, -40), (-47, 10)], "#5a3a30", 4, taper=False)
    e.line([(-66, -15), (-28, -15)], "#5a3a30", 4, taper=False)
    e.line([(-34, 56), (-34, 18), (-36, -14)], "#5a3426", 7, taper=False)
    e.line([(-34, 24), (0, 24)], "#5a3426", 7, taper=False)
    reader = replace(WOMAN, coat="#b03a44", skin="#e2ac86", legs="#3a3450", style="",
        animal=profile("#e2ac86", "#4a2a20", "bun"))
    seated = Pose(hip=(0, -30), lean=6, nod=14, near_hand=(25, -46), far_hand=(22, -46), near_foot=(23, 0),
        far_foot=(18, 0))
    person(e, -18, 57, 128, reader, seated)
    e.solid(shapes.box(10, 4, 70, 8), "#7a4630", round=0.4)
    for leg in (16, 72):
        e.line([(leg, 10), (leg, 56)], "#7a4630", 7, taper=False)
    e.solid(shapes.polygon([(14, 2), (20, -14), (38, -10), (34, 4)]), "#fff6e0", round=0.1)
    e.line([(42, -120), (42, -72)], "#2a1a1c", 3, taper=False)
    air.glow(e, 42, -44, 90, "#fff0b8", 0.7)
    e.glowing(shapes.smooth([(16, -48), (36, -74), (48, -74), (68, -48)]), "#fff2c0", 10)


@card(50, "dance-in-her-glasses", family("golden").lit_from(0.0, 0.12).with_colours(haze="#7a5a5a"))
def dance_in_her_glasses(e: Easel) -> None:
    """An old face; in one lens two people dance under lanterns, in the other only one of them."""
    brush.gradient(e, e.sheet(), [colour(code) for code in ("#3f5a58", "#56685c", "#7a6a50", "#4a3a38")], 60)
    rooms.wallpaper(e, -20, 1220, "#4f6a60", "#7f8f6a", "leaf", 110)
    air.glow(e, 20, 120, 700, "#ffd27a", 0.6)
    brush.repaint(e, 60, 0.4, 80)
    old = Face(skin="#dba683", brows="#d9d2c8", iris="#6a7a6a", lips="#b0625a", age=1, nose=1.15, jaw=0.92, blush=0.5)
    with e.at(404, 622, 3.75):
        e.solid(shapes.smooth([(-36, 80), (-36, 130), (0, 146), (36, 130), (36, 80)]), colour(old.skin).darker(0.16),
            round=0.5, hand=0)
        e.solid(shapes.smooth([(-140, 400), (-150, 190), (-96, 128), (0, 136), (96, 128), (150, 190), (140, 400)]),
            "#8a3f4a", round=0.5, flow=80, bristle=0.9, hand=0)
        for fringe in range(26):
            x = -150 + fringe * 12
            e.line([(x, 158 + abs(fringe - 13) * 2.4), (x + 3, 190 + abs(fringe - 13) * 2)], "#c98a6a", 2, alpha=0.5)
        e.solid(shapes.oval(-30, -156, 48, 38, -14), "#e4ddd2", round=0.8, rim=0.9, flow=24, bristle=1)
        e.solid(shapes.oval(0, -40, 102, 112), "#d9d1c6", round=0.5, rim=0.9, flow=80, bristle=1)
        faces.face(e, old, replace(faces.TENDER, wide=0.6, smile=0.42, squeeze=0.5, look=(0, 0)), 0.12)
        for side in (-1, 1):
            wave = [(2, -116), (side * 44, -96), (side * 72, -64), (side * 90, -10), (side * 106, -50), (side * 92,
                -112),
                (side * 46, -152), (2, -156)]
            e.solid(shapes.smooth(wave), "#e9e3da", round=0.5, rim=0.9, flow=40 * side, bristle=1, hand=0)
            for strand in range(6):
                e.line([(side * 4, -150 + strand * 3), (side * (40 + strand * 3), -134 + strand * 5),
                    (side * (84 + strand), -70 + strand * 9)], "#b0a698", 1.5, alpha=0.6)
        for side in (-1, 1):
            e.solid(shapes.oval(side * 84, 34, 5, 6), "#e8bc5a", rim=1)
            e.line([(side * 66, -14), (side * 84, -18)], "#5a3a2c", 3.4, taper=False)
        e.line([(-12, -14), (3, -20), (17, -14)], "#5a3a2c", 3.6, taper=False)
    for index, x in enumerate((280, 548)):
        _lens(e, x, 584, 130, index)


def _lens(e: Easel, x: float, y: float, radius: float, index: int) -> None:
    glass = shapes.oval(x, y, radius)
    with e.veil(0.93), rooms.lamplight(e, "lamp", x, y - 60):
        e.wash(glass, ["#3a3468", "#7a4a70", "#d98a5a", "#8a4a3a"], 90, 0.5, hand=0)
        with e.inside(glass):
            e.flat(shapes.box(x - 140, y + 62, 280, 100), "#6a3a34", hand=0)
            e.line([(x - 120, y - 62), (x, y - 34), (x + 120, y - 70)], "#2a1a2c", 2, taper=False)
            for lamp in range(5):
                place = (x - 88 + lamp * 44, y - 46 + (lamp % 2) * 4 + abs(lamp - 2) * -4)
                air.glow(e, *place, 50, "#ffd27a", 0.7)
                e.glowing(shapes.oval(*place, 8, 9), ("#ffd98a", "#ff9a7a")[lamp % 2], 8)
            air.glow(e, x, y + 30, 130, "#ffcf7a", 0.35)
            man = replace(MAN, coat="#2f3f6a", legs="#2a2f4a", style="", head=0.17,
                    animal=profile("#c98f6c", "#33211f", "crop", smile=1))
            woman = replace(WOMAN, coat="#e0584a", style="", head=0.17,
                    animal=profile("#e2ac86", "#6a3a24", "long", smile=1))
            if index == 0:
                person(e, x - 30, y + 98, 146, man, Pose(lean=3, near_hand=(27, -66), far_hand=(24, -48),
                    near_foot=(8, 0), far_foot=(-8, 0)))
            shift = 30 if index == 0 else 16
            person(e, x + shift, y + 100, 134, woman, Pose(lean=-4, nod=-8, near_hand=(29, -66), far_hand=(-20, -50),
                near_foot=(8, 0), far_foot=(-9, -6)), flip=True)
    with e.inside(glass):
        e.flat(shapes.limb([(x - 90, y + 10), (x - 60, y - 62), (x - 8, y - 96)], [8, 26, 8]), "#fff6e0", 0.34, blur=6)
    rim = shapes.outline_of(glass, 13)
    e.drop(rim, 6, 5, 0.5)
    e.solid(rim, "#6a4230", round=0.5, rim=1, bristle=0.3, hand=0)


@card(54, "greener-on-the-other-side", family("noon").lit_from(0.1, 0.02).with_colours(haze="#c9d9c8"))
def greener_on_the_other_side(e: Easel) -> None:
    """Two balconies, a wall between them: a jungle here, one thin stalk there; a flower has reached across."""
    wall = e.sheet()
    e.solid(wall, "#d9b48a", round=0.03, rim=0, flow=4, bristle=0.8, edge=0)
    luck = e.chance.apart("plaster")
    for _ in range(70):
        x, y = luck.between(0, 800), luck.between(0, 1200)
        e.flat(shapes.blob(x, y, luck.between(20, 70), luck.between(10, 34), luck, 0.2), "#c49a70", 0.2, blur=8)
    brush.repaint(e, 70, 0.5, 4, 0.04)
    for left, pane in ((60, "#5a7a86"), (500, "#4f6470")):
        e.solid(shapes.box(left, 150, 270, 700), "#f0e4cc", round=0.1, edge=0.5)
        e.solid(shapes.box(left + 24, 174, 222, 680), pane, round=0.2, flow=70)
        e.line([(left + 135, 170), (left + 135, 850)], "#f0e4cc", 14, taper=False)
    with e.inside(shapes.box(84, 174, 222, 680)):
        for x in (110, 280):
            e.wash(shapes.smooth([(x - 50, 170), (x + 50, 170), (x + 30, 500), (x - 40, 850), (x - 60, 500)]),
                ["#e9c9a0", "#c9a070"], 80, 0.4)
    _gardener(e)
    _neighbour(e)
    for x0, x1 in ((-30, 372), (428, 830)):
        slab = shapes.box(x0, 1090, x1 - x0, 60, 4)
        e.drop(slab, 14, 12)
        e.solid(slab, "#b89070", round=0.3, flow=2)
        e.solid(shapes.box(x0, 862, x1 - x0, 26, 8), "#3f4a50", round=0.6, rim=0.9)
        for bar in range(10):
            bx = x0 + 20 + bar * 42
            e.solid(shapes.limb([(bx, 884), (bx, 1092)], [9, 9]), "#3f4a50", round=0.6, edge=0.3)
    divider = shapes.box(372, -20, 56, 1190)
    e.drop(divider, 16, 14, 0.5)
    e.solid(divider, "#e2c49c", round=0.3, flow=88, bristle=0.7)
    e.solid(shapes.smooth([(590, 1092), (578, 1014), (662, 1014), (650, 1092)], tension=0.4), "#b0603f", round=0.6)
    e.line([(620, 1016), (612, 950), (628, 900), (618, 850)], "#7a8a4a", 8)
    for x, y, tip in ((614, 960, (572, 950)), (626, 904, (664, 880))):
        e.solid(shapes.leaf((x, y), tip, 13), "#9a9a4a", round=0.3)
    for side in (-1, 1):
        for finger in range(4):
            x = 636 + side * (70 + finger * 16)
            e.solid(shapes.limb([(x, 858), (x, 884)], [17, 15]), "#d9b48f", round=0.6, edge=0.6, hand=0)
    vine = [(120, 40), (170, 190), (240, 330), (330, 392), (400, 372), (450, 396), (486, 452), (494, 520)]
    e.solid(shapes.limb(vine, [18, 17, 16, 14, 12, 9, 7, 5]), "#3f7a3f", round=0.5)
    _jungle(e)
    for (x, y), tip in (((300, 380), (330, 320)), ((250, 340), (200, 372)), ((352, 388), (350, 440)), ((424, 380),
        (448, 330)), ((470, 426), (524, 414))):
        e.solid(shapes.leaf((x, y), tip, 24, 0.1), "#57a04a", round=0.4)
    for petal in range(6):
        angle = math.radians(petal * 60)
        e.solid(shapes.leaf((496, 536), (496 + math.cos(angle) * 48, 536 + math.sin(angle) * 48), 30), "#f0704a",
            round=0.4)
    e.solid(shapes.oval(496, 536, 15), "#ffd95a", round=0.8)


def _gardener(e: Easel) -> None:
    bust(e, 196, 610, 1.12, Bust(Face(skin="#8f5a3c", brows="#2b1c18", iris="#4a2f20", lips="#8a3f3a", wide=1.06,
        lashes=True), "#241a1c", "curls", "#e0a83a", "#f6e6c0", 0.94), replace(faces.TENDER, wide=0, smile=0.6), -0.5,
        tilt=-8)


def _neighbour(e: Easel) -> None:
    e.solid(shapes.smooth([(506, 860), (484, 1110), (788, 1110), (766, 860)], tension=0.3), "#5a6f5a", round=0.4,
        flow=86)
    bust(e, 636, 560, 1.2, Bust(Face(skin="#d9b48f", brows="#7a5238", iris="#5f8a4a", lips="#a85a50", wide=0.88,
        jaw=0.8,
        nose=1.3, age=0.5, blush=0.1), "#9a6a3a", "bun", "#5a6f5a", "#cfd9b8", 0.84),
        replace(faces.SOUR, look=(-0.95, 0.1), wide=0.75), -0.55)
    for side in (-1, 1):
        e.solid(shapes.limb([(636 + side * 134, 826), (636 + side * 148, 912), (636 + side * 98, 884)], [76, 68, 62]),
            "#5a6f5a", round=0.6, rim=0.6, edge=0.5)


def _jungle(e: Easel) -> None:
    luck = e.chance.apart("jungle")
    greens = ("#3f7f3f", "#57a04a", "#2f6a44", "#7ab04a", "#4a8f5a")
    for _ in range(150):
        x = luck.between(-20, 372)
        y = luck.between(850, 1150)
        tip = (x + luck.about(0, 90), y - luck.between(30, 130))
        e.solid(shapes.leaf((x, y), tip, luck.between(22, 46), luck.about(0, 0.2)), luck.pick(greens), round=0.4,
            rim=0.7, edge=0.3, bristle=0.2, hand=0.4)
    for _ in range(70):
        x = luck.between(-20, 372)
        base = (x, luck.between(-20, 120) * (1 - (x / 600)))
        tip = (x + luck.about(0, 70), base[1] + luck.between(60, 170))
        e.solid(shapes.leaf(base, tip, luck.between(22, 44), luck.about(0, 0.2)), luck.pick(greens), round=0.4, rim=0.7,
            edge=0.3, bristle=0.2, hand=0.4)
    for _ in range(40):
        x, y = luck.between(0, 360), luck.pick((luck.between(880, 1120), luck.between(20, 150)))
        size = luck.between(9, 19)
        shade = luck.pick(("#f0704a", "#f6c84a", "#e0568a", "#fff0e0"))
        for petal in range(5):
            angle = math.radians(petal * 72 + x)
            e.flat(shapes.oval(x + math.cos(angle) * size, y + math.sin(angle) * size, size * 0.66), shade, 0.95)
        e.flat(shapes.oval(x, y, size * 0.5), "#ffd95a")
