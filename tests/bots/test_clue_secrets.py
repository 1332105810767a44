"""Bots that tell and listen hang on nothing that their seat may not know: it is exchanged for something else."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from engine import bots, rules
from engine.games import dixit, pictoric
from engine.rules import Game
from tests.games.dixit import matches as dixit_matches
from tests.games.dixit import test_secrets as dixit_secrets
from tests.games.pictoric import matches as pictoric_matches
from tests.games.pictoric import test_secrets as pictoric_secrets

STRENGTHS = ("weak", "middle", "strong")
VARIANTS = (*[("dixit", one) for one in dixit.GAME.variants], *[("pictoric", one) for one in pictoric.GAME.variants])

Exchange = Callable[[Any, int, Random], Any]


@cache
def states_of(game: str, variant: str) -> tuple[Any, ...]:
    """A match that people play, every third of its states."""
    if game == "dixit":
        options = dixit.GAME.options(target=8)
        played = dixit_matches.played(variant, 6, options, ("to anything", "to decoys"), 3)
    else:
        options = pictoric.GAME.options(forfeits=True)
        played = pictoric_matches.played(variant, 4, options, ["to anything", "to typing"] * 2, [], 5)
    return tuple(played.states[:-1:3])


def exchange_of(game: str) -> Exchange:
    return dixit_secrets.exchanged if game == "dixit" else pictoric_secrets.exchanged


def moves(game: Game, state: Any, seat: int, strength: Any, seed: int) -> Any:
    return bots.bot(game.name, strength)(game.view_of(state, seat), game.choices(state, seat), Random(seed))


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_a_bots_move_hangs_on_nothing_its_seat_may_not_know(name: str, variant: str, strength: str) -> None:
    game, compared = rules.game(name), 0
    for number, state in enumerate(states_of(name, variant)):
        for seat in game.waiting(state):
            if game.choices(state, seat).all():
                other = exchange_of(name)(state, seat, Random(number))
                assert moves(game, state, seat, strength, 1) == moves(game, other, seat, strength, 1)
                compared += 1
    assert compared > 10


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_what_is_exchanged_really_is_something_else(name: str, variant: str) -> None:
    """A bot that chose by it would choose otherwise."""
    game, states = rules.game(name), states_of(name, variant)
    pairs = [(state, seat) for state in states for seat in game.waiting(state)]
    differ = [exchange_of(name)(state, seat, Random(1)) != state for state, seat in pairs]
    assert sum(differ) > len(differ) / 2
