"""Grown-ups seen near, from the shoulders up: a large face with its hair, neck and collar, the face around (0, 0)."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from tools.painter import shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.motifs.faces import CALM, Face, Mood, face


@dataclass(frozen=True)
class Bust:
    """Who it is: a face, its hair (bald, crop, bob, long, bun, curls, thin, parting) and what it wears."""

    who: Face = field(default_factory=Face)
    hair: str | Colour = "#4a332c"
    style: str = "crop"
    coat: str | Colour = "#4a5a70"
    shirt: str | Colour | None = None
    broad: float = 1.0  # the shoulders
    beard: str | Colour | None = None


def bust(e: Easel, x: float, y: float, size: float, whose: Bust, mood: Mood = CALM, turn: float = 0,
    tilt: float = 0) -> None:
    """The face is 240 units tall times the size."""
    with e.at(x, y, size):
        _shoulders(e, whose, turn)
        with e.at(0, 0, 1, tilt):
            _behind(e, whose, turn)
            face(e, whose.who, mood, turn)
            if whose.beard:
                _beard(e, whose.beard, turn)
            _above(e, whose, turn)


def _shoulders(e: Easel, whose: Bust, turn: float) -> None:
    wide = 178 * whose.broad
    skin = colour(whose.who.skin).darker(0.14)
    coat = shapes.smooth([(-34, 150), (-wide * 0.6, 178), (-wide * 0.94, 216), (-wide, 420), (wide, 420),
        (wide * 0.94, 216), (wide * 0.6, 178), (34, 150)], tension=0.8)
    e.solid(coat, whose.coat, round=0.5, rim=0.6, flow=84, bristle=0.7, hand=0)
    e.solid(shapes.smooth([(-36 + turn * 6, 70), (-38, 150), (0, 192), (38, 150), (36 + turn * 6, 70)], tension=0.7),
        skin, round=0.5, rim=0.2, edge=0.3, hand=0)
    e.flat_shadow(shapes.oval(turn * 8, 122, 44, 22), 0.6, 9)
    for side in (-1, 1):
        flap = [(side * 34, 138), (side * 62, 162), (side * 34, 232), (0, 200)]
        e.solid(shapes.smooth(flap, tension=0.3), whose.shirt or colour(whose.coat).darker(0.2), round=0.3, hand=0)


def _behind(e: Easel, whose: Bust, turn: float) -> None:
    w = 80 * whose.who.wide
    if whose.style == "long":
        fall = [(0, -146), (w + 26, -104), (w + 34, 0), (w + 46, 120), (w + 20, 190), (-w - 20, 190), (-w - 46, 120),
            (-w - 34, 0), (-w - 26, -104)]
        e.solid(shapes.smooth(fall), whose.hair, round=0.5, flow=86, bristle=1, hand=0)
    elif whose.style == "bob":
        fall = [(0, -144), (w + 24, -104), (w + 34, -10), (w + 30, 88), (w - 6, 112), (-w + 6, 112), (-w - 30, 88),
            (-w - 34, -10), (-w - 24, -104)]
        e.solid(shapes.smooth(fall), whose.hair, round=0.5, flow=86, bristle=1, hand=0)
    elif whose.style == "bun":
        e.solid(shapes.oval(-turn * 30, -150, 46, 40), whose.hair, round=0.8, flow=20, bristle=1)
        e.solid(shapes.oval(0, -54, w + 16, 92), whose.hair, round=0.5, flow=80, bristle=1)
    elif whose.style == "curls":
        _curls(e, whose.hair, w, range(-30, 211, 20), 30)


def _above(e: Easel, whose: Bust, turn: float) -> None:
    w, t = 80 * whose.who.wide, turn * 14
    shade = whose.hair
    if whose.style in ("bald",):
        return
    if whose.style == "thin":
        for side in (-1, 1):
            tuft = [(side * (w - 6), -70), (side * (w + 16), -48), (side * (w + 14), 6), (side * (w - 2), -10)]
            e.solid(shapes.smooth(tuft), shade, round=0.5, flow=80, bristle=1, hand=0)
        for strand in range(5):
            e.line([(-w * 0.7, -92 + strand * 3), (t, -126 + strand * 5), (w * 0.72, -96 + strand * 4)], shade, 3,
                alpha=0.8)
        return
    if whose.style == "curls":
        _curls(e, shade, w - 8, range(196, 345, 18), 25)
        return
    part = t - 26
    left = [(part, -128), (-w * 0.5 + t * 0.3, -98), (-w * 0.86, -56), (-w - 8, -4), (-w - 14, -50), (-w * 0.8, -118),
        (-w * 0.3, -148), (part, -150)]
    right = [(part - 4, -128), (w * 0.3 + t, -100), (w * 0.82, -64), (w + 8, -2), (w + 14, -50), (w * 0.84, -116),
        (w * 0.3, -148), (part - 4, -150)]
    if whose.style == "crop":
        cap = [(-w - 7, -6), (-w + 8, -60), (-w * 0.5, -96), (t, -92), (w * 0.5, -98), (w - 8, -60), (w + 7, -6),
            (w + 10, -70), (w * 0.7, -130), (0, -146), (-w * 0.7, -130), (-w - 10, -70)]
        e.solid(shapes.smooth(cap, tension=0.9), shade, round=0.5, rim=0.8, flow=70, bristle=1, hand=0)
        return
    for lock in (left, right):
        e.solid(shapes.smooth(lock, tension=0.9), shade, round=0.5, rim=0.8, flow=50, bristle=1, hand=0)
    for strand in range(6):
        share = strand / 5
        e.line([(part, -142), (part + (w - part) * 0.6 * share, -128 + 10 * share), (w * (0.4 + 0.5 * share),
            -92 + 20 * share)],
            colour(shade).darker(0.3), 2, alpha=0.5)


def _curls(e: Easel, shade: str | Colour, w: float, degrees: range, size: float) -> None:
    luck = e.chance.apart("curls", round(w), size)
    for degree in degrees:
        for ring in (1.0, 0.72):
            angle = math.radians(degree)
            x, y = math.cos(angle) * (w + 12) * ring, -34 + math.sin(angle) * 106 * ring
            if ring < 1 and y > -92:
                continue
            e.solid(shapes.oval(x + luck.about(0, 5), y + luck.about(0, 5), size + luck.about(0, 5)), shade, round=0.6,
                edge=0.2, bristle=0.8)


def _beard(e: Easel, shade: str | Colour, turn: float) -> None:
    t = turn * 12
    beard = [(-80 + t, 10), (-62 + t, 62), (-30 + t, 58), (t, 52), (30 + t, 58), (62 + t, 62), (80 + t, 10), (76 + t,
        90),
        (40 + t, 150), (t, 168), (-40 + t, 150), (-76 + t, 90)]
    mouth = shapes.oval(turn * 25, 75, 30, 13)
    e.solid(shapes.cut(shapes.smooth(beard), mouth), shade, round=0.4, flow=84, bristle=1, edge=0.3, hand=0)
