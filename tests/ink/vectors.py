"""Bytes of ink whose meaning never changes: whatever reads or writes ink is held against them."""

from engine.ink import Entry, PaperLaid, Points, Sheet, StrokeBegun, StrokeEnded, Style, Undone

REFUSED = [
    ("", "ink-cut-short"),
    ("e2 f0", "ink-other-version"),
    ("e1 f3", "ink-malformed"),  # no such sheet
    ("e1 f0 f0", "ink-out-of-order"),  # paper laid twice
    ("e1 10 00", "ink-out-of-order"),  # ink before paper
    ("e1 f0 a0", "ink-malformed"),  # no such entry
    ("e1 f0 00 00 3e83e8 fd", "ink-out-of-order"),  # a stroke in the style of none before it
    ("e1 f0 10 00 30 000000 3e83e8 fd", "ink-malformed"),  # no such tool
    ("e1 f0 10 00 03 000000 3e83e8 fd", "ink-malformed"),  # no such width
    ("e1 f0 10 00 01 000000 3e8c00 fd", "ink-off-the-sheet"),  # y = 3072 on a landscape sheet
    ("e1 f0 10 00 01 000000 000000 00 fd", "ink-off-the-sheet"),  # a step to the left of the edge
    ("e1 f0 10 00 01 000000 3e83e8 fe", "ink-malformed"),  # a byte without a meaning
    ("e1 f0 10 00 01 000000 3e83e8 f6ff fd", "ink-malformed"),  # a middle step beyond its reach
    ("e1 f0 10 00 01 000000 3e83e8 f8ffff fd", "ink-malformed"),  # a wide step beyond its reach
    ("e1 f0 10 00 01 000000 3e83e8 fa02 fd", "ink-malformed"),  # a pause before no point
    ("e1 f0 10 00 01 000000 3e83e8 fb05 fd", "ink-malformed"),  # a pressure of no point
    ("e1 f0 10 8000 01 000000 3e83e8 fd", "ink-malformed"),  # a number longer than it need be
    ("e1 f0 10 8080808001 01 000000 3e83e8 fd", "ink-malformed"),  # a number beyond all numbers
    ("e1 f0 10 ffffff7f 01 000000 3e83e8 fd", "ink-too-much"),  # after more than a day
    ("e1 f0 40 70", "ink-out-of-order"),  # more points of no stroke
    ("e1 f0 10 00 01 000000 3e83e8 fc 00 00", "ink-out-of-order"),  # a stroke in a stroke
    ("e1 f0 10 00 01 000000 3e83e8 fc 50 00", "ink-out-of-order"),  # undo in a stroke
    ("e1 f0 80 50 00", "ink-out-of-order"),  # undo in a group
    ("e1 f0 80 80", "ink-out-of-order"),  # a group in a group
    ("e1 f0 90", "ink-out-of-order"),  # the end of no group
]
"""Chunks at the beginning of a log that are refused, and why."""

VERSION_ONE: list[Entry] = [
    PaperLaid(Sheet.LANDSCAPE),
    StrokeBegun(2, 300, Style(colour=0xC84A5A), 1000, 1000),
    Points(2, [1003, 1010, 1100, 1400, 4095], [998, 996, 960, 800, 0], [306, 312, 318, 400, 406], [0] * 5),
    StrokeEnded(2),
    StrokeBegun(2, 500, Style(colour=0xC84A5A), 10, 20, 128),
    StrokeEnded(2),
    Undone(2, 700),
]

BYTES_OF_VERSION_ONE = bytes.fromhex(
    "e1 f0 12 ac 02 01 c8 4a 5a 3e 83 e8 9b ac f8 73 71 fa 98 01 f9 57 83 20 f9 ff f0 00 fd"
    " 22 5e 80 00 a0 14 fd 52 c8 01"
)
"""Pinned: stored drawings must be read for ever."""
