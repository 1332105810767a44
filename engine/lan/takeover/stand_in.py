"""A device that wants to carry a match on in place of its host: it answers at the door until a second voice agrees."""

import asyncio

from engine.gate import Refused
from engine.lan.guest.guest import Membership
from engine.lan.net.link import Link, LinkLost, Network, Serving
from engine.lan.net.real_network import real_network
from engine.lan.protocol import frames, keys
from engine.lan.protocol.frames import Agree, LetIn, Sorry
from engine.lan.protocol.handshake import HostHandshake, TurnedAway
from engine.lan.protocol.rate_limit import RateLimit
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
        self._membership, self._code, self._copy = membership, code, copy
        self._network = network or real_network()
        self._limit = RateLimit(asyncio.get_running_loop().time)
        self._handshake = HostHandshake(membership.table, lambda: code, None, self._limit, self._network, app)
        self._serving: Serving | None = None
        self._key = b""
        self.inherited: asyncio.Future[Inheritance] = asyncio.get_running_loop().create_future()
        self.port = 0

    async def check(self) -> None:
        """Refused if the code that was typed here is wrong, or if there is no copy."""
        if not self._copy.is_there:
            raise Refused(Why("no-copy"))
        self._key = await self._network.beside(keys.stretch, self._code, self._membership.table)
        if not standby.code_fits(self._copy, self._key, self._membership.device):
            raise Refused(Why("wrong-code"))

    async def open(self, port: int = 0) -> None:
        """Waits at the door, after ``check``; OSError if this device gives no port."""
        try:
            self._serving = await self._network.serve(self._answer, port, self._limit)
        except OSError:
            self._serving = await self._network.serve(self._answer, 0, self._limit)
        self.port = self._serving.port

    async def close(self) -> None:
        if self._serving is not None:
            await self._serving.stop()
            self._serving = None

    async def _answer(self, link: Link) -> None:
        own = self._membership
        try:
            async with asyncio.timeout(HANDSHAKE):
                admitted = await self._handshake.receive(link)
                self._limit.right(link.address)
                sealed = admitted.link
                sealed.send(frames.write(LetIn(own.table_name, own.game, own.reign + 1, standing_in=True)))
                sealed.send(frames.write(self._hear(admitted.enter.device, await sealed.receive())))
        except (LinkLost, TimeoutError):
            return link.cut()
        except TurnedAway:
            pass
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
