"""A page that is read from top to bottom: its header stays, the rest scrolls."""

from collections.abc import Iterable, Sequence

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look import theme
from app.ui.header import Header
from app.ui.page import Page
from app.ui.scroll import Scroll

ASIDE = 0.36
"""The share of the width for what stands beside the column."""


class ColumnPage(Page):
    """Remembers how far it was scrolled when it is filled again."""

    widest = 820
    """In dp."""

    _scrolled = 1.0

    def title(self) -> str:
        raise NotImplementedError

    def buttons(self) -> Sequence[Widget]:
        """Stand at the right of the header."""
        return ()

    def pieces(self, width: float) -> Iterable[Widget]:
        """What the column holds, ``width`` pixels wide; each piece knows its height."""
        raise NotImplementedError

    def footer(self, width: float) -> Widget | None:
        """Stays below the column, always in reach."""
        return None

    def aside(self, width: float) -> Widget | None:
        """Stands beside the column where the screen is wide enough for two."""
        return None

    def fill(self) -> None:
        left, top, right, bottom = self.margins
        beside = None if self.tall else self.aside((self.width - left - right) * ASIDE)
        if beside is None:
            self.add_widget(self._whole(self.width - left - right, left, top, right, bottom))
            return
        row = BoxLayout(padding=(left, 0, 0, 0))
        holder = BoxLayout(padding=(0, top, 0, bottom), size_hint_x=None, width=beside.width)
        holder.add_widget(beside)
        row.add_widget(holder)
        air = theme.gap(3)
        row.add_widget(self._whole(self.width - left - right - beside.width - air, air, top, right, bottom))
        self.add_widget(row)

    def _whole(self, room: float, left: float, top: float, right: float, bottom: float) -> Widget:
        """Header, column and footer, in the middle of the room that there is."""
        width = min(room, dp(self.widest))
        left, right = left + (room - width) / 2, right + (room - width) / 2
        whole = BoxLayout(orientation="vertical", padding=(0, top, 0, 0), spacing=theme.gap(1.5))
        header = Header(self.app, self.title(), self.buttons(), padding=(left, 0, right, 0))
        whole.add_widget(header)
        footer = self.footer(width)
        column = BoxLayout(
            orientation="vertical",
            size_hint_y=None,
            spacing=theme.gap(1.5),
            padding=(left, theme.gap(0.5), right, theme.gap(2) if footer else bottom),
        )
        for piece in self.pieces(width):
            column.add_widget(piece)
        column.bind(minimum_height=column.setter("height"))
        column.height = column.minimum_height
        self._scroll = Scroll(scroll_y=self._scrolled)
        self._scroll.bind(scroll_y=self._keep_place)
        self._scroll.add_widget(column)
        whole.add_widget(self._scroll)
        if footer is not None:
            holder = BoxLayout(size_hint_y=None, padding=(left, 0, right, bottom))
            holder.height = footer.height + bottom
            holder.add_widget(footer)
            whole.add_widget(holder)
        return whole

    def _keep_place(self, scroll: Scroll, place: float) -> None:
        if scroll is self._scroll:
            self._scrolled = min(1.0, max(0.0, place))  # it may have been pulled beyond its end
