"""Cards 21–25: small ones and what is far too large for them: whales, mazes, shadows, hands and horizons."""

from __future__ import annotations

import math
from dataclasses import replace

from tools.painter import air, brush, shapes
from tools.painter.chance import Chance
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.gallery import card
from tools.painter.light import family
from tools.painter.motifs import heads, keepsakes, plants, rooms, sky, stage, water
from tools.painter.motifs.birds import flock, sparrow
from tools.painter.motifs.people import (
    CHAIRED,
    CHILD,
    GIRL,
    LOOKING_UP,
    REACHING,
    WOMAN,
    Person,
    Pose,
    person,
)  # fmt: skip
from tools.painter.motifs.profiles import profile
from tools.painter.shapes import Point


@card(21, "hook-and-whale", family("snow").lit_from(0.06, -0.02))
def hook_and_whale(e: Easel) -> None:
    """Seen from above: someone fishes through a little hole in the ice, and a whale lies curled around it,
    watching the hook.
    """
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
    for x, y, tall in ((720, 120, 190), (620, 40, 150), (560, 20, 110), (784, 200, 150), (40, 1130, 170),
            (110, 1190, 150)):
        e.shadow(x, y, 40, 120)
        plants.pine(e, x, y, tall, "#3f6a66", 1)
    hole = shapes.blob(532, 664, 46, 30, e.chance.apart("hole"), 0.08)
    e.solid(shapes.scaled(hole, 1.24, 1.3, (532, 664)), "#f6fafc", round=0.6)
    e.wash(hole, ["#123a5a", "#1f5f86"], 90)
    water.ripples(e, 532, 664, 34, 2)
    e.shadow(400, 650, 90, 260, 0.6)
    e.solid(shapes.box(356, 606, 70, 40, 5), "#9a6a40", round=0.5)
    fisher = replace(CHILD, coat="#d8342c", style="hood", legs="#3f4a5f", shoes="#5a3a2a", scarf="#f2b84b")
    person(e, 392, 664, 250, fisher, Pose(hip=(0, -26), lean=8, nod=22, near_hand=(26, -40), far_hand=(24, -44),
        near_foot=(24, 0), far_foot=(18, -2)))
    e.line([(446, 570), (500, 520), (536, 512)], "#6a4a30", 6)
    e.line([(536, 512), (534, 660)], "#ffffff", 1.8, taper=False)
    e.shadow(286, 690, 40, 90)
    sparrow(e, 280, 692, 60)
    e.shadow(330, 700, 40, 60)
    e.solid(shapes.smooth([(306, 700), (300, 664), (350, 664), (344, 700)], tension=0.5), "#7a8a94", round=0.7)
    air.snow(e, 70)


def _whale_under_ice(e: Easel) -> None:
    deep = colour("#0f3a66")
    body = shapes.limb([(250, 330), (120, 560), (140, 850), (350, 1060), (600, 1030), (690, 850)],
        [34, 130, 220, 280, 280, 190])
    fluke = shapes.smooth([(244, 350), (180, 300), (90, 290), (40, 330), (110, 350), (200, 372), (262, 340),
        (340, 300), (350, 230), (300, 200), (290, 260)])
    fins = [shapes.smooth([(230, 850), (330, 800), (420, 720), (440, 740), (400, 850), (300, 940)]),
        shapes.smooth([(420, 1130), (440, 1230), (520, 1260), (520, 1130)])]
    with e.veil(0.72, 6):
        e.flat(shapes.join(body, fluke, *fins), deep, hand=4)
    with e.veil(0.35, 16):
        e.flat(shapes.limb([(300, 420), (210, 620), (260, 830), (420, 950), (560, 920)], [10, 40, 70, 80, 40]),
            "#6fb0d0")
    with e.veil(0.55, 3):
        for groove in range(6):
            e.line([(700 - groove * 10, 770 + groove * 26), (640 - groove * 14, 900 + groove * 22),
                (500, 1010 + groove * 20)], "#8fc4dc", 5)
    with e.veil(0.92, 1.2):
        e.flat(shapes.oval(592, 846, 44, 36, -30), "#0a2440")
        e.flat(shapes.oval(590, 842, 30, 25, -30), "#d9eef2")
        e.flat(shapes.oval(580, 828, 15, 16), "#0a1a30")
        e.flat(shapes.oval(575, 821, 5), "#ffffff")


@card(22, "maze-of-a-fingertip", family("noon").lit_from(0.86, 0.12).with_colours(haze="#d8e0b8"))
def maze_of_a_fingertip(e: Easel) -> None:
    """A maze of hedges in whorls like a fingertip; a child with a red thread stands at its gate, and at the heart sits
    the horned one and knits.
    """
    air.sky(e, 330, ["#3f8fc0", "#8cc6dc", "#e8eccc", "#fff0c0"], flow=4)
    for x, y, wide in ((170.0, 110.0, 300), (560, 70, 240)):
        with e.depth(0.2):
            sky.cloud(e, x, y, wide, "#fff6e4")
    for far, heights, shade in ((0.6, [270, 220, 260, 210, 250], "#7aa890"),
            (0.3, [320, 300, 310, 290, 310], "#6a9a5a")):
        with e.depth(far):
            e.solid(shapes.ridge(-20, 820, 1220, heights), shade, round=0.1)
    e.solid(shapes.ridge(-20, 820, 1240, [370, 344, 336, 344, 370]), "#8ab04f", round=0.1, flow=4)
    brush.repaint(e, 40, 0.5, 6)
    ground = e.solid(shapes.smooth([_ring_point(LAST + 0.7, step * 15) for step in range(24)]), "#ecd49a", round=0.05,
        flow=4, hand=2)
    with e.inside(ground):
        e.flat(shapes.oval(400, 610, 200, 110), "#fff2c4", 0.6, blur=30)
    e.line(_thread_to(400, 1060, 8), "#b81e26", 9, taper=False)
    _hedges(e, above=True)
    _knitter(e)
    _hedges(e, above=False)
    e.solid(shapes.smooth([(-40, 1240), (-40, 1130), (180, 1096), (400, 1086), (620, 1096), (840, 1130), (840, 1240)]),
        "#7aa546", round=0.1, flow=2)
    e.line([(400, 1010), (394, 1060), (330, 1092), (276, 1070), (262, 1030)], "#d8242c", 9, taper=False)
    e.shadow(196, 1176, 90, 190)
    person(e, 196, 1184, 430, replace(GIRL, coat="#2f5fae", legs="#f2e6cc"), replace(LOOKING_UP, near_hand=(12, -40)),
        back=True)
    e.solid(shapes.oval(254, 1014, 36), "#d8242c", round=0.9)
    for turn in (-30, 20, 70):
        e.pencil(shapes.oval(254, 1014, 33, 15, turn), e.dark("#8a1418"), 2.4, 0.8)
    plants.grass(e, -10, 810, 1215, 80, 120, ("#4f8a3a", "#86b04a"))
    for x, tall in ((70, 150), (150, 110), (690, 150), (756, 120), (610, 90)):
        plants.flower(e, x, 1210, tall, "#ffffff" if x % 20 else "#f6d23a", "#f2b21f", 9, 0.1, 0.3)
    for x, y, beat in ((596, 966, 0.5), (650, 936, 0.1)):
        sparrow(e, x, y, 30 + beat * 10)


LAST = 5  # the outermost ring; rings are counted from the heart
GAPS = (90, 235, 60, 300, 130, 90)


def _ring_point(ring: float, degrees: float) -> Point:
    """The rings lie on the ground: flattened, and wider apart towards us."""
    reach = 0.36 + 0.64 * ring / LAST
    angle = math.radians(degrees)
    x = 400 + math.cos(angle) * reach * 372 + math.sin(angle * 2) * reach * 20
    y = 610 + math.sin(angle) * reach * (226 if math.sin(angle) < 0 else 420)
    return x, y


def _hedges(e: Easel, above: bool) -> None:
    """The half behind the heart, from afar towards it, or the half before it."""
    luck = e.chance.apart("hedges", above)
    for ring in range(LAST, -1, -1) if above else range(LAST + 1):
        half = 15 - ring * 1.6
        start = 180 if above else 0
        runs: list[list[float]] = [[]]
        for step in range(91):
            degrees = start + step * 2.0
            if abs((degrees - GAPS[ring] + 180) % 360 - 180) < half:
                runs.append([])
            else:
                runs[-1].append(degrees)
        tall = 24 if above else 30 + ring * 3
        for run in (run for run in runs if len(run) > 2):
            _hedge(e, [_ring_point(ring, degrees) for degrees in run], tall, luck)


def _hedge(e: Easel, points: list[Point], tall: float, luck: Chance) -> None:
    foot = shapes.outline_of(shapes.smooth(points, closed=False), tall * 0.8)
    e.flat_shadow(shapes.moved(foot, -tall * 0.6, tall * 0.1), 0.5, 5)
    for lift in range(0, int(tall), 4):
        e.flat(shapes.moved(foot, 0, -lift), "#255a30" if lift < tall * 0.5 else "#2f6f36", hand=1.6)
    top = shapes.moved(foot, 0, -tall)
    e.solid(top, "#56963f", round=0.1, rim=0.8, bristle=0.9, hand=2, edge=0.3)
    for x, y in points:
        for _ in range(3):
            e.flat(shapes.oval(x + luck.about(0, tall * 0.3), y - tall + luck.about(0, tall * 0.25),
                luck.between(1.5, tall * 0.14)), luck.pick(["#7ab04a", "#a0c858", "#3f7a3a"]), 0.8, hand=0.3)


def _thread_to(x: float, y: float, steps: int) -> list[Point]:
    """From the heart through the gap of every ring to the gate and on."""
    way: list[Point] = [(400, 620), _ring_point(0, GAPS[0])]
    for ring in range(LAST):
        turn = (GAPS[ring + 1] - GAPS[ring] + 180) % 360 - 180
        way += [_ring_point(ring + 0.5, GAPS[ring] + turn * step / steps) for step in range(steps + 1)]
    return [*way, _ring_point(LAST, GAPS[LAST]), (x, y)]


def _knitter(e: Easel) -> None:
    e.shadow(400, 640, 70, 90)
    e.solid(shapes.box(348, 612, 100, 34, 8), "#a8764a", round=0.5)
    for side in (-1, 1):
        horn = [(398 + side * 20, 472), (398 + side * 56, 462), (398 + side * 62, 424)]
        e.solid(shapes.limb(horn, [17, 13, 3]), "#f6ecd0", round=0.8)
    who = Person(coat="#7a4a8a", skin="#6a4430", legs="#4a3a5a", head=0.36, animal=heads.bear_head)
    person(e, 388, 646, 220, who, replace(CHAIRED, near_hand=(24, -36), far_hand=(28, -38)))
    scarf = [(446, 574), (472, 590), (474, 622), (452, 650), (420, 660)]
    e.solid(shapes.limb(scarf, [18, 26, 28, 28, 26]), "#d8242c", round=0.6, flow=90)
    for turn in (-1, 1):
        e.line([(446 + turn * 34, 548 - turn * 6), (446 - turn * 16, 576)], "#f6ecd0", 5, taper=False)


@card(23, "shadows-at-bedtime", family("lamp").lit_from(0.16, 0.9))
def shadows_at_bedtime(e: Easel) -> None:
    """By a candle on the floor a boy and a mouse bow to each other; on the wall their shadows are a knight and a
    dragon.
    """
    rooms.wallpaper(e, -20, 960, "#d9b0a0", "#f2cdb0", "moons", 92)
    stage.boards(e, 950, "#7a5038", 200)
    e.solid(shapes.box(-20, 930, 840, 28), "#5a3a34", round=0.4)
    air.glow(e, 118, 1060, 1100, "#ffc06a", 0.8)
    with e.inside(shapes.box(0, 0, 800, 952)), e.veil(0.82, 2.4, "Multiply"):
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
    person(e, 440, 1124, 330, hero, Pose(lean=4, nod=10, near_hand=(28, -70), far_hand=(20, -50), near_foot=(8, 0),
        far_foot=(-10, 0)), flip=True)
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
    e.solid(shapes.smooth([(700, 1230), (690, 1010), (740, 960), (830, 950), (830, 1230)]), "#b8443f", round=0.5,
        flow=70)
    for row in range(5):
        e.line([(694, 1030 + row * 46), (760, 1010 + row * 46), (830, 1000 + row * 46)], "#f0c878", 7, taper=False,
            alpha=0.8)


SHADE = "#2a1a3a"


def _knight(e: Easel, x: float, y: float) -> None:
    shade = e.palette.ink.mix(colour(SHADE), 0.6)
    parts = [
        shapes.smooth([(x - 84, y), (x - 96, y - 200), (x - 110, y - 400), (x - 60, y - 440), (x + 60, y - 440),
        (x + 110, y - 390), (x + 120, y - 180), (x + 150, y)], tension=0.7),
        shapes.smooth([(x - 56, y - 430), (x - 66, y - 540), (x - 40, y - 600), (x + 30, y - 606), (x + 62, y - 550),
        (x + 56, y - 430)]),
        shapes.smooth([(x, y - 600), (x + 20, y - 700), (x + 110, y - 730), (x + 170, y - 650), (x + 150, y - 560),
        (x + 110, y - 620), (x + 60, y - 610)]),
        shapes.limb([(x - 70, y - 400), (x - 150, y - 360), (x - 196, y - 440)], [70, 56, 44]),
        shapes.limb([(x - 176, y - 380), (x - 330, y - 800)], [26, 6]),
        shapes.limb([(x - 250, y - 470), (x - 140, y - 520)], [20, 20]),
    ]
    e.flat(shapes.join(*parts), shade, 0.85, hand=2.5)
    e.flat(shapes.limb([(x - 60, y - 516), (x - 8, y - 520)], [12, 12]), "#c9a0a0", 0.5)


def _dragon(e: Easel, x: float, y: float) -> None:
    shade = e.palette.ink.mix(colour(SHADE), 0.6)
    neck = shapes.limb([(x - 120, y), (x - 150, y - 200), (x - 90, y - 380), (x - 60, y - 540)], [190, 170, 110, 80])
    head = shapes.smooth([(x - 110, y - 560), (x - 60, y - 630), (x + 10, y - 620), (x + 96, y - 570),
        (x + 104, y - 540), (x + 40, y - 536), (x + 90, y - 508), (x + 70, y - 490), (x - 30, y - 500),
        (x - 100, y - 500)])
    parts = [neck, head, shapes.leaf((x - 80, y - 600), (x - 130, y - 740), 40),
        shapes.leaf((x - 30, y - 616), (x - 40, y - 750), 38)]
    parts += [shapes.limb([(x - 180, y - 60), (x - 320, y - 120), (x - 240, y - 260), (x - 330, y - 330)],
        [90, 60, 30, 8])]
    wing = shapes.smooth([(x - 170, y - 300), (x - 230, y - 520), (x - 330, y - 600), (x - 300, y - 480),
        (x - 330, y - 420), (x - 260, y - 390), (x - 270, y - 300)], tension=0.6)
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
    for x, y, wide in ((90.0, 820, 320), (700, 780, 340), (640, 120, 300)):
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
    for far, heights, shade in ((0.55, [980, 950, 990, 960, 1000, 970], "#8a5a5a"),
            (0.25, [1040, 1060, 1030, 1050, 1020, 1050], "#6a4450")):
        with e.depth(far):
            e.solid(shapes.ridge(-20, 820, 1220, heights), shade, round=0.1, rim=0.6)
            for _ in range(9):
                x = luck.between(0, 800)
                e.flat(shapes.flame(x, heights[2] + 24, 15, 60), "#5a3a44")
    e.solid(shapes.smooth([(-30, 1170), (160, 1130), (330, 1066), (430, 1052), (540, 1080), (690, 1140), (830, 1160),
        (830, 1240), (-30, 1240)]), "#4a3038", round=0.2, rim=0.9)
    plants.grass(e, 0, 800, 1150, 50, 150, ("#5a3a3a", "#8a5a40", "#c98a4a"))
    e.flat_shadow(shapes.limb([(398, 1064), (400, 1120), (404, 1200)], [50, 70, 100]), 0.6, 8)
    person(e, 396, 1066, 250, replace(CHILD, coat="#c8382f", hair="#3a2024", scarf="#f2c84b"),
        replace(REACHING, near_hand=(22, -106), nod=-30), back=True)


@card(25, "mending-the-horizon", family("dawn").lit_from(0.66, 0.5))
def mending_the_horizon(e: Easel) -> None:
    """Between the sea and the sky a seam has come apart and another light looks in; a woman in a boat sews it up."""
    air.sky(e, 640, ["#4f6aa0", "#8a86b4", "#d9a0a8", "#f5c4a0"], flow=4)
    for x, y, wide in ((140.0, 170.0, 340), (620, 110, 300), (90, 380, 240)):
        with e.depth(0.3):
            sky.cloud(e, x, y, wide, "#f6d8d0", tall=0.3)
    luck = e.chance.apart("cloth")
    for thread in range(70):
        y = thread * 9.0
        e.line([(-10, y), (400, y + luck.about(0, 6)), (810, y)], "#fff0e6" if thread % 2 else "#5a5a90", 1.6,
            alpha=0.16, taper=False)
    water.sea(e, 600, 1220, ["#8a9ac0", "#4a6a9a", "#2f4f80", "#233f6a"], 0.45)
    tear = shapes.smooth([(286, 604), (380, 580), (500, 520), (640, 470), (840, 430), (840, 800), (660, 740),
        (520, 680), (390, 628)])
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
        for start in range(320, 800, 15):
            share = (start - 286) / 554
            edge = 604 + (-170 * share**1.15 if side < 0 else 180 * share**1.05)
            end = (start + luck.about(0, 8), edge - side * luck.between(8, 22))
            e.line([(start, edge), end], fringe, 3, alpha=0.9)
    for stitch in range(-10, 300, 34):
        e.line([(stitch, 574), (stitch + 20, 636)], "#7a4a3a", 7, taper=False, alpha=0.5)
        e.line([(stitch, 570), (stitch + 20, 632)], "#ffdf8a", 6, taper=False)
    loose = [(288, 602), (330, 560), (400, 600), (424, 700), (372, 780)]
    e.glowing(shapes.outline_of(shapes.smooth(loose, closed=False), 4), "#ffdf8a", 7, hand=0)
    person(e, 250, 960, 420, replace(WOMAN, coat="#b8434a", style="", trim="#f6e2c0", head=0.155,
        animal=profile("#e2ac86", "#8a827c", "bun", 1.1, brow=0.4, glasses=True)),
        Pose(hip=(0, -30), lean=4, nod=4, near_hand=(30, -70), far_hand=(18, -52), near_foot=(20, 0), far_foot=(14, 0)))
    e.solid(shapes.limb([(378, 664), (366, 790)], [3, 9]), "#f2f4f8", rim=1)
    keepsakes.rowboat(e, 270, 930, 520, "#7a4a3a")
    e.solid(shapes.oval(440, 862, 40, 34), "#ffdf8a", round=0.9)
    for bow in range(6):
        e.line([(404, 850 + bow * 5), (440, 838 + bow * 8), (477, 850 + bow * 5)], "#c98a2a", 2.4, alpha=0.7)
    with e.inside(shapes.box(0, 940, 800, 260)):
        for row in range(26):
            y = 948 + row * 9
            e.line([(40 + luck.about(0, 60), y), (270, y + luck.about(0, 5)), (500 + luck.about(0, 60), y)],
                "#8a3a44" if row < 12 else "#2f4a7a", 5, alpha=0.3)
    water.ripples(e, 270, 950, 330, 4, alpha=0.5, flat=0.14)
    sparrow(e, 492, 898, 46, flip=True)
