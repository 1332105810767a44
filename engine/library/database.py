"""The library's file: its tables, and whether a file is one of ours."""

import sqlite3
from contextlib import closing
from pathlib import Path

from engine.library import album, decks, told_clues, word_lists
from engine.rules import Why

MARK = 0x4561734C
"""SQLite's application id of a library: "EasL"."""

VERSION = 1
"""Goes up when older programs can no longer read what this one writes."""

FIRST_TABLES = """
CREATE TABLE player (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, colour INTEGER NOT NULL, face BLOB, played INTEGER NOT NULL
) STRICT;
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE last_table (game TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE device (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
"""

COMING_TABLE = "CREATE TABLE IF NOT EXISTS coming_match (name TEXT PRIMARY KEY) STRICT;"

COLUMNS = {
    "player": "id, name, colour, face, played",
    "setting": "name, value",
    "last_table": "game, value",
    "device": "name, value",
}

YOUNGER = {"coming_match": "name", **word_lists.COLUMNS, **album.COLUMNS, **decks.COLUMNS, **told_clues.COLUMNS}
"""Tables that a library from before there were any has not."""

TABLES = (*COLUMNS, *YOUNGER)


def connect(path: Path | None) -> sqlite3.Connection:
    """The database, with our tables in it; in memory only if there is no path."""
    database = sqlite3.connect(path or ":memory:", isolation_level=None)
    if database.execute("PRAGMA user_version").fetchone()[0] == 0:
        marks = f"PRAGMA application_id = {MARK}; PRAGMA user_version = {VERSION};"
        database.executescript(f"BEGIN; {FIRST_TABLES} {marks} COMMIT;")
    younger = " ".join((COMING_TABLE, word_lists.TABLES, album.TABLES, decks.TABLES, told_clues.TABLES))
    database.executescript(f"BEGIN; {younger} COMMIT;")  # at once: a disk is slow to say that it has written
    return database


def trouble_with(path: Path) -> Why | None:
    """Why this file cannot be our library, if it cannot.  Known from its head before it is opened as a database."""
    with path.open("rb") as file:
        head = file.read(100)
    if not head:
        return None
    if not head.startswith(b"SQLite format 3\0"):
        return Why("library-foreign")
    if len(head) < 100:
        return Why("library-damaged")
    if int.from_bytes(head[68:72]) != MARK:
        return Why("library-foreign")
    if int.from_bytes(head[60:64]) > VERSION:
        return Why("library-newer")
    return None if _sound(path) else Why("library-damaged")


def _sound(path: Path) -> bool:
    """Whether the file is whole and has our tables with our columns."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as database:
            if database.execute("PRAGMA quick_check").fetchone() != ("ok",):
                return False
            there = {row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            younger = {table: columns for table, columns in YOUNGER.items() if table in there}
            for table, columns in {**COLUMNS, **younger}.items():
                database.execute(f"SELECT {columns} FROM {table} LIMIT 1").fetchall()
    except sqlite3.Error:
        return False
    return True
