"""A guess that lies on a sheet of a passed tablet and is not said yet: the button that takes it back."""

from collections.abc import Callable

from kivy.clock import Clock

from app.look import theme
from app.look.box import Box
from app.look.text import _
from app.ui.buttons import WordButton
from engine.games.pictomania.moves import Guess

BREATH = 3.0
"""Seconds, for whoever has the usual time, until what was laid is said; whatever is done next says it at once."""


class Unsaid(WordButton):
    """Hangs at the head of the sheet on whose foot the card lies."""

    def __init__(
        self, guess: Guess, sheet: Box, say: Callable[[], None], take_back: Callable[[], None], stretch: float
    ) -> None:
        super().__init__(_("Take it back"), take_back, "paper", "undo", role="note", air=1, height=theme.touch())
        self.guess = guess
        self.width = min(self.width, sheet.w)
        self.pos = sheet.x, sheet.top - self.height
        self._said = Clock.schedule_once(lambda dt: say(), BREATH * stretch)

    def forget(self) -> None:
        self._said.cancel()
