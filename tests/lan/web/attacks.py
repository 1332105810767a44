"""The attacks of tests/harness/lan/attacks.py at the door for browsers, and those that only pages can be asked for."""

import asyncio
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

from websockets.asyncio.client import connect

from engine.lan.net.websocket_link import WebLink
from engine.lan.protocol import frames
from engine.lan.protocol.frames import TOKEN_BYTES, Come, Enter, LobbyNews, ReadPicture
from tests.harness.lan.attacks import HERE, Attack, Kinds
from tests.harness.lan.mutations import UP, VIEW, damaged, spoken


class BrowserAttack(Attack):
    """``code`` is the browsers' own."""

    def way_in(self, address: str) -> connect:
        return connect(
            f"ws://{HERE}:{self.port}/seat",
            origin=f"http://{HERE}:{self.port}",  # type: ignore[arg-type]
            compression=None,
            proxy=None,
            local_addr=(address, 0),
            close_timeout=0.1,
        )

    async def ask(self, address: str, asked: bytes, seconds: float, reads: bool = True) -> None:
        reader, writer = await asyncio.open_connection(HERE, self.port, local_addr=(address, 0), limit=1)
        try:
            writer.write(asked)
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    while reads and await reader.read(1024 * 1024):
                        pass
                    await (asyncio.sleep(seconds) if not reads else asyncio.sleep(0))
        finally:
            writer.transport.abort()

    def get(self, path: str, *fields: str) -> bytes:
        return "\r\n".join([f"GET {path} HTTP/1.1", f"Host: {HERE}:{self.port}", *fields, "", ""]).encode()

    # Of strangers -----------------------------------------------------------------------------------------------------

    async def pictures(self, address: str) -> None:
        """Hundreds on one link, all of them read."""
        await self.ask(address, self.get("/v/card.jpg") * 500, 1)

    async def unread(self, address: str) -> None:
        """As many, and nothing is read."""
        await self.ask(address, self.get("/v/card.jpg") * 500, 1, reads=False)

    async def smaller(self, address: str) -> None:
        """Pictures that have to be made first."""
        await self.ask(address, self.get("/v/small.jpg") * 500, 1)

    async def heads(self, address: str) -> None:
        """Heads without an end, too many fields, and requests that could be read in two ways."""
        fields = "X: y\r\n" * self.random.choice((3, 63, 80)), "X: " + "y" * self.random.choice((100, 8000, 60_000))
        more = self.random.choice((*fields, "Transfer-Encoding: chunked", "Content-Length: 9"))
        await self.ask(address, self.get(self.random.choice(("/", "/../main.py", "/tv", "/seat")), more) * 20, 0.2)

    async def guesses(self, address: str) -> None:
        """A code by chance, and a token by chance without one."""
        for code in ("000000", ""):
            async with await self.link(address) as link:
                await link.send(frames.write(Come(self.random.randbytes(TOKEN_BYTES), "Mad", code)))
                if b'"let-in"' in await link.recv(decode=False):
                    self.came.let_in += 1

    async def garbage(self, address: str) -> None:
        """Frames that come too early, are too long, or are nothing at all."""
        good = spoken((Come(self.random.randbytes(TOKEN_BYTES), "Mad", "000000"), *UP))
        async with await self.link(address) as link:
            for _ in range(self.random.randint(1, 4)):
                await link.send(self.random.choice((damaged(good, self.random), self.random.randbytes(7000))))
            if b'"let-in"' in await link.recv(decode=False):
                self.came.let_in += 1

    # Of a guest -------------------------------------------------------------------------------------------------------

    async def comes_in(self, address: str) -> tuple[Any, Any]:
        connection = await self.link(address)
        await connection.send(frames.write(Come(address.encode().ljust(TOKEN_BYTES), "Mad", self.code)))
        if b'"let-in"' not in await connection.recv(decode=False):
            raise EOFError
        self.came.let_in += 1
        return connection, SimpleNamespace(link=WebLink(connection))

    async def guest_garbage(self, address: str) -> None:
        """Damaged frames, a second beginning, a host's and a tablet's words."""
        connection, _ = await self.comes_in(address)
        odd = (Come(bytes(TOKEN_BYTES), "Mad", self.code), Enter("0" * 16, "Mad"), LobbyNews(VIEW))
        good = spoken(UP)
        for _ in range(100):
            said = self.random.choice((damaged(good, self.random), *spoken(odd), bytes(frames.UP_BYTES + 1)))
            await connection.send(said)

    async def guest_names(self, address: str) -> None:
        """Comes again and again as somebody else."""
        link = await self.link(address)
        await link.send(frames.write(Come(self.random.randbytes(TOKEN_BYTES), "Mad", self.code)))
        if b'"let-in"' in await link.recv(decode=False):
            self.came.let_in += 1
        await link.close()

    async def guest_pictures(self, address: str) -> None:
        """Asks for a picture of the table's own deck without end, and never takes it."""
        connection, entrance = await self.comes_in(address)
        for number in range(100_000):
            entrance.link.send(frames.write(ReadPicture("card-001", 0)))
            if number % 64 == 0:
                await connection.drain()
                await asyncio.sleep(0)


KINDS: Kinds = {
    "pings": (24, lambda attack: attack.pings),
    "parts": (24, lambda attack: attack.parts),
    "silent": (90, lambda attack: attack.silent),
    "guesses": (10, lambda attack: attack.guesses),
    "garbage": (10, lambda attack: attack.garbage),
    "pictures": (4, lambda attack: attack.pictures),
    "unread": (24, lambda attack: attack.unread),
    "smaller": (4, lambda attack: attack.smaller),
    "heads": (10, lambda attack: attack.heads),
    "guest-pings": (2, lambda attack: attack.guest_pings),
    "guest-parts": (2, lambda attack: attack.guest_parts),
    "guest-empty": (2, lambda attack: attack.guest_empty),
    "guest-asks": (2, lambda attack: attack.guest_asks),
    "guest-garbage": (2, lambda attack: attack.guest_garbage),
    "guest-names": (4, lambda attack: attack.guest_names),
    "guest-pictures": (2, lambda attack: attack.guest_pictures),
}
