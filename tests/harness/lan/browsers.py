"""A table that shows pages on this machine's own network, and people who read them and sit down: well or ill meant."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from engine.lan.host.host import Host
from engine.lan.host.record import Record, new_record
from engine.lan.net.page_visit import Page
from engine.lan.protocol import frames
from engine.lan.protocol.frames import Come, Sign

PICTURE = b"\xff\xd8" + bytes(30_000)

LONG = 60.0
"""Seconds after which something that should have come has not: far more than a slow machine needs."""


class Pages:
    """Three pages and a picture; one that has to be made."""

    def __init__(self) -> None:
        self.made = 0
        self._pages = {
            "/": Page(b"<!doctype html><title>Table</title>", "text/html; charset=utf-8", "1"),
            "/v/start.js": Page(b"export {}", "text/javascript", "2", lasts=True),
            "/v/card.jpg": Page(PICTURE, "image/jpeg", "3", lasts=True),
        }

    def page(self, path: str) -> Page | None:
        return self._pages.get(path)

    def makes(self, path: str) -> bool:
        return path == "/v/small.jpg"

    def make(self, path: str) -> Page | None:
        self.made += 1
        return Page(b"small", "image/jpeg", "4", lasts=True)


def sign(code: str) -> Sign:
    return Sign("127.0.0.1:1", code, ("10", "01"))


class AtTheDoor:
    """One host; ``place`` is where a browser finds it."""

    def __init__(self, host: Host, pages: Pages) -> None:
        self.host, self.pages = host, pages

    @property
    def place(self) -> str:
        return f"127.0.0.1:{self.host.port}"

    @property
    def code(self) -> str:
        return self.host.record.browser_code

    async def raw(self, asked: bytes, until_end: bool = True) -> bytes:
        return await raw(self.place, asked, until_end)

    def asking(self, path: str = "/", *fields: str, method: str = "GET", host: str | None = None) -> bytes:
        return asking(self.place if host is None else host, path, *fields, method=method)

    async def get(self, path: str = "/", *fields: str, method: str = "GET", host: str | None = None) -> bytes:
        return await self.raw(self.asking(path, "Connection: close", *fields, method=method, host=host))

    def link(self, origin: str | None = "own", path: str = "/seat", **more: Any) -> connect:
        return link_to(self.place, origin, path, **more)


def asking(place: str, path: str = "/", *fields: str, method: str = "GET") -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: {place}", *fields, "", ""]).encode("latin-1")


async def raw(place: str, asked: bytes, until_end: bool = True) -> bytes:
    """What comes back for these bytes."""
    address, port = place.split(":")
    reader, writer = await asyncio.open_connection(address, int(port))
    try:
        writer.write(asked)
        await writer.drain()
        async with asyncio.timeout(LONG):
            return await (reader.read(-1) if until_end else reader.readuntil(b"\r\n\r\n"))
    except ConnectionError:
        return b""
    finally:
        writer.close()


def link_to(place: str, origin: str | None = "own", path: str = "/seat", **more: Any) -> connect:
    own = f"http://{place}" if origin == "own" else origin
    return connect(f"ws://{place}{path}", origin=own, compression=None, proxy=None, **more)  # type: ignore[arg-type]


async def say(link: ClientConnection, frame: Any) -> None:
    await link.send(frames.write(frame))


async def hear(link: ClientConnection, kind: str) -> dict[str, Any]:
    """The next frame of that kind."""
    async with asyncio.timeout(LONG):
        while True:
            said: dict[str, Any] = msgspec.json.decode((await link.recv(decode=False))[1:])
            if said["is"] == kind:
                return said


async def come(at: AtTheDoor, link: ClientConnection, token: bytes, code: str | None = None, name: str = "Mia") -> None:
    await say(link, Come(token, name, at.code if code is None else code))


def at_the_door(
    tell: Callable[[AtTheDoor], Coroutine[Any, Any, None]], record: Record | None = None, is_open: bool = True
) -> None:
    async def links_open() -> None:
        host = Host(record or new_record("Ada", "Ada's tablet", "yokai", "duel"), "token")
        await host.open()
        pages = Pages()
        if is_open:
            host.open_to_browsers(pages, sign)
        try:
            await tell(AtTheDoor(host, pages))
        finally:
            await host.close()

    asyncio.run(links_open())
