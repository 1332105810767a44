"""The library: one SQLite database beside the folder of matches.

A library that cannot be read is left as it is, under its own name, and a new one is begun next to it; the player
is told of that once.
"""

import secrets
import sqlite3
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine import rules
from engine.companion.words import Recall
from engine.entries import Opened
from engine.gate import Refused
from engine.journal import Journal, NotSaved, fold
from engine.library import settings as chosen
from engine.library import word_lists
from engine.library.album import Album
from engine.library.database import TABLES, connect, trouble_with
from engine.library.decks import Decks
from engine.library.matches import FINISHED, Damaged, Waiting, file_away, files, last_change, look_at, match_of, remove
from engine.library.players import FACE_BYTES, MOST_PLAYERS, Player, tidy
from engine.library.settings import LastTable, Settings
from engine.library.sketchbook import Sketchbook
from engine.library.told_clues import LONGEST_EVENING, MOST_RECALLED, told_so_far
from engine.library.word_lists import WordLists
from engine.rules import Why
from engine.seats import Seat, new_token

FILES = ("library.easel", *(f"library-{number}.easel" for number in range(2, 10)))
"""The first of these that can be read is the library.  A newer Easel finds its own again after an update."""

SAYS: dict[str, rules.Sentence] = {
    "library-damaged": "The list of players was damaged. It was left as it was, and a new one was started.",
    "library-foreign": "The list of players is not an Easel file. It was left as it was, and a new one was started.",
    "library-newer": "The list of players is from a newer Easel. It was left as it was, and a new one was started.",
    "library-nowhere": "Nothing can be saved on this device now. Is it full?",
    "library-full": "The list of players is full. Remove somebody who no longer plays.",
    "name-empty": "Every player needs a name.",
}

COMING = "coming"
"""The folder of matches from a backup, until all of them are there."""

PICTURES, THUMBS = "pictures", "thumbs"
"""Beside the library: the files of own pictures, and what the album's drawings look like small."""


class Library:
    """Everything this device remembers.  ``trouble`` says, once, why it had to be begun anew.

    What changes it raises Refused if that cannot be, or cannot be saved.
    """

    def __init__(self, folder: Path, database: sqlite3.Connection, trouble: Why | None) -> None:
        self.folder = folder
        self.matches = folder / "matches"
        self.trouble = trouble
        self.closed = False
        self._database = database
        self._opened = time.time()
        self._ended: set[Path] = set()
        self.settings = chosen.read(dict(database.execute("SELECT name, value FROM setting")))
        self.token = self._token()
        self.words = WordLists(database, self._write_all)
        self.album = Album(database, self._write_all)
        self.sketchbook = Sketchbook(folder, self.album)
        self._move_in()
        self.decks = Decks(database, self._write_all, folder / PICTURES)

    @classmethod
    def open(cls, folder: Path) -> "Library":
        """The library of that folder; one that lasts as long as the app runs, if nothing can be saved there."""
        trouble: Why | None = None
        try:
            (folder / "matches").mkdir(parents=True, exist_ok=True)
            for path in (folder / name for name in FILES):
                new = not path.exists()
                found = None if new else trouble_with(path)
                if found is None:
                    return cls(folder, connect(path), trouble if new else None)
                trouble = trouble or found
        except (OSError, sqlite3.OperationalError):
            pass  # nothing can be kept there: the player is told
        return cls(folder, connect(None), Why("library-nowhere"))

    def close(self) -> None:
        self.closed = True
        self._database.close()

    def _token(self) -> str:
        row = self._database.execute("SELECT value FROM device WHERE name = 'token'").fetchone()
        if row is not None:
            return str(row[0])
        token = new_token()
        self._write("INSERT INTO device VALUES ('token', ?)", token)
        return token

    def _write(self, order: str, *values: Any) -> None:
        try:
            self._database.execute(order, values)
        except sqlite3.Error:
            raise Refused(Why("not-saved")) from None

    def _write_all(self, orders: Sequence[word_lists.Order]) -> None:
        """All of it or nothing."""
        self._write("BEGIN IMMEDIATE")
        try:
            for order, values in orders:
                self._write(order, *values)
            self._write("COMMIT")
        except Refused:
            self._database.rollback()
            raise

    # Players -----------------------------------------------------------------------------------------------------

    def players(self) -> list[Player]:
        """All remembered players, those who played last first."""
        rows = self._database.execute(
            "SELECT id, name, colour, face, played FROM player ORDER BY played DESC, name, id"
        )
        return [Player(*row) for row in rows]

    def player(self, player: str | None) -> Player | None:
        row = self._database.execute(
            "SELECT id, name, colour, face, played FROM player WHERE id = ?", (player,)
        ).fetchone()
        return None if row is None else Player(*row)

    def add(self, name: str, colour: int, face: bytes | None = None) -> Player:
        """Remembers a new player; Refused if the name cannot be one."""
        if self._database.execute("SELECT count(*) FROM player").fetchone()[0] >= MOST_PLAYERS:
            raise Refused(Why("library-full"))
        player = Player(secrets.token_hex(6), _fair(name), colour, _fitting(face), self._next_turn())
        self.restore(player)
        return player

    def change_player(self, player: Player) -> Player:
        """Keeps a player's new name, colour or face."""
        player = replace(player, name=_fair(player.name), face=_fitting(player.face))
        self._write(
            "UPDATE player SET name = ?, colour = ?, face = ? WHERE id = ?",
            player.name,
            player.colour,
            player.face,
            player.id,
        )
        return player

    def remove(self, player: Player) -> None:
        """Forgets a player; ``restore`` undoes it."""
        self._write("DELETE FROM player WHERE id = ?", player.id)

    def restore(self, player: Player) -> None:
        self._write(
            "INSERT OR REPLACE INTO player VALUES (?, ?, ?, ?, ?)",
            player.id,
            player.name,
            player.colour,
            player.face,
            player.played,
        )

    def _next_turn(self) -> int:
        return int(self._database.execute("SELECT coalesce(max(played), 0) + 1 FROM player").fetchone()[0])

    # Settings ----------------------------------------------------------------------------------------------------

    def change(self, **settings: Any) -> None:
        """Remembers these settings."""
        self.settings = replace(self.settings, **settings)
        for name, value in settings.items():
            self._write("INSERT OR REPLACE INTO setting VALUES (?, ?)", name, msgspec.json.encode(value).decode())

    def remember_table(self, game: str, variant: str, options: bytes, seats: Iterable[Seat]) -> None:
        """What a game is set up with next time; those who play come first in the list of players."""
        seats = tuple(seats)
        table = LastTable(variant, seats, options.decode())
        self._write("INSERT OR REPLACE INTO last_table VALUES (?, ?)", game, msgspec.json.encode(table).decode())
        turn = self._next_turn()
        for seat in seats:
            if seat.player is not None:
                self._write("UPDATE player SET played = ? WHERE id = ?", turn, seat.player)

    def last_table(self, game: str) -> LastTable | None:
        row = self._database.execute("SELECT value FROM last_table WHERE game = ?", (game,)).fetchone()
        if row is None:
            return None
        try:
            return msgspec.json.decode(row[0], type=LastTable)
        except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError):
            return None

    @property
    def is_new(self) -> bool:
        """Whether nobody has played on this device yet, nor said who will."""
        played = self._database.execute("SELECT count(*) FROM last_table").fetchone()[0]
        return not played and not self.players() and not self.match_files()

    # Matches -----------------------------------------------------------------------------------------------------

    def path_for(self, opened: Opened) -> Path:
        """Where a new match is kept: the names sort by when they began."""
        began = "".join(letter for letter in opened.started if letter.isdigit())[:14]
        return self.matches / f"{began}-{opened.match}.easel"

    def match_files(self) -> list[Path]:
        """The files of all matches that may wait, the newest first; nothing is read."""
        return [path for path in files(self.matches) if path not in self._ended]

    def waiting(self) -> list[Waiting | Damaged]:
        """All matches that can be gone on with, and those that are damaged, the newest first."""
        found = [self._look_at(path) for path in self.match_files()]
        return [match for match in found if match is not None]

    def newest_waiting(self) -> Waiting | Damaged | None:
        """The match to offer first: the newest sound one, else the newest damaged one."""
        damaged: Damaged | None = None
        for path in self.match_files():
            match = self._look_at(path)
            if isinstance(match, Waiting):
                return match
            damaged = damaged or match
        return damaged

    def _look_at(self, path: Path) -> Waiting | Damaged | None:
        match = look_at(path)
        if match is None:
            self._ended.add(path)
            # One that was played since the library was opened may still be on somebody's screen.
            if last_change(path) < self._opened:
                file_away(path)
        return match

    def unread_evenings(self) -> list[Path]:
        """The files of matches that the album has not got yet, those that still wait among them.

        The file of one that it has is let go: the album is what is kept of it.
        """
        for path in files(self.matches / FINISHED):
            if self.album.knows(match_of(path)):
                self.remove_match(path)
        return self._unread()

    def _unread(self) -> list[Path]:
        there = [*files(self.matches), *files(self.matches / FINISHED)]
        return [path for path in there if not self.album.knows(match_of(path))]

    def recall(self) -> Recall:
        """What bots remember when they sit down; also of matches of this evening that wait, or ended just now."""
        album = self.album.recall()
        this_evening = time.time() - LONGEST_EVENING.total_seconds()
        others = [told_so_far(path) for path in self._unread() if last_change(path) >= this_evening]
        told = [clue for each in (*others, album) for clue in each.told]
        return Recall(tuple(told[:MOST_RECALLED]), album.said.union(*[each.said for each in others]))

    def file_of(self, match: str) -> Path | None:
        """The file of a match that was played since the library was opened, or waits."""
        return next(self.matches.glob(f"*-{match}.easel"), None)

    def let_pictures_go(self) -> None:
        """Deletes own pictures that are in no deck and in no match that waits.  Reads those matches, if it must."""
        if self.decks.strays():
            waiting = [match for match in self.waiting() if isinstance(match, Waiting)]
            self.decks.let_go(frozenset().union(*[_pictures_in(match.opened) for match in waiting]))

    def remove_match(self, path: Path) -> None:
        try:
            remove(path)
        except OSError:
            raise Refused(Why("not-saved")) from None

    # Backup ------------------------------------------------------------------------------------------------------

    def chosen(self) -> dict[str, str]:
        """The settings that somebody chose on this device, as they are kept."""
        return dict(self._database.execute("SELECT name, value FROM setting"))

    def bring_in(self, orders: Sequence[word_lists.Order], matches: Iterable[tuple[Opened, Iterable[Any]]]) -> None:
        """Carries out these orders and takes in these matches: all of it or nothing, wherever it is cut off.

        The matches are laid down beside the others first, and the database says in one breath that all is here.  Who
        opens the library after that, be it after a kill, moves the matches to their places; before that, drops them.
        """
        coming = self.matches / COMING
        self._drop_coming()
        try:
            coming.mkdir(parents=True, exist_ok=True)
            names = []
            for opened, entries in matches:
                path = coming / self.path_for(opened).name
                Journal.create(path, [opened, *entries]).close()
                names.append(path.name)
            said: list[word_lists.Order] = [
                ("INSERT OR REPLACE INTO coming_match VALUES (?)", (name,)) for name in names
            ]
            self._write_all([*orders, *said])
        except (NotSaved, OSError, Refused):
            self._drop_coming()
            raise Refused(Why("not-saved")) from None
        self._move_in()
        self.settings = chosen.read(self.chosen())

    def _move_in(self) -> None:
        """Ends what ``bring_in`` has begun; where the disk refuses, the next start ends it."""
        for (name,) in self._database.execute("SELECT name FROM coming_match").fetchall():
            path, place = self.matches / COMING / name, self.matches / name
            try:
                if path.exists() and not place.exists():
                    fold(path)
                    path.rename(place)
                self._write("DELETE FROM coming_match WHERE name = ?", name)
            except (NotSaved, OSError, Refused):
                return
        self._drop_coming()

    def _drop_coming(self) -> None:
        for path in (self.matches / COMING).glob("*"):
            with suppress(OSError):  # tried again at the next start
                path.unlink()

    def forget_everything(self) -> None:
        """Deletes players, settings, matches and the rest, as on the first day."""
        for table in TABLES:
            self._write(f"DELETE FROM {table}")
        self.settings = Settings()
        self.token = self._token()
        self.words = WordLists(self._database, self._write_all)
        try:
            self.sketchbook.forget()
            for folder in (self.matches, self.matches / FINISHED):
                for path in folder.glob("*.easel*"):
                    path.unlink(missing_ok=True)
            for folder in (self.folder / PICTURES, self.folder / THUMBS):
                for path in folder.glob("*.*"):
                    path.unlink(missing_ok=True)
        except OSError:
            raise Refused(Why("not-saved")) from None


def _pictures_in(opened: Opened) -> frozenset[str]:
    """The pictures that a match is played with, if it names any."""
    try:
        named = msgspec.json.decode(opened.options, type=_Pictured)
    except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError):
        return frozenset()
    return frozenset(named.deck)


class _Pictured(Struct):
    """The part of a match's options that names its pictures."""

    deck: tuple[str, ...] = ()


def _fair(name: str) -> str:
    tidied = tidy(name)
    if not tidied:
        raise Refused(Why("name-empty"))
    return tidied


def _fitting(face: bytes | None) -> bytes | None:
    if face is not None and len(face) > FACE_BYTES:
        raise Refused(Why("too-long", {"n": FACE_BYTES}))
    return face
