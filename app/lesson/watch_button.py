"""What leads to a lesson: a finger that taps, and what plays.  Who cannot read finds it, too."""

from collections.abc import Callable

from kivy.metrics import dp

from app.look import theme
from app.look.text import _
from app.ui.buttons import WordButton
from app.ui.signs import Sign


class WatchButton(WordButton):
    """Its letters have one size: where there is less room the finger is left out."""

    def __init__(self, watch: Callable[[], None]) -> None:
        super().__init__(_("Watch"), watch, "amber", role="note", air=0.5)
        ink = theme.paint.on_amber
        self._finger = Sign("watch", 24, ink, size_hint=(None, 1), width=dp(26))
        self._plays = Sign("play", 20, ink, size_hint=(None, 1), width=dp(18))
        self.height = theme.touch()
        self.add_widget(self._plays, index=self.children.index(self.words) + 1)
        self._whole = self.natural_width + self._plays.width + self.spacing
        self.fit_into(self._whole)

    def fit_into(self, room: float) -> None:
        more = self._finger.width + self.spacing
        whole = room >= self._whole + more
        if whole and self._finger.parent is None:
            self.add_widget(self._finger, index=self.children.index(self._plays) + 1)
        elif not whole and self._finger.parent is not None:
            self.remove_widget(self._finger)
        self.natural_width = self.width = self._whole + (more if whole else 0.0)
