"""What the table may foresee of a sketch before it is laid: all that follows from open cards, and nothing else."""

from hypothesis import given
from hypothesis import strategies as st

from engine.dealer import Dealer
from engine.entries import Dealt, Said
from engine.games import yokai
from engine.games.yokai import (
    Distracted,
    Hid,
    Laid,
    Lay,
    State,
    Summoned,
    Took,
    foresee,
    view_of,
)
from engine.rules import Roll, Shuffle

WATER, FIRE, EARTH, WIND = 0, 5, 10, 15  # the yokai worth 3 of each colour; the next four are worth 4, 5, 6, 7
PLAIN_WATER_FIRE, SUMMON_WATER_FIRE, DISTRACT_WATER_FIRE = range(3), 4, 5


def table(**changed: object) -> State:
    """Seat 0 is to lay; every stack has two cards, its top worth 3."""
    stacks = ((WATER, WATER + 1), (FIRE, FIRE + 1), (EARTH, EARTH + 1), (WIND, WIND + 1))
    state = {"turn": 0, "turns": 1, "stacks": stacks, "hands": ((0, 4, 5), (6, 7, 8)), "pile": (9, 10)}
    return State(**{**state, **changed})  # type: ignore[arg-type]


def laid(water: tuple[int, ...] = (), fire: tuple[int, ...] = ()) -> tuple[tuple[int, ...], ...]:
    return (water, fire, (), ())


def test_a_taken_yokai_uncovers_a_card_that_nobody_can_foresee() -> None:
    state = table(sides=(laid(water=(1, 2)), laid()))
    seen = foresee(view_of(state, 0), Lay(0, "water"))
    assert seen.steps == (Laid(0, 0, "water"), Took(0, WATER, "water"))
    assert (seen.stacks[0].top, seen.stacks[0].cards, seen.stacks[0].sides) == (None, 1, ((), ()))
    assert (seen.stacks[1].top, seen.stacks[1].cards) == (FIRE, 2)


def test_a_hidden_yokai_uncovers_a_card_that_nobody_can_foresee() -> None:
    state = table(sides=(laid(water=(1,)), laid(water=(6, 7))), stacks=((WATER + 1, WATER), (5, 6), (10,), (15,)))
    seen = foresee(view_of(state, 0), Lay(0, "water"))
    assert seen.steps[1:] == (Hid(WATER + 1, "water"),)
    assert (seen.stacks[0].top, seen.stacks[0].cards, seen.stacks[0].sides) == (None, 2, ((), ()))


def test_the_last_yokai_of_a_stack_hides_and_stays_in_sight() -> None:
    state = table(sides=(laid(water=(1,)), laid(water=(6, 7))), stacks=((WATER + 1,), (5, 6), (10,), (15,)))
    seen = foresee(view_of(state, 0), Lay(0, "water"))
    assert (seen.stacks[0].top, seen.stacks[0].cards) == (WATER + 1, 1)


def test_taking_the_last_yokai_of_a_stack_leaves_it_empty() -> None:
    state = table(sides=(laid(water=(1, 2)), laid()), stacks=((WATER,), (5, 6), (10,), (15,)))
    seen = foresee(view_of(state, 0), Lay(0, "water"))
    assert (seen.stacks[0].top, seen.stacks[0].cards) == (None, 0)


def test_beneath_a_summoned_yokai_lies_one_that_all_have_seen() -> None:
    state = table(sides=(laid(water=(1, 2)), laid(water=(6, 7, 8))), stacks=((4, 3), (5, 6), (10,), (15,)))
    seen = foresee(view_of(state, 0), Lay(4, "water", summon="fire"))
    assert seen.steps == (Laid(0, 4, "water"), Summoned(FIRE, "fire", "water"), Hid(FIRE, "water"))
    assert (seen.stacks[0].top, seen.stacks[0].cards) == (4, 3)
    assert (seen.stacks[1].top, seen.stacks[1].cards) == (None, 1)


def test_a_distracted_sketch_completes_the_portrait_it_turns_to() -> None:
    state = table(sides=(laid(), laid(water=(6, 0), fire=(1, 2))), hands=((5,), (7, 8)))
    seen = foresee(view_of(state, 0), Lay(5, "water", distract=True))
    assert seen.steps[1:] == (Distracted(0, "water", "fire"), Took(1, FIRE, "fire"))
    assert seen.stacks[0].sides == ((5,), (6,))


def test_a_spectator_foresees_the_same() -> None:
    state = table(sides=(laid(water=(1, 2)), laid()))
    assert foresee(view_of(state, None), Lay(0, "water")) == foresee(view_of(state, 0), Lay(0, "water"))


@given(seed=st.integers(0, 2**32), data=st.data())
def test_what_was_foreseen_happens_until_an_unseen_card_shows(seed: int, data: st.DataObject) -> None:
    dealer, state = Dealer(seed), yokai.open_match("duel", yokai.Options(), 2)
    for _ in range(60):
        while isinstance(need := yokai.needs(state), Shuffle | Roll):
            state = yokai.play(state, Dealt(dealer.answer(need)))
        if state.over:
            return
        moves = yokai.choices(state, state.turn).all()
        move = moves[data.draw(st.integers(0, len(moves) - 1))]
        after = yokai.play(state, Said(state.turn, move))
        if isinstance(move, Lay):
            compare(state, move, after)
        state = after


def compare(state: State, move: Lay, after: State) -> None:
    seen = foresee(view_of(state, state.turn), move)
    happened = after.steps if after.turn == state.turn else after.steps_before
    happened = happened[len(state.steps) :]
    really = view_of(after, None).stacks
    for colour, foreseen, real in zip(yokai.COLOURS, seen.stacks, really, strict=True):
        ours = [step for step in seen.steps if getattr(step, "stack", None) == colour]
        theirs = [step for step in happened if getattr(step, "stack", None) == colour]
        assert theirs[: len(ours)] == ours
        if foreseen.top is not None or not foreseen.cards:
            assert (theirs, real) == (ours, foreseen)
    assert not any(step.yokai == yokai.UNSEEN for step in seen.steps if isinstance(step, Took | Hid | Summoned))
