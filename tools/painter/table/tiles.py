"""The four doors of the home screen."""

from __future__ import annotations

import math

import skia

from tools.painter import air, brush, shapes
from tools.painter.chance import Chance
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.gallery import Picture, hang
from tools.painter.light import Family, family
from tools.painter.motifs.features import cheeks, eye, fur, smile
from tools.painter.motifs.hands import open_palm
from tools.painter.yokai.outlines import stove_cat
from tools.painter.yokai.pencil import pencilled

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
    """A hand lets its cards go; they fly up as birds, and each carries away the half of a picture on either wing."""
    e = _tile(
        "tile-dixit", family("dawn").with_colours(sky=("#23487e", "#5f8fb0", "#f0b884", "#f08a5a")).lit_from(0.5, 0.62)
    )
    air.sky(e, flow=-16, strokes=70)
    air.glow(e, 300, 380, 360, "#ffe0a0", 0.7)
    air.rays(e, 300, 400, 520, 13, (190, 350), 0.3)
    for index, (x, y, wide) in enumerate(((560, 452, 190), (60, 470, 150))):
        puff = shapes.cloud(x, y, wide, wide * 0.34, e.chance.apart("cloud", index), 8)
        e.solid(puff, "#f6d3b4", round=0.6, rim=0.8, edge=0)
    for x, y, size, turn, lift, paints in (
        (92, 140, 0.6, -18, 0.5, ("#4fa25f", "#f6d84a")),
        (500, 100, 0.6, 16, 0.9, ("#7a4ab0", "#f0a52a")),
        (140, 320, 0.8, -24, 0.35, ("#d8353f", "#f6e2b8")),
        (478, 300, 0.86, 20, 0.7, ("#2f7f86", "#ffd98a")),
        (296, 172, 1.2, -3, 0.6, ("#2f4f9a", "#f0a52a")),
    ):
        _card_on_the_wing(e, (x, y, size, turn), lift, paints)
    sleeve = shapes.smooth([(180, 650), (206, 590), (300, 572), (398, 590), (424, 650)], tension=0.7)
    open_palm(e, 302, 612, 246, "#c07f58", 3, fingers=LETTING_GO)
    e.solid(sleeve, "#a8333f", round=0.6, rim=0.9, flow=86)
    e.line([(204, 600), (300, 584), (400, 600)], "#f0c060", 10, taper=False)
    air.motes(e, 16, (130, 180, 480, 470), "#fff2c8", 2.6)
    return e.finished(vignette=0.3)


LETTING_GO = (
    (((-16, -42), (-31, -60), (-47, -70)), (12, 10.4, 7.4)),
    (((-6, -46), (-14, -73), (-24, -94)), (13, 11.4, 8)),
    (((5, -46), (5, -75), (4, -100)), (13, 11.6, 8.2)),
    (((15, -42), (24, -68), (33, -88)), (12.6, 11, 7.8)),
    (((13, -16), (38, -30), (60, -42)), (19, 14, 8.6)),
)


def _card_on_the_wing(e: Easel, place: tuple[float, float, float, float], lift: float, paints: tuple[str, str]) -> None:
    """A picture card folded like a bird in flight; lift is how high its wings are."""
    x, y, size, turn = place
    deep, bright = (colour(code) for code in paints)
    with e.at(x, y, size, turn):
        for side in (-1, 1):
            up = -96 * lift
            wing = [(0, 44), (side * 112, 44 + up), (side * 104, -66 + up), (0, -62)]
            outline = shapes.polygon(wing)
            e.drop(outline, 12, 12, 0.4)
            e.solid(outline, "#fdf3dc", round=0.12, rim=0.8, bristle=0.2, edge=0.5)
            pane = shapes.scaled(outline, 0.84, 0.84, (side * 54, -10 + up / 2))
            e.wash(pane, [deep.lighter(0.1), deep.mix(bright, 0.35), bright], 90 + side * 20, 0.5)
            with e.inside(pane):
                _half_a_picture(e, side, up, deep, bright)
        e.line([(0, -62), (0, 44)], deep.darker(0.4), 3, alpha=0.7)


def _half_a_picture(e: Easel, side: int, up: float, deep: Colour, bright: Colour) -> None:
    """On one wing hills and a disc of light, on the other a door that stands open."""
    slope = up / 112
    if side < 0:
        e.glowing(shapes.oval(-50, -26 + 50 * slope * -side, 17), bright.lighter(0.5), 10)
        for shift, shade in ((4, deep.mix(bright, 0.3)), (22, deep.darker(0.2))):
            hills = [(-120, shift + 10 + up), (-84, shift - 12 + up * 0.8), (-44, shift + 8 + up * 0.4), (0, shift - 6)]
            e.flat(shapes.ridge(-130, 10, 80, [y for _, y in hills]), shade, 0.95)
        return
    frame = shapes.polygon(
        [(40, 34 + 40 * slope), (40, -34 + 40 * slope), (76, -34 + 76 * slope), (76, 34 + 76 * slope)]
    )
    e.glowing(frame, bright.lighter(0.6), 12)
    e.flat(shapes.polygon([(40, 34 + 40 * slope), (40, -34 + 40 * slope), (22, -44 + 22 * slope), (22,
        44 + 22 * slope)]),
        deep.darker(0.35))  # fmt: skip


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
    for x, y, size, turn, pips in ((106, 236, 1.0, -22, (5, 3, 1)), (512, 312, 0.8, 18, (3, 2, 6))):
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


SEEN_PIPS = {
    1: ((0, 0),),
    2: ((-0.5, -0.5), (0.5, 0.5)),
    3: ((0, 0), (-0.5, -0.5), (0.5, 0.5)),
    5: ((0, 0), (-0.5, -0.5), (0.5, 0.5), (-0.5, 0.5), (0.5, -0.5)),
    6: ((-0.5, -0.55), (-0.5, 0), (-0.5, 0.55), (0.5, -0.55), (0.5, 0), (0.5, 0.55)),
}


def _tumbling_die(e: Easel, x: float, y: float, size: float, turn: float, pips: tuple[int, int, int]) -> None:
    """A die in the air: its top, left and right side are in view, so no two of them may add to seven."""
    with e.at(x, y, size, turn):
        top = [(0, -62), (54, -34), (0, -6), (-54, -34)]
        left = [(-54, -34), (0, -6), (0, 58), (-54, 28)]
        right = [(54, -34), (0, -6), (0, 58), (54, 28)]
        for face, shade in ((top, "#fffbe8"), (left, "#f2e0bc"), (right, "#dcc49c")):
            e.solid(shapes.polygon(face), shade, round=0.15, rim=0.7, bristle=0.4, edge=0.7, hand=1.4)
        above, beside, other = pips
        for u, v in SEEN_PIPS[above]:
            e.flat(shapes.oval((u - v) * 27, -34 + (u + v) * 14, 7, 4.4), "#2c2740")
        for way, count in ((-1, beside), (1, other)):
            for u, v in SEEN_PIPS[count]:
                place = (way * (27 - u * 26), 12 + v * 30 + u * 14)
                e.flat(shapes.oval(*place, 5, 7), "#c03a34" if count == 1 else "#2c2740")


for _draw in (pictomania, dixit, yokai, pictoric):
    hang(Picture(f"tile-{_draw.__name__}", f"table/tile-{_draw.__name__}.jpg", _draw, TILE_BUDGET))
