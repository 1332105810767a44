"""A hand at work: what a finger does to a sheet, as entries of the log.

Takes places on the grid with fractions, beside the paper too, and seconds since the drawing began, and gives
whole grid units and ticks. Thins what carries nothing: points that hardly moved, and unevenness of frames.
"""

from collections import deque
from math import hypot

from engine.ink.entries import Cleared, Entry, GroupEnded, Points, Redone, StrokeBegun, StrokeEnded, Undone
from engine.ink.format import MOST_PIECES, USUAL_PACE, Progress, pieces_of
from engine.ink.limits import (
    MAX_ACTS,
    MAX_PIECES,
    MAX_POINTS,
    MAX_REPAINTED,
    MAX_STROKES,
    MAX_TICKS,
    TICKS_A_SECOND,
)
from engine.ink.sheet import Place, Sheet, on_paper
from engine.ink.style import Style

STILL = 4.0
"""Grid units, about a pixel: a point nearer than this to the last one is the finger's tremor."""

PATIENCE = 18
"""Ticks (1/20 s) that even time may run from the clock before it is set right: nobody sees it in a replay."""

PRESSURES = 15
"""Steps of pressure that are told apart; each change costs two bytes."""


class Recorder:
    """One hand on one sheet, with at most one finger down."""

    def __init__(self, sheet: Sheet, hand: int = 0, progress: Progress | None = None) -> None:
        progress = progress or Progress()
        self.sheet, self.hand = sheet, hand
        self.points, self.strokes, self.acts = progress.points, progress.strokes, progress.acts
        self.pieces, self.repainted = progress.pieces, progress.repainted
        self.pulse = Pulse(progress.hand(hand).at)
        self.style = Style()
        self.drawing = progress.hand(hand).drawing  # a log may stop anywhere: `lift` ends what it left open
        self.grouping = progress.hand(hand).grouping
        self.last: Place | None = None  # where the finger is, on the paper or beside it
        self.kept: Place = (0, 0)  # the last point that was written
        self.written = self.moved = (0, 0)  # the same in whole units, and how far it lay from the one before

    @property
    def full(self) -> bool:
        """Whether the sheet takes no further stroke."""
        most = self.points >= MAX_POINTS or self.strokes >= MAX_STROKES or self.pieces > MAX_PIECES - MOST_PIECES
        return most or self.pulse.at >= MAX_TICKS

    def touch(self, style: Style, x: float, y: float, seconds: float, pressure: float = 0) -> list[Entry]:
        """A finger or pen comes down; pressure from 0 (not known) to 1."""
        entries = self.lift()
        self.style, self.last = style, (x, y)
        if self.sheet.holds(x, y):
            entries += self._begin((x, y), seconds, pressure)
        return entries

    def move(self, x: float, y: float, seconds: float, pressure: float = 0) -> list[Entry]:
        """It moves; where it leaves the paper its stroke ends at the edge, where it comes back one begins."""
        if self.last is None:
            return []
        start, self.last = self.last, (x, y)
        inked = on_paper(self.sheet, start, self.last)
        if inked is None:
            return self._end()
        entries: list[Entry] = []
        if not self.drawing:
            entries += self._begin(inked[0], seconds, pressure)
        entries += self._point(inked[1], seconds, pressure)
        if inked[1] != self.last:
            entries += self._end()
        return entries

    def lift(self) -> list[Entry]:
        """It leaves the glass."""
        self.last = None
        return self._end()

    def undo(self, seconds: float) -> list[Entry]:
        """Takes back the last stroke."""
        return self._act(Undone, seconds)

    def redo(self, seconds: float) -> list[Entry]:
        """Brings back what was taken back last."""
        return self._act(Redone, seconds)

    def clear(self, seconds: float) -> list[Entry]:
        """Takes away all strokes; an undo brings them back."""
        return self._act(Cleared, seconds)

    def _act(self, act: type[Undone] | type[Redone] | type[Cleared], seconds: float) -> list[Entry]:
        entries = self.lift()
        if self.acts < MAX_ACTS - 1 and self.repainted + self.pieces <= MAX_REPAINTED:
            self.repainted += self.pieces
            if self.grouping:
                self.grouping = False
                self.acts += 1
                entries.append(GroupEnded(self.hand))
            self.acts += 1
            entries.append(act(self.hand, self.pulse.later(seconds)))
        return entries

    def _begin(self, place: Place, seconds: float, pressure: float) -> list[Entry]:
        if self.full:
            return []
        self.kept = place
        self.drawing = True
        self.points += 1
        self.strokes += 1
        self.pieces += 1
        self.written, self.moved = (round(place[0]), round(place[1])), (0, 0)
        x, y = self.written
        return [StrokeBegun(self.hand, self.pulse.later(seconds), self.style, x, y, _hard(pressure))]

    def _point(self, place: Place, seconds: float, pressure: float) -> list[Entry]:
        moved = hypot(place[0] - self.kept[0], place[1] - self.kept[1])
        if not self.drawing or moved < STILL:
            return []
        if self.full:
            return self._end()
        self.kept = place
        self.points += 1
        self._reckon(round(place[0]), round(place[1]))
        at = self.pulse.beat(seconds)
        return [Points(self.hand, [self.written[0]], [self.written[1]], [at], [_hard(pressure)])]

    def _reckon(self, x: int, y: int) -> None:
        """Counts what the next point becomes, as those will who read it."""
        before, self.moved = self.moved, (x - self.written[0], y - self.written[1])
        self.written = (x, y)
        self.pieces += pieces_of(self.moved[0] - before[0], self.moved[1] - before[1])

    def _end(self) -> list[Entry]:
        if not self.drawing:
            return []
        self.drawing = False
        return [StrokeEnded(self.hand)]


class Pulse:
    """Ticks at an even pace, as near to an uneven clock as nobody notices: an even pace costs no byte."""

    def __init__(self, at: int) -> None:
        self.at = at
        self.pace = USUAL_PACE
        self.heard = float(at)
        self.gaps: deque[float] = deque(maxlen=9)

    def later(self, seconds: float) -> int:
        """The exact tick of something that happens once."""
        self.heard = seconds * TICKS_A_SECOND
        self.at = min(MAX_TICKS, max(self.at, round(self.heard)))
        return self.at

    def beat(self, seconds: float) -> int:
        """The tick of the next point of a stroke."""
        now = seconds * TICKS_A_SECOND
        self.gaps.append(now - self.heard)
        self.heard = now
        due = self.at + self.pace
        if abs(now - due) > PATIENCE:
            due = round(now)
            if len(self.gaps) == self.gaps.maxlen:
                self.pace = max(1, round(sorted(self.gaps)[len(self.gaps) // 2]))
        self.at = min(MAX_TICKS, max(self.at, due))
        return self.at


def _hard(pressure: float) -> int:
    """Pressure as the log has it: 1 to 255 in steps, 0 when it is not known."""
    if pressure <= 0:
        return 0
    return 1 + round(round(min(1.0, pressure) * PRESSURES) * 254 / PRESSURES)
