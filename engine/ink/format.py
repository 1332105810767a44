"""What reading and writing a log share: the bytes' meanings, and where a log stands between two chunks.

docs/ink.md describes the format for people.
"""

from dataclasses import dataclass, field
from math import ceil, sqrt
from typing import NamedTuple

from engine.ink.entries import Cleared, Redone, Undone
from engine.ink.limits import TICKS_A_SECOND
from engine.ink.sheet import Sheet
from engine.ink.style import Style

VERSION = 0xE1
PAPER = 0xF0
STYLED, PRESSED = 1, 2  # flags of the four kinds of tags that begin a stroke, 0 to 3
MORE, UNDO, REDO, CLEAR, GROUP, UNGROUP = 4, 5, 6, 7, 8, 9

Act = Undone | Redone | Cleared
ACTS: dict[int, type[Act]] = {UNDO: Undone, REDO: Redone, CLEAR: Cleared}
ACT_KINDS = {act: kind for kind, act in ACTS.items()}

# A step is how far a point lies from where the last movement, repeated, would have led. Steps of three sizes
# share the first bytes; the reaches were chosen on strokes of a hand: 7 makes most points one byte long, and
# fewer than one in a thousand pass 180 and need LONG.
NEAR, MID, WIDE = 7, 37, 180
NEAR_SPAN, MID_SPAN, WIDE_SPAN = 2 * NEAR + 1, 2 * MID + 1, 2 * WIDE + 1
MID_LEAD = NEAR_SPAN**2
WIDE_LEAD = MID_LEAD + 22
LONG, TIME, PRESS, PAUSE, END = 249, 250, 251, 252, 253

MOST_PIECES = 48
"""Straight pieces between two points: enough for a half circle as large as the sheet."""

PIECES = [max(1, min(MOST_PIECES, ceil(sqrt(1.05 * far)))) for far in range(2200)]
"""What a point's curve becomes (see curve.py), by how far (a + b) it lies from where the last movement had led."""


def pieces_of(step_x: int, step_y: int) -> int:
    """How many straight pieces a step is reckoned to become: rather too many than too few, over a whole drawing."""
    return PIECES[min(abs(step_x) + abs(step_y), len(PIECES) - 1)]


USUAL_PACE = TICKS_A_SECOND // 60
"""Ticks between two points until a log says otherwise."""

LARGEST_NUMBER = (1 << 28) - 1
"""Four bytes of seven bits; no time is larger."""


class BadInk(Exception):
    """Ink that is refused; `why` is a key for a sentence, never shown as it is."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


SAYS: dict[str, str] = {
    "ink-malformed": "That ink cannot be understood.",
    "ink-cut-short": "That ink stops in the middle.",
    "ink-other-version": "That ink comes from another version of Easel.",
    "ink-out-of-order": "That ink does not follow what is already drawn.",
    "ink-off-the-sheet": "That ink is off the paper.",
    "ink-too-long": "That is too much ink at once.",
    "ink-too-much": "The sheet is full: no more strokes fit on it.",
}
"""The English sentence for every `why`."""


class Hand(NamedTuple):
    """Where one hand stands in a log: what its next bytes are relative to."""

    at: int = 0
    x: int = 0
    y: int = 0
    dx: int = 0
    dy: int = 0
    pace: int = USUAL_PACE
    gap: int = USUAL_PACE
    pressure: int = 0
    style: Style | None = None
    drawing: bool = False
    grouping: bool = False


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a log has come: enough to read, write or refuse its next chunk. Never changed itself."""

    sheet: Sheet | None = None
    hands: dict[int, Hand] = field(default_factory=dict)
    strokes: int = 0
    points: int = 0
    acts: int = 0
    size: int = 0
    pieces: int = 0
    repainted: int = 0

    def hand(self, number: int) -> Hand:
        """Where a hand stands; one that has not drawn yet stands at the beginning."""
        return self.hands.get(number) or Hand()
