"""What flies: owl, crow, stork, small birds, flocks, moths, butterflies, bees."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tools.painter import shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.motifs.features import dot_eyes, eye
from tools.painter.motifs.heads import stork_head
from tools.painter.shapes import Point


def owl(e: Easel, x: float, y: float, height: float, plume: str | Colour = "#8a6a4f", look: Point = (0, 0),
        iris: str | Colour = "#f2b53c", shining: bool = False, flip: bool = False) -> None:
    """An owl perched on (x, y), seen from the front."""
    tone = colour(plume)
    luck = e.chance.apart("owl", round(x), round(y))
    with e.at(x, y, height / 100, flip=flip):
        e.solid(shapes.smooth([(-14, -14), (-18, 14), (0, 20), (18, 14), (14, -14)]), tone.darker(0.25), flow=85,
            hand=0.4)
        body = e.solid(shapes.smooth([(-32, -30), (-34, -62), (-28, -88), (0, -96), (28, -88), (34, -62), (32, -30),
            (18, -4), (0, 2), (-18, -4)]), tone, flow=85, bristle=0.8, hand=0.6)
        with e.inside(body):
            e.flat(shapes.oval(0, -30, 22, 34), tone.lighter(0.5), 0.8, blur=2)
            for row in range(6):
                for column in range(-3, 4):
                    at = (column * 8 + (4 if row % 2 else 0), -52 + row * 9)
                    e.line([(at[0] - 3, at[1]), (at[0], at[1] + 4), (at[0] + 3, at[1])], tone.darker(0.3), 1.6,
                        alpha=0.8)
        for side in (-1, 1):
            wing = shapes.smooth([(side * 30, -66), (side * 42, -40), (side * 36, -8), (side * 22, 2),
                (side * 20, -30)])
            drawn = e.solid(wing, tone.darker(0.12), flow=80, hand=0.5)
            with e.inside(drawn):
                for feather in range(7):
                    top = -56 + feather * 8
                    e.line([(side * 20, top), (side * 32, top + 7), (side * 44, top + 2)], tone.lighter(0.35), 1.3,
                        alpha=0.6)
            e.solid(shapes.leaf((side * 12, -86), (side * 31, -108), 9), tone, hand=0.3, edge=0.4)
            e.solid(shapes.oval(side * 14.5, -70, 17.5, 17), tone.lighter(0.42), hand=0.4, edge=0.3, rim=0.3)
            for ray in range(16):
                angle = math.tau * ray / 16 + luck.about(0, 0.1)
                e.line([(side * 14.5 + math.cos(angle) * 10, -70 + math.sin(angle) * 10),
                    (side * 14.5 + math.cos(angle) * 16, -70 + math.sin(angle) * 16)], tone.darker(0.2), 1, alpha=0.5)
            if shining:
                e.glowing(shapes.oval(side * 14, -70, 9.5), iris, 12)
            eye(e, side * 14, -70, 9.5, iris, look, 0.0)
            for claw in (-4, 0, 4):
                e.solid(shapes.limb([(side * 11 + claw, -2), (side * 11 + claw, 5)], [4, 2]), "#caa05a", edge=0.4,
                    hand=0.1)
        e.solid(shapes.smooth([(-4.6, -66), (0, -69), (4.6, -66), (0.6, -52)]), "#d9a548", hand=0.2)


def crow(e: Easel, x: float, y: float, height: float, plume: str | Colour = "#2a2740", flip: bool = False,
        wing: float = 0) -> None:
    """A crow on (x, y) looking right; wing lifts it for flight (0 folded, 1 spread)."""
    tone = colour(plume)
    with e.at(x, y, height / 100, flip=flip):
        if wing:
            for side, shade in ((-1, tone.darker(0.2)), (1, tone)):
                spread = [(0, -48), (-20 + side * 8, -74 - 40 * wing), (-48 + side * 14, -96 - 60 * wing),
                    (-58, -70 - 40 * wing), (-52, -60 - 18 * wing), (-44, -44), (-26, -34)]
                e.solid(shapes.smooth(spread), shade, flow=60, bristle=0.9, hand=0.6)
        else:
            for foot in (-2, 8):
                e.line([(foot, -16), (foot + 1, -1), (foot + 8, 0)], "#4a3a3a", 2.6, taper=False)
        e.solid(shapes.smooth([(-22, -24), (-62, -6), (-70, 4), (-50, 2), (-12, -14)]), tone.darker(0.1), flow=20,
            hand=0.4)
        e.solid(shapes.smooth([(-30, -24), (-18, -46), (6, -66), (22, -84), (36, -80), (36, -66), (28, -44),
            (16, -20), (-8, -13)]), tone, flow=40, bristle=0.8, hand=0.4)
        if not wing:
            drawn = e.solid(shapes.smooth([(8, -56), (20, -42), (4, -22), (-40, -10), (-28, -28), (-12, -48)]),
                tone.lighter(0.08), flow=30, hand=0.4)
            with e.inside(drawn):
                for row in range(5):
                    e.line([(12 - row * 9, -48 + row * 5), (-2 - row * 9, -34 + row * 6),
                        (-24 - row * 6, -22 + row * 4)], tone.lighter(0.4), 1.2, alpha=0.5)
        e.solid(shapes.smooth([(33, -80), (58, -74), (60, -71), (34, -68)], tension=0.6), "#3a3540", hand=0.2)
        e.line([(35, -74), (58, -72)], "#15121a", 1)
        dot_eyes(e, [(28, -77)], 2.6)


def stork(e: Easel, x: float, y: float, span: float, turn: float = 0, flip: bool = False, wing: float = 0.8) -> None:
    """A stork flying to the right, its breast at (x, y); wing 1 is up, -0.6 is down."""
    with e.at(x, y, span / 200, turn, flip):
        for leg in (4, 10):
            e.line([(-40, leg), (-120, leg + 14)], "#e2562c", 3.4, taper=False)
        _great_wing(e, wing * 0.9, 0.16)
        e.solid(shapes.smooth([(-56, 6), (-20, -16), (20, -16), (40, -6), (26, 16), (-20, 18)]), "#f6f2ea", flow=6,
            hand=0.5)
        e.solid(shapes.limb([(24, -2), (56, -6), (78, -22)], [26, 14, 11]), "#f6f2ea", flow=10, hand=0.4)
        with e.at(82, -24, 1.4, 8):
            stork_head(e)
        _great_wing(e, wing, 0.0)


def _great_wing(e: Easel, lift: float, shade: float) -> None:
    for feather in range(9):
        share = feather / 8
        root = (18 - share * 40, -10)
        tip = (6 - share * 74 - 20 * abs(lift), -10 - lift * (142 - share * 96))
        tone = colour("#2f2c3c" if share < 0.62 else "#f1ece2").darker(shade)
        e.solid(shapes.leaf(root, tip, 17, 0.1), tone, round=0.4, edge=0.4, hand=0.4, flow=70)
    cover = shapes.smooth([(24, -12), (14, -14 - lift * 64), (-2, -12 - lift * 82), (-26, -10 - lift * 40), (-26, -4)])
    e.solid(cover, colour("#f6f2ea").darker(shade), flow=70, hand=0.5)


def bird(e: Easel, x: float, y: float, span: float, shade: str | Colour = "#e8e2d6", turn: float = 0,
        flip: bool = False, beat: float = 0.6) -> None:
    """A small bird on the wing, flying right."""
    with e.at(x, y, span / 100, turn, flip):
        e.solid(shapes.smooth([(-4, 0), (-18, -20 * beat - 4), (-46, -44 * beat), (-30, -10 * beat), (-14, 6)]),
            colour(shade).darker(0.14), hand=0.3, edge=0.3)
        e.solid(shapes.smooth([(30, -3), (22, -9), (4, -6), (-24, 4), (-44, 10), (-40, 16), (-18, 10), (10, 10),
            (24, 4)]), shade, flow=8, hand=0.3, edge=0.3)
        e.solid(shapes.leaf((28, -5), (40, -2), 3.4), "#e29a3c", edge=0.2, hand=0.1)
        e.solid(shapes.smooth([(12, -4), (8, -26 * beat - 4), (-14, -58 * beat), (-12, -16 * beat), (-8, 4)]), shade,
            flow=60, hand=0.3, edge=0.3)
        dot_eyes(e, [(22, -5)], 1.7)


def sparrow(e: Easel, x: float, y: float, height: float, back: str | Colour = "#b5543c",
        belly: str | Colour = "#f2dcc0", flip: bool = False, look_up: float = 0) -> None:
    """A small round bird sitting on (x, y)."""
    with e.at(x, y, height / 100, flip=flip):
        for foot in (-4, 10):
            e.line([(foot, -12), (foot + 2, 0), (foot + 10, 1)], "#6a4a3a", 3.4, taper=False)
        e.solid(shapes.smooth([(-26, -30), (-66, -26), (-70, -16), (-24, -16)]), colour(back).darker(0.2), flow=8,
            hand=0.4)
        body = e.solid(shapes.smooth([(-34, -28), (-22, -62), (0, -88), (26, -92), (42, -74), (40, -40), (20, -12),
            (-14, -10)]), back, flow=60, hand=0.4, round=0.8)
        with e.inside(body):
            e.flat(shapes.smooth([(30, -70), (50, -50), (30, -6), (-6, -4), (4, -34)]), belly, 0.95, blur=2)
        e.solid(shapes.smooth([(-2, -56), (10, -36), (-8, -20), (-46, -18), (-24, -44)]), colour(back).darker(0.14),
            flow=20, hand=0.4)
        with e.at(22, -76, 1, -look_up):
            e.solid(shapes.polygon([(17, -8), (34, -1), (18, 4)]), "#e8a03c", hand=0.3)
            dot_eyes(e, [(8, -4)], 3.6)


def flock(e: Easel, places: Sequence[Point], span: float, shade: str | Colour = "#22304c", alpha: float = 0.85) -> None:
    """Far birds, each a stroke or two; they all fly a little differently."""
    luck = e.chance.apart("flock", len(places), round(places[0][0]))
    for x, y in places:
        reach, beat, tilt = span * luck.between(0.7, 1.2), luck.between(0.1, 0.6), luck.about(0, 0.3)
        left = (x - reach * 0.5, y - reach * (beat + tilt) * 0.5)
        right = (x + reach * 0.5, y - reach * (beat - tilt) * 0.5)
        path = shapes.join(shapes.leaf((x + reach * 0.04, y), left, reach * 0.14, 0.16),
            shapes.leaf((x - reach * 0.04, y), right, reach * 0.14, -0.16))
        e.flat(path, shade, alpha, hand=0)


def butterfly(e: Easel, x: float, y: float, span: float, shade: str | Colour = "#f2a23c", turn: float = 0) -> None:
    with e.at(x, y, span / 100, turn):
        for side in (-1, 1):
            e.solid(shapes.smooth([(0, 0), (side * 22, -40), (side * 48, -42), (side * 46, -12), (side * 18, 4)]),
                shade, hand=0.4, round=0.4)
            e.solid(shapes.smooth([(0, 2), (side * 30, 6), (side * 38, 26), (side * 20, 38), (side * 4, 16)]),
                colour(shade).turned(24), hand=0.4, round=0.4)
            e.flat(shapes.oval(side * 32, -26, 6), colour(shade).lighter(0.6), 0.9)
        e.solid(shapes.limb([(0, -14), (0, 18)], [5, 4]), "#2a2028", hand=0.2)


def moth_wings() -> tuple[list[Point], list[Point]]:
    """The right upper and lower wing of a great moth 200 wide, its body at (0, 0)."""
    upper: list[Point] = [(4, -22), (34, -62), (84, -78), (104, -70), (98, -40), (84, -10), (50, 6), (6, 4)]
    lower: list[Point] = [(6, 0), (48, 4), (74, 20), (72, 50), (54, 72), (44, 98), (34, 72), (14, 46)]
    return upper, lower


def moth(e: Easel, x: float, y: float, span: float, shade: str | Colour = "#c9b08a", turn: float = 0) -> None:
    """A moth with open wings, seen from above."""
    with e.at(x, y, span / 200, turn):
        upper, lower = moth_wings()
        for side in (-1, 1):
            for points, tone in ((lower, colour(shade).darker(0.14)), (upper, colour(shade))):
                wing = shapes.smooth([(side * px, py) for px, py in points])
                drawn = e.solid(wing, tone, flow=60 * side, hand=0.8, bristle=0.9, round=0.4)
                with e.inside(drawn):
                    cx, cy = points[3][0] * 0.62 * side, points[3][1] * 0.55
                    e.flat(shapes.oval(cx, cy, 13), tone.darker(0.5), 0.8)
                    e.flat(shapes.oval(cx, cy, 8), tone.lighter(0.6), 0.9)
        moth_body(e)


def moth_body(e: Easel, shade: str | Colour = "#e6d3b0") -> None:
    """Its furry body and feathered feelers, 200 wide like the wings."""
    e.solid(shapes.limb([(0, -24), (0, 10), (0, 56)], [22, 24, 8]), shade, flow=85, bristle=0.9, hand=0.6)
    for band in range(5):
        e.line([(-10, 6 + band * 9), (0, 9 + band * 9), (10, 6 + band * 9)], colour(shade).darker(0.4), 2.4, alpha=0.7)
    e.solid(shapes.oval(0, -30, 12, 11), colour(shade).lighter(0.2), hand=0.4, bristle=0.9)
    for side in (-1, 1):
        feeler = [(side * 4, -38), (side * 16, -60), (side * 38, -68)]
        e.line(feeler, colour(shade).darker(0.2), 2.4)
        for x, y in shapes.spine(feeler, 7):
            e.line([(x, y), (x + side * 2, y - 9)], colour(shade).darker(0.1), 1.3)
            e.line([(x, y), (x + side * 5, y + 7)], colour(shade).darker(0.1), 1.3)
        eye(e, side * 6, -33, 5, "#d9843c", (0, 0.2), 0.0)


def bee(e: Easel, x: float, y: float, length: float, flip: bool = False) -> None:
    with e.at(x, y, length / 100, flip=flip):
        for lean in (-30, 4):
            e.flat(shapes.leaf((0, -20), (lean, -76), 30), "#ffffff", 0.55)
        drawn = e.solid(shapes.oval(0, 0, 42, 27), "#f2b53c", hand=0.6, round=0.9)
        with e.inside(drawn):
            for band in (-20, 4):
                e.flat(shapes.limb([(band, -40), (band - 5, 0), (band, 40)], [12, 12]), "#3a2a2a", 0.9)
        dot_eyes(e, [(30, -6)], 5)
