"""Before the match: what a table may agree on, its own word lists included (P4, P7, P8, P23)."""

from msgspec import Struct

from engine.decks.own_lists import OWN_LISTS, OwnList, OwnListsRefused, checked_own_lists
from engine.decks.words import WordList
from engine.games.pictomania.box import FIRST_OWN, OWN_LEVEL, Level, shipped_id
from engine.games.pictomania.own_time import AS_ALL, MOST
from engine.games.pictomania.state import Agreed, State, first_words
from engine.gate import Refused
from engine.rules import Why

ON_RACK = 3
MOST_SEEN = FIRST_OWN + OWN_LISTS  # every list there can be


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """``own`` are the table's own lists, as its file has them; they are mixed into every round.

    If a round's level is 0 they stand in those rounds alone.

    ``seen`` are the ids of lists that the table saw in earlier matches, as views name them: they stand back while
    there are others.  Ids that no list has are passed over, so that a memory outlives the lists that it knew.

    ``calm``: no black tokens (P31), and no hurry whatever was agreed.  ``own_time``: how long the same takes each seat,
    in percent (P32).
    """

    hurry: bool = False
    calm: bool = False
    own_time: tuple[int, ...] = ()
    teaching: bool = False
    levels: tuple[Level, Level, Level, Level] = (1, 2, 3, 4)
    own: tuple[OwnList, ...] = ()
    seen: tuple[str, ...] = ()


def open_match(variant: str, options: Options, seats: int) -> State:
    """Refused if the table's own lists cannot be played with."""
    own = _own_lists(options.own)
    agreed = Agreed(
        seats=seats,
        passed=variant == "passed",
        hurry=options.hurry and not options.calm,
        calm=options.calm,
        own_time=_own_time(options.own_time, seats),
        teaching=options.teaching,
        levels=options.levels,
        own=own,
        seen=_seen(options.seen, own),
    )
    wanted = ON_RACK * agreed.levels.count(OWN_LEVEL)
    if len(agreed.own) < wanted:
        raise Refused(Why("own-too-few", {"n": len(agreed.own), "wanted": wanted}))
    return first_words(agreed)


def _own_time(percents: tuple[int, ...], seats: int) -> tuple[int, ...]:
    """P32: nobody's where all need the same."""
    if percents and (len(percents) != seats or not all(AS_ALL <= percent <= MOST for percent in percents)):
        raise Refused(Why("no-such-time", {"least": AS_ALL, "most": MOST}))
    return percents if len(set(percents)) > 1 else ()


def _own_lists(written: tuple[OwnList, ...]) -> tuple[WordList, ...]:
    if len(written) > OWN_LISTS:
        raise Refused(Why("list-own-too-many", {"n": len(written), "most": OWN_LISTS}))
    lists = checked_own_lists(list(written))
    if isinstance(lists, OwnListsRefused):
        raise Refused(lists.whys[0])
    return tuple(lists)


def _seen(ids: tuple[str, ...], own: tuple[WordList, ...]) -> tuple[int, ...]:
    """P7: the numbers of the lists with these ids."""
    if len(ids) > MOST_SEEN:
        raise Refused(Why("seen-too-many", {"n": len(ids), "most": MOST_SEEN}))
    seen = frozenset(ids)
    all_ids = [*map(shipped_id, range(FIRST_OWN)), *[one.id for one in own]]
    return tuple([number for number, list_id in enumerate(all_ids) if list_id in seen])
