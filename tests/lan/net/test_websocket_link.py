"""The real network, on loopback: links over websockets, from the code to a match."""

import asyncio
import logging
import socket
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import connect as connect_websocket
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.frames import Frame, Opcode

from engine import requests
from engine.dealer import Dealer
from engine.gate import Refused
from engine.lan.guest.guest import Guest, Place, new_membership
from engine.lan.host.host import Host
from engine.lan.host.record import new_record
from engine.lan.lobby import wishes
from engine.lan.net import page_visit, websocket_link
from engine.lan.net.link import Link, LinkLost
from engine.lan.protocol import frames, rate_limit
from engine.lan.protocol.rate_limit import RateLimit
from engine.lan.protocol.sealing import TAG_BYTES
from engine.rules import Why
from engine.table import Answer, Table

HERE = "127.0.0.1"


def run_through(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    faults: list[Any] = []

    async def watched() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: faults.append(context))
        await story()

    asyncio.run(watched())
    assert faults == []


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.002)


def has_ended(reader: asyncio.StreamReader) -> bool:
    """Whether the far end has closed the connection, or torn it down."""
    return reader.at_eof() or reader.exception() is not None


def free() -> RateLimit:
    return RateLimit(asyncio.get_running_loop().time)


async def echo(link: Link) -> None:
    try:
        while True:
            link.send(await link.receive())
    except LinkLost:
        return


def test_a_match_over_real_links() -> None:
    async def story() -> None:
        host = Host(new_record("Ada", "Ada's tablet", "yokai", "duel"), "token")
        await host.open()
        place = Place(HERE, host.port)
        guest = Guest(new_membership(place, "", "Bo's tablet"), host.record.code)
        news: list[Any] = []
        guest.session.on_news = lambda scenes, spectator: news.append((scenes, spectator))
        guest.start()
        await until(lambda: guest.state.where == "in" and guest.session.lobby is not None)
        host.wish(wishes.Sit(0, "Ada", 0))
        answers: list[Any] = []
        guest.wish(wishes.Sit(1, "Bo", 1), answers.append)
        guest.wish(wishes.Ready(True), answers.append)
        await until(lambda: len(answers) == 2)
        table = Table.open(host.opening(), None, Dealer(3))
        host.serve(table)
        await until(lambda: bool(news))
        while 1 not in table.scene(None).waiting:
            said = requests.say(0, table.position.heard[0] + 1, table.scene(0).choices.moves[0])
            assert table.hear("token", said).accepted
        heard: list[Answer] = []
        guest.ask(requests.say(1, 1, table.scene(1).choices.moves[0]), heard.append)
        await until(lambda: bool(heard) and news[-1][0][1].heard == 1)
        assert heard == [Answer(number=1)]
        assert news[-1][1].view == table.scene(None).view
        # The link is lost, and comes back by itself, without the code.
        guest.session._link.cut()
        await until(lambda: guest.state.where == "seeking")
        await until(lambda: guest.state.where == "in")
        await guest.stop()
        await host.close()

    run_through(story)


def test_a_wrong_code_is_told_over_real_links() -> None:
    async def story() -> None:
        host = Host(new_record("Ada", "Ada's tablet", "yokai", "duel"), "token")
        await host.open()
        wrong = "000000" if host.record.code != "000000" else "111111"
        guest = Guest(new_membership(Place(HERE, host.port), "", "Bo's tablet"), wrong)
        guest.start()
        await until(lambda: guest.state.where == "out")
        assert guest.state.why == Why("wrong-code")
        await guest.stop()
        await host.close()

    run_through(story)


def test_a_port_that_is_taken_is_no_reason_not_to_host() -> None:
    async def story() -> None:
        first = Host(new_record("Ada", "A", "yokai", "duel"), "token")
        await first.open()
        second = Host(first.record, "token")
        await second.open()
        assert second.port not in (0, first.port)
        await first.close()
        await second.close()

    run_through(story)


def test_nobody_answers_where_nobody_is() -> None:
    async def story() -> None:
        serving = await websocket_link.serve(echo, 0, free())
        await serving.stop()
        for address, port in ((HERE, serving.port), ("no address at all", 1), ("", 0), (HERE, 0)):
            with pytest.raises(LinkLost):
                await websocket_link.connect(address, port, frames.DOWN_BYTES)

    run_through(story)


def test_a_browser_is_refused() -> None:
    """A page of the web could otherwise knock at tables of the home that it is read in."""

    async def story() -> None:
        serving = await websocket_link.serve(echo, 0, free())
        with pytest.raises(InvalidHandshake):
            await connect_websocket(f"ws://{HERE}:{serving.port}/", origin="http://example.org", proxy=None)
        await serving.stop()

    run_through(story)


def test_who_is_not_admitted_is_turned_away_unread() -> None:
    async def story() -> None:
        asked: list[str] = []

        class Never(RateLimit):
            def meet(self, address: str, end: Callable[[], None]) -> None:
                asked.append(address)

        serving = await websocket_link.serve(echo, 0, Never(lambda: 0.0))
        with pytest.raises(LinkLost):
            await websocket_link.connect(HERE, serving.port, frames.DOWN_BYTES)
        assert asked == [HERE]
        await serving.stop()

    run_through(story)


@pytest.mark.parametrize("noise", [b"\x16\x03\x01\x02\x00", b"GET / HTTP/1.1\r\n\r\n", b"\x00" * 4096, b""])
def test_strangers_who_speak_another_language_disturb_nobody(noise: bytes) -> None:
    async def story() -> None:
        serving = await websocket_link.serve(echo, 0, free())
        reader, writer = await asyncio.open_connection(HERE, serving.port)
        writer.write(noise)
        writer.write_eof()
        await reader.read()
        writer.close()
        link = await websocket_link.connect(HERE, serving.port, frames.DOWN_BYTES)
        link.send(b"hello")
        assert await link.receive() == b"hello"
        await link.close()
        await serving.stop()

    run_through(story)


async def welcoming(link: Link) -> None:
    """Lets everybody in."""
    link.let_in()
    await echo(link)


def test_a_message_beyond_all_bounds_ends_its_link() -> None:
    async def story() -> None:
        serving = await websocket_link.serve(welcoming, 0, free())
        link = await websocket_link.connect(HERE, serving.port, frames.DOWN_BYTES)
        link.send(b"x" * (frames.UP_BYTES + TAG_BYTES + 1))
        with pytest.raises(LinkLost):
            await link.receive()
        await serving.stop()

    run_through(story)


def test_who_listens_hears_all_in_order_from_before_in_pieces_and_to_the_end() -> None:
    said = [b"before", b"also before", b"in pieces", b"whole", b"last"]

    async def story() -> None:
        here: list[Link] = []
        done = asyncio.Event()

        async def answering(link: Link) -> None:
            here.append(link)
            await done.wait()

        serving = await websocket_link.serve(answering, 0, free())
        link = await websocket_link.connect(HERE, serving.port, frames.DOWN_BYTES)
        await until(lambda: bool(here))
        connection = here[0]._connection  # type: ignore[attr-defined]
        for frame in said[:2]:
            here[0].send(frame)
        await asyncio.sleep(0.05)
        heard: list[bytes] = []
        listening = asyncio.create_task(link.listen(heard.append))
        await until(lambda: len(heard) == 2)
        await connection.send([b"in ", b"pieces"])
        await until(lambda: len(heard) == 3)
        for frame in said[3:]:
            here[0].send(frame)
        await until(lambda: len(heard) == 5)
        done.set()
        with pytest.raises(LinkLost):
            await listening
        assert heard == said
        await serving.stop()

    run_through(story)


@pytest.mark.parametrize("fault", [Refused(Why("no-frame")), ValueError("ours"), LinkLost()])
def test_what_a_listener_raises_ends_the_link_and_nothing_more_is_heard(fault: Exception) -> None:
    async def story() -> None:
        lost = asyncio.Event()

        async def answering(link: Link) -> None:
            for frame in (b"one", b"two", b"three"):
                link.send(frame)
            try:
                await link.receive()
            except LinkLost:
                lost.set()

        serving = await websocket_link.serve(answering, 0, free())
        link = await websocket_link.connect(HERE, serving.port, frames.DOWN_BYTES)
        heard: list[bytes] = []

        def hear(frame: bytes) -> None:
            heard.append(frame)
            if frame == b"two":
                raise fault

        with pytest.raises(type(fault)) as raised:
            await link.listen(hear)
        assert raised.value is fault
        assert heard == [b"one", b"two"]
        await lost.wait()
        await serving.stop()

    run_through(story)


def test_a_frame_is_told_while_it_is_read_and_not_a_turn_of_the_loop_later() -> None:
    """What makes drawings and moves quick on a busy device; without it they would still come, later."""

    async def story() -> None:
        over, loop = asyncio.Event(), asyncio.get_running_loop()
        links: list[Link] = []

        async def answering(link: Link) -> None:
            links.append(link)
            await over.wait()

        serving = await websocket_link.serve(answering, 0, free())
        link = await websocket_link.connect(HERE, serving.port, frames.DOWN_BYTES)
        await until(lambda: bool(links))
        turn = 0
        sent: list[int] = []
        took: list[int] = []

        def at_each_turn() -> None:
            nonlocal turn
            turn += 1
            if len(sent) == len(took):
                sent.append(turn)
                links[0].send(b"a word")
            if not over.is_set():
                loop.call_soon(at_each_turn)

        listening = asyncio.create_task(link.listen(lambda frame: took.append(turn - sent[-1])))
        loop.call_soon(at_each_turn)
        await until(lambda: len(took) >= 20)
        over.set()
        assert min(took) == 1, "read in the turn after it was sent, unless the system was slow"
        listening.cancel()
        with pytest.raises(asyncio.CancelledError):
            await listening
        await serving.stop()

    run_through(story)


def test_a_link_whose_other_end_takes_nothing_is_crowded_and_is_cleared_when_it_does() -> None:
    async def story() -> None:
        over = asyncio.Event()
        links: list[Link] = []

        async def answering(link: Link) -> None:
            links.append(link)
            await over.wait()

        serving = await websocket_link.serve(answering, 0, free())
        lazy = await websocket_link.connect(HERE, serving.port, frames.DOWN_BYTES)
        await until(lambda: bool(links))
        link, sent = links[0], 0
        while not link.crowded():
            link.send(b"x" * 60_000)
            sent += 1
            await asyncio.sleep(0)
        assert sent < 400

        async def take() -> None:
            for _ in range(sent):
                await lazy.receive()

        taking = asyncio.ensure_future(take())
        await link.cleared()
        assert not link.crowded()
        await taking
        over.set()
        await serving.stop()

    run_through(story)


def test_small_frames_are_sent_at_once_from_both_ends() -> None:
    """Otherwise the system waits forty milliseconds for more."""

    async def story() -> None:
        here: list[Link] = []

        async def answering(link: Link) -> None:
            here.append(link)
            await echo(link)

        serving = await websocket_link.serve(answering, 0, free())
        link = await websocket_link.connect(HERE, serving.port, frames.DOWN_BYTES)
        await until(lambda: bool(here))
        for end in (link, here[0]):
            end = end._connection.transport.get_extra_info("socket")  # type: ignore[attr-defined]
            assert end.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        link.cut()
        await serving.stop()

    run_through(story)


def test_a_fault_of_ours_is_seen() -> None:
    async def story() -> None:
        seen: list[Any] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: seen.append(context["exception"]))

        async def faulty(link: Link) -> None:
            raise LookupError("ours")

        serving = await websocket_link.serve(faulty, 0, free())
        link = await websocket_link.connect(HERE, serving.port, frames.DOWN_BYTES)
        with pytest.raises(LinkLost):
            await link.receive()
        await serving.stop()
        assert [str(fault) for fault in seen] == ["ours"]

    run_through(story)


# Floods -------------------------------------------------------------------------------------------------------------


def many(opcode: Opcode, count: int, fin: bool = True) -> bytes:
    return Frame(opcode, b"", fin).serialize(mask=True) * count


FLOODS = {
    "pings": many(Opcode.PING, 43_000),
    "pongs": many(Opcode.PONG, 43_000),
    "empty parts of a message": many(Opcode.BINARY, 1, False) + many(Opcode.CONT, 43_000, False),
    "empty messages": many(Opcode.BINARY, 43_000),
}


@pytest.mark.parametrize("flood", FLOODS)
@pytest.mark.parametrize("let_in", [False, True], ids=["a stranger's", "a guest's"])
def test_a_flood_of_small_frames_ends_its_link_before_any_is_answered(flood: str, let_in: bool) -> None:
    """Fault 2: in one read of the system there is room for tens of thousands, each of which was answered."""

    async def story() -> None:
        heard: list[bytes] = []

        async def answering(link: Link) -> None:
            if let_in:
                link.let_in()
            try:
                while True:
                    heard.append(await link.receive())
            except LinkLost:
                return

        serving = await websocket_link.serve(answering, 0, free())
        connection = await connect_websocket(f"ws://{HERE}:{serving.port}/", proxy=None, compression=None)
        await asyncio.sleep(0.02)
        answered: list[bytes] = []
        reads = connection.data_received
        connection.data_received = lambda data: answered.append(data) or reads(data)  # type: ignore[method-assign]
        connection.transport.write(FLOODS[flood])
        with suppress(WebSocketException):
            while True:
                await connection.recv()
        assert len(heard) <= rate_limit.AT_THE_TABLE[1][0]
        assert answered == []
        await serving.stop()

    run_through(story)


@pytest.mark.parametrize("flood", ["pings", "empty parts of a message"])
def test_a_guest_does_not_answer_the_floods_of_a_false_host(flood: str) -> None:
    answered: list[bytes] = []

    async def story() -> None:
        async def pour(link: Link) -> None:
            raw = {"pings": Opcode.PING, "empty parts of a message": Opcode.CONT}[flood]
            one = Frame(raw, b"", raw is Opcode.PING).serialize(mask=False)
            link._connection.data_received = answered.append  # type: ignore[attr-defined]
            link._connection.transport.write(one * 40_000)  # type: ignore[attr-defined]
            with suppress(LinkLost):
                await link.receive()

        serving = await websocket_link.serve(pour, 0, free())
        with pytest.raises(LinkLost):
            link = await websocket_link.connect(HERE, serving.port, frames.DOWN_BYTES)
            await asyncio.wait_for(link.receive(), 60)
        assert answered == []
        await serving.stop()

    run_through(story)


def test_a_guest_is_sent_nowhere_else_by_whoever_answers() -> None:
    """A false host could have had every device in the network knock at any other, or at one in the internet."""

    async def story() -> None:
        knocked: list[bool] = []

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            knocked.append(True)
            await reader.readuntil(b"\r\n\r\n")
            head = f"HTTP/1.1 302 Found\r\nLocation: ws://{HERE}:{port}/\r\nContent-Length: 0\r\n\r\n"
            writer.write(head.encode())
            writer.close()

        server = await asyncio.start_server(answer, HERE, 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(LinkLost):
            await websocket_link.connect(HERE, port, frames.DOWN_BYTES)
        server.close()
        assert len(knocked) == 1

    run_through(story)


def test_what_is_said_on_a_link_that_was_cut_is_written_into_no_log(caplog: pytest.LogCaptureFixture) -> None:
    """Asyncio says so each time; whoever cuts link after link would fill the log."""

    async def story() -> None:
        serving = await websocket_link.serve(echo, 0, free())
        link = await websocket_link.connect(HERE, serving.port, frames.DOWN_BYTES)
        link.cut()
        for _ in range(50):
            link.send(b"nobody hears this")
        await serving.stop()

    run_through(story)
    assert [record for record in caplog.records if record.levelno >= logging.INFO] == []


def test_silent_sockets_are_few_and_honest_people_come_through_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fault 5: hundreds of links that say nothing, or that stop in the middle of the first words.

    It is their number alone that ends them: neither how fast they knock nor how long they are silent counts here.
    """
    for knocks in ("KNOCKS", "FEW_KNOCKS", "ALL_KNOCKS"):
        monkeypatch.setattr(rate_limit, knocks, (1000, 1000.0))
    monkeypatch.setattr(websocket_link, "OPENING", 100.0)
    monkeypatch.setattr(page_visit, "HEAD_WITHIN", 100.0)

    async def story() -> None:
        limit = free()
        serving = await websocket_link.serve(echo, 0, limit)
        silent = []
        for number in range(300):
            here = (f"127.0.2.{1 + number % 10}", 0)
            reader, writer = await asyncio.open_connection(HERE, serving.port, local_addr=here)
            writer.write(b"GET / HTTP/1.1\r\nHost: ")
            silent.append((reader, writer))
        await until(lambda: 0 < sum(not has_ended(reader) for reader, _writer in silent) <= rate_limit.STRANGERS)
        link = await websocket_link.connect(HERE, serving.port, frames.DOWN_BYTES)
        link.send(b"hello")
        assert await link.receive() == b"hello"
        for _reader, writer in silent:
            writer.close()
        link.cut()
        await serving.stop()

    run_through(story)


def test_a_request_without_end_is_ended() -> None:
    async def story() -> None:
        serving = await websocket_link.serve(echo, 0, free())
        reader, writer = await asyncio.open_connection(HERE, serving.port)
        writer.write(b"GET / HTTP/1.1\r\n" + b"X: " + b"x" * 100_000)
        with suppress(OSError):
            assert await reader.read() == b""
        writer.close()
        await serving.stop()

    run_through(story)


@pytest.mark.long
def test_a_door_that_closes_while_somebody_knocks_fails_on_nothing() -> None:
    async def story() -> None:
        asyncio.get_running_loop().set_debug(True)  # asyncio keeps this to itself otherwise
        for turns in range(4):
            serving = await websocket_link.serve(echo, 0, free())
            knocking = []
            for _ in range(8):
                link = socket.socket()
                link.setblocking(False)
                link.connect_ex((HERE, serving.port))
                knocking.append(link)
            for _ in range(turns):  # of the loop: the system has handed over some of them, and no link is made yet
                await asyncio.sleep(0)
            await serving.stop()
            for link in knocking:
                link.close()
        await asyncio.sleep(0.05)

    run_through(story)
