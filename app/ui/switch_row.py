"""A setting that is on or off, with a line that says what it does."""

from collections.abc import Callable
from typing import Any

from kivy.animation import Animation
from kivy.graphics import BorderImage, Rectangle
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look import theme
from app.look.box import Box
from app.ui.buttons import PressRow
from app.ui.shapes import bytes_of, disc, ground
from app.ui.words import Words


class Lever(Widget):
    """Shows on or off by place and colour; the row around it is what one touches."""

    at = NumericProperty(0.0)

    def __init__(self, on: bool) -> None:
        super().__init__(size_hint=(None, None), size=(dp(58), dp(34)), pos_hint={"center_y": 0.5})
        self.at = float(on)
        self.bind(pos=self._draw, size=self._draw, at=self._draw)
        self._draw()

    def slide(self, on: bool) -> None:
        Animation.cancel_all(self)
        Animation(at=float(on), duration=theme.motion("blink")).start(self)

    def _draw(self, *_: object) -> None:
        paint, rim, edge = theme.paint, dp(6), dp(2)
        side, half = self.height - 2 * rim, self.height / 2
        inner = Box(*self.pos, *self.size).inset(edge)
        pieces = BorderImage(), BorderImage(), Rectangle()
        ground(paint.mark, self.size, half).lay(pieces[0], self.pos, self.size)
        well = theme.mixed(paint.well, paint.amber, self.at)
        ground(well, (inner.w, inner.h), half - edge).lay(pieces[1], (inner.x, inner.y), (inner.w, inner.h))
        pieces[2].texture = disc(bytes_of(theme.mixed(paint.mark, paint.on_amber, self.at)), round(side))
        pieces[2].pos = self.x + rim + (self.width - 2 * rim - side) * self.at, self.y + rim
        pieces[2].size = side, side
        self.canvas.clear()
        for piece in pieces:
            self.canvas.add(piece)


class SwitchRow(PressRow):
    """``sunk`` where it lies on paper itself."""

    def __init__(
        self, words: str, note: str, on: bool, change: Callable[[bool], None], width: float, sunk: bool = False
    ) -> None:
        look: dict[str, Any] = {"colour": theme.paint.well, "lift": 0} if sunk else {}  # of different types
        super().__init__(self._flip, size_hint_y=None, **look)
        self._on, self._change = on, change
        wide = width - dp(58) - theme.gap(5.5)
        lines = [Words(words, "strong", size_hint_x=None, width=wide)]
        if note:
            lines.append(Words(note, "note", theme.paint.soft_ink, size_hint_x=None, width=wide))
        column = BoxLayout(orientation="vertical", size_hint_y=None, pos_hint={"center_y": 0.5})
        for line in lines:
            column.add_widget(line)
        column.height = sum(line.height for line in lines)
        self.lever = Lever(on)
        self.add_widget(column)
        self.add_widget(self.lever)
        self.height = max(dp(64), theme.touch(), column.height + theme.gap(2.5))

    def _flip(self) -> None:
        self._on = not self._on
        self.lever.slide(self._on)
        self._change(self._on)
