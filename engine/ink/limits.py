"""Every limit of a drawing, each with its reason. Ink from outside that passes one is refused whole."""

TICKS_A_SECOND = 360
"""Time is counted in ticks: 360 divides evenly by screens of 60, 72, 90 and 120 frames a second."""

MAX_POINTS = 65_536
"""18 minutes without lifting the finger at 60 points a second; a round of drawing lasts two or three."""

MAX_STROKES = 8_192
"""Six taps a second over 22 minutes: more than a child who fills the sheet with dots."""

MAX_ACTS = 8_192
"""Undo, redo, clear and groups together: none adds a point, so nothing else would bound them."""

MAX_PIECES = 196_608
"""Straight pieces that a drawing's curves become, as `format.pieces_of` reckons them; a hand needs four a point. Points
that leap over the whole sheet would become 48 each: half a gigabyte of vertices."""

MAX_REPAINTED = 8_388_608
"""Pieces that undo, redo and clear may have painted again: two hundred of them on a drawing of three minutes.
Without it, one who only undoes and redoes would hold everybody's screen."""

MAX_CHUNK_BYTES = 32_768
"""A live chunk has 10 to 200 bytes; the largest is what a late joiner is sent in one go."""

MAX_LOG_BYTES = 393_216
"""MAX_POINTS at the 2.0 to 3.3 bytes a point of the codec, stored or live, and then almost as much again."""

MAX_TICKS = 24 * 3600 * TICKS_A_SECOND
"""A drawing is finished within a day; also keeps every time within 32 bits."""

HANDS = 16
"""Hands that may share one sheet: there are twelve seats, and a tag has four bits for the hand."""
