"""A square to press, with an icon of ours on it."""

from collections.abc import Sequence

from kivy.graphics import Color, PopMatrix, PushMatrix, SmoothRoundedRectangle, Translate
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.widget import Widget

from app.look import theme
from app.ui.ink.brush import brush, fill
from app.ui.ink.icons import SIDE, Mark, vertices

RESTING, PRESSED, OFF = 1.0, 0.75, 0.35
"""How strongly an icon stands out."""


def side() -> float:
    """Of a button: a finger's own breadth, however small the screen."""
    return max(float(dp(56)), theme.touch())


class IconButton(ButtonBehavior, Widget):
    """`marks` on `ground`; the chosen one of its kind is on `lit`, or the two colours change places."""

    marks = ObjectProperty(())
    ink = ColorProperty((0.13, 0.19, 0.29, 1))
    ground = ColorProperty((0.984, 0.969, 0.925, 1))
    lit = ColorProperty(None, allownone=True)
    """The ground of a chosen one where the dark of `ink` would be lost on what the button lies on."""

    chosen = BooleanProperty(False)

    def __init__(self, marks: Sequence[Mark], **rest: object) -> None:
        rest.setdefault("size", (side(), side()))
        super().__init__(marks=marks, size_hint=(None, None), **rest)
        with self.canvas:
            self._ground = Color(1, 1, 1, 1)
            self._square = SmoothRoundedRectangle(radius=[dp(12)])
            self._icon = brush()
        for name in ("pos", "size", "marks", "ink", "ground", "lit", "chosen", "disabled", "state"):
            self.fbind(name, self._draw)
        self._draw()

    def _draw(self, *_: object) -> None:
        ink, ground = self.ink, self.ground
        if self.chosen:
            ink, ground = (ink, self.lit) if self.lit else (ground, ink)
        strength = OFF if self.disabled else PRESSED if self.state == "down" else RESTING
        # mixed, not seen through: lines that cross must not show
        ink = [strength * mark + (1 - strength) * under for mark, under in zip(ink, ground)]
        self._ground.rgba = ground
        self._square.pos, self._square.size = self.pos, self.size
        side = min(self.size)
        self._icon.clear()
        self._icon["scale"], self._icon["area"] = side / SIDE, (float(side), float(side))
        with self._icon:
            PushMatrix()
            Translate(self.center_x - side / 2, self.center_y - side / 2)
            Color(*ink)
            fill(vertices(self.marks))
            PopMatrix()
