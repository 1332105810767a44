"""The word lists of this device: a table's own ones, and which lists of any kind were seen here already.

Lists that are kept together can be dealt together: each is checked beside all the others before it is kept.
"""

import secrets
import sqlite3
from collections.abc import Callable, Iterable, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.decks.own_lists import (
    OwnList,
    OwnListsRefused,
    checked_own_lists,
    own_id,
    tidied,
)
from engine.decks.words import LISTS_IN_LEVEL, Word, WordList, list_id
from engine.gate import Refused
from engine.rules import Sentence, Why

MOST_OWN_LISTS = 40
"""More than level four of ours has.  All of them, however long their words, fit into a match's options."""

OWN_LEVEL = 0
"""The level that a table's own lists are."""

LEVELS: dict[int, frozenset[str]] = {
    level: frozenset(list_id(level, place) for place in range(1, count + 1)) for level, count in LISTS_IN_LEVEL.items()
}

TABLES = """
CREATE TABLE IF NOT EXISTS own_list (id TEXT PRIMARY KEY, place INTEGER NOT NULL, body TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS seen_list (id TEXT PRIMARY KEY, level INTEGER NOT NULL) STRICT;
"""

COLUMNS = {"own_list": "id, place, body", "seen_list": "id, level"}

SAYS: dict[str, Sentence] = {
    "own-lists-full": (
        "There is room for {n} list of your own. Remove one that you no longer play with.",
        "There is room for {n} lists of your own. Remove some that you no longer play with.",
    ),
    "own-list-gone": "This list is no longer there.",
}

Order = tuple[str, tuple[str | int | bytes | None, ...]]


class KeptList(Struct, frozen=True):
    """A list of the table's own; ``place`` orders them by when they were first kept."""

    id: str
    place: int
    written: OwnList


class WordLists:
    """``write`` carries out all of its orders or none, and raises Refused if that cannot be saved."""

    def __init__(self, database: sqlite3.Connection, write: Callable[[Sequence[Order]], None]) -> None:
        self._database = database
        self._write = write
        self._on_rack: tuple[WordList | str, ...] = ()

    # A table's own lists ---------------------------------------------------------------------------------------

    def own(self) -> list[KeptList]:
        """All lists of the table's own, the oldest first.  A row that cannot be a list is left out."""
        kept = []
        for own, place, body in self._database.execute("SELECT id, place, body FROM own_list ORDER BY place, id"):
            try:
                kept.append(KeptList(own, place, msgspec.json.decode(body, type=OwnList)))
            except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError):
                continue
        return kept

    def objections(self, written: Sequence[OwnList], instead_of: KeptList | None = None) -> tuple[Why, ...]:
        """Why these lists cannot be kept beside the others, for all reasons that there are; nothing if they can."""
        others = [kept.written for kept in self.own() if instead_of is None or kept.id != instead_of.id]
        if len(others) + len(written) > MOST_OWN_LISTS:
            return (Why("own-lists-full", {"n": MOST_OWN_LISTS}),)
        found = checked_own_lists([*others, *written])
        return found.whys if isinstance(found, OwnListsRefused) else ()

    def add(self, *written: OwnList) -> list[KeptList]:
        """Keeps all of these lists; Refused, with none of them kept, if one cannot be."""
        lists = [tidied(own) for own in written]
        self._check(lists)
        row = self._database.execute("SELECT coalesce(max(place), 0) FROM own_list").fetchone()
        kept = [KeptList(self.new_id(), row[0] + number, own) for number, own in enumerate(lists, start=1)]
        self._write([list_in(one) for one in kept])
        return kept

    @staticmethod
    def new_id() -> str:
        return secrets.token_hex(6)

    def replace(self, kept: KeptList, written: OwnList) -> KeptList:
        """Other words or another theme for a list.  What has other words was not seen yet."""
        changed = replace(kept, written=tidied(written))
        self._check([changed.written], instead_of=kept)
        if all(one.id != kept.id for one in self.own()):
            raise Refused(Why("own-list-gone"))
        orders = [list_in(changed)]
        if changed.written.words != kept.written.words:
            orders.append(("DELETE FROM seen_list WHERE id = ?", (kept.id,)))
        self._write(orders)
        return changed

    def remove(self, kept: KeptList) -> None:
        """Forgets a list; ``restore`` undoes it."""
        self._write([("DELETE FROM own_list WHERE id = ?", (kept.id,))])

    def restore(self, kept: KeptList) -> None:
        self._check([kept.written], instead_of=kept)
        self._write([list_in(kept)])

    def _check(self, written: Sequence[OwnList], instead_of: KeptList | None = None) -> None:
        if whys := self.objections(written, instead_of):
            raise Refused(whys[0])

    # What was seen ---------------------------------------------------------------------------------------------

    def seen(self, level: int) -> frozenset[str]:
        """The ids of the lists of that level that were seen since all of them were; own lists by their own ids."""
        rows = self._database.execute("SELECT id FROM seen_list WHERE level = ?", (level,))
        return frozenset(row[0] for row in rows)

    def seen_in_match(self, own: Iterable[KeptList] = ()) -> tuple[str, ...]:
        """All lists that were seen, called as in a match that is opened with these own lists in this order."""
        shipped = [one for level in LEVELS for one in sorted(self.seen(level) & LEVELS[level])]
        seen_own = self.seen(OWN_LEVEL)
        return (*shipped, *[own_id(place) for place, kept in enumerate(own, start=1) if kept.id in seen_own])

    def remember(self, rack: Iterable[WordList | str]) -> None:
        """These lists stand before the table now: ours by id, its own as they were dealt.

        Called with every view, it costs nothing while the rack stays the same.  When all lists of a level were
        seen, its memory starts over, with those on the rack.
        """
        rack = tuple(rack)
        if rack == self._on_rack:
            return
        self._on_rack = rack
        shipped = {one for one in rack if isinstance(one, str)}
        for level, all_of_it in LEVELS.items():
            self._see(level, shipped & all_of_it, all_of_it)
        own = {_as_read(kept.written): kept.id for kept in self.own()} if len(shipped) < len(rack) else {}
        dealt = {own[one.words] for one in rack if isinstance(one, WordList) and one.words in own}
        self._see(OWN_LEVEL, dealt, frozenset(own.values()))

    def _see(self, level: int, here: Iterable[str], all_of_it: frozenset[str]) -> None:
        here = frozenset(here)
        if not here:
            return
        before = self.seen(level)
        after = (before & all_of_it) | here
        if after == all_of_it:
            after = here
        if after != before:
            orders: list[Order] = [("DELETE FROM seen_list WHERE level = ?", (level,))]
            orders += [("INSERT OR REPLACE INTO seen_list VALUES (?, ?)", (one, level)) for one in sorted(after)]
            self._write(orders)


def _as_read(own: OwnList) -> tuple[Word, ...]:
    """The words by which a list is known again on the rack, whatever place it had in the match's options."""
    checked = checked_own_lists([own])
    return () if isinstance(checked, OwnListsRefused) else checked[0].words


def list_in(kept: KeptList) -> Order:
    body = msgspec.json.encode(kept.written).decode()
    return "INSERT OR REPLACE INTO own_list VALUES (?, ?, ?)", (kept.id, kept.place, body)
