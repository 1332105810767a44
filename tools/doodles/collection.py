"""All doodles of a list, from both sources: what the hand draws, what is kept for the eye alone."""

from dataclasses import dataclass
from functools import cache

from engine.decks.words import LISTS_IN_LEVEL
from engine.doodles import Doodle
from tools.doodles import people, source

DRAWN = {1: 2, 2: 2, 3: 1, 4: 1}
"""How many of a word's doodles the hand draws, by level; one more is the eye's: else bots read each other perfectly."""

MOST_BY_PEOPLE = 6
"""How many drawings of people the hand knows at most for a word that has them; the eye has learnt from others."""

FEWEST_BY_PEOPLE = 5
"""With ours: where people drew too few that can be recognised, or with letters in them, we add some."""


@dataclass(frozen=True)
class Word:
    list_id: str
    number: int
    name: str
    drawn: tuple[Doodle, ...]
    prototypes: tuple[Doodle, ...]
    by_people: bool

    @property
    def fewest(self) -> int:
        """How many doodles there must be at least."""
        return FEWEST_BY_PEOPLE if self.by_people else DRAWN[int(self.list_id[0])] + 1


def list_ids(level: int) -> list[str]:
    return [f"{level}-{place:03}" for place in range(1, LISTS_IN_LEVEL[level] + 1)]


@cache
def of_list(list_id: str) -> tuple[Word, ...]:
    """The seven words of a list with all that was drawn of them so far."""
    path = source.LISTS / f"{list_id}.txt"
    ours = source.read(path) if path.is_file() else {}
    return tuple(_word(list_id, number, name, ours) for number, name in enumerate(source.words_of(list_id), 1))


def _word(list_id: str, number: int, name: str, ours: dict[int, list[Doodle]]) -> Word:
    category = people.by_word().get((list_id, number))
    doodles = ours.get(number, [])
    if category:
        return Word(list_id, number, name, (*people.drawings_of(category), *doodles), (), True)
    drawn = DRAWN[int(list_id[0])]
    return Word(list_id, number, name, tuple(doodles[:drawn]), tuple(doodles[drawn:]), False)


def of_level(level: int) -> list[Word]:
    return [word for list_id in list_ids(level) for word in of_list(list_id)]
