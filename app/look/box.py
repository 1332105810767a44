"""A place on a board, and how small one may be that is touched.  Pure numbers: every arrangement is made of these."""

from collections.abc import Sequence
from dataclasses import dataclass

TARGET = 48
"""The smallest side of anything to be touched, in dp."""


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

    def inset(self, by: float) -> "Box":
        return Box(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)


def around(boxes: Sequence[Box]) -> Box:
    """The smallest one that holds all of them."""
    left, low = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(left, low, max(box.right for box in boxes) - left, max(box.top for box in boxes) - low)
