"""A seat goes to another device in the middle of a match, and what a bot said in a person's place stays the bot's."""

from typing import Any

import pytest

from engine import requests
from engine.entries import GaveBack, Handed
from engine.gate import Refused
from engine.journal import load
from engine.match import replay
from engine.requests import BreakOff, SeatBot, TakeBack
from engine.rules import BrokenMatch, game
from engine.seats import holder_of
from engine.table import Table
from tests.engine.tables import ADA, BO, Watch, opened, party, resumed, token, why

OTHER = "the token of another tablet"


def test_the_device_that_got_a_seat_plays_on_and_the_one_that_gave_it_may_not() -> None:
    at = party()
    seat = at.turn[0]
    at.table.hand(seat, holder_of(OTHER))
    move = at.table.scene(seat).choices.moves[0]
    assert why(at.say(seat, move)) == "not-your-seat"
    assert at.table.seats_of(token(seat)) == ()
    assert at.table.seats_of(OTHER) == (seat,)
    assert at.table.hear(OTHER, requests.say(seat, 1, move)).accepted


def test_who_holds_a_seat_is_known_again_after_the_table_is_resumed(tmp_path: Any) -> None:
    at = party(tmp_path / "match")
    at.table.hand(ADA, holder_of(OTHER))
    at.table.close()
    again = resumed(tmp_path / "match")
    assert again.table.seats_of(OTHER) == (ADA,)
    assert again.table.seats_of(token(BO)) == (BO,)


def test_a_bot_that_sat_in_gets_up_when_its_seat_is_given_to_somebody(tmp_path: Any) -> None:
    at = party(tmp_path / "match")
    at.ask(BO, SeatBot(BO, ADA, "weak"))
    at.table.hand(ADA, holder_of(OTHER))
    assert at.table.scene(None).bots == (None, None)
    assert [type(entry) for entry in load(tmp_path / "match").entries[-2:]] == [Handed, GaveBack]


def test_giving_a_seat_to_who_has_it_already_records_nothing(tmp_path: Any) -> None:
    at = party(tmp_path / "match")
    before = load(tmp_path / "match").entries
    at.table.hand(ADA, holder_of(token(ADA)))
    assert load(tmp_path / "match").entries == before


@pytest.mark.parametrize(("seat", "key"), [(2, "no-such-seat"), (-1, "no-such-seat"), (BO, "never-a-person")])
def test_only_a_person_s_seat_can_be_given(seat: int, key: str) -> None:
    at = party(bots={BO: "weak"})
    with pytest.raises(Refused) as refused:
        at.table.hand(seat, holder_of(OTHER))
    assert refused.value.why.key == key


def test_nothing_is_given_after_the_end() -> None:
    at = party()
    at.ask(ADA, BreakOff(ADA))
    with pytest.raises(Refused) as refused:
        at.table.hand(ADA, holder_of(OTHER))
    assert refused.value.why.key == "match-ended"


def test_the_disk_that_refuses_leaves_the_seat_where_it_was(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from engine.journal import Journal, NotSaved

    at = party(tmp_path / "match")

    def full(journal: Journal, new: Any) -> None:
        raise NotSaved

    monkeypatch.setattr(Journal, "append", full)
    with pytest.raises(Refused) as refused:
        at.table.hand(ADA, holder_of(OTHER))
    assert refused.value.why.key == "not-saved"
    assert at.table.seats_of(token(ADA)) == (ADA,)


def test_a_move_said_again_that_a_bot_played_meanwhile_is_not_called_played() -> None:
    at = party()
    seat = at.turn[0]
    move = at.table.scene(seat).choices.moves[0]
    at.ask(seat, SeatBot(seat, seat, "weak"))
    assert at.table.hear(at.table.bot_token, requests.say(seat, 1, move)).accepted
    assert why(at.say(seat, move, number=1)) == "bot-played"
    at.ask(seat, TakeBack(seat, seat))
    assert why(at.say(seat, move, number=1)) == "bot-played"
    assert at.table.hear(at.table.bot_token, requests.say(seat, 1, move)).why is not None, "no bot sits there now"


def test_a_journal_in_which_a_seat_is_given_to_its_holder_is_no_table_s() -> None:
    entry = opened()
    replay(game("yokai"), entry, [*_dealt(), Handed(ADA, holder_of(OTHER), 10**9)])
    with pytest.raises(BrokenMatch):
        replay(game("yokai"), entry, [*_dealt(), Handed(ADA, holder_of(token(ADA)), 10**9)])


def _dealt() -> list[Any]:
    from engine.dealer import Dealer
    from engine.entries import Dealt
    from engine.match import begin, follow

    yokai, dealer, dealt = game("yokai"), Dealer(1), list[Any]()
    position = begin(yokai, opened())
    while (need := yokai.needs(position.state)) is not None:
        dealt.append(Dealt(dealer.answer(need), 0))
        position = follow(yokai, position, dealt[-1])
    return dealt


def test_each_seat_may_have_a_token_of_its_own_from_the_start() -> None:
    from engine.seats import Seat
    from engine.table import opening

    entry = opening("yokai", [Seat("Ada", 0), Seat("Bo", 1)], "host", tokens=("host", "guest"))
    table = Table.open(entry, source=Watch())
    assert table.seats_of("host") == (0,)
    assert table.seats_of("guest") == (1,)
