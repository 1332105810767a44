"""A match on disk: one SQLite file that holds its entries, in order, and nothing else.

Write-ahead logging without a flush to the disk at each entry: a killed process loses nothing, at any instant.
``settle`` flushes; whoever owns the table calls it when the match rests, so that a dead battery loses seconds
at most, and flash memory is not worn by every point of ink.
"""

import os
import shutil
import sqlite3
import stat
import tempfile
import zlib
from collections.abc import Iterable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import msgspec

from engine import entries, rules
from engine.entries import Ended, Opened
from engine.gate import Refused
from engine.rules import Why

MARK = 0x4561736C
"""SQLite's application id of our files: "Easl"."""

VERSION = 1
"""Goes up when older programs can no longer read what this one writes."""

LARGEST = 64 * 1024 * 1024
"""No match comes near; a larger file is not one of ours, or not a sane one."""

TABLE = "CREATE TABLE entry (number INTEGER PRIMARY KEY, body BLOB NOT NULL, seal INTEGER NOT NULL) STRICT"
"""All that a match's file holds.  ``seal`` is the checksum of the body and all bodies before it."""

SMALL_PAGES = "PRAGMA page_size = 1024"
"""An entry is some hundred bytes, and costs a page of the log: pages of the usual size would be four times the wear."""

SHARED = ("PRAGMA synchronous = NORMAL",)
"""For a match: see the head of this page."""

ALONE = ("PRAGMA locking_mode = EXCLUSIVE", "PRAGMA synchronous = OFF")
"""For a file that nobody else knows, and whose loss is none.  The lock comes first: then looking writes nothing."""

UNGUARDED = (*ALONE, "PRAGMA journal_mode = OFF")
"""For a file that nobody else knows yet and that is thrown away if anything goes wrong."""

INSERT = "INSERT INTO entry (number, body, seal) VALUES (?, ?, ?)"

TAILS = ("", "-wal", "-journal")
"""The file, and what SQLite would read beside it when it opens it."""

SAYS: dict[str, rules.Sentence] = {
    "file-missing": "There is no match here.",
    "file-foreign": "A saved match cannot be opened.",
    "file-newer": "This match was saved by a newer Easel. Update the app to continue it.",
    "file-damaged": "This match is damaged and cannot be opened. The file was left as it was.",
    "file-unreadable": "This match cannot be read now. Is the device full, or the file locked?",
    "not-saved": "This could not be saved, so nothing has changed. Is the device full?",
}


class NotSaved(Exception):
    """The disk refused; nothing happened."""


class Loaded(msgspec.Struct, frozen=True):
    """What a sound file holds, and the seal of its last entry."""

    opened: Opened
    entries: tuple[Any, ...]
    seal: int


class Journal:
    """Appends entries.  ``create`` and ``reopen`` make one."""

    def __init__(self, database: sqlite3.Connection, number: int = 0, seal: int = 0) -> None:
        self._database = database
        self._number = number
        self._seal = seal

    @classmethod
    def create(cls, path: Path | None, first: Iterable[Any]) -> "Journal":
        """A new journal with its first entries; in memory only if there is no path.

        The file takes its name when it is complete: a process killed before leaves no match that is half there.
        """
        if path is None:
            journal = cls(_connect(None))
            journal._lay_out(first)
            return journal
        draft = path.with_name(path.name + ".draft")
        try:
            draft.unlink(missing_ok=True)
            if path.exists():
                raise FileExistsError(path)
            drafted = cls._draft(draft, first)
            draft.replace(path)
        except FileExistsError:
            raise
        except (NotSaved, sqlite3.Error, OSError, ValueError) as error:  # ValueError: a path with a NUL in it
            with suppress(OSError, ValueError):
                draft.unlink()
            raise NotSaved from error
        try:
            # The first write flushes the log's head and the folder with the new name: here, so that no move waits.
            return cls(_connect(path, (*SHARED, f"PRAGMA user_version = {VERSION}")), drafted._number, drafted._seal)
        except sqlite3.Error as error:
            for tail in ("", "-wal", "-shm"):
                with suppress(OSError):
                    path.with_name(path.name + tail).unlink()
            raise NotSaved from error

    @classmethod
    def _draft(cls, path: Path, first: Iterable[Any]) -> "Journal":
        """The journal of a file that is complete and on the disk itself, closed again.

        Nobody reads a draft, so nothing need be recoverable on the way: one flush at the end does for all.
        """
        with closing(_connect(path, (SMALL_PAGES, *UNGUARDED))) as database:
            drafted = cls(database)
            drafted._lay_out(first)
            if database.execute("PRAGMA journal_mode = WAL").fetchone() != ("wal",):
                raise NotSaved
        with path.open("rb+") as file:
            os.fsync(file.fileno())
        return drafted

    def _lay_out(self, first: Iterable[Any]) -> None:
        self._database.execute(f"PRAGMA application_id = {MARK}")
        self._database.execute(f"PRAGMA user_version = {VERSION}")
        self._database.execute(TABLE)
        self.append(first)

    @classmethod
    def reopen(cls, path: Path, loaded: Loaded) -> "Journal":
        """The journal of a file that ``load`` found sound."""
        try:
            return cls(_connect(path), 1 + len(loaded.entries), loaded.seal)
        except sqlite3.Error:
            raise Refused(Why("file-unreadable")) from None

    def append(self, new: Iterable[Any]) -> None:
        """All of them or none, there before this returns.

        The numbers are ours to give: a file that somebody else wrote to meanwhile refuses them, and stays sound.
        """
        rows, number, seal = [], self._number, self._seal
        for entry in new:
            body = entries.ENCODER.encode(entry)
            number, seal = number + 1, zlib.crc32(body, seal)
            rows.append((number, body, seal))
        try:
            self._database.execute("BEGIN IMMEDIATE")
            self._database.executemany(INSERT, rows)
            self._database.execute("COMMIT")
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):  # SQLite may have rolled back already; a lost disk cannot
                self._database.execute("ROLLBACK")
            raise NotSaved from error
        self._number, self._seal = number, seal

    def bodies(self, first: int, most: int) -> list[bytes]:
        """The entries from the ``first`` on (counted from 1) as they are written: at least one, if there is one, and
        no more than ``most`` bytes beyond it.  NotSaved if the disk does not give them."""
        found, size = list[bytes](), 0
        try:
            rows = self._database.execute("SELECT body FROM entry WHERE number >= ? ORDER BY number", (first,))
            for (body,) in rows:
                size += len(body)
                if found and size > most:
                    break
                found.append(body)
        except sqlite3.Error as error:
            raise NotSaved from error
        return found

    def settle(self) -> bool:
        """Flushes everything to the disk itself; says whether it is there now."""
        try:
            busy, frames, flushed = self._database.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        except sqlite3.Error:
            return False
        return not busy and frames == flushed

    def close(self) -> None:
        self._database.close()


def _connect(place: Path | None, wishes: tuple[str, ...] = SHARED) -> sqlite3.Connection:
    # Absolute: to SQLite, a bare ":memory:" or "file:x" is no file of that name.
    name = ":memory:" if place is None else place.absolute()
    database = sqlite3.connect(name, isolation_level=None, check_same_thread=False)
    try:
        for wish in wishes:
            database.execute(wish)
    except sqlite3.Error:
        database.close()
        raise
    return database


def load(path: Path) -> Loaded:
    """All entries of a file that no table has open, or Refused with the reason.

    Reads a copy, with what SQLite would read beside it: the file itself is never touched.
    """
    try:
        # SQLite keeps its side files beside the file itself, not beside a link to it.
        parts = _parts(path.resolve(strict=True))
        _check_head(parts[0])
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "match"
            for part, tail in zip(parts, TAILS, strict=True):
                if part.exists():
                    shutil.copyfile(part, copy.with_name(copy.name + tail))
            with closing(_connect(copy, ALONE)) as database:
                return _read(database)
    except sqlite3.Error:
        raise Refused(Why("file-damaged")) from None
    except (FileNotFoundError, NotADirectoryError, ValueError):  # ValueError: a path with a NUL in it
        raise Refused(Why("file-missing")) from None
    except (OSError, RuntimeError):  # RuntimeError: links in a ring, before Python 3.13
        raise Refused(Why("file-unreadable")) from None


def fold(path: Path) -> None:
    """Brings what a killed process left in the log of a sound file into the file itself; nobody may have it open."""
    if not path.with_name(path.name + "-wal").exists():
        return
    try:
        with closing(_connect(path)) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        raise NotSaved from error


def _parts(path: Path) -> tuple[Path, ...]:
    """The file and those beside it; refused before anything is read that would never end."""
    parts = tuple([path.with_name(path.name + tail) for tail in TAILS])
    for part in parts:
        if part == path or part.exists():
            status = part.stat()
            if not stat.S_ISREG(status.st_mode):
                raise Refused(Why("file-foreign"))
            if status.st_size > LARGEST:
                raise Refused(Why("file-damaged"))
    return parts


def _check_head(path: Path) -> None:
    """The first hundred bytes tell our files from others, and newer from older, without opening them."""
    with path.open("rb") as file:
        head = file.read(100)
    if not head.startswith(b"SQLite format 3\0") or len(head) < 100:
        ours_cut_short = head and b"SQLite format 3\0".startswith(head[:16])
        raise Refused(Why("file-damaged" if ours_cut_short else "file-foreign"))
    if int.from_bytes(head[68:72]) != MARK:
        raise Refused(Why("file-foreign"))
    if int.from_bytes(head[60:64]) > VERSION:
        raise Refused(Why("file-newer"))


def _read(database: sqlite3.Connection) -> Loaded:
    if database.execute("PRAGMA application_id").fetchone() != (MARK,):
        raise Refused(Why("file-foreign"))
    if database.execute("PRAGMA user_version").fetchone()[0] > VERSION:
        raise Refused(Why("file-newer"))
    # Before anything is asked of the table: a view of that name could answer without end.
    tables = database.execute("SELECT type, name, sql FROM sqlite_master").fetchall()
    if tables != [("table", "entry", TABLE)]:
        raise Refused(Why("file-damaged"))
    if database.execute("PRAGMA quick_check").fetchone() != ("ok",):
        raise Refused(Why("file-damaged"))
    bodies, seal = [], 0
    rows = database.execute("SELECT number, body, seal FROM entry ORDER BY number")
    for expected, (number, body, sealed) in enumerate(rows, start=1):
        if not isinstance(body, bytes) or number != expected or sealed != zlib.crc32(body, seal):
            raise Refused(Why("file-damaged"))
        bodies.append(body)
        seal = sealed
    return _decoded(bodies, seal)


def _decoded(bodies: list[bytes], seal: int) -> Loaded:
    if not bodies:
        raise Refused(Why("file-damaged"))
    try:
        opened = entries.OPENED.decode(bodies[0])
        decode = entries.decoder(rules.game(opened.game).move).decode
        return Loaded(opened, tuple([decode(body) for body in bodies[1:]]), seal)
    except KeyError:
        raise Refused(Why("file-newer")) from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refused(Why("file-damaged")) from None


class Summary(msgspec.Struct, frozen=True):
    """What the home screen tells of a match that waits."""

    opened: Opened
    ended: bool


def summary(path: Path) -> Summary:
    """First and last entry, without replaying; Refused if the file is not sound."""
    loaded = load(path)
    last = loaded.entries[-1] if loaded.entries else None
    return Summary(loaded.opened, isinstance(last, Ended))
