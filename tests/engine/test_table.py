"""The table: what devices may ask, in every order and from everybody, and what becomes of it."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import requests, sentences
from engine.entries import BotTook, Dealt, Ended, Opened, Said, Ticked, TimedOut
from engine.gate import Refused
from engine.journal import load
from engine.requests import BreakOff, Pause, Resume, SeatBot, TakeBack
from engine.seats import Seat, holder_of
from engine.table import FIRST_AID, Table, opening
from tests.engine.tables import ADA, BO, CY, Party, opened, party, resumed, token, why
from tests.harness.examples import examples

EVERY_REQUEST = [
    lambda seat: requests.Say(seat, 1, msgspec.Raw(b'{"do":"enough"}')),
    Pause,
    Resume,
    lambda seat: SeatBot(seat, seat, "weak"),
    lambda seat: TakeBack(seat, seat),
    BreakOff,
]


def entries_of(at: Party) -> list[Any]:
    assert at.path is not None
    return list(load(at.path).entries)


# Opening ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"game": "../yokai"}, "no-such-game"),
        ({"game": ""}, "no-such-game"),
        ({"variant": "trio"}, "no-such-variant"),
        ({"seats": (Seat("Ada"),)}, "seat-count"),
        ({"seats": ()}, "seat-count"),
        ({"seats": (Seat("Ada"), Seat("Bo", 1), Seat("Cy", 2))}, "seat-count"),
        ({"holders": ("one",)}, "seat-count"),
        ({"seats": (Seat("Ada"), Seat(" ", 1))}, "bad-name"),
        ({"seats": (Seat("Ada", 3), Seat("Bo", 3))}, "same-colour"),
        ({"seats": (Seat("Ada", 0), Seat("Bo", 12))}, "no-such-colour"),
        ({"seats": (Seat("Ada", 0), Seat("Bo", -1))}, "no-such-colour"),
        ({"options": msgspec.Raw(b'{"speed":9}')}, "not-understood"),
        ({"options": msgspec.Raw(b"[]")}, "not-understood"),
        ({"options": msgspec.Raw(b"{" + b" " * 70_000 + b"}")}, "too-long"),
    ],
)
def test_a_match_that_cannot_be_played_is_refused_and_leaves_no_file(
    tmp_path: Any, changed: dict[str, Any], key: str
) -> None:
    with pytest.raises(Refused) as refused:
        Table.open(msgspec.structs.replace(opened(), **changed), tmp_path / "match")
    assert refused.value.why.key == key
    assert sentences.english(refused.value.why)
    assert list(tmp_path.iterdir()) == []


def test_an_opened_table_is_dealt_and_waits_for_somebody() -> None:
    at = party()
    assert at.turn in ((ADA,), (BO,))
    assert at.table.scene(at.turn[0]).choices.all()


def test_nobody_foresees_a_deal_without_a_seed() -> None:
    deals = [msgspec.json.encode(Table.open(opened()).position.state) for _ in range(5)]
    assert len(set(deals)) == 5


def test_a_device_may_hold_all_seats() -> None:
    table = Table.open(opening("yokai", [Seat("Ada"), Seat("Bo", 1)], "family"))
    for _ in range(6):
        seat = table.scene(None).waiting[0]
        scene = table.scene(seat)
        answer = table.hear("family", requests.say(seat, scene.heard + 1, scene.choices.all()[0]))
        assert answer.accepted


# Who may speak ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("request_for", EVERY_REQUEST)
@pytest.mark.parametrize("wrong", [token(BO), "", "guessed", holder_of(token(ADA)), "\ud800"])
def test_nobody_speaks_for_a_seat_without_its_token(request_for: Any, wrong: str) -> None:
    at = party()
    before = at.table.position
    answer = at.table.hear(wrong, msgspec.json.encode(request_for(ADA)))
    assert why(answer) == "not-your-seat"
    assert at.table.position is before


@pytest.mark.parametrize("request_for", EVERY_REQUEST)
@pytest.mark.parametrize("seat", [-1, 2, 10**18, -(10**18)])
def test_nobody_speaks_for_a_seat_that_is_not_there(request_for: Any, seat: int) -> None:
    at = party()
    assert why(at.ask(ADA, request_for(seat))) == "no-such-seat"


def test_nobody_looks_over_the_shoulder_of_a_seat_that_is_not_there() -> None:
    at = party()
    for seat in (-1, 2):
        with pytest.raises(IndexError):
            at.table.scene(seat)


def test_the_bots_token_says_moves_for_bots_and_nothing_else() -> None:
    at = party(bots={ADA: "weak", BO: "strong"})
    bot = at.table.bot_token
    seat = at.turn[0]
    move = at.table.scene(seat).choices.all()[0]
    assert at.table.hear(bot, requests.say(seat, 1, move)).accepted
    for request_for in EVERY_REQUEST[1:]:
        assert why(at.table.hear(bot, msgspec.json.encode(request_for(seat)))) == "not-your-seat"
    people = party()
    move = people.table.scene(people.turn[0]).choices.all()[0]
    assert why(people.table.hear(people.table.bot_token, requests.say(people.turn[0], 1, move))) == "not-your-seat"
    assert why(people.table.hear(bot, requests.say(people.turn[0], 1, move))) == "not-your-seat"


# Moves and their numbers --------------------------------------------------------------------------------------


def test_a_move_is_played_and_the_next_one_has_the_next_number() -> None:
    at = party()
    seat = at.turn[0]
    answer = at.say(seat)
    assert (answer.accepted, answer.number) == (True, 1)
    assert at.table.scene(seat).heard == 1
    assert at.table.scene(1 - seat).heard == 0


def test_a_repeated_number_gets_its_first_answer_and_is_not_played_again() -> None:
    at = party()
    seat = at.turn[0]
    move = at.table.scene(seat).choices.all()[0]
    first = at.say(seat, move)
    before = at.table.position
    for other in (move, {"do": "enough"}, {"do": "nonsense"}):
        assert at.say(seat, other, number=1) == first
    assert at.table.position is before


def test_a_number_repeated_after_the_table_was_resumed_is_not_played_again(tmp_path: Any) -> None:
    at = party(tmp_path / "match")
    seat = at.turn[0]
    move = at.table.scene(seat).choices.all()[0]
    first = at.say(seat, move)
    at.table.close()
    again = resumed(tmp_path / "match")
    before = again.table.position
    assert again.say(seat, move, number=1) == first
    assert again.table.position is before
    assert len(entries_of(again)) == len(entries_of(at))


def test_a_number_repeated_at_the_pause_or_after_the_end_gets_its_first_answer() -> None:
    at = party()
    seat = at.turn[0]
    first = at.say(seat)
    at.ask(ADA, Pause(ADA))
    assert at.say(seat, {"do": "enough"}, number=1) == first
    at.ask(ADA, BreakOff(ADA))
    assert at.say(seat, {"do": "enough"}, number=1) == first


def test_a_number_repeated_after_a_bot_took_the_seat_gets_its_first_answer() -> None:
    at = party()
    seat = at.turn[0]
    first = at.say(seat)
    at.ask(seat, SeatBot(seat, seat, "weak"))
    assert at.say(seat, {"do": "enough"}, number=1) == first
    assert why(at.say(seat, {"do": "enough"}, number=2)) == "bot-plays"


@pytest.mark.parametrize("number", [0, -1, 2, 3, 10**18])
def test_a_skipped_number_is_refused_with_the_one_that_is_missing(number: int) -> None:
    at = party()
    before = at.table.position
    answer = at.say(at.turn[0], number=number)
    assert answer.why is not None
    assert (answer.why.key, answer.why.args) == ("number-skipped", {"n": 1})
    assert at.table.position is before


def test_a_refused_move_uses_up_no_number() -> None:
    at = party()
    seat = at.turn[0]
    assert why(at.say(seat, {"do": "lay", "sketch": 99, "on": "water"})) == "not-in-hand"
    assert at.say(seat).number == 1


def test_all_act_at_once_and_the_order_of_hearing_is_the_order_of_play(kettle: str) -> None:
    at = party(game=kettle, seats=3)
    assert at.turn == (ADA, BO, CY)
    assert at.say(BO, {"do": "grab"}).accepted
    assert at.say(ADA, {"do": "grab"}).accepted
    assert why(at.say(BO, {"do": "grab"})) == "hands-full"
    assert at.turn == (CY,)
    assert at.say(CY, {"do": "grab"}).accepted
    result = at.table.scene(None).result
    assert result is not None
    assert (result.scores, result.winners) == ((0, 1, 0), (BO,))
    assert why(at.say(ADA, {"do": "hum", "tune": "too late"})) == "match-over"


# The door takes anything --------------------------------------------------------------------------------------

NONSENSE = [
    b"",
    b"\x00",
    b"\xff\xfe",
    b"null",
    b"[]",
    b'{"ask":"say"}',
    b'{"ask":"dance","seat":0}',
    b'{"ask":"pause","seat":0,"more":1}',
    b'{"ask":"pause","seat":"0"}',
    b'{"ask":"say","seat":0,"number":1,"move":' + b"[" * 30_000 + b"]" * 30_000 + b"}",
    b'{"ask":"seat-bot","seat":0,"chair":1,"bot":"godlike"}',
    b'{"ask":"pause","seat":1' + b"0" * 5000 + b"}",
    b'{"ask":"pause"' + b" " * 70_000 + b',"seat":0}',
    '{"ask":"pause","seat":0,"x":"\ud800"}'.encode("utf-8", "surrogatepass"),
    b'{"ask":"say","seat":0,"number":1,"move":"\\ud800"}',
]


@pytest.mark.parametrize("raw", NONSENSE, ids=lambda raw: repr(raw[:40]))
def test_nonsense_is_refused_with_a_sentence(raw: bytes) -> None:
    at = party()
    before = at.table.position
    answer = at.hear(ADA, raw)
    assert why(answer) in ("not-understood", "too-long")
    assert sentences.english(answer.why)
    assert at.table.position is before


@examples(150)
@given(raw=st.binary(max_size=200), seat=st.sampled_from([ADA, BO]))
def test_no_bytes_ever_break_the_table(raw: bytes, seat: int) -> None:
    at = party()
    before = at.table.position
    assert not at.hear(seat, raw).accepted
    assert at.table.position is before


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
MOVES = st.fixed_dictionaries(
    {"do": st.sampled_from(["lay", "enough", "hum"])},
    optional={
        "sketch": st.integers() | JSON,
        "on": st.sampled_from(["water", "fire", "earth", "wind"]) | JSON,
        "summon": st.sampled_from(["water", "fire", None]) | JSON,
        "distract": st.booleans() | JSON,
    },
)


@examples(150)
@given(move=MOVES | JSON, seat=st.sampled_from([ADA, BO]))
def test_whatever_move_is_said_it_is_refused_or_it_was_listed(move: Any, seat: int) -> None:
    at = party()
    listed = {msgspec.json.encode(choice) for choice in at.table.scene(seat).choices.all()}
    before = at.table.position
    answer = at.hear(seat, requests.say(seat, 1, move))
    if answer.accepted:
        said = msgspec.json.encode(msgspec.convert(move, at.table.game.move))
        assert said in listed
    else:
        assert at.table.position is before
        assert sentences.english(answer.why, "yokai")


# Pause --------------------------------------------------------------------------------------------------------


def test_a_paused_table_takes_no_moves_and_its_clock_stands_still() -> None:
    at = party()
    at.wait(500)
    assert at.ask(BO, Pause(BO)).accepted
    at.wait(60_000)
    for seat in (ADA, BO):
        scene = at.table.scene(seat)
        assert (scene.paused_by, scene.at, scene.choices.all()) == (BO, 500, ())
    seat = at.table.game.waiting(at.table.position.state)[0]
    assert why(at.say(seat, {"do": "enough"})) == "paused"
    assert why(at.ask(ADA, Pause(ADA))) == "paused"
    assert at.ask(ADA, Resume(ADA)).accepted
    at.wait(10)
    assert at.table.scene(ADA).at == 510
    assert at.say(seat).accepted


def test_a_table_that_is_not_paused_cannot_be_resumed() -> None:
    assert why(party().ask(ADA, Resume(ADA))) == "not-paused"


def test_a_pause_outlives_the_process(tmp_path: Any) -> None:
    at = party(tmp_path / "match")
    at.wait(500)
    at.ask(ADA, Pause(ADA))
    at.table.close()
    again = resumed(tmp_path / "match")
    again.wait(9000)
    assert (again.table.scene(BO).paused_by, again.table.scene(BO).at) == (ADA, 500)
    assert again.ask(BO, Resume(BO)).accepted


def test_the_clock_goes_on_from_the_last_entry_when_a_match_is_resumed(tmp_path: Any) -> None:
    at = party(tmp_path / "match")
    at.wait(700)
    at.say(at.turn[0])
    at.wait(9000)
    at.table.close()
    again = resumed(tmp_path / "match")
    assert again.table.scene(None).at == 700
    again.wait(5)
    assert again.table.scene(None).at == 705


def test_a_device_whose_clock_jumps_back_spoils_no_match(tmp_path: Any) -> None:
    at = party(tmp_path / "match")
    at.wait(700)
    at.say(at.turn[0])
    at.watch.ms -= 500
    at.say(at.turn[0])
    at.table.close()
    assert resumed(tmp_path / "match").seen() == at.seen()


# Bots that step in --------------------------------------------------------------------------------------------


def test_a_bot_sits_in_until_the_seat_is_taken_back() -> None:
    at = party()
    seat = at.turn[0]
    assert at.ask(1 - seat, SeatBot(1 - seat, seat, "strong")).accepted
    assert at.table.scene(None).bots[seat] == "strong"
    move = at.table.scene(seat).choices.all()[0]
    assert why(at.say(seat, move)) == "bot-plays"
    assert at.table.hear(at.table.bot_token, requests.say(seat, 1, move)).accepted
    assert why(at.ask(ADA, SeatBot(ADA, seat, "weak"))) == "bot-sits-there"
    assert at.ask(seat, TakeBack(seat, seat)).accepted
    assert at.table.scene(None).bots == (None, None)
    assert why(at.ask(seat, TakeBack(seat, seat))) == "no-bot-there"


@pytest.mark.parametrize("chair", [-1, 2])
def test_no_bot_sits_on_a_chair_that_is_not_there(chair: int) -> None:
    at = party()
    assert why(at.ask(ADA, SeatBot(ADA, chair, "weak"))) == "no-such-seat"
    assert why(at.ask(ADA, TakeBack(ADA, chair))) == "no-such-seat"


def test_a_seat_that_was_a_bot_s_from_the_start_belongs_to_nobody() -> None:
    at = party(bots={BO: "weak"})
    assert why(at.ask(ADA, TakeBack(ADA, BO))) == "never-a-person"


# Patience -----------------------------------------------------------------------------------------------------


def test_after_the_table_s_patience_a_bot_plays_for_who_keeps_others_waiting(tmp_path: Any) -> None:
    at = party(tmp_path / "match", patience=60_000)
    seat = at.turn[0]
    assert at.table.next_wake() == 60_000
    at.wait(59_999)
    assert at.table.scene(None).bots == (None, None)
    at.wait(1)
    assert at.table.scene(None).bots[seat] == FIRST_AID
    assert entries_of(at)[-2:] == [TimedOut(seat, 60_000), BotTook(seat, FIRST_AID, 60_000)]
    assert at.table.next_wake() is None, "a bot is not waited for with a watch"
    assert at.ask(seat, TakeBack(seat, seat)).accepted
    assert at.table.next_wake() == 120_000, "who comes back has the whole time again"
    assert at.say(seat).accepted


def test_patience_begins_anew_with_every_move_and_stands_still_at_the_pause() -> None:
    at = party(patience=60_000)
    seat = at.turn[0]
    at.wait(50_000)
    at.say(seat)
    assert at.table.next_wake() == 110_000
    at.ask(ADA, Pause(ADA))
    assert at.table.next_wake() is None
    at.wait(3_600_000)
    assert at.table.scene(None).bots == (None, None)
    at.ask(ADA, Resume(ADA))
    assert at.table.next_wake() == 110_000


def test_each_of_those_who_are_waited_for_has_a_patience_of_its_own(kettle: str) -> None:
    at = party(game=kettle, seats=3, patience=2000)
    at.wait(1000)
    at.say(BO, {"do": "hum", "tune": "la"})
    at.wait(1000)
    assert at.table.scene(None).bots == (FIRST_AID, None, FIRST_AID)
    assert at.table.next_wake() == 3000


def test_nobody_is_timed_out_without_a_patience_or_after_the_end() -> None:
    at = party()
    at.wait(10**9)
    assert at.table.next_wake() is None
    impatient = party(patience=10)
    impatient.ask(ADA, BreakOff(ADA))
    impatient.wait(1000)
    assert impatient.table.scene(None).bots == (None, None)
    assert impatient.table.next_wake() is None


# Deadlines of the rules ---------------------------------------------------------------------------------------


def test_the_rules_are_woken_at_the_time_they_asked_for(kettle: str, tmp_path: Any) -> None:
    at = party(tmp_path / "match", game=kettle, options=b'{"boils":500}')
    assert at.table.next_wake() == 500
    at.wait(499)
    assert not at.table.scene(None).ended
    at.wait(100)
    assert at.table.scene(None).ended
    assert entries_of(at)[-2:] == [Ticked(500), Ended(500)], "a late look at the clock changes nothing"
    assert at.table.scene(None).result is not None


def test_a_pause_holds_up_a_deadline_too(kettle: str) -> None:
    at = party(game=kettle, options=b'{"boils":500}')
    at.wait(400)
    at.ask(ADA, Pause(ADA))
    at.wait(1000)
    assert at.table.next_wake() is None
    at.ask(ADA, Resume(ADA))
    at.wait(99)
    assert not at.table.scene(None).ended
    at.wait(1)
    assert at.table.scene(None).ended


# The end ------------------------------------------------------------------------------------------------------


def test_a_finished_match_has_a_result_and_takes_nothing_more(tmp_path: Any) -> None:
    at = party(tmp_path / "match")
    at.play()
    scene = at.table.scene(ADA)
    assert scene.ended
    assert scene.result is not None
    assert (scene.waiting, scene.choices.all()) == ((), ())
    assert entries_of(at)[-1] == Ended(scene.at)
    assert why(at.say(ADA, {"do": "enough"})) == "match-over"
    for request_for in EVERY_REQUEST[1:]:
        assert why(at.ask(ADA, request_for(ADA))) == "match-ended"
    at.wait(1000)
    assert at.table.scene(ADA).at == scene.at


def test_a_match_that_is_broken_off_has_no_result(tmp_path: Any) -> None:
    at = party(tmp_path / "match")
    assert at.ask(BO, BreakOff(BO)).accepted
    for seat in (ADA, BO):
        scene = at.table.scene(seat)
        assert (scene.ended, scene.result, scene.waiting, scene.choices.all()) == (True, None, (), ())
    assert why(at.say(ADA, {"do": "enough"})) == "match-ended"
    at.table.close()
    assert resumed(tmp_path / "match").table.scene(ADA).ended


def test_a_paused_match_can_be_broken_off() -> None:
    at = party()
    at.ask(ADA, Pause(ADA))
    assert at.ask(BO, BreakOff(BO)).accepted
    assert at.table.scene(ADA).ended


# Telling ------------------------------------------------------------------------------------------------------


def test_everybody_is_told_after_each_entry_and_sees_the_new_position() -> None:
    at = party()
    seen: list[int] = []
    at.table.listeners.append(lambda: seen.append(at.table.scene(None).view.laid))
    at.say(at.turn[0])
    assert seen == [1]


def test_nobody_is_told_of_a_refusal_or_a_repetition() -> None:
    at = party()
    seat = at.turn[0]
    at.say(seat)
    news: list[None] = []
    at.table.listeners.append(lambda: news.append(None))
    at.say(seat, {"do": "enough"}, number=1)
    at.say(1 - seat, {"do": "enough"})
    at.hear(seat, b"?")
    assert news == []


def test_a_listener_that_leaves_while_it_is_told_takes_nobody_with_it() -> None:
    at = party()
    news: list[str] = []

    def once() -> None:
        news.append("once")
        at.table.listeners.remove(once)

    at.table.listeners += [once, lambda: news.append("always")]
    at.say(at.turn[0])
    assert news == ["once", "always"]


def test_a_scene_tells_no_token_and_no_holder() -> None:
    at = party()
    tellable = at.seen()
    for secret in (token(ADA), token(BO), *at.table.opened.holders, at.table.bot_token):
        assert secret.encode() not in tellable


def test_a_whole_match_is_the_same_after_it_is_resumed_at_every_move(tmp_path: Any) -> None:
    at = party(tmp_path / "match")
    for _ in range(40):
        at.play(1)
        seen = at.seen()
        at.table.close()
        at = resumed(tmp_path / "match")
        assert at.seen() == seen


def test_the_entries_are_all_there_is(tmp_path: Any) -> None:
    at = party(tmp_path / "match")
    at.play(5)
    loaded = load(tmp_path / "match")
    assert isinstance(loaded.opened, Opened)
    assert [type(entry) for entry in loaded.entries[:6]] == [Dealt] * 6, "a roll, four stacks, the sketches"
    assert [type(entry) for entry in loaded.entries[6:]] == [Said] * 5
