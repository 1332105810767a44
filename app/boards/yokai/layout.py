"""Where things lie on the Yokai board for a screen of any size.  Pure numbers: no Kivy, nothing drawn."""

from dataclasses import dataclass, replace

from app.boards.layout import CARD, NOWHERE, mirrored
from app.look.box import APART, Box, air, finger
from engine.games.yokai import MOST_IN_HAND, PAIR

LOW = 540
"""A screen that is wide and lower than this (dp) has no height for three rows: a phone held sideways."""

MINE = 0.6
"""The share of an upright screen's width that is for my name; the buttons beside it need less."""

WORDED = 168
"""How wide (dp) the button is that shows the other one's turn again, where there is room for its words."""

ROOMY, UPRIGHT_ROOMY = 960, 560
"""From this width on (dp) there is, on a screen held sideways or upright."""

PEEP = 0.3
"""How much of its width each sketch of a fan shows, before the fan's cards are made smaller."""

LEAST = 0.6
"""Cards of a fan are made smaller down to this share of the size that one alone would have."""


@dataclass(frozen=True)
class Slot:
    """A place for one card: centre, size, and how it is turned."""

    x: float
    y: float
    w: float
    h: float
    angle: float = 0.0


@dataclass(frozen=True)
class Arrangement:
    """The board's places.  ``places`` are where the own sketches land; touching anywhere in one means it.

    ``again``: what shows the other one's last turn again, where they are not both at the table.
    """

    columns: tuple[Box, ...]
    yokai: tuple[Box, ...]
    mine: tuple[Box, ...]
    theirs: tuple[Box, ...]
    places: tuple[Box, ...]
    hand: Box
    their_hand: Box
    pile: Box
    discards: Box
    my_badge: Box
    their_badge: Box
    my_album: Box
    their_album: Box
    done: Box
    pause: Box
    hold: Box
    again: Box = NOWHERE


UNDER_THE_THUMB = ("hand", "pile", "discards", "my_badge", "my_album", "done", "hold")
"""What lies on the left for a left hand."""


def arrange(width: float, height: float, dp: float, left_handed: bool = False) -> Arrangement:
    """Everything's place.  ``dp`` is how many pixels a density-independent pixel has."""
    if height > width:
        made = _portrait(width, height, dp)
    elif height < LOW * dp:
        made = _low(width, height, dp)
    else:
        made = _landscape(width, height, dp)
    return mirrored(made, width, only=UNDER_THE_THUMB) if left_handed else made


def _landscape(width: float, height: float, dp: float) -> Arrangement:
    pad = max(5 * dp, 0.016 * height, air(width, height, dp))
    least = finger(width, height, dp)
    bar = max(least + pad / 2, 0.085 * height)
    again = WORDED * dp if width >= ROOMY * dp else bar - pad / 2
    hand = Box(0.28 * width, 0, 0.44 * width, 0.27 * height)
    corner = hand.x - 2 * pad
    row = 0.125 * height
    rest = height - bar - hand.h - 2 * row - 5 * pad
    side = max(1.4 * rest * CARD * 0.62, 0.07 * width)
    tops = _rows(height, bar, row, rest, pad)
    pile_w = min(side - 2 * pad, 0.62 * rest * CARD)
    pile_h = pile_w / CARD
    middle = tops[1] + rest / 2
    done_h = max(least, 0.08 * height)
    return _assemble(
        width=width,
        left=side,
        tops=tops,
        row=row,
        rest=rest,
        pad=pad,
        hand=hand,
        their_hand=Box(0.4 * width, height - bar, 0.2 * width, bar),
        pile=Box(pad, middle - pile_h / 2, pile_w, pile_h),
        discards=Box(width - pad - pile_w, middle - pile_h / 2, pile_w, pile_h),
        my_badge=Box(pad, pad, corner + pad, bar),
        their_badge=Box(pad, height - bar, 0.38 * width - again - 1.5 * pad, bar - pad / 2),
        again=Box(0.38 * width - again, height - bar, again, bar - pad / 2),
        my_album=Box(pad, 1.6 * pad + bar, corner, min(row, hand.h - bar - pad)),
        their_album=Box(0.62 * width, height - bar, 0.38 * width - bar - 2 * pad, bar - pad / 2),
        done=Box(width - pad - corner, pad / 2, corner, done_h),
        pause=Box(width - pad - bar, height - bar, bar, bar - pad / 2),
        hold=Box(width - pad - corner, pad + done_h, corner, done_h),
    )


def _low(width: float, height: float, dp: float) -> Arrangement:
    """The sketches lie beside the yokai, theirs above mine; pile and discards beside my album, above my name."""
    pad = 5 * dp
    least = finger(width, height, dp)
    bar = least + pad / 2
    again = bar - pad / 2
    corner = 0.25 * width - 2 * pad
    between = APART * dp  # one of them ends the turn for good
    hand_h = max(2 * least + between + pad / 2, 0.27 * height)
    base = hand_h + pad
    rest = height - bar - base - pad
    column = (width - 2 * pad) / 4
    yokai_h = min(rest - 2 * pad, 0.56 * column / CARD)
    yokai_w = yokai_h * CARD
    yokai_y = base + (rest - yokai_h) / 2 + pad / 2
    beside = yokai_w + 3.5 * pad
    half = (rest - pad) / 2
    lefts = [pad + stack * column for stack in range(4)]
    done_h = (hand_h - between - pad / 2) / 2
    piles_h = done_h
    piles_w = piles_h * CARD
    piles_y = pad + done_h
    hand_x = corner + 3 * pad + 2 * (piles_w + pad)
    hand_w = 1.1 * MOST_IN_HAND * hand_h * CARD
    thumb = max(corner, min(0.32 * width, width - hand_x - hand_w - 2 * pad))
    return Arrangement(
        columns=tuple(Box(x, base, column, rest) for x in lefts),
        yokai=tuple(Box(x + pad, yokai_y, yokai_w, yokai_h) for x in lefts),
        mine=tuple(Box(x + beside, base, column - beside - pad / 2, half) for x in lefts),
        theirs=tuple(Box(x + beside, base + half + pad, column - beside - pad / 2, half) for x in lefts),
        places=tuple(Box(x, base, column, rest) for x in lefts),
        hand=Box(hand_x, 0, width - thumb - 2 * pad - hand_x, hand_h),
        their_hand=Box(0.4 * width, height - bar, 0.2 * width, bar),
        pile=Box(corner + 2 * pad, piles_y, piles_w, piles_h),
        discards=Box(corner + 3 * pad + piles_w, piles_y, piles_w, piles_h),
        my_badge=Box(pad, pad / 2, hand_x - 2 * pad, done_h),
        their_badge=Box(pad, height - bar, 0.38 * width - again - 1.5 * pad, bar - pad / 2),
        again=Box(0.38 * width - again, height - bar, again, bar - pad / 2),
        my_album=Box(pad, pad + done_h, corner, done_h),
        their_album=Box(0.62 * width, height - bar, 0.38 * width - bar - 2 * pad, bar - pad / 2),
        done=Box(width - pad - thumb, pad / 2, thumb, done_h),
        pause=Box(width - pad - bar, height - bar, bar, bar - pad / 2),
        hold=Box(width - pad - thumb, pad / 2 + done_h + between, thumb, done_h),
    )


def _portrait(width: float, height: float, dp: float) -> Arrangement:
    pad = max(6 * dp, 0.008 * height, air(width, height, dp))
    bar = max(finger(width, height, dp) + pad, 0.06 * height)
    again = WORDED * dp if width >= UPRIGHT_ROOMY * dp else bar - pad
    hand = Box(pad, 0, width - 2 * pad, 0.19 * height)
    me = 2 * bar + 3 * pad
    row = min(0.1 * height, 0.24 * width / CARD)
    rest = height - 2 * bar - me - hand.h - 2 * row - 4 * pad
    needed = ((width - 2 * pad) / 4 - 2 * pad) / CARD
    if rest > needed:  # the columns are narrow: what the yokai cannot use goes to the sketches and the hand
        more = (rest - needed) / 4
        row, rest = min(row + more, 0.8 * needed), needed
        hand = Box(hand.x, 0, hand.w, height - 2 * bar - me - 2 * row - rest - 4 * pad)
    tops = _rows(height, 2 * bar, row, rest, pad)
    small_h = bar - pad
    small_w = small_h * CARD
    mine = MINE * width
    base = hand.h + pad
    return _assemble(
        width=width,
        left=pad,
        tops=tops,
        row=row,
        rest=rest,
        pad=pad,
        hand=hand,
        their_hand=Box(0.62 * width, height - 2 * bar, 0.36 * width, bar),
        pile=Box(pad, base + bar + pad, small_w, small_h),
        discards=Box(2 * pad + small_w, base + bar + pad, small_w, small_h),
        my_badge=Box(pad, base, mine - 2 * pad, bar),
        their_badge=Box(pad, height - bar, width - bar - again - 4 * pad, bar - pad / 2),
        again=Box(width - bar - 2 * pad - again, height - bar, again, bar - pad / 2),
        my_album=Box(4 * pad + 2 * small_w, base + bar + pad, mine - 5 * pad - 2 * small_w, small_h),
        their_album=Box(pad, height - 2 * bar, 0.58 * width, bar - pad / 2),
        done=Box(mine, base, width - mine - pad, bar),
        pause=Box(width - pad - bar, height - bar, bar, bar - pad / 2),
        hold=Box(mine, base + bar + pad, width - mine - pad, bar),  # two lines of words have air in it
    )


def _rows(height: float, bar: float, row: float, rest: float, pad: float) -> tuple[float, float, float]:
    """The lower edges of their row, the yokai and my row, from top to bottom."""
    theirs = height - bar - pad - row
    yokai = theirs - pad - rest
    return theirs, yokai, yokai - 1.6 * pad - row


def _assemble(
    *, width: float, left: float, tops: tuple[float, float, float], row: float, rest: float, pad: float, **boxes: Box
) -> Arrangement:
    column = (width - 2 * left) / 4
    card_h = min(rest, (column - 2 * pad) / CARD)
    card_w = card_h * CARD
    columns, yokai, mine, theirs, places = [], [], [], [], []
    for index in range(4):
        x = left + index * column
        columns.append(Box(x, tops[2], column, tops[0] + row - tops[2]))
        yokai.append(Box(x + (column - card_w) / 2, tops[1] + (rest - card_h) / 2, card_w, card_h))
        mine.append(Box(x + pad / 2, tops[2], column - pad, row))
        theirs.append(Box(x + pad / 2, tops[0], column - pad, row))
        places.append(Box(x + pad / 2, tops[2] - pad / 2, column - pad, tops[1] + rest - tops[2] + pad / 2))
    return Arrangement(tuple(columns), tuple(yokai), tuple(mine), tuple(theirs), tuple(places), **boxes)


def fan(box: Box, count: int, lean: float = 4.0) -> list[Slot]:
    """Cards side by side in a box, a little fanned; many overlap, and are smaller, so that each can be counted."""
    if not count:
        return []
    alone = min(box.h * CARD, box.w)
    width = min(alone, max(LEAST * alone, box.w / (1 + PEEP * (count - 1))))
    height = width / CARD
    step = 0.0 if count == 1 else min(width * 1.04, (box.w - width) / (count - 1))
    start = box.center[0] - step * (count - 1) / 2
    turn = lean if count > 1 else 0.0
    return [
        Slot(start + step * k, box.center[1], width, height, turn * (1 - 2 * k / max(1, count - 1)))
        for k in range(count)
    ]


def upside_down(sketch: int, stack: int) -> bool:
    """Whether a sketch is turned round at a stack, so that the colour that counts there is its upper one."""
    return PAIR[sketch][1] == stack


def turned(slot: Slot, round_about: bool) -> Slot:
    """The same place, for a card that lies the other way round."""
    return replace(slot, angle=slot.angle + 180) if round_about else slot
