"""The match of a table, told to all the devices that are here: at once, but for ink, of which scenes say only how much.

Each device takes of it what its link has room for (outbox.py).
"""

import asyncio
from collections.abc import Mapping

from engine.entries import is_ink
from engine.lan.host.device_session import DeviceSession
from engine.lan.host.written_scenes import WrittenScenes
from engine.table import Table

INK_TOLD = 1 / 30
"""Seconds between two scenes in which only ink was added: the ink itself crosses at once, scenes say how much."""


class MatchNews:
    """``sessions`` are the devices that are here; ``table`` is the match's, while there is one."""

    def __init__(self, sessions: Mapping[str, DeviceSession]) -> None:
        self._sessions = sessions
        self._loop = asyncio.get_running_loop()
        self.table: Table | None = None
        self._scenes: WrittenScenes | None = None
        self._told_at = float("-inf")
        self._tell_soon: asyncio.TimerHandle | None = None

    def begin(self, table: Table) -> None:
        """The match has begun, or goes on: everybody is told, from now on."""
        self.table = table
        table.listeners.insert(0, self._on_entries)  # first: the way to the others is longer than to our own screen
        for session in self._sessions.values():
            session.outbox.forget_ink()
        self.tell_all()

    def end(self) -> None:
        """Nobody is told any more of the match."""
        if self.table is not None:
            self.table.listeners.remove(self._on_entries)
            self.table = None
        self._cancel()

    def _on_entries(self) -> None:
        table = self.table
        if table is None:
            return
        inks = [is_ink(entry) for entry in table.latest]
        if any(inks):
            for session in tuple(self._sessions.values()):
                session.outbox.tell_ink()
        due = self._told_at + INK_TOLD
        if not all(inks) or due <= self._loop.time():
            self.tell_all()
        elif self._tell_soon is None:
            self._tell_soon = self._loop.call_at(due, self.tell_all)
        for session in tuple(self._sessions.values()):
            session.copy_soon()

    def tell_all(self) -> None:
        """The latest scenes, to all whose links have room for them; to the others later."""
        self._cancel()
        self._told_at = self._loop.time()
        for session in tuple(self._sessions.values()):
            session.outbox.tell_news()

    def _cancel(self) -> None:
        if self._tell_soon is not None:
            self._tell_soon.cancel()
            self._tell_soon = None

    def scenes(self, table: Table) -> WrittenScenes:
        """The table as it is told now, written once for all who are told in this millisecond: scenes carry the time."""
        scenes = self._scenes
        if scenes is None or scenes.position is not table.position or scenes.at != table.clock.now():
            scenes = self._scenes = WrittenScenes(table)
        return scenes
