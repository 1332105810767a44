"""A table on this device, as the table's thread has it: its bots, its clock, and the flushing of its journal."""

import asyncio
from collections.abc import Callable

import msgspec

from engine.bots import AtHome, nothing_at_home, recalling
from engine.bots.sitter import Sitter
from engine.companion.words import NOTHING, Recall
from engine.entries import is_ink
from engine.journal import NotSaved
from engine.table import Answer, AnyScene, Table

REST = 1.0
"""Seconds without a new entry after which the journal is flushed to the medium itself."""

INK_TOLD = 1 / 30
"""Seconds between two scenes in which only ink was added, at a table of several devices."""

Tell = Callable[[dict[int, bytes], bytes], None]
"""A scene for each seat of this device, and the spectator's: bytes, as any device gets them."""

TellInk = Callable[[int | None, int, int, bytes], None]
"""What a drawing has from an offset on, as a seat sees it: seat, drawing, offset, ink."""


class LocalTable:
    """Make it on the table's loop, then ``open`` it; ``tell`` is called there, at once and with every change."""

    def __init__(
        self,
        table: Table,
        token: str,
        pace: Callable[[], float],
        tell: Tell,
        tell_ink: TellInk,
        recall: Recall = NOTHING,
        at_home: AtHome = nothing_at_home,
    ) -> None:
        self.table = table
        self._token, self._tell, self._tell_ink = token, tell, tell_ink
        self._read: dict[tuple[int | None, int], int] = {}
        """How much of which drawing this device has."""
        self._loop = asyncio.get_running_loop()
        self.together = False
        """Whether others draw on their own devices: a screen need not be told of each of their strokes by itself."""
        self._wake: asyncio.TimerHandle | None = None
        self._soon: asyncio.TimerHandle | None = None
        self._told_at = 0.0
        self._rest: asyncio.TimerHandle | None = None
        self._pace = pace
        self._recall, self._at_home = recall, at_home
        self._sitter: Sitter | None = None

    def open(self) -> None:
        self.table.listeners.append(self._on_entries)
        bot = recalling(self._recall)
        self._sitter = Sitter(self.table, self._pause, bot=bot, hand=self._hand, at_home=self._at_home)
        self._on_entries()

    async def _pause(self) -> None:
        await asyncio.sleep(self._pace())

    async def _hand(self, seconds: float) -> None:
        """A hand draws at its own pace, but where nobody waits for bots it does not either."""
        await asyncio.sleep(seconds if self._pace() else 0)

    def hear(self, raw: bytes) -> Answer:
        return self.table.hear(self._token, raw)

    def read_log(self, seat: int | None, drawing: int, offset: int) -> bytes | None:
        ours = seat is None or seat in self.table.seats_of(self._token)
        ink = self.table.log(seat, drawing, offset) if ours else None
        if ink is not None and self.together:
            self._read[seat, drawing] = offset + len(ink)
        return ink

    def _tell_new_ink(self) -> None:
        for (seat, drawing), offset in tuple(self._read.items()):
            ink = self.read_log(seat, drawing, offset)
            if ink is None:
                del self._read[seat, drawing]
            elif ink:
                self._tell_ink(seat, drawing, offset, ink)

    def settle(self) -> None:
        self.table.settle()

    def leave(self) -> None:
        """The match waits on disk, and its file is closed."""
        for timer in (self._wake, self._rest, self._soon):
            if timer is not None:
                timer.cancel()
        if self._sitter is not None:
            self._sitter.leave()
        self.table.settle()
        self.table.close()

    def scenes(self) -> tuple[dict[int, bytes], bytes]:
        seats = self.table.seats_of(self._token)
        return {seat: _carried(self.table.scene(seat)) for seat in seats}, _carried(self.table.scene(None))

    def _on_entries(self) -> None:
        due = self._told_at + INK_TOLD
        only_ink = self.together and all(map(is_ink, self.table.latest))
        if not only_ink or due <= self._loop.time():
            self._tell_now()
        else:
            self._tell_new_ink()
            if self._soon is None:
                self._soon = self._loop.call_at(due, self._tell_now)
        self._set_wake()
        if self._rest is not None:
            self._rest.cancel()
        self._rest = self._loop.call_later(REST, self.table.settle)

    def _tell_now(self) -> None:
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
        self._told_at = self._loop.time()
        self._tell(*self.scenes())

    def _set_wake(self) -> None:
        if self._wake is not None:
            self._wake.cancel()
        at = self.table.next_wake()
        if at is not None:
            self._wake = self._loop.call_later(max(0, at - self.table.clock.now()) / 1000, self._on_wake)

    def _on_wake(self) -> None:
        try:
            self.table.tick()
        except NotSaved:  # nothing happened; it is still due, and the disk may have room again
            self._wake = self._loop.call_later(REST, self._on_wake)
        else:
            self._set_wake()


def _carried(scene: AnyScene) -> bytes:
    return msgspec.json.encode(scene)
