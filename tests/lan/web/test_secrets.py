"""What is said to a browser hangs on nothing that its people may not know: the bytes on its link are the same."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection

from engine import rules
from engine.dealer import Dealer
from engine.games import dixit, pictomania, pictoric
from engine.lan.host.record import new_record
from engine.lan.lobby.wishes import Ready, Sit
from engine.lan.protocol.frames import Come, ReadFace, ReadInk, Wished
from engine.table import Table
from tests.games.dixit import matches as dixit_matches
from tests.games.dixit import test_secrets as dixit_secrets
from tests.games.pictomania import matches as pictomania_matches
from tests.games.pictomania import test_secrets as pictomania_secrets
from tests.games.pictoric import matches as pictoric_matches
from tests.games.pictoric import test_secrets as pictoric_secrets
from tests.games.test_conformance import whole_match
from tests.games.test_yokai_matches import reshuffled
from tests.harness.lan.browsers import AtTheDoor, at_the_door, hear, say

Exchange = Callable[[Any, int | None, Random], Any]

PHONE, SCREEN = bytes(range(16)), bytes(16)
CHAIR = 1
"""The phone's; the host's people have the others, and the big screen has none."""

COMPARED = 40
"""Moments of each match."""


def dixit_states(variant: str) -> tuple[int, list[Any]]:
    seats = dixit.GAME.variants[variant][-1] if variant == "team" else 6
    options = dixit.GAME.options(target=8)
    return seats, dixit_matches.played(variant, seats, options, ("to anything", "to decoys"), 3).states


def pictoric_states(variant: str) -> tuple[int, list[Any]]:
    options = pictoric.GAME.options(forfeits=True)
    return 4, pictoric_matches.played(variant, 4, options, ["to anything", "to typing"] * 2, [], 5).states


def pictomania_states(variant: str) -> tuple[int, list[Any]]:
    leanings = sorted(pictomania_matches.LEANINGS)[:4]
    return 4, pictomania_matches.played(variant, 4, pictomania.GAME.options(), leanings, [], 5).states


def yokai_states(variant: str) -> tuple[int, list[Any]]:
    return 2, [moment.position.state for moment in whole_match("yokai", variant, 2, 5)]


PLAYED: dict[str, tuple[Callable[[str], tuple[int, list[Any]]], Exchange]] = {
    "dixit": (dixit_states, dixit_secrets.exchanged),
    "pictomania": (pictomania_states, pictomania_secrets.exchanged),
    "pictoric": (pictoric_states, pictoric_secrets.exchanged),
    "yokai": (yokai_states, reshuffled),
}


async def sit(at: AtTheDoor, phone: ClientConnection, screen: ClientConnection, seats: int) -> None:
    for token, link in ((PHONE, phone), (SCREEN, screen)):
        await say(link, Come(token, "Mia", at.code))
        await hear(link, "lobby")
    for place in range(seats):
        if place == CHAIR:
            for number, wish in enumerate((Sit(place, "Mia", place), Ready(True))):
                await say(phone, Wished(number, wish))
                assert "why" not in await hear(phone, "answered")
        else:
            at.host.wish(Sit(place, f"Player {place}", place))
    at.host.wish(Ready(True))


async def all_that_is_said(link: ClientConnection, drawings: int) -> list[bytes]:
    """To a browser that was just told the news, and reads all drawings with its eyes and with others."""
    for seat in (None, CHAIR, 0):
        for drawing in range(drawings):
            await say(link, ReadInk(seat, drawing))
    await say(link, ReadFace("0" * 16))  # answered last
    said: list[bytes] = []
    async with asyncio.timeout(20):
        while b'"is":"face"' not in (frame := await link.recv(decode=False)):
            said.append(frame)
    return said


@pytest.mark.parametrize(
    ("game", "variant"), [(game, variant) for game in PLAYED for variant in rules.game(game).variants]
)
def test_the_bytes_for_a_browser_hang_on_nothing_it_may_not_know(
    game: str, variant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.lan.host.device_session.MOST_FRAMES", 10_000)  # who asks this quickly is heard slowly,
    monkeypatch.setattr("engine.lan.protocol.rate_limit.AT_THE_TABLE", ((2**30, 2**30),) * 3)  # and cut off
    states_of, exchanged = PLAYED[game]
    seats, states = states_of(variant)
    random = Random(7)
    differed = 0

    async def said_of(at: AtTheDoor, table: Table, state: Any, link: ClientConnection) -> list[bytes]:
        table.position = replace(table.position, state=state)
        at.host.news.tell_all()
        return await all_that_is_said(link, 0 if table.game.log is rules.no_log else seats)

    async def tell(at: AtTheDoor) -> None:
        nonlocal differed
        async with at.link() as phone, at.link() as screen:
            await sit(at, phone, screen, seats)
            table = Table.open(at.host.opening(), None, Dealer(1), source=lambda: 0)
            at.host.serve(table)
            step = max(1, len(states) // COMPARED)
            for state in states[len(states) % step :: step]:
                for link, seat in ((phone, CHAIR), (screen, None)):
                    await said_of(at, table, state, link)  # its lines of scores are known there from now on
                    before = await said_of(at, table, state, link)
                    other = exchanged(state, seat, random)
                    assert await said_of(at, table, other, link) == before
                    assert any(b'"is":"news"' in frame for frame in before)
                    differed += other != state
            at.host.rest()

    at_the_door(tell, new_record("Ada", "Ada's tablet", game, variant))
    assert differed > COMPARED, "something was there to be found out"


def test_a_screen_that_is_told_what_somebody_sees_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Table.scene
    monkeypatch.setattr(Table, "scene", lambda table, seat: scene(table, 0 if seat is None else seat))
    with pytest.raises(AssertionError):
        test_the_bytes_for_a_browser_hang_on_nothing_it_may_not_know("dixit", "classic", monkeypatch)
