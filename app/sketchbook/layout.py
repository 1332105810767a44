"""Where the sheet and the tools of the sketchbook lie.  Pure numbers: no Kivy, nothing drawn."""

from dataclasses import dataclass
from math import ceil

from app.look.box import Box


@dataclass(frozen=True)
class Places:
    """``apart``: from one tool to the next in a row."""

    sheet: Box
    tools: Box
    apart: float


def places(room: Box, tools: int, cell: float, air: float, shape: float) -> Places:
    """The largest sheet of that ``shape`` (its width by its height), with the tools beside it or below it."""
    ways = [_beside(room, tools, cell, air), _below(room, tools, cell, air)]
    return max(ways, key=lambda way: min(way.sheet.w, way.sheet.h * shape))


def _beside(room: Box, tools: int, cell: float, air: float) -> Places:
    rows = max(1, int((room.h + air) // (cell + air)))
    wide = ceil(tools / rows) * (cell + air)
    sheet = Box(room.x, room.y, max(1.0, room.w - wide), room.h)
    return Places(sheet, Box(sheet.right + air, room.y, wide, room.h), air)


def _below(room: Box, tools: int, cell: float, air: float) -> Places:
    columns = max(1, int((room.w + air) // (cell + air)))
    high = ceil(tools / columns) * (cell + air)
    sheet = Box(room.x, room.y + high, room.w, max(1.0, room.h - high))
    apart = air if tools <= columns else (room.w - columns * cell) / max(1, columns - 1)  # as wide as the sheet
    return Places(sheet, Box(room.x, room.y, room.w, max(1.0, high - air)), apart)
