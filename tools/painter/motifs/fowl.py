"""Fowl that go on foot: penguins and a hen."""

from __future__ import annotations

from tools.painter import shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel


def penguin(e: Easel, x: float, y: float, height: float, flip: bool = False, wing: float = 0.2,
        scarf: str | Colour | None = None) -> None:
    """A penguin standing on (x, y), looking right; wing lifts its near flipper (1 is straight out)."""
    with e.at(x, y, height / 100, flip=flip):
        black = colour("#2a2e42")
        for foot in (-9, 8):
            e.solid(shapes.smooth([(foot - 7, 0), (foot - 4, -6), (foot + 7, -4), (foot + 11, 0)]), "#e8963a", hand=0.3)
        e.solid(shapes.limb([(-14, -58), (-24, -40), (-27, -24)], [10, 9, 4]), black.darker(0.2), hand=0.3)
        body = shapes.smooth([(-20, -4), (-25, -34), (-18, -66), (-12, -88), (0, -98), (13, -92), (16, -76), (22, -40),
                (18, -4), (0, 1)])
        drawn = e.solid(body, black, round=0.8, rim=0.9, flow=85, hand=0.4)
        with e.inside(drawn):
            e.solid(shapes.smooth([(-6, 2), (-9, -34), (-2, -66), (10, -72), (22, -60), (26, -20), (20, 4)]), "#f6f4ec",
                    round=0.4, edge=0.2, hand=0.3)
            e.flat(shapes.oval(10, -83, 7, 6), "#f2efe4", 0.9, hand=0.2)
        e.solid(shapes.leaf((12, -84), (28, -80), 6), "#e8963a", round=0.6, hand=0.2)
        e.flat(shapes.oval(8, -86, 2.2, 2.6), "#140f1a", hand=0)
        e.flat(shapes.oval(8.8, -87, 0.8), "#ffffff", hand=0)
        if scarf:
            e.solid(shapes.limb([(-15, -70), (2, -66), (18, -72)], [8, 9, 8]), scarf, hand=0.3)
            e.solid(shapes.limb([(-10, -68), (-18, -54), (-16, -44)], [7, 7, 8]), colour(scarf).darker(0.12), hand=0.3)
        tip = (4 + 26 * wing, -34 - 26 * wing)
        e.solid(shapes.limb([(-4, -62), (4 + 8 * wing, -48), tip], [11, 10, 4]), black.lighter(0.06), hand=0.3)


def hen(e: Easel, x: float, y: float, height: float, plume: str | Colour = "#c9743a", flip: bool = False,
        nod: float = 0) -> None:
    """A hen standing on (x, y), looking right."""
    with e.at(x, y, height / 100, flip=flip):
        tone = colour(plume)
        for foot in (-6, 10):
            e.line([(foot, -24), (foot + 2, -3)], "#d99a3a", 3, taper=False)
            for toe in (-6, 2, 9):
                e.line([(foot + 2, -3), (foot + 2 + toe, 0)], "#d99a3a", 2.4, taper=False)
        for index, tip in enumerate(((-58, -70), (-64, -56), (-60, -42))):
            e.solid(shapes.leaf((-22, -40), tip, 15, 0.12), tone.darker(0.1 + 0.08 * index), flow=30, bristle=0.8,
                    hand=0.5)
        body = shapes.smooth([(-36, -40), (-26, -22), (0, -15), (26, -24), (34, -46), (30, -70), (26, -88), (14, -90),
                (6, -72), (-14, -58)])
        e.solid(body, tone, round=0.8, flow=30, bristle=0.9, hand=0.5)
        e.solid(shapes.smooth([(-28, -42), (-14, -54), (10, -50), (12, -36), (-8, -27), (-30, -32)]), tone.darker(0.12),
                flow=10, bristle=0.9, hand=0.5)
        for row in range(3):
            e.line([(-22 + row * 9, -34 + row), (-16 + row * 9, -30), (-10 + row * 9, -35)], tone.darker(0.4), 1.6,
                    alpha=0.7)
        with e.at(20, -86, 1, nod):
            for comb in (-4, 2, 8):
                e.solid(shapes.oval(comb, -13 + abs(comb - 2) * 0.4, 4.4, 6), "#d9352f", hand=0.3)
            e.solid(shapes.oval(2, 0, 12, 12.5), tone.lighter(0.05), round=0.7, bristle=0.7, hand=0.3)
            e.solid(shapes.polygon([(12, -4), (25, 1), (12, 5)]), "#f0b84a", hand=0.2)
            e.solid(shapes.oval(12, 9, 3.4, 5.4), "#d9352f", hand=0.2)
            e.flat(shapes.oval(7, -3, 2.5, 3), "#140f1a", hand=0)
            e.flat(shapes.oval(7.8, -4, 0.9), "#ffffff", hand=0)
