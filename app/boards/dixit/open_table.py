"""Round the table, where nobody's hand is open: who has the first idea, who tells, who still gives or votes."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from kivy.metrics import dp

from app.boards.dixit import layout, sentences
from app.boards.dixit.chips import ChipsTable, ScoreChip
from app.boards.dixit.clue_field import ClueTable
from app.boards.dixit.fitted_words import Note, note_high
from app.boards.dixit.phase import wide
from app.boards.picture_cards import PictureCard
from app.look.text import _
from engine.games.dixit.moves import Idea, TellUnseen

if TYPE_CHECKING:
    from app.boards.dixit.board import DixitBoard

TABLET, FEW = 560, 6
"""From this size (dp) on, so few players leave the table empty."""

DECK = 0.28
"""How much of the screen's height the cards then have that lie there."""


CHIPS_AT_ONCE = 3
"""Chips that are laid in one step."""


class OpenTable(ClueTable, ChipsTable):
    """A chip for each seat.  In party the storyteller tells here, before anybody's hand is open (D13)."""

    places: layout.OpenTablePlaces

    def __init__(self, board: "DixitBoard") -> None:
        super().__init__(board)
        self.teller = self._teller_here()
        note = self._note()
        seats = range(len(board.view.scores))
        ways = [] if self.teller is None else self.ways_to_tell()
        self.places = layout.around(
            board.width,
            board.height,
            self.density,
            len(seats),
            [wide(words, sign) for words, _do, _look, sign in ways],
            self.measure(),
            note_high(note),
            self._deck_high(len(seats)),
        )
        self._ways, self._note_words = ways, note
        self.chips: list[ScoreChip] = []

    def lay_pieces(self) -> Iterator[None]:
        board = self.board
        yield from self.lay_top(self.places.top)
        for box, angle in layout.fan(self.places.middle):
            back = PictureCard(None)
            back.lie(*box.center, box.w, box.h, angle)
            self.add_widget(back)
        for seat, box in enumerate(self.places.chips):
            if seat % CHIPS_AT_ONCE == 0:
                yield
            chip = ScoreChip(box, [board.seat(seat)], [board.faces.get(seat)], self._pressing(seat))
            self.chips.append(chip)
            self.add_widget(chip)
        yield
        if self._note_words:
            self.add_widget(Note(self.places.note, self._note_words))
        if self.teller is not None:
            for (words, do, look, sign), box in zip(self._ways, self.places.buttons, strict=True):
                self.button(words, do, look, box, sign)
            if board.draft is not None:
                self.write()

    def _deck_high(self, seats: int) -> float:
        """Cards lie face down above the chips where few people leave a large table empty."""
        large = min(self.width, self.height) >= dp(TABLET)
        return DECK * self.height if large and seats <= FEW else 0.0

    def _teller_here(self) -> int | None:
        """The person of this tablet who gives a clue to a hand that nobody has seen."""
        for seat in self.board.choices_of:
            if any(isinstance(move, TellUnseen) for move in self.moves(seat)):
                return seat
        return None

    def words_above(self) -> tuple[str, bool]:
        if self.view.phase == "telling" and self.teller is not None:
            return sentences.headline(self.view, self.board.names, self.teller), False
        return super().words_above()

    def _note(self) -> str:
        if self.view.phase == "idea" and self._may_begin():
            return _("Whoever wants to tell first taps their name.")
        if self.teller is not None:
            return _("It should fit many pictures: you will add one of yours, too.")
        return ""

    def _may_begin(self) -> list[int]:
        """Where hands stay hidden until somebody has said it (D2); in other games whoever looks at theirs says it."""
        found = self.board.choices_of if self.view.variant == "party" else {}
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
            chip.show(sentences.doing(view, seat, waiting), str(view.scores[seat]), lit, done)

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
