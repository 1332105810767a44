"""Whatever is sent to the door for browsers, the table goes on; an honest phone still finds its pages and a seat."""

import asyncio
from pathlib import Path

import pytest

from engine.lan.protocol.frames import Come
from tests.harness.lan.attacks import Came, attack
from tests.harness.lan.browsers import asking, hear, link_to, raw, say
from tests.harness.lan.device import Hosting
from tests.harness.lan.processes import Event, devices
from tests.lan.test_attacks import attacked
from tests.lan.web.attacks import KINDS, BrowserAttack

pytestmark = pytest.mark.long

SECONDS = 0.6


async def of_browsers(kind: str, opened: Event, enough: asyncio.Event) -> Came:
    return await attack(kind, opened["port"], opened["browser_code"], SECONDS, KINDS, BrowserAttack, enough)


async def comes_with_a_browser(opened: Event) -> None:
    """As soon as it may: what was asked for meanwhile costs others, not it."""
    place = f"127.0.0.1:{opened['port']}"
    async with asyncio.timeout(20):
        assert (await raw(place, asking(place, "/", "Connection: close"))).startswith(b"HTTP/1.1 200")
        async with link_to(place) as link:
            await say(link, Come(bytes(16), "Mia", opened["browser_code"]))
            await hear(link, "lobby")


@pytest.mark.parametrize("who", ["strangers", "guests"])
def test_nobody_stops_a_table_at_the_door_for_browsers(tmp_path: Path, who: str) -> None:
    kinds = [kind for kind in KINDS if kind.startswith("guest") == (who == "guests")]
    with devices() as start:
        host = start(tmp_path, Hosting("dixit", "classic", ("host", "host", ""), pace=10.0, browsers=True))

        async def tell() -> None:
            await attacked(host, kinds, of_browsers)
            await comes_with_a_browser(host.until("open"))

        asyncio.run(tell())
