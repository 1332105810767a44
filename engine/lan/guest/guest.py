"""A device at somebody else's table: finds it, proves itself, says moves, hears news, and comes back by itself."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from engine import sentences
from engine.gate import Refused
from engine.lan.guest.session import Parted, Session
from engine.lan.lobby.wishes import Wish
from engine.lan.net.link import LinkLost, Network, watch
from engine.lan.net.real_network import real_network
from engine.lan.protocol import frames, keys
from engine.lan.protocol.frames import Agree, Enter, LetIn, Sorry
from engine.lan.protocol.handshake import HeardNo, guest_handshake
from engine.lan.protocol.sealing import SealedLink
from engine.lan.takeover.standby import CopyFile
from engine.rules import Why
from engine.table import Answer

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

MOST_PLACES = 6
"""Where a table may be: more are lies."""


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
    succession: tuple[bytes, ...] = ()
    """What shows a host of before that another carried the match on."""
    table_name: str = ""
    game: str = ""


class State(Struct, frozen=True):
    """Where this device stands with the table."""

    where: Where
    why: Why | None = None
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
        self._hint: Why | None = None
        """What somebody said who may be the host, and may not."""
        self._perhaps = b""
        """The secret that we have if the table heard our proof, where its answer was lost."""
        self._found: tuple[Place, ...] = ()
        self._knock = asyncio.Event()
        self._life: asyncio.Task[None] | None = None
        self._standing_in = False
        self._looking: asyncio.Task[None] | None = None
        self._session = Session()

    # Callbacks and the session --------------------------------------------------------------------------------------

    @property
    def session(self) -> Session:
        """What is said and heard at the table: its ``on_news``, ``on_lobby``, ``on_ink`` are to be set."""
        return self._session

    def ask(self, request: bytes, answered: Callable[[Answer], None]) -> None:
        """Bytes of ``engine.requests`` for the table.  A move is said again after a reconnect until it is answered."""
        self._session.ask(request, answered)

    def wish(self, wish: Wish, answered: Callable[[Why | None], None]) -> None:
        self._session.wish(wish, answered)

    def read_log(self, seat: int | None, drawing: int, offset: int, got: Callable[[bytes | None], None]) -> None:
        self._session.drawings.read(seat, drawing, offset, got)

    def face(self, face: str, got: Callable[[bytes | None], None]) -> None:
        self._session.face(face, got)

    def stand_by(self, copy: CopyFile | None) -> None:
        """Keeps a sealed copy of the match in that file from now on, or no longer."""
        self._session.stand_by(copy)

    # Coming and going -----------------------------------------------------------------------------------------------

    def start(self) -> None:
        self._life = watch(asyncio.get_running_loop().create_task(self._live()))

    async def stop(self, for_good: bool = False) -> None:
        """Ends the link.  ``for_good``: says goodbye, so that the chairs are free again before a match."""
        if for_good:
            await self._session.goodbye()
        self._stop_looking()
        if self._life is not None:
            self._life.cancel()
            with suppress(asyncio.CancelledError):
                await self._life
            self._life = None
        self._session.end()

    def try_code(self, code: str) -> None:
        """Another try after a wrong code, or agreeing that another device carries the match on."""
        self._code, self._hint = code, None
        self.knock_now()

    def knock_now(self) -> None:
        """Try again at once: the device woke up, or the network came back."""
        self._knock.set()
        self._session.prove_alive()

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
            self._is("seeking", why=self._hint, tries=tries, standing_in=self._standing_in)
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
        """Where we were last, and some of the others: if many claim to be our table, each has its turn.

        A newcomer tries all, since whoever lies there may have been heard first.
        """
        own = self.membership.places[: MOST_PLACES if self.membership.secret else None]
        found = self._random.sample(self._found, min(MOST_PLACES, len(self._found)))
        return list(dict.fromkeys((*own, *found)))

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
            new = set(found) - {*self._found, *self.membership.places}
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
            self._code, self._hint = None, None  # typed again, the code agrees to another host
            self._is("in")
            try:
                await self._session.hold(link)
            except Parted as parted:
                raise SentAway(parted.why, parted.wait) from None
            except LinkLost:
                return True
        if sent_away is not None:
            raise sent_away
        return False

    async def _enter(self, place: Place) -> SealedLink:
        """A link at whose other end somebody has proved to be the host of our table, as we have proved ourselves.

        What anybody may have said is believed by a newcomer; a device of the table takes it as a hint and goes on.
        """
        secrets = dict.fromkeys(secret for secret in (self.membership.secret, self._perhaps) if secret)
        for secret in secrets:
            try:
                return await self._knock_with(place, secret, None)
            except HeardNo as no:
                self._hear_hint(no.why)
                if no.why.key not in ("not-known", "standing-in"):
                    raise LinkLost from None
        if secrets and self._code is None:
            raise LinkLost
        if self._code is None:
            raise SentAway(Why("needs-code"))
        try:
            return await self._knock_with(place, None, self._code)
        except HeardNo as no:
            if not self.membership.secret:
                raise SentAway(no.why, no.wait) from None
            self._hear_hint(no.why)
            raise LinkLost from None

    def _hear_hint(self, why: Why) -> None:
        if why.key == "standing-in":
            self._standing_in = True
        else:
            self._hint = sentences.fair(why)
        if why.key == "wrong-code":
            self._code = None

    async def _knock_with(self, place: Place, secret: bytes | None, code: str | None) -> SealedLink:
        own = self.membership
        async with asyncio.timeout(KNOCK):
            link = await self._network.connect(place.address, place.port, frames.DOWN_BYTES)
        try:
            async with asyncio.timeout(HANDSHAKE):
                known = self.state  # a knock is no news: buttons would go from under fingers
                self._is("proving", why=self._hint, tries=known.tries, standing_in=known.standing_in)
                enter = Enter(own.device, own.name, self._app, own.reign, own.succession)
                entrance = await guest_handshake(
                    link, own.table, secret, code, enter, self._network, self._expect_secret
                )
                let_in = self._read(await entrance.link.receive())
                if let_in.standing_in:
                    await self._agree(entrance.link)
                if let_in.standing_in or let_in.reign < own.reign:
                    raise LinkLost  # its match was carried on elsewhere, as it has learnt from us now
                entrance.link.let_in()
                self._remember(entrance.table, entrance.secret, let_in, place)
                return entrance.link
        except BaseException:
            link.cut()
            raise

    def _expect_secret(self, secret: bytes) -> None:
        self._perhaps = secret

    async def _agree(self, link: SealedLink) -> None:
        """Somebody wants to carry the match on instead of its host: our voice, for which the code was typed here."""
        if not self.membership.secret:
            return
        link.send(frames.write(Agree(keys.voice(self.membership.secret))))
        self._code = None
        self._read(await link.receive())

    def _read(self, raw: bytes) -> LetIn:
        """What has to come first under seal."""
        try:
            frame = frames.read_down(raw)
        except Refused:
            raise LinkLost from None
        if isinstance(frame, Sorry) and frame.why.key != "carried-on":
            raise SentAway(frame.why, frame.wait)
        if not isinstance(frame, LetIn):
            raise LinkLost
        return frame

    def _remember(self, table: str, secret: bytes, let_in: LetIn, place: Place) -> None:
        """We are known at the table from now on."""
        own = self.membership
        places = dict.fromkeys((place, *own.places))
        self.membership = replace(
            own,
            table=table,
            secret=secret,
            places=tuple(places)[:MOST_PLACES],
            reign=let_in.reign,
            succession=let_in.succession,
            table_name=let_in.name,
            game=let_in.game,
        )
        self._perhaps = b""
        if self.membership != own:
            self._keep(self.membership)
