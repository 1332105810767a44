"""Where things lie while all look together, at the words or at the reveal.  Pure numbers: no Kivy, nothing drawn."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil

from app.boards.pictomania.layout import GUESS_CARD, LOW, NOWHERE, SHEET
from app.look.box import TARGET, Box, air, finger

BROAD = 1.7
"""Wider than so many times its height, a panel shows its words beside the drawing."""

BESIDE = 200
"""How much room (dp) a panel's words and its flag need beside the drawing."""

FLAG_BETWEEN = 144
"""In a panel that is so high (dp) the flag lies between words and pieces, not beside them."""

LEAST_PANEL = 64
"""How high (dp) such a panel is at least."""

TOKEN = 29
"""How large, in dp, a token is that was won."""

LOW_TOKEN = 22
"""The same on a low screen, and for many on a phone."""

OWN_TOKEN = 0.7
"""A drawer's own token on a panel, as a part of a guess card's height there."""

CARD_STEP = 1.18
"""From one guess card on a panel to the next, as a part of its width."""

TOKEN_STEP = 1.06
"""The same for tokens."""

APART = (1.06, 1.6)
"""From one wrong card in the middle to the next, in widths of a card: to one of the same owner, to another's."""

CLOSE = (0.5, 1.2)
"""The same where there is no room for that."""

BESIDE_NAME = 0.45
"""The share of a chip that its name leaves for the tokens beside it."""


@dataclass(frozen=True)
class SharedPlaces:
    """``parts`` are the lists of the rack, or a panel for each seat; ``chips`` where each seat says it is ready.

    At the reveal wrong cards go to the ``middle``, and each seat has a place by its chip for the tokens it ``won``.
    """

    title: Box
    pause: Box
    parts: tuple[Box, ...]
    note: Box
    chips: tuple[Box, ...]
    middle: Box
    won: tuple[Box, ...]


def gather(
    width: float,
    height: float,
    dp: float,
    seats: int,
    parts: int,
    noted: bool = False,
    screen: tuple[float, float] | None = None,
) -> SharedPlaces:
    """What all look at together, with a chip for each seat along the bottom; on half a ``screen`` perhaps."""
    whole = screen or (width, height)
    least, apart = finger(*whole, dp), air(*whole, dp)
    pad = max(5 * dp, 0.0125 * min(width, height), apart)
    bar = max(least, 0.06 * height)
    phone = min(width, height) < LOW * dp
    across = min(seats, max(1, int((width - pad) / ((140 if phone else 170) * dp + pad))))
    rows = ceil(seats / across)
    across = ceil(seats / rows)
    chip_h = max(least, (TARGET + (0 if phone else 12)) * dp, min(0.085 * height, 84 * dp))
    chip_w = (width - pad) / across - pad
    shelf = 0.0 if not parts or height < LOW * dp else (LOW_TOKEN if phone and rows > 2 else TOKEN) * dp
    chips = []
    for seat in range(seats):
        row, column = divmod(seat, across)
        y = pad + (rows - 1 - row) * (chip_h + shelf + pad)
        chips.append(Box(pad + column * (chip_w + pad), y, chip_w, chip_h))
    low = 2 * pad + rows * (chip_h + shelf + pad)
    lines = 1 if width > 840 * dp else 2
    note_h = max(27 * lines * dp, 0.045 * height) if noted and (lines == 1 or not phone) else 0.0
    top = height - pad - bar
    title, middle = _headed(Box(pad, top, width - 3 * pad - bar, bar), width, height, least, dp, pad, parts)
    under = middle.y - pad if middle.h and height > width else top - pad
    room = Box(pad, low + note_h, width - 2 * pad, under - low - note_h)
    return SharedPlaces(
        title=title,
        pause=Box(width - pad - bar, top, bar, bar),
        parts=_lists(room, pad) if parts == 0 else _panels(room, parts, pad, dp),
        note=Box(pad, low - pad / 2, width - 2 * pad, note_h),
        chips=tuple(chips),
        middle=middle,
        won=tuple([_won(chip, shelf, dp, pad, chip.y < chips[0].y) for chip in chips]) if parts else (),
    )


def _headed(head: Box, width: float, height: float, least: float, dp: float, pad: float, parts: int) -> tuple[Box, Box]:
    """The headline, and the middle beside it, or under it where the screen stands upright."""
    if not parts:
        return head, NOWHERE
    if height > width:
        return head, Box(pad, head.y - pad - least, width - 2 * pad, least)
    wide = min(0.36 * width, 460 * dp)
    return replace(head, w=head.w - wide - pad), replace(head, x=head.right - wide, w=wide)


def _won(chip: Box, shelf: float, dp: float, pad: float, below: bool) -> Box:
    """Over a chip; on a low screen on its edge, and beside its name if it lies below another one, which has points."""
    if shelf:
        return Box(chip.x, chip.top + 1 * dp, chip.w, shelf - 1 * dp)
    spare = 2 * pad - LOW_TOKEN * dp
    if spare >= 0 and not below:
        return Box(chip.x, chip.top + spare / 2, chip.w, LOW_TOKEN * dp)
    if below:
        free = BESIDE_NAME * chip.w
        return Box(chip.right - free, chip.top - 0.8 * LOW_TOKEN * dp, free, LOW_TOKEN * dp)
    return Box(chip.x, chip.top - 0.3 * LOW_TOKEN * dp, chip.w, LOW_TOKEN * dp)


def _lists(room: Box, pad: float) -> tuple[Box, ...]:
    """A, B and C: side by side, or one above the other where the screen stands upright."""
    if room.h > room.w:
        h = (room.h - 2 * pad) / 3
        return tuple([Box(room.x, room.top - (k + 1) * h - k * pad, room.w, h) for k in range(3)])
    w = (room.w - 2 * pad) / 3
    return tuple([Box(room.x + k * (w + pad), room.y, w, room.h) for k in range(3)])


def drawing_beside(w: float, h: float, dp: float) -> float:
    """How wide a drawing is that has its words beside it."""
    beside = BESIDE if h < FLAG_BETWEEN * dp else BESIDE - TARGET / 2  # words gain the other half
    return min(h * SHEET, max(w - beside * dp, 0.4 * w))


def pieces(foot: Box, cards: int, tokens: int) -> tuple[tuple[Box, ...], tuple[Box, ...]]:
    """Guess cards from the left as they were laid, and the drawer's tokens at the right, or below them: all large."""
    card_w, token_w = GUESS_CARD * CARD_STEP, OWN_TOKEN * TOKEN_STEP  # of a card that is one high, with the air

    def beside(rows: int) -> float:
        wide = cards * card_w + ceil(tokens / rows) * token_w
        return min(foot.h, foot.w / wide, foot.h / rows / token_w)

    below = min(foot.w / (cards * card_w), foot.w / (tokens * token_w), foot.h / (1 + token_w))
    rows = max((1, 2), key=beside)
    h = max(beside(rows), below)
    if below > beside(rows):
        rows = 1
        upper, lower = Box(foot.x, foot.top - h, foot.w, h), Box(foot.x, foot.y, foot.w, foot.h - h)
    else:
        upper = lower = foot
    w, middle = h * GUESS_CARD, upper.center[1]
    laid = [Box(foot.x + place * h * card_w, middle - h / 2, w, h) for place in range(cards)]
    return tuple(laid), _in_rows(lower, tokens, rows, h * OWN_TOKEN)


def _in_rows(room: Box, count: int, rows: int, side: float) -> tuple[Box, ...]:
    """Tokens, from the right."""
    columns, step = ceil(count / rows), side * TOKEN_STEP
    found = []
    for place in range(count):
        row, column = divmod(place, columns)
        in_row = min(columns, count - row * columns)
        low = room.center[1] + (rows / 2 - row - 1) * step + (step - side) / 2
        found.append(Box(room.right - (in_row - column) * step, low, side, side))
    return tuple(found)


def in_the_middle(middle: Box, owners: Sequence[int], dp: float) -> list[Box]:
    """A place for each wrong card, at least one: beside each other, or those of one owner on each other's edges."""
    h = min(middle.h * 0.84, 64 * dp)
    w = h * GUESS_CARD
    left = middle.x + 40 * dp

    def steps(same: float, other: float) -> list[float]:
        found = [0.0]
        for owner, following in zip(owners, owners[1:]):
            found.append(found[-1] + w * (same if owner == following else other))
        return found

    apart, close = steps(*APART), steps(*CLOSE)
    room = middle.right - 8 * dp - left - w
    share = 1.0 if apart[-1] <= room else max(0.0, (room - close[-1]) / max(1.0, apart[-1] - close[-1]))
    tight = min(1.0, room / max(1.0, close[-1]))
    places = [tight * near + share * (far - near) for near, far in zip(close, apart, strict=True)]
    return [Box(left + place, middle.y + (middle.h - h) / 2, w, h) for place in places]


def _panels(room: Box, count: int, pad: float, dp: float) -> tuple[Box, ...]:
    """Equal panels that fill the room, in the grid whose panels leave the drawings largest."""

    def use(columns: int) -> float:
        w, h = _cell(room, count, columns, pad)
        if w > BROAD * h > BROAD * LEAST_PANEL * dp:
            return drawing_beside(w, h, dp)
        return min(w, (h - 96 * dp) * SHEET)

    largest = max(use(columns) for columns in range(1, count + 1))
    good = [columns for columns in range(1, count + 1) if use(columns) >= largest - 0.1 * abs(largest)]
    columns = good[0]  # the fewer side by side, the less of a panel is left empty
    w, h = _cell(room, count, columns, pad)
    found = []
    for place in range(count):
        row, column = divmod(place, columns)
        in_row = min(columns, count - row * columns)
        start = room.x + (room.w - in_row * w - (in_row - 1) * pad) / 2
        found.append(Box(start + column * (w + pad), room.top - (row + 1) * h - row * pad, w, h))
    return tuple(found)


def _cell(room: Box, count: int, columns: int, pad: float) -> tuple[float, float]:
    rows = ceil(count / columns)
    w, h = (room.w - (columns - 1) * pad) / columns, (room.h - (rows - 1) * pad) / rows
    return max(1.0, w), max(1.0, h)  # a tablet's match that is gone on with on a phone finds hardly any room
