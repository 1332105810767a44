"""This device's own decks of pictures: their names, which pictures are in them, and the pictures' files.

A picture's file is named by its id.  It is written before the deck knows of it and is never changed, so that at any
instant each picture of a deck has its file.  A picture that no deck has any more stays while a match that waits is
played with it, and is let go after that.
"""

import os
import secrets
import sqlite3
from collections.abc import Callable, Container, Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from engine.decks.own_pictures import check_picture, is_own, picture_id
from engine.decks.pictures import MOST_PICTURES
from engine.gate import Refused
from engine.library.players import tidy
from engine.library.word_lists import Order
from engine.rules import Sentence, Why

MOST_DECKS = 30
"""More than a family tells apart."""

TABLES = """
CREATE TABLE IF NOT EXISTS own_deck (id TEXT PRIMARY KEY, place INTEGER NOT NULL, name TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS deck_picture (
    deck TEXT NOT NULL, picture TEXT NOT NULL, place INTEGER NOT NULL, PRIMARY KEY (deck, picture)
) STRICT;
"""

COLUMNS = {"own_deck": "id, place, name", "deck_picture": "deck, picture, place"}

SAYS: dict[str, Sentence] = {
    "deck-name": "Every deck needs a name.",
    "decks-full": (
        "There is room for {n} deck. Remove one that you no longer play with.",
        "There is room for {n} decks. Remove some that you no longer play with.",
    ),
    "deck-full": ("A deck has at most {n} picture.", "A deck has at most {n} pictures."),
    "deck-gone": "This deck is no longer there.",
}


class OwnDeck(Struct, frozen=True):
    """``place`` orders decks by when they were made; ``pictures`` are ids, in the order in which they came."""

    id: str
    place: int
    name: str
    pictures: tuple[str, ...] = ()


class Decks:
    """``write`` carries out all of its orders or none, and raises Refused if that cannot be saved."""

    def __init__(self, database: sqlite3.Connection, write: Callable[[Sequence[Order]], None], folder: Path) -> None:
        self._database = database
        self._write = write
        self.folder = folder

    # Looking ---------------------------------------------------------------------------------------------------

    def all(self) -> list[OwnDeck]:
        """The first that was made comes first."""
        rows = self._database.execute("SELECT id, place, name FROM own_deck ORDER BY place, id").fetchall()
        return [OwnDeck(id, place, name, self._pictures(id)) for id, place, name in rows]

    def deck(self, id: str) -> OwnDeck | None:
        row = self._database.execute("SELECT id, place, name FROM own_deck WHERE id = ?", (id,)).fetchone()
        return None if row is None else OwnDeck(row[0], row[1], row[2], self._pictures(id))

    def _pictures(self, deck: str) -> tuple[str, ...]:
        order = "SELECT picture FROM deck_picture WHERE deck = ? ORDER BY place, picture"
        return tuple([row[0] for row in self._database.execute(order, (deck,)) if is_own(row[0])])

    def path_of(self, picture: str) -> Path | None:
        """The file of an own picture, if it is here."""
        if not is_own(picture):
            return None
        path = self.folder / f"{picture}.jpg"
        return path if path.is_file() else None

    # Changing --------------------------------------------------------------------------------------------------

    def make(self, name: str) -> OwnDeck:
        decks = self.all()
        if len(decks) >= MOST_DECKS:
            raise Refused(Why("decks-full", {"n": MOST_DECKS}))
        deck = OwnDeck(secrets.token_hex(6), max((deck.place for deck in decks), default=0) + 1, _fair(name))
        self._write([deck_in(deck)])
        return deck

    def rename(self, deck: OwnDeck, name: str) -> OwnDeck:
        renamed = replace(self._there(deck), name=_fair(name))
        self._write([deck_in(renamed)])
        return renamed

    def add(self, deck: OwnDeck, contents: Iterable[bytes]) -> OwnDeck:
        """The deck with these pictures' files as well; one that it has already is not there twice."""
        known = dict.fromkeys(self._there(deck).pictures)
        before = len(known)
        for content in contents:
            known[self.keep_file(content)] = None
        if len(known) > MOST_PICTURES:
            raise Refused(Why("deck-full", {"n": MOST_PICTURES}))
        pictures = tuple(known)
        self._write([picture_in(deck.id, picture, place) for place, picture in enumerate(pictures) if place >= before])
        return replace(deck, pictures=pictures)

    def keep_file(self, content: bytes) -> str:
        """Writes a picture's file, if it is one; its id."""
        check_picture(content)
        id = picture_id(content)
        path = self.folder / f"{id}.jpg"
        draft = path.with_suffix(".draft")
        try:
            if not path.exists():
                self.folder.mkdir(parents=True, exist_ok=True)
                with draft.open("wb") as file:
                    file.write(content)
                    file.flush()
                    os.fsync(file.fileno())
                draft.replace(path)
        except OSError:
            with suppress(OSError):
                draft.unlink()
            raise Refused(Why("not-saved")) from None
        return id

    def remove_picture(self, deck: OwnDeck, picture: str) -> OwnDeck:
        """Without it; ``restore`` undoes it."""
        self._write([("DELETE FROM deck_picture WHERE deck = ? AND picture = ?", (deck.id, picture))])
        return replace(deck, pictures=tuple([one for one in deck.pictures if one != picture]))

    def remove(self, deck: OwnDeck) -> None:
        """Forgets a deck; ``restore`` undoes it."""
        orders: list[Order] = [(f"DELETE FROM {table} WHERE {column} = ?", (deck.id,)) for table, column in ROWS]
        self._write(orders)

    def restore(self, deck: OwnDeck) -> None:
        """As it was, with all its pictures."""
        orders: list[Order] = [("DELETE FROM deck_picture WHERE deck = ?", (deck.id,)), deck_in(deck)]
        self._write(orders + [picture_in(deck.id, picture, place) for place, picture in enumerate(deck.pictures)])

    def let_go(self, played_with: Container[str]) -> None:
        """Deletes the files of pictures that no deck has, and with which no match that waits is played."""
        wanted = {row[0] for row in self._database.execute("SELECT picture FROM deck_picture")}
        for path in self.folder.glob("*.*"):
            if path.stem not in wanted and path.stem not in played_with:
                with suppress(OSError):  # it is tried again another day
                    path.unlink()

    def strays(self) -> bool:
        """Whether there are files of pictures that no deck has."""
        wanted = {row[0] for row in self._database.execute("SELECT picture FROM deck_picture")}
        return any(path.stem not in wanted for path in self.folder.glob("*.*"))

    def _there(self, deck: OwnDeck) -> OwnDeck:
        found = self.deck(deck.id)
        if found is None:
            raise Refused(Why("deck-gone"))
        return found


ROWS = (("deck_picture", "deck"), ("own_deck", "id"))


def _fair(name: str) -> str:
    tidied = tidy(name)
    if not tidied:
        raise Refused(Why("deck-name"))
    return tidied


def deck_in(deck: OwnDeck) -> Order:
    return "INSERT OR REPLACE INTO own_deck VALUES (?, ?, ?)", (deck.id, deck.place, deck.name)


def picture_in(deck: str, picture: str, place: int) -> Order:
    return "INSERT OR REPLACE INTO deck_picture VALUES (?, ?, ?)", (deck, picture, place)
