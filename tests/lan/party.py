"""Devices round a table on a network whose time a test turns: who hosts, who comes, and what they were told."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from engine import requests
from engine.dealer import Dealer
from engine.lan.guest.guest import Guest, Membership, Place, State, new_membership
from engine.lan.host.host import Host
from engine.lan.host.record import Record, new_record
from engine.lan.lobby import wishes
from engine.lan.lobby.lobby import LobbyView
from engine.lan.lobby.wishes import Wish
from engine.rules import Why
from engine.table import Answer, Scene, Table
from tests.lan.simulation import GOOD, Air, Quality, Station, simulated

TOKEN = "the token of the host's own people"
LONG = 600.0
"""Seconds of simulated time after which nothing will come any more."""


class Tablet:
    """A device that wants to play at another's table, and all that it was told."""

    def __init__(self, party: "Party", name: str, membership: Membership, code: str | None, address: str) -> None:
        self.party, self.name = party, name
        self.station = Station(party.air, name, address)
        self.states: list[State] = []
        self.lobbies: list[LobbyView] = []
        self.news: list[tuple[dict[int, Scene[Any, Any]], Scene[Any, Any]]] = []
        self.inks: list[tuple[int | None, int, int, bytes]] = []
        self.kept: list[Membership] = []
        self.guest = self.station.do(lambda: self._guest(membership, code))

    def _guest(self, membership: Membership, code: str | None) -> Guest:
        guest = Guest(membership, code, self.station.network, self._find, self.kept.append, "2.0", Random(self.name))
        guest.on_state = self.states.append
        guest.session.on_lobby = self.lobbies.append
        guest.session.on_news = lambda scenes, spectator: self.news.append((scenes, spectator))
        guest.session.on_ink = lambda *ink: self.inks.append(ink)
        guest.start()
        return guest

    async def _find(self, table: str) -> tuple[Place, ...]:
        await asyncio.sleep(0.3)
        host = self.party.host
        there = host is not None and self.party.calls_out and host.lobby.table == table
        return (Place(self.party.station.address, host.port),) if there and host is not None else ()

    @property
    def lobby(self) -> LobbyView:
        return self.lobbies[-1]

    @property
    def scenes(self) -> dict[int, Scene[Any, Any]]:
        return self.news[-1][0]

    @property
    def state(self) -> State:
        return self.guest.state

    @property
    def is_in(self) -> bool:
        return self.state.where == "in"

    async def wish(self, wish: Wish) -> Why | None:
        answers: list[Why | None] = []
        self.guest.wish(wish, answers.append)
        await self.party.until(lambda: bool(answers), f"what becomes of {wish}")
        return answers[0]

    def say(self, seat: int, move: Any, number: int | None = None) -> list[Answer]:
        """Says a move; the list gets the answer when it comes."""
        answers: list[Answer] = []
        expected = self.scenes[seat].heard + 1 if number is None else number
        self.guest.ask(requests.say(seat, expected, move), answers.append)
        return answers

    async def ask(self, request: requests.Request) -> Answer:
        answers: list[Answer] = []
        self.guest.ask(msgspec.json.encode(request), answers.append)
        await self.party.until(lambda: bool(answers), f"the answer to {request}")
        return answers[0]

    async def ink(self, seat: int | None, drawing: int, offset: int = 0) -> bytes | None:
        got: list[bytes | None] = []
        self.guest.read_log(seat, drawing, offset, got.append)
        await self.party.until(lambda: bool(got), "the ink")
        return got[0]

    def crash(self) -> None:
        self.station.die()


class Party:
    """A host and its guests.  ``host`` is None until it is opened; the record and the journal outlive it."""

    def __init__(self, air: Air, folder: Path | None = None) -> None:
        self.air, self.folder = air, folder
        self.station = Station(air, "host", "10.0.0.1")
        self.host: Host | None = None
        self.records: list[Record] = []
        self.alarms: list[Why] = []
        self.table: Table | None = None
        self.tablets: list[Tablet] = []
        self.calls_out = True

    async def open(self, game: str = "yokai", variant: str = "duel", record: Record | None = None) -> Host:
        host = self.station.do(
            lambda: Host(
                record or new_record("Ada", "Ada's tablet", game, variant),
                TOKEN,
                self.station.network,
                self.records.append,
                alarm=self.alarms.append,
                app="2.0",
            )
        )
        await self.station.run(host.open())
        self.host = host
        return host

    def _host(self) -> Host:
        if self.host is None:
            raise LookupError("nobody hosts")
        return self.host

    def knock(
        self, name: str, code: str | None = "right", membership: Membership | None = None, address: str = ""
    ) -> Tablet:
        """A device at the door: with the table's code unless another is given."""
        host = self._host()
        place = Place(self.station.address, host.port)
        own = membership or new_membership(place, host.lobby.table, name)
        typed = host.record.code if code == "right" else code
        tablet = Tablet(self, name, own, typed, address or f"10.0.1.{len(self.tablets) + 1}")
        self.tablets.append(tablet)
        return tablet

    async def come(self, name: str) -> Tablet:
        tablet = self.knock(name)
        await self.until(lambda: tablet.is_in and bool(tablet.lobbies), f"{name} at the table")
        return tablet

    async def play(self, *seats: "Tablet | None", seed: int = 3) -> Table:
        """Everybody sits down in this order (None: the host's own people), is ready, and the match begins."""
        host = self._host()
        for chair, tablet in enumerate(seats):
            name = "Ada" if tablet is None else tablet.name
            if tablet is None:
                refused = host.wish(wishes.Sit(chair, name, chair))
            else:
                refused = await tablet.wish(wishes.Sit(chair, name, chair))
            if refused is not None:
                raise AssertionError(refused)
        for tablet in set(seats):
            if tablet is not None:
                await tablet.wish(wishes.Ready(True))
        path = None if self.folder is None else self.folder / "match.easel"
        table = self.station.do(lambda: Table.open(host.opening(), path, Dealer(seed), self.air.loop.ms))
        self.table = table
        self.station.do(lambda: host.serve(table))
        sitting = [tablet for tablet in seats if tablet is not None]
        await self.until(lambda: all(tablet.news for tablet in sitting), "the first scenes")
        return table

    async def kill_and_resume(
        self, after: float = 2.0, address: str | None = None, record: Record | None = None
    ) -> Host:
        """The host's program is killed, and started again on the same device, which may have a new address."""
        self.station.die()
        self.host = None
        await asyncio.sleep(after)
        self.station = Station(self.air, "host", address or self.station.address)
        host = await self.open(record=record or self.records[-1])
        if self.folder is not None:
            table = self.station.do(lambda: Table.resume(self._journal(), Dealer(9), self.air.loop.ms))
            self.table = table
            self.station.do(lambda: host.serve(table))
        return host

    def _journal(self) -> Path:
        if self.folder is None:
            raise LookupError("nothing is on disk")
        return self.folder / "match.easel"

    async def until(self, true: Callable[[], bool], what: str) -> None:
        end = self.air.loop.time() + LONG
        while not true():
            if self.air.loop.time() > end:
                states = {tablet.name: tablet.state for tablet in self.tablets}
                raise TimeoutError(f"never came: {what}; {states}")
            await asyncio.sleep(0.02)


def story(
    tell: Callable[[Party], Coroutine[Any, Any, None]], folder: Path | None = None, quality: Quality = GOOD
) -> None:
    """Tells what happens at a table on the simulated network."""

    async def evening(air: Air) -> None:
        await tell(Party(air, folder))

    simulated(evening, quality)
