"""A network and a time that a test turns by hand: hosts and guests in one process, no sockets, no waiting.

Everything that happens follows from a seed.  A ``Station`` is a device with one program running on it; ``die`` is
``kill -9``: nothing that the program does afterwards reaches anybody.
"""

import asyncio
import selectors
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar, copy_context
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.lan.net.link import Answering, Link, LinkLost, Network
from engine.lan.protocol import frames
from engine.lan.protocol.rate_limit import LinkLimit, RateLimit
from engine.lan.protocol.sealing import SealedLink

REFUSED_AFTER = 5.0
"""Seconds after which a knock at an address where nobody is gives up."""

A_TICK = 1e-6
"""Seconds that are no time at all: sums of fractions are not exact."""

CROWD = 16 * 1024
"""Bytes on their way with which a link is crowded."""


def in_the_open(frame: bytes) -> bool:
    """Whether it looks like a frame that is not sealed; one of four thousand millions of sealed ones does."""
    return frame[:1] in (b"\0", bytes([frames.VERSION])) and frame[1:3] == b'{"' and frame[-1:] == b"}"


class Stuck(Exception):
    """Nobody waits for a time any more, and nothing else can happen."""


class Fault(Exception):
    """Something on the loop failed, and nobody was there to be told."""


class Killed(BaseException):
    """The program ends here, as by ``kill -9``: for places where it cannot simply stop being called."""


class TurnedLoop(asyncio.SelectorEventLoop):
    """A loop whose time jumps to whatever comes next.  What runs beside other loops, runs here at once."""

    def __init__(self) -> None:
        self._now = 0.0
        super().__init__(_Impatient(self._turn))
        self.set_task_factory(_task_of_a_station)  # type: ignore[arg-type]
        self.faults: list[dict[str, Any]] = []
        self.set_exception_handler(self._on_fault)

    def time(self) -> float:
        return self._now

    def ms(self) -> int:
        """The clock of a table on this loop."""
        return int(self._now * 1000)

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> Any:  # type: ignore[override]
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done

    def _turn(self, seconds: float | None) -> None:
        if seconds is None:
            raise Stuck
        self._now += seconds

    def _on_fault(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if not isinstance(context.get("exception"), Killed):
            self.faults.append(context)


class _Impatient(selectors.SelectSelector):
    def __init__(self, turn: Callable[[float | None], None]) -> None:
        super().__init__()
        self._turn = turn

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self._turn(timeout)
        return []


RUNNING_ON: "ContextVar[Station | None]" = ContextVar("RUNNING_ON", default=None)


def _task_of_a_station(
    loop: asyncio.AbstractEventLoop, coro: Coroutine[Any, Any, Any], **how: Any
) -> "asyncio.Task[Any]":
    task = asyncio.Task(coro, loop=loop, **how)
    context = how.get("context")
    station = RUNNING_ON.get() if context is None else context.get(RUNNING_ON)
    if station is not None:
        station.tasks.add(task)
        task.add_done_callback(station.on_done)
    return task


@dataclass(frozen=True)
class Quality:
    """How well the network carries: seconds, bytes a second, and how often an ``ask`` arrives twice."""

    latency: float = 0.02
    jitter: float = 0.02
    bandwidth: float = 500_000.0
    echoes: float = 0.0


GOOD = Quality()


class Air:
    """What lies between all stations."""

    def __init__(self, loop: TurnedLoop, random: Random, quality: Quality = GOOD) -> None:
        self.loop = loop
        self.random = random
        self.quality = quality
        self.ends: list[End] = []
        self.sent: Callable[[End, bytes], None] = lambda end, frame: None
        """Is told of each frame before it is sealed; ``crossed``, of what a listener on the network sees."""
        self.crossed: Callable[[End, bytes], None] = lambda end, frame: None
        self._doors: dict[tuple[str, int], _Door] = {}
        self._ports = 40_000

    def delay(self) -> float:
        return self.quality.latency + self.random.uniform(0, self.quality.jitter)

    def links_of(self, station: "Station") -> list["End"]:
        return [end for end in self.ends if end.station is station]

    # What ``Network`` is made of ------------------------------------------------------------------------------

    async def connect(self, station: "Station", address: str, port: int) -> "End":
        await asyncio.sleep(self.delay())
        door = self._doors.get((address, port))
        if door is None:
            reached = any(place == address for place, _ in self._doors)
            await asyncio.sleep(0 if reached else REFUSED_AFTER)
            raise LinkLost
        near, far = End(self, station, address), End(self, door.station, station.address)
        far.limit = door.rate.meet(station.address, far.cut)
        if not station.alive or far.limit is None:
            raise LinkLost
        near.peer, far.peer = far, near
        self.ends += [near, far]
        door.let_through(far)
        await asyncio.sleep(self.delay())
        return near

    async def serve(self, station: "Station", answering: Answering, port: int, rate: RateLimit) -> "_Door":
        if port == 0:
            self._ports += 1
            port = self._ports
        if (station.address, port) in self._doors:
            raise OSError("somebody serves there already")
        door = _Door(self, station, port, answering, rate)
        self._doors[station.address, port] = door
        return door

    def shut(self, door: "_Door") -> None:
        for place in [place for place, there in self._doors.items() if there is door]:
            del self._doors[place]

    def shut_all_of(self, station: "Station") -> None:
        for place in [place for place, there in self._doors.items() if there.station is station]:
            del self._doors[place]


class Station:
    """A device with an address, on which one program runs until it dies."""

    def __init__(self, air: Air, name: str, address: str) -> None:
        self.air, self.name, self.address = air, name, address
        self.alive = True
        self.tasks: set[asyncio.Task[Any]] = set()

    @property
    def network(self) -> Network:
        async def connect(address: str, port: int, most: int) -> Link:
            return await self.air.connect(self, address, port)

        async def serve(answering: Answering, port: int, rate: RateLimit) -> _Door:
            return await self.air.serve(self, answering, port, rate)

        return Network(connect, serve, beside, self.air.random.randbytes)

    def run(self, coro: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Starts something on this device; it ends when the device's program does."""
        return self.air.loop.create_task(coro, context=self._context())

    def do(self, what: Callable[[], Any]) -> Any:
        """Does something as this device's program."""
        return self._context().run(what)

    def on_done(self, task: "asyncio.Task[Any]") -> None:
        """A task that failed is told at once, and not when nobody remembers it any more."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if self.alive and error is not None and not isinstance(error, LinkLost | Killed):
            self.air.loop.faults.append({"station": self.name, "exception": error, "task": task})

    def _context(self) -> Any:
        context = copy_context()
        context.run(RUNNING_ON.set, self)
        return context

    def die(self, silently: bool = False) -> None:
        """The program is gone.  The others are told by the network, or (the device lost its power) by nobody."""
        self.alive = False
        self.air.shut_all_of(self)
        for end in self.air.links_of(self):
            end.break_off(silently)
        running = None
        with suppress(RuntimeError):
            running = asyncio.current_task()
        for task in list(self.tasks):
            if task is not running:
                task.cancel()


async def beside(work: Callable[..., Any], /, *args: Any) -> Any:
    """What runs beside a real loop takes a moment."""
    await asyncio.sleep(0.02)
    return work(*args)


class _Door:
    """A port at which a station answers."""

    def __init__(self, air: Air, station: Station, port: int, answering: Answering, rate: RateLimit) -> None:
        self.station, self.port, self.rate = station, port, rate
        self._air, self._answering = air, answering
        self._through: list[End] = []

    def let_through(self, end: "End") -> None:
        self._through.append(end)
        self.station.run(self._answer(end))

    async def _answer(self, end: "End") -> None:
        try:
            with suppress(LinkLost):
                await self._answering(end)
        finally:
            end.cut()

    async def stop(self) -> None:
        self._air.shut(self)
        for end in self._through:
            end.cut()


class End:
    """One side of a link.  Frames arrive in order, each some time after it was sent."""

    peer: "End"
    limit: LinkLimit | None = None
    """How often one may knock holds here too; frames are counted where they are the system's."""

    def __init__(self, air: Air, station: Station, far: str) -> None:
        self.air, self.station, self.address = air, station, far
        self.held_until = 0.0
        self.silent = False
        self.lost = False
        self._over = False
        self._inbox: deque[bytes] = deque()
        self._leaving: deque[tuple[float, int]] = deque()
        self._under_way: deque[tuple[float, Callable[..., None], tuple[Any, ...]]] = deque()
        self._waiting: asyncio.Future[None] | None = None

    # A link, as hosts and guests know it ----------------------------------------------------------------------

    def send(self, frame: bytes) -> None:
        if self.lost or not self.station.alive:
            return
        self.air.crossed(self, frame)
        if in_the_open(frame):
            self.air.sent(self, frame)
        now, quality = self.air.loop.time(), self.air.quality
        leaves = max(now, self._leaving[-1][0] if self._leaving else now) + len(frame) / quality.bandwidth
        self._leaving.append((leaves, len(frame)))
        self._arrive_at(leaves + self.air.delay(), self.peer.on_frame, frame)

    def crowded(self) -> bool:
        now = self.air.loop.time()
        while self._leaving and max(self._leaving[0][0], self.held_until) <= now:
            self._leaving.popleft()
        return sum(size for _, size in self._leaving) > CROWD

    async def cleared(self) -> None:
        while self.crowded() and not self.lost and self.station.alive:
            await asyncio.sleep(0.005)

    async def listen(self, heard: Callable[[bytes], None]) -> None:
        while True:
            heard(await self.receive())

    def let_in(self) -> None:
        if self.limit is not None:
            self.limit.let_in()

    async def receive(self) -> bytes:
        while not self._inbox:
            if self._over or self.lost:
                raise LinkLost
            self._waiting = self.air.loop.create_future()
            await self._waiting
        return self._inbox.popleft()

    def cut(self) -> None:
        if not self.lost:
            self._lose()
            self._arrive_at(self.air.loop.time() + self.air.delay(), self.peer.on_cut)

    async def close(self) -> None:
        if not self.lost:
            self._arrive_at(self.air.loop.time() + self.air.delay(), self.peer.on_end)
            self._over = self.lost = True
            if self.limit is not None:
                self.limit.is_gone()
            self._wake()

    # What the network does ------------------------------------------------------------------------------------

    def break_off(self, silently: bool) -> None:
        """This side is gone in the middle of whatever it said."""
        self._lose()
        if silently:
            self.peer.silent = self.silent = True
        else:
            self.air.loop.call_later(self.air.delay(), self.peer.on_cut)

    def hold(self, seconds: float) -> None:
        """Nothing arrives at either side for so long; then all of it does."""
        until = self.air.loop.time() + seconds
        self.held_until = self.peer.held_until = until

    def fall_silent(self) -> None:
        """Half open: nothing arrives any more, and nobody is told."""
        self.silent = self.peer.silent = True

    def _arrive_at(self, at: float, what: Callable[..., None], *args: Any) -> None:
        """Whatever was sent before arrives before."""
        if self._under_way:
            at = max(at, self._under_way[-1][0])
        self._under_way.append((at, what, args))
        self.air.loop.call_at(at, self._arrive)

    def _arrive(self) -> None:
        now = self.air.loop.time()
        if self.held_until > now + A_TICK:
            self.air.loop.call_at(self.held_until, self._arrive)
            return
        while self._under_way and self._under_way[0][0] <= now + A_TICK:
            _, what, args = self._under_way.popleft()
            if not self.silent:
                what(*args)

    def on_frame(self, frame: bytes) -> None:
        if not self.lost and self.station.alive:
            self._inbox.append(frame)
            self._wake()

    def on_end(self) -> None:
        self._over = True
        self._wake()

    def on_cut(self) -> None:
        self._lose()

    def _lose(self) -> None:
        if self.limit is not None:
            self.limit.is_gone()
        self.lost = self._over = True
        self._inbox.clear()
        with suppress(ValueError):
            self.air.ends.remove(self)
        self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)


@contextmanager
def seen_before_sealing() -> Iterator[None]:
    """Whoever looks at the frames of a simulated network sees them before they are sealed."""
    seal_and_send = SealedLink.send

    def send(link: SealedLink, frame: bytes) -> None:
        end = link.link
        if not isinstance(end, End) or end.lost or not end.station.alive:
            return seal_and_send(link, frame)
        air = end.air
        air.sent(end, frame)
        seal_and_send(link, frame)
        if b'"is":"ask"' in frame and air.random.random() < air.quality.echoes:
            seal_and_send(link, frame)

    SealedLink.send = send  # type: ignore[method-assign]
    try:
        yield
    finally:
        SealedLink.send = seal_and_send  # type: ignore[method-assign]


async def _end_all() -> None:
    left = asyncio.all_tasks() - {asyncio.current_task()}
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)


def simulated(story: Callable[[Air], Coroutine[Any, Any, None]], quality: Quality = GOOD, seed: int = 1) -> None:
    """Tells a story that needs no real time; what was left running ends with it."""
    with seen_before_sealing():
        _simulated(story, quality, seed)


def _simulated(story: Callable[[Air], Coroutine[Any, Any, None]], quality: Quality, seed: int) -> None:
    loop = TurnedLoop()
    try:
        loop.run_until_complete(story(Air(loop, Random(seed), quality)))
        if loop.faults:
            raise Fault(loop.faults)
    finally:
        loop.run_until_complete(_end_all())
        loop.close()
