"""The track (B1): 48 cells spiral clockwise inward on a 7 × 7 grid to the box in the middle, the 49th step."""

from typing import NamedTuple

SIDE = 7
BOX = SIDE * SIDE
START = 1


class Cell(NamedTuple):
    """A place on the grid, counted from its bottom left corner."""

    column: int
    row: int


def _spiral() -> tuple[Cell, ...]:
    """Up the left edge, then always on, turning right at the edge and where the track has been."""
    column, row, right, up = 0, 0, 0, 1
    walked = [Cell(column, row)]
    while len(walked) < BOX:
        ahead = Cell(column + right, row + up)
        if ahead in walked or not (0 <= ahead.column < SIDE and 0 <= ahead.row < SIDE):
            right, up = up, -right
            continue
        column, row = ahead
        walked.append(ahead)
    return tuple(walked)


CELLS: dict[int, Cell] = dict(enumerate(_spiral(), start=START))
"""Where each cell lies; ``CELLS[BOX]`` is the box."""


def forward(cell: int, steps: int) -> int:
    """Steps beyond the box count as reaching it (B2)."""
    return min(cell + steps, BOX)


def back(cell: int, steps: int) -> int:
    """Never before cell 1, which also keeps a pawn where it is on the match's first turn (B13)."""
    return max(cell - steps, START)
