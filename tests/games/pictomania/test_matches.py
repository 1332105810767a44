"""Whole matches of Pictomania: nothing is lost, every point has its line, what is listed is allowed, all replays."""

from random import Random

import pytest
from hypothesis import given

from engine.entries import Dealt, Said
from engine.games.pictomania import GAME
from engine.games.pictomania.box import BLACK_TOKENS, HURRY_TOKENS, NUMBERS, OWN_TOKENS
from engine.games.pictomania.moves import (
    Abstain,
    CallFoul,
    Claim,
    Cover,
    Draw,
    Favour,
    Finish,
    Guess,
    HandOn,
    Judge,
    LookOn,
    Move,
    OwnUp,
    Ready,
    Take,
    Uncover,
    Veto,
)
from engine.games.pictomania.setting_up import Options
from engine.games.pictomania.state import State, in_hand
from engine.rules import Roll, Shuffle
from tests.games.conformance import check_result, check_view
from tests.games.pictomania.matches import LEANINGS, MOST_ENTRIES, Match, matches, played
from tests.games.whole_match import check_replay
from tests.harness.examples import examples

EVERY_MOVE: list[Move] = [
    *[Veto(letter) for letter in ("A", "B", "C")],
    *[Guess(of, number) for of in range(-1, 8) for number in range(-1, 9)],
    *[Take(stars) for stars in range(-1, 5)],
    *[move for of in range(-1, 8) for move in (CallFoul(of), Judge(of, True), Judge(of, False))],
    *[LookOn(place) for place in range(-1, 9)],
    *[Favour(drawing) for drawing in range(-1, 26)],
    *[Ready(), Claim(), Finish(), Uncover(), Cover(), HandOn(), OwnUp(), Abstain()],
]
"""All that can be said in this game but ink, sense or nonsense."""

SHOWN = ("reveal", "favourite", "over")


def every_match_ends_after_four_rounds(played: Match) -> None:
    assert GAME.result(played.end) is not None, f"no end after {MOST_ENTRIES} entries"
    assert played.end.round == 4
    check_result(GAME, played.end)


def all_black_tokens_are_always_somewhere(played: Match) -> None:
    box = () if played.options.calm else (HURRY_TOKENS if played.options.hurry else BLACK_TOKENS)[played.seats]
    for state in played.states:
        assert sorted([*state.black, *filter(None, state.taken)]) == sorted(box)


def all_guess_cards_are_always_somewhere(played: Match) -> None:
    for state in played.states:
        for seat in range(played.seats):
            laid = [card.number for card in state.guesses if card.seat == seat and state.void[card.of] is None]
            assert sorted([*in_hand(state, seat), *laid]) == list(NUMBERS)
            on = [card.of for card in state.guesses if card.seat == seat]
            assert len(set(on)) == len(on)
            assert seat not in on


def all_own_tokens_are_earned_or_left(played: Match) -> None:
    for state in played.states:
        turned = GAME.view_of(state, None).reveal
        assert (turned is not None) == (state.phase in SHOWN)
        for stack in turned.stacks if turned else ():
            earned = [card.stars for card in stack.cards if card.verdict == "right"]
            assert [*earned, *stack.left] == list(OWN_TOKENS[played.seats])
            assert sorted(card.seat for card in stack.cards) == sorted(
                card.seat for card in state.guesses if card.of == stack.seat
            )


def no_list_comes_twice_in_a_match(played: Match) -> None:
    racks: list[tuple[int, ...]] = [()]
    for state in played.states:
        if state.rack != racks[-1]:
            racks.append(state.rack)
        assert len(set(state.used)) == len(state.used)
        assert set(state.rack) <= set(state.used)
        assert not set(state.deck) & set(state.used)
    on_rack = {number for rack in racks for number in rack}
    assert on_rack == set(played.end.used)


# Scores ----------------------------------------------------------------------------------------------------------


def scored(state: State) -> list[int]:
    """The round's scores, worked out once more by hand from what lies on the table (P17 to P24, P28, P29)."""
    seats, scores = range(state.agreed.seats), [0] * state.agreed.seats
    last = None
    if state.agreed.passed and state.agreed.hurry and not state.black:
        last = max(state.times[seat] for seat in seats if state.taken[seat])
    wrong, guessed = [0] * len(scores), set()
    for drawer in seats:
        tokens = list(OWN_TOKENS[len(scores)])
        cards = [card for card in state.guesses if card.of == drawer and not state.void[drawer]]
        if state.agreed.passed:
            cards.sort(key=lambda card: card.time * 10 + card.seat)
        for card in cards:
            if last is not None and card.time > last:
                continue
            if card.number == state.numbers[drawer]:
                scores[card.seat] += tokens.pop(0)
                guessed.add(drawer)
            else:
                wrong[card.seat] += 1
        scores[drawer] -= sum(tokens)
    teaching = state.agreed.teaching and state.round == 1
    for seat in seats:
        others = [wrong[other] for other in seats if other != seat]
        if teaching:
            scores[seat] += 0 if state.void[seat] else state.taken[seat]
        elif seat in guessed:
            scores[seat] += -state.taken[seat] if wrong[seat] > max(others) else state.taken[seat]
    return scores


def scores_are_what_lies_on_the_table(played: Match) -> None:
    earlier = [0] * played.seats
    for state, after in zip(played.states, [*played.states[1:], played.end]):
        view = GAME.view_of(state, None)
        assert [sum(line.points for line in view.why if line.seat == seat) for seat in range(played.seats)] == list(
            view.scores
        )
        now = scored(state) if state.phase in SHOWN else [0] * played.seats
        assert list(view.scores) == [before + new for before, new in zip(earlier, now)]
        if after.round > state.round:
            earlier = list(view.scores)


# What may be said ------------------------------------------------------------------------------------------------


def a_move_is_listed_if_and_only_if_it_is_not_refused(played: Match) -> None:
    for state in Random(len(played.entries)).sample(played.states, min(len(played.states), 25)):
        for seat in range(played.seats):
            listed = GAME.choices(state, seat)
            allowed = [move for move in EVERY_MOVE if GAME.refuse(state, seat, move) is None]
            assert sorted(map(repr, listed.moves)) == sorted(map(repr, allowed))
            assert all(isinstance(move, Draw) for move in listed.examples)
            assert all(GAME.refuse(state, seat, move) is None for move in listed.examples)


def whoever_is_waited_for_can_do_something_and_somebody_always_is(played: Match) -> None:
    for state in played.states[:-1]:
        waiting = GAME.waiting(state)
        assert bool(waiting) != isinstance(GAME.needs(state), Shuffle | Roll)
        assert all(GAME.choices(state, seat).moves for seat in waiting)


def views_survive_the_journey_to_a_device(played: Match) -> None:
    for state in played.states:
        for seat in (*range(played.seats), None):
            check_view(GAME, state, seat)


@examples(60)
@given(matches())
def test_what_is_true_of_every_match(played: Match) -> None:
    """Asked of the same matches, since to play them takes longer than to ask."""
    every_match_ends_after_four_rounds(played)
    all_black_tokens_are_always_somewhere(played)
    all_guess_cards_are_always_somewhere(played)
    all_own_tokens_are_earned_or_left(played)
    no_list_comes_twice_in_a_match(played)
    scores_are_what_lies_on_the_table(played)
    a_move_is_listed_if_and_only_if_it_is_not_refused(played)
    whoever_is_waited_for_can_do_something_and_somebody_always_is(played)
    views_survive_the_journey_to_a_device(played)
    check_replay(played)


# What these matches are made of ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("variant", ["live", "passed"])
@pytest.mark.parametrize("hurry", [False, True])
def test_every_leaning_ends_a_match_of_every_size(variant: str, seats: int, hurry: bool) -> None:
    for seed, name in enumerate(sorted(LEANINGS)):
        ended = played(variant, seats, Options(hurry=hurry), [name] * seats, [], seed)
        assert GAME.result(ended.end) is not None


def test_the_matches_show_all_that_can_happen() -> None:
    """Were these never seen, the invariants above would prove little."""
    said, keys = set(), set()
    for seed in range(40):
        random = Random(seed)
        variant, hurry, teaching = random.choice(["live", "passed"]), random.random() < 0.5, random.random() < 0.2
        leanings = [random.choice(sorted(LEANINGS)) for _ in range(4)]
        ended = played(variant, 4, Options(hurry=hurry, teaching=teaching), leanings, [], seed)
        said |= {type(entry.move) for entry in ended.entries if isinstance(entry, Said)}
        keys |= {line.key for line in GAME.view_of(ended.end, None).why}
        for state in ended.states:
            turned = GAME.view_of(state, None).reveal
            keys |= {card.verdict for stack in turned.stacks for card in stack.cards} if turned else set()
    assert said == {type(move) for move in EVERY_MOVE} | {Draw}
    assert keys >= {"right-guess", "black-token", "black-sheep", "bare-sheep", "black-returned", "black-void"}
    assert keys >= {"left", "left-owned-up", "left-foul", "favourite", "right", "wrong", "back", "late"}


@pytest.mark.parametrize("variant", ["live", "passed"])
def test_whoever_always_says_the_first_of_the_choices_gets_on(variant: str) -> None:
    """A player made of code that knows nothing must not cover and uncover the tablet for ever."""
    state, said = GAME.open(variant, Options(), 3), 0
    while GAME.result(state) is None and said < 500:
        need = GAME.needs(state)
        if isinstance(need, Shuffle):
            state = GAME.play(state, Dealt(need.items))
        else:
            seat = GAME.waiting(state)[0]
            state, said = GAME.play(state, Said(seat, GAME.choices(state, seat).all()[0])), said + 1
    assert GAME.result(state) is not None
