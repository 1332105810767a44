"""Which picture a card bears, and what is drawn on one whose picture this device does not have."""

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from app.look import theme
from app.look.theme import Rgba
from app.own_cards.card_files import own_picture
from engine.decks.pictures import SHIPPED, DeckRefused, shipped_deck

BACK = str(theme.ASSETS / "table" / "back.jpg")


@cache
def our_files() -> dict[str, Path]:
    """The files of our own deck; none where it cannot be read, and then every card is drawn."""
    deck = shipped_deck()
    if isinstance(deck, DeckRefused):
        return {}
    files = {card: SHIPPED / picture.file for card, picture in deck.items()}
    return {card: path for card, path in files.items() if path.is_file()}


def picture_of(card: str) -> Path | None:
    """The file of a card's picture, if there is one here."""
    return our_files().get(card) or own_picture(card)


SKIES = ("#27395F", "#4B3A66", "#6A3F56", "#2C5760", "#7A5536", "#3E5A3C")
HILLS = ("#D98F4E", "#7FA36B", "#C9B27A", "#8C6FA8", "#5F8FA8", "#C96F62")


@dataclass(frozen=True)
class StandIn:
    """A drawn landscape that differs from card to card; places are shares of the card."""

    sky: Rgba
    far: Rgba
    near: Rgba
    moon: tuple[float, float, float]
    """Its middle, and its radius as a share of the card's width."""
    rise: tuple[float, float]
    """How high the far and the near hill reach."""


@cache
def stand_in(card: str) -> StandIn:
    lot = sha256(card.encode()).digest()
    return StandIn(
        sky=theme.rgba(SKIES[lot[0] % len(SKIES)]),
        far=theme.rgba(HILLS[lot[1] % len(HILLS)]),
        near=theme.rgba(HILLS[(lot[1] + 1 + lot[2] % (len(HILLS) - 1)) % len(HILLS)]),
        moon=(0.2 + 0.6 * lot[3] / 255, 0.62 + 0.2 * lot[4] / 255, 0.08 + 0.1 * lot[5] / 255),
        rise=(0.3 + 0.2 * lot[6] / 255, 0.12 + 0.14 * lot[7] / 255),
    )
