"""The log of a drawing: everything that can happen on a sheet, in the order in which it happened.

A hand is whoever draws on the sheet; it has one open stroke at most, and takes back only its own. Times are
ticks since the drawing began, and never run backwards for one hand. A pressure of 0 means: not known.
"""

from typing import NamedTuple

from engine.ink.sheet import Sheet
from engine.ink.style import Style


class PaperLaid(NamedTuple):
    """The first entry of every log, and only the first."""

    sheet: Sheet


class StrokeBegun(NamedTuple):
    """The pen touches the paper; its first point."""

    hand: int
    at: int
    style: Style
    x: int
    y: int
    pressure: int = 0


class Points(NamedTuple):
    """More points of the hand's open stroke: four columns of the same length."""

    hand: int
    xs: list[int]
    ys: list[int]
    ats: list[int]
    pressures: list[int]


class StrokeEnded(NamedTuple):
    """The pen leaves the paper, or the paper's edge."""

    hand: int


class Undone(NamedTuple):
    """The hand takes back its last stroke, group or clearing; nothing happens if there is none."""

    hand: int
    at: int


class Redone(NamedTuple):
    """The hand brings back what it took back last."""

    hand: int
    at: int


class Cleared(NamedTuple):
    """The hand takes away all its strokes at once; one undo brings them back."""

    hand: int
    at: int


class GroupBegun(NamedTuple):
    """Strokes of this hand are one thing to undo from here …"""

    hand: int


class GroupEnded(NamedTuple):
    """… to here."""

    hand: int


Entry = PaperLaid | StrokeBegun | Points | StrokeEnded | Undone | Redone | Cleared | GroupBegun | GroupEnded
