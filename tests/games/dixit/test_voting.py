"""Voting and what is shown of it (D6, D7, D15, D22)."""

import pytest

from engine.games.dixit import GAME
from engine.games.dixit.moves import Vote, VoteRed
from engine.games.dixit.reveal import Laid
from tests.games.dixit.table import ADA, BO, CY, DI, EVE, FLO, Table, giving, laid


def votes_of(table: Table, seat: int) -> list[tuple[int, ...]]:
    """The places, alone or in twos, that the seat may vote for."""
    return [move.on for move in GAME.choices(table.state, seat).moves if isinstance(move, Vote)]


# Classic (D6) ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(3, 13))
def test_D6_everyone_but_the_storyteller_votes(seats: int) -> None:
    table = laid(seats)
    assert table.waiting == table.seen.voters == tuple(range(1, seats))
    assert table.why_not(ADA, Vote((2,))) == "storyteller-votes-not"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_D6_up_to_six_players_have_one_vote(seats: int) -> None:
    table = laid(seats)
    assert table.seen.most_votes == 1
    assert all(len(on) == 1 for on in votes_of(table, BO))
    assert table.why_not(BO, Vote((1, len(table.seen.table)))) == "too-many-votes"


@pytest.mark.parametrize("seats", range(7, 13))
def test_D6_from_seven_players_on_there_are_one_or_two_votes_on_different_cards(seats: int) -> None:
    table = laid(seats)
    free = [place for place in range(1, seats + 1) if place != table.place(BO)]
    pairs = [(low, high) for low in free for high in free if low < high]
    assert votes_of(table, BO) == [(place,) for place in free] + pairs
    assert table.why_not(BO, Vote((1, 1))) == "same-card-twice"
    assert table.why_not(BO, Vote((4, 1))) == "lower-place-first"
    assert table.why_not(BO, Vote((1, 3, 4))) == "too-many-votes"
    assert table.vote(BO, 1, 4).view(BO).vote == (1, 4)
    assert table.vote(CY, 1).view(CY).vote == (1,)


@pytest.mark.parametrize("seats", range(4, 13))
def test_D6_nobody_votes_for_a_card_of_their_own(seats: int) -> None:
    table = laid(seats)
    for seat in table.waiting:
        mine = table.place(seat)
        assert table.view(seat).own == (mine,)
        assert table.why_not(seat, Vote((mine,))) == "own-card"
        assert not any(mine in on for on in votes_of(table, seat))


def test_D6_of_two_votes_neither_may_be_for_a_card_of_ones_own() -> None:
    table = laid(7)
    assert table.why_not(BO, Vote((1, 2))) == "own-card"
    assert table.why_not(BO, Vote((2, 3))) == "own-card"


def test_D6_three_players_may_vote_for_neither_of_their_two_cards() -> None:
    table = laid(3)
    assert table.view(BO).own == (2, 3)
    assert [table.why_not(BO, Vote((place,))) for place in (2, 3)] == ["own-card", "own-card"]
    assert votes_of(table, BO) == [(1,), (4,), (5,)]


def test_D6_a_vote_is_for_a_place_on_the_table_and_cast_once() -> None:
    table = laid(4)
    assert table.why_not(BO, Vote(())) == "no-vote"
    for place in (-1, 0, 5, 10**30):
        assert table.why_not(BO, Vote((place,))) == "no-such-place"
    table.vote(BO, 1)
    assert table.why_not(BO, Vote((3,))) == "voted-already"


def test_D6_a_flood_of_votes_is_refused() -> None:
    assert laid(12).why_not(BO, Vote(tuple(range(1_000_000)))) == "too-many-votes"


def test_D6_nobody_votes_before_the_cards_are_laid() -> None:
    assert giving(4).why_not(BO, Vote((1,))) == "give-first"


def test_D6_votes_are_secret() -> None:
    table = laid(5)
    before = [table.view(seat) for seat in (ADA, CY, None)]
    table.vote(BO, 1)
    for seat, earlier in zip((ADA, CY, None), before):
        view = table.view(seat)
        assert view.voted == (False, True, False, False, False)
        assert (view.vote, view.reveal, view.why) == ((), None, ()) == (earlier.vote, earlier.reveal, earlier.why)


# The reveal (D7) -------------------------------------------------------------------------------------------------


def test_D7_votes_are_shown_together_and_then_whose_card_was_told() -> None:
    table = laid(4).vote(BO, 1).vote(CY, 2)
    assert table.seen.reveal is None
    table.vote(DI, 1)
    turned = table.seen.reveal
    assert turned is not None
    assert turned.cards == (Laid("1", ADA, (BO, DI)), Laid("7", BO, (CY,)), Laid("13", CY, ()), Laid("19", DI, ()))
    assert (turned.told, turned.outcome, turned.red) == (1, "some", None)
    assert tuple(card.card for card in turned.cards) == table.seen.table


@pytest.mark.parametrize(("votes", "outcome"), [("A A A", "all"), ("C B B", "none"), ("C A B", "some")])
def test_D7_the_reveal_says_who_found_the_card(votes: str, outcome: str) -> None:
    turned = laid(4).votes(votes).seen.reveal
    assert turned is not None
    assert turned.outcome == outcome


def test_D7_with_three_players_both_cards_of_a_player_are_theirs() -> None:
    turned = laid(3).vote(BO, 5).vote(CY, 1).seen.reveal
    assert turned is not None
    assert [card.seat for card in turned.cards] == [ADA, BO, BO, CY, CY]
    assert [card.votes for card in turned.cards] == [(CY,), (), (), (), (BO,)]


def test_D7_a_player_with_two_votes_is_seen_on_both_cards() -> None:
    turned = laid(7).votes("AC A A A A A").seen.reveal
    assert turned is not None
    assert turned.cards[0].votes == (1, 2, 3, 4, 5, 6)
    assert turned.cards[2].votes == (1,)


# Green and red (D15) ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(6, 13))
def test_D15_everybody_casts_a_green_vote_on_any_card(seats: int) -> None:
    table = laid(seats, "party")
    assert table.seen.voters == tuple(range(seats))
    for seat in table.seats:
        assert votes_of(table, seat) == [(place,) for place in range(1, seats + 1)]
        assert table.why_not(seat, Vote((1, 2))) == "too-many-votes"
    assert table.vote(BO, table.place(BO)).view(BO).vote == table.view(BO).own


def test_D15_the_storyteller_casts_a_red_vote_too() -> None:
    table = laid(6, "party", teller=CY)
    reds = [move for move in GAME.choices(table.state, CY).moves if isinstance(move, VoteRed)]
    assert reds == [VoteRed(place) for place in range(1, 7)]
    assert table.why_not(BO, VoteRed(1)) == "red-is-storytellers"
    assert [table.why_not(CY, VoteRed(place)) for place in (-1, 0, 7)] == ["no-such-place"] * 3
    table.vote_red(4)
    assert table.why_not(CY, VoteRed(5)) == "red-already"
    assert table.view(CY).red == 4
    assert [table.view(seat).red for seat in (ADA, BO, None)] == [None] * 3


@pytest.mark.parametrize("red_first", [True, False])
def test_D15_the_storyteller_is_waited_for_until_both_votes_are_cast(red_first: bool) -> None:
    table = laid(6, "party")
    first, second = (VoteRed(2), Vote((3,))) if red_first else (Vote((3,)), VoteRed(2))
    table.say(ADA, first)
    assert ADA in table.waiting
    assert not table.seen.voted[ADA]
    table.say(ADA, second)
    assert ADA not in table.waiting
    assert table.seen.voted[ADA]
    for seat in table.waiting:
        table.vote(seat, 1)
    turned = table.seen.reveal
    assert turned is not None
    assert (turned.red, turned.told, turned.outcome) == (2, None, None)


def test_D15_only_a_party_has_red_votes() -> None:
    assert laid(6).why_not(ADA, VoteRed(1)) == "no-red-vote"
    assert laid(6, "team").why_not(ADA, VoteRed(1)) == "no-red-vote"


# Pairs (D22) -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [6, 8, 10, 12])
def test_D22_one_of_each_other_pair_votes_once(seats: int) -> None:
    table = laid(seats, "team")  # the seats after Ada's give, up to her partner
    assert table.seen.voters == table.waiting == tuple(range(seats // 2 + 1, seats))
    assert table.seen.most_votes == 1
    assert all(len(on) == 1 for seat in table.waiting for on in votes_of(table, seat))


def test_D22_who_told_or_gave_does_not_vote() -> None:
    table = laid(6, "team", givers="EDC")
    assert table.waiting == (BO, FLO)
    assert table.why_not(ADA, Vote((2,))) == "storyteller-votes-not"
    assert [table.why_not(seat, Vote((1,))) for seat in (CY, DI, EVE)] == ["giver-votes-not"] * 3


def test_D22_nobody_votes_for_the_card_of_their_own_pair() -> None:
    table = laid(6, "team", givers="EDC")
    assert table.view(BO).own == (table.place(EVE),)
    assert table.why_not(BO, Vote((table.place(EVE),))) == "pair-card"
    assert votes_of(table, BO) == [(place,) for place in (1, 2, 4)]


def test_D22_the_partner_learns_which_card_was_given_when_it_lies_on_the_table() -> None:
    table = giving(6, "team").give(DI).give(EVE)
    assert table.view(BO).given == table.view(BO).own == ()
    table.all_give("C")
    assert table.view(BO).own == (3,)
    assert table.view(DI).own == (2,), "the decoy is Di's own"
    assert table.view(ADA).own == (1,), "which one is the decoy Ada need not know"
