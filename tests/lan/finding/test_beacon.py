"""Tables found by their beacons: what is believed of what is heard, and real packets over loopback."""

import asyncio
import json
import socket
from contextlib import asynccontextmanager, closing

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.lan.finding import beacon, sightings
from engine.lan.finding.beacon import Announcer, Browser
from engine.lan.finding.sightings import MAGIC, Ask, Gone, Here, Sightings

LOOPBACK = ("127.255.255.255",)
PATIENCE = 60


def here(table="table-1", name="Ada's table", **more):
    return Here(**{"table": table, "name": name, "game": "yokai", "port": 4000, "speaks": 1, "free": 1, **more})


def names(tables):
    return [found.here.name for found in tables]


# What is believed


def test_a_table_is_found_with_all_that_a_guest_wants_to_know():
    seen = Sightings()
    called_out = here(game="dixit", free=3, seats=12, port=5123, playing=True)
    assert seen.hear(sightings.read(sightings.written(called_out)), "192.168.1.17", 0.0)
    (found,) = seen.tables()
    assert found.here == called_out
    assert found.ways == (("192.168.1.17", 5123),)


def test_it_vanishes_at_its_goodbye():
    seen = Sightings()
    seen.hear(here(), "192.168.1.17", 0.0)
    assert seen.hear(Gone("table-1"), "192.168.1.17", 0.5)
    assert seen.tables() == ()


def test_it_vanishes_within_four_seconds_of_silence():
    seen = Sightings()
    seen.hear(here(), "192.168.1.17", 10.0)
    assert not seen.forget_silent(10.0 + beacon.BEAT * 2.5), "two calls may be lost"
    assert seen.next_silence() <= 14.0
    assert seen.forget_silent(seen.next_silence())
    assert seen.tables() == ()


def test_nothing_moves_in_the_list_while_it_changes():
    seen = Sightings()
    for number in range(5):
        seen.hear(here(f"table-{number}", f"Table {number}"), f"192.168.1.{number}", 0.0)
    assert seen.hear(here("table-3", "Table 3", free=0), "192.168.1.3", 1.0)
    seen.hear(Gone("table-1"), "192.168.1.1", 1.0)
    assert names(seen.tables()) == ["Table 0", "Table 2", "Table 3", "Table 4"]
    assert not seen.hear(here("table-4", "Table 4"), "192.168.1.4", 1.0), "nothing new"


def test_a_device_in_two_networks_is_one_table():
    seen = Sightings()
    for address in ("192.168.1.17", "10.0.0.4"):
        seen.hear(here(), address, 0.0)
    (found,) = seen.tables()
    assert found.ways == (("192.168.1.17", 4000), ("10.0.0.4", 4000))
    seen.hear(here(), "10.0.0.4", 3.0)
    seen.forget_silent(3.6)
    assert seen.tables()[0].ways == (("10.0.0.4", 4000),)


# What is forged


def test_nobody_else_says_goodbye_for_a_table():
    seen = Sightings()
    seen.hear(here(), "192.168.1.17", 0.0)
    assert not seen.hear(Gone("table-1"), "192.168.1.66", 0.1)
    assert names(seen.tables()) == ["Ada's table"]


def test_whoever_claims_a_table_that_is_there_does_not_change_how_it_looks():
    seen = Sightings()
    seen.hear(here(), "192.168.1.17", 0.0)
    seen.hear(here(name="Free sweets"), "192.168.1.66", 0.1)
    assert names(seen.tables()) == ["Ada's table"]
    assert seen.tables()[0].ways[0].address == "192.168.1.17"


def test_a_forged_beacon_that_is_heard_first_lends_its_port_to_nobody():
    """Fault 10: every address is knocked at where it said itself."""
    seen = Sightings()
    seen.hear(here(port=6666), "192.168.1.66", 0.0)
    seen.hear(here(port=4000), "192.168.1.17", 0.1)
    (found,) = seen.tables()
    assert found.ways == (("192.168.1.66", 6666), ("192.168.1.17", 4000))


@pytest.mark.parametrize("tables", ["invented ones", "the same one"])
def test_many_flooding_addresses_hide_no_table(tables):
    """Fault 10: forty of them did."""
    seen = Sightings()
    for number in range(300):
        lie = here(f"table-{number}" if tables == "invented ones" else "table-1", "A lie", port=6666)
        for address in range(200):
            seen.hear(lie, f"10.6.6.{address}", 0.0)
    seen.hear(here("real-table", "Ada's table"), "192.168.1.17", 0.1)
    assert "Ada's table" in names(seen.tables())
    assert len(seen._seen) <= sightings.MOST_SIGHTINGS


def test_many_addresses_that_claim_a_table_do_not_keep_its_own_out():
    """Fault 10: they call in its name, and were there first; its own call is heard every second all the same."""
    seen = Sightings()
    for number in range(100):
        seen.hear(here(port=6666), f"10.6.6.{number}", 0.0)
    seen.hear(here(port=4000), "192.168.1.17", 0.1)
    (found,) = seen.tables()
    assert ("192.168.1.17", 4000) in found.ways and len(found.ways) == sightings.MOST_WAYS
    assert found.ways[0] == ("10.6.6.0", 6666), "what is shown does not change for those who come later"


def test_one_address_fills_no_list():
    seen = Sightings()
    for number in range(500):
        seen.hear(here(f"table-{number}", f"Table {number}"), "192.168.1.66", 0.0)
    seen.hear(here("real-table", "Ada's table"), "192.168.1.17", 0.1)
    assert len(seen.tables()) == sightings.MOST_AT_ADDRESS + 1
    assert names(seen.tables())[-1] == "Ada's table"


def test_a_flood_from_everywhere_fills_no_memory():
    seen = Sightings()
    for number in range(5000):
        seen.hear(here(f"table-{number}", f"Table {number}"), f"10.0.{number % 250}.{number // 250}", 0.0)
        seen.hear(here("table-1"), f"10.1.{number % 250}.{number // 250}", 0.0)
    assert len(seen._seen) == sightings.MOST_SIGHTINGS
    assert max(len(found.ways) for found in seen.tables()) <= sightings.MOST_WAYS


GOOD = {"say": "here", **msgspec.to_builtins(here())}


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": ""},
        {"name": "   "},
        {"name": "x" * 25},
        {"name": "Ada\u202etable"},
        {"name": "a" + "\u0301" * 9},
        {"name": "Ada\nBo"},
        {"name": None},
        {"table": "short"},
        {"table": "x" * 41},
        {"table": "../../etc"},
        {"game": "Yokai!"},
        {"port": 0},
        {"port": 70000},
        {"port": 4000.5},
        {"speaks": -1},
        {"free": 13},
        {"seats": -1},
        {"playing": "yes"},
        {"extra": 1},
        {"say": "hello"},
    ],
)
def test_what_is_not_fit_to_be_shown_is_not_shown(wrong):
    assert sightings.read(MAGIC + json.dumps(GOOD).encode()) == here()
    assert sightings.read(MAGIC + json.dumps({**GOOD, **wrong}).encode()) is None


@pytest.mark.parametrize(
    "raw",
    [b"", MAGIC, b"EASEL", MAGIC + b"{}", MAGIC + b"[" * 400, MAGIC + b"\xff\xfe", b"EASEL\x01{}", MAGIC + b" " * 600],
)
def test_rubbish_is_nothing(raw):
    assert sightings.read(raw) is None


@given(st.binary(max_size=600), st.booleans())
def test_anything_may_be_heard(raw, ours):
    sightings.read(MAGIC + raw if ours else raw)


@given(st.text(max_size=24), st.integers(0, 12))
def test_what_is_said_fits_a_packet_and_is_understood(name, free):
    raw = sightings.written(here("t" * 40, name, game="g" * 20, port=65535, speaks=9999, free=free, seats=12))
    packet = sightings.read(raw)
    assert packet is None or packet.name == name
    assert len(raw) <= sightings.PACKET_BYTES


def test_the_longest_name_fits():
    raw = sightings.written(here("t" * 40, "👨" * 24, game="g" * 20, port=65535, speaks=9999, seats=12))
    assert sightings.read(raw).name == "👨" * 24


def test_another_version_is_known_as_one():
    assert sightings.of_another_version(b"EASEL\x01whatever")
    assert not sightings.of_another_version(sightings.written(Ask()))
    assert not sightings.of_another_version(b"ESEL")


# Over real sockets


@pytest.fixture
def port():
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as free:
        free.bind(("", 0))
        return free.getsockname()[1]


class Watcher:
    """A browser, and what it said so far."""

    def __init__(self, port, targets=LOOPBACK):
        self.browser = Browser(self._note, port, lambda: targets)
        self.heard = asyncio.Event()

    def _note(self, tables):
        assert tables == self.browser.tables
        self.heard.set()

    async def until(self, condition):
        async with asyncio.timeout(PATIENCE):
            while not condition(self.browser.tables):
                self.heard.clear()
                await self.heard.wait()


@asynccontextmanager
async def watching(port, **how):
    watcher = Watcher(port, **how)
    await watcher.browser.open()
    try:
        yield watcher
    finally:
        watcher.browser.close()


@asynccontextmanager
async def calling(port, what, targets=LOOPBACK):
    announcer = Announcer(what, port, lambda: targets)
    await announcer.open()
    try:
        yield announcer
    finally:
        announcer.close()


def test_two_guests_find_a_table_see_it_change_and_see_it_go(port):
    async def evening():
        now = here(free=2)
        async with watching(port) as one, watching(port) as other:
            async with calling(port, lambda: now) as announcer:
                for watcher in (one, other):
                    await watcher.until(lambda tables: names(tables) == ["Ada's table"])
                now = here(free=1)
                announcer.call_out()
                for watcher in (one, other):
                    await watcher.until(lambda tables: tables[0].here.free == 1)
            for watcher in (one, other):
                await watcher.until(lambda tables: tables == ())

    asyncio.run(evening())


def test_a_newcomer_need_not_wait_for_the_next_call(port, monkeypatch):
    monkeypatch.setattr(beacon, "BEAT", 1000.0)

    async def evening():
        async with calling(port, here), watching(port) as late:
            await late.until(lambda tables: names(tables) == ["Ada's table"])

    asyncio.run(evening())


def test_a_host_that_dies_is_gone_by_its_silence(port, monkeypatch):
    monkeypatch.setattr(beacon, "BEAT", 0.05)
    monkeypatch.setattr(sightings, "LIFE", 0.2)
    monkeypatch.setattr(beacon, "QUESTIONS", (0.0,))

    async def evening():
        async with watching(port) as guest, calling(port, here) as announcer:
            await guest.until(lambda tables: names(tables) == ["Ada's table"])
            monkeypatch.setattr(announcer._wire, "call", lambda packet: None)  # its battery is empty
            await guest.until(lambda tables: tables == ())

    asyncio.run(evening())


def test_a_typed_address_is_asked_where_no_broadcast_passes(port, monkeypatch):
    monkeypatch.setattr(beacon, "BEAT", 1000.0)

    async def evening():
        async with calling(port, here, targets=()), watching(port, targets=()) as guest:
            assert guest.browser.tables == ()
            guest.browser.ask("127.0.0.1")
            await guest.until(lambda tables: names(tables) == ["Ada's table"])

    asyncio.run(evening())


def test_twenty_hosts_of_one_room_are_all_found(port):
    """Each from an address of its own, as in a room."""

    async def evening():
        async with watching(port) as guest:
            for number in range(20):
                with closing(beacon._udp_socket()) as mouth:
                    mouth.bind((f"127.0.1.{number + 1}", 0))
                    mouth.sendto(sightings.written(here(f"table-{number}", f"Table {number}")), (*LOOPBACK, port))
            await guest.until(lambda tables: len(tables) == 20)

    asyncio.run(evening())


def test_a_flood_from_one_device_does_not_hide_a_table(port, monkeypatch):
    looked_at = []
    read = sightings.read
    monkeypatch.setattr(sightings, "read", lambda raw: looked_at.append(raw) or read(raw))

    async def evening():
        began = asyncio.get_running_loop().time()
        async with watching(port) as guest:
            with closing(beacon._udp_socket()) as mouth:
                mouth.bind(("127.0.1.66", 0))
                for _ in range(2000):
                    mouth.sendto(b"EASEL\x02" + b"?" * 300, (*LOOPBACK, port))
            async with calling(port, here):
                await guest.until(lambda tables: names(tables) == ["Ada's table"])
        seconds = int(asyncio.get_running_loop().time()) - int(began) + 1
        assert sum(b"?" in raw for raw in looked_at) <= seconds * beacon.MOST_FROM_ONE

    asyncio.run(evening())


def test_many_flooding_addresses_do_not_keep_a_table_s_call_from_being_heard(port):
    """Fault 10: before the list there are the ears, which take only so much in a second."""

    async def evening():
        async with watching(port) as guest:
            for number in range(40):
                for _ in range(10):
                    guest.browser._wire.datagram_received(b"EASEL\x02?", (f"10.6.6.{number}", port))
            guest.browser._wire.datagram_received(sightings.written(here()), ("192.168.1.17", port))
            assert names(guest.browser.tables) == ["Ada's table"]

    asyncio.run(evening())


def test_it_says_what_it_tried(port):
    async def evening():
        async with watching(port, targets=("127.255.255.255", "not an address")) as guest:
            guest.browser._question()
            tried = guest.browser.tried
            assert tried.reached == ("127.255.255.255",)
            assert tried.failed == ("not an address",)
            assert not tried.deaf
            assert not tried.other_version
            with closing(beacon._udp_socket()) as mouth:
                mouth.sendto(b"EASEL\x07from the future", (*LOOPBACK, port))
            async with asyncio.timeout(PATIENCE), calling(port, here):
                await guest.until(bool)
            assert guest.browser.tried.other_version

    asyncio.run(evening())


def test_where_the_port_is_taken_answers_are_heard_all_the_same(port, monkeypatch):
    monkeypatch.setattr(beacon, "BEAT", 1000.0)

    async def evening():
        async with calling(port, here):
            real = socket.socket.bind

            def bind(self, address):
                if address[1] == port:
                    raise OSError("Address already in use")
                real(self, address)

            with monkeypatch.context() as taken:
                taken.setattr(socket.socket, "bind", bind)
                guest = Watcher(port)
                await guest.browser.open()
            with closing(guest.browser):
                assert guest.browser.tried.deaf
                await guest.until(lambda tables: names(tables) == ["Ada's table"])

    asyncio.run(evening())


def test_after_sleep_it_goes_on(port):
    async def evening():
        async with calling(port, here) as announcer, watching(port) as guest:
            await guest.until(bool)
            await announcer.renew()
            await guest.browser.renew()
            announcer.close()
            await guest.until(lambda tables: tables == ())

    asyncio.run(evening())
