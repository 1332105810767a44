"""A little celebration: paper snippets in the winners' colours, which fall when it is known who won, and stay lying."""

from collections.abc import Sequence
from math import cos, pi, sin
from random import Random

from kivy.animation import Animation
from kivy.graphics import Color, Mesh, PopMatrix, PushMatrix, Translate
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from app.look import theme
from app.look.box import Box
from app.look.theme import Rgba
from app.ui.shapes import white

SNIPPETS = 54

LEAST, MOST = 6, 13
"""How long a snippet is, in dp."""

SLIM = 0.45
"""How broad, beside that."""

FALL = 1.8
"""Seconds in which they come down."""

TRIES = 6
"""How often another place is looked for where a snippet would lie on what is to be read."""


class Confetti(Widget):
    """Behind everything else; a mesh a colour, so that all of it costs a frame next to nothing."""

    above = NumericProperty(0.0)
    """How high over their places the snippets are, while they fall."""

    def __init__(self, colours: Sequence[Rgba]) -> None:
        super().__init__(size_hint=(None, None))
        self._colours = [*colours, theme.paint.amber]
        self.boxes: list[Box] = []
        """Where each lies."""

    def scatter(self, area: Box, clear: Sequence[Box], falls: bool) -> None:
        """Over an area, but on nothing that is to be read; they fall there if anything is to move."""
        chance = Random(7)
        self.canvas.clear()
        self.boxes = []
        corners: list[list[float]] = [[] for _colour in self._colours]
        for number in range(SNIPPETS):
            long = dp(chance.uniform(LEAST, MOST))
            for _try in range(TRIES):
                x, y = chance.uniform(area.x, area.right), chance.uniform(area.y, area.top)
                box = Box(x - long / 2, y - long / 2, long, long)
                if not any(box.overlap(other) for other in clear):
                    self.boxes.append(box)
                    corners[number % len(corners)] += _snippet(x, y, long, chance.uniform(0, pi))
                    break
        with self.canvas:
            PushMatrix()
            self._shift = Translate(0, 0, 0)
            for colour, found in zip(self._colours, corners, strict=True):
                Color(*colour)
                Mesh(vertices=found, indices=list(range(len(found) // 4)), mode="triangles")
            PopMatrix()
            white()
        if falls and theme.motion():
            self.above = area.h
            self._move()
            Animation(above=0.0, d=FALL, t="out_cubic").start(self)

    def on_above(self, *_: object) -> None:
        self._move()

    def _move(self) -> None:
        self._shift.y = self.above


def _snippet(x: float, y: float, long: float, angle: float) -> list[float]:
    """Two triangles that make a slim oblong."""
    along = cos(angle) * long / 2, sin(angle) * long / 2
    across = -along[1] * SLIM, along[0] * SLIM
    ends = [
        (x + side * along[0] + edge * across[0], y + side * along[1] + edge * across[1])
        for side, edge in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    return [number for corner in (0, 1, 2, 0, 2, 3) for number in (*ends[corner], 0.0, 0.0)]
