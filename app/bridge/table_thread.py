"""The bridge on the table's thread: the table here and the door to it for others, or our guest at a table elsewhere."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

from app.bridge.crossing import Crossing
from app.bridge.local_table import LocalTable
from engine.bots import AtHome
from engine.companion.words import Recall
from engine.dealer import Dealer
from engine.entries import Opened
from engine.gate import Refused
from engine.journal import NotSaved
from engine.library.matches import TOGETHER
from engine.rules import Why
from engine.table import Answer, AnyScene, Table, scene_decoder

if TYPE_CHECKING:  # the network is loaded when somebody wants to play over it
    from app.bridge.hosted_table import HostedTable
    from app.bridge.joined_table import JoinedTable
    from app.web.site import TableSite
    from engine.lan.guest.guest import Membership, Place, State
    from engine.lan.host.record import Record
    from engine.lan.lobby.lobby import LobbyView
    from engine.lan.lobby.wishes import Wish
    from engine.library.decks import Decks

APP = "Easel"
"""What other devices are told of this one's app, should they ask."""

News = TypeVar("News")


@dataclass(frozen=True)
class Scenes:
    """The table after a change, as this device may see it: a scene for each of its own seats, and the spectator's."""

    own: dict[int, AnyScene]
    spectator: AnyScene


class ScreenSide(Protocol):
    """What is told on the Kivy thread."""

    pace: float
    """Seconds a bot takes over a move at least."""
    recall: Recall
    """What bots that sit down now remember of earlier matches."""

    at_home: AtHome
    """How people draw on this device, for bots that learn from it."""

    def on_scenes(self, scenes: Scenes) -> None: ...
    def on_ink(self, seat: int | None, drawing: int, offset: int, ink: bytes) -> None: ...
    def on_failure(self, why: Why) -> None: ...
    def on_lobby(self, lobby: "LobbyView", code: str, places: "tuple[Place, ...]", browser_code: str = "") -> None: ...
    def on_open_to_browsers(self) -> None:
        """A table that was open to browsers is there again, and needs its pages."""

    def on_link(self, state: "State") -> None: ...
    def on_way_over(self) -> None:
        """The table is here now: there is no way to it any more that could be lost."""


class TableSide:
    """All its methods are called on the table's thread; its properties may be read on any.

    What it has to say of a table that was left meanwhile is not told any more.
    """

    def __init__(
        self, crossing: Crossing, screen: ScreenSide, token: str, folder: Path | None, pictures: "Decks | None"
    ) -> None:
        self._crossing, self._screen = crossing, screen
        self._token, self._folder, self.pictures = token, folder, pictures
        self.here: LocalTable | None = None
        self.hosting: HostedTable | None = None
        self.joined: JoinedTable | None = None
        self._succeeding: asyncio.Task[object] | None = None

    @property
    def is_host(self) -> bool:
        return self.hosting is not None

    @property
    def is_together(self) -> bool:
        """Whether other devices are, or may be, at the same table."""
        return self.hosting is not None or self.joined is not None

    @property
    def stands_in(self) -> bool:
        return self._succeeding is not None

    @property
    def membership(self) -> "Membership | None":
        """Ours at a table of another device."""
        joined = self.joined
        return None if joined is None else joined.guest.membership

    def _fail(self, why: Why) -> None:
        self._crossing.back(self._screen.on_failure, why)

    # A match ------------------------------------------------------------------------------------------------------

    async def seat_table(self, make: Callable[[], Table], path: Path | None = None) -> None:
        """Begins or goes on with a match; with its ``path`` those who had joined it may come back."""
        await self.leave_everything(for_good=False)
        try:
            table = make()
        except Refused as refused:
            return self._fail(refused.why)
        except NotSaved:
            return self._fail(Why("not-saved"))
        self._sit_down(table)
        if path is not None and path.with_name(path.name + TOGETHER).exists():
            await self._host_again(table, path)

    def _sit_down(self, table: Table) -> None:
        screen = self._screen
        self.here = LocalTable(
            table,
            self._token,
            lambda: screen.pace,
            self._on_scenes,
            self._on_ink,
            screen.recall,
            screen.at_home,
        )
        self.here.open()

    async def leave_match(self, ended: bool) -> None:
        """Nobody here plays any more.  A table of several devices goes on only after the match has ``ended``."""
        here, hosting, joined = self.here, self.hosting, self.joined
        self._stand_up()
        if hosting is not None and here is not None:
            if here.table.position.ended:
                hosting.rest()
            else:
                await self.leave_everything(for_good=False)
        elif joined is not None and not ended:
            await self.leave_everything(for_good=False)

    def _stand_up(self) -> None:
        if self.here is not None:
            self.here.leave()
            self.here = None

    async def leave_everything(self, for_good: bool) -> None:
        self._stand_up()
        hosting, joined, succeeding = self.hosting, self.joined, self._succeeding
        self.hosting = self.joined = self._succeeding = None
        if succeeding is not None:
            succeeding.cancel()
        if hosting is not None:
            await hosting.close(Why("table-closed") if for_good else None)
        if joined is not None:
            await joined.leave(for_good)

    async def settle(self) -> None:
        if self.here is not None:
            self.here.settle()

    def hear(self, raw: bytes, answered: Callable[[Answer], None]) -> None:
        back = self._crossing.back
        if self.here is not None:
            back(answered, self.here.hear(raw))
        elif self.joined is not None:
            self.joined.guest.ask(raw, lambda answer: back(answered, answer))
        elif self._succeeding is not None:
            back(answered, Answer(Why("not-heard")))

    def read_log(self, seat: int | None, drawing: int, offset: int, got: Callable[[bytes | None], None]) -> None:
        back = self._crossing.back
        if self.here is not None:
            back(got, self.here.read_log(seat, drawing, offset))
        elif self.joined is not None:
            self.joined.guest.read_log(seat, drawing, offset, lambda ink: back(got, ink))

    def _on_ink(self, seat: int | None, drawing: int, offset: int, ink: bytes) -> None:
        side = self.here or self.joined

        def tell() -> None:
            if side is (self.here or self.joined):
                self._screen.on_ink(seat, drawing, offset, ink)

        self._crossing.back(tell)

    def _on_scenes(self, scenes: dict[int, bytes], spectator: bytes) -> None:
        here = self.here
        if here is None:
            return
        decode = scene_decoder(here.table.opened.game).decode  # read here: a game's first decoder takes milliseconds
        read = Scenes({seat: decode(raw) for seat, raw in scenes.items()}, decode(spectator))

        def tell() -> None:
            if here is self.here:
                self._screen.on_scenes(read)

        self._crossing.back(tell)

    # A table of several devices: its host -------------------------------------------------------------------------

    async def host(self, record: "Record", path: Path | None = None) -> bool:
        """Whether the table is open for others now."""
        from app.bridge.hosted_table import HostedTable

        if path is None:
            await self.leave_everything(for_good=False)
        hosting = HostedTable(
            record, self._token, path, self._folder, self.pictures, self._on_lobby, self._on_alarm, APP
        )
        self.hosting = hosting
        try:
            await hosting.open()
        except OSError:
            self.hosting = None
            self._fail(Why("no-door"))
            return False
        if self.hosting is not hosting:  # left meanwhile
            await hosting.close(None)
        elif record.browser_code:
            self._crossing.back(self._screen.on_open_to_browsers)
        return self.hosting is hosting

    async def _host_again(self, table: Table, path: Path) -> None:
        """Opens the door again for those who sat at this match, if their host was killed or left."""
        from engine.lan import files

        record = files.record(path)
        if record is not None and record.lobby.match == table.opened.match and not table.position.ended:
            here = self.here
            if await self.host(record, path) and self.hosting is not None and self.here is here:
                self._serve(table)

    def _serve(self, table: Table) -> None:
        if self.hosting is not None and self.here is not None:
            self.here.together = True
            self.hosting.host.serve(table)

    def start(self, options: bytes, path_for: Callable[[Opened], Path], seed: int | None) -> None:
        """Begins the match of those who sit at our table."""
        hosting = self.hosting
        if hosting is None or self.here is not None:
            return
        try:
            opened = hosting.host.opening(options)
            path = path_for(opened)
            hosting.begin(opened, path)
            table = Table.open(opened, path, Dealer(seed))
        except (Refused, OSError) as refused:
            hosting.forget_record()
            return self._fail(refused.why if isinstance(refused, Refused) else Why("not-saved"))
        self._sit_down(table)
        self._serve(table)

    def _on_alarm(self, why: Why) -> None:
        """Another device has carried this match on: this one does not open the door to it again."""
        if self.hosting is not None:
            self.hosting.give_up()
        self._crossing.spawn(self.leave_everything(for_good=False))
        self._fail(why)

    def open_to_browsers(self, site: "TableSite | None") -> None:
        if self.hosting is not None:
            self.hosting.open_to_browsers(site)

    # A table of several devices: a guest --------------------------------------------------------------------------

    async def join(self, membership: "Membership", code: str | None) -> None:
        from app.bridge.joined_table import JoinedTable
        from engine.lan.files import Memberships

        await self.leave_everything(for_good=False)
        kept = None if self._folder is None else Memberships(self._folder)
        joined = self.joined = JoinedTable(membership, code, kept, self.pictures, APP)
        guest = joined.guest

        def tell(hear: Callable[[News], None], news: News) -> None:
            if joined is self.joined:
                hear(news)

        def on_state(state: "State") -> None:
            joined.heard(state)
            self._crossing.back(tell, self._screen.on_link, state)

        guest.on_state = on_state
        guest.session.on_lobby = self._on_lobby
        guest.session.on_ink = self._on_ink
        guest.session.on_news = lambda scenes, spectator: self._crossing.back(
            tell, self._screen.on_scenes, Scenes(scenes, spectator)
        )
        guest.start()

    def stand_by(self, agrees: bool) -> None:
        if self.joined is not None:
            self.joined.stand_by(agrees, self._folder)

    def try_code(self, code: str) -> None:
        if self.joined is not None:
            self.joined.guest.try_code(code)

    async def stand_in(self, own: "Membership", code: str, path_for: Callable[[Opened], Path]) -> None:
        """Waits for a second device to agree, then carries the match on here."""
        from app.bridge.joined_table import copy_of
        from app.bridge.takeover import TakeOver

        if self._folder is None:
            return
        succeeding = TakeOver(own, code, copy_of(own, self._folder), self._token, APP)
        try:
            await succeeding.check()
            await self.leave_everything(for_good=False)
            waiting = self._succeeding = asyncio.create_task(succeeding.wait())
            self._crossing.back(self._tell_standing_in, waiting)
            path, make = succeeding.lay_out(await waiting, path_for)
        except Refused as refused:
            return self._fail(refused.why)
        except NotSaved:
            return self._fail(Why("not-saved"))
        except OSError:
            return self._fail(Why("no-door"))
        except asyncio.CancelledError:
            return  # left meanwhile
        self._succeeding = None
        self._crossing.back(self._tell_way_over)
        await self.seat_table(make, path)

    def _tell_way_over(self) -> None:
        if self.joined is None:
            self._screen.on_way_over()

    def _tell_standing_in(self, waiting: "asyncio.Task[object]") -> None:
        from engine.lan.guest.guest import State

        if waiting is self._succeeding:
            self._screen.on_link(State("seeking", standing_in=True))

    # A table of several devices: both -----------------------------------------------------------------------------

    def wish(self, wish: "Wish", answered: "Callable[[Why | None], None]") -> None:
        back = self._crossing.back
        if self.hosting is not None:
            back(answered, self.hosting.host.wish(wish))
        elif self.joined is not None:
            self.joined.guest.wish(wish, lambda why: back(answered, why))

    def knock_now(self) -> None:
        if self.joined is not None:
            self.joined.guest.knock_now()
        if self.hosting is not None:
            self._crossing.spawn(self.hosting.renew())

    def face(self, face: str, got: Callable[[bytes | None], None]) -> None:
        back = self._crossing.back
        if self.joined is not None:
            self.joined.guest.face(face, lambda found: back(got, found))
        else:
            back(got, None if self.hosting is None else self.hosting.host.face(face))

    def _on_lobby(self, lobby: "LobbyView") -> None:
        side = self.hosting or self.joined
        if side is None:  # a table that is being left has last words
            return
        code = browser_code = ""
        places: tuple[Place, ...] = ()
        if self.hosting is not None:
            record, places = self.hosting.host.record, self.hosting.places
            code, browser_code = record.code, record.browser_code

        def tell() -> None:
            if side is (self.hosting or self.joined):
                self._screen.on_lobby(lobby, code, places, browser_code)

        self._crossing.back(tell)
