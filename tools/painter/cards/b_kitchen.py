"""Cards 71, 73, 75: what can happen in a cup, in an oven and round a table."""

from __future__ import annotations

import math
from dataclasses import replace

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs import food, furniture, heads, keepsakes, plants, rooms, sky, water
from tools.painter.motifs.birds import flock, sparrow
from tools.painter.motifs.buildings import bricks
from tools.painter.motifs.houses import lighthouse, window
from tools.painter.motifs.people import (
    STANDING,
    WALKING,
    Person,
    person,
)  # fmt: skip


@card(71, "storm-in-a-cup", family("golden").lit_from(0.8, 0.16))
def storm_in_a_cup(e: Easel) -> None:
    """In the tea-cup there is the worst of storms and a ship in it; all around stands a quiet afternoon."""
    x: float
    y: float
    rooms.wallpaper(e, -20, 820, "#d8a878", "#e8c090", "leaf", 96)
    glass = rooms.pane(e, 520, 60, 230, 360)
    e.wash(glass, ["#bfe0ea", "#fdf3d8", "#ffe6b0"], 90)
    with e.inside(glass):
        e.solid(shapes.ridge(500, 770, 440, [360, 340, 350, 330]), "#8ab07a", round=0.1)
        plants.tree(e, 600, 400, 150)
    rooms.sash(e, glass, "#e8e0d0", 2, 2, 12)
    brush.repaint(e, 34, 0.4, 88)
    air.glow(e, 640, 240, 420, "#fff0b8", 0.5)
    air.beam(e, (640, 240), (240, 1000), 200, 520, "#fff0c8", 0.45)
    cloth = shapes.smooth([(-30, 830), (400, 800), (830, 830), (830, 1240), (-30, 1240)], tension=0.3)
    food.checked_cloth(e, cloth, "#f2ece0", "#5f86a0", 56, 0.5)
    e.flat_shadow(shapes.oval(340, 1110, 380, 70), 0.6, 24)
    tea = food.cup(e, 400, 1120, 560, "#f4eee2", "#3f6a9a")
    with e.inside(shapes.join(tea, shapes.box(130, 380, 540, 400))):
        e.wash(tea, ["#5a3a2a", "#8a5030", "#3a2420"], 90)
        rows = (("#8a4a2c", 742), ("#7a3a24", 760), ("#a85a30", 782), ("#6a2f1c", 806))
        for row, (shade, y) in enumerate(rows):
            if row == 2:
                keepsakes.ship(e, 430, 786, 250, "#f2d9b0", "#4a2a24", -10)
            if row == 1:
                e.solid(shapes.oval(230, 760, 56, 19, -8), "#f2d24a", round=0.3)
                e.solid(shapes.oval(230, 759, 46, 14, -8), "#fbe98a", round=0.2)
                for spoke in range(7):
                    a = math.tau * spoke / 7
                    e.line([(230, 759), (230 + math.cos(a) * 44, 759 + math.sin(a) * 13)], "#f2d24a", 2)
                lighthouse(e, 230, 762, 120, beam_to=(600, 640))
            crests = [(120 + step * 52, y + (-17 - row * 2 if step % 2 else 9)) for step in range(12)]
            with e.inside(shapes.join(tea, shapes.box(130, 380, 540, 400))):
                water.wave(e, crests, 850, shade, 0.35)
    rim = shapes.cut(shapes.oval(400, 773, 280, 78), shapes.oval(400, 773, 262, 68), shapes.box(100, 600, 600, 178))
    e.solid(rim, "#f4eee2", round=0.2, rim=1)
    for x, y, wide, shade in ((250, 520, 330, "#3a4676"), (540, 500, 340, "#465286"), (400, 430, 380, "#303a66"),
            (180, 590, 200, "#4e5a8a"), (620, 590, 200, "#4e5a8a")):
        sky.cloud(e, x, y, wide, shade)
    sky.lightning(e, [(300, 560), (276, 610), (304, 616), (268, 680), (286, 686), (262, 740)], 6)
    luck = e.chance.apart("drops")
    for _ in range(90):
        x, y = luck.between(170, 640), luck.between(560, 770)
        e.flat(shapes.leaf((x, y), (x - 7, y + 26), 2.2), "#dfeaf0", 0.6, hand=0)
    water.splash(e, 560, 770, 90)
    e.flat(shapes.flame(690, 960, 26, 50), "#8a5030", 0.9)
    food.spoon(e, (770, 1180), (560, 1150), 78)
    for x, y, turn in ((90, 1130, 8), (150, 1170, -12), (104, 1082, 20)):
        with e.at(x, y, 1, turn):
            e.solid(shapes.box(-28, -44, 56, 50, 4), "#ffffff", round=0.3, bristle=0.9)
    sparrow(e, 716, 420, 60, flip=True)


@card(73, "sunrise-in-the-oven", family("ember").lit_from(0.5, 0.44))
def sunrise_in_the_oven(e: Easel) -> None:
    """Every morning before six the baker opens the oven, and over the hills of bread the sun comes up."""
    x: float
    bricks(e, shapes.box(-20, -20, 840, 1240), "#7a4238", 74)
    brush.repaint(e, 30, 0.35, 4)
    mouth = shapes.join(shapes.box(120, 420, 560, 420), shapes.oval(400, 420, 280, 270))
    for step in range(17):
        angle = math.radians(180 + step * 11.25)
        with e.at(400 + math.cos(angle) * 316, 430 + math.sin(angle) * 308, 1, step * 11.25 - 90):
            e.solid(shapes.box(-31, -38, 62, 76, 7), colour("#a8604a").darker(0.04 * (step % 3)), round=0.5)
    e.canvas.save()
    e.canvas.clipPath(mouth, True)
    brush.gradient(e, mouth, [colour(code) for code in ("#5a1f3a", "#b83a3a", "#f08a3a", "#ffd76a", "#fff0b0")], 90)
    air.glow(e, 400, 560, 420, "#fff2b0", 0.9)
    e.canvas.restore()
    with e.inside(mouth):
        e.glowing(shapes.oval(400, 590, 96), "#fff0a0", 60)
        air.rays(e, 400, 590, 460, 15, (180, 360), 0.4)
        for x, y, wide in ((220, 370, 170), (570, 330, 190), (470, 250, 150)):
            with e.depth(0.2):
                sky.cloud(e, x, y, wide, "#f8b080", soft=1)
        flock(e, [(320, 440), (350, 424), (384, 446), (520, 460)], 22, "#5a1f2a")
        for far, base, count, wide in ((0.55, 690, 6, 150), (0.35, 740, 5, 190), (0.12, 800, 4, 220)):
            luck = e.chance.apart("loaves", base)
            with e.depth(far * 0.7):
                for index in range(count):
                    x = 120 + 560 * (index + 0.5) / count + luck.about(0, 20)
                    food.loaf(e, x, base + luck.about(0, 12), wide * luck.between(0.85, 1.1),
                            luck.pick(["#c98a3f", "#b8743a", "#d99a4a"]))
                    if base > 700:
                        window(e, x - wide * 0.16, base - wide * 0.24, wide * 0.1, wide * 0.12)
                        e.solid(shapes.join(shapes.box(x + wide * 0.05, base - wide * 0.15, wide * 0.13, wide * 0.16),
                                shapes.oval(x + wide * 0.115, base - wide * 0.15, wide * 0.065)), "#5a2c20", hand=0.4)
    e.flat_shadow(shapes.cut(mouth, shapes.moved(shapes.scaled(mouth, 0.96, around=(400, 600)), 0, 14)), 0.5, 12)
    ledge = shapes.box(60, 838, 680, 52, 8)
    e.solid(ledge, "#9a6a54", round=0.4)
    e.solid(shapes.box(-20, 1080, 840, 160), "#5a3428", round=0.1, flow=2, bristle=1)
    peel = shapes.smooth([(300, 850), (470, 842), (500, 900), (450, 950), (340, 956), (284, 910)], tension=0.8)
    e.drop(peel, 10, 8)
    e.solid(shapes.limb([(380, 940), (270, 1080), (170, 1230)], [22, 18, 20]), "#b8803f")
    e.solid(peel, "#d09a58", round=0.3, flow=60, bristle=1)
    for x, y, tall, coat in ((330, 890, 62, "#3f8f9a"), (384, 910, 76, "#c8453a"), (440, 890, 62, "#e0b04a")):
        who = Person(coat=coat, legs="#3a2a30", skin="#b0a4a0", shoes="#3a2a30", head=0.34, style="cap", hat="#3a2a30",
                animal=heads.mouse_head)
        person(e, x, y, tall, who, WALKING)
        keepsakes.suitcase(e, x - tall * 0.14, y - 4, tall * 0.28, "#6a3f2a")
    e.shadow(140, 1180, 120, 120)
    baker = Person(coat="#f4ead8", legs="#5a4a4a", skin="#8a5a38", shoes="#3a2a2a", head=0.27, skirt=True,
            animal=heads.bear_head)
    person(e, 150, 1190, 520, baker, replace(STANDING, lean=6, nod=-8, near_hand=(28, -44), far_hand=(26, -52)))
    with e.at(176, 700, 5.4, -4):
        e.solid(shapes.smooth([(-9, 4), (-16, -8), (-10, -20), (0, -17), (11, -20), (16, -7), (9, 4)]), "#fbf4e6",
                round=0.8, hand=0.4)
        e.solid(shapes.box(-10, -1, 20, 8, 1), "#fbf4e6", hand=0.3)
    for x, y, wide in ((620, 1150, 190), (730, 1110, 150), (540, 1190, 150)):
        e.shadow(x, y, wide * 0.4)
        food.loaf(e, x, y, wide)
    food.steam(e, 640, 1060, 160, "#ffe6c0")
    air.motes(e, 30, (120, 300, 680, 860), "#fff0a0", 2.6)


@card(75, "table-of-the-month", family("lamp").lit_from(0.5, 0.5))
def table_of_the_month(e: Easel) -> None:
    """Seen from the lamp: on the eight plates lies the moon, now thin, now full; one chair is still empty."""
    floor = shapes.box(-20, -20, 840, 1240)
    drawn = e.solid(floor, "#a87a58", round=0.02, rim=0, flow=88, bristle=1)
    luck = e.chance.apart("parquet")
    with e.inside(drawn):
        for row in range(18):
            for column in range(9):
                with e.at(column * 96 + (48 if row % 2 else 0), row * 70, 1, 45 if (row + column) % 2 else -45):
                    e.flat(shapes.box(-54, -17, 108, 34, 2), colour("#b88860").darker(luck.between(-0.1, 0.3)), 0.8)
                    e.pencil(shapes.box(-54, -17, 108, 34, 2), "#2a1820", 2, 0.5)
    brush.repaint(e, 30, 0.35, 45)
    for x, y in ((0, 0), (800, 0), (0, 1200), (800, 1200)):
        air.gloom(e, x, y, 620, "#2a1838", 0.75)
    with e.at(400, 600, 1.17), e.at(-400, -600):
        _laid_table(e)
    e.flat(shapes.oval(640, 1080, 16, 12), "#e8e0dc")
    e.line([(652, 1084), (690, 1100), (720, 1086)], "#d8a8a0", 4)
    e.flat(shapes.oval(626, 1074, 7), "#e8d0cc")
    e.flat(shapes.oval(626, 1088, 7), "#e8d0cc")


def _laid_table(e: Easel) -> None:
    luck = e.chance.apart("stars on the cloth")
    rug = shapes.oval(400, 600, 396, 430)
    e.solid(rug, "#b04a6a", round=0.05, bristle=1)
    for ring in range(36):
        angle = math.tau * ring / 36
        e.flat(shapes.flame(400 + math.cos(angle) * 372, 606 + math.sin(angle) * 404, 20, 30), "#f2b86a", 0.9)
    air.glow(e, 400, 600, 700, "#ffd08a", 0.6)
    seats = [(math.radians(-90 + step * 45), step) for step in range(8)]
    for angle, step in seats:
        far = 300 if step != 3 else 352
        x, y = 400 + math.cos(angle) * far, 600 + math.sin(angle) * far
        furniture.chair_from_above(e, x, y, 120, math.degrees(angle) - 90 + (24 if step == 3 else 0), "#7a4a34")
    e.flat_shadow(shapes.oval(400, 610, 268, 268), 0.7, 22)
    cloth = e.solid(shapes.oval(400, 600, 256, 256), "#4a70e8", round=0.1, rim=0.6, bristle=0.9)
    with e.inside(cloth):
        for _ in range(120):
            angle, reach = luck.angle(), 250 * luck.between(0.2, 1) ** 0.5
            e.flat(shapes.oval(400 + math.cos(angle) * reach, 600 + math.sin(angle) * reach, luck.between(0.8, 2.4)),
                    "#fff0c0", luck.between(0.4, 0.9), hand=0)
    for scallop in range(40):
        angle = math.tau * scallop / 40
        e.solid(shapes.oval(400 + math.cos(angle) * 257, 600 + math.sin(angle) * 257, 21), "#e8d8ff", round=0.4,
                edge=0.3)
    guests = (
        (0, "#e8604f", "#fbf6ee", None, False), (1, "#4fc0b0", "#7a4d32", "#ffd05a", False),
            (2, "#b880d0", "#e8c098", None, True),
        (4, "#ffb84a", "#5a3a2c", None, False), (5, "#6a9ae0", "#b88a50", "#f0604a", False),
            (6, "#9ad06a", "#f0a04a", None, False),
    )  # fmt: skip
    for step, coat, hair, hat, ears in guests:
        angle = seats[step][0]
        furniture.guest_from_above(e, 400 + math.cos(angle) * 290, 600 + math.sin(angle) * 290, 100,
                math.degrees(angle) - 90, coat, hair, hat, ears)
    x, y = 400 + math.cos(seats[7][0]) * 296, 600 + math.sin(seats[7][0]) * 296
    e.solid(shapes.blob(x, y, 40, 34, e.chance.apart("cat"), 0.05), "#2c2438", bristle=1)
    e.solid(shapes.limb([(x - 26, y + 20), (x + 4, y + 38), (x + 36, y + 14)], [13, 13, 8]), "#2c2438")
    e.solid(shapes.join(shapes.oval(x + 22, y + 16, 20, 18),
            shapes.polygon([(x + 14, y + 2), (x + 20, y - 12), (x + 28, y + 2)]),
            shapes.polygon([(x + 34, y + 6), (x + 48, y + 2), (x + 42, y + 18)])), "#38304a")
    for angle, step in seats:
        px, py = 400 + math.cos(angle) * 176, 600 + math.sin(angle) * 176
        food.plate(e, px, py, 56, "#f0ead8")
        _phase(e, px, py, 34, step)
        nx, ny = -math.sin(angle), math.cos(angle)
        e.line([(px + nx * 66 - math.cos(angle) * 20, py + ny * 66 - math.sin(angle) * 20),
                (px + nx * 66 + math.cos(angle) * 34, py + ny * 66 + math.sin(angle) * 34)], "#d8dce6", 6)
    e.solid(shapes.oval(400, 600, 58), "#c9913a", round=0.3, rim=1)
    for turn in range(5):
        angle = math.tau * turn / 5
        cx, cy = 400 + math.cos(angle) * 36, 600 + math.sin(angle) * 36
        e.solid(shapes.oval(cx, cy, 13), "#f4ead2")
        e.glowing(shapes.oval(cx, cy, 6), "#ffe6a0", 16)
    air.glow(e, 400, 600, 300, "#ffe0a0", 0.5)


def _phase(e: Easel, x: float, y: float, radius: float, step: int) -> None:
    if step == 0:
        e.pencil(shapes.oval(x, y, radius), e.tint("#5a6090"), 2.4, 0.9)
        return
    full = shapes.oval(x, y, radius)
    if step == 4:
        moon = full
    else:
        share = (1.1, 0.62, 0.0, 0, 0.0, 0.62, 1.1)[min(step, 8 - step) - 1] if step < 4 else (0, 0.0, 0.62,
                1.1)[step - 4]
        shift = {1.1: 0.34, 0.62: 0.8, 0.0: 1.3}[share] * radius
        moon = shapes.cut(full, shapes.oval(x - shift if step < 4 else x + shift, y, radius * 0.98))
    e.glowing(moon, "#fff0b8", 11)
