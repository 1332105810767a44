"""Where things lie when Pictomania is played flat on the table, and whether a screen is large enough for it.

Pure numbers: no Kivy.  A table is measured with its long edge below; a place is measured as its own person sees it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

from app.boards.pictomania.layout import EDGE, FEW_TOOLS, HAND, LEAST_TOOLS, SHEET, WORTH
from app.look.box import APART, Box, finger
from app.look.table_edges import Round, Turn, table, two_rows, uneven_rows

LEAST_SHEET = 240
"""Narrower (dp) than this a sheet is too small to be drawn on with a finger: four centimetres."""

SLIP = 32
"""How high (dp) the slip at one's own edge is: one's name, or one's word while its corner is held."""

CORNER = 92
"""How wide (dp) the corner that is held, and the button beside it, are at least."""

TOKEN = 64
"""How high (dp) the middle is where only tokens lie in it."""

SMALLEST = 40
"""What is touched is no smaller (dp) for a larger sheet."""

SHRINKS = 0.94
"""A step in making things smaller until they fit."""

RACK = 140
"""How high (dp) the middle is at least where the rack lies in it too: seven words in letters that can be read."""

HIGH_RACK = 190
"""How high (dp) it is where rows of their own depths leave room for it: seven words in letters of eighteen."""

LEAST_LIST = 150
"""In a list narrower (dp) than this, words of ten letters would have to be smaller than seventeen."""


@dataclass(frozen=True)
class Unit:
    """What the things of a place are measured with: a dp, and the least side of what is touched, in pixels."""

    dp: float
    side: float

    @property
    def gap(self) -> float:
        return APART * self.dp

    def smaller(self) -> "Unit":
        return Unit(self.dp * SHRINKS, self.side * SHRINKS)


def unit_on(width: float, height: float, dp: float) -> Unit:
    """On a screen of that size."""
    return Unit(dp, finger(width, height, dp))


@dataclass(frozen=True)
class Middle:
    """Between the two rows: the rack for either side, tokens, pause; ``titles`` where the round is told."""

    racks: tuple[tuple[Turn, ...], tuple[Turn, ...]]
    tokens: Box
    pause: Box
    titles: tuple[Turn, ...]


@dataclass(frozen=True)
class Place:
    """Of one person, while a round is played."""

    sheet: Box
    tools: Box
    hand: Box
    peek: Box
    done: Box
    slip: Box
    unit: Unit
    tool_count: int


def letters(wide: float, dp: float) -> float:
    """How large (sp) the words of a list may be that is so wide: most of them as large as the long ones."""
    return max(15.0, min(24.0, 0.115 * wide / dp))


# The table --------------------------------------------------------------------------------------------------------


def round_the(width: float, height: float, dp: float, seats: int, racked: bool = True) -> Round:
    """The places of all seats.  Where the rack is to lie between them, a spare place holds it, or else the middle."""
    unit = unit_on(width, height, dp)
    tokens = max(TOKEN * dp, unit.side + 10 * dp)
    middle = tokens if seats % 2 or not racked else min(max(RACK * dp, 0.225 * height), 0.34 * height)
    made = two_rows(width, height, seats, middle)
    if racked and seats % 2 and not _is_readable(made, unit):
        return _with_rack_between(width, height, unit, seats) or made
    return made


def _is_readable(made: Round, unit: Unit) -> bool:
    """Whether the lists of the rack are wide enough."""
    lists = middle_of(made, unit, len(made.seats)).racks[0]
    return all(turn.size[0] >= LEAST_LIST * unit.dp for turn in lists)


def _with_rack_between(width: float, height: float, unit: Unit, seats: int) -> Round | None:
    """The fewer at the far edge sit less deep: so much is left between the rows that the rack fits there."""
    row = ceil(seats / 2)
    near, far = _least_depth(width / row, height, unit), _least_depth(width / (seats - row), height, unit)
    middle = height - near - far
    if middle < RACK * unit.dp:
        return None
    return uneven_rows(width, height, seats, near + max(0.0, middle - HIGH_RACK * unit.dp), far)


def _least_depth(wide: float, height: float, unit: Unit) -> float:
    """How deep a place of that width is at least that leaves its sheet large enough."""
    deep = LEAST_SHEET * unit.dp / SHEET
    while deep < height and not _holds_everything(wide, deep, unit):
        deep += 2 * unit.dp
    return deep


def middle_of(made: Round, unit: Unit, tokens: int) -> Middle:
    """What lies between the rows, and in the spare place."""
    box, pad = made.middle, 5 * unit.dp
    side = min(unit.side, box.h - 2 * pad)
    pause = Box(box.x + pad, box.center[1] - side / 2, side, side)
    if made.spare is not None:
        spare = made.spare
        half = Box(spare.x + pad, spare.y + pad, spare.w - 2 * pad, (spare.h - 3 * pad) / 2)
        racks = _rack(half, pad, 0), _rack(Box(half.x, half.top + pad, half.w, half.h), pad, 180)
        wide = min(tokens * (side + unit.gap), 0.5 * box.w)
        tray = Box(box.center[0] - wide / 2, box.y, wide, box.h)
        room = tray.x - pause.right - 2 * pad
        near = Box(pause.right + pad, box.y, room, box.h)
        far = Box(tray.right + pad, box.y, room, box.h)
        return Middle(racks, tray, pause, (Turn(near), Turn(far, 180)))
    columns = ceil(tokens / 2)
    wide = columns * min(box.h / 2, side + unit.gap)
    room = (box.w - pause.right - wide - 4 * pad) / 2
    near = Box(pause.right + pad, box.y + pad, room, box.h - 2 * pad)
    tray = Box(near.right + pad, box.y, wide, box.h)
    far = Box(tray.right + pad, near.y, room, near.h)
    return Middle((_rack(near, pad, 0), _rack(far, pad, 180)), tray, pause, (Turn(near), Turn(far, 180)))


def _rack(box: Box, pad: float, angle: int) -> tuple[Turn, ...]:
    """A, B and C, from the reader's left to the right."""
    wide = (box.w - 2 * pad) / 3
    cards = [Turn(Box(box.x + k * (wide + pad), box.y, wide, box.h), angle) for k in range(3)]
    return tuple(cards if angle == 0 else cards[::-1])


def token_places(tray: Box, count: int, unit: Unit) -> tuple[Box, ...]:
    """In one row, or in two where the tray is high."""
    rows = 2 if tray.h > 0.6 * tray.w else 1
    columns = ceil(count / rows)
    cell_w, cell_h = tray.w / columns, tray.h / rows
    side = min(cell_w, cell_h) - min(unit.gap, 0.06 * min(cell_w, cell_h))
    side = min(side, max(unit.side, min(cell_w, cell_h) - unit.gap))
    found = []
    for token in range(count):
        row, column = divmod(token, columns)
        in_row = min(columns, count - row * columns)
        x = tray.center[0] + (column - in_row / 2 + 0.5) * cell_w
        y = tray.top - (row + 0.5) * cell_h
        found.append(Box(x - side / 2, y - side / 2, side, side))
    return tuple(found)


def allows(width: float, height: float, dp: float, seats: int) -> bool:
    """Whether the screen is large enough for everybody to draw on it at once."""
    whole, unit = table(width, height), unit_on(width, height, dp)
    made = round_the(*whole.size, dp, seats)
    return _is_readable(made, unit) and all(_holds_everything(*turn.size, unit) for turn in made.seats)


# A place ----------------------------------------------------------------------------------------------------------


def place(width: float, height: float, unit: Unit) -> Place:
    """A person's own things, in the way that leaves the largest sheet, with all tools if that costs it little.

    On too small a screen, such as a match may be gone on with, all of them are smaller than they should be.
    """
    good: list[Place] = []
    drawn_on, smallest = LEAST_SHEET * unit.dp, SMALLEST * unit.dp
    while not good or (unit.side > smallest and all(way.sheet.w < drawn_on for way in good)):
        good = [way for way in _ways(width, height, unit) if _is_whole(way, width, height)]
        drawn_on *= SHRINKS
        unit = unit.smaller()
    best = max(good, key=lambda way: way.sheet.w)
    return max(good, key=lambda way: (way.sheet.w >= WORTH * best.sheet.w, way.tool_count, way.sheet.w))


def _holds_everything(width: float, height: float, unit: Unit) -> bool:
    """Whether a place of that size has room for its things, and for a sheet that is large enough."""
    return any(
        _is_whole(way, width, height) and way.sheet.w >= LEAST_SHEET * unit.dp for way in _ways(width, height, unit)
    )


def _is_whole(found: Place, width: float, height: float) -> bool:
    """Whether everything has its room."""
    boxes = (found.sheet, found.tools, found.hand, found.peek, found.done, found.slip)
    inside = all(box.x >= 0 and box.y >= 0 and box.right <= width and box.top <= height + 0.01 for box in boxes)
    least = found.unit.side - 0.01
    touched = (*boxes[:-1], *hand_places(found.hand, found.unit))
    return inside and found.sheet.w > 1 and all(min(box.w, box.h) >= least for box in touched)


def _ways(width: float, height: float, unit: Unit) -> Iterator[Place]:
    pad = 6 * unit.dp
    room = Box(pad, pad, width - 2 * pad, height - 2 * pad)
    for tools in (FEW_TOOLS, LEAST_TOOLS):
        for across in (3, 4, 5, 7):
            yield _beside(room, unit, pad, tools, across)
        yield _beside_a_block(room, unit, pad, tools)
        yield _over_the_hand(room, unit, pad, tools)
        yield _over_two_rows(room, unit, pad, tools)
        yield _over_a_block(room, unit, pad, tools)
        yield _beside_tools_over_a_block(room, unit, pad, tools)


def grid(count: int, across: int, unit: Unit) -> tuple[float, float]:
    """Width and height of so many things to be touched, so many of them side by side."""
    rows = ceil(count / across)
    return across * (unit.side + unit.gap) - unit.gap, rows * (unit.side + unit.gap) - unit.gap


def _beside(room: Box, unit: Unit, pad: float, tool_count: int, across: int) -> Place:
    """The sheet on the left, everything else in a column on the right."""
    wide = max(grid(HAND, across, unit)[0], 2 * CORNER * unit.dp + pad)
    x = room.right - wide
    slip = Box(x, room.y, wide, SLIP * unit.dp)
    half = (wide - unit.gap) / 2
    peek = Box(x, slip.top + pad, half, unit.side)
    tools_h = grid(tool_count, across, unit)[1]
    least = grid(HAND, across, unit)[1]
    low = peek.top + unit.gap
    spare = max(0.0, room.top - low - least - unit.gap - tools_h)
    hand = Box(x, low, wide, least + min(spare, 0.4 * least))
    tools = Box(x, room.top - tools_h, wide, tools_h)
    if tools.y < hand.top + unit.gap - 0.01:  # no room: said by a place beside the screen
        tools = Box(x, hand.top + unit.gap, wide, tools_h)
    sheet = _fitting(Box(room.x, room.y, x - room.x - unit.gap, room.h))
    done = Box(peek.right + unit.gap, peek.y, half, peek.h)
    return Place(sheet, tools, hand, peek, done, slip, unit, tool_count)


def _beside_a_block(room: Box, unit: Unit, pad: float, tool_count: int) -> Place:
    """The sheet on the left; on the right the tools above the hand in two rows, corner and button beside those."""
    hand_w, hand_h = grid(HAND, 4, unit)
    right = CORNER * unit.dp
    wide = hand_w + unit.gap + right
    x = room.right - wide
    slip = Box(x, room.y, wide, SLIP * unit.dp)
    hand = Box(x, slip.top + pad, hand_w, hand_h)
    peek = Box(hand.right + unit.gap, hand.y, right, unit.side)
    done = Box(peek.x, peek.top + unit.gap, right, unit.side)
    tools = Box(x, hand.top + unit.gap, wide, grid(tool_count, 5, unit)[1])
    sheet = _fitting(Box(room.x, room.y, x - room.x - unit.gap, room.h))
    return Place(sheet, tools, hand, peek, done, slip, unit, tool_count)


def _over_the_hand(room: Box, unit: Unit, pad: float, tool_count: int) -> Place:
    """Tools on the left of the sheet, corner and button on the right, the hand below."""
    hand_w, hand_h = grid(HAND, HAND, unit)
    tools_w, tools_h = grid(tool_count, 2, unit)
    right = max(CORNER * unit.dp, room.w - hand_w - unit.gap)
    right = min(right, 1.6 * CORNER * unit.dp)
    slip = Box(room.right - right, room.y, right, SLIP * unit.dp)
    peek = Box(slip.x, slip.top + pad, right, unit.side)
    done = Box(slip.x, peek.top + unit.gap, right, unit.side)
    hand = Box(room.x, room.y, room.w - right - unit.gap, hand_h)
    low = hand.top + unit.gap
    sheet = _fitting(Box(room.x + tools_w + unit.gap, low, room.w - right - tools_w - 2 * unit.gap, room.top - low))
    return Place(sheet, Box(room.x, low, tools_w, tools_h), hand, peek, done, slip, unit, tool_count)


def _over_two_rows(room: Box, unit: Unit, pad: float, tool_count: int) -> Place:
    """The sheet alone above; below it tools and corner, below those the hand."""
    hand_w, hand_h = grid(HAND, HAND, unit)
    tools_w, tools_h = grid(tool_count, tool_count, unit)
    right = max(CORNER * unit.dp, min(room.w - hand_w - unit.gap, 2 * CORNER * unit.dp))
    hand = Box(room.x, room.y, room.w - right - unit.gap, hand_h)
    tools = Box(room.x, hand.top + unit.gap, tools_w, tools_h)
    slip = Box(hand.right + unit.gap, room.y, right, SLIP * unit.dp)
    peek = Box(slip.x, slip.top + pad, right, unit.side)
    done = Box(slip.x, peek.top + unit.gap, right, unit.side)
    low = tools.top + unit.gap
    sheet = _fitting(Box(room.x, low, slip.x - unit.gap - room.x, room.top - low))
    return Place(sheet, tools, hand, peek, done, slip, unit, tool_count)


def _over_a_block(room: Box, unit: Unit, pad: float, tool_count: int) -> Place:
    """The sheet above, the tools below it, and below those the hand in two rows beside corner and button."""
    below = _block(room, unit, pad)
    tools_w, tools_h = grid(tool_count, tool_count, unit)
    hand, peek, done, _slip = below
    under = hand if room.x + tools_w + unit.gap <= peek.x else max(hand, done, key=lambda box: box.top)
    tools = Box(room.x, under.top + unit.gap, tools_w, tools_h)
    low = max(tools.top, done.top) + unit.gap
    sheet = _fitting(Box(room.x, low, room.w, room.top - low))
    return Place(sheet, tools, *below, unit, tool_count)


def _beside_tools_over_a_block(room: Box, unit: Unit, pad: float, tool_count: int) -> Place:
    """The same with the tools in two columns beside the sheet."""
    below = _block(room, unit, pad)
    tools_w, tools_h = grid(tool_count, 2, unit)
    low = max(below[0].top, below[2].top) + unit.gap
    sheet = _fitting(Box(room.x, low, room.w - tools_w - unit.gap, room.top - low))
    tools = Box(sheet.right + unit.gap, low, tools_w, tools_h)
    return Place(sheet, tools, *below, unit, tool_count)


def _block(room: Box, unit: Unit, pad: float) -> tuple[Box, Box, Box, Box]:
    """The hand in two rows; beside it corner, button and slip, one above the other where they would be narrow."""
    hand_w, hand_h = grid(HAND, 4, unit)
    hand = Box(room.x, room.y, hand_w, hand_h)
    slip = Box(hand.right + unit.gap, room.y, room.w - hand_w - unit.gap, SLIP * unit.dp)
    half = (slip.w - unit.gap) / 2
    if half < CORNER * unit.dp:
        peek = Box(slip.x, slip.top + pad, slip.w, unit.side)
        return hand, peek, Box(slip.x, peek.top + unit.gap, slip.w, unit.side), slip
    peek = Box(slip.x, slip.top + pad, half, unit.side)
    return hand, peek, Box(peek.right + unit.gap, peek.y, half, peek.h), slip


def _fitting(room: Box) -> Box:
    """The largest sheet with its bottom edge that the room holds, in its middle."""
    w = max(1.0, min(room.w, room.h / (1 + EDGE) * SHEET))
    h = w / SHEET * (1 + EDGE)
    return Box(room.x + (room.w - w) / 2, room.y + (room.h - h) / 2, w, h)


def hand_places(box: Box, unit: Unit) -> tuple[Box, ...]:
    """Seven places, in as few rows as leave each a finger's breadth."""
    gap = unit.gap
    across = max(1, min(HAND, int((box.w + gap + 0.01) / (unit.side + gap))))
    rows = ceil(HAND / across)
    across = ceil(HAND / rows)
    w = (box.w + gap) / across - gap
    h = (box.h + gap) / rows - gap
    return tuple(
        [
            Box(box.x + (k % across) * (w + gap), box.top - (k // across + 1) * (h + gap) + gap, w, h)
            for k in range(HAND)
        ]
    )
