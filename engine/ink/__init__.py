"""Strokes as data: a drawing is an append-only log on a sheet that knows no screen.

    recorder  a finger's touches to entries          author   one's own drawing while it is drawn
    encode    entries to chunks of bytes             decode   chunks to entries, strictly
    drawing   entries to strokes, undo and all       log      a whole log, as it is stored
    curve     a stroke's points to a smooth line     outline  a line to the polygon around it
    replay    a log as a film                        svg       pictures

Rules keep the chunks of a drawing and its `Progress`, and refuse a chunk for which `decode` raises `BadInk`.
"""

from engine.ink.author import Author
from engine.ink.decode import decode
from engine.ink.drawing import Drawing, News, Run
from engine.ink.encode import encode, encode_chunks
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
from engine.ink.format import SAYS, BadInk, Progress
from engine.ink.limits import (
    HANDS,
    MAX_ACTS,
    MAX_CHUNK_BYTES,
    MAX_LOG_BYTES,
    MAX_PIECES,
    MAX_POINTS,
    MAX_REPAINTED,
    MAX_STROKES,
    MAX_TICKS,
    TICKS_A_SECOND,
)
from engine.ink.log import compacted, distilled, read_log
from engine.ink.recorder import Recorder
from engine.ink.replay import Replay
from engine.ink.sheet import Sheet
from engine.ink.stroke import Box, Stroke
from engine.ink.style import RADII, WIDTHS, Style, Tool
from engine.ink.svg import svg

__all__ = [
    "HANDS",
    "MAX_ACTS",
    "MAX_CHUNK_BYTES",
    "MAX_LOG_BYTES",
    "MAX_PIECES",
    "MAX_POINTS",
    "MAX_REPAINTED",
    "MAX_STROKES",
    "MAX_TICKS",
    "RADII",
    "SAYS",
    "TICKS_A_SECOND",
    "WIDTHS",
    "Author",
    "BadInk",
    "Box",
    "Cleared",
    "Drawing",
    "Entry",
    "GroupBegun",
    "GroupEnded",
    "News",
    "PaperLaid",
    "Points",
    "Progress",
    "Recorder",
    "Redone",
    "Replay",
    "Run",
    "Sheet",
    "Stroke",
    "StrokeBegun",
    "StrokeEnded",
    "Style",
    "Tool",
    "Undone",
    "compacted",
    "decode",
    "distilled",
    "encode",
    "encode_chunks",
    "read_log",
    "svg",
]
