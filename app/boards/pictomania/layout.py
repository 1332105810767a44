"""Where things lie on the Pictomania board for a screen of any size.  Pure numbers: no Kivy, nothing drawn."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from math import ceil

from app.boards.layout import in_rows, mirrored
from app.look.box import APART, Box, air, finger

SHEET = 4 / 3
"""Width to height of a drawing, the mark of its bottom edge left out."""

EDGE = 0.03
"""How high that mark is, as a part of the drawing's height."""

TOOLS = 9
"""Three tools, three widths, undo, redo, clear."""

FEW_TOOLS = 6
"""Where every line of a sheet counts: three tools, undo, redo, clear.  The width of a line is then the tool's own."""

LEAST_TOOLS = 4
"""Where even that is too much: pencil, eraser, undo, clear."""

WORTH = 0.92
"""More tools may cost so much of a sheet's width that this share of it is left."""

MANY = 0.142
"""How wide each sheet of others is beside the others in two columns, as a share of the screen: 30 mm on ten inches."""

HAND = 7
"""Guess cards of a seat."""

GUESS_CARD = 0.72
"""Width to height of a guess card."""

LOW = 480
"""Under so many dp a screen is low, a phone held sideways, or narrow, a phone held upright."""

BADGE = 30
"""How wide (dp) the room for a badge is that stands beside a small sheet, not under it."""

WIDE_LIST = 214
"""In a list so wide (dp) on a low screen hardly any word has to be smaller than its line."""

HIGH_RACK = 0.34
"""How much of an upright screen's height the rack may take that sheets leave free."""

NARROW_RACK, NARROW_SHARE = 164, 0.222
"""How high (dp) the rack of a narrow screen is, with words on two lines, and at most as a share of its height."""

HIGH_HAND = 68
"""So high (dp) on a low screen guess cards lie as wide as a finger."""

FLAG, ROOMY = 156, 680
"""How wide (dp) the flag for a wrong word is with its words, on a bar that is so long."""

CROWDED = 4
"""Under so many sheets of others a phone has room for their owners' badges and the cards laid on them, and no names."""

CROWDED_FOOT, CROWDED_SHEET = 28, 72
"""Below each of these is so much (dp) for both; and they are so wide beside one's own sheet."""

FEW_WORDS = 240
"""In so many dp a sentence has room on two lines."""

STEP = 4
"""By so many dp something is made larger as long as no sheet becomes smaller."""

NOWHERE = Box(0, 0, 0, 0)


@dataclass(frozen=True)
class Shape:
    """What a phase needs a place for."""

    others: int = 0
    """Sheets of others that can be seen."""
    draws: bool = False
    """One's own sheet, with its tools."""
    guesses: bool = False
    """The hand of guess cards."""
    tokens: bool = False
    """Black tokens in the middle."""


@dataclass(frozen=True)
class Places:
    """Of a round being played.  ``large`` is where a sheet is shown that somebody wants to see closely.

    ``beside`` is how much of the left of each of the ``others`` is its badge's; without it the badge stands below.
    """

    rack: tuple[Box, ...]
    plate: Box
    clock: Box
    tokens: Box
    pause: Box
    flag: Box
    sheet: Box
    tools: Box
    others: tuple[Box, ...]
    beside: float
    tool_count: int
    large: Box
    hand: Box
    peek: Box
    done: Box

    def head(self, dp: float) -> Box:
        """Who plays; where that is too narrow for a few words, what is counted beside it, too."""
        counted = self.tokens if self.tokens.w else self.clock
        if self.plate.w >= FEW_WORDS * dp:
            return self.plate
        left = min(self.plate.x, counted.x)
        return replace(self.plate, x=left, w=max(self.plate.right, counted.right) - left)


# A round being played --------------------------------------------------------------------------------------------


def arrange(width: float, height: float, dp: float, shape: Shape, left_handed: bool = False) -> Places:
    """Everything's place.  ``dp`` is how many pixels a density-independent pixel has."""
    made = _upright(width, height, dp, shape) if height > width else _sideways(width, height, dp, shape)
    return mirrored(made, width, read=("rack",)) if left_handed else made


def _sideways(width: float, height: float, dp: float, shape: Shape) -> Places:
    """The rack on the left from top to bottom; the sheet in the middle; others' sheets on the right."""
    rack_w = min(max(0.225 * width, 170 * dp), 330 * dp)
    low = max(finger(width, height, dp), 0.13 * height)
    made = partial(_beside_rack, width, height, dp, shape)
    if height >= LOW * dp or (shape.draws and shape.guesses):
        return made(rack_w, low)
    if shape.guesses:
        return _grown(lambda low: made(rack_w, low), low, HIGH_HAND * dp, dp)
    return _grown(lambda rack_w: made(rack_w, low), rack_w, WIDE_LIST * dp, dp)


def _grown(made_with: Callable[[float], Places], size: float, most: float, dp: float) -> Places:
    """Something takes all that sheets cannot use."""
    made = made_with(size)
    while size + STEP * dp <= most:
        size += STEP * dp
        larger = made_with(size)
        sheets = zip((made.sheet, *made.others), (larger.sheet, *larger.others), strict=True)
        if any(after.w < before.w - 0.01 for before, after in sheets):
            break
        made = larger
    return made


def _beside_rack(width: float, height: float, dp: float, shape: Shape, rack_w: float, low: float) -> Places:
    few = height < LOW * dp
    pad = max(5 * dp, 0.0125 * height, air(width, height, dp))
    least = finger(width, height, dp)
    bar = max(least, 0.078 * height)
    thin = 3 * dp if few else pad  # a word needs what room there is
    card_h = (height - 4 * thin) / 3
    rack = tuple([Box(pad, thin + (2 - k) * (card_h + thin), rack_w, card_h) for k in range(3)])
    left = rack_w + 2 * pad
    room = width - left - pad
    middle = Box(left, low + 2 * pad, room, height - bar - low - 4 * pad)
    work, others = middle, Box(middle.right, middle.y, 0, 0)
    if shape.draws and shape.others:
        columns = 1 if shape.others <= (4 if few else 3) else 2
        each = 0.17 * width if columns == 1 else CROWDED_SHEET * dp if few else MANY * width
        column = columns * each + (columns - 1) * pad
        others = Box(middle.right - column, middle.y, column, middle.h)
        work = Box(left, middle.y, room - column - pad, middle.h)
    elif shape.others:
        others = middle
    sheet, tools, count = _desk(work, least, dp, pad, shape, few)
    seen, beside = _seen(others, shape, dp, height, pad, few)
    strip = _strip(Box(left, pad, room, low), least, dp, pad, shape)
    crowded = shape.guesses and strip["hand"].w < HAND * least
    if crowded:  # its cards need the room of "done"
        strip["hand"] = replace(strip["hand"], w=room - strip["peek"].w - pad)
    return Places(
        rack=rack,
        others=seen,
        beside=beside,
        tool_count=count,
        sheet=sheet,
        tools=tools,
        large=middle,
        **strip
        | _bar(Box(left, height - pad - bar, room, bar), least, dp, pad, shape, strip["done"].w if crowded else 0.0),
    )


def _upright(width: float, height: float, dp: float, shape: Shape) -> Places:
    """The rack on top, others' sheets in a row, the sheet, and what the hands need at the bottom."""
    few = width < LOW * dp
    least = max(132 * dp, min(NARROW_RACK * dp, NARROW_SHARE * height)) if few else 132 * dp
    size = min(max(0.185 * height, least), 300 * dp)
    most = min(HIGH_RACK * height, 300 * dp)
    return _grown(partial(_under_rack, width, height, dp, shape), size, most, dp)


def _under_rack(width: float, height: float, dp: float, shape: Shape, rack_h: float) -> Places:
    pad = max(4 * dp, 0.008 * height, air(width, height, dp))
    least = finger(width, height, dp)
    bar = max(least, 0.05 * height)
    room = width - 2 * pad
    few = width < LOW * dp
    rack_w = (room - 2 * pad) / 3
    top = height - pad - bar
    rack = tuple([Box(pad + k * (rack_w + pad), top - pad - rack_h, rack_w, rack_h) for k in range(3)])
    row = max(least, 0.045 * height)
    hand_h = max(least, min(0.1 * height, room / HAND / GUESS_CARD)) if shape.guesses else 0.0
    low = row + pad + (hand_h + pad if shape.guesses else 0)
    middle = Box(pad, low + pad, room, rack[0].y - low - 2 * pad)
    work, others = middle, Box(pad, middle.top, room, 0)
    if shape.draws and shape.others:
        tall = max(84 * dp, min(0.135 * height, room / shape.others / SHEET + _under(shape, dp, height, few)))
        others = Box(pad, middle.top - tall, room, tall)
        work = Box(pad, middle.y, room, middle.h - tall - pad)
    elif shape.others:
        others = middle
    sheet, tools, count = _desk(work, least, dp, pad, shape, few)
    seen, beside = _seen(others, shape, dp, height, pad, few)
    strip = Box(pad, pad + (hand_h + pad if shape.guesses else 0), room, row)
    low_row = _strip(strip, least, dp, pad, replace(shape, guesses=False))
    low_row["hand"] = Box(pad, pad, room, hand_h) if shape.guesses else NOWHERE
    return Places(
        rack=rack,
        others=seen,
        beside=beside,
        tool_count=count,
        sheet=sheet,
        tools=tools,
        large=middle,
        **_bar(Box(pad, top, room, bar), least, dp, pad, shape),
        **low_row,
    )


def _bar(bar: Box, least: float, dp: float, pad: float, shape: Shape, done: float = 0.0) -> dict[str, Box]:
    """Who plays, the stopwatch (or the black tokens), "done" if it lies here, the flag for a wrong word, pause."""
    pause = max(least, min(bar.h, 60 * dp))
    low = bar.y + (bar.h - pause) / 2
    told = FLAG * dp if bar.w >= ROOMY * dp else pause
    flag = Box(bar.right - pause - pad - told, low, told, pause) if shape.draws or shape.guesses else NOWHERE
    edge = (flag.x if flag.w else bar.right - pause) - pad
    finish = {"done": Box(edge - done, low, done, pause)} if done else {}
    edge -= done + pad if done else 0.0
    wanted = min(0.42 * bar.w, 6.4 * bar.h) if shape.tokens else max(96 * dp, 2.1 * bar.h)
    wanted = min(wanted, edge - pad - bar.h - bar.x)  # the badge at least stands beside it
    counted = Box(edge - wanted, bar.y, wanted, bar.h)
    return finish | {
        "pause": Box(bar.right - pause, low, pause, pause),
        "flag": flag,
        "tokens": counted if shape.tokens else NOWHERE,
        "clock": NOWHERE if shape.tokens else counted,
        "plate": Box(bar.x, bar.y, counted.x - pad - bar.x, bar.h),
    }


def _strip(strip: Box, least: float, dp: float, pad: float, shape: Shape) -> dict[str, Box]:
    """The corner to peek under, the hand, and "done"."""
    narrowest = 96 * dp if shape.guesses else min(220 * dp, 0.46 * strip.w)
    wide = max(narrowest, min(0.2 * strip.w, 260 * dp))
    side = max(least, min(strip.h, 72 * dp))
    low = strip.y + (strip.h - side) / 2
    hand = Box(strip.x + wide + pad, strip.y, strip.w - 2 * (wide + pad), strip.h)
    return {
        "peek": Box(strip.x, low, wide, side),
        "hand": hand if shape.guesses else NOWHERE,
        "done": Box(strip.right - wide, low, wide, side),
    }


def _desk(work: Box, least: float, dp: float, pad: float, shape: Shape, few: bool) -> tuple[Box, Box, int]:
    """One's own sheet, its tools beside or under it, and how many: as many as cost it nothing that is worth more."""
    if not shape.draws:
        return NOWHERE, NOWHERE, 0
    made = [_with_tools(work, least, dp, pad, count) for count in (LEAST_TOOLS, FEW_TOOLS, TOOLS)[: 2 if few else 3]]
    return next(desk for desk in reversed(made) if desk[0].w >= WORTH * made[0][0].w)


def _with_tools(work: Box, least: float, dp: float, pad: float, count: int) -> tuple[Box, Box, int]:
    """The sheet as large as it can be with so many tools."""
    side, gap = least + APART * dp, APART * dp
    columns = ceil(count / max(1, int((work.h + gap + 0.01) / side)))
    rows = ceil(count / max(1, int((work.w + gap + 0.01) / side)))
    beside, under = columns * side - gap, rows * side - gap
    narrow = _fitting(Box(work.x, work.y, work.w - beside - pad, work.h))
    short = _fitting(Box(work.x, work.y + under + pad, work.w, work.h - under - pad))
    if narrow.w >= short.w:
        whole = narrow.w + pad + beside
        sheet = replace(narrow, x=work.x + (work.w - whole) / 2)
        return sheet, Box(sheet.right + pad, work.y, beside + 1, work.h), count
    wide = min(work.w, ceil(count / rows) * side - gap)
    return short, Box(work.x + (work.w - wide) / 2, work.y, wide + 1, under), count


def _fitting(room: Box) -> Box:
    """The largest sheet with its bottom edge that the room holds, in its middle."""
    w = max(1.0, min(room.w, room.h / (1 + EDGE) * SHEET))
    h = w / SHEET * (1 + EDGE)
    return Box(room.x + (room.w - w) / 2, room.y + (room.h - h) / 2, w, h)


# Sheets of others -------------------------------------------------------------------------------------------------


def _name(dp: float, height: float) -> float:
    """Under a small sheet: whose it is, and what they do if there is room for it."""
    return (34 if height < 700 * dp else 50) * dp


def _under(shape: Shape, dp: float, height: float, small: bool) -> float:
    """Under each small sheet."""
    return CROWDED_FOOT * dp if small and shape.draws and shape.others >= CROWDED else _name(dp, height)


def _seen(room: Box, shape: Shape, dp: float, height: float, pad: float, small: bool) -> tuple[tuple[Box, ...], float]:
    """Where sheets of others are seen, and how wide the room beside each is for a badge, if it does not stand below."""
    below = tiles(room, shape.others, SHEET, _under(shape, dp, height, small), pad)
    if not small or not shape.draws or not shape.others:
        return below, 0.0
    beside = tiles(room, shape.others, SHEET / (1 + EDGE), 0.0, pad, BADGE * dp)
    larger = beside[0].w - BADGE * dp > below[0].w
    return (beside, BADGE * dp) if larger else (below, 0.0)


def tiles(room: Box, count: int, ratio: float, under: float, pad: float, beside: float = 0.0) -> tuple[Box, ...]:
    """Equal tiles, a picture of that ratio with room under or beside it, in the grid that leaves them largest."""
    if not count:
        return ()

    def size(columns: int) -> float:
        rows = ceil(count / columns)
        w = (room.w - (columns - 1) * pad) / columns
        h = (room.h - (rows - 1) * pad) / rows
        return min(w - beside, (h - under) * ratio)

    columns = max(range(1, count + 1), key=size)
    rows = ceil(count / columns)
    w = size(columns) + beside
    h = (w - beside) / ratio + under
    air_x = max(pad, (room.w - columns * w) / (columns + 1))
    air_y = max(pad, (room.h - rows * h) / (rows + 1))
    return in_rows(room, count, columns, (w, h), (air_x, air_y))


def hand(box: Box, count: int, step: float = 0.0) -> tuple[Box, ...]:
    """Places of all seven cards side by side, as large as they can be without lying on each other.

    From one to the next it is a ``step`` at least, if there is room for it.
    """
    h = min(box.h, box.w / count / GUESS_CARD)
    w = h * GUESS_CARD
    between = min((box.w - count * w) / max(1, count - 1), max(w * 0.2, step - w)) if count > 1 else 0.0
    start = box.x + (box.w - count * w - (count - 1) * between) / 2
    return tuple([Box(start + k * (w + between), box.y + (box.h - h) / 2, w, h) for k in range(count)])
