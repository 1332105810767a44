"""Machines: cogs, clock faces, toy trains, a sewing machine, a projector, a robot, propellers, cranks and tools."""

from __future__ import annotations

import math

import skia

from tools.painter import air, shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.shapes import Point

BRASS = "#c9963a"
IRON = "#4a4a58"


def clock_face(e: Easel, x: float, y: float, radius: float, hours: float, shade: str | Colour = "#f6ead0",
        rim: str | Colour = BRASS) -> None:
    """A dial with strokes for the hours (never numbers) and two hands; hours is the time it shows."""
    e.solid(shapes.oval(x, y, radius), rim, round=0.5, rim=1.0, hand=0.6)
    e.solid(shapes.oval(x, y, radius * 0.88), shade, round=0.15, hand=0.4)
    for stroke in range(12):
        angle = math.tau * stroke / 12
        inner = 0.68 if stroke % 3 == 0 else 0.75
        ends = [(x + math.cos(angle) * radius * share, y + math.sin(angle) * radius * share) for share in (inner, 0.82)]
        e.line(ends, "#2f2430", radius * (0.06 if stroke % 3 == 0 else 0.03), taper=False)
    for turns, reach, wide in ((hours / 12, 0.46, 0.07), (hours % 1, 0.68, 0.045)):
        angle = math.tau * turns - math.pi / 2
        tip = (x + math.cos(angle) * radius * reach, y + math.sin(angle) * radius * reach)
        e.solid(shapes.leaf((x, y), tip, radius * wide), "#2f2430", hand=0.2)
    e.solid(shapes.oval(x, y, radius * 0.06), rim, hand=0.2)


def locomotive(e: Easel, x: float, y: float, length: float, shade: str | Colour = "#b8333a", turn: float = 0,
        flip: bool = False) -> None:
    """A little steam engine on (x, y), driving to the right; its chimney's mouth is at (32, -62)."""
    with e.at(x, y, length / 100, turn, flip):
        e.solid(shapes.box(-46, -20, 90, 9, 2), IRON, round=0.5, hand=0.3)
        e.solid(shapes.polygon([(40, -20), (54, -5), (36, -6)]), "#3a3440", hand=0.3)
        e.solid(shapes.box(-10, -42, 52, 24, 11), shade, round=0.9, flow=0, hand=0.4)
        for band in (4, 22, 36):
            e.solid(shapes.box(band, -42.4, 2.6, 25, 1), BRASS, hand=0.2)
        e.solid(shapes.polygon([(28, -41), (26, -60), (38, -60), (36, -41)]), IRON, round=0.8, hand=0.3)
        e.solid(shapes.box(24, -64, 16, 5, 2), BRASS, hand=0.2)
        e.solid(shapes.smooth([(6, -42), (7, -51), (15, -51), (16, -42)]), BRASS, hand=0.2)
        e.solid(shapes.box(-46, -60, 36, 42, 2), shade, round=0.4, hand=0.4)
        e.glowing(shapes.box(-39, -54, 20, 15, 2), "#ffd98a", 5)
        e.solid(shapes.box(-50, -66, 44, 7, 3), IRON, round=0.6, hand=0.3)
        e.glowing(shapes.oval(44, -32, 4.4), "#fff0b8", 8)
        for hub, reach in ((-32, 13), (-4, 10), (18, 10), (36, 7)):
            _wheel(e, hub, -reach, reach)
        e.solid(shapes.limb([(-32, -11), (18, -9)], [3, 3]), BRASS, hand=0.2)


def carriage(e: Easel, x: float, y: float, length: float, shade: str | Colour = "#3f6a7a", turn: float = 0,
        flip: bool = False) -> None:
    """A carriage on (x, y) with three lit windows."""
    with e.at(x, y, length / 100, turn, flip):
        e.solid(shapes.box(-54, -20, 108, 6, 2), IRON, round=0.5, hand=0.3)
        e.solid(shapes.box(-46, -54, 92, 36, 4), shade, round=0.4, flow=0, hand=0.4)
        e.solid(shapes.smooth([(-50, -52), (-44, -62), (0, -66), (44, -62), (50, -52)], tension=0.7),
                colour(shade).darker(0.4), hand=0.3)
        for pane in (-38, -11, 16):
            e.glowing(shapes.box(pane, -47, 20, 15, 3), "#ffd98a", 5)
        e.line([(-44, -26), (44, -26)], BRASS, 2, taper=False)
        for hub in (-32, 32):
            _wheel(e, hub, -9, 9)


def _wheel(e: Easel, x: float, y: float, radius: float) -> None:
    e.solid(shapes.oval(x, y, radius), IRON, round=0.4, rim=0.9, hand=0.2)
    e.solid(shapes.oval(x, y, radius * 0.66), "#8a4034", round=0.3, hand=0.2)
    e.solid(shapes.oval(x, y, radius * 0.2), BRASS, hand=0.1)


def sewing_machine(e: Easel, x: float, y: float, height: float, shade: str | Colour = "#22304c",
        flip: bool = False) -> None:
    """An old sewing machine on (x, y), its needle at (-52, -8), its spool pin at (30, -104), its wheel on the right."""
    with e.at(x, y, height / 100, flip=flip):
        body = shapes.smooth(
            [(18, 0), (20, -40), (14, -58), (-30, -62), (-46, -58), (-46, -44), (-60, -44), (-64, -70), (-60, -88),
                (-40, -92),
             (30, -92), (46, -84), (52, -50), (54, 0)], tension=0.7,
        )  # fmt: skip
        e.drop(body, 5, 6)
        drawn = e.solid(body, shade, round=0.8, rim=1.0, flow=0, hand=0.5)
        with e.inside(drawn):
            for step in range(9):
                at = (-44 + step * 10, -76 + 4 * math.sin(step))
                e.solid(shapes.leaf(at, (at[0] + 7, at[1] - 5 * (1 if step % 2 else -1)), 4), BRASS, hand=0.2, edge=0)
            e.line([(-52, -86), (20, -86), (42, -70), (46, -6)], BRASS, 1.2, taper=False)
        e.solid(shapes.cut(shapes.oval(58, -68, 19), shapes.oval(58, -68, 11)), colour(shade).lighter(0.08), rim=1.0,
                hand=0.3)
        for spoke in range(3):
            angle = math.tau * spoke / 3
            e.line([(58, -68), (58 + math.cos(angle) * 13, -68 + math.sin(angle) * 13)], BRASS, 3, taper=False)
        e.solid(shapes.box(-57, -46, 9, 14, 2), "#cfd4da", hand=0.2)
        e.line([(-52.5, -34), (-52, -6)], "#eef2f6", 2.2)
        e.solid(shapes.polygon([(-58, -10), (-46, -10), (-44, -5), (-60, -5)]), "#cfd4da", hand=0.2)
        e.line([(30, -92), (30, -106)], "#cfd4da", 2.4, taper=False)


def projector(e: Easel, x: float, y: float, height: float, flip: bool = False) -> None:
    """A film projector on three legs at (x, y), throwing light to the right from (34, -74)."""
    with e.at(x, y, height / 100, flip=flip):
        for foot in (-26, 2, 28):
            e.solid(shapes.limb([(2, -54), (foot, -1)], [5, 3.4]), "#5a4034", hand=0.3)
        e.solid(shapes.box(-20, -84, 38, 32, 4), IRON, round=0.6, rim=0.9, hand=0.4)
        for hub_x, hub_y, reach in ((-14, -97, 17), (16, -101, 14)):
            e.solid(shapes.oval(hub_x, hub_y, reach), "#6a5a58", round=0.3, rim=1.0, hand=0.3)
            for hole in range(5):
                angle = math.tau * hole / 5
                e.flat(shapes.oval(hub_x + math.cos(angle) * reach * 0.58, hub_y + math.sin(angle) * reach * 0.58,
                        reach * 0.22), "#241a24", hand=0.1)
            e.solid(shapes.oval(hub_x, hub_y, reach * 0.2), BRASS, hand=0.1)
        e.solid(shapes.polygon([(18, -80), (33, -83), (33, -65), (18, -68)]), BRASS, round=0.8, hand=0.3)
        e.glowing(shapes.oval(34, -74, 3, 8), "#fff6d0", 10)
        for vent in range(4):
            e.line([(-14 + vent * 7, -78), (-14 + vent * 7, -66)], "#241a24", 1.6, taper=False)


def robot(e: Easel, x: float, y: float, height: float, tin: str | Colour = "#8a9a94", hand_to: Point = (52, -48),
        nod: float = 8) -> None:
    """An old robot sitting on (x, y), its breast open at (0, -46); hand_to is where its near hand is held out."""
    with e.at(x, y, height / 100):
        tone = colour(tin)
        for foot, shade in ((30, tone.darker(0.2)), (-18, tone)):
            e.solid(shapes.limb([(foot * 0.5, -16), (foot + 16, -24), (foot + 26, -6)], [12, 10, 10]), shade, hand=0.5)
            e.solid(shapes.smooth([(foot + 16, 1), (foot + 18, -11), (foot + 36, -10), (foot + 42, 1)], tension=0.5),
                    shade.darker(0.1), hand=0.4)
        e.solid(shapes.limb([(-24, -58), (-40, -40), (-34, -14)], [10, 9, 8]), tone.darker(0.15), hand=0.4)
        torso = e.solid(shapes.smooth([(-27, -10), (-31, -62), (-18, -70), (18, -70), (31, -62), (27, -10)],
                tension=0.4), tone, round=0.6, rim=0.8, flow=88, bristle=0.9, hand=0.8)
        with e.inside(torso):
            luck = e.chance.apart("rust")
            for _ in range(26):
                e.flat(shapes.blob(luck.between(-32, 32), luck.between(-72, -8), luck.between(1, 4), luck.between(1, 5),
                        luck, 0.3), "#a8603a", luck.between(0.3, 0.7))
        for rivet in range(6):
            for side in (-25, 25):
                e.flat(shapes.oval(side, -62 + rivet * 9.4, 1.3), tone.darker(0.5), hand=0)
        e.flat(shapes.box(-18, -60, 36, 32, 5), "#241a20", hand=0.5)
        door = shapes.polygon([(-18, -60), (-40, -64), (-40, -26), (-18, -28)])
        e.solid(door, tone.lighter(0.05), round=0.3, rim=0.9, hand=0.5)
        e.solid(shapes.box(-5, -78, 10, 10, 2), tone.darker(0.35), hand=0.3)
        with e.at(0, -90, 1, nod):
            e.solid(shapes.box(-20, -16, 40, 30, 7), tone.lighter(0.04), round=0.7, rim=0.9, bristle=0.8, hand=0.6)
            for ear in (-22, 22):
                e.solid(shapes.box(ear - 3, -7, 6, 12, 2), BRASS, hand=0.3)
            for eye in (-8, 9):
                e.solid(shapes.oval(eye, -3, 7), tone.darker(0.5), hand=0.3)
                e.glowing(shapes.oval(eye, -3, 4.6), "#ffe9a0", 8)
            e.line([(-8, 7), (0, 9.6), (9, 7)], "#2a2026", 1.6)
            e.line([(0, -16), (2, -26)], IRON, 1.8, taper=False)
            e.solid(shapes.oval(2.4, -27, 2.6), "#e8603a", hand=0.2)
        middle = ((26 + hand_to[0]) / 2 + 2, (-58 + hand_to[1]) / 2 + 14)
        e.solid(shapes.limb([(26, -58), middle, hand_to], [11, 9, 8]), tone, rim=0.8, hand=0.4)
        e.solid(shapes.oval(26, -58, 8), tone.lighter(0.08), rim=0.8, hand=0.4)
        for finger in (-14, 6, 26):
            angle = math.radians(finger)
            tip = (hand_to[0] + math.cos(angle) * 12, hand_to[1] + math.sin(angle) * 12 - 2)
            e.solid(shapes.limb([hand_to, tip], [5, 3.4]), tone.darker(0.05), hand=0.2)


def propeller(e: Easel, x: float, y: float, radius: float, turn: float = 0, shade: str | Colour = BRASS) -> None:
    for blade in range(3):
        angle = math.radians(turn + blade * 120)
        tip = (x + math.cos(angle) * radius * 0.5, y + math.sin(angle) * radius)
        e.solid(shapes.leaf((x, y), tip, radius * 0.3, 0.12), shade, rim=0.9, hand=0.4)
    e.solid(shapes.oval(x, y, radius * 0.14), shade, hand=0.3)


def porthole(e: Easel, x: float, y: float, radius: float, shade: str | Colour = "#ffe0a0") -> skia.Path:
    """A lit round window in a brass ring; returns its glass, to paint who looks out."""
    glass = shapes.oval(x, y, radius * 0.74)
    air.glow(e, x, y, radius * 2.4, shade, 0.5)
    e.solid(shapes.oval(x, y, radius), BRASS, round=0.5, rim=1.0, hand=0.5)
    e.glowing(glass, shade, radius * 0.25)
    for bolt in range(8):
        angle = math.tau * bolt / 8
        e.flat(shapes.oval(x + math.cos(angle) * radius * 0.87, y + math.sin(angle) * radius * 0.87, radius * 0.06),
                "#4a3020", hand=0)
    return glass


def spool(e: Easel, x: float, y: float, height: float, thread: str | Colour = "#e0442f", turn: float = 0) -> None:
    """A spool of thread standing on (x, y)."""
    with e.at(x, y, height / 100, turn):
        e.solid(shapes.smooth([(-26, -12), (-30, -50), (-26, -88), (26, -88), (30, -50), (26, -12)], tension=0.6),
                thread, round=0.8, flow=2, hand=0.5)
        for row in range(12):
            e.line([(-28, -16 - row * 6), (0, -13 - row * 6), (28, -16 - row * 6)], colour(thread).darker(0.35), 1.6,
                    alpha=0.6)
        for end in (-100, -14):
            e.solid(shapes.box(-36, end, 72, 14, 5), "#c9964f", round=0.6, hand=0.5)


def tools_on_wall(e: Easel, x: float, y: float, size: float) -> None:
    """A hammer, a wrench, a saw and pliers hanging in a row from (x, y) to the right."""
    with e.at(x, y, size / 100):
        e.solid(shapes.box(-4, 0, 8, 80, 2), "#a8703f", round=0.6, hand=0.4)
        e.solid(shapes.box(-18, -10, 36, 17, 3), "#8a8f9a", rim=0.9, hand=0.4)
        wrench = shapes.cut(shapes.join(shapes.limb([(48, 8), (48, 80)], [11, 9]), shapes.oval(48, 0, 14)),
                shapes.box(43, -18, 10, 18))
        e.solid(wrench, "#9aa0aa", rim=0.9, hand=0.3)
        e.solid(shapes.polygon([(86, 4), (112, 10), (98, 84), (92, 84)]), "#b8bcc4", rim=0.9, hand=0.4)
        e.solid(shapes.smooth([(80, -12), (112, -14), (114, 8), (84, 6)], tension=0.6), "#8a5030", hand=0.4)
        for side in (-1, 1):
            e.solid(shapes.limb([(146 + side * 5, -6), (146 - side * 3, 24), (146 + side * 13, 82)], [6, 8, 7]),
                    "#b8473f", hand=0.3)
