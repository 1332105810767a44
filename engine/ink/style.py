"""What a stroke is drawn with: tool, width, colour."""

from enum import IntEnum
from typing import NamedTuple


class Tool(IntEnum):
    """The tools; the numbers are written into logs and never change their meaning."""

    PENCIL = 0
    MARKER = 1
    ERASER = 2


PENCIL, MARKER, ERASER = Tool
"""The same, without the half microsecond in which an enum finds a member by its name: every stroke asks."""

RADII = (7.0, 13.0, 22.0), (28.0, 46.0, 72.0), (40.0, 80.0, 150.0)
"""By tool and width: half the width of a line in grid units, fine to broad. On a sheet 200 mm wide the middle pencil is
1.3 mm broad, so that a drawing can still be read a third as large; the middle marker 4.5 mm, the eraser 8 mm."""

WIDTHS = 3


class Style(NamedTuple):
    """A tool, one of its widths (0 is the finest), a colour as 0xRRGGBB; an eraser's colour says nothing."""

    tool: Tool = Tool.PENCIL
    width: int = 1
    colour: int = 0x22304A

    @property
    def radius(self) -> float:
        """Half the width of a line drawn at ease, in grid units."""
        return RADII[self.tool][self.width]
