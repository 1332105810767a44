"""The four doors of the home screen."""

from __future__ import annotations

import math

import skia

from tools.painter import air, brush, shapes
from tools.painter.chance import Chance
from tools.painter.colour import colour
from tools.painter.easel import Easel
from tools.painter.gallery import Picture, hang
from tools.painter.light import Family, family
from tools.painter.motifs.features import cheeks, eye, fur, smile
from tools.painter.motifs.people import Person, Pose, person
from tools.painter.yokai.outlines import stove_cat
from tools.painter.yokai.sketches import pencilled

TILE = (600, 600)
TILE_BUDGET = 110_000
CRAYONS = ("#d8353f", "#f0a52a", "#f6d84a", "#4fa25f", "#3f86d0", "#7a4ab0")


def _tile(name: str, light: Family) -> Easel:
    return Easel(name, light, TILE)


def pictomania() -> skia.Image:
    """Crayons race over the sheet, each with its own idea of what is being drawn."""
    e = _tile("tile-pictomania", family("golden").lit_from(0.85, -0.1))
    brush.gradient(e, e.sheet(), [colour("#c98a4f"), colour("#a8683a")], 100)
    for y in range(40, 640, 96):
        e.line([(-10, y), (300, y + 4), (610, y - 2)], "#7a4526", 3, alpha=0.7)
    brush.repaint(e, 60, 0.5, 2, 0.05, keep_detail=False)
    sheet = shapes.smooth([(40, 62), (548, 36), (572, 540), (66, 566)], tension=0.06)
    e.drop(sheet, 14, 14, 0.6)
    e.solid(sheet, "#fdf6e6", round=0.05, rim=0.5, bristle=0.2, edge=0.3)
    luck = Chance("tile-pictomania lines")
    runs = (
        [(80, 520), (110, 440), (90, 380), (140, 330), (190, 330)],
        [(110, 540), (200, 470), (230, 380), (310, 350), (352, 392)],
        [(190, 548), (290, 500), (330, 470), (380, 460), (410, 490)],
        [(60, 400), (90, 300), (60, 220), (120, 150), (196, 168)],
        [(90, 250), (150, 220), (190, 260), (240, 236), (262, 250)],
    )
    for shade, run in zip(CRAYONS, runs, strict=False):
        _crayon_line(e, shapes.spine(run, 10), shade, luck)
    _crayon_house(e, luck)
    heads = ((190, 270 + 60, 20), (352, 392, 48), (410, 490, 62), (196, 168, 16), (262, 250, 40))
    for shade, (x, y, turn) in zip(CRAYONS, heads, strict=False):
        _crayon(e, x, y, turn, shade)
    return e.finished(vignette=0.3)


def _crayon_line(e: Easel, line: list[shapes.Point], shade: str, luck: Chance, width: float = 13) -> None:
    """Wax on paper: several broken strands."""
    for strand in range(5):
        aside = (strand - 2) * width / 6
        points = [(x + aside + luck.about(0, 1), y + aside * 0.6 + luck.about(0, 1)) for x, y in line]
        e.pencil(shapes.smooth(points, closed=False), colour(shade).turned(luck.about(0, 8)), width / 3.2, 0.75)


def _crayon_house(e: Easel, luck: Chance) -> None:
    """What a child draws first: house, sun, smoke, cat."""
    lines = (
        ("#d8353f", [(300, 210), (300, 120), (410, 112), (414, 206), (300, 210)]),
        ("#3f86d0", [(286, 124), (352, 66), (424, 116)]),
        ("#4fa25f", [(270, 222), (340, 214), (440, 214), (500, 204)]),
        ("#7a4ab0", [(338, 206), (338, 164), (364, 160), (368, 204)]),
    )
    for shade, points in lines:
        for start, end in zip(points, points[1:], strict=False):
            _crayon_line(e, [start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end], shade, luck, 9)
    sun = [(500 + 30 * math.cos(a), 110 + 30 * math.sin(a)) for a in (math.tau * i / 14 for i in range(15))]
    _crayon_line(e, sun, "#f0a52a", luck, 10)
    for ray in range(9):
        angle = math.tau * ray / 9
        ends = [(500 + math.cos(angle) * r, 110 + math.sin(angle) * r) for r in (42, 52, 62)]
        _crayon_line(e, ends, "#f0a52a", luck, 7)


def _crayon(e: Easel, x: float, y: float, turn: float, shade: str) -> None:
    """A crayon whose tip is at (x, y), leaning back along the turn, with a face of its own."""
    with e.at(x, y, 1, turn):
        body = shapes.box(-24, -196, 48, 150, 8)
        e.drop(body, 12, 9, 0.5)
        e.solid(shapes.smooth([(-22, -48), (22, -48), (7, -4), (-7, -4)], tension=0.4), shade, round=0.7, rim=0.9)
        drawn = e.solid(body, shade, round=0.75, rim=0.9, flow=90)
        with e.inside(drawn):
            e.flat(shapes.box(-30, -172, 60, 102), colour(shade).lighter(0.45), 0.55)
            for band in (-172, -70):
                e.flat(shapes.box(-30, band - 4, 60, 8), colour(shade).darker(0.35), 0.9)
        e.solid(shapes.oval(0, -196, 24, 8), colour(shade).darker(0.1), round=0.4)
        for side in (-1, 1):
            eye(e, side * 10, -134, 8.5, "#4a3020", (0, 0.7), 0.05)
        smile(e, 0, -108, 18, 0.5)


def dixit() -> skia.Image:
    """A child sits on the crescent and fishes for a story; something larger than the pond has already bitten."""
    e = _tile(
        "tile-dixit", family("dawn").with_colours(sky=("#151544", "#3a3a86", "#8a6aa8", "#f0a890")).lit_from(0.95, 0.1)
    )
    air.sky(e, flow=-16, strokes=70)
    air.stars(e, 90, (0, 0, 600, 420))
    air.glow(e, 300, 230, 330, "#ffe9b0", 0.75)
    moon = shapes.turned(shapes.cut(shapes.oval(230, 210, 168), shapes.oval(306, 160, 148)), 24, (230, 210))
    e.glowing(moon, "#f8e3a4", 30, 0.8)
    with e.inside(moon):
        brush.dry(e, moon, [colour("#fff4cc"), colour("#e9c878"), colour("#f8dc96")], 60, 0.7, 80)
        for x, y, reach in ((120, 290, 20), (96, 200, 14), (180, 352, 17), (270, 372, 12)):
            e.flat(shapes.oval(x, y, reach, reach * 0.8), "#c9a860", 0.4, blur=3)
    angler = Person(
        coat="#d8503c", legs="#34406a", hair="#6a3f24", head=0.28, style="hat", hat="#3f7a78", skin="#f0c09a"
    )
    with e.veil():
        person(
            e,
            262,
            350,
            230,
            angler,
            Pose(
                hip=(0, -10),
                lean=-4,
                nod=10,
                near_hand=(24, -32),
                far_hand=(26, -36),
                near_foot=(30, 24),
                far_foot=(24, 20),
            ),
        )
    e.line([(316, 284), (390, 226), (462, 190)], "#8a5a34", 6)
    e.line([(462, 190), (476, 320), (470, 448)], "#fff6dc", 2, taper=False)
    for index, (x, y, wide, shade) in enumerate(
        (
            (70, 520, 330, "#c98aa8"),
            (560, 510, 340, "#d99aa0"),
            (300, 570, 420, "#f0b8a0"),
            (90, 604, 360, "#f6cdb0"),
            (540, 618, 330, "#f6cdb0"),
        )
    ):
        if index == 3:
            _cloud_fish(e)
        e.solid(
            shapes.cloud(x, y, wide, wide * 0.42, e.chance.apart("cloud", index), 8),
            shade,
            round=0.6,
            rim=0.9,
            edge=0.15,
        )
    e.glowing(shapes.star(470, 464, 22, 5, 0.5, 10), "#ffe28a", 20)
    air.motes(e, 14, (330, 300, 590, 520), "#ffe9b0", 2.6)
    return e.finished(vignette=0.3)


def _cloud_fish(e: Easel) -> None:
    """A whale-sized carp of stars that rises between the clouds to the bait."""
    body = shapes.smooth([(330, 600), (350, 520), (410, 470), (470, 462), (530, 480), (570, 540), (580, 610)])
    drawn = e.solid(body, "#3a4a9a", round=0.9, rim=1)
    with e.inside(drawn):
        brush.spatter(e, "#fff4cc", 70, (330, 470, 590, 610), 3, 0.8)
    e.solid(shapes.smooth([(330, 520), (280, 500), (262, 540), (320, 560)]), "#4f5fb0", rim=1)
    eye(e, 428, 510, 19, "#f2c14b", (0.4, -0.6), 0.1, skin="#3a4a9a")
    e.solid(
        shapes.smooth([(440, 478), (470, 452), (508, 470), (500, 492), (474, 486), (452, 494)]),
        "#e8a0a0",
        round=0.6,
        rim=1,
    )


def yokai() -> skia.Image:
    """The painter has stepped out. His sitters come to see how far he got."""
    e = _tile(
        "tile-yokai",
        family("golden")
        .with_colours(sky=("#1f2148", "#33305f", "#5a3f6a", "#7a4f64"), haze="#5a4468")
        .lit_from(0.5, -0.1),
    )
    air.sky(e, flow=70, strokes=70)
    air.glow(e, 500, 60, 420, "#ffc766", 0.7)
    e.solid(shapes.box(-20, 500, 640, 120), "#6a4434", round=0.1, flow=2, bristle=1)
    with e.at(0, -34):
        _ghost_behind(e)
        _fox_behind(e)
    for foot in ((150, 600), (450, 600)):
        e.solid(shapes.limb([(300, 30), foot], [18, 20]), "#a8703f", flow=80)
    canvas = shapes.smooth([(126, 128), (470, 112), (480, 486), (134, 500)], tension=0.05)
    e.drop(canvas, 20, 18, 0.7)
    e.solid(canvas, "#fbf1da", round=0.08, rim=0.9, bristle=0.3)
    e.solid(shapes.box(108, 492, 388, 22, 5), "#8a5a34", round=0.5, rim=0.9)
    e.wash(shapes.blob(262, 300, 120, 100, e.chance.apart("begun"), 0.18, 12), ["#f6b07a", "#e8703f"], 60, 0.6)
    with e.at(306, 312, 1.35):
        for index, outline in enumerate(stove_cat()):
            pencilled(e, outline, colour("#4a3640"), 2.6, Chance("tile cat", index), 2)
    for points in ([(96, 330), (84, 300), (110, 286), (140, 292)], [(96, 372), (84, 346), (110, 330), (140, 338)]):
        e.solid(shapes.limb(points, [30, 28, 26, 22]), "#cfeadd", round=0.8, rim=0.9)
    _hedgehog_below(e)
    _drop_below(e)
    air.motes(e, 14, (60, 40, 560, 460), "#ffd98a", 2.6)
    return e.finished(vignette=0.3)


def _ghost_behind(e: Easel) -> None:
    body = shapes.smooth([(40, 420), (56, 220), (110, 110), (190, 66), (260, 110), (290, 220), (300, 420)])
    e.solid(body, "#cfeadd", round=0.9, rim=1, flow=80)
    eye(e, 138, 96 + 16, 24, "#3f9a8a", (0.5, 0.8), 0.1, skin="#b8d8c8")
    eye(e, 206, 104, 24, "#3f9a8a", (0.5, 0.8), 0.1, skin="#b8d8c8")


def _fox_behind(e: Easel) -> None:
    coat = "#e8632a"
    for tip, base in (((392, 0), (400, 90)), ((530, 14), (486, 96))):
        e.solid(shapes.leaf(base, tip, 58), coat, rim=1)
    head = shapes.smooth([(366, 150), (372, 92), (430, 60), (500, 74), (534, 130), (520, 200), (380, 210)])
    e.solid(head, coat, round=0.9, rim=1, bristle=0.8)
    fur(e, head, ["#d9501f", "#e8722f", "#ff9a4a"], 13, 6, 20, 0.3)
    eye(e, 424, 116, 22, "#ffc83a", (-0.6, 0.8), 0.12, skin=coat)
    eye(e, 482, 122, 22, "#ffc83a", (-0.6, 0.8), 0.15, skin=coat)


def _hedgehog_below(e: Easel) -> None:
    body = shapes.smooth([(400, 600), (410, 540), (460, 500), (530, 510), (580, 560), (590, 610)])
    for index in range(5):
        angle = math.radians(-150 + index * 28)
        x, y = 500 + math.cos(angle) * 74, 570 + math.sin(angle) * 66
        with e.at(x, y, 0.7, math.degrees(angle) + 90):
            e.solid(shapes.limb([(0, 30), (0, -40)], [20, 17]), CRAYONS[index], rim=1)
            e.glowing(shapes.flame(0, -44, 20, 40), "#ffd98a", 16)
    e.solid(body, "#6a4030", round=0.9, rim=0.9)
    fur(e, body, ["#5a3226", "#8a5438", "#a8683f"], 24, 6, 10)
    e.solid(shapes.smooth([(400, 600), (408, 556), (450, 546), (486, 580), (480, 612)]), "#e8c49a", round=0.7)
    eye(e, 436, 574, 12, "#5a2f1a", (-0.4, -0.8), 0.1)
    e.solid(shapes.oval(402, 588, 9, 8), "#33202a", rim=1)


def _drop_below(e: Easel) -> None:
    body = shapes.smooth([(66, 452), (84, 500), (118, 540), (124, 590), (66, 618), (10, 590), (16, 540), (48, 500)])
    e.solid(body, "#4fa3cc", round=1, rim=1)
    eye(e, 48, 556, 14, "#2f6d9a", (0.7, -0.7), 0.05)
    eye(e, 88, 556, 14, "#2f6d9a", (0.7, -0.7), 0.05)
    smile(e, 68, 584, 22, 0.5)
    cheeks(e, [(32, 580), (104, 580)], 10)


def pictoric() -> skia.Image:
    """A path winds up a small green world to the box; two dice tumble down to meet the pawns."""
    e = _tile(
        "tile-pictoric",
        family("dawn")
        .with_colours(sky=("#4f7fb0", "#9ab8d0", "#f2cfae", "#ffe9bd"), haze="#e6d2c0")
        .lit_from(0.5, 0.2),
    )
    air.sky(e, flow=8, strokes=70)
    for index, (left, top, wide) in enumerate(((80, 150, 210), (530, 190, 240), (500, 60, 160))):
        e.solid(
            shapes.cloud(left, top, wide, wide * 0.4, e.chance.apart("cloud", index)),
            "#fff4e6",
            round=0.7,
            rim=0.9,
            edge=0,
        )
    air.rays(e, 300, 130, 520, 16, (150, 390), 0.45)
    hill = shapes.smooth(
        [(-60, 640), (20, 470), (130, 330), (240, 220), (300, 190), (360, 220), (470, 330), (580, 470), (660, 640)]
    )
    e.solid(hill, "#7fae6a", round=0.5, rim=0.9, flow=60, bristle=1)
    stones = _hill_path()
    for index, (x, y, size) in enumerate(stones):
        shade = colour(CRAYONS[(index * 5) % 6]).mix(colour("#f6e2b8"), 0.45)
        stone = shapes.blob(x, y, 30 * size, 15 * size, e.chance.apart("stone", index), 0.06, 10)
        e.flat_shadow(shapes.moved(stone, 0, 6 * size), 0.5, 3)
        e.solid(stone, shade, round=0.5, rim=0.9)
    for x, y, size in (
        (60, 470, 1.0),
        (540, 480, 1.0),
        (160, 320, 0.7),
        (452, 330, 0.7),
        (30, 560, 1.2),
        (580, 570, 1.2),
    ):
        e.solid(shapes.limb([(x, y + 20 * size), (x, y - 20 * size)], [9 * size, 7 * size]), "#7a5034")
        e.solid(
            shapes.blob(x, y - 44 * size, 30 * size, 36 * size, e.chance.apart("tree", x), 0.12),
            "#4f9460",
            round=0.9,
            rim=1,
        )
    _treasure(e)
    for (x, y, size), lacquer in zip(
        (stones[1], stones[7], stones[12]), ("#d8353f", "#3f86d0", "#f0a52a"), strict=True
    ):
        with e.at(x, y, size * 0.95):
            e.flat_shadow(shapes.oval(6, 2, 24, 9), 0.6, 4)
            e.solid(
                shapes.smooth([(0, -56), (13, -40), (16, -22), (26, -4), (0, 4), (-26, -4), (-16, -22), (-13, -40)]),
                lacquer,
                round=0.8,
                rim=1,
            )
            e.solid(shapes.oval(0, -66, 19), lacquer, round=0.9, rim=1)
    for x, y, size, turn, pips in ((106, 236, 1.0, -22, 5), (512, 312, 0.8, 18, 3)):
        _tumbling_die(e, x, y, size, turn, pips)
    return e.finished(vignette=0.28)


def _hill_path() -> list[tuple[float, float, float]]:
    """Stones from the foot of the hill to its top, going to and fro: x, y and size."""
    stones = []
    for index in range(22):
        share = index / 21
        sway = math.cos(share * math.pi * 2.6) * (225 * (1 - share) + 26)
        stones.append((300 - sway, 570 - 345 * share**0.9, 1.15 - 0.75 * share))
    return stones


def _treasure(e: Easel) -> None:
    with e.at(300, 200, 0.95):
        air.glow(e, 0, -30, 190, "#ffe08a", 0.9)
        e.solid(
            shapes.smooth([(-62, -44), (-50, -100), (50, -100), (62, -44), (0, -58)], tension=0.6),
            "#b8603a",
            round=0.5,
            rim=1,
        )
        e.glowing(shapes.smooth([(-60, -40), (0, -62), (60, -40), (0, -22)], tension=0.7), "#fff0b0", 26)
        e.solid(shapes.box(-62, -40, 124, 58, 8), "#9a4f34", round=0.4, rim=0.9, flow=2)
        for x in (-36, 36):
            e.solid(shapes.box(x - 6, -40, 12, 58, 2), "#e0b04a", rim=1)
        e.solid(shapes.oval(0, -14, 11, 13), "#e8bc5a", rim=1)
    air.motes(e, 14, (230, 40, 370, 190), "#fff2b8", 3)


def _tumbling_die(e: Easel, x: float, y: float, size: float, turn: float, pips: int) -> None:
    """A die in the air, three of its sides in view."""
    with e.at(x, y, size, turn):
        top = [(0, -62), (54, -34), (0, -6), (-54, -34)]
        left = [(-54, -34), (0, -6), (0, 58), (-54, 28)]
        right = [(54, -34), (0, -6), (0, 58), (54, 28)]
        for face, shade in ((top, "#fffbe8"), (left, "#f2e0bc"), (right, "#dcc49c")):
            e.solid(shapes.polygon(face), shade, round=0.15, rim=0.7, bristle=0.4, edge=0.7, hand=1.4)
        spots = {
            5: ((0, 0), (-0.5, -0.5), (0.5, 0.5), (-0.5, 0.5), (0.5, -0.5)),
            3: ((0, 0), (-0.5, -0.5), (0.5, 0.5)),
        }[pips]
        for u, v in spots:
            e.flat(shapes.oval((u - v) * 27, -34 + (u + v) * 14, 7, 4.4), "#2c2740")
        for u, v in ((-0.45, -0.45), (0.45, 0.45)):
            e.flat(shapes.oval(-27 + u * 30, 12 + v * 32 + u * 16, 5, 7), "#2c2740")
        e.flat(shapes.oval(27, 12, 6, 8), "#c03a34")


for _draw in (pictomania, dixit, yokai, pictoric):
    hang(Picture(f"tile-{_draw.__name__}", f"table/tile-{_draw.__name__}.jpg", _draw, TILE_BUDGET))
