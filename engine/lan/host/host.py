"""A table that other devices can join: lets them in, keeps the lobby, tells each what it may know, hears its moves."""

import asyncio
import hmac
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine import table as tables
from engine.entries import Opened
from engine.gate import Refused
from engine.lan.host.browser_door import BrowserDoor, BrowserSession
from engine.lan.host.device_session import DeviceSession
from engine.lan.host.match_news import MatchNews
from engine.lan.host.record import Known, Record, lasting
from engine.lan.lobby import lobby, wishes
from engine.lan.lobby.lobby import Lobby, LobbyView
from engine.lan.lobby.wishes import Give, PutOut, Sit, Wish
from engine.lan.net.link import Link, LinkLost, Network, Serving, watch
from engine.lan.net.real_network import real_network
from engine.lan.protocol import frames, keys
from engine.lan.protocol.frames import Enter, LetIn, Sign, Sorry
from engine.lan.protocol.handshake import Admitted, HostHandshake, TurnedAway
from engine.lan.protocol.rate_limit import RateLimit
from engine.lan.takeover import standby
from engine.rules import Sentence, Why
from engine.seats import holder_of
from engine.table import Table

if TYPE_CHECKING:  # pages are loaded when a host shows them
    from engine.lan.net.page_visit import Site

HANDSHAKE = 5.0
"""Seconds for the first words; a slow phone needs a quarter of one to agree on a key."""

SAYS: dict[str, Sentence] = {
    "table-closed": "The table was closed.",
    "went-on-elsewhere": "Another device has continued the match. Join it there.",
    "another-device": "Another device has taken these seats.",
    "no-door": "Other devices cannot reach this one now. Is it on a network?",
    "no-match-here": "There is no match at this table now.",
}


class Host:
    """Make it on the table's loop.  ``token`` is the one with which the host's own device speaks at the table.

    ``keep`` is called with the record whenever it has changed, before anybody is told, and may raise OSError if it
    cannot be kept; ``changed`` whenever the lobby is no longer what it was; ``alarm`` when another device has carried
    the match on and this one is host no more.
    """

    def __init__(
        self,
        record: Record,
        token: str,
        network: Network | None = None,
        keep: Callable[[Record], None] = lambda record: None,
        changed: Callable[[], None] = lambda: None,
        alarm: Callable[[Why], None] = lambda why: None,
        app: str = "",
    ) -> None:
        self._record, self._token, self._app = record, token, app
        self._kept = record
        self._network = network or real_network()
        self._keep, self._on_changed, self._alarm = keep, changed, alarm
        self._loop = asyncio.get_running_loop()
        self._limit = RateLimit(self._loop.time)
        self._copy_lock = b""
        self._secrets = {known.id: known.secret for known in record.known}
        self._sessions: dict[str, DeviceSession] = {}
        self._handshake = HostHandshake(
            record.lobby.table, lambda: self._record.code, self._secrets.items, self._limit, self._network, app
        )
        self._browser_door = BrowserDoor(lambda: self._record.browser_code, self._secrets.get, self._limit)
        self._sign: Callable[[str], Sign] = lambda code: Sign("", code)
        self._serving: Serving | None = None
        self._away_since: dict[str, float] = {}
        self._closed = False
        self.news = MatchNews(self._sessions)
        self.picture_of: Callable[[str], bytes | None] = lambda picture: None
        """The bytes of a picture of the table's own deck, for devices that lack it."""

    @property
    def lobby(self) -> Lobby:
        return self._record.lobby

    @property
    def record(self) -> Record:
        return self._record

    @property
    def table(self) -> Table | None:
        return self.news.table

    @property
    def port(self) -> int:
        return self._record.port

    # Opening and closing the door -----------------------------------------------------------------------------------

    async def open(self) -> None:
        """Opens the door; OSError if this device gives no port."""
        watch(self._loop.create_task(self._lock_copies_anew()))  # nobody waits at the door until that is worked out
        port = await self._open_door(self._record.port)
        away = self._record.lobby
        for device in away.devices:
            if device.id != away.host:
                away = lobby.unreachable(away, device.id)
                self._away_since[device.id] = self._loop.time()
        self._change(away, port=port)

    async def _open_door(self, port: int) -> int:
        """At the port where the devices were used to find it, or at any that is free."""
        serve = self._network.serve
        try:
            self._serving = await serve(self._answer, port, self._limit)
        except OSError:
            if port == 0:
                raise
            self._serving = await serve(self._answer, 0, self._limit)
        return self._serving.port

    async def _lock_copies(self) -> None:
        """Works out what standby copies are locked with; slow, so beside the loop."""
        code = self._record.code
        lock = await self._network.beside(keys.stretch, code, self._record.lobby.table)
        if code == self._record.code:
            self._copy_lock = lock

    async def close(self, why: Why | None = None) -> None:
        """Closes the table.  With a reason, the devices are told it and do not come back by themselves."""
        self._closed = True  # what becomes of those who go now is nothing to be kept
        self.news.end()
        for session in tuple(self._sessions.values()):
            session.end(why)
        await asyncio.sleep(0)
        if self._serving is not None:
            await self._serving.stop()
            self._serving = None

    # The door for browsers ------------------------------------------------------------------------------------------

    def open_to_browsers(self, site: "Site", sign: Callable[[str], Sign]) -> None:
        """Shows them these pages, and lets those in who know their code; ``sign`` tells with it how to come here."""
        if self._serving is None:
            return
        self._sign = sign
        self._serving.show_pages(site, self._answer_browser)
        self._change(self.lobby, browser_code=self._record.browser_code or keys.new_code())

    def shut_to_browsers(self) -> None:
        """No page and no code any more; those who are here leave, and come back by themselves if it is opened again."""
        if self._serving is not None:
            self._serving.show_pages(None, self._answer_browser)
        for session in self._browsers():
            session.end(Why("browsers-shut"))
        self._change(self.lobby, browser_code="")

    def _browsers(self) -> list[BrowserSession]:
        return [session for session in self._sessions.values() if isinstance(session, BrowserSession)]

    async def _answer_browser(self, link: Link) -> None:
        await self._meet(link, self._browser_door.receive)

    def _way_in(self) -> Sign:
        return self._sign(self._record.browser_code)

    def renew_sign(self) -> None:
        """Those who show the way to others are told the one that leads here now."""
        for session in self._browsers():
            session.tell_sign()

    # A device comes and goes ----------------------------------------------------------------------------------------

    async def _answer(self, link: Link) -> None:
        await self._meet(link, self._handshake.receive)

    async def _meet(self, link: Link, receive: Callable[[Link], Awaitable[Admitted]]) -> None:
        try:
            async with asyncio.timeout(HANDSHAKE):
                admitted = await receive(link)
        except (LinkLost, TimeoutError):
            return link.cut()
        except TurnedAway:
            return await link.close()
        try:
            self._let_in(admitted)
        except LinkLost:
            return link.cut()
        except TurnedAway as away:
            admitted.link.send(frames.write(Sorry(away.why, away.wait)))
            return await link.close()
        record = self._record
        reign = () if admitted.browser else (record.reign, record.succession)
        admitted.link.send(frames.write(LetIn(record.lobby.name, record.lobby.game, *reign)))
        await self._seat(admitted.enter.device, admitted.link, admitted.browser)

    def _let_in(self, admitted: Admitted) -> None:
        """Remembers a device before it is told that it is known; TurnedAway if there is no place for it.

        All in one go: nothing that was looked up here may have changed meanwhile.
        """
        device, name = admitted.enter.device, admitted.enter.name
        if self._closed:
            raise LinkLost
        code = self._record.browser_code if admitted.browser else self._record.code
        if admitted.code is not None and admitted.code != code:
            raise TurnedAway(Why("wrong-code"))
        known = device in self._secrets
        if known and self._secrets[device] != admitted.secret:  # who knows the code still may not take another's place
            raise TurnedAway(Why("device-taken"))
        if not known and admitted.code is None:
            raise TurnedAway(Why("not-known"))
        if known and self._reign_is_over(admitted.enter):
            raise LinkLost  # the device goes on looking for the other one
        if not known:
            self._change_devices(lobby.with_room(self.lobby))
        why = lobby.refuse_device(self.lobby, device)
        if why is None and not known and self.lobby.device(device) is not None:
            why = Why("device-taken")  # the host's that was before this one: its seats are here, its secret is nobody's
        if why is not None:
            raise TurnedAway(why)
        # Who has the browsers' code, or a token, may still be guessing the tablets'.
        self._limit.right(admitted.link.address, forgives=not admitted.browser)
        admitted.link.let_in()
        if known:
            return
        belonging = (*self._record.known, Known(device, name, admitted.secret))
        away = lobby.unreachable(lobby.arrived(self.lobby, device, name, admitted.browser), device)
        if not self._change(away, known=belonging):
            raise TurnedAway(Why("not-saved"), 1000)
        self._secrets[device] = admitted.secret

    def _reign_is_over(self, enter: Enter) -> bool:
        """Another host has opened a copy of this match and carries it on; this one was gone, and is host no more."""
        record = self._record
        if not record.reign < min(enter.reign, len(enter.succession)):
            return False
        proof = keys.succession(record.copy_key, record.lobby.table)
        if not hmac.compare_digest(enter.succession[record.reign], proof):
            return False
        self._alarm(Why("went-on-elsewhere"))
        return True

    async def _seat(self, device: str, link: Link, browser: bool) -> None:
        """The life of a link after it was let in."""
        older = self._sessions.pop(device, None)
        if older is not None:
            older.end(Why("another-device"))
        secret = self._secrets[device]
        if browser:
            session: DeviceSession = BrowserSession(
                self, device, secret, link, lambda: self._sign(self._record.browser_code)
            )
        else:
            session = DeviceSession(self, device, secret, link)
        self._sessions[device] = session
        known = self.lobby.device(device)
        self._change(lobby.arrived(self.lobby, device, known.name if known is not None else ""))
        session.outbox.tell_lobby()
        session.outbox.tell_news()
        try:
            await session.talk()
        finally:
            if self._sessions.get(device) is session:
                del self._sessions[device]
                self._away_since[device] = self._loop.time()
                self._change(lobby.unreachable(self.lobby, device))

    def away_for(self, seat: int) -> float:
        """Seconds since the device of that seat was here."""
        chair = self.lobby.chairs[seat] if 0 <= seat < len(self.lobby.chairs) else None
        since = None if chair is None else self._away_since.get(chair.device)
        return 0.0 if since is None else self._loop.time() - since

    def may_change(self, address: str) -> bool:
        """Whether a device there may go on at once, for whom the record was kept anew."""
        return self._limit.may_change(address)

    def may_pause(self, address: str) -> bool:
        """Whether a device there may hold the match up once more."""
        return self._limit.may_pause(address)

    def paused(self, address: str) -> None:
        self._limit.paused(address)

    # The lobby ------------------------------------------------------------------------------------------------------

    def view(self, device: str | None = None) -> LobbyView:
        """The lobby as a device sees it; as the host's own, if none is named."""
        return lobby.view(self.lobby, device or self.lobby.host)

    def face(self, face: str) -> bytes | None:
        return self._record.faces.get(face)

    def wish(self, wish: Wish, device: str | None = None) -> Why | None:
        """A wish of a device's people; of the host's own, if none is named.  Why it does not come true."""
        device = device or self.lobby.host
        why = wishes.refuse(self.lobby, device, wish)
        if why is not None:
            return why
        if isinstance(wish, Give) and (why := self._hand(wish)) is not None:
            return why
        faces = self._record.faces
        if isinstance(wish, Sit) and wish.face is not None:
            faces = {**faces, lobby.face_id(wish.face): wish.face}
        self._change(wishes.after(self.lobby, device, wish), faces=faces)
        if isinstance(wish, PutOut):
            self._put_out(wish.device)
        self.news.tell_all()
        return None

    def _put_out(self, device: str) -> None:
        """Out is out: the code that the device knows opens nothing any more, nor do other names that it came under.

        What a browser comes back with crosses the network in the open, so that is worth nothing any more either.
        """
        if _is_browser(self.lobby, device):
            self._forget_token(device)
        session = self._sessions.pop(device, None)
        if session is not None:
            session.end(Why("put-out"))
            others = [other for other in self._sessions.values() if other.address == session.address]
            for other in others:
                if not self.lobby.holds_chair(other.device):
                    other.end(Why("put-out"))
                    self._change(lobby.with_device(self.lobby, other.device, barred=True, here=False))
                    del self._sessions[other.device]
        self._change(self.lobby, code=keys.new_code(), browser_code=self._record.browser_code and keys.new_code())
        self.renew_sign()
        watch(self._loop.create_task(self._lock_copies_anew()))

    def _forget_token(self, device: str) -> None:
        self._secrets[device] = keys.new_secret()
        known = [replace(each, secret=self._secrets[each.id]) for each in self._record.known]
        self._change(self.lobby, known=tuple(known))

    async def _lock_copies_anew(self) -> None:
        await self._lock_copies()
        for session in tuple(self._sessions.values()):
            session.copy_soon()

    def leave(self, device: str) -> None:
        """A device says goodbye."""
        self._sessions.pop(device, None)
        self._change_devices(lobby.left(self.lobby, device))

    def _change_devices(self, after: Lobby) -> None:
        """The lobby with other devices; what those that are gone came back with is forgotten."""
        for gone in [known for known in self._secrets if after.device(known) is None]:
            del self._secrets[gone]
            self._away_since.pop(gone, None)
        self._change(after, known=tuple([known for known in self._record.known if known.id in self._secrets]))

    def stand_by(self, device: str, agrees: bool) -> None:
        """Whether a device keeps a sealed copy from now on."""
        self._change(lobby.stands_by(self.lobby, device, agrees))

    @property
    def copy_lock(self) -> bytes:
        """What standby copies are locked with; another one after somebody was put out, and none at the very first."""
        return self._copy_lock

    def locks_for(self, holder: str) -> dict[str, bytes]:
        """The key of a copy, for each device that could be the second voice."""
        sealed = [known for known in self._record.known if not _is_browser(self.lobby, known.id)]
        return standby.locks(self._copy_lock, self._record.copy_key, tuple(sealed), holder)

    def _hand(self, wish: Give) -> Why | None:
        if self.table is None:
            return Why("no-match-here")
        try:
            self.table.hand(wish.chair, holder_of(self._token_of(wish.device, wish.chair)))
        except Refused as refused:
            return refused.why
        return None

    def _token_of(self, device: str, seat: int) -> str:
        """What a device speaks with for one of its seats."""
        if device == self.lobby.host:
            return self._token
        return keys.seat_token(self._secrets[device], seat)

    def _change(self, after: Lobby, **changed: object) -> bool:
        """Keeps and tells what is new; whether it could be kept."""
        faces = changed.pop("faces", self._record.faces)
        worn = {chair.face for chair in after.chairs if chair is not None}
        faces = {face: ink for face, ink in faces.items() if face in worn}  # type: ignore[attr-defined]
        record = replace(self._record, lobby=after, faces=faces, **changed)
        if record == self._record or self._closed:
            return True
        before, self._record = self._record, record
        kept = True
        try:
            if lasting(record) != lasting(self._kept):
                self._keep(record)
                self._kept = record
        except OSError:
            kept = False
        if not kept and record.known != before.known:
            self._record = before
            return False
        for session in tuple(self._sessions.values()):
            session.outbox.tell_lobby()
            session.copy_soon()
        self._on_changed()
        return kept

    # The match ------------------------------------------------------------------------------------------------------

    def opening(self, options: bytes | None = None) -> Opened:
        """The first entry of a match of those who sit here; Refused if something is missing."""
        why = lobby.missing(self.lobby)
        if why is not None:
            raise Refused(why)
        sitting = [chair for chair in self.lobby.chairs if chair is not None]
        return tables.opening(
            self.lobby.game,
            lobby.seats(self.lobby),
            self._token,
            self.lobby.variant,
            self.lobby.options if options is None else options,
            tokens=tuple([self._token_of(chair.device, seat) for seat, chair in enumerate(sitting)]),
        )

    def record_of(self, opened: Opened) -> Record:
        """What has to be kept beside the journal of this match, before its journal is begun."""
        return replace(self._record, lobby=lobby.begun(self.lobby, opened.match))

    def serve(self, table: Table) -> None:
        """The match has begun, or goes on: everybody is told, from now on."""
        self._change(self._as_recorded(lobby.begun(self.lobby, table.opened.match), table))
        self.news.begin(table)

    def _as_recorded(self, before: Lobby, table: Table) -> Lobby:
        """With each seat on the device that the journal says: a host may have been killed while one was given away."""
        devices = (before.host, *self._secrets)
        for seat, holder in enumerate(table.position.holders):
            for device in devices:
                if holder_of(self._token_of(device, seat)) == holder:
                    before = lobby.held_by(before, seat, device)
                    break
        return before

    def rest(self) -> None:
        """The match is over or left: back to the lobby, with everybody on their chairs."""
        self.news.end()
        self._change(lobby.over(self.lobby))


def _is_browser(at: Lobby, device: str) -> bool:
    known = at.device(device)
    return known is not None and known.browser
