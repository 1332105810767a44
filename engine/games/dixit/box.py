"""What is in the box, and how much of it a table of each size plays with (D1, D4, D6, D13, D19)."""

from typing import Literal

from engine.decks.pictures import SHIPPED_IDS

Variant = Literal["classic", "party", "team"]
PLAYERS: dict[Variant, tuple[int, ...]] = {
    "classic": tuple(range(3, 13)),
    "party": tuple(range(6, 13)),
    "team": (6, 8, 10, 12),
}

PICTURES = SHIPPED_IDS
CARDS = 84
"""How many of our pictures are dealt: the game has so many cards, and the rest are new to the table next time."""

THREE = 3
MANY = 7
"""Three players give two cards each (D4); from seven players on a second vote is allowed (D6, D10)."""


def hand_size(variant: Variant, seats: int) -> int:
    if variant == "party":
        return 5  # D13
    if variant == "team":
        return 4  # D19
    return 7 if seats == THREE else 6  # D1


def gives(variant: Variant, seats: int) -> int:
    """How many cards each giver gives."""
    return 2 if variant == "classic" and seats == THREE else 1  # D4


def most_votes(variant: Variant, seats: int) -> int:
    return 2 if variant == "classic" and seats >= MANY else 1  # D6, D15, D22


def on_table(variant: Variant, seats: int) -> int:
    """How many cards are laid in a round."""
    if variant == "team":
        return seats // 2 + 1  # D21
    return 5 if variant == "classic" and seats == THREE else seats  # D4, D14


def cards_needed(variant: Variant, seats: int) -> int:
    """Full hands, and what a round takes from them: so nobody draws what has just been played."""
    return seats * hand_size(variant, seats) + on_table(variant, seats)
