"""P9 on the open table: everybody reads the three lists at their own edge, exchanges one, says that they are ready."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kivy.metrics import Metrics
from kivy.uix.widget import Widget

from app import theme
from app.boards.pictomania.flat.arrangement import letters, reading
from app.boards.pictomania.flat.desk import Desk
from app.boards.pictomania.flat.who import Who
from app.boards.pictomania.rack import ListCard
from app.boards.pieces import Line, stand
from app.edges import Turn
from app.text import _
from app.widgets.buttons import WordButton
from engine.games.pictomania.box import LETTERS
from engine.games.pictomania.moves import Ready, Veto

if TYPE_CHECKING:
    from app.boards.pictomania.flat.board import FlatPictomania


class ReadingZone(Desk):
    """``plays`` is False at the place of a bot, who reads without lists."""

    def __init__(self, table: "FlatPictomania", turn: Turn, me: int, plays: bool) -> None:
        super().__init__(table, turn, me, (me,))
        self.places = reading(self.width, self.height, Metrics.density)
        self._plays = plays
        self._rack: Any = None
        self._cards: list[Widget] = []
        self._shown: Any = None
        self.ready = WordButton("", self._say_ready, "amber")
        self._note = Line("", "note", theme.paint.soft_ink)
        self.add_widget(Who(table, self.places.who, me))
        self.add_widget(stand(self.ready, self.places.ready) if plays else stand(self._note, self.places.ready))

    def dress(self) -> None:
        view = self.view
        if self._plays and view.rack != self._rack:
            self._rack = view.rack
            self._lay_lists()
        asked = any(isinstance(move, Ready) for move in self.choices.moves)
        shown = asked, view.ready[self.me], view.phase
        if shown == self._shown:
            return
        self._shown = shown
        if self._plays:
            self.ready.words.text = _("Ready!") if asked else _("ready")
            self.ready._squeeze()
            self.ready.disabled, self.ready.opacity = not asked, 1 if asked else 0.6
        else:
            self._note.text = _("ready") if view.ready[self.me] else _("reads")

    def _lay_lists(self) -> None:
        for card in self._cards:
            self.remove_widget(card)
        self._cards = []
        for number, shelf in enumerate(self.view.rack):
            box = self.places.lists[number]
            most = letters(box.w, Metrics.density)
            card = ListCard(number, LETTERS[number], shelf, box, lambda: None, most=most)
            swap = WordButton(_("Another list"), self._asking(number), "well", role="note", air=0.5)
            stand(swap, self.places.swaps[number])
            self._cards += [card, swap]
        for card in self._cards:
            self.add_widget(card, index=len(self.children))

    def _say_ready(self) -> None:
        if any(isinstance(move, Ready) for move in self.choices.moves):
            self.say(Ready(), self.center)

    def _asking(self, number: int) -> Callable[[], None]:
        def swap() -> None:
            self.close_ways()
            self.say(Veto(LETTERS[number]), self.center)

        def ask() -> None:
            note = _("For when somebody does not know a word. All read again before the deal.")
            self.ask(_("Another list for {letter}?", letter=LETTERS[number]), note, [(_("Exchange it"), swap)])

        return ask

    def touched(self, touch: Any) -> bool:
        super().touched(touch)
        return True
