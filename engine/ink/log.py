"""A whole log at once, as it is stored: all chunks joined."""

from collections.abc import Iterator

from engine.ink.decode import decode
from engine.ink.drawing import Drawing
from engine.ink.encode import encode
from engine.ink.entries import Entry, PaperLaid, Points, StrokeBegun, StrokeEnded
from engine.ink.format import Progress
from engine.ink.limits import MAX_LOG_BYTES
from engine.ink.stroke import Stroke


def read_log(log: bytes) -> list[Entry]:
    """The entries of a whole log, which may still be empty; raises BadInk."""
    return decode(log, Progress(), MAX_LOG_BYTES)[0] if log else []


def compacted(log: bytes) -> bytes:
    """The same log without the seams of live chunks: about two fifths smaller, for keeping."""
    return encode(read_log(log), Progress())[0]


def distilled(log: bytes) -> bytes:
    """A log of only what is seen in the end: smaller again where much was taken back; raises BadInk."""
    drawing = Drawing.from_log(log)
    entries: list[Entry] = [PaperLaid(drawing.sheet)]
    done: dict[int, int] = {}
    for stroke, points, ended in drawing.runs:
        if stroke.shown:
            entries += _part(stroke, done.get(stroke.number, 0), points, ended)
            done[stroke.number] = points
    return encode(entries, Progress())[0]


def _part(stroke: Stroke, start: int, stop: int, ended: bool) -> Iterator[Entry]:
    columns = (stroke.xs, stroke.ys, stroke.ats, stroke.pressures)
    if start == 0:
        x, y, at, pressure = (column[0] for column in columns)
        yield StrokeBegun(stroke.hand, at, stroke.style, x, y, pressure)
    if stop > max(1, start):
        yield Points(stroke.hand, *(column[max(1, start) : stop].tolist() for column in columns))
    if ended:
        yield StrokeEnded(stroke.hand)
