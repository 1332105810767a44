"""What is in the box (P1 to P6): tokens by number of players, letter and number cards, and how lists are numbered."""

from functools import cache
from typing import Literal

from engine.decks.words import LISTS_IN_LEVEL, list_id

Letter = Literal["A", "B", "C"]
LETTERS: tuple[Letter, ...] = ("A", "B", "C")
LETTER_CARDS = (0, 0, 1, 1, 2, 2)  # P6: places in LETTERS
NUMBERS = (1, 2, 3, 4, 5, 6, 7)  # P1, P6: guess cards and number cards alike

OWN_TOKENS = {3: (2, 1), 4: (2, 1, 1), 5: (3, 2, 1, 1), 6: (3, 2, 1, 1, 1)}  # P2
BLACK_TOKENS = {3: (2, 2, 1), 4: (2, 2, 1, 1), 5: (3, 2, 2, 1, 1), 6: (3, 2, 2, 1, 1, 1)}  # P3
HURRY_TOKENS = {3: (2, 1), 4: (2, 1, 1), 5: (3, 2, 1, 1), 6: (3, 2, 1, 1, 1)}  # P4
PLAYERS = tuple(BLACK_TOKENS)
ROUNDS = 4

Level = Literal[0, 1, 2, 3, 4]
OWN_LEVEL = 0
"""The level of a round that is played with the table's own lists alone."""

# P5: lists are numbered through all levels, a table's own lists after them.
FIRST_OF = {level: sum(LISTS_IN_LEVEL[lower] for lower in range(1, level)) for level in LISTS_IN_LEVEL}
FIRST_OWN = sum(LISTS_IN_LEVEL.values())


def lists_of(level: int) -> range:
    """The numbers of the shipped lists of a level; the table's own level has none."""
    if level == OWN_LEVEL:
        return range(0)
    return range(FIRST_OF[level], FIRST_OF[level] + LISTS_IN_LEVEL[level])


@cache
def shipped_id(number: int) -> str:
    """The id of a shipped list, as it stands in assets/words."""
    level = next(level for level in LISTS_IN_LEVEL if number in lists_of(level))
    return list_id(level, number - FIRST_OF[level] + 1)
