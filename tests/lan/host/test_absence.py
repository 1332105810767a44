"""Devices sleep, crash, lose the network and change it; the others see it, and the table goes on as they choose."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine import requests
from engine.journal import load
from engine.lan.guest.guest import Place
from engine.lan.host import permission
from engine.lan.host.device_session import SILENCE
from engine.lan.lobby import wishes
from engine.requests import Pause, SeatBot, TakeBack
from engine.rules import Why
from engine.table import Answer
from tests.lan.party import TOKEN, Party, story


def a_move(table: Any, seat: int) -> Any:
    choices = table.scene(seat).choices
    return (choices.moves or choices.examples)[0]


def waited_for(party: Party) -> int:
    return int(party.table.scene(None).waiting[0])


# Seen by all -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["crashed", "asleep"])
def test_a_device_that_is_gone_is_shown_to_all(how: str) -> None:
    async def tell(party: Party) -> None:
        await party.open("pictomania", "live")
        bo, cy = await party.come("Bo"), await party.come("Cy")
        await party.play(None, bo, cy)
        began = party.air.loop.time()
        if how == "crashed":
            bo.station.die()
        else:
            bo.station.die(silently=True)
        await party.until(lambda: cy.lobby.away() == (1,), "Bo shown as away")
        assert party.air.loop.time() - began < (1.0 if how == "crashed" else SILENCE + 2)
        assert party.host.view().away() == (1,)
        again = party.knock("Bo", code=None, membership=bo.kept[-1])
        await party.until(lambda: cy.lobby.away() == () and bool(again.news), "Bo back")
        assert set(again.scenes) == {1}

    story(tell)


def test_both_sides_notice_a_link_that_is_half_open_and_the_guest_is_back_by_itself() -> None:
    async def tell(party: Party) -> None:
        await party.open()
        bo = await party.come("Bo")
        for end in party.air.links_of(bo.station):
            end.fall_silent()
        began = party.air.loop.time()
        await party.until(lambda: bo.state.where == "seeking", "Bo's doubt")
        await party.until(lambda: bo.is_in, "Bo back")
        assert party.air.loop.time() - began < SILENCE + 3
        assert len(party.host.lobby.devices) == 2

    story(tell)


def test_a_device_that_says_nothing_for_long_but_is_awake_stays() -> None:
    async def tell(party: Party) -> None:
        await party.open()
        bo = await party.come("Bo")
        await asyncio.sleep(120)
        assert [state.where for state in bo.states if state.where != "proving"] == ["in"]

    story(tell)


# What the table does about it ---------------------------------------------------------------------------------------


def test_the_others_may_wait_or_pause_or_let_a_bot_play_until_the_seat_is_taken_back() -> None:
    async def tell(party: Party) -> None:
        await party.open("pictomania", "live")
        bo, cy = await party.come("Bo"), await party.come("Cy")
        await party.play(None, bo, cy)
        bo.crash()
        await party.until(lambda: cy.lobby.away() == (1,), "Bo shown as away")
        assert (await cy.ask(Pause(2))).accepted
        await party.until(lambda: cy.news[-1][1].paused_by == 2, "the pause")
        assert (await cy.ask(requests.Resume(2))).accepted
        assert (await cy.ask(SeatBot(2, 1, "middle"))).why == Why("away-a-moment")
        await asyncio.sleep(permission.LONG_AWAY)
        assert (await cy.ask(SeatBot(2, 1, "middle"))).accepted
        await party.until(lambda: cy.news[-1][1].bots[1] == "middle", "the bot")
        assert (await cy.ask(TakeBack(2, 1))).why == Why("person-here")
        again = party.knock("Bo", code=None, membership=bo.kept[-1])
        await party.until(lambda: bool(again.news), "Bo back")
        assert (await again.ask(TakeBack(1, 1))).accepted
        await party.until(lambda: cy.news[-1][1].bots[1] is None, "Bo playing")

    story(tell)


def test_no_guest_decides_for_people_who_are_here() -> None:
    """Fault 12: a seated guest set bots on the others' seats, and ended the match."""

    async def tell(party: Party) -> None:
        await party.open("pictomania", "live")
        bo, cy = await party.come("Bo"), await party.come("Cy")
        table = await party.play(None, bo, cy)
        for chair in (0, 2):
            assert (await bo.ask(SeatBot(1, chair, "weak"))).why == Why("person-here")
        assert (await bo.ask(requests.BreakOff(1))).why == Why("only-host")
        assert (await bo.ask(SeatBot(1, 99, "weak"))).why == Why("no-such-seat")
        assert table.position.bots == (None, None, None) and not table.position.ended
        assert (await bo.ask(SeatBot(1, 1, "weak"))).accepted, "for themselves they may"
        assert (await bo.ask(TakeBack(1, 1))).accepted
        ours = msgspec.json.encode(SeatBot(0, 2, "weak"))
        assert table.hear(TOKEN, ours).accepted, "and the host's people too, who brought the table"

    story(tell)


def test_the_host_gives_an_absent_seat_to_another_device_and_the_old_one_then_watches() -> None:
    async def tell(party: Party) -> None:
        host = await party.open("pictomania", "live")
        bo, cy = await party.come("Bo"), await party.come("Cy")
        table = await party.play(None, bo, cy)
        to_cy = wishes.Give(1, cy.kept[-1].device)
        assert host.wish(to_cy) == Why("still-here")
        assert await cy.wish(to_cy) == Why("not-your-chair")
        bo.crash()
        await party.until(lambda: cy.lobby.away() == (1,), "Bo shown as away")
        assert await cy.wish(to_cy) == Why("not-your-chair")
        assert host.wish(to_cy) is None
        await party.until(lambda: set(cy.scenes) == {1, 2}, "both seats on one device")
        answers = cy.say(1, a_move(table, 1))
        await party.until(lambda: bool(answers), "the answer")
        assert answers[0].accepted
        again = party.knock("Bo", code=None, membership=bo.kept[-1])
        await party.until(lambda: bool(again.news), "Bo watching")
        assert again.scenes == {}
        late: list[Answer] = []
        again.guest.ask(requests.say(1, table.position.heard[1] + 1, a_move(table, 2)), late.append)
        await party.until(lambda: bool(late), "the refusal")
        assert late[0].why == Why("not-your-seat")

    story(tell)


def test_a_device_may_give_its_own_seat_away_and_the_host_s_own_people_may_get_it() -> None:
    async def tell(party: Party) -> None:
        host = await party.open()
        bo = await party.come("Bo")
        table = await party.play(None, bo)
        assert await bo.wish(wishes.Give(1, host.lobby.host)) is None
        assert table.seats_of("the token of the host's own people") == (0, 1)
        await party.until(lambda: bo.scenes == {}, "Bo watching")

    story(tell)


# The network comes and goes -------------------------------------------------------------------------------------------


def test_a_move_on_its_way_when_the_link_is_lost_is_played_once() -> None:
    async def tell(party: Party) -> None:
        await party.open()
        bo = await party.come("Bo")
        cy = await party.come("Cy")
        table = await party.play(bo, cy)
        for _ in range(6):
            seat = waited_for(party)
            tablet = (bo, cy)[seat]
            await party.until(lambda tablet=tablet, seat=seat: bool(tablet.scenes[seat].choices.moves), "a choice")
            number = table.position.heard[seat] + 1
            answers = tablet.say(seat, a_move(table, seat), number)
            await asyncio.sleep(party.air.random.uniform(0, 0.08))
            for end in party.air.links_of(tablet.station):
                end.cut()
            await party.until(lambda answers=answers: bool(answers), "the answer, in the end")
            assert answers == [Answer(number=number)]
            assert table.position.heard[seat] == number

    story(tell)


def test_what_cannot_be_said_twice_is_said_to_be_unheard() -> None:
    async def tell(party: Party) -> None:
        await party.open()
        bo = await party.come("Bo")
        table = await party.play(None, bo)
        party.station.die(silently=True)
        answers: list[Any] = []
        bo.guest.ask(b'{"ask":"pause","seat":1}', answers.append)
        bo.guest.wish(wishes.Ready(False), answers.append)
        await party.until(lambda: len(answers) == 2, "the end of hoping")
        assert answers == [Answer(Why("not-heard")), Why("not-heard")]
        assert table.position.paused_by is None

    story(tell)


def test_a_move_that_a_bot_made_meanwhile_is_not_called_played() -> None:
    async def tell(party: Party) -> None:
        await party.open()
        bo = await party.come("Bo")
        table = await party.play(bo, None)
        while waited_for(party) != 0:
            table.hear(
                "the token of the host's own people", requests.say(1, table.position.heard[1] + 1, a_move(table, 1))
            )
        await party.until(lambda: bool(bo.scenes[0].choices.moves), "a choice")
        for end in party.air.links_of(bo.station):
            end.fall_silent()
        number = table.position.heard[0] + 1
        answers = bo.say(0, a_move(table, 0), number)
        own = "the token of the host's own people"
        assert table.hear(own, b'{"ask":"seat-bot","seat":1,"chair":0,"bot":"weak"}').accepted
        assert table.hear(table.bot_token, requests.say(0, number, a_move(table, 0))).accepted
        await party.until(lambda: bool(answers), "the answer")
        assert answers == [Answer(Why("bot-played"))]

    story(tell)


def test_the_table_is_found_again_at_another_address() -> None:
    async def tell(party: Party) -> None:
        await party.open()
        bo = await party.come("Bo")
        await party.kill_and_resume(address="10.0.0.77")
        await party.until(lambda: bo.is_in, "Bo back")
        assert bo.kept[-1].places[0] == Place("10.0.0.77", party.host.port)

    story(tell)


def test_a_device_with_a_new_address_is_the_same_device() -> None:
    async def tell(party: Party) -> None:
        await party.open()
        bo = await party.come("Bo")
        table = await party.play(None, bo)
        bo.crash()
        again = party.knock("Bo", code=None, membership=bo.kept[-1], address="192.168.9.9")
        await party.until(lambda: bool(again.news), "Bo back")
        assert set(again.scenes) == {1}
        assert table.position.holders == party.table.position.holders

    story(tell)


def test_knocking_again_after_sleep_needs_no_silence_first() -> None:
    async def tell(party: Party) -> None:
        await party.open()
        bo = await party.come("Bo")
        bo.guest.knock_now()
        await asyncio.sleep(1)
        assert bo.is_in, "a link that lives is left alone"
        party.station.die()
        party.host = None
        await asyncio.sleep(300)
        assert bo.state.where == "seeking"
        await party.open(record=party.records[-1])

    story(tell)


# The host is gone, and comes back -------------------------------------------------------------------------------------


def test_a_killed_host_is_resumed_and_all_devices_are_back_in_their_seats_by_themselves(tmp_path: Path) -> None:
    async def tell(party: Party) -> None:
        await party.open("pictomania", "live")
        bo, cy = await party.come("Bo"), await party.come("Cy")
        watcher = await party.come("Grandmother")
        table = await party.play(None, bo, cy)
        answers = bo.say(1, a_move(table, 1))
        await party.until(lambda: bool(answers), "the answer")
        said = len(load(tmp_path / "match.easel").entries)
        await party.kill_and_resume()
        began = party.air.loop.time()
        for tablet in (bo, cy, watcher):
            tablet.news.clear()
        await party.until(lambda: all(bool(tablet.news) for tablet in (bo, cy, watcher)), "everybody back")
        assert party.air.loop.time() - began < 1.0
        assert [set(tablet.scenes) for tablet in (bo, cy, watcher)] == [{1}, {2}, set()]
        assert bo.scenes[1].heard == 1
        assert len(load(tmp_path / "match.easel").entries) == said
        await party.until(lambda: party.host.view().away() == (), "nobody away")
        assert {device.name for device in party.host.lobby.devices} == {"Ada's tablet", "Bo", "Cy", "Grandmother"}

    story(tell, tmp_path)


def test_a_host_that_was_killed_while_a_seat_was_given_away_knows_whose_it_is(tmp_path: Path) -> None:
    """The journal was written and the record was not."""

    async def tell(party: Party) -> None:
        host = await party.open("pictomania", "live")
        bo, cy = await party.come("Bo"), await party.come("Cy")
        await party.play(None, bo, cy)
        before = party.records[-1]
        assert await bo.wish(wishes.Give(1, cy.kept[-1].device)) is None
        assert host.view().chairs[1].device == cy.kept[-1].device
        await party.kill_and_resume(record=before)
        await party.until(lambda: cy.is_in and party.host.view().away() == (), "everybody back")
        assert party.host.view(cy.kept[-1].device).mine() == (1, 2)
        assert party.host.view(bo.kept[-1].device).mine() == ()

    story(tell, tmp_path)


def test_a_host_that_closes_the_table_sends_everybody_home() -> None:
    async def tell(party: Party) -> None:
        host = await party.open()
        bo = await party.come("Bo")
        await host.close(Why("table-closed"))
        await party.until(lambda: bo.state.where == "out", "Bo told")
        assert bo.state.why == Why("table-closed")

    story(tell)


def test_a_guest_that_leaves_before_the_match_frees_its_chair_and_one_in_a_match_keeps_it() -> None:
    async def tell(party: Party) -> None:
        host = await party.open()
        bo = await party.come("Bo")
        assert await bo.wish(wishes.Sit(1, "Bo", 1)) is None
        await bo.guest.stop(for_good=True)
        await party.until(lambda: host.lobby.chairs[1] is None, "the chair free")
        assert len(host.lobby.devices) == 1
        assert host.record.known == ()
        cy = await party.come("Cy")
        await party.play(None, cy)
        await cy.guest.stop(for_good=True)
        await party.until(lambda: host.view().away() == (1,), "Cy away")
        assert host.lobby.chairs[1] is not None

    story(tell)
