"""The only crossing between the Kivy thread and the table's thread.

Bytes go one way through the table's event loop, scenes come back the other way through ``Clock.schedule_once``.
The table, its bots and its journal live on a thread of their own: they go on while the screen is busy, and the
screen goes on while they think or save.
"""

import asyncio
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from kivy.clock import Clock

from engine import requests
from engine.bots.sitter import Sitter
from engine.dealer import Dealer
from engine.entries import Opened
from engine.gate import Refused
from engine.journal import NotSaved
from engine.requests import Request
from engine.rules import Why
from engine.table import Answer, Scene, Table, scene_decoder

REST = 1.0
"""Seconds without a new entry after which the journal is flushed to the medium itself."""

PATIENCE = 2.0
"""Seconds the screen waits for the table to close or flush: a slow card takes a tenth, a dead one should not hang."""

BOT_PACE = 0.9
"""Seconds a bot takes over a move at least: people want to see what it does."""


@dataclass(frozen=True)
class Told:
    """One change of the table, as this device may see it: a scene for each of its seats, and the spectator's."""

    scenes: dict[int, Scene[Any, Any]]
    spectator: Scene[Any, Any]


class Bridge:
    """Opens, resumes and closes one table at a time, and carries what is said and told."""

    def __init__(self, token: str) -> None:
        self.told: Callable[[Told], None] = lambda told: None
        self.failed: Callable[[Why], None] = lambda why: None
        self.latest: Told | None = None
        self._token = token
        self.pace = BOT_PACE
        self._table: Table | None = None
        self._sitter: Sitter | None = None
        self._wake: asyncio.TimerHandle | None = None
        self._rest: asyncio.TimerHandle | None = None
        self._loop = asyncio.new_event_loop()
        self._loop.set_exception_handler(_show_failure)
        self._thread = threading.Thread(target=self._loop.run_forever, name="table", daemon=True)
        self._thread.start()

    # On the Kivy thread ----------------------------------------------------------------------------------------

    def open(self, opened: Opened, path: Path, seed: int | None = None) -> None:
        """Begins a match in a new file; ``told`` or ``failed`` follows."""
        self._begin(lambda: Table.open(opened, path, Dealer(seed)))

    def resume(self, path: Path) -> None:
        """Goes on with a saved match; ``told`` or ``failed`` follows."""
        self._begin(lambda: Table.resume(path))

    def _begin(self, make: Callable[[], Table]) -> None:
        self.latest = None
        self._loop.call_soon_threadsafe(self._seat_table, make)

    def say(self, seat: int, move: Any, answered: Callable[[Answer], None]) -> None:
        """Says a move.  Said twice before it is told, it carries the same number and is played once."""
        if self.latest is not None:
            number = self.latest.scenes[seat].heard + 1
            self._send(requests.say(seat, number, move), answered)

    def read_log(self, seat: int | None, drawing: int, offset: int, got: Callable[[bytes | None], None]) -> None:
        """Asks for the ink of a drawing from ``offset`` on, as far as that seat of ours (or a spectator) may see it."""
        self._loop.call_soon_threadsafe(self._read_log, seat, drawing, offset, got)

    def ask(self, request: Request, answered: Callable[[Answer], None]) -> None:
        """Asks the table for something that is no move: pause, a bot, breaking off."""
        self._send(msgspec.json.encode(request), answered)

    def _send(self, raw: bytes, answered: Callable[[Answer], None]) -> None:
        self._loop.call_soon_threadsafe(self._hear, raw, answered)

    def settle(self) -> None:
        """Flushes the match to the medium before returning: the system may stop the app at any moment after."""

        def flush() -> None:
            if self._table is not None:
                self._table.settle()

        self._and_wait(flush)

    def close(self) -> None:
        """Leaves the table; the match waits on disk, and its file is closed when this returns."""
        self._and_wait(self._leave_table)
        self.latest = None

    def _and_wait(self, do: Callable[[], None]) -> None:
        done = threading.Event()

        def obey() -> None:
            try:
                do()
            finally:
                done.set()

        self._loop.call_soon_threadsafe(obey)
        done.wait(PATIENCE)

    def stop(self) -> None:
        """Ends the table's thread; the bridge cannot be used after."""
        self.close()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(timeout=5)

    # On the table's thread --------------------------------------------------------------------------------------

    def _seat_table(self, make: Callable[[], Table]) -> None:
        self._leave_table()
        try:
            table = self._table = make()
        except Refused as refused:
            return self._later(self.failed, refused.why)
        except NotSaved:
            return self._later(self.failed, Why("not-saved"))
        table.listeners.append(self._on_entries)
        self._sitter = Sitter(table, pause=lambda: asyncio.sleep(self.pace))
        self._on_entries()

    def _leave_table(self) -> None:
        for timer in (self._wake, self._rest):
            if timer is not None:
                timer.cancel()
        if self._sitter is not None:
            self._sitter.leave()
        if self._table is not None:
            self._table.settle()
            self._table.close()
        self._table = self._sitter = self._wake = self._rest = None

    def _hear(self, raw: bytes, answered: Callable[[Answer], None]) -> None:
        if self._table is not None:
            self._later(answered, self._table.hear(self._token, raw))

    def _read_log(self, seat: int | None, drawing: int, offset: int, got: Callable[[bytes | None], None]) -> None:
        table = self._table
        if table is None:
            return
        ours = seat is None or seat in table.seats_of(self._token)
        self._later(got, table.log(seat, drawing, offset) if ours else None)

    def _on_entries(self) -> None:
        table = self._table
        if table is None:
            return
        scenes = {seat: _carried(table, seat) for seat in table.seats_of(self._token)}
        spectator = _carried(table, None)
        Clock.schedule_once(lambda dt: self._tell(table, scenes, spectator))
        self._set_wake(table)
        if self._rest is not None:
            self._rest.cancel()
        self._rest = self._loop.call_later(REST, table.settle)

    def _set_wake(self, table: Table) -> None:
        if self._wake is not None:
            self._wake.cancel()
        at = table.next_wake()
        if at is not None:
            self._wake = self._loop.call_later(max(0, at - table.clock.now()) / 1000, self._on_wake)

    def _on_wake(self) -> None:
        if self._table is None:
            return
        try:
            self._table.tick()
        except NotSaved:  # nothing happened; it is still due, and the disk may have room again
            self._wake = self._loop.call_later(REST, self._on_wake)
        else:
            self._set_wake(self._table)

    def _later(self, callback: Callable[[Any], None], value: Any) -> None:
        Clock.schedule_once(lambda dt: callback(value))

    # Back on the Kivy thread -------------------------------------------------------------------------------------

    def _tell(self, table: Table, scenes: dict[int, bytes], spectator: bytes) -> None:
        if table is not self._table:
            return
        decode = scene_decoder(table.opened.game).decode
        self.latest = Told({seat: decode(raw) for seat, raw in scenes.items()}, decode(spectator))
        self.told(self.latest)


def _carried(table: Table, seat: int | None) -> bytes:
    """A scene as any device gets it, next to the table or across the room."""
    return msgspec.json.encode(table.scene(seat))


def _show_failure(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """A fault of ours on the table's thread must not pass in silence: it is raised where the app is seen to stop."""
    fault = context.get("exception") or RuntimeError(context["message"])

    def fail(dt: float) -> None:
        raise fault

    Clock.schedule_once(fail)
