"""All the ways in which a seat can play its turn to the end."""

from collections.abc import Iterator

from engine.bots.thinking_time import Thinking
from engine.entries import Said
from engine.games.yokai import EFFECT, PAIR, SKETCHES, Lay, Move, State, in_turn, play

Turn = tuple[Move, State]
"""The first move of a turn, and the state after its last."""

KIND = tuple((PAIR[sketch], EFFECT[sketch]) for sketch in SKETCHES)


def turns(state: State, thinking: Thinking) -> Iterator[Turn]:
    """Every turn that leads somewhere else; where the order does not matter, one that takes a yokai early on."""
    known: set[object] = set()
    for move, after in sorted(steps(state), key=_taken, reverse=True):
        yield from _follow(move, after, state.turn, known, thinking)


def _taken(turn: Turn) -> int:
    return len(turn[1].taken)


def _follow(first: Move, state: State, seat: int, known: set[object], thinking: Thinking) -> Iterator[Turn]:
    place = state.turn, state.hands[seat], state.sides, state.stacks
    if place in known:
        return
    known.add(place)
    if state.over or state.turn != seat:
        yield first, state
        return
    thinking.breathe()
    for _, after in steps(state):
        yield from _follow(first, after, seat, known, thinking)


def steps(state: State) -> Iterator[Turn]:
    """Each single move and where it leads; of sketches alike in hand only one is tried."""
    seat, last = state.turn, -1
    tried = set()
    for move in in_turn(state, seat):
        if type(move) is Lay:
            if move.sketch != last and KIND[move.sketch] in tried:
                continue
            last = move.sketch
            tried.add(KIND[last])
        yield move, play(state, Said(seat, move))
