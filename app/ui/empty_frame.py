"""A picture frame, hung a little askew, empty or with a child's drawing in it, and what is said below it."""

from collections.abc import Sequence

from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Rotate, SmoothLine, SmoothRoundedRectangle
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look import theme
from app.look.box import Box
from app.ui.frame_drawings import Drawing
from app.ui.shadow import soft_edge
from app.ui.still_picture import StillLayout
from app.ui.words import Words, evenly

LARGEST = 220
"""The height of the frame in dp."""

WIDEST = 640
"""How long the lines below it may be, in dp."""


class NothingYet(BoxLayout):
    """An empty page says what will hang here: ``lines`` are words and their roles.  In the middle, a little higher."""

    def __init__(
        self, lines: Sequence[tuple[str, str]], width: float, frame: float, drawing: Drawing = (), **rest: object
    ) -> None:
        width = min(width, dp(WIDEST))
        super().__init__(orientation="vertical", width=width, spacing=theme.gap(2), pos_hint={"center_x": 0.5}, **rest)
        self.add_widget(Widget())
        self.add_widget(EmptyFrame(min(dp(LARGEST), frame), drawing, pos_hint={"center_x": 0.5}))
        for words, role in lines:
            self.add_widget(_lines(words, role, width))
        self.add_widget(Widget(size_hint_y=1.4))
        fixed = [piece.height for piece in self.children if piece.size_hint_y is None]
        self.least = sum(fixed) + self.spacing * (len(self.children) - 1)
        """How high it is at least."""


def _lines(words: str, role: str, width: float) -> Words:
    if role != "text":
        return Words(words, role, halign="center", size_hint_x=None, width=width)
    said = evenly(words, width, theme.paint.ink)
    said.pos_hint = {"center_x": 0.5}
    return said


class EmptyFrame(StillLayout):
    air = 16

    def __init__(self, side: float, drawing: Drawing = (), **rest: object) -> None:
        self._drawing = drawing
        super().__init__(size_hint=(None, None), size=(side * 1.3, side), **rest)

    def draw(self) -> None:
        paint, rim = theme.paint, self.height * 0.09
        x, y, wide, tall = self.x, self.y, self.width, self.height * 0.84
        nail = (x + wide / 2, y + self.height - dp(3))
        PushMatrix()
        Rotate(angle=-2.5, origin=nail)
        Color(*paint.soft_ink)
        SmoothLine(points=(x + wide * 0.25, y + tall, *nail, x + wide * 0.75, y + tall), width=dp(1.2))
        Color(*paint.shade)
        Rectangle(texture=soft_edge(), pos=(x - dp(10), y - dp(16)), size=(wide + dp(20), tall + dp(20)))
        Color(*theme.mixed(paint.amber, theme.rgba("#5B3A1C"), 0.55))
        SmoothRoundedRectangle(pos=(x, y), size=(wide, tall), radius=[dp(6)])
        Color(*paint.sheet)
        SmoothRoundedRectangle(pos=(x + rim, y + rim), size=(wide - 2 * rim, tall - 2 * rim), radius=[dp(3)])
        Color(*paint.ink)
        within = Box(x + rim, y + rim, wide - 2 * rim, tall - 2 * rim).inset(rim * 0.6)
        for line in self._drawing:
            points = [part for at in line for part in (within.x + at[0] * within.w, within.y + at[1] * within.h)]
            SmoothLine(points=points, width=dp(1.3))
        PopMatrix()
