"""The devices of a bench: guests at a table that another process hosts, clients of an echo, and processes of both."""

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from engine import requests
from engine.lan.guest.guest import Guest, Place, new_membership
from engine.lan.lobby.lobby import LobbyView
from engine.lan.lobby.wishes import Ready, Sit
from engine.lan.net.link import Link, Network
from engine.lan.net.real_network import real_network
from engine.rules import Why
from engine.table import Answer, Scene
from tools.house.environments import ROOT

LONG = 60.0
"""Seconds in which anything has happened; beyond, the bench is broken, and says so."""


def listening(heard: Callable[[bytes], None]) -> Network:
    """The real network; ``heard`` is told of each frame that comes, as it crosses."""
    network = real_network()

    async def connect(address: str, port: int, most: int) -> Link:
        link = await network.connect(address, port, most)
        listen = link.listen

        async def listening(goes_on: Callable[[bytes], None]) -> None:
            def both(frame: bytes) -> None:
                heard(frame)
                goes_on(frame)

            await listen(both)

        link.listen = listening  # type: ignore[method-assign,assignment]
        return link

    return Network(connect, network.serve, network.beside, network.random)


class Device:
    """A guest with one seat, and when it was last shown something; one that ``weighs`` knows how large that was."""

    def __init__(self, seat: int, place: Place, table: str, code: str, weighs: bool = False) -> None:
        self.seat = seat
        self.scene: Scene[Any, Any] | None = None
        self.shown = asyncio.Event()
        self.on_shown: Callable[[], None] = lambda: None
        self.heard = 0
        self.size = self._last_size = 0
        """Bytes of the last frame with views."""
        self._wishing = False
        network = listening(self._on_frame) if weighs else None
        self.guest = Guest(new_membership(place, table, f"Device {seat + 1}"), code, network)
        self.guest.session.on_lobby = self._on_lobby
        self.guest.session.on_news = self._on_news
        self.guest.start()

    def _on_lobby(self, lobby: LobbyView) -> None:
        """Takes its seat, and is ready."""
        if lobby.match is not None or self._wishing:
            return
        if self.seat not in lobby.mine():
            self._wish(Sit(self.seat, f"Player {self.seat + 1}", self.seat))
        elif not all(chair is not None and chair.ready for chair in [lobby.chairs[chair] for chair in lobby.mine()]):
            self._wish(Ready(True))

    def _wish(self, wish: Any) -> None:
        self._wishing = True

        def answered(why: Why | None) -> None:
            self._wishing = False
            if why is None and self.guest.session.lobby is not None:
                self._on_lobby(self.guest.session.lobby)

        self.guest.wish(wish, answered)

    def _on_news(self, scenes: dict[int, Scene[Any, Any]], spectator: Scene[Any, Any]) -> None:
        scene = scenes.get(self.seat)
        if scene is not None:
            self.size = self._last_size
            self.scene, self.heard = scene, max(self.heard, scene.heard)
            self.on_shown()
            self.shown.set()

    def _on_frame(self, frame: bytes) -> None:
        self._last_size = len(frame)

    async def seated(self) -> None:
        async with asyncio.timeout(LONG):
            await self.shown.wait()

    async def settle(self) -> None:
        """Asks for what the table cannot do now: its answer comes after everything that was told before."""
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.guest.ask(msgspec.json.encode(requests.Resume(self.seat)), answered.set_result)
        await answered

    async def say(self, move: Any) -> Answer:
        """Says a move, and waits for what the table answers."""
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.guest.ask(requests.say(self.seat, self.heard + 1, move), answered.set_result)
        async with asyncio.timeout(LONG):
            answer = await answered
        if answer.accepted:
            self.heard = max(self.heard, answer.number)
        return answer


class Listener:
    """A client of the echo."""

    def __init__(self, link: ClientConnection) -> None:
        self._link = link
        self.on_heard: Callable[[Any], None] = lambda said: None
        self._life = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for said in self._link:
            self.on_heard(said)

    async def say(self, said: bytes) -> None:
        await self._link.send(said)

    async def stop(self) -> None:
        self._life.cancel()
        await self._link.close()


class Program:
    """A program of the bench in a process of its own; it ends when its standard input does, or by itself."""

    def __init__(self, module: str, *words: object) -> None:
        command = [sys.executable, "-m", module, *map(str, words)]
        self._process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, *why: object) -> None:
        self.stop()

    def say(self, what: object) -> None:
        if self._process.stdin is not None:
            self._process.stdin.write(f"{what}\n".encode())
            self._process.stdin.flush()

    def line(self) -> str:
        """The next line that it says; nothing if it has ended."""
        return "" if self._process.stdout is None else self._process.stdout.readline().decode().strip()

    def stop(self) -> None:
        if self._process.stdin is not None and self._process.stdout is not None:
            self._process.stdin.close()
            self._process.wait(10)
            self._process.stdout.close()


@contextmanager
def echo() -> Iterator[int]:
    """The port of a bare echo."""
    with Program("tools.bench._echo") as program:
        yield int(program.line())


async def listeners(port: int, count: int) -> list[Listener]:
    return [Listener(await connect(f"ws://127.0.0.1:{port}/", compression=None, proxy=None)) for _ in range(count)]


class Alone(Program):
    """A device that is a process of its own (tools/bench/_device.py)."""

    def __init__(self, *words: object) -> None:
        super().__init__("tools.bench._device", *words)

    def says(self, *words: str, besides: tuple[str, ...] = ()) -> "Line":
        """The next thing it says, which has to be one of these; ``besides`` are words that do not matter now."""
        while True:
            said = self.line().split()
            if said and said[0] in words:
                return Line(said[0], int(said[1]), said[2:])
            if not said or said[0] not in besides:
                raise RuntimeError(f"a device says {said} instead of {words}")

    def settle(self) -> None:
        """It has been shown all that there was to be shown so far."""
        self.say("settle")
        self.says("settled", besides=("shown",))


class Line(NamedTuple):
    word: str
    at: int
    more: list[str]
