"""Who gets in at a table, who does not, and what they are told."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from engine.lan.guest.guest import Place, new_membership
from engine.lan.lobby import lobby, wishes
from engine.lan.net.link import Link, LinkLost
from engine.lan.protocol import frames, keys, rate_limit
from engine.lan.protocol.frames import Differs, Enter, Greeting, Hello, HelloAgain, LetIn, No, Prove, Sorry
from engine.lan.protocol.handshake import HeardNo, guest_handshake
from engine.lan.protocol.key_agreement import Acquainted, Newcomer
from engine.lan.protocol.rate_limit import RateLimit
from engine.lan.protocol.sealing import SealedLink
from engine.rules import Why
from tests.lan.party import Party, story
from tests.lan.simulation import Station, in_the_open

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


def test_no_code_and_no_secret_ever_crosses_not_even_under_seal() -> None:
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


def test_codes_that_are_tried_at_once_are_no_more_than_those_one_by_one() -> None:
    async def tell(party: Party) -> None:
        await party.open()
        thief = Thief(party)
        said = await asyncio.gather(*[thief.tries(WRONG) for _ in range(12)])
        assert [no.why.key for no in said].count("wrong-code") == rate_limit.FREE_TRIES + 1
        assert {no.why.key for no in said} == {"wrong-code", "too-many-tries"}

    story(tell)


def test_even_the_right_code_has_to_wait_after_too_many_wrong_ones() -> None:
    async def tell(party: Party) -> None:
        host = await party.open()
        thief = Thief(party)
        for _ in range(rate_limit.FREE_TRIES + 1):
            await thief.tries(WRONG)
        assert (await thief.tries(host.record.code)).why == Why("too-many-tries")

    story(tell)


def test_honest_people_get_in_while_ten_addresses_guess() -> None:
    """Fault 6: a refusal counts against its address alone."""

    async def tell(party: Party) -> None:
        host = await party.open()
        bo = await party.come("Bo")
        bo.crash()
        thieves = [Thief(party, f"10.9.0.{number}") for number in range(10)]

        async def guess(thief: Thief) -> None:
            while True:
                await thief.tries(WRONG)
                await thief.pretends_to_be_known()

        guessing = [asyncio.create_task(guess(thief)) for thief in thieves]
        await asyncio.sleep(5)
        for number in range(12):
            answer = await Thief(party, f"10.9.1.{number}").tries(host.record.code)
            assert isinstance(answer, LetIn)
        again = party.knock("Bo", code=None, membership=bo.kept[-1])
        await party.until(lambda: again.is_in, "Bo back all the same")
        for task in guessing:
            task.cancel()

    story(tell)


@pytest.mark.parametrize("known", [False, True], ids=["a newcomer's", "a known device's"])
def test_a_handshake_that_was_listened_to_opens_nothing(known: bool) -> None:
    async def tell(party: Party) -> None:
        await party.open()
        bo = await party.come("Bo") if known else None
        if bo is not None:
            bo.crash()
        heard: list[bytes] = []
        party.air.crossed = lambda end, frame: heard.append(frame) if end.station.name == "Bo" else None
        if bo is not None:
            again = party.knock("Bo", code=None, membership=bo.kept[-1])
            await party.until(lambda: again.is_in, "Bo back")
        else:
            await party.come("Bo")
        hello, prove, enter = heard[:3]
        assert isinstance(frames.read_open(hello), HelloAgain if known else Hello)
        assert isinstance(frames.read_open(prove), Prove)
        link = await Thief(party).knock()
        link.send(hello)
        assert isinstance(frames.read_open(await link.receive()), Greeting)
        link.send(prove)
        link.send(enter)
        assert frames.read_open(await link.receive()).why == Why("not-known" if known else "wrong-code")

    story(tell)


def test_no_key_is_made_of_the_code_and_what_crossed() -> None:
    """Fault 9: the guest's proof, as it was recorded, fits nothing that whoever has all codes can work out."""

    async def tell(party: Party) -> None:
        host = await party.open()
        recorded: list[bytes] = []
        party.air.crossed = lambda end, frame: recorded.append(frame)
        await party.come("Bo")
        hello, greeting, prove = recorded[:3]
        shares = [frames.read_open(frame).share for frame in (hello, greeting)]
        code, late = host.record.code, Newcomer(host.record.code, party.air.random.randbytes)
        for shared in (code.encode(), *shares, code.encode() + b"".join(shares), late.shared(shares[1])):
            assert keys.link_keys(shared, hello, greeting).guest_proof != frames.read_open(prove).proof

    story(tell)


NAME = "Bartholomew"
"""Long enough that no sealed bytes look like it by chance."""


def test_only_shares_and_proofs_cross_in_the_open() -> None:
    """What whoever listens sees: five kinds of frames, in none of which anybody's name or device stands."""
    crossed: list[bytes] = []

    async def tell(party: Party) -> None:
        party.air.crossed = lambda end, frame: crossed.append(frame)
        host = await party.open()
        bo = await party.come(NAME)
        await party.play(None, bo)
        bo.guest.session._link.cut()
        await party.until(lambda: bo.state.where == "seeking", "the link lost")
        await party.until(lambda: bo.is_in, "Bo back")
        await asyncio.sleep(3)
        openly = [raw for raw in crossed if in_the_open(raw)]
        assert {type(frames.read_open(raw)) for raw in openly} == {Hello, HelloAgain, Greeting, Prove}
        assert len(openly) == 8 < len(crossed)
        everything = b"".join(crossed)
        for hidden in (host.record.code, NAME, bo.kept[-1].device, "yokai", "spectator"):
            assert hidden.encode() not in everything

    story(tell)


def test_a_device_that_knows_nothing_cannot_pass_for_the_host() -> None:
    """It gets no proof that more than one code could be tried out on, and its own is wrong, which is noticed."""

    async def tell(party: Party) -> None:
        await party.open()
        impostor = Station(party.air, "impostor", "10.6.6.6")

        async def answer(link: Link) -> None:
            try:
                await link.receive()
                share = Newcomer(WRONG, impostor.network.random).share
                link.send(frames.write(Greeting(b"B" + share[1:], party.host.lobby.table)))
                await link.receive()
                link.send(frames.write(Prove(b"p" * 32)))
                await asyncio.sleep(1)
            except LinkLost:
                return

        serving = await impostor.network.serve(answer, 4711, RateLimit(party.air.loop.time))
        own = new_membership(Place("10.6.6.6", serving.port), party.host.lobby.table, "Bo")
        bo = party.knock("Bo", membership=own)
        await party.until(lambda: bo.state.where == "out", "the doubt")
        assert bo.state.why == Why("host-unproven")
        assert bo.kept == []

    story(tell)


@pytest.mark.parametrize(
    "lie",
    [No(Why("put-out")), No(Why("not-known")), No(Why("table-closed")), Sorry(Why("put-out")), Differs(9, "9.9")],
    ids=lambda lie: f"{type(lie).__name__} {getattr(lie, 'why', Why('')).key}",
)
def test_a_device_of_the_table_believes_no_refusal_that_anybody_could_have_said(lie: Any) -> None:
    """Fault 4: the host is away for a moment, and somebody answers in its place."""

    async def tell(party: Party) -> None:
        await party.open()
        bo = await party.come("Bo")
        liar = Station(party.air, "liar", "10.6.6.6")
        said: list[bool] = []

        async def answer(link: Link) -> None:
            await link.receive()
            link.send(frames.write(lie))
            said.append(True)
            await link.close()

        serving = await liar.network.serve(answer, 4711, RateLimit(party.air.loop.time))
        own = bo.kept[-1]
        bo.crash()
        party.station.die()
        places = (Place("10.6.6.6", serving.port), *own.places)
        again = party.knock("Bo", code=None, membership=replace(own, places=places))
        await party.until(lambda: len(said) > 3, "the lie, told again and again")
        assert again.state.where in ("seeking", "proving")
        await party.kill_and_resume()
        await party.until(lambda: again.is_in, "Bo back at the real table")
        assert "out" not in {state.where for state in again.states}

    story(tell)


def test_a_place_where_somebody_lies_does_not_keep_us_from_the_real_one() -> None:
    async def tell(party: Party) -> None:
        host = await party.open()
        liar = Station(party.air, "liar", "10.6.6.6")

        async def answer(link: Link) -> None:
            await link.receive()
            link.send(frames.write(No(Why("put-out"))))
            await link.close()

        serving = await liar.network.serve(answer, 4711, RateLimit(party.air.loop.time))
        places = (Place("10.6.6.6", serving.port), Place(party.station.address, host.port))
        own = replace(new_membership(places[0], host.lobby.table, "Bo"), places=places)
        bo = party.knock("Bo", membership=own)
        await party.until(lambda: bo.is_in, "Bo in")

    story(tell)


def test_a_newcomer_comes_through_many_who_call_in_the_table_s_name_and_were_heard_before_it() -> None:
    async def tell(party: Party) -> None:
        host = await party.open()
        liar = Station(party.air, "liar", "10.6.6.6")

        async def answer(link: Link) -> None:
            await link.receive()
            link.send(frames.write(No(Why("wrong-code"))))
            await link.close()

        ports = range(4700, 4720)
        for port in ports:
            await liar.network.serve(answer, port, RateLimit(party.air.loop.time))
        places = (*[Place("10.6.6.6", port) for port in ports], Place(party.station.address, host.port))
        own = replace(new_membership(places[0], host.lobby.table, "Bo"), places=places)
        bo = party.knock("Bo", membership=own)
        await party.until(lambda: bo.is_in, "Bo in")
        assert "out" not in {state.where for state in bo.states}

    story(tell)


def test_a_greeting_that_somebody_altered_is_noticed() -> None:
    async def tell(party: Party) -> None:
        host = await party.open()
        middle = Station(party.air, "in the middle", "10.6.6.6")

        async def answer(link: Link) -> None:
            onward = await middle.network.connect("10.0.0.1", host.port, frames.DOWN_BYTES)
            try:
                onward.send(await link.receive())
                greeting = frames.read_open(await onward.receive())
                link.send(frames.write(replace(greeting, table="f" * 16)))
                onward.send(await link.receive())
                link.send(await onward.receive())
                await asyncio.sleep(1)
            except LinkLost:
                return

        serving = await middle.network.serve(answer, 4711, RateLimit(party.air.loop.time))
        own = new_membership(Place("10.6.6.6", serving.port), "", "Bo")
        bo = party.knock("Bo", membership=own)
        await party.until(lambda: bo.state.where == "out", "the doubt")
        assert bo.state.why == Why("wrong-code")

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


def test_a_name_that_was_said_first_and_proven_later_takes_nobody_s_place() -> None:
    """Fault 1: who knows the code begins under the name of a device that comes in meanwhile, and proves itself then."""

    async def tell(party: Party) -> None:
        host = await party.open()
        victim = new_membership(Place(party.station.address, host.port), host.lobby.table, "Bo")
        thief = Thief(party)
        link = await thief.knock()
        newcomer = Newcomer(host.record.code, party.air.random.randbytes)
        hello = frames.write(Hello(newcomer.share))
        link.send(hello)
        heard = await link.receive()
        bo = party.knock("Bo", membership=victim)
        await party.until(lambda: bo.is_in, "Bo in")
        secret = host._secrets[victim.device]
        link_keys = keys.link_keys(newcomer.shared(frames.read_open(heard).share), hello, heard)
        link.send(frames.write(Prove(link_keys.guest_proof)))
        sealed = SealedLink(link, link_keys.to_host, link_keys.to_guest)
        sealed.send(frames.write(Enter(victim.device, "Bo")))
        assert isinstance(frames.read_open(await link.receive()), Prove)
        assert frames.read_down(await sealed.receive()).why == Why("device-taken")
        await asyncio.sleep(5)
        assert bo.is_in and host._secrets[victim.device] == secret
        assert [state.where for state in bo.states if state.where != "proving"] == ["in"]

    story(tell)


def test_a_known_device_cannot_come_under_another_one_s_name() -> None:
    async def tell(party: Party) -> None:
        await party.open()
        bo, cy = await party.come("Bo"), await party.come("Cy")
        thief = Thief(party)
        link = await thief.knock()
        enter = Enter(cy.kept[-1].device, "Cy")
        secret, network = bo.kept[-1].secret, thief.station.network
        entrance = await guest_handshake(link, "", secret, None, enter, network)
        with pytest.raises(LinkLost):
            await entrance.link.receive()
        assert cy.is_in and bo.is_in

    story(tell)


def test_a_host_does_not_give_up_because_somebody_says_that_it_is_over() -> None:
    """Fault 3: whoever sits at the table may say any reign; only who has opened a copy can show it."""

    async def tell(party: Party) -> None:
        host = await party.open()
        bo = await party.come("Bo")
        own = bo.kept[-1]
        bo.crash()
        for succession in ((), (b"s" * 32,), (b"s" * 32,) * 60):
            liar = party.knock("Bo", code=None, membership=replace(own, reign=60, succession=succession))
            await asyncio.sleep(5)
            assert not liar.is_in, "it says that it knows better"
            liar.crash()
        link = await Thief(party).knock()
        enter = Enter("feedfeedfeedfeed", "Thief", "", 7, (b"s" * 32,) * 7)
        await guest_handshake(link, "", None, host.record.code, enter, party.station.network)
        await asyncio.sleep(5)
        assert party.alarms == []
        again = party.knock("Bo", code=None, membership=own)
        await party.until(lambda: again.is_in, "Bo back at a table that stands")

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


def test_after_somebody_was_put_out_the_old_code_opens_nothing() -> None:
    """Fault 7: neither for the same device under a new name, nor for first words that were begun before."""

    async def tell(party: Party) -> None:
        host = await party.open()
        old = host.record.code
        bo, cy = await party.come("Bo"), await party.come("Cy")
        link = await Thief(party, "10.6.6.8").knock()
        newcomer = Newcomer(old, party.air.random.randbytes)
        hello = frames.write(Hello(newcomer.share))
        link.send(hello)
        heard = await link.receive()
        assert host.wish(wishes.PutOut(bo.kept[-1].device)) is None
        assert host.record.code != old
        assert party.records[-1].code == host.record.code, "a host that is killed now opens with the new one"
        link_keys = keys.link_keys(newcomer.shared(frames.read_open(heard).share), hello, heard)
        link.send(frames.write(Prove(link_keys.guest_proof)))
        assert frames.read_open(await link.receive()).why == Why("wrong-code")
        assert (await Thief(party).tries(old)).why == Why("wrong-code")
        assert isinstance(await Thief(party, "10.6.6.9").tries(host.record.code), LetIn)
        cy.guest.session._link.cut()
        await party.until(lambda: cy.state.where == "seeking", "the link lost")
        await party.until(lambda: cy.is_in, "Cy back, who needs no code")

    story(tell)


def test_invented_devices_go_with_the_one_that_brought_them_and_leave_the_table_free() -> None:
    """Fault 7: one device comes under 21 names, so that the table is full."""

    async def tell(party: Party) -> None:
        host = await party.open()
        cy = await party.come("Cy")
        for number in range(lobby.MOST_DEVICES - 2):
            mad = party.knock(f"Mad {number}", address="10.6.6.6")
            await party.until(lambda mad=mad: mad.is_in, "one more")
        late = party.knock("Late")
        await party.until(lambda: late.state.where == "out", "the refusal")
        assert late.state.why == Why("table-full")
        mad_device = next(device.id for device in host.lobby.devices if device.name == "Mad 3")
        assert host.wish(wishes.PutOut(mad_device)) is None
        await asyncio.sleep(1)
        assert {device.name for device in host.lobby.devices if device.here} == {"Ada's tablet", "Cy"}
        assert cy.is_in
        late.guest.try_code(host.record.code)
        await party.until(lambda: late.is_in, "room for Late")

    story(tell)


def test_names_that_came_and_went_leave_room_for_others() -> None:
    async def tell(party: Party) -> None:
        host = await party.open()
        bo = await party.come("Bo")
        assert await bo.wish(wishes.Sit(1, "Bo", 1)) is None
        bo.crash()
        for number in range(lobby.MOST_DEVICES + 5):
            one = await party.come(f"One of many {number}")
            one.crash()
            await party.until(lambda: sum(device.here for device in host.lobby.devices) == 1, "that it is gone")
        assert len(host.lobby.devices) == len(host.record.known) + 1 == lobby.MOST_DEVICES
        again = party.knock("Bo", code=None, membership=bo.kept[-1])
        await party.until(lambda: again.is_in, "Bo back, whose chair was kept")

    story(tell)


def test_a_device_that_the_table_has_forgotten_is_asked_for_the_code() -> None:
    async def tell(party: Party) -> None:
        host = await party.open()
        membership = replace(
            new_membership(Place(party.station.address, host.port), host.lobby.table, "Bo"), secret=b"s" * 32
        )
        bo = party.knock("Bo", code=None, membership=membership)
        await party.until(lambda: bo.state.why == Why("not-known"), "the question")
        assert bo.state.where in ("seeking", "proving"), "anybody could have said so"
        bo.guest.try_code(host.record.code)
        await party.until(lambda: bo.is_in, "Bo in again")

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
        answer = frames.read_open(await link.receive())
        if spoken:
            assert answer == Differs(frames.VERSION, "2.0")
        else:
            assert isinstance(answer, No)

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

        serving = await other.network.serve(answer, 4711, RateLimit(party.air.loop.time))
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

        serving = await other.network.serve(answer, 4711, RateLimit(party.air.loop.time))
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


class Thief:
    """Somebody who speaks the language and does not keep to its manners."""

    def __init__(self, party: Party, address: str = "10.6.6.7") -> None:
        self.party = party
        self.station = Station(party.air, "thief", address)

    async def knock(self) -> Link:
        return await self.station.network.connect("10.0.0.1", self.party.host.port, frames.DOWN_BYTES)

    async def tries(self, code: str) -> Any:
        """What the host says to that code, in the open or under seal."""
        try:
            link = await self.knock()
            enter = Enter(self.station.network.random(8).hex(), "Thief")
            entrance = await guest_handshake(link, "", None, code, enter, self.station.network)
        except HeardNo as no:
            return No(no.why, no.wait)
        except LinkLost:
            return None
        answer = frames.read_down(await entrance.link.receive())
        link.cut()
        return answer

    async def pretends_to_be_known(self) -> None:
        """Comes back as a device that was never here."""
        try:
            link = await self.knock()
            network = self.station.network
            share = Acquainted(b"t" * 32, network.random).share
            link.send(frames.write(HelloAgain(share, network.random(16))))
            assert frames.read_open(await link.receive()).why == Why("not-known")
            link.cut()
        except LinkLost:
            return
