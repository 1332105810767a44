"""When what is shown in a reveal: the same on all tablets, since it follows from the table's time.  No Kivy.

Each drawing is drawn again, its word is turned over, its guesses land one by one; then all points are counted.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.pictomania.scoring import Reveal, Stack
from engine.table import Scene

DRAWN = 3.6
"""Seconds in which a drawing is drawn again, however long its drawer took."""

A_WORD = 1.6
"""Seconds from the turning of the word to the first guess: time to read it and to laugh."""

A_GUESS = 1.35
"""Seconds from one guess to the next: time to see whose it is and to cheer."""

A_LOOK = 2.0
"""Seconds after the last guess."""

LONGEST = 60.0
"""Seconds that all drawings may take: where many play each is shown more briefly."""

A_LINE = 0.95
"""Seconds from one counted line to the next."""


@dataclass(frozen=True)
class Moment:
    """What is seen: the drawing of this ``place`` with so many steps taken, its word's and each guess's.

    ``drawn``: the part of it that is drawn, and in how many seconds the rest will be.  ``wait``: seconds until
    something changes by itself, nothing if nothing will.  After the drawings the steps are lines that are counted.
    """

    place: int
    steps: int
    drawn: float = 1.0
    rest: float = 0.0
    wait: float | None = None


def moment(turned: Reveal, lines: int, place: int, seconds: float) -> Moment:
    """So many seconds after all have gone on to a place; ``lines`` are counted at the end."""
    seats = len(turned.stacks)
    pace = min(1.0, LONGEST / sum(_length(stack) for stack in turned.stacks))
    while place < seats:
        stack = turned.stacks[place]
        if seconds < pace * _length(stack):
            return _of_drawing(place, len(stack.cards), seconds, pace)
        seconds -= pace * _length(stack)
        place += 1
    counted = int(seconds / A_LINE) + 1
    if place == seats and counted <= lines:
        return Moment(place, counted, wait=counted * A_LINE - seconds)
    return ended(seats)


def ended(seats: int) -> Moment:
    """All was seen."""
    return Moment(seats + 1, 0)


def _length(stack: Stack) -> float:
    return DRAWN + A_WORD + A_GUESS * len(stack.cards) + A_LOOK


def _of_drawing(place: int, cards: int, seconds: float, pace: float) -> Moment:
    starts = [pace * start for start in (DRAWN, *[DRAWN + A_WORD + A_GUESS * card for card in range(cards)])]
    steps = sum(start <= seconds for start in starts)
    after = pace * (DRAWN + A_WORD + A_GUESS * cards + A_LOOK)
    until = starts[steps] if steps < len(starts) else after
    rest = max(0.0, starts[0] - seconds)
    return Moment(place, steps, min(1.0, seconds / starts[0]), rest, until - seconds)


class TableTime:
    """The table's own time, as far as this tablet knows it: it stands still while the table is paused."""

    def __init__(self) -> None:
        self._at, self._here, self._runs = 0, 0.0, False

    def tell(self, scene: "Scene[object, object]") -> None:
        """What the table has said just now."""
        self._at, self._here, self._runs = scene.at, time.monotonic(), scene.paused_by is None and not scene.ended

    @property
    def runs(self) -> bool:
        return self._runs

    def now(self) -> int:
        """In milliseconds."""
        return self._at + (int((time.monotonic() - self._here) * 1000) if self._runs else 0)


def rows_of(stack: Stack, seats: int) -> Sequence[int]:
    """All others, those who guessed first, as they did."""
    guessed = [card.seat for card in stack.cards]
    return [*guessed, *[seat for seat in range(seats) if seat != stack.seat and seat not in guessed]]
