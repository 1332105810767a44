"""The orange forfeits (B13)."""

import pytest

from engine.games.pictoric import GAME
from engine.games.pictoric.box import FORFEITS
from engine.games.pictoric.moves import Pick, Tell, Theme
from engine.rules import Roll, Shuffle
from tests.games.pictoric.table import ADA, BO, CY, Table, forfeit, open_table, opened

LUCKY, NOT_SO_LUCKY, TROUBLE, SILENCE, VERY_LUCKY, TOPIC = range(1, 7)
VARIANTS = ("open", "closed")

BOTH = pytest.mark.parametrize("variant", VARIANTS)


def before_roll(variant: str, *cells: int, banks: tuple[int, ...] = ()) -> Table:
    table = opened(3, variant, forfeits=True).with_banks(*banks)
    return table.with_pawns_at(*cells) if cells else table


@BOTH
def test_B13_before_each_turn_the_leader_rolls(variant: str) -> None:
    table = before_roll(variant)
    assert GAME.needs(table.state) == Roll("forfeit", 6)
    table.roll(VERY_LUCKY).found_by(BO).ready()
    assert table.seen.leader == BO
    assert GAME.needs(table.state) == Roll("forfeit", 6)
    assert table.seen.forfeit is None, "the last one is over"


@BOTH
@pytest.mark.parametrize("number", range(1, 7))
def test_B13_the_number_picks_one_and_all_see_which(variant: str, number: int) -> None:
    table = before_roll(variant).deal(number)
    for seat in (ADA, BO, None):
        shown = table.view(seat).forfeit
        assert shown is not None
        assert shown.name == FORFEITS[number - 1]


def test_B13_the_forfeits_in_their_order() -> None:
    assert FORFEITS == ("lucky", "not-so-lucky", "trouble", "silence", "very-lucky", "topic")


def test_B13_not_agreed_on_nobody_rolls() -> None:
    assert open_table().found_by().ready().phase == "telling"


# Lucky -----------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("steps", range(1, 7))
def test_B13_lucky_rolls_and_moves_forward_before_the_association(variant: str, steps: int) -> None:
    table = before_roll(variant, 10, 20, 30).deal(LUCKY)
    assert GAME.needs(table.state) == Roll("forfeit-roll", 6)
    table.roll(steps)
    assert table.cells == [10 + steps, 20, 30]
    assert table.lines(ADA) == [("lucky", steps)]
    assert table.phase == "telling"
    shown = table.seen.forfeit
    assert shown is not None
    assert shown.roll == steps
    assert shown.walk is not None
    assert (shown.walk.seat, shown.walk.start, shown.walk.end) == (ADA, 10, 10 + steps)


@BOTH
@pytest.mark.parametrize(("cell", "steps"), [(48, 1), (45, 4), (46, 6)])
def test_B13_lucky_reaching_the_box_wins_at_once(variant: str, cell: int, steps: int) -> None:
    table = before_roll(variant, cell, 48, 30).roll(LUCKY, steps)
    assert table.phase == "over"
    assert table.result is not None
    assert table.result.winners == (ADA,)
    assert table.result.scores == (48, 47, 29)
    assert sum(line.points for line in table.result.why if line.seat == ADA) == 48
    assert table.seen.reveal is None
    assert table.why_not(ADA, Tell("Gone fishing", 1)) == "match-over"


def test_B13_lucky_right_before_the_box_is_not_there() -> None:
    assert before_roll("open", 47, 1, 1).roll(LUCKY, 1).phase == "telling"


# Not so lucky ----------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("steps", range(1, 7))
def test_B13_not_so_lucky_rolls_and_moves_back(variant: str, steps: int) -> None:
    table = before_roll(variant, 10, 20, 30).roll(NOT_SO_LUCKY, steps)
    assert table.cells == [10 - steps, 20, 30]
    assert table.lines(ADA) == [("not-so-lucky", -steps)]
    assert table.seen.scores == (9 - steps, 19, 29)
    assert table.phase == "telling"


@BOTH
@pytest.mark.parametrize("steps", range(1, 7))
def test_B13_not_so_lucky_stays_on_the_first_turn_of_the_match(variant: str, steps: int) -> None:
    table = forfeit(NOT_SO_LUCKY, steps, variant=variant)
    assert table.seen.turn == 1
    assert table.cells == [1, 1, 1]
    assert table.lines(ADA) == [("not-so-lucky", 0)]


@pytest.mark.parametrize(("cell", "steps"), [(2, 1), (2, 6), (3, 4), (6, 5)])
def test_B13_not_so_lucky_never_before_cell_1(cell: int, steps: int) -> None:
    table = before_roll("open", cell, 20, 30).roll(NOT_SO_LUCKY, steps)
    assert table.cells == [1, 20, 30]
    assert table.lines(ADA) == [("not-so-lucky", 1 - cell)]
    assert table.seen.scores == (0, 19, 29)


# Cards in trouble, open ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", range(1, 6))
@pytest.mark.parametrize("picker", [BO, CY])
def test_B13_trouble_open_any_other_player_picks_blindly(cards: int, picker: int) -> None:
    table = before_roll("open").deal(TROUBLE).deal(cards)
    assert GAME.needs(table.state) == Shuffle("fan", (0, 1, 2, 3, 4, 5)), "mixed, so that nobody knows any card"
    table.deal(5, 4, 3, 2, 1, 0)
    assert table.waiting == (BO, CY), "anybody but the leader"
    assert table.seen.sectors == (), "nothing is laid yet"
    places = tuple(range(1, cards + 1))
    assert table.why_not(ADA, Pick(places)) == "others-pick"
    assert GAME.choices(table.state, BO) == GAME.choices(table.state, CY)
    table.pick(picker, *places)
    assert table.why_not(BO, Pick(places)) == "no-trouble", "one pick is enough"
    kept = [str(number) for number in range(1, 7 - cards)]
    drawn = [str(number) for number in range(19, 19 + cards)]
    assert table.view(ADA).hand == (*kept, *drawn), "replaced from the deck"
    assert table.seen.discards == cards
    assert table.seen.sectors == table.view(ADA).hand
    assert table.waiting == (ADA,)


def test_B13_trouble_open_with_a_six_there_is_nothing_to_pick() -> None:
    table = forfeit(TROUBLE, 6)
    assert table.view(ADA).hand == ("19", "20", "21", "22", "23", "24")
    assert table.phase == "telling"
    assert table.seen.discards == 6


@pytest.mark.parametrize(
    ("places", "key"),
    [
        ((), "pick-as-many"),
        ((1,), "pick-as-many"),
        ((1, 2, 3), "pick-as-many"),
        ((2, 2), "pick-as-many"),
        ((0, 1), "no-such-place"),
        ((6, 7), "no-such-place"),
        ((-1, 10**30), "no-such-place"),
    ],
)
def test_B13_trouble_as_many_different_places_as_were_rolled(places: tuple[int, ...], key: str) -> None:
    assert forfeit(TROUBLE, 2).why_not(BO, Pick(places)) == key


def test_B13_trouble_who_picks_sees_no_card() -> None:
    table = forfeit(TROUBLE, 2)
    shown = table.view(BO)
    assert shown.hand == ("7", "8", "9", "10", "11", "12")
    assert shown.sectors == ()
    assert shown.forfeit is not None
    assert shown.forfeit.cards == 2
    assert len(GAME.choices(table.state, BO).all()) == 15


def test_B12_B13_trouble_open_shuffles_the_discards_if_the_deck_is_short() -> None:
    table = forfeit(TROUBLE, 3).with_pile(1)
    discards = table.seen.discards
    table.pick(BO, 1, 2, 3)
    assert len(table.view(ADA).hand) == 6
    assert table.seen.discards == 0
    assert table.seen.pile == discards + 3 - 2
    assert table.phase == "telling"


# Cards in trouble, closed ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", range(1, 7))
def test_B13_trouble_closed_with_eight_the_leader_rolls_and_loses_so_many(cards: int) -> None:
    table = before_roll("closed", banks=(8, 2, 2)).deal(TROUBLE)
    assert GAME.needs(table.state) == Roll("forfeit-roll", 6)
    table.roll(cards)
    assert table.waiting == (BO,), "the next player clockwise"
    assert table.why_not(CY, Pick(tuple(range(1, cards + 1)))) == "next-picks"
    table.pick(BO, *range(1, cards + 1))
    assert table.banks == [8 - cards, 2, 2]
    assert table.seen.discards == cards
    assert table.phase == "telling"


@pytest.mark.parametrize(("held", "left"), [(7, 5), (6, 4), (5, 3), (4, 2), (3, 1), (2, 1)])
def test_B13_trouble_closed_with_fewer_the_leader_loses_any_two_but_keeps_one(held: int, left: int) -> None:
    table = before_roll("closed", banks=(held, 2, 2)).deal(TROUBLE)
    need = GAME.needs(table.state)
    assert isinstance(need, Shuffle), "no second roll, and blind"
    assert need.what == "fan"
    table.deal(*reversed(need.items))
    assert table.waiting == (BO,)
    hand = table.view(ADA).hand
    table.pick(BO, *range(1, held - left + 1))
    assert table.view(ADA).hand == hand[:left], "those at the end of the hand came first in the fan"


def test_B13_trouble_closed_the_last_card_stays_and_is_added_in_the_next_turn() -> None:
    table = before_roll("closed", banks=(3, 2, 2)).roll(TROUBLE).pick(BO, 1, 2)
    assert table.banks == [1, 2, 2]
    table.found_by(BO).ready(SILENCE)
    assert table.leader == BO
    table.tell(None).give(ADA).give(CY)
    assert table.banks[ADA] == 0
    table.votes(*[3 - table.view(seat).own for seat in table.others]).ready(SILENCE)
    assert table.banks[ADA] == 1, "one for the one that was added"
    table.tell(None).give(ADA).give(BO).votes(*[3 - table.view(seat).own for seat in table.others]).ready(TROUBLE)
    assert table.leader == ADA
    assert table.banks[ADA] == 1
    assert table.phase == "telling", "there is nothing to pick"


def test_B13_trouble_closed_lost_cards_are_not_replaced() -> None:
    table = before_roll("closed", banks=(8, 2, 2)).roll(TROUBLE, 6).pick(BO, 1, 2, 3, 4, 5, 6)
    assert table.banks == [2, 2, 2]
    table.found_by(BO)
    assert table.banks == [2, 3, 2]


# Silence ---------------------------------------------------------------------------------------------------------


@BOTH
def test_B13_silence_the_association_is_given_without_words_or_sounds(variant: str) -> None:
    table = forfeit(SILENCE, variant=variant)
    sector = 1 if variant == "open" else None
    assert table.why_not(ADA, Tell("Gone fishing", sector)) == "silence"
    assert all(move.text is None for move in GAME.choices(table.state, ADA).all())
    table.say(ADA, Tell(None, sector))
    assert table.seen.told is not None
    assert table.phase == ("voting" if variant == "open" else "giving")


def test_B13_silence_lasts_for_one_turn() -> None:
    table = forfeit(SILENCE).say(ADA, Tell(None, 1)).votes(1, 2).ready(VERY_LUCKY)
    assert table.why_not(BO, Tell("Gone fishing", 1)) is None


# Very lucky ------------------------------------------------------------------------------------------------------


@BOTH
def test_B13_very_lucky_the_leaders_points_are_doubled(variant: str) -> None:
    table = forfeit(VERY_LUCKY, variant=variant).found_by(BO)
    assert table.reveal.walks[ADA].step == 10
    assert table.cells[ADA] == 11
    assert table.lines(ADA) == [("found-by-some", 5), ("very-lucky", 5)]


@BOTH
@pytest.mark.parametrize("right", [(), (BO, CY)])
def test_B13_very_lucky_on_0_the_pawn_stays(variant: str, right: tuple[int, ...]) -> None:
    table = before_roll(variant, 10, 1, 1).roll(VERY_LUCKY).found_by(*right)
    assert table.cells[ADA] == 10


def test_B13_very_lucky_is_for_the_leader_alone_and_for_this_turn() -> None:
    table = forfeit(VERY_LUCKY).found_by(BO)
    assert table.lines(BO) == [("right", 3)]
    table.ready(SILENCE).say(BO, Tell(None, 1)).votes(1, 2)
    assert table.lines(BO) == [("found-by-some", 5)]


def test_B13_B2_doubled_points_are_one_step() -> None:
    table = before_roll("open", 40, 46, 1).roll(VERY_LUCKY).found_by(BO)
    assert table.result is not None
    assert table.result.winners == (ADA,), "ten steps are longer than three"


# On topic --------------------------------------------------------------------------------------------------------


@BOTH
def test_B13_topic_the_next_player_clockwise_names_a_theme(variant: str) -> None:
    table = forfeit(TOPIC, variant=variant)
    assert table.waiting == (BO,)
    assert table.why_not(ADA, Theme("The sea")) == "next-names"
    assert table.why_not(CY, Theme("The sea")) == "next-names"
    assert table.why_not(ADA, Tell("Gone fishing", 1)) == "theme-first"
    assert table.seen.sectors == ()
    table.theme(BO, " The  sea ")
    for seat in (ADA, BO, CY, None):
        theme = table.view(seat).theme
        assert theme is not None
        assert theme.text == "The sea"
    assert table.phase == "telling"


def test_B13_topic_a_theme_may_be_said_aloud() -> None:
    theme = forfeit(TOPIC).theme(BO, None).seen.theme
    assert theme is not None
    assert theme.text is None


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "theme-blank"),
        ("x" * 121, "theme-too-long"),
        ("\u202e", "theme-sign"),
        ("a" + "\u0300" * 9, "theme-piled"),
    ],
)
def test_B13_topic_a_theme_is_a_text_that_everybody_can_read(text: str, key: str) -> None:
    assert forfeit(TOPIC).why_not(BO, Theme(text)) == key


def test_B13_topic_the_next_player_is_the_next_leader() -> None:
    table = forfeit(SILENCE).say(ADA, Tell(None, 1)).votes(1, 2).ready(TOPIC)
    assert table.seen.leader == BO
    assert table.waiting == (CY,)
    table.theme(CY, "The sea").tell(sector=1).votes(1, 2).ready(VERY_LUCKY)
    assert table.seen.theme is None, "a theme holds for one turn"
