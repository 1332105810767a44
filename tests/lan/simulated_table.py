"""A whole table in one process: a host and its guests, all played by bots, on a network that a seed makes bad.

``Evening`` is the story of one seed.  While it goes on, every frame is looked at (harness/lan/witness.py); at its end
nothing said may be lost, nothing played twice, and everybody sees what the host would show them.
"""

import asyncio
import shutil
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from engine import requests, rules
from engine.bots.sitter import Sitter
from engine.dealer import Dealer
from engine.entries import BotTook, GaveBack, Said
from engine.journal import load
from engine.lan.guest.guest import Guest, Membership, Place, State, new_membership
from engine.lan.host.host import Host
from engine.lan.host.record import Record, new_record
from engine.lan.lobby import lobby
from engine.lan.lobby.lobby import LobbyView
from engine.lan.lobby.wishes import Give, Ready, SeatBot, Sit
from engine.seats import Seat
from engine.table import Answer, Scene, Table
from tests.harness.lan.people import Diary, People, Word, word_of
from tests.harness.lan.witness import Witness, seats_of, seen
from tests.lan.simulation import Air, End, Fault, Killed, Quality, Station, simulated

HOST = "host"
BOT = "bot"
TOKEN = "the token of the host's own people"
NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal", "Ida", "Jo", "Kit", "Lou")

LONGEST = 4 * 3600.0
"""Seconds of simulated time after which any evening should long be over."""


@dataclass(frozen=True)
class Plan:
    """What a seed decides before anybody sits down.  ``sitters``: for each seat the host, a bot, or a guest's name."""

    seed: int
    game: str
    variant: str
    sitters: tuple[str, ...]
    quality: Quality
    mishaps: int

    @property
    def guests(self) -> tuple[str, ...]:
        return tuple(sorted({sitter for sitter in self.sitters if sitter not in (HOST, BOT)}))

    def seats_of(self, sitter: str) -> tuple[int, ...]:
        return tuple([seat for seat, each in enumerate(self.sitters) if each == sitter])


def plan(seed: int, most_seats: int = 8) -> Plan:
    """Any game, any variant, up to eight seats, on one to seven guests, with mishaps or (one in eight) without."""
    random = Random(seed)
    game = random.choice(sorted(set(rules.names()) & {"yokai", "dixit", "pictomania", "pictoric"}))
    variant = random.choice(sorted(rules.game(game).variants))
    seats = random.choice([count for count in rules.game(game).variants[variant] if count <= most_seats])
    guests = [f"guest {number}" for number in range(1, random.randint(1, min(seats, 7)) + 1)]
    others = random.choices([HOST, BOT, *guests], k=seats - len(guests))
    sitters = [*guests, *others]
    random.shuffle(sitters)
    quality = Quality(
        latency=random.choice((0.001, 0.02, 0.15)),
        jitter=random.choice((0.0, 0.02, 0.3)),
        bandwidth=random.choice((30_000.0, 500_000.0, 5_000_000.0)),
        echoes=random.choice((0.0, 0.1)),
    )
    return Plan(seed, game, variant, tuple(sitters), quality, random.choice((0, 5, 10, 15, 20, 25, 30, 40)))


def moves_of(entries: tuple[Any, ...], opened: tuple[Seat, ...]) -> tuple[list[Word], list[Word]]:
    """All moves of a match, and those that people said and no bot."""
    bots = [seat.bot is not None for seat in opened]
    played, by_people = [], []
    for entry in entries:
        if isinstance(entry, Said):
            played.append(word_of(entry))
            if not bots[entry.seat]:
                by_people.append(word_of(entry))
        elif isinstance(entry, BotTook | GaveBack):
            bots[entry.seat] = isinstance(entry, BotTook)
    return played, by_people


class Evening:
    """Everybody of a plan, from the open door to the last scene."""

    def __init__(self, air: Air, agreed: Plan, folder: Path) -> None:
        self.air, self.plan, self.folder = air, agreed, folder
        self.random = Random(f"{agreed.seed} evening")
        self.witness = Witness()
        self.host = HostSide(self)
        self.guests = {name: GuestSide(self, name) for name in agreed.guests}
        self.happened: list[str] = []
        air.sent = self._on_frame

    async def go(self) -> None:
        hosting = asyncio.create_task(self.host.live())
        await self.until(lambda: self.host.host is not None)
        for guest in self.guests.values():
            guest.begin()
        bad_luck, going_on = asyncio.create_task(self._bad_luck()), asyncio.create_task(self._go_on())
        await self.until(lambda: self.host.is_over)
        await bad_luck
        await self.until(lambda: self.host.is_over and all(guest.is_up_to_date for guest in self.guests.values()))
        hosting.cancel()
        going_on.cancel()
        self._check()

    async def until(self, true: Callable[[], bool]) -> None:
        while not true():
            if self.air.loop.faults:
                raise Fault(self.air.loop.faults, self.plan, self.happened)
            if self.witness.wrongs:
                raise AssertionError(f"{self.plan}: {self.witness.wrongs[:5]} after {self.happened}")
            if self.air.loop.time() > LONGEST:
                raise TimeoutError(self.how_it_stands())
            await asyncio.sleep(0.05)

    def how_it_stands(self) -> str:
        table = self.host.table
        waiting = None if table is None else table.scene(None).waiting
        missing = None if self.host.host is None else self.host.host.view().missing
        states = {name: (guest.state, guest.people.diary.refused[-2:]) for name, guest in self.guests.items()}
        return f"{self.plan}: {missing=} {waiting=} over={self.host.is_over} {states} after {self.happened[-6:]}"

    # What goes wrong ------------------------------------------------------------------------------------------

    async def _bad_luck(self) -> None:
        for _ in range(self.plan.mishaps):
            await asyncio.sleep(self.random.expovariate(0.7))
            if self.host.is_over:
                return
            mishap = self.random.choice(MISHAPS)
            self.happened.append(f"{self.air.loop.time():.2f} {mishap.__name__}")
            with suppress(Killed):
                mishap(self)

    async def _go_on(self) -> None:
        """Nobody likes a pause for long."""
        while True:
            await asyncio.sleep(3.0)
            if self.host.table is not None and self.host.table.position.paused_by is not None:
                self.some_guest().ask(lambda seat: requests.Resume(seat))

    def some_link(self) -> End | None:
        return self.random.choice(self.air.ends) if self.air.ends else None

    def some_guest(self) -> "GuestSide":
        return self.random.choice(list(self.guests.values()))

    # What is looked at ----------------------------------------------------------------------------------------

    def _on_frame(self, end: End, frame: bytes) -> None:
        if end.station.name != HOST:
            self.witness.heard_by_host(frame)
        elif self.host.record is not None:
            guest = self.guests[end.peer.station.name]
            self.witness.heard_by_guest(id(end), guest.device, frame, self.host.record, self.host.table)

    def _check(self) -> None:
        """The end of the evening: the journal against everybody's diary, everybody's screen against the table."""
        wrong = list(self.witness.wrongs)
        path, table = self.host.path, self.host.table
        if path is None or table is None:
            raise TimeoutError(self.how_it_stands())
        played, by_people = moves_of(load(path).entries, table.opened.seats)
        diaries = [self.host.diary, *[guest.diary for guest in self.guests.values()]]
        asked = {word for diary in diaries for word in diary.asked}
        wrong += [f"lost: {word}" for diary in diaries for word in diary.accepted if word not in played]
        wrong += [f"never said: {word}" for word in by_people if word not in asked]
        wrong += [f"the lobby has another device at seat {seat}" for seat in self._strangely_seated(table)]
        numbers = [word[:2] for word in played]
        wrong += [f"twice: {word}" for word in numbers if numbers.count(word) > 1]
        if wrong:
            raise AssertionError(f"{self.plan}: {wrong[:5]} after {self.happened}")

    def _strangely_seated(self, table: Table) -> list[int]:
        """Seats of people at which the lobby shows another device than the one that plays there."""
        record = self.host.record
        if record is None:
            return []
        plays = {seat: known.id for known in record.known for seat in seats_of(record, known.id, table)}
        plays |= dict.fromkeys(table.seats_of(TOKEN), record.lobby.host)
        chairs = enumerate(record.lobby.chairs)
        return [seat for seat, chair in chairs if chair and not chair.bot and chair.device != plays.get(seat)]


class HostSide:
    """The device that hosts: lives again after each death, from what its disk holds."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.diary = Diary()
        self.record: Record | None = None
        self.host: Host | None = None
        self.table: Table | None = None
        self.path: Path | None = None
        self.address = "10.0.0.1"
        self.people: People | None = None
        self.dies_at: str | None = None
        self._lives = 0
        self._died = asyncio.Event()
        self._wake: asyncio.TimerHandle | None = None
        self.station = Station(evening.air, HOST, self.address)

    @property
    def is_over(self) -> bool:
        return self.station.alive and self.table is not None and self.table.position.ended is not None

    @property
    def places(self) -> tuple[Place, ...]:
        return (Place(self.address, self.host.port),) if self.station.alive and self.host is not None else ()

    async def live(self) -> None:
        while True:
            self._died.clear()
            self.station = Station(self.evening.air, HOST, self.address)
            self.station.run(self._begin())
            await self._died.wait()
            await asyncio.sleep(self.evening.random.choice((0.01, 0.5, 3.0, 10.0)))

    def die(self, silently: bool = False) -> None:
        """``kill -9``: what is on the disk at this instant is all that the next life knows."""
        if not self.station.alive:
            return
        self._lives += 1
        self.dies_at = None
        folder = self.evening.folder / str(self._lives)
        folder.mkdir()
        if self.path is not None:
            for part in self.path.parent.glob(self.path.name + "*"):
                if not part.name.endswith("-shm"):
                    shutil.copyfile(part, folder / part.name)
            self.path = folder / self.path.name
        self.station.die(silently)
        if self.people is not None:
            self.people.stop()
        if self._wake is not None:
            self._wake.cancel()
        if self.table is not None:
            self.table.close()
        self.host = self.table = self._wake = None
        self._died.set()

    def _dies_here(self, here: str) -> None:
        if self.dies_at == here:
            self.die(silently=self.evening.random.random() < 0.3)
            raise Killed

    async def _begin(self) -> None:
        agreed = self.evening.plan
        if self.record is None:
            self.record = new_record("Ada's table", "Ada's tablet", agreed.game, agreed.variant)
        begun = self.path is not None and self.path.exists()
        if self.record.lobby.match is not None and not begun:  # killed between the record and the journal
            self.record = replace(self.record, lobby=lobby.over(self.record.lobby))
        host = Host(self.record, TOKEN, network=self.station.network, keep=self._keep, changed=self._changed)
        await host.open()
        self.host = host
        if self.record.lobby.match is not None and self.path is not None:
            self._play(Table.resume(self.path, Dealer(f"{agreed.seed} {self._lives}"), self.evening.air.loop.ms))
        else:
            self._sit_down(host)
            self._changed()

    def _keep(self, record: Record) -> None:
        self._dies_here("before the record")
        self.record = record
        self._dies_here("after the record")

    def _sit_down(self, host: Host) -> None:
        for seat, sitter in enumerate(self.evening.plan.sitters):
            if sitter == HOST:
                host.wish(Sit(seat, NAMES[seat], seat))
            elif sitter == BOT:
                host.wish(SeatBot(seat, NAMES[seat], seat, "weak"))
        if HOST in self.evening.plan.sitters:
            host.wish(Ready(True))

    def _changed(self) -> None:
        """The lobby is another: the match begins when all sit and are ready."""
        host = self.host
        if host is None or self.table is not None or host.view().missing is not None:
            return
        chairs = host.lobby.chairs
        if sum(chair is not None for chair in chairs) < len(self.evening.plan.sitters):
            return
        opened = host.opening()
        self.path = self.evening.folder / f"{self._lives} {opened.match}.easel"
        self._keep(host.record_of(opened))
        dealer = Dealer(self.evening.plan.seed)
        self._play(Table.open(opened, self.path, dealer, self.evening.air.loop.ms))

    def _play(self, table: Table) -> None:
        if self.host is None:
            raise Killed
        self.table = table
        random = Random(f"{self.evening.plan.seed} {self._lives}")
        self.people = People(self._say, random, lambda: random.uniform(0.01, 0.4), self.diary)
        self.evening.witness.table_is(table)
        self.host.serve(table)
        table.listeners.insert(0, self._on_entries)  # before the host tells anybody
        Sitter(table, lambda: asyncio.sleep(random.uniform(0.01, 0.4)), random)
        self._look()

    def _say(self, raw: bytes, answered: Callable[[Answer], None]) -> None:
        if self.table is not None:
            answered(self.table.hear(TOKEN, raw))

    def _on_entries(self) -> None:
        if self.table is not None:
            self.evening.witness.table_is(self.table)
            self._dies_here("after an entry")
            self._look()

    def _look(self) -> None:
        """What a screen and a clock do: show the own people their scenes, and wake when something is due."""
        table = self.table
        if table is None or self.people is None:
            return
        self.people.see({seat: table.scene(seat) for seat in table.seats_of(TOKEN)})
        if self._wake is not None:
            self._wake.cancel()
        at = table.next_wake()
        if at is not None:
            self._wake = self.evening.air.loop.call_later(max(0, at - table.clock.now()) / 1000, self._tick)

    def _tick(self) -> None:
        if self.table is not None:
            self.table.tick()
            self._look()


class GuestSide:
    """A device at somebody else's table."""

    def __init__(self, evening: Evening, name: str) -> None:
        self.evening, self.name = evening, name
        self.diary = Diary()
        self.membership: Membership | None = None
        self.code: str | None = None
        self.state: State | None = None
        self.scenes: dict[int, Scene[Any, Any]] = {}
        self.scene_for_all: Scene[Any, Any] | None = None
        self.inks: dict[tuple[int | None, int], bytearray] = {}
        self._wishing = False
        self._begun = 0
        self._number = evening.plan.guests.index(name) + 1
        self.station = Station(evening.air, name, "")

    @property
    def device(self) -> str:
        return "" if self.membership is None else self.membership.device

    @property
    def is_up_to_date(self) -> bool:
        """Whether this device shows exactly what the host would show it now."""
        table = self.evening.host.table
        if table is None or self.state is None or self.state.where != "in":
            return False
        record = self.evening.host.record
        seats = () if record is None else seats_of(record, self.device, table)
        if (
            self.scene_for_all is None
            or set(self.scenes) != set(seats)
            or seen(self.scene_for_all) != seen(table.scene(None))
        ):
            return False
        if any(bytes(ink) != table.log(seat, drawing, 0) for (seat, drawing), ink in self.inks.items()):
            return False
        return all(seen(self.scenes[seat]) == seen(table.scene(seat)) for seat in seats)

    def begin(self) -> None:
        """The app starts: with the code the first time, with what it kept ever after."""
        host = self.evening.host
        if self.membership is None or not self.membership.secret:
            record = host.record
            if record is None or not host.places:
                self.evening.air.loop.call_later(1, self.begin)
                return
            self.membership = new_membership(host.places[0], record.lobby.table, self.name)
            self.code = record.code
        self._begun += 1
        self._wishing = False
        self.state, self.scenes, self.scene_for_all, self.inks = None, {}, None, {}
        random = Random(f"{self.evening.plan.seed} {self.name} {self._begun}")
        self.station = Station(self.evening.air, self.name, f"10.0.{self._number}.{self._begun}")
        self.station.do(lambda: self._start(random))

    def _start(self, random: Random) -> None:
        if self.membership is None:
            raise Killed
        guest = Guest(self.membership, self.code, self.station.network, find=self._find, keep=self._keep, random=random)
        station = self.station
        self.guest = guest
        self.people = People(guest.ask, random, lambda: random.uniform(0.01, 0.4), self.diary)
        guest.on_state = lambda state: self._on_state(station, state)
        guest.session.on_lobby = lambda lobby: self._on_lobby(station, lobby)
        guest.session.on_news = lambda scenes, spectator: self._on_news(station, scenes, spectator)
        guest.session.on_ink = lambda seat, drawing, offset, new: self._on_ink(station, seat, drawing, offset, new)
        guest.start()

    def die(self, silently: bool) -> None:
        if not self.station.alive:
            return
        self.station.die(silently)
        self.people.stop()
        self.evening.air.loop.call_later(self.evening.random.choice((0.01, 1.0, 5.0)), self.begin)

    def move_away(self) -> None:
        """Another address: what is said to the old one arrives nowhere."""
        self._begun += 1
        for end in self.evening.air.links_of(self.station):
            end.fall_silent()
        self.station.address = f"10.0.{self._number}.{self._begun}"

    def ask(self, what: Callable[[int], requests.Request]) -> None:
        """Asks the table for something that is no move, if this device is at it and has a seat."""
        if self.station.alive and self.scenes:
            self.guest.ask(msgspec.json.encode(what(min(self.scenes))), lambda answer: None)

    def give(self, chair: int, device: str) -> None:
        if self.station.alive and self.scenes and device:
            self.guest.wish(Give(chair, device), lambda why: None)

    async def _find(self, table: str) -> tuple[Place, ...]:
        await asyncio.sleep(0.1)
        return self.evening.host.places

    def _keep(self, membership: Membership) -> None:
        self.membership = membership

    def _on_state(self, station: Station, state: State) -> None:
        if station.alive:
            self.state = state

    def _on_news(self, station: Station, scenes: dict[int, Scene[Any, Any]], spectator: Scene[Any, Any]) -> None:
        if station.alive:
            self.scenes, self.scene_for_all = scenes, spectator
            self.people.see(scenes)
            self._look_at_drawings(scenes)

    def _look_at_drawings(self, scenes: dict[int, Scene[Any, Any]]) -> None:
        """Each seat follows every drawing that it may see."""
        for seat, scene in scenes.items():
            for player in getattr(scene.view, "players", ()):
                drawing = getattr(player, "drawing", None)
                if drawing is not None and player.ink and (seat, drawing) not in self.inks:
                    self.inks[seat, drawing] = bytearray()
                    self.guest.read_log(seat, drawing, 0, lambda ink: None)

    def _on_ink(self, station: Station, seat: int | None, drawing: int, offset: int, new: bytes) -> None:
        if station.alive and (ink := self.inks.get((seat, drawing))) is not None:
            if offset != len(ink):
                self.evening.witness.wrongs.append(f"{self.name} gets ink from {offset} on, and has {len(ink)}")
            ink += new

    def _on_lobby(self, station: Station, lobby: LobbyView) -> None:
        if not station.alive or lobby.match is not None or self._wishing:
            return
        mine = [lobby.chairs[chair] for chair in lobby.mine()]
        missing = [seat for seat in self.evening.plan.seats_of(self.name) if seat not in lobby.mine()]
        if missing:
            self._wish(Sit(missing[0], NAMES[missing[0]], missing[0]))
        elif not all(chair is not None and chair.ready for chair in mine):
            self._wish(Ready(True))

    def _wish(self, wish: Any) -> None:
        self._wishing = True

        def answered(why: object) -> None:
            self.evening.air.loop.call_later(0.1, look_again)

        def look_again() -> None:
            if station is self.station and station.alive and self.guest.session.lobby is not None:
                self._wishing = False
                self._on_lobby(station, self.guest.session.lobby)

        station = self.station
        self.guest.wish(wish, answered)


# Mishaps ----------------------------------------------------------------------------------------------------------


def a_link_is_cut(evening: Evening) -> None:
    if link := evening.some_link():
        link.cut()


def a_link_holds_its_breath(evening: Evening) -> None:
    if link := evening.some_link():
        link.hold(evening.random.choice((0.1, 1.0, 3.0, 10.0)))


def a_link_falls_silent(evening: Evening) -> None:
    if link := evening.some_link():
        link.fall_silent()


def the_host_sleeps(evening: Evening) -> None:
    seconds = evening.random.choice((0.5, 3.0, 20.0))
    for end in evening.air.links_of(evening.host.station):
        end.hold(seconds)


def the_host_is_killed(evening: Evening) -> None:
    evening.host.die(silently=evening.random.random() < 0.3)


def the_host_is_killed_at_an_entry(evening: Evening) -> None:
    evening.host.dies_at = evening.random.choice(("after an entry",) * 3 + ("before the record", "after the record"))


def the_host_comes_back_elsewhere(evening: Evening) -> None:
    evening.host.address = f"10.0.0.{evening.random.randint(1, 250)}"
    evening.host.die(silently=True)


def a_guest_is_killed(evening: Evening) -> None:
    evening.some_guest().die(silently=evening.random.random() < 0.3)


def a_guest_gets_another_address(evening: Evening) -> None:
    evening.some_guest().move_away()


def a_bot_steps_in(evening: Evening) -> None:
    """Somebody lets a bot play for somebody, most often for themselves; some time later the person plays again."""
    chair = evening.random.randrange(len(evening.plan.sitters))
    own = evening.guests.get(evening.plan.sitters[chair])
    asker = own or evening.some_guest()
    asker.ask(lambda seat: requests.SeatBot(seat, chair, "weak"))
    later, taker = evening.random.uniform(0.5, 5.0), own or evening.some_guest()
    evening.air.loop.call_later(later, taker.ask, lambda seat: requests.TakeBack(seat, chair))


def somebody_pauses(evening: Evening) -> None:
    evening.some_guest().ask(lambda seat: requests.Pause(seat))


def a_seat_changes_hands(evening: Evening) -> None:
    """The host's people give the seat of a device that is away, or a device gives one of its own, to another."""
    host, taker = evening.host.host, evening.some_guest().device
    chair = evening.random.randrange(len(evening.plan.sitters))
    if evening.random.random() < 0.5:
        evening.some_guest().give(chair, taker)
    elif host is not None and taker:
        evening.host.station.do(lambda: host.wish(Give(chair, taker)))


MISHAPS = (
    a_link_is_cut,
    a_link_holds_its_breath,
    a_link_falls_silent,
    the_host_sleeps,
    the_host_is_killed,
    the_host_is_killed_at_an_entry,
    the_host_is_killed_at_an_entry,
    the_host_comes_back_elsewhere,
    a_guest_is_killed,
    a_guest_gets_another_address,
    a_bot_steps_in,
    somebody_pauses,
    a_seat_changes_hands,
    a_seat_changes_hands,
)


def evening_of(seed: int, folder: Path, **how: Any) -> None:
    """Plays the evening of that seed; what goes wrong with the table itself, and not only at it, is raised."""
    agreed = plan(seed, **how)

    async def story(air: Air) -> None:
        await Evening(air, agreed, folder).go()

    simulated(story, agreed.quality, seed)
