"""Furniture: tables, chairs (also from above), a bath-tub, mirrors, wardrobes, counters, blinds, chandeliers,
deck chairs.
"""

from __future__ import annotations

import math

import skia

from tools.painter import shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.shapes import Point

WOOD = "#8a5638"


def chair(e: Easel, x: float, y: float, height: float, shade: str | Colour = WOOD, flip: bool = False) -> None:
    """A plain chair facing right, standing on (x, y); its seat is at 45 of 100."""
    with e.at(x, y, height / 100, flip=flip):
        for start, end in (((-16, -46), (-20, 0)), ((20, -44), (24, 0)), ((-8, -46), (-8, -4)), ((14, -46), (14, -4))):
            e.solid(shapes.limb([start, end], [5, 4]), colour(shade).darker(0.12), hand=0.4)
        for post in (-18, -6):
            e.solid(shapes.limb([(post, -44), (post - 5, -100)], [5, 4.4]), shade, hand=0.4)
        for rail in (-92, -78, -64):
            e.solid(shapes.limb([(-20, rail), (-9, rail - 1)], [5, 5]), shade, hand=0.3)
        e.solid(shapes.smooth([(-22, -50), (26, -48), (27, -42), (-22, -43)], tension=0.4), shade, round=0.5, hand=0.4)


def table(e: Easel, x: float, y: float, width: float, height: float, shade: str | Colour = WOOD) -> None:
    """A table seen from its side, standing on (x, y)."""
    half = width / 2
    for leg in (-0.42, 0.42):
        e.solid(shapes.limb([(x + width * leg, y - height), (x + width * leg, y)], [height * 0.12, height * 0.08]),
                shade, round=0.8)
    e.solid(shapes.box(x - half * 0.92, y - height * 0.95, width * 0.92, height * 0.16), colour(shade).darker(0.15))
    e.solid(shapes.box(x - half, y - height, width, height * 0.1, 3), shade, round=0.5, flow=2)


def chair_from_above(e: Easel, x: float, y: float, size: float, turn: float = 0, shade: str | Colour = WOOD) -> None:
    """A chair as a lamp on the ceiling sees it; turn 0 has its back at the bottom."""
    with e.at(x, y, size / 100, turn):
        e.drop(shapes.box(-40, -36, 80, 82, 14), 10, 8)
        e.solid(shapes.box(-40, -38, 80, 76, 14), shade, round=0.4, hand=0.8)
        e.solid(shapes.box(-32, -30, 64, 58, 16), "#b8473f", round=0.7, hand=0.8)
        e.solid(shapes.limb([(-44, 40), (0, 50), (44, 40)], [15, 15, 15]), colour(shade).lighter(0.06), round=0.7,
                hand=0.6)


def guest_from_above(
    e: Easel, x: float, y: float, size: float, turn: float, coat: str | Colour, hair: str | Colour,
        hat: str | Colour | None = None, ears: bool = False
) -> None:
    """Somebody at table seen from straight above, facing up before turning; the hands lie on the cloth."""
    with e.at(x, y, size / 100, turn):
        e.drop(shapes.oval(0, 0, 52, 30), 10, 9)
        for side in (-1, 1):
            e.solid(shapes.limb([(side * 42, -2), (side * 44, -38), (side * 26, -62)], [26, 22, 18]), coat, hand=0.6)
            e.solid(shapes.oval(side * 25, -66, 11, 9), "#f0bf98", hand=0.4)
        e.solid(shapes.oval(0, 4, 52, 28), coat, round=0.8, hand=0.8)
        if ears:
            for side in (-1, 1):
                e.solid(shapes.leaf((side * 14, 4), (side * 26, 52), 15), hair, hand=0.5)
        e.solid(shapes.oval(0, -4, 28, 29), hair, round=0.8, flow=85, bristle=0.9, hand=0.6)
        e.solid(shapes.leaf((-4, -32), (4, -38), 7), "#f0bf98" if not ears else colour(hair).lighter(0.2), edge=0.2,
                hand=0.3)
        if hat:
            e.solid(shapes.oval(0, -4, 40, 38), hat, round=0.4, hand=0.8)
            e.solid(shapes.oval(0, -6, 24, 23), colour(hat).lighter(0.08), round=0.8, hand=0.6)


def bathtub(e: Easel, x: float, y: float, width: float, shade: str | Colour = "#f2efe6",
        flip: bool = False) -> skia.Path:
    """A tub on lion's feet standing on (x, y), 56 tall for 100 of width; returns the oval of its water."""
    s = width / 100
    with e.at(x, y, s, flip=flip):
        for foot in (-32, 30):
            e.solid(shapes.limb([(foot, -12), (foot + 3, -4), (foot - 2, -1)], [8, 6, 7]), "#d0a040", rim=1, hand=0.3)
        body = shapes.smooth([(-52, -52), (-48, -26), (-36, -10), (0, -6), (34, -10), (44, -26), (50, -46), (0, -44)],
                tension=0.8)
        e.solid(body, shade, round=0.9, rim=0.9, flow=0, hand=0.5)
        e.solid(shapes.oval(-1, -48, 53, 9, 3), colour(shade).lighter(0.2), round=0.2, rim=0.9, hand=0.4)
        e.solid(shapes.limb([(47, -48), (50, -66), (42, -70), (38, -64)], [4, 4, 4, 4.4]), "#d0a040", rim=1, hand=0.3)
        e.solid(shapes.limb([(44, -72), (52, -68)], [4, 4]), "#d0a040", hand=0.2)
    return shapes.oval(x - s, y - 48 * s, 47 * s, 6.4 * s, 0)


def standing_mirror(e: Easel, x: float, y: float, height: float, frame: str | Colour = "#b8863a",
        lean: float = 0) -> skia.Path:
    """A tall oval mirror in its stand on (x, y); returns its glass in the outer coordinates, to paint what it shows."""
    s = height / 100
    with e.at(x, y, s):
        for side in (-1, 1):
            e.solid(shapes.limb([(side * 36, -96), (side * 37, -10), (side * 44, 0)], [4, 5, 5]), frame, rim=0.9,
                    hand=0.4)
            e.solid(shapes.oval(side * 36, -99, 4), frame, rim=0.9, hand=0.3)
        e.solid(shapes.limb([(-38, -9), (38, -9)], [4, 4]), frame, hand=0.4)
        e.solid(shapes.oval(0, -54, 33, 45), frame, round=0.5, rim=1.0, hand=0.6)
        for bead in range(30):
            angle = math.tau * bead / 30
            e.solid(shapes.oval(math.cos(angle) * 31, -54 + math.sin(angle) * 43, 2), colour(frame).lighter(0.2),
                    hand=0, edge=0.2)
    return shapes.oval(x, y - 54 * s, 28.4 * s, 40 * s)


def counter(e: Easel, x: float, y: float, width: float, height: float, shade: str | Colour = "#7a4630") -> None:
    """A counter with panels, its upper left corner at (x, y)."""
    e.solid(shapes.box(x, y, width, height), shade, round=0.2, flow=88, bristle=0.9)
    panels = max(2, int(width / 150))
    for panel in range(panels):
        left = x + width * panel / panels + 16
        inset = shapes.box(left, y + height * 0.22, width / panels - 32, height * 0.66, 3)
        e.solid(inset, colour(shade).darker(0.16), round=0.2)
        e.pencil(inset, e.lit(shade), 2.4, 0.6)
    e.solid(shapes.box(x - 14, y - 16, width + 28, 30, 5), colour(shade).lighter(0.1), round=0.6, flow=2)


def roller_blind(e: Easel, left: float, top: float, width: float, drop: float) -> skia.Path:
    """A blind on its roller, drawn down by drop; returns the cloth, to be painted."""
    cloth = shapes.smooth([(left, top), (left + width, top), (left + width - 4, top + drop),
            (left + width / 2, top + drop + 12), (left + 4, top + drop)], tension=0.12)
    e.drop(cloth, 12, 10)
    return cloth


def roller(e: Easel, left: float, top: float, width: float) -> None:
    e.solid(shapes.box(left - 24, top - 26, width + 48, 42, 18), "#d9c8a8", round=0.9, flow=2)
    for end in (left - 30, left + width + 12):
        e.solid(shapes.box(end, top - 32, 18, 54, 6), "#8a5f44", round=0.5)


def spiral_steps(e: Easel, x: float, y: float, radius: float, turns: float = 2.6, steps: int = 64,
        shade: str | Colour = "#e8cdb0", heart: float = 0.12, squash: float = 1.0) -> list[Point]:
    """A winding stair looked down upon, from the rim to its heart; returns the middle of each step, outermost first."""
    places: list[Point] = []
    quads = []
    for step in range(steps + 1):
        share = step / steps
        angle = math.radians(100) + share * turns * math.tau
        outer = radius * (1 - share) ** 1.1 + radius * heart
        inner = outer * 0.56
        ray = (math.cos(angle), math.sin(angle) * squash)
        quads.append(((x + ray[0] * inner, y + ray[1] * inner), (x + ray[0] * outer, y + ray[1] * outer)))
        places.append((x + ray[0] * (inner + outer) / 2, y + ray[1] * (inner + outer) / 2))
    luck = e.chance.apart("steps", steps)
    for step in range(steps - 1, -1, -1):
        (i0, o0), (i1, o1) = quads[step], quads[step + 1]
        quad = shapes.polygon([i0, o0, o1, i1])
        tone = colour(shade).darker(0.06 + 0.5 * step / steps).turned(luck.about(0, 10))
        e.solid(quad, tone, round=0.2, rim=0.7, edge=0.6, hand=0.6, bristle=0.6)
        e.line([i1, o1], colour(shade).darker(0.75), max(1.5, radius * 0.016 * (1 - step / steps)), taper=False,
                alpha=0.7)
    return places
