"""What a bench starts beside itself: devices that are processes of their own, a bare echo and its clients."""

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from tools.house.environments import ROOT


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
