"""Whole matches of Pictoric Box: no card is lost, every step has its line, what is listed is allowed, all replays."""

from random import Random

import pytest
from hypothesis import given

from engine.entries import Dealt, Said
from engine.games.pictoric import GAME
from engine.games.pictoric.forfeits import PICKS
from engine.games.pictoric.moves import Discard, Give, Move, Pick, Ready, Tell, Theme, Vote
from engine.games.pictoric.setting_up import Options
from engine.games.pictoric.state import State
from engine.rules import Roll, Stop
from tests.games.conformance import check_result, check_view
from tests.games.pictoric.matches import LEANINGS, MOST_ENTRIES, Match, matches, played, small_deck
from tests.games.whole_match import check_replay
from tests.harness.examples import examples

PLACES = sorted({move for choices in PICKS.values() for move in choices.moves}, key=repr)
IDS = [*[str(number) for number in range(102)], *small_deck("closed", 6), "", "7 "]

EVERY_MOVE: list[Move] = [
    *PLACES,
    *[Pick(places) for places in ((), (0,), (2, 2), (9,))],
    *[Theme(text) for text in (None, "", "The sea")],
    *[Tell(text, sector) for text in (None, "", "Gone fishing") for sector in (None, *range(-1, 9))],
    *[move for id in IDS for move in (Give(id), Discard(id))],
    *[Vote(sector) for sector in range(-1, 9)],
    Ready(),
    Stop(),
]
"""All that can be said in this game, sense or nonsense, with two texts for all that can be typed."""


@examples(60)
@given(matches())
def test_every_match_ends_in_the_box_or_as_the_table_agreed(played: Match) -> None:
    assert GAME.result(played.end) is not None, f"no end after {MOST_ENTRIES} entries"
    check_result(GAME, played.end)
    if 49 in played.end.cells:
        assert all(played.end.cells[seat] == 49 for seat in played.end.winners)
    else:
        rounds_over = played.options.rounds and played.end.turn == played.options.rounds * played.seats
        assert rounds_over or all(played.end.stopping)
        assert {played.end.cells[seat] for seat in played.end.winners} == {max(played.end.cells)}
    if played.options.rounds:
        assert played.end.turn <= played.options.rounds * played.seats
    assert all(49 not in state.cells for state in played.states[:-1])


@examples(60)
@given(matches())
def test_all_cards_are_always_somewhere(played: Match) -> None:
    for state in played.states:
        if state.phase in ("first-leader", "deck"):
            continue
        somewhere = [*state.pile, *state.discards, *[card for hand in state.hands for card in hand]]
        if played.variant == "closed" and (not state.walks or 49 in state.cells):
            somewhere += [card for card in (state.card, *state.given) if card is not None]
        assert sorted(somewhere) == list(range(len(state.agreed.deck)))


@examples(60)
@given(matches())
def test_hands_and_banks_are_as_large_as_they_should_be(played: Match) -> None:
    for state in played.states:
        if state.phase == "telling":
            sizes = [len(hand) for hand in state.hands]
            smallest = 1 if played.options.forfeits else 2
            assert all(smallest <= size <= 8 for size in sizes) if played.variant == "closed" else set(sizes) == {6}
            assert len(set(state.discards) | set(state.pile)) == len(state.discards) + len(state.pile)


@examples(60)
@given(matches())
def test_the_leader_changes_clockwise_and_turns_are_counted(played: Match) -> None:
    leaders = {state.turn: state.leader for state in played.states if state.turn}
    first = leaders[1]
    assert leaders == {turn: (first + turn - 1) % played.seats for turn in range(1, played.end.turn + 1)}


# Scores ----------------------------------------------------------------------------------------------------------


def walked(state: State) -> list[int]:
    """How far each pawn should walk, worked out once more by hand from what lies on the table (B6, B10, B13)."""
    others = [seat for seat in range(state.agreed.seats) if seat != state.leader]
    right = [seat for seat in others if state.sectors[(state.votes[seat] or 0) - 1] == state.card]
    steps = [0] * state.agreed.seats
    if len(right) == len(others):
        return [0 if seat == state.leader else 2 for seat in range(state.agreed.seats)]
    if not right:
        return steps
    for seat in right:
        steps[seat] = 3
    lucky = state.forfeit is not None and state.forfeit.name == "very-lucky"
    steps[state.leader] = (6 - len(right)) * (2 if lucky else 1)
    for vote in [state.votes[seat] or 0 for seat in others]:
        for owner in others:
            steps[owner] += state.given[owner] == state.sectors[vote - 1]
    return steps


@examples(60)
@given(matches())
def test_pawns_stand_where_their_lines_lead(played: Match) -> None:
    for before, state in zip(played.states, played.states[1:]):
        view = GAME.view_of(state, None)
        sums = [sum(line.points for line in view.why if line.seat == seat) for seat in range(played.seats)]
        assert sums == list(view.scores) == [player.cell - 1 for player in view.players]
        if state.walks and not before.walks:
            expected = walked(state)
            assert [walk.step for walk in state.walks] == expected
            assert list(state.cells) == [min(cell + step, 49) for cell, step in zip(before.cells, expected)]


# What may be said ------------------------------------------------------------------------------------------------


@examples(30)
@given(matches())
def test_a_move_is_listed_if_and_only_if_it_is_not_refused(played: Match) -> None:
    for state in Random(len(played.entries)).sample(played.states, min(len(played.states), 12)):
        for seat in range(played.seats):
            listed = GAME.choices(state, seat)
            allowed = [move for move in EVERY_MOVE if GAME.refuse(state, seat, move) is None]
            said_aloud = [move for move in allowed if not isinstance(move, Tell | Theme) or move.text is None]
            assert sorted(map(repr, listed.moves)) == sorted(map(repr, said_aloud))
            assert bool(listed.examples) == (len(allowed) > len(said_aloud))
            assert all(GAME.refuse(state, seat, move) is None for move in listed.examples)


@examples(60)
@given(matches())
def test_whoever_can_do_something_is_waited_for_and_somebody_always_is(played: Match) -> None:
    for state in played.states[:-1]:
        waiting = GAME.waiting(state)
        assert bool(waiting) == (GAME.needs(state) is None)
        assert waiting == tuple([seat for seat in range(played.seats) if GAME.choices(state, seat).all()])


@examples(15)
@given(matches())
def test_views_survive_the_journey_to_a_device(played: Match) -> None:
    for state in played.states[::3]:
        for seat in (*range(played.seats), None):
            check_view(GAME, state, seat)


# Replay ----------------------------------------------------------------------------------------------------------


@examples(30)
@given(matches())
def test_the_entries_of_a_match_replay_to_the_same_end(played: Match) -> None:
    check_replay(played)


# What these matches are made of ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("variant", ["open", "closed"])
@pytest.mark.parametrize("forfeits", [False, True])
@pytest.mark.parametrize("deck", ["ours", "small"])
def test_every_leaning_ends_a_match_of_every_size(variant: str, seats: int, forfeits: bool, deck: str) -> None:
    options = Options(forfeits=forfeits, deck=small_deck(variant, seats) if deck == "small" else ())
    for seed, name in enumerate(sorted(LEANINGS)):
        ended = played(variant, seats, options, [name] * seats, [], seed)
        assert GAME.result(ended.end) is not None


def test_the_matches_show_all_that_can_happen() -> None:
    """Were these never seen, the invariants above would prove little."""
    said, keys, dealt = set(), set(), set()
    for seed in range(60):
        random = Random(seed)
        variant = random.choice(["open", "closed"])
        forfeits, deck = random.random() < 0.7, random.choice([(), small_deck(variant, 4)])
        options = Options(forfeits, deck, rounds=4 if seed % 6 == 0 else 0)
        leanings = [random.choice(sorted(LEANINGS)) for _ in range(4)]
        ended = played(variant, 4, options, leanings, [], seed)
        said |= {type(entry.move) for entry in ended.entries if isinstance(entry, Said)}
        keys |= {line.key for line in GAME.view_of(ended.end, None).why}
        for state in ended.states:
            need = GAME.needs(state)
            dealt |= {need.what} if need is not None else set()
            keys |= {(variant, state.forfeit.name)} if state.forfeit else set()
            keys |= {(variant, state.phase)}
    assert said == {type(move) for move in EVERY_MOVE}
    assert dealt == {"first-leader", "deck", "forfeit", "forfeit-roll", "fan", "sectors", "discards", "pile"}
    assert keys >= {"right", "all-right", "votes", "found-by-some", "found-by-none", "found-by-all", "very-lucky"}
    assert keys >= {"lucky", "not-so-lucky", "beyond-the-box", "longest-step", "furthest"}
    for variant in ("open", "closed"):
        forfeits = {"lucky", "not-so-lucky", "trouble", "silence", "very-lucky", "topic"}
        assert keys >= {(variant, name) for name in forfeits | {"picking", "theme", "telling", "voting", "reveal"}}


@pytest.mark.parametrize("variant", ["open", "closed"])
def test_whoever_always_says_the_first_of_the_choices_gets_on(variant: str) -> None:
    """A player made of code that knows nothing: it gets through as many turns as it likes."""
    state, said = GAME.open(variant, Options(forfeits=True), 3), 0
    random = Random(1)
    while GAME.result(state) is None and state.turn < 100:
        need = GAME.needs(state)
        if isinstance(need, Roll):
            state = GAME.play(state, Dealt(tuple([random.randint(1, 6) for _ in range(need.dice)])))
        elif need is not None:
            state = GAME.play(state, Dealt(need.items))
        else:
            seat = GAME.waiting(state)[0]
            state, said = GAME.play(state, Said(seat, GAME.choices(state, seat).all()[0])), said + 1
    assert said < 10 * state.turn
