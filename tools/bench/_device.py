"""One device of a bench as a process: a guest at a table, or a client of the bare echo.

python -m tools.bench._device guest SEAT PORT TABLE CODE
python -m tools.bench._device weighing SEAT PORT TABLE CODE
python -m tools.bench._device browser SEAT PORT TABLE CODE
python -m tools.bench._device echo PORT

Each line on the standard input asks it to say something: as many bytes as the line says where it is the echo's.  Prints
when it says it, and when it was shown something, in the system's monotonic nanoseconds.  Both kinds have the same
program around them, so that both pay the same for it.  A guest that weighs says how large the news were, besides.
"""

import asyncio
import os
import sys
import time
from collections.abc import Coroutine
from random import Random
from typing import Any, Protocol

from websockets.asyncio.client import ClientConnection, connect

from engine import bots
from engine.lan.guest.guest import Place
from tests.harness.lan.guest_device import GuestDevice
from tools.bench._browser_seat import BrowserSeat


def report(word: str, *more: object) -> None:
    os.write(1, " ".join([word, str(time.monotonic_ns()), *map(str, more)]).encode() + b"\n")


class Sayer(Protocol):
    def say(self, asked: str) -> Coroutine[Any, Any, None]: ...

    def settle(self) -> Coroutine[Any, Any, None]: ...


class AtTheTable:
    def __init__(self, device: GuestDevice | BrowserSeat) -> None:
        self._random = Random(device.seat)
        self._device = device
        self._device.on_shown = self._on_shown

    def _on_shown(self) -> None:
        scene = self._device.scene
        report("shown", self._device.size, *(["over"] if scene is not None and scene.ended else []))

    async def settle(self) -> None:
        await self._device.settle()
        report("settled")

    async def say(self, asked: str) -> None:
        """The next move of this seat, if it has one."""
        scene = self._device.scene
        move = None
        if scene is not None and scene.choices.all():
            move = bots.bot(scene.game, "weak")(scene.view, scene.choices, self._random)
        if move is None:
            return report("nothing")
        report("says")
        if not (await self._device.say(move)).accepted:
            report("refused")


class AtTheEcho:
    def __init__(self, link: ClientConnection) -> None:
        self._link = link
        self._life = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for _ in self._link:
            report("shown", 0)

    async def settle(self) -> None:
        report("settled")

    async def say(self, asked: str) -> None:
        said = bytes(int(asked))
        report("says")
        await self._link.send(said)


async def main(role: str, words: list[str]) -> None:
    reader = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    if role == "echo":
        sayer: Sayer = AtTheEcho(await connect(f"ws://127.0.0.1:{words[0]}/", compression=None, proxy=None))
        report("shown", 0)
    else:
        seat, port, table, code = words
        if role == "browser":
            sayer = AtTheTable(BrowserSeat(int(seat), int(port), code))
        else:
            sayer = AtTheTable(GuestDevice(int(seat), Place("127.0.0.1", int(port)), table, code, role == "weighing"))
    async with asyncio.TaskGroup() as saying:
        while line := (await reader.readline()).decode().strip():
            saying.create_task(sayer.settle() if line == "settle" else sayer.say(line))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
