"""What is in the box: players, sectors, how many cards a hand or a bank holds, and the orange forfeits."""

from typing import Literal

from engine.decks.pictures import SHIPPED_IDS

PLAYERS = (3, 4, 5, 6)
DIE = 6
SECTORS = (1, 2, 3, 4, 5, 6)
HAND = 6  # B4
SMALLEST_BANK = 2  # B8
LARGEST_BANK = 8  # B8

Orange = Literal["lucky", "not-so-lucky", "trouble", "silence", "very-lucky", "topic"]
FORFEITS: tuple[Orange, ...] = ("lucky", "not-so-lucky", "trouble", "silence", "very-lucky", "topic")
"""B13, in the order of the numbers of the die."""

PICTURES = SHIPPED_IDS


def fewest_pictures(seats: int, closed: bool) -> int:
    """With fewer, a card could be missing: all banks full and one for the leader, or all hands and six to exchange."""
    return seats * LARGEST_BANK + 1 if closed else seats * HAND + HAND
