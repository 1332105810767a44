"""People who were not asked to the table: they knock without a code, with a wrong one, or with anything at all."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from engine.gate import Refused
from engine.lan.protocol import frames
from engine.lan.protocol.frames import Greeting, Hello, HelloAgain, No, Prove
from engine.lan.protocol.key_agreement import Newcomer
from tests.harness.lan.mutations import OPEN, UP, damaged, spoken

LONG = 10.0
"""Seconds after which a stranger gives up waiting for an answer."""


@dataclass
class Attempts:
    """What came of it."""

    knocks: int = 0
    turned_away: int = 0
    """Nothing was read of what they said."""
    greeted: int = 0
    refused: dict[str, int] = field(default_factory=dict)
    entered: int = 0


class Stranger:
    """Knocks from one address, again and again; on Linux all of 127.0.0.0/8 are addresses of this machine."""

    def __init__(self, port: int, address: str, attempts: Attempts, random: Random) -> None:
        self._port, self._address, self._attempts, self._random = port, address, attempts, random
        self._good = spoken((*OPEN, *UP))
        self._share = Newcomer("000000", random.randbytes).share

    async def knock(self) -> None:
        """Once, with whatever comes to mind."""
        self._attempts.knocks += 1
        manner = self._random.choice((self._guess_the_code, self._pretend, self._babble, self._be_silent))
        try:
            async with connect(
                f"ws://127.0.0.1:{self._port}/",
                compression=None,
                proxy=None,
                open_timeout=LONG,
                close_timeout=0.1,
                local_addr=(self._address, 0),
            ) as link:
                await manner(link)
        except (OSError, EOFError, TimeoutError, WebSocketException):
            self._attempts.turned_away += 1

    async def _guess_the_code(self, link: ClientConnection) -> None:
        """A proof by chance costs the stranger nothing, and the table as much as any other."""
        await link.send(frames.write(Hello(self._share)))
        if not isinstance(self._read(await self._answer(link)), Greeting):
            return
        self._attempts.greeted += 1
        await link.send(frames.write(Prove(self._random.randbytes(32))))
        self._read(await self._answer(link))

    async def _pretend(self, link: ClientConnection) -> None:
        """Comes back, it says, as a device that was never here."""
        await link.send(frames.write(HelloAgain(self._random.randbytes(32), self._random.randbytes(16))))
        self._read(await self._answer(link))

    async def _babble(self, link: ClientConnection) -> None:
        for _ in range(self._random.randint(1, 5)):
            await link.send(damaged(self._good, self._random))
            self._read(await self._answer(link))

    async def _be_silent(self, link: ClientConnection) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(link.recv(), 0.5)

    async def _answer(self, link: ClientConnection) -> bytes:
        async with asyncio.timeout(LONG):
            return await link.recv(decode=False)

    def _read(self, heard: bytes) -> object:
        try:
            frame = frames.read_open(heard)
        except Refused:  # under seal: somebody let us in
            self._attempts.entered += 1
            return None
        if isinstance(frame, No):
            self._attempts.refused[frame.why.key] = 1 + self._attempts.refused.get(frame.why.key, 0)
        self._attempts.entered += isinstance(frame, Prove)
        return frame


async def flood(
    port: int,
    seconds: float,
    at_once: int,
    addresses: int,
    seed: int = 1,
    enough: Callable[[Attempts], bool] = lambda attempts: True,
) -> Attempts:
    """So many strangers at once, at so many addresses, each knocking again as soon as it is turned away.

    For so many seconds, and on a slow machine until ``enough`` came of it.
    """
    attempts, loop = Attempts(), asyncio.get_running_loop()
    until = loop.time() + seconds

    async def go_on(number: int) -> None:
        address = f"127.0.{1 + number % addresses // 250}.{2 + number % addresses % 250}"
        stranger = Stranger(port, address, attempts, Random(f"{seed} {number}"))
        while loop.time() < until or not enough(attempts):
            await stranger.knock()
            await asyncio.sleep(0)

    await asyncio.gather(*[go_on(number) for number in range(at_once)])
    return attempts
