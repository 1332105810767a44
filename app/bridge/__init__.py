"""The only crossing between the Kivy thread and the table's thread; this is the Kivy thread's side of it.

Bytes go one way through the table's event loop, scenes come back the other way through ``Clock.schedule_once``.
The table, its bots and its journal live on a thread of their own: they go on while the screen is busy, and the
screen goes on while they think or save.  So does the network, if others join this table, or this device joins theirs:
to a page it is all one whether the table is here or across the room.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from app.bridge.crossing import Crossing
from app.bridge.news import News
from app.bridge.table_thread import Scenes as Scenes
from app.bridge.table_thread import TableSide
from engine import requests
from engine.bots import AtHome, nothing_at_home
from engine.companion.words import NOTHING, Recall
from engine.dealer import Dealer
from engine.entries import Opened
from engine.requests import Request
from engine.rules import Why
from engine.table import Answer, Table

if TYPE_CHECKING:  # the network is loaded when somebody wants to play over it
    import asyncio

    from engine.lan.guest.guest import Membership, Place, State
    from engine.lan.host.record import Record
    from engine.lan.lobby.lobby import LobbyView
    from engine.lan.lobby.wishes import Wish
    from engine.library.decks import Decks

BOT_PACE = 0.9
"""Seconds a bot takes over a move at least: people want to see what it does."""


class Bridge:
    """Opens, resumes, hosts, joins and leaves one table at a time, and carries what is said and told.

    ``folder`` is where this device keeps which tables of others it may come back to; ``pictures`` are those of its own
    decks, which others need who play with them; ``recall`` tells what bots that sit down remember of earlier matches.
    """

    def __init__(
        self,
        token: str,
        folder: Path | None = None,
        pictures: "Decks | None" = None,
        recall: Callable[[], Recall] = lambda: NOTHING,
    ) -> None:
        self.scenes: News[[Scenes]] = News()
        self.ink: News[[int | None, int, int, bytes]] = News()
        """What was drawn elsewhere on a drawing of which somebody here has read the log: seat, drawing, offset, ink."""
        self.failures: News[[Why]] = News()
        self.lobbies: News[[LobbyView]] = News()
        self.links: News[[State]] = News()
        self.latest: Scenes | None = None
        self.lobby: LobbyView | None = None
        """Who is at the table, if other devices may be: before the match and during it."""
        self.link: State | None = None
        """Where this device stands with a table of another one."""
        self.code = ""
        self.browser_code = ""
        """What lets a browser in at the table that this device hosts; empty while it is shut to them."""
        self.places: tuple[Place, ...] = ()
        """Where others find the table that this device hosts."""
        self.pace = BOT_PACE
        self.recall = NOTHING
        self._recall = recall
        self.at_home: AtHome = nothing_at_home
        self._accepted: dict[int, int] = {}
        """For each seat here, the number of its last move that was accepted."""
        self._folder = folder
        self._crossing = Crossing()
        self._table_side = TableSide(self._crossing, self, token, folder, pictures)

    @property
    def loop(self) -> "asyncio.AbstractEventLoop":
        """The table's thread runs it."""
        return self._crossing.loop

    # A match ------------------------------------------------------------------------------------------------------

    def open(self, opened: Opened, path: Path, seed: int | None = None) -> None:
        """Begins a match in a new file; ``scenes`` or ``failures`` follow."""
        self._forget_table()
        self.recall = self._recall()
        self._crossing.begin(lambda: self._table_side.seat_table(lambda: Table.open(opened, path, Dealer(seed))))

    def resume(self, path: Path) -> None:
        """Goes on with a saved match; ``scenes`` or ``failures`` follow.  Those who had joined it join again."""
        self._forget_table()
        self.recall = self._recall()
        self._crossing.begin(lambda: self._table_side.seat_table(lambda: Table.resume(path), path))

    def say(self, seat: int, move: Struct, answered: Callable[[Answer], None]) -> None:
        """Says a move.  Said twice before it is told, it carries the same number and is played once."""
        if self.latest is None:
            return
        # The answer may be here before the scene: scenes in which only ink was added are told seldom.
        number = max(self.latest.own[seat].heard, self._accepted.get(seat, 0)) + 1

        def heard(answer: Answer) -> None:
            if answer.accepted:
                self._accepted[seat] = max(answer.number, self._accepted.get(seat, 0))
            answered(answer)

        self._send(requests.say(seat, number, move), heard)

    def read_log(self, seat: int | None, drawing: int, offset: int, got: Callable[[bytes | None], None]) -> None:
        """Asks for the ink of a drawing from ``offset`` on, as far as that seat of ours (or a spectator) may see it."""
        self._crossing.do(lambda: self._table_side.read_log(seat, drawing, offset, got))

    def ask(self, request: Request, answered: Callable[[Answer], None]) -> None:
        """Asks the table for something that is no move: pause, a bot, breaking off."""
        self._send(msgspec.json.encode(request), answered)

    def _send(self, raw: bytes, answered: Callable[[Answer], None]) -> None:
        self._crossing.do(lambda: self._table_side.hear(raw, answered))

    def settle(self) -> bool:
        """Flushes the match to the medium: the system may stop the app at any moment after.  Whether it is done."""
        return self._crossing.and_wait(self._table_side.settle)

    def close(self) -> bool:
        """Leaves the match, which waits on disk; whether its file is closed when this returns.

        After its end a table of several devices goes on: all are back in the lobby.  Left before, the others wait
        until this device comes back.
        """
        ended = self.latest is None or self.latest.spectator.ended
        closed = self._crossing.and_wait(lambda: self._table_side.leave_match(ended))
        self.latest = None
        if not self._table_side.is_together:
            self._forget_table()
        return closed

    def stop(self) -> bool:
        """Ends the table's thread; the bridge cannot be used after.  Whether all was put in order before."""
        in_order = self._crossing.and_wait(lambda: self._table_side.leave_everything(for_good=False))
        self._crossing.stop()
        return in_order

    # A table of several devices -----------------------------------------------------------------------------------

    @property
    def is_host(self) -> bool:
        """Whether other devices may join at this one."""
        return self._table_side.is_host

    @property
    def is_guest(self) -> bool:
        """Whether the table is another device's."""
        return self.link is not None

    def host(self, name: str, device: str, game: str, variant: str, options: bytes = b"{}") -> None:
        """Opens a table that others can join; ``lobbies`` or ``failures`` follow."""
        from engine.lan.host.record import new_record

        self._forget_table()
        record = new_record(name, device, game, variant, options)
        self._crossing.begin(lambda: self._table_side.host(record))

    def laid_table(self) -> "Record | None":
        """The table of this device that others may be waiting at, since it was stopped before a match."""
        if self._folder is None or not self._folder.is_dir():
            return None
        from engine.lan.files import LaidTable

        return LaidTable(self._folder).there()

    def host_again(self, record: "Record") -> None:
        """Opens that table again; ``lobbies`` or ``failures`` follow."""
        self._forget_table()
        self._crossing.begin(lambda: self._table_side.host(record))

    def open_to_browsers(self, is_open: bool) -> None:
        """Whether phones and computers without Easel may join the table that this device hosts, by its pages."""
        site = None
        if is_open:
            from app.web.site import TableSite

            site = TableSite(None if self._folder is None else self._folder / "pages")
        self._crossing.do(lambda: self._table_side.open_to_browsers(site))

    def start(self, options: bytes, path_for: Callable[[Opened], Path], seed: int | None = None) -> None:
        """Begins the match of those who sit at the table that this device hosts; ``scenes`` or ``failures`` follow."""
        self.recall = self._recall()
        self._crossing.do(lambda: self._table_side.start(options, path_for, seed))

    def join(self, places: "Place | tuple[Place, ...]", table: str, code: str, device: str) -> None:
        """Joins a table of another device; ``links`` follow, and ``lobbies`` when we are in."""
        from msgspec.structs import replace

        from engine.lan.guest.guest import Place, new_membership

        known = (places,) if isinstance(places, Place) else places
        membership = replace(new_membership(known[0], table, device), places=known)
        self._enter(membership, code)

    def rejoin(self, membership: "Membership") -> None:
        """Comes back to a table that this device was at."""
        self._enter(membership, None)

    def _enter(self, membership: "Membership", code: str | None) -> None:
        self._forget_table()
        self._crossing.begin(lambda: self._table_side.join(membership, code))

    def memberships(self) -> "tuple[Membership, ...]":
        """The tables that this device may come back to, the newest first."""
        if self._folder is None or not self._folder.is_dir():
            return ()
        from engine.lan.files import Memberships

        return Memberships(self._folder).all()

    def wish(self, wish: "Wish", answered: "Callable[[Why | None], None]" = lambda why: None) -> None:
        """A wish for the lobby; why it does not come true, or None."""
        self._crossing.do(lambda: self._table_side.wish(wish, answered))

    def try_code(self, code: str) -> None:
        """Another code after a wrong one; or the agreement that another device carries the match on."""
        self._crossing.do(lambda: self._table_side.try_code(code))

    def knock_now(self) -> None:
        """The device woke up, or is in another network: whatever can be done about it, at once."""
        self._crossing.do(self._table_side.knock_now)

    def face(self, face: str, got: Callable[[bytes | None], None]) -> None:
        """The face of somebody at the table; None if it cannot be had."""
        self._crossing.do(lambda: self._table_side.face(face, got))

    def stand_by(self, agrees: bool) -> None:
        """Whether this device keeps a sealed copy of the match, for the case that the host is gone for good."""
        self._crossing.do(lambda: self._table_side.stand_by(agrees))

    def can_stand_in(self, membership: "Membership | None" = None) -> bool:
        """Whether there is a copy on this device with which it could carry on a match: ours, or that of a table."""
        from app.bridge.joined_table import copy_of

        own = membership or self._table_side.membership
        return own is not None and self._folder is not None and copy_of(own, self._folder).is_there

    @property
    def stands_in(self) -> bool:
        """Whether this device waits for a second one to agree that it carries a match on."""
        return self._table_side.stands_in

    def stand_in(self, code: str, path_for: Callable[[Opened], Path], membership: "Membership | None" = None) -> None:
        """Carries the match on in place of its host, which is gone for good.

        It begins when the people of a second device agree, by typing the code there: then ``scenes`` follow.  Until
        then ``links`` say that we are standing in; ``failures`` if the code is wrong or there is no copy.
        """
        own = membership or self._table_side.membership
        if own is not None:
            self._crossing.begin(lambda: self._table_side.stand_in(own, code, path_for))

    def leave(self, for_good: bool = False) -> None:
        """Leaves a table of several devices.

        ``for_good``: a host closes it and sends everybody home; a guest's chairs are free again.  Otherwise the others
        see that this device is away, and it may come back.
        """
        self._crossing.and_wait(lambda: self._table_side.leave_everything(for_good))
        self._forget_table()

    def _forget_table(self) -> None:
        self.latest = self.lobby = self.link = None
        self.code, self.browser_code, self.places = "", "", ()

    # What comes from the table's side -----------------------------------------------------------------------------

    def on_scenes(self, scenes: Scenes) -> None:
        if self.latest is None or self.latest.spectator.match != scenes.spectator.match:
            self._accepted.clear()
        self.latest = scenes
        self.scenes.tell(scenes)

    def on_ink(self, seat: int | None, drawing: int, offset: int, ink: bytes) -> None:
        self.ink.tell(seat, drawing, offset, ink)

    def on_failure(self, why: Why) -> None:
        self.failures.tell(why)

    def on_lobby(self, lobby: "LobbyView", code: str, places: "tuple[Place, ...]", browser_code: str = "") -> None:
        self.lobby, self.code, self.places, self.browser_code = lobby, code, places, browser_code
        self.lobbies.tell(lobby)

    def on_open_to_browsers(self) -> None:
        self.open_to_browsers(True)

    def on_link(self, state: "State") -> None:
        self.link = state
        self.links.tell(state)

    def on_way_over(self) -> None:
        self.link = None
