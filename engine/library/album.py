"""The album: the evenings that were played on this device, and all that was drawn in them.

The file of a match that ended is let go once the album has its evening, so what is removed here is really gone;
until the page is left, ``restore`` puts it back.
"""

import sqlite3
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec
from msgspec import Struct

from engine.companion.words import Recall
from engine.gate import Refused
from engine.library import told_clues
from engine.library.evenings import Drawn, Evening, Played
from engine.library.family_hand import FamilyHand
from engine.library.told_clues import ToldClue, ToldEvening
from engine.library.word_lists import Order
from engine.rules import Sentence, Why

TABLES = """
CREATE TABLE IF NOT EXISTS evening (id TEXT PRIMARY KEY, started TEXT NOT NULL, body TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS drawing (
    id TEXT PRIMARY KEY, evening TEXT NOT NULL, place INTEGER NOT NULL, body TEXT NOT NULL, ink BLOB NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS drawing_by_evening ON drawing (evening, place);
CREATE TABLE IF NOT EXISTS gone_evening (id TEXT PRIMARY KEY) STRICT;
"""

COLUMNS = {"evening": "id, started, body", "drawing": "id, evening, place, body, ink", "gone_evening": "id"}

SAYS: dict[str, Sentence] = {"drawing-gone": "This drawing is no longer in the album."}

Kept = TypeVar("Kept", Evening, Drawn)


class Removed(Struct, frozen=True):
    """What was taken out of the album last, whole, so that it can be put back."""

    evening: Evening | None
    drawings: tuple[tuple[Drawn, bytes], ...]
    told: tuple[ToldEvening, ...] = ()


class Album:
    """``write`` carries out all of its orders or none, and raises Refused if that cannot be saved."""

    def __init__(self, database: sqlite3.Connection, write: Callable[[Sequence[Order]], None]) -> None:
        self._database = database
        self._file: str = database.execute("PRAGMA database_list").fetchone()[2]
        self._write = write

    # Looking ---------------------------------------------------------------------------------------------------

    def evenings(self) -> list[Evening]:
        """All evenings, the last one first.  A row that cannot be one is left out."""
        rows = self._database.execute("SELECT body FROM evening ORDER BY started DESC, id")
        return [one for (body,) in rows if (one := _read(body, Evening)) is not None]

    def evening(self, id: str) -> Evening | None:
        row = self._database.execute("SELECT body FROM evening WHERE id = ?", (id,)).fetchone()
        return None if row is None else _read(row[0], Evening)

    def drawings(self, evening: str | None = None) -> list[Drawn]:
        """The drawings of an evening in the order of their rounds, or those of all evenings; without their ink."""
        order = "SELECT body FROM drawing {} ORDER BY evening, place"
        if evening is None:
            rows = self._database.execute(order.format(""))
        else:
            rows = self._database.execute(order.format("WHERE evening = ?"), (evening,))
        return [one for (body,) in rows if (one := _read(body, Drawn)) is not None]

    def ink(self, drawing: str) -> bytes:
        """The log of a drawing."""
        row = self._database.execute("SELECT ink FROM drawing WHERE id = ?", (drawing,)).fetchone()
        if row is None:
            raise Refused(Why("drawing-gone"))
        return bytes(row[0])

    def recall(self) -> Recall:
        """What bots remember of all evenings when they sit down."""
        return told_clues.recalled(self._database)

    def told(self) -> tuple[ToldEvening, ...]:
        """What was told in all evenings, and at other devices' tables."""
        return told_clues.kept(self._database)

    def told_in(self, evening: str) -> tuple[ToldClue, ...]:
        """What was told in one evening, in its order."""
        return tuple([clue for told in told_clues.kept(self._database, evening) for clue in told.clues])

    def family_hand(self) -> FamilyHand:
        """What is kept here, for bots that learn how people draw: it may be asked on any thread."""
        return FamilyHand(self._file)

    def knows(self, evening: str) -> bool:
        """Whether this evening is in the album, or was and shall not come back."""
        order = "SELECT 1 FROM evening WHERE id = ? UNION SELECT 1 FROM gone_evening WHERE id = ?"
        return self._database.execute(order, (evening, evening)).fetchone() is not None

    # Changing --------------------------------------------------------------------------------------------------

    def keep(self, played: Played) -> None:
        """Takes an evening in; one that is known already stays as it is."""
        if not self.knows(played.evening.id):
            drawings = [drawing_in(*drawing) for drawing in played.drawings]
            told = ToldEvening(played.evening.id, played.last or played.evening.started, played.told)
            self._write([evening_in(played.evening), *drawings, *told_clues.clues_in(told)])

    def hang(self, evening: Evening, drawing: Drawn, ink: bytes) -> None:
        """One drawing more; its evening comes with it where it is not there yet."""
        self._write([evening_in(evening), drawing_in(drawing, ink)])

    def keep_told(self, match: str, told: ToldClue) -> None:
        """Keeps what was told at another device's table, which has that evening in its own album."""
        if orders := told_clues.heard_elsewhere(self._database, match, told, time.time()):
            self._write(orders)

    def remove_drawing(self, drawing: Drawn) -> Removed:
        removed = Removed(None, ((drawing, self.ink(drawing.id)),))
        self._write([("DELETE FROM drawing WHERE id = ?", (drawing.id,))])
        return removed

    def remove_evening(self, evening: Evening) -> Removed:
        drawings = tuple([(drawing, self.ink(drawing.id)) for drawing in self.drawings(evening.id)])
        told = told_clues.kept(self._database, None if self._is_last(evening) else evening.id)
        orders: list[Order] = [
            ("DELETE FROM drawing WHERE evening = ?", (evening.id,)),
            ("DELETE FROM evening WHERE id = ?", (evening.id,)),
            _gone(evening.id),
            *[order for each in told for order in told_clues.clues_out(each.evening)],
        ]
        self._write(orders)
        return Removed(evening, drawings, told)

    def _is_last(self, evening: Evening) -> bool:
        """Whether the album is empty without it: then what was told at other devices' tables goes with it."""
        return self._database.execute("SELECT 1 FROM evening WHERE id != ?", (evening.id,)).fetchone() is None

    def restore(self, removed: Removed) -> None:
        """Puts back what was removed."""
        orders = [drawing_in(*drawing) for drawing in removed.drawings]
        if removed.evening is not None:
            orders = [("DELETE FROM gone_evening WHERE id = ?", (removed.evening.id,)), *orders]
            orders.append(evening_in(removed.evening))
            orders += [order for each in removed.told for order in told_clues.clues_in(each)]
        self._write(orders)


def _read(body: str, kind: type[Kept]) -> Kept | None:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError):
        return None


def evening_in(evening: Evening) -> Order:
    body = msgspec.json.encode(evening).decode()
    return "INSERT OR REPLACE INTO evening VALUES (?, ?, ?)", (evening.id, evening.started, body)


def drawing_in(drawing: Drawn, ink: bytes) -> Order:
    body = msgspec.json.encode(drawing).decode()
    order = "INSERT OR REPLACE INTO drawing VALUES (?, ?, ?, ?, ?)"
    return order, (drawing.id, drawing.evening, drawing.place, body, ink)


def _gone(evening: str) -> Order:
    return "INSERT OR REPLACE INTO gone_evening VALUES (?)", (evening,)
