"""What half a minute of a game is made of, to be watched before the first match.  Pure: no Kivy.

``app/boards/<game>/lesson.py`` has a LESSON; a game without one offers nothing to watch.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from app.look.box import Box

Point = tuple[float, float]

FIRST_LOOK = 1.0
"""Seconds until the sentence is found; whoever watches looks at it already."""

A_LETTER = 0.05
"""Seconds for each letter."""


Seen_co = TypeVar("Seen_co", covariant=True)
View_co = TypeVar("View_co", covariant=True)
Move = TypeVar("Move", bound=Struct)


class Watched(Protocol[Seen_co, View_co, Move]):
    """The match that is played while somebody watches: a real one, on a board like any other."""

    @property
    def board(self) -> Seen_co:
        """The real board; it says what the drawn hand makes it say."""

    @property
    def view(self) -> View_co:
        """What the one who plays may know now."""

    def sees(self, seat: int) -> View_co:
        """What another seat may know, for whom the script plays."""

    def moves(self, seat: int) -> tuple[Move, ...]:
        """What a seat may say now: listed moves and examples alike."""

    def play(self, seat: int, move: Move) -> None:
        """Another seat says a move."""


@dataclass(frozen=True)
class Step:
    """A sentence, and what the hand does meanwhile, in the board's own coordinates.

    The hand comes to ``place``.  It touches along each of ``lines``: one point is a tap, several are a way with the
    finger down.  Without a place it goes aside, and one looks at the board.  The next step comes when the sentence can
    have been read and the board is at rest.
    """

    words: str
    place: Box | None = None
    lines: tuple[tuple[Point, ...], ...] = ()
    way_seconds: float = 1.0
    """How long the finger is on its way along all lines together."""

    @property
    def reading_time(self) -> float:
        return FIRST_LOOK + A_LETTER * len(self.words)


def look(words: str, place: Box | None = None) -> Step:
    """The hand points there."""
    return Step(words, place)


def read(words: str, place: Box) -> Step:
    """The hand points at what stands there from below, or it would hide it."""
    return Step(words, Box(place.x, place.y, place.w, 0))


def tap(words: str, place: Box) -> Step:
    return Step(words, place, ((place.center,),))


def drag(words: str, place: Box, to: Box) -> Step:
    """From the one to the other, in a slight bow as hands do."""
    (x, y), (to_x, to_y) = place.center, to.center
    bow = ((x + to_x) / 2 + (to_y - y) * 0.08, (y + to_y) / 2 + (x - to_x) * 0.08)
    return Step(words, place, ((place.center, (x, y + (1 if to_y > y else -1)), bow, to.center),))


Laid = TypeVar("Laid")


def laid(there: object, kind: type[Laid]) -> Laid:
    """What lies on the board now, which is of that kind, if the match stands where the script has it."""
    if not isinstance(there, kind):
        raise TypeError(f"{there} is no {kind.__name__}")
    return there


Script = Callable[[Watched[Seen_co, View_co, Move]], Iterator[Step]]
"""Each step is made when its time has come, from the board as it is then."""


@dataclass(frozen=True)
class Lesson(Generic[Seen_co, View_co, Move]):
    """``seat`` plays; the cards are dealt as ``seed`` has it, so that what is shown is worth it."""

    script: Script[Seen_co, View_co, Move]
    seat: int = 0
    seed: int = 1
    players: int | None = None
    """As many as in the first match on a device, if it is not said."""
