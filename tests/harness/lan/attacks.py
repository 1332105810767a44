"""What was once enough to stop a table, as a program: strangers' floods, and those of a guest who knows the code.

python -m tests.harness.lan.attacks KIND PORT CODE SECONDS

Prints as JSON how often it came to the door, was ended, was greeted and was let in.
"""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

from engine.lan.net import websocket_link
from engine.lan.net.link import LinkLost
from engine.lan.protocol import frames
from engine.lan.protocol.frames import Ask, Enter, Hello, HelloAgain, Prove
from engine.lan.protocol.handshake import Entrance, HeardNo, guest_handshake
from engine.lan.protocol.key_agreement import Newcomer
from tests.harness.lan.processes import LONG

HERE = "127.0.0.1"
FULL = 256 * 1024
"""Bytes that the system hands over at once."""

FAULTS = (OSError, EOFError, TimeoutError, WebSocketException, LinkLost, HeardNo)


class Came(Struct):
    """What came of it."""

    knocks: int = 0
    ended: int = 0
    greeted: int = 0
    let_in: int = 0


def many(opcode: Opcode, fin: bool = True) -> bytes:
    one = Frame(opcode, b"", fin).serialize(mask=True)
    return one * (FULL // len(one))


PINGS, PARTS = many(Opcode.PING), Frame(Opcode.BINARY, b"", False).serialize(mask=True) + many(Opcode.CONT, False)
EMPTY = many(Opcode.BINARY)


class Attack:
    def __init__(self, port: int, code: str) -> None:
        self.port, self.code = port, code
        self.links: list[ClientConnection] = []
        self.came = Came()
        self.random = Random(1)
        self.secrets: dict[str, bytes] = {}
        """What its devices come back with."""

    async def again_and_again(self, number: int, once: Callable[[str], Awaitable[None]]) -> None:
        """From one of the machine's addresses, until it is cancelled."""
        address = f"127.0.3.{1 + number}"
        while True:
            self.came.knocks += 1
            try:
                await once(address)
            except FAULTS:
                self.came.ended += 1
            await asyncio.sleep(0.001)

    async def link(self, address: str) -> ClientConnection:
        link = await self.way_in(address)
        self.links.append(link)
        return link

    def way_in(self, address: str) -> connect:
        return connect(
            f"ws://{HERE}:{self.port}/", compression=None, proxy=None, local_addr=(address, 0), close_timeout=0.1
        )

    async def pour(self, link: ClientConnection, flood: bytes) -> None:
        """As fast as the other side takes it, until it ends the link."""
        for _ in range(40):
            link.transport.write(flood)
            await link.drain()
            await asyncio.sleep(0)
        async with asyncio.timeout(1):
            await link.wait_closed()

    # Of strangers -----------------------------------------------------------------------------------------------------

    async def pings(self, address: str) -> None:
        await self.pour(await self.link(address), PINGS)

    async def parts(self, address: str) -> None:
        await self.pour(await self.link(address), PARTS)

    async def silent(self, address: str) -> None:
        """Opens a link and says nothing, or the beginning of something, for as long as it may."""
        reader, writer = await asyncio.open_connection(HERE, self.port, local_addr=(address, 0))
        try:
            writer.write(self.random.choice((b"", b"GET / HTTP/1.1\r\nHost: ")))
            with suppress(TimeoutError):
                async with asyncio.timeout(20):
                    await reader.read()
        finally:
            writer.close()

    async def guesses(self, address: str) -> None:
        """A code by chance, then a secret by chance."""
        share = Newcomer("000000", self.random.randbytes).share
        for hello in (Hello(share), HelloAgain(self.random.randbytes(32), self.random.randbytes(16))):
            async with await self.link(address) as link:
                await link.send(frames.write(hello))
                if b'"greeting"' in await link.recv(decode=False):
                    self.came.greeted += 1
                    await link.send(frames.write(Prove(self.random.randbytes(32))))
                    await link.recv()

    # Of a guest -------------------------------------------------------------------------------------------------------

    async def comes_in(self, address: str) -> tuple[Any, Entrance]:
        link: Any = await websocket_link.connect(HERE, self.port, frames.DOWN_BYTES)
        enter = Enter(f"{int(address.rpartition('.')[2]):016x}", "Mad", "")
        secret = self.secrets.get(address)
        entrance = await guest_handshake(link, "", secret, self.code, enter, websocket_link.NETWORK)
        self.secrets[address] = entrance.secret
        self.came.let_in += 1
        return link._connection, entrance

    async def guest_pings(self, address: str) -> None:
        connection, _ = await self.comes_in(address)
        await self.pour(connection, PINGS)

    async def guest_parts(self, address: str) -> None:
        connection, _ = await self.comes_in(address)
        await self.pour(connection, PARTS)

    async def guest_empty(self, address: str) -> None:
        connection, _ = await self.comes_in(address)
        await self.pour(connection, EMPTY)

    async def guest_asks(self, address: str) -> None:
        """Questions that a table understands, and never takes an answer."""
        connection, entrance = await self.comes_in(address)
        for number in range(100_000):
            entrance.link.send(frames.write(Ask(number, Raw(b'{"ask":"resume","seat":0}'))))
            if number % 64 == 0:
                await connection.drain()
                await asyncio.sleep(0)


Kinds = dict[str, tuple[int, Callable[[Any], Callable[[str], Awaitable[None]]]]]

KINDS: Kinds = {
    "pings": (24, lambda attack: attack.pings),
    "parts": (90, lambda attack: attack.parts),
    "silent": (400, lambda attack: attack.silent),
    "guesses": (10, lambda attack: attack.guesses),
    "guest-pings": (2, lambda attack: attack.guest_pings),
    "guest-parts": (2, lambda attack: attack.guest_parts),
    "guest-empty": (2, lambda attack: attack.guest_empty),
    "guest-asks": (2, lambda attack: attack.guest_asks),
}
"""How many links at once, and what each of them does."""


async def attack(
    kind: str,
    port: int,
    code: str,
    seconds: float,
    kinds: Kinds = KINDS,
    make: type[Attack] = Attack,
    enough: asyncio.Event | None = None,
) -> Came:
    """For so many seconds, and until there was ``enough``; those of a guest begin when one of its links was let in,
    however long that takes.
    """
    links, once = kinds[kind]
    made = make(port, code)
    going = [asyncio.create_task(made.again_and_again(number % 250, once(made))) for number in range(links)]
    async with asyncio.timeout(LONG):
        while kind.startswith("guest") and not made.came.let_in:
            await asyncio.sleep(0.005)
    await asyncio.sleep(seconds)
    if enough is not None:
        await enough.wait()
    for task in going:
        task.cancel()
    await asyncio.gather(*going, return_exceptions=True)
    for link in made.links:
        link.transport.abort()
    return made.came


if __name__ == "__main__":
    os.nice(15)  # whoever attacks has a machine of their own, and takes nothing of the table's
    kind, port, code, seconds = sys.argv[1:]
    print(msgspec.json.encode(asyncio.run(attack(kind, int(port), code, float(seconds)))).decode())
