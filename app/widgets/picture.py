"""A picture with rounded corners that fills its place, cut where it does not fit."""

from pathlib import Path
from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, RoundedRectangle, SmoothLine
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app import theme
from app.pictures import pictures
from app.theme import Rgba

ENOUGH = 1.15
"""A picture may be stretched by so much before it is decoded anew."""


class RoundPicture(Widget):
    """Shows ``ground`` until the picture has been decoded.  ``corners`` in dp: top left, top right, bottom right,
    bottom left."""

    def __init__(
        self, path: Path, ground: Rgba, corners: tuple[float, float, float, float] = (20, 20, 20, 20), **rest: Any
    ) -> None:
        super().__init__(**rest)
        self._path, self._texture, self._asked = path, None, 0.0
        self._ask_soon = Clock.create_trigger(self._ask, -1)
        self._corners = [dp(corner) for corner in corners]
        with self.canvas:
            self._tint = Color(*ground)
            self._shape = RoundedRectangle(radius=self._corners)
            # A fine line over the edge, since the cut-out itself is not antialiased.
            Color(*theme.paint.sheet)
            self._rim = SmoothLine(width=dp(1.1))
        self.bind(pos=self._place, size=self._place)

    def _place(self, *_: Any) -> None:
        self._shape.pos, self._shape.size = self.pos, self.size
        self._rim.rounded_rectangle = (self.x, self.y, self.width, self.height, *self._corners, 40)
        self._ask_soon()
        self._cut()

    def _ask(self, dt: float) -> None:
        """Asks for the picture once its place is known, and again if that has grown much."""
        wanted = max(self.size)
        if wanted > self._asked * ENOUGH and self.get_root_window() is not None:
            self._asked = wanted
            pictures.ask(self._path, wanted, self._show)

    def _show(self, texture: Texture) -> None:
        self._texture = texture
        self._tint.rgba = (1, 1, 1, 1)
        self._shape.texture = texture
        self._cut()

    def _cut(self) -> None:
        """The middle of the picture, in the proportions of its place."""
        if self._texture is None or not self.width or not self.height:
            return
        wide, tall = self._texture.size
        scale = max(self.width / wide, self.height / tall)
        u, v = (1 - self.width / (wide * scale)) / 2, (1 - self.height / (tall * scale)) / 2
        top, bottom = (1 - v, v) if not self._upside_down() else (v, 1 - v)
        self._shape.tex_coords = (u, bottom, 1 - u, bottom, 1 - u, top, u, top)

    def _upside_down(self) -> bool:
        """Decoded pictures start at their top; Kivy tells by flipped texture coordinates."""
        return bool(self._texture is not None and self._texture.tex_coords[1] > self._texture.tex_coords[5])
