"""Links over ``websockets``: the real network of a host and its guests.

Browsers are refused, who send an origin, unless the host shows pages: then they may read those, and open links that
are not sealed.
"""

import asyncio
import logging
import os
import secrets
import socket
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any, cast

from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as connect_websocket
from websockets.asyncio.connection import Connection, broadcast
from websockets.asyncio.server import Server, ServerConnection
from websockets.asyncio.server import serve as serve_websockets
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.frames import Frame, Opcode
from websockets.protocol import Event

from engine.lan.net.doorway import Doorway, Shown, address_of
from engine.lan.net.frame_count import FrameCount
from engine.lan.net.link import Answering, Link, LinkLost, Network, Result
from engine.lan.protocol.frames import UP_BYTES
from engine.lan.protocol.rate_limit import FROM_A_HOST, Account, RateLimit, Said
from engine.lan.protocol.sealing import TAG_BYTES

if TYPE_CHECKING:  # pages are loaded when a host shows them
    from engine.lan.net.page_visit import Site

OPENING = 3.0
"""Seconds until a link must stand: a network at home needs a hundredth; who waits longer had better knock again."""

CLOSING = 0.5
"""Seconds for a goodbye: the other side may be gone."""

CROWD = (48 * 1024, 8 * 1024)
"""Bytes that wait in this process when a link begins, and ceases, to be crowded: ten scenes, and two."""

IN_THE_SYSTEM = 64 * 1024
"""Bytes that wait in the system behind those; its own choice would be megabytes, all of them out of date."""

UNREAD = 8
"""Frames that are taken from the network before they are read: a device that floods is stopped by its own network."""

STRANGERS = 64
"""Links that the system keeps waiting until we look at them."""

AT_A_TURN = 8
"""So many of them are looked at in one turn of the loop: a flood of links must not keep the table waiting for long."""

QUIET = logging.getLogger("easel.lan.links")
QUIET.setLevel(logging.CRITICAL + 1)
"""What strangers send that is no greeting is their affair; a flood of it must not fill anybody's log."""


class Wire(ClientConnection):
    """Can tell of a message while it is read from the network: on a busy device the loop's next turn is far away."""

    heard: Callable[[bytes], None] | None = None
    account: Account | None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.count, self.account = FrameCount(), Account(FROM_A_HOST, 1, self.loop.time())
        super().connection_made(transport)

    def let_in(self) -> None:
        """Whoever is there has proved to be our host, and is believed in greater things than this."""
        self.account = None

    def data_received(self, data: bytes) -> None:
        if self.account is None:
            return super().data_received(data)
        said = self.count.count(data)
        if self.account.spend(Said(len(data), said.frames, said.odd), self.loop.time()):
            super().data_received(data)
        else:
            self.transport.abort()

    def process_event(self, event: Event) -> None:
        if self.heard is not None and isinstance(event, Frame) and event.opcode is Opcode.BINARY and event.fin:
            self.heard(bytes(event.data))
        else:
            super().process_event(event)


class Straight(connect_websocket):
    """To the device at that address and nowhere else: whoever answers there could send us to anybody."""

    def process_redirect(self, exc: Exception) -> Exception:
        return exc


class WebLink:
    """One frame is one binary message."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.address = address_of(connection.transport)
        with suppress(OSError):
            _socket_of(connection).setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, IN_THE_SYSTEM)

    def send(self, frame: bytes) -> None:
        if not self._connection.transport.is_closing():  # else asyncio would write a line into the log for each
            broadcast([self._connection], frame)

    def let_in(self) -> None:
        if isinstance(self._connection, Wire):
            self._connection.let_in()
        elif isinstance(self._connection, Doorway) and self._connection.limit is not None:
            self._connection.limit.let_in()

    def crowded(self) -> bool:
        return self._connection.paused

    async def cleared(self) -> None:
        with suppress(OSError):
            await self._connection.drain()

    async def receive(self) -> bytes:
        try:
            return await self._connection.recv(decode=False)
        except ConnectionClosed:
            raise LinkLost from None

    async def listen(self, heard: Callable[[bytes], None]) -> None:
        fault: Exception | None = None

        def hear(frame: bytes) -> None:
            nonlocal fault
            try:
                if fault is None:
                    heard(frame)
            except Exception as error:
                fault = error
                self.cut()

        wire = self._connection
        if isinstance(wire, Wire):
            wire.heard = hear
        try:
            while True:  # what came before, or in pieces, and the end
                hear(await self.receive())
        except LinkLost:
            raise (fault or LinkLost()) from None
        finally:
            if isinstance(wire, Wire):
                wire.heard = None

    def cut(self) -> None:
        self._connection.transport.abort()

    async def close(self) -> None:
        await self._connection.close()


def _socket_of(connection: Connection) -> socket.socket:
    return cast(socket.socket, connection.transport.get_extra_info("socket"))


class WebServing:
    def __init__(self, server: Server, shown: Shown) -> None:
        self._server, self._shown = server, shown
        self.port: int = next(iter(server.sockets)).getsockname()[1]

    def show_pages(self, site: "Site | None", answering: Answering) -> None:
        if site is not None:
            import engine.lan.net.page_visit  # noqa: F401  # here, and not while the first browser waits
        self._shown.site, self._shown.answering = site, answering
        self._cut_visits()

    def _cut_visits(self) -> None:
        for visit in tuple(self._shown.visits):
            visit.cut()

    async def stop(self) -> None:
        self._cut_visits()
        await self._let_nobody_more_in()
        self._server.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(2 * CLOSING):
                await self._server.wait_closed()

    async def _let_nobody_more_in(self) -> None:
        """Links that the system has handed over are made first: asyncio fails on one for a server that is gone."""
        with suppress(NotImplementedError, ValueError):
            for listening in self._server.sockets:
                asyncio.get_running_loop().remove_reader(listening.fileno())
        for _ in range(2):
            await asyncio.sleep(0)


async def connect(address: str, port: int, most: int) -> Link:
    """A link to a table; LinkLost if there is none."""
    try:
        connection = await Straight(
            f"ws://{address}:{port}/",
            compression=None,
            max_size=most + TAG_BYTES,
            max_queue=UNREAD,
            write_limit=CROWD,
            ping_interval=None,
            open_timeout=OPENING,
            close_timeout=CLOSING,
            proxy=None,
            create_connection=Wire,
            user_agent_header=None,
            logger=QUIET,
        )
    except (OSError, EOFError, ValueError, WebSocketException) as error:  # ValueError: no port at all
        raise LinkLost from error
    return WebLink(connection)


async def serve(answering: Answering, port: int, limit: RateLimit) -> WebServing:
    """An open door at that port, or at any if it is 0; OSError if it is taken."""

    shows = Shown()

    class ThisDoorway(Doorway):
        rate, shown = limit, shows

    async def answer(connection: ServerConnection) -> None:
        of_browsers = isinstance(connection, Doorway) and connection.is_browsers
        try:
            await ((of_browsers and shows.answering) or answering)(WebLink(connection))
        except Exception as fault:
            # Ours, not the guest's: it must be seen, and would end in the log that nobody reads.
            context = {"message": "answering a device failed", "exception": fault, "link": connection}
            asyncio.get_running_loop().call_exception_handler(context)

    listening = _listening(port)
    server = await serve_websockets(
        answer,
        sock=listening,
        create_connection=ThisDoorway,
        origins=[None],
        compression=None,
        server_header=None,
        max_size=UP_BYTES + TAG_BYTES,
        max_queue=UNREAD,
        write_limit=CROWD,
        ping_interval=None,
        open_timeout=OPENING,
        close_timeout=CLOSING,
        backlog=AT_A_TURN,
        logger=QUIET,
    )
    listening.listen(STRANGERS)  # asyncio has one number for both
    return WebServing(server, shows)


def _listening(port: int) -> socket.socket:
    """A socket at that port; OSError if it is taken."""
    # Called TCP by its number: only then does asyncio send small frames at once, without Nagle's forty milliseconds.
    made = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(("0.0.0.0", port))
    except OSError:
        made.close()
        raise
    return made


_WORKER = ThreadPoolExecutor(1, "easel-keys")
"""One after another: however many knock, the table keeps most of the processor."""


IN_TURNS = 0.0005
"""Seconds after which work beside the loop lets others have the interpreter; five thousandths would be felt."""


async def beside(work: Callable[..., Result], /, *args: Any) -> Result:
    def give_way() -> Result:
        usual = sys.getswitchinterval()
        sys.setswitchinterval(IN_TURNS)
        try:
            return work(*args)
        finally:
            sys.setswitchinterval(usual)

    return await asyncio.get_running_loop().run_in_executor(_WORKER, give_way)


NETWORK = Network(connect, serve, beside, secrets.token_bytes)
