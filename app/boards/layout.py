"""What the arrangements of all boards have in common.  Pure numbers, no Kivy."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import Any, TypeVar

from app.look.box import Box

NOWHERE = Box(0, 0, 0, 0)

CARD = 2 / 3
"""How wide a picture card is for its height."""

Made = TypeVar("Made")


def mirrored(made: Made, width: float, only: Collection[str] = (), read: Collection[str] = ()) -> Made:
    """For the left hand: all boxes that lie on the left lie on the right, or ``only`` those of these names.

    What is ``read`` keeps its order: from the left, row by row.
    """
    flipped = {}
    for name, value in vars(made).items():
        if not only or name in only:
            flipped[name] = _flipped(value, width)
        if name in read:
            flipped[name] = tuple(sorted(flipped[name], key=lambda box: (-box.y, box.x)))
    changed: Any = made  # a dataclass; Python has no name for the type of those
    mirror: Made = replace(changed, **flipped)
    return mirror


def _flipped(value: Any, width: float) -> Any:  # a field of an arrangement: boxes, or something else that stays
    if isinstance(value, tuple):
        return tuple([_flipped(one, width) for one in value])
    if isinstance(value, Box) and value != NOWHERE:
        return Box(width - value.x - value.w, value.y, value.w, value.h)
    return value


def card_in(room: Box) -> Box:
    """The largest card that the room holds, in its middle."""
    wide = max(1.0, min(room.w, room.h * CARD))
    return Box(room.x + (room.w - wide) / 2, room.y + (room.h - wide / CARD) / 2, wide, wide / CARD)


def in_rows(
    room: Box, count: int, columns: int, size: tuple[float, float], gaps: tuple[float, float]
) -> tuple[Box, ...]:
    """Boxes of one size in the middle of the room, row by row from the top; a last row that is shorter, too."""
    (wide, high), (across, up) = size, gaps
    rows = ceil(count / columns)
    top = room.top - (room.h - rows * high - (rows - 1) * up) / 2
    found = []
    for place in range(count):
        row, column = divmod(place, columns)
        in_row = min(columns, count - row * columns)
        left = room.x + (room.w - in_row * wide - (in_row - 1) * across) / 2
        found.append(Box(left + column * (wide + across), top - (row + 1) * high - row * up, wide, high))
    return tuple(found)


@dataclass(frozen=True)
class LookPlaces:
    """One card as large as the screen allows; beside it what it is, and what can be done with it."""

    card: Box
    number: Box
    close: Box
    back: Box
    onward: Box
    caption: Box
    button: Box


def button_widths(wanted: Sequence[float], room: float, most: float) -> list[float]:
    """Of buttons side by side: all of one width, unless one of them wants more: then each has its share."""
    wide = min(room / max(1, len(wanted)), most)
    return [wide if max(wanted) <= wide else room * share / sum(wanted) for share in wanted]
