"""What a player does on the stage: looks closely, chooses, says or writes an association, is ready.

Nothing is said to the table before it was asked for twice: a card fills the screen before its button can be pressed,
and what is said aloud is asked about.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kivy.metrics import Metrics, dp
from kivy.uix.widget import Widget
from msgspec import Struct

from app.boards.large_card import LargeCard, Shown
from app.boards.layout import LookPlaces
from app.boards.pictoric import sentences
from app.boards.pictoric.clue_field import ClueField
from app.boards.pictoric.dice import Die
from app.boards.pictoric.layout import LOW, closely
from app.boards.pictoric.moment import Face, Moment
from app.boards.question import Way, asked_on, take_back
from app.look import text, theme
from app.look.box import Box
from app.look.text import _
from app.ui.fitted_text import Wrapped
from engine.games.pictoric.moves import Pick, Ready, Tell, Theme
from engine.rules import Why

if TYPE_CHECKING:
    from app.boards.pictoric.board import PictoricBoard


class PlayerActions:
    """At most one thing lies over the board: a card that fills the screen, a field, or a question."""

    def __init__(self, board: "PictoricBoard") -> None:
        self._board = board
        self.over: Widget | None = None
        self.die_on: int | None = None
        """Where the leader's hidden die points, before anything is told."""
        self.draft = ""
        """What was begun to be written."""

    # What lies over the board --------------------------------------------------------------------------------------

    def close(self) -> None:
        over, self.over = self.over, None
        if isinstance(over, ClueField):
            self.draft = over.field.text
            over.leave()
        if over is not None:
            self._board.remove_widget(over)

    def forget(self) -> None:
        """Another phase, or another player: what was begun is nobody's any more."""
        self.close()
        self.die_on, self.draft = None, ""

    def _lay(self, over: Widget) -> None:
        self.close()
        self.over = over
        self._board.add_widget(over)

    def _ask(self, title: str, note: str, way: Way) -> None:
        near = self._board.places.foot.center
        self._lay(asked_on(self._board, title, note, [way], (take_back(), self.close), near, read=self._decided_by()))

    def _decided_by(self) -> Box:
        """What a question leaves to be seen: the words above, and on a low screen the upper half of the cards."""
        head, cards = self._board.places.head, self._board.stage.places
        if not cards or self._board.height >= dp(LOW):
            return head
        low = cards[0].center[1]
        return Box(0, low, self._board.width, head.top - low)

    # Cards ---------------------------------------------------------------------------------------------------------

    def look(self, place: int) -> None:
        """A card was tapped: one seen from behind is picked, any other fills the screen."""
        moment = self._board.moment
        if moment.kind == "picking":
            self._pick(place, moment)
        elif moment.faces[place].id is not None:
            shown = [self._shown(at, face) for at, face in enumerate(moment.faces)]
            size = self._board.width, self._board.height

            def lay(acts: bool) -> LookPlaces:
                return closely(*size, Metrics.density, theme.large_type(), acts)

            self._lay(LargeCard(shown, place, size, lay, _caption, self.close, in_a_ring=True))

    def _shown(self, place: int, face: Face) -> Shown:
        def mark() -> Die | None:
            """The die that points here, beside the card: on it, it would hide a part of the picture."""
            return Die(dp(1), face.sector) if face.sector else None

        def way() -> Way | None:
            words = sentences.act(self._board.moment, face.sector) if face.move is not None else ""
            return (words, lambda: self._choose(place)) if words else None

        return Shown(face.id or "", mark, lambda: self._said_of(face), way)

    def _said_of(self, face: Face) -> str:
        moment = self._board.moment
        if face.move is not None:
            return sentences.sure(moment)
        if moment.kind in ("reveal", "over"):
            return sentences.seen_of(self._board.view, face.sector, self._board.names)
        own = moment.kind == "voting" and moment.actor is not None and face.own
        return text.sentence(Why("own-card"), "pictoric") if own else ""

    def _choose(self, place: int) -> None:
        board = self._board
        moment = board.moment
        face = moment.faces[place]
        self.close()
        if moment.kind == "telling":
            self.die_on = face.sector
        elif face.move is not None:
            board.stage.sent = place
            answered = board.said_discard if moment.kind == "discard" else None
            board.say(face.move, board.stage.places[place].center, moment.actor, answered)
        board.dress()

    def _pick(self, place: int, moment: Moment) -> None:
        picked = self._board.stage.picked
        if moment.actor is None:
            return
        if place in picked:
            picked.remove(place)
        else:
            picked.append(place)
            del picked[: -moment.picks]  # one too many: the first goes back
        self._board.dress()

    # Buttons -------------------------------------------------------------------------------------------------------

    def ways(self) -> Sequence[Way]:
        """What the buttons below the stage say and do."""
        moment = self._board.moment
        if moment.actor is None:
            return ()
        match moment.kind:
            case "picking" if len(self._board.stage.picked) == moment.picks:
                return ((_("Pick these"), self._say_pick),)
            case "theme":
                return self._aloud_or_written(self._ask_theme)
            case "telling":
                return self._ways_to_tell()
            case "reveal":
                return ((_("Next turn"), self._be_ready),)
        return ()

    def _ways_to_tell(self) -> Sequence[Way]:
        view = self._board.view
        if not view.closed and self.die_on is None:
            return ()
        if view.forfeit is not None and view.forfeit.name == "silence":
            return ((_("I have shown it"), self._ask_shown),)
        return self._aloud_or_written(self._ask_told)

    def _aloud_or_written(self, aloud: Callable[[], None]) -> Sequence[Way]:
        """First the way that all at the table understand: bots hear nothing."""
        ways = (_("Say it aloud"), aloud), (_("Write it"), self._write)
        return ways[::-1] if self._board.bots_listen else ways

    def _say(self, move: Struct) -> None:
        board = self._board
        board.say(move, board.places.foot.center, board.moment.actor)

    def _say_pick(self) -> None:
        self._say(Pick(tuple(sorted([place + 1 for place in self._board.stage.picked]))))

    def _saying(self, move: Struct) -> Callable[[], None]:
        def say() -> None:
            self.close()
            self._say(move)

        return say

    def _ask_told(self) -> None:
        title, note = _("Say it now, so that all hear it"), _("You cannot take it back.")
        self._ask(title, note, (_("I have said it"), self._saying(Tell(sector=self.die_on))))

    def _ask_shown(self) -> None:
        title, note = _("Show it now, so that all see it"), _("No words and no sounds!")
        self._ask(title, note, (_("All have seen it"), self._saying(Tell(sector=self.die_on))))

    def _ask_theme(self) -> None:
        title, note = _("Name the theme now, so that all hear it"), _("You cannot take it back.")
        self._ask(title, note, (_("I have said it"), self._saying(Theme())))

    def _write(self) -> None:
        title = _("A theme") if self._board.moment.kind == "theme" else _("Your association")
        self._lay(ClueField(title, self.draft, self._tell, self._stop_writing, tuple(self._board.size)))

    def _stop_writing(self, begun: str) -> None:
        self.close()
        self.draft = begun

    def _tell(self, written: str, near: tuple[float, float]) -> None:
        """The field stays until the table took it: what is refused can be mended."""
        board = self._board
        move = Theme(written) if board.moment.kind == "theme" else Tell(written, self.die_on)
        board.say(move, near, board.moment.actor)

    def _be_ready(self) -> None:
        """All who share this tablet look together, so one finger says it for all who may."""
        board = self._board
        for seat, choices in board.choices_of.items():
            if Ready() in choices.moves:
                board.say(Ready(), board.places.foot.center, seat)


def _caption(words: str, places: LookPlaces) -> Widget:
    """Beside the card where the button is."""
    note = Wrapped("note", theme.faint(theme.paint.on_table, 0.9))
    note.halign, note.valign = "center", "bottom"
    note.write(words, places.caption)
    return note
