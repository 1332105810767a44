"""The sheet that explains the forfeit of this turn to whoever asks."""

from collections.abc import Sequence

from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout

from app.boards.pictoric import telling
from app.boards.pictoric.dice import Die
from app.widgets.sheet import Sheet
from app.widgets.words import Words
from engine.games.pictoric.box import FORFEITS
from engine.games.pictoric.view import View

SIDE = 64
"""The die's side in dp."""


class ForfeitSheet(Sheet):
    """The die that was rolled, what the forfeit is, and what it means in this turn."""

    def __init__(self, view: View, names: Sequence[str]) -> None:
        super().__init__(lambda: telling.forfeit_title(view.forfeit))
        self._view, self._names = view, names

    def fill(self) -> None:
        forfeit = self._view.forfeit
        if forfeit is None:
            return
        holder = AnchorLayout(size_hint_y=None, height=dp(SIDE) * 1.2)
        holder.add_widget(Die(dp(SIDE), FORFEITS.index(forfeit.name) + 1))
        self.column.add_widget(holder)
        for words in (telling.forfeit_told(self._view, self._names), telling.forfeit_came(self._view, self._names)):
            if words:
                self.column.add_widget(Words(words))
