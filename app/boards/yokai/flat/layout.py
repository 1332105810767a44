"""Where things lie when a duel is played flat on the table, as the one at the lower edge sees it.

Pure numbers: no Kivy.  Turned round by half, the table is the same: so the other one sees it likewise.
"""

from dataclasses import dataclass, replace

from app.boards.layout import CARD
from app.boards.yokai.layout import Arrangement
from app.look.box import TARGET, Box, air, finger

LEAST_HAND = 92
"""Lower (dp) than this a hand is too small to be held and chosen from."""

LEAST_YOKAI = 120
"""The least height (dp) of a yokai that can be looked at."""

GOOD_YOKAI = 140
"""Lower (dp) than this no yokai becomes for the sake of larger sketches."""

HIGH = 76
"""Higher (dp) than this a button or a plate does not become: a badge must leave room for the name beside it."""

COUNT = 14
"""Half the height (dp) of a slip with a count: it lies across the edge of a yokai, and on no sketch."""

PLATE = 52
"""The least height (dp) of a plate above a hand: room for a name and a line below it."""

BUTTON = 108
"""The least width (dp) of a button with words."""


def arrange(width: float, height: float, dp: float) -> Arrangement:
    pad = max(4 * dp, 0.008 * min(width, height))
    upright = height > width
    target = finger(width, height, dp)
    between = max(pad, air(width, height, dp))
    zone = max((0.26 if upright else 0.2) * height, 2 * target + 2 * pad + between)
    margin = max(56 * dp, target + 2 * pad, 0.085 * width)
    column = (width - 2 * margin) / 4
    gap = max(2 * pad, COUNT * dp)
    free = height - 2 * (zone + pad + gap)
    row = max(TARGET * dp, min((0.1 if upright else 0.115) * height, (free - GOOD_YOKAI * dp) / 2))
    rest = free - 2 * row
    card_h = min(rest, (column - 2 * pad) / CARD)
    if rest > card_h:  # the columns are narrow: what the yokai cannot use goes to the sketches and the hands
        more = (rest - card_h) / 4
        row, rest = min(row + more, 0.75 * card_h), card_h
        zone = (height - rest) / 2 - row - pad - gap
    middle = height / 2
    lefts = [margin + stack * column for stack in range(4)]
    low, high = middle - rest / 2 - gap - row, middle + rest / 2 + gap
    pile_w = min(margin - 2 * pad, 0.5 * card_h * CARD)
    pile_h = pile_w / CARD
    mine = (_above_hand if upright else _beside_hand)(width, zone, pad, between, dp)
    return Arrangement(
        columns=tuple([Box(x, zone, column, height - 2 * zone) for x in lefts]),
        yokai=tuple([Box(x + (column - card_h * CARD) / 2, middle - card_h / 2, card_h * CARD, card_h) for x in lefts]),
        mine=tuple([Box(x + pad / 2, low, column - pad, row) for x in lefts]),
        theirs=tuple([Box(x + pad / 2, high, column - pad, row) for x in lefts]),
        places=tuple([Box(x + pad / 2, low - pad / 2, column - pad, middle + rest / 2 - low + pad / 2) for x in lefts]),
        hand=mine.hand,
        their_hand=_opposite(mine.hand, width, height),
        pile=Box(pad, middle - pile_h / 2, pile_w, pile_h),
        discards=Box(width - pad - pile_w, middle - pile_h / 2, pile_w, pile_h),
        my_badge=mine.badge,
        their_badge=_opposite(mine.badge, width, height),
        my_album=mine.album,
        their_album=_opposite(mine.album, width, height),
        done=mine.done,
        pause=Box(width - pad - target, middle - pile_h / 2 - pad - target, target, target),
        hold=mine.hold,
    )


@dataclass(frozen=True)
class _Zone:
    """What lies at one's own edge."""

    hand: Box
    badge: Box
    album: Box
    done: Box
    hold: Box


def _beside_hand(width: float, zone: float, pad: float, between: float, dp: float) -> _Zone:
    """The hand in the middle of a long edge, who I am on its left, what I press on its right."""
    side = (width - 2 * pad) * 0.28
    half = (zone - 2 * pad - between) / 2
    button = min(half, HIGH * dp)
    badge = Box(pad, pad, side, button)
    return _Zone(
        hand=Box(side + 2 * pad, 0, width - 2 * side - 4 * pad, zone - pad),
        badge=badge,
        album=Box(pad, badge.top + between, side, half),
        done=Box(width - pad - side, pad, side, button),
        hold=Box(width - pad - side, pad + button + between, side, button),
    )


def _above_hand(width: float, zone: float, pad: float, between: float, dp: float) -> _Zone:
    """On a short edge the hand takes all of it, so that its sketches lie side by side; the rest lies above it."""
    bar = min(max(PLATE * dp, 0.17 * zone), HIGH * dp)
    right = 0.4 * (width - 3 * pad)
    left = width - 3 * pad - right
    low = zone - 2 * bar - between - pad
    return _Zone(
        hand=Box(pad, 0, width - 2 * pad, low - pad),
        badge=Box(pad, low, left, bar),
        album=Box(pad, low + bar + between, left, bar),
        done=Box(2 * pad + left, low, right, bar),
        hold=Box(2 * pad + left, low + bar + between, right, bar),
    )


def seen_from(made: Arrangement, seat: int) -> Arrangement:
    """The places of the stacks as that seat sees them: from the other side the first is the last."""
    if seat == 0:
        return made
    names = ("columns", "yokai", "mine", "theirs", "places")
    return replace(made, **{name: getattr(made, name)[::-1] for name in names})


def reach(made: Arrangement) -> float:
    """How high one's own zone is: what lies beyond it is the table's."""
    return made.mine[0].y


def allows(width: float, height: float, dp: float, seats: int) -> bool:
    made = arrange(width, height, dp)
    return (
        seats == 2
        and made.hand.h >= LEAST_HAND * dp
        and made.yokai[0].h >= LEAST_YOKAI * dp
        and made.done.w >= BUTTON * dp
        and made.done.h >= finger(width, height, dp) - 0.01
        and made.hand.w >= 4 * finger(width, height, dp)
    )


def _opposite(box: Box, width: float, height: float) -> Box:
    return Box(width - box.right, height - box.top, box.w, box.h)
