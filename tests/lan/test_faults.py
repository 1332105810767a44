"""The bad network itself: what it carries arrives whole and in order; what it does to a link is felt at both ends."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import wraps
from random import Random
from typing import Any

import pytest

from tests.harness.lan.faults import Faults, Weather

LONG = 20.0
"""Seconds in which something that must come has come, however busy the machine is."""

A_MOMENT = 0.05
"""Seconds in which something that must not come would have come."""

End = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def on_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    @wraps(test)
    def run(*args: Any, **named: Any) -> None:
        asyncio.run(test(*args, **named))

    return run


class Echo:
    """Says back what it hears, and remembers the links it has."""

    def __init__(self) -> None:
        self.links: list[End] = []
        self.ends: list[str] = []

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.links.append((reader, writer))
        try:
            while said := await reader.read(1000):
                writer.write(said)
                await writer.drain()
            self.ends.append("end")
        except ConnectionResetError:
            self.ends.append("reset")
        finally:
            writer.close()


@asynccontextmanager
async def network(weather: Weather, echo: Echo | None = None) -> AsyncIterator[Faults]:
    server = await asyncio.start_server((echo or Echo()).hear, "127.0.0.1", 0)
    async with Faults(server.sockets[0].getsockname(), weather, Random(3)) as faults:
        yield faults
    server.close()


@asynccontextmanager
async def link(faults: Faults) -> AsyncIterator[End]:
    reader, writer = await asyncio.open_connection("127.0.0.1", faults.port)
    try:
        yield reader, writer
    finally:
        writer.close()


async def heard(reader: asyncio.StreamReader, size: int) -> bytes:
    return await asyncio.wait_for(reader.readexactly(size), LONG)


async def quiet(reader: asyncio.StreamReader) -> bool:
    """Whether neither a byte nor the end comes."""
    try:
        await asyncio.wait_for(reader.read(1), A_MOMENT)
    except TimeoutError:
        return True
    return False


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(LONG):
        while not true():
            await asyncio.sleep(0.001)


async def is_reset(reading: Awaitable[bytes]) -> bool:
    """Whether this ends with a reset, and not as if everything had been said."""
    try:
        await asyncio.wait_for(reading, LONG)
    except ConnectionResetError:
        return True
    return False


@pytest.mark.parametrize(
    "weather",
    [
        Weather(),
        Weather(latency=0.01, jitter=0.02),
        Weather(slices=1),
        Weather(slices=7, jitter=0.001),
        Weather(bandwidth=200_000),
    ],
    ids=str,
)
@on_a_loop
async def test_what_is_said_arrives_whole_and_in_order(weather: Weather) -> None:
    said = Random(5).randbytes(500 if weather.slices else 30_000)
    async with network(weather) as faults, link(faults) as (reader, writer):
        writer.write(said)
        writer.write_eof()
        assert await heard(reader, len(said)) == said
        assert await asyncio.wait_for(reader.read(), LONG) == b"", "the end arrives after everything else"
        assert faults.carried == {"up": len(said), "down": len(said)}


@on_a_loop
async def test_slices_come_one_by_one() -> None:
    sizes: list[int] = []

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while said := await reader.read(1000):
            sizes.append(len(said))
        writer.close()

    server = await asyncio.start_server(listen, "127.0.0.1", 0)
    slow = Weather(slices=3, bandwidth=300)  # a slice in ten milliseconds, so that none catches up with another
    async with Faults(server.sockets[0].getsockname(), slow) as faults, link(faults) as (_, writer):
        writer.write(bytes(30))
        await until(lambda: sum(sizes) == 30)
    server.close()
    assert len(sizes) > 1


@on_a_loop
async def test_latency_and_bandwidth_take_their_time_in_both_directions() -> None:
    loop = asyncio.get_running_loop()
    async with network(Weather(latency=0.05)) as faults, link(faults) as (reader, writer):
        began = loop.time()
        writer.write(b"there and back")
        await heard(reader, 14)
        assert loop.time() - began >= 0.1
    async with network(Weather(bandwidth=100_000)) as faults, link(faults) as (reader, writer):
        began = loop.time()
        writer.write(bytes(10_000))
        await heard(reader, 10_000)
        assert loop.time() - began >= 0.1


@on_a_loop
async def test_what_is_said_while_the_network_holds_its_breath_arrives_after() -> None:
    async with network(Weather()) as faults, link(faults) as (reader, writer):
        faults.hold()
        writer.write(b"one")
        assert await quiet(reader)
        faults.mend()
        assert await heard(reader, 3) == b"one"


@on_a_loop
async def test_a_half_open_link_stays_silent_for_ever_and_a_new_one_is_fine() -> None:
    echo = Echo()
    async with network(Weather(), echo) as faults, link(faults) as (reader, writer):
        writer.write(b"one")
        await heard(reader, 3)
        faults.lose()
        writer.write(b"two")
        assert await quiet(reader)
        assert not echo.ends, "the far end is not told either"
        async with link(faults) as (new_reader, new_writer):
            new_writer.write(b"three")
            assert await heard(new_reader, 5) == b"three"
        faults.mend()
        assert await quiet(reader), "nothing mends a link that is lost"


@on_a_loop
async def test_a_reset_is_felt_at_both_ends_and_a_new_link_is_fine() -> None:
    echo = Echo()
    async with network(Weather(), echo) as faults, link(faults) as (reader, writer):
        writer.write(b"one")
        await heard(reader, 3)
        faults.reset()
        assert await is_reset(reader.read(1))
        await until(lambda: echo.ends == ["reset"])
        async with link(faults) as (new_reader, new_writer):
            new_writer.write(b"two")
            assert await heard(new_reader, 3) == b"two"


@on_a_loop
async def test_a_cut_network_lets_nobody_through_until_it_is_mended() -> None:
    echo = Echo()
    async with network(Weather(), echo) as faults, link(faults) as (reader, writer):
        writer.write(b"one")
        await heard(reader, 3)
        faults.cut()
        assert await is_reset(reader.read(1))
        async with link(faults) as (refused, _):
            assert await is_reset(refused.read(1))
        await until(lambda: faults.lines == 0)
        assert len(echo.links) == 1, "the far end never heard of the second"
        faults.mend()
        async with link(faults) as (new_reader, new_writer):
            new_writer.write(b"two")
            assert await heard(new_reader, 3) == b"two"


@on_a_loop
async def test_one_who_is_not_listened_to_has_to_wait() -> None:
    stopped = asyncio.Event()

    async def deaf(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.transport.pause_reading()
        await stopped.wait()
        writer.close()

    server = await asyncio.start_server(deaf, "127.0.0.1", 0)
    async with Faults(server.sockets[0].getsockname()) as faults, link(faults) as (_, writer):
        written, most = 0, 64 * 1024 * 1024
        with suppress(TimeoutError):
            while written < most:
                writer.write(bytes(64 * 1024))
                written += 64 * 1024
                await asyncio.wait_for(writer.drain(), 4 * A_MOMENT)
        stopped.set()
    server.close()
    assert written < most, "all of it was taken in, and lies in somebody's memory"


@on_a_loop
async def test_nobody_at_home_is_a_reset() -> None:
    nobody = await asyncio.start_server(lambda reader, writer: None, "127.0.0.1", 0)
    target = nobody.sockets[0].getsockname()
    nobody.close()
    await nobody.wait_closed()
    async with Faults(target) as faults, link(faults) as (reader, _):
        assert await is_reset(reader.read(1))
