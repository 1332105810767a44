"""A match on disk: one SQLite file that holds its entries, in order, and nothing else.

Write-ahead logging without a flush to the disk at each entry: a killed process loses nothing, at any instant.
``settle`` flushes; whoever owns the table calls it when the match rests, so that a dead battery loses seconds
at most, and flash memory is not worn by every point of ink.
"""

import shutil
import sqlite3
import tempfile
from collections.abc import Iterable
from contextlib import closing
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

SAYS: dict[str, rules.Sentence] = {
    "file-missing": "There is no match in this place.",
    "file-foreign": "This file is not a match of Easel.",
    "file-newer": "This match was saved by a newer Easel. Update the app to go on with it.",
    "file-damaged": "This match is damaged and cannot be opened. The file was left as it is.",
    "not-saved": "This could not be saved, so it did not happen. Is the device full?",
}


class NotSaved(Exception):
    """The disk refused; nothing happened."""


class Journal:
    """Appends entries.  ``create`` and ``reopen`` make one."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database

    @classmethod
    def create(cls, path: Path | None, opened: Opened) -> "Journal":
        """A new journal with its first entry; in memory only if there is no path."""
        if path is not None and path.exists():
            raise FileExistsError(path)
        try:
            database = _connect(path)
            database.execute(f"PRAGMA application_id = {MARK}")
            database.execute(f"PRAGMA user_version = {VERSION}")
            database.execute("CREATE TABLE entry (number INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT")
            database.execute("PRAGMA journal_mode = WAL")
            journal = cls(database)
            journal.append((opened,))
        except sqlite3.Error as error:
            raise NotSaved from error
        journal.settle()
        return journal

    @classmethod
    def reopen(cls, path: Path) -> "Journal":
        """The journal of a file that ``load`` found sound."""
        return cls(_connect(path))

    def append(self, new: Iterable[Any]) -> None:
        """All of them or none, there before this returns."""
        rows = [(entries.ENCODER.encode(entry),) for entry in new]
        try:
            if len(rows) == 1:
                self._database.execute("INSERT INTO entry (body) VALUES (?)", rows[0])
                return
            self._database.execute("BEGIN IMMEDIATE")
            self._database.executemany("INSERT INTO entry (body) VALUES (?)", rows)
            self._database.execute("COMMIT")
        except sqlite3.Error as error:
            if self._database.in_transaction:
                self._database.execute("ROLLBACK")
            raise NotSaved from error

    def settle(self) -> None:
        """Flushes everything to the disk itself."""
        self._database.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def close(self) -> None:
        self._database.close()


def _connect(path: Path | None) -> sqlite3.Connection:
    database = sqlite3.connect(path or ":memory:", isolation_level=None, check_same_thread=False)
    database.execute("PRAGMA synchronous = NORMAL")
    return database


class Loaded(msgspec.Struct, frozen=True):
    """What a sound file holds."""

    opened: Opened
    entries: tuple[Any, ...]


def load(path: Path) -> Loaded:
    """All entries of a file, or Refused with the reason.  Reads a copy: the file itself is never touched."""
    _check_head(path)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "match"
        try:
            for tail in ("", "-wal"):
                source = path.with_name(path.name + tail)
                if source.exists():
                    shutil.copyfile(source, copy.with_name(copy.name + tail))
            with closing(sqlite3.connect(copy)) as database:
                return _read(database)
        except (sqlite3.Error, OSError):
            raise Refused(Why("file-damaged")) from None


def _check_head(path: Path) -> None:
    """The first hundred bytes tell our files from others, and newer from older, without opening them."""
    try:
        size = path.stat().st_size
        with path.open("rb") as file:
            head = file.read(100)
    except OSError:
        raise Refused(Why("file-missing")) from None
    if not head.startswith(b"SQLite format 3\0") or len(head) < 100:
        ours_cut_short = head and b"SQLite format 3\0".startswith(head[:16])
        raise Refused(Why("file-damaged" if ours_cut_short else "file-foreign"))
    if int.from_bytes(head[68:72]) != MARK:
        raise Refused(Why("file-foreign"))
    if int.from_bytes(head[60:64]) > VERSION:
        raise Refused(Why("file-newer"))
    if size > LARGEST:
        raise Refused(Why("file-damaged"))


def _read(database: sqlite3.Connection) -> Loaded:
    if database.execute("PRAGMA quick_check").fetchone() != ("ok",):
        raise Refused(Why("file-damaged"))
    rows = database.execute("SELECT number, body FROM entry ORDER BY number").fetchall()
    if not rows or [number for number, _ in rows] != list(range(1, len(rows) + 1)):
        raise Refused(Why("file-damaged"))
    try:
        opened = entries.OPENED.decode(rows[0][1])
        decode = entries.decoder(rules.game(opened.game).move).decode
        return Loaded(opened, tuple([decode(body) for _, body in rows[1:]]))
    except KeyError:
        raise Refused(Why("file-newer")) from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError, TypeError):
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
