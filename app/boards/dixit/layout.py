"""Where things lie on the Dixit board for a screen of any size.  Pure numbers: no Kivy, nothing drawn."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil

from app.boards.layout import CARD, NOWHERE, button_widths, card_in, in_rows, mirrored
from app.look.box import APART, Box, air, finger

READ = ("cards", "small")
"""What is read from the left by everybody, whichever hand they draw with."""

Measure = Callable[[float], float]
"""How high the words above the cards are in so much width: the clue, or what happens now."""


@dataclass(frozen=True)
class Top:
    """Above everything else: who holds the tablet, the words, pause; ``room`` is what they leave."""

    plate: Box
    says: Box
    pause: Box
    room: Box

    @property
    def head(self) -> Box:
        """The words, where they stand beside who holds the tablet; that one, where they stand below."""
        return self.plate if self.plate.w and self.says.top <= self.plate.y else self.says


def top(width: float, height: float, dp: float, measure: Measure, plated: bool = True) -> Top:
    """Words in the middle of the bar where the screen lies on its side, in a row of their own where it stands."""
    pad = edge(width, height, dp)
    least = finger(width, height, dp)
    bar = max(least, 0.07 * min(width, height))
    pause = max(least, min(bar, 60 * dp))
    if width > height:
        side = min(0.24 * width, 260 * dp) if plated else 0.0
        left = pad + side + (pad if plated else 0)
        room = width - left - pause - 2 * pad
        high = max(bar, measure(room))
        plate = Box(pad, height - pad - bar, side, bar) if plated else NOWHERE
        says = Box(left, height - pad - high, room, high)
        low = height - 2 * pad - high
    else:
        room = width - 2 * pad
        plate = Box(pad, height - pad - bar, room - pause - pad, bar) if plated else NOWHERE
        if plated:
            high = measure(room)
            says = Box(pad, height - 2 * pad - bar - high, room, high)
            low = says.y - pad
        else:
            high = max(bar, measure(room - pause - pad))
            says = Box(pad, height - pad - high, room - pause - pad, high)
            low = says.y - pad
    return Top(
        plate=plate,
        says=says,
        pause=Box(width - pad - pause, height - pad - bar + (bar - pause) / 2, pause, pause),
        room=Box(pad, pad, width - 2 * pad, low - pad),
    )


def edge(width: float, height: float, dp: float) -> float:
    """How far things stay from the edge of the screen and from each other."""
    return max(4 * dp, 0.0125 * min(width, height), air(width, height, dp))


# One's hand ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class HandPlaces:
    """One card large, all of them small, a note, and what can be done."""

    top: Top
    large: Box
    small: tuple[Box, ...]
    note: Box
    buttons: tuple[Box, ...]


def hand(
    width: float,
    height: float,
    dp: float,
    cards: int,
    buttons: Sequence[float],
    measure: Measure,
    note: Measure,
    left_handed: bool = False,
) -> HandPlaces:
    """``buttons``: how wide each wants to be."""
    above = top(width, height, dp, measure)
    least = finger(width, height, dp)
    made = (_hand_upright if height > width else _hand_sideways)(above, least, dp, cards, buttons, note)
    return mirrored(made, width, read=READ) if left_handed else made


def _hand_sideways(
    above: Top, least: float, dp: float, cards: int, buttons: Sequence[float], note: Measure
) -> HandPlaces:
    """The large card on the left, all else beside it."""
    room = above.room
    pad = room.x
    wide = min(room.h * CARD, 0.46 * room.w)
    large = card_in(Box(room.x, room.y, wide, room.h))
    rest = Box(large.right + 2 * pad, room.y, room.right - large.right - 2 * pad, room.h)
    low, row = _buttons(rest, buttons, pad, least, dp)
    noted = min(note(rest.w), 0.4 * rest.h)
    note_box = Box(rest.x, low, rest.w, noted)
    start = low + noted + (pad if noted else 0)
    small = grid(Box(rest.x, start, rest.w, rest.top - start), cards, pad, most=0.8 * large.h)
    return HandPlaces(above, large, small, note_box, row)


def _hand_upright(
    above: Top, least: float, dp: float, cards: int, buttons: Sequence[float], note: Measure
) -> HandPlaces:
    """The large card above, all of them in a row under it."""
    room = above.room
    pad = room.x
    low, row = _buttons(room, buttons, pad, least, dp)
    noted = min(note(room.w), 0.3 * room.h)
    note_box = Box(room.x, low, room.w, noted)
    start = low + noted + (pad if noted else 0)
    gap = min(pad, 2 * dp) if room.w < 480 * dp else pad
    wide = min((room.w - (cards - 1) * gap) / max(1, cards), 0.17 * room.h * CARD)
    wide = max(wide, min(least, (room.w - (cards - 1) * gap) / max(1, cards)))
    first = room.x + (room.w - cards * wide - (cards - 1) * gap) / 2
    small = tuple([Box(first + k * (wide + gap), start, wide, wide / CARD) for k in range(cards)])
    above_small = start + wide / CARD + 2 * pad
    large = card_in(Box(room.x, above_small, room.w, room.top - above_small))
    return HandPlaces(above, large, small, note_box, row)


def _buttons(room: Box, wanted: Sequence[float], pad: float, least: float, dp: float) -> tuple[float, tuple[Box, ...]]:
    """Side by side along the bottom, or one above the other where that is too narrow; and where they end."""
    count = len(wanted)
    if not count:
        return room.y, ()
    high = max(54 * dp, least, min(0.085 * room.h, 68 * dp))
    if room.w / count < 150 * dp:
        if count > 2:  # what stands above them needs the height
            high = max(50 * dp, least)
        stacked = [Box(room.x, room.y + (count - 1 - k) * (high + pad), room.w, high) for k in range(count)]
        return room.y + count * (high + pad), tuple(stacked)
    between = max(pad, APART * dp)
    usable = room.w - (count - 1) * between
    widths = button_widths(wanted, usable, 380 * dp)
    x, row = room.x + (usable - sum(widths)) / 2, []
    for width in widths:
        row.append(Box(x, room.y, width, high))
        x += width + between
    return room.y + high + pad, tuple(row)


def grid(room: Box, count: int, gap: float, most: float = 0.0) -> tuple[Box, ...]:
    """Cards of one size in the rows that leave them largest, no higher than ``most``."""
    if not count:
        return ()

    def size(columns: int) -> float:
        rows = ceil(count / columns)
        return min((room.w - (columns - 1) * gap) / columns, (room.h - (rows - 1) * gap) / rows * CARD)

    columns = max(range(1, count + 1), key=size)
    rows = ceil(count / columns)
    wide = min(size(columns), most * CARD) if most else size(columns)
    high = wide / CARD
    across = min((room.w - columns * wide) / (columns + 1), 4 * gap) if columns > 1 else gap
    across = max(across, gap if columns * wide + (columns - 1) * gap <= room.w else 0)
    up = max(gap, min((room.h - rows * high) / (rows + 1), 3 * gap)) if rows > 1 else gap
    return in_rows(room, count, columns, (wide, high), (across, up))


# The cards on the table ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CardsPlaces:
    """All cards that were given; below them ``tray`` (tokens, or who voted) and a button, a note beside or above."""

    top: Top
    cards: tuple[Box, ...]
    tray: Box
    tokens: tuple[Box, ...]
    note: Box
    button: Box


TOKEN = 64
"""How large (dp) a vote token is at most."""


def cards(
    width: float,
    height: float,
    dp: float,
    count: int,
    measure: Measure,
    plated: bool,
    left_handed: bool = False,
    tokens: int = 0,
    note: tuple[Measure, Measure] | None = None,
) -> CardsPlaces:
    """``note``: how high it is in full letters, and in the smallest; beside the tokens if there is room for those."""
    above = top(width, height, dp, measure, plated)
    room = above.room
    pad = room.x
    strip = max(54 * dp, finger(width, height, dp), min(0.075 * height, 68 * dp))
    wide = min((0.42 if width > height else 0.52) * room.w, 300 * dp)
    tray = Box(room.x, room.y, room.w - wide - pad, strip)
    between = max(0.15 * TOKEN * dp, air(width, height, dp))
    side = min(strip, max(TOKEN * dp, finger(width, height, dp)), tray.w / max(1, tokens) - between)
    taken = tokens * (side + between)
    low, noted = strip, Box(tray.x + taken, tray.y, tray.w - taken, strip)
    if note is not None and note[1](max(1.0, noted.w)) > strip:
        noted = Box(room.x, room.y + strip + pad / 2, room.w, min(note[0](room.w), 0.2 * room.h))
        low += noted.h
    made = CardsPlaces(
        top=above,
        cards=grid(Box(room.x, room.y + low + pad, room.w, room.h - low - pad), count, pad),
        tray=tray,
        tokens=tuple(
            [Box(tray.x + k * (side + between), tray.y + (strip - side) / 2, side, side) for k in range(tokens)]
        ),
        note=noted,
        button=Box(room.right - wide, room.y, wide, strip),
    )
    return mirrored(made, width, read=READ) if left_handed else made


def badge_on(card: Box, width: float, dp: float, beyond: Callable[[float], float]) -> Box:
    """The badge of whoever gave it, on its upper right corner; ``beyond`` it a robot may stand, which is not cut."""
    side = max(24 * dp, min(card.w * 0.4, 64 * dp))
    right = min(card.right + 0.04 * side, width - beyond(side) - dp)
    return Box(right - side, card.top - 0.96 * side, side, side)


# Round the table -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class OpenTablePlaces:
    """A chip for each player (or pair), something above them if there is a need, a note and buttons below."""

    top: Top
    middle: Box
    chips: tuple[Box, ...]
    note: Box
    buttons: tuple[Box, ...]


LESS = (1.0, 0.9, 0.8, 0.7, 0.6)
"""What the track and the note are content with, where chips need their room."""


def around(
    width: float,
    height: float,
    dp: float,
    chips: int,
    buttons: Sequence[float],
    measure: Measure,
    note: Measure,
    middle: float = 0.0,
    plated: bool = False,
) -> OpenTablePlaces:
    """``middle`` is how high it wants to be between the words and the chips: the track.

    Where that leaves less than a finger's height for a chip, it gets less, and so does the note.
    """
    above = top(width, height, dp, measure, plated)
    room = above.room
    pad, least = room.x, finger(width, height, dp)
    low, row = _buttons(room, buttons, pad, least, dp)
    wanted = min(note(room.w), 0.3 * room.h)
    placed: tuple[Box, ...] = ()
    noted = between = NOWHERE
    for share in LESS:
        high = middle * share
        between = Box(room.x, room.top - high, room.w, high)
        noted = Box(room.x, low, room.w, wanted * share)
        start = noted.top + (pad if noted.h else 0)
        field = Box(room.x, start, room.w, (between.y - pad if middle else room.top) - start)
        placed = _chips(field, chips, pad, dp)
        if placed[0].h >= least:
            break
    return OpenTablePlaces(above, between, placed, noted, row)


def _chips(room: Box, count: int, pad: float, dp: float) -> tuple[Box, ...]:
    """As large as a name wants to be, in the middle."""
    gap = min(pad, APART * dp)

    def use(columns: int) -> float:
        wide, high = _cell(room, count, columns, gap)
        return min(wide / 3.2, high)

    columns = max(range(1, min(count, 6) + 1), key=use)
    wide, high = _cell(room, count, columns, gap)
    wide, high = min(wide, 420 * dp), min(high, 124 * dp)
    rows = ceil(count / columns)
    gap_up = min((room.h - rows * high) / (rows + 1), 3 * gap) if rows > 1 else 0.0
    gap_up = max(gap_up, gap)
    return in_rows(room, count, columns, (wide, high), (gap, gap_up))


def fan(room: Box, count: int = 5) -> list[tuple[Box, float]]:
    """Cards face down that overlap, each with its angle; none where there is no room."""
    high = 0.8 * room.h
    wide = high * CARD
    x, y = room.center[0], room.center[1] + 0.09 * high  # the outermost hang lower
    places = [place - (count - 1) / 2 for place in range(count)] if wide > 0 else []
    middles = [(x + place * wide * 0.42, y - place * place * high * 0.03) for place in places]
    boxes = [Box(across - wide / 2, up - high / 2, wide, high) for across, up in middles]
    return list(zip(boxes, [-8.0 * place for place in places], strict=True))


def _cell(room: Box, count: int, columns: int, gap: float) -> tuple[float, float]:
    rows = ceil(count / columns)
    return (room.w - (columns - 1) * gap) / columns, (room.h - (rows - 1) * gap) / rows
