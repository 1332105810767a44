"""The drawing that all liked best: as it was drawn, its word and whose it is; a tap draws it once more."""

from kivy.metrics import dp

from app.look import theme
from app.look.text import _
from app.ui.buttons import PressRow
from app.ui.ink import InkReplay
from app.ui.words import Words

LEAST = 84
"""Under so many dp of height for the drawing there is no room for the words under it."""


class Favourite(PressRow):
    """As large as its place allows; ``words`` says the word and whose drawing it is."""

    def __init__(self, log: bytes, words: str) -> None:
        pad = theme.gap()
        super().__init__(self._again, colour=theme.paint.paper, orientation="vertical", padding=pad, spacing=0, lift=6)
        self.view = InkReplay(log)
        self.view.position = self.view.length
        self.add_widget(self.view)
        ink, soft = theme.paint.ink, theme.paint.soft_ink
        self._words = [
            Words(_("The people's favourite"), "note", soft, lines=1, halign="center"),
            Words(words, "strong", ink, lines=1, halign="center"),
        ]
        self.bind(size=self._fit)

    def _fit(self, *_args: object) -> None:
        """Words under it if the drawing stays large enough to be seen."""
        low = sum(line.height for line in self._words)
        fits = self.height - 2 * theme.gap() - low >= dp(LEAST)
        for line in self._words:
            if fits and line.parent is None:
                self.add_widget(line)
            elif not fits and line.parent is not None:
                self.remove_widget(line)

    def _again(self) -> None:
        """Stroke by stroke; whole at once for those who want less motion."""
        if theme.motion():
            self.view.position, self.view.playing = 0.0, True
