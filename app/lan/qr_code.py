"""A QR code to be photographed by another device's camera: ink on paper, in the night look too."""

import segno
from kivy.graphics import Rectangle
from kivy.graphics.texture import Texture
from kivy.uix.widget import Widget

from app.look import theme
from app.ui.shapes import plain

QUIET = 4
"""The light border that the standard asks for, in squares."""

LIGHT, DARK = theme.LIGHT.sheet, theme.LIGHT.ink


class QrCode(Widget):
    """As large as its place allows, with the light border that cameras need."""

    def __init__(self, text: str, **rest: object) -> None:
        super().__init__(**rest)
        matrix = segno.make_qr(text, error="m", boost_error=False).matrix
        side = len(matrix)
        self.squares = side + 2 * QUIET
        self._texture = Texture.create(size=(side, side), colorfmt="rgb")
        self._texture.mag_filter = self._texture.min_filter = "nearest"
        rows = [bytes(round(255 * part) for dark in row for part in (DARK if dark else LIGHT)[:3]) for row in matrix]
        self._texture.blit_buffer(b"".join(reversed(rows)), colorfmt="rgb", bufferfmt="ubyte")
        self.bind(pos=self._draw, size=self._draw)

    def _draw(self, *_: object) -> None:
        """Each square a whole number of pixels, where there are enough: cameras like sharp edges."""
        side = min(self.size)
        square = side // self.squares if side >= 2 * self.squares else side / self.squares
        whole, inner = square * self.squares, square * (self.squares - 2 * QUIET)
        x, y = round(self.center_x - whole / 2), round(self.center_y - whole / 2)
        self.canvas.clear()
        with self.canvas:
            Rectangle(texture=plain(LIGHT), pos=(x, y), size=(whole, whole))
            Rectangle(pos=(x + square * QUIET, y + square * QUIET), size=(inner, inner), texture=self._texture)
