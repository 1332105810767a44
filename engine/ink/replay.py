"""A drawing drawn again: its log as a film with a position in seconds, long pauses cut short."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from math import inf

from engine.ink.drawing import Drawing, News
from engine.ink.entries import Cleared, Entry, Points, Redone, StrokeBegun, Undone
from engine.ink.limits import TICKS_A_SECOND
from engine.ink.log import read_log

LONGEST_PAUSE = round(0.7 * TICKS_A_SECOND)
"""Thinking is part of drawing, but nobody wants to watch it: a breath is left of it."""


class Replay:
    """A log, and the drawing as it was at one position of the film."""

    def __init__(self, log: bytes) -> None:
        """Raises BadInk for a log that is not one."""
        self.entries = read_log(log)
        self.cuts = _cuts(self.entries)
        self.position = 0.0
        self._rewind()
        self._catch_up()

    @property
    def length(self) -> float:
        """Seconds from the first point to the last."""
        return self.cuts[-1][0] / TICKS_A_SECOND

    def seek(self, seconds: float) -> News | None:
        """Goes to a position. Forwards it returns what is new; backwards there is a new drawing, and None."""
        backwards = seconds < self.position
        self.position = min(max(0.0, seconds), self.length)
        if backwards:
            self._rewind()
        news = self._catch_up()
        return None if backwards else news

    def _rewind(self) -> None:
        self.drawing = Drawing()
        self._entry = self._point = 0  # what comes next: an entry, and a point if it has many

    def _catch_up(self) -> News:
        return self.drawing.apply(self._entries_until(self._tick()))

    def _tick(self) -> float:
        """The tick of the log at the film's position."""
        film = round(self.position * TICKS_A_SECOND)
        shown, logged = self.cuts[bisect_right(self.cuts, (film, inf)) - 1]
        return logged + film - shown

    def _entries_until(self, tick: float) -> Iterator[Entry]:
        while self._entry < len(self.entries):
            entry = self.entries[self._entry]
            if isinstance(entry, Points):
                start, stop = self._point, bisect_right(entry.ats, tick)
                if stop > start:
                    yield Points(entry.hand, *(column[start:stop] for column in entry[1:]))
                self._point = max(start, stop)
                if stop < len(entry.ats):
                    return
            elif max(_times(entry), default=0) > tick:
                return
            else:
                yield entry
            self._entry += 1
            self._point = 0


def _cuts(entries: Iterable[Entry]) -> list[tuple[int, float]]:
    """Where the log comes back from a cut: (tick of the film, tick of the log); the last is the end."""
    film = logged = 0
    cuts: list[tuple[int, float]] = [(0, 0)]
    for entry in entries:
        for tick in _times(entry):
            pause = max(0, tick - logged)
            film += min(pause, LONGEST_PAUSE)
            logged += pause
            if pause > LONGEST_PAUSE:
                cuts.append((film, tick))
    return [*cuts, (film, logged)]


def _times(entry: Entry) -> Iterable[int]:
    """When an entry happened, if it says so."""
    match entry:
        case Points():
            return entry.ats
        case StrokeBegun() | Undone() | Redone() | Cleared():
            return (entry.at,)
        case _:
            return ()
