"""The folder of matches: which wait to be gone on with, which are damaged, and where those go that ended."""

import contextlib
from pathlib import Path
from typing import Any

from msgspec import Struct

from engine import journal, match, rules
from engine.entries import Opened
from engine.gate import Refused
from engine.match import Position
from engine.rules import BrokenMatch, Why

FINISHED = "finished"
"""The folder of matches that ended, inside the folder of matches."""

TAILS = ("", "-wal", "-shm")
"""What SQLite keeps beside a database that was not closed."""

TOGETHER = ".lan"
"""What the host of several devices keeps beside a match (engine/lan/files.py): secrets that end with it."""


class Waiting(Struct, frozen=True):
    """A match that can be gone on with, as the home screen tells of it."""

    path: Path
    opened: Opened
    position: Position
    turn: tuple[int, ...]
    """The seats that the table waits for."""
    scores: tuple[int, ...]


class Damaged(Struct, frozen=True):
    """A file among the matches that cannot be gone on with, and why."""

    path: Path
    why: Why


def files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.easel"), reverse=True)


def match_of(path: Path) -> str:
    """The id of the match in that file, by its name."""
    return path.stem.rpartition("-")[2]


def look_at(path: Path) -> Waiting | Damaged | None:
    """The match of that file; nothing if it has ended."""
    try:
        loaded = journal.load(path)
        game = rules.game(loaded.opened.game)
        position = match.replay(game, loaded.opened, loaded.entries)
    except Refused as refused:
        return Damaged(path, refused.why)
    except BrokenMatch:
        return Damaged(path, Why("file-damaged"))
    if position.ended:
        return None
    return Waiting(path, loaded.opened, position, game.waiting(position.state), _scores(game, position))


def _scores(game: Any, position: Position) -> tuple[int, ...]:
    scores = [0] * len(position.heard)
    for line in game.view_of(position.state, None).why:
        scores[line.seat] += line.points
    return tuple(scores)


def last_change(path: Path) -> float:
    """When the match was last written to, in seconds since the epoch."""
    last = 0.0
    for tail in TAILS[:2]:
        with contextlib.suppress(FileNotFoundError):  # its table may be closing it at this moment
            last = max(last, path.with_name(path.name + tail).stat().st_mtime)
    return last


def file_away(path: Path) -> None:
    """Moves a match that ended out of the way of those that wait.  Never one that a table still has open.

    Where the disk refuses it stays where it is, and nothing of it is lost; it is tried again another day.
    """
    folder = path.parent / FINISHED
    try:
        folder.mkdir(exist_ok=True)
        journal.fold(path)
        path.rename(folder / path.name)
        path.with_name(path.name + TOGETHER).unlink(missing_ok=True)
    except (journal.NotSaved, OSError):
        return


def remove(path: Path) -> None:
    for tail in (*TAILS, TOGETHER):
        path.with_name(path.name + tail).unlink(missing_ok=True)
