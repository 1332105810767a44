"""What the forfeit of this turn is: on the stage while a theme is named, and on a sheet for whoever asks."""

from collections.abc import Sequence

from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.widget import Widget

from app.boards.pictoric import sentences
from app.boards.pictoric.dice import Die
from app.look import theme
from app.look.box import Box
from app.ui.fitted_text import Wrapped
from app.ui.sheet import Sheet
from app.ui.words import Words
from engine.games.pictoric.box import FORFEITS
from engine.games.pictoric.view import View

SIDE = 64
"""The die's side in dp, on the sheet."""

LARGEST = 110
"""The same on the stage."""


class Explained(Widget):
    """On the stage: the die that was rolled, and the forfeit in words below it."""

    def __init__(self, view: View, names: Sequence[str]) -> None:
        super().__init__(size_hint=(None, None))
        number = 0 if view.forfeit is None else FORFEITS.index(view.forfeit.name) + 1
        self._die = Die(dp(SIDE), number)
        self._words = Wrapped("heading", theme.paint.on_table)
        self._words.halign, self._words.valign = "center", "top"
        self._sentence = sentences.forfeit_sentence(view, names)
        self.add_widget(self._die)
        self.add_widget(self._words)

    def lay(self, stage: Box) -> None:
        side = min(dp(LARGEST), stage.h * 0.34)
        self._die.size = side, side
        self._die.pos = stage.center[0] - side / 2, stage.y + stage.h * 0.72 - side / 2
        self._words.write(self._sentence, Box(stage.x, stage.y, stage.w, stage.h * 0.48))


class ForfeitSheet(Sheet):
    """The die that was rolled, what the forfeit is, and what it means in this turn."""

    def __init__(self, view: View, names: Sequence[str]) -> None:
        super().__init__(lambda: sentences.forfeit_title(view.forfeit))
        self._view, self._names = view, names

    def fill(self) -> None:
        forfeit = self._view.forfeit
        if forfeit is None:
            return
        holder = AnchorLayout(size_hint_y=None, height=dp(SIDE) * 1.2)
        holder.add_widget(Die(dp(SIDE), FORFEITS.index(forfeit.name) + 1))
        self.column.add_widget(holder)
        for words in (
            sentences.forfeit_sentence(self._view, self._names),
            sentences.forfeit_came(self._view, self._names),
        ):
            if words:
                self.column.add_widget(Words(words))
