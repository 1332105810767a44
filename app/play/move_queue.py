"""What this device has to say to the table: the moves of a seat one after another.  Pure: no Kivy.

A move carries a number that follows from what was told; so the next is said when the one before has been answered.
"""

from collections import deque
from collections.abc import Callable

from msgspec import Struct

from engine.table import Answer

Answered = Callable[[Answer], None]
Say = Callable[[int, Struct, Answered], None]


class MoveQueue:
    """``say`` brings one move to the table and its answer back."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._waiting: dict[int, deque[tuple[Struct, Answered]]] = {}
        self._unanswered: set[int] = set()
        self._when_quiet: list[Callable[[], None]] = []

    def say(self, seat: int, move: Struct, answered: Answered, again: bool = False) -> None:
        """After all that this seat still waits to hear about.

        The same move twice is a finger that trembled, and is said once; unless it is meant to be said ``again``.
        """
        waiting = self._waiting.setdefault(seat, deque())
        if not again and any(move == other for other, _ in waiting):
            return
        waiting.append((move, answered))
        self._say_next(seat)

    def quiet(self, seat: int) -> bool:
        """Whether all that this seat said has been answered."""
        return not self._waiting.get(seat)

    def when_quiet(self, do: Callable[[], None]) -> None:
        """At once, or when everything that was said has been answered."""
        self._when_quiet.append(do)
        self._perhaps_quiet()

    def _say_next(self, seat: int) -> None:
        if seat in self._unanswered or not self._waiting[seat]:
            return
        self._unanswered.add(seat)
        move, answered = self._waiting[seat][0]

        def heard(answer: Answer) -> None:
            self._waiting[seat].popleft()
            self._unanswered.discard(seat)
            answered(answer)  # which may have more to say
            self._say_next(seat)
            self._perhaps_quiet()

        self._say(seat, move, heard)

    def _perhaps_quiet(self) -> None:
        while self._when_quiet and not any(self._waiting.values()):
            self._when_quiet.pop(0)()
