"""A setting that is on or off, with a line that says what it does."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from kivy.animation import Animation
from kivy.graphics import Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look import theme
from app.look.theme import Rgba
from app.ui.buttons import PressRow
from app.ui.shapes import bytes_of, disc_picture, lay_middle, rounded_picture, texture_of
from app.ui.words import Words


class Lever(Widget):
    """Shows on or off by place and colour; the row around it is what one touches."""

    at = NumericProperty(0.0)

    def __init__(self, on: bool) -> None:
        super().__init__(size_hint=(None, None), size=(dp(58), dp(34)), pos_hint={"center_y": 0.5})
        self.at = float(on)
        with self.canvas:
            self._picture = Rectangle()
        self.bind(pos=self._draw, size=self._draw, at=self._draw)
        self._draw()

    def slide(self, on: bool) -> None:
        Animation.cancel_all(self)
        Animation(at=float(on), duration=theme.motion("blink")).start(self)

    def _draw(self, *_: object) -> None:
        size = max(1, round(self.width)), max(1, round(self.height))
        paint, at = theme.paint, round(self.at, 1)
        self._picture.texture = _lever(size, at, paint.mark, paint.well, paint.amber, paint.on_amber)
        self._picture.pos, self._picture.size = self.pos, self.size


@lru_cache(64)
def _lever(size: tuple[int, int], at: float, mark: Rgba, well: Rgba, lit: Rgba, on_lit: Rgba) -> Texture:
    wide, high = size
    rim, edge = dp(6), round(dp(2))
    picture = rounded_picture(size, high / 2, mark)
    inner = wide - 2 * edge, high - 2 * edge
    lay_middle(picture, rounded_picture(inner, inner[1] / 2, theme.mixed(well, lit, at)), wide / 2, high / 2)
    side = round(high - 2 * rim)
    knob = disc_picture(bytes_of(theme.mixed(mark, on_lit, at)), side)
    lay_middle(picture, knob, rim + side / 2 + (wide - 2 * rim - side) * at, high / 2)
    return texture_of(picture)


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
