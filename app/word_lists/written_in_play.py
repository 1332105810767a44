"""What people wrote at the table in one evening, as the lines of a word list that they may keep.  No screen."""

from collections.abc import Iterable

from app.look.text import _
from engine.decks.own_lists import OwnList, slips
from engine.decks.words import WORDS_IN_LIST
from engine.library import Library

ENOUGH = 3
"""So many words are worth a list: whoever keeps it writes the rest."""

THEME = 0
"""Its place among the slips of a list; it is written later."""


def lines(library: Library, match: str) -> tuple[str, ...]:
    """A theme and at most seven words, which go together as they are; nothing where too few were written."""
    told = [one.told.clue for one in library.album.told_in(match) if one.by_person]
    words = fitting(told, [kept.written for kept in library.words.own()])
    return (_("From our table"), *words) if len(words) >= ENOUGH else ()


def fitting(written: Iterable[str], others: Iterable[OwnList]) -> list[str]:
    """Those of them that may stand in one list, beside the lists that there are already."""
    found: list[str] = []
    beside = tuple(others)
    for one in written:
        word = one.strip().rstrip(".!?…")
        if word and set(slips(OwnList("", (*found, word)), beside)) <= {THEME}:
            found.append(word)
    return found[:WORDS_IN_LIST]
