"""One's own sheet of paper, and the button that turns it upright, or lengthwise again, while it is blank (P11)."""

from collections.abc import Callable

from app.boards.stand import stand
from app.look import theme
from app.look.box import Box
from app.look.text import _
from app.ui.buttons import WordButton
from app.ui.ink import InkSurface
from app.ui.paper import Paper

HIGHEST = 0.3
"""How high it is at most, as a part of the sheet's height."""

ABOVE_LINE = 0.05
"""How far (part of the sheet's height) it stays above the grey line."""


class TurnPaper(WordButton):
    """Lies on the sheet, at its lower right corner, and goes with the first stroke."""

    def __init__(self, turn: Callable[[], None]) -> None:
        super().__init__(_("Turn the paper"), turn, "well", "turn", role="note", air=0.75)

    def offer(self, offered: bool) -> None:
        """Only while somebody may draw."""
        self.disabled, self.opacity = not offered, 1 if offered else 0

    def lie_on(self, sheet: Box, side: float) -> None:
        """As high as what is touched there."""
        air, side = theme.gap(0.5), min(side, sheet.h * HIGHEST)
        wide = min(self.natural_width, sheet.w * 0.5)
        stand(self, Box(sheet.right - wide - air, sheet.y + sheet.h * ABOVE_LINE, wide, side))
        self.fit()


class SheetPaper(Paper):
    """Lies under the surface on which somebody draws, as large as its sheet with the grey line is."""

    def __init__(self, surface: InkSurface) -> None:
        super().__init__(lift=7, round_by=4, colour=theme.paint.paper, size_hint=(None, None))
        self._surface = surface
        surface.bind(sheet_box=self._lie)
        self._lie()

    def _lie(self, *_: object) -> None:
        left, low, wide, high = self._surface.sheet_box
        line = round(high * self._surface.edge_part)
        self.pos, self.size = (left, low - line), (wide, high + line)
