"""The sheet of paper: a fixed grid that knows no screen, and where a straight line enters and leaves it.

The origin is the bottom left corner; the bottom edge is the one that Pictomania judges by (P11).
"""

from enum import IntEnum

LONG_EDGE = 4095
SHORT_EDGE = 3071
EDGES = (LONG_EDGE, SHORT_EDGE), (SHORT_EDGE, LONG_EDGE), (LONG_EDGE, LONG_EDGE)
"""The largest x and y of each shape."""


class Sheet(IntEnum):
    """The shapes of paper; the numbers are written into logs and never change their meaning."""

    LANDSCAPE = 0
    PORTRAIT = 1
    SQUARE = 2

    right: int
    """The largest x on the sheet."""

    top: int
    """The largest y on the sheet."""

    def __init__(self, number: int) -> None:
        self.right, self.top = EDGES[number]  # looked up for every stroke: an enum's properties are slow

    def holds(self, x: float, y: float) -> bool:
        """Whether a place is on the paper."""
        return 0 <= x <= self.right and 0 <= y <= self.top


Place = tuple[float, float]


def on_paper(sheet: Sheet, start: Place, stop: Place) -> tuple[Place, Place] | None:
    """The part of a straight line that lies on the paper, or None when it misses it."""
    (x, y), (dx, dy) = start, (stop[0] - start[0], stop[1] - start[1])
    enters, leaves = 0.0, 1.0
    for away, room in ((-dx, x), (dx, sheet.right - x), (-dy, y), (dy, sheet.top - y)):
        if away == 0:
            if room < 0:
                return None
        elif away < 0:
            enters = max(enters, room / away)
        else:
            leaves = min(leaves, room / away)
    if enters > leaves:
        return None
    first = (x + enters * dx, y + enters * dy) if enters > 0 else start
    final = (x + leaves * dx, y + leaves * dy) if leaves < 1 else stop
    return first, final
