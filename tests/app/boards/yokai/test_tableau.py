"""The pictures between two views end where the next view begins, so nothing on the board ever jumps."""

from random import Random

import pytest

from app.boards.yokai.tableau import Tableau, pictures_between, steps_since
from engine.dealer import Dealer
from engine.entries import Dealt, Said
from engine.games import yokai
from engine.games.yokai import GAME, State, View
from engine.rules import Roll, Shuffle


def matches(seed: int) -> list[tuple[State, State]]:
    """A whole match at random: the states before and after each move with all that it makes happen."""
    random, dealer = Random(seed), Dealer(seed)
    state = _dealt(GAME.open("duel", yokai.Options(), 2), dealer)
    pairs = []
    while not state.over:
        before = state
        move = random.choice(GAME.choices(state, state.turn).moves)
        state = _dealt(GAME.play(state, Said(state.turn, move)), dealer)
        pairs.append((before, state))
    return pairs


def _dealt(state: State, dealer: Dealer) -> State:
    while isinstance(need := GAME.needs(state), Roll | Shuffle):
        state = GAME.play(state, Dealt(dealer.answer(need)))
    return state


def _as_known(picture: Tableau, view: View) -> Tableau:
    """The picture with the tops that only the view can tell."""
    known = picture.copy()
    known.tops = [top if seen is None else seen for top, seen in zip(Tableau.of(view).tops, known.tops, strict=True)]
    return known


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("seat", [0, 1, None])
def test_steps_lead_from_each_view_to_the_next(seed: int, seat: int | None) -> None:
    for before, after in matches(seed):
        one, two = GAME.view_of(before, seat), GAME.view_of(after, seat)
        picture = Tableau.of(one)
        for step in steps_since(one, two) or ():
            picture = picture.after(step)
        last = Tableau.of(two)
        picture = _as_known(picture, two)
        picture.hand = last.hand
        assert picture == last


def test_the_last_picture_is_the_view_itself() -> None:
    before, after = matches(3)[5]
    one, two = GAME.view_of(before, 0), GAME.view_of(after, 0)
    assert pictures_between(one, two)[-1][1] == Tableau.of(two)


def test_too_much_to_tell_is_not_told() -> None:
    pairs = matches(4)
    early, late = GAME.view_of(pairs[0][0], 0), GAME.view_of(pairs[-1][1], 0)
    assert steps_since(early, late) is None
    assert pictures_between(early, late) == [(None, Tableau.of(late))]
