"""What the Dixit board hints at in a first match: browsing the hand, telling, giving, the vote tokens, the points.

Each speaks only of what lies open before whoever reads it.
"""

from typing import TYPE_CHECKING

from app.boards.dixit.hand import HandTable
from app.boards.dixit.points import PointsTable
from app.boards.dixit.reveal import RevealTable
from app.boards.dixit.voting import VotingTable
from app.box import Box
from app.hints import Hint
from app.text import _

if TYPE_CHECKING:
    from app.boards.dixit.board import DixitBoard


def fitting(board: "DixitBoard") -> list[Hint]:
    """The hints that fit this moment, the most fitting first."""
    table = board.table
    if table is None or table.moving or table.ways is not None or table.looking is not None:
        return []
    if isinstance(table, HandTable):
        return _hand(table)
    if isinstance(table, VotingTable):
        return _voting(table)
    if isinstance(table, RevealTable):
        return _reveal(table)
    return _points(table) if isinstance(table, PointsTable) else []


def _hand(table: HandTable) -> list[Hint]:
    if table.writing is not None:
        return []
    places = table.places
    buttons = tuple(places.buttons)
    browse = Hint(
        "dixit-browse",
        _("Swipe to leaf through your hand. A tap on the large card fills the screen with it."),
        _lower_part(places.large),
        (*places.small, *buttons, places.top.says),
    )
    found = [browse]
    if table.tells:
        words = _("Choose a card and say something to it. Best if some find your card, but not all.")
        found.append(Hint("dixit-tell", words, buttons[0], buttons))
    elif table.gives:
        words = _("The others should take your card for the storyteller's: choose what fits the clue.")
        found.append(Hint("dixit-give", words, buttons[0], buttons))
    return found


def _lower_part(card: Box) -> Box:
    """What is said above it lies on the card itself, and not on the words over it."""
    return Box(card.x, card.y, card.w, card.h * 0.4)


def _voting(table: VotingTable) -> list[Hint]:
    if not table.tokens or table.ballot.laid:
        return []
    words = _("Drag your token to a card. Or tap the card: large, it is easier to see.")
    cards = tuple(table.places.cards)
    return [Hint("dixit-vote", words, table.home(0), (*cards, table.places.button))]


def _reveal(table: RevealTable) -> list[Hint]:
    words = _("The tokens show who voted, the badges whose card it was. Tap a card to read it.")
    return [Hint("dixit-reveal", words, table.places.button, tuple(table.places.cards))]


def _points(table: PointsTable) -> list[Hint]:
    if not table.chips:
        return []
    words = _("Tap a player to see where all their points come from.")
    chips = tuple(table.places.chips)
    return [Hint("dixit-why", words, chips[0], chips)]
