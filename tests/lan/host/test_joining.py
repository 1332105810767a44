"""Who gets in at a table, who does not, and what they are told."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from engine.lan.guest.guest import Place, new_membership
from engine.lan.lobby import lobby, wishes
from engine.lan.net.link import Link, LinkLost
from engine.lan.protocol import frames, keys, rate_limit
from engine.lan.protocol.frames import Differs, Greeting, Hello, LetIn, Prove, Sorry
from engine.rules import Why
from tests.lan.gathering import Party, story
from tests.lan.simulation import Station

WRONG = "000000"


def test_the_code_lets_in_and_is_never_needed_again() -> None:
    async def tell(party: Party) -> None:
        await party.open()
        bo = await party.come("Bo")
        assert [state.where for state in bo.states if state.where != "proving"] == ["in"]
        bo.crash()
        again = party.knock("Bo", code=None, membership=bo.kept[-1])
        await party.until(lambda: again.is_in, "Bo back")
        assert len(party.host.lobby.devices) == 2

    story(tell)


def test_no_code_and_no_secret_ever_crosses() -> None:
    crossed: list[bytes] = []

    async def tell(party: Party) -> None:
        party.air.sent = lambda end, frame: crossed.append(frame)
        host = await party.open()
        bo = await party.come("Bo")
        await party.play(None, bo)
        said = b"".join(crossed)
        secret = bo.kept[-1].secret
        assert len(secret) == 32
        for hidden in (host.record.code, secret.hex(), keys.seat_token(secret, 1), host.record.copy_key.hex()):
            assert hidden.encode() not in said

    story(tell)


def test_a_wrong_code_is_told_and_another_may_be_typed() -> None:
    async def tell(party: Party) -> None:
        host = await party.open()
        bo = party.knock("Bo", WRONG)
        await party.until(lambda: bo.state.where == "out", "the refusal")
        assert bo.state.why == Why("wrong-code")
        assert bo.kept == []
        bo.guest.try_code(host.record.code)
        await party.until(lambda: bo.is_in, "Bo in")

    story(tell)


def test_wrong_tries_of_one_address_are_slowed_more_and_more() -> None:
    async def tell(party: Party) -> None:
        await party.open()
        thief = Thief(party)
        waits = []
        for _ in range(rate_limit.FREE_TRIES + 1):
            assert (await thief.tries(WRONG)).why == Why("wrong-code")
        for _ in range(8):
            refused = await thief.tries(WRONG)
            assert refused.why == Why("too-many-tries")
            waits.append(refused.wait)
            await asyncio.sleep(refused.wait / 1000)
            assert (await thief.tries(WRONG)).why == Why("wrong-code")
        assert waits[0] >= 500
        seconds = [round(wait / 1000) for wait in waits]  # the way there and back takes some of it
        assert seconds == sorted(seconds)
        assert 50_000 < waits[-1] <= 61_000

    story(tell)


def test_even_the_right_code_has_to_wait_after_too_many_wrong_ones() -> None:
    async def tell(party: Party) -> None:
        host = await party.open()
        thief = Thief(party)
        for _ in range(rate_limit.FREE_TRIES + 1):
            await thief.tries(WRONG)
        assert (await thief.tries(host.record.code)).why == Why("too-many-tries")

    story(tell)


def test_wrong_tries_from_everywhere_are_slowed_together_but_known_devices_come_back() -> None:
    async def tell(party: Party) -> None:
        host = await party.open()
        bo = await party.come("Bo")
        bo.crash()
        thieves = [Thief(party, f"10.9.0.{number}") for number in range(int(rate_limit.ALL_TRIES[0]))]
        await asyncio.gather(*[thief.tries(WRONG) for thief in thieves])
        fresh = await Thief(party, "10.9.1.1").tries(host.record.code)
        assert fresh.why == Why("too-many-tries")
        again = party.knock("Bo", code=None, membership=bo.kept[-1])
        await party.until(lambda: again.is_in, "Bo back all the same")

    story(tell)


def test_a_handshake_that_was_listened_to_opens_nothing() -> None:
    async def tell(party: Party) -> None:
        await party.open()
        heard: list[bytes] = []
        party.air.sent = lambda end, frame: heard.append(frame) if end.station.name == "Bo" else None
        await party.come("Bo")
        hello, prove = heard[:2]
        assert isinstance(frames.read_up(hello), Hello)
        assert isinstance(frames.read_up(prove), Prove)
        thief = Thief(party)
        link = await thief.knock()
        link.send(hello)
        assert isinstance(frames.read_down(await link.receive()), Greeting)
        link.send(prove)
        assert frames.read_down(await link.receive()).why == Why("wrong-code")

    story(tell)


def test_a_device_that_knows_nothing_cannot_pass_for_the_host() -> None:
    """It gets no proof that could be tried out from the host, and one that is wrong is noticed."""

    async def tell(party: Party) -> None:
        await party.open()
        impostor = Station(party.air, "impostor", "10.6.6.6")

        async def answer(link: Link) -> None:
            try:
                await link.receive()
                link.send(frames.write(Greeting(b"n" * 16, b"h" * 32, party.host.lobby.table, "Ada", "2.0")))
                await link.receive()
                link.send(frames.write(LetIn(b"p" * 32)))
                await link.receive()
            except LinkLost:
                return

        serving = await impostor.network.serve(answer, 4711, None, lambda address: True)
        own = new_membership(Place("10.6.6.6", serving.port), party.host.lobby.table, "Bo")
        bo = party.knock("Bo", membership=own)
        await party.until(lambda: bo.state.where == "out", "the doubt")
        assert bo.state.why == Why("host-unproven")
        assert bo.kept == []

    story(tell)


def test_a_place_where_somebody_lies_does_not_keep_us_from_the_real_one() -> None:
    async def tell(party: Party) -> None:
        host = await party.open()
        liar = Station(party.air, "liar", "10.6.6.6")

        async def answer(link: Link) -> None:
            await link.receive()
            link.send(frames.write(Sorry(Why("put-out"))))
            await link.close()

        serving = await liar.network.serve(answer, 4711, None, lambda address: True)
        places = (Place("10.6.6.6", serving.port), Place(party.station.address, host.port))
        own = replace(new_membership(places[0], host.lobby.table, "Bo"), places=places)
        bo = party.knock("Bo", membership=own)
        await party.until(lambda: bo.is_in, "Bo in")

    story(tell)


def test_a_greeting_that_somebody_altered_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hiding the sealed door would make both sides talk in the open."""
    monkeypatch.setattr(keys, "HAS_TLS", True)
    monkeypatch.setattr(keys, "server_tls", lambda key_of: "sealed")
    monkeypatch.setattr(keys, "client_tls", lambda device, key: "sealed")

    async def tell(party: Party) -> None:
        host = await party.open()
        assert host.record.sealed_port
        middle = Station(party.air, "in the middle", "10.6.6.6")

        async def answer(link: Link) -> None:
            onward = await middle.network.connect("10.0.0.1", host.port, None, frames.DOWN_BYTES)
            try:
                onward.send(await link.receive())
                greeting = frames.read_down(await onward.receive())
                link.send(frames.write(replace(greeting, sealed_port=0)))
                onward.send(await link.receive())
                link.send(await onward.receive())
            except LinkLost:
                return

        serving = await middle.network.serve(answer, 4711, None, lambda address: True)
        own = new_membership(Place("10.6.6.6", serving.port), host.lobby.table, "Bo")
        bo = party.knock("Bo", membership=own)
        await party.until(lambda: bo.state.where == "out", "the doubt")
        assert bo.state.why == Why("wrong-code")

    story(tell)


def test_where_both_can_the_talk_goes_through_the_sealed_door(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keys, "HAS_TLS", True)
    monkeypatch.setattr(keys, "server_tls", lambda key_of: "sealed")
    monkeypatch.setattr(keys, "client_tls", lambda device, key: "sealed")
    told_in_the_open: list[bytes] = []

    async def tell(party: Party) -> None:
        party.air.sent = lambda end, frame: None if end.sealed else told_in_the_open.append(frame)
        await party.open()
        bo = await party.come("Bo")
        assert bo.state.sealed
        await party.play(None, bo)
        kinds = {
            type(frames.read_up(raw) if b'"hello"' in raw or b'"prove"' in raw else frames.read_down(raw))
            for raw in told_in_the_open
        }
        assert kinds == {Hello, Greeting, Prove, LetIn}
        assert len(party.host.lobby.devices) == 2

    story(tell)


def test_where_one_cannot_the_padlock_is_shown_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keys, "server_tls", lambda key_of: "sealed")
    monkeypatch.setattr(keys, "HAS_TLS", False)

    async def tell(party: Party) -> None:
        await party.open()
        bo = await party.come("Bo")
        assert not bo.state.sealed

    story(tell)


# Devices and their secrets ------------------------------------------------------------------------------------------


def test_the_newer_of_two_devices_with_one_secret_wins_and_the_older_is_told() -> None:
    async def tell(party: Party) -> None:
        await party.open()
        older = await party.come("Bo")
        newer = party.knock("Bo", code=None, membership=older.kept[-1])
        await party.until(lambda: newer.is_in and older.state.where == "out", "the change")
        assert older.state.why == Why("another-device")
        await asyncio.sleep(30)
        assert newer.is_in and older.state.where == "out", "they do not take turns"
        assert [device.here for device in party.host.lobby.devices] == [True, True]

    story(tell)


def test_who_knows_the_code_cannot_take_another_device_s_place() -> None:
    async def tell(party: Party) -> None:
        await party.open()
        bo = await party.come("Bo")
        own = replace(bo.kept[-1], secret=b"")
        thief = party.knock("Thief", membership=own)
        await party.until(lambda: thief.state.where == "out", "the refusal")
        assert thief.state.why == Why("device-taken")
        assert bo.is_in

    story(tell)


def test_another_device_s_secret_speaks_for_no_seat_but_its_own() -> None:
    async def tell(party: Party) -> None:
        await party.open()
        bo, cy = await party.come("Bo"), await party.come("Cy")
        table = await party.play(None, bo)
        move = table.scene(1).choices.moves[0] if table.scene(1).choices.moves else {"do": "enough"}
        answers: list[Any] = []
        from engine import requests

        for seat in (0, 1):
            cy.guest.ask(requests.say(seat, 1, move), answers.append)
        await party.until(lambda: len(answers) == 2, "the answers")
        assert [answer.why for answer in answers] == [Why("not-your-seat")] * 2

    story(tell)


def test_a_device_that_is_put_out_stays_out_until_it_is_let_back() -> None:
    async def tell(party: Party) -> None:
        host = await party.open()
        bo = await party.come("Bo")
        device = bo.kept[-1].device
        assert (await bo.wish(wishes.PutOut(host.lobby.host))) == Why("only-host")
        assert host.wish(wishes.PutOut(device)) is None
        await party.until(lambda: bo.state.where == "out", "Bo out")
        assert bo.state.why == Why("put-out")
        bo.guest.knock_now()
        await asyncio.sleep(5)
        assert bo.state.why == Why("put-out")
        assert host.wish(wishes.LetBack(device)) is None
        bo.guest.knock_now()
        await party.until(lambda: bo.is_in, "Bo back")

    story(tell)


def test_a_device_that_the_table_has_forgotten_is_asked_for_the_code() -> None:
    async def tell(party: Party) -> None:
        host = await party.open()
        membership = replace(
            new_membership(Place(party.station.address, host.port), host.lobby.table, "Bo"), secret=b"s" * 32
        )
        bo = party.knock("Bo", code=None, membership=membership)
        await party.until(lambda: bo.state.where == "out", "the question")
        assert bo.state.why == Why("not-known")

    story(tell)


def test_a_proof_whose_answer_was_lost_is_no_reason_to_be_a_stranger() -> None:
    """The table has let the device in, but the device never heard so."""

    async def tell(party: Party) -> None:
        host = await party.open()
        lost: list[bool] = []

        def lose(end: Any, frame: bytes) -> None:
            if b'"let-in"' in frame and not lost:
                lost.append(True)
                end.peer.cut()

        party.air.sent = lose
        bo = await party.come("Bo")
        assert lost and bo.is_in
        assert len(host.record.known) == 1

    story(tell)


def test_a_table_that_the_disk_cannot_remember_lets_nobody_in() -> None:
    async def tell(party: Party) -> None:
        host = await party.open()

        def full(record: Any) -> None:
            raise OSError

        host._keep = full
        bo = party.knock("Bo")
        await party.until(lambda: bo.state.why == Why("not-saved"), "the refusal")
        assert host.record.known == ()

    story(tell)


def test_there_is_room_for_so_many_devices_and_no_more() -> None:
    async def tell(party: Party) -> None:
        host = await party.open()
        for number in range(lobby.MOST_DEVICES - 1):
            await party.come(f"Tablet {number}")
        late = party.knock("Late")
        await party.until(lambda: late.state.where == "out", "the refusal")
        assert late.state.why == Why("table-full")
        assert len(host.lobby.devices) == lobby.MOST_DEVICES

    story(tell)


def test_a_device_with_a_name_that_cannot_be_shown_is_refused() -> None:
    async def tell(party: Party) -> None:
        await party.open()
        bo = party.knock("\u202eoB")
        await party.until(lambda: bo.state.where == "out", "the refusal")
        assert bo.state.why == Why("name-of-device")

    story(tell)


# Versions -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spoken", [0, frames.VERSION - 1, frames.VERSION + 1, 255])
def test_a_guest_of_another_version_is_told_in_the_words_that_every_version_knows(spoken: int) -> None:
    async def tell(party: Party) -> None:
        await party.open()
        thief = Thief(party)
        link = await thief.knock()
        link.send(bytes([spoken]) + b'{"is":"hello","of":"the future"}')
        answer = frames.read_down(await link.receive())
        if spoken:
            assert answer == Differs(frames.VERSION, "2.0")
        else:
            assert isinstance(answer, Sorry)

    story(tell)


@pytest.mark.parametrize(("host_speaks", "why"), [(7, "table-newer"), (0, "table-older")])
def test_a_host_of_another_version_is_told_apart_from_a_broken_one(host_speaks: int, why: str) -> None:
    async def tell(party: Party) -> None:
        host = await party.open()
        other = Station(party.air, "other", "10.6.6.6")

        async def answer(link: Link) -> None:
            await link.receive()
            link.send(frames.write(Differs(host_speaks, "9.9")))
            await link.close()

        serving = await other.network.serve(answer, 4711, None, lambda address: True)
        own = new_membership(Place("10.6.6.6", serving.port), host.lobby.table, "Bo")
        bo = party.knock("Bo", membership=own)
        await party.until(lambda: bo.state.where == "out", "the polite refusal")
        assert bo.state.why == Why(why)

    story(tell)


def test_a_newer_host_that_speaks_at_once_in_its_own_language_is_told_apart_too() -> None:
    async def tell(party: Party) -> None:
        host = await party.open()
        other = Station(party.air, "other", "10.6.6.6")

        async def answer(link: Link) -> None:
            await link.receive()
            link.send(b'\x05{"what":"ever"}')
            await link.close()

        serving = await other.network.serve(answer, 4711, None, lambda address: True)
        own = new_membership(Place("10.6.6.6", serving.port), host.lobby.table, "Bo")
        bo = party.knock("Bo", membership=own)
        await party.until(lambda: bo.state.where == "out", "the polite refusal")
        assert bo.state.why == Why("table-newer")

    story(tell)


def test_another_table_at_the_old_place_is_not_ours() -> None:
    async def tell(party: Party) -> None:
        host = await party.open()
        own = new_membership(Place(party.station.address, host.port), "0123456789abcdef", "Bo")
        bo = party.knock("Bo", membership=own)
        await party.until(lambda: bo.state.where == "out", "the refusal")
        assert bo.state.why == Why("another-table")

    story(tell)


# The door -----------------------------------------------------------------------------------------------------------


class Watch:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_the_door_remembers_only_so_many_addresses_and_forgets_no_guilty_one_for_a_flood() -> None:
    watch = Watch()
    at = rate_limit.Door(watch)
    for _ in range(rate_limit.FREE_TRIES + 2):
        at.wrong("thief")
    at.right("friend")
    for number in range(50 * rate_limit.MOST_ADDRESSES):
        at.admit(f"invented {number}")
    assert len(at._addresses) == rate_limit.MOST_ADDRESSES
    assert at.wait("thief") > 0
    assert at.admit("friend"), "a device that was let in comes back while strangers flood the door"
    assert not at.admit("one more stranger")


def test_a_flood_from_one_address_leaves_the_door_open_for_others() -> None:
    watch = Watch()
    at = rate_limit.Door(watch)
    admitted = 0
    for _ in range(10_000):
        admitted += at.admit("flood")
        watch.now += 0.0001
    assert admitted <= rate_limit.KNOCKS[0] + rate_limit.KNOCKS[1] * 1.1
    assert at.admit("somebody else")


def test_an_address_is_forgiven_in_the_end() -> None:
    watch = Watch()
    at = rate_limit.Door(watch)
    for _ in range(20):
        at.wrong("child")
    assert at.wait("child") == rate_limit.LONGEST_WAIT
    watch.now += rate_limit.FORGIVEN
    assert at.wait("child") == 0


class Thief:
    """Somebody who speaks the language and does not keep to its manners."""

    def __init__(self, party: Party, address: str = "10.6.6.7") -> None:
        self.party = party
        self.station = Station(party.air, "thief", address)

    async def knock(self) -> Link:
        return await self.station.network.connect("10.0.0.1", self.party.host.port, None, frames.DOWN_BYTES)

    async def tries(self, code: str) -> Sorry:
        """What the host says to that code."""
        link = await self.knock()
        hello = frames.write(Hello(b"n" * 16, b"h" * 32, "feedfeedfeedfeed", "Thief", "2.0"))
        link.send(hello)
        heard = await link.receive()
        answer = frames.read_down(heard)
        if isinstance(answer, Greeting):
            key = await self.station.network.stretch(code, answer.table)
            link.send(frames.write(Prove(keys.proof(key, "guest", keys.transcript(hello, heard)))))
            answer = frames.read_down(await link.receive())
        link.cut()
        return answer
