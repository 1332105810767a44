"""A drawing: what a log has put on the paper so far, and what has been taken back."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.ink.decode import Reader, decode
from engine.ink.entries import (
    Cleared,
    Entry,
    GroupBegun,
    GroupEnded,
    PaperLaid,
    Points,
    Redone,
    StrokeBegun,
    StrokeEnded,
    Undone,
)
from engine.ink.format import Progress
from engine.ink.limits import MAX_LOG_BYTES
from engine.ink.sheet import Sheet
from engine.ink.stroke import Stroke


class Run(NamedTuple):
    """A stroke as far as it had come at one moment of the log."""

    stroke: Stroke
    points: int
    ended: bool


class News(NamedTuple):
    """What a chunk changed: runs to paint in this order, and strokes that came or went otherwise."""

    runs: list[Run]
    stale: list[Stroke]


class Drawing:
    """Strokes on a sheet, built from a log chunk by chunk."""

    def __init__(self) -> None:
        self.sheet = Sheet.LANDSCAPE
        self.progress = Progress()
        self.strokes: list[Stroke] = []
        self.runs: list[Run] = []
        self._pasts: dict[int, _Past] = {}
        self._open: dict[int, Stroke] = {}

    @classmethod
    def from_log(cls, log: bytes) -> "Drawing":
        """A drawing from a whole log, which may still be empty; raises BadInk."""
        drawing = cls()
        if log:
            reader = Reader(log, drawing.progress, MAX_LOG_BYTES)
            drawing.apply(reader)
            drawing.progress = reader.progress()
        return drawing

    def add(self, chunk: bytes) -> News:
        """Goes on with the next chunk of the log; raises BadInk, and then nothing has changed."""
        entries, self.progress = decode(chunk, self.progress)
        return self.apply(entries)

    def shown(self) -> list[Stroke]:
        """The strokes to be seen, from the lowest to the topmost."""
        return [stroke for stroke in self.strokes if stroke.shown]

    def open(self) -> list[Stroke]:
        """The strokes that may still grow."""
        return list(self._open.values())

    def can_undo(self, hand: int) -> bool:
        """Whether this hand has anything to take back."""
        return bool(self._past(hand).done)

    def can_redo(self, hand: int) -> bool:
        """Whether this hand has taken back what it may still bring back."""
        return bool(self._past(hand).undone)

    def apply(self, entries: Iterable[Entry]) -> News:
        """Goes on with entries that are known to be in order: one's own, or decoded ones."""
        old, fresh = len(self.strokes), list[Run]()
        turned: set[int] = set()
        for entry in entries:
            match entry:
                case Points():
                    stroke = self._open[entry.hand]
                    stroke.grow(entry)
                    _note(fresh, Run(stroke, len(stroke), False))
                case StrokeBegun():
                    _note(fresh, self._begin(entry))
                case StrokeEnded():
                    stroke = self._open.pop(entry.hand)
                    stroke.ended = True
                    _note(fresh, Run(stroke, len(stroke), True))
                case PaperLaid():
                    self.sheet = entry.sheet
                case _:
                    self._past(entry.hand).follow(entry)
                    turned.add(entry.hand)
        for run in fresh:
            _note(self.runs, run)
        return News(fresh, [stroke for stroke in self._turn(turned) if stroke.number < old])

    def _begin(self, begun: StrokeBegun) -> Run:
        stroke = self._open[begun.hand] = Stroke(len(self.strokes), begun)
        stroke.shown = True
        self.strokes.append(stroke)
        self._past(begun.hand).drew(stroke)
        return Run(stroke, 1, False)

    def _past(self, hand: int) -> "_Past":
        return self._pasts.setdefault(hand, _Past())

    def _turn(self, hands: set[int]) -> list[Stroke]:
        """Brings `shown` of these hands' strokes up to date; returns those for which it changed."""
        seen = {stroke.number for hand in hands for stroke in self._past(hand).shown}
        changed = []
        for stroke in self.strokes if hands else ():
            if stroke.hand in hands and stroke.shown != (stroke.number in seen):
                stroke.shown = not stroke.shown
                changed.append(stroke)
        return changed


def _note(runs: list[Run], run: Run) -> None:
    """Remembers the order of painting: one run for each time that the pen changed hands."""
    if runs and runs[-1].stroke is run.stroke:
        runs[-1] = run
    else:
        runs.append(run)


class _Past:
    """What one hand has done, so that it can take it back."""

    def __init__(self) -> None:
        self.shown: list[Stroke] = []
        self.done: list[_Drawn | _Emptied] = []
        self.undone: list[_Drawn | _Emptied] = []
        self.group: list[Stroke] | None = None

    def drew(self, stroke: Stroke) -> None:
        self.shown.append(stroke)
        if self.group is not None:
            self.group.append(stroke)
        else:
            self._did(_Drawn([stroke]))

    def follow(self, entry: Undone | Redone | Cleared | GroupBegun | GroupEnded) -> None:
        match entry:
            case Undone() if self.done:
                act = self.done.pop()
                self.shown = act.undo(self.shown)
                self.undone.append(act)
            case Redone() if self.undone:
                act = self.undone.pop()
                self.shown = act.redo(self.shown)
                self.done.append(act)
            case Cleared() if self.shown:
                self._did(_Emptied(self.shown))
                self.shown = []
            case GroupBegun():
                self.group = []
            case GroupEnded():
                if self.group:
                    self._did(_Drawn(self.group))
                self.group = None

    def _did(self, act: "_Drawn | _Emptied") -> None:
        self.done.append(act)
        self.undone.clear()


class _Drawn(NamedTuple):
    """Strokes that come and go together."""

    strokes: list[Stroke]

    def undo(self, shown: list[Stroke]) -> list[Stroke]:
        del shown[len(shown) - len(self.strokes) :]
        return shown

    def redo(self, shown: list[Stroke]) -> list[Stroke]:
        shown.extend(self.strokes)
        return shown


class _Emptied(NamedTuple):
    """A sheet wiped clean, with what was on it."""

    strokes: list[Stroke]

    def undo(self, shown: list[Stroke]) -> list[Stroke]:
        return self.strokes

    def redo(self, shown: list[Stroke]) -> list[Stroke]:
        return []
