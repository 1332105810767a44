"""Where a table's code is typed: a box for each sign, and a pad that has no other signs than codes have.

So it makes no difference which letters the tablet's own keyboard has, and nothing can be mistaken.
"""

from collections.abc import Callable
from functools import partial

from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look import theme
from app.look.theme import Rgba
from app.ui.buttons import PressPaper
from app.ui.paper import Paper
from app.ui.signs import Sign
from app.ui.words import Words
from engine.lan.protocol import keys

BACKSPACE = 8
"""The key of a keyboard that takes a sign back."""

ERASE = "erase"
"""The pad's key that takes a sign back."""

LARGEST_KEY = 84
"""In dp."""

WITH_DIGITS_APART = 11
"""So many columns where the digits have a row of their own."""


class CodeSlots(BoxLayout):
    """The signs typed so far, in two halves as the code is said: side by side, or one below the other if ``high``."""

    def __init__(self, side: float, colour: Rgba | None = None, high: float = 0.0) -> None:
        between, apart = theme.gap(0.5 if high else 0.75), theme.gap(1)
        super().__init__(orientation="vertical" if high else "horizontal", size_hint=(None, None), spacing=between)
        self._colour = colour or theme.paint.sheet
        self._slots: list[tuple[Paper, Words]] = []
        tall = (high - apart) / keys.CODE_LENGTH - between if high else side * 1.2
        for place in range(keys.CODE_LENGTH):
            if place == keys.CODE_LENGTH // 2:
                self.add_widget(Widget(size_hint=(None, None), size=(apart, apart)))
            paper = Paper(size_hint=(None, None), size=(side, tall), round_by=12, lift=0)
            sign = Words(
                "",
                "heading" if high else "title",
                halign="center",
                size_hint=(1, 1),
                pos_hint={"center_x": 0.5, "center_y": 0.5},
            )
            paper.add_widget(sign)
            self._slots.append((paper, sign))
            self.add_widget(paper)
        along = keys.CODE_LENGTH * ((tall if high else side) + between) + apart
        self.size = (side, along) if high else (along, tall)

    def show(self, typed: str) -> None:
        for place, (paper, sign) in enumerate(self._slots):
            sign.text = typed[place] if place < len(typed) else ""
            paper.tint(theme.paint.amber if place == len(typed) else self._colour)
            sign.color = theme.paint.ink


class CodePad(BoxLayout):
    """``pressed`` gets a sign, or None to take one back; from the pad's keys and from a keyboard alike."""

    def __init__(
        self, width: float, height: float, pressed: Callable[[str | None], None], colour: Rgba | None = None
    ) -> None:
        between = theme.apart()
        rows, side = _keys(width, height, between)
        if len(rows) * (side + between) - between > height:  # a phone has no room for more
            between = theme.gap(0.5)
            rows, side = _keys(width, height, between)
        super().__init__(orientation="vertical", size_hint=(None, None), spacing=between)
        self._pressed, self._colour = pressed, colour
        columns = len(rows[0])
        for row in rows:
            line = BoxLayout(size_hint=(None, None), height=side, spacing=between)
            for key in row:
                line.add_widget(self._key(key, side))
            line.width = columns * side + (columns - 1) * between
            self.add_widget(line)
        self.width = columns * side + (columns - 1) * between
        self.height = len(rows) * side + (len(rows) - 1) * between

    def _key(self, key: str, side: float) -> PressPaper:
        sign = None if key == ERASE else key
        paper = PressPaper(
            partial(self._pressed, sign),
            lift=4,
            round_by=14,
            colour=self._colour,
            size_hint=(1 if sign is None else None, 1),
        )
        paper.width = side
        middle = {"center_x": 0.5, "center_y": 0.5}
        if sign is None:
            face: Widget = Sign(ERASE, 28, pos_hint=middle)
        else:
            face = Words(key, "button", halign="center", pos_hint=middle)
        paper.add_widget(face)
        return paper

    # A keyboard, where there is one -------------------------------------------------------------------------------

    def listen(self, on: bool) -> None:
        """Whether keys of a keyboard are heard."""
        (Window.bind if on else Window.unbind)(on_key_down=self._on_key)

    def _on_key(self, window: object, key: int, scancode: int, typed: str | None, modifiers: list[str]) -> bool:
        if key == BACKSPACE:
            self._pressed(None)
            return True
        sign = keys.sign(typed or "")
        if sign is None or {"ctrl", "alt", "meta"} & set(modifiers):
            return False
        self._pressed(sign)
        return True


def _rows(columns: int) -> list[list[str]]:
    """Digits, then letters; the key that takes back ends a row."""
    digits, letters = list(keys.ALPHABET[:10]), list(keys.ALPHABET[10:])
    if columns == WITH_DIGITS_APART:
        return [[*digits, ERASE], letters[:columns], letters[columns:]]
    in_order = [*digits, *letters, ERASE]
    return [in_order[start : start + columns] for start in range(0, len(in_order), columns)]


def _keys(width: float, height: float, between: float) -> tuple[list[list[str]], float]:
    """The rows in which keys are largest, and how large they are there."""
    room = int((width + between) / (theme.touch() + between))

    def key_in(rows: list[list[str]]) -> float:
        columns = len(rows[0])
        wide = (width - between * (columns - 1)) / columns
        return float(min(wide, (height - between * (len(rows) - 1)) / len(rows), dp(LARGEST_KEY)))

    rows = max((_rows(columns) for columns in (WITH_DIGITS_APART, 9, min(6, room)) if columns <= room), key=key_in)
    return rows, max(theme.touch(), key_in(rows))
