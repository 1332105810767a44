"""The simulated network behaves like one; then whole matches over it, each from a seed."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engine.journal import Journal
from engine.lan.host.device_session import DeviceSession
from engine.lan.host.host import Host
from engine.lan.host.match_news import MatchNews
from engine.lan.host.written_scenes import WrittenScenes
from engine.lan.net.link import Link, LinkLost
from engine.lan.protocol.rate_limit import RateLimit
from engine.lan.protocol.sealing import SealedLink
from engine.table import Table
from tests.harness.examples import some_of
from tests.lan import simulated_table
from tests.lan.simulated_table import evening_of, plan
from tests.lan.simulation import Air, Fault, Killed, Quality, Station, Stuck, simulated

# The simulated network --------------------------------------------------------------------------------------------


async def echo(link: Link) -> None:
    while True:
        link.send(await link.receive())


async def linked(air: Air, answering: Callable[[Link], Coroutine[Any, Any, None]] = echo) -> tuple[Station, Link]:
    """A station that answers, and a link to it."""
    host, guest = Station(air, "host", "10.0.0.1"), Station(air, "guest", "10.0.0.2")
    door = await host.network.serve(answering, 0, RateLimit(air.loop.time))
    return host, await guest.network.connect("10.0.0.1", door.port, 1000)


async def is_lost(link: Link) -> bool:
    try:
        await link.receive()
    except LinkLost:
        return True
    return False


def test_frames_arrive_in_order_and_take_their_time() -> None:
    async def story(air: Air) -> None:
        _, link = await linked(air)
        began = air.loop.time()
        for number in range(100):
            link.send(b"%d" % number)
        assert [int(await link.receive()) for _ in range(100)] == list(range(100))
        assert 0.04 < air.loop.time() - began < 0.5

    simulated(story, Quality(jitter=0.2))


def test_a_held_link_carries_on_in_order_and_a_silent_one_never() -> None:
    async def story(air: Air) -> None:
        host, link = await linked(air)
        link.send(b"before")
        air.ends[0].hold(10)
        link.send(b"after")
        assert [await link.receive(), await link.receive()] == [b"before", b"after"]
        assert air.loop.time() > 10
        air.ends[0].fall_silent()
        link.send(b"lost")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(link.receive(), 3600)

    simulated(story)


def test_a_link_that_is_cut_is_lost_on_both_sides_and_one_that_is_closed_says_all() -> None:
    ends: list[bytes | None] = []

    async def hear(link: Link) -> None:
        try:
            while True:
                ends.append(await link.receive())
        except LinkLost:
            ends.append(None)

    async def story(air: Air) -> None:
        for last in ("cut", "close"):
            _, link = await linked(air, hear)
            link.send(last.encode())
            link.cut() if last == "cut" else await link.close()
            assert await is_lost(link)
            await asyncio.sleep(1)

    simulated(story)
    assert ends[-2:] == [b"close", None]
    assert ends[:-2] in ([None], [b"cut", None])


def test_a_program_that_is_killed_says_nothing_more_and_its_door_is_shut() -> None:
    said: list[str] = []

    async def speak(link: Link) -> None:
        try:
            while True:
                link.send(b"still here")
                await asyncio.sleep(1)
        finally:
            link.send(b"a last word")
            said.append("over")

    async def story(air: Air) -> None:
        host, link = await linked(air, speak)
        assert await link.receive() == b"still here"
        host.die()
        assert await is_lost(link)
        await asyncio.sleep(1)
        guest = Station(air, "guest", "10.0.0.2")
        with pytest.raises(LinkLost):
            await guest.network.connect("10.0.0.1", 40_001, 1000)

    simulated(story)
    assert said == ["over"]


def test_a_killed_program_stops_where_it_stands_without_being_a_fault() -> None:
    async def story(air: Air) -> None:
        host = Station(air, "host", "10.0.0.1")

        def end() -> None:
            host.die()
            raise Killed

        host.do(lambda: air.loop.call_later(1, end))
        await asyncio.sleep(2)
        assert not host.alive

    simulated(story)


def test_a_slow_link_is_crowded_until_most_has_left() -> None:
    async def story(air: Air) -> None:
        _, link = await linked(air)
        link.send(bytes(100_000))
        assert link.crowded()
        await link.cleared()
        assert not link.crowded()
        assert air.loop.time() > 8

    simulated(story, Quality(bandwidth=10_000))


def test_only_questions_echo() -> None:
    heard: list[bytes] = []

    async def hear(link: Link) -> None:
        sealed = SealedLink(link, b"h" * 32, b"g" * 32)
        while True:
            heard.append(await sealed.receive())

    async def story(air: Air) -> None:
        _, link = await linked(air, hear)
        link = SealedLink(link, b"g" * 32, b"h" * 32)
        for said in (b'{"is":"hello"}', b'{"is":"ask"}'):
            link.send(said)
        await asyncio.sleep(1)

    simulated(story, Quality(echoes=1.0))
    assert heard == [b'{"is":"hello"}', b'{"is":"ask"}', b'{"is":"ask"}']


def test_who_waits_for_nothing_is_stuck() -> None:
    async def story(air: Air) -> None:
        await air.loop.create_future()

    with pytest.raises(Stuck):
        simulated(story)


def test_a_fault_that_nobody_waits_for_is_told_in_the_end() -> None:
    async def story(air: Air) -> None:
        air.loop.call_later(1, lambda: 1 // 0)
        await asyncio.sleep(2)

    with pytest.raises(Fault, match="ZeroDivisionError"):
        simulated(story)


# Whole evenings ---------------------------------------------------------------------------------------------------

EVENINGS = range(1, 1 + some_of(20))
"""Seeds for every run of the tests; thousands were played once, and those that found a fault are PINNED."""

PINNED = (
    28,  # killed after a handed seat was in the journal and before the lobby was kept: the lobby showed the old device
    154,  # the same on a passed tablet
)


@pytest.mark.parametrize("seed", [*EVENINGS, *PINNED])
def test_an_evening_on_a_bad_network_loses_nothing_plays_nothing_twice_and_shows_everybody_the_same(
    tmp_path: Path, seed: int
) -> None:
    evening_of(seed, tmp_path)


def test_the_same_seed_plans_the_same_evening_and_seeds_try_everything() -> None:
    plans = [plan(seed) for seed in range(200)]
    assert plans == [plan(seed) for seed in range(200)]
    assert {agreed.game for agreed in plans} == {"yokai", "dixit", "pictomania", "pictoric"}
    assert max(len(agreed.sitters) for agreed in plans) == 8
    assert any(not agreed.mishaps for agreed in plans)


# What such an evening would notice --------------------------------------------------------------------------------


def show_everybody_the_first_hand(patch: pytest.MonkeyPatch) -> None:
    honest = DeviceSession.seats
    patch.setattr(DeviceSession, "seats", lambda session: tuple({*honest(session), 0}) if honest(session) else ())


def tell_the_code(patch: pytest.MonkeyPatch) -> None:
    honest = Host.view
    patch.setattr(Host, "view", lambda host, device=None: replace(honest(host, device), name=host.record.code))


def tell_how_it_was_before(patch: pytest.MonkeyPatch) -> None:
    honest, before = MatchNews.scenes, {}

    def late(news: MatchNews, table: Table) -> WrittenScenes:
        now = honest(news, table)
        for seat in range(len(table.opened.seats)):
            now.own(seat)
        return before.setdefault(news, now)

    patch.setattr(MatchNews, "scenes", late)


def keep_some_moves_to_itself(patch: pytest.MonkeyPatch) -> None:
    honest, random = Journal.append, Random(1)

    def forgetful(journal: Journal, new: Iterable[Any]) -> None:
        if random.random() > 0.1:
            honest(journal, new)

    patch.setattr(Journal, "append", forgetful)


@pytest.mark.parametrize(
    ("fault", "noticed"),
    [
        (show_everybody_the_first_hand, "is told the scene of seat 0"),
        (tell_the_code, "the code crosses"),
        (tell_how_it_was_before, "waiting="),
        (keep_some_moves_to_itself, "lost: |file-damaged"),
    ],
)
def test_a_host_that_does_wrong_does_not_get_through_an_evening(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Callable[[pytest.MonkeyPatch], None], noticed: str
) -> None:
    fault(monkeypatch)
    monkeypatch.setattr(simulated_table, "LONGEST", 300.0)
    with pytest.raises((AssertionError, TimeoutError, Fault), match=noticed):
        evening_of(2, tmp_path)
