"""A device at somebody else's table: finds it, proves itself, says moves, hears news, and comes back by itself."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any, Literal, NoReturn, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine import sentences
from engine.gate import Refused
from engine.lan.guest.session import Parted, Talk
from engine.lan.lobby.wishes import Wish
from engine.lan.net.link import Link, LinkLost, Network, real_network, watch
from engine.lan.protocol import exchange, frames, keys
from engine.lan.protocol.frames import Agree, Differs, Greeting, Hello, LetIn, Prove, Sorry
from engine.lan.takeover.standby import CopyFile, voice_of
from engine.rules import Sentence, Why
from engine.table import Answer

Kind = TypeVar("Kind")

Where = Literal["seeking", "proving", "in", "out"]
"""Looking for the table; showing that we know the code; at the table; not let in, or let out: see ``why``."""

KNOCK = 1.0
"""Seconds until a place where nobody answers is given up; a lost first packet is sent again after as long."""

HANDSHAKE = 4.0
"""Seconds for the first words; the host gives five."""

WAITS = (0.05, 0.1, 0.2, 0.4)
"""Seconds between the first knocks: a table that was gone for a moment is there again at once."""

WAIT, LONG_WAIT, PATIENT_KNOCKS = 0.5, 2.0, 240
"""Seconds between later ones, and between those after the first two minutes: then the battery counts for more."""

LOOK_AGAIN = 1.0
"""Seconds between two looks around for the table, while it is not where it was."""

MOST_DOORS = 3
"""The open door, the sealed one, and once again if the host has changed its mind."""

MOST_PLACES = 6
"""Where a table may be: more are lies."""

SAYS: dict[str, Sentence] = {
    "host-unproven": "The device that answered does not know the code of this table. It is not the one you look for.",
    "another-table": "Another table is played at this place now.",
    "needs-code": "Type the code that is shown on the table's device.",
}


class Place(Struct, frozen=True):
    """Where a table may be: an address, and its open port."""

    address: str
    port: int


class Membership(Struct, frozen=True):
    """What a device needs to come back to a table by itself.  Kept on this device only; never sent."""

    table: str
    device: str
    name: str
    places: tuple[Place, ...]
    secret: bytes = b""
    reign: int = 0
    table_name: str = ""
    game: str = ""


class State(Struct, frozen=True):
    """Where this device stands with the table."""

    where: Where
    why: Why | None = None
    sealed: bool = False
    """The padlock: nobody can read along."""
    tries: int = 0
    """How often it has knocked in vain since it was last in."""
    standing_in: bool = False
    """Another device wants to carry the match on: the code, typed here, agrees."""


Find = Callable[[str], Awaitable[tuple[Place, ...]]]
"""Where the table of that id is now, as far as the beacons say; nothing if none does.  May take its time."""


class SentAway(Exception):
    """The table will not have us; ``wait``: milliseconds after which it may."""

    def __init__(self, why: Why, wait: int | None = None) -> None:
        super().__init__(why.key)
        self.why, self.wait = why, wait


def new_membership(place: Place, table: str, name: str) -> Membership:
    """For a table this device was never at.  ``table`` may be empty where only an address was typed."""
    return Membership(table, keys.new_nonce()[:8].hex(), name, (place,))


class Guest:
    """Make it on the table's loop; ``start`` it there.  All callbacks are called on that loop.

    ``code`` is needed once; from then on the membership, given to ``keep``, opens the door.
    """

    def __init__(
        self,
        membership: Membership,
        code: str | None = None,
        network: Network | None = None,
        find: Find | None = None,
        keep: Callable[[Membership], None] = lambda membership: None,
        app: str = "",
        random: Random | None = None,
    ) -> None:
        self.membership = membership
        self.state = State("seeking")
        self.on_state: Callable[[State], None] = lambda state: None
        self._code, self._app = code, app
        self._network, self._find, self._keep = network or real_network(), find, keep
        self._random = random or Random()
        self._key: tuple[str, str, bytes] | None = None
        self._perhaps = b""
        """The secret that we have if the table heard our proof, where its answer was lost."""
        self._found: tuple[Place, ...] = ()
        self._knock = asyncio.Event()
        self._life: asyncio.Task[None] | None = None
        self._standing_in = False
        self._looking: asyncio.Task[None] | None = None
        self._talk = Talk()

    # Callbacks and the talk -----------------------------------------------------------------------------------------

    @property
    def talk(self) -> Talk:
        """What is said and heard at the table: its ``on_news``, ``on_lobby``, ``on_ink`` are to be set."""
        return self._talk

    def ask(self, request: bytes, answered: Callable[[Answer], None]) -> None:
        """Bytes of ``engine.requests`` for the table.  A move is said again after a reconnect until it is answered."""
        self._talk.ask(request, answered)

    def wish(self, wish: Wish, answered: Callable[[Why | None], None]) -> None:
        self._talk.wish(wish, answered)

    def read_log(self, seat: int | None, drawing: int, offset: int, got: Callable[[bytes | None], None]) -> None:
        self._talk.drawings.read(seat, drawing, offset, got)

    def face(self, face: str, got: Callable[[bytes | None], None]) -> None:
        self._talk.face(face, got)

    def stand_by(self, copy: CopyFile | None) -> None:
        """Keeps a sealed copy of the match in that file from now on, or no longer."""
        self._talk.stand_by(copy)

    # Coming and going -----------------------------------------------------------------------------------------------

    def start(self) -> None:
        self._life = watch(asyncio.get_running_loop().create_task(self._live()))

    async def stop(self, for_good: bool = False) -> None:
        """Ends the link.  ``for_good``: says goodbye, so that the chairs are free again before a match."""
        if for_good:
            await self._talk.goodbye()
        self._stop_looking()
        if self._life is not None:
            self._life.cancel()
            with suppress(asyncio.CancelledError):
                await self._life
            self._life = None
        self._talk.end()

    def try_code(self, code: str) -> None:
        """Another try after a wrong code, or agreeing that another device carries the match on."""
        self._code = code
        self.knock_now()

    def knock_now(self) -> None:
        """Try again at once: the device woke up, or the network came back."""
        self._knock.set()
        self._talk.prove_alive()

    def _is(self, where: Where, **what: Any) -> None:
        state = State(where, **what)
        if state != self.state:
            self.state = state
            self.on_state(state)

    async def _live(self) -> None:
        tries = 0
        while True:
            self._standing_in = False
            try:
                came_in = await self._round()
            except SentAway as away:
                self._stop_looking()
                await (self._stay_out(away) if self._is_for_good(away) else self._wait_for(away))
                tries = 0
                continue
            tries = 0 if came_in else tries + 1
            self._is("seeking", tries=tries, standing_in=self._standing_in)
            if tries > 0:
                self._begin_looking()
            await self._pause(tries)

    def _is_for_good(self, away: SentAway) -> bool:
        """Whether somebody here has to do something.  Who belongs to the table only waits where it says how long."""
        return away.wait is None or not self.membership.secret

    async def _wait_for(self, away: SentAway) -> None:
        self._is("seeking", why=sentences.fair(away.why))
        self._knock.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout((away.wait or 0) / 1000):
                await self._knock.wait()

    async def _stay_out(self, away: SentAway) -> None:
        """Until the table may have us again, or somebody here does something about it."""
        if away.why.key in ("wrong-code", "not-known", "device-taken"):
            self._code, self._perhaps = None, b""
        self._is("out", why=sentences.fair(away.why))
        self._knock.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(None if away.wait is None else away.wait / 1000):
                await self._knock.wait()
        self._is("seeking")

    async def _pause(self, tries: int) -> None:
        """Between two knocks; the longer the longer nobody answers, and over when there is something new to try."""
        wait = WAITS[tries] if tries < len(WAITS) else WAIT if tries < PATIENT_KNOCKS else LONG_WAIT
        wait *= self._random.uniform(0.75, 1.25)  # twelve devices must not knock as one
        self._knock.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await self._knock.wait()

    # Where the table is ---------------------------------------------------------------------------------------------

    def _places(self) -> list[Place]:
        places = dict.fromkeys((*self.membership.places[:MOST_PLACES], *self._found[:MOST_PLACES]))
        return list(places)

    def _begin_looking(self) -> None:
        if self._looking is None and self._find is not None and self.membership.table:
            self._looking = watch(asyncio.get_running_loop().create_task(self._look_around(self._find)))

    def _stop_looking(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None

    async def _look_around(self, find: Find) -> None:
        while True:
            found = await find(self.membership.table)
            new = set(found) - set(self._places())
            self._found = found
            if new:
                self._knock.set()
            await asyncio.sleep(LOOK_AGAIN)

    # Knocking -------------------------------------------------------------------------------------------------------

    async def _round(self) -> bool:
        """Knocks at all places; whether we were in.  SentAway if somebody there was clear and nobody let us in."""
        sent_away: SentAway | None = None
        for place in self._places():
            try:
                link = await self._enter(place)
            except SentAway as away:
                sent_away = sent_away or away
                continue
            except (LinkLost, TimeoutError):
                continue
            self._stop_looking()
            self._code = None  # typed again, it agrees to another host
            self._is("in", sealed=link.sealed)
            try:
                await self._talk.hold(link)
            except Parted as parted:
                raise SentAway(parted.why, parted.wait) from None
            except LinkLost:
                return True
        if sent_away is not None:
            raise sent_away
        return False

    async def _enter(self, place: Place) -> Link:
        """A link at whose other end somebody has proved to be the host of our table, as we have proved ourselves."""
        door = _Door(place.port, None)
        for _ in range(MOST_DOORS):
            link = await self._link_to(place.address, door)
            try:
                async with asyncio.timeout(HANDSHAKE):
                    found = await self._greet(link, place)
            except BaseException:
                link.cut()
                raise
            if found is None:
                return link
            link.cut()
            door = found
        raise LinkLost

    async def _link_to(self, address: str, door: "_Door") -> Link:
        async with asyncio.timeout(KNOCK):
            return await self._network.connect(address, door.port, door.lock, frames.DOWN_BYTES)

    async def _greet(self, link: Link, place: Place) -> "_Door | None":
        """The first words.  None if we are in; another door where we should rather knock."""
        own = self.membership
        secret = own.secret or self._perhaps
        nonce = self._network.nonce()
        private = self._network.nonce() + self._network.nonce()
        half = exchange.half(private)
        hello = Hello(nonce, half, own.device, own.name, self._app, bool(secret), keys.HAS_TLS, own.reign)
        said = frames.write(hello)
        link.send(said)
        heard = await link.receive()
        greeting = self._read(heard, Greeting)
        if own.table and greeting.table != own.table:
            raise SentAway(Why("another-table"))
        sealed_door = greeting.sealed_port if hello.seals and not link.sealed else 0
        if secret and sealed_door and greeting.reign >= own.reign:
            return _Door(sealed_door, keys.client_tls(own.device, secret))
        if greeting.standing_in:
            await self._agree(link, greeting.table, keys.transcript(said, heard))
        self._is("proving", sealed=link.sealed)
        transcript = keys.transcript(said, heard)
        key = secret or await self._key_of(greeting.table)
        if not secret:
            self._perhaps = _secret(key, private, hello, greeting)
        link.send(frames.write(Prove(keys.proof(key, "guest", transcript))))
        let_in = self._read(await link.receive(), LetIn)
        if not keys.proves(key, "host", transcript, let_in.proof):
            raise SentAway(Why("host-unproven"))
        self._remember(greeting, place)
        return _Door(sealed_door, keys.client_tls(own.device, self.membership.secret)) if sealed_door else None

    async def _agree(self, link: Link, table: str, transcript: bytes) -> NoReturn:
        """Somebody wants to carry the match on instead of its host: our voice, if the code was typed here for that."""
        if not self.membership.secret or self._code is None:
            self._standing_in = True
            raise LinkLost
        key = await self._key_of(table)
        link.send(frames.write(Prove(keys.proof(key, "guest", transcript))))
        let_in = self._read(await link.receive(), LetIn)
        if not keys.proves(key, "host", transcript, let_in.proof):
            raise SentAway(Why("host-unproven"))
        link.send(frames.write(Agree(voice_of(self.membership.secret))))
        self._code = None
        self._read(await link.receive(), Sorry)  # when to come back, or why our voice does not count
        raise LinkLost

    def _read(self, raw: bytes, kind: type[Kind]) -> Kind:
        """The frame that has to come now."""
        try:
            frame = frames.read_down(raw)
        except Refused:
            spoken = frames.version_of(raw)
            if spoken is None or spoken in (frames.VERSION, frames.ANY_VERSION):
                raise LinkLost from None
            raise SentAway(_other_version(spoken)) from None
        if isinstance(frame, Differs):
            raise SentAway(_other_version(frame.version))
        if isinstance(frame, Sorry) and frame.why.key != "carried-on":
            self._hear_refusal(frame)
        if not isinstance(frame, kind):
            raise LinkLost
        return frame

    def _hear_refusal(self, sorry: Sorry) -> None:
        if sorry.why.key == "not-known" and self._perhaps:
            self._perhaps = b""  # the table has not heard our proof after all: the code opens the door
            raise LinkLost
        raise SentAway(sorry.why, sorry.wait)

    async def _key_of(self, table: str) -> bytes:
        """What the code stretches to at that table; SentAway if we have no code."""
        if self._code is None:
            raise SentAway(Why("needs-code"))
        if self._key is None or self._key[:2] != (self._code, table):
            self._key = (self._code, table, await self._network.stretch(self._code, table))
        return self._key[2]

    def _remember(self, greeting: Greeting, place: Place) -> None:
        """We are known at the table from now on."""
        own = self.membership
        places = dict.fromkeys((place, *own.places))
        self.membership = replace(
            own,
            table=greeting.table,
            secret=own.secret or self._perhaps,
            places=tuple(places)[:MOST_PLACES],
            reign=max(own.reign, greeting.reign),
            table_name=greeting.name,
            game=greeting.game,
        )
        self._perhaps = b""
        if self.membership != own:
            self._keep(self.membership)


def _secret(key: bytes, private: bytes, hello: Hello, greeting: Greeting) -> bytes:
    """What this device will come back with, if the other side is the host that it says it is."""
    try:
        shared = exchange.whole(private, greeting.half)
    except Refused:
        raise LinkLost from None
    return keys.device_secret(key, shared, greeting.table, greeting.nonce, hello.nonce)


class _Door(Struct, frozen=True):
    port: int
    lock: Any


def _other_version(spoken: int) -> Why:
    return Why("table-newer" if spoken > frames.VERSION else "table-older")
