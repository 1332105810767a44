"""Cards 36–39: strings cut, trees delivered, days to choose from, and sand that runs."""

from __future__ import annotations

import math
from dataclasses import replace

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs import keepsakes, plants, rooms, sky, stage
from tools.painter.motifs.birds import bird, moth, stork
from tools.painter.motifs.creatures import spider
from tools.painter.motifs.houses import house
from tools.painter.motifs.people import (
    CHILD,
    GIRL,
    KNEELING,
    MAN,
    POINTING,
    REACHING,
    Pose,
    person,
)
from tools.painter.motifs.profiles import profile  # fmt: skip


@card(36, "last-string", family("theatre").lit_from(0.5, 0.04))
def last_string(e: Easel) -> None:
    """A marionette cuts the last of her own strings; every cut end turns into a bird, and the great hands do not
    notice.
    """
    brush.gradient(e, e.sheet(), [colour(code) for code in ("#12040c", "#2a1030", "#3f2a5a", "#5a3a5a")], 90)
    for x, y, size in ((120, 300, 40), (640, 360, 60), (700, 200, 34), (220, 420, 26)):
        e.flat(shapes.star(x, y, size, 5, 0.45, 12), "#c9a04a", 0.8)
        e.line([(x, y - size), (x, -20)], "#8a6a3a", 2, taper=False)
    for row, shade in enumerate(("#2f6f8a", "#3f8a9a", "#5fa8a8")):
        y = 800 + row * 56
        points = [(-40 + step * 55, y + (26 if step % 2 else -26)) for step in range(17)]
        crest = shapes.smooth(points, closed=False)
        crest.lineTo(840, y + 240)
        crest.lineTo(-40, y + 240)
        crest.close()
        e.drop(crest, 14, 10)
        e.solid(crest, shade, round=0.1, flow=4, hand=1.5)
        e.line([(px, py + 10) for px, py in points], "#e6f6f2", 5, alpha=0.8)
    keepsakes.paper_boat(e, 640, 800, 130, turn=-8)
    brush.repaint(e, 34, 0.4, 86)
    stage.boards(e, 980, "#8a5430")
    air.beam(e, (400, -60), (400, 1130), 120, 640, "#ffe6b0", 0.62)
    e.flat(shapes.oval(400, 1076, 260, 54), "#ffdca0", 0.3, blur=14)
    stage.curtain(e, [(-30, -30), (130, -30), (100, 500), (84, 1010), (-30, 1020)], 4)
    stage.curtain(e, [(670, -30), (830, -30), (830, 1020), (716, 1010), (700, 500)], 4)
    for x, flip in ((250, False), (560, True)):
        _great_hand(e, x, 60, flip)
    for start, end in (((196, 196), (190, 420)), ((306, 186), (312, 380)), ((514, 196), (524, 400)),
            ((614, 186), (600, 360))):
        wiggle = [start, (start[0] + 8, (start[1] + end[1]) / 2), (end[0] - 14, end[1] - 30), (end[0] + 12, end[1])]
        e.line(wiggle, "#f2e0c0", 3, taper=False)
    string = [(500, 190), (506, 460), (524, 730)]
    e.line(string, "#f2e0c0", 3.4, taper=False)
    e.flat_shadow(shapes.oval(404, 1096, 110, 20), 0.6, 8)
    doll = replace(GIRL, coat="#2f7f86", trim="#f0b83c", legs="#d9a878", shoes="#a8332e", skin="#e8b888",
        hair="#8a3f2a")
    person(e, 396, 1096, 440, doll, Pose(lean=-3, nod=-18, near_hand=(31, -78), far_hand=(-24, -70),
        near_foot=(10, 0), far_foot=(-10, -1)))
    for joint_x, joint_y in ((372, 1000), (424, 1002), (352, 838)):
        e.solid(shapes.oval(joint_x, joint_y, 7), "#f0c878", round=1)
    _scissors(e, 530, 742, 84)
    for x, y, size, turn, flip in ((180, 470, 70, -20, True), (318, 430, 60, -30, False), (530, 452, 74, -24, False),
            (624, 410, 64, -10, True), (250, 560, 54, -16, True), (560, 570, 50, -34, False)):
        bird(e, x, y, size, "#fbf0d8", turn, flip, 0.7)
    stage.footlights(e, 1176, 6)
    for lamp in range(6):
        place = e.width * (lamp + 0.5) / 6
        air.glow(e, place, 1160, 130, "#ffe0a0", 0.6)
        e.glowing(shapes.oval(place, 1163, 14, 7), "#fff0c0", 10)
    stage.swags(e, -40, 90, 5, "#7d1a28")


def _great_hand(e: Easel, x: float, y: float, flip: bool) -> None:
    with e.at(x, y, 1.15, 0, flip):
        sleeve = shapes.smooth([(-160, -90), (-60, -90), (-10, -20), (-40, 30), (-110, 20), (-190, -40)])
        e.solid(sleeve, "#3a2a4a", round=0.6)
        e.solid(shapes.limb([(-70, -10), (-20, 20), (40, 34)], [74, 80, 50]), "#c9946a", round=0.8)
        for finger, (end, bend) in enumerate((((100, 84), (86, 40)), ((78, 104), (66, 56)), ((50, 112), (40, 64)),
                ((22, 106), (14, 66)))):
            e.solid(shapes.limb([(20 + finger * -8, 40), bend, end], [28, 26, 18]),
                colour("#c9946a").darker(finger * 0.06), round=0.8, edge=0.5)
        e.solid(shapes.limb([(-20, 40), (10, 78), (62, 92)], [30, 28, 20]), "#d4a078", round=0.8, edge=0.5)
        e.solid(shapes.limb([(-80, 120), (20, 104), (130, 96)], [15, 16, 15]), "#8a5a34", round=0.8)
        e.solid(shapes.limb([(20, 60), (24, 150)], [14, 14]), "#7a4a2a", round=0.8)


def _scissors(e: Easel, x: float, y: float, size: float) -> None:
    with e.at(x, y, size / 100, -30):
        for side in (-1, 1):
            e.solid(shapes.leaf((0, 0), (side * 24, -74), 13), "#d9dfe6", rim=1)
            e.pencil(shapes.oval(side * 20, 38, 17, 22, -side * 20), e.lit("#f0b83c"), 9, 1)
            e.solid(shapes.limb([(0, 0), (side * 13, 20)], [8, 7]), "#f0b83c")
        e.solid(shapes.oval(0, 0, 6), "#8a6a2a")


@card(37, "stork-with-a-tree", family("morning").lit_from(0.1, 0.06))
def stork_with_a_tree(e: Easel) -> None:
    """High over a grey city a stork brings a tree in a cloth; wherever a leaf falls, a roof turns green."""
    brush.gradient(e, e.sheet(), [colour(code) for code in ("#8fd0d8", "#cfe8d8", "#b8c4c0", "#8a969c")], 90)
    air.light_in_the_air(e, 0.6)
    brush.repaint(e, 80, 0.5, 10, keep_detail=False)
    luck = e.chance.apart("city")
    green = ((210, 960), (520, 1040), (650, 800), (120, 1130), (410, 840))
    for row in range(9):
        y = 640 + row * 58 + row * row * 3
        size = 52 + row * 15
        with e.depth(max(0.0, 0.62 - row * 0.085)):
            for column in range(int(860 / size) + 2):
                x = column * size * 1.06 + (size / 2 if row % 2 else 0) - 20
                near_leaf = min(math.hypot(x - gx, y - gy) for gx, gy in green) < 52 + row * 9
                wall = "#e0c8a4" if near_leaf else luck.pick(["#8f979c", "#9aa0a2", "#858c94"])
                roof = "#5f9a4a" if near_leaf else luck.pick(["#6a727c", "#757c84", "#5f6670"])
                house(e, x, y + luck.about(0, 16), size * 0.86, size * luck.between(0.8, 1.7), wall, roof, (2, 2),
                    0.6 if near_leaf else 0.0)
                if near_leaf:
                    plants.foliage(e, [(x - size * 0.2, y - size * 1.4), (x + size * 0.2, y - size * 1.5)], size * 0.24)
        if row in (1, 3, 5):
            air.mist(e, y - 10, 70, "#dfe6e0", 0.45)
    for x, y, wide in ((90, 520, 300), (700, 590, 260), (660, 110, 260)):
        sky.cloud(e, x, y, wide, "#f6fbf6", tall=0.34)
    _sling_tree(e, 492, 420)
    stork(e, 300, 220, 500, turn=6, wing=0.82)
    plants.petals(e, [(560 + luck.about(0, 160), luck.between(560, 1080)) for _ in range(24)], 24, plants.LEAVES)
    e.solid(shapes.box(540, 1120, 280, 120), "#757c84", round=0.2)
    e.solid(shapes.box(530, 1104, 300, 24, 3), "#8a9298")
    person(e, 610, 1108, 130, replace(GIRL, coat="#e4603f"), POINTING, flip=True)
    person(e, 690, 1108, 120, replace(CHILD, coat="#f2b84b"), replace(REACHING, near_hand=(28, -84)), flip=True)
    plants.flower(e, 760, 1106, 60, "#e4603f")


def _sling_tree(e: Easel, x: float, y: float) -> None:
    beak = (554, 204)
    plants.tree(e, x + 8, y + 60, 300, lean=4)
    cloth = shapes.smooth([(x - 120, y + 10), (x - 86, y + 90), (x, y + 130), (x + 94, y + 86), (x + 128, y + 4),
        (x + 60, y + 46), (x, y + 56), (x - 60, y + 48)])
    drawn = e.solid(cloth, "#fbf6ea", round=0.7, flow=10, hand=1.6)
    with e.inside(drawn):
        for fold in range(5):
            e.line([(x - 110 + fold * 20, y + 20), (x - 20 + fold * 10, y + 90),
                (x + 100 - fold * 8, y + 60 + fold * 8)], "#b8b8b0", 3, alpha=0.6)
    for side in (-1, 1):
        e.solid(shapes.limb([(x + side * 122, y + 10), ((x + side * 122 + beak[0]) / 2 + side * 24, y - 110), beak],
            [20, 12, 9]), "#f4eee0", round=0.7)
    e.solid(shapes.smooth([(beak[0] - 14, beak[1] - 8), (beak[0] - 30, beak[1] - 36), (beak[0], beak[1] - 20),
        (beak[0] + 28, beak[1] - 38), (beak[0] + 14, beak[1] - 6)]), "#fbf6ea")


@card(38, "mornings-in-dew", family("forest").lit_from(0.5, 0.4).with_colours(sky=("#a8c080", "#6f9f68", "#3f7a5a",
    "#1a4440")))
def mornings_in_dew(e: Easel) -> None:
    """A spider has hung her web with drops, and in every drop is another day; the moths come to choose the one to
    live in.
    """
    air.sky(e, flow=76)
    air.glow(e, 400, 480, 560, "#fff0a8", 0.6)
    luck = e.chance.apart("leaves")
    with e.depth(0.5):
        for _ in range(26):
            x, y = luck.between(-40, 840), luck.between(-20, 1200)
            if math.hypot(x - 400, y - 500) > 300:
                lean = luck.angle()
                e.solid(shapes.leaf((x, y), (x + math.cos(lean) * 220, y + math.sin(lean) * 220), 90, 0.1),
                    luck.pick(["#5f9a54", "#8fb860", "#3f7a50"]), round=0.4)
    brush.repaint(e, 60, 0.55, 70)
    air.rays(e, 400, 470, 900, 14, strength=0.22)
    for line in ([(-20, 240), (40, 100), (70, -20)], [(820, 200), (750, 90), (720, -20)],
            [(-20, 820), (60, 760), (0, 560)], [(820, 640), (770, 780), (820, 900)]):
        e.solid(shapes.limb(line, [34, 28, 20]), "#6a5040", round=0.8, flow=60)
    _web(e, (400.0, 450.0), 18)
    days = ((400, 720, 84, "home"), (196, 650, 66, "night"), (610, 640, 70, "sea"), (150, 420, 58, "snow"),
        (654, 400, 60, "desert"), (250, 210, 50, "storm"), (560, 200, 52, "city"), (400, 140, 40, "night"),
        (280, 830, 46, "desert"), (540, 834, 48, "snow"))
    for x, y, reach, day in days:
        e.line([(x, y - reach - 26), (x, y - reach)], "#ffffff", 2.4, taper=False, lit=False)
        _dewdrop(e, x, y, reach, day)
    spider(e, 400, 430, 230, "#5a4058")
    for x, y, size, turn in ((110, 1060, 190, -16), (690, 1040, 200, 18), (540, 1130, 140, 8)):
        e.solid(shapes.leaf((x - size, y + 40), (x + size, y + 20), size * 0.5, -0.08), "#4f8a4a", round=0.5, rim=0.8)
        moth(e, x, y - 30, size, ("#e6c89a", "#cdb0c4", "#d9d8a8")[round(x) % 3], turn)
    moth(e, 310, 990, 120, "#f0dcb8", -24)
    for x, y in ((300, 1130), (410, 1160)):
        e.solid(shapes.oval(x, y, 40, 32), "#c8382f", round=1, rim=0.9)
        e.line([(x, y - 30), (x + 2, y + 30)], "#2a1a1a", 3)
        for sx, sy in ((-18, -6), (16, -8), (-14, 14), (18, 12)):
            e.flat(shapes.oval(x + sx, y + sy, 5), "#2a1a1a")
        e.solid(shapes.oval(x, y - 34, 17, 13), "#2a2028")
    plants.grass(e, -10, 810, 1225, 120, 90, ("#2f5a3a", "#5f8a44"))


def _web(e: Easel, hub: shapes.Point, spokes: int) -> None:
    luck = e.chance.apart("web")
    tips = []
    for spoke in range(spokes):
        angle = math.tau * spoke / spokes + 0.1
        reach = 460 + 60 * math.sin(spoke * 2.3)
        tips.append((hub[0] + math.cos(angle) * reach * 0.9, hub[1] + math.sin(angle) * reach))
        e.line([hub, tips[-1]], "#ffffff", 2.2, taper=False, alpha=0.85, lit=False)
    for ring in range(1, 12):
        share = ring / 12
        for index in range(spokes):
            one, two = tips[index], tips[(index + 1) % spokes]
            start = (hub[0] + (one[0] - hub[0]) * share, hub[1] + (one[1] - hub[1]) * share)
            end = (hub[0] + (two[0] - hub[0]) * share, hub[1] + (two[1] - hub[1]) * share)
            middle = ((start[0] + end[0]) / 2 * 0.94 + hub[0] * 0.06,
                (start[1] + end[1]) / 2 * 0.94 + hub[1] * 0.06 + share * 9)
            e.line([start, middle, end], "#ffffff", 1.7, taper=False, alpha=0.75, lit=False)
            for bead in (start, middle):
                if luck.maybe(0.45):
                    reach = luck.between(2.5, 5.5) * (0.6 + share)
                    e.flat(shapes.oval(*bead, reach, reach * 1.08), "#ffffff", 0.85, hand=0)


DAYS = {
    "home": ("#5fb0dc", "#bfe4ee", "#fff2c0"),
    "night": ("#080e30", "#1f2f74", "#6a6fb0"),
    "sea": ("#6a7ab8", "#f0a08a", "#ffe0a0"),
    "snow": ("#8fa8c8", "#d0dcea", "#fff0e0"),
    "desert": ("#2f8f9a", "#f2d8a0", "#f7b070"),
    "storm": ("#22304a", "#5a7086", "#b0bcb8"),
    "city": ("#3a2a5a", "#a8587a", "#ffb070"),
}


def _dewdrop(e: Easel, x: float, y: float, reach: float, day: str) -> None:
    """A drop with a small day in it."""
    ball = shapes.oval(x, y, reach, reach * 1.06)
    air.glow(e, x, y, reach * 1.9, "#fff6c8", 0.45)
    with e.inside(ball):
        brush.gradient(e, ball, [colour(code) for code in DAYS[day]], 90)
        ground = shapes.ridge(x - reach, x + reach, y + reach * 2,
            [y + reach * 0.4, y + reach * 0.3, y + reach * 0.44, y + reach * 0.34])
        soil = {"home": "#6fa84a", "night": "#16204a", "sea": "#2f6f94", "snow": "#ffffff", "desert": "#dd9c5a",
            "storm": "#2f4f5a", "city": "#2a1f3f"}[day]
        if day in ("night", "city"):
            air.stars(e, 16, (x - reach, y - reach, x + reach, y))
        e.flat(ground, soil)
        if day == "home":
            house(e, x - reach * 0.1, y + reach * 0.36, reach * 0.6, reach * 0.44, "#f6e6c8", "#c8503f", (1, 1), 0)
            plants.tree(e, x + reach * 0.5, y + reach * 0.42, reach * 0.7)
        elif day == "night":
            sky.crescent(e, x + reach * 0.2, y - reach * 0.2, reach * 0.24)
        elif day == "sea":
            sky.sun(e, x + reach * 0.4, y + reach * 0.1, reach * 0.16)
            keepsakes.ship(e, x - reach * 0.1, y + reach * 0.5, reach * 0.9)
        elif day == "snow":
            for at in (-0.4, 0.1, 0.5):
                plants.pine(e, x + reach * at, y + reach * 0.5, reach * 0.9, "#3f6a66", 1)
        elif day == "desert":
            sky.sun(e, x - reach * 0.36, y - reach * 0.3, reach * 0.16)
            plants.cactus(e, x + reach * 0.2, y + reach * 0.5, reach * 0.8)
        elif day == "storm":
            sky.lightning(e, [(x, y - reach * 0.8), (x - reach * 0.14, y - reach * 0.3),
                (x + reach * 0.06, y - reach * 0.2), (x - reach * 0.1, y + reach * 0.3)], 3)
        else:
            for at in (-0.6, -0.2, 0.2, 0.6):
                house(e, x + reach * at, y + reach * 0.5, reach * 0.36, reach * 0.6, "#6a4a6a", "#3a2a4a", (2, 2), 0.9)
        e.flat_shadow(shapes.cut(shapes.oval(x, y, reach * 1.2), shapes.oval(x - reach * 0.1, y - reach * 0.14,
            reach * 0.98)), 0.5, reach * 0.14)
    e.pencil(ball, colour("#ffffff"), 3, 0.9)
    e.flat(shapes.oval(x - reach * 0.42, y - reach * 0.48, reach * 0.18, reach * 0.27, 36), "#ffffff", 0.9, blur=1.5)


@card(39, "city-of-sand", family("ember").lit_from(0.06, 0.4).with_colours(sky=("#3a1c34", "#7a3038", "#c8643c",
    "#f0a850")))
def city_of_sand(e: Easel) -> None:
    """In the upper glass a city of sand runs away grain by grain; in the lower one an old man builds it again."""
    air.sky(e, flow=84)
    air.beam(e, (-60, 420), (860, 700), 260, 620, "#ffcf7a", 0.5)
    with e.depth(0.45):
        for x, wide in ((60, 150), (640, 190)):
            for shelf in range(3):
                rooms.bookshelf(e, x - 70, 330 + shelf * 220, wide, 130)
    brush.repaint(e, 46, 0.5, 80)
    stage.boards(e, 1080, "#6a3a2c")
    e.flat_shadow(shapes.oval(520, 1150, 360, 40), 0.6, 14)
    for x in (150, 650):
        e.solid(shapes.limb([(x, 120), (x - 14, 400), (x + 12, 600), (x - 14, 820), (x, 1090)], [30, 40, 24, 40, 30]),
            "#6a3a24", round=0.9)
    upper = shapes.smooth([(212, 150), (588, 150), (592, 330), (520, 500), (418, 596), (382, 596), (280, 500),
        (208, 330)], tension=0.7)
    lower = shapes.smooth([(382, 604), (418, 604), (520, 700), (592, 870), (588, 1066), (212, 1066), (208, 870),
        (280, 700)], tension=0.7)
    for bulb in (upper, lower):
        e.flat(bulb, "#ffe6c0", 0.16)
    luck = e.chance.apart("city")
    with e.inside(upper):
        sand = shapes.smooth([(190, 440), (300, 400), (380, 420), (400, 470), (424, 420), (520, 396), (620, 440),
            (520, 520), (400, 610), (280, 520)])
        towers = ((250, 420, 50, 130, -8), (310, 410, 54, 190, -4), (470, 410, 60, 210, 5), (540, 420, 46, 140, 9),
            (400, 460, 44, 150, 16), (360, 420, 38, 110, -12))
        for x, y, wide, tall, lean in towers:
            _sand_tower(e, x, y, wide, tall, lean)
        e.solid(sand, "#e0a850", round=0.3, flow=30, bristle=0.9)
    e.glowing(shapes.limb([(400, 560), (401, 800), (400, 960)], [7, 4, 8]), "#ffd98a", 7)
    with e.inside(lower):
        e.solid(shapes.smooth([(190, 1040), (280, 1000), (370, 960), (400, 930), (440, 960), (540, 1006), (620, 1040),
            (620, 1090), (190, 1090)]), "#e0a850", round=0.3, flow=10, bristle=0.9)
        for x, y, wide, tall, lean in ((470, 1010, 46, 110, 0), (520, 1030, 50, 150, 0), (560, 1050, 36, 70, 0)):
            _sand_tower(e, x, y, wide, tall, lean)
        e.shadow(316, 1036, 60, 90)
        person(e, 300, 1040, 232, replace(MAN, coat="#3f8f9a", legs="#8a7a6a", head=0.17, style="",
            animal=profile("#d9a07a", "#efe8dc", "thin", 1.3, brow=0.6, beard=True)),
            replace(KNEELING, near_hand=(32, -30), far_hand=(28, -26)))
        e.solid(shapes.smooth([(372, 978), (404, 978), (398, 1012), (378, 1012)], tension=0.5), "#c8382f")
    for bulb in (upper, lower):
        e.pencil(bulb, colour("#fff4dc"), 7, 0.85)
        bounds = bulb.getBounds()
        e.flat(shapes.limb([(bounds.left() + 44, bounds.top() + 60), (bounds.left() + 34, bounds.centerY() - 30),
            (bounds.left() + 66, bounds.centerY() + 60)], [6, 22, 6]), "#ffffff", 0.4, blur=4)
    for y in (110, 1066):
        e.solid(shapes.box(110, y, 580, 46, 14), "#7a4428", round=0.7, flow=2)
        e.solid(shapes.box(140, y - 16 if y < 600 else y + 40, 520, 24, 8), "#5a301e", round=0.7)
    for _ in range(120):
        e.flat(shapes.oval(400 + luck.about(0, 26), luck.between(620, 960), luck.between(0.8, 2.2)), "#ffe0a0", 0.9,
            hand=0)
    air.motes(e, 24, (40, 200, 760, 1000), "#ffd08a", 2.2)


def _sand_tower(e: Easel, x: float, y: float, wide: float, tall: float, lean: float) -> None:
    with e.at(x, y, 1, lean):
        top = -tall
        e.solid(shapes.polygon([(-wide * 0.5, 20), (-wide * 0.42, top), (wide * 0.42, top), (wide * 0.5, 20)]),
            "#e8b660", round=0.6, flow=88, bristle=0.9)
        for tooth in (-0.36, 0, 0.36):
            e.solid(shapes.box(tooth * wide - wide * 0.11, top - wide * 0.2, wide * 0.22, wide * 0.24), "#e8b660",
                edge=0.3)
        for row in range(int(tall / 46)):
            e.flat(shapes.box(-wide * 0.1, top + 24 + row * 44, wide * 0.2, wide * 0.34, wide * 0.1), "#7a4424", 0.9)
