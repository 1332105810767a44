"""What every board is: it draws a scene for one seat at the bottom, and says moves.  It knows no table and no rule."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from kivy.properties import BooleanProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget
from msgspec import Struct

from app.boards.task import Task
from app.look.box import Box
from app.look.text import _
from app.ui.hints import Hint
from app.ui.touch import Finger
from engine.rules import Choices, Why
from engine.seats import Seat
from engine.table import Answer, Scene

Point = tuple[float, float]

View = TypeVar("View")
Move = TypeVar("Move")


class Say(Protocol):
    """Says a move: of ``seat``, or of whoever has the tablet.

    Moves reach the table in the order in which they were said.  One that was said and not answered yet is not said
    twice, unless it is meant to be said ``again``.  A refusal is told near the point, then ``answered`` is called.
    """

    def __call__(
        self,
        move: Struct,
        near: Point,
        seat: int | None = None,
        answered: Callable[[Answer], None] | None = None,
        again: bool = False,
    ) -> None: ...


class BoardHost(Protocol):
    """What a board may ask of whatever shows it.  It is all that a board knows of the app and of the table."""

    # What a board may know beside its scene

    @property
    def left_handed(self) -> bool: ...

    @property
    def begins(self) -> bool:
        """Whether the match begins before these eyes, so that nobody has seen anything of it yet."""

    @property
    def covers(self) -> bool:
        """Whether what is secret shows only while a finger holds it open."""

    @property
    def faces(self) -> Mapping[int, bytes]:
        """Faces that players drew, by seat, in the ink codec."""

    @property
    def choices_of(self) -> Mapping[int, Choices[Any]]:  # moves of whichever game the board is for
        """What each person of this tablet may do, as far as their hands may be seen now."""

    def all_heard(self, seat: int) -> bool:
        """Whether the table has answered all that this seat said."""

    def is_new(self, key: str) -> bool:
        """Whether a hint of that key was never given before this match."""

    @property
    def lifting(self) -> bool:
        """Whether the finger that lifted the curtain is still down: its owner has the tablet and looks at it."""

    @property
    def parting(self) -> bool:
        """Whether somebody is done with the tablet, and may still take it back."""

    # What a board may ask for

    @property
    def say(self) -> Say: ...

    def part(self, ways: Sequence[tuple[str, Callable[[], None]]]) -> None:
        """Whoever has the tablet is done with it: it is covered at once, and the first of these ways to say so is
        taken after a breath, unless another one is, or it is taken back.
        """

    def ask_log(self, drawing: int, offset: int, got: Callable[[bytes | None], None]) -> None:
        """Asks for the ink of a drawing from an offset on, with the eyes of whoever may see at this moment.

        ``got`` gets nothing if those may not see it, or do not look any more when it comes.
        """

    def tell(self, why: Why, near: Point | None = None) -> None: ...

    def ask_why(self, seat: int, angle: int = 0) -> None:
        """Asks for the lines of a score, turned to whoever asked."""

    def ask_pause(self, seat: int | None = None, angle: int = 0) -> None:
        """Asks for a pause: of whoever has the tablet, or of that seat at its edge of a flat one."""

    def hand_to(self, seat: int) -> None:
        """Where several may do it, the tablet goes to that person of them."""

    # Hands that are held open

    def hold(self, finger: Finger) -> None:
        """Of a passed tablet: the finger holds open what is secret."""

    def let_go(self, finger: Finger) -> None: ...

    def peek(self, seat: int, finger: Finger) -> None:
        """Of a flat tablet: the finger holds the corner of that seat."""

    def end_peek(self, seat: int, finger: Finger) -> None: ...

    def cover_all(self) -> None:
        """No finger holds a corner any more."""


@dataclass(frozen=True)
class Keepsake:
    """What hangs on the wall at the end of the match: a drawing with its ink, or the ``picture`` of a card.

    ``word``: what was drawn, or said of it; ``seat``: whose it is; ``why``: what is special about it.
    Words are asked for where they are shown: in the language spoken then.
    """

    log: bytes
    word: Callable[[], str]
    seat: int
    picture: Path | None = None
    why: Callable[[], str] = str


class Board(FloatLayout, Generic[View, Move]):
    """Made with its host, and laid out by it: ``host`` shows it scenes, and does what it asks for."""

    turn_stays_open = False
    """Whether a turn on a shared tablet is open from the lifting of the curtain to its end.

    What is more secret than that a board keeps under a corner of its own.
    """

    replays = True
    """Whether whoever takes the tablet is shown what happened since they had it last."""

    busy = BooleanProperty(False)
    """Something still moves that people should see before the tablet changes hands."""

    def __init__(self, host: BoardHost) -> None:
        super().__init__()
        self.host = host
        self.say, self.tell, self.ask_why, self.ask_pause = host.say, host.tell, host.ask_why, host.ask_pause
        self.scene: Scene[View, Move] | None = None
        """What is shown; of a flat table, what all may know."""

    def build(self) -> Iterator[None]:
        """What it is made of besides, a step in a frame, before it has its size and shows anything."""
        yield from ()

    def take_size_of(self, page: Widget) -> Iterator[None]:
        """Lays out what nobody sees yet, a step in a frame."""
        self.size = page.size
        yield

    @property
    def left_handed(self) -> bool:
        return self.host.left_handed

    @property
    def covers(self) -> bool:
        return self.host.covers

    @property
    def faces(self) -> Mapping[int, bytes]:
        return self.host.faces

    @property
    def choices_of(self) -> Mapping[int, Choices[Move]]:
        """Where all look together, a board may say a move of any person of this tablet."""
        return self.host.choices_of

    @property
    def shown(self) -> Scene[View, Move]:
        """The same, for all that is laid out only when there is a scene."""
        if self.scene is None:
            raise RuntimeError("nothing is shown yet")
        return self.scene

    @property
    def bots_listen(self) -> bool:
        """Whether bots play, who hear nothing of what is said aloud."""
        return any(self.shown.bots)

    @property
    def names(self) -> list[str]:
        return [] if self.scene is None else [seat.name for seat in self.scene.seats]

    def seat(self, number: int) -> Seat:
        """As they are now: perhaps a bot sits in."""
        return self.shown.players[number]

    def is_bot(self, number: int) -> bool:
        return self.shown.bots[number] is not None

    def show(self, scene: Scene[View, Move], me: int, choices: Choices[Move], at_once: bool = False) -> None:
        """Draws the scene with ``me`` at the bottom, moving what moved.

        Secrets are in the scene only while they may be seen, and so it is with the ``choices`` of ``me``: a covered
        hand may do nothing.
        """
        raise NotImplementedError

    def show_first(self, scene: Scene[View, Move], me: int, choices: Choices[Move]) -> Iterator[None]:
        """Shows what nobody has seen yet, a step in a frame.

        Until the last of them nothing else is shown, no finger touches it and no refusal is told; ink may come, and it
        may be put down, turned, or given up.
        """
        self.show(scene, me, choices, at_once=True)
        yield

    @classmethod
    def task_of(cls, scene: Scene[View, Move], seat: int) -> Task:
        """What the curtain says to whoever takes the tablet.  It is said before all, so it asks what all know."""
        if scene.seat is not None:
            raise ValueError("a curtain says nothing that only one seat may know")
        if seat not in scene.waiting:
            return Task(_("Look at the table"), "eye")
        return cls.task(scene.view, [each.name for each in scene.seats], seat)

    @staticmethod
    def task(view: View, names: Sequence[str], seat: int) -> Task:
        """The same for a seat that the table waits for, from what a spectator sees."""
        return Task(_("Take your turn"), "hand")

    def is_common(self, scene: Scene[View, Move]) -> bool:
        """Whether all who share the tablet look at it together now, since nothing on it is secret."""
        return False

    def ink_came(self, drawing: int, offset: int, ink: bytes) -> None:
        """Somebody draws on another tablet: what a drawing has from ``offset`` on, for the eyes that see now."""

    def head(self) -> Box | None:
        """What may lie under a word of the page for as long as that is true; nothing: whatever stands at the top."""
        return None

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


class FlatBoard(Board[View, Move]):
    """A board for people who sit round one tablet that lies on the table, all at once: nobody passes it on."""

    @classmethod
    def allows(cls, width: float, height: float, dp: float, seats: int) -> bool:
        """Whether a screen is large enough for so many seats at its edges."""
        raise NotImplementedError

    def is_common(self, scene: Scene[View, Move]) -> bool:
        """Nobody's secrets are kept by a curtain: each place keeps its own."""
        return True

    def show_all(
        self, spectator: Scene[View, Move], scenes: dict[int, Scene[View, Move]], at_once: bool = False
    ) -> None:
        """Draws what all may know, and at the place of each person what that place may show at this moment.

        ``scenes`` has every person of this tablet: with their own scene while they hold their corner, else with the
        spectator's.
        """
        raise NotImplementedError

    def show_all_first(self, spectator: Scene[View, Move], scenes: dict[int, Scene[View, Move]]) -> Iterator[None]:
        """The same for the first time, a step in a frame."""
        self.show_all(spectator, scenes, at_once=True)
        yield

    def refused_at(self, seat: int, why: Why) -> None:
        """The table did not accept a move of that seat: it is told at their place, and what was lifted goes back."""
        raise NotImplementedError
