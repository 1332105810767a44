"""Toys: wind-up keys, rocking horses, chess pieces, nested dolls, a house of cards, marbles, a see-saw,
a boat of paper.
"""

from __future__ import annotations

from collections.abc import Sequence

import skia

from tools.painter import air, shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.shapes import Point


def horse_head(e: Easel, coat: str | Colour = "#8a5a3a", mane: str | Colour = "#3a2a2a", shut: bool = False,
        bridle: str | Colour | None = None) -> None:
    """A horse's head of radius 10 around (0, 0), looking to the right."""
    tone = colour(coat)
    e.solid(shapes.leaf((2, -8), (5, -19), 4), tone.darker(0.15), hand=0.2)
    skull = shapes.smooth([(-8, 6), (-8, -6), (-2, -11), (5, -9), (11, -1), (19, 8), (21, 13), (17, 16.5), (11, 14),
            (4, 9), (-2, 10)])
    e.solid(skull, tone, flow=40, bristle=0.6, hand=0.3)
    e.solid(shapes.leaf((-3, -8), (-2, -20), 4.6), tone, hand=0.2)
    for lock in range(5):
        e.solid(shapes.leaf((-3 - lock * 1.4, -11 + lock * 3.4), (-14 - lock * 1.6, -4 + lock * 5), 5, -0.15), mane,
                hand=0.3, edge=0.25)
    e.solid(shapes.leaf((-1, -12), (8, -4), 4.4, 0.1), mane, hand=0.2, edge=0.25)
    if shut:
        e.line([(3, -2), (5, -0.6), (7, -1.4)], "#1a1014", 1.1, lit=False)
    else:
        e.flat(shapes.oval(5, -2.4, 1.6, 1.9), "#1a1014", hand=0)
        e.flat(shapes.oval(5.6, -3.1, 0.6), "#ffffff", hand=0)
    e.flat(shapes.oval(18.4, 12, 1.2, 0.9), "#2a1a1a", hand=0)
    e.line([(18.6, 15), (15, 14.6), (13, 13)], "#2a1a1a", 0.8)
    if bridle:
        e.line([(11, -1), (8, 5), (7, 11)], bridle, 1.6, taper=False)
        e.line([(15, 4), (12, 9), (12, 14)], bridle, 1.6, taper=False)
        e.line([(9, 3), (1, 3), (-7, 0)], bridle, 1.4, taper=False)


def rocking_horse(e: Easel, x: float, y: float, height: float, coat: str | Colour = "#f2e8d8",
        saddle: str | Colour = "#c8303a", flip: bool = False, tilt: float = 0) -> None:
    """A dappled rocking horse on (x, y), looking to the right."""
    with e.at(x, y, height / 100, tilt, flip):
        for shift, shade in ((-3, "#7a2f2a"), (3, "#b8473f")):
            runner = shapes.limb([(-60, -14 + shift), (-34, -2 + shift), (0, 1 + shift), (34, -2 + shift),
                    (62, -16 + shift)], [4, 6, 6, 6, 4])
            e.solid(runner, shade, round=0.7, hand=0.4)
        for top, knee, foot, far in (((22, -46), (38, -34), (42, -8), True), ((-22, -44), (-38, -28), (-40, -8), True),
                ((16, -44), (34, -30), (36, -5), False), ((-18, -42), (-30, -28), (-34, -5), False)):
            limb_tone = colour(coat).darker(0.2) if far else colour(coat)
            e.solid(shapes.limb([top, knee, foot], [14, 9, 7]), limb_tone, hand=0.4)
            e.solid(shapes.oval(*foot, 5.4, 4), "#3a2a2a", hand=0.2)
        e.solid(shapes.limb([(-28, -52), (-46, -58), (-54, -40), (-50, -26)], [9, 11, 12, 4]), "#d8b070", flow=80,
                bristle=1, hand=0.6)
        body = e.solid(shapes.limb([(-26, -50), (0, -47), (24, -52)], [28, 27, 30]), coat, round=0.9, hand=0.5)
        neck = e.solid(shapes.limb([(20, -54), (34, -70), (38, -84)], [24, 18, 15]), coat, round=0.8, hand=0.4)
        luck = e.chance.apart("dapples")
        for part in (body, neck):
            with e.inside(part):
                for place in shapes.scattered(part, luck, 12):
                    e.flat(shapes.blob(*place, 3, 2.6, luck, 0.2), "#a8b0b8", 0.6)
        for lock in range(6):
            e.solid(shapes.leaf((34 - lock * 3, -88 + lock * 6), (20 - lock * 3, -78 + lock * 8), 6, -0.1), "#d8b070",
                    hand=0.3, edge=0.3)
        with e.at(40, -88, 0.95, 8):
            horse_head(e, coat, "#d8b070", bridle=saddle)
        e.solid(shapes.smooth([(-14, -62), (-4, -58), (8, -60), (14, -64), (12, -44), (0, -38), (-12, -44)],
                tension=0.8), saddle, round=0.7, hand=0.4)
        for tassel in (-10, -2, 6):
            e.line([(tassel, -42), (tassel, -34)], "#f2c84b", 2)


CHESS = {
    "pawn": [(0, 0), (24, 0), (24, -8), (14, -14), (9, -40), (14, -44), (8, -48)],
    "king": [(0, 0), (28, 0), (28, -10), (17, -18), (11, -62), (19, -68), (12, -73), (20, -92)],
    "queen": [(0, 0), (27, 0), (27, -10), (16, -18), (10, -60), (18, -66), (11, -71), (19, -88)],
    "rook": [(0, 0), (27, 0), (27, -10), (18, -17), (14, -48), (21, -54), (21, -72)],
    "bishop": [(0, 0), (25, 0), (25, -9), (15, -16), (9, -52), (15, -56), (9, -60)],
}


def chess_piece(e: Easel, x: float, y: float, height: float, kind: str, shade: str | Colour, face: bool = False,
        asleep: bool = False, lean: float = 0) -> None:
    """A turned wooden piece standing on (x, y): pawn, king, queen, rook, bishop or knight; face gives it eyes."""
    with e.at(x, y, height / 100, lean):
        tone = colour(shade)
        if kind == "knight":
            e.solid(shapes.box(-24, -12, 48, 12, 4), tone, round=0.6, hand=0.3)
            e.solid(shapes.smooth([(-18, -12), (-20, -40), (-6, -64), (10, -50), (14, -30), (18, -12)], tension=0.8),
                    tone, round=0.8, hand=0.4)
            with e.at(2, -62, 1.7):
                horse_head(e, tone, tone.darker(0.35))
            return
        right = CHESS[kind]
        turned = shapes.smooth([*right[1:], *[(-px, py) for px, py in right[:0:-1]]], tension=0.55)
        e.solid(turned, tone, round=0.95, rim=1.0, hand=0.4)
        top = right[-1][1]
        if kind == "pawn":
            e.solid(shapes.oval(0, -62, 17), tone, round=0.9, rim=1.0, hand=0.4)
        elif kind == "bishop":
            e.solid(shapes.flame(0, -56, 34, 44), tone, round=0.9, rim=1.0, hand=0.4)
            e.line([(4, -84), (10, -70)], tone.darker(0.5), 2.4)
        elif kind == "rook":
            for tooth in (-21, -5, 11):
                e.solid(shapes.box(tooth, top - 11, 10, 14, 1), tone, round=0.5, rim=1.0, hand=0.3)
        else:
            points: list[Point] = [(-20, top + 2)]
            for spike in range(5):
                points += [(-20 + spike * 10, top - 13), (-15 + spike * 10, top - 3)]
            e.solid(shapes.polygon([*points[:-1], (20, top + 2)]), tone.lighter(0.05), round=0.5, rim=1.0, hand=0.3)
            e.solid(shapes.oval(0, top - 13, 4 if kind == "queen" else 5), "#d9a53a", hand=0.2)
        if face:
            y_face = {"pawn": -63, "king": -82, "queen": -80, "rook": -60, "bishop": -70}[kind]
            ink = "#2a1a20" if tone.lab[0] > 0.55 else "#f6e8d0"
            for eye in (-6, 6):
                if asleep:
                    e.line([(eye - 3, y_face), (eye, y_face + 2), (eye + 3, y_face)], ink, 1.4)
                else:
                    e.flat(shapes.oval(eye, y_face, 1.7, 2.3), ink, hand=0)
            e.line([(-4, y_face + 6), (0, y_face + 8), (4, y_face + 6)], ink, 1.3)


def marble(e: Easel, x: float, y: float, radius: float, shades: Sequence[str | Colour],
        ring: str | Colour | None = None, glow: bool = False) -> None:
    """A glass ball with swirls; with a ring it is a planet, and it may shine."""
    if ring:
        with e.inside(shapes.box(x - radius * 3, y - radius * 3, radius * 6, radius * 3)):
            e.solid(shapes.turned(shapes.outline_of(shapes.oval(x, y, radius * 1.7, radius * 0.5), radius * 0.2), -14,
                    (x, y)), ring, edge=0.2, hand=0.3)
    ball = shapes.oval(x, y, radius)
    if glow:
        air.glow(e, x, y, radius * 4, shades[0], 0.7)
        e.glowing(ball, shades[0], radius * 0.5)
    drawn = ball if glow else e.solid(ball, shades[0], round=1.0, rim=0.9, bristle=0.4, hand=0.4)
    luck = e.chance.apart("marble", round(x), round(y))
    with e.inside(drawn):
        for index, shade in enumerate([*shades[1:], *shades[1:]]):
            lift = radius * (-0.6 + 1.3 * (index + 0.5) / (2 * len(shades) - 2))
            band = [(x - radius * 1.1, y + lift + luck.about(0, radius * 0.2)), (x, y + lift + radius * 0.16),
                    (x + radius * 1.1, y + lift + luck.about(0, radius * 0.3))]
            e.flat(shapes.limb(band, [radius * 0.1, radius * 0.22, radius * 0.08]), shade, 0.75, blur=radius * 0.03)
        if not glow:
            dx, dy = e.to_light((x, y))
            e.flat(shapes.oval(x + dx * radius * 0.5, y + dy * radius * 0.5, radius * 0.24, radius * 0.18), "#ffffff",
                    0.85, blur=radius * 0.06)
            air.glow(e, x - dx * radius * 0.5, y - dy * radius * 0.5, radius * 0.7, colour(shades[-1]), 0.35)
    if ring:
        with e.inside(shapes.box(x - radius * 3, y, radius * 6, radius * 3)):
            e.solid(shapes.turned(shapes.outline_of(shapes.oval(x, y, radius * 1.7, radius * 0.5), radius * 0.2), -14,
                    (x, y)), ring, edge=0.2, hand=0.3)


def folded_boat(e: Easel, x: float, y: float, width: float, paper: str | Colour = "#f2e2b8",
        turn: float = 0) -> list[skia.Path]:
    """A great boat folded from a sheet; returns its sides (stern peak, left, right), untransformed,
    to draw a map on.
    """
    s = width / 200
    peak = shapes.polygon([(x - 44 * s, y - 34 * s), (x, y - 118 * s), (x + 44 * s, y - 34 * s), (x, y + 8 * s)])
    left = shapes.polygon([(x - 100 * s, y - 52 * s), (x - 2 * s, y - 8 * s), (x - 2 * s, y + 52 * s),
            (x - 58 * s, y + 50 * s)])
    right = shapes.polygon([(x + 100 * s, y - 52 * s), (x - 2 * s, y - 8 * s), (x - 2 * s, y + 52 * s),
            (x + 58 * s, y + 50 * s)])
    with e.at(x, y, 1, turn), e.at(-x, -y):
        e.solid(peak, colour(paper).darker(0.1), round=0.2, rim=0.8, flow=80)
        e.solid(left, paper, round=0.2, rim=0.8, flow=20)
        e.solid(right, colour(paper).darker(0.14), round=0.2, rim=0.6, flow=-20)
    return [peak, left, right]
