"""What the Dixit board hints at in a first match: browsing the hand, telling, giving, the vote tokens, the points.

Each speaks only of what lies open before whoever reads it.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.boards.dixit.hand import HandTable
from app.boards.dixit.points import PointsTable
from app.boards.dixit.reveal import RevealTable
from app.boards.dixit.vote_phase import VoteTable
from app.look.box import Box
from app.look.text import _
from app.ui.hints import Hint

if TYPE_CHECKING:
    from app.boards.dixit.board import DixitBoard


def fitting(board: "DixitBoard") -> list[Hint]:
    """The hints that fit this moment, the most fitting first."""
    table = board.table
    if table is None or table.moving or table.ways is not None or table.large_card is not None:
        return []
    if isinstance(table, HandTable):
        return _hand(table)
    if isinstance(table, VoteTable):
        return _voting(table)
    if isinstance(table, RevealTable):
        return _reveal(table)
    return _points(table) if isinstance(table, PointsTable) else []


def _hand(table: HandTable) -> list[Hint]:
    if table.clue_field is not None:
        return []
    places = table.places
    buttons = places.buttons
    browse = Hint(
        "dixit-browse",
        _("Swipe to leaf through your hand. Tap the large card, and it fills the screen."),
        places.large,
        (*places.small, *buttons, places.top.says),
        places.small,
        brief=_("Swipe to leaf through"),
    )
    found = [browse]
    hand, around = _all_of(places.small), (*places.small, *buttons, places.top.says)
    if table.tells:
        words = _("Choose a card and say something about it. It is best if some find your card, but not everybody.")
        found.append(Hint("dixit-tell", words, hand, around, buttons, brief=_("Choose a card")))
    elif table.gives:
        words = _("Make the others take your card for the storyteller's: choose one that fits the clue.")
        found.append(Hint("dixit-give", words, hand, around, buttons, brief=_("Choose a card")))
    return found


def _all_of(cards: Sequence[Box]) -> Box:
    """The box that holds them all."""
    x, y = min(card.x for card in cards), min(card.y for card in cards)
    return Box(x, y, max(card.right for card in cards) - x, max(card.top for card in cards) - y)


def _voting(table: VoteTable) -> list[Hint]:
    if not table.tokens or table.ballot.laid:
        return []
    words = _("Drag your token to a card. Or tap the card first, to see it large.")
    cards = table.places.cards
    brief = _("Drag it to a card")
    return [Hint("dixit-vote", words, table.home(0), (*cards, table.places.button), cards, brief=brief)]


def _reveal(table: RevealTable) -> list[Hint]:
    words = _("The tokens show who voted, the badges whose card it was. Tap a card to see it better.")
    cards, button, brief = table.places.cards, table.places.button, _("Tap a card: it grows")
    return [Hint("dixit-reveal", words, cards[0], (*cards, button), cards, cards[1:], brief=brief)]


def _points(table: PointsTable) -> list[Hint]:
    if not table.chips:
        return []
    words = _("Tap a player to see where all their points come from.")
    chips, says = table.places.chips, table.places.top.says
    return [Hint("dixit-why", words, chips[0], (*chips[1:], says), chips, chips[1:], _("Why? Tap a player"))]
