"""Twelve colours with their symbols, of which one is chosen."""

from collections.abc import Callable
from functools import partial

from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.gridlayout import GridLayout

from app.look import theme
from app.ui.badge import SeatBadge
from engine.seats import MOST_SEATS

LIGHT = 6
"""How much (dp) larger the chosen one is."""


class ColourGrid(GridLayout):
    """The chosen one stands in the lantern's light."""

    def __init__(self, chosen: int, choose: Callable[[int], None], width: float) -> None:
        super().__init__(cols=_columns(width), size_hint=(None, None), size=(width, self.height_in(width)))
        self._choose = choose
        self._badges = []
        for colour in range(MOST_SEATS):
            cell = AnchorLayout()
            badge = SeatBadge(
                colour, _side(colour == chosen) / dp(1), lit=colour == chosen, press=partial(self._take, colour)
            )
            cell.add_widget(badge)
            self._badges.append(badge)
            self.add_widget(cell)

    @staticmethod
    def height_in(width: float) -> float:
        """How high the grid is in a column of this width."""
        columns = _columns(width)
        return float(MOST_SEATS // columns * min(_side(True) + theme.apart(), width / columns))

    def _take(self, chosen: int) -> None:
        for colour, badge in enumerate(self._badges):
            badge.size = (_side(colour == chosen),) * 2
            badge.light(colour == chosen)
        self._choose(chosen)

    def badge(self, colour: int) -> SeatBadge:
        return self._badges[colour]


def _columns(width: float) -> int:
    least = _side(True)
    return max(count for count in (3, 4, 6) if count * least <= max(width, 3 * least))


def _side(chosen: bool) -> float:
    return theme.touch() + (dp(LIGHT) if chosen else 0)
