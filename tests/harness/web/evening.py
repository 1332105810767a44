"""A table as an app hosts it, with bots and people of its own, that browsers on this machine may join."""

import asyncio
import json
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from app.bridge.local_table import LocalTable
from app.stage import PATIENCE
from app.web.way_in import sign
from engine.dealer import Dealer
from engine.lan.guest.guest import Place
from engine.lan.host.host import Host
from engine.lan.host.record import Record, new_record
from engine.lan.lobby.lobby import LobbyView
from engine.lan.lobby.wishes import Choose, Ready, SeatBot, Sit, Wish
from engine.requests import Request
from engine.table import Table
from tests.harness.lan.people import People

TOKEN = "the token of the host's own people"

BOTS = ("Fox", "Owl", "Hedgehog", "Badger", "Hare", "Crane")

Done = TypeVar("Done")


class Evening:
    """The table's thread.  The ``site`` may be the same for all tests of a process."""

    def __init__(
        self,
        folder: Path,
        site: Any,
        game: str,
        variant: str,
        options: str = "{}",
        pace: float = 0.0,
        name: str = "Olenka",
    ) -> None:
        self._folder, self._pace = folder, pace
        self.site = site
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, name="table", daemon=True)
        self._thread.start()
        self.record: Record = new_record(name, name, game, variant, options.encode())
        self.table: Table | None = None
        self._left: Path | None = None
        """The match that a killed host left behind."""
        self.do(self._open)

    # Its thread -----------------------------------------------------------------------------------------------------

    def do(self, work: Callable[[], Any]) -> Any:
        """On the table's thread; what it gives."""

        async def obey() -> Any:
            done = work()
            return await done if asyncio.iscoroutine(done) else done

        return asyncio.run_coroutine_threadsafe(obey(), self.loop).result(PATIENCE)

    async def _open(self) -> None:
        self.host = Host(self.record, TOKEN, keep=self._keep)
        await self.host.open()
        self.site.about = lambda: {
            "name": self.record.lobby.name,
            "game": self.record.lobby.game,
            "free": 2,
            "playing": False,
        }
        self.open_door()

    def open_door(self) -> None:
        """On its thread: browsers may come."""
        self.host.open_to_browsers(self.site, lambda code: sign((Place("127.0.0.1", self.host.port),), code))

    def _keep(self, record: Record) -> None:
        self.record = record

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.host.port}/"

    @property
    def way_in(self) -> str:
        return f"{self.address}#{self.record.browser_code}"

    @property
    def lobby(self) -> LobbyView:
        return self.host.view()

    def asks(self, seat: int) -> bool:
        """Whether the match waits for this seat, or is over."""
        return bool(self.do(lambda: self._asks(seat)))

    def _asks(self, seat: int) -> bool:
        assert self.table is not None
        scene = self.table.scene(None)
        return scene.ended or seat in scene.waiting

    @property
    def ended(self) -> bool:
        """Whether the match has come to its end."""
        return self.table is not None and bool(self.do(lambda: self.table and self.table.scene(None).ended))

    # The host's people ------------------------------------------------------------------------------------------------

    def wish(self, wish: Wish) -> None:
        why = self.do(lambda: self.host.wish(wish))
        assert why is None, why

    def sit(self, *people: str, bots: int = 0, first: int = 0, names: Sequence[str] = BOTS) -> None:
        """The host's own people, and bots behind them."""
        for place, name in enumerate(people, start=first):
            self.wish(Sit(place, name, place))
        for place in range(first + len(people), first + len(people) + bots):
            self.wish(SeatBot(place, names[place % len(names)], place, "weak"))

    def choose(self, game: str, variant: str, options: str = "{}") -> None:
        self.wish(Choose(game, variant, options.encode()))

    def begin(self, seed: int = 5, people: bool = True) -> None:
        """The match of those who sit; ``people`` of the host play by themselves."""
        if any(chair and not chair.bot and chair.device == self.lobby.host for chair in self.lobby.chairs):
            self.wish(Ready(True))
        self.do(lambda: self._begin(seed, people))

    def _begin(self, seed: int, people: bool) -> None:
        opened = self.host.opening()
        self.record = self.host.record_of(opened)
        self._seat(Table.open(opened, self._folder / f"{opened.match}.easel", Dealer(seed)), people, seed)

    def _seat(self, table: Table, people: bool, seed: int = 5) -> None:
        self.table = table
        self._people = People(lambda raw, answered: answered(table.hear(TOKEN, raw)), Random(seed), lambda: self._pace)
        self._plays = people
        self.local = LocalTable(table, TOKEN, lambda: self._pace, self._on_scenes, lambda *ink: None)
        self.local.open()
        self.local.together = True
        self.host.serve(table)

    def _on_scenes(self, own: dict[int, bytes], spectator: bytes) -> None:
        table = self.table
        if self._plays and table is not None:
            self._people.see({seat: table.scene(seat) for seat in own})

    def say(self, seat: int, move: dict[str, Any]) -> None:
        """A move of the host's own people, who do not play by themselves."""
        assert self.table is not None
        table, number = self.table, self.do(lambda: self.table and self.table.scene(seat).heard + 1)
        raw = json.dumps({"ask": "say", "seat": seat, "number": number, "move": move}).encode()
        answer = self.do(lambda: table.hear(TOKEN, raw))
        assert answer.why is None, answer.why

    def request(self, request: Request) -> None:
        """What the host's people ask of the match."""
        table = self.table
        assert table is not None
        answer = self.do(lambda: table.hear(TOKEN, msgspec.json.encode(request)))
        assert answer.why is None, answer.why

    def until(self, true: Callable[[], Any]) -> None:
        """Waits for what is asked on the table's thread."""
        end = time.monotonic() + PATIENCE
        while not self.do(true):
            assert time.monotonic() < end, "it never came"
            time.sleep(0.01)

    def rest(self) -> None:
        """The match is over: back to the lobby."""
        self.do(self._rest)

    def _rest(self) -> None:
        self.local.leave()
        self.table = None
        self.host.rest()

    def kill(self) -> None:
        """The host's app is killed in the middle."""
        self._left = self.do(self._die)

    def open_again(self, elsewhere: bool = False) -> None:
        """It is opened again at the same table, and at the same port if it is not ``elsewhere``."""
        if elsewhere:
            self.record = replace(self.record, port=0)
        self.do(self._open)
        left = self._left
        if left is not None:
            self.do(lambda: self._seat(Table.resume(left), self._plays))

    async def _die(self) -> Path | None:
        path = None
        if self.table is not None:
            path = self._folder / f"{self.table.opened.match}.easel"
            self.local.leave()
        record = self.record
        await self.host.close()
        self.record = replace(record)
        return path

    def close(self) -> None:
        if self.table is not None:
            self.do(self.local.leave)
        self.do(self.host.close)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(PATIENCE)
        self.loop.close()
