"""Where people sit round a tablet that lies flat: a place for each, turned to its edge.  Pure numbers: no Kivy."""

from dataclasses import dataclass
from math import ceil

from app.look.box import Box

TURNS = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}
"""Cosine and sine: people sit at edges, not at corners."""


@dataclass(frozen=True)
class Turn:
    """A room of its own, from (0, 0) at its person's left hand, turned by ``angle`` and put into ``box``.

    0 looks from the lower edge, 90 from the right, 180 from the upper, 270 from the left.
    """

    box: Box
    angle: int = 0

    @property
    def size(self) -> tuple[float, float]:
        """As wide and as high as its person sees it."""
        return (self.box.w, self.box.h) if self.angle % 180 == 0 else (self.box.h, self.box.w)

    @property
    def origin(self) -> tuple[float, float]:
        """Where the room's own (0, 0) lies outside."""
        box = self.box
        return (
            box.right if self.angle in (90, 180) else box.x,
            box.top if self.angle in (180, 270) else box.y,
        )

    def outward(self, x: float, y: float) -> tuple[float, float]:
        """A point of the room, seen from outside."""
        cos, sin = TURNS[self.angle]
        left, low = self.origin
        return left + cos * x - sin * y, low + sin * x + cos * y

    def inward(self, x: float, y: float) -> tuple[float, float]:
        """A point outside, seen from within the room."""
        cos, sin = TURNS[self.angle]
        left, low = self.origin
        return cos * (x - left) + sin * (y - low), cos * (y - low) - sin * (x - left)

    def outside(self, box: Box) -> Box:
        """A box of the room, seen from outside."""
        (ax, ay), (bx, by) = self.outward(box.x, box.y), self.outward(box.right, box.top)
        return Box(min(ax, bx), min(ay, by), abs(bx - ax), abs(by - ay))


def table(width: float, height: float) -> Turn:
    """The whole screen as one room whose long edge is its lower one: an upright tablet is a table seen sideways."""
    return Turn(Box(0, 0, width, height), 0 if width >= height else 90)


@dataclass(frozen=True)
class Round:
    """``seats`` go round the table; between their two rows lies the ``middle``.

    ``spare`` is the place opposite that an odd number of people leaves.
    """

    seats: tuple[Turn, ...]
    middle: Box
    spare: Box | None


def two_rows(width: float, height: float, seats: int, middle: float) -> Round:
    """People along both long edges: the first half from left to right, the others back along the far edge."""
    near = ceil(seats / 2)
    wide, deep = width / near, (height - middle) / 2
    far = [Turn(Box(width - (place + 1) * wide, height - deep, wide, deep), 180) for place in range(seats - near)]
    spare = Box(0, height - deep, wide, deep) if seats % 2 else None
    return Round((*_row(near, width, deep), *far), Box(0, deep, width, middle), spare)


def uneven_rows(width: float, height: float, seats: int, near: float, far: float) -> Round:
    """An odd number of people, in rows of their own depths: fewer along the far edge have broader places there."""
    row = ceil(seats / 2)
    whole = Turn(Box(0, 0, width, height), 180)
    opposite = [Turn(whole.outside(turn.box), 180) for turn in _row(seats - row, width, far)]
    return Round((*_row(row, width, near), *opposite), Box(0, near, width, height - near - far), None)


def _row(count: int, width: float, deep: float) -> list[Turn]:
    wide = width / count
    return [Turn(Box(place * wide, 0, wide, deep)) for place in range(count)]
