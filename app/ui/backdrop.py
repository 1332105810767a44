"""The desk under everything: paper-coloured, with the light of a lantern on it."""

from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture
from kivy.uix.widget import Widget

from app.look import theme
from app.ui.shadow import GRAIN, grain, soft_spot


class Backdrop(Widget):
    def __init__(self, **rest: object) -> None:
        super().__init__(**rest)
        self.repaint()
        self.bind(pos=self._place, size=self._place)

    @property
    def texture(self) -> Texture:
        return soft_spot()

    def repaint(self) -> None:
        """Takes the look that is chosen now."""
        paint = theme.paint
        self.canvas.clear()
        with self.canvas:
            Color(*paint.desk)
            self._desk = Rectangle()
            Color(*theme.faint(paint.glow, 1))
            self._light = Rectangle(texture=soft_spot())
            Color(*theme.faint(paint.ink, 0.028))
            self._grain = Rectangle(texture=grain())
        self._place()

    def _place(self, *_: object) -> None:
        self._desk.pos, self._desk.size = self.pos, self.size
        self._grain.pos, self._grain.size = self.pos, self.size
        across, up = self.width / GRAIN, self.height / GRAIN
        self._grain.tex_coords = (0, 0, across, 0, across, up, 0, up)
        width, height = self.width * 1.5, self.height * 1.9
        self._light.size = width, height
        self._light.pos = self.x + self.width * 0.62 - width / 2, self.y + self.height - height * 0.52
