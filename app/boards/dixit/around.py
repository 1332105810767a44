"""Round the table, where nobody's hand is open: who has the first idea, who tells, who still gives or votes."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.boards.dixit import arrangement, telling
from app.boards.dixit.chips import Chip, ChipsTable
from app.boards.dixit.words import Note, note_high
from app.boards.dixit.writing import TellingTable
from app.text import _
from engine.games.dixit.moves import Idea, TellUnseen

if TYPE_CHECKING:
    from app.boards.dixit.board import DixitBoard


class AroundTable(TellingTable, ChipsTable):
    """A chip for each seat.  In party the storyteller tells here, before anybody's hand is open (D13)."""

    places: arrangement.AroundPlaces

    def __init__(self, board: "DixitBoard") -> None:
        super().__init__(board)
        self.teller = self._teller_here()
        note = self._note()
        seats = range(len(board.view.scores))
        self.places = arrangement.around(
            board.width,
            board.height,
            self.density,
            len(seats),
            2 if self.teller is not None else 0,
            self.measure(),
            note_high(note),
        )
        self.lay_top(self.places.top)
        self.chips = [
            Chip(box, [board.seat(seat)], [board.faces.get(seat)], self._pressing(seat))
            for seat, box in zip(seats, self.places.chips, strict=True)
        ]
        for chip in self.chips:
            self.add_widget(chip)
        if note:
            self.add_widget(Note(self.places.note, note))
        if self.teller is not None:
            aloud, write = self.places.buttons
            self.button(_("I say a clue aloud"), self.ask_aloud, "amber", aloud)
            self.button(_("I write it"), self.write, "paper", write, "pencil")
            if board.draft is not None:
                self.write()

    def _teller_here(self) -> int | None:
        """The person of this tablet who gives a clue to a hand that nobody has seen."""
        for seat in self.board.choices_of:
            if any(isinstance(move, TellUnseen) for move in self.moves(seat)):
                return seat
        return None

    def words_above(self) -> tuple[str, bool]:
        if self.view.phase == "telling" and self.teller is not None:
            return telling.headline(self.view, self.board.names, self.teller), False
        return super().words_above()

    def _note(self) -> str:
        if self.view.phase == "idea" and self._may_begin():
            return _("Whoever wants to tell first taps their name.")
        if self.teller is not None:
            return _("It should fit many pictures: you will give one of yours to it as well.")
        return ""

    def _may_begin(self) -> list[int]:
        found = self.board.choices_of
        return [seat for seat in found if any(isinstance(move, Idea) for move in self.moves(seat))]

    def dress(self) -> None:
        view, scene = self.view, self.board.scene
        waiting = () if scene is None else scene.waiting
        may_begin = self._may_begin()
        for seat, chip in enumerate(self.chips):
            if view.phase == "idea":
                chip.show(_("I have an idea!") if seat in may_begin else "", "", lit=seat in may_begin)
                continue
            gave = view.phase == "giving" and view.gave[seat] > 0
            done = gave or (view.phase == "voting" and view.voted[seat])
            lit = view.phase == "telling" and seat in waiting
            chip.show(telling.doing(view, seat, waiting), str(view.scores[seat]), lit, done)

    def _pressing(self, seat: int) -> Callable[[], None]:
        return lambda: self.press(seat)

    def press(self, seat: int) -> None:
        """The chip of a seat: its owner tells first, or wants to know about the points."""
        if seat in self._may_begin():
            self.say_once(Idea(), self.places.chips[seat].center, seat)
        elif self.view.phase != "idea":
            self.board.ask_why(seat)

    # Telling before the hand is seen --------------------------------------------------------------------------------

    def tell(self, words: str | None) -> None:
        self.say_once(TellUnseen(words), self.places.top.says.center, self.teller)
