"""Where the sentence, the board made smaller, and the way out lie.  Pure: no Kivy."""

from dataclasses import dataclass

from app.look.box import Box
from app.look.table_edges import Turn


@dataclass(frozen=True)
class Reduced(Turn):
    """A room as large as the whole screen, shown ``scale`` times as large in ``box``."""

    scale: float = 1.0

    @property
    def size(self) -> tuple[float, float]:
        return self.box.w / self.scale, self.box.h / self.scale

    def outward(self, x: float, y: float) -> tuple[float, float]:
        return self.box.x + x * self.scale, self.box.y + y * self.scale

    def inward(self, x: float, y: float) -> tuple[float, float]:
        return (x - self.box.x) / self.scale, (y - self.box.y) / self.scale


@dataclass(frozen=True)
class Places:
    words: Box
    skip: Box
    film: Reduced


def arrange(room: Box, screen: tuple[float, float], words: float, skip: tuple[float, float], air: float) -> Places:
    """Within ``room``, of a ``screen`` with these sides.  ``words``: how high the sentence is.

    Held sideways the way out stands beside the sentence; upright below the board, where the thumb is.
    """
    wide, high = skip
    upright = room.h > room.w
    above = words if upright else max(words, high)
    head = Box(room.x, room.top - above, room.w - (0 if upright else wide + air), above)
    low = room.y + (high + air if upright else 0)
    left = Box(room.x, low, room.w, room.top - above - air - low)
    scale = min(left.w / screen[0], left.h / screen[1])
    board = Box(0, 0, screen[0] * scale, screen[1] * scale)
    x, y = left.center[0] - board.w / 2, left.center[1] - board.h / 2
    out = (
        Box(room.center[0] - wide / 2, room.y, wide, high)
        if upright
        else Box(room.right - wide, head.center[1] - high / 2, wide, high)
    )
    return Places(head, out, Reduced(Box(x, y, board.w, board.h), scale=scale))
