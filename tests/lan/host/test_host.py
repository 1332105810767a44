"""What a host tells its devices, and what it does with those that are slow, greedy or mad."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine import requests, rules
from engine.ink import Progress, decode
from engine.lan.guest.ink_cache import Drawings
from engine.lan.guest.session import MOST_LINES
from engine.lan.host import device_session, host, outbox
from engine.lan.lobby import lobby, wishes
from engine.lan.net.link import Link, LinkLost
from engine.lan.protocol import frames, keys
from engine.lan.protocol.frames import Ask, Hello, Ink, News, Prove, ReadInk, StandBy
from engine.lan.protocol.key_agreement import Newcomer
from engine.lan.protocol.rate_limit import CHANGES, PAUSES
from engine.rules import Why, WhyLine
from engine.table import Answer
from tests.lan import faces
from tests.lan.party import TOKEN, Party, Tablet, story
from tests.lan.simulation import Quality, Station


def a_move(table: Any, seat: int) -> Any:
    choices = table.scene(seat).choices
    return (choices.moves or choices.examples)[0]


def own_move(party: Party, seat: int = 0) -> None:
    """The host's own people say something."""
    table = party.table
    answer = table.hear(TOKEN, requests.say(seat, table.position.heard[seat] + 1, a_move(table, seat)))
    if not answer.accepted:
        raise AssertionError(answer)


async def drawing_time(party: Party, *guests: Tablet) -> None:
    """Everybody has read the words: now all draw."""
    table = party.table
    own_move(party)
    for seat, guest in enumerate(guests, start=1):
        await said(party, guest, seat)
    await party.until(lambda: table.scene(None).view.phase == "playing", "time to draw")


async def said(party: Party, guest: Tablet, seat: int) -> None:
    answers: list[Answer] = []
    table = party.table
    guest.guest.ask(requests.say(seat, table.position.heard[seat] + 1, a_move(table, seat)), answers.append)
    await party.until(lambda: bool(answers), "the answer")
    if not answers[0].accepted:
        raise AssertionError(answers[0])


def stroke(table: Any, seat: int) -> Any:
    """The next chunk of ink that the seat may draw."""
    return next(move for move in table.scene(seat).choices.examples if type(move).__name__ == "Draw")


# What each device is told -------------------------------------------------------------------------------------------


def test_each_device_is_told_its_own_seats_and_the_spectator_s_scene() -> None:
    async def tell(party: Party) -> None:
        await party.open("pictomania", "live")
        bo, watcher = await party.come("Bo"), await party.come("Grandmother")
        table = await party.play(None, bo, bo)
        await party.until(lambda: bool(watcher.news), "something to watch")
        assert set(bo.scenes) == {1, 2}
        assert watcher.scenes == {}
        for seat in (1, 2):
            assert bo.scenes[seat].view == msgspec.json.decode(
                msgspec.json.encode(table.scene(seat).view), type=type(table.scene(seat).view)
            )
        assert watcher.news[-1][1].seat is None

    story(tell)


def test_a_move_is_told_to_all_at_once() -> None:
    async def tell(party: Party) -> None:
        await party.open("pictomania", "live")
        bo, cy = await party.come("Bo"), await party.come("Cy")
        table = await party.play(None, bo, cy)
        move = a_move(table, 1)
        began = party.air.loop.time()
        await said(party, bo, 1)
        await party.until(lambda: all(len(each.news) > 1 for each in (bo, cy)), "the news")
        assert party.air.loop.time() - began < 0.15, "two hops, and no waiting"
        assert table.scene(1).heard == 1 and move is not None

    story(tell)


@pytest.mark.parametrize("game", ["yokai", "pictomania", "dixit", "pictoric"])
def test_what_a_device_may_not_know_makes_no_byte_of_difference(game: str) -> None:
    """Two tables, alike but for what Bo may not see: his device hears the same bytes from both."""

    def heard(other: bool) -> list[bytes]:
        news: list[bytes] = []

        async def tell(party: Party) -> None:
            host = await party.open(game, next(iter(rules.game(game).variants)))
            bo = await party.come("Bo")
            table = await party.play(bo, *[None] * (min(rules.game(game).variants[host.lobby.variant]) - 1))
            if game == "pictomania":
                await said(party, bo, 0)
                for seat in range(1, len(table.opened.seats)):
                    own_move(party, seat)
            if other:
                state = with_other_secrets(game, table.position.state)
                assert state != table.position.state
                table.position = replace(table.position, state=state)
            party.air.sent = lambda end, frame: news.append(frame) if b'"is":"news"' in frame else None
            host.news.tell_all()
            await party.until(lambda: bool(news), "the news")

        story(tell)
        news_heard = frames.read_down(news[0])
        news_heard.spectator["match"] = news_heard.spectator["at"] = 0  # a name by chance, and the time
        return [
            msgspec.json.encode(said)
            for said in (news_heard.spectator, news_heard.own, news_heard.seats, news_heard.kept, news_heard.lines)
        ]

    assert heard(False) == heard(True)


def with_other_secrets(game: str, state: Any) -> Any:
    """The same to the eyes of seat 0: other cards in hands and piles, other letters and numbers to draw."""
    match game:
        case "yokai":
            cards = (*state.hands[1], *state.pile)[::-1]
            own = len(state.hands[1])
            return replace(state, hands=(state.hands[0], cards[:own]), pile=cards[own:])
        case "pictomania":
            return replace(
                state,
                letters=(state.letters[0], *state.letters[:0:-1]),
                numbers=(state.numbers[0], *state.numbers[:0:-1]),
            )
        case "dixit":
            hands = (state.hands[0], state.hands[2], state.hands[1], *state.hands[3:])
            return replace(state, hands=hands, deck=state.deck[::-1])
        case _:
            return replace(state, pile=state.pile[::-1])


# Ink -------------------------------------------------------------------------------------------------------------


def test_the_lines_of_the_scores_cross_once_and_again_only_if_they_changed() -> None:
    async def tell(party: Party) -> None:
        host = await party.open("dixit", "classic")
        bo = await party.come("Bo")
        table = await party.play(bo, None, None)
        frames_heard: list[News] = []

        def listen(end: object, raw: bytes) -> None:
            if b'"is":"news"' in raw:
                frames_heard.append(frames.read_down(raw))

        party.air.sent = listen

        async def crosses(*lines: WhyLine) -> tuple[int, int]:
            """How many lines were kept and how many crossed when those were the lines of the match."""
            table.position = replace(table.position, state=replace(table.position.state, lines=lines))
            frames_heard.clear()
            bo.news.clear()
            host.news.tell_all()
            await party.until(lambda: bool(bo.news), "the news")
            (scenes, spectator) = bo.news[-1]
            assert (scenes[0].view, spectator.view) == (table.scene(0).view, table.scene(None).view)
            return frames_heard[0].kept, len(frames_heard[0].lines)

        first, second, third, other = [WhyLine(1, points, "found", {}, 1) for points in range(4)]
        assert await crosses(first, second) == (0, 2)
        assert await crosses(first, second) == (2, 0)
        assert await crosses(first, second, third) == (2, 1)
        assert await crosses(first, other, third) == (1, 2)
        assert await crosses(first) == (1, 0)
        assert await crosses(other, second) == (0, 2)
        bo.news.clear()
        for end in party.air.links_of(bo.station):
            end.cut()
        await party.until(lambda: bool(bo.news), "Bo back")
        assert bo.news[-1][1].view.why == (other, second), "a new link begins at the beginning"

    story(tell)


@pytest.mark.parametrize("lines", [(3, 0), (0, MOST_LINES + 1)])
def test_lines_of_scores_that_do_not_follow_what_was_told_end_the_link(
    lines: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, more = lines
    after_a_lie(lambda news: replace(news, kept=kept, lines=(WhyLine(0, 1, "found"),) * more), monkeypatch)


@pytest.mark.parametrize(
    "lie",
    [
        lambda news: replace(news, spectator=with_other(news.spectator, game="dixit")),
        lambda news: replace(news, spectator=with_other(news.spectator, seat=0)),
        lambda news: replace(news, spectator=with_other(news.spectator, bots=[None])),
        lambda news: replace(news, own={2: news.own[1]}),
        lambda news: replace(news, own={-1: news.own[1]}),
        lambda news: replace(news, own={1: with_other(news.own[1], view=None)}),
    ],
    ids=["another game", "a seat's for a spectator's", "too few bots", "no such seat", "no seat", "no view"],
)
def test_news_that_show_no_match_of_this_table_end_the_link(
    lie: Callable[[Any], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    after_a_lie(lie, monkeypatch)


def test_news_of_nobody_knows_whom_end_the_link(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who plays crosses once a link, with the first news of it."""
    honest = frames.write

    def forgetful(frame: Any) -> bytes:
        return honest(replace(frame, seats=()) if isinstance(frame, News) else frame)

    async def tell(party: Party) -> None:
        await party.open()
        bo = await party.come("Bo")
        await party.play(None, bo)
        for end in party.air.links_of(bo.station):
            end.cut()
        bo.states.clear()
        bo.news.clear()
        monkeypatch.setattr(frames, "write", forgetful)
        await party.until(lambda: [state.where for state in bo.states].count("in") > 1, "in, out and in again")
        assert not bo.news

    story(tell)


def with_other(raw: msgspec.Raw, **fields: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(msgspec.json.decode(raw) | fields))


def after_a_lie(lie: Callable[[Any], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """A host tells news that are not so: the device shows nothing of it, and parts."""
    honest = frames.write

    def lying(frame: Any) -> bytes:
        return honest(lie(frame) if isinstance(frame, News) and not frame.lines else frame)

    async def tell(party: Party) -> None:
        host = await party.open()
        bo = await party.come("Bo")
        await party.play(None, bo)
        bo.states.clear()
        before = len(bo.news)
        monkeypatch.setattr(frames, "write", lying)
        host.news.tell_all()
        await party.until(lambda: any(state.where != "in" for state in bo.states), "the link ended")
        assert len(bo.news) == before, "nothing of it was shown"

    story(tell)


def test_ink_arrives_while_it_is_drawn_and_unasked() -> None:
    async def tell(party: Party) -> None:
        await party.open("pictomania", "live")
        bo, cy = await party.come("Bo"), await party.come("Cy")
        table = await party.play(None, bo, cy)
        await drawing_time(party, bo, cy)
        drawing = table.scene(None).view.players[1].drawing
        assert await cy.ink(None, drawing) == b""
        for _ in range(5):
            answers = bo.say(1, stroke(table, 1), table.position.heard[1] + 1)
            await party.until(lambda answers=answers: bool(answers), "the answer")
        log = table.log(None, drawing)
        await party.until(lambda: sum(len(piece[3]) for piece in cy.inks) == len(log), "all ink")
        assert b"".join(piece[3] for piece in cy.inks) == log
        assert await cy.ink(None, drawing, 3) == log[3:]

    story(tell)


def test_scenes_with_nothing_but_new_ink_are_told_thirty_times_a_second_at_most() -> None:
    async def tell(party: Party) -> None:
        await party.open("pictomania", "live")
        bo, cy = await party.come("Bo"), await party.come("Cy")
        table = await party.play(None, bo, cy)
        await drawing_time(party, bo, cy)
        await asyncio.sleep(1)
        cy.news.clear()
        for _ in range(100):
            answer = table.hear(TOKEN, requests.say(0, table.position.heard[0] + 1, stroke(table, 0)))
            assert answer.accepted
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.5)
        assert 25 <= len(cy.news) <= 32
        drawn = table.scene(None).view.players[0]
        assert cy.news[-1][1].view.players[0] == drawn, "the last one is never left out"

    story(tell)


def test_a_drawing_that_a_device_may_not_see_is_not_sent() -> None:
    async def tell(party: Party) -> None:
        await party.open("pictomania", "passed")
        bo = await party.come("Bo")
        cy = await party.come("Cy")
        table = await party.play(None, bo, cy)
        assert await cy.ink(0, 0) is None, "not one of its seats"
        assert await cy.ink(2, 10**15) is None
        assert table.log(None, 10**15) is None

    story(tell)


def test_ink_of_which_a_part_was_lost_is_asked_for_again() -> None:
    asked: list[tuple[int | None, int, int]] = []
    got: list[bytes | None] = []
    drawings = Drawings(lambda *what: asked.append(what))
    drawings.read(0, 5, 0, got.append)
    assert drawings.add(Ink(0, 5, 0, b"abc")) == b"abc"
    assert drawings.add(Ink(0, 5, 5, b"fgh")) == b"", "there is a gap"
    assert drawings.add(Ink(0, 5, 1, b"bcde")) == b"de", "what was there is not there twice"
    assert asked == [(0, 5, 0), (0, 5, 3)]
    drawings.read(0, 5, 0, got.append)
    assert got == [b"abc", b"abcde"]
    assert drawings.add(Ink(0, 5, 5, None)) == b""
    drawings.read(0, 5, 0, got.append)
    assert asked[-1] == (0, 5, 0), "what may not be seen any more is forgotten"
    drawings.forget()
    assert got[-1] is None


def test_a_drawing_without_end_is_no_drawing() -> None:
    drawings = Drawings(lambda *what: None)
    drawings.read(0, 5, 0, lambda ink: None)
    at = 0
    with pytest.raises(ValueError):
        for _ in range(100):
            drawings.add(Ink(0, 5, at, b"x" * frames.PIECE_BYTES))
            at += frames.PIECE_BYTES


# Slow, greedy, mad -----------------------------------------------------------------------------------------------


def test_a_device_that_lags_gets_the_latest_scene_and_nobody_waits_for_it() -> None:
    async def tell(party: Party) -> None:
        await party.open("pictomania", "live")
        bo, slow = await party.come("Bo"), await party.come("Slow")
        table = await party.play(None, bo, slow)
        await drawing_time(party, bo, slow)
        for end in party.air.links_of(party.station):
            if end.address == slow.station.address:
                end.hold(3.0)
        held = party.air.loop.time() + 3.0
        for tablet in (bo, slow):
            tablet.news.clear()
        while party.air.loop.time() < held - 0.2:
            began, count = party.air.loop.time(), len(bo.news)
            own = table.position.heard[0] + 1
            assert table.hear(TOKEN, requests.say(0, own, stroke(table, 0))).accepted
            await party.until(lambda count=count: len(bo.news) > count, "Bo's news")
            assert party.air.loop.time() - began < 0.15
        await party.until(lambda: bool(slow.news) and slow.news[-1][1].view == bo.news[-1][1].view, "the latest")
        assert len(bo.news) > 30
        assert len(slow.news) < len(bo.news) / 3

    story(tell)


def test_what_waits_for_a_device_that_takes_nothing_does_not_grow() -> None:
    async def tell(party: Party) -> None:
        link = Crowded()
        scenes = 0

        def news() -> bytes:
            nonlocal scenes
            scenes += 1
            return b"news"

        box = outbox.Outbox(link, news, lambda: b"lobby", lambda seat, drawing, offset: b"ink", lambda: None)
        for number in range(1000):
            box.tell_news()
            box.tell_lobby()
            box.follow_ink(0, number, 0)
            box.tell_ink()
            box.beat(0.0)
        assert len(box._drawings) <= outbox.MOST_DRAWINGS
        assert not box._answers and not scenes and not link.sent
        box.answer(bytes(outbox.MOST_ANSWER_BYTES // 2))
        await box.room()
        box.answer(bytes(outbox.MOST_ANSWER_BYTES // 2))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(box.room(), 60)
        link.free()
        await box.room()
        await party.until(lambda: len(link.sent) >= 2 + outbox.MOST_DRAWINGS, "what was due")
        assert link.sent.count(b"news") == link.sent.count(b"lobby") == 1
        box.close()

    story(tell)


class Crowded:
    """A link that takes nothing until it is free."""

    address = "nowhere"

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self._free = asyncio.Event()

    def send(self, frame: bytes) -> None:
        self.sent.append(frame)

    def crowded(self) -> bool:
        return not self._free.is_set()

    async def cleared(self) -> None:
        await self._free.wait()

    def free(self) -> None:
        self._free.set()


def test_a_device_that_asks_without_end_is_heard_slowly_and_the_others_as_ever() -> None:
    async def tell(party: Party) -> None:
        await party.open("pictomania", "live")
        bo, greedy = await party.come("Bo"), await party.come("Greedy")
        table = await party.play(None, bo, greedy)
        answers: list[Any] = []
        asked = table.hear
        heard = []
        table.hear = lambda token, raw: heard.append(raw) or asked(token, raw)  # type: ignore[method-assign]
        link = greedy.guest.session._link
        for number in range(2000):
            link.send(frames.write(Ask(number, msgspec.Raw(b'{"ask":"pause","seat":1}'))))
        began = party.air.loop.time()
        bo.guest.ask(requests.say(1, 1, a_move(table, 1)), answers.append)
        await party.until(lambda: bool(answers), "Bo's answer")
        assert answers[0].accepted
        assert party.air.loop.time() - began < 1.0
        await asyncio.sleep(4)
        assert len(heard) <= 6 * (device_session.MOST_FRAMES + 1)  # as many seconds begin, and one more waits in each

    story(tell)


def test_who_pauses_without_end_is_heard_out_and_the_match_goes_on() -> None:
    async def tell(party: Party) -> None:
        await party.open("pictomania", "live")
        bo, rude = await party.come("Bo"), await party.come("Rude")
        await party.play(None, bo, rude)
        at_once, a_second = PAUSES
        for number in range(at_once):
            assert (await rude.ask(requests.Pause(2))).accepted
            if number == 0:
                assert (await rude.ask(requests.Pause(2))).why == Why("paused"), "which is not counted"
            assert (await rude.ask(requests.Resume(2))).accepted
        for request in (requests.Pause(2), requests.SeatBot(2, 2, "weak")):
            assert (await rude.ask(request)).why == Why("paused-too-often")
        assert (await bo.ask(requests.Pause(1))).accepted, "which is another address"
        assert (await rude.ask(requests.Resume(2))).accepted
        await asyncio.sleep(1 / a_second)
        assert (await rude.ask(requests.Pause(2))).accepted

    story(tell)


def test_a_device_that_changes_its_mind_without_end_is_written_down_slowly() -> None:
    """Each time the whole record went to the disk, faces and all, while everybody waited."""

    async def tell(party: Party) -> None:
        await party.open()
        bo, cy = await party.come("Bo"), await party.come("Cy")
        before = len(party.records)
        for number in range(500):
            bo.guest.session._say(StandBy(number % 2 == 0))
        await asyncio.sleep(5)
        at_once, a_second = CHANGES
        assert at_once <= len(party.records) - before <= at_once + 6 * a_second
        began = party.air.loop.time()
        assert await cy.wish(wishes.Sit(0, "Cy", 1)) is None
        assert party.air.loop.time() - began < 0.5, "nobody waits for it"
        assert bo.is_in

    story(tell)


def test_a_device_that_comes_and_goes_without_end_costs_the_disk_nothing() -> None:
    async def tell(party: Party) -> None:
        host = await party.open()
        bo, cy = await party.come("Bo"), await party.come("Cy")
        before = len(party.records)
        for _ in range(20):
            bo.guest.session._link.cut()
            await party.until(lambda: cy.lobby.device(bo.kept[-1].device).here is False, "that it is gone")
            await party.until(lambda: bo.is_in and cy.lobby.device(bo.kept[-1].device).here, "that it is back")
        assert len(party.records) == before
        assert host.lobby.device(bo.kept[-1].device).here

    story(tell)


def test_what_is_no_frame_ends_the_link_of_who_said_it_and_nothing_else() -> None:
    async def tell(party: Party) -> None:
        await party.open()
        bo, mad = await party.come("Bo"), await party.come("Mad")
        mad.guest.session._link.send(bytes([frames.VERSION]) + b"{{{")
        await party.until(lambda: mad.state.where == "seeking", "the end of the link")
        await party.until(lambda: mad.is_in, "a new one")
        assert [state.where for state in bo.states if state.where != "proving"] == ["in"]

    story(tell)


def test_a_flood_of_knocks_keeps_nobody_waiting_who_is_in() -> None:
    async def tell(party: Party) -> None:
        await party.open("pictomania", "live")
        bo, cy = await party.come("Bo"), await party.come("Cy")
        table = await party.play(None, bo, cy)
        flood = Station(party.air, "flood", "10.6.6.6")
        opened = 0

        async def knock() -> None:
            nonlocal opened
            try:
                await flood.network.connect("10.0.0.1", party.host.port, frames.DOWN_BYTES)
                opened += 1
            except LinkLost:
                return

        knocks = [asyncio.ensure_future(knock()) for _ in range(3000)]
        began = party.air.loop.time()
        await said(party, bo, 1)
        assert party.air.loop.time() - began < 0.2
        await asyncio.gather(*knocks)
        assert opened < 100
        late = party.knock("Late")
        await party.until(lambda: late.is_in, "an honest newcomer")
        assert table.position.heard[1] == 1

    story(tell)


def test_a_stranger_who_says_nothing_is_not_waited_for() -> None:
    async def tell(party: Party) -> None:
        await party.open()
        silent = Station(party.air, "silent", "10.6.6.6")
        link: Link = await silent.network.connect("10.0.0.1", party.host.port, frames.DOWN_BYTES)
        began = party.air.loop.time()
        with pytest.raises(LinkLost):
            await link.receive()
        assert party.air.loop.time() - began < host.HANDSHAKE + 1

    story(tell)


def test_before_the_proof_nothing_but_the_first_words_is_heard() -> None:
    async def tell(party: Party) -> None:
        await party.open()
        bo = await party.come("Bo")
        await party.play(None, bo)
        thief = Station(party.air, "thief", "10.6.6.6")
        for first in (Ask(1, msgspec.Raw(b'{"ask":"pause","seat":1}')), ReadInk(None, 0), Prove(b"p" * 32)):
            link = await thief.network.connect("10.0.0.1", party.host.port, frames.DOWN_BYTES)
            link.send(frames.write(first))
            assert frames.read_open(await link.receive()).why.key in ("no-frame", "not-understood")
        link = await thief.network.connect("10.0.0.1", party.host.port, frames.DOWN_BYTES)
        link.send(frames.write(Hello(Newcomer("000000", Random(1).randbytes).share)))
        await link.receive()
        link.send(frames.write(Ask(1, msgspec.Raw(b'{"ask":"pause","seat":1}'))))
        assert frames.read_open(await link.receive()).why.key in ("no-frame", "not-understood")
        assert party.table.position.paused_by is None

    story(tell)


# Faces and pictures ------------------------------------------------------------------------------------------------


def test_faces_are_fetched_by_those_who_lack_them() -> None:
    async def tell(party: Party) -> None:
        host = await party.open()
        bo, cy = await party.come("Bo"), await party.come("Cy")
        face = faces.face(400)
        assert await bo.wish(wishes.Sit(1, "Bo", 1, face)) is None
        await party.until(lambda: cy.lobby.chairs[1] is not None, "Bo on his chair")
        got: list[bytes | None] = []
        cy.guest.face(cy.lobby.chairs[1].face, got.append)
        cy.guest.face("0" * 16, got.append)
        await party.until(lambda: len(got) == 2, "the answers")
        assert got == [face, None]
        assert await bo.wish(wishes.Stand(1)) is None
        assert host.record.faces == {}

    story(tell)


def test_hostile_faces_are_shown_to_nobody_and_stop_nobody() -> None:
    """Fault 8: thirty thousand bytes that take every device half a second to paint; and hundreds of them."""

    async def tell(party: Party) -> None:
        host = await party.open()
        bo = await party.come("Bo")
        wide = faces.face(1500, leap=2000)
        decode(wide, Progress(), lobby.FACE_BYTES)  # short enough, and a drawing might be so wide
        assert await bo.wish(wishes.Sit(1, "Bo", 1, wide)) == Why("bad-face")
        assert await bo.wish(wishes.Sit(1, "Bo", 1, b"no ink at all")) == Why("bad-face")
        answers = [await bo.wish(wishes.Sit(1, "Bo", 1, faces.face(40 + number))) for number in range(60)]
        assert 0 < answers.count(None) < 30
        assert all(why in (None, Why("too-many-faces")) for why in answers)
        assert len(host.record.faces) == 1

    story(tell)


def test_a_picture_that_a_device_lacks_comes_in_pieces() -> None:
    async def tell(party: Party) -> None:
        host = await party.open()
        picture = bytes(range(256)) * 700
        host.picture_of = {"whale": picture}.get
        bo = await party.come("Bo")
        got: list[bytes | None] = []
        bo.guest.session.pictures.read("whale", got.append)
        bo.guest.session.pictures.read("unicorn", got.append)
        await party.until(lambda: len(got) == 2, "the pictures")
        assert sorted(got, key=lambda each: each is None) == [picture, None]

    story(tell)


# The life of a table ---------------------------------------------------------------------------------------------


def test_after_a_match_all_are_back_in_the_lobby_and_may_play_another() -> None:
    async def tell(party: Party) -> None:
        host = await party.open()
        bo = await party.come("Bo")
        table = await party.play(None, bo)
        assert table.hear(TOKEN, msgspec.json.encode(requests.BreakOff(0))).accepted
        await party.until(lambda: bo.news[-1][1].ended, "the end")
        host.rest()
        table.close()
        await party.until(lambda: bo.lobby.match is None, "the lobby again")
        assert [chair.name for chair in bo.lobby.chairs] == ["Ada", "Bo"]
        late: list[Answer] = []
        bo.guest.ask(b'{"ask":"pause","seat":1}', late.append)
        await party.until(lambda: bool(late), "the answer")
        assert late[0].why == Why("no-match-here")
        again = await party.play(None, bo)
        await party.until(lambda: bo.news[-1][1].match == again.opened.match, "the next match")

    story(tell)


def test_the_host_s_record_never_shows_in_what_others_are_told() -> None:
    said: list[bytes] = []

    async def tell(party: Party) -> None:
        party.air.sent = lambda end, frame: said.append(frame)
        host = await party.open()
        bo = await party.come("Bo")
        assert host.wish(wishes.Sit(0, "Ada", 0, None, "ada at home")) is None
        assert await bo.wish(wishes.Sit(1, "Bo", 1)) is None
        await party.until(lambda: bo.lobby.chairs[1] is not None, "the lobby")
        secret = keys.seat_token(host._secrets[bo.kept[-1].device], 1)
        crossed = b"".join(said)
        assert b"ada at home" not in crossed and secret.encode() not in crossed

    story(tell)


def test_a_weak_network_carries_a_match_too() -> None:
    async def tell(party: Party) -> None:
        await party.open()
        bo, cy = await party.come("Bo"), await party.come("Cy")
        table = await party.play(bo, cy)
        for _ in range(20):
            if table.position.ended:
                break
            seat = table.scene(None).waiting[0]
            await said(party, (bo, cy)[seat], seat)
        await party.until(lambda: bo.news[-1][1].view == cy.news[-1][1].view, "the same for both")

    story(tell, quality=Quality(0.3, 0.4, 20_000))
