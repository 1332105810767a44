"""A place on a screen, and how small one may be that is touched.  Pure numbers: every arrangement is made of these."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, inf

TARGET = 48
"""The smallest side of anything to be touched on a phone, in dp."""

FINGERS = ((600, TARGET), (700, 67), (790, 63), (inf, 60))
"""Up to which shorter side (dp) of the screen how many dp are the smallest side: a centimetre on every tablet.

A dp is a 160th of an inch in name only: a tablet of seven inches with 600 of them packs 170 into one, one of ten
inches with 800 has 150.
"""


@dataclass(frozen=True)
class Box:
    x: float
    y: float
    w: float
    h: float

    @property
    def center(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    @property
    def top(self) -> float:
        return self.y + self.h

    @property
    def right(self) -> float:
        return self.x + self.w

    def holds(self, x: float, y: float) -> bool:
        return self.x <= x <= self.right and self.y <= y <= self.top

    def overlap(self, other: "Box") -> float:
        """The area that both cover."""
        across = min(self.right, other.right) - max(self.x, other.x)
        up = min(self.top, other.top) - max(self.y, other.y)
        return max(0.0, across) * max(0.0, up)

    def distance(self, x: float, y: float) -> float:
        """How far a point is from the nearest of this place; nothing within."""
        return hypot(max(self.x - x, 0.0, x - self.right), max(self.y - y, 0.0, y - self.top))

    def inset(self, by: float) -> "Box":
        return Box(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)


APART = 12
"""Between two things to be touched on a tablet, in dp: two millimetres."""


def is_tablet(width: float, height: float, dp: float) -> bool:
    return min(width, height) / dp >= FINGERS[0][0]


def finger(width: float, height: float, dp: float) -> float:
    """The smallest side, in pixels, of anything to be touched on a screen of that size."""
    side = min(width, height) / dp
    return next(least for below, least in FINGERS if side < below) * dp


def air(width: float, height: float, dp: float) -> float:
    """Between two things to be touched, in pixels: on a phone there is no room for that."""
    return APART * dp if is_tablet(width, height, dp) else 0.0


def around(boxes: Sequence[Box]) -> Box:
    """The smallest one that holds all of them."""
    left, low = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(left, low, max(box.right for box in boxes) - left, max(box.top for box in boxes) - low)


def round_about(room: Box, left_out: Box) -> tuple[Box, ...]:
    """All of a room but a place in it, in up to four parts."""
    x, y = max(room.x, left_out.x), max(room.y, left_out.y)
    right, top = max(x, min(room.right, left_out.right)), max(y, min(room.top, left_out.top))
    parts = (
        Box(room.x, room.y, room.w, y - room.y),
        Box(room.x, top, room.w, room.top - top),
        Box(room.x, y, x - room.x, top - y),
        Box(right, y, room.right - right, top - y),
    )
    return tuple([part for part in parts if part.w > 0 and part.h > 0])
