"""What the other door survives, and what only browsers can bring: the table answers an honest one all the while."""

import asyncio

import pytest
from websockets.exceptions import InvalidHandshake, InvalidMessage

from tests.lan.web.browsers import AtTheDoor, at_the_door, come, hear
from tests.lan.web.test_door import TOKEN, status


async def honest(at: AtTheDoor) -> None:
    async with at.link() as link:
        await come(at, link, TOKEN)
        await hear(link, "lobby")


@pytest.mark.parametrize(
    ("asked", "answered"),
    [
        ("GET / HTTP/1.1\r\nHost: {place}\r\nContent-Length: 5\r\n\r\nGET /", 400),
        ("GET / HTTP/1.1\r\nHost: {place}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: {place}\r\nContent-Length: 0\r\nContent-Length: 7\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: {place}\r\nHost: elsewhere\r\n\r\n", 400),
        ("GET / HTTP/1.1\nHost: {place}\n\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: {place}\r\n folded: x\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost : {place}\r\n\r\n", 400),
        ("GET  / HTTP/1.1\r\nHost: {place}\r\n\r\n", 400),
        ("GET http://{place}/ HTTP/1.1\r\nHost: {place}\r\n\r\n", 400),
        ("GET / HTTP/2.0\r\nHost: {place}\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: {place}\r\n\r\n", 405),
        ("OPTIONS / HTTP/1.1\r\nHost: {place}\r\n\r\n", 405),
        ("GET / HTTP/1.1\r\nHost: {place}\r\n" + "X: y\r\n" * 100 + "\r\n", 431),
        ("GET / HTTP/1.1\r\nHost: {place}\r\nX: " + "y" * 9000 + "\r\n\r\n", 431),
        ("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421),
        ("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 421),
        ("GET / HTTP/1.1\r\n\r\n", 421),
        ("GET /../../etc/passwd HTTP/1.1\r\nHost: {place}\r\n\r\n", 404),
        ("GET /v/..%2f..%2fmain.py HTTP/1.1\r\nHost: {place}\r\n\r\n", 404),
        ("GET //v/start.js HTTP/1.1\r\nHost: {place}\r\n\r\n", 404),
        ("GET /v/start.js%00.jpg HTTP/1.1\r\nHost: {place}\r\n\r\n", 404),
        ("GET /v/start.js/ HTTP/1.1\r\nHost: {place}\r\n\r\n", 404),
        ("GET /<script> HTTP/1.1\r\nHost: {place}\r\n\r\n", 404),
    ],
)
def test_what_could_be_read_in_two_ways_is_refused_and_no_name_leads_out(asked: str, answered: int) -> None:
    async def tell(at: AtTheDoor) -> None:
        hidden = "GET /v/card.jpg HTTP/1.1\r\nHost: {place}\r\n\r\n"  # behind a bad one nothing is read
        smuggled = asked + ("" if answered == 404 else hidden)
        raw = smuggled.replace("{place}", at.place).encode()
        answer = await at.raw(raw, until_end=answered != 404)
        assert status(answer) == answered
        assert answer.count(b"HTTP/1.1") == 1
        assert b"<script>" not in answer and b"etc/passwd" not in answer
        await honest(at)

    at_the_door(tell)


@pytest.mark.parametrize("origin", ["http://evil.example", "https://{place}", "http://127.0.0.1", "null", None])
def test_no_other_page_opens_a_seat(origin: str | None) -> None:
    async def tell(at: AtTheDoor) -> None:
        with pytest.raises((InvalidHandshake, InvalidMessage, EOFError, OSError)):
            async with at.link(origin=origin and origin.replace("{place}", at.place)):
                pass
        with pytest.raises((InvalidHandshake, InvalidMessage, EOFError, OSError)):
            async with at.link(path="/"):  # the tablets' own door takes no origin
                pass
        await honest(at)

    at_the_door(tell)


def test_ten_thousand_requests_for_pictures_are_counted() -> None:
    async def flood(at: AtTheDoor) -> tuple[int, int]:
        served = refused = 0
        for _ in range(20):
            got = await at.raw(at.asking("/v/card.jpg") * 500)
            served += got.count(b"HTTP/1.1 200")
            refused += not got or b"HTTP/1.1 429" in got
        return served, refused

    async def tell(at: AtTheDoor) -> None:
        served, refused = await flood(at)
        assert refused and served < 1000
        await honest(at)

    at_the_door(tell)


@pytest.mark.parametrize(
    ("path", "method", "size"), [("/", "HEAD", 35), ("/nothing", "GET", 14), ("/nothing", "HEAD", 14)]
)
def test_hundreds_of_requests_at_once_are_answered_one_after_another(
    path: str, method: str, size: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def tell(at: AtTheDoor) -> None:
        asked = at.asking(path, method=method) * 400
        got = await at.raw(asked + at.asking(path, "Connection: close", method=method))
        assert got.count(b"HTTP/1.1 ") == 401 and got.count(f"Content-Length: {size}\r\n".encode()) == 401
        await honest(at)

    at_the_door(tell)
    assert not caplog.records, "a stranger fills our log"


def test_a_request_that_drips_is_ended_however_often_it_drips(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.lan.net.page_visit.HEAD_WITHIN", 0.2)

    async def tell(at: AtTheDoor) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", at.host.port)
        writer.write(at.asking())  # from here on it is a visit
        await reader.readuntil(b"</title>")
        ended = asyncio.create_task(reader.read(-1))
        async with asyncio.timeout(5):
            while not ended.done():
                writer.write(b"G")
                await asyncio.wait([ended], timeout=0.05)
        writer.close()
        await honest(at)

    at_the_door(tell)


def test_slow_requests_are_ended_and_keep_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.lan.net.page_visit.HEAD_WITHIN", 0.2)
    monkeypatch.setattr("engine.lan.net.page_visit.IDLE", 0.4)

    async def slow(at: AtTheDoor) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", at.host.port)
        writer.write(at.asking())
        await reader.readuntil(b"</title>")
        writer.write(b"GET / HTTP/1.1\r\nHost")
        try:
            async with asyncio.timeout(5):
                return await reader.read(-1)
        except ConnectionError:
            return b""
        finally:
            writer.close()

    async def tell(at: AtTheDoor) -> None:
        ended = await asyncio.gather(*[slow(at) for _ in range(8)])
        assert ended == [b""] * 8
        await honest(at)

    at_the_door(tell)


def test_whoever_asks_without_reading_is_cut() -> None:
    async def tell(at: AtTheDoor) -> None:
        _reader, writer = await asyncio.open_connection("127.0.0.1", at.host.port, limit=1)
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        try:
            for _ in range(400):
                writer.write(at.asking("/v/card.jpg") * 4)
                await asyncio.sleep(0)
                if writer.transport.is_closing():
                    break
            async with asyncio.timeout(5):
                while not writer.transport.is_closing():
                    writer.write(b"x")
                    await asyncio.sleep(0.01)
        finally:
            writer.close()
        await honest(at)

    at_the_door(tell)
