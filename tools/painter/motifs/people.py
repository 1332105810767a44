"""People of all ages: jointed figures that face right (flip to turn them), 100 units tall before they are sized."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import skia

from tools.painter import shapes
from tools.painter.colour import Colour, colour
from tools.painter.easel import Easel
from tools.painter.motifs.hair import HATS, hair_above, hair_behind
from tools.painter.shapes import Point

Head = Callable[..., None]  # (easel, shut=bool): a head of radius 10 around (0, 0) that looks to the right


@dataclass(frozen=True)
class Pose:
    """Where the body is. Places are from the middle of the feet, y upwards negative, for a figure 100 tall."""

    hip: Point = (0, -44)
    lean: float = 4  # degrees forwards
    nod: float = 0  # degrees the head looks down
    near_hand: Point = (7, -37)
    far_hand: Point = (-8, -38)
    near_foot: Point = (5, 0)
    far_foot: Point = (-5, -1)
    asleep: bool = False
    elbows: int = 1  # -1 turns the elbows upwards: arms that carry or wave


STANDING = Pose()
WALKING = Pose(lean=7, near_hand=(-8, -46), far_hand=(18, -48), near_foot=(13, 0), far_foot=(-14, -3))
RUNNING = Pose(
    hip=(0, -46), lean=18, near_hand=(-4, -60), far_hand=(28, -62), near_foot=(20, -8), far_foot=(-26, -14)
)
REACHING = Pose(lean=0, nod=-24, near_hand=(30, -98), far_hand=(8, -40))
POINTING = Pose(lean=2, nod=-6, near_hand=(38, -76))
SITTING = Pose(
    hip=(0, -8), lean=2, near_hand=(18, -22), far_hand=(20, -24), near_foot=(36, 2), far_foot=(33, -1)
)
CHAIRED = Pose(
    hip=(0, -30), lean=-4, near_hand=(20, -44), far_hand=(22, -46), near_foot=(25, 0), far_foot=(20, -1)
)
KNEELING = Pose(
    hip=(0, -24), lean=14, near_hand=(26, -14), far_hand=(22, -18), near_foot=(-14, 0), far_foot=(-10, 0)
)
PUSHING = Pose(
    hip=(-4, -42), lean=24, near_hand=(32, -52), far_hand=(31, -54), near_foot=(10, 0), far_foot=(-24, -4)
)
CARRYING = Pose(lean=-2, near_hand=(20, -54), far_hand=(22, -56), near_foot=(9, 0), far_foot=(-9, -2))
LOOKING_UP = Pose(lean=-6, nod=-28, near_hand=(6, -40), far_hand=(-7, -40))
LOOKING_DOWN = Pose(lean=10, nod=26, near_hand=(12, -44), far_hand=(4, -42))
WAVING = Pose(near_hand=(26, -90))


@dataclass(frozen=True)
class Person:
    """Who it is. `head` is the share of the height: grown-ups 0.17, children 0.26, toddlers 0.32."""

    coat: str | Colour = "#b8473f"
    legs: str | Colour = "#3b3f5c"
    shoes: str | Colour = "#33272b"
    skin: str | Colour = "#f0bf98"
    hair: str | Colour = "#4a2d22"
    style: str = "short"  # see hair.py: short, long, bun, plaits, bald, curls, cap, hat, hood, beanie, crown, nightcap
    hat: str | Colour = "#3f6a6b"
    head: float = 0.19
    skirt: bool = False  # the coat reaches below the knees
    beard: bool = False
    glasses: bool = False
    scarf: str | Colour | None = None
    trim: str | Colour | None = None  # collar, cuffs and hem of another colour
    animal: Head | None = None  # an animal's head on a person's body: see heads.py


CHILD = Person(head=0.27, coat="#d8503c", style="short")
GIRL = Person(head=0.26, coat="#d9463c", hair="#6b3a22", style="plaits", skirt=True, legs="#e9ddc8", shoes="#5a2f2a")
WOMAN = Person(head=0.18, coat="#3d6f7f", hair="#3a2420", style="long", skirt=True)
MAN = Person(head=0.175, coat="#4a5570", hair="#3a2a24", style="hat", hat="#3a3f52")
GRANDMOTHER = Person(head=0.21, coat="#7d4a6d", hair="#e6e2dc", style="bun", skirt=True, glasses=True)
GRANDFATHER = Person(head=0.2, coat="#5a6a58", hair="#dcd8d0", style="cap", beard=True)


def person(
    e: Easel,
    x: float,
    y: float,
    height: float,
    who: Person = CHILD,
    pose: Pose = STANDING,
    flip: bool = False,
    back: bool = False,
) -> None:
    """Stand a person with the feet on (x, y); back shows them from behind. Paint its shadow first (`e.shadow`)."""
    with e.at(x, y, height / 100, flip=flip):
        neck = _turned_up(pose.hip, 100 - 44 - 100 * who.head - 6, pose.lean)
        shoulder = _between(pose.hip, neck, 0.86)
        _leg(e, who, pose.hip, pose.far_foot, far=True)
        _arm(e, who, shoulder, pose.far_hand, pose.elbows, far=True)
        _leg(e, who, pose.hip, pose.near_foot, far=False)
        _coat(e, who, pose, neck, back)
        raised = pose.near_hand[1] < neck[1] - 6  # a raised arm goes behind the head, so that the face is seen
        if raised:
            _arm(e, who, shoulder, pose.near_hand, pose.elbows, far=False)
        _head(e, who, neck, pose, back)
        if who.scarf:
            _scarf(e, who.scarf, neck)
        if not raised:
            _arm(e, who, shoulder, pose.near_hand, pose.elbows, far=False)


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


def _skin(e: Easel, who: Person) -> Colour:
    """Faces are lifted a little in dark light, so that they are found first."""
    ambient = e.light.ambient
    gloom = 1 - (ambient.r + ambient.g + ambient.b) / 3
    return colour(who.skin).lighter(min(0.5, gloom * 0.8))


def _leg(e: Easel, who: Person, hip: Point, foot: Point, far: bool) -> None:
    knee = joint(hip, foot, 23, 22, -1)
    shade = colour(who.legs).darker(0.2) if far else who.legs
    ankle = (foot[0] - 0.6, foot[1] - 6)
    e.solid(shapes.limb([hip, knee, ankle], [11, 8.5, 6]), shade, round=0.5, edge=0.3, hand=0.3, bristle=0.3)
    heel = (foot[0] - 2.6, foot[1] - 2.6)
    boot = shapes.join(
        shapes.limb([heel, (foot[0] + 3, foot[1] - 3), (foot[0] + 7.5, foot[1] - 2)], [6, 6, 4.4]),
        shapes.limb([(ankle[0], ankle[1] - 2), heel], [6.6, 6]),
    )
    e.solid(boot, who.shoes, round=0.5, edge=0.3, hand=0.2, bristle=0.2)


def _arm(e: Easel, who: Person, shoulder: Point, hand: Point, elbows: int, far: bool) -> None:
    reach = math.hypot(hand[0] - shoulder[0], hand[1] - shoulder[1])
    if reach > 33:
        hand = _between(shoulder, hand, 33 / reach)
    elbow = joint(shoulder, hand, 17, 16, elbows)
    shade = colour(who.coat).darker(0.2) if far else colour(who.coat)
    along = math.degrees(math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]))
    e.solid(shapes.oval(*hand, 4.2, 3.2, along), _skin(e, who), round=0.6, edge=0.25, hand=0.2, bristle=0)
    cuff = _between(elbow, hand, 0.84)
    sleeve = shapes.limb([shoulder, elbow, cuff], [10, 8.2, 8.4])
    e.solid(sleeve, shade, round=0.7, edge=0.5, hand=0.3, rim=0.5)
    if who.trim:
        e.solid(shapes.limb([_between(elbow, hand, 0.7), cuff], [8.6, 8.8]), who.trim, edge=0.25, hand=0.2)


def _coat(e: Easel, who: Person, pose: Pose, neck: Point, back: bool) -> None:
    hip = pose.hip
    seated = hip[1] > -36
    hem = (20 if who.skirt else 8) if not seated else 6
    wide = 16.5 if who.skirt else 11.5
    front = (hip[0] + wide + (8 if seated and who.skirt else 0), hip[1] + hem)
    rear = (hip[0] - wide, hip[1] + (4 if seated else hem))
    path = shapes.smooth(
        [
            (neck[0] - 4, neck[1] + 0.5),
            _between((neck[0] - 9, neck[1] + 5), (hip[0] - 9, hip[1]), 0.18),
            (hip[0] - 9.5, hip[1] - 8),
            rear,
            (hip[0] - wide * 0.3, hip[1] + hem + (0 if seated else 2.2)),
            (hip[0] + wide * 0.35, hip[1] + hem + (-1 if seated else 2)),
            front,
            (hip[0] + 9.8, hip[1] - 8),
            _between((neck[0] + 8.6, neck[1] + 5), (hip[0] + 9, hip[1]), 0.2),
            (neck[0] + 3.5, neck[1] + 1),
        ],
        tension=0.9,
    )
    drawn = e.solid(path, who.coat, round=0.7, flow=80, edge=0.55, hand=0.35)
    with e.inside(drawn):
        fold = e.dark(who.coat, 0.75)
        e.line([_between(neck, hip, 0.5), (hip[0] - 3, hip[1]), (hip[0] - wide * 0.45, hip[1] + hem)], fold, 1.5,
               alpha=0.4, lit=False)
        e.line([_between(neck, hip, 0.7), (hip[0] + 4, hip[1] + 4), (hip[0] + wide * 0.4, hip[1] + hem)], fold, 1.3,
               alpha=0.35, lit=False)
        if who.trim and not seated:
            e.line([(rear[0] - 2, rear[1] - 1), (hip[0], rear[1] + 1.5), (front[0] + 2, front[1] - 1)], who.trim, 4,
                   taper=False)
        if not back and not who.scarf:
            for share in (0.3, 0.52, 0.74):
                button = _between((neck[0] + 4.5, neck[1]), (hip[0] + 6, hip[1]), share)
                e.flat(shapes.oval(*button, 1.1), who.trim or colour(who.coat).lighter(0.5), hand=0)
    if who.trim:
        e.solid(shapes.limb([(neck[0] - 5, neck[1] + 2.4), (neck[0], neck[1] + 4), (neck[0] + 5.5, neck[1] + 1.8)],
                            [4.4, 5, 4.4]), who.trim, hand=0.2)  # fmt: skip


def _scarf(e: Easel, shade: str | Colour, neck: Point) -> None:
    tail = [(neck[0] - 5, neck[1] + 3), (neck[0] - 14, neck[1] + 5), (neck[0] - 20, neck[1] + 1),
        (neck[0] - 28, neck[1] + 4)]
    e.solid(shapes.limb(tail, [5, 6, 5.4, 6.4]), colour(shade).darker(0.12), hand=0.3)
    around = [(neck[0] - 6.5, neck[1] + 1.4), (neck[0], neck[1] + 4), (neck[0] + 6.5, neck[1] + 0.6)]
    e.solid(shapes.limb(around, [6, 7, 6]), shade, hand=0.3)


def _head(e: Easel, who: Person, neck: Point, pose: Pose, back: bool) -> None:
    radius = 100 * who.head * 0.5
    middle = (neck[0] + radius * 0.18, neck[1] - radius * 0.82)
    skin = _skin(e, who)
    if not who.animal:
        e.solid(shapes.limb([(neck[0], neck[1] + 3), middle], [radius * 0.8, radius * 0.7]), skin.darker(0.12),
                rim=0, edge=0.2, hand=0.1, bristle=0)
    with e.at(*middle, radius / 10, pose.nod + pose.lean * 0.4):
        if who.animal:
            who.animal(e, shut=pose.asleep)
            if who.style in HATS:
                HATS[who.style](e, who.hat)
        elif back:
            _nape(e, who, skin)
        else:
            hair_behind(e, who.style, who.hair)
            _face(e, who, pose, skin)
            hair_above(e, who.style, who)


def _nape(e: Easel, who: Person, skin: Colour) -> None:
    """A head from behind: ears and hair."""
    for side in (-9, 9):
        e.solid(shapes.oval(side, 1.4, 2, 2.8), skin, edge=0.3, hand=0.2)
    shade = skin if who.style == "bald" else who.hair
    e.solid(shapes.oval(0, 0, 10, 10.4), shade, flow=85, bristle=0.9, edge=0.35, hand=0.4)
    hair_behind(e, who.style, who.hair, over=True)
    if who.style in (*HATS, "hood"):
        hair_above(e, who.style, who)


def _face(e: Easel, who: Person, pose: Pose, skin: Colour) -> None:
    face = shapes.smooth([(0, -10), (7.4, -7), (9.4, 0.6), (7.4, 6.6), (2, 10), (-5.4, 8.4), (-9.2, 1.4), (-7.6, -6.6)])
    e.solid(face, skin, round=0.45, rim=0.3, bristle=0.15, edge=0.35, hand=0.2)
    e.flat(shapes.oval(-6, 1.6, 2, 2.5), skin.darker(0.1), hand=0.1)
    for at in (0.6, 8.2):
        e.flat(shapes.oval(at, 4.2, 2.3, 1.6), "#e2604f", 0.45, hand=0, blur=0.9)
    _eyes(e, who, pose)
    e.flat(shapes.oval(6.9, 2.6, 1.7, 1.3), skin.darker(0.16).turned(-8), hand=0.1)
    if who.beard:
        _beard(e, who)
    e.line([(3.2, 6.1), (5.4, 6.9), (7.2, 5.9)], "#8a332f", 1.1)


def _eyes(e: Easel, who: Person, pose: Pose) -> None:
    ink = "#221418"
    for at in (3.2, 8.0):
        if pose.asleep:
            e.line([(at - 1.5, 0.4), (at, 1.5), (at + 1.4, 0.5)], ink, 0.9, lit=False)
        else:
            e.flat(shapes.oval(at, 0.4, 1.15, 1.65), ink, hand=0)
            e.canvas.drawPath(shapes.oval(at + 0.4, -0.2, 0.42), skia.Paint(Color=0xF0FFFFFF, AntiAlias=True))
        e.line([(at - 1.7, -2.8), (at, -3.6), (at + 1.5, -3)], colour(who.hair).darker(0.2), 0.9)
    if who.glasses:
        for at in (2.8, 8.1):
            e.pencil(shapes.oval(at, 0.5, 2.5), e.tint("#3a2f38"), 0.6, 0.9)


def _beard(e: Easel, who: Person) -> None:
    beard = [(-8, 1.6), (-3, 4), (3, 4.6), (9, 3.6), (9, 10), (4, 17), (-3, 14), (-8, 8)]
    e.solid(shapes.smooth(beard), who.hair, bristle=0.9, flow=80, edge=0.3, hand=0.4)
