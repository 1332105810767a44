"""Vote tokens before they are cast: where they may lie, and what they say."""

from app.boards.dixit.ballot import Ballot
from engine.games.dixit.moves import Vote, VoteRed

ONE = tuple(Vote((place,)) for place in (1, 2, 4))
"""One vote on a table of four cards, the third of which is one's own."""

TWO = (*ONE, Vote((1, 2)), Vote((1, 4)), Vote((2, 4)))
GREEN_AND_RED = (*(Vote((place,)) for place in (1, 2, 3)), *(VoteRed(place) for place in (1, 2, 3)))


def test_a_token_that_lies_somewhere_is_a_vote() -> None:
    ballot = Ballot(ONE)
    assert ballot.tokens == ("vote",)
    assert ballot.moves() == []
    assert ballot.lay(0, 4)
    assert ballot.moves() == [Vote((4,))]


def test_it_does_not_lie_where_the_rules_have_no_vote() -> None:
    ballot = Ballot(ONE)
    assert not ballot.lay(0, 3)
    assert ballot.moves() == []
    assert ballot.next_for(3) is None


def test_one_of_two_tokens_is_enough_and_two_are_said_in_order() -> None:
    ballot = Ballot(TWO)
    ballot.lay(0, 4)
    assert ballot.moves() == [Vote((4,))]
    assert ballot.next_for(1) == 1
    ballot.lay(1, 1)
    assert ballot.moves() == [Vote((1, 4))]
    ballot.take_back(0)
    assert ballot.moves() == [Vote((1,))]


def test_two_tokens_never_lie_on_the_same_card() -> None:
    ballot = Ballot(TWO)
    ballot.lay(0, 4)
    ballot.lay(1, 4)
    assert ballot.laid == {1: 4}


def test_with_all_tokens_laid_another_card_takes_the_last_one() -> None:
    ballot = Ballot(ONE)
    ballot.lay(0, 1)
    assert ballot.next_for(2) == 0
    ballot.lay(0, 2)
    assert ballot.moves() == [Vote((2,))]


def test_the_storyteller_of_a_party_needs_both_tokens_which_may_share_a_card() -> None:
    ballot = Ballot(GREEN_AND_RED)
    assert ballot.tokens == ("vote", "red")
    ballot.lay(0, 2)
    assert ballot.moves() == []
    ballot.lay(1, 2)
    assert ballot.moves() == [Vote((2,)), VoteRed(2)]
    assert ballot.on(2) == [0, 1]


def test_only_the_red_one_is_left_once_green_is_cast() -> None:
    ballot = Ballot(tuple(VoteRed(place) for place in (1, 2)))
    assert ballot.tokens == ("red",)
    ballot.lay(0, 1)
    assert ballot.moves() == [VoteRed(1)]
