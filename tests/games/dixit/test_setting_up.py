"""What a table may agree on before a match of Dixit, and what is refused with a reason that players understand."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine import match, sentences
from engine.decks.pictures import LONGEST_ID, MOST_PICTURES
from engine.entries import Opened
from engine.games.dixit import GAME
from engine.games.dixit.setting_up import laps
from engine.gate import Refused
from engine.lan.protocol import frames
from engine.rules import Why
from engine.seats import Seat
from tests.games.dixit.table import BO, EVERY_TABLE, dealt, laid

NEEDED = {
    ("classic", 3): 3 * 7 + 5,
    ("classic", 4): 4 * 6 + 4,
    ("classic", 12): 12 * 6 + 12,
    ("party", 6): 6 * 5 + 6,
    ("party", 12): 12 * 5 + 12,
    ("team", 6): 6 * 4 + 4,
    ("team", 12): 12 * 4 + 7,
}
"""Full hands, and the cards of a round."""


def opening(options: bytes, variant: str = "classic", seats: int = 4) -> Any:
    """The state of a match that is opened as a device does it, or the reason why it is not."""
    people = tuple(Seat(f"P{seat}", seat) for seat in range(seats))
    opened = Opened("m", "dixit", variant, msgspec.Raw(options), people, ("",) * seats)
    try:
        match.check_opening(opened)
        return match.begin(GAME, opened).state
    except Refused as refused:
        return refused.why


def refused(options: Any, variant: str = "classic", seats: int = 4) -> str:
    why = opening(options if isinstance(options, bytes) else msgspec.json.encode(options), variant, seats)
    assert isinstance(why, Why)
    return sentences.english(why, "dixit")


def pictures(number: int) -> list[str]:
    return [f"ours-{index}" for index in range(number)]


# Who can play ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["classic", "party", "team"])
def test_each_variant_is_for_its_numbers_of_players(variant: str) -> None:
    allowed = {seats for each, seats in EVERY_TABLE if each == variant}
    for seats in range(1, 13):
        state = opening(b"{}", variant, seats)
        assert isinstance(state, GAME.state) == (seats in allowed)
        assert isinstance(state, GAME.state) or state.key == "seat-count"


def test_the_variants_are_those_of_the_rulebook() -> None:
    assert GAME.variants == {"classic": tuple(range(3, 13)), "party": tuple(range(6, 13)), "team": (6, 8, 10, 12)}


# Numbers ---------------------------------------------------------------------------------------------------------


def test_a_target_and_laps_may_be_agreed_on() -> None:
    assert opening(b'{"target": 60}').agreed.target == 60
    assert opening(b'{"laps": 3}', "party", 6).agreed.laps == 3
    assert opening(b'{"laps": 3}', "team", 8).agreed.laps == 3


@pytest.mark.parametrize(("seats", "most"), [(6, 16), (8, 9), (10, 6), (12, 4)])
@pytest.mark.parametrize("variant", ["party", "team"])
def test_D18_D24_laps_are_bounded_only_by_what_a_view_can_carry(variant: str, seats: int, most: int) -> None:
    """The views of all seats and the result cross in one frame, each with every line of the match."""
    assert laps(seats)[-1] == most
    opening(b'{"laps": %d}' % most, variant, seats)
    assert refused({"laps": most + 1}, variant, seats) == f"Everybody can tell 1 to {most} times."
    table = laid(seats, variant)
    if variant == "party":
        table.vote_red(1).all_vote(BO)
    for place, voter in enumerate(table.waiting):
        votes = GAME.choices(table.state, voter).moves
        table.say(voter, votes[place % len(votes)])  # one vote for the card of nearly every pair
    state = table.state
    every = tuple([replace(line, round=number) for number in range(1, seats * most + 1) for line in state.lines])
    views = [GAME.view_of(replace(state, lines=every), seat) for seat in (*range(seats), None)]
    assert len(state.lines) >= seats
    assert len(msgspec.json.encode((views, every))) < frames.DOWN_BYTES


@pytest.mark.parametrize("target", [0, -1, 61, 10**15])
def test_a_target_out_of_range_is_refused(target: int) -> None:
    assert refused({"target": target}) == "The match can end at 1 to 60 points."


@pytest.mark.parametrize("told", [0, -1, 17, 10**15])
def test_laps_out_of_range_are_refused(told: int) -> None:
    assert refused({"laps": told}, "party", 6) == "Everybody can tell 1 to 16 times."


@pytest.mark.parametrize(
    "options",
    [
        b"[]",
        b"null",
        b"{",
        b'{"target": "30"}',
        b'{"target": 30.5}',
        b'{"laps": true}',
        b'{"language": "fr"}',
        b'{"deck": "1"}',
        b'{"deck": [1, 2]}',
        b'{"deck": [["1"]]}',
        b'{"hands": []}',
        b'{"deck": ["\xff"]}',
        b'{"deck": ' + b"[" * 10_000,
    ],
)
def test_options_that_are_none_are_refused(options: bytes) -> None:
    assert refused(options).startswith("That cannot be understood")


# The deck --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "seats"), NEEDED)
def test_any_deck_of_enough_pictures_can_be_played_with(variant: str, seats: int) -> None:
    enough = pictures(NEEDED[variant, seats])
    state = opening(msgspec.json.encode({"deck": enough}), variant, seats)
    assert isinstance(state, GAME.state), state
    assert state.agreed.pictures == tuple(enough)


@pytest.mark.parametrize(("variant", "seats"), NEEDED)
def test_too_few_pictures_are_refused_with_how_many_are_missing(variant: str, seats: int) -> None:
    needed = NEEDED[variant, seats]
    few, one_short = pictures(needed - 7), pictures(needed - 1)
    assert refused({"deck": few}, variant, seats) == f"7 pictures are missing: a table of this size needs {needed}."
    assert refused({"deck": one_short}, variant, seats) == f"1 picture is missing: a table of this size needs {needed}."


@pytest.mark.parametrize(("variant", "seats"), EVERY_TABLE)
def test_our_own_deck_is_enough_for_every_table(variant: str, seats: int) -> None:
    table = dealt(seats, variant)
    assert table.seen.deck >= len(table.seats) // 2 + 1
    assert isinstance(opening(b"{}", variant, seats), GAME.state)


def test_all_pictures_of_an_own_deck_are_dealt() -> None:
    table = dealt(4, deck=tuple(pictures(120)))
    cards = {*table.state.deck, *[card for hand in table.state.hands for card in hand]}
    assert cards == set(pictures(120))


def test_a_deck_may_mix_ours_with_the_tables_own() -> None:
    table = dealt(4, deck=(*map(str, range(1, 21)), *pictures(8)))
    assert table.view(0).hand == ("1", "2", "3", "4", "5", "6")
    assert table.view(3).hand[-4:] == tuple(pictures(4))


def test_a_deck_with_a_picture_twice_with_too_many_or_of_no_such_ids_is_refused() -> None:
    assert refused({"deck": [*pictures(40), "ours-7"]}) == "The picture “ours-7” is in the deck more than once."
    assert refused({"deck": pictures(501)}) == "The deck has 501 pictures; at most 500 can be played with."
    for strange in ("../1", "", "A", "x" * 41, "\u202e1", "1\n2"):
        assert "cannot name a picture" in refused({"deck": [*pictures(40), strange]})


def test_the_largest_deck_there_can_be_fits_into_the_options() -> None:
    deck = [f"{index:0{LONGEST_ID}}" for index in range(MOST_PICTURES)]
    assert isinstance(opening(msgspec.json.encode({"deck": deck})), GAME.state)


def test_a_flood_is_refused_by_the_gate() -> None:
    assert refused({"deck": ["x" * 1_000_000]}).startswith("That is too long")
