"""A table's code, typed to agree to something that its people decide together."""

from collections.abc import Callable

from kivy.core.window import Window
from kivy.metrics import dp, sp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.lan.code_pad import CodePad, CodeSlots
from app.look import theme
from app.ui.sheet import Sheet
from app.ui.words import Words
from engine.lan.protocol import keys

AROUND = 176
"""What the sheet needs in height besides words, slots and pad, in dp."""


SLOT = 34
"""The width in dp of a sign's box that stands beside the pad."""

LOW_LETTERS = 14
"""On a phone held sideways, in sp: the whole pad is to be seen below them."""


class CodeSheet(Sheet):
    """``typed`` is called with the whole code; the sheet then goes away."""

    def __init__(self, title: str, words: str, typed: Callable[[str], None]) -> None:
        super().__init__(lambda: title)
        self._words, self._done = words, typed
        self._so_far = ""

    def fill(self) -> None:
        width = self.column.width
        words = Words(self._words, size_hint_x=None, width=width)
        self._slots = CodeSlots(min(theme.touch(), (width - theme.gap(6)) / keys.CODE_LENGTH), theme.paint.well)
        room = Window.height - words.height - self._slots.height - dp(AROUND)
        self.pad = CodePad(width, room, self._press, theme.paint.well)
        if self.pad.height > room and Window.width > Window.height:
            self._fill_low(width)
        else:
            self.column.add_widget(words)
            for piece in (self._slots, self.pad):
                holder = AnchorLayout(size_hint_y=None, height=piece.height)
                holder.add_widget(piece)
                self.column.add_widget(holder)
        self._slots.show(self._so_far)

    def _fill_low(self, width: float) -> None:
        """On a phone held sideways the code stands beside the pad, from the top down."""
        letters = sp(LOW_LETTERS * theme.large_type())
        self.column.add_widget(Words(self._words, font_size=letters, size_hint_x=None, width=width))
        self.column.spacing, self.column.padding = theme.gap(0.5), (0, 0, 0, theme.gap(0.5))
        beside = dp(SLOT) + theme.gap(2)
        self.pad = CodePad(width - beside, 0, self._press, theme.paint.well)
        self._slots = CodeSlots(dp(SLOT), theme.paint.well, high=self.pad.height)
        row = BoxLayout(size_hint_y=None, height=self.pad.height, spacing=theme.gap(2))
        for piece in (Widget(), self.pad, self._slots, Widget()):
            row.add_widget(piece)
        self.column.add_widget(row)

    def _press(self, sign: str | None) -> None:
        self._so_far = self._so_far[:-1] if sign is None else self._so_far + sign
        self._slots.show(self._so_far)
        if len(self._so_far) == keys.CODE_LENGTH:
            self.put_away()
            self._done(self._so_far)
