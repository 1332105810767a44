"""Bots beside people whose drawings are replayed: stronger ones find more, and the same deal comes out the same."""

import pytest

from tools.replayed_round import PEOPLE, Outcome, Round, pair_off, plays, sentence


@pytest.mark.long
def test_the_same_deal_comes_out_the_same() -> None:
    rounds = [Round([plays("strong"), plays("weak")], "a deal").play() for _ in range(2)]
    assert rounds[0] == rounds[1]


@pytest.mark.long
def test_everybody_lays_a_card_on_every_drawing_and_the_round_ends() -> None:
    outcomes = [one for deal in range(3) for one in Round([plays("middle"), plays("weak")], f"deal {deal}").play()]
    assert all(one.laid == PEOPLE and 0 <= one.right <= PEOPLE for one in outcomes)


def test_what_bots_draw_is_replayed_too_and_not_known_by_heart() -> None:
    found = [one for deal in range(3) for one in Round([plays("strong")], f"deal {deal}", level=1).play()]
    assert all(one.laid == PEOPLE for one in found)
    assert 0 < sum(one.right for one in found) < 3 * PEOPLE


@pytest.mark.long
def test_a_strong_bot_finds_more_than_chance() -> None:
    found = list(pair_off("strong", "chance", 10, 1))
    strong, chance = (sum(one.right for one in mine) for mine in zip(*found, strict=True))
    assert strong >= 18, "of 30"
    assert chance < strong


def test_a_tie_is_half_a_win() -> None:
    even, more = Outcome(3, 1, 2), Outcome(3, 3, 5)
    assert "50.0 %" in sentence("a", "b", [(even, even), (even, even)])
    assert "75.0 %" in sentence("a", "b", [(more, even), (even, even)])
    assert "a: 66.7 %" in sentence("a", "b", [(more, even), (even, even)])
