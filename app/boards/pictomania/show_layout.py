"""Where things lie while all look at one drawing of a reveal.  Pure numbers: no Kivy, nothing drawn."""

from dataclasses import dataclass, replace
from math import ceil

from app.boards.pictomania.layout import EDGE, SHEET
from app.look.box import Box, air, finger

ROOMY = (900, 540)
"""From this size (dp) on a screen held sideways has room for the rack beside the easel."""

HIGH = 430
"""In so many dp of height the word lies below the drawing; in fewer beside it."""

HALF = 960
"""A low room that is so wide (dp) is half of a tablet that lies flat."""

BROAD = 250
"""A row for a guess (dp) that is so broad has room for another one beside it."""

BROADEST = 460
"""A broader row (dp) would have its token far from its name."""

LEAST_ROW = 44
"""Lower (dp) than this no row for a guess should be."""

RACKED = 0.8
"""A drawing may become so much narrower for the rack to lie above it."""


@dataclass(frozen=True)
class ShowPlaces:
    """``rows``: one for each who could guess.  ``ledge``: where the drawer's tokens lie.  ``result``: how it went."""

    plate: Box
    skip: Box
    pause: Box
    rack: tuple[Box, ...]
    sheet: Box
    ledge: Box
    slip: Box
    rows: tuple[Box, ...]
    result: Box


def arrange_show(
    width: float, height: float, dp: float, rows: int, screen: tuple[float, float] | None = None
) -> ShowPlaces:
    """On half a ``screen`` perhaps."""
    whole = screen or (width, height)
    pad = max(5 * dp, 0.0125 * min(width, height), air(*whole, dp))
    bar = max(finger(*whole, dp), min(64 * dp, 0.07 * height))
    top = height - pad - bar
    skip = max(96 * dp, min(230 * dp, 0.26 * width))
    pause = Box(width - pad - bar, top, bar, bar)
    head = (Box(pad, top, pause.x - skip - 3 * pad, bar), Box(pause.x - pad - skip, top, skip, bar), pause)
    room = Box(pad, pad, width - 2 * pad, top - 2 * pad)
    if height > width:
        return _upright(head, room, dp, pad, rows)
    if room.h >= HIGH * dp:
        return _sideways(head, room, width, height, dp, pad, rows)
    return _low(head, room, dp, pad, rows)


Head = tuple[Box, Box, Box]


def _sideways(head: Head, room: Box, width: float, height: float, dp: float, pad: float, rows: int) -> ShowPlaces:
    """The rack on the left as in the round, the easel in the middle with the word below it, guesses on the right."""
    rack: tuple[Box, ...] = ()
    left = room.x
    if width >= ROOMY[0] * dp and height >= ROOMY[1] * dp:
        wide = min(max(0.2 * width, 170 * dp), 300 * dp)
        card = (height - 4 * pad) / 3
        rack = tuple([Box(pad, pad + (2 - k) * (card + pad), wide, card) for k in range(3)])
        left += wide + 2 * pad
        head = (replace(head[0], x=left, w=head[0].right - left), *head[1:])
    column = min(max(0.24 * width, 220 * dp), 340 * dp)
    middle = Box(left, room.y, room.right - column - 2 * pad - left, room.h)
    slip, ledge = min(84 * dp, 0.13 * height), 40 * dp
    sheet = _sheet(middle.w, middle.h - slip - ledge - 2 * pad)
    whole = sheet[1] + slip + ledge + 2 * pad
    low = middle.y + (middle.h - whole) / 2
    x = middle.x + (middle.w - sheet[0]) / 2
    wide = min(sheet[0], 460 * dp)
    result = Box(room.right - column, room.y, column, 56 * dp)
    return ShowPlaces(
        *head,
        rack=rack,
        slip=Box(middle.center[0] - wide / 2, low, wide, slip),
        ledge=Box(x, low + slip + pad, sheet[0], ledge),
        sheet=Box(x, low + slip + ledge + 2 * pad, *sheet),
        rows=_rows(Box(result.x, result.top + pad, column, room.top - result.top - pad), rows, 1, pad, 108 * dp),
        result=result,
    )


def _low(head: Head, room: Box, dp: float, pad: float, rows: int) -> ShowPlaces:
    """The easel as high as there is room for; beside it the word, and below that the guesses.

    On half a tablet it is as high as that, and the head stands beside it as well.
    """
    ledge = max(26 * dp, 0.1 * room.h)
    broad = room.w >= HALF * dp
    whole = room.h + (head[0].top - room.top if broad else 0.0)
    sheet = _sheet(0.56 * room.w, whole - ledge)
    low = room.y + (whole - ledge - sheet[1]) / 2
    left = room.x + sheet[0] + 2 * pad
    if broad:
        head = (replace(head[0], x=left, w=head[0].right - left), *head[1:])
    free, slip, result = room.right - left, min(64 * dp, 0.2 * room.h), 28 * dp
    high = room.h - result - slip - pad
    across = 1 if (high + pad) / rows - pad >= LEAST_ROW * dp or free < 1.3 * BROAD * dp else 2
    wide = min(free, across * BROADEST * dp)
    left += (free - wide) / 2
    box = Box(left, room.y + result, wide, high)
    return ShowPlaces(
        *head,
        rack=(),
        sheet=Box(room.x, low + ledge, *sheet),
        ledge=Box(room.x, low, sheet[0], ledge),
        slip=Box(left, room.top - slip, wide, slip),
        rows=_rows(box, rows, across, 0.5 * pad, 72 * dp),
        result=Box(left, room.y, wide, result),
    )


def _upright(head: Head, room: Box, dp: float, pad: float, rows: int) -> ShowPlaces:
    """The easel over the word and the guesses; above it the rack, if there is room for it."""
    slip, ledge, result = max(52 * dp, min(84 * dp, 0.07 * room.h)), 40 * dp, max(30 * dp, 0.035 * room.h)
    across = 2 if room.w >= 2 * BROAD * dp else 1
    lines = ceil(rows / across)
    row = max(LEAST_ROW * dp, min(84 * dp, 0.075 * room.h))
    others = slip + ledge + result + lines * (row + pad) + 4 * pad
    rack_h = 0.17 * room.h
    racked = _sheet(room.w, room.h - others - rack_h - pad)
    rack: tuple[Box, ...] = ()
    top = room.top
    if racked[0] >= RACKED * room.w and room.w >= 3 * 200 * dp:
        wide = (room.w - 2 * pad) / 3
        rack = tuple([Box(room.x + k * (wide + pad), room.top - rack_h, wide, rack_h) for k in range(3)])
        top, sheet = room.top - rack_h - 2 * pad, racked
    else:
        sheet = _sheet(room.w, room.h - others)
    spare = max(0.0, top - room.y - others - sheet[1] + pad) / 2
    x, low = room.x + (room.w - sheet[0]) / 2, top - spare - sheet[1]
    wide = min(room.w, 460 * dp)
    under = low - ledge - pad - slip
    return ShowPlaces(
        *head,
        rack=rack,
        sheet=Box(x, low, *sheet),
        ledge=Box(x, low - ledge, sheet[0], ledge),
        slip=Box(room.center[0] - wide / 2, under, wide, slip),
        rows=_rows(Box(room.x, room.y + result, room.w, under - pad - room.y - result), rows, across, pad, 92 * dp),
        result=Box(room.x, room.y, room.w, result),
    )


def _sheet(wide: float, high: float) -> tuple[float, float]:
    """The largest sheet with its bottom edge."""
    w = max(1.0, min(wide, high / (1 + EDGE) * SHEET))
    return w, w / SHEET * (1 + EDGE)


def _rows(room: Box, count: int, across: int, pad: float, most: float) -> tuple[Box, ...]:
    """From the top, as high as there is room for, but no higher than ``most``."""
    lines = ceil(count / across)
    high = max(1.0, min(most, (room.h - (lines - 1) * pad) / lines))
    wide = (room.w - (across - 1) * pad) / across
    spare = (room.h - lines * high - (lines - 1) * pad) / 2
    found = []
    for place in range(count):
        line, column = divmod(place, across)
        y = room.top - spare - (line + 1) * high - line * pad
        found.append(Box(room.x + column * (wide + pad), y, wide, high))
    return tuple(found)
