"""Cards 12–15: weathers and seasons side by side, above and below."""

from __future__ import annotations

import math
from dataclasses import replace

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs import beasts, heads, keepsakes, plants, rooms, water
from tools.painter.motifs.birds import owl, sparrow
from tools.painter.motifs.creatures import fish, hedgehog, jellyfish, whale
from tools.painter.motifs.features import eye
from tools.painter.motifs.houses import house
from tools.painter.motifs.people import (
    CARRYING,
    CHAIRED,
    CHILD,
    MAN,
    WALKING,
    WOMAN,
    Person,
    person,
)  # fmt: skip
from tools.painter.motifs.profiles import profile


@card(12, "pond-in-an-umbrella", family("storm").lit_from(0.32, 0.3).with_colours(haze="#6f7f94"))
def pond_in_an_umbrella(e: Easel) -> None:
    """In the rain everyone hides but one: he has turned his umbrella over, and goldfish live in it."""
    air.sky(e, 760, ["#1f2a44", "#3a4a66", "#6f7c92", "#c9a98a"], flow=-70)
    for far, houses in ((0.6, ((300.0, 760.0, 90, 300), (380, 760, 80, 260), (460, 760, 90, 330), (540, 770, 90, 280))),
            (0.3, ((170, 820, 170, 480), (650, 820, 180, 520))), (0.0, ((10, 900, 230, 700), (800, 900, 240, 760)))):
        with e.depth(far):
            for x, y, wide, tall in houses:
                house(e, x, y, wide, tall, "#7a7486", "#4a3a4a", (2, 4), 0.45)
    e.solid(shapes.ridge(-20, 820, 1220, [860, 850, 846, 850, 860]), "#4a5568", round=0.05)
    _lamp_post(e, 256, 900, 560)
    brush.repaint(e, 34, 0.45, 88)
    water.mirrored_below(e, 866, 340, 0.42, 0.8)
    luck = e.chance.apart("cobbles")
    for row in range(13):
        y = 872 + row * row * 2.2
        size = 14 + row * 4.6
        for column in range(int(820 / size) + 2):
            x = column * size * 1.04 + (size / 2 if row % 2 else 0) - 10
            e.flat(shapes.oval(x, y, size * 0.46, size * 0.22), "#2a3346", luck.between(0.12, 0.4), hand=0.4)
            e.flat(shapes.leaf((x - size * 0.3, y - size * 0.16), (x + size * 0.3, y - size * 0.16), size * 0.08),
                "#c9d2e0", luck.between(0.05, 0.4), hand=0)
    for x, y, reach in ((120, 1110, 70), (560, 1150, 90), (690, 1010, 50), (330, 1020, 44)):
        water.ripples(e, x, y, reach, 3)
    with e.depth(0.25):
        e.shadow(640, 960, 60)
        person(e, 640, 960, 250, replace(WOMAN, coat="#6a5a7a"), replace(WALKING, near_hand=(12, -62)))
        keepsakes.umbrella(e, 668, 830, 190, "#4a5570", 6)
        e.shadow(480, 930, 50)
        person(e, 480, 930, 210, replace(MAN, coat="#5a5a66"), WALKING, flip=True)
        keepsakes.umbrella(e, 466, 820, 160, "#3a4256", -5)
    e.shadow(300, 1130, 120, 200)
    stroller = replace(MAN, coat="#d9a03a", hat="#4a3a34", legs="#3a3f50", scarf="#b8433a", head=0.155,
        animal=profile("#d9a07a", "#3a2a24", "crop", 1.5, smile=1.6, brow=0.6))
    person(e, 300, 1130, 490, stroller, replace(WALKING, nod=-14, near_hand=(22, -66), far_hand=(-14, -50)))
    _bowl_umbrella(e, 408, 800, 330)
    air.rain(e, 300, 10)


def _lamp_post(e: Easel, x: float, y: float, height: float) -> None:
    e.solid(shapes.limb([(x, y), (x, y - height)], [18, 10]), "#2a2c3a", round=0.8)
    air.glow(e, x, y - height - 20, 420, "#ffc96a", 0.75)
    keepsakes.lantern(e, x, y - height - 60, 90)


def _bowl_umbrella(e: Easel, x: float, y: float, width: float) -> None:
    with e.at(x, y, width / 100):
        e.line([(-2, 30), (0, -44)], "#5a4030", 3, taper=False)
        back = shapes.oval(0, -78, 50, 13)
        e.wash(back, ["#8a2f34", "#5a1f2a"], 90)
        pond = shapes.oval(0, -73, 44, 9.6)
        e.wash(pond, ["#bfe6e6", "#4aa0b0", "#1f6a86"], 90)
        for at, height, turn, tone in ((-16, -92, -38, "#ff7a2d"), (14, -100, 24, "#ffb43d")):
            fish(e, at, height, 27, tone, turn)
            water.splash(e, at - 4, -76, 12, 9)
        with e.inside(pond):
            fish(e, 24, -72, 22, "#ff7a2d", 0)
        plants.flower(e, -32, -74, 20, "#f6d0d8", "#f2c84b", 8, 0.0, 0.3)
        dome = shapes.smooth([(-50, -78), (-40, -58), (0, -42), (40, -58), (50, -78), (34, -69), (17, -66),
            (0, -64.5), (-17, -66), (-34, -69)], tension=0.8)
        drawn = e.solid(dome, "#c8382f", round=0.7, flow=10, hand=0.6)
        with e.inside(drawn):
            for rib in (-34, -17, 0, 17, 34):
                e.line([(0, -42), (rib * 0.8, -56), (rib, -68)], "#7a1f24", 1.3, alpha=0.8)
        for drip in (-46, -20, 31, 48):
            e.flat(shapes.flame(drip, -52 + abs(drip) * 0.1, 2.6, 8), "#d9f2f4", 0.9)


@card(13, "wolf-who-counts", family("moon").lit_from(0.36, 0.2))
def wolf_who_counts(e: Easel) -> None:
    """A wolf cannot sleep and counts sheep over a fence; one of them, in a nightcap, has come to tuck him in."""
    air.sky(e, flow=-10)
    air.stars(e, 150)
    air.moon(e, 288, 250, 150)
    for far, heights in ((0.65, [700, 640, 690, 650, 720]), (0.4, [790, 760, 730, 770, 740])):
        with e.depth(far):
            e.solid(shapes.ridge(-20, 820, 1220, heights), "#3f5a7a", round=0.1)
            luck = e.chance.apart("far trees", far)
            for _ in range(9):
                plants.pine(e, luck.between(0, 800), heights[2] + 40 + luck.about(0, 20), luck.between(60, 110),
                    "#2f4a6a")
    e.solid(shapes.ridge(-20, 820, 1220, [850, 830, 850, 880, 900]), "#4a6a70", round=0.12)
    brush.repaint(e, 50, 0.5, 8)
    for x, y, height, gait, flip in ((90, 700, 108, beasts.LEAP, False),
            (262, 480, 116, replace(beasts.LEAP, rise=6), False),
            (470, 560, 116, replace(beasts.LEAP, rise=-16), False)):
        air.glow(e, x, y - 110, 120, "#f6f2e0", 0.25)
        beasts.woolly(e, x, y, height, gait, flip, "#ffffff")
        with e.veil(0.16, 8, "Screen"):
            e.flat(shapes.oval(x - 10, y - 124, 74, 40), "#fff6e0")
    for post in range(7):
        x = 30 + post * 92
        e.solid(shapes.limb([(x, 890 - post * 3), (x + 3, 760 - post * 3)], [20, 17]), "#8a7a80", hand=1.6)
    for rail in (790, 840):
        e.solid(shapes.limb([(-20, rail), (300, rail - 12), (600, rail - 20)], [13, 12, 12]), "#94848a", hand=1.8)
    with e.depth(0.1):
        beasts.woolly(e, 706, 800, 100)
    plants.grass(e, -10, 810, 910, 44, 130, ("#3f6a5a", "#5a8a6a"))
    e.shadow(480, 1128, 480, 120)
    rooms.bed(e, 470, 1130, 600)
    rooms.blanket(e, 470, 1130, 600)
    with e.at(284, 924, 6.6, -24):
        heads.wolf_head(e, "#98a0b4")
        eye(e, 4.6, -1.2, 3.6, "#f2c84b", (0.1, -0.5), 0.0)
    for paw in (372, 424):
        e.solid(shapes.limb([(paw, 1016), (paw + 6, 972)], [34, 38]), "#7a8296", round=0.8)
    e.shadow(150, 1150, 70)
    aunt = Person(coat="#f0e6f2", legs="#3f3a48", shoes="#2f2a38", skin="#3f3a48", head=0.29, style="nightcap",
        hat="#8a5a9a", skirt=True, animal=heads.sheep_head)
    person(e, 112, 1156, 290, aunt, replace(CARRYING, near_hand=(26, -62)))
    keepsakes.candle(e, 196, 970, 44)
    air.glow(e, 196, 910, 260, "#ffc76a", 0.5)
    plants.grass(e, -10, 810, 1210, 70, 120, ("#2f5a4f", "#4a7a5f"))


@card(14, "jellyfish-street", "underwater")
def jellyfish_street(e: Easel) -> None:
    """On the street at the bottom of the sea jellyfish are the lamps, and a small diver takes his fish for a walk."""
    air.sky(e, shades=["#5fc0c4", "#2a8aa4", "#14557e", "#0a2f58", "#082444"], flow=80)
    water.shafts(e, [180, 330, 420, 540], 700, 0.4)
    with e.depth(0.55):
        whale(e, 470, 250, 430, turn=-6)
    for far, rows in ((0.72, ((330.0, 800.0, 76, 150), (470, 800, 80, 170), (400, 800, 70, 120))),
            (0.5, ((220, 860, 130, 270), (590, 860, 136, 300))), (0.2, ((66, 960, 220, 460), (744, 960, 230, 500)))):
        with e.depth(far):
            for x, y, wide, tall in rows:
                house(e, x, y, wide, tall, "#5f8a94", "#8a4a5a", (2, 3), 0.6)
    e.solid(shapes.ridge(-20, 820, 1220, [900, 870, 850, 866, 900]), "#6f8a86", round=0.08)
    brush.repaint(e, 40, 0.45, 86)
    lane = shapes.smooth([(60, 1230), (250, 980), (360, 846), (440, 846), (560, 980), (740, 1230)], tension=0.5)
    drawn = e.solid(lane, "#b8a888", round=0.1)
    luck = e.chance.apart("shells")
    with e.inside(drawn):
        for row in range(15):
            y = 850 + row * row * 1.8
            size = 12 + row * 4
            for column in range(-8, 9):
                e.solid(shapes.blob(400 + (column + (0.5 if row % 2 else 0)) * size * 1.2, y, size * 0.55, size * 0.3,
                    luck, 0.1), colour("#c9b894").darker(luck.between(0, 0.3)), round=0.5, edge=0.2, bristle=0.2)
    for x, y, size, tone in ((336, 730, 44, "#ffd08a"), (468, 700, 50, "#ff9ab8"), (236, 610, 90, "#ffb0c8"),
            (604, 560, 104, "#ffd08a")):
        e.line([(x, y + size * 1.2), (x + 4, y + size * 2.4), (x, 880 if size < 60 else 960)], "#3a4a5a",
            2 + size * 0.03, taper=False)
        air.glow(e, x, y, size * 3.2, tone, 0.55)
        jellyfish(e, x, y, size, tone, 1.0)
    for x, tall in ((20, 300), (70, 220), (770, 320), (716, 200)):
        plants.seaweed(e, x, 1230, tall, "#2f7a5f")
    plants.coral(e, 120, 1226, 130, "#e2705a")
    plants.coral(e, 690, 1226, 110, "#d95a8a")
    e.shadow(330, 1120, 100, 60)
    person(e, 320, 1124, 330, replace(CHILD, coat="#e0a83a", legs="#8a6a3a", shoes="#5a4a3a", hair="#8a4a2a",
        skin="#ffd8b8"), replace(WALKING, near_hand=(24, -54)))
    _helmet(e, 346, 890, 72)
    lead = [(396, 946), (450, 980), (506, 962)]
    e.line(lead, "#e05a3a", 4, taper=False)
    fish(e, 580, 968, 170, "#ff7a3d", -6, stripes="#fff0dc")
    e.solid(shapes.limb([(520, 944), (524, 968), (518, 994)], [8, 9, 8]), "#c8382f")
    water.bubbles(e, [(372, 770 - step * 40) for step in range(7)] + [(660, 900), (676, 850), (664, 800)], 12)


def _helmet(e: Easel, x: float, y: float, reach: float) -> None:
    e.solid(shapes.box(x - reach * 0.66, y + reach * 0.66, reach * 1.3, reach * 0.34, 8), "#a8703a", round=0.8)
    ball = shapes.oval(x, y, reach)
    with e.veil(0.35):
        e.solid(ball, "#bfe6e6", round=0.9, rim=1)
    for ring, wide in ((ball, 9), (shapes.oval(x + reach * 0.2, y, reach * 0.66), 8)):
        e.solid(shapes.outline_of(ring, wide), "#e0a050", round=0.1, rim=0.9)
    e.flat(shapes.oval(x - reach * 0.4, y - reach * 0.5, reach * 0.12, reach * 0.26, 40), "#ffffff", 0.8, blur=1)
    for bolt in range(8):
        angle = math.radians(bolt * 45)
        e.solid(shapes.oval(x + math.cos(angle) * reach, y + math.sin(angle) * reach, 5), "#e0b04a")


@card(15, "inn-among-the-roots", family("snow").lit_from(0.5, 0.66).with_colours(sky=("#2a3a68", "#56699a", "#a8a4b8",
    "#f0c8a8")))
def inn_among_the_roots(e: Easel) -> None:
    """Above, a bare tree in the snow seems dead; below, between its roots, the winter inn is full and warm."""
    air.sky(e, 420, flow=6)
    air.stars(e, 50, (0, 0, 800, 240))
    with e.depth(0.6):
        e.solid(shapes.ridge(-20, 820, 500, [360, 330, 350, 320, 360]), "#a9b8cc", round=0.1)
        for x in (60.0, 130, 660, 720, 770):
            plants.pine(e, x, 372, 90, "#5a7088", 1)
    earth = shapes.ridge(-20, 820, 1230, [420, 410, 396, 404, 420])
    e.solid(earth, "#5a3c34", round=0.05, flow=10, bristle=1)
    luck = e.chance.apart("earth")
    with e.inside(earth):
        for _ in range(150):
            x, y = luck.between(0, 800), luck.between(470, 1200)
            e.solid(shapes.blob(x, y, luck.between(4, 18), luck.between(3, 11), luck),
                luck.pick(["#6a4a3e", "#4a302a", "#7a5c4c", "#8a7468"]), round=0.6, edge=0.3, bristle=0.2)
    brush.repaint(e, 34, 0.5, 14)
    e.solid(shapes.ridge(-20, 820, 470, [420, 404, 384, 398, 416]), "#f2f5f9", round=0.3)
    for x, y in plants.boughs(e, 400, 402, 400, "#4a3a40", 1.1):
        e.flat(shapes.oval(x, y - 3, 10, 5), "#ffffff", 0.95)
    plants.roots(e, 400, 400, 640, 350, "#4f382f", 9)
    for tunnel in ([(250, 640), (330, 700), (420, 740)], [(560, 650), (500, 720), (430, 760)],
            [(420, 780), (400, 880), (330, 960)], [(230, 930), (300, 960), (380, 980)],
            [(600, 930), (540, 960), (470, 990)], [(112, 490), (130, 540), (180, 600)]):
        e.flat(shapes.limb(tunnel, [52, 46, 50]), "#2a1a1c", 0.92, hand=3)
    e.flat(shapes.oval(104, 446, 44, 40), "#2a1a1c", 0.95)
    e.solid(shapes.cut(shapes.oval(104, 446, 54, 50), shapes.oval(104, 448, 38, 38), shapes.box(40, 470, 130, 60)),
        "#8a7468", round=0.8)
    air.glow(e, 104, 450, 80, "#ffc46a", 0.7)
    keepsakes.paper_lantern(e, 152, 404, 22, "#ffc46a")
    e.shadow(40, 436, 20, 30)
    guest = Person(coat="#a8433f", skin="#b08a66", head=0.28, animal=heads.hare_head, scarf="#f0c878")
    person(e, 36, 438, 92, guest, WALKING)
    keepsakes.suitcase(e, 22, 436, 26, "#7a5038")
    for x, y, wide, tall in ((190, 640, 130, 96), (614, 640, 140, 104), (400, 790, 120, 80), (170, 930, 130, 96),
            (640, 930, 132, 100), (400, 1080, 250, 106)):
        _burrow(e, x, y, wide, tall)
    mouse = Person(coat="#8a4a6a", skin="#9a8f96", head=0.36, animal=heads.mouse_head, legs="#6a5a6a")
    keepsakes.armchair(e, 176, 712, 130, "#4a7a6a")
    person(e, 168, 710, 124, mouse, CHAIRED)
    keepsakes.book(e, 214, 660, 42, "#a8332e", 10)
    rooms.bookshelf(e, 230, 624, 66, 34)
    rooms.hearth(e, 678, 722, 60)
    person(e, 596, 722, 140, Person(coat="#e6dcc8", skin="#b08a66", head=0.3, animal=heads.hare_head, skirt=True,
        trim="#c8382f"), CARRYING)
    e.solid(shapes.smooth([(618, 650), (662, 650), (654, 680), (626, 680)], tension=0.6), "#6a6a74", round=0.8)
    e.flat(shapes.blob(640, 630, 12, 18, luck, 0.3), "#ffffff", 0.3, blur=5)
    e.solid(shapes.oval(400, 840, 74, 15), "#9a6a44")
    e.solid(shapes.box(392, 842, 16, 20), "#7a4f34")
    for x, who, flip in ((332, Person(coat="#5a6a9a", skin="#4a4450", head=0.36, animal=heads.mole_head), False),
            (470, Person(coat="#b8623a", skin="#7aa544", head=0.36, animal=heads.frog_head), True)):
        person(e, x, 862, 112, who, CHAIRED, flip)
    keepsakes.candle(e, 400, 836, 26)
    beasts.curled(e, 170, 1004, 150, beasts.FOX)
    owl(e, 600, 990, 100, shining=False)
    hedgehog(e, 690, 1008, 84, flip=True, shut=True)
    beasts.curled(e, 400, 1168, 330, beasts.BEAR)
    e.solid(shapes.smooth([(270, 1170), (260, 1110), (330, 1080), (410, 1100), (440, 1170)]), "#b8443a", round=0.6)
    sparrow(e, 300, 1092, 34, flip=True)
    for x, y in ((190, 556), (614, 548), (400, 722), (170, 846), (640, 842), (400, 986)):
        keepsakes.paper_lantern(e, x, y + 18, 30, "#ffc46a")
    air.snow(e, 60)


def _burrow(e: Easel, x: float, y: float, wide: float, tall: float) -> None:
    hollow = shapes.blob(x, y, wide, tall, e.chance.apart("burrow", x, y), 0.06, 12)
    e.flat(shapes.scaled(hollow, 1.05, 1.06, (x, y)), "#20121a", 0.9, hand=2)
    e.canvas.save()
    e.canvas.clipPath(hollow, True)
    brush.gradient(e, hollow, [colour(code) for code in ("#7a4430", "#b8703f", "#8a5034")], 90)
    brush.bloom(e, 0.5, 40)
    e.canvas.restore()
    air.glow(e, x, y - tall * 0.5, wide * 1.4, "#ffcf7a", 0.8)
    with e.inside(hollow):
        e.solid(shapes.box(x - wide * 1.1, y + tall * 0.74, wide * 2.2, tall * 0.5), "#7a5034", round=0.1)
