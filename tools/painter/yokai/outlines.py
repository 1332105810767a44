"""What a sketcher gets down of each yokai before it moves: a few lines, within −150…150 by −120…120."""

from __future__ import annotations

import math

import skia

from tools.painter import shapes
from tools.painter.shapes import Point

Lines = list[skia.Path]


def _open(*points: Point) -> skia.Path:
    return shapes.smooth(points, closed=False)


def _eyes(x: float, y: float, gap: float, reach: float) -> Lines:
    return [
        part
        for side in (-1, 1)
        for part in (shapes.oval(x + side * gap, y, reach), shapes.oval(x + side * gap + 2, y + 1, reach * 0.4))
    ]


def puddle_pip() -> Lines:
    body = shapes.smooth([(0, -110), (26, -50), (78, 20), (70, 84), (0, 104), (-70, 84), (-78, 20), (-26, -50)])
    pool = _open((-140, 100), (-80, 118), (40, 120), (140, 98))
    return [
        body,
        *_eyes(0, 24, 28, 17),
        _open((-16, 60), (0, 70), (18, 58)),
        pool,
        _open((70, 20), (116, 0), (112, -60)),
        _open((60, -66), (110, -48), (150, -70)),
    ]


def teapot_turtle() -> Lines:
    shell = shapes.smooth([(-100, 50), (-92, -20), (-20, -62), (60, -20), (66, 50), (-20, 70)])
    return [
        shell,
        shapes.oval(-18, -74, 12),
        _open((-94, 20), (-126, 0), (-142, -50)),
        shapes.oval(104, -4, 32),
        _open((66, 40), (84, 40), (92, 26)),
        *_eyes(108, -8, 12, 8),
        _open((-70, 60), (-72, 104)),
        _open((-40, 66), (-42, 104)),
        _open((20, 66), (20, 104)),
        _open((50, 60), (52, 104)),
        _open((-90, 6), (-20, 20), (62, 4)),
    ]


def bell_octopus() -> Lines:
    bell = shapes.smooth([(-80, 10), (-50, -60), (0, -104), (50, -60), (80, 10), (0, 26)])
    arms = []
    for side in (-1, 1):
        arms += [
            _open((side * 50, 40), (side * 110, 60), (side * 140, 20), (side * 112, 0)),
            _open((side * 30, 60), (side * 80, 100), (side * 120, 110), (side * 126, 80)),
            _open((side * 8, 66), (side * 30, 110), (side * 56, 116)),
        ]
    return [bell, shapes.oval(0, -112, 9), *arms, *_eyes(0, 44, 26, 14), _open((-64, -14), (0, 0), (64, -14))]


def lake_heron() -> Lines:
    feathers = [
        shapes.leaf((-6, 26), (-6 + math.cos(angle) * 104, 26 - math.sin(angle) * 104), 26)
        for angle in (math.radians(degrees) for degrees in (96, 118, 140, 162, 184))
    ]
    return [
        *feathers,
        _open((44, -84), (14, -66), (34, -30), (62, 0), (48, 56), (0, 76), (-70, 90)),
        _open((62, -74), (38, -56), (60, -26), (84, 14), (70, 66), (20, 90), (-60, 100)),
        shapes.oval(56, -94, 22),
        _open((76, -98), (148, -70), (74, -84)),
        _open((40, -106), (-26, -112)),
        _open((24, 88), (30, 120)),
        _open((46, 84), (72, 98), (54, 108)),
        _open((-10, 50), (30, 44), (44, 10)),
        shapes.oval(62, -97, 5),
    ]


def grandmother_tide() -> Lines:
    curls = [
        shapes.smooth(shapes.curl(x, y, r, 1.4, 200, 1, 20), closed=False)
        for x, y, r in ((-40, -84, 26), (8, -94, 26), (58, -80, 26), (100, -46, 26), (-76, -56, 22))
    ]
    return [
        *curls,
        _open((150, 118), (130, -10), (60, -70), (-40, -66), (-110, -10), (-120, 30)),
        _open((96, 118), (80, 40), (30, -6), (-30, -6)),
        _open((-120, 30), (-90, 46), (-40, 30), (-20, -4)),
        *_eyes(-78, 2, 17, 9),
        _open((-150, 100), (-100, 84), (-50, 102), (0, 86), (60, 104)),
    ]


def match_lad() -> Lines:
    return [
        shapes.smooth([(-36, -6), (-34, -48), (0, -64), (34, -48), (36, -6), (0, 4)]),
        _open((-22, 2), (-20, 84), (20, 84), (22, 2)),
        shapes.flame(0, -58, 50, 60, 0.1),
        *_eyes(-4, -30, 15, 9),
        _open((-14, -10), (0, -2), (16, -12)),
        _open((-20, 26), (-60, 44), (-22, 62)),
        _open((20, 24), (72, 4), (40, -40)),
        *[_open((-20, y), (0, y + 4), (20, y)) for y in (24, 40, 58, 72)],
        _open((-12, 84), (-12, 108)),
        _open((12, 84), (12, 108)),
        _open((-110, 112), (110, 110)),
    ]


def candle_hedgehog() -> Lines:
    candles = []
    for index in range(8):
        angle = math.radians(-170 + index * 18)
        x, y = -20 + math.cos(angle) * 96, 50 + math.sin(angle) * 96
        candles += [
            _open((x, y), (x + math.cos(angle) * 34, y + math.sin(angle) * 34)),
            shapes.flame(x + math.cos(angle) * 38, y + math.sin(angle) * 38, 9, 20),
        ]
    return [
        *candles,
        _open((-120, 90), (-116, 20), (-60, -36), (10, -40), (50, 0)),
        _open((50, 0), (90, 20), (132, 66), (100, 90), (40, 96)),
        _open((50, 0), (34, 50), (50, 96)),
        shapes.oval(132, 64, 9),
        *_eyes(84, 42, 13, 9),
        _open((-120, 90), (-20, 104), (50, 96)),
    ]


def stove_cat() -> Lines:
    return [
        shapes.smooth([(-90, -30), (-70, -80), (0, -90), (70, -80), (90, -30), (60, 10), (0, 18), (-60, 10)]),
        _open((-80, -60), (-90, -116), (-46, -86)),
        _open((80, -60), (90, -116), (46, -86)),
        _open((-76, 0), (-96, 60), (-90, 116)),
        _open((76, 0), (96, 60), (90, 116)),
        _open((-40, 110), (-40, 66), (0, 44), (40, 66), (40, 110)),
        shapes.flame(0, 108, 36, 46),
        *_eyes(0, -40, 38, 14),
        _open((-14, -14), (0, -6), (14, -14)),
        _open((-96, 116), (96, 116)),
    ]


def comet_fox() -> Lines:
    return [
        _open((-140, 30), (-100, -10), (-70, -40), (-30, -30), (-20, 10), (-60, 30), (-140, 30)),
        _open((-70, -40), (-64, -86), (-40, -40)),
        _open((-46, -36), (-20, -80), (-20, -24)),
        _open((-20, 0), (40, -20), (70, 0), (30, 40), (-40, 40)),
        _open((-40, 40), (-60, 80), (-40, 110)),
        _open((-10, 44), (-16, 84), (6, 108)),
        _open((60, 10), (100, 40), (140, 30)),
        _open((66, -10), (110, -60), (150, -110)),
        _open((60, -20), (90, -70), (110, -116)),
        _open((72, 0), (120, -30), (156, -70)),
        *_eyes(-76, -4, 14, 8),
    ]


def sun_rooster() -> Lines:
    tail = [
        _open((40, 10), (40 + math.cos(a) * 60, 10 + math.sin(a) * 80), (40 + math.cos(a) * 112, 0 + math.sin(a) * 116))
        for a in (math.radians(d) for d in (-110, -85, -62, -40, -20, 0))
    ]
    return [
        *tail,
        _open((-70, -60), (-60, 0), (-80, 40), (-20, 70), (50, 60), (80, 20), (20, 0), (-20, -20), (-34, -70)),
        shapes.oval(-52, -76, 24),
        _open((-74, -76), (-104, -72), (-74, -64)),
        _open((-64, -98), (-66, -114), (-54, -100), (-50, -118), (-42, -98), (-34, -112), (-32, -92)),
        shapes.oval(-56, -80, 5),
        shapes.smooth([(-10, 56), (44, 84), (30, 116), (-10, 120), (-50, 116), (-62, 84)]),
        _open((-120, 112), (-60, 104), (60, 106), (120, 114)),
    ]


def mossy_pebble() -> Lines:
    moss = _open(
        (-96, 10), (-80, -10), (-64, 14), (-46, -16), (-20, 2), (4, -18), (30, 2), (56, -14), (72, 12), (94, -6)
    )
    return [
        shapes.smooth([(-100, 60), (-86, -20), (-30, -70), (40, -70), (92, -10), (98, 60), (50, 100), (-50, 100)]),
        moss,
        *_eyes(0, 34, 34, 17),
        _open((-16, 70), (0, 78), (18, 68)),
        _open((-10, -72), (-10, -94)),
        _open((10, -72), (10, -94)),
        _open((-34, -90), (-24, -112), (0, -118), (26, -112), (36, -90), (0, -86), (-34, -90)),
    ]


def grumble_root() -> Lines:
    leaves = [
        shapes.leaf((0, -50), tip, 30, bend)
        for tip, bend in (((-70, -100), -0.1), ((-26, -120), 0), ((30, -118), 0), ((76, -96), 0.1))
    ]
    return [
        *leaves,
        shapes.smooth([(0, -54), (60, -44), (84, 10), (60, 80), (0, 118), (-60, 80), (-84, 10), (-60, -44)]),
        *_eyes(0, 4, 30, 14),
        _open((-52, -24), (-30, -16), (-12, -8)),
        _open((52, -24), (30, -16), (12, -8)),
        _open((-22, 48), (0, 40), (22, 48)),
        _open((-80, 40), (-90, 76), (-20, 82), (40, 70)),
        _open((80, 40), (90, 76), (20, 84), (-40, 74)),
    ]


def mole_of_keys() -> Lines:
    keys = [
        shapes.oval(-96, 60, 24),
        _open((-106, 84), (-112, 116)),
        _open((-92, 84), (-90, 118)),
        _open((-80, 78), (-68, 108)),
    ]
    return [
        shapes.smooth([(-60, -20), (-40, -70), (20, -80), (80, -40), (104, -20), (60, 10), (-30, 14)]),
        shapes.oval(104, -24, 10),
        shapes.oval(14, -36, 20),
        shapes.oval(56, -36, 18),
        shapes.oval(16, -34, 6),
        shapes.oval(58, -34, 6),
        _open((-56, -60), (-40, -104), (10, -116), (40, -84)),
        _open((-50, 10), (-70, 60), (-50, 116), (50, 116), (70, 60), (50, 10)),
        _open((0, 20), (2, 110)),
        _open((-60, 40), (-90, 40)),
        *keys,
    ]


def bear_hill() -> Lines:
    trees = [
        part
        for x, y in ((-90, -50), (-60, -72), (40, -74), (70, -52))
        for part in (shapes.oval(x, y - 24, 15), _open((x, y - 9), (x, y + 8)))
    ]
    return [
        _open((-150, 100), (-130, 0), (-70, -60), (0, -72), (80, -40), (120, 30), (140, 110)),
        *trees,
        shapes.polygon([(-22, -74), (-22, -96), (14, -96), (14, -74)]),
        shapes.polygon([(-28, -96), (-4, -116), (20, -96)]),
        shapes.smooth([(0, 60), (20, 20), (70, 14), (110, 40), (116, 80), (70, 112), (20, 104)]),
        shapes.oval(12, 22, 13),
        shapes.oval(102, 24, 13),
        shapes.oval(66, 78, 24, 20),
        shapes.oval(66, 68, 9, 6),
        _open((32, 50), (40, 56), (48, 50)),
        shapes.oval(90, 50, 6),
    ]


def old_man_mountain() -> Lines:
    return [
        _open((-150, 116), (-100, 40), (-60, -10), (-46, -60), (0, -116), (46, -60), (60, -10), (100, 40), (150, 116)),
        _open((-50, -50), (-30, -70), (-16, -56), (0, -80), (16, -56), (32, -70), (50, -50)),
        *_eyes(0, -34, 20, 7),
        _open((-36, -48), (-18, -52), (-6, -44)),
        _open((36, -48), (18, -52), (6, -44)),
        _open((0, -30), (-8, -8), (8, -6)),
        _open((-40, 2), (-16, -4), (0, 4), (16, -4), (40, 2)),
        *[_open((x, 4), (x * 0.9, 50), (x * 0.5, 100)) for x in (-30, -15, 0, 15, 30)],
        _open((-100, 50), (-110, 90), (-30, 104)),
        _open((100, 50), (110, 90), (30, 104)),
    ]


def dandelion_wisp() -> Lines:
    fluff = [
        _open((0, -30), (math.cos(a) * 60, -30 + math.sin(a) * 50), (math.cos(a) * 104, -30 + math.sin(a) * 84))
        for a in (math.radians(-176 + 172 * i / 10) for i in range(11))
    ]
    return [
        *fluff,
        _open((0, -30), (4, 20)),
        shapes.oval(4, 66, 36, 44),
        *_eyes(4, 60, 13, 8),
        shapes.oval(4, 84, 5),
        _open((-28, 48), (-20, 14), (2, 8)),
        _open((36, 48), (28, 14), (6, 8)),
        _open((-8, 108), (-14, 120)),
        _open((18, 108), (26, 118)),
    ]


def washing_ghost() -> Lines:
    return [
        _open((-150, -96), (0, -84), (150, -100)),
        shapes.smooth(
            [
                (-112, -100), (-94, -98), (-56, -62), (-34, -82), (0, -92), (34, -82), (56, -64), (94, -100),
                (112, -98), (74, -20), (86, 56), (116, 90), (70, 84), (40, 104), (10, 82), (-26, 106), (-48, 80),
                (-86, 92), (-74, 20), (-80, -40),
            ]
        ),
        *_eyes(0, -30, 30, 17),
        shapes.smooth([(-24, 14), (0, 20), (26, 10), (16, 44), (-8, 48)]),
        *[shapes.box(x - 5, -112, 10, 24, 3) for x in (-104, 102)],
        _open((0, 88), (6, 112), (30, 114)),
        _open((60, 92), (76, 108), (102, 100)),
    ]  # fmt: skip


def kite_owl() -> Lines:
    wings = [
        shapes.leaf((side * 40, y), (side * (146 - (y + 20) * 0.6), y + 20), 22)
        for side in (-1, 1)
        for y in (-30, -6, 18)
    ]
    return [
        *wings,
        shapes.polygon([(0, -110), (70, -10), (0, 100), (-70, -10)]),
        _open((0, -110), (0, 100)),
        _open((-70, -10), (0, -6), (70, -10)),
        shapes.oval(-26, -28, 27),
        shapes.oval(26, -28, 27),
        *_eyes(0, -28, 26, 13),
        shapes.polygon([(-9, -14), (9, -14), (0, 8)]),
        _open((0, 100), (-16, 112), (6, 122)),
    ]


def chime_stag() -> Lines:
    antlers = [
        part
        for side in (-1, 1)
        for part in (
            _open((-40 + side * 8, -36), (-40 + side * 32, -70), (-40 + side * 60, -116)),
            _open((-40 + side * 30, -66), (-40 + side * 66, -76)),
            _open((-40 + side * 42, -88), (-40 + side * 26, -112)),
            _open((-40 + side * 50, -100), (-40 + side * 80, -106)),
        )
    ]
    return [
        *antlers,
        shapes.smooth([(-62, -26), (-40, -40), (-18, -26), (-26, 16), (-40, 34), (-54, 16)]),
        *_eyes(-40, -10, 13, 5),
        _open((-60, 10), (-80, 60), (-50, 80), (60, 80), (90, 60), (80, 20), (10, 10), (-18, 6)),
        *[_open((x, 76), (x + 4, 100), (x - 2, 120)) for x in (-50, -26, 56, 80)],
        _open((88, 30), (120, 30), (146, 60)),
        _open((88, 36), (116, 50), (130, 84)),
    ]


def lion_of_winds() -> Lines:
    curls = [
        shapes.smooth(
            shapes.curl(math.cos(a) * 104, math.sin(a) * 84, 30, 1.3, math.degrees(a) + 200, 1, 20), closed=False
        )
        for a in (math.tau * i / 10 for i in range(10))
    ]
    return [
        *curls,
        shapes.smooth([(0, -62), (50, -50), (66, 0), (44, 46), (0, 70), (-44, 46), (-66, 0), (-50, -50)]),
        *_eyes(0, -12, 26, 11),
        shapes.smooth([(-16, 20), (0, 16), (16, 20), (0, 34)]),
        _open((0, 34), (-20, 50)),
        _open((0, 34), (20, 50)),
        *[_open((side * 24, 36 + lift), (side * 84, 30 + lift * 2)) for side in (-1, 1) for lift in (0, 8)],
    ]


OUTLINES = {
    "water": (puddle_pip, teapot_turtle, bell_octopus, lake_heron, grandmother_tide),
    "fire": (match_lad, candle_hedgehog, stove_cat, comet_fox, sun_rooster),
    "earth": (mossy_pebble, grumble_root, mole_of_keys, bear_hill, old_man_mountain),
    "wind": (dandelion_wisp, washing_ghost, kite_owl, chime_stag, lion_of_winds),
}
