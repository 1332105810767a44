"""A square to press, with an icon of ours on it."""

from collections.abc import Sequence
from functools import lru_cache

from kivy.clock import Clock
from kivy.graphics import Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.widget import Widget
from PIL import Image, ImageDraw

from app.look import theme
from app.look.theme import Rgba
from app.ui.ink.icons import SIDE, Mark, Place
from app.ui.shapes import FINE, bytes_of, texture_of, weakened

ROUND = 12
"""Of its corners, in dp."""

RESTING, PRESSED, OFF = 1.0, 0.75, 0.35
"""How strongly an icon stands out."""

LEAST = 3.0
"""Contrast of an icon to its ground."""


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
            self._picture = Rectangle()
        self._draw_soon = Clock.create_trigger(self._draw, -1)
        """Once before a frame: a button that is laid and offered is told of several things, one after the other."""
        for name in ("pos", "size", "marks", "ink", "ground", "lit", "chosen", "disabled", "state"):
            self.fbind(name, self._draw_soon)
        self._draw_soon()

    def _draw(self, *_: object) -> None:
        ink, ground = self.ink, self.ground
        if self.chosen:
            ink, ground = (_seen_on(self.lit, ink), self.lit) if self.lit else (ground, ink)
        strength = OFF if self.disabled else PRESSED if self.state == "down" else RESTING
        # mixed, not seen through: lines that cross must not show
        ink = [strength * mark + (1 - strength) * under for mark, under in zip(ink, ground)]
        marks = tuple((radius, tuple(places)) for radius, places in self.marks)
        size = max(1, round(self.width)), max(1, round(self.height))
        self._picture.texture = _painted(size, marks, bytes_of(tuple(ground)), bytes_of(tuple(ink)))
        self._picture.pos, self._picture.size = self.pos, self.size


def _seen_on(ground: Sequence[float], ink: Sequence[float]) -> Rgba:
    """The ink, unless it is lost there."""
    below, drawn = _shade(ground), _shade(ink)
    return drawn if theme.contrast(drawn, below) >= LEAST else theme.on(below)


def _shade(colour: Sequence[float]) -> Rgba:
    """Of what a property holds."""
    red, green, blue, alpha = colour
    return red, green, blue, alpha


@lru_cache(96)
def _painted(
    size: tuple[int, int],
    marks: tuple[tuple[float, tuple[Place, ...]], ...],
    ground: tuple[int, ...],
    ink: tuple[int, ...],
) -> Texture:
    """The icon on its square: one picture."""
    fine = size[0] * FINE, size[1] * FINE
    square, icon = Image.new("L", fine), Image.new("L", fine)
    ImageDraw.Draw(square).rounded_rectangle((0, 0, fine[0] - 1, fine[1] - 1), dp(ROUND) * FINE, 255)
    draw, scale = ImageDraw.Draw(icon), min(fine) / SIDE
    left, top = (fine[0] - min(fine)) / 2, (fine[1] - min(fine)) / 2
    for radius, places in marks:
        points = [(left + x * scale, top + (SIDE - y) * scale) for x, y in places]
        by = radius * scale
        draw.line(points, 255, round(2 * by))
        for x, y in points:
            draw.ellipse((x - by, y - by, x + by, y + by), 255)
    picture = Image.new("RGBA", size, (*ground[:3], 0))
    picture.putalpha(weakened(square.reduce(FINE), ground[3]))
    over = Image.new("RGBA", size, (*ink[:3], 0))
    over.putalpha(weakened(icon.reduce(FINE), ink[3]))
    picture.alpha_composite(over)
    return texture_of(picture)
