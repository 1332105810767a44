"""Whatever others send, the table goes on: its memory and its log stay small, and an honest device gets its answers."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine import requests
from engine.lan.protocol.rate_limit import STRANGERS
from tests.harness.lan.attacks import KINDS, Came, attack
from tests.harness.lan.device import Hosting
from tests.harness.lan.guest_device import GuestDevice, Place
from tests.harness.lan.processes import LONG, Event, Running, devices

pytestmark = pytest.mark.long

SECONDS = 1.5
GROWN = 16.0
"""Megabytes that a host may grow by."""

OF_THE_TABLE = "not-paused"
"""What the table says to somebody who plays on once more: whoever pauses very often is sent away before it is asked."""

WRITTEN = 64 * 1024
"""Bytes of log."""


Attacking = Callable[[str, Event, asyncio.Event], Awaitable[Came]]


async def of_devices(kind: str, opened: Event, enough: asyncio.Event) -> Came:
    return await attack(kind, opened["port"], opened["code"], SECONDS, enough=enough)


async def attacked(host: Running, kinds: list[str], attacking: Attacking = of_devices) -> None:
    """One kind after another, while a device plays on; ``attacking`` begins one at the table that was opened.

    Each goes on until the table has answered twice.
    """
    opened = host.until("open")
    device = GuestDevice(2, Place("127.0.0.1", opened["port"]), opened["table"], opened["code"])
    await device.seated()
    before, files = host.memory(), host.open_files()
    for kind in kinds:
        answers, enough = 0, asyncio.Event()
        going = asyncio.ensure_future(attacking(kind, opened, enough))
        while not going.done():
            for request in (requests.Pause(2), requests.Resume(2)):
                answer = await ask(device, request)
                answers += answer.accepted or answer.why.key == OF_THE_TABLE
            if answers >= 2:
                enough.set()
            assert host.open_files() - files < 2 * STRANGERS, "what is saved needs files, too"
            await asyncio.sleep(0.02)
        came = await going
        assert enough.is_set(), "the match went on meanwhile"
        assert came.knocks > 0
        assert (came.let_in > 0) == kind.startswith("guest")
    assert device.guest.state.where == "in"
    assert host.memory() - before < GROWN
    assert host.log.stat().st_size < WRITTEN
    late = GuestDevice(3, Place("127.0.0.1", opened["port"]), opened["table"], opened["code"])
    async with asyncio.timeout(LONG):
        while late.guest.state.where != "in":
            await asyncio.sleep(0.05)
    await late.guest.stop()
    await device.guest.stop()


async def ask(device: GuestDevice, request: requests.Request) -> Any:
    answered: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    device.guest.ask(msgspec.json.encode(request), answered.set_result)
    async with asyncio.timeout(LONG):
        return await answered


@pytest.mark.parametrize("who", ["strangers", "guests"])
def test_nobody_stops_a_table(tmp_path: Path, who: str) -> None:
    """Faults 2, 5 and 6: each of these took seconds, hundreds of megabytes, or the places of honest newcomers."""
    kinds = [kind for kind in KINDS if kind.startswith("guest") == (who == "guests")]
    with devices() as start:
        host = start(tmp_path, Hosting("dixit", "classic", ("host", "host", ""), pace=10.0))
        asyncio.run(attacked(host, kinds))
