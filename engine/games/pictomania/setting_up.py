"""Before the match: what a table may agree on, its own word lists included (P4, P8, P23)."""

from msgspec import Struct

from engine.decks.words import (
    OWN_LISTS,
    OwnList,
    OwnListsRefused,
    WordList,
    checked_own_lists,
)
from engine.games.pictomania.box import OWN_LEVEL, Level
from engine.games.pictomania.state import Agreed, State, first_words
from engine.gate import Refused
from engine.rules import Why

ON_RACK = 3


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """``own`` are the table's own lists, as its file has them; they are mixed into every round.

    If a round's level is 0 they stand in those rounds alone.
    """

    hurry: bool = False
    teaching: bool = False
    levels: tuple[Level, Level, Level, Level] = (1, 2, 3, 4)
    own: tuple[OwnList, ...] = ()


def open_match(variant: str, options: Options, seats: int) -> State:
    """Refused if the table's own lists cannot be played with."""
    agreed = Agreed(
        seats=seats,
        passed=variant == "passed",
        hurry=options.hurry,
        teaching=options.teaching,
        levels=options.levels,
        own=_own_lists(options.own),
    )
    wanted = ON_RACK * agreed.levels.count(OWN_LEVEL)
    if len(agreed.own) < wanted:
        raise Refused(Why("own-too-few", {"n": len(agreed.own), "wanted": wanted}))
    return first_words(agreed)


def _own_lists(written: tuple[OwnList, ...]) -> tuple[WordList, ...]:
    if len(written) > OWN_LISTS:
        raise Refused(Why("list-own-too-many", {"n": len(written), "most": OWN_LISTS}))
    lists = checked_own_lists(list(written))
    if isinstance(lists, OwnListsRefused):
        raise Refused(lists.whys[0])
    return tuple(lists)
