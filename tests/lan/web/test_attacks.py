"""What the other door survives, and what only browsers can bring: the table answers an honest one all the while."""

import asyncio
from time import monotonic
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from engine.lan.host.browser_door import device_of
from engine.lan.host.record import new_record
from engine.lan.lobby.wishes import Sit
from engine.lan.protocol import frames
from engine.lan.protocol.frames import Come, Enter, Hello, ReadInk, UpBeat, Wished
from engine.lan.protocol.rate_limit import PAGES
from tests.harness.lan.browsers import LONG, AtTheDoor, at_the_door, come, hear, say, sign
from tests.lan.web.test_door import OTHER, TOKEN, status


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


def test_ten_thousand_requests_for_pictures_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    at_once, a_second = PAGES[0], 1.0  # no machine is so slow that this is enough for all of them
    monkeypatch.setattr("engine.lan.protocol.rate_limit.PAGES", (at_once, a_second))

    async def flood(at: AtTheDoor) -> tuple[int, int]:
        served = refused = 0
        for _ in range(20):
            got = await at.raw(at.asking("/v/card.jpg") * 499 + at.asking("/v/card.jpg", "Connection: close"))
            served += got.count(b"HTTP/1.1 200")
            refused += not got or b"HTTP/1.1 429" in got
        return served, refused

    async def tell(at: AtTheDoor) -> None:
        began = monotonic()
        served, refused = await flood(at)
        assert refused and served <= at_once + a_second * (monotonic() - began)
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


@pytest.mark.parametrize("first", [bytes.fromhex("160301020001"), b"\r\n", b"\0"])
def test_what_is_no_request_from_its_first_byte_is_ended_at_once(first: bytes) -> None:
    """A browser that tries a secure page first falls back the sooner."""

    async def tell(at: AtTheDoor) -> None:
        assert status(await at.raw(first)) == 400, "answered, and not waited for until its time is over"
        await honest(at)

    at_the_door(tell)


@pytest.mark.parametrize("first", [b"", b"G", b"GET / HTTP/1.1\r\nHo"])
def test_a_first_request_that_never_ends_is_ended(first: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.lan.net.websocket_link.OPENING", 0.3)

    async def tell(at: AtTheDoor) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", at.host.port)
        writer.write(first)
        ended = asyncio.create_task(reader.read(-1))
        async with asyncio.timeout(LONG):
            while not ended.done():
                writer.write(first[:1])
                await asyncio.wait([ended], timeout=0.05)
        writer.close()
        await honest(at)

    at_the_door(tell)


def test_a_request_that_drips_is_ended_however_often_it_drips(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.lan.net.page_visit.HEAD_WITHIN", 0.2)

    async def tell(at: AtTheDoor) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", at.host.port)
        writer.write(at.asking())  # from here on it is a visit
        await reader.readuntil(b"</title>")
        ended = asyncio.create_task(reader.read(-1))
        async with asyncio.timeout(LONG):
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
            async with asyncio.timeout(LONG):
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
            async with asyncio.timeout(LONG):
                while not writer.transport.is_closing():
                    writer.write(b"x")
                    await asyncio.sleep(0.01)
        finally:
            writer.close()
        await honest(at)

    at_the_door(tell)


@pytest.mark.parametrize(
    "early", [Wished(1, Sit(1, "Mia", 6)), ReadInk(None, 0), UpBeat(), Hello(bytes(33)), Come(TOKEN, " ")]
)
def test_whatever_is_said_before_one_has_come_ends_the_link(early: Any) -> None:
    async def tell(at: AtTheDoor) -> None:
        async with at.link() as link:
            await say(link, early)
            await hear(link, "sorry")
            with pytest.raises(ConnectionClosed):
                await link.recv()
        assert len(at.host.lobby.devices) == 1
        await honest(at)

    at_the_door(tell)


@pytest.mark.parametrize(
    "late", [Come(TOKEN, "Mia", "000000"), Come(bytes(16), "Somebody"), Enter("0" * 16, "A tablet")]
)
def test_nobody_comes_twice_on_one_link(late: Any) -> None:
    async def tell(at: AtTheDoor) -> None:
        async with at.link() as link:
            await come(at, link, TOKEN)
            await hear(link, "let-in")
            await say(link, late)
            await hear(link, "sorry")
        assert [device.id for device in at.host.lobby.devices[1:]] == [device_of(TOKEN)]
        await honest(at)

    at_the_door(tell)


@pytest.mark.parametrize("size", [9 * 1024, frames.UP_BYTES + 64])
def test_a_frame_that_is_too_long_is_not_waited_for(size: int) -> None:
    async def tell(at: AtTheDoor) -> None:
        async with at.link() as stranger:
            with pytest.raises(ConnectionClosed):
                await stranger.send(bytes(size))
                await stranger.recv()
        async with at.link() as link:
            await come(at, link, TOKEN)
            await hear(link, "lobby")
            with pytest.raises(ConnectionClosed):
                await link.send(bytes(frames.UP_BYTES + 64))
                while True:
                    await link.recv()
        await honest(at)

    at_the_door(tell)


MARKUP = "<script>x</script>"


def test_a_name_that_is_markup_is_data_wherever_it_crosses() -> None:
    """What the page makes of it is for a browser to show (tests/web); here it is never part of one."""

    async def tell(at: AtTheDoor) -> None:
        async with at.link() as link:
            await come(at, link, TOKEN, name=MARKUP)
            await hear(link, "let-in")
            await say(link, Wished(1, Sit(1, MARKUP, 6)))
            assert "why" not in await hear(link, "answered")
        lobby = at.host.view()
        assert lobby.chairs[1] is not None and lobby.chairs[1].name == MARKUP
        for path in ("/", "/v/start.js", f"/{MARKUP}", "/nothing"):
            assert MARKUP.encode() not in await at.get(path)

    at_the_door(tell)


def test_an_address_that_was_kept_leads_to_no_other_table() -> None:
    """The link of an evening is in a chat, and what was said there was overheard: the next table has another code."""

    async def tell(at: AtTheDoor) -> None:
        async with at.link() as link:
            await come(at, link, TOKEN)
            await hear(link, "let-in")
        code = at.code
        at.host.shut_to_browsers()
        with pytest.raises(InvalidHandshake):
            async with at.link():
                pass
        at.host.open_to_browsers(at.pages, sign)
        await refused(at, OTHER, code, "wrong-code")
        port = at.host.port
        await at.host.close()

        async def another_evening(later: AtTheDoor) -> None:
            assert later.host.port == port
            await refused(later, TOKEN, "", "no-code")
            await refused(later, TOKEN, code, "wrong-code")
            await honest(later)

        again = replace(new_record("Ada", "Ada's tablet", "yokai", "duel"), port=port)
        await asyncio.to_thread(at_the_door, another_evening, again)

    async def refused(at: AtTheDoor, token: bytes, code: str, why: str) -> None:
        async with at.link() as link:
            await come(at, link, token, code=code)
            assert (await hear(link, "sorry"))["why"]["key"] == why

    at_the_door(tell)


def test_who_has_a_seat_in_a_browser_guesses_the_tablets_code_no_quicker(monkeypatch: pytest.MonkeyPatch) -> None:
    """One limit for both doors; only a tablet that comes in is forgiven what was guessed at its address."""
    monkeypatch.setattr("engine.lan.protocol.rate_limit.FIRST_WAIT", 60.0)  # a slow machine knocks a second later

    async def tell(at: AtTheDoor) -> None:
        said = []
        for number in range(5):
            async with at.link() as link:
                await come(at, link, TOKEN)
                await hear(link, "let-in")
            async with at.link() as link:
                await come(at, link, bytes([number] * 16), code="000000")
                said.append((await hear(link, "sorry"))["why"]["key"])
        assert said == ["wrong-code"] * 4 + ["too-many-tries"]

    at_the_door(tell)


@pytest.mark.long
def test_twelve_phones_that_open_the_page_at_once_all_get_the_whole_of_it() -> None:
    """Each of them with six links, as browsers do, which they keep for a while; and then each opens its seat."""
    paths = ("/", *["/v/start.js"] * 5, *["/v/card.jpg"] * 5)

    async def answered(reader: asyncio.StreamReader) -> bool:
        head = await reader.readuntil(b"\r\n\r\n")
        size = int(head.lower().partition(b"content-length: ")[2].split(b"\r")[0])
        return head.startswith(b"HTTP/1.1 200") and len(await reader.readexactly(size)) == size

    async def link(at: AtTheDoor, address: str) -> asyncio.StreamWriter:
        reader, writer = await asyncio.open_connection("127.0.0.1", at.host.port, local_addr=(address, 0))
        for path in paths:
            writer.write(at.asking(path))
            assert await answered(reader)
            await asyncio.sleep(0.01)
        return writer

    async def phone(at: AtTheDoor, number: int) -> None:
        address = f"127.0.5.{1 + number}"
        kept = await asyncio.gather(*[link(at, address) for _ in range(6)])
        async with at.link(local_addr=(address, 0), max_queue=None) as seat:  # the others' arrival is not read
            await come(at, seat, bytes([number] * 16))
            await hear(seat, "lobby")
        for writer in kept:
            writer.close()

    async def tell(at: AtTheDoor) -> None:
        await asyncio.gather(*[phone(at, number) for number in range(12)])

    at_the_door(tell)
