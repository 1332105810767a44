"""One device as one process, played by bots: hosts a table, or sits at somebody else's.

python -m tests.harness.lan.device host FOLDER SETTINGS
python -m tests.harness.lan.device guest FOLDER SETTINGS

``SETTINGS`` are JSON (``Hosting`` or ``Visiting``); what must outlive the process is in ``FOLDER``.  Says what goes on
as lines of JSON with the system's monotonic time, and ends when its standard input does: with whoever started it.
"""

import asyncio
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.bots.sitter import Sitter
from engine.dealer import Dealer
from engine.lan.finding.beacon import Announcer, Browser
from engine.lan.finding.sightings import Found, Here
from engine.lan.guest.guest import Guest, Membership, Place, State, new_membership
from engine.lan.host.host import Host
from engine.lan.host.record import Record, new_record
from engine.lan.lobby import lobby
from engine.lan.lobby.lobby import LobbyView
from engine.lan.lobby.wishes import Ready, SeatBot, Sit
from engine.lan.protocol import frames
from engine.table import Answer, Scene, Table
from tests.harness.lan.browsers import Pages, sign
from tests.harness.lan.people import People, Word
from tests.harness.lan.witness import digest

TOKEN = "the token of the host's own people"


class Hosting(Struct, frozen=True, forbid_unknown_fields=True):
    """``sitters``: for each seat "host", "bot", or "" where another device sits.  ``pace``: seconds of a thought.
    ``browsers``: whether the door is open to them, too.
    """

    game: str
    variant: str
    sitters: tuple[str, ...]
    options: str = "{}"
    pace: float = 0.0
    seed: int = 0
    announces: bool = False
    browsers: bool = False


class Visiting(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the table is, its code, and the seats that the people of this device take.

    Without an address the table is looked for by its beacon, when it was never found and whenever it is lost.
    """

    name: str
    code: str
    table: str
    seats: tuple[int, ...]
    address: str = ""
    port: int = 0
    pace: float = 0.0
    seed: int = 0


def tell(what: str, **more: Any) -> None:
    line = msgspec.json.encode({"what": what, "at": time.monotonic(), **more})
    os.write(1, line + b"\n")


def keep(path: Path, value: Struct) -> None:
    """There, whole, when this returns; as it was before, if the process is killed meanwhile."""
    draft = path.with_suffix(".draft")
    draft.write_bytes(msgspec.json.encode(value))
    draft.replace(path)


def sat_name(seat: int) -> str:
    return f"Player {seat + 1}"


class HostDevice:
    """The table's own device: plays its seats, wakes the table, and begins the match when all sit."""

    def __init__(self, folder: Path, settings: Hosting) -> None:
        self._folder, self._settings = folder, settings
        self._record_at = folder / "record.json"
        self._random = Random(settings.seed or None)
        self._loop = asyncio.get_running_loop()
        self._table: Table | None = None
        self._wake: asyncio.TimerHandle | None = None

    async def run(self) -> None:
        record = self._record()
        journal = self._journal(record)
        if record.lobby.match is not None and not journal.exists():
            record = replace(record, lobby=lobby.over(record.lobby))
        self._host = Host(record, TOKEN, keep=self._keep, changed=self._changed)
        await self._host.open()
        if record.lobby.match is not None:
            self._play(Table.resume(journal))
        else:
            self._sit_down()
            self._changed()
        if self._settings.announces:
            self._announcer = Announcer(self._here)
            await self._announcer.open()
        if self._settings.browsers:
            self._host.open_to_browsers(Pages(), sign)
        record = self._host.record
        tell("open", port=record.port, table=record.lobby.table, code=record.code, browser_code=record.browser_code)

    def _here(self) -> Here:
        """What is called out."""
        lobby = self._host.lobby
        free = 0 if lobby.match else lobby.chairs.count(None)
        return Here(lobby.table, lobby.name, lobby.game, self._host.port, frames.VERSION, free, len(lobby.chairs))

    def _record(self) -> Record:
        if self._record_at.exists():
            kept: Record = msgspec.json.decode(self._record_at.read_bytes(), type=Record)
            return kept
        settings = self._settings
        return new_record("A table", "The host", settings.game, settings.variant, settings.options.encode())

    def _journal(self, record: Record) -> Path:
        return self._folder / f"{record.lobby.match}.easel"

    def _keep(self, record: Record) -> None:
        keep(self._record_at, record)

    def _sit_down(self) -> None:
        for seat, sitter in enumerate(self._settings.sitters):
            if sitter == "host":
                self._host.wish(Sit(seat, sat_name(seat), seat))
            elif sitter == "bot":
                self._host.wish(SeatBot(seat, sat_name(seat), seat, "weak"))
        if "host" in self._settings.sitters:
            self._host.wish(Ready(True))

    def _changed(self) -> None:
        chairs = [chair for chair in self._host.lobby.chairs if chair is not None]
        full = len(chairs) == len(self._settings.sitters)
        if self._table is None and full and self._host.view().missing is None:
            opened = self._host.opening()
            record = self._host.record_of(opened)
            self._keep(record)
            self._play(Table.open(opened, self._journal(record), Dealer(self._settings.seed or None)))

    def _play(self, table: Table) -> None:
        self._table = table
        self._people = People(self._say, self._random, self._pace)
        table.listeners.append(self._look)
        self._host.serve(table)
        Sitter(table, self._rest, self._random)
        self._look()

    def _pace(self) -> float:
        return self._random.uniform(0.5, 1.5) * self._settings.pace

    async def _rest(self) -> None:
        await asyncio.sleep(self._pace())

    def _say(self, raw: bytes, answered: Callable[[Answer], None]) -> None:
        if self._table is not None:
            answered(self._table.hear(TOKEN, raw))

    def _look(self) -> None:
        table = self._table
        if table is None:
            return
        if self._wake is not None:
            self._wake.cancel()
        self._people.see({seat: table.scene(seat) for seat in table.seats_of(TOKEN)})
        at = table.next_wake()
        if at is not None:
            self._wake = self._loop.call_later(max(0, at - table.clock.now()) / 1000, self._tick)
        if table.position.ended:
            seats = {str(seat): digest(table.scene(seat)) for seat in range(len(table.opened.seats))}
            tell("over", scenes=seats, spectator=digest(table.scene(None)), journal=table.opened.match)

    def _tick(self) -> None:
        if self._table is not None:
            self._table.tick()
            self._look()


class GuestDevice:
    """A device at somebody else's table."""

    def __init__(self, folder: Path, settings: Visiting) -> None:
        self._settings = settings
        self._membership_at = folder / "membership.json"
        self._random = Random(settings.seed or None)
        self._wishing = False

    async def run(self) -> None:
        settings = self._settings
        if self._membership_at.exists():
            membership = msgspec.json.decode(self._membership_at.read_bytes(), type=Membership)
        else:
            places = (Place(settings.address, settings.port),) if settings.address else await seek(settings.table)
            membership = new_membership(places[0], settings.table, settings.name)
        find = None if settings.address else seek
        self._guest = Guest(membership, settings.code, find=find, keep=self._keep)
        self._people = People(self._say, self._random, self._pace, heard=self._heard)
        self._guest.on_state = self._state
        self._guest.session.on_lobby, self._guest.session.on_news = self._lobby, self._news
        self._guest.start()

    def _keep(self, membership: Membership) -> None:
        keep(self._membership_at, membership)

    def _pace(self) -> float:
        return self._random.uniform(0.5, 1.5) * self._settings.pace

    def _state(self, state: State) -> None:
        tell(state.where, why=None if state.why is None else state.why.key)

    def _lobby(self, lobby: LobbyView) -> None:
        if lobby.match is not None or self._wishing:
            return
        mine = [lobby.chairs[chair] for chair in lobby.mine()]
        missing = [seat for seat in self._settings.seats if seat not in lobby.mine()]
        if missing:
            self._wish(Sit(missing[0], sat_name(missing[0]), missing[0]))
        elif mine and not all(chair is not None and chair.ready for chair in mine):
            self._wish(Ready(True))

    def _wish(self, wish: Any) -> None:
        self._wishing = True

        def answered(why: object) -> None:
            asyncio.get_running_loop().call_later(0.05, look_again)

        def look_again() -> None:
            self._wishing = False
            if self._guest.session.lobby is not None:
                self._lobby(self._guest.session.lobby)

        self._guest.wish(wish, answered)

    def _say(self, raw: bytes, answered: Callable[[Answer], None]) -> None:
        tell("asks", word=shown(self._people.diary.asked[-1]))
        self._guest.ask(raw, answered)

    def _heard(self, word: Word, answer: Answer) -> None:
        tell("answered", word=shown(word), why=None if answer.why is None else answer.why.key)

    def _news(self, scenes: dict[int, Scene[Any, Any]], spectator: Scene[Any, Any]) -> None:
        tell("told")
        self._people.see(scenes)
        if spectator.ended:
            digests = {str(seat): digest(scene) for seat, scene in scenes.items()}
            tell("over", scenes=digests, spectator=digest(spectator))


async def seek(table: str) -> tuple[Place, ...]:
    """Where that table calls out from."""
    found: asyncio.Future[tuple[Place, ...]] = asyncio.get_running_loop().create_future()

    def look(tables: tuple[Found, ...]) -> None:
        for each in tables:
            if each.here.table == table and not found.done():
                found.set_result(tuple([Place(*way) for way in each.ways]))

    browser = Browser(look)
    await browser.open()
    try:
        return await found
    finally:
        browser.close()


def shown(word: Word) -> tuple[int, int, str]:
    return word[0], word[1], word[2].decode()


async def until_left_alone() -> None:
    """Whoever started this holds the other end of the standard input."""
    reader = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    await reader.read()


async def main(role: str, folder: Path, settings: bytes) -> None:
    if role == "host":
        device: Any = HostDevice(folder, msgspec.json.decode(settings, type=Hosting))
    else:
        device = GuestDevice(folder, msgspec.json.decode(settings, type=Visiting))
    await device.run()
    await until_left_alone()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2]), sys.argv[3].encode()))
