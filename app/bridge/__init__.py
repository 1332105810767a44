"""The only crossing between the Kivy thread and the table's thread.

Bytes go one way through the table's event loop, scenes come back the other way through ``Clock.schedule_once``.
The table, its bots and its journal live on a thread of their own: they go on while the screen is busy, and the
screen goes on while they think or save.  So does the network, if others join this table, or this device joins theirs:
to a page it is all one whether the table is here or across the room.
"""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from kivy.clock import Clock

from app.bridge.here import TableHere
from engine import requests
from engine.dealer import Dealer
from engine.entries import Opened
from engine.gate import Refused
from engine.journal import NotSaved
from engine.library.matches import TOGETHER
from engine.requests import Request
from engine.rules import Why
from engine.table import Answer, Scene, Table, scene_decoder

if TYPE_CHECKING:  # the network is loaded when somebody wants to play over it
    from app.bridge.hosting import Hosting
    from app.bridge.joined import Joined
    from engine.lan.guest import Membership, Place, State
    from engine.lan.lobby import LobbyView, Wish
    from engine.lan.record import Record
    from engine.library.decks import Decks

PATIENCE = 2.0
"""Seconds the screen waits for the table to close or flush: a slow card takes a tenth, a dead one should not hang."""

BOT_PACE = 0.9
"""Seconds a bot takes over a move at least: people want to see what it does."""

APP = "Easel"
"""What other devices are told of this one's app, should they ask."""


@dataclass(frozen=True)
class Told:
    """One change of the table, as this device may see it: a scene for each of its seats, and the spectator's."""

    scenes: dict[int, Scene[Any, Any]]
    spectator: Scene[Any, Any]


class Bridge:
    """Opens, resumes, hosts, joins and leaves one table at a time, and carries what is said and told.

    ``folder`` is where this device keeps which tables of others it may come back to; ``pictures`` are those of its own
    decks, which others need who play with them.
    """

    def __init__(self, token: str, folder: Path | None = None, pictures: "Decks | None" = None) -> None:
        self.told: Callable[[Told], None] = lambda told: None
        self.ink_told: Callable[[int | None, int, int, bytes], None] = lambda seat, drawing, offset, ink: None
        """What was drawn elsewhere on a drawing of which somebody here has read the log: seat, drawing, offset, ink."""
        self.failed: Callable[[Why], None] = lambda why: None
        self.lobby_told: Callable[[LobbyView], None] = lambda lobby: None
        self.link_told: Callable[[State], None] = lambda state: None
        self.latest: Told | None = None
        self.lobby: LobbyView | None = None
        """Who is at the table, if other devices may be: before the match and during it."""
        self.link: State | None = None
        """Where this device stands with a table of another one."""
        self.code = ""
        self.places: tuple[Place, ...] = ()
        """Where others find the table that this device hosts."""
        self.pace = BOT_PACE
        self._accepted: dict[int, int] = {}
        """For each seat here, the number of its last move that was accepted."""
        self._token, self._folder, self._pictures = token, folder, pictures
        self._here: TableHere | None = None
        self._hosting: Hosting | None = None
        self._joined: Joined | None = None
        self._succeeding: asyncio.Task[Any] | None = None
        self._doing: set[asyncio.Task[Any]] = set()
        self.loop = asyncio.new_event_loop()
        self.loop.set_exception_handler(_show_failure)
        self._thread = threading.Thread(target=self.loop.run_forever, name="table", daemon=True)
        self._thread.start()

    # On the Kivy thread: a match -------------------------------------------------------------------------------

    def open(self, opened: Opened, path: Path, seed: int | None = None) -> None:
        """Begins a match in a new file; ``told`` or ``failed`` follows."""
        self._begin(lambda: Table.open(opened, path, Dealer(seed)))

    def resume(self, path: Path) -> None:
        """Goes on with a saved match; ``told`` or ``failed`` follows.  One that others had joined, they join again."""
        self._begin(lambda: Table.resume(path), path)

    def _begin(self, make: Callable[[], Table], path: Path | None = None) -> None:
        self._forget_table()
        self._do(lambda: self._spawn(self._seat_table(make, path)))

    def say(self, seat: int, move: Any, answered: Callable[[Answer], None]) -> None:
        """Says a move.  Said twice before it is told, it carries the same number and is played once."""
        if self.latest is None:
            return
        # The answer may be here before the scene: scenes in which only ink was added are told seldom.
        number = max(self.latest.scenes[seat].heard, self._accepted.get(seat, 0)) + 1

        def heard(answer: Answer) -> None:
            if answer.accepted:
                self._accepted[seat] = max(answer.number, self._accepted.get(seat, 0))
            answered(answer)

        self._send(requests.say(seat, number, move), heard)

    def read_log(self, seat: int | None, drawing: int, offset: int, got: Callable[[bytes | None], None]) -> None:
        """Asks for the ink of a drawing from ``offset`` on, as far as that seat of ours (or a spectator) may see it."""
        self._do(lambda: self._read_log(seat, drawing, offset, got))

    def ask(self, request: Request, answered: Callable[[Answer], None]) -> None:
        """Asks the table for something that is no move: pause, a bot, breaking off."""
        self._send(msgspec.json.encode(request), answered)

    def _send(self, raw: bytes, answered: Callable[[Answer], None]) -> None:
        self._do(lambda: self._hear(raw, answered))

    def settle(self) -> None:
        """Flushes the match to the medium before returning: the system may stop the app at any moment after."""

        async def flush() -> None:
            if self._here is not None:
                self._here.settle()

        self._and_wait(flush)

    def close(self) -> None:
        """Leaves the match, which waits on disk; its file is closed when this returns.

        After its end a table of several devices goes on: all are back in the lobby.  Left before, the others wait
        until this device comes back.
        """
        self._and_wait(self._leave_match)
        self.latest = None
        if self._hosting is None and self._joined is None:
            self._forget_table()

    def stop(self) -> None:
        """Ends the table's thread; the bridge cannot be used after."""
        self._and_wait(lambda: self._leave_everything(for_good=False))
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(timeout=5)

    # On the Kivy thread: a table of several devices ------------------------------------------------------------

    @property
    def is_host(self) -> bool:
        """Whether other devices may join at this one."""
        return self._hosting is not None

    def host(self, name: str, device: str, game: str, variant: str, options: bytes = b"{}") -> None:
        """Opens a table that others can join; ``lobby_told`` or ``failed`` follows."""
        from engine.lan.record import new_record

        self._forget_table()
        record = new_record(name, device, game, variant, options)
        self._do(lambda: self._spawn(self._host(record, None)))

    def start(self, options: bytes, path_for: Callable[[Opened], Path], seed: int | None = None) -> None:
        """Begins the match of those who sit at the table that this device hosts; ``told`` or ``failed`` follows."""
        self._do(lambda: self._start(options, path_for, seed))

    def join(self, places: "Place | tuple[Place, ...]", table: str, code: str, device: str) -> None:
        """Joins a table of another device; ``link_told`` follows, and ``lobby_told`` when we are in."""
        from msgspec.structs import replace

        from engine.lan.guest import Place, new_membership

        known = (places,) if isinstance(places, Place) else places
        membership = replace(new_membership(known[0], table, device), places=known)
        self._enter(membership, code)

    def rejoin(self, membership: "Membership") -> None:
        """Comes back to a table that this device was at."""
        self._enter(membership, None)

    def _enter(self, membership: "Membership", code: str | None) -> None:
        self._forget_table()
        self._do(lambda: self._spawn(self._join(membership, code)))

    def memberships(self) -> "tuple[Membership, ...]":
        """The tables that this device may come back to, the newest first."""
        if self._folder is None or not self._folder.is_dir():
            return ()
        from engine.lan.saved import Memberships

        return Memberships(self._folder).all()

    def wish(self, wish: "Wish", answered: "Callable[[Why | None], None]" = lambda why: None) -> None:
        """A wish for the lobby; why it does not come true, or None."""
        self._do(lambda: self._wish(wish, answered))

    def try_code(self, code: str) -> None:
        """Another code after a wrong one; or the agreement that another device carries the match on."""
        self._with_guest(lambda joined: joined.guest.try_code(code))

    def knock_now(self) -> None:
        """The device woke up, or is in another network: whatever can be done about it, at once."""

        def knock() -> None:
            if self._joined is not None:
                self._joined.guest.knock_now()
            if self._hosting is not None:
                self._spawn(self._hosting.renew())

        self._do(knock)

    def face(self, face: str, got: Callable[[bytes | None], None]) -> None:
        """The face of somebody at the table; None if it cannot be had."""

        def fetch() -> None:
            if self._joined is not None:
                self._joined.guest.face(face, lambda found: self._later(got, found))
            else:
                self._later(got, None if self._hosting is None else self._hosting.host.face(face))

        self._do(fetch)

    def stand_by(self, agrees: bool) -> None:
        """Whether this device keeps a sealed copy of the match, for the case that the host is gone for good."""
        self._with_guest(lambda joined: joined.stand_by(agrees, self._folder))

    def can_stand_in(self, membership: "Membership | None" = None) -> bool:
        """Whether there is a copy on this device with which it could carry on a match: ours, or that of a table."""
        from app.bridge.joined import copy_of

        own = membership or (self._joined.guest.membership if self._joined is not None else None)
        return own is not None and self._folder is not None and copy_of(own, self._folder).is_there

    @property
    def stands_in(self) -> bool:
        """Whether this device waits for a second one to agree that it carries a match on."""
        return self._succeeding is not None

    def stand_in(self, code: str, path_for: Callable[[Opened], Path], membership: "Membership | None" = None) -> None:
        """Carries the match on in place of its host, which is gone for good.

        It begins when the people of a second device agree, by typing the code there: then ``told`` follows.  Until
        then ``link_told`` says that we are standing in; ``failed`` if the code is wrong or there is no copy.
        """
        own = membership or (self._joined.guest.membership if self._joined is not None else None)
        if own is not None:
            self._do(lambda: self._spawn(self._stand_in(own, code, path_for)))

    def leave(self, for_good: bool = False) -> None:
        """Leaves a table of several devices.

        ``for_good``: a host closes it and sends everybody home; a guest's chairs are free again.  Otherwise the others
        see that this device is away, and it may come back.
        """
        self._and_wait(lambda: self._leave_everything(for_good))
        self._forget_table()

    def _with_guest(self, do: "Callable[[Joined], None]") -> None:
        def obey() -> None:
            if self._joined is not None:
                do(self._joined)

        self._do(obey)

    def _forget_table(self) -> None:
        self.latest = self.lobby = self.link = None
        self.code, self.places = "", ()

    # Crossing ----------------------------------------------------------------------------------------------------

    def _do(self, do: Callable[[], Any]) -> None:
        self.loop.call_soon_threadsafe(do)

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = self.loop.create_task(work)
        self._doing.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._doing.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            self.loop.call_exception_handler({"message": "the table's thread failed", "exception": fault})

    def _and_wait(self, do: Callable[[], Coroutine[Any, Any, None]]) -> None:
        done = threading.Event()

        async def obey() -> None:
            try:
                await do()
            finally:
                done.set()

        self._do(lambda: self._spawn(obey()))
        done.wait(PATIENCE)

    def _later(self, callback: Callable[[Any], None], value: Any) -> None:
        Clock.schedule_once(lambda dt: callback(value))

    # On the table's thread: a match ------------------------------------------------------------------------------

    async def _seat_table(self, make: Callable[[], Table], path: Path | None) -> None:
        await self._leave_everything(for_good=False)
        try:
            table = make()
        except Refused as refused:
            return self._later(self.failed, refused.why)
        except NotSaved:
            return self._later(self.failed, Why("not-saved"))
        self._sit_down(table)
        if path is not None and path.with_name(path.name + TOGETHER).exists():
            await self._host_again(table, path)

    def _sit_down(self, table: Table) -> None:
        self._here = TableHere(table, self._token, lambda: self.pace, self._on_scenes, self._on_ink)
        self._here.open()

    async def _leave_match(self) -> None:
        here, hosting, joined = self._here, self._hosting, self._joined
        self._stand_up()
        if hosting is not None and here is not None:
            if here.table.position.ended:
                hosting.rest()
            else:
                await self._leave_everything(for_good=False)
        elif joined is not None and self.latest is not None and not self.latest.spectator.ended:
            await self._leave_everything(for_good=False)

    def _stand_up(self) -> None:
        """Nobody here plays any more."""
        if self._here is not None:
            self._here.leave()
            self._here = None

    async def _leave_everything(self, for_good: bool) -> None:
        self._stand_up()
        hosting, joined, succeeding = self._hosting, self._joined, self._succeeding
        self._hosting = self._joined = self._succeeding = None
        if succeeding is not None:
            succeeding.cancel()
        if hosting is not None:
            await hosting.close(Why("table-closed") if for_good else None)
        if joined is not None:
            await joined.leave(for_good)

    def _hear(self, raw: bytes, answered: Callable[[Answer], None]) -> None:
        if self._here is not None:
            self._later(answered, self._here.hear(raw))
        elif self._joined is not None:
            self._joined.guest.ask(raw, lambda answer: self._later(answered, answer))
        elif self._succeeding is not None:
            self._later(answered, Answer(Why("not-heard")))

    def _read_log(self, seat: int | None, drawing: int, offset: int, got: Callable[[bytes | None], None]) -> None:
        if self._here is not None:
            self._later(got, self._here.read_log(seat, drawing, offset))
        elif self._joined is not None:
            self._joined.guest.read_log(seat, drawing, offset, lambda ink: self._later(got, ink))

    def _on_ink(self, seat: int | None, drawing: int, offset: int, ink: bytes) -> None:
        side = self._here or self._joined

        def tell(dt: float) -> None:
            if side is (self._here or self._joined):
                self.ink_told(seat, drawing, offset, ink)

        Clock.schedule_once(tell)

    def _on_scenes(self, scenes: dict[int, bytes], spectator: bytes) -> None:
        here = self._here

        def tell(dt: float) -> None:
            if here is self._here and here is not None:
                decode = scene_decoder(here.table.opened.game).decode
                self._tell(Told({seat: decode(raw) for seat, raw in scenes.items()}, decode(spectator)))

        Clock.schedule_once(tell)

    # On the table's thread: several devices ----------------------------------------------------------------------

    async def _host(self, record: "Record", path: Path | None) -> bool:
        """Whether the table is open for others now."""
        from app.bridge.hosting import Hosting

        if path is None:
            await self._leave_everything(for_good=False)
        hosting = Hosting(record, self._token, path, self._pictures, self._on_lobby, self._on_alarm, APP)
        self._hosting = hosting
        try:
            await hosting.open()
        except OSError:
            self._hosting = None
            self._later(self.failed, Why("no-door"))
            return False
        if self._hosting is not hosting:  # left meanwhile
            await hosting.close(None)
        return self._hosting is hosting

    async def _host_again(self, table: Table, path: Path) -> None:
        """Opens the door again for those who sat at this match, if their host was killed or left."""
        from engine.lan import saved

        record = saved.record(path)
        if record is not None and record.lobby.match == table.opened.match and not table.position.ended:
            here = self._here
            if await self._host(record, path) and self._hosting is not None and self._here is here:
                self._serve(table)

    def _serve(self, table: Table) -> None:
        if self._hosting is not None and self._here is not None:
            self._here.together = True
            self._hosting.host.serve(table)

    def _start(self, options: bytes, path_for: Callable[[Opened], Path], seed: int | None) -> None:
        hosting = self._hosting
        if hosting is None or self._here is not None:
            return
        try:
            opened = hosting.host.opening(options)
            path = path_for(opened)
            hosting.begin(opened, path)
            table = Table.open(opened, path, Dealer(seed))
        except (Refused, OSError) as refused:
            hosting.forget_record()
            why = refused.why if isinstance(refused, Refused) else Why("not-saved")
            return self._later(self.failed, why)
        self._sit_down(table)
        self._serve(table)

    async def _join(self, membership: "Membership", code: str | None) -> None:
        from app.bridge.joined import Joined
        from engine.lan.saved import Memberships

        await self._leave_everything(for_good=False)
        kept = None if self._folder is None else Memberships(self._folder)
        joined = self._joined = Joined(membership, code, kept, self._pictures, APP)
        guest = joined.guest

        def on_state(state: "State") -> None:
            joined.heard(state)
            Clock.schedule_once(lambda dt: self._tell_link(joined, state))

        guest.on_state = on_state
        guest.talk.on_lobby = self._on_lobby
        guest.talk.on_ink = self._on_ink
        guest.talk.on_news = lambda scenes, spectator: self._later(
            lambda told: self._tell(told) if joined is self._joined else None, Told(scenes, spectator)
        )
        guest.start()

    async def _stand_in(self, own: "Membership", code: str, path_for: Callable[[Opened], Path]) -> None:
        from app.bridge.joined import copy_of
        from app.bridge.succeeding import Succeeding
        from engine.lan.guest import State

        if self._folder is None:
            return
        succeeding = Succeeding(own, code, copy_of(own, self._folder), self._token, APP)
        try:
            await succeeding.check()
            await self._leave_everything(for_good=False)
            waiting = self._succeeding = self.loop.create_task(succeeding.wait())
            self._later(self._tell_standing_in, (waiting, State("seeking", standing_in=True)))
            path, make = succeeding.lay_out(await waiting, path_for)
        except Refused as refused:
            return self._later(self.failed, refused.why)
        except NotSaved:
            return self._later(self.failed, Why("not-saved"))
        except OSError:
            return self._later(self.failed, Why("no-door"))
        except asyncio.CancelledError:
            return  # left meanwhile
        self._succeeding = None
        Clock.schedule_once(self._forget_way)
        await self._seat_table(make, path)

    def _forget_way(self, dt: float) -> None:
        """The table is here now: there is no way to it any more that could be lost."""
        if self._joined is None:
            self.link = None

    def _tell_standing_in(self, news: "tuple[asyncio.Task[Any], State]") -> None:
        waiting, state = news
        if waiting is self._succeeding:
            self.link = state
            self.link_told(state)

    def _wish(self, wish: "Wish", answered: "Callable[[Why | None], None]") -> None:
        if self._hosting is not None:
            self._later(answered, self._hosting.host.wish(wish))
        elif self._joined is not None:
            self._joined.guest.wish(wish, lambda why: self._later(answered, why))

    def _on_lobby(self, lobby: "LobbyView") -> None:
        side = self._hosting or self._joined
        code = ""
        places: tuple[Place, ...] = ()
        if self._hosting is not None:
            code, places = self._hosting.host.record.code, self._hosting.places

        def tell(dt: float) -> None:
            if side is (self._hosting or self._joined):
                self.lobby, self.code, self.places = lobby, code, places
                self.lobby_told(lobby)

        Clock.schedule_once(tell)

    def _on_alarm(self, why: Why) -> None:
        """Another device has carried this match on: this one does not open the door to it again."""
        if self._hosting is not None:
            self._hosting.forget_record()
        self._spawn(self._leave_everything(for_good=False))
        self._later(self.failed, why)

    # Back on the Kivy thread -------------------------------------------------------------------------------------

    def _tell(self, told: Told) -> None:
        if self.latest is None or self.latest.spectator.match != told.spectator.match:
            self._accepted.clear()
        self.latest = told
        self.told(told)

    def _tell_link(self, joined: "Joined", state: "State") -> None:
        if joined is self._joined:
            self.link = state
            self.link_told(state)


def _show_failure(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """A fault of ours on the table's thread must not pass in silence: it is raised where the app is seen to stop."""
    fault = context.get("exception") or RuntimeError(context["message"])

    def fail(dt: float) -> None:
        raise fault

    Clock.schedule_once(fail)
