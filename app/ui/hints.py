"""Hints of a first match: each is shown once on a device, one at a time, where the finger is.  Pure: no Kivy.

A board says which hints fit at this moment; what is here chooses the one to show, and knows when it was understood.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from math import ceil, hypot
from operator import or_

from app.look.box import Box

HESITATION = 0.8
"""Seconds for which a hint must have fitted before it comes: who knows what to do needs none."""

GLANCE = 1.0
"""A hint that was there for less (seconds) was not read, and may come again."""

FIRST_LOOK = 1.5
"""Seconds until a reader has found the hint."""

A_LETTER = 0.07
"""Seconds for each letter: a child of seven who reads aloud."""


@dataclass(frozen=True)
class Hint:
    """``words`` about ``place``; they lie neither on it nor on what is kept ``clear`` for eyes and fingers.

    A hint is on the screen for all to see: it may say only what everybody at the table may know at that moment, or
    what the one who sees the board sees already.
    """

    key: str
    words: str
    place: Box
    clear: tuple[Box, ...] = ()
    touches: tuple[Box, ...] = ()
    """Where else than on its place a touch is what it asks for."""
    instead: tuple[Box, ...] = ()
    """Of which it may speak as well, where there is more room beside one of them."""
    brief: str = ""
    """Fewer words, for a screen on which all of them would lie over something."""

    @property
    def places(self) -> tuple[Box, ...]:
        """Of one of them it speaks."""
        return (self.place, *self.instead)

    def is_meant(self, x: float, y: float) -> bool:
        """Whether a touch there says that it was understood."""
        return any(box.holds(x, y) for box in (*self.places, *self.touches))

    @property
    def reading_time(self) -> float:
        return FIRST_LOOK + A_LETTER * len(self.words)


class Hints:
    """Which hint is shown now.  ``known`` are the keys of those that never come again.  Time is told from outside."""

    def __init__(self, known: Iterable[str]) -> None:
        self.known = set(known)
        self.shown: Hint | None = None
        self._since = 0.0
        self._next: str | None = None
        self._next_since = 0.0

    def look(self, fitting: Sequence[Hint], now: float) -> Hint | None:
        """The hint to show, of those that fit, the most fitting first.  One that fits no longer was followed."""
        fresh = [hint for hint in fitting if hint.key not in self.known]
        if self.shown is not None:
            again = next((hint for hint in fresh if hint.key == self.shown.key), None)
            if again is None:
                self._gone(GLANCE, now)
            self.shown = again
        if self.shown is None:
            self.shown = self._hesitated(fresh, now)
        return self.shown

    def _hesitated(self, fitting: Sequence[Hint], now: float) -> Hint | None:
        """The first of these, if it has been the first for long enough."""
        first = fitting[0] if fitting else None
        key = None if first is None else first.key
        if key != self._next:
            self._next, self._next_since = key, now
        if first is None or now - self._next_since < HESITATION:
            return None
        self._next, self._since = None, now
        return first

    def cover(self, now: float) -> None:
        """The board is out of sight.  What was not read yet comes again."""
        self._next = None
        if self.shown is not None:
            self._gone(self.shown.reading_time, now)

    def touched(self, now: float) -> None:
        """A finger touched the board: what has been read can go."""
        if self.shown is not None and now - self._since >= self.shown.reading_time:
            self.put_away()

    def put_away(self) -> None:
        """The hint itself was touched."""
        if self.shown is not None:
            self.known.add(self.shown.key)
            self.shown = None

    def _gone(self, enough: float, now: float) -> None:
        """Takes the hint away for good if it was there long enough."""
        if now - self._since >= enough:
            self.put_away()
        self.shown = None


# Where the slip lies ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Stand:
    """The lower left corner of the slip, and its pointer: from a point on the slip's edge to its tip."""

    x: float
    y: float
    foot: tuple[float, float]
    tip: tuple[float, float]
    place: Box
    """Of what it speaks there."""
    far: float
    """From that."""


FAR = 3
"""A pointer is not longer than so many times its usual reach."""

FARTHEST = 0.25
"""How far words may lie from what they speak of, as a share of the room's diagonal."""

WIDEST = 380
"""Of a hint, in dp: two or three short lines."""

SHARES = (1.0, 0.75, 0.55, 0.4)
"""How wide a hint may be, as shares of the widest: one of them fits where another does not."""

CELL = 12.0
"""Pixels across one cell of the ground on which a free place is looked for."""


class Ground:
    """The room for hints, and what lies in it already: words, tools, ink, cards."""

    def __init__(self, room: Box, taken: Iterable[Box]) -> None:
        self.room = room
        self.far = FARTHEST * hypot(room.w, room.h)
        """What lies farther from what it speaks of seems to speak of something else."""
        self.across, self.up = max(1, int(room.w / CELL)), max(1, int(room.h / CELL))
        self._rows = [0] * self.up
        """A bit for each cell that is taken; the lowest is on the left."""
        for box in taken:
            first, last = int((box.x - room.x) // CELL), ceil((box.right - room.x) / CELL)
            low, high = int((box.y - room.y) // CELL), ceil((box.top - room.y) / CELL)
            cells = _cells(min(self.across, last)) & ~_cells(first)
            for row in range(max(0, low), min(self.up, high)):
                self._rows[row] |= cells

    def free(self, size: tuple[float, float], near: Box, apart: float) -> Box | None:
        """The place of that size that is nearest to ``near`` of those on which nothing lies, if there is one.

        It stands ``apart`` from what it speaks of, so that a pointer has room.
        """
        wide, high = ceil(size[0] / CELL), ceil(size[1] / CELL)
        best: tuple[float, float, float] | None = None
        for least, y, row in sorted(self._rows_from(size, near, apart, high)):
            if best is not None and least > best[0]:
                break
            up = abs(y + size[1] / 2 - near.center[1])
            over = max(y - near.top, near.y - y - size[1], 0.0)
            for column in self._free_from(row, wide, high):
                x = self.room.x + column * CELL
                beside = max(x - near.right, near.x - x - size[0], 0.0)
                far = abs(hypot(beside, over) - apart) * 4 + hypot(x + size[0] / 2 - near.center[0], up)
                if best is None or (far, y, x) < best:
                    best = far, y, x
        return None if best is None else Box(best[2], best[1], *size)

    def _rows_from(
        self, size: tuple[float, float], near: Box, apart: float, high: int
    ) -> Iterator[tuple[float, float, int]]:
        """How far it is at least from there, how high that is, and which row."""
        for row in range(self.up - high + 1):
            y = self.room.y + row * CELL
            over = max(y - near.top, near.y - y - size[1], 0.0)
            yield 4 * max(0.0, over - apart) + abs(y + size[1] / 2 - near.center[1]), y, row

    def _free_from(self, row: int, wide: int, high: int) -> Iterator[int]:
        """The columns from which on so many are free, in so many rows."""
        taken, reach = reduce(or_, self._rows[row : row + high]), 1
        while reach < wide:
            step = min(reach, wide - reach)
            taken |= taken >> step
            reach += step
        free = _cells(self.across - wide + 1) & ~taken
        while free:
            yield (free & -free).bit_length() - 1
            free &= free - 1


def _cells(number: int) -> int:
    """So many from the left."""
    return (1 << max(0, number)) - 1


def stand(size: tuple[float, float], place: Box, ground: Ground, reach: float, round_by: float) -> Stand | None:
    """Next to the place, or not far from it, where there is room on nothing; nowhere where there is none."""
    lying = ground.free(size, place, reach)
    if lying is None or (far := between(lying, place)) > ground.far:
        return None
    foot, tip = _pointer(lying, place, round_by)
    if hypot(tip[0] - foot[0], tip[1] - foot[1]) > FAR * reach:
        tip = foot  # what lies between is not meant; the light round the place says where it is
    return Stand(lying.x, lying.y, foot, tip, place, far)


def between(one: Box, other: Box) -> float:
    """How far two places are apart."""
    across = max(one.x - other.right, other.x - one.right, 0.0)
    return hypot(across, max(one.y - other.top, other.y - one.top, 0.0))


def _within(wanted: float, least: float, room: float) -> float:
    return min(max(wanted, least), least + max(0.0, room))


def _pointer(lying: Box, place: Box, round_by: float) -> tuple[tuple[float, float], tuple[float, float]]:
    """From the edge of the slip to the nearest edge of the place; of no length where they overlap."""
    x = _within(place.center[0], lying.x + round_by, lying.w - 2 * round_by)
    y = _within(place.center[1], lying.y + round_by, lying.h - 2 * round_by)
    across, up = _within(x, place.x, place.w), _within(y, place.y, place.h)
    if lying.y >= place.y + place.h:
        return (x, lying.y), (across, place.y + place.h)
    if lying.y + lying.h <= place.y:
        return (x, lying.y + lying.h), (across, place.y)
    if lying.x >= place.x + place.w:
        return (lying.x, y), (place.x + place.w, up)
    if lying.x + lying.w <= place.x:
        return (lying.x + lying.w, y), (place.x, up)
    return (x, lying.y), (x, lying.y)
