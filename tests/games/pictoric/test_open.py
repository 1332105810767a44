"""The open scenario: telling, voting, the reveal, and what the leader draws (B4 to B7, B12)."""

import pytest

from engine.entries import Said
from engine.games.pictoric import GAME
from engine.games.pictoric.moves import Give, Ready, Tell, Vote
from engine.rules import Shuffle
from tests.games.pictoric.table import ADA, BO, CY, DI, open_table

# The association (B4) --------------------------------------------------------------------------------------------


def test_B4_the_leaders_six_cards_lie_before_all() -> None:
    table = open_table()
    for seat in (ADA, BO, CY, None):
        assert table.view(seat).sectors == ("1", "2", "3", "4", "5", "6")
    assert table.waiting == (ADA,)


def test_B4_the_leader_gives_an_association_to_one_and_the_die_is_fixed() -> None:
    table = open_table().tell("Gone fishing", sector=4)
    for seat in (ADA, BO, CY, None):
        told = table.view(seat).told
        assert told is not None
        assert told.text == "Gone fishing"
    assert (table.view(ADA).die, table.view(ADA).card) == (4, "4")
    assert (table.view(BO).die, table.view(BO).card) == (None, None)
    assert table.phase == "voting"


def test_B4_the_die_is_set_before_anyone_votes() -> None:
    table = open_table()
    assert table.why_not(ADA, Tell("Gone fishing")) == "set-die"
    assert table.why_not(BO, Vote(1)) == "tell-first"
    table.tell(sector=4)
    assert table.why_not(ADA, Tell("Or rather this", 5)) == "told-already"


def test_B4_an_association_may_be_said_aloud() -> None:
    told = open_table().tell(None, sector=2).seen.told
    assert told is not None
    assert told.text is None


def test_B4_only_the_leader_tells() -> None:
    assert open_table().why_not(BO, Tell("Gone fishing", 4)) == "leader-tells"


@pytest.mark.parametrize("sector", [0, 7, -1, 10**20])
def test_B4_there_are_six_sectors(sector: int) -> None:
    assert open_table().why_not(ADA, Tell("Gone fishing", sector)) == "no-such-sector"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "clue-blank"),
        (" \u00a0 ", "clue-blank"),
        ("x" * 121, "clue-too-long"),
        ("x" * 100_000, "clue-too-long"),
        ("two\nlines", "clue-sign"),
        ("\u202eback", "clue-sign"),
        ("\ud800", "clue-sign"),
    ],
)
def test_B4_an_association_is_a_text_that_everybody_can_read(text: str, key: str) -> None:
    assert open_table().why_not(ADA, Tell(text, 1)) == key


def test_spaces_too_many_are_no_part_of_an_association() -> None:
    told = open_table().tell("  Gone \u00a0 fishing ", sector=1).seen.told
    assert told is not None
    assert told.text == "Gone fishing"


# Voting (B5) -----------------------------------------------------------------------------------------------------


def test_B5_all_others_vote() -> None:
    table = open_table(4).tell(sector=4)
    assert table.waiting == (BO, CY, DI)
    assert table.why_not(ADA, Vote(4)) == "leader-votes-not"
    table.vote(CY, 3)
    assert table.waiting == (BO, DI)
    assert table.why_not(CY, Vote(4)) == "voted-already"


def test_B5_votes_are_secret_until_all_have_voted() -> None:
    table = open_table().tell(sector=4).vote(BO, 3)
    for seat in (ADA, CY, None):
        assert table.view(seat).vote is None
        assert table.view(seat).reveal is None
    assert table.view(BO).vote == 3
    assert [player.voted for player in table.seen.players] == [False, True, False]


def test_B5_votes_and_the_leaders_die_are_shown_together() -> None:
    table = open_table().tell(sector=4).votes(3, 4)
    for seat in (ADA, BO, CY, None):
        shown = table.view(seat).reveal
        assert shown is not None
        assert shown.votes == (None, 3, 4)
        assert shown.sector == 4
        assert shown.right == (CY,)
        assert shown.owners == (ADA,) * 6
        assert table.view(seat).card == "4"


@pytest.mark.parametrize("sector", [0, 7, -1])
def test_B5_a_vote_is_for_one_of_six_sectors(sector: int) -> None:
    assert open_table().tell(sector=1).why_not(BO, Vote(sector)) == "no-such-sector"


def test_nobody_adds_a_card_in_the_open_scenario() -> None:
    assert open_table().tell(sector=1).why_not(BO, Give("7")) == "no-bank"


# Scoring (B6) ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_B6_nobody_right(seats: int) -> None:
    table = open_table(seats).found_by()
    assert table.cells == [1] * seats
    assert table.reveal.outcome == "none"
    assert table.lines(ADA) == [("found-by-none", 0)]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_B6_everybody_right(seats: int) -> None:
    table = open_table(seats).found_by(*range(1, seats))
    assert table.cells == [1] + [3] * (seats - 1)
    assert table.reveal.outcome == "all"
    assert table.lines(ADA) == [("found-by-all", 0)]
    assert table.lines(BO) == [("all-right", 2)]


@pytest.mark.parametrize(
    ("seats", "right", "leader"),
    [(3, 1, 5), (4, 1, 5), (4, 2, 4), (5, 1, 5), (5, 2, 4), (5, 3, 3), (6, 1, 5), (6, 2, 4), (6, 3, 3), (6, 4, 2)],
)
def test_B6_some_right(seats: int, right: int, leader: int) -> None:
    table = open_table(seats).found_by(*range(1, 1 + right))
    assert table.cells == [1 + leader] + [4] * right + [1] * (seats - 1 - right)
    assert table.reveal.outcome == "some"
    assert table.lines(ADA) == [("found-by-some", leader)]
    assert table.lines(BO) == [("right", 3)]
    assert table.lines(seats - 1) == []


def test_B6_votes_on_wrong_cards_are_worth_nothing_in_the_open_scenario() -> None:
    table = open_table(4).tell(sector=4).votes(4, 2, 2)
    assert table.cells == [6, 4, 1, 1]


def test_the_reveal_says_how_each_pawn_walks() -> None:
    table = open_table().with_pawns_at(10, 20, 30).found_by(BO)
    assert [(walk.start, walk.end, walk.step) for walk in table.reveal.walks] == [(10, 15, 5), (20, 23, 3), (30, 30, 0)]


# After the turn (B7, B12) ----------------------------------------------------------------------------------------


def test_B7_the_leader_discards_the_told_card_and_draws_one() -> None:
    table = open_table().tell(sector=4).votes(4, 1)
    assert table.view(ADA).hand == ("1", "2", "3", "5", "6", "19")
    assert table.seen.sectors == ("1", "2", "3", "4", "5", "6"), "still on the table for all to see"
    assert (table.seen.pile, table.seen.discards) == (81, 1)


def test_B7_the_others_keep_their_hands() -> None:
    table = open_table().found_by(BO)
    assert table.view(BO).hand == ("7", "8", "9", "10", "11", "12")
    assert table.view(CY).hand == ("13", "14", "15", "16", "17", "18")


def test_the_next_turn_begins_when_all_are_ready() -> None:
    table = open_table().found_by(BO)
    assert table.waiting == (ADA, BO, CY)
    table.say(CY, Ready()).say(ADA, Ready())
    assert table.waiting == (BO,)
    assert table.why_not(ADA, Ready()) == "ready-already"
    table.say(BO, Ready())
    view = table.seen
    assert (view.phase, view.leader, view.turn) == ("telling", BO, 2)
    assert (view.told, view.reveal, view.card) == (None, None, None)
    assert view.sectors == ("7", "8", "9", "10", "11", "12")


def test_B12_when_the_cards_run_out_the_discards_are_shuffled() -> None:
    table = open_table().with_pile(1).tell(sector=4)
    discards = table.state.discards
    table.votes(4, 1)
    assert table.view(ADA).hand[-1] == "19", "the last of the pile"
    assert (table.seen.pile, table.seen.discards) == (0, len(discards) + 1)
    table.ready().tell(sector=1).vote(CY, 1).play(Said(ADA, Vote(2)))
    need = GAME.needs(table.state)
    assert isinstance(need, Shuffle)
    assert need.what == "discards"
    assert sorted(need.items) == sorted((*discards, 3, 6)), "with the cards of both turns"
    assert table.waiting == ()
    assert table.why_not(ADA, Ready()) == "dealing"
    table.deal(*reversed(need.items))
    assert len(table.view(BO).hand) == 6
    assert (table.seen.pile, table.seen.discards) == (len(discards) + 1, 0)
    assert table.waiting == (ADA, BO, CY)
