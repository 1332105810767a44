"""A table that other devices can join: lets them in, keeps the lobby, tells each what it may know, hears its moves."""

import asyncio
from collections.abc import Callable

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from engine import table as tables
from engine.entries import Opened, is_ink
from engine.gate import Refused
from engine.lan.host.device_session import Session
from engine.lan.host.record import Known, Record
from engine.lan.lobby import lobby, wishes
from engine.lan.lobby.lobby import Lobby, LobbyView
from engine.lan.lobby.wishes import Give, PutOut, Sit, Wish
from engine.lan.net.link import Link, LinkLost, Network, Serving, real_network
from engine.lan.protocol import frames, keys
from engine.lan.protocol.frames import Greeting, LetIn, Sorry
from engine.lan.protocol.handshake import Came, Reception, TurnedAway
from engine.lan.protocol.rate_limit import Door
from engine.lan.takeover import standby
from engine.rules import Sentence, Why, WhyLine
from engine.seats import holder_of
from engine.table import Table

HANDSHAKE = 5.0
"""Seconds for the first words, the guest's scrypt among them: a slow phone needs one."""

INK_TOLD = 1 / 30
"""Seconds between two scenes in which only ink was added: the ink itself crosses at once, scenes say how much."""

_ENCODER = msgspec.json.Encoder()

SAYS: dict[str, Sentence] = {
    "table-closed": "The table was closed.",
    "went-on-elsewhere": "The match was carried on by another device. Join it there.",
    "another-device": "Another device has taken these seats.",
    "no-door": "Other devices cannot reach this one now. Is it in a network?",
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
        self._network = network or real_network()
        self._keep, self._on_changed, self._alarm = keep, changed, alarm
        self._loop = asyncio.get_running_loop()
        self._door = Door(self._loop.time)
        self._key = b""
        self._secrets = {known.id: known.secret for known in record.known}
        self._sessions: dict[str, Session] = {}
        self._reception: Reception | None = None
        self._doors: list[Serving] = []
        self._table: Table | None = None
        self._telling: Telling | None = None
        self._told_at = float("-inf")
        self._tell_soon: asyncio.TimerHandle | None = None
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
        return self._table

    @property
    def port(self) -> int:
        return self._record.port

    # Opening and closing the door -----------------------------------------------------------------------------------

    async def open(self) -> None:
        """Opens the door; OSError if this device gives no port."""
        record = self._record
        key = self._key = await self._network.stretch(record.code, record.lobby.table)
        self._reception = Reception(key, self._door, self._network.nonce, self._greeting, self._secrets.get, self._app)
        port = await self._open_door(record.port, None)
        sealed = keys.server_tls(self._secrets.get)
        sealed_port = 0 if sealed is None else await self._open_door(record.sealed_port, sealed)
        away = record.lobby
        for device in record.lobby.devices:
            if device.id != record.lobby.host:
                away = lobby.unreachable(away, device.id)
        self._change(away, port=port, sealed_port=sealed_port)

    async def _open_door(self, port: int, sealed: object) -> int:
        """At the port where the devices were used to find it, or at any that is free."""
        serve = self._network.serve
        try:
            door = await serve(self._answer, port, sealed, self._door.admit)  # type: ignore[arg-type]
        except OSError:
            if port == 0:
                raise
            door = await serve(self._answer, 0, sealed, self._door.admit)  # type: ignore[arg-type]
        self._doors.append(door)
        return door.port

    async def close(self, why: Why | None = None) -> None:
        """Closes the table.  With a reason, the devices are told it and do not come back by themselves."""
        self.leave_table()
        for session in tuple(self._sessions.values()):
            session.end(why)
        await asyncio.sleep(0)
        for door in self._doors:
            await door.stop()
        self._doors.clear()

    # A device comes and goes ----------------------------------------------------------------------------------------

    def _greeting(self, nonce: bytes, half: bytes) -> Greeting:
        record = self._record
        there = record.lobby
        return Greeting(nonce, half, there.table, there.name, self._app, there.game, record.reign, record.sealed_port)

    async def _answer(self, link: Link) -> None:
        reception = self._reception
        if reception is None:
            return link.cut()
        try:
            async with asyncio.timeout(HANDSHAKE):
                came = await reception.receive(link)
                self._let_in(came, link)
        except (LinkLost, TimeoutError):
            return link.cut()
        except TurnedAway as away:
            link.send(frames.write(Sorry(away.why, away.wait)))
            return await link.close()
        if self._reign_is_over(came):
            return await link.close()
        link.send(frames.write(LetIn(came.proof)))
        if came.hello.seals and self._record.sealed_port and not link.sealed:
            return await link.close()  # it knocks at the sealed door now
        await self._seat(came.hello.device, link)

    def _let_in(self, came: Came, link: Link) -> None:
        """Remembers a device before it is told that it is known; TurnedAway if there is no place for it."""
        device, name = came.hello.device, came.hello.name
        why = lobby.refuse_device(self.lobby, device)
        if why is not None:
            raise TurnedAway(why)
        self._door.right(link.address)
        if device in self._secrets:
            return
        known = (*self._record.known, Known(device, name, came.secret))
        away = lobby.unreachable(lobby.arrived(self.lobby, device, name), device)
        if not self._change(away, known=known):
            raise TurnedAway(Why("not-saved"), 1000)
        self._secrets[device] = came.secret

    def _reign_is_over(self, came: Came) -> bool:
        """A device of ours has seen another host carry the match on: this one was gone, and is host no more."""
        if came.hello.reign <= self._record.reign:
            return False
        self._alarm(Why("went-on-elsewhere"))
        return True

    async def _seat(self, device: str, link: Link) -> None:
        """The life of a link after it was let in."""
        older = self._sessions.pop(device, None)
        if older is not None:
            older.end(Why("another-device"))
        session = self._sessions[device] = Session(self, device, self._secrets[device], link)
        known = self.lobby.device(device)
        self._change(lobby.arrived(self.lobby, device, known.name if known is not None else ""))
        session.outbox.tell_lobby()
        session.outbox.tell_news()
        try:
            await session.talk()
        finally:
            if self._sessions.get(device) is session:
                del self._sessions[device]
                self._change(lobby.unreachable(self.lobby, device))

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
        if isinstance(wish, PutOut) and (session := self._sessions.pop(wish.device, None)) is not None:
            session.end(Why("put-out"))
        self.tell_all()
        return None

    def leave(self, device: str) -> None:
        """A device says goodbye."""
        self._sessions.pop(device, None)
        after = lobby.left(self.lobby, device)
        if after.device(device) is None:
            self._secrets.pop(device, None)
        self._change(after, known=tuple([known for known in self._record.known if known.id in self._secrets]))

    def stand_by(self, device: str, agrees: bool) -> None:
        """Whether a device keeps a sealed copy from now on."""
        self._change(lobby.stands_by(self.lobby, device, agrees))

    def locks_for(self, holder: str) -> dict[str, bytes]:
        """The key of a copy, for each device that could be the second voice."""
        return standby.locks(self._key, self._record.copy_key, self._record.known, holder)

    def _hand(self, wish: Give) -> Why | None:
        if self._table is None:
            return Why("no-match-here")
        try:
            self._table.hand(wish.chair, holder_of(self._token_of(wish.device, wish.chair)))
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
        if record == self._record:
            return True
        before, self._record = self._record, record
        kept = True
        try:
            self._keep(record)
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
        self._table = table
        self._change(self._as_recorded(lobby.begun(self.lobby, table.opened.match), table))
        table.listeners.insert(0, self._on_entries)  # first: the way to the others is longer than to our own screen
        for session in self._sessions.values():
            session.outbox.forget_ink()
        self.tell_all()

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
        self.leave_table()
        self._change(lobby.over(self.lobby))

    def leave_table(self) -> None:
        """Nobody is told any more of the match."""
        if self._table is not None:
            self._table.listeners.remove(self._on_entries)
            self._table = None
        if self._tell_soon is not None:
            self._tell_soon.cancel()
            self._tell_soon = None

    def _on_entries(self) -> None:
        table = self._table
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
        if self._tell_soon is not None:
            self._tell_soon.cancel()
            self._tell_soon = None
        self._told_at = self._loop.time()
        for session in tuple(self._sessions.values()):
            session.outbox.tell_news()

    def telling(self, table: Table) -> "Telling":
        """The table as it is told now, written once for all who are told in this millisecond: scenes carry the time."""
        telling = self._telling
        if telling is None or telling.position is not table.position or telling.at != table.clock.now():
            telling = self._telling = Telling(table)
        return telling


class Telling:
    """A table's scenes as they cross, each written when the first device is told of it, and what crosses only once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.position, self.at = table.position, table.clock.now()
        scene = table.scene(None)
        self.seats = scene.seats
        self.lines: tuple[WhyLine, ...] = scene.view.why
        self.spectator = Raw(_ENCODER.encode(replace(scene, seats=(), view=replace(scene.view, why=()))))
        self._own: dict[int, Raw] = {}

    def own(self, seat: int) -> Raw:
        """What the seat's scene says that the spectator's does not."""
        if seat not in self._own:
            own = self._table.own(seat)
            self._own[seat] = Raw(_ENCODER.encode(replace(own, view=replace(own.view, why=()))))
        return self._own[seat]
