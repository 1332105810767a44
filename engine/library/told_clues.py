"""What was told of which picture at tables of this device, once everybody had seen it; never who told it.

Bots understand by it later what this family says, of its own pictures too.  It is removed with its evening.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from msgspec import Struct

from engine import match
from engine.companion.clues import Told
from engine.companion.words import Recall
from engine.entries import Opened
from engine.library.word_lists import Order
from engine.rules import Game

TABLES = """
CREATE TABLE IF NOT EXISTS told_clue (
    evening TEXT NOT NULL, place INTEGER NOT NULL, clue TEXT NOT NULL, language TEXT NOT NULL, card TEXT NOT NULL,
    by_person INTEGER NOT NULL, PRIMARY KEY (evening, place)
) STRICT;
"""

COLUMNS = {"told_clue": "evening, place, clue, language, card, by_person"}

LONGEST_EVENING = timedelta(hours=18)
"""What was told in matches that began no longer ago is not told again."""

MOST_RECALLED = 500
"""Clues of people by which bots understand, the latest: each is compared with each clue that they hear."""


class ToldClue(Struct, frozen=True):
    """A clue that was told and turned over.  Only what people told is understood by; ``card`` is empty in a party."""

    told: Told
    by_person: bool


def told_in(game: Game, opened: Opened, entries: Iterable[Any]) -> tuple[ToldClue, ...]:
    """What was told in a match that is sound, round by round; nothing if it is a game without clues."""
    if game.turned_over is None:
        return ()
    position, found, before = match.begin(game, opened), [], False
    for entry in entries:
        position = match.follow(game, position, entry)
        view = game.view_of(position.state, None)
        if view.reveal is not None and not before:
            teller, clue, card = game.turned_over(view)
            if teller is not None and clue is not None:
                found.append(ToldClue(Told(clue, view.language, card), position.bots[teller] is None))
        before = view.reveal is not None
    return tuple(found)


def clues_in(evening: str, told: Sequence[ToldClue]) -> list[Order]:
    order = "INSERT OR REPLACE INTO told_clue VALUES (?, ?, ?, ?, ?, ?)"
    return [
        (order, (evening, place, one.told.clue, one.told.language, one.told.card, int(one.by_person)))
        for place, one in enumerate(told)
    ]


def clues_out(evening: str) -> Order:
    return "DELETE FROM told_clue WHERE evening = ?", (evening,)


def of_evening(database: sqlite3.Connection, evening: str) -> tuple[ToldClue, ...]:
    order = "SELECT clue, language, card, by_person FROM told_clue WHERE evening = ? ORDER BY place"
    return tuple([ToldClue(Told(*told), bool(by)) for *told, by in database.execute(order, (evening,))])


def recalled(database: sqlite3.Connection, now: datetime | None = None) -> Recall:
    """What bots remember when they sit down: what people told of pictures, and what was said this evening."""
    order = (
        "SELECT clue, language, card FROM told_clue JOIN evening ON evening.id = told_clue.evening "
        "WHERE by_person AND card != '' ORDER BY started DESC, place DESC LIMIT ?"
    )
    told = tuple([Told(*row) for row in database.execute(order, (MOST_RECALLED,))])
    since = ((now or datetime.now(UTC)) - LONGEST_EVENING).isoformat()
    order = "SELECT clue FROM told_clue JOIN evening ON evening.id = told_clue.evening WHERE started >= ?"
    return Recall(told, frozenset([clue for (clue,) in database.execute(order, (since,))]))
