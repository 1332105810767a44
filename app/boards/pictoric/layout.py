"""Where things lie on the Pictoric board for a screen of any size.  Pure numbers: no Kivy, nothing drawn."""

from dataclasses import dataclass, replace

from app.boards.layout import CARD, NOWHERE, LookPlaces, card_in, mirrored
from app.look.box import APART, Box, air, finger

NAMES = 0.468
"""The share of a tablet's width that is for the players: two names side by side, where the track takes less."""

FLAG, ROOMY = 2.4, 8
"""How wide the flag of a forfeit is with its word, where there is so much room: times what a finger needs."""

LOW = 540
"""A screen lower than this (dp) is a phone held sideways."""

NARROW = 480
"""A screen narrower than this (dp) is a phone held upright."""

READABLE = 96
"""Cards that are narrower than this (dp) are small pictures: on a phone the track makes way for them."""


LONG = 140
"""So high (dp) stands a long association."""

BROAD, A_WORD = 330, 72
"""So broad (dp) a track has room for a word of the page, and so high it is."""


@dataclass(frozen=True)
class Arrangement:
    """The board's places.  ``stage`` is where cards and dice lie, ``foot`` has the buttons below it.

    The ``track`` is nowhere while a phone shows nothing but cards.
    """

    track: Box
    plates: tuple[Box, ...]
    head: Box
    pause: Box
    flag: Box
    stage: Box
    foot: Box

    def under_a_word(self, dp: float) -> Box | None:
        """The upper edge of a broad track that lies beside the head: a word there hides none of the board's own."""
        track, beside = self.track, self.head.x >= self.track.right or self.head.right <= self.track.x
        high = min(A_WORD * dp, track.h)
        return Box(track.x, track.top - high, track.w, high) if beside and track.w >= BROAD * dp else None


def arrange(
    width: float,
    height: float,
    dp: float,
    seats: int,
    head: float = 0.0,
    left_handed: bool = False,
    buttons: bool = True,
    flag: bool = True,
    cards: int = 0,
) -> Arrangement:
    """Everything's place.  ``head`` is how high the words above the stage would like to be.

    Without ``buttons`` the stage takes the foot as well; ``flag`` keeps a place for one beside the head; so many
    ``cards`` are to be looked at.
    """
    phone = height < LOW * dp or width < NARROW * dp
    wordy = _beside_track(width, height, dp, seats, LONG * dp, flag, buttons)
    if phone and cards and spread(wordy.stage, cards, 12 * dp)[0].w < READABLE * dp:
        made = _without_track(width, height, dp, seats, head, flag, buttons)
    else:
        made = _beside_track(width, height, dp, seats, head, flag, buttons)
    return _for_the_left_hand(made, width) if left_handed else made


def _beside_track(
    width: float, height: float, dp: float, seats: int, head: float, flag: bool, buttons: bool
) -> Arrangement:
    upright = height > width
    made = _upright(width, height, dp, seats, head) if upright else _sideways(width, height, dp, seats, head, flag)
    if buttons:
        return made
    stage, foot = made.stage, made.foot
    return replace(made, stage=Box(stage.x, foot.y, stage.w, stage.top - foot.y))


def _without_track(
    width: float, height: float, dp: float, seats: int, head: float, flag: bool, buttons: bool
) -> Arrangement:
    """Head, cards, players, buttons: from top to bottom, each as wide as the screen."""
    pad, least = 6 * dp, finger(width, height, dp)
    wide = width - 2 * pad
    foot = Box(pad, pad, wide, least)
    columns = seats if width > height or seats <= 4 else 3
    rows = -(-seats // columns)
    players = Box(pad, foot.top + APART * dp if buttons else pad, wide, rows * (least + pad) - pad)
    low = players.top + pad
    return Arrangement(
        track=NOWHERE,
        plates=_grid(players, columns, rows, pad, seats),
        **_beside(Box(pad, low, wide, height - low - pad), least, pad, head, flag),
        foot=foot,
    )


def _sideways(width: float, height: float, dp: float, seats: int, head: float, flag: bool) -> Arrangement:
    """The track with the players below it on one side, head, stage and foot on the other."""
    low = height < LOW * dp
    pad = 6 * dp if low else max(8 * dp, 0.012 * height, air(width, height, dp))
    columns = 3 if low and seats != 4 else 2  # two leave room for long names, three for a track on a phone
    rows = -(-seats // columns)
    least = finger(width, height, dp)
    plate = max(least, min(0.085 * height, 64 * dp))
    track = min(height - 2 * pad - rows * (plate + pad), (0.41 if low else 0.46) * width)
    high = track + rows * (plate + pad)
    top = height - (height - high) / 2
    players = track if low else max(track, NAMES * width)
    left = Box(pad, top - high, players, rows * (plate + pad) - pad)
    x = players + 3 * pad
    wide = width - x - pad
    foot = Box(x, pad, wide, max(least, min(0.08 * height, 62 * dp)))
    return Arrangement(
        track=Box(pad + (players - track) / 2, top - track, track, track),
        plates=_grid(left, columns, rows, pad, seats),
        **_beside(Box(x, foot.top + pad, wide, height - foot.top - 2 * pad), least, pad, head, flag),
        foot=foot,
    )


def _upright(width: float, height: float, dp: float, seats: int, head: float) -> Arrangement:
    """The track beside the players, head, stage, foot: from top to bottom."""
    narrow = width < NARROW * dp
    pad = 6 * dp if narrow else max(8 * dp, 0.012 * width, air(width, height, dp))
    button = finger(width, height, dp)
    foot = Box(pad, pad, width - 2 * pad, max(button, min(0.06 * height, 66 * dp)))
    share = 0.63 if not narrow else 0.585 if seats > 4 else 0.54  # three rows of players need a higher track
    below = button + pad
    one_below_another = below + seats * (button + air(width, height, dp))
    columns = 2 if narrow or one_below_another > share * width else 1
    rows = -(-seats // columns)
    track = min(share * width, max(0.36 * height, one_below_another if columns == 1 else 0.0))
    lower = height - pad - track
    pause = Box(width - pad - button, height - pad - button, button, button)
    told = button if narrow else FLAG * button
    right = Box(track + 2 * pad, lower, width - track - 3 * pad, track - below)
    high = min(right.h, rows * (88 * dp + pad))
    between = min(pad, max(4 * dp, (high - rows * button) / max(1, rows - 1)))
    words = _head_height(head, button, foot.top, lower)
    return Arrangement(
        track=Box(pad, lower, track, track),
        plates=_grid(Box(right.x, right.top - high, right.w, high), columns, rows, between, seats),
        head=Box(pad, lower - pad - words, width - 2 * pad, words),
        pause=pause,
        flag=Box(pause.x - told - pad, pause.y, told, button),
        stage=Box(pad, foot.top + pad, width - 2 * pad, lower - 3 * pad - words - foot.top),
        foot=foot,
    )


def _head_height(wanted: float, least: float, low: float, top: float) -> float:
    """As high as the words wish, as long as enough is left for the cards."""
    return max(least, min(max(wanted, 0.085 * (top - low)), 0.36 * (top - low)))


def _beside(area: Box, button: float, pad: float, head: float, flagged: bool) -> dict[str, Box]:
    """Head with two small buttons beside it, and the stage below."""
    high = _head_height(head, button, area.y, area.top)
    pause = Box(area.right - button, area.top - button, button, button)
    wide = button if area.w < ROOMY * button else FLAG * button
    flag = Box(pause.x - wide - pad, pause.y, wide, button)
    return {
        "head": Box(area.x, area.top - high, (flag if flagged else pause).x - area.x - pad, high),
        "pause": pause,
        "flag": flag,
        "stage": Box(area.x, area.y, area.w, area.h - high - pad),
    }


def _grid(area: Box, columns: int, rows: int, pad: float, count: int) -> tuple[Box, ...]:
    """Places in reading order."""
    wide, high = (area.w - (columns - 1) * pad) / columns, (area.h - (rows - 1) * pad) / rows
    return tuple(
        Box(area.x + (k % columns) * (wide + pad), area.top - (k // columns) * (high + pad) - high, wide, high)
        for k in range(count)
    )


def _for_the_left_hand(made: Arrangement, width: float) -> Arrangement:
    """What is touched most lies on the left; the plates lie there together, and are still read from the left."""
    left, right = min(box.x for box in made.plates), max(box.right for box in made.plates)
    plates = tuple([replace(box, x=box.x + width - right - left) for box in made.plates])
    return replace(mirrored(made, width), plates=plates)


# Cards on the stage ------------------------------------------------------------------------------------------------


def spread(stage: Box, count: int, gap: float) -> list[Box]:
    """So many cards side by side in as many rows as make them largest, in reading order."""
    if not count:
        return []
    ways = [(_card_width(stage, columns, -(-count // columns), gap), -columns) for columns in range(1, count + 1)]
    wide, columns = max(ways)[0], -max(ways)[1]
    rows = -(-count // columns)
    high = wide / CARD
    places = []
    for row in range(rows):
        here = min(columns, count - row * columns)
        x = stage.center[0] - (here * (wide + gap) - gap) / 2
        y = stage.center[1] + (rows * (high + gap) - gap) / 2 - (row + 1) * (high + gap) + gap
        places += [Box(x + k * (wide + gap), y, wide, high) for k in range(here)]
    return places


def _card_width(stage: Box, columns: int, rows: int, gap: float) -> float:
    across = (stage.w - (columns - 1) * gap) / columns
    up = (stage.h - (rows - 1) * gap) / rows
    return min(across, up * CARD)


LARGEST = 0.4
"""A die on a card takes at most so much of its width."""

IN_A_ROW = 3
"""More dice than this lie in two rows, so that it can be seen whose they are."""


THROWN = 110
"""In dp: a die that a hand could roll."""


def dice_thrown(area: Box, count: int, dp: float) -> list[Box]:
    """Dice that are rolled: as large as can be, in as few rows as that takes."""
    ways = []
    for rows in range(1, count + 1):
        columns = -(-count // rows)
        side = min(THROWN * dp, area.w / (columns * 1.5 + 0.5), area.h / (rows * 1.6 + 0.2))
        ways.append((side, -rows, columns))
    side, fewest, columns = max(ways)
    places = []
    for place in range(count):
        row, column = divmod(place, columns)
        here = min(columns, count - row * columns)
        x = area.center[0] + (column - (here - 1) / 2) * side * 1.5 - side / 2
        y = area.center[1] + ((-fewest - 1) / 2 - row) * side * 1.6 - side / 2
        places.append(Box(x, y, side, side))
    return places


def dice_on(card: Box, count: int, dp: float) -> list[Box]:
    """The votes for a card, along its lower edge."""
    near = count if count <= IN_A_ROW else count - count // 2
    beside = near if near == count else IN_A_ROW  # two rows of larger ones would reach up to the leader's
    side = max(20 * dp, min(card.w * LARGEST * 0.8, card.w / max(1, beside) * 0.8, 52 * dp))
    step = min(side * 1.12, (card.w - side) / max(1, near - 1))
    places = []
    for line, row in enumerate((count - near, near)):
        left, low = card.center[0] - (step * (row - 1) + side) / 2, card.y + card.h * 0.035
        places += [Box(left + step * k, low + (1 - line) * side * 1.12, side, side) for k in range(row)]
    return places


def leaders_die_on(card: Box, dp: float) -> Box:
    """Larger, and in the middle."""
    side = max(30 * dp, min(card.w * LARGEST, 72 * dp))
    return Box(card.center[0] - side / 2, card.center[1] - side * 0.3, side, side)


# A card that fills the screen ---------------------------------------------------------------------------------------


def closely(width: float, height: float, dp: float, large: float, acts: bool) -> LookPlaces:
    """``large``: how much larger than usual letters are; ``acts``: with a button, which leaves no words if upright."""
    pad, side = max(8 * dp, air(width, height, dp)), finger(width, height, dp)
    act_h = max(60 * dp, side)
    close = Box(width - pad - side, height - pad - side, side, side)
    if height > width:
        act = Box(pad, pad, width - 2 * pad, act_h)
        leafing = act.top + pad
        low = leafing + side + pad
        card = card_in(Box(pad, low, width - 2 * pad, height - low - side - 2 * pad))
        number = Box(pad, close.y, side, side)
        caption = NOWHERE if acts else act
    else:
        card = card_in(Box(pad, pad, width - 2 * pad, height - 2 * pad))
        beside = (width - card.w) / 2 - 2 * pad
        act_w = min(beside, 320 * dp)
        act = Box(card.right + pad + (beside - act_w) / 2, pad, act_w, act_h)
        number = Box(pad, close.y - 0.4 * side, 1.4 * side, 1.4 * side)
        caption = Box(act.x, act.top + 6 * dp, act.w, 72 * dp * large)
        leafing = card.center[1] - side / 2
    return LookPlaces(
        card=card,
        number=number,
        close=close,
        back=Box(max(pad, card.x - pad - side), leafing, side, side),
        onward=Box(min(width - pad - side, card.right + pad), leafing, side, side),
        caption=caption,
        button=act,
    )
