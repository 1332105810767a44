"""Cards 21–30: small ones and what is far too large for them; shadows, flocks, mazes, seams and wells."""

from __future__ import annotations

import math
from dataclasses import replace

import skia

from tools.painter import air, brush, shapes
from tools.painter.gallery import card
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.light import family
from tools.painter.motifs import beasts, heads, keepsakes, plants, rooms, sky, stage, water
from tools.painter.motifs.birds import flock, sparrow
from tools.painter.motifs.creatures import fish, snail
from tools.painter.motifs.houses import house, window
from tools.painter.motifs.people import (
    CHAIRED, CHILD, GIRL, MAN, Person, Pose, REACHING, STANDING, WALKING, WOMAN, person,
)  # fmt: skip
from tools.painter.shapes import Point


@card(21, "hook-and-whale", family("snow").lit_from(0.06, -0.02))
def hook_and_whale(e: Easel) -> None:
    """Seen from above: someone fishes through a little hole in the ice, and a whale lies curled around it, watching the hook."""
    brush.gradient(e, e.sheet(), [colour(code) for code in ("#eef5f4", "#bfdde2", "#86b8cc", "#5a94b4", "#4a86aa")], 62)
    brush.bloom(e, 0.6, 120)
    brush.repaint(e, 90, 0.5, -28, keep_detail=False)
    _whale_under_ice(e)
    water.ice_cracks(e, [(640, 420), (120, 1120), (330, 250), (700, 1130)], 280, alpha=0.6)
    luck = e.chance.apart("scratches")
    for _ in range(110):
        x, y, lean = luck.between(0, 800), luck.between(0, 1200), luck.about(-0.6, 0.5)
        e.line([(x, y), (x + math.cos(lean) * 60, y + math.sin(lean) * 60)], "#ffffff", 1.4, alpha=0.4)
    for _ in range(60):
        x, y = luck.between(60, 760), luck.between(200, 1180)
        e.flat(shapes.oval(x, y, luck.between(2, 10)), "#f4fbfc", luck.between(0.2, 0.6), hand=0.3)
    for bank in (
        [(830, -30), (430, -30), (500, 50), (600, 70), (660, 160), (740, 230), (830, 250)],
        [(-30, 930), (40, 1010), (60, 1100), (180, 1150), (230, 1240), (-30, 1240)],
    ):
        drift = shapes.smooth(bank)
        e.drop(drift, 16, 12)
        e.solid(drift, "#f6f9fb", round=0.3, hand=3)
    for step in range(13):
        x, y = 660 - step * 17, 170 + step * 30
        side = 9 if step % 2 else -9
        e.flat_shadow(shapes.oval(x + side, y + side * 0.5, 8, 6), 0.5, 2)
    for x, y, tall in ((720, 120, 190), (620, 40, 150), (560, 20, 110), (784, 200, 150), (40, 1130, 170), (110, 1190, 150)):
        e.shadow(x, y, 40, 120)
        plants.pine(e, x, y, tall, "#3f6a66", 1)
    hole = shapes.blob(532, 664, 46, 30, e.chance.apart("hole"), 0.08)
    e.solid(shapes.scaled(hole, 1.24, 1.3, (532, 664)), "#f6fafc", round=0.6)
    e.wash(hole, ["#123a5a", "#1f5f86"], 90)
    water.ripples(e, 532, 664, 34, 2)
    e.shadow(400, 650, 90, 260, 0.6)
    e.solid(shapes.box(356, 606, 70, 40, 5), "#9a6a40", round=0.5)
    fisher = replace(CHILD, coat="#d8342c", style="hood", legs="#3f4a5f", shoes="#5a3a2a", scarf="#f2b84b")
    person(e, 392, 664, 250, fisher, Pose(hip=(0, -26), lean=8, nod=22, near_hand=(26, -40), far_hand=(24, -44), near_foot=(24, 0), far_foot=(18, -2)))
    e.line([(446, 570), (500, 520), (536, 512)], "#6a4a30", 6)
    e.line([(536, 512), (534, 660)], "#ffffff", 1.8, taper=False)
    e.shadow(286, 690, 40, 90)
    sparrow(e, 280, 692, 60)
    e.shadow(330, 700, 40, 60)
    e.solid(shapes.smooth([(306, 700), (300, 664), (350, 664), (344, 700)], tension=0.5), "#7a8a94", round=0.7)
    air.snow(e, 70)


def _whale_under_ice(e: Easel) -> None:
    deep = colour("#0f3a66")
    body = shapes.limb([(250, 330), (120, 560), (140, 850), (350, 1060), (600, 1030), (690, 850)], [34, 130, 220, 280, 280, 190])
    fluke = shapes.smooth([(244, 350), (180, 300), (90, 290), (40, 330), (110, 350), (200, 372), (262, 340), (340, 300), (350, 230), (300, 200), (290, 260)])
    fins = [shapes.smooth([(230, 850), (330, 800), (420, 720), (440, 740), (400, 850), (300, 940)]), shapes.smooth([(420, 1130), (440, 1230), (520, 1260), (520, 1130)])]
    with e.veil(0.72, 6):
        e.flat(shapes.join(body, fluke, *fins), deep, hand=4)
    with e.veil(0.35, 16):
        e.flat(shapes.limb([(300, 420), (210, 620), (260, 830), (420, 950), (560, 920)], [10, 40, 70, 80, 40]), "#6fb0d0")
    with e.veil(0.55, 3):
        for groove in range(6):
            e.line([(700 - groove * 10, 770 + groove * 26), (640 - groove * 14, 900 + groove * 22), (500, 1010 + groove * 20)], "#8fc4dc", 5)
    with e.veil(0.92, 1.2):
        e.flat(shapes.oval(592, 846, 44, 36, -30), "#0a2440")
        e.flat(shapes.oval(590, 842, 30, 25, -30), "#d9eef2")
        e.flat(shapes.oval(580, 828, 15, 16), "#0a1a30")
        e.flat(shapes.oval(575, 821, 5), "#ffffff")


@card(22, "maze-of-a-fingertip", family("noon").lit_from(0.05, 0.0).with_colours(haze="#d8e0b8"))
def maze_of_a_fingertip(e: Easel) -> None:
    """From above: a maze of hedges in the shape of a fingerprint; someone walks it with a red thread, nearly at its heart."""
    brush.gradient(e, e.sheet(), [colour(code) for code in ("#b8cc78", "#a3bf68", "#8fb05a")], 80)
    brush.bloom(e, 0.6, 80)
    brush.repaint(e, 40, 0.5, 20, keep_detail=False)
    luck = e.chance.apart("meadow")
    for _ in range(420):
        x, y = luck.between(0, 800), luck.between(0, 1200)
        e.flat(shapes.oval(x, y, luck.between(1, 3.4)), luck.pick(["#f6e27a", "#ffffff", "#e88aa0", "#6f9a44", "#5f8a3a"]), 0.8, hand=0)
    print_outline = shapes.smooth([(400, 60), (580, 120), (690, 320), (716, 600), (690, 880), (600, 1080), (400, 1150), (200, 1080), (110, 880), (84, 600), (110, 320), (220, 120)])
    e.drop(print_outline, 12, 10)
    ground = e.solid(print_outline, "#ead9a8", round=0.05, flow=20, hand=3)
    with e.inside(ground):
        for ring in range(9):
            _hedge_ring(e, ring)
    thread = _thread_through()
    e.line(thread, "#c8242c", 6, taper=False)
    _tiny_walker(e, *thread[-1])
    pool = shapes.oval(400, 560, 30, 36)
    e.wash(pool, ["#6fb8e0", "#d8f2f6"], 90)
    e.pencil(pool, "#8a7a5a", 6, 0.9)
    e.canvas.drawPath(shapes.oval(392, 548, 9, 5), _glint(0.9))
    for x, y, reach in ((60, 90, 60), (740, 130, 70), (50, 1130, 74), (756, 1090, 60), (716, 30, 40), (20, 980, 44)):
        e.shadow(x, y + reach * 0.4, reach * 0.8, reach)
        plants.foliage(e, [(x, y), (x + reach * 0.5, y + reach * 0.3), (x - reach * 0.4, y + reach * 0.4)], reach * 0.6)
    sky_shadow = shapes.cloud(560, 330, 420, 200, luck)
    e.flat_shadow(sky_shadow, 0.22, 24)
    flock(e, [(150, 700), (180, 680), (210, 705), (240, 690)], 30, "#f8fbff", 0.9)


RINGS: tuple[tuple[float, tuple[float, ...]], ...] = tuple((50 + ring * 44.0, gaps) for ring, gaps in enumerate(((80,), (250,), (60, 200), (300,), (120,), (20, 210), (320,), (150,), (90,))))


def _ring_point(ring: int, degrees: float) -> Point:
    """Whorl above, arches below: the rings flatten and lean as a fingerprint's lines do."""
    reach = RINGS[ring][0]
    angle = math.radians(degrees)
    x = 400 + math.cos(angle) * reach * 0.74 + math.sin(angle * 2) * reach * 0.05
    y = 560 + math.sin(angle) * reach * (1.08 if math.sin(angle) < 0 else 1.34)
    return x, y


def _hedge_ring(e: Easel, ring: int) -> None:
    gaps = RINGS[ring][1]
    half = 1350 / RINGS[ring][0]
    starts = sorted(gaps)
    for index, gap in enumerate(starts):
        begin = gap + half
        end = (starts[(index + 1) % len(starts)] + (360 if index + 1 >= len(starts) else 0)) - half
        steps = max(6, int((end - begin) / 9))
        points = [_ring_point(ring, begin + (end - begin) * step / steps) for step in range(steps + 1)]
        hedge = shapes.outline_of(shapes.smooth(points, closed=False), 22)
        e.drop(hedge, 11, 4, 0.6)
        e.solid(hedge, "#3f7a3c", round=0.1, rim=0.7, bristle=0.9, hand=2.4, edge=0.3)
        luck = e.chance.apart("hedge", ring, index)
        for x, y in points:
            for _ in range(5):
                at = (x + luck.about(0, 9), y + luck.about(-2, 8))
                e.flat(shapes.oval(*at, luck.between(1.5, 4.5)), luck.pick(["#5f9a48", "#86b850", "#2f6a34", "#a8c860"]), 0.8, hand=0.3)


def _thread_through() -> list[Point]:
    """From the gate below inwards, through the gaps of the rings."""
    way = [(400, 1195)]
    at = 90.0
    for ring in range(8, 2, -1):
        gap = min(RINGS[ring][1], key=lambda place: abs((place - at + 180) % 360 - 180))
        turn = (gap - at + 180) % 360 - 180
        if ring < 8:
            steps = max(3, int(abs(turn) / 14))
            for step in range(steps + 1):
                inner, outer = _ring_point(ring, at + turn * step / steps), _ring_point(ring + 1, at + turn * step / steps)
                way.append(((inner[0] + outer[0]) / 2, (inner[1] + outer[1]) / 2))
        at = gap
        way.append(_ring_point(ring, gap))
    return way


def _tiny_walker(e: Easel, x: float, y: float) -> None:
    e.shadow(x, y + 4, 20, 60, 0.6)
    person(e, x, y + 8, 80, replace(GIRL, coat="#e0442f"), WALKING)


def _glint(alpha: float, shade: str = "#ffffff") -> skia.Paint:
    return skia.Paint(Color=colour(shade).fade(alpha).argb, AntiAlias=True, BlendMode=skia.BlendMode.kScreen)


@card(23, "shadows-at-bedtime", family("lamp").lit_from(0.16, 0.9))
def shadows_at_bedtime(e: Easel) -> None:
    """By a candle on the floor a boy and a mouse bow to each other; on the wall their shadows are a knight and a dragon."""
    rooms.wallpaper(e, -20, 960, "#d9b0a0", "#f2cdb0", "moons", 92)
    stage.boards(e, 950, "#7a5038", 200)
    e.solid(shapes.box(-20, 930, 840, 28), "#5a3a34", round=0.4)
    air.glow(e, 118, 1060, 1100, "#ffc06a", 0.8)
    with e.veil(0.82, 2.4, "Multiply"):
        _knight(e, 560, 950)
        _dragon(e, 250, 950)
    e.flat_shadow(shapes.polygon([(300, 1120), (330, 950), (640, 950), (372, 1128)]), 0.5, 8)
    glass = rooms.pane(e, 560, 60, 170, 220)
    e.canvas.save()
    e.canvas.clipPath(glass, True)
    brush.gradient(e, glass, [colour("#0a1038"), colour("#2f4a8a")], 90)
    air.stars(e, 26, (560, 60, 730, 280))
    e.canvas.restore()
    rooms.sash(e, glass, "#6a4434", 2, 2, 10)
    e.shadow(430, 1120, 90, 120)
    hero = replace(CHILD, coat="#3f7fa0", legs="#d9c8b0", shoes="#d9c8b0", style="beanie", hat="#9a9aa4")
    person(e, 440, 1124, 330, hero, Pose(lean=4, nod=10, near_hand=(28, -70), far_hand=(20, -50), near_foot=(8, 0), far_foot=(-10, 0)), flip=True)
    e.solid(shapes.limb([(352, 900), (300, 800)], [14, 9]), "#c99a5a", round=0.5)
    e.solid(shapes.limb([(330, 876), (372, 856)], [10, 10]), "#8a5a34")
    mouse = Person(coat="#9a8f96", legs="#9a8f96", shoes="#d99a9a", skin="#9a8f96", head=0.4, animal=heads.mouse_head)
    e.shadow(250, 1150, 40, 60)
    person(e, 250, 1150, 124, mouse, Pose(lean=12, nod=-8, near_hand=(26, -66)))
    e.line([(236, 1130), (190, 1150), (176, 1120), (150, 1132)], "#d99a9a", 6)
    e.solid(shapes.oval(96, 1172, 66, 16), "#c98a3a", round=0.8)
    keepsakes.candle(e, 96, 1168, 130, thick=0.3)
    for x, y, tone in ((600, 1090, "#c8563a"), (664, 1108, "#3f8a86"), (634, 1044, "#e0b04a")):
        e.shadow(x, y + 20, 40, 50)
        e.solid(shapes.box(x - 28, y - 30, 56, 56, 5), tone, round=0.4)
        e.pencil(shapes.box(x - 19, y - 21, 38, 38, 3), e.dark(tone), 3, 0.8)
    e.solid(shapes.smooth([(700, 1230), (690, 1010), (740, 960), (830, 950), (830, 1230)]), "#b8443f", round=0.5, flow=70)
    for row in range(5):
        e.line([(694, 1030 + row * 46), (760, 1010 + row * 46), (830, 1000 + row * 46)], "#f0c878", 7, taper=False, alpha=0.8)


SHADE = "#2a1a3a"


def _knight(e: Easel, x: float, y: float) -> None:
    shade = e.palette.ink.mix(colour(SHADE), 0.6)
    parts = [
        shapes.smooth([(x - 84, y), (x - 96, y - 200), (x - 110, y - 400), (x - 60, y - 440), (x + 60, y - 440), (x + 110, y - 390), (x + 120, y - 180), (x + 150, y)], tension=0.7),
        shapes.smooth([(x - 56, y - 430), (x - 66, y - 540), (x - 40, y - 600), (x + 30, y - 606), (x + 62, y - 550), (x + 56, y - 430)]),
        shapes.smooth([(x, y - 600), (x + 20, y - 700), (x + 110, y - 730), (x + 170, y - 650), (x + 150, y - 560), (x + 110, y - 620), (x + 60, y - 610)]),
        shapes.limb([(x - 70, y - 400), (x - 150, y - 360), (x - 196, y - 440)], [70, 56, 44]),
        shapes.limb([(x - 176, y - 380), (x - 330, y - 800)], [26, 6]),
        shapes.limb([(x - 250, y - 470), (x - 140, y - 520)], [20, 20]),
    ]
    e.flat(shapes.join(*parts), shade, 0.85, hand=2.5)
    e.flat(shapes.limb([(x - 60, y - 516), (x - 8, y - 520)], [12, 12]), "#c9a0a0", 0.5)


def _dragon(e: Easel, x: float, y: float) -> None:
    shade = e.palette.ink.mix(colour(SHADE), 0.6)
    neck = shapes.limb([(x - 120, y), (x - 150, y - 200), (x - 90, y - 380), (x - 60, y - 540)], [190, 170, 110, 80])
    head = shapes.smooth([(x - 110, y - 560), (x - 60, y - 630), (x + 10, y - 620), (x + 96, y - 570), (x + 104, y - 540), (x + 40, y - 536), (x + 90, y - 508), (x + 70, y - 490), (x - 30, y - 500), (x - 100, y - 500)])
    parts = [neck, head, shapes.leaf((x - 80, y - 600), (x - 130, y - 740), 40), shapes.leaf((x - 30, y - 616), (x - 40, y - 750), 38)]
    parts += [shapes.limb([(x - 180, y - 60), (x - 320, y - 120), (x - 240, y - 260), (x - 330, y - 330)], [90, 60, 30, 8])]
    wing = shapes.smooth([(x - 170, y - 300), (x - 230, y - 520), (x - 330, y - 600), (x - 300, y - 480), (x - 330, y - 420), (x - 260, y - 390), (x - 270, y - 300)], tension=0.6)
    parts.append(wing)
    for spike in range(6):
        share = spike / 5
        px, py = x - 190 + share * 70, y - 160 - share * 350
        parts.append(shapes.polygon([(px, py + 30), (px - 44, py - 10), (px + 14, py - 26)]))
    e.flat(shapes.join(*parts), shade, 0.85, hand=2.5)
    e.flat(shapes.oval(x - 14, y - 578, 11, 8), "#e0b8a0", 0.8)


@card(24, "hand-of-birds", family("golden").lit_from(0.5, 0.74))
def hand_of_birds(e: Easel) -> None:
    """On a hill at evening a child lifts a hand, and a thousand birds become a hand that reaches down to it."""
    air.sky(e, shades=["#4a4a86", "#8a6a9a", "#d9808a", "#f5b070", "#ffe2a0", "#f2b070"], flow=10)
    sky.sun(e, 400, 900, 66, "#ffe9a8")
    for x, y, wide in ((90, 820, 320), (700, 780, 340), (640, 120, 300)):
        with e.depth(0.5):
            sky.cloud(e, x, y, wide, "#e8a090", tall=0.26, soft=2)
    brush.repaint(e, 70, 0.4, 8)
    palm = shapes.join(
        shapes.smooth([(250, -40), (560, -40), (580, 90), (560, 260), (470, 340), (330, 340), (240, 250)]),
        shapes.limb([(300, 250), (280, 400), (292, 520)], [84, 70, 40]),
        shapes.limb([(380, 300), (378, 480), (392, 660)], [84, 70, 38]),
        shapes.limb([(462, 300), (474, 460), (470, 600)], [82, 66, 38]),
        shapes.limb([(536, 240), (566, 370), (560, 470)], [72, 56, 32]),
        shapes.limb([(270, 110), (160, 220), (130, 330)], [96, 74, 40]),
    )
    luck = e.chance.apart("birds")
    inner = shapes.scattered(palm, luck, 950)
    flock(e, inner[:480], 26, "#2a2550", 0.95)
    flock(e, inner[480:], 19, "#4a3a6a", 0.9)
    edge = [place for contour in shapes.walk(palm, 11) for place in contour if place[1] > -20]
    flock(e, edge, 20, "#2a2550", 0.95)
    flock(e, [(x + luck.about(0, 120), y + luck.about(0, 100)) for x, y in inner[::16]], 15, "#5a4070", 0.8)
    for far, heights, shade in ((0.55, [980, 950, 990, 960, 1000, 970], "#8a5a5a"), (0.25, [1040, 1060, 1030, 1050, 1020, 1050], "#6a4450")):
        with e.depth(far):
            e.solid(shapes.ridge(-20, 820, 1220, heights), shade, round=0.1, rim=0.6)
            for tree in range(9):
                x = luck.between(0, 800)
                e.flat(shapes.flame(x, heights[2] + 24, 15, 60), "#5a3a44")
    e.solid(shapes.smooth([(-30, 1170), (160, 1130), (330, 1066), (430, 1052), (540, 1080), (690, 1140), (830, 1160), (830, 1240), (-30, 1240)]), "#4a3038", round=0.2, rim=0.9)
    plants.grass(e, 0, 800, 1150, 50, 150, ("#5a3a3a", "#8a5a40", "#c98a4a"))
    e.flat_shadow(shapes.limb([(398, 1064), (400, 1120), (404, 1200)], [50, 70, 100]), 0.6, 8)
    person(e, 396, 1066, 250, replace(CHILD, coat="#c8382f", hair="#3a2024", scarf="#f2c84b"), replace(REACHING, near_hand=(22, -106), nod=-30), back=True)


@card(25, "mending-the-horizon", family("dawn").lit_from(0.66, 0.5))
def mending_the_horizon(e: Easel) -> None:
    """Between the sea and the sky a seam has come apart and another light looks in; a woman in a boat sews it up."""
    air.sky(e, 640, ["#4f6aa0", "#8a86b4", "#d9a0a8", "#f5c4a0"], flow=4)
    for x, y, wide in ((140, 170, 340), (620, 110, 300), (90, 380, 240)):
        with e.depth(0.3):
            sky.cloud(e, x, y, wide, "#f6d8d0", tall=0.3)
    luck = e.chance.apart("cloth")
    for thread in range(70):
        y = thread * 9.0
        e.line([(-10, y), (400, y + luck.about(0, 6)), (810, y)], "#fff0e6" if thread % 2 else "#5a5a90", 1.6, alpha=0.16, taper=False)
    water.sea(e, 600, 1220, ["#8a9ac0", "#4a6a9a", "#2f4f80", "#233f6a"], 0.45)
    tear = shapes.smooth([(286, 604), (380, 580), (500, 520), (640, 470), (840, 430), (840, 800), (660, 740), (520, 680), (390, 628)])
    air.glow(e, 660, 600, 460, "#fff0b8", 0.7)
    with e.inside(tear):
        brush.gradient(e, tear, [colour(code) for code in ("#1a1250", "#4a2a8a", "#c85a9a", "#ffb86a", "#fff2b0")], 60)
        air.stars(e, 90, (300, 430, 800, 760))
        sky.sun(e, 660, 604, 54, "#fff0c0")
        for ring in (96, 130, 172):
            e.pencil(shapes.oval(660, 604, ring, ring * 0.32, -18), colour("#ffe6b0"), 3, 0.8)
        for angle, ring, size, tone in ((40, 130, 15, "#7ad0e0"), (200, 172, 21, "#e08ab0"), (300, 96, 9, "#f2d06a")):
            x, y = 660 + math.cos(math.radians(angle)) * ring, 604 + math.sin(math.radians(angle)) * ring * 0.4
            e.solid(shapes.oval(x, y, size), tone, round=1)
    e.pencil(tear, "#fff6dc", 5, 0.9)
    for side, fringe in ((-1, "#d9a0a8"), (1, "#4a6a9a")):
        for x in range(320, 800, 15):
            share = (x - 286) / 554
            y = 604 + (-170 * share**1.15 if side < 0 else 180 * share**1.05)
            e.line([(x, y), (x + luck.about(0, 8), y - side * luck.between(8, 22))], fringe, 3, alpha=0.9)
    for x in range(-10, 300, 34):
        e.line([(x, 574), (x + 20, 636)], "#7a4a3a", 7, taper=False, alpha=0.5)
        e.line([(x, 570), (x + 20, 632)], "#ffdf8a", 6, taper=False)
    thread = [(288, 602), (330, 560), (400, 600), (424, 700), (372, 780)]
    e.glowing(shapes.outline_of(shapes.smooth(thread, closed=False), 4), "#ffdf8a", 7, hand=0)
    person(e, 250, 960, 420, replace(WOMAN, coat="#b8434a", hair="#3a2420", style="bun", trim="#f6e2c0", skirt=True), Pose(hip=(0, -30), lean=4, nod=4, near_hand=(30, -70), far_hand=(18, -52), near_foot=(20, 0), far_foot=(14, 0)))
    e.solid(shapes.limb([(378, 664), (366, 790)], [3, 9]), "#f2f4f8", rim=1)
    keepsakes.rowboat(e, 270, 930, 520, "#7a4a3a")
    e.solid(shapes.oval(440, 862, 40, 34), "#ffdf8a", round=0.9)
    for bow in range(6):
        e.line([(404, 850 + bow * 5), (440, 838 + bow * 8), (477, 850 + bow * 5)], "#c98a2a", 2.4, alpha=0.7)
    with e.inside(shapes.box(0, 940, 800, 260)):
        for row in range(26):
            y = 948 + row * 9
            e.line([(40 + luck.about(0, 60), y), (270, y + luck.about(0, 5)), (500 + luck.about(0, 60), y)], "#8a3a44" if row < 12 else "#2f4a7a", 5, alpha=0.3)
    water.ripples(e, 270, 950, 330, 4, alpha=0.5, flat=0.14)
    sparrow(e, 492, 898, 46, flip=True)


@card(26, "candle-mountain", family("ember").lit_from(0.47, 0.2).with_colours(sky=("#0d0f2e", "#25204e", "#5a3a5f", "#a85a4a")))
def candle_mountain(e: Easel) -> None:
    """A mountain is a candle, and a village lives by its wax; in single file its people carry the flame to the next one."""
    air.sky(e, flow=80)
    air.stars(e, 120, (0, 0, 800, 800))
    for far, x, top, wide in ((0.78, 80, 700, 110), (0.6, 600, 620, 90)):
        with e.depth(far):
            _wax(e, x, top, wide, "#c9b0a0")
            e.line([(x, top), (x + 3, top - 30)], "#2a2020", 5, taper=False)
    brush.repaint(e, 50, 0.5, 86)
    air.glow(e, 376, 240, 720, "#ffb45a", 0.75)
    _wax(e, 376, 372, 250, "#f0dcb8")
    keepsakes.fire(e, 376, 350, 96, 236)
    with e.depth(0.1):
        _wax(e, 690, 640, 130, "#d9c8b8")
        e.line([(690, 640), (693, 604)], "#2a2020", 6, taper=False)
    luck = e.chance.apart("village")
    for y, left, right, count, size in ((720, 290, 450, 3, 58), (880, 190, 500, 4, 72), (1040, 90, 500, 4, 88)):
        for index in range(count):
            x = left + (right - left) * (index + luck.between(0.2, 0.8)) / count
            house(e, x, y + luck.about(0, 20), size, size * luck.between(0.8, 1.2), luck.pick(["#c98a6a", "#a87a7a", "#d9b088"]), luck.pick(["#7a2f34", "#4a3a5a", "#8a4a34"]), (1, 1), 0.8)
    e.solid(shapes.smooth([(-30, 1130), (120, 1080), (330, 1096), (560, 1060), (830, 1110), (830, 1240), (-30, 1240)]), "#e6d2b4", round=0.3, flow=8)
    path = [(470, 640), (530, 790), (580, 930), (570, 1060), (640, 1110), (730, 1070)]
    for index, (x, y) in enumerate(shapes.spine(path, 2)):
        size = 52 + (y - 600) * 0.11
        e.shadow(x, y, size * 0.3, size * 0.7)
        person(e, x, y, size, Person(coat=("#7a3f4a", "#4a5a7a", "#6a5a3a")[index % 3], style="hood", head=0.24), replace(WALKING, near_hand=(20, -74)), flip=False)
        keepsakes.fire(e, x + size * 0.22, y - size * 0.74, size * 0.12, size * 0.3)
    e.shadow(150, 1180, 70, 110)
    person(e, 150, 1180, 210, replace(GIRL, coat="#8a3a4a", style="hood"), replace(STANDING, nod=-24, near_hand=(16, -60)))
    keepsakes.candle(e, 190, 1060, 30)
    air.motes(e, 40, (100, 60, 700, 1000), "#ffc06a", 2.4)


def _wax(e: Easel, x: float, top: float, wide: float, shade: str) -> None:
    """A candle grown to a mountain: a rim, runs of wax, terraces like snow."""
    body = shapes.smooth([(x - wide * 1.5, 1230), (x - wide * 1.0, top + wide * 2.4), (x - wide * 0.6, top + wide * 1.1), (x - wide * 0.42, top + wide * 0.2), (x - wide * 0.4, top - 20), (x - wide * 0.2, top + 16), (x + wide * 0.16, top + 10), (x + wide * 0.38, top - 26), (x + wide * 0.44, top + wide * 0.3), (x + wide * 0.62, top + wide * 1.2), (x + wide * 1.0, top + wide * 2.3), (x + wide * 1.5, 1230)], tension=0.8)
    drawn = e.solid(body, shade, round=0.6, flow=84, bristle=0.8, hand=3)
    luck = e.chance.apart("wax", round(x))
    with e.inside(drawn):
        air.glow(e, x, top + 10, wide * 1.6, "#ffcf7a", 0.8)
        for run in range(17):
            share = run / 16 * 2 - 1
            start = (x + share * wide * 0.4, top + luck.between(-10, 20))
            length = wide * luck.between(0.5, 2.6)
            line = [start, (start[0] + share * length * 0.16, start[1] + length * 0.5), (start[0] + share * length * 0.5, start[1] + length)]
            thick = wide * luck.between(0.06, 0.12)
            e.solid(shapes.limb(line, [thick * 0.7, thick * 0.8, thick * 1.3]), colour(shade).lighter(0.2), round=0.8, edge=0.25, hand=1)


@card(27, "cage-with-a-reader", family("theatre").lit_from(0.5, 0.16))
def cage_with_a_reader(e: Easel) -> None:
    """A man reads in comfort inside a great birdcage; its door is open, and a bird outside has brought him his hat."""
    brush.gradient(e, e.sheet(), [colour(code) for code in ("#1a0a18", "#4a1626", "#7a2a34", "#3a101c")], 90)
    stage.curtain(e, [(-30, -30), (190, -30), (150, 500), (120, 1000), (-30, 1000)], 5)
    stage.curtain(e, [(610, -30), (830, -30), (830, 1000), (690, 1000), (650, 500)], 5)
    brush.repaint(e, 40, 0.45, 88)
    stage.boards(e, 1000, "#7a4a34")
    air.beam(e, (400, -60), (400, 1130), 180, 660, "#ffe2a8", 0.6)
    e.flat(shapes.oval(400, 1064, 300, 62), "#ffdca0", 0.25, blur=14)
    e.flat_shadow(shapes.oval(400, 1096, 290, 44), 0.6, 12)
    for bar in range(-5, 6):
        top = (400 + bar * 9, 216)
        side = 400 + bar * 47
        e.line([top, (400 + bar * 38, 300), (side, 430), (side, 1020)], "#8a6a34", 4, taper=False, alpha=0.8)
    e.solid(shapes.oval(400, 1036, 262, 56), "#8a5a2c", round=0.3)
    rug = e.solid(shapes.oval(400, 1030, 226, 44), "#2f6d72", round=0.1)
    with e.inside(rug):
        e.pencil(shapes.oval(400, 1030, 190, 34), e.lit("#f0c860"), 7, 0.9)
    _standing_lamp(e, 254, 1020)
    rooms.bookshelf(e, 456, 850, 130, 54)
    rooms.bookshelf(e, 456, 930, 130, 54)
    keepsakes.armchair(e, 380, 1034, 350, "#8a3a48")
    person(e, 360, 1028, 390, replace(MAN, coat="#3f5a6a", style="short", hair="#5a4034", glasses=True, scarf="#d9a03a"), replace(CHAIRED, nod=18))
    keepsakes.armrest(e, 380, 1034, 350, "#8a3a48")
    keepsakes.book(e, 470, 858, 100, "#2f7f86", 6)
    for bar in range(-5, 6):
        if bar in (2, 3, 4):
            continue
        side = 400 + bar * 50
        e.solid(shapes.limb([(400 + bar * 9, 216), (400 + bar * 42, 300), (side, 440), (side, 1056 - abs(bar) * 3)], [7, 8, 9, 9]), "#d9a84a", round=0.9, edge=0.4)
    for y, reach in ((440, 252), (740, 252)):
        band = shapes.outline_of(shapes.smooth([(400 - reach, y - 6), (400 - reach * 0.5, y + 26), (400, y + 36), (400 + reach * 0.28, y + 33)], closed=False), 11)
        e.solid(band, "#d9a84a", round=0.8)
    e.solid(shapes.limb([(650, 440), (650, 1046)], [10, 10]), "#d9a84a")
    e.solid(shapes.outline_of(shapes.smooth([(138, 1050), (240, 1086), (400, 1098), (560, 1086), (662, 1050)], closed=False), 22), "#c9943a", round=0.8)
    for rail in (0, 1, 2, 3):
        x = 664 + rail * 30
        e.solid(shapes.limb([(x, 480 + rail * 10), (x, 1060 + rail * 16)], [8, 9]), "#d9a84a", round=0.9)
    for y in (480, 760, 1056):
        e.solid(shapes.limb([(650, y), (756, y + 34)], [10, 10]), "#d9a84a")
    e.solid(shapes.join(shapes.oval(400, 206, 40, 26), shapes.oval(400, 172, 17)), "#e0b04a", round=1)
    e.pencil(shapes.oval(400, 134, 26), e.lit("#d9a84a"), 9, 1)
    e.line([(400, 108), (400, -20)], "#6a4a2a", 7, taper=False)
    e.shadow(560, 1150, 60, 60)
    sparrow(e, 566, 1150, 130, flip=True, look_up=10)
    with e.at(478, 1080, 1.3, -8):
        e.solid(shapes.smooth([(-34, 0), (-30, -52), (30, -52), (34, 0)], tension=0.5), "#3a3440")
        e.flat(shapes.box(-34, -18, 68, 12), "#c8382f")
        e.solid(shapes.limb([(-58, 0), (0, 5), (58, 0)], [9, 11, 9]), "#3a3440")


def _standing_lamp(e: Easel, x: float, y: float) -> None:
    e.solid(shapes.limb([(x, y), (x, y - 330)], [10, 8]), "#8a6a3a", round=0.9)
    e.solid(shapes.oval(x, y, 36, 9), "#8a6a3a")
    air.glow(e, x, y - 350, 280, "#ffd08a", 0.7)
    e.glowing(shapes.smooth([(x - 62, y - 310), (x - 34, y - 400), (x + 34, y - 400), (x + 62, y - 310)], tension=0.4), "#ffcf8a", 24)


@card(28, "goldfish-caravan", family("desert").lit_from(0.74, 0.3).with_colours(sky=("#2f5a7a", "#7fb0b0", "#f2c890", "#f09a6a")))
def goldfish_caravan(e: Easel) -> None:
    """A camel carries a goldfish in its bowl across the sands; it alone sees the sea that is not there yet."""
    air.sky(e, 700, flow=3)
    sky.sun(e, 592, 360, 74, "#ffe6a0")
    with e.depth(0.55):
        e.solid(shapes.ridge(-20, 820, 760, [640, 620, 636, 612, 640]), "#c9805a", round=0.1)
    water.sea(e, 646, 690, ["#bfe6e0", "#7fc8cc"], 0.9, 60)
    with e.depth(0.45):
        keepsakes.ship(e, 700, 660, 56)
        plants.palm(e, 110, 668, 90, 0.1)
        plants.palm(e, 150, 670, 70, -0.2)
    dunes = ((0.3, [720, 690, 730, 700, 670, 720], "#d98a54"), (0.12, [800, 850, 790, 760, 820, 800], "#cf7a48"))
    for far, heights, shade in dunes:
        with e.depth(far):
            e.solid(shapes.ridge(-20, 820, 1220, heights), shade, round=0.2, rim=0.8, flow=10)
    e.solid(shapes.smooth([(-30, 960), (150, 930), (380, 946), (600, 990), (830, 950), (830, 1240), (-30, 1240)]), "#e09a5a", round=0.2, rim=0.6, flow=8)
    brush.repaint(e, 50, 0.5, 8)
    luck = e.chance.apart("sand")
    for row in range(40):
        y = 980 + row * 6
        x = luck.between(-40, 840)
        e.line([(x - 70, y + 4), (x, y - 3), (x + 70, y + 5)], "#a8593a" if row % 2 else "#ffd89a", 3, alpha=0.5)
    e.shadow(330, 1080, 330, 420)
    beasts.humps(e, 276, 1090, 334)
    cloth = e.solid(shapes.smooth([(180, 690), (420, 690), (440, 800), (416, 900), (300, 920), (186, 900), (160, 800)], tension=0.7), "#b3264a", round=0.4)
    with e.inside(cloth):
        for band in (740, 800, 860):
            e.line([(140, band), (300, band + 18), (460, band)], "#f2c24a" if band != 800 else "#16707a", 12, taper=False)
        for diamond in range(7):
            e.flat(shapes.star(176 + diamond * 42, 832 + 8 * math.sin(diamond), 15, 4, 0.5), "#fff0d0", 0.9)
    for fringe in range(17):
        x = 178 + fringe * 15
        e.line([(x, 900), (x, 934 + 6 * math.sin(fringe))], "#f2c24a", 6)
    e.solid(shapes.smooth([(196, 700), (220, 664), (380, 664), (404, 700), (300, 716)]), "#7a4a30", round=0.8)
    _bowl(e, 300, 516, 184)
    for side in (-1, 1):
        e.line([(300 + side * 112, 372), (300 + side * 196, 560), (300 + side * 110, 690)], "#5a3a2a", 7, taper=False)
    e.shadow(690, 1140, 70, 200)
    guide = Person(coat="#f2e6cc", legs="#e0d0b0", skirt=True, style="hood", skin="#a8703f", hair="#2a1a1a", head=0.19, scarf="#16707a")
    person(e, 690, 1140, 290, replace(guide, coat="#e8dcc0"), replace(WALKING, near_hand=(24, -64), far_hand=(-24, -60)))
    e.line([(758, 940), (764, 1144)], "#6a4430", 8, taper=False)
    e.line([(620, 972), (600, 900), (612, 800)], "#6a4430", 5, taper=False)
    for step in range(9):
        e.flat_shadow(shapes.oval(40 + step * 74, 1130 + (14 if step % 2 else 0), 16, 6), 0.35, 3)


def _bowl(e: Easel, x: float, y: float, reach: float) -> None:
    glass = shapes.smooth([(x - reach * 0.62, y - reach * 0.86), (x - reach, y - reach * 0.1), (x - reach * 0.72, y + reach * 0.68), (x, y + reach * 0.88), (x + reach * 0.72, y + reach * 0.68), (x + reach, y - reach * 0.1), (x + reach * 0.62, y - reach * 0.86)], tension=0.9)
    pool = shapes.common(glass, shapes.box(x - reach * 1.2, y - reach * 0.52, reach * 2.4, reach * 2))
    with e.veil(0.86):
        e.wash(pool, ["#bfeaea", "#5fb8c4", "#2f86a0"], 90, 0.3)
    with e.inside(glass):
        e.flat(shapes.ridge(x - reach, x + reach, y + reach, [y + reach * 0.66, y + reach * 0.58, y + reach * 0.68]), "#d9b070")
        for weed in (-0.5, -0.4, 0.52):
            plants.seaweed(e, x + reach * weed, y + reach * 0.72, reach * 0.8, "#3f8a5a")
        fish(e, x + 10, y + 20, reach * 1.3, "#ff6a2a", -3)
        water.bubbles(e, [(x + reach * 0.72, y - 10 - step * 22) for step in range(4)], 9)
    e.flat(shapes.oval(x, y - reach * 0.52, reach * 0.88, reach * 0.13), "#eafffb", 0.55)
    e.pencil(glass, "#ffffff", 5, 0.85)
    e.pencil(shapes.oval(x, y - reach * 0.88, reach * 0.62, reach * 0.1), colour("#ffffff"), 6, 0.9)
    e.flat(shapes.limb([(x - reach * 0.74, y - reach * 0.3), (x - reach * 0.84, y + 10), (x - reach * 0.7, y + reach * 0.4)], [6, 14, 6]), "#ffffff", 0.7, blur=2)


@card(29, "last-snail-home", family("forest").lit_from(0.76, 0.3).with_colours(sky=("#c9dba0", "#7fae84", "#3f7a64", "#16403f")))
def last_snail_home(e: Easel) -> None:
    """In the rain under the leaves a frog shares his leaf with a girl no bigger than himself; the night snail comes, lit up."""
    air.sky(e, flow=70)
    luck = e.chance.apart("stems")
    for far in (0.75, 0.5, 0.25):
        with e.depth(far):
            for _ in range(8):
                x, wide = luck.between(-20, 820), luck.between(14, 46)
                e.solid(shapes.limb([(x, 1220), (x + luck.about(0, 60), 600), (x + luck.about(0, 120), -30)], [wide * 1.3, wide, wide * 0.6]), "#3f7a44", round=0.8, flow=86, hand=2)
            for _ in range(4):
                x, y = luck.between(0, 800), luck.between(60, 500)
                e.solid(shapes.leaf((x, y), (x + luck.sign() * luck.between(160, 300), y + luck.between(-40, 120)), luck.between(60, 110), 0.1), "#5f9a4a", round=0.4)
    brush.repaint(e, 44, 0.5, 80)
    air.glow(e, 610, 400, 520, "#f6f2a8", 0.5)
    plants.mushroom(e, 90, 930, 420, "#c8452f", lean=-4)
    with e.depth(0.2):
        plants.mushroom(e, 716, 800, 190, "#d98a3a", spots=False, lean=6)
        plants.mushroom(e, 640, 810, 120, "#d98a3a", spots=False, lean=-4)
    e.solid(shapes.ridge(-20, 820, 1220, [900, 880, 870, 860, 850]), "#4a5a30", round=0.1)
    for x, y, reach in ((90, 980, 130), (700, 900, 110), (520, 1190, 150)):
        e.solid(shapes.blob(x, y, reach, reach * 0.34, luck, 0.1), "#5f7a38", round=0.6, rim=0.4)
    plants.fern(e, 770, 960, 330, -0.6, "#3f8a4f")
    snail(e, 520, 866, 430, "#b8743a", "#c9b48a", flip=True, ring="#f0c878")
    for x, y in ((470, 760), (522, 700), (590, 700), (632, 764), (550, 790)):
        window(e, x, y, 34, 38)
    keepsakes.lantern(e, 316, 790, 62)
    e.shadow(250, 1130, 90, 120)
    frog = Person(coat="#3a5a6a", legs="#c9b070", shoes="#4a3a2a", skin="#7aa544", head=0.34, scarf="#d9503c", animal=heads.frog_head)
    person(e, 230, 1132, 430, frog, replace(STANDING, near_hand=(24, -66)))
    e.line([(334, 860), (326, 700), (352, 570)], "#5f8a3a", 13, taper=False)
    leaf = shapes.smooth([(352, 560), (480, 560), (600, 640), (610, 690), (480, 650), (352, 640), (210, 660), (86, 720), (70, 690), (120, 610), (240, 560)])
    drawn = e.solid(leaf, "#8ab848", round=0.5, rim=0.7, flow=10)
    with e.inside(drawn):
        for tip in ((90, 690), (180, 650), (280, 650), (420, 650), (520, 660), (600, 680)):
            e.line([(352, 560), ((352 + tip[0]) / 2, (560 + tip[1]) / 2 - 14), tip], "#4f7a2a", 5, alpha=0.8)
    e.shadow(430, 1150, 70, 100)
    keepsakes.suitcase(e, 430, 1152, 110, "#a8503a")
    person(e, 430, 1150, 250, replace(GIRL, coat="#e8b03a", style="hood"), Pose(hip=(0, -36), lean=4, nod=-10, near_hand=(14, -42), far_hand=(10, -42), near_foot=(14, 0), far_foot=(8, -2)), flip=False)
    for drop in ((90, 740), (214, 690), (480, 690), (604, 716), (352, 668)):
        e.flat(shapes.flame(drop[0], drop[1] + 30, 14, 34), "#dff2ea", 0.9)
    for x, y, reach in ((620, 1110, 70), (720, 1170, 54), (80, 1160, 60)):
        e.wash(shapes.oval(x, y, reach * 1.2, reach * 0.34), ["#b8d8b0", "#4f7a5f"], 90)
        water.ripples(e, x, y, reach, 3)
        water.splash(e, x, y, 34, 8)
    air.rain(e, 110, 6, length=80)
    plants.grass(e, -10, 810, 1225, 100, 70, ("#2f5a2f", "#5f8a3a"))


@card(30, "up-from-the-well", family("blossom").lit_from(0.5, 0.3))
def up_from_the_well(e: Easel) -> None:
    """Looking up out of a well: blossom, a round of sky, two children at the rim, and a lantern that comes down on a rope."""
    e.canvas.clear(colour("#1a1420").argb)
    middle = (400.0, 400.0)
    luck = e.chance.apart("stones")
    for ring in range(9, -1, -1):
        reach = 236 * 1.2**ring
        count = 16
        for stone in range(count):
            begin = math.tau * (stone + 0.5 * (ring % 2)) / count + 0.02
            end = begin + math.tau / count - 0.04
            inner, outer = reach, reach * 1.19
            points = []
            for step in range(5):
                angle = begin + (end - begin) * step / 4
                points.append((middle[0] + math.cos(angle) * outer, middle[1] + math.sin(angle) * outer))
            for step in range(4, -1, -1):
                angle = begin + (end - begin) * step / 4
                points.append((middle[0] + math.cos(angle) * inner, middle[1] + math.sin(angle) * inner))
            if not any(-60 < px < 860 and -60 < py < 1260 for px, py in points):
                continue
            tone = colour(luck.pick(["#a8988a", "#94887f", "#b5a692", "#877f86"])).darker(min(0.82, ring * 0.1 + luck.between(0, 0.08)))
            e.solid(shapes.smooth(points, tension=0.5), tone, round=0.4, rim=0.5, edge=0.5, bristle=0.5, hand=1.4 + ring * 0.3)
            if luck.maybe(0.22):
                px, py = points[0]
                for _ in range(5):
                    lean = luck.angle()
                    e.flat(shapes.leaf((px, py), (px + math.cos(lean) * 26, py + math.sin(lean) * 26 + 10), 9), "#6a9a4a", 0.8)
    opening = shapes.oval(*middle, 236)
    air.glow(e, *middle, 560, "#ffe6d8", 0.55)
    with e.inside(opening):
        brush.gradient(e, opening, [colour(code) for code in ("#6fb0dc", "#b8dcec", "#fbe6e0")], 60)
        sky.cloud(e, 330, 470, 200)
        for start, angle in (((690, 250), 150), ((690, 560), 200), ((260, 640), -30)):
            _spray(e, start, angle)
    for turn, who in ((166, replace(GIRL, coat="#d43d5a")), (78, replace(CHILD, coat="#3f7f7a", style="beanie", hat="#f2b84b"))):
        with e.at(*middle, 1, turn), e.inside(shapes.oval(0, 0, 236)):
            leaning = Pose(lean=0, nod=14, near_hand=(21, -50), far_hand=(-22, -50), elbows=-1)
            person(e, -8, 440, 440, who, leaning)
    e.pencil(shapes.oval(*middle, 238), colour("#fff4e4"), 6, 0.8)
    e.solid(shapes.limb([(300, 186), (350, 520), (400, 800)], [5, 7, 10]), "#b8905a", round=0.8, edge=0.5)
    luck = e.chance.apart("falling")
    plants.petals(e, [(400 + luck.about(0, 300), luck.between(300, 1150)) for _ in range(60)], 22)
    air.glow(e, 404, 960, 420, "#ffcf7a", 0.7)
    bucket = shapes.smooth([(290, 880), (318, 1080), (350, 1100), (450, 1100), (484, 1080), (512, 880)], tension=0.5)
    e.line([(300, 880), (400, 790), (502, 880)], "#5a4a44", 10, taper=False)
    e.flat(shapes.oval(401, 880, 110, 30), "#3a2420")
    keepsakes.lantern(e, 400, 782, 170)
    drawn = e.solid(bucket, "#a8703f", round=0.8, flow=88, bristle=0.9)
    with e.inside(drawn):
        for stave in range(7):
            e.line([(290 + stave * 37, 870), (326 + stave * 25, 1110)], "#5a3a24", 4, taper=False)
        for hoop in (920, 1050):
            e.line([(280, hoop), (400, hoop + 26), (520, hoop)], "#6a6470", 15, taper=False)
    plants.petals(e, [(340, 1000), (470, 960), (400, 890), (300, 1130), (560, 1120)], 30)


def _spray(e: Easel, start: Point, angle: float) -> None:
    dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    luck = e.chance.apart("spray", round(start[0]))
    line = [start, (start[0] + dx * 130, start[1] + dy * 130 + 20), (start[0] + dx * 270, start[1] + dy * 270)]
    e.solid(shapes.limb(line, [20, 13, 4]), "#6a4440")
    for x, y in shapes.spine(line, 7):
        for _ in range(2):
            plants.blossom(e, x + luck.about(0, 40), y + luck.about(0, 40), luck.between(17, 30), turn=luck.between(0, 70))

