"""Scoring and the end (D8 to D10, D12, D16, D18, D23, D24).

In these tables Ada tells.  The votes are those of the others (in party, of all), in the order of their seats; each
letter is the seat whose card was voted for.
"""

import pytest

from engine.games.dixit import GAME
from engine.games.dixit.moves import Idea, Ready
from tests.games.dixit.table import ADA, BO, CY, DI, EVE, FLO, GUS, Table, dealt, laid, telling

# Classic (D8 to D10) ---------------------------------------------------------------------------------------------

D8_EVERYBODY_OR_NOBODY = [
    ("A A A", (0, 2, 2, 2)),
    ("A A A A A", (0, 2, 2, 2, 2, 2)),
    ("C D B", (0, 2 + 1, 2 + 1, 2 + 1)),
    ("C B B", (0, 2 + 2, 2 + 1, 2)),
]

D8_SOME = [
    ("A B B", (3, 3 + 2, 0, 0)),
    ("A A C", (3, 3, 3 + 1, 0)),
    ("D A A", (3, 0, 3, 3 + 1)),
    ("C B A", (3, 0 + 1, 0 + 1, 3)),
]

D9_AT_MOST_THREE = [
    ("C B B B B", (0, 2 + 3, 2 + 1, 2, 2, 2)),  # four votes on Bo's card, nobody found Ada's
    ("A B B B B", (3, 3 + 3, 0, 0, 0, 0)),  # four again, Bo found it
    ("A A B B B", (3, 3 + 3, 3, 0, 0, 0)),  # exactly three
    ("C B A B B", (3, 0 + 3, 0 + 1, 3, 0, 0)),
]


@pytest.mark.parametrize(("votes", "scores"), D8_EVERYBODY_OR_NOBODY)
def test_D8_if_everybody_or_nobody_finds_the_card_all_others_score_two(votes: str, scores: tuple[int, ...]) -> None:
    assert laid(len(scores)).votes(votes).scores == scores


@pytest.mark.parametrize(("votes", "scores"), D8_SOME)
def test_D8_else_the_storyteller_and_who_found_it_score_three(votes: str, scores: tuple[int, ...]) -> None:
    assert laid(len(scores)).votes(votes).scores == scores


@pytest.mark.parametrize(("votes", "scores"), D9_AT_MOST_THREE)
def test_D9_votes_on_ones_card_score_one_each_but_at_most_three(votes: str, scores: tuple[int, ...]) -> None:
    assert laid(len(scores)).votes(votes).scores == scores


def test_D8_with_three_players_too() -> None:
    assert laid(3).votes("A A").scores == (0, 2, 2)
    assert laid(3).votes("C B").scores == (0, 3, 3)
    assert laid(3).votes("A B").scores == (3, 3 + 1, 0)


def test_D9_with_three_players_votes_on_either_card_count() -> None:
    for place in (2, 3):
        assert laid(3).vote(BO, 1).vote(CY, place).scores == (3, 3 + 1, 0)


def test_D9_the_storyteller_scores_nothing_for_votes() -> None:
    table = laid(4).votes("A A C")
    assert table.lines(ADA) == [("told", 3)]


def test_D8_every_line_says_for_what() -> None:
    some = laid(6).votes("A B B B B")
    assert some.lines(ADA) == [("told", 3)]
    assert some.lines(BO) == [("found", 3), ("votes-most", 3)]
    assert some.lines(CY) == []
    everybody = laid(4).votes("A A A")
    assert everybody.lines(ADA) == [("told-all", 0)]
    assert everybody.lines(BO) == [("found-all", 2)]
    nobody = laid(4).votes("C D B")
    assert nobody.lines(ADA) == [("told-none", 0)]
    assert nobody.lines(BO) == [("found-none", 2), ("votes", 1)]
    assert {line.args.get("n") for line in some.seen.why if line.key == "votes-most"} == {4}
    assert {line.round for line in some.seen.why} == {1}


# Two votes (D8 and D10) ------------------------------------------------------------------------------------------

D8_EITHER_VOTE = [
    # Bo hits with one of two votes; Cy misses with both.
    ("AC BD B B B B", (3, 3 + 3, 0 + 1, 0 + 1, 0, 0, 0)),
    # Everybody hits with one of two: all found it, and nobody did so with a single vote.
    ("AC AB AB AB AB AB", (0, 2 + 3, 2 + 1, 2, 2, 2, 2)),
]

D10_SINGLE_VOTE = [
    # Some found it: Bo for sure, Cy with two votes.
    ("A AB B B B B", (3, 3 + 3 + 1, 3, 0, 0, 0, 0)),
    # All found it, each with a single vote.
    ("A A A A A A", (0, 3, 3, 3, 3, 3, 3)),
    # All found it, only Gus with a single vote.
    ("AC AB AB AB AB A", (0, 2 + 3, 2 + 1, 2, 2, 2, 2 + 1)),
    # Nobody found it: a single vote for another card brings nothing to who cast it.
    ("C B B B B B", (0, 2 + 3, 2 + 1, 2, 2, 2, 2)),
]


@pytest.mark.parametrize(("votes", "scores"), D8_EITHER_VOTE)
def test_D8_with_two_votes_either_may_hit(votes: str, scores: tuple[int, ...]) -> None:
    assert laid(7).votes(votes).scores == scores


@pytest.mark.parametrize(("votes", "scores"), D10_SINGLE_VOTE)
def test_D10_finding_it_with_a_single_vote_scores_one_more(votes: str, scores: tuple[int, ...]) -> None:
    assert laid(7).votes(votes).scores == scores


@pytest.mark.parametrize("seats", range(7, 13))
def test_D10_at_every_large_table(seats: int) -> None:
    single = laid(seats).votes(" ".join(["A"] * (seats - 1)))
    assert single.scores == (0,) + (3,) * (seats - 1)
    assert single.lines(GUS) == [("found-all", 2), ("single", 1)]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_D10_is_not_for_small_tables(seats: int) -> None:
    assert laid(seats).votes(" ".join(["A"] * (seats - 1))).scores == (0,) + (2,) * (seats - 1)


def test_D9_both_votes_of_a_player_count_for_those_whose_cards_they_hit() -> None:
    table = laid(7).votes("CD B A A A A")
    assert table.scores == (3, 0 + 1, 0 + 1, 3 + 1 + 1, 3 + 1, 3 + 1, 3 + 1)
    assert table.lines(DI) == [("found", 3), ("votes", 1), ("single", 1)]


# The end of classic (D12) ----------------------------------------------------------------------------------------


def test_D12_the_match_ends_after_the_round_in_which_the_target_is_reached() -> None:
    table = telling(4, target=4)
    table.tell().all_give().votes("A A A").ready()
    assert (table.scores, table.phase, table.result) == ((0, 2, 2, 2), "telling", None)
    table.tell().all_give().all_vote(BO)
    assert (table.scores, table.phase) == ((2, 2, 4, 4), "reveal")
    table.ready()
    result = table.result
    assert result is not None
    assert table.phase == "over"
    assert (result.scores, result.winners) == ((2, 2, 4, 4), (CY, DI))


def test_D12_or_passed() -> None:
    table = laid(4, target=3).votes("A A C").ready()
    assert table.result is not None
    assert table.result.scores == (3, 3, 4, 0)
    assert table.result.winners == (CY,)


def test_D12_the_highest_score_wins_and_a_tie_is_shared() -> None:
    table = laid(5, target=3).votes("A A B B").ready()
    assert table.result is not None
    assert table.result.scores == (3, 5, 3, 0, 0)
    assert table.result.winners == (BO,)
    tied = laid(4, target=1).votes("C D B").ready()
    assert tied.result is not None
    assert tied.result.winners == (BO, CY, DI)


def test_D12_the_target_is_thirty_unless_the_table_agrees_on_another() -> None:
    assert dealt(4).seen.target == 30
    assert dealt(4, target=12).seen.target == 12
    assert dealt(6, "party").seen.target is dealt(6, "team").seen.target is None
    table, rounds = telling(4), 0
    while table.result is None:
        earlier = max(table.scores)
        assert earlier < 30
        table, rounds = table.round(), rounds + 1
    assert max(table.result.scores) >= 30
    assert rounds > 10


def test_D12_nothing_can_be_said_any_more() -> None:
    table = laid(4, target=1).votes("A A A").ready()
    assert table.why_not(ADA, Ready()) == table.why_not(BO, Idea()) == "match-over"
    assert table.waiting == ()


# Party (D16, D18) ------------------------------------------------------------------------------------------------

D16 = [
    # The printed example: six green votes on one card, two on the red card, one alone.
    ("A A A A A A B B C", "B", (5, 5, 5, 5, 5, 5, 0, 0, 0)),
    # As many points as votes, one's own included.
    ("A A B B B C C C C", "I", (2, 2, 3, 3, 3, 4, 4, 4, 4)),
    ("A A A A A B", "C", (5, 5, 5, 5, 5, 0)),
    # The red vote takes everything from its card.
    ("A A A A A A", "A", (0, 0, 0, 0, 0, 0)),
    ("A A A B B B", "A", (0, 0, 0, 3, 3, 3)),
    # A red vote on a card that nobody chose.
    ("B B B B B B", "A", (5, 5, 5, 5, 5, 5)),
    # Nobody agrees.
    ("A B C D E F", "A", (0, 0, 0, 0, 0, 0)),
    # Twelve on one card.
    ("L L L L L L L L L L L L", "A", (5,) * 12),
]


def voted(green: str, red: str) -> Table:
    table = laid(len(green.split()), "party")
    return table.vote_red(table.place("ABCDEFGHIJKL".index(red))).votes(green)


@pytest.mark.parametrize(("green", "red", "scores"), D16)
def test_D16_green_votes_score_as_many_points_as_there_are_on_the_card(
    green: str, red: str, scores: tuple[int, ...]
) -> None:
    assert voted(green, red).scores == scores


def test_D16_every_line_says_for_what() -> None:
    table = voted("A A A A A A B B C", "B")
    assert table.lines(ADA) == [("green-most", 5)]
    assert table.lines(6) == [("green-on-red", 0)]
    assert table.lines(8) == [("green-alone", 0)]
    assert voted("A A B B B C", "D").lines(BO) == [("green", 2)]
    assert voted("A A B B B C", "C").lines(FLO) == [("green-on-red", 0)], "alone, too, but the red vote is why"


def test_D16_ones_own_card_may_bring_points_too() -> None:
    table = voted("A A C C D D", "F")
    assert table.scores == (2,) * 6
    assert table.lines(ADA) == [("green", 2)]


@pytest.mark.parametrize("seats", range(6, 13))
@pytest.mark.parametrize("laps", [1, 2, 3])
def test_D18_it_ends_when_everybody_has_told_as_often_as_agreed(seats: int, laps: int) -> None:
    table, tellers = telling(seats, "party", teller=CY, laps=laps), []
    assert table.seen.rounds == seats * laps
    while table.result is None:
        tellers.append(table.seen.storyteller)
        table.round()
    assert tellers == [(CY + turn) % seats for turn in range(seats * laps)]
    assert table.seen.round == seats * laps
    assert table.result.winners == tuple(table.seats), "everybody agreed in every round"


# Team (D23, D24) -------------------------------------------------------------------------------------------------

# Pairs are Ada and Di, Bo and Eve, Cy and Flo.  Bo, Cy and Di give, Eve and Flo vote; scores by pairs.
D23 = [
    ("A A", (0, 2, 2)),  # all found it
    ("C B", (0, 2 + 1, 2 + 1)),  # nobody did, each voted for the other pair's card
    ("A B", (3, 3 + 1, 0)),
    ("C A", (3, 0, 3 + 1)),
    ("A D", (3 + 1, 3, 0)),  # Flo fell for the decoy
    ("D D", (0 + 2, 2, 2)),  # both fell for it
    ("D B", (0 + 1, 2 + 1, 2)),
]


@pytest.mark.parametrize(("votes", "pairs"), D23)
def test_D23_pairs_score_like_players_and_the_decoy_scores_for_the_storytellers(
    votes: str, pairs: tuple[int, ...]
) -> None:
    table = laid(6, "team", givers="BCD").votes(votes)
    assert table.scores == pairs + pairs, "both partners have the pair's score"


def test_D23_at_most_three_points_for_votes_on_a_pairs_card() -> None:
    table = laid(12, "team").votes("D D B D D")  # Jo, in the middle, may not vote for her partner Di's card
    assert table.scores[DI] == 2 + 3
    assert ("votes-most", 3) in table.lines(DI)
    decoy = laid(12, "team").votes("G G G G G")
    assert decoy.scores == ((0 + 3,) + (2,) * 5) * 2


def test_D23_either_partner_may_have_given() -> None:
    for givers, votes in (("BCD", "A B"), ("EFD", "A E"), ("BFD", "B A"), ("ECD", "A E")):
        table = laid(6, "team", givers=givers).votes(votes)
        finder = 0 if votes.startswith("A") else 1
        voter = table.seen.voters[finder] % 3
        expected = [3, 0, 0]
        expected[voter] += 3
        expected[BO] += 1
        assert table.scores == tuple(expected * 2)


def test_D23_each_partner_has_the_lines_of_the_pair() -> None:
    table = laid(6, "team", givers="BCD").votes("A D")
    assert table.lines(ADA) == table.lines(DI) == [("told", 3), ("votes", 1)]
    assert table.lines(BO) == table.lines(EVE) == [("found", 3)]
    assert table.lines(CY) == table.lines(FLO) == []


@pytest.mark.parametrize("seats", [8, 10, 12])
def test_D23_a_single_vote_scores_no_more_at_a_large_table(seats: int) -> None:
    table = laid(seats, "team").all_vote(ADA)
    half = (0,) + (2,) * (seats // 2 - 1)
    assert table.scores == half + half


@pytest.mark.parametrize("seats", [6, 8, 10, 12])
@pytest.mark.parametrize("laps", [1, 3])
def test_D24_it_ends_when_everybody_has_told_as_often_as_agreed_and_the_best_pair_wins(seats: int, laps: int) -> None:
    table, tellers = telling(seats, "team", teller=CY, laps=laps), []
    best = (BO, BO + seats // 2)
    assert table.seen.rounds == seats * laps
    while table.result is None:
        teller = table.state.storyteller
        tellers.append(teller)
        decoy = (teller + seats // 2) % seats
        table.tell().all_give().all_vote(decoy if teller in best else teller).ready()
        assert table.seen.in_hand == (4,) * seats or table.result is not None
    assert tellers == [(CY + turn) % seats for turn in range(seats * laps)]
    assert table.result.winners == best


def test_D24_a_tie_of_pairs_is_shared() -> None:
    table = telling(6, "team")
    while table.result is None:
        table.round()
    assert table.result.scores == (8,) * 6, "two points in each round in which another pair tells"
    assert table.result.winners == (ADA, BO, CY, DI, EVE, FLO)


# Going on --------------------------------------------------------------------------------------------------------


def test_the_next_round_begins_when_everybody_has_seen_the_reveal() -> None:
    table = laid(4).votes("A A A")
    assert table.waiting == (ADA, BO, CY, DI)
    table.ready(BO, DI)
    assert (table.waiting, table.seen.ready) == ((ADA, CY), (False, True, False, True))
    assert table.why_not(BO, Ready()) == "ready-already"
    assert GAME.choices(table.state, BO).all() == ()
    assert table.seen.reveal is not None
    table.ready(ADA, CY)
    assert (table.phase, table.seen.round, table.seen.reveal) == ("telling", 2, None)
    assert table.seen.ready == (False,) * 4


def test_the_last_reveal_stays_on_the_table() -> None:
    table = laid(4, target=1).votes("A A A").ready()
    assert table.phase == "over"
    assert table.seen.reveal is not None
    assert len(table.seen.reveal.cards) == 4
    assert table.seen.why == table.result.why if table.result else False
