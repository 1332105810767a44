"""A seat's badge: its colour and its symbol, or the face that the player drew, always in the colour's ring."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.core.image import Image as Picture
from kivy.graphics import Color, Rectangle, SmoothEllipse
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app import theme
from app.widgets.shadow import soft_spot


class SeatBadge(Widget):
    """A disc ``side`` dp wide.  ``lit`` puts the lantern behind it: this seat's turn."""

    def __init__(
        self,
        colour: int,
        side: float = 48,
        face: bytes | None = None,
        lit: bool = False,
        press: Callable[[], None] | None = None,
        **rest: Any,
    ) -> None:
        super().__init__(size_hint=(None, None), size=(dp(side), dp(side)), **rest)
        self._look = theme.seat(colour)
        self._face = face
        self._lit = lit
        self._press = press
        self.bind(pos=self.draw, size=self.draw)
        self.draw()

    def wear(self, colour: int, face: bytes | None) -> None:
        """Takes another colour, or another face."""
        self._look, self._face = theme.seat(colour), face
        self.draw()

    def light(self, lit: bool) -> None:
        self._lit = lit
        self.draw()

    def on_touch_up(self, touch: Any) -> bool:
        if self._press is not None and touch.grab_current is self:
            touch.ungrab(self)
            if self.collide_point(*touch.pos):
                self._press()
            return True
        return bool(super().on_touch_up(touch))

    def on_touch_down(self, touch: Any) -> bool:
        if self._press is not None and self.collide_point(*touch.pos):
            touch.grab(self)
            return True
        return False

    def draw(self, *_: Any) -> None:
        look, side = self._look, self.width
        rim = max(dp(2), side * 0.05)
        self.canvas.clear()
        with self.canvas:
            if self._lit:
                Color(*theme.faint(theme.paint.amber, 0.95))
                Rectangle(
                    texture=soft_spot(), pos=(self.x - side * 0.5, self.y - side * 0.5), size=(side * 2, side * 2)
                )
            else:
                Color(*theme.paint.shade)
                Rectangle(
                    texture=soft_spot(),
                    pos=(self.x - side * 0.25, self.y - side * 0.32),
                    size=(side * 1.5, side * 1.5),
                )
            Color(*theme.rgba("#FFFAF0"))
            SmoothEllipse(pos=self.pos, size=self.size)
            Color(*look.colour)
            SmoothEllipse(pos=(self.x + rim, self.y + rim), size=(side - 2 * rim, side - 2 * rim))
            self._draw_symbol(side)

    def _draw_symbol(self, side: float) -> None:
        texture = symbol(self._look.symbol)
        if texture is None:
            return
        wide = side * 0.56
        Color(*self._look.on_colour)
        Rectangle(texture=texture, pos=(self.center_x - wide / 2, self.center_y - wide / 2), size=(wide, wide))


def symbol(path: str) -> Texture | None:
    """The picture of a seat's symbol, if it has been painted."""
    return Picture(path, mipmap=True).texture if Path(path).exists() else None
