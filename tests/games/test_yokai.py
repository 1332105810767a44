"""The rules of Portrait of a Yokai, one by one, as docs/rules/yokai.md numbers them."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from engine.dealer import Dealer
from engine.entries import Dealt, Said
from engine.games import yokai
from engine.games.yokai import COLOURS, EFFECT, PAIR, SKETCHES, VALUE, YOKAI, Enough, Lay
from engine.gate import Refused
from engine.rules import STOP, Roll, Shuffle
from tests.games.duel import ADA, BO, Duel, called, colours_of, duel


def opened(seed: int = 7) -> Duel:
    """A duel as it is dealt."""
    return Duel(yokai.open_match("duel", yokai.Options(), 2), Dealer(seed)).deal()


# The box and the deal -----------------------------------------------------------------------------------------


def test_Y1_each_colour_has_its_own_stack_of_five() -> None:
    table = opened()
    for colour in COLOURS:
        assert sorted(table.stack(colour)) == [f"{colour}{value}" for value in (3, 4, 5, 6, 7)]


def test_Y1_each_stack_is_shuffled() -> None:
    state, wanted = yokai.open_match("duel", yokai.Options(), 2), []
    while (need := yokai.needs(state)) is not None:
        wanted.append(need)
        values = (1,) if isinstance(need, Roll) else tuple(reversed(need.items))
        state = yokai.play(state, Dealt(values))
    shuffles = [need for need in wanted if isinstance(need, Shuffle)]
    assert [need.what for need in shuffles] == [*COLOURS, "sketches"]
    for stack, need in zip(state.stacks, shuffles[:4], strict=True):
        assert stack == tuple(reversed(need.items))


@pytest.mark.parametrize("seat", [ADA, BO, None])
def test_Y1_only_the_top_of_a_stack_is_seen(seat: int | None) -> None:
    view = yokai.view_of(duel("water 4 7 6:").state, seat)
    assert called(view.stacks[0].top or 0) == "water4"
    assert view.stacks[0].cards == 3
    beneath_reversed = yokai.view_of(duel("water 4 6 7:").state, seat)
    assert beneath_reversed == view


def test_Y2_six_pairs_of_colours_each_with_four_plain_one_summon_one_distract() -> None:
    by_pair = Counter((PAIR[sketch], EFFECT[sketch]) for sketch in SKETCHES)
    pairs = {(first, second) for first in range(4) for second in range(4) if first < second}
    assert by_pair == Counter(
        {(pair, effect): n for pair in pairs for effect, n in (("plain", 4), ("summon", 1), ("distract", 1))}
    )
    assert len(SKETCHES) == 36


def test_Y3_three_sketches_each_and_the_first_player_draws_a_fourth() -> None:
    table = opened()
    first = table.state.turn
    assert (table.seen.in_hand[first], table.seen.in_hand[1 - first]) == (4, 3)
    assert table.seen.pile == 36 - 7
    hands, pile = table.state.hands, table.state.pile
    assert sorted((*hands[ADA], *hands[BO], *pile)) == list(SKETCHES)


@pytest.mark.parametrize(("face", "first"), [(1, ADA), (2, BO)])
def test_Y3_a_roll_decides_who_is_first(face: int, first: int) -> None:
    start = yokai.open_match("duel", yokai.Options(), 2)
    assert yokai.needs(start) == Roll("first player", sides=2)
    table = Duel(yokai.play(start, Dealt((face,)))).deal()
    assert table.seen.turn == first
    assert yokai.waiting(table.state) == (first,)


def test_Y3_turns_alternate() -> None:
    table = duel(ada="water-fire, water-wind", bo="water-fire, fire-wind")
    turns = [table.state.turn]
    for _ in range(3):
        table.enough()
        turns.append(table.state.turn)
    assert turns == [ADA, BO, ADA, BO]


def test_Y3_turns_are_counted_and_the_last_one_is_still_told() -> None:
    table = duel(ada="water-fire, water-wind", bo="water-fire, fire-wind")
    assert table.seen.turns == 9
    table.lay("water-fire", on="fire").enough()
    assert table.seen.turns == 10
    assert [type(step) for step in table.seen.steps_before] == [yokai.Drew, yokai.Laid]
    assert table.seen.steps == (yokai.Drew(BO),)


def test_Y3_nobody_plays_out_of_turn() -> None:
    table = duel(ada="water-fire", bo="water-fire")
    why = yokai.refuse(table.state, BO, Lay(table.state.hands[BO][0], "water"))
    assert why is not None
    assert why.key == "not-your-turn"
    assert yokai.choices(table.state, BO).all() == ()


# A turn -------------------------------------------------------------------------------------------------------


def test_Y4_a_turn_begins_with_one_sketch_from_the_pile() -> None:
    table = duel(ada="water-fire", bo="fire-wind")
    top = table.state.pile[-1]
    before = table.seen
    table.enough()
    assert table.seen.in_hand == (1, 2)
    assert table.seen.pile == before.pile - 1
    assert top in table.state.hands[BO]
    assert table.seen.steps == (yokai.Drew(BO),)


def test_Y4_where_the_pile_is_empty_the_discards_are_shuffled_first() -> None:
    table = duel(ada="water-fire", bo="fire-wind", pile=0)
    discards = table.seen.discards
    assert len(discards) == 34
    table.enough()
    assert yokai.needs(table.state) == Shuffle("sketches", discards)
    assert table.why_not(Enough()) == "dealing"
    assert yokai.waiting(table.state) == ()
    assert yokai.choices(table.state, BO).all() == ()
    table.deal()
    assert (table.seen.pile, table.seen.discards, table.seen.in_hand) == (33, (), (1, 2))
    assert table.state.pile != discards[:-1]
    assert table.seen.steps == (yokai.Shuffled(), yokai.Drew(BO))


def test_Y5_three_sketches_laid_end_the_turn() -> None:
    table = duel(ada="water-fire, water-fire, water-wind, earth-wind", bo="fire-wind")
    table.lay("water-fire", on="water").lay("water-fire", on="fire")
    assert table.state.turn == ADA
    table.lay("water-wind", on="wind")
    assert table.state.turn == BO
    assert table.seen.laid == 0


def test_Y5_an_empty_hand_ends_the_turn() -> None:
    assert duel(ada="water-fire", bo="fire-wind").lay("water-fire", on="water").state.turn == BO


def test_Y5_who_holds_four_lays_at_least_one() -> None:
    table = duel(ada="water-fire, water-fire, water-wind, earth-wind", bo="fire-wind")
    assert table.why_not(Enough()) == "lay-one"
    assert Enough() not in yokai.choices(table.state, ADA).moves
    table.lay("water-fire", on="water").enough()
    assert table.state.turn == BO


def test_Y5_who_holds_three_may_lay_none() -> None:
    table = duel(ada="water-fire, water-fire, water-wind", bo="fire-wind")
    assert Enough() in yokai.choices(table.state, ADA).moves
    table.enough()
    assert table.state.turn == BO


@pytest.mark.parametrize("colour", ["fire", "earth"])
def test_Y6_a_sketch_is_laid_on_one_s_own_side_of_one_of_its_two_colours(colour: yokai.Colour) -> None:
    table = duel(ada="fire-earth, water-wind", bo="water-wind")
    sketch = table.move("fire-earth", on=colour).sketch
    table.lay("fire-earth", on=colour)
    assert {each: table.laid(each) for each in COLOURS} == {
        each: (1, 0) if each == colour else (0, 0) for each in COLOURS
    }
    assert table.newest(ADA, colour) == sketch
    assert sketch not in table.state.hands[ADA]


def test_Y6_the_newest_sketch_lies_last() -> None:
    table = duel("fire 7 6:A", ada="fire-earth, water-fire")
    table.lay("fire-earth", on="fire")
    assert colours_of(table.newest(ADA, "fire")) == ("fire", "earth")


@pytest.mark.parametrize("colour", ["water", "wind"])
def test_Y6_a_sketch_is_not_laid_on_a_colour_it_does_not_have(colour: yokai.Colour) -> None:
    assert duel(ada="fire-earth").refused("fire-earth", on=colour) == "wrong-colour"


@pytest.mark.parametrize("sketch", [-1, 36, 10**30])
def test_Y6_only_a_sketch_in_one_s_hand_is_laid(sketch: int) -> None:
    table = duel(ada="fire-earth", bo="water-fire")
    assert table.why_not(Lay(sketch, "fire")) == "not-in-hand"
    assert table.why_not(Lay(table.state.hands[BO][0], "fire")) == "not-in-hand"


# The portrait is done -----------------------------------------------------------------------------------------


def test_Y7_the_example_three_against_one_at_a_four() -> None:
    table = duel("water 4 7:A A B", ada="water-fire, water-fire", bo="earth-wind")
    ours = table.state.sides[ADA][0]
    table.lay("water-fire", on="water")
    assert table.album(ADA) == ["water4"]
    assert table.laid("water") == (0, 1)
    assert set(ours) < set(table.seen.discards)
    assert len(table.seen.discards) == 3
    assert table.top("water") == "water7"


def test_Y7_fewer_sketches_than_the_value_finish_nothing() -> None:
    table = duel("water 4 7:A B", ada="water-fire, water-fire").lay("water-fire", on="water")
    assert (table.laid("water"), table.album(ADA), table.top("water")) == ((2, 1), [], "water4")


def test_Y7_more_sketches_than_the_value_finish_it_too() -> None:
    table = duel("fire 7 6:A A A A B B", "wind 3 4:", ada="fire-wind summon, fire-wind")
    table.lay("fire-wind summon", on="fire", summon="wind")
    assert table.album(ADA) == ["wind3"]
    assert table.laid("fire") == (0, 2)


def test_Y7_the_player_with_more_takes_it_whoever_laid_the_last() -> None:
    table = duel("water 5 7:A B B B", ada="water-fire, water-fire").lay("water-fire", on="water")
    assert table.album(BO) == ["water5"]
    assert table.laid("water") == (2, 0)
    assert len(table.seen.discards) == 3


def test_Y7_the_stack_that_an_effect_uncovered_is_checked_too() -> None:
    table = duel("water 7 6:", "fire 6 3:A B B", ada="water-fire summon, water-fire")
    table.lay("water-fire summon", on="water", summon="fire")
    assert table.album(BO) == ["fire3"]
    assert table.laid("fire") == (1, 0)


def test_Y7_the_stack_that_a_distracted_sketch_came_to_is_checked_too() -> None:
    table = duel("water 7 6:B=water-fire", "fire 3 4:A A", ada="water-wind distract, water-fire")
    table.lay("water-wind distract", on="water", distract=True)
    assert table.album(ADA) == ["fire3"]
    assert table.laid("fire") == (0, 1)


def test_Y8_equally_many_make_the_yokai_hide_at_the_bottom() -> None:
    table = duel("water 4 3 7:A B B", ada="water-fire, water-fire").lay("water-fire", on="water")
    assert table.stack("water") == ["water3", "water7", "water4"]
    assert table.laid("water") == (0, 0)
    assert len(table.seen.discards) == 4
    assert (table.album(ADA), table.album(BO)) == ([], [])


def test_Y8_the_last_card_of_a_stack_stays() -> None:
    table = duel("water 4:A B B", ada="water-fire, water-fire").lay("water-fire", on="water")
    assert table.stack("water") == ["water4"]
    assert table.laid("water") == (0, 0)
    assert table.result is None


def test_Y9_the_example_the_one_that_stayed_counts_for_the_next() -> None:
    table = duel("water 4 3 7:A A B", ada="water-fire, water-fire, water-fire", bo="water-fire")
    table.lay("water-fire", on="water").lay("water-fire", on="water")
    assert table.laid("water") == (1, 1)
    table.lay("water-fire", on="water")
    assert table.album(ADA) == ["water4", "water3"]


def test_Y9_sketches_left_behind_complete_the_next_yokai_at_once() -> None:
    table = duel("water 7 3 6:A A A B B B", ada="water-fire, water-fire").lay("water-fire", on="water")
    assert table.album(ADA) == ["water7"]
    assert table.album(BO) == ["water3"]
    assert table.laid("water") == (0, 0)
    assert table.top("water") == "water6"
    assert table.seen.steps[2:] == (yokai.Took(ADA, 4, "water"), yokai.Took(BO, 0, "water"))


# Effects ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("effect", ["summon", "distract"])
def test_Y10_an_effect_may_be_left_out(effect: str) -> None:
    table = duel("water 5 4:B", ada=f"water-fire {effect}, water-fire")
    table.lay(f"water-fire {effect}", on="water")
    assert table.top("water") == "water5"
    assert table.laid("water") == (1, 1)
    assert table.seen.steps[1:] == (yokai.Laid(ADA, table.newest(ADA, "water"), "water"),)


def test_Y10_an_effect_comes_before_the_stack_is_checked() -> None:
    table = duel("water 3 4:A A", "fire 7 3:", ada="water-fire summon, water-fire")
    table.lay("water-fire summon", on="water", summon="fire")
    assert table.album(ADA) == []
    assert table.laid("water") == (3, 0)
    table = duel("water 4 7:A A B=water-wind", "wind 7 6:", ada="water-fire distract, water-fire")
    table.lay("water-fire distract", on="water", distract=True)
    assert table.album(ADA) == []
    assert (table.laid("water"), table.laid("wind")) == ((3, 0), (0, 1))


def test_Y10_an_effect_belongs_to_the_sketch_just_laid() -> None:
    table = duel("water 5 4:B A=water-fire+summon A=water-fire+distract", ada="water-fire, fire-wind distract")
    assert table.refused("water-fire", on="water", summon="fire") == "no-such-effect"
    assert table.refused("water-fire", on="water", distract=True) == "no-such-effect"
    assert table.refused("fire-wind distract", on="fire", summon="water") == "no-such-effect"
    both = duel("water 5 4:B", ada="water-fire summon")
    assert both.refused("water-fire summon", on="water", distract=True) == "no-such-effect"
    assert both.refused("water-fire summon", on="water", summon="fire", distract=True) == "no-such-effect"


def test_Y11_summon_moves_the_top_of_another_stack_onto_this_one() -> None:
    table = duel("water 5 4:", "earth 6 7 3:", ada="water-fire summon, water-fire")
    table.lay("water-fire summon", on="water", summon="earth")
    assert table.stack("water") == ["earth6", "water5", "water4"]
    assert table.stack("earth") == ["earth7", "earth3"]


def test_Y11_a_summoned_yokai_has_the_colour_of_its_new_stack() -> None:
    table = duel("water earth3 5 4:A A", ada="water-fire, water-fire").lay("water-fire", on="water")
    assert table.album(ADA) == ["earth3"]
    assert table.seen.steps[-1] == yokai.Took(ADA, 10, "water")


def test_Y11_summon_needs_another_stack() -> None:
    table = duel(ada="water-fire summon")
    assert table.refused("water-fire summon", on="water", summon="water") == "summon-elsewhere"
    assert table.refused("water-fire summon", on="water", summon="wind") is None
    listed = [move for move in yokai.choices(table.state, ADA).moves if isinstance(move, Lay) and move.summon]
    assert len(listed) == 6
    assert all(move.summon != move.on for move in listed)


def test_Y11_a_stack_s_last_card_is_not_summoned() -> None:
    table = duel("earth 6:", "wind 5 6:", ada="water-fire summon")
    assert table.refused("water-fire summon", on="water", summon="earth") == "summon-last"
    assert table.refused("water-fire summon", on="water", summon="wind") is None
    summons = {move.summon for move in yokai.choices(table.state, ADA).moves if isinstance(move, Lay)}
    assert summons == {None, "water", "fire", "wind"}


def test_Y12_distract_turns_the_opponent_s_newest_sketch_there_to_its_other_colour() -> None:
    table = duel("water 7 6:B=water-fire B=water-wind A", "wind 7 6:B", ada="water-earth distract, water-fire")
    oldest, newest = table.state.sides[BO][0]
    assert colours_of(newest) == ("water", "wind")
    table.lay("water-earth distract", on="water", distract=True)
    assert table.seen.stacks[0].sides[BO] == (oldest,)
    assert table.laid("wind") == (0, 2)
    assert table.newest(BO, "wind") == newest
    assert table.seen.discards == ()


def test_Y12_a_distracted_sketch_has_no_effect_again() -> None:
    table = duel("water 7 6:B=water-fire+summon", "fire 7 6:A", ada="water-earth distract, water-fire")
    table.lay("water-earth distract", on="water", distract=True)
    assert table.laid("fire") == (1, 1)
    assert (table.top("water"), table.top("fire")) == ("water7", "fire7")


def test_Y12_a_sketch_distracted_before_can_be_distracted_back() -> None:
    table = duel("water 7 6:B=water-fire", ada="water-earth distract, fire-earth distract, water-fire", bo="earth-wind")
    wanderer = table.newest(BO, "water")
    table.lay("water-earth distract", on="water", distract=True)
    table.lay("fire-earth distract", on="fire", distract=True)
    assert table.newest(BO, "water") == wanderer
    assert table.laid("fire") == (1, 0)


def test_Y12_distract_needs_a_sketch_of_the_opponent_there() -> None:
    table = duel("water 7 6:A", "fire 7 6:B", ada="water-fire distract")
    assert table.refused("water-fire distract", on="water", distract=True) == "nobody-to-distract"
    assert table.refused("water-fire distract", on="fire", distract=True) is None
    moves = yokai.choices(table.state, ADA).moves
    assert {move.on for move in moves if isinstance(move, Lay) and move.distract} == {"fire"}


# The end ------------------------------------------------------------------------------------------------------


def test_Y13_an_empty_stack_ends_the_match_in_the_middle_of_a_turn() -> None:
    table = duel("water 3:A A", ada="water-fire, water-fire, water-wind", albums=("fire4", "wind5"))
    table.lay("water-fire", on="water")
    assert table.seen.over
    assert table.seen.turn == ADA
    assert table.result is not None
    assert table.why_not(Lay(table.state.hands[ADA][0], "water")) == "match-over"
    assert table.why_not(Enough()) == "match-over"
    assert [yokai.choices(table.state, seat).all() for seat in (ADA, BO)] == [(), ()]
    assert yokai.waiting(table.state) == ()
    assert yokai.needs(table.state) is None


def test_Y13_nobody_draws_after_the_end() -> None:
    table = duel("water 3:A A", ada="water-fire", bo="earth-wind").lay("water-fire", on="water")
    assert table.seen.over
    assert (table.seen.turn, table.seen.in_hand) == (ADA, (0, 1))


def test_Y13_a_stack_emptied_by_a_distracted_sketch_ends_the_match_too() -> None:
    table = duel("water 7 6:B=water-fire", "fire 3:B B", ada="water-wind distract, water-fire")
    table.lay("water-wind distract", on="water", distract=True)
    assert table.album(BO) == ["fire3"]
    assert table.seen.over


def test_Y13_the_check_goes_on_before_the_match_ends() -> None:
    table = duel("water 7 3:A A A B B B", ada="water-fire, water-fire").lay("water-fire", on="water")
    assert (table.album(ADA), table.album(BO)) == (["water7"], ["water3"])
    assert table.seen.over


def test_Y13_the_match_goes_on_while_every_stack_has_a_card() -> None:
    table = duel("water 3 7:A A", ada="water-fire, water-fire").lay("water-fire", on="water")
    assert not table.seen.over
    assert table.result is None


@pytest.mark.parametrize(
    ("ada", "bo", "scores", "winners"),
    [
        ("water7 water6", "fire3 earth4 wind5", (16, 12), (ADA,)),
        ("water6", "fire7 water4", (9, 11), (BO,)),
        ("water7", "fire5 earth5", (10, 10), (BO,)),  # one colour and the water3 of the end, against two
        ("water4", "fire7", (7, 7), (ADA, BO)),
        ("water6 water5 water4", "fire7 earth7 wind4", (18, 18), (BO,)),
    ],
)
def test_Y14_most_points_win_then_most_colours_then_both(
    ada: str, bo: str, scores: tuple[int, int], winners: tuple[int, ...]
) -> None:
    table = duel("water 3:A A", ada="water-fire, water-fire", albums=(ada, bo)).lay("water-fire", on="water")
    result = table.result
    assert result is not None
    assert (result.scores, result.winners) == (scores, winners)


def test_Y14_the_printed_colour_counts_wherever_the_yokai_was_taken() -> None:
    """Ada's second yokai was taken at the stack of water, but it is a fire: two colours against one."""
    table = duel("water fire3:A A", ada="water-fire, water-fire", albums=("water4", "earth7"))
    table.lay("water-fire", on="water")
    assert table.result is not None
    assert table.result.winners == (ADA,)
    colours = [(line.seat, line.args["n"]) for line in table.result.why if line.key == "colours"]
    assert colours == [(ADA, 2), (BO, 1)]


def test_Y14_every_line_of_the_score_is_a_yokai_of_the_album() -> None:
    table = duel("water 3:A A", ada="water-fire, water-fire", albums=("fire4 wind6", "earth7"))
    table.lay("water-fire", on="water")
    assert table.result is not None
    assert [(line.seat, line.points, line.key, line.round) for line in table.result.why] == [
        (ADA, 4, "took-fire", 1),
        (ADA, 6, "took-wind", 1),
        (BO, 7, "took-earth", 1),
        (ADA, 3, "took-water", 9),
    ]
    assert table.seen.why == table.result.why


# A duel without an end (Y15) --------------------------------------------------------------------------------------


@pytest.mark.parametrize("rounds", [1, 4])
def test_Y15_it_ends_when_both_have_had_as_many_turns_as_agreed(rounds: int) -> None:
    table = Duel(yokai.open_match("duel", yokai.Options(rounds=rounds), 2)).deal()
    for turn in range(1, 2 * rounds + 1):
        assert (table.state.turns, table.result) == (turn, None)
        hand = table.state.hands[table.state.turn]
        table.say(next(move for move in yokai.in_turn(table.state, table.state.turn) if isinstance(move, Lay)))
        assert len(hand) == 4
        table.say(Enough()).deal()
    assert table.state.over
    assert table.result is not None
    assert sum(table.result.scores) == sum(VALUE[card] for _, card, _ in table.state.taken)


@pytest.mark.parametrize("rounds", [-1, 51, 10**15])
def test_Y15_rounds_out_of_range_are_refused(rounds: int) -> None:
    with pytest.raises(Refused) as refused:
        yokai.open_match("duel", yokai.Options(rounds=rounds), 2)
    assert refused.value.why.args == {"most": 50}


def quiet(turns: int = 25, **position: Any) -> Duel:
    """The last yokai was taken in the first turn."""
    table = duel(ada="water-fire, wind-fire", bo="water-earth, wind-earth", albums=("water4", ""), **position)
    return Duel(replace(table.state, turns=turns))


def stop(table: Duel, seat: int) -> str | None:
    why = yokai.refuse(table.state, seat, STOP)
    if why is None:
        assert STOP in yokai.choices(table.state, seat).moves
        table.state = yokai.play(table.state, Said(seat, STOP))
    return None if why is None else why.key


def test_Y15_both_may_stop_when_no_yokai_was_taken_in_24_turns() -> None:
    table = quiet(24)
    assert [stop(table, seat) for seat in (ADA, BO)] == ["stop-later", "stop-later"]
    table = quiet(25)
    assert stop(table, BO) is None, "though it is Ada's turn"
    assert table.seen.stopping == (False, True)
    assert stop(table, BO) == "stop-agreed"
    assert yokai.choices(table.state, BO).moves == (), "Bo waits, as before"
    assert table.result is None
    assert stop(table, ADA) is None
    assert table.result is not None
    assert table.result.winners == (ADA,), "by the albums"
    assert stop(table, ADA) == "match-over"


def test_Y15_play_goes_on_until_both_have_agreed() -> None:
    table = quiet()
    stop(table, BO)
    table.lay("water-fire", on="water").enough()
    assert table.seen.stopping == (False, True)


def test_Y15_a_yokai_that_is_taken_takes_the_word_back() -> None:
    table = duel("water 4 5: A A B", ada="water-fire, wind-fire", bo="water-earth")
    table = Duel(replace(table.state, turns=30))
    stop(table, BO)
    table.lay("water-fire", on="water")
    assert table.album(ADA) == ["water4"]
    assert table.seen.stopping == (False, False)
    assert stop(table, BO) == "stop-later"


def test_the_values_and_colours_are_those_of_the_box() -> None:
    assert [VALUE[number] for number in YOKAI] == [3, 4, 5, 6, 7] * 4
