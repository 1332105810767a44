"""The desk under everything: paper-coloured, with the light of a lantern on it."""

from kivy.clock import Clock
from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture

from app.look import theme
from app.look.box import Box
from app.ui.shadow import GRAIN, grain, soft_spot
from app.ui.still_picture import Ground


class Backdrop(Ground):
    """``lies`` only under pages that do not paint all of their ground."""

    def __init__(self, **rest: object) -> None:
        super().__init__(**rest)
        self.lies = True
        self._soon = Clock.create_trigger(lambda dt: self.repaint(), -1)
        self.bind(pos=self._soon, size=self._soon)

    @property
    def texture(self) -> Texture:
        return soft_spot()

    def lie(self, lies: bool) -> None:
        if lies != self.lies:
            self.lies = lies
            self.repaint()

    def repaint(self) -> None:
        """Takes the look that is chosen now."""
        if not self.lies:
            self.let_go()
            return
        paint = theme.paint
        across, up = self.width / GRAIN, self.height / GRAIN
        wide, high = self.width * 1.5, self.height * 1.9
        with self.begin(Box(*self.pos, *self.size), paint.desk):
            Color(*theme.faint(paint.glow, 1))
            corner = self.x + self.width * 0.62 - wide / 2, self.y + self.height - high * 0.52
            Rectangle(texture=soft_spot(), pos=corner, size=(wide, high))
            Color(*theme.faint(paint.ink, 0.028))
            sheet = Rectangle(texture=grain(), pos=self.pos, size=self.size)
            sheet.tex_coords = (0, 0, across, 0, across, up, 0, up)
