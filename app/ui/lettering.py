"""A label that costs a canvas one rectangle, and nothing while there is nothing to read."""

from kivy.graphics import Color, Rectangle
from kivy.uix.label import Label

from app.look.box import Box


class Lettering(Label):
    """Its letters have their colour already: no other is set before them.  Kivy's own sets white each time."""

    def __init__(self, **rest: object) -> None:
        super().__init__(**rest)
        tint = next(each for each in self.canvas.children if isinstance(each, Color))
        self.canvas.remove(tint)
        self._written = next(each for each in self.canvas.children if isinstance(each, Rectangle))
        self._lies = True
        self.bind(texture_size=self._see, opacity=self._see)
        self._see()

    def texture_update(self, *rest: object) -> None:
        """Written now, and not once more before the frame for what has changed until now."""
        self._trigger_texture.cancel()
        super().texture_update(*rest)

    @property
    def seen_box(self) -> Box:
        """Where its letters stand: in the middle."""
        wide, high = self.texture_size
        return Box(self.center_x - wide / 2, self.center_y - high / 2, wide, high)

    def _see(self, *_: object) -> None:
        there = min(self.texture_size) > 0 and self.opacity > 0
        if there != self._lies:
            self._lies = there
            if there:
                self.canvas.add(self._written)
            else:
                self.canvas.remove(self._written)
