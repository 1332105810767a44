"""The strong player: imagines what it cannot see, and how both would play on there."""

from random import Random

from engine.bots.thinking_time import Thinking
from engine.bots.yokai.imagined import as_known, imagine
from engine.bots.yokai.turns import turns
from engine.bots.yokai.worth import worth
from engine.entries import Dealt, Said
from engine.games.yokai import Move, State, View, needs, play
from engine.rules import Choices, Shuffle

ROUNDS = ((5, 3), (2, 6))
"""How many of the best moves are looked into, in how many imagined worlds: the close ones are looked into longer."""

TURNS_AHEAD = 2
"""The opponent's answer, and one's own next turn: with the answer alone, too many sketches were left to be answered."""


def strong(view: View, choices: Choices[Move], random: Random) -> Move:
    thinking = Thinking()
    moves = _promising(view, thinking)
    total = dict.fromkeys(moves, 0.0)
    for most, worlds in ROUNDS:
        moves = sorted(moves, key=total.__getitem__, reverse=True)[:most]
        for _ in range(worlds if len(moves) > 1 else 0):
            found = _tried(moves, imagine(view, random), random, thinking)
            for move, value in found.items():
                total[move] += value
    return max(moves, key=total.__getitem__)


def _promising(view: View, thinking: Thinking) -> list[Move]:
    """The first moves of all turns, those of the best turns first, as far as one can know."""
    best: dict[Move, float] = {}
    for move, end in turns(as_known(view), thinking):
        best[move] = max(worth(end, view.turn), best.get(move, float("-inf")))
    return sorted(best, key=best.__getitem__, reverse=True)


def _tried(moves: list[Move], world: State, random: Random, thinking: Thinking) -> dict[Move, float]:
    """What each move is worth in this world; nothing if there is no time for all of them, as fairness wants it."""
    found = {}
    for move in moves:
        if thinking.is_over():
            return {}
        found[move] = _played_on(world, move, random, thinking)
    return found


def _played_on(world: State, move: Move, random: Random, thinking: Thinking) -> float:
    """What the seat has of the move in this world, when each turn after it is played as well as it looks then."""
    seat = mover = world.turn
    state = play(world, Said(seat, move))
    if not state.over and state.turn == seat:
        state = _best_end(state, thinking)
    for _ in range(TURNS_AHEAD):
        if not state.over:
            mover = state.turn
            state = _best_end(_dealt(state, random), thinking)
    return worth(state, seat) if mover == seat else -worth(state, mover)


def _best_end(state: State, thinking: Thinking) -> State:
    return max((end for _, end in turns(state, thinking)), key=lambda end: worth(end, state.turn))


def _dealt(state: State, random: Random) -> State:
    need = needs(state)
    if not isinstance(need, Shuffle):
        return state
    order = list(need.items)
    random.shuffle(order)
    return play(state, Dealt(tuple(order)))
