"""What outlives a killed app: a host's record, beside its journal or before there is one, and a guest's memberships.

They are files of this device and hold secrets, so only this user may read them.  A file that is no longer understood
is as good as none: then the code is typed again.
"""

import os
import time
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from engine.lan.guest.guest import Membership
from engine.lan.host.record import Record
from engine.library.matches import TOGETHER
from engine.rules import names

TAIL = TOGETHER
"""A record lies beside its journal, under its name with this behind it."""

LARGEST = 2 * 1024 * 1024
"""Twelve faces, drawn with the greatest care, and two dozen secrets fit in a quarter of it."""

LAID = "laid.table"

LAID_FOR = 12.0
"""Hours that a table waits for its host to be started again."""

MOST_MEMBERSHIPS = 8
"""Tables that this device may come back to; nobody sits at more."""

Kept = TypeVar("Kept")


def beside(journal: Path) -> Path:
    return journal.with_name(journal.name + TAIL)


def keep(path: Path, kept: Any) -> None:
    """The old file or the new one, whenever the process is killed; OSError if the disk refuses."""
    draft = path.with_name(path.name + ".draft")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(msgspec.json.encode(kept))
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def read(path: Path, kind: type[Kept]) -> Kept | None:
    """What was kept there; None if nothing was that can be read."""
    try:
        if path.stat().st_size > LARGEST:
            return None
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except (OSError, ValueError, msgspec.MsgspecError, RecursionError):
        return None


def record(journal: Path) -> Record | None:
    """What the host of that match kept; None if it was played on this device alone."""
    return read(beside(journal), Record)


class LaidTable:
    """The table of this device at which no match is played now, in the folder of memberships."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / LAID

    def there(self) -> Record | None:
        """What its host kept; None if there is none, or if it was laid so long ago that its people have gone home."""
        hours = (time.time() - _age(self._path) / 1e9) / 3600
        found = read(self._path, Record) if hours < LAID_FOR else None
        lobby = None if found is None else found.lobby
        return found if lobby is not None and lobby.match is None and lobby.game in names() else None

    def keep(self, record: Record) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        keep(self._path, record)

    def forget(self) -> None:
        self._path.unlink(missing_ok=True)


class Memberships:
    """The tables that this device was let in at, in a folder of their own; the newest first."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def all(self) -> tuple[Membership, ...]:
        found = [(path, read(path, Membership)) for path in self._files()]
        return tuple([kept for _, kept in found if kept is not None and kept.secret])

    def keep(self, membership: Membership) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        keep(self._path(membership), membership)
        for old in self._files()[MOST_MEMBERSHIPS:]:
            old.unlink(missing_ok=True)

    def forget(self, membership: Membership) -> None:
        self._path(membership).unlink(missing_ok=True)

    def _path(self, membership: Membership) -> Path:
        return self._folder / f"{membership.table}{TAIL}"

    def _files(self) -> list[Path]:
        return sorted(self._folder.glob(f"*{TAIL}"), key=_age, reverse=True)


def _age(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0
