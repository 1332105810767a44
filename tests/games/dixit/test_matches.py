"""Whole matches of Dixit: no card is lost, every point has its line, what is listed is allowed, all replays."""

from itertools import combinations
from random import Random

import msgspec
import pytest
from hypothesis import given

from engine import entries
from engine.entries import Said
from engine.games.dixit import GAME
from engine.games.dixit.box import CARDS, on_table
from engine.games.dixit.moves import Give, Idea, Move, Ready, Tell, TellUnseen, Vote, VoteRed
from engine.games.dixit.setting_up import Options
from engine.games.dixit.state import State
from tests.games.conformance import check_result, check_view
from tests.games.dixit.matches import LEANINGS, MOST_ENTRIES, Match, matches, played
from tests.games.dixit.table import EVERY_TABLE
from tests.games.whole_match import check_replay
from tests.harness.examples import examples

PLACES = range(-1, 15)

EVERY_MOVE: list[Move] = [
    *[Idea(), Ready(), TellUnseen(), Vote(())],
    *[move for card in ("", "p0", "0", "101", *map(str, range(1, 101))) for move in (Tell(card), Give(card))],
    *[move for place in PLACES for move in (Vote((place,)), VoteRed(place), Vote((place, place)))],
    *[Vote(on) for low, high in combinations(PLACES, 2) for on in ((low, high), (high, low))],
    *[Vote((1, 2, 3)), Vote((3, 2, 1))],
]
"""All that can be said in this game but clues in words, sense or nonsense."""


def cards_of(state: State) -> list[str]:
    hands = [card for hand in state.hands for card in hand]
    on_the_table = [given.card for given in state.given]
    return [*state.deck, *state.discards, *hands, *on_the_table]


# Every table -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "seats"), EVERY_TABLE)
@pytest.mark.parametrize("leaning", LEANINGS)
def test_every_table_of_every_variant_plays_to_its_end(variant: str, seats: int, leaning: str) -> None:
    ended = played(variant, seats, Options(), (leaning,), seats)
    assert GAME.result(ended.end) is not None
    check_result(GAME, ended.end)


@examples(60)
@given(matches())
def test_D12_D18_D24_every_match_ends_when_its_rules_say_so(played: Match) -> None:
    assert GAME.result(played.end) is not None, f"no end after {MOST_ENTRIES} entries"
    check_result(GAME, played.end)
    result, rounds = GAME.result(played.end), played.end.round
    assert result.winners == tuple(seat for seat, score in enumerate(result.scores) if score == max(result.scores))
    if played.variant == "classic":
        assert max(result.scores) >= played.options.target
        before = [line for line in result.why if line.round < rounds]
        for seat in range(played.seats):
            assert sum(line.points for line in before if line.seat == seat) < played.options.target
    else:
        assert rounds == played.seats * played.options.laps
    tellers = {state.round: state.storyteller for state in played.states if state.phase == "telling"}
    first = tellers[1]
    assert tellers == {round: (first + round - 1) % played.seats for round in range(1, rounds + 1)}


# Cards -----------------------------------------------------------------------------------------------------------


@examples(60)
@given(matches())
def test_D11_every_card_is_always_in_one_place(played: Match) -> None:
    wanted = played.options.deck or None
    for state in played.states[1:]:
        cards = cards_of(state)
        assert len(cards) == len(set(cards)) == (len(wanted) if wanted else CARDS)
        assert set(cards) <= set(state.agreed.pictures)


@examples(60)
@given(matches())
def test_hands_and_the_table_have_as_many_cards_as_they_should(played: Match) -> None:
    for state in played.states[1:]:
        if state.phase in ("idea", "telling"):
            assert [len(hand) for hand in state.hands] == [state.agreed.hand] * played.seats
        table = GAME.view_of(state, None).table
        assert len(table) == (on_table(state.agreed.variant, played.seats) if state.phase in SHOWN else 0)
        assert len(set(table)) == len(table)


SHOWN = ("voting", "reveal", "over")


# Scores ----------------------------------------------------------------------------------------------------------


def scored(state: State) -> list[int]:
    """The round's scores, worked out once more by hand from what lies on the table (D8 to D10, D16, D23)."""
    seats, scores = range(state.agreed.seats), [0] * state.agreed.seats
    votes = {seat: places for seat, places in enumerate(state.votes) if places}
    giver = {place: given.seat for place, given in enumerate(state.given, start=1)}
    if state.agreed.variant == "party":
        for seat, (place,) in votes.items():
            alike = sum(other == (place,) for other in votes.values())
            scores[seat] = 0 if place == state.red or alike == 1 else min(alike, 5)
        return scores
    teller, apart = state.storyteller, state.agreed.seats // 2 if state.agreed.variant == "team" else 0
    sides = [{seat, (seat + apart) % len(seats)} for seat in seats]
    found = {seat for seat, places in votes.items() if any(giver[place] == teller for place in places)}
    for seat in seats:
        side = sides[seat]
        if 0 < len(found) < len(votes):
            scores[seat] = 3 if teller in side or side & found else 0
        else:
            scores[seat] = 0 if teller in side else 2
        drawn = [place for places in votes.values() for place in places if giver[place] in side - {teller}]
        scores[seat] += min(3, len(drawn))
        if state.agreed.variant == "classic" and len(seats) > 6 and seat in found and len(votes[seat]) == 1:
            scores[seat] += 1
    return scores


@examples(80)
@given(matches())
def test_scores_are_what_lies_on_the_table(played: Match) -> None:
    scores = [0] * played.seats
    for before, state in zip(played.states, played.states[1:]):
        if before.phase == "voting" and state.phase == "reveal":
            scores = [earlier + now for earlier, now in zip(scores, scored(state))]
        view = GAME.view_of(state, None)
        assert list(view.scores) == scores
        for seat in range(played.seats):
            assert sum(line.points for line in view.why if line.seat == seat) == scores[seat]
        assert all(line.round <= state.round for line in view.why)


@examples(40)
@given(matches())
def test_D7_the_reveal_tells_what_everybody_gave_and_voted(played: Match) -> None:
    for state in played.states:
        turned = GAME.view_of(state, None).reveal
        assert (turned is not None) == (state.phase in ("reveal", "over"))
        if turned is None:
            continue
        assert tuple(card.card for card in turned.cards) == GAME.view_of(state, None).table
        for place, card in enumerate(turned.cards, start=1):
            assert card.card in GAME.view_of(state, card.seat).given
            assert place in GAME.view_of(state, card.seat).own
            assert card.votes == tuple(seat for seat in range(played.seats) if place in state.votes[seat])
        if turned.told is not None:
            assert turned.cards[turned.told - 1].seat == state.storyteller


# What may be said ------------------------------------------------------------------------------------------------


@examples(60)
@given(matches())
def test_a_move_is_listed_if_and_only_if_it_is_not_refused(played: Match) -> None:
    random = Random(len(played.entries))
    for state in random.sample(played.states, min(len(played.states), 8)):
        for seat in random.sample(range(played.seats), min(played.seats, 4)):
            listed = GAME.choices(state, seat)
            tried = {*EVERY_MOVE, *listed.moves}
            tried |= {move for card in state.hands[seat] for move in (Tell(card), Give(card))}
            assert {move for move in tried if GAME.refuse(state, seat, move) is None} == set(listed.moves)
            assert all(isinstance(move, Tell | TellUnseen) and move.clue for move in listed.examples)
            assert all(GAME.refuse(state, seat, move) is None for move in listed.examples)


@examples(60)
@given(matches())
def test_whoever_is_waited_for_can_do_something_and_nobody_else_can(played: Match) -> None:
    for state in played.states[:-1]:
        waiting = GAME.waiting(state)
        assert bool(waiting) == (GAME.needs(state) is None)
        assert waiting == tuple(seat for seat in range(played.seats) if GAME.choices(state, seat).all())


@examples(10)
@given(matches())
def test_views_survive_the_journey_to_a_device(played: Match) -> None:
    for number, state in enumerate(played.states):
        for seat in (number % played.seats, None):
            check_view(GAME, state, seat)


@pytest.mark.parametrize("variant", ["classic", "party", "team"])
def test_views_and_choices_stay_small_at_the_largest_table(variant: str) -> None:
    """With all score lines so far, which make up most of it towards the end."""
    match_ = played(variant, 12, Options(), ("to anything", "to decoys"), 1)
    sizes = [len(msgspec.json.encode((GAME.view_of(state, 1), GAME.choices(state, 1)))) for state in match_.states]
    assert max(sizes) < 15_000
    first = [size for size, state in zip(sizes, match_.states) if state.round == 1]
    assert max(first) < 2_500


# Replay ----------------------------------------------------------------------------------------------------------


@examples(40)
@given(matches())
def test_the_entries_of_a_match_replay_to_the_same_end(played: Match) -> None:
    check_replay(played)


# What these matches are made of ----------------------------------------------------------------------------------


def test_the_matches_show_all_that_can_happen() -> None:
    """Were these never seen, the invariants above would prove little."""
    said, needed, keys, outcomes = set(), set(), set(), set()
    for seed, (variant, seats) in enumerate(EVERY_TABLE * 2):
        random = Random(seed)
        leanings = tuple(random.choices(sorted(LEANINGS), k=3))
        ended = played(variant, seats, Options(), leanings, seed)
        said |= {type(entry.move) for entry in ended.entries if isinstance(entry, Said)}
        keys |= {line.key for line in ended.end.lines}
        for state in ended.states:
            need, turned = GAME.needs(state), GAME.view_of(state, None).reveal
            needed |= {need.what} if need else set()
            outcomes |= {turned.outcome} if turned else set()
    assert said == {type(move) for move in EVERY_MOVE}
    assert needed == {"deck", "table", "discards"}
    assert outcomes == {"all", "none", "some", None}
    assert keys == {"told", "told-all", "told-none", "found", "found-all", "found-none", "votes", "votes-most"} | {
        *("single", "green", "green-most", "green-alone", "green-on-red")
    }


@pytest.mark.parametrize(("variant", "seats"), EVERY_TABLE)
def test_whoever_always_says_the_first_of_the_choices_gets_on(variant: str, seats: int) -> None:
    state, said = GAME.open(variant, Options(), seats), 0
    while GAME.result(state) is None and said < 3000:
        need = GAME.needs(state)
        if need is not None:
            state = GAME.play(state, entries.Dealt(need.items))
        else:
            seat = GAME.waiting(state)[0]
            state, said = GAME.play(state, Said(seat, GAME.choices(state, seat).all()[0])), said + 1
    assert GAME.result(state) is not None
