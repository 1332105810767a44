"""What every board is: it draws a scene for one seat at the bottom, and says moves.  It knows no table and no rule."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from kivy.properties import BooleanProperty
from kivy.uix.floatlayout import FloatLayout

from app.ui.hints import Hint
from engine.rules import Choices, Why
from engine.seats import Seat
from engine.table import Answer, Scene

Point = tuple[float, float]


class Say(Protocol):
    """Says a move: of ``seat``, or of whoever has the tablet.

    Moves reach the table in the order in which they were said.  One that was said and not answered yet is not said
    twice, unless it is meant to be said ``again``.  A refusal is told near the point, then ``answered`` is called.
    """

    def __call__(
        self,
        move: Any,
        near: Point,
        seat: int | None = None,
        answered: Callable[[Answer], None] | None = None,
        again: bool = False,
    ) -> None: ...


class AskLog(Protocol):
    """Asks for the ink of a drawing from an offset on, with the eyes of whoever may see at this moment.

    ``got`` gets nothing if those may not see it, or do not look any more when it comes.
    """

    def __call__(self, drawing: int, offset: int, got: Callable[[bytes | None], None]) -> None: ...


@dataclass(frozen=True)
class Keepsake:
    """A drawing that all liked best, which the end of the match shows: its ink, its word, and whose it is."""

    log: bytes
    word: str
    seat: int


class Board(FloatLayout):
    """The play page sets what a board calls: ``say``, ``hold``, ``let_go``, ``tell``, ``ask_why``, ``ask_pause``,
    ``hand_to``, ``ask_log``, ``all_heard``."""

    turn_stays_open = False
    """Whether a turn on a shared tablet is open from the lifting of the curtain to its end.

    What is more secret than that a board keeps under a corner of its own.
    """

    replays = True
    """Whether whoever takes the tablet is shown what happened since they had it last."""

    begins = False
    """Whether the match begins before these eyes, so that nobody has seen anything of it yet."""

    busy = BooleanProperty(False)
    """Something still moves that people should see before the tablet changes hands."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.say: Say = lambda move, near, seat=None, answered=None, again=False: None
        self.hold: Callable[[Any], None] = lambda finger: None
        self.let_go: Callable[[Any], None] = lambda finger: None
        self.tell: Callable[[Why, Point], None] = lambda why, near: None
        self.ask_why: Callable[[int], None] = lambda seat: None
        self.ask_pause: Callable[[], None] = lambda: None
        self.hand_to: Callable[[int], None] = lambda seat: None
        """Where several may do it, the tablet goes to that person of them."""
        self.ask_log: AskLog = lambda drawing, offset, got: None
        self.all_heard: Callable[[int], bool] = lambda seat: True
        """Whether the table has answered all that this seat said."""
        self.scene: Scene[Any, Any] | None = None
        """What is shown; of a flat table, what all may know."""
        self.left_handed = False
        self.faces: dict[int, bytes] = {}
        """Faces that players drew, by seat, in the ink codec."""
        self.choices_of: dict[int, Choices[Any]] = {}
        """What each person of this tablet may do; where all look together, a board may say a move of any of them."""
        self.covers = False
        """Whether what is secret shows only while a finger holds it open."""

    @property
    def shown(self) -> Scene[Any, Any]:
        """The same, for all that is laid out only when there is a scene."""
        if self.scene is None:
            raise RuntimeError("nothing is shown yet")
        return self.scene

    @property
    def names(self) -> list[str]:
        return [] if self.scene is None else [seat.name for seat in self.scene.seats]

    def seat(self, number: int) -> Seat:
        return self.shown.seats[number]

    def show(self, scene: Scene[Any, Any], me: int, choices: "Choices[Any]", at_once: bool = False) -> None:
        """Draws the scene with ``me`` at the bottom, moving what moved.

        Secrets are in the scene only while they may be seen.  ``choices`` are those of ``me``, covered or not:
        a board keeps what was picked while it was seen.
        """
        raise NotImplementedError

    def is_common(self, scene: Scene[Any, Any]) -> bool:
        """Whether all who share the tablet look at it together now, since nothing on it is secret."""
        return False

    def ink_came(self, drawing: int, offset: int, ink: bytes) -> None:
        """Somebody draws on another tablet: what a drawing has from ``offset`` on, for the eyes that see now."""

    def put_down(self) -> None:
        """The board is about to be covered, left or built again: what was begun is said now."""

    def refused(self) -> None:
        """The table did not accept the move: what was lifted goes back."""
        raise NotImplementedError

    def hints(self) -> Sequence[Hint]:
        """What may be hinted at in a first match, as far as it fits this moment, the most fitting first.

        Asked a few times a second.  A covered board hints at nothing that others should not know.
        """
        return ()

    def keepsakes(self) -> Sequence[Keepsake]:
        """What is shown again at the end of the match."""
        return ()

    def hurry(self) -> None:
        """Ends what still moves."""
        raise NotImplementedError


class FlatBoard(Board):
    """A board for people who sit round one tablet that lies on the table, all at once: nobody passes it on.

    Beside what every board calls, the play page sets ``peek`` and ``end_peek`` (a finger holds the corner of a seat),
    ``cover_all`` (no finger holds any more), ``is_new`` (whether a hint of that key was never given before this match),
    and the ways to ask for something that is turned to whoever asked.
    """

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.peek: Callable[[int, Any], None] = lambda seat, finger: None
        self.end_peek: Callable[[int, Any], None] = lambda seat, finger: None
        self.cover_all: Callable[[], None] = lambda: None
        self.is_new: Callable[[str], bool] = lambda key: False
        self.ask_why_from: Callable[[int, int], None] = lambda seat, angle: None
        self.ask_pause_from: Callable[[int, int], None] = lambda seat, angle: None

    @classmethod
    def allows(cls, width: float, height: float, dp: float, seats: int) -> bool:
        """Whether a screen is large enough for so many seats at its edges."""
        raise NotImplementedError

    def is_common(self, scene: Scene[Any, Any]) -> bool:
        """Nobody's secrets are kept by a curtain: each place keeps its own."""
        return True

    def show_all(self, spectator: Scene[Any, Any], scenes: dict[int, Scene[Any, Any]], at_once: bool = False) -> None:
        """Draws what all may know, and at the place of each person what that place may show at this moment.

        ``scenes`` has every person of this tablet: with their own scene while they hold their corner, else with the
        spectator's.
        """
        raise NotImplementedError

    def refused_at(self, seat: int, why: Why) -> None:
        """The table did not accept a move of that seat: it is told at their place, and what was lifted goes back."""
        raise NotImplementedError
