"""Animals of the sea and the undergrowth: whale, fish, turtle, jellyfish, octopus, snail, hedgehog, spider."""

from __future__ import annotations

import math

from tools.painter import air, brush, shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.motifs.features import dot_eyes, eye


def whale(e: Easel, x: float, y: float, length: float, skin: str | Colour = "#33588c",
        belly: str | Colour = "#dfe6ea", turn: float = 0, flip: bool = False) -> None:
    """A whale swimming to the right, its middle at (x, y)."""
    with e.at(x, y, length / 200, turn, flip):
        fluke = shapes.smooth([(-84, -6), (-100, -34), (-122, -44), (-112, -22), (-126, -2), (-104, -8), (-84, 6)])
        e.solid(fluke, colour(skin).darker(0.12), flow=40, hand=0.8)
        back = [(100, -2), (92, -30), (56, -46), (10, -44), (-40, -24), (-90, -8), (-92, 4), (-50, 18), (0, 36),
            (56, 40), (90, 24)]
        drawn = e.solid(shapes.smooth(back), skin, flow=6, bristle=0.9, hand=1.2, round=0.8)
        with e.inside(drawn):
            under = shapes.smooth([(104, 2), (70, 10), (20, 18), (-50, 18), (0, 44), (60, 50), (100, 30)])
            e.solid(under, belly, round=0.4, edge=0.2, flow=6)
            for groove in range(7):
                lift = groove * 5
                e.line([(98, 8 + lift), (54, 16 + lift), (0, 24 + lift * 0.7), (-30, 24 + lift * 0.3)],
                    colour(skin).darker(0.2), 1.4, alpha=0.55)
            luck = e.chance.apart("barnacles")
            for _ in range(40):
                e.flat(shapes.oval(luck.between(-60, 96), luck.between(-44, 6), luck.between(0.6, 2.2)),
                    colour(skin).lighter(0.45), luck.between(0.2, 0.6), hand=0.2)
        e.line([(98, 2), (78, 9), (62, 4)], colour(skin).darker(0.5), 2)
        dot_eyes(e, [(64, -3)], 3)
        fin = shapes.smooth([(30, 18), (22, 40), (-6, 64), (-14, 58), (2, 34), (8, 16)])
        e.drop(fin, 4, 3)
        e.solid(fin, colour(skin).darker(0.08), flow=60, hand=0.6)


def fish(e: Easel, x: float, y: float, length: float, shade: str | Colour = "#ff7a3d", turn: float = 0,
        flip: bool = False, stripes: str | Colour | None = None) -> None:
    """A little fish with trailing fins, swimming to the right."""
    with e.at(x, y, length / 100, turn, flip):
        tail = shapes.smooth([(-26, 0), (-52, -28), (-66, -20), (-50, 0), (-66, 22), (-50, 26)])
        e.solid(tail, colour(shade).lighter(0.25), flow=10, hand=0.6, round=0.3)
        e.solid(shapes.smooth([(-12, -16), (2, -36), (22, -28), (24, -14)]), colour(shade).lighter(0.15), hand=0.4)
        drawn = e.solid(shapes.smooth([(48, 2), (34, -16), (4, -22), (-30, -5), (-30, 6), (2, 20), (32, 16)]), shade,
            flow=0, hand=0.5, round=0.9)
        with e.inside(drawn):
            for column in range(5):
                for row in range(-2, 3):
                    at = (-18 + column * 9, row * 8 + (4 if column % 2 else 0))
                    e.line([(at[0] + 3, at[1] - 4), (at[0] - 1, at[1]), (at[0] + 3, at[1] + 4)],
                        colour(shade).lighter(0.5), 1.2, alpha=0.6)
            if stripes:
                for band in (-8, 14):
                    e.flat(shapes.limb([(band, -30), (band - 4, 0), (band, 30)], [7, 9, 7]), stripes, 0.9)
        e.solid(shapes.smooth([(8, 6), (-8, 14), (-12, 26), (4, 18)]), colour(shade).lighter(0.3), hand=0.3)
        eye(e, 33, -4, 5.4, "#f2d24b", (0.3, 0), 0)


def turtle(e: Easel, x: float, y: float, length: float, shell: str | Colour = "#6a7a3c",
        skin: str | Colour = "#8fa37a", flip: bool = False, turn: float = 0) -> None:
    """An old sea turtle swimming to the right; the middle of its shell's edge is at (x, y)."""
    with e.at(x, y, length / 200, turn, flip):
        e.solid(shapes.smooth([(52, 8), (70, 40), (60, 78), (46, 80), (40, 44), (28, 14)]), colour(skin).darker(0.22),
            hand=0.8, flow=80)
        e.solid(shapes.smooth([(-60, 6), (-92, 20), (-104, 40), (-84, 38), (-50, 20)]), skin, hand=0.8)
        e.solid(shapes.smooth([(-76, 2), (-100, -2), (-78, -8)]), skin, hand=0.5)
        neck = shapes.join(shapes.limb([(62, 0), (92, -10)], [34, 26]),
            shapes.smooth([(84, -28), (108, -32), (124, -18), (122, -4), (102, 4), (84, 0)]))
        drawn = e.solid(neck, skin, hand=0.7, flow=10)
        with e.inside(drawn):
            luck = e.chance.apart("wrinkles")
            for _ in range(26):
                e.solid(shapes.blob(luck.between(64, 124), luck.between(-34, 8), 4, 3.4, luck),
                    colour(skin).darker(0.2), edge=0.2, round=0.3, hand=0.2)
        e.line([(121, -8), (110, -5), (104, -9)], "#2f3a22", 1.6)
        eye(e, 107, -18, 4.4, "#e8b84a", (0.3, 0.1), 0.3, skin=skin)
        dome = shapes.smooth([(78, 4), (64, -28), (28, -52), (-14, -56), (-56, -34), (-80, 4), (-40, 16), (30, 18)])
        drawn = e.solid(dome, shell, hand=1, round=0.8, flow=20)
        with e.inside(drawn):
            for column, row, reach in ((-46, -14, 21), (-12, -22, 25), (26, -20, 23), (56, -6, 17), (-66, 2, 15),
                    (-26, -48, 17), (8, -52, 18), (40, -44, 15), (-30, 10, 17), (8, 10, 18), (42, 12, 15)):
                plate = shapes.turned(shapes.polygon([(column + reach * math.cos(math.radians(a)),
                    row + reach * 0.84 * math.sin(math.radians(a))) for a in range(0, 360, 60)]), 8, (column, row))
                e.solid(plate, colour(shell).turned(column * 0.3).lighter(0.1), round=0.5, edge=0.6, hand=1)
        front = shapes.smooth([(44, 6), (46, 34), (20, 72), (-6, 88), (-8, 76), (8, 50), (16, 12)])
        e.drop(front, 5, 4)
        drawn = e.solid(front, skin, hand=0.8, flow=70)
        with e.inside(drawn):
            for step in range(16):
                luck = e.chance.apart("flipper", step)
                e.solid(shapes.blob(luck.between(-8, 46), luck.between(6, 86), 4.6, 3.8, luck),
                    colour(skin).darker(0.2), edge=0.2, round=0.3, hand=0.2)


def jellyfish(e: Easel, x: float, y: float, width: float, shade: str | Colour = "#ffb0c8", glow: float = 0.7,
        turn: float = 0) -> None:
    """A jellyfish that shines, its bell's rim at (x, y)."""
    luck = e.chance.apart("jelly", round(x), round(y))
    if glow:
        air.glow(e, x, y, width * 1.9, shade, glow * 0.6)
    with e.at(x, y, width / 100, turn):
        for index in range(9):
            at = -38 + index * 9.5
            sway = luck.about(0, 20)
            e.line([(at, 0), (at + sway * 0.5, 60), (at - sway * 0.6, 110), (at + sway, 150 + luck.about(0, 40))],
                shade, 3, alpha=0.5, lit=False)
        for index in range(4):
            at = -20 + index * 13
            e.flat(shapes.limb([(at, -4), (at + luck.about(0, 10), 40), (at + luck.about(0, 14), 90)], [16, 12, 3]),
                colour(shade).lighter(0.4), 0.4, blur=1.4)
        bell = shapes.smooth([(-50, 4), (-46, -30), (-22, -54), (22, -54), (46, -30), (50, 4), (34, -4), (17, 6),
            (0, -4), (-17, 6), (-34, -4)])
        with e.veil(0.85):
            e.solid(bell, shade, round=0.8, rim=1.0, hand=0.8, flow=90)
        e.flat(shapes.oval(-16, -34, 14, 9, -24), "#ffffff", 0.6, blur=3)
        with e.veil(0.8, 2, "Screen"):
            e.flat(shapes.oval(0, -22, 30, 20), colour(shade).lighter(0.3), 0.7)


def snail(e: Easel, x: float, y: float, length: float, shell: str | Colour = "#c98a4a",
        body: str | Colour = "#c9b08a", flip: bool = False, ring: str | Colour | None = None) -> None:
    """A snail creeping to the right along (x, y)."""
    with e.at(x, y, length / 200, flip=flip):
        foot = shapes.smooth([(-106, 0), (-60, -16), (0, -24), (50, -24), (76, -54), (96, -62), (108, -48), (98, -14),
            (84, 0)])
        e.solid(foot, body, flow=8, hand=0.8, round=0.7)
        for tip in ((92, -104), (116, -98)):
            e.solid(shapes.limb([(96, -54), (tip[0] - 2, tip[1] + 20), tip], [9, 6, 5]), body, hand=0.3)
            dot_eyes(e, [(tip[0] + 1, tip[1] - 2)], 4.4)
        e.line([(104, -40), (98, -34), (90, -36)], "#5a3a2a", 2)
        house = shapes.smooth([(-62, -18), (-74, -60), (-56, -106), (-10, -126), (38, -108), (56, -66), (42, -22),
            (0, -12)])
        e.drop(house, 6, 5)
        drawn = e.solid(house, shell, hand=0.8, round=0.9, bristle=0.7)
        with e.inside(drawn):
            coil = shapes.curl(-6, -66, 62, 2.3, 70, -1, 50)
            e.line(coil, colour(shell).darker(0.5), 7, alpha=0.8)
            inner = shapes.curl(-8, -69, 60, 2.3, 70, -1, 50)
            e.line(inner, colour(ring or shell).lighter(0.5), 3, alpha=0.7)
            luck = e.chance.apart("growth")
            for spoke in range(26):
                angle = math.radians(spoke * 360 / 26)
                near, far = luck.between(30, 40), luck.between(48, 58)
                e.line([(-6 + math.cos(angle) * near, -66 + math.sin(angle) * near),
                    (-6 + math.cos(angle) * far, -66 + math.sin(angle) * far)], colour(shell).darker(0.35), 2,
                    alpha=0.45)


def hedgehog(e: Easel, x: float, y: float, length: float, flip: bool = False, shut: bool = False) -> None:
    """A hedgehog on its way to the right, standing on (x, y)."""
    luck = e.chance.apart("spines", round(x))
    with e.at(x, y, length / 100, flip=flip):
        for at in (-20, 22, -6, 30):
            e.solid(shapes.limb([(at, -12), (at + 2, -2)], [9, 8]), "#7a553c", edge=0.3, hand=0.2)
        face = shapes.smooth([(14, -38), (34, -36), (54, -18), (56, -13), (40, -8), (12, -8)])
        e.solid(face, "#d9b48a", hand=0.4)
        e.solid(shapes.smooth([(-44, -12), (-36, -36), (-8, -46), (20, -38), (24, -10), (-10, -5)]), "#4a342c",
            hand=0.4)
        for row in range(6):
            for step in range(16):
                share = step / 15
                angle = math.radians(178 + share * 150)
                reach = 40 - row * 5.6
                root = (-6 + math.cos(angle) * reach * 0.92, -12 + math.sin(angle) * reach * 0.78)
                lean = angle - 0.5 + luck.about(0, 0.25)
                tip = (root[0] + math.cos(lean) * 15, root[1] + math.sin(lean) * 15)
                tone = luck.pick(["#5a4034", "#7a5a44", "#94745a", "#4a342c"])
                e.solid(shapes.leaf(root, tip, 3.4), tone, round=0.3, edge=0.3, hand=0.1, bristle=0)
        e.flat(shapes.oval(56, -15, 3.4, 2.9), "#1f1519", hand=0.1)
        if shut:
            e.line([(36, -24), (39, -22), (42, -24)], "#1f1519", 1.4, lit=False)
        else:
            dot_eyes(e, [(39, -24)], 2.6)
        e.solid(shapes.oval(20, -34, 5.4, 6), "#c99a78", edge=0.4, hand=0.2)
        e.flat(shapes.oval(42, -15, 4, 2.6), "#e2705a", 0.4, hand=0, blur=1)


def spider(e: Easel, x: float, y: float, size: float, body: str | Colour = "#4a3a52") -> None:
    """A friendly spider seen from the front, its middle at (x, y); its front feet reach out to both sides."""
    with e.at(x, y, size / 100):
        for side in (-1, 1):
            for root, knee, foot in (((10, -10), (60, -62), (96, -14)), ((14, -2), (70, -30), (104, 30)),
                    ((14, 8), (58, 4), (84, 66)), ((10, 14), (36, 36), (48, 86))):
                e.solid(shapes.limb([(side * root[0], root[1]), (side * knee[0], knee[1]), (side * foot[0], foot[1])],
                    [9, 6, 3]), body, hand=0.4, edge=0.3)
        drawn = e.solid(shapes.oval(0, 22, 40, 38), body, hand=0.8, round=0.9, bristle=0.9)
        with e.inside(drawn):
            brush.hatch(e, drawn, colour(body).lighter(0.5), 70, 6, 1.2, 0.4)
        e.solid(shapes.oval(0, -18, 25, 22), colour(body).lighter(0.06), hand=0.5, bristle=0.8)
        for side in (-1, 1):
            eye(e, side * 9, -22, 7.4, "#8ac0d0", (-side * 0.2, 0.4), 0.1)
        e.line([(-6, -7), (0, -4), (6, -7)], "#f2d0c0", 1.8, lit=False)
