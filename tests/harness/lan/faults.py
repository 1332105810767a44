"""A bad network between two ends of a TCP link: a proxy that delays, slices, slows, holds, loses and resets.

``Weather`` is how the network is all the time; the methods of ``Faults`` are what happens to it at a moment.
"""

import asyncio
import socket
import struct
from contextlib import suppress
from dataclasses import dataclass
from random import Random

CHUNK = 16 * 1024
"""Bytes read at once where nothing slices them smaller."""

ON_THE_WAY = 64
"""Chunks between the two ends at most: a far side that does not read must be felt by the one who writes."""

AT_ONCE = struct.pack("ii", 1, 0)
"""SO_LINGER, no time: closing forgets what was not sent and answers with a reset."""


@dataclass(frozen=True)
class Weather:
    """How the network is: seconds of delay, up to ``jitter`` more, bytes a second, most bytes in one piece."""

    latency: float = 0.0
    jitter: float = 0.0
    bandwidth: float | None = None
    slices: int | None = None


CALM = Weather()


class Faults:
    """Listens at ``port`` and carries everything to ``target`` and back, as well as it is let."""

    def __init__(self, target: tuple[str, int], weather: Weather = CALM, random: Random | None = None) -> None:
        self.target = target
        self.weather = weather
        self.port = 0
        self.carried = {"up": 0, "down": 0}
        self._random = random or Random()
        self._passing = asyncio.Event()
        self._passing.set()
        self._refusing = False
        self._lines: set[_Line] = set()
        self._server: asyncio.Server | None = None

    async def __aenter__(self) -> "Faults":
        self._server = await asyncio.start_server(self._on_line, "127.0.0.1", 0, limit=CHUNK)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *why: object) -> None:
        if self._server is not None:
            self._server.close()
        self.reset()
        while self._lines:
            await asyncio.wait([line.over for line in self._lines])

    @property
    def lines(self) -> int:
        """Links that are there now, heard or not."""
        return len(self._lines)

    # What happens to the network ------------------------------------------------------------------------------

    def hold(self) -> None:
        """Nothing passes and nobody is told; what is said meanwhile arrives after ``mend``, as TCP would repeat it."""
        self._passing.clear()

    def lose(self) -> None:
        """The links of this moment are half open for ever: no byte passes, nobody is told.  New ones are fine."""
        for line in self._lines:
            line.lost = True

    def reset(self) -> None:
        """Every link ends with a reset on both sides.  New ones are fine."""
        for line in self._lines:
            line.reset()

    def cut(self) -> None:
        """Every link ends with a reset, and so does every new one until ``mend``."""
        self._refusing = True
        self.reset()

    def mend(self) -> None:
        """The end of ``hold`` and ``cut``."""
        self._refusing = False
        self._passing.set()

    # Carrying -------------------------------------------------------------------------------------------------

    async def _on_line(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = _Line(writer)
        self._lines.add(line)
        try:
            await self._connect(line, reader, writer)
        except asyncio.CancelledError:
            pass  # by ``reset``; the server would take it for a fault
        finally:
            line.end()
            self._lines.discard(line)

    async def _connect(self, line: "_Line", reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._refusing:
            line.reset()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection(*self.target, limit=CHUNK)
            line.add(far_writer)
            async with asyncio.TaskGroup() as both:
                both.create_task(self._carry(line, "up", reader, far_writer))
                both.create_task(self._carry(line, "down", far_reader, writer))
        except* OSError:  # one end is gone, or was never there: the other is told the same way
            line.reset()

    async def _carry(self, line: "_Line", way: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One direction: a chunk is read, is under way for a while, and is written; order is kept."""
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(ON_THE_WAY)
        arriving = asyncio.create_task(self._arrive(line, way, under_way, writer))
        loop, due = asyncio.get_running_loop(), 0.0
        try:
            while True:
                chunk = await reader.read(self.weather.slices or CHUNK)
                weather, now = self.weather, loop.time()
                due = max(due, now + weather.latency + self._random.uniform(0, weather.jitter))
                if weather.bandwidth:
                    due += len(chunk) / weather.bandwidth
                await under_way.put((due, chunk))
                if not chunk:
                    break
            await arriving
        finally:
            arriving.cancel()

    async def _arrive(
        self, line: "_Line", way: str, under_way: "asyncio.Queue[tuple[float, bytes]]", writer: asyncio.StreamWriter
    ) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due, chunk = await under_way.get()
            if (early := due - loop.time()) > 0:
                await asyncio.sleep(early)
            await self._passing.wait()
            if line.lost:
                await loop.create_future()  # until somebody ends the line
            if not chunk:
                with suppress(OSError):
                    writer.write_eof()
                return
            if writer.is_closing():
                raise ConnectionResetError
            writer.write(chunk)
            self.carried[way] += len(chunk)
            await writer.drain()


class _Line:
    """One link through the proxy, with its two ends."""

    def __init__(self, writer: asyncio.StreamWriter) -> None:
        self.lost = False
        task = asyncio.current_task()
        assert task is not None
        self.over = task
        self._ends = [writer]

    def add(self, writer: asyncio.StreamWriter) -> None:
        self._ends.append(writer)
        writer.transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def reset(self) -> None:
        for writer in self._ends:
            if not writer.transport.is_closing():
                writer.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
                writer.transport.abort()
        if asyncio.current_task() is not self.over:
            self.over.cancel()

    def end(self) -> None:
        for writer in self._ends:
            writer.close()
