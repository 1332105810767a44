"""The host is gone for good, and the match goes on: from a sealed copy, if the people of two devices want it."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.dealer import Dealer
from engine.gate import Refused
from engine.journal import Journal, load
from engine.lan.host.host import Host
from engine.lan.lobby.wishes import Give
from engine.lan.protocol import frames, keys
from engine.lan.takeover import standby
from engine.lan.takeover.stand_in import StandIn
from engine.lan.takeover.standby import CopyFile, new_reign, open_copy, take_own_seats
from engine.rules import Why
from engine.table import Table
from tests.lan import simulation
from tests.lan.party import TOKEN, Party, Tablet, story

NEW_TOKEN = "the token of Bo's own tables"


# The copy -----------------------------------------------------------------------------------------------------------


class Copied:
    """A match of three devices, one of which, Bo's, keeps a copy."""

    def __init__(self, party: Party, folder: Path) -> None:
        self.party, self.folder = party, folder
        self.file = folder / "bo" / "table.copy"
        self.bo: Tablet
        self.cy: Tablet

    async def begin(self) -> None:
        party = self.party
        await party.open("pictomania", "live")
        self.bo, self.cy = await party.come("Bo"), await party.come("Cy")
        self.bo.guest.stand_by(CopyFile(self.file))
        await party.until(lambda: self.cy.lobby.device(self.id_of(self.bo)).stands_by, "all see who keeps a copy")
        await party.play(None, self.bo, self.cy)

    def id_of(self, tablet: Tablet) -> str:
        return tablet.kept[-1].device

    async def moves(self) -> None:
        for tablet, seat in ((self.bo, 1), (self.cy, 2)):
            table = self.party.table
            choices = table.scene(seat).choices
            answers = tablet.say(seat, (choices.moves or choices.examples)[0], table.position.heard[seat] + 1)
            await self.party.until(lambda answers=answers: bool(answers), "the answer")
            assert answers[0].accepted

    async def all_copied(self) -> CopyFile:
        entries = len(load(self.folder / "match.easel").entries) + 1
        await self.party.until(lambda: CopyFile(self.file).next == entries + 1, "the whole copy")
        return CopyFile(self.file)

    async def key(self, code: str | None = None) -> bytes:
        host = self.party.records[-1]
        return keys.stretch(code or host.code, host.lobby.table)

    @property
    def voice(self) -> bytes:
        return keys.voice(self.cy.kept[-1].secret)


def copied(tell: Callable[[Copied], Any], folder: Path) -> None:
    async def evening(party: Party) -> None:
        at = Copied(party, folder)
        await at.begin()
        await tell(at)

    story(evening, folder)


def test_a_copy_runs_along_and_can_be_read_only_with_the_code_and_another_device_s_voice(tmp_path: Path) -> None:
    async def tell(at: Copied) -> None:
        await at.moves()
        copy = await at.all_copied()
        cy, bo = at.id_of(at.cy), at.id_of(at.bo)
        inherited = open_copy(copy, await at.key(), cy, at.voice)
        written = load(tmp_path / "match.easel")
        assert inherited.opened == written.opened
        assert inherited.entries == written.entries
        assert {known.id for known in inherited.record.known} == {bo, cy}
        for key, device, voice in (
            (await at.key("000000"), cy, at.voice),
            (await at.key(), cy, keys.voice(at.bo.kept[-1].secret)),
            (await at.key(), bo, keys.voice(at.bo.kept[-1].secret)),
            (await at.key(), bo, b""),
            (await at.key(), "0" * 16, at.voice),
        ):
            with pytest.raises(Refused) as refused:
                open_copy(copy, key, device, voice)
            assert refused.value.why == Why("no-voice")

    copied(tell, tmp_path)


def test_a_host_that_comes_back_is_there_before_it_has_worked_out_what_copies_are_locked_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cheap tablet needs a quarter of a second for it, and everybody would have waited."""

    async def slowly(work: Callable[..., Any], /, *args: Any) -> Any:
        await asyncio.sleep(30)
        return work(*args)

    async def tell(at: Copied) -> None:
        party = at.party
        before = len((await at.all_copied()).pieces())
        monkeypatch.setattr(simulation, "beside", slowly)
        began = party.air.loop.time()
        await party.kill_and_resume()
        at.bo.news.clear()
        await party.until(lambda: at.bo.is_in and at.cy.is_in and bool(at.bo.news), "both back")
        await at.moves()
        await asyncio.sleep(2)
        assert party.air.loop.time() - began < 30
        assert len(CopyFile(at.file).pieces()) == before, "no copy is locked with nothing"
        await at.all_copied()
        assert at.id_of(at.cy) in CopyFile(at.file).locks

    copied(tell, tmp_path)


def test_nothing_of_the_match_can_be_read_in_the_file(tmp_path: Path) -> None:
    async def tell(at: Copied) -> None:
        await at.moves()
        await at.all_copied()
        raw = at.file.read_bytes()
        for secret in (b"opened", b'"said"', at.party.records[-1].code.encode(), at.cy.kept[-1].secret.hex().encode()):
            assert secret not in raw

    copied(tell, tmp_path)


def test_a_copy_goes_on_where_it_was_after_the_link_was_lost_or_the_app_killed(tmp_path: Path) -> None:
    async def tell(at: Copied) -> None:
        await at.all_copied()
        before = at.file.read_bytes()
        at.bo.crash()
        at.file.write_bytes(before + b'{"match":"cut sho')
        again = at.party.knock("Bo", code=None, membership=at.bo.kept[-1])
        again.guest.stand_by(CopyFile(at.file))
        await at.party.until(lambda: bool(again.news), "Bo back")
        at.bo.news, at.bo.guest = again.news, again.guest
        await at.moves()
        copy = await at.all_copied()
        assert at.file.read_bytes().startswith(before)
        assert open_copy(copy, await at.key(), at.id_of(at.cy), at.voice).entries

    copied(tell, tmp_path)


def test_another_match_begins_another_copy(tmp_path: Path) -> None:
    async def tell(at: Copied) -> None:
        copy = await at.all_copied()
        other = standby.piece(b"K" * 32, "another", 1, [b"{}"], None)
        assert copy.add(other)
        assert copy.match == "another" and len(copy.pieces()) == 1
        assert not copy.add(replace(other, first=5, next=6)), "a piece is missing"
        assert not copy.add(replace(other, match="a third", first=2, next=3))

    copied(tell, tmp_path)


def test_a_damaged_copy_is_refused(tmp_path: Path) -> None:
    async def tell(at: Copied) -> None:
        await at.moves()
        copy = await at.all_copied()
        lines = at.file.read_bytes().split(b"\n")[:-1]
        piece = msgspec.json.decode(lines[-1], type=frames.Copied)
        spoiled = replace(piece, sealed=piece.sealed[:-1] + bytes([piece.sealed[-1] ^ 1]))
        at.file.write_bytes(b"\n".join([*lines[:-1], msgspec.json.encode(spoiled)]) + b"\n")
        with pytest.raises(Refused) as refused:
            open_copy(CopyFile(at.file), await at.key(), at.id_of(at.cy), at.voice)
        assert refused.value.why == Why("copy-damaged")
        assert copy.is_there

    copied(tell, tmp_path)


def test_a_disk_that_is_full_ends_the_copying_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(copy: CopyFile, piece: frames.Copied) -> bool:
        raise OSError

    monkeypatch.setattr(CopyFile, "add", full)

    async def tell(at: Copied) -> None:
        await at.party.until(lambda: not at.cy.lobby.device(at.id_of(at.bo)).stands_by, "the end of the copying")
        assert at.bo.is_in

    copied(tell, tmp_path)


# Carrying on --------------------------------------------------------------------------------------------------------


async def carried_on(at: Copied, inherited: standby.Inheritance) -> Host:
    """Bo's device becomes the host."""
    party = at.party
    record = new_reign(inherited.record, at.id_of(at.bo), at.party.records[-1].code)
    path = at.folder / "carried on.easel"
    Journal.create(path, [inherited.opened, *inherited.entries]).close()
    party.station = at.bo.station
    host = at.bo.station.do(lambda: Host(record, NEW_TOKEN, at.bo.station.network, party.records.append, app="2.0"))
    await at.bo.station.run(host.open())
    table = at.bo.station.do(lambda: Table.resume(path, Dealer(4), party.air.loop.ms))
    take_own_seats(table, record, NEW_TOKEN)
    at.bo.station.do(lambda: host.serve(table))
    party.host, party.table = host, table
    return host


def test_two_devices_carry_the_match_on_as_it_was(tmp_path: Path) -> None:
    async def tell(at: Copied) -> None:
        party = at.party
        code = party.host.record.code
        await at.moves()
        await at.all_copied()
        before = at.cy.scenes[2]
        party.station.die()
        await party.until(lambda: at.cy.state.where == "seeking", "the host missed")
        await at.bo.guest.stop()
        stand_in = at.bo.station.do(
            lambda: StandIn(at.bo.kept[-1], code, CopyFile(at.file), at.bo.station.network, "2.0")
        )
        await at.bo.station.run(stand_in.check())
        await at.bo.station.run(stand_in.open())
        party.station = at.bo.station
        party.host = at_the_door = type("Door", (), {"port": stand_in.port, "lobby": party.records[-1].lobby})()
        await party.until(lambda: at.cy.state.standing_in, "the question on Cy's device")
        at.cy.states.clear()
        await asyncio.sleep(20)
        assert not stand_in.inherited.done(), "nobody carries on without a second voice"
        assert at.cy.states and all(state.standing_in for state in at.cy.states), "the question stands while Cy knocks"
        at.cy.guest.try_code("000000")
        await party.until(lambda: at.cy.state.why == Why("wrong-code"), "the refusal")
        assert at.cy.state.where == "seeking", "anybody could have said so"
        at.cy.guest.try_code(code)
        await party.until(stand_in.inherited.done, "the second voice")
        await stand_in.close()
        assert at_the_door is party.host
        at.cy.news.clear()
        host = await carried_on(at, stand_in.inherited.result())
        await party.until(lambda: bool(at.cy.news), "Cy back in the match")
        assert at.cy.scenes[2].view == before.view
        assert at.cy.kept[-1].reign == 1
        assert party.table.seats_of(NEW_TOKEN) == (1,)
        assert host.view().away() == (0,), "the old host's people are away"
        assert host.wish(Give(0, at.id_of(at.cy))) is None
        await party.until(lambda: set(at.cy.scenes) == {0, 2}, "Ada's seat on Cy's device")
        choices = party.table.scene(0).choices
        answers = at.cy.say(0, (choices.moves or choices.examples)[0], party.table.position.heard[0] + 1)
        await party.until(lambda: bool(answers), "the answer")
        assert answers[0].accepted

    copied(tell, tmp_path)


def test_a_wrong_code_on_the_device_with_the_copy_is_noticed_at_once(tmp_path: Path) -> None:
    async def tell(at: Copied) -> None:
        await at.all_copied()
        for code, file, key in (("000000", at.file, "wrong-code"), ("right", tmp_path / "nothing", "no-copy")):
            typed = at.party.host.record.code if code == "right" else code
            stand_in = StandIn(at.bo.kept[-1], typed, CopyFile(file), at.bo.station.network)
            with pytest.raises(Refused) as refused:
                await stand_in.check()
            assert refused.value.why.key == key

    copied(tell, tmp_path)


def test_an_old_host_that_comes_back_is_told_and_its_people_are_not_torn_apart(tmp_path: Path) -> None:
    async def tell(at: Copied) -> None:
        party = at.party
        await at.all_copied()
        old = party.records[-1]
        old_station = party.station
        old_station.die()
        await at.bo.guest.stop()
        inherited = open_copy(CopyFile(at.file), await at.key(), at.id_of(at.cy), at.voice)
        new = await carried_on(at, inherited)
        await party.until(lambda: at.cy.kept[-1].reign == 1, "Cy at the new host's")
        at.cy.crash()
        from tests.lan.simulation import Station

        alarms: list[Why] = []
        back = Station(party.air, "old host", "10.0.0.1")
        host = back.do(lambda: Host(old, TOKEN, back.network, alarm=alarms.append))
        await back.run(host.open())
        from engine.lan.guest.guest import Place

        only_the_old = replace(at.cy.kept[-1], places=(Place("10.0.0.1", host.port),))
        party.calls_out = False
        again = party.knock("Cy", code=None, membership=only_the_old)
        await party.until(lambda: bool(alarms), "the old host told")
        assert alarms[0] == Why("went-on-elsewhere")
        assert not again.is_in
        party.calls_out = True
        await party.until(lambda: again.is_in, "Cy at the new host's again")
        assert {device.name for device in new.lobby.devices if device.here} >= {"Cy"}

    copied(tell, tmp_path)


def test_nobody_comes_under_the_name_of_the_host_that_is_gone(tmp_path: Path) -> None:
    """Its seats are still its own: whoever knew the code could have given them to themselves, and seen the hand."""

    async def tell(at: Copied) -> None:
        party = at.party
        await at.all_copied()
        gone = party.host.lobby.host
        party.station.die()
        await at.bo.guest.stop()
        new = await carried_on(at, open_copy(CopyFile(at.file), await at.key(), at.id_of(at.cy), at.voice))
        assert new.lobby.seats_of(gone) == (0,)
        thief = party.knock("Thief", membership=replace(at.cy.kept[-1], device=gone, secret=b""), code=new.record.code)
        await party.until(lambda: thief.state.where == "out", "the refusal")
        assert thief.state.why == Why("device-taken")

    copied(tell, tmp_path)


def test_who_stood_by_without_the_match_having_begun_has_no_copy(tmp_path: Path) -> None:
    async def tell(party: Party) -> None:
        await party.open()
        bo = await party.come("Bo")
        copy = CopyFile(tmp_path / "a.copy")
        bo.guest.stand_by(copy)
        await asyncio.sleep(10)
        assert not copy.is_there

    story(tell)
