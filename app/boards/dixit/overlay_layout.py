"""Where things lie that cover the Dixit board for a while: a card that fills the screen, the field for a clue.

Pure numbers: no Kivy, nothing drawn.
"""

from dataclasses import dataclass, replace

from app.boards.dixit.layout import READ, Measure, edge
from app.boards.layout import NOWHERE, LookPlaces, card_in, mirrored
from app.look.box import Box, air, finger

# Looking closely -------------------------------------------------------------------------------------------------


def look(width: float, height: float, dp: float, acts: bool, caption: Measure, left_handed: bool = False) -> LookPlaces:
    pad = edge(width, height, dp)
    side = finger(width, height, dp)
    high = max(54 * dp, side, min(0.075 * height, 68 * dp))
    if height > width:
        made = _look_upright(width, height, pad, side, high, acts, caption)
    else:
        made = _look_sideways(width, height, pad, side, high, acts, caption)
    if not left_handed:
        return made
    made = mirrored(made, width, read=READ)
    return replace(made, back=made.onward, onward=made.back)  # the next card is on the right for everybody


def _look_sideways(
    width: float, height: float, pad: float, side: float, high: float, acts: bool, caption: Measure
) -> LookPlaces:
    """The card stands in the middle where nothing is said beside it."""
    says = acts or caption(width) > 0
    column = max(3 * side, 0.3 * width) if says else side
    card = card_in(Box(side + 2 * pad, pad, width - column - side - 4 * pad, height - 2 * pad))
    x = max(card.right + side + 2 * pad, width - column - pad)
    rest = max(1.0, width - pad - x)
    button = Box(x, pad, rest, high) if acts else NOWHERE
    low = pad + (high + pad if acts else 0)
    return LookPlaces(
        card=card,
        number=Box(card.x - pad - side, card.top - side, side, side),
        close=Box(width - pad - side, height - pad - side, side, side),
        back=Box(card.x - pad - side, (height - side) / 2, side, side),
        onward=Box(card.right + pad, (height - side) / 2, side, side),
        caption=Box(x, low, rest, height - 2 * pad - side - low),
        button=button,
    )


def _look_upright(
    width: float, height: float, pad: float, side: float, high: float, acts: bool, caption: Measure
) -> LookPlaces:
    low = pad + (high + pad if acts else 0)
    room = width - 4 * pad - 2 * side
    said = max(side, min(caption(room), 0.2 * height))
    card = card_in(Box(pad, low + said + pad, width - 2 * pad, height - low - said - side - 4 * pad))
    return LookPlaces(
        card=card,
        number=Box(pad, height - pad - side, side, side),
        close=Box(width - pad - side, height - pad - side, side, side),
        back=Box(pad, low + (said - side) / 2, side, side),
        onward=Box(width - pad - side, low + (said - side) / 2, side, side),
        caption=Box(2 * pad + side, low, room, said),
        button=Box(pad, pad, width - 2 * pad, high) if acts else NOWHERE,
    )


# Writing a clue --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ClueFieldPlaces:
    """A strip at the top, which the keyboard leaves free."""

    paper: Box
    field: Box
    prompt: Box
    """Where what is typed will stand: low in the field."""
    tell: Box
    close: Box
    in_rows: bool
    """What sends it off has a row of its own."""


def clue_field_places(width: float, height: float, dp: float, large: float) -> ClueFieldPlaces:
    """``large``: how much larger than usual letters are."""
    pad = max(8 * dp, air(width, height, dp))
    wide = min(width - 2 * pad, 860 * dp)
    high, row = 76 * dp, max(60 * dp, finger(width, height, dp))
    in_rows = width < 560 * dp * large
    side = finger(width, height, dp)
    key = max(54 * dp, side)
    tall = high + 2 * pad + (row + pad if in_rows else 0)
    paper = Box((width - wide) / 2, height - pad - tall, wide, tall)
    tell = wide - 3 * pad - side if in_rows else min(200 * dp, wide * 0.3)
    field = wide - 2 * pad if in_rows else wide - 4 * pad - tell - side
    middle = paper.y + pad + (row if in_rows else high) / 2
    low = paper.top - pad - high
    return ClueFieldPlaces(
        paper=paper,
        field=Box(paper.x + pad, low, field, high),
        prompt=Box(paper.x + pad + 16 * dp, low + 6 * dp, field - 32 * dp, high - 36 * dp),
        tell=Box(paper.right - 2 * pad - side - tell, middle - key / 2, tell, key),
        close=Box(paper.right - pad - side, middle - side / 2, side, side),
        in_rows=in_rows,
    )
