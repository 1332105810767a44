"""The clue: said aloud, or written in a field that the keyboard leaves free."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import Metrics
from msgspec import Struct

from app.boards.clue_field import FieldOverBoard
from app.boards.dixit import overlay_layout
from app.boards.dixit.layout import HandPlaces, OpenTablePlaces
from app.boards.dixit.phase import Table
from app.boards.stand import stand
from app.look import theme
from app.look.box import Box
from app.look.text import _
from app.ui.buttons import SignButton, WordButton
from app.ui.fitted_text import Line
from app.ui.on_canvas import show_if
from app.ui.paper import Paper
from app.ui.text_field import Field
from app.ui.touch import Touch
from engine.clue import LONGEST_CLUE

if TYPE_CHECKING:
    from app.boards.dixit.board import DixitBoard


class ClueField(FieldOverBoard):
    """A strip at the top of the screen: the field, and what sends it off.  What is written stays until it is told."""

    def __init__(
        self,
        board: "DixitBoard",
        size: tuple[float, float],
        tell: Callable[[str], None],
        put_away: Callable[[], None],
    ) -> None:
        super().__init__(size)
        self._board, self._tell, self._put_away = board, tell, put_away
        if board.draft is None:
            board.draft = ""
        self.places = places = overlay_layout.clue_field_places(*size, Metrics.density, theme.large_type())
        self.add_widget(stand(Paper(lift=14, round_by=18, size_hint=(None, None)), places.paper))
        role = "text" if places.in_rows else "heading"
        self.field = Field(board.draft, role)
        self.field.input_filter = self._fair
        self.field.bind(text=self._typed, on_text_validate=lambda *_: self.send())
        self.add_widget(stand(self.field, places.field))
        self._prompt = Line(_("Your clue"), role, theme.paint.soft_ink)
        show_if(not board.draft, self._prompt)
        self.add_widget(stand(self._prompt, places.prompt))
        self.add_widget(stand(SignButton("close", self._give_up), places.close))
        tell_it = WordButton(_("Tell it"), self.send, "amber", air=0.5, width=places.tell.w, height=places.tell.h)
        self.add_widget(stand(tell_it, places.tell))
        tell_it.fit()

    def _fair(self, typed: str, undoing: bool) -> str:
        """No more letters than a clue may have; which ones it may have is for the rules to say."""
        room = LONGEST_CLUE - len(self.field.text) + len(self.field.selection_text or "")
        return " ".join(typed.split("\n"))[: max(0, room)]

    def _typed(self, field: object, words: str) -> None:
        self._board.draft = words
        show_if(not words, self._prompt)

    def send(self) -> None:
        self.leave()
        self._tell(self.field.text)

    def _give_up(self) -> None:
        self.leave()
        self._board.draft = None
        self._put_away()


class ClueTable(Table):
    """A table at which a clue can be told: once, and where it is said aloud only after a question."""

    places: HandPlaces | OpenTablePlaces

    def __init__(self, board: "DixitBoard") -> None:
        super().__init__(board)
        self.clue_field: ClueField | None = None
        self._said = False

    def tell(self, words: str | None) -> None:
        """The clue, or that it was said aloud."""

    def ways_to_tell(self) -> list[tuple[str, Callable[[], None], str, str | None]]:
        """The two buttons; the one that all at the table understand comes first, in amber."""
        aloud, write = (_("I say a clue aloud"), self.ask_aloud, None), (_("I write it"), self.write, "pencil")
        ways = (write, aloud) if self.board.bots_listen else (aloud, write)
        return [(words, do, look, sign) for (words, do, sign), look in zip(ways, ("amber", "paper"), strict=True)]

    @property
    def told_with(self) -> Box | None:
        """The card that is told with, if it lies open: a question is not to cover it."""
        return None

    def say_once(self, move: Struct, near: tuple[float, float], seat: int | None = None) -> None:
        """However often it is tapped."""
        if not self._said:
            self._said = True
            self.board.say(move, near, seat)

    def drop(self) -> None:
        super().drop()
        self._said = False

    def ask_aloud(self) -> None:
        """Nobody needs a keyboard: the clue is said at the table."""

        def said() -> None:
            self.close_ways()
            self.tell(None)

        title = _("Say your clue now, so that all hear it.")
        note = _("A word, a song, a sound. You cannot take it back.")
        self.ask(title, note, [(_("I have said it"), said)], self.places.buttons[0].center, self.told_with)

    def write(self) -> None:
        if self.clue_field is None:
            self.clue_field = ClueField(self.board, tuple(self.size), self.tell, self._put_pen_away)
            self.add_widget(self.clue_field)

    def _put_pen_away(self) -> None:
        if self.clue_field is not None:
            self.remove_widget(self.clue_field)
            self.clue_field = None

    def on_touch_down(self, touch: Touch) -> bool:
        if self.clue_field is not None:
            self.clue_field.on_touch_down(touch)
            return True
        return super().on_touch_down(touch)
