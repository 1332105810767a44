"""A QR code to be photographed by another device's camera: ink on paper, which is dimmed by night."""

import segno
from kivy.graphics import Rectangle
from kivy.graphics.texture import Texture
from kivy.uix.widget import Widget

from app.look import theme
from app.ui.shapes import plain

QUIET = 4
"""The light border that the standard asks for, in squares."""

DIM = 0.7
"""So much of its light the paper keeps by night: it no longer glares, and cameras tell it from ink as well."""

DARK = theme.LIGHT.ink


def light() -> theme.Rgba:
    """Of the squares without ink, and of the border."""
    red, green, blue, _solid = theme.LIGHT.sheet
    share = DIM if theme.paint.night else 1.0
    return red * share, green * share, blue * share, 1.0


class QrCode(Widget):
    """As large as its place allows, with the light border that cameras need."""

    def __init__(self, text: str, **rest: object) -> None:
        super().__init__(**rest)
        matrix = segno.make_qr(text, error="m", boost_error=False).matrix
        side = len(matrix)
        self.squares = side + 2 * QUIET
        self._texture = Texture.create(size=(side, side), colorfmt="rgb")
        self._texture.mag_filter = self._texture.min_filter = "nearest"
        self._light = light()
        rows = [
            bytes(round(255 * part) for dark in row for part in (DARK if dark else self._light)[:3]) for row in matrix
        ]
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
            Rectangle(texture=plain(self._light), pos=(x, y), size=(whole, whole))
            Rectangle(pos=(x + square * QUIET, y + square * QUIET), size=(inner, inner), texture=self._texture)
