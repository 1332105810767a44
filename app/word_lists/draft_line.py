"""The lines of a word list that is being written: a field for each, and next to it what is wrong with it."""

from collections.abc import Callable

from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout

from app.look import theme
from app.look.text import _
from app.ui.text_field import Field
from app.ui.words import Words
from app.word_lists.draft import MOST_LETTERS, readable

LOWER = 8
"""By how much, in dp, the letters of a field stand under its middle."""

MARK = 40
"""The width of a word's number, in dp."""

BESIDE = 0.42
"""The share of the width for what is wrong, where it stands beside the line."""


def _high() -> float:
    """Of a field."""
    return max(float(dp(56)), theme.touch())


class LineField(Field):
    """One line; several that are pasted at once are handed on to ``pasted``."""

    def __init__(self, text: str, role: str, typed: Callable[[str], None], pasted: Callable[[str], None]) -> None:
        super().__init__(text, role, text_validate_unfocus=False, size_hint_y=None, height=_high())
        self._pasted = pasted
        self.input_filter = self._readable
        self.bind(text=lambda field, text: typed(text))

    def insert_text(self, substring: str, from_undo: bool = False) -> object:
        if len(substring.strip().splitlines()) > 1:
            self._pasted(substring)
            return None
        return super().insert_text(substring.strip("\r\n"), from_undo)

    def _readable(self, typed: str, undoing: bool) -> str:
        room = MOST_LETTERS - len(self.text) + len(self.selection_text or "")
        return readable(typed)[: max(0, room)]


class WordLine(BoxLayout):
    """The theme (place 0), or a word with its number.  What is wrong stands beside it, or below where it is narrow.

    There is always room for one line of that: nothing below moves while somebody writes.
    """

    def __init__(
        self, place: int, text: str, typed: Callable[[str], None], pasted: Callable[[str], None], width: float
    ) -> None:
        self._beside = width > dp(620)
        super().__init__(
            orientation="horizontal" if self._beside else "vertical", size_hint_y=None, spacing=theme.gap(0.25)
        )
        self.field = LineField(text, "strong" if place else "heading", typed, pasted)
        mark = Words(str(place) if place else _("Theme"), "number" if place else "note", theme.paint.soft_ink)
        mark.size_hint_y = 1
        mark.padding = (0, 2 * dp(LOWER), 0, 0)
        self.fault = Words("", "note", theme.paint.berry, size_hint_x=None)
        line = BoxLayout(size_hint_y=None, height=_high(), spacing=theme.gap())
        if place or self._beside:
            mark.size_hint_x, mark.width = None, dp(MARK if place else 2 * MARK)
            line.add_widget(mark)
        else:
            mark.padding = (0, 0, 0, 0)
            mark.size_hint_y, mark.height = None, theme.size_of("note") * 1.4
            self.add_widget(mark)
        line.add_widget(self.field)
        self.add_widget(line)
        if self._beside:
            self.fault.width = width * BESIDE
            self.fault.pos_hint = {"center_y": 0.5 - dp(LOWER) / _high()}
            self.spacing = theme.gap()
        else:
            self.fault.width = width - (dp(MARK) + theme.gap() if place else 0)
            self._below = AnchorLayout(anchor_x="right", anchor_y="top", size_hint_y=None)
            self._below.add_widget(self.fault)
            self.add_widget(self._below)
        self.fault.bind(height=self._fit)
        self._fit()

    def say(self, fault: str) -> None:
        self.fault.text = fault
        if self._beside and bool(fault) == (self.fault.parent is None):  # the line has its whole width until then
            (self.add_widget if fault else self.remove_widget)(self.fault)

    def _fit(self, *_: object) -> None:
        if self._beside:
            self.height = max(_high(), self.fault.height)
            return
        self._below.height = max(theme.size_of("note") * 1.4, self.fault.height)
        self.height = sum(child.height for child in self.children) + self.spacing * (len(self.children) - 1)
