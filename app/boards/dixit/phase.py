"""What every phase of Dixit is laid out on: the bar above, a question on the spot, a card that fills the screen."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from kivy.metrics import Metrics, dp

from app.boards.card_swipes import TouchKeeper
from app.boards.dixit import overlay_layout, sentences
from app.boards.dixit.fitted_words import Note, WordsAbove, measure, note_high
from app.boards.dixit.layout import Measure, Top
from app.boards.dixit.pieces import Plate
from app.boards.lamplit import sign_on_table
from app.boards.large_card import LargeCard, Shown
from app.boards.layout import LookPlaces
from app.boards.question import Question, Way, Ways, asked_on, take_back
from app.boards.stand import stand
from app.look import text, theme
from app.look.box import Box
from app.ui.buttons import WordButton
from app.ui.fitted_text import width_of
from app.ui.touch import Touch
from engine.games.dixit.moves import Move
from engine.games.dixit.view import View

if TYPE_CHECKING:
    from app.boards.dixit.board import DixitBoard

SIDEWAYS, UPRIGHT = 2, 3
"""The clue stands in full letters on so many lines; a longer one in smaller letters."""


def wide(words: str, sign: str | None = None) -> float:
    """How wide a button wants to be that says this."""
    words_width = width_of(words, theme.ROLES["button"].font, theme.size_of("button"))
    return words_width + theme.gap(2 * BUTTON_AIR + 2) + (dp(28) + theme.gap() if sign else 0)


BUTTON_AIR = 0.75


class Table(TouchKeeper):
    """Laid out anew for each phase and size, and dressed for each scene."""

    says_how_far = False
    """The words above do in the end, and the plate beside them need not."""

    def __init__(self, board: "DixitBoard") -> None:
        super().__init__(size=board.size, size_hint=(None, None))
        self.board = board
        self.ways: Ways | Question | None = None
        self.large_card: LargeCard | None = None
        self._back: Callable[[], None] = lambda: None
        self.words_shown: WordsAbove | None = None
        self.head: Box | None = None
        """What may lie under a word of the page."""
        self.moving = False
        """Something still moves that people should see."""

    @property
    def view(self) -> View:
        return self.board.view

    @property
    def density(self) -> float:
        return float(Metrics.density)

    def moves(self, seat: int | None = None) -> Sequence[Move]:
        """What a person of this tablet may do, or whoever has it and looks: listed moves and examples alike."""
        looks = self.view.seat is not None
        choices = (self.board.choices if looks else None) if seat is None else self.board.choices_of.get(seat)
        return () if choices is None else choices.all()

    # What every subclass has ----------------------------------------------------------------------------------------

    def dress(self) -> None:
        """Everything as the scene says."""

    def lay_pieces(self) -> Iterator[None]:
        """All that lies on it, a step in a frame where nobody has seen it before."""
        yield from ()

    def leave(self) -> None:
        """Something else is laid out."""

    def hurry(self) -> None:
        """Ends what still moves."""

    def drop(self) -> None:
        """What was lifted or begun goes back where it was."""
        self.close_ways()

    # Above ----------------------------------------------------------------------------------------------------------

    def words_above(self) -> tuple[str, bool]:
        """The clue, or what happens now; and whether it was written by somebody."""
        view, names = self.view, self.board.names
        if view.clue is not None:
            return sentences.clue(view, names), sentences.is_written(view)
        return sentences.headline(view, names, self.board.me if view.seat is not None else None), False

    def measure(self) -> Measure:
        words, by_hand = self.words_above()
        return measure(words, by_hand, self.lines_above)

    @property
    def lines_above(self) -> int:
        return UPRIGHT if self.height > self.width else SIDEWAYS

    def lay_top(self, top: Top) -> Iterator[None]:
        """The bar: who has the tablet (where it is one person's), the words, pause.  A step in a frame."""
        board, view = self.board, self.view
        self.head = top.head
        words, on_paper = self.words_above()
        self.words_shown = WordsAbove(top.says, words, on_paper)
        self.add_widget(self.words_shown)
        yield
        if top.plate.w:
            points = text.points(view.scores[board.me])
            notes = points if self.says_how_far else f"{sentences.how_far(view)} · {points}"
            me = board.me
            plate = Plate(top.plate, board.seat(me), board.faces.get(me), notes, points, lambda: board.ask_why(me))
            self.add_widget(plate)
            yield
        self.add_widget(sign_on_table("pause", board.ask_pause, top.pause))
        yield

    def button(self, words: str, press: Callable[[], None], kind: str, box: Box, sign: str | None = None) -> WordButton:
        button = WordButton(words, press, kind, sign, air=BUTTON_AIR, width=box.w, height=box.h)
        stand(button, box)
        button.fit()
        self.add_widget(button)
        return button

    # Asking before what cannot be undone ----------------------------------------------------------------------------

    def ask(
        self,
        title: str,
        note: str,
        ways: Sequence[Way],
        near: tuple[float, float],
        beside: Box | None = None,
    ) -> None:
        self.close_ways()
        above = self.words_shown
        read = None if above is None else Box(*above.pos, *above.size)
        self.ways = asked_on(self, title, note, ways, (take_back(), self.close_ways), near, beside, read)
        self.add_widget(self.ways)

    def close_ways(self) -> None:
        if self.ways is not None:
            self.remove_widget(self.ways)
            self.ways = None

    # Looking closely ------------------------------------------------------------------------------------------------

    def look_at(self, shown: Sequence[Shown], place: int) -> None:
        """Fills the screen with a card; a swipe leads to the next of those shown."""
        self.put_away()
        acts = any(one.way() is not None for one in shown)
        captions = [note_high(one.caption(), role="strong") for one in shown]
        places = overlay_layout.look(
            self.width,
            self.height,
            self.density,
            acts,
            lambda width: max(high(width) for high in captions),
            self.board.left_handed,
        )

        def caption(words: str, places: LookPlaces) -> Note:
            return Note(places.caption, words, "strong")

        self.large_card = LargeCard(shown, place, tuple(self.size), lambda acts: places, caption, self.put_away)
        self.add_widget(self.large_card)

    def put_away(self) -> None:
        if self.large_card is not None:
            self.remove_widget(self.large_card)
            self.large_card = None

    # Touches --------------------------------------------------------------------------------------------------------

    def on_touch_down(self, touch: Touch) -> bool:
        if self.ways is not None:
            if not self.ways.on_touch_down(touch):
                self.close_ways()
            return True
        if self.large_card is not None:
            self.large_card.on_touch_down(touch)
            return True
        return bool(super().on_touch_down(touch))
