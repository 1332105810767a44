"""What does not move, painted once: many small things become one picture, which costs a frame no more than one."""

from collections.abc import Sequence
from math import ceil, floor

from kivy.graphics import ClearBuffers, ClearColor, Color, Fbo, PopMatrix, PushMatrix, Rectangle, Translate
from kivy.uix.widget import Widget

from app.look.box import Box


class Still(Widget):
    """Widgets that lie within the box, where they are; touches go past them.

    They are painted again by themselves when one of them changes, as a label does that gets its letters late.
    """

    def __init__(self, box: Box, pieces: Sequence[Widget]) -> None:
        left, low = floor(box.x), floor(box.y)  # on whole pixels letters stay sharp
        wide, high = max(1, ceil(box.right) - left), max(1, ceil(box.top) - low)
        super().__init__(size_hint=(None, None), pos=(left, low), size=(wide, high))
        self.pieces = tuple(pieces)  # else nobody holds them
        self.frame = Fbo(size=(wide, high))
        with self.frame:
            ClearColor(0, 0, 0, 0)
            ClearBuffers()
            PushMatrix()
            Translate(-left, -low, 0)
        for piece in pieces:
            self.frame.add(piece.canvas)
        with self.frame:
            PopMatrix()
        self.canvas.add(self.frame)
        with self.canvas:
            Color(1, 1, 1, 1)
            Rectangle(pos=self.pos, size=self.size, texture=self.frame.texture)
