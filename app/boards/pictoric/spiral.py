"""Where pawns stand on the painted track (assets/table/track.jpg).  Pure numbers: no Kivy."""

from collections.abc import Sequence
from dataclasses import dataclass

from app.look.box import Box
from engine.games.pictoric.track import CELLS, SIDE

MARGIN = 0.04
"""The rim of the painting around its 7 × 7 stones, as a share of its side."""

STONE = (1 - 2 * MARGIN) / SIDE
"""From one stone's middle to the next one's, as a share of the painting's side."""

CROWDS: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (1.0, ((0, 0),)),
    2: (0.86, ((-0.24, 0.06), (0.24, -0.06))),
    3: (0.76, ((-0.27, -0.16), (0.27, -0.16), (0, 0.22))),
    4: (0.72, ((-0.27, -0.2), (0.27, -0.2), (-0.27, 0.24), (0.27, 0.24))),
    5: (0.64, ((-0.32, -0.2), (0, -0.2), (0.32, -0.2), (-0.17, 0.24), (0.17, 0.24))),
    6: (0.64, ((-0.32, -0.2), (0, -0.2), (0.32, -0.2), (-0.32, 0.24), (0, 0.24), (0.32, 0.24))),
}
"""How small so many pawns on one stone are, and where they stand from its middle, as shares of the stone."""


@dataclass(frozen=True)
class Spot:
    """The middle of a pawn, and how large it is."""

    x: float
    y: float
    side: float


def stone(cell: int, track: Box) -> tuple[float, float]:
    """The middle of a cell on a track that fills this square."""
    place = CELLS[cell]
    return (
        track.x + track.w * (MARGIN + STONE * (place.column + 0.5)),
        track.y + track.h * (MARGIN + STONE * (place.row + 0.5)),
    )


def standing(cells: Sequence[int], track: Box) -> list[Spot]:
    """A spot for each pawn; those on one cell stand beside each other."""
    side = track.w * STONE
    spots = []
    for seat, cell in enumerate(cells):
        crowd = [other for other, there in enumerate(cells) if there == cell]
        small, places = CROWDS[len(crowd)]
        across, up = places[crowd.index(seat)]
        x, y = stone(cell, track)
        spots.append(Spot(x + across * side, y + up * side, small * side))
    return spots


def way(start: int, end: int) -> range:
    """The cells that a pawn treads on, forwards or backwards, its own left out."""
    step = 1 if end >= start else -1
    return range(start + step, end + step, step)
