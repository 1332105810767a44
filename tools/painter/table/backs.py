"""Card backs, alike either way up."""

from __future__ import annotations

import math

import skia

from tools.painter import air, brush, shapes
from tools.painter.colour import colour
from tools.painter.easel import CARD, Easel
from tools.painter.gallery import Picture, hang
from tools.painter.light import family
from tools.painter.table.signs import SIGNS
from tools.painter.yokai.portraits import COLOURS, SHADES

GOLD = "#e8bc5e"


def picture_back() -> skia.Image:
    """Night silk with gilded branches, moons and two sleeping eyes, turned about its middle."""
    e = Easel("picture-back", family("golden").lit_from(0.5, 0.5), CARD, scale=0.75)
    brush.gradient(e, e.sheet(), [colour("#1a2352"), colour("#2b3a7a"), colour("#1a2352")], 60)
    brush.bloom(e, 0.7, 90)
    brush.repaint(e, 80, 0.5, 35, 0.05, keep_detail=False)
    air.glow(e, 400, 600, 520, "#6f8ae0", 0.6)
    for turn in (0, 180):
        with e.at(400, 600, 1, turn):
            _half(e)
    for reach, width in ((150, 9), (132, 4)):
        _gilded(e, shapes.oval(0, 0, reach), 400, 600, width)
    disc = shapes.oval(400, 600, 122)
    e.drop(disc, 6, 12, 0.6)
    e.wash(disc, ["#141c4c", "#34468f", "#141c4c"], 90)
    for turn in (0, 180):
        with e.at(400, 600, 1, turn):
            e.glowing(shapes.moved(shapes.crescent(0, 0, 40, 0.9, -60), -22, -48), "#f6e2a0", 18, 0.7)
            for x, y, size in ((38, -66, 9), (62, -28, 6), (14, -22, 5)):
                e.glowing(shapes.star(x, y, size, 4, 0.3), "#fff0c0", 7)
    edge = shapes.cut(shapes.box(-30, -30, 860, 1260), shapes.box(34, 34, 732, 1132, 46))
    e.flat(edge, "#141b42", 0.9)
    for inset, line in ((40, 6.0), (56, 2.5)):
        frame = shapes.box(inset, inset, 800 - 2 * inset, 1200 - 2 * inset, 40)
        e.pencil(frame, e.light.lit(colour(GOLD)), line, 0.95)
    return e.finished(vignette=0.35)


def _half(e: Easel) -> None:
    """The upper half, its middle at (0, 0)."""
    for side in (-1, 1):
        bough = [(side * 20, -150), (side * 150, -240), (side * 250, -200), (side * 300, -80), (side * 290, 20)]
        e.solid(shapes.limb(bough, [14, 12, 10, 7, 3]), GOLD, round=0.5, rim=1)
        bough = [(side * 60, -190), (side * 130, -330), (side * 250, -400), (side * 290, -300)]
        e.solid(shapes.limb(bough, [12, 10, 8, 3]), GOLD, round=0.5, rim=1)
        for x, y, turn in (
            (120, -262, -60),
            (210, -250, 20),
            (262, -190, 60),
            (300, -120, 40),
            (236, -150, 150),
            (130, -350, -30),
            (190, -400, 10),
            (250, -420, 40),
            (296, -350, 80),
            (220, -340, 150),
            (70, -250, -90),
            (296, -40, 90),
        ):
            angle = math.radians(turn)
            tip = (side * (x + math.cos(angle) * 44), y + math.sin(angle) * 44)
            e.solid(
                shapes.leaf((side * x, y), tip, 21, 0.08 * side),
                ("#4f8f9a", "#7fb0a8", GOLD)[int(x + abs(y)) % 3],
                round=0.5,
                rim=1,
                edge=0.3,
            )
        for x, y in ((170, -300), (276, -250), (96, -300), (206, -450), (280, -160)):
            e.glowing(shapes.oval(side * x, y, 7), "#f2a06a", 12)
    eye = shapes.join(shapes.leaf((-130, -480), (130, -480), 120), shapes.oval(0, -480, 44))
    e.solid(eye, "#f2e4c0", round=0.4, rim=1)
    with e.inside(eye):
        e.solid(shapes.oval(0, -480, 50), "#3f8f9a", round=0.8, rim=0.8, hand=0.5)
        e.flat(shapes.star(0, -480, 34, 8, 0.5), "#f2c86a", 0.95)
        e.flat(shapes.oval(0, -480, 16), "#101430")
        e.flat_shadow(shapes.oval(0, -548, 130, 46), 0.6, 10)
    for index in range(7):
        angle = math.radians(-150 + index * 20)
        base = (math.cos(angle) * 96, -478 + math.sin(angle) * 56)
        tip = (math.cos(angle) * 140, -478 + math.sin(angle) * 96)
        e.solid(shapes.leaf(base, tip, 10), GOLD, round=0.4, rim=1, edge=0.2)
    for x, y in ((-200, -520), (200, -520), (-290, -500), (290, -500), (0, -350), (-60, -400), (60, -400)):
        e.glowing(shapes.star(x, y, 12, 4, 0.25), "#fff0c0", 8)


def _gilded(e: Easel, path: skia.Path, x: float, y: float, width: float) -> None:
    with e.at(x, y):
        e.solid(shapes.outline_of(path, width), GOLD, round=0.5, rim=1, bristle=0.8, edge=0.3)


def sketch_back() -> skia.Image:
    """A portfolio tied with a ribbon, the four signs in its corners."""
    e = Easel("sketch-back", family("golden").lit_from(0.5, 0.5), (400, 600))
    brush.gradient(e, e.sheet(), [colour("#6a4a52"), colour("#7f5a58"), colour("#6a4a52")], 60)
    brush.bloom(e, 0.7, 60)
    brush.repaint(e, 56, 0.5, 25, 0.05, keep_detail=False)
    panel = shapes.box(26, 26, 348, 548, 22)
    e.flat_shadow(panel, 0.5, 8)
    e.solid(panel, "#f2e2c0", round=0.2, rim=0.8, flow=30, bristle=0.9, hand=2.5)
    for index, element in enumerate(COLOURS):
        for turn in (0, 180):
            with e.at(200, 300, 1, turn):
                x = -126 + index * 84
                spot = shapes.blob(x, -212, 35, 35, e.chance.apart(element), 0.06, 12)
                e.solid(spot, SHADES[element], round=0.4, rim=0.5)
                with e.at(x - 22, -234, 0.44):
                    shade = "#2c2733" if element == "wind" else "#fff8e8"
                    e.flat(SIGNS[element](), shade, hand=0)
    for turn in (0, 180):
        with e.at(200, 300, 1, turn):
            _brush_and_pencil(e)
    e.solid(shapes.oval(200, 300, 62), "#a8483f", round=0.7, rim=1)
    for turn in (0, 180):
        with e.at(200, 300, 1, turn):
            lock = shapes.limb(shapes.curl(10, -16, 32, 1.2, 200, 1, 22), [10, 8, 3], 2)
            e.solid(lock, "#f6e0a8", round=0.4, rim=0.9, edge=0.3)
    return e.finished(vignette=0.25)


def _brush_and_pencil(e: Easel) -> None:
    """A brush from the middle to one corner; its twin does the same for the other half."""
    with e.at(0, 0, 1, 32):
        e.flat_shadow(shapes.limb([(6, -60), (6, -190)], [18, 14]), 0.4, 4)
        e.solid(shapes.limb([(0, -40), (0, -130)], [12, 17]), "#c9703f", round=0.7, rim=1)
        e.solid(shapes.box(-10, -152, 20, 26, 3), "#c9b070", round=0.8, rim=1)
        e.solid(shapes.flame(0, -148, 26, 52, 0.1), "#3f2c30", round=0.6)
    with e.at(0, 0, 1, -32):
        e.flat_shadow(shapes.limb([(6, -60), (6, -170)], [18, 16]), 0.4, 4)
        e.solid(shapes.box(-9, -150, 18, 120, 2), "#d9a43a", round=0.5, rim=0.9)
        e.line([(0, -148), (0, -40)], "#a8782a", 3, taper=False)
        e.solid(shapes.polygon([(-9, -150), (0, -184), (9, -150)]), "#f2dcb0", round=0.4)
        e.solid(shapes.polygon([(-3.4, -171), (0, -185), (3.4, -171)]), "#2c2733", round=0)


hang(Picture("picture-back", "table/back.jpg", picture_back, 150_000))
hang(Picture("sketch-back", "yokai/back.jpg", sketch_back, 90_000))
