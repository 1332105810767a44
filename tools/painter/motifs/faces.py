"""Large faces with a true feeling in them, 240 units from crown to chin around (0, 0), turned a little to one side."""

from __future__ import annotations

from dataclasses import dataclass

import skia

from tools.painter import shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.shapes import Point

INK = "#2a1a1c"


@dataclass(frozen=True)
class Mood:
    """What a face does. All is 0 when it rests but `wide`, which is 1."""

    worry: float = 0  # inner ends of the brows up; below 0 down and together: anger
    lift: float = 0  # the brows as a whole
    wide: float = 1.0  # how far the eyes are open; 0 is shut
    squeeze: float = 0  # lower lids pushed up, as by a true smile
    smile: float = 0  # corners of the mouth; below 0 down
    gape: float = 0  # how far the mouth is open
    purse: float = 0  # the mouth drawn together
    look: Point = (0, 0)
    smirk: float = 0  # one corner further up than the other


CALM = Mood()
SAD = Mood(worry=0.9, wide=0.75, smile=-0.55, look=(0, 0.5))
AFRAID = Mood(worry=0.9, lift=0.6, wide=1.5, smile=-0.3, purse=0.5)
TENDER = Mood(worry=0.25, wide=0.55, squeeze=0.4, smile=0.5, look=(0, 0.4))
SOUR = Mood(worry=-0.7, wide=0.6, smile=-0.7, purse=0.3, look=(0.8, 0))
MERRY = Mood(lift=0.3, wide=0.5, squeeze=0.8, smile=1.0, gape=0.35)
STERN = Mood(worry=-0.8, wide=0.7, smile=-0.3)
WEARY = Mood(worry=0.3, wide=0.35, smile=-0.25, look=(0, 0.5))


@dataclass(frozen=True)
class Face:
    """Whose face it is. The hair is the caller's: paint it before and after."""

    skin: str | Colour = "#e2ac86"
    brows: str | Colour = "#4a332c"
    iris: str | Colour = "#5a7a6a"
    lips: str | Colour = "#b0584e"
    wide: float = 1.0
    jaw: float = 1.0  # how broad the chin is
    nose: float = 1.0
    age: float = 0  # 0 smooth, 1 furrowed
    lashes: bool = False
    blush: float = 0.35


def outline(who: Face, turn: float = 0) -> skia.Path:
    w, j, t = 80 * who.wide, who.jaw, turn * 8
    return shapes.smooth([(t * 0.4, -120), (w * 0.72, -98), (w + t * 0.5, -36), (w * 0.94 + t, 28),
        (w * 0.66 * j + t, 88), (26 * j + t * 1.4, 118), (-26 * j + t * 1.4, 118), (-w * 0.66 * j + t, 88),
        (-w * 0.94 + t, 28), (-w + t * 0.5, -36), (-w * 0.72, -98)])


def face(e: Easel, who: Face, mood: Mood = CALM, turn: float = 0, ears: bool = True) -> skia.Path:
    """A face; turn −1 to 1 is to the left or the right. Returns its outline as drawn."""
    skin = colour(who.skin)
    if ears:
        for side in (-1, 1):
            if turn * side < 0.6:
                e.solid(shapes.oval(side * (80 * who.wide + 2) - turn * 6, 6, 13, 24, side * 8), skin.darker(0.08),
                    round=0.5, edge=0.4, hand=0.6)
    drawn = e.solid(outline(who, turn), skin, round=0.62, rim=0.5, bristle=0.3, edge=0.5, hand=0)
    with e.inside(drawn):
        _bones(e, who, skin, turn)
        for side in (-1, 1):
            _eye(e, who, mood, skin, side, turn)
        _nose(e, who, skin, turn)
        _mouth(e, who, mood, skin, turn)
        _years(e, who, mood, skin, turn)
    for side in (-1, 1):
        _brow(e, who, mood, side, turn)
    return drawn


def _place(side: int, turn: float) -> float:
    """The far eye comes nearer to the nose."""
    return side * 36 * (1 - 0.2 * max(0.0, turn * side)) + turn * 20


def _bones(e: Easel, who: Face, skin: Colour, turn: float) -> None:
    deep = skin.darker(0.32).turned(-12)
    for side in (-1, 1):
        x = _place(side, turn)
        e.flat(shapes.oval(x, -16, 29, 20), deep, 0.42, blur=8, hand=0)
        e.flat(shapes.oval(x + side * 12, 38, 24, 18), "#d9604e", who.blush * 0.6, blur=12, hand=0)
        e.flat(shapes.oval(x + side * 8, 20, 20, 9, side * 14), skin.lighter(0.5), 0.3, blur=6, hand=0)
        e.flat(shapes.oval(x + side * 26, 66, 18, 40, side * 16), deep, 0.25, blur=12, hand=0)
    e.flat(shapes.oval(turn * 10, -76, 44, 22), skin.lighter(0.4), 0.3, blur=14, hand=0)
    e.flat(shapes.oval(turn * 22, 90, 20, 6), deep, 0.45, blur=4, hand=0)
    e.flat(shapes.oval(turn * 22, 103, 16, 9), skin.lighter(0.35), 0.3, blur=5, hand=0)


def _eye(e: Easel, who: Face, mood: Mood, skin: Colour, side: int, turn: float) -> None:
    x, y = _place(side, turn), -10.0
    half = 22 * (1 - 0.18 * max(0.0, turn * side))
    up, low = 11.5 * mood.wide, 8 * max(0.12, min(1.2, mood.wide)) * (1 - 0.75 * mood.squeeze)
    inner, outer = (x - side * half, y + 2), (x + side * half, y + 1 - mood.squeeze * 2)
    top = [inner, (x - side * half * 0.45, y - up * 0.86), (x + side * half * 0.35, y - up), outer]
    below = [outer, (x + side * half * 0.3, y + low), (x - side * half * 0.4, y + low * 0.9), inner]
    lid = skin.darker(0.14)
    if mood.wide < 0.12:
        droop = [inner, (x - side * 6, y + 7), (x + side * half * 0.4, y + 6), outer]
        e.flat(shapes.oval(x, y - 2, half * 0.95, 12), lid, 0.55, blur=3, hand=0)
        e.line(droop, INK, 4.4, lit=False)
        return
    almond = shapes.smooth([*top[:-1], outer, *below[1:-1]], tension=0.8)
    e.flat(shapes.oval(x, y - up * 0.7, half * 1.02, 10), lid, 0.8, blur=2, hand=0)
    e.flat(almond, "#f7efe4", hand=0)
    with e.inside(almond):
        px, py = x + mood.look[0] * half * 0.42, y - up * 0.12 + mood.look[1] * 7
        shade = e.tint(who.iris)
        for radius, tone in ((11.4, shade.darker(0.55)), (10, shade), (5, colour("#140d10"))):
            e.canvas.drawPath(shapes.oval(px, py, radius), skia.Paint(Color=tone.argb, AntiAlias=True))
        e.flat(shapes.oval(px, py + 5, 6, 4), colour(who.iris).lighter(0.5), 0.5, blur=1.5, hand=0)
        e.flat_shadow(shapes.oval(x, y - up, half * 1.1, 7), 0.6, 2.5)
        e.canvas.drawPath(shapes.oval(px - 3.6, py - 4, 2.9), skia.Paint(Color=0xF4FFFFFF, AntiAlias=True))
    e.line(top, INK, 4.6, lit=False)
    e.line(below, skin.darker(0.5), 1.8, alpha=0.7)
    crease = [(px, py - 6.5 - 2 * mood.wide) for px, py in top]
    e.line(crease, skin.darker(0.45), 2.2, alpha=0.7)
    if who.lashes:
        for share in (0.55, 0.78, 1.0):
            base = (x + side * half * share, y - up * (1.05 - share * 0.9))
            e.line([base, (base[0] + side * 7, base[1] - 6)], INK, 2.4, lit=False)


def _brow(e: Easel, who: Face, mood: Mood, side: int, turn: float) -> None:
    x = _place(side, turn)
    y = -38 - 12 * mood.lift - max(0.0, mood.wide - 1) * 8
    pinch = 5 if mood.worry < 0 else 0
    inner = (x - side * (22 + pinch), y + 2 - 13 * mood.worry)
    middle = (x + side * 4, y - 6 - 2 * mood.worry)
    outer = (x + side * 30, y + 4 + 5 * mood.worry)
    e.solid(shapes.limb([inner, middle, outer], [9 - who.age, 9.5, 3]), who.brows, round=0.3, bristle=0.9, edge=0.2,
        hand=1.2, flow=side * 20)


def _nose(e: Easel, who: Face, skin: Colour, turn: float) -> None:
    n, x0 = who.nose, turn * 18
    tip = (turn * 32, 30 + 12 * n)
    shade = skin.darker(0.34).turned(-10)
    away = -1 if e.to_light((0, 0))[0] > 0 else 1
    bridge = shapes.smooth([(x0 + away * 3, -22), (tip[0] + away * 9 * n, tip[1] - 14), (tip[0] + away * 19 * n,
        tip[1]),
        (tip[0] + away * 12 * n, tip[1] + 9), (tip[0], tip[1] + 6), (x0 + away * 16, -6)])
    e.flat(bridge, shade, 0.4, blur=3.4, hand=0)
    e.flat(shapes.limb([(x0 - away * 2, -14), (tip[0] - away * 3, tip[1] - 12)], [7, 13 * n]), skin.lighter(0.55), 0.36,
        blur=3.4, hand=0)
    e.flat(shapes.oval(tip[0], tip[1], 15 * n, 13 * n), skin.turned(-14).darker(0.06), 0.5, blur=4, hand=0)
    e.flat(shapes.oval(tip[0] - away * 5, tip[1] - 6, 5 * n, 4 * n), skin.lighter(0.7), 0.5, blur=2, hand=0)
    for side in (-1, 1):
        wing = [(tip[0] + side * 15 * n, tip[1] - 5), (tip[0] + side * 19 * n, tip[1] + 4),
            (tip[0] + side * 12 * n, tip[1] + 10), (tip[0] + side * 5, tip[1] + 7)]
        e.line(wing, skin.darker(0.55), 3, alpha=0.85)
    e.line([(tip[0] - 9 * n, tip[1] + 8), (tip[0], tip[1] + 13), (tip[0] + 9 * n, tip[1] + 8)], skin.darker(0.5), 2.6,
        alpha=0.7)
    if turn:
        side = 1 if turn > 0 else -1
        e.line([(x0 + side * 8, -26), (x0 + side * 6, -8), (tip[0] + side * 12 * n, tip[1] - 10)], skin.darker(0.5),
            2.2,
            alpha=0.5)


def _mouth(e: Easel, who: Face, mood: Mood, skin: Colour, turn: float) -> None:
    x, y = turn * 25, 73 + 4 * who.nose - 4
    half = 29 * (1 + 0.22 * max(0.0, mood.smile)) * (1 - 0.42 * mood.purse)
    rise = 11 * mood.smile
    left, right = (x - half, y - rise - 6 * max(0.0, -mood.smirk)), (x + half, y - rise - 9 * max(0.0, mood.smirk))
    drop = 5 + 30 * mood.gape
    upper = [left, (x - half * 0.5, y - 3 - rise * 0.3), (x - 5, y - 6), (x, y - 3.6), (x + 5, y - 6),
        (x + half * 0.5, y - 3 - rise * 0.3), right]
    rim = [(x + half * 0.5, y + 1 + drop * 0.6), (x, y + 4 + drop), (x - half * 0.5, y + 1 + drop * 0.6)]
    if mood.gape:
        upper = [left, (x - half * 0.62, y - 7 * mood.gape - rise * 0.3), (x, y - 9 * mood.gape - rise * 0.2),
            (x + half * 0.62, y - 7 * mood.gape - rise * 0.3), right]
        rim = [(x + side * half * reach, y + 2 + drop * fall) for side, reach, fall in ((1, 0.95, 0.36), (1, 0.6, 0.82),
            (0, 0, 1.0), (-1, 0.6, 0.82), (-1, 0.95, 0.36))]
        dark = shapes.smooth([*upper, *rim], tension=0.9)
        e.flat(dark, "#4a1420", hand=0)
        with e.inside(dark):
            if mood.smile > 0.3:
                e.flat(shapes.box(x - half, y - 12, half * 2, 19, 6), "#fbf4e8", hand=0.4)
            e.flat(shapes.oval(x, y + drop + 3, half * 0.6, 8 + drop * 0.25), "#c8605c", hand=0)
    lip = shade = colour(who.lips)
    inner = [(px, py + 4) for px, py in upper[1:-1]]
    e.solid(shapes.smooth([*upper, *reversed(inner)], tension=0.8), shade.darker(0.16), round=0.3, rim=0.1, bristle=0.2,
        edge=0.1, hand=0.3)
    full = [(px, py + 7 - abs(px - x) / half * 3) for px, py in rim]
    start = rim if mood.gape else [(x + half * 0.5, y + 1.5 - rise * 0.25), (x, y + 2), (x - half * 0.5,
        y + 1.5 - rise * 0.25)]
    e.solid(shapes.smooth([right, *full, left, *reversed(start)], tension=0.8), lip, round=0.5, rim=0.2, bristle=0.2,
        edge=0.1, hand=0.3)
    if not mood.gape:
        e.line([left, (x - half * 0.5, y + 1 - rise * 0.25), (x, y + 1.6), (x + half * 0.5, y + 1 - rise * 0.25),
            right],
            "#54201f", 3.2)
    for end, side in ((left, -1), (right, 1)):
        e.flat(shapes.oval(end[0] + side * 2, end[1], 5, 5), skin.darker(0.4), 0.45, blur=2.4, hand=0)


def _years(e: Easel, who: Face, mood: Mood, skin: Colour, turn: float) -> None:
    fold = skin.darker(0.42).turned(-8)
    strength = max(who.age, 0.45 * max(0.0, mood.smile), 0.3 * max(0.0, -mood.smile))
    for side in (-1, 1):
        x = turn * 25
        line = [(turn * 30 + side * 20 * who.nose, 40), (x + side * (36 + 6 * mood.smile), 56),
            (x + side * (40 + 7 * mood.smile), 76 - 5 * mood.smile)]
        e.line(line, fold, 3.2, alpha=0.75 * strength)
        ex = _place(side, turn)
        if who.age or mood.squeeze > 0.5:
            for spread in (-1, 0, 1):
                start = (ex + side * 25, -9 + spread * 6)
                e.line([start, (start[0] + side * 9, start[1] + spread * 4), (start[0] + side * 17,
                    start[1] + spread * 9)],
                    fold, 2, alpha=0.6 * max(who.age, mood.squeeze * 0.6))
        if who.age:
            e.line([(ex - side * 16, 7), (ex, 13), (ex + side * 18, 7)], fold, 2.4, alpha=0.6 * who.age)
            e.line([(x + side * 42, 84), (x + side * 44, 98), (x + side * 36, 108)], fold, 2.4, alpha=0.5 * who.age)
    for row in range(3):
        y = -66 - row * 14
        if who.age or mood.lift > 0.4 or mood.worry > 0.6:
            reach = 40 - row * 7
            e.line([(turn * 12 - reach, y + 3), (turn * 12 - reach * 0.4, y - 2), (turn * 12 + reach * 0.4, y - 1),
                (turn * 12 + reach, y + 4)], fold, 2.2, alpha=0.5 * max(who.age, 0.5))
    if mood.worry < -0.3:
        for side in (-1, 1):
            e.line([(turn * 16 + side * 6, -50), (turn * 16 + side * 5, -32)], fold, 2.6, alpha=0.7)


def tear(e: Easel, x: float, y: float, size: float) -> skia.Path:
    """A tear whose round end is at (x, y)."""
    drop = shapes.flame(x, y + size * 0.5, size, size * 1.7)
    e.flat(drop, "#dff2fa", 0.55, hand=0)
    e.pencil(drop, e.lit("#ffffff"), max(1.0, size * 0.05), 0.9)
    e.flat(shapes.oval(x - size * 0.16, y - size * 0.06, size * 0.1, size * 0.2), "#ffffff", 0.9, hand=0)
    return drop
