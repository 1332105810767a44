"""What pages with a long wall have in common: as wide as eyes like it, and where it was scrolled to."""

from collections.abc import Sequence

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look import theme
from app.shell import App
from app.ui.header import Header
from app.ui.page import Page
from app.ui.undo_row import LastRemoved
from app.ui.virtual_list import BAR, Wall

WIDEST = 1160
"""In dp: six drawings side by side."""


class WallPage(Page):
    """What was ``removed`` last from the wall can be brought back."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.removed = LastRemoved(self)
        self.wall: Wall | None = None
        self._scrolled = 1.0

    @property
    def wide(self) -> float:
        """How wide the wall is."""
        left, _top, right, _bottom = self.margins
        return min(self.width - left - right, dp(WIDEST))

    def hang(self, title: str, ways: Sequence[Widget], shown: Widget) -> None:
        """Below the header: a wall, or what is there instead of one."""
        left, top, right, _bottom = self.margins
        beside = (self.width - left - right - self.wide) / 2
        left, right = left + beside, right + beside
        whole = BoxLayout(orientation="vertical", padding=(0, top, 0, 0), spacing=theme.gap(1.5))
        whole.add_widget(Header(self.app, title, ways, padding=(left, 0, right, 0)))
        self.wall = None
        if isinstance(shown, Wall):
            self.wall = shown
            shown.scroll_y = self._scrolled
            shown.bind(scroll_y=self._keep_place)
            holder = BoxLayout(padding=(left, 0, right - theme.gap(BAR), 0))
            holder.add_widget(shown)
            shown = holder
        whole.add_widget(shown)
        self.add_widget(whole)

    def scroll_up(self) -> None:
        """The wall is seen from its top when it is hung again."""
        self._scrolled = 1.0

    def _keep_place(self, wall: Wall, place: float) -> None:
        if wall is self.wall:
            self._scrolled = min(1.0, max(0.0, place))
