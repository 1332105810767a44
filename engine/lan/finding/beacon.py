"""Finding a table by itself: the host calls out once a second, newcomers ask.  UDP broadcasts, nothing else.

Calls go to one port, which only guests listen at, and questions to the next, at which only hosts do; all is said from
a port of one's own, so that an answer comes back to the one who asked even where several apps share a machine.
"""

import asyncio
import socket
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.lan.finding import sightings
from engine.lan.finding.addresses import broadcasts
from engine.lan.finding.sightings import Ask, Found, Gone, Here, Packet, Sightings

PORT = 47471
"""Where hosts call; questions are asked at the next one.  Nobody has registered them."""

BEAT = 1.0
"""Seconds between two calls of a host."""

QUESTIONS = (0.0, 0.25, 1.0)
"""Seconds after which a newcomer asks: the first question may be lost."""

ASK_AGAIN = 2.0
"""Seconds between later questions: some networks carry a question to the host but not its calls."""

MOST_ANSWERS, MOST_ANSWERS_TO_ONE = 20, 5
"""Answers a host gives in a second, and to one address; the others wait for its next call."""

MOST_PACKETS = 300
"""Packets that are looked at in a second; those of twenty hosts and their guests are some sixty."""

FEW_FROM_ONE = 6
"""Of one address, whatever the others say: a host that calls and answers says three."""

MOST_FROM_ONE = 30
"""Of one address: a flood from one device must not drown the others.  A host and its app's questions are some five."""

Target = Callable[[], Sequence[str]]


class Announcer:
    """Calls a table out for as long as it is open.  ``what`` says how the table is now."""

    def __init__(self, what: Callable[[], Here], port: int | None = None, targets: Target = broadcasts) -> None:
        port = port or PORT
        self._what = what
        self._wire = _Wire(port + 1, port, targets, self._on_packet)
        self._answers = _Allowance(MOST_ANSWERS, MOST_ANSWERS_TO_ONE)
        self._next: asyncio.TimerHandle | None = None

    async def open(self) -> None:
        await self._wire.open()
        self.call_out()

    def call_out(self) -> None:
        """Says at once how the table is, then every second."""
        if self._next is not None:
            self._next.cancel()
        self._wire.call(self._what())
        self._next = asyncio.get_running_loop().call_later(BEAT, self.call_out)

    async def renew(self) -> None:
        """Goes on after the device slept or changed networks."""
        await self._wire.open()
        self.call_out()

    def close(self) -> None:
        """Says goodbye; the table vanishes from the others' lists at once."""
        if self._next is not None:
            self._next.cancel()
        self._wire.call(Gone(self._what().table))
        self._wire.close()

    def _on_packet(self, packet: Packet, address: str, port: int) -> None:
        if isinstance(packet, Ask) and self._answers.spend(address):
            self._wire.say(self._what(), address, port)


@dataclass(frozen=True)
class Tried:
    """What a browser did so far, for a screen that has to say why no table is shown."""

    reached: tuple[str, ...] = ()
    """Broadcast addresses to which the question could be sent."""

    failed: tuple[str, ...] = ()
    """Those to which it could not."""

    deaf: bool = False
    """The beacon port belongs to another program: only answers are heard, no calls."""

    other_version: bool = False
    """Somebody calls with beacons of another version."""


class Browser:
    """Keeps a list of the tables that are there now; ``changed`` is called with it whenever it is another."""

    def __init__(
        self, changed: Callable[[tuple[Found, ...]], None], port: int | None = None, targets: Target = broadcasts
    ) -> None:
        port = port or PORT
        self._changed = changed
        self._sightings = Sightings()
        self._wire = _Wire(port, port + 1, targets, self._on_packet)
        self._timers: list[asyncio.TimerHandle] = []
        self._silence: asyncio.TimerHandle | None = None
        self._asked: set[str] = set()

    @property
    def tables(self) -> tuple[Found, ...]:
        return self._sightings.tables()

    @property
    def tried(self) -> Tried:
        wire = self._wire
        return Tried(tuple(wire.reached), tuple(wire.failed), wire.deaf, wire.other_version)

    async def open(self) -> None:
        await self._wire.open()
        loop = asyncio.get_running_loop()
        self._cancel()
        self._timers = [loop.call_later(wait, self._question) for wait in QUESTIONS]
        self._timers.append(loop.call_later(QUESTIONS[-1] + ASK_AGAIN, self._question_again))

    async def renew(self) -> None:
        """Goes on after the device slept or changed networks; tables that are gone vanish by their silence."""
        await self.open()

    def ask(self, address: str) -> None:
        """Asks one device that was typed in, from now on: its answer comes where no broadcast passes."""
        if len(self._asked) < sightings.MOST_WAYS:
            self._asked.add(address)
        self._wire.say(Ask(), address)

    def close(self) -> None:
        self._cancel()
        if self._silence is not None:
            self._silence.cancel()
        self._wire.close()

    def _cancel(self) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()

    def _question(self) -> None:
        self._wire.call(Ask())
        for address in self._asked:
            self._wire.say(Ask(), address)

    def _question_again(self) -> None:
        self._question()
        self._timers = [asyncio.get_running_loop().call_later(ASK_AGAIN, self._question_again)]

    def _on_packet(self, packet: Packet, address: str, port: int) -> None:
        if isinstance(packet, Here | Gone):
            changed = self._sightings.hear(packet, address, asyncio.get_running_loop().time())
            self._watch_for_silence()
            if changed:
                self._changed(self.tables)

    def _watch_for_silence(self) -> None:
        if self._silence is not None:
            self._silence.cancel()
        at = self._sightings.next_silence()
        self._silence = None if at is None else asyncio.get_running_loop().call_at(at, self._on_silence)

    def _on_silence(self) -> None:
        if self._sightings.forget_silent(asyncio.get_running_loop().time()):
            self._changed(self.tables)
        self._watch_for_silence()


# The sockets ---------------------------------------------------------------------------------------------------------


class _Allowance:
    """So many a second in all and so many for one address; what is over is not done, but a few of each always are."""

    def __init__(self, most: int, most_for_one: int, few: int = 0) -> None:
        self._most = most
        self._most_for_one = most_for_one
        self._few = few
        self._second = -1
        self._spent = 0
        self._spent_for: dict[str, int] = {}

    def spend(self, address: str) -> bool:
        second = int(asyncio.get_running_loop().time())
        if second != self._second:
            self._second, self._spent = second, 0
            self._spent_for.clear()
        mine = self._spent_for.get(address, 0)
        if mine >= self._most_for_one or (self._spent >= self._most and mine >= self._few):
            return False
        self._spent += 1
        self._spent_for[address] = mine + 1
        return True


class _Wire(asyncio.DatagramProtocol):
    """An ear on one port, and a mouth that speaks to the other.  A network that refuses is no reason to stop."""

    def __init__(self, ear: int, to: int, targets: Target, on_packet: Callable[[Packet, str, int], None]) -> None:
        self.reached: dict[str, None] = {}
        self.failed: dict[str, None] = {}
        self.deaf = False
        self.other_version = False
        self._ear = ear
        self._to = to
        self._targets = targets
        self._on_packet = on_packet
        self._packets = _Allowance(MOST_PACKETS, MOST_FROM_ONE, FEW_FROM_ONE)
        self._mouth: socket.socket | None = None
        self._ends: list[asyncio.DatagramTransport] = []

    async def open(self) -> None:
        self.close()
        mouth = _udp_socket()
        mouth.bind(("", 0))
        await self._listen(mouth)
        self._mouth = mouth
        ear = _udp_socket()
        try:
            ear.bind(("", self._ear))
        except OSError:
            ear.close()
            self.deaf = True
        else:
            self.deaf = False
            await self._listen(ear)

    async def _listen(self, end: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        transport, _protocol = await loop.create_datagram_endpoint(lambda: self, sock=end)
        self._ends.append(transport)

    def close(self) -> None:
        for end in self._ends:
            end.close()
        self._ends.clear()
        self._mouth = None

    def call(self, packet: Packet) -> None:
        """To everybody, on every network that this device is in now."""
        self.reached.clear()
        self.failed.clear()
        for address in self._targets():
            reached = self.say(packet, address)
            (self.reached if reached else self.failed)[address] = None

    def say(self, packet: Packet, address: str, port: int | None = None) -> bool:
        """Whether it could be sent; nobody knows whether it arrived."""
        if self._mouth is None:
            return False
        try:
            # Straight to the socket: asyncio would keep to itself that a network cannot be reached.
            self._mouth.sendto(sightings.written(packet), (address, port or self._to))
        except OSError:
            return False
        return True

    # asyncio calls these ---------------------------------------------------------------------------------------------

    def datagram_received(self, data: bytes, addr: tuple[str, int]) -> None:
        if not self._packets.spend(addr[0]):
            return
        packet = sightings.read(data)
        if packet is None:
            self.other_version = self.other_version or sightings.of_another_version(data)
        else:
            self._on_packet(packet, addr[0], addr[1])

    def error_received(self, exc: Exception) -> None:
        """A device that was asked has nobody listening; the next question tells whether that is still so."""


def _udp_socket() -> socket.socket:
    made = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    made.setblocking(False)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "SO_REUSEPORT"):
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    return made
