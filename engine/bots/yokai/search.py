"""The strong player: imagines what it cannot see, plays its turn there, and lets the opponent answer."""

from random import Random

from engine.bots.thinking import Thinking
from engine.bots.yokai.imagined import as_known, imagine
from engine.bots.yokai.turns import turns
from engine.bots.yokai.worth import worth
from engine.entries import Dealt, Said
from engine.games.yokai import Move, State, View, needs, play
from engine.rules import Choices, Shuffle

ROUNDS = ((5, 3), (2, 6))
"""How many of the best moves are looked into, in how many imagined worlds: the close ones are looked into longer."""

ANSWERED_TURNS = 2
"""Ways of going on after a first move that the opponent answers, in each world."""


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


def _tried(moves: list[Move], world: State, random: Random, thinking: Thinking) -> dict[Move, float]:
    """What each move is worth in this world; nothing if there is no time for all of them, as fairness wants it."""
    found = {}
    for move in moves:
        if thinking.is_over():
            return {}
        found[move] = _worth_of_move(world, move, random, thinking)
    return found


def _promising(view: View, thinking: Thinking) -> list[Move]:
    """The best first moves as far as one can know, the best of them first."""
    best: dict[Move, float] = {}
    for move, end in turns(as_known(view), thinking):
        best[move] = max(worth(end, view.turn), best.get(move, float("-inf")))
    return sorted(best, key=best.__getitem__, reverse=True)


def _worth_of_move(world: State, move: Move, random: Random, thinking: Thinking) -> float:
    """What the move is worth in this world when both play on well until the opponent's turn is over."""
    seat = world.turn
    after = play(world, Said(seat, move))
    if after.over or after.turn != seat:
        return _worth_once_answered(after, seat, random, thinking)
    ends = [(worth(end, seat), end) for _, end in turns(after, thinking)]
    ends.sort(key=lambda valued: valued[0], reverse=True)
    return max(_worth_once_answered(end, seat, random, thinking) for _, end in ends[:ANSWERED_TURNS])


def _worth_once_answered(state: State, seat: int, random: Random, thinking: Thinking) -> float:
    if state.over:
        return worth(state, seat)
    answers = turns(_dealt(state, random), thinking)
    return -max(worth(end, 1 - seat) for _, end in answers)


def _dealt(state: State, random: Random) -> State:
    need = needs(state)
    if not isinstance(need, Shuffle):
        return state
    order = list(need.items)
    random.shuffle(order)
    return play(state, Dealt(tuple(order)))
