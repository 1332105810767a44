"""Dealing, telling and giving (D1 to D5, D11, D13, D14, D17, D19 to D21)."""

import pytest

from engine.clue import LONGEST_CLUE
from engine.entries import Dealt
from engine.games.dixit import GAME
from engine.games.dixit.moves import Give, Idea, Tell, TellUnseen
from engine.games.dixit.state import Clue
from engine.rules import Shuffle
from tests.games.dixit.table import ADA, BO, CY, DI, EVE, EVERY_TABLE, FLO, Table, dealt, giving, laid, opened, telling

# The deal (D1, D13, D19) -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(4, 13))
def test_D1_everybody_has_six_cards(seats: int) -> None:
    table = dealt(seats)
    assert [len(table.view(seat).hand) for seat in table.seats] == [6] * seats
    assert table.seen.deck == 84 - 6 * seats


def test_D1_three_players_have_seven_cards_each() -> None:
    table = dealt(3)
    assert [len(table.view(seat).hand) for seat in table.seats] == [7, 7, 7]
    assert table.view(BO).hand == ("8", "9", "10", "11", "12", "13", "14")


@pytest.mark.parametrize("seats", range(6, 13))
def test_D13_in_party_everybody_has_five_cards(seats: int) -> None:
    assert dealt(seats, "party").seen.in_hand == (5,) * seats


@pytest.mark.parametrize("seats", [6, 8, 10, 12])
def test_D19_in_team_everybody_has_four_cards(seats: int) -> None:
    assert dealt(seats, "team").seen.in_hand == (4,) * seats


@pytest.mark.parametrize(("variant", "seats"), EVERY_TABLE)
def test_84_of_our_100_pictures_are_dealt(variant: str, seats: int) -> None:
    table = opened(seats, variant)
    assert GAME.needs(table.state) == Shuffle("deck", tuple(range(100)))
    table.deal()
    cards = [*table.state.deck, *[card for hand in table.state.hands for card in hand]]
    assert sorted(map(int, cards)) == list(range(1, 85))


# Who tells (D2) --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "seats"), EVERY_TABLE)
def test_D2_anybody_may_have_the_first_idea_and_whoever_says_so_first_tells(variant: str, seats: int) -> None:
    for seat in range(seats):
        table = dealt(seats, variant)
        assert table.waiting == tuple(range(seats))
        assert all(GAME.choices(table.state, other).moves == (Idea(),) for other in table.seats)
        table.say(seat, Idea())
        assert (table.seen.storyteller, table.waiting) == (seat, (seat,))
        assert table.why_not((seat + 1) % seats, Idea()) == "begun-already"


def test_D2_then_it_goes_clockwise() -> None:
    table = telling(4, teller=CY)
    tellers = [table.seen.storyteller]
    for _ in range(4):
        tellers.append(table.round().seen.storyteller)
    assert tellers == [CY, DI, ADA, BO, CY]


def test_D2_nobody_tells_before_somebody_has_an_idea() -> None:
    table = dealt(4)
    assert table.seen.storyteller is None
    assert table.why_not(ADA, Tell("1")) == "idea-first"


# The clue (D3, D13) ----------------------------------------------------------------------------------------------


def test_D3_the_storyteller_picks_a_card_and_types_a_clue() -> None:
    table = telling(4).tell("3", "Who is afraid?")
    assert table.seen.clue == Clue("Who is afraid?")
    assert table.view(ADA).given == ("3",)
    assert "3" not in table.view(ADA).hand
    assert table.waiting == (BO, CY, DI)


def test_D3_a_clue_may_be_said_aloud() -> None:
    table = telling(4)
    assert table.seen.clue is None
    assert table.tell("3").seen.clue == Clue(None)


def test_D3_everybody_reads_the_clue_in_the_same_form() -> None:
    assert telling(4).tell("1", "  two\u00a0 words ").seen.clue == Clue("two words")
    assert telling(4).tell("1", "и\u0306").seen.clue == Clue("й")


@pytest.mark.parametrize(
    ("clue", "key"),
    [
        ("", "clue-blank"),
        (" ", "clue-blank"),
        ("\u200d", "clue-blank"),
        ("x" * (LONGEST_CLUE + 1), "clue-too-long"),
        ("x" * 1_000_000, "clue-too-long"),
        ("\u202eturned", "clue-sign"),
        ("two\nlines", "clue-sign"),
        ("\ud800", "clue-sign"),
        ("a" + "\u0301" * 9, "clue-piled"),
    ],
)
def test_D3_a_clue_that_cannot_be_shown_is_refused(clue: str, key: str) -> None:
    assert telling(4).why_not(ADA, Tell("1", clue)) == key
    assert telling(6, "party").why_not(ADA, TellUnseen(clue)) == key


def test_D3_only_the_storyteller_tells_once_and_from_the_hand() -> None:
    table = telling(4)
    assert table.why_not(BO, Tell("7")) == "not-storyteller"
    assert table.why_not(ADA, Tell("7")) == "not-in-hand"
    assert table.why_not(ADA, TellUnseen()) == "card-with-clue"
    table.tell()
    assert table.why_not(ADA, Tell("2")) == "told-already"
    assert table.why_not(BO, Tell("7")) == "told-already"


def test_D3_every_card_is_among_the_choices_and_one_comes_with_words() -> None:
    choices = GAME.choices(telling(4).state, ADA)
    assert choices.moves == tuple(Tell(card) for card in ("1", "2", "3", "4", "5", "6"))
    (example,) = choices.examples
    assert isinstance(example, Tell)
    assert example.clue
    assert all(not GAME.choices(telling(4).state, seat).all() for seat in (BO, CY, DI))


# A hand that nobody has looked at (D13) --------------------------------------------------------------------------


def test_D13_the_storyteller_of_a_party_sees_the_hand_when_the_clue_is_out() -> None:
    table = telling(6, "party", teller=BO)
    assert table.view(BO).hand == ()
    assert table.view(BO).in_hand[BO] == 5
    assert [len(table.view(seat).hand) for seat in table.seats] == [5, 0, 5, 5, 5, 5]
    table.tell(clue="The sea")
    assert table.view(BO).hand == ("6", "7", "8", "9", "10")


def test_D13_nobody_sees_a_hand_while_anybody_may_become_the_storyteller() -> None:
    table = dealt(6, "party")
    assert all(table.view(seat).hand == () for seat in table.seats)


def test_D13_the_hidden_hand_is_in_no_choice_and_no_refusal() -> None:
    table = telling(6, "party")
    assert GAME.choices(table.state, ADA).moves == (TellUnseen(),)
    refusals = {table.why_not(ADA, Tell(str(card))) for card in range(101)}
    assert refusals == {"clue-before-card"}
    assert {table.why_not(ADA, Give(str(card))) for card in range(101)} == {"clue-first"}


def test_D13_in_later_rounds_too() -> None:
    table = telling(6, "party").round()
    assert table.seen.storyteller == BO
    assert table.view(BO).hand == ()
    assert len(table.tell().view(BO).hand) == 5


def test_D13_in_the_other_variants_the_storyteller_sees_the_hand() -> None:
    for variant in ("classic", "team"):
        assert telling(6, variant).view(ADA).hand
        assert dealt(6, variant).view(ADA).hand


# Giving (D4, D14) ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(4, 13))
def test_D4_everybody_but_the_storyteller_gives_one_card(seats: int) -> None:
    table = giving(seats)
    assert table.waiting == tuple(range(1, seats))
    assert table.why_not(ADA, Give("2")) == "told-card"
    assert len(table.all_give().seen.table) == seats
    assert table.seen.gave == (1,) * seats


def test_D4_three_players_give_two_cards_each() -> None:
    table = giving(3).give(BO, "8")
    assert table.waiting == (BO, CY)
    table.give(BO, "9")
    assert table.waiting == (CY,)
    assert table.why_not(BO, Give("10")) == "gave-already"
    assert table.seen.gave == (1, 2, 0)
    assert len(table.all_give().seen.table) == 5


def test_D4_all_give_at_the_same_time_and_each_once() -> None:
    table = giving(5).give(EVE).give(BO)
    assert table.waiting == (CY, DI)
    assert table.why_not(BO, Give(table.hand(BO)[0])) == "gave-already"
    assert table.why_not(CY, Give(table.hand(DI)[0])) == "not-in-hand"
    assert table.why_not(CY, Give("x" * 1_000_000)) == "not-in-hand"


def test_D4_a_given_card_leaves_the_hand() -> None:
    table = giving(4).give(BO, "9")
    assert table.view(BO).hand == ("7", "8", "10", "11", "12")
    assert table.view(BO).given == ("9",)
    assert table.seen.in_hand == (5, 5, 6, 6)


def test_D4_everybody_sees_which_cards_were_their_own_until_the_round_is_over() -> None:
    table = laid(3)
    assert [table.view(seat).given for seat in (ADA, BO, CY, None)] == [("1",), ("8", "9"), ("15", "16"), ()]
    table.votes("A A")
    assert table.view(BO).given == ("8", "9")
    assert table.ready().view(BO).given == ()


@pytest.mark.parametrize("seats", range(6, 13))
def test_D14_in_a_party_everybody_gives_the_storyteller_too(seats: int) -> None:
    table = giving(seats, "party")
    assert table.waiting == tuple(range(seats))
    table.all_give()
    assert len(table.seen.table) == seats
    assert table.seen.gave == (1,) * seats


# Pairs (D19 to D21) ----------------------------------------------------------------------------------------------


def test_D19_partners_sit_opposite() -> None:
    assert dealt(6, "team").seen.pairs == ((ADA, DI), (BO, EVE), (CY, FLO))
    assert dealt(8, "team").seen.pairs == ((0, 4), (1, 5), (2, 6), (3, 7))
    assert dealt(6).seen.pairs == dealt(6, "party").seen.pairs == ()


def test_D20_the_partner_gives_first_and_then_in_every_other_pair_either_may() -> None:
    table = giving(6, "team")
    assert table.waiting == (DI,)
    assert table.why_not(ADA, Give("2")) == "told-card"
    assert [table.why_not(seat, Give(table.hand(seat)[0])) for seat in (BO, CY, EVE, FLO)] == ["partner-first"] * 4
    table.give(DI)
    assert table.waiting == (BO, CY, EVE, FLO)
    assert table.why_not(DI, Give(table.hand(DI)[0])) == "gave-already"


def test_D20_the_first_card_given_settles_it_for_the_pair() -> None:
    table = giving(6, "team").give(DI).give(EVE)
    assert table.waiting == (CY, FLO)
    assert table.why_not(BO, Give(table.hand(BO)[0])) == "partner-gave"
    assert table.why_not(EVE, Give(table.hand(EVE)[0])) == "gave-already"
    other = giving(6, "team").give(DI).give(BO)
    assert other.why_not(EVE, Give(other.hand(EVE)[0])) == "partner-gave"


def test_D20_the_partners_of_any_storyteller_give() -> None:
    for teller in range(8):
        table = giving(8, "team", teller=teller)
        assert table.waiting == ((teller + 4) % 8,)
        table.give(table.waiting[0])
        assert set(table.waiting) == set(range(8)) - {teller, (teller + 4) % 8}
        assert table.all_give().seen.gave[(teller + 4) % 8] == 1


@pytest.mark.parametrize(("seats", "cards"), [(6, 4), (8, 5), (10, 6), (12, 7)])
def test_D21_the_table_holds_a_card_of_each_pair_and_one_more(seats: int, cards: int) -> None:
    assert len(laid(seats, "team").seen.table) == cards


# On the table (D5) -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "seats"), EVERY_TABLE)
def test_D5_the_cards_are_shuffled_before_they_are_laid(variant: str, seats: int) -> None:
    table = giving(seats, variant)
    while table.phase == "giving":
        assert table.seen.table == ()
        table.give(table.waiting[0])
    given = [card for seat in table.seats for card in table.view(seat).given]
    need = GAME.needs(table.state)
    assert need == Shuffle("table", tuple(range(len(given))))
    assert table.seen.table == ()
    assert sorted(table.deal().seen.table) == sorted(given)


def test_D5_they_lie_as_they_were_shuffled() -> None:
    table = giving(4).give(CY).give(BO).give(DI)
    table = Table(GAME.play(table.state, Dealt((2, 0, 3, 1))))
    assert table.seen.table == ("7", "1", "19", "13")
    assert [table.view(seat).own for seat in table.seats] == [(2,), (1,), (4,), (3,)]


# Refilling (D11, D17) --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "seats"), EVERY_TABLE)
def test_D11_hands_are_full_again_and_the_played_cards_are_discarded(variant: str, seats: int) -> None:
    table = telling(seats, variant)
    hand, deck = table.seen.in_hand, table.seen.deck
    table.tell().all_give()
    played = table.seen.table
    if variant == "party":
        table.vote_red(1)
    table.all_vote(ADA).ready()
    assert table.seen.in_hand == hand
    assert table.seen.deck == deck - len(played)
    assert table.state.discards == played
    assert table.seen.table == ()
    assert table.seen.clue is None


def test_D11_when_the_deck_is_short_the_discards_are_shuffled_into_a_new_one() -> None:
    table = telling(12)  # 72 cards in hands, 12 in the deck: just enough for one refill
    table.round()
    assert (table.seen.deck, table.seen.discards) == (0, 12)
    first = table.state.discards
    table.round()
    assert table.needed[-1] == Shuffle("discards", tuple(range(24)))
    assert table.seen.in_hand == (6,) * 12
    assert (table.seen.deck, table.seen.discards) == (12, 0)
    held = {card for hand in table.state.hands for card in hand}
    assert set(first) <= held, "the shuffle left the cards of the first round on top"


def test_D11_what_is_left_of_a_short_deck_is_dealt_before_the_shuffled_discards() -> None:
    table = telling(4, deck=tuple(map(str, range(30))))  # 24 in hands, 6 in the deck, 4 a round
    table.round()
    left = table.state.deck
    assert len(left) == 2
    table.round()
    assert [need.what for need in table.needed].count("discards") == 1
    assert set(left) <= {card for hand in table.state.hands for card in hand}
    assert table.seen.deck + table.seen.discards == 6


def test_D11_the_cards_just_played_are_never_drawn_back_at_once() -> None:
    """The least deck that is enough: what a round takes from the hands is always still somewhere else."""
    for seats in range(3, 13):
        least = seats * (7 if seats == 3 else 6) + (5 if seats == 3 else seats)
        table = telling(seats, deck=tuple(map(str, range(least))))
        table.tell().all_give()
        played = table.seen.table
        table.all_vote(ADA).ready()
        assert not set(played) & {card for hand in table.state.hands for card in hand}


def test_D17_each_hand_passes_whole_to_the_left() -> None:
    table = telling(6, "party")
    table.tell().all_give().vote_red(2).all_vote(ADA)
    kept = [table.hand(seat) for seat in table.seats]
    table.ready()
    assert table.seen.in_hand == (5,) * 6
    for seat in table.seats:
        assert set(kept[seat - 1]) < set(table.hand(seat))
    assert table.seen.storyteller == BO
    assert table.hand(BO)[:4] == kept[ADA]


def test_D17_only_a_party_passes_hands_on() -> None:
    for variant in ("classic", "team"):
        table = telling(6, variant).tell().all_give().all_vote(ADA)
        kept = [table.hand(seat) for seat in table.seats]
        table.ready()
        assert all(set(kept[seat]) <= set(table.hand(seat)) for seat in table.seats)
