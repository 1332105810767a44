"""People of all ages: jointed figures that face right (flip to turn them), 100 units tall before they are sized."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from tools.painter import shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.shapes import Point


@dataclass(frozen=True)
class Pose:
    """Where the body is. Places are from the middle of the feet, y upwards negative, for a figure 100 tall."""

    hip: Point = (0, -44)
    lean: float = 4  # degrees forwards
    nod: float = 0  # degrees the head looks down
    near_hand: Point = (12, -42)
    far_hand: Point = (-6, -42)
    near_foot: Point = (5, 0)
    far_foot: Point = (-5, -1)


STANDING = Pose()
WALKING = Pose(lean=7, near_hand=(-8, -46), far_hand=(18, -48), near_foot=(13, 0), far_foot=(-14, -3))
RUNNING = Pose(
    hip=(0, -46), lean=18, near_hand=(-4, -60), far_hand=(28, -62), near_foot=(20, -8), far_foot=(-26, -14)
)
REACHING = Pose(lean=0, nod=-24, near_hand=(24, -104), far_hand=(8, -44))
POINTING = Pose(lean=2, nod=-6, near_hand=(38, -76))
SITTING = Pose(
    hip=(0, -8), lean=2, near_hand=(18, -22), far_hand=(20, -24), near_foot=(36, 2), far_foot=(33, -1)
)
KNEELING = Pose(
    hip=(0, -24), lean=14, near_hand=(26, -14), far_hand=(22, -18), near_foot=(-14, 0), far_foot=(-10, 0)
)
STARGAZING = replace(SITTING, lean=-24, nod=-34, near_hand=(-22, -4), far_hand=(-20, -6))


@dataclass(frozen=True)
class Person:
    """Who it is. `head` is the share of the height: grown-ups 0.17, children 0.26, toddlers 0.32."""

    coat: str | Colour = "#b8473f"
    legs: str | Colour = "#3b3f5c"
    shoes: str | Colour = "#33272b"
    skin: str | Colour = "#e9b48c"
    hair: str | Colour = "#4a2d22"
    style: str = "short"  # short, long, bun, plaits, bald, curls, cap, hat, hood
    hat: str | Colour = "#3f6a6b"
    head: float = 0.19
    skirt: bool = False  # the coat reaches below the knees
    beard: bool = False
    glasses: bool = False
    scarf: str | Colour | None = None


CHILD = Person(head=0.27, coat="#d8503c", style="short")
GRANDMOTHER = Person(head=0.21, coat="#7d4a6d", hair="#e6e2dc", style="bun", skirt=True, glasses=True)
GRANDFATHER = Person(head=0.2, coat="#5a6a58", hair="#dcd8d0", style="cap", beard=True)
SAILOR = Person(coat="#2f4a73", style="cap", hat="#22304a", beard=True, hair="#7a4a2c")


def person(
    e: Easel,
    x: float,
    y: float,
    height: float,
    who: Person = CHILD,
    pose: Pose = STANDING,
    flip: bool = False,
) -> None:
    """Stand a person with the feet on (x, y). Paint its shadow first: `e.shadow(x, y, height * 0.3)`."""
    with e.at(x, y, height / 100, flip=flip):
        neck = _turned_up(pose.hip, 100 - 44 - 100 * who.head - 6, pose.lean)
        shoulder = _between(pose.hip, neck, 0.9)
        _leg(e, who, pose.hip, pose.far_foot, far=True)
        _arm(e, who, shoulder, pose.far_hand, far=True)
        _leg(e, who, pose.hip, pose.near_foot, far=False)
        _coat(e, who, pose, neck)
        _head(e, who, neck, pose)
        _arm(e, who, shoulder, pose.near_hand, far=False)


def _turned_up(foot: Point, length: float, lean: float) -> Point:
    return foot[0] + math.sin(math.radians(lean)) * length, foot[1] - math.cos(math.radians(lean)) * length


def _between(one: Point, two: Point, share: float) -> Point:
    return one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share


def joint(start: Point, end: Point, upper: float, lower: float, bend: int) -> Point:
    """Where an elbow or a knee goes between two ends; bend +1 or -1 says to which side."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    reach = min(math.hypot(dx, dy), (upper + lower) * 0.999) or 1
    along = (upper**2 - lower**2 + reach**2) / (2 * reach)
    aside = math.sqrt(max(0.0, upper**2 - along**2)) * bend
    ux, uy = dx / (math.hypot(dx, dy) or 1), dy / (math.hypot(dx, dy) or 1)
    return start[0] + ux * along - uy * aside, start[1] + uy * along + ux * aside


def _leg(e: Easel, who: Person, hip: Point, foot: Point, far: bool) -> None:
    thigh = 23.0
    knee = joint(hip, foot, thigh, 22, -1)
    shade = colour(who.legs).darker(0.2) if far else who.legs
    e.solid(shapes.limb([hip, knee, foot], [11, 9, 6.5]), shade, round=0.5, edge=0.3, hand=0.4)
    heel = (foot[0] - 2, foot[1] - 2.5)
    e.solid(
        shapes.limb([heel, (foot[0] + 7, foot[1] - 2)], [6.5, 5]), who.shoes, round=0.5, edge=0.3, hand=0.3
    )


def _arm(e: Easel, who: Person, shoulder: Point, hand: Point, far: bool) -> None:
    elbow = joint(shoulder, hand, 17, 16, 1)
    shade = colour(who.coat).darker(0.18) if far else colour(who.coat)
    reach = math.hypot(hand[0] - shoulder[0], hand[1] - shoulder[1])
    if reach > 33:
        hand = _between(shoulder, hand, 33 / reach)
    e.solid(shapes.oval(*hand, 3.6), who.skin, round=0.6, edge=0.2, hand=0.2)
    cuff = _between(elbow, hand, 0.86)
    e.solid(shapes.limb([shoulder, elbow, cuff], [10, 8.5, 7.5]), shade, round=0.6, edge=0.45, hand=0.4)


def _coat(e: Easel, who: Person, pose: Pose, neck: Point) -> None:
    hip = pose.hip
    seated = hip[1] > -30
    hem = 20 if who.skirt and not seated else 7
    wide = 15 if who.skirt else 11.5
    front = (hip[0] + wide + (8 if seated and who.skirt else 0), hip[1] + hem)
    back = (hip[0] - wide, hip[1] + (4 if seated else hem))
    path = shapes.smooth(
        [
            (neck[0] - 3.5, neck[1] + 1),
            _between((neck[0] - 9, neck[1] + 5), (hip[0] - 9, hip[1]), 0.25),
            (hip[0] - 9.5, hip[1] - 6),
            back,
            (hip[0], hip[1] + hem + (-1 if seated else 2.5)),
            front,
            (hip[0] + 10, hip[1] - 6),
            _between((neck[0] + 9, neck[1] + 5), (hip[0] + 9, hip[1]), 0.25),
            (neck[0] + 3.5, neck[1] + 1),
        ],
        tension=1,
    )
    e.solid(path, who.coat, round=0.7, flow=80, edge=0.5, hand=0.5)
    if who.scarf:
        e.solid(
            shapes.limb(
                [(neck[0] - 6, neck[1] + 3), (neck[0], neck[1] + 5), (neck[0] + 6.5, neck[1] + 2)], [6, 7, 6]
            ),
            who.scarf,
            hand=0.3,
        )
        e.solid(
            shapes.limb(
                [(neck[0] - 5, neck[1] + 4), (neck[0] - 12, neck[1] + 13), (neck[0] - 17, neck[1] + 15)],
                [5, 6, 5],
            ),
            who.scarf,
            hand=0.3,
        )


def _head(e: Easel, who: Person, neck: Point, pose: Pose) -> None:
    size = 100 * who.head
    radius = size * 0.5
    middle = (neck[0] + radius * 0.18, neck[1] - radius * 0.86)
    with e.at(*middle, radius / 10, pose.nod + pose.lean * 0.4):
        _hair_behind(e, who)
        face = shapes.join(
            shapes.smooth(
                [(0, -10), (7.6, -6.4), (9.2, 1), (6.5, 8), (1, 10), (-6, 8), (-9.4, 1), (-7.6, -6.6)]
            ),
            shapes.oval(9.6, 2.2, 1.9, 1.7),
        )
        e.solid(face, who.skin, round=0.5, rim=0.35, bristle=0.25, edge=0.35, hand=0.25)
        e.flat(shapes.oval(5.4, 4.6, 2.3, 1.6), "#d9604f", 0.35, hand=0, blur=0.9)
        ink = "#2a1a1e"
        for at in (3.4, 7.6):
            e.flat(shapes.oval(at, 0.8, 0.95, 1.25), ink, hand=0)
            e.line([(at - 1.4, -2.2), (at, -2.9), (at + 1.3, -2.5)], who.hair, 0.7)
        if who.glasses:
            for at in (3.0, 7.8):
                e.pencil(shapes.oval(at, 0.9, 2.3), e.tint("#3a2f38"), 0.6, 0.9)
        if who.beard:
            e.solid(
                shapes.smooth([(-8, 2), (-3, 4), (3, 5), (9, 4), (8.4, 10), (3, 16), (-4, 13), (-8, 8)]),
                who.hair,
                bristle=0.8,
                flow=80,
                edge=0.3,
                hand=0.5,
            )
        e.line([(4, 6.4), (5.8, 7), (7.4, 6.2)], "#8a3a35", 0.9)
        _hair_above(e, who)


def _hair_behind(e: Easel, who: Person) -> None:
    if who.style == "long":
        e.solid(
            shapes.smooth([(-2, -11), (-10, -6), (-12, 6), (-13, 18), (-6, 20), (1, 14), (4, 2)]),
            who.hair,
            flow=80,
            bristle=0.9,
        )
    if who.style == "plaits":
        for tip in ((-15, 16), (-7, 19)):
            e.solid(shapes.limb([(-6, 2), ((tip[0] - 8) / 2, 10), tip], [5, 4.6, 3]), who.hair, flow=70)
    if who.style == "bun":
        e.solid(shapes.oval(-8.5, -9, 5), who.hair, flow=30)


def _hair_above(e: Easel, who: Person) -> None:
    if who.style == "bald":
        return
    if who.style == "curls":
        luck = e.chance.apart("curls")
        for index in range(9):
            angle = math.radians(-205 + index * 20)
            e.solid(
                shapes.oval(-1 + 9.4 * math.cos(angle), -2 + 9 * math.sin(angle), 3.6 + luck.about(0, 0.6)),
                who.hair,
                edge=0.25,
                hand=0.3,
            )
        return
    if who.style == "hood":
        hood = shapes.smooth(
            [(5, -11.5), (9, -6), (4, -5.5), (-2, -2), (-3, 5), (0, 11), (-8, 11), (-12, 1), (-8, -10)]
        )
        e.solid(hood, who.coat, flow=60, hand=0.4)
        return
    cap = [
        (8.4, -5.4),
        (5, -11),
        (-3, -12.4),
        (-9.6, -8),
        (-11, 1),
        (-8.4, 5.4),
        (-6.4, -1),
        (-2, -5),
        (3, -5.2),
    ]
    e.solid(shapes.smooth(cap), who.hair, flow=25, bristle=0.9, rim=0.7, hand=0.4)
    if who.style == "cap":
        e.solid(
            shapes.smooth([(9, -6), (6, -13), (-4, -14.5), (-11, -9), (-11, -4.5), (-2, -5.6)]),
            who.hat,
            hand=0.4,
        )
        e.solid(shapes.limb([(4, -6), (14, -5)], [3.4, 2]), who.hat, hand=0.3)
    if who.style == "hat":
        e.solid(
            shapes.smooth([(7, -6), (6, -17), (0, -19), (-7, -17), (-9, -6)], tension=0.9), who.hat, hand=0.4
        )
        e.solid(shapes.limb([(-17, -4), (-2, -7.5), (15, -5)], [3, 4.5, 3]), who.hat, hand=0.4)
