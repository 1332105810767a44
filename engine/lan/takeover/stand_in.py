"""A device that wants to carry a match on in place of its host: it answers at the door until a second voice agrees."""

import asyncio

from engine.gate import Refused
from engine.lan.guest.guest import Membership
from engine.lan.net.link import Link, LinkLost, Network, Serving, real_network
from engine.lan.protocol import frames
from engine.lan.protocol.frames import Agree, Greeting, LetIn, Sorry
from engine.lan.protocol.handshake import Reception, TurnedAway
from engine.lan.protocol.rate_limit import Door
from engine.lan.takeover import standby
from engine.lan.takeover.standby import CopyFile, Inheritance
from engine.rules import Why

HANDSHAKE = 5.0
"""Seconds for all that is said here."""

COME_AGAIN = 3000
"""Milliseconds after which a device whose voice does not count looks whether another's did."""

BACK_SOON = 300
"""Milliseconds after which the others find the new host: it has to read the match first."""


class StandIn:
    """Make it on the table's loop, then ``open`` it.  ``inherited`` is the opened copy, once somebody has agreed."""

    def __init__(
        self, membership: Membership, code: str, copy: CopyFile, network: Network | None = None, app: str = ""
    ) -> None:
        self._membership, self._code, self._copy, self._app = membership, code, copy, app
        self._network = network or real_network()
        self._door = Door(asyncio.get_running_loop().time)
        self._reception: Reception | None = None
        self._serving: Serving | None = None
        self._key = b""
        self.inherited: asyncio.Future[Inheritance] = asyncio.get_running_loop().create_future()
        self.port = 0

    async def check(self) -> None:
        """Refused if the code that was typed here is wrong, or if there is no copy."""
        if not self._copy.is_there:
            raise Refused(Why("no-copy"))
        self._key = await self._network.stretch(self._code, self._membership.table)
        if not standby.code_fits(self._copy, self._key, self._membership.device):
            raise Refused(Why("wrong-code"))

    async def open(self, port: int = 0) -> None:
        """Waits at the door, after ``check``; OSError if this device gives no port."""
        self._reception = Reception(self._key, self._door, self._network.nonce, self._greeting, None, self._app)
        try:
            self._serving = await self._network.serve(self._answer, port, None, self._door.admit)
        except OSError:
            self._serving = await self._network.serve(self._answer, 0, None, self._door.admit)
        self.port = self._serving.port

    async def close(self) -> None:
        if self._serving is not None:
            await self._serving.stop()
            self._serving = None

    def _greeting(self, nonce: bytes, half: bytes) -> Greeting:
        own = self._membership
        reign = own.reign + 1
        return Greeting(nonce, half, own.table, own.table_name, self._app, own.game, reign, standing_in=True)

    async def _answer(self, link: Link) -> None:
        reception = self._reception
        if reception is None:
            return link.cut()
        try:
            async with asyncio.timeout(HANDSHAKE):
                came = await reception.receive(link)
                self._door.right(link.address)
                link.send(frames.write(LetIn(came.proof)))
                link.send(frames.write(self._hear(came.hello.device, await link.receive())))
        except (LinkLost, TimeoutError):
            return link.cut()
        except TurnedAway as away:
            link.send(frames.write(Sorry(away.why, away.wait)))
        await link.close()

    def _hear(self, device: str, raw: bytes) -> Sorry:
        """A second voice, from a device whose people typed the code."""
        try:
            agreed = frames.read_up(raw, frames.FIRST_BYTES)
            if not isinstance(agreed, Agree):
                raise Refused(Why("no-frame"))
            inherited = standby.open_copy(self._copy, self._key, device, agreed.voice)
        except Refused as refused:
            return Sorry(refused.why, COME_AGAIN)
        if not self.inherited.done():
            self.inherited.set_result(inherited)
        return Sorry(Why("carried-on"), BACK_SOON)
