"""A field over a board, in which a clue or a theme is written: the board waits under a veil meanwhile."""

from kivy.clock import Clock
from kivy.graphics import Rectangle
from kivy.uix.floatlayout import FloatLayout

from app.look import theme
from app.ui.shapes import plain
from app.ui.text_field import Field
from app.ui.touch import Touch


class FieldOverBoard(FloatLayout):
    """Takes every touch.  The keyboard comes with it, and goes when it is left; a subclass places its ``field``."""

    alone = True
    field: Field

    def __init__(self, size: tuple[float, float]) -> None:
        super().__init__(size_hint=(None, None), size=size)
        with self.canvas.before:
            Rectangle(texture=plain(theme.paint.veil), pos=self.pos, size=self.size)
        Clock.schedule_once(self._begin)

    def _begin(self, dt: float) -> None:
        if self.get_parent_window() is not None:  # it was not put away before the first frame
            self.field.focus = True

    def leave(self) -> None:
        """The keyboard goes, too."""
        self.field.focus = False

    def on_touch_down(self, touch: Touch) -> bool:
        super().on_touch_down(touch)
        return True
