"""What was told of which picture at tables where this device was, once everybody had seen it; never who told it.

Bots understand by it later what this family says, of its own pictures too.  It is removed with its evening.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from msgspec import Struct

from engine import journal, match, rules
from engine.clue import refuse_clue
from engine.companion.clues import Told
from engine.companion.words import Recall
from engine.entries import Opened
from engine.gate import Refused
from engine.languages import LANGUAGES
from engine.library.word_lists import Order
from engine.rules import BrokenMatch, Game
from engine.seats import Strength

TABLES = """
CREATE TABLE IF NOT EXISTS told_clue (
    evening TEXT NOT NULL, place INTEGER NOT NULL, clue TEXT NOT NULL, language TEXT NOT NULL, card TEXT NOT NULL,
    by_person INTEGER NOT NULL, PRIMARY KEY (evening, place)
) STRICT;
CREATE TABLE IF NOT EXISTS last_told (evening TEXT PRIMARY KEY, at TEXT NOT NULL) STRICT;
"""

COLUMNS = {"told_clue": "evening, place, clue, language, card, by_person", "last_told": "evening, at"}

LONGEST_EVENING = timedelta(hours=18)
"""What was told in matches in which anything happened no longer ago is not told again."""

MOST_RECALLED = 500
"""Clues of people by which bots understand, the latest: each is compared with each clue that they hear."""

MOST_OF_A_MATCH = 200
"""Clues that are kept of one match at another device's table: no match has more rounds."""

MOST_ELSEWHERE = 100
"""Matches at other devices' tables of which anything is kept, the latest."""

LONGEST_CARD = 80


class ToldClue(Struct, frozen=True):
    """A clue that was told and turned over.  Only what people told is understood by; ``card`` is empty in a party."""

    told: Told
    by_person: bool


class ToldEvening(Struct, frozen=True):
    """All that was told in a match; ``last`` is when anything last happened in it: ISO 8601, in UTC."""

    evening: str
    last: str
    clues: tuple[ToldClue, ...]


def as_time(seconds: float) -> str:
    """A time of a file or of the clock as it is kept here."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


# Of a match -------------------------------------------------------------------------------------------------------


def told_in(game: Game, opened: Opened, entries: Iterable[Any]) -> tuple[ToldClue, ...]:
    """What was told in a match that is sound, round by round; nothing if it is a game without clues."""
    if game.turned_over is None:
        return ()
    position, found, before = match.begin(game, opened), list[ToldClue](), False
    for entry in entries:
        position = match.follow(game, position, entry)
        view = game.view_of(position.state, None)
        if view.reveal is not None and not before and (told := turned_over(game, view, position.bots)):
            found.append(told)
        before = view.reveal is not None
    return tuple(found)


def turned_over(game: Game, view: Any, bots: Sequence[Strength | None]) -> ToldClue | None:
    """What was told, as everybody sees it at a reveal; nothing before that, or if it was said aloud."""
    if game.turned_over is None or view.reveal is None:
        return None
    teller, clue, card = game.turned_over(view)
    if teller is None or clue is None:
        return None
    return ToldClue(Told(clue, view.language, card), bots[teller] is None)


def told_so_far(path: Path) -> Recall:
    """What was told in a match that may still go on: all clues that everybody has heard, and what was turned over."""
    try:
        loaded = journal.load(path)
        game = rules.game(loaded.opened.game)
        if game.turned_over is None:
            return Recall()
        state = match.replay(game, loaded.opened, loaded.entries).state
        told = told_in(game, loaded.opened, loaded.entries)
    except (Refused, BrokenMatch):
        return Recall()
    people = tuple([one.told for one in told if one.by_person and one.told.card])
    return Recall(people[::-1], frozenset(game.view_of(state, None).said))


# Kept -------------------------------------------------------------------------------------------------------------


def clues_in(told: ToldEvening) -> list[Order]:
    """Keeps all that was told in a match, instead of what was kept of it before."""
    if not told.clues:
        return []
    row = "INSERT INTO told_clue VALUES (?, ?, ?, ?, ?, ?)"
    rows: list[Order] = [
        (row, (told.evening, place, one.told.clue, one.told.language, one.told.card, int(one.by_person)))
        for place, one in enumerate(told.clues)
    ]
    last: Order = "INSERT INTO last_told VALUES (?, ?)", (told.evening, told.last)
    return [*clues_out(told.evening), *rows, last]


def clues_out(evening: str) -> list[Order]:
    return [(f"DELETE FROM {table} WHERE evening = ?", (evening,)) for table in COLUMNS]


def heard_elsewhere(database: sqlite3.Connection, evening: str, told: ToldClue, now: float) -> list[Order]:
    """Keeps what was told at another device's table, if it is new; of a host that tells too much, not all."""
    clue = told.told
    if refuse_clue(clue.clue) or clue.language not in LANGUAGES or len(clue.card) > LONGEST_CARD:
        return []
    before = next(iter(kept(database, evening)), ToldEvening(evening, "", ()))
    if told in before.clues or len(before.clues) >= MOST_OF_A_MATCH:
        return []
    orders = clues_in(ToldEvening(evening, as_time(now), (*before.clues, told)))
    old = (
        "SELECT evening FROM last_told WHERE evening NOT IN (SELECT id FROM evening) ORDER BY at DESC LIMIT -1 OFFSET ?"
    )
    return orders + [(f"DELETE FROM {table} WHERE evening IN ({old})", (MOST_ELSEWHERE,)) for table in COLUMNS]


def kept(database: sqlite3.Connection, evening: str | None = None) -> tuple[ToldEvening, ...]:
    """What was told in one match, or in all."""
    order = (
        "SELECT told_clue.evening, coalesce(at, started, ''), clue, language, card, by_person FROM told_clue "
        "LEFT JOIN last_told USING (evening) LEFT JOIN evening ON id = told_clue.evening "
        "WHERE ? IS NULL OR told_clue.evening = ? ORDER BY told_clue.evening, place"
    )
    found: dict[tuple[str, str], list[ToldClue]] = {}
    for id, last, *told, by in database.execute(order, (evening, evening)):
        found.setdefault((id, last), []).append(ToldClue(Told(*told), bool(by)))
    return tuple([ToldEvening(*key, tuple(clues)) for key, clues in found.items()])


def recalled(database: sqlite3.Connection, now: datetime | None = None) -> Recall:
    """What bots remember when they sit down: what people told of pictures, and what was said this evening."""
    evenings = "FROM told_clue LEFT JOIN last_told USING (evening) LEFT JOIN evening ON id = told_clue.evening"
    order = (
        f"SELECT clue, language, card {evenings} WHERE by_person AND card != '' "
        "ORDER BY coalesce(at, started) DESC, place DESC LIMIT ?"
    )
    told = tuple([Told(*row) for row in database.execute(order, (MOST_RECALLED,))])
    since = ((now or datetime.now(UTC)) - LONGEST_EVENING).isoformat()
    order = f"SELECT clue {evenings} WHERE coalesce(at, started) >= ?"
    return Recall(told, frozenset([clue for (clue,) in database.execute(order, (since,))]))
