"""Four-legged animals built from one jointed body: 100 units tall at the back, feet on (0, 0), facing right."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial

from tools.painter import shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.motifs import heads
from tools.painter.motifs.people import Head, joint
from tools.painter.shapes import Point


@dataclass(frozen=True)
class Build:
    """What kind of animal it is; lengths are for a back 100 above the ground."""

    fur: str | Colour
    head: Head
    pale: str | Colour | None = None  # belly and tip of the tail
    length: float = 110  # from hip to shoulder
    deep: tuple[float, float, float] = (46, 44, 50)  # hip, belly, chest
    leg: tuple[float, float] = (20, 11)  # thick above, thin below
    neck: Point = (34, -34)
    neck_wide: float = 36
    head_size: float = 2.6
    tail: tuple[Point, ...] = ((-14, 0), (-60, 16), (-110, -14))
    tail_wide: tuple[float, ...] = (14, 40, 6)
    hoof: str | Colour | None = None
    antlers: float = 0.0
    arch: float = -2.0  # how far the back rises in the middle


@dataclass(frozen=True)
class Gait:
    """Where the feet are, each from below its own hip or shoulder."""

    near_front: Point = (2, 0)
    far_front: Point = (14, -3)
    near_hind: Point = (-6, 0)
    far_hind: Point = (10, -3)
    lift: float = 0.0  # how high it is in the air
    rise: float = 0.0  # degrees the front is higher than the back
    nod: float = 0.0  # degrees the head looks down


STAND = Gait()
STRIDE = Gait((22, 0), (-18, -4), (-26, 0), (22, -4))
LEAP = Gait((64, -44), (48, -30), (-74, -26), (-60, -38), lift=36, rise=14, nod=-4)

FOX = Build("#dd6a2c", heads.fox_head, "#fbeeda")
DEER = Build(
    "#a8703f", heads.deer_head, "#ead2ae", 104, (44, 40, 48), (17, 7), (36, -58), 26, 2.2, ((-12, -6), (-24, 4)),
    (14, 8),
    "#3a2a2a", 1.0,
)  # fmt: skip
BEAR = Build(
    "#7a4f34", heads.bear_head, None, 92, (74, 88, 68), (34, 22), (38, -12), 56, 3.3, ((-32, -6), (-40, -4)),
    (16, 12), arch=4
)
CAT = Build("#4a4258", heads.cat_head, None, 104, (40, 38, 40), (18, 12), (28, -20), 30, 2.9,
    ((-12, -4), (-56, -20), (-60, -70)), (13, 12, 9))
CAMEL = Build(
    "#c9904f", heads.camel_head, None, 100, (50, 54, 52), (20, 10), (56, -50), 28, 2.0, ((-20, -4), (-34, 26)),
    (8, 5), "#6a4630"
)
SHEEP = Build("#f2ead8", heads.sheep_head, None, 90, (66, 72, 66), (14, 10), (32, -14), 34, 2.6, ((-32, 0), (-42, 8)),
    (16, 12), "#3f3a48")
HARE = Build("#b08a66", partial(heads.hare_head, back=0.75), "#f2e2cc", 92, (54, 46, 40), (20, 12), (26, -20), 30,
    2.6, ((-24, -8), (-36, -14)), (20, 16))

GINGER_HEAD = partial(heads.cat_head, fur="#d98a3a", pale="#f6e2c8")


def beast(e: Easel, x: float, y: float, height: float, build: Build = FOX, gait: Gait = STAND,
        flip: bool = False) -> None:
    """An animal on its four feet. Paint its shadow first: `e.shadow(x, y, height * 0.8)`."""
    with e.at(x, y - gait.lift * height / 100, height / 100, flip=flip):
        half = build.length / 2
        climb = math.tan(math.radians(gait.rise)) * half
        hip, shoulder = (-half, -100 + build.deep[0] * 0.5 + climb), (half, -100 + build.deep[2] * 0.5 - climb)
        _foreleg(e, build, shoulder, gait.far_front, True)
        _hindleg(e, build, hip, gait.far_hind, True)
        tail = [(hip[0] + dx, hip[1] + dy) for dx, dy in build.tail]
        _tail(e, build, [(hip[0] - 4, hip[1]), *tail])
        reach = (shoulder[0] + build.neck[0], shoulder[1] + build.neck[1])
        body = shapes.limb([hip, ((hip[0] + shoulder[0]) / 2, (hip[1] + shoulder[1]) / 2 - build.arch), shoulder],
            build.deep)
        neck = shapes.limb([(shoulder[0] - 4, shoulder[1] + 2), reach], [build.deep[2] * 0.86, build.neck_wide * 0.72])
        drawn = e.solid(shapes.join(body, neck), build.fur, flow=8, bristle=0.8, hand=0.9, round=0.7)
        if build.pale:
            with e.inside(drawn):
                belly = shapes.limb(
                    [(hip[0], hip[1] + build.deep[0] * 0.52), (0, -100 + build.deep[1] * 1.02),
                        (shoulder[0] + 16, shoulder[1] + 16), (reach[0] + 6, reach[1] + 14)],
                    [6, 16, 22, 14])
                e.flat(belly, build.pale, 0.75, blur=3)
        _hindleg(e, build, hip, gait.near_hind, False)
        _foreleg(e, build, shoulder, gait.near_front, False)
        with e.at(reach[0] + 4, reach[1] - 2, build.head_size, gait.nod):
            if build.antlers:
                antlers(e, -3, -7, 34 * build.antlers)
            build.head(e)


def _foreleg(e: Easel, build: Build, shoulder: Point, step: Point, far: bool) -> None:
    top = (shoulder[0] - 2, shoulder[1] + 8)
    foot = (shoulder[0] + step[0], step[1] - 5)
    span = math.hypot(foot[0] - top[0], foot[1] - top[1])
    knee = joint(top, foot, span * 0.5 + 1.2, span * 0.52, -1)
    _shank(e, build, [top, knee, foot], build.leg[0], far)


def _hindleg(e: Easel, build: Build, hip: Point, step: Point, far: bool) -> None:
    foot = (hip[0] + step[0], step[1] - 5)
    knee = (hip[0] + step[0] * 0.3 + 9, hip[1] + (foot[1] - hip[1]) * 0.48)
    hock = (foot[0] - 8, foot[1] + (hip[1] - foot[1]) * 0.26)
    _shank(e, build, [(hip[0] + 3, hip[1] + 4), knee, hock, foot], build.deep[0] * 0.62, far)


def _shank(e: Easel, build: Build, points: list[Point], thick: float, far: bool) -> None:
    fur = colour(build.fur).darker(0.24) if far else colour(build.fur)
    middle = (thick + build.leg[1]) / 2.1
    leg = shapes.limb(points, [thick, middle, build.leg[1], build.leg[1]])
    e.solid(leg, fur, round=0.6, flow=86, edge=0.3 if far else 0.25, hand=0.5, rim=0.35)
    x, y = points[-1]
    shade = colour(build.hoof) if build.hoof else fur.darker(0.1)
    paw = shapes.limb([(x, y + 1), (x + build.leg[1] * 0.7, y + 2)], [build.leg[1] * 1.1, build.leg[1] * 0.9])
    e.solid(paw, shade, round=0.5, edge=0.3, hand=0.2)


def _tail(e: Easel, build: Build, line: list[Point]) -> None:
    drawn = e.solid(shapes.limb(line, [build.tail_wide[0], *build.tail_wide]), build.fur, flow=10, bristle=0.9,
        hand=0.8)
    if build.pale and len(build.tail) > 2:
        with e.inside(drawn):
            e.flat(shapes.oval(*line[-1], 26), build.pale, 0.95, blur=3)


def seated(e: Easel, x: float, y: float, height: float, build: Build = FOX, flip: bool = False, nod: float = 0,
        back: bool = False) -> None:
    """Sitting on its haunches, 100 tall to the ears; back shows it from behind, looking away."""
    fur = build.fur
    with e.at(x, y, height / 100, flip=flip):
        tail = [(-20, -7), (-40, -4), (-50, -16), (-46, -32)] if len(build.tail) > 2 else [(-22, -7), (-30, -9)]
        thick = build.tail_wide[1] * 0.42
        drawn = e.solid(shapes.limb(tail, [7, thick, thick, 4]), fur, flow=20, bristle=0.8, hand=0.6)
        if build.pale and len(build.tail) > 2:
            with e.inside(drawn):
                e.flat(shapes.oval(-46, -31, 11), build.pale, 0.95, blur=2)
        torso = shapes.smooth([(-27, -2), (-29, -18), (-16, -40), (-8, -58), (4, -66), (16, -60), (18, -42),
            (17, -20), (20, -1)])
        body = e.solid(torso, fur, flow=75, bristle=0.9, hand=0.6)
        if build.pale and not back:
            with e.inside(body):
                e.flat(shapes.smooth([(8, -62), (20, -58), (20, -26), (10, -30)]), build.pale, 0.85, blur=2)
        e.solid(shapes.smooth([(-22, -1), (-25, -16), (-14, -27), (-2, -20), (0, -2)]), fur, flow=40, edge=0.3,
            hand=0.4)
        if not back:
            for dx, shade in ((8, colour(fur).darker(0.18)), (3, colour(fur))):
                e.solid(shapes.limb([(5 + dx, -38), (8 + dx, -18), (8 + dx, -3)], [11, 7.5, 6.5]), shade, edge=0.3,
                    hand=0.3)
                e.solid(shapes.oval(11 + dx, -3, 5.4, 3.4), shade, edge=0.3, hand=0.2)
        with e.at(8, -72, build.head_size * 0.48, nod):
            if back:
                _from_behind(e, fur)
            else:
                build.head(e)


def _from_behind(e: Easel, fur: str | Colour) -> None:
    for side in (-1, 1):
        e.solid(shapes.smooth([(side * 9, -3), (side * 8.6, -17), (side * 1, -8)], tension=0.25), fur, edge=0.4,
            hand=0.2)
    e.solid(shapes.oval(0, 0, 10.6, 9.4), fur, flow=80, bristle=0.8, hand=0.3)


def curled(e: Easel, x: float, y: float, width: float, build: Build = FOX, flip: bool = False) -> None:
    """Asleep, nose to tail, lying on (x, y); the width is that of the whole bundle."""
    fur = colour(build.fur)
    with e.at(x, y, width / 100, flip=flip):
        body = shapes.smooth([(-48, -8), (-46, -34), (-22, -52), (12, -50), (40, -34), (48, -12), (36, 0), (-36, 0)])
        e.solid(body, fur, flow=30, bristle=0.9, hand=0.8, round=0.9)
        haunch = shapes.smooth([(-40, -2), (-42, -24), (-22, -36), (-4, -22), (-6, -2)])
        e.solid(haunch, fur.lighter(0.04), flow=50, edge=0.35, hand=0.5)
        with e.at(22, -20, build.head_size * 0.6, 24):
            build.head(e, shut=True)
        if len(build.tail) > 2:
            tail = shapes.limb([(-40, -8), (-14, -3), (16, -4), (38, -14)], [14, build.tail_wide[1] * 0.5, 18, 6])
            drawn = e.solid(tail, fur, flow=4, bristle=0.9, hand=0.6)
            if build.pale:
                with e.inside(drawn):
                    e.flat(shapes.oval(37, -13, 12), build.pale, 0.95, blur=2)


def antlers(e: Easel, x: float, y: float, height: float, shade: str | Colour = "#c9a878") -> list[Point]:
    """A pair of antlers on the brow; returns the tips of their tines, for whatever hangs there."""
    tips: list[Point] = []
    for side in (1, -1):
        beam: list[Point] = [
            (x + side * 1, y),
            (x + side * height * 0.28, y - height * 0.3),
            (x + side * height * 0.42, y - height * 0.62),
            (x + side * height * 0.24, y - height),
        ]
        tone = colour(shade) if side == 1 else colour(shade).darker(0.15)
        for share, dx, dy in ((0.28, 0.2, -0.26), (0.52, 0.3, -0.24), (0.74, 0.2, -0.26)):
            line = shapes.spine(beam, 10)
            root = line[int(share * len(line))]
            tip = (root[0] + side * dx * height, root[1] + dy * height)
            bend = ((root[0] + tip[0]) / 2 + side * height * 0.06, (root[1] + tip[1]) / 2 + height * 0.05)
            e.solid(shapes.limb([root, bend, tip], [height * 0.06, height * 0.05, 0.6]), tone, edge=0.4, hand=0.2)
            tips.append(tip)
        e.solid(shapes.limb(beam, [height * 0.09, height * 0.075, height * 0.06, 0.6]), tone, edge=0.4, hand=0.3)
        tips.append(beam[-1])
    return tips


def humps(e: Easel, x: float, y: float, height: float, flip: bool = False) -> None:
    """A camel, with its two humps, walking."""
    with e.at(x, y, height / 100, flip=flip):
        for at in (-22, 22):
            e.solid(shapes.smooth([(at - 24, -88), (at - 10, -116), (at + 8, -118), (at + 24, -88)]), CAMEL.fur,
                flow=80, bristle=0.9, hand=0.6)
    beast(e, x, y, height, CAMEL, STRIDE, flip)


def woolly(e: Easel, x: float, y: float, height: float, gait: Gait = STAND, flip: bool = False,
        wool: str | Colour = "#f4ecda") -> None:
    """A sheep: legs and head of the build, and a fleece of curls over it."""
    beast(e, x, y, height, SHEEP, gait, flip)
    luck = e.chance.apart("wool", round(x), round(y))
    with e.at(x, y - gait.lift * height / 100, height / 100, -gait.rise * (-0.8 if flip else 0.8), flip):
        for ring, (count, rx, ry) in enumerate(((15, 66, 36), (11, 46, 24), (7, 24, 10))):
            for index in range(count):
                angle = math.tau * (index + 0.5 * ring) / count
                place = (-6 + math.cos(angle) * rx, -68 + math.sin(angle) * ry)
                e.solid(shapes.blob(*place, 18, 16, luck, 0.1), wool, edge=0.25, hand=0.3, round=0.8, bristle=0.3)


def elephant(e: Easel, x: float, y: float, height: float, skin: str | Colour = "#8d93a6", flip: bool = False,
        stride: float = 10, trunk: tuple[Point, ...] | None = None, tail: float = 1.0) -> None:
    """An elephant, 100 at the shoulder; stride is how far its feet are apart (0 stands, 40 swims through the air)."""
    tone = colour(skin)
    with e.at(x, y, height / 100, flip=flip):
        for hip, step, far in ((38, -stride, True), (-36, stride, True)):
            _pillar(e, hip + 6, step, tone.darker(0.24 if far else 0))
        e.line([(-58, -66), (-72, -52), (-74, -30 + 10 * tail)], tone.darker(0.2), 4)
        body = shapes.smooth([(-62, -42), (-60, -76), (-36, -98), (0, -104), (36, -98), (58, -80), (56, -44),
            (28, -30), (-30, -28)])
        e.solid(body, tone, flow=80, bristle=0.8, hand=1.0, round=0.8)
        for hip, step in ((-42, -stride), (34, stride)):
            _pillar(e, hip, step, tone)
        with e.at(62, -80, 2.6):
            if trunk:
                heads.elephant_head(e, tone, trunk)
            else:
                heads.elephant_head(e, tone)


def _pillar(e: Easel, hip: float, step: float, tone: Colour) -> None:
    e.solid(shapes.limb([(hip, -56), (hip + step * 0.4, -28), (hip + step, -6)], [34, 25, 23]), tone, flow=86,
        hand=0.6, edge=0.3)
    for nail in (-1, 1, 3):
        e.flat(shapes.oval(hip + step + nail * 4.6, -1, 2.6, 3), "#e6dccb", 0.8, hand=0.2)
