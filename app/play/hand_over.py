"""When somebody is done with a passed tablet: it is covered at once, and said after a breath unless taken back."""

from collections.abc import Callable, Sequence

from kivy.clock import Clock
from kivy.graphics import Color, RoundedRectangle
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.boxlayout import BoxLayout

from app.boards.question import Way, take_back
from app.look import theme
from app.look.text import _
from app.play.curtain import BareTable
from app.ui.buttons import WordButton
from app.ui.over_all import OverAll
from app.ui.shapes import white
from app.ui.words import Words

BREATH = 4.0
"""Seconds in which one may think better of it: enough to read three buttons."""

EVERY = 0.1
"""Seconds between two looks at how much of it is left."""

SLOWEST = 0.5
"""A look that came later (seconds) than this took nobody's time to think: the tablet was busy."""


class HandOver(OverAll):
    """The first of ``ways`` happens by itself.  Whoever takes it back finds the curtain down:
    a finger that strays here shows nothing.
    """

    left = NumericProperty(1.0)

    def __init__(self, ways: Sequence[Way], back: Callable[[], None], stretch: float = 1.0) -> None:
        """``stretch``: how many times the usual time whoever is done has to think better of it."""
        super().__init__()
        self._ways, self._back, self._stretch = ways, back, stretch
        self._over = False
        self._time = Clock.schedule_interval(self._breathe, EVERY)
        self.bind(size=self._fill, left=self._draw_left)

    def _fill(self, *_args: object) -> None:
        self.clear_widgets()
        table = BareTable()
        table.lay(self)
        self.add_widget(table)
        wide = min(self.width - theme.gap(4), dp(420) * theme.large_type())
        stack = BoxLayout(orientation="vertical", size_hint=(None, None), spacing=theme.gap(1.5), width=wide)
        title = Words(_("Done! Hand the tablet on."), "title", theme.paint.on_table, halign="center")
        title.size_hint_x, title.width = None, wide
        stack.add_widget(title)
        for number, (words, press) in enumerate(self._ways):
            button = WordButton(words, self._ending(press), "paper" if number else "amber", size_hint=(1, None))
            stack.add_widget(button)
        stack.add_widget(WordButton(take_back(), self._ending(self._back), "paper", "undo", size_hint=(1, None)))
        stack.height = sum(part.height for part in stack.children) + stack.spacing * (len(stack.children) - 1)
        stack.center = self.center
        self.add_widget(stack)
        self._draw_left()

    def _draw_left(self, *_args: object) -> None:
        """A strip of light that burns down."""
        self.canvas.after.clear()
        wide = min(self.width * 0.5, dp(320))
        with self.canvas.after:
            Color(*theme.paint.amber)
            RoundedRectangle(
                pos=(self.center_x - wide * self.left / 2, theme.gap(2)), size=(wide * self.left, dp(6)), radius=[dp(3)]
            )
            white()

    def _breathe(self, dt: float) -> None:
        self.left = max(0.0, self.left - min(dt, SLOWEST) / (BREATH * self._stretch))
        if not self.left:
            self.end()

    def end(self) -> None:
        """Nobody took it back."""
        self._ending(self._ways[0][1])()

    def _ending(self, way: Callable[[], None]) -> Callable[[], None]:
        def end() -> None:
            self._time.cancel()
            if not self._over:
                self._over = True
                way()

        return end
