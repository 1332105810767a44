"""Setting up Pictoric Box (B3, B4, B8, B12), and what a table may agree on."""

from typing import Any

import msgspec
import pytest

from engine import gate, sentences
from engine.decks.pictures import MOST_PICTURES
from engine.games.pictoric import GAME
from engine.games.pictoric.box import fewest_pictures
from engine.games.pictoric.setting_up import Options
from engine.gate import Refused
from engine.match import OPTIONS_BYTES
from engine.rules import Roll, Shuffle
from tests.games.pictoric.table import ADA, BO, CY, Table, closed_table, open_table, opened

SIZES = (3, 4, 5, 6)


def options(text: Any) -> Options:
    decoder = msgspec.json.Decoder(Options)
    return gate.read(decoder, msgspec.json.encode(text), OPTIONS_BYTES)


def refusal(text: Any, variant: str = "open", seats: int = 3) -> str:
    """How a table is told that no match opens with these options."""
    with pytest.raises(Refused) as refused:
        GAME.open(variant, options(text), seats)
    return sentences.english(refused.value.why, "pictoric")


def rolling(seats: int = 4, variant: str = "open") -> Table:
    return Table(GAME.open(variant, Options(), seats))


@pytest.mark.parametrize("rounds", [-1, 51, 10**15])
def test_B14_rounds_out_of_range_are_refused(rounds: int) -> None:
    assert refusal({"rounds": rounds}) == "The match can end after at most 50 rounds, or only at the box."


# The first leader (B3) -------------------------------------------------------------------------------------------


def test_three_to_six_play_both_scenarios() -> None:
    assert GAME.variants == {"open": SIZES, "closed": SIZES}


@pytest.mark.parametrize("seats", SIZES)
def test_B3_everyone_rolls_a_die(seats: int) -> None:
    table = rolling(seats)
    assert GAME.needs(table.state) == Roll("first-leader", 6, seats)
    assert table.waiting == ()
    assert table.seen.leader is None


def test_B3_the_highest_leads() -> None:
    table = rolling().deal(2, 5, 6, 1)
    assert table.seen.leader == CY
    assert table.seen.rolls == ((2, 5, 6, 1),)


def test_B3_ties_roll_again_among_themselves() -> None:
    table = rolling().deal(4, 1, 4, 2)
    assert GAME.needs(table.state) == Roll("first-leader", 6, 2)
    table.deal(3, 3)
    assert GAME.needs(table.state) == Roll("first-leader", 6, 2)
    table.deal(1, 2)
    assert table.seen.leader == CY
    assert table.seen.rolls == ((4, 1, 4, 2), (3, 0, 3, 0), (1, 0, 2, 0))


def test_B3_a_tie_of_all_is_rolled_again_by_those_who_are_highest_then() -> None:
    table = rolling(3).deal(5, 5, 5).deal(6, 6, 1)
    assert GAME.needs(table.state) == Roll("first-leader", 6, 2)
    assert table.deal(2, 6).seen.leader == BO


def test_B3_then_clockwise() -> None:
    table = rolling(3).roll(1, 1, 6)
    leaders = []
    for _ in range(4):
        leaders.append(table.seen.leader)
        table.found_by().ready()
    assert leaders == [CY, ADA, BO, CY]
    assert table.seen.turn == 5


# The deal --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SIZES)
def test_all_hundred_pictures_are_shuffled(seats: int) -> None:
    for variant in GAME.variants:
        table = rolling(seats, variant).deal(6, *[1] * (seats - 1))
        assert GAME.needs(table.state) == Shuffle("deck", tuple(range(100)))


@pytest.mark.parametrize("seats", SIZES)
def test_B4_six_cards_each(seats: int) -> None:
    table = open_table(seats)
    assert table.banks == [6] * seats
    assert table.seen.pile == 100 - 6 * seats
    assert table.view(BO).hand == ("7", "8", "9", "10", "11", "12")


@pytest.mark.parametrize("seats", SIZES)
def test_B8_a_bank_of_two_cards_each(seats: int) -> None:
    table = closed_table(seats)
    assert table.banks == [2] * seats
    assert table.seen.pile == 100 - 2 * seats - 1, "and the leader has drawn one (B9)"
    assert table.view(BO).hand == ("3", "4")


# Options ---------------------------------------------------------------------------------------------------------


def test_without_options_there_are_no_forfeits() -> None:
    table = open_table()
    assert not table.seen.forfeits
    assert table.seen.forfeit is None
    assert table.phase == "telling"


@pytest.mark.parametrize("text", [{"forfeits": 1}, {"forfeit": True}, {"language": "xx"}, {"deck": [1]}, {"deck": "1"}])
def test_options_that_no_table_can_mean_are_refused(text: Any) -> None:
    with pytest.raises(Refused):
        options(text)


def test_a_table_may_play_with_its_own_pictures() -> None:
    deck = tuple([f"photo-{number}" for number in range(30)])
    table = open_table(deck=deck)
    assert table.view(ADA).hand == deck[:6]
    assert table.seen.pile == 12
    table.tell(sector=2)
    assert table.view(ADA).card == "photo-1"


@pytest.mark.parametrize("variant", ["open", "closed"])
@pytest.mark.parametrize("seats", SIZES)
def test_a_deck_that_could_run_dry_is_refused(variant: str, seats: int) -> None:
    deck = [str(number) for number in range(fewest_pictures(seats, variant == "closed"))]
    assert GAME.open(variant, options({"deck": deck}), seats)
    assert refusal({"deck": deck[1:]}, variant, seats).startswith("1 picture is missing")


def test_decks_are_held_to_the_rules_of_decks() -> None:
    deck = [str(number) for number in range(40)]
    assert "more than once" in refusal({"deck": [*deck, "7"]})
    assert "cannot name a picture" in refusal({"deck": [*deck, "../secret"]})
    assert "at most" in refusal({"deck": [str(number) for number in range(MOST_PICTURES + 1)]})


def test_the_language_of_the_table_is_known_to_all() -> None:
    assert open_table(language="uk").view(CY).language == "uk"
    assert open_table().seen.language == "en"


def test_forfeits_are_agreed_on_before_the_match() -> None:
    assert opened(forfeits=True).phase == "forfeit"
