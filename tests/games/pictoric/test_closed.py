"""The closed scenario: banks, adding cards, voting, scoring, and how banks grow and shrink (B8 to B12)."""

import pytest

from engine.entries import Said
from engine.games.pictoric import GAME
from engine.games.pictoric.moves import Discard, Give, Ready, Tell, Vote
from engine.rules import Shuffle
from tests.games.pictoric.table import ADA, BO, CY, DI, EVE, FAY, Table, closed_table

# The association (B9) --------------------------------------------------------------------------------------------


def test_B9_the_leader_draws_a_card_and_shows_it_to_nobody() -> None:
    table = closed_table()
    assert table.view(ADA).card == "7"
    assert table.view(ADA).hand == ("1", "2"), "the card is not of the bank"
    for seat in (BO, CY, None):
        assert table.view(seat).card is None
        assert table.view(seat).sectors == ()


def test_B9_the_leader_gives_an_association_without_a_die() -> None:
    table = closed_table()
    assert table.why_not(ADA, Tell("Gone fishing", 1)) == "no-die-yet"
    assert table.why_not(BO, Tell("Gone fishing")) == "leader-tells"
    table.tell("Gone fishing")
    assert table.phase == "giving"
    told = table.seen.told
    assert told is not None
    assert told.text == "Gone fishing"


def test_B9_the_others_add_a_card_of_their_bank_face_down() -> None:
    table = closed_table(4).tell()
    assert table.waiting == (BO, CY, DI)
    assert table.why_not(BO, Give("1")) == "not-in-bank"
    assert table.why_not(ADA, Give("1")) == "leader-gives-not"
    table.give(CY, "6")
    assert table.waiting == (BO, DI)
    assert table.view(CY).given == "6"
    assert table.view(CY).hand == ("5",)
    assert [player.given for player in table.view(BO).players] == [False, False, True, False]
    for seat in (ADA, BO, DI, None):
        assert table.view(seat).given is None
        assert table.view(seat).sectors == ()
    assert table.why_not(CY, Give("5")) == "given-already"


def test_B9_nobody_votes_before_the_cards_are_laid() -> None:
    table = closed_table().tell().give(BO)
    assert table.why_not(BO, Vote(1)) == "give-first"
    table.give(CY)
    assert table.why_not(BO, Give("4")) == "cards-laid"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_B9_the_cards_are_shuffled_and_laid_on_sectors(seats: int) -> None:
    table = closed_table(seats).tell()
    for seat in table.others[:-1]:
        table.give(seat)
    table.play(Said(seats - 1, Give(table.view(seats - 1).hand[1])))
    need = GAME.needs(table.state)
    assert isinstance(need, Shuffle)
    assert need.what == "sectors"
    assert len(need.items) == seats
    assert need.items == tuple(sorted(need.items)), "nothing in the order says whose is whose"
    table.deal(*reversed(need.items))
    assert table.seen.sectors == tuple(str(card + 1) for card in reversed(need.items))
    assert table.view(ADA).die == 1
    assert table.view(BO).own == seats


# Voting (B10) ----------------------------------------------------------------------------------------------------


def laid(seats: int = 4) -> Table:
    """Bo's 3 lies on sector 1, Cy's 5 on 2, Di's 7 on 3, Ada's 9 on 4."""
    return closed_table(seats).tell().all_give()


def test_B10_all_but_the_leader_vote_never_for_their_own() -> None:
    table = laid()
    assert table.seen.sectors == ("3", "5", "7", "9")
    assert table.waiting == (BO, CY, DI)
    assert table.why_not(ADA, Vote(1)) == "leader-votes-not"
    for seat, own in ((BO, 1), (CY, 2), (DI, 3)):
        assert table.view(seat).own == own
        assert table.why_not(seat, Vote(own)) == "own-card"
        assert table.why_not(seat, Vote(5)) == "no-such-sector"
        assert len(GAME.choices(table.state, seat).all()) == 3
    assert table.view(ADA).own is None


def test_B10_whose_card_is_whose_is_shown_with_the_votes() -> None:
    table = laid().vote(BO, 2).vote(CY, 1)
    assert table.seen.reveal is None
    table.vote(DI, 4)
    assert table.reveal.owners == (BO, CY, DI, ADA)
    assert table.reveal.votes == (None, 2, 1, 4)
    assert table.reveal.sector == 4
    assert table.seen.card == "9"


@pytest.mark.parametrize(
    ("votes", "steps"),
    [
        ((4, 4, 4), [0, 2, 2, 2]),  # all
        ((2, 1, 1), [0, 0, 0, 0]),  # none: votes on cards do not count either
        ((4, 4, 1), [4, 3 + 1, 3, 0]),
        ((4, 4, 2), [4, 3, 3 + 1, 0]),
        ((4, 1, 1), [5, 3 + 2, 0, 0]),
        ((2, 4, 2), [5, 0, 3 + 2, 0]),
        ((3, 3, 4), [5, 0, 0, 3 + 2]),
        ((3, 1, 4), [5, 1, 0, 3 + 1]),
    ],
)
def test_B10_scoring(votes: tuple[int, ...], steps: list[int]) -> None:
    table = laid().votes(*votes)
    assert [walk.step for walk in table.reveal.walks] == steps
    assert table.cells == [1 + step for step in steps]


def test_B10_every_point_says_what_it_is_for() -> None:
    table = laid().votes(4, 1, 1)
    assert table.lines(BO) == [("right", 3), ("votes", 2)]
    assert table.lines(ADA) == [("found-by-some", 5)]
    assert table.lines(CY) == []


def test_B10_five_votes_are_five_points_at_most() -> None:
    table = closed_table(6).tell().all_give().votes(6, 1, 1, 1, 1)
    assert [walk.step for walk in table.reveal.walks] == [5, 3 + 4, 0, 0, 0, 0]


# Banks (B8, B11) -------------------------------------------------------------------------------------------------


def test_B11_played_cards_are_discarded_and_everyone_but_the_leader_draws_one() -> None:
    table = closed_table().found_by(BO)
    assert table.seen.discards == 3
    assert table.banks == [2, 3, 2]
    assert table.view(CY).hand == ("6", "9")


def test_B11_each_who_was_right_draws_one_more() -> None:
    table = closed_table(4).found_by(BO, DI)
    assert table.banks == [2, 3, 2, 3]


@pytest.mark.parametrize(("before", "after"), [(2, 3), (6, 7), (7, 8), (8, 8)])
def test_B11_never_beyond_eight(before: int, after: int) -> None:
    table = closed_table().with_banks(2, before, 2).found_by(BO)
    assert table.banks == [2, after, 2]


def test_B8_a_bank_of_eight_stays_at_eight_for_who_was_wrong() -> None:
    assert closed_table().with_banks(2, 8, 8).found_by(BO).banks == [2, 8, 8]


@pytest.mark.parametrize("right", [(), (BO, CY)])
def test_B11_if_nobody_or_everybody_was_right_the_leader_gives_up_a_card(right: tuple[int, ...]) -> None:
    table = closed_table().with_banks(4, 2, 2).found_by(*right)
    assert table.seen.discarding
    assert table.waiting == (ADA, BO, CY)
    assert table.why_not(ADA, Ready()) == "discard-first"
    assert table.why_not(BO, Discard(table.view(BO).hand[0])) == "leader-discards"
    assert table.why_not(ADA, Discard("3")) == "not-in-bank"
    hand = table.view(ADA).hand
    assert set(GAME.choices(table.state, ADA).all()) == {Discard(card) for card in hand}
    table.discard(ADA, hand[2])
    assert table.view(ADA).hand == (hand[0], hand[1], hand[3])
    assert table.why_not(ADA, Discard(hand[0])) == "no-discard"
    assert not table.seen.discarding
    table.say(ADA, Ready())


def test_B11_the_card_given_up_is_shuffled_into_the_deck() -> None:
    table = closed_table().with_banks(4, 2, 2).found_by()
    pile, discards, hand = table.state.pile, table.seen.discards, table.state.hands[ADA]
    table.play(Said(ADA, Discard(table.view(ADA).hand[2])))
    assert GAME.needs(table.state) == Shuffle("pile", (*pile, hand[2]))
    assert table.waiting == ()
    assert table.why_not(BO, Ready()) == "dealing"
    table.deal(hand[2], *pile)
    assert table.state.pile[0] == hand[2], "it may be drawn again at once"
    assert (table.seen.pile, table.seen.discards) == (len(pile) + 1, discards)
    assert table.waiting == (ADA, BO, CY)


@pytest.mark.parametrize("right", [(), (BO, CY)])
def test_B11_but_not_below_two(right: tuple[int, ...]) -> None:
    table = closed_table().found_by(*right)
    assert not table.seen.discarding
    assert table.banks[ADA] == 2
    table.say(ADA, Ready())


def test_B11_if_some_were_right_the_leader_keeps_all() -> None:
    table = closed_table().with_banks(4, 2, 2).found_by(BO)
    assert not table.seen.discarding
    assert table.why_not(ADA, Discard(table.view(ADA).hand[0])) == "no-discard"
    assert table.banks[ADA] == 4


@pytest.mark.parametrize("right", [(), (BO, CY)])
def test_B11_the_others_draw_whatever_the_outcome(right: tuple[int, ...]) -> None:
    table = closed_table().found_by(*right)
    assert table.banks == [2, 2 + (BO in right), 2 + (CY in right)]


def test_the_next_leader_draws_a_card_for_the_next_turn() -> None:
    table = closed_table().found_by(BO).ready()
    assert table.seen.leader == BO
    assert table.view(BO).card is not None
    assert table.view(ADA).card is None
    assert [player.given for player in table.seen.players] == [False] * 3


# Running out (B12) -----------------------------------------------------------------------------------------------


def test_B12_the_leader_draws_from_the_discards_when_the_cards_run_out() -> None:
    table = closed_table().found_by(BO).with_pile(0)
    discards = table.state.discards
    for seat in (ADA, BO):
        table.say(seat, Ready())
    table.play(Said(CY, Ready()))
    need = GAME.needs(table.state)
    assert isinstance(need, Shuffle)
    assert (need.what, need.items) == ("discards", discards)
    assert table.waiting == ()
    assert GAME.choices(table.state, BO).all() == ()
    table.deal(*need.items)
    assert table.phase == "telling"
    assert table.view(BO).card == str(discards[0] + 1)
    assert (table.seen.pile, table.seen.discards) == (len(discards) - 1, 0)


def test_B12_the_last_cards_are_drawn_before_the_discards_are_shuffled() -> None:
    table = closed_table(6).told().with_pile(3)
    last = [str(card + 1) for card in table.state.pile]
    die = table.view(ADA).die
    assert die is not None
    for seat in (BO, CY, DI, EVE):
        table.vote(seat, die)
    table.play(Said(FAY, Vote(1)))
    assert isinstance(GAME.needs(table.state), Shuffle)
    assert [table.view(seat).hand[-1] for seat in (BO, CY, DI)] == last
    assert table.banks == [2, 2, 2, 2, 1, 1]
    table.roll()
    assert table.banks == [2, 3, 3, 3, 3, 2]
