"""How a duel goes on: dealing, drawing, laying, and whose turn is next (Y3 to Y7, Y13, Y15)."""

from msgspec.structs import replace

from engine.entries import Dealt, Said
from engine.games.yokai.board import Board
from engine.games.yokai.box import HAND, MOST_LAID
from engine.games.yokai.moves import Lay
from engine.games.yokai.state import NOBODY, Cards, State
from engine.games.yokai.steps import Drew, Shuffled, Took
from engine.rules import Entry, Stop


def play(state: State, entry: Entry) -> State:
    if type(entry) is Said:
        if type(entry.move) is Lay:
            return _lay(state, entry.seat, entry.move)
        if type(entry.move) is Stop:
            return _stop(state, entry.seat)
        return _next_turn(state)
    if type(entry) is Dealt:
        return _deal(state, entry.values)
    return state


def _deal(state: State, values: Cards) -> State:
    if state.turn < 0:
        return State(turn=values[0] - 1, turns=1, rounds=state.rounds)
    if state.stacks[3]:
        return _deal_sketches(state, values)
    stacks = list(state.stacks)
    stacks[stacks.index(())] = values
    return State(turn=state.turn, turns=1, stacks=tuple(stacks), rounds=state.rounds)  # type: ignore[arg-type]


def _deal_sketches(state: State, values: Cards) -> State:
    hands, pile, steps = state.hands, values, state.steps
    if not state.discards and state.turns == 1:
        hands, pile = (values[:HAND], values[HAND : 2 * HAND]), values[2 * HAND :]  # Y3
    else:
        steps += (Shuffled(),)
    return _draw(
        State(
            turn=state.turn,
            turns=state.turns,
            stacks=state.stacks,
            sides=state.sides,
            hands=hands,
            pile=pile,
            taken=state.taken,
            steps=steps,
            steps_before=state.steps_before,
            rounds=state.rounds,
            stopping=state.stopping,
        )
    )


def _draw(state: State) -> State:
    """Y4: the seat whose turn it is draws one sketch, or the table is asked to shuffle first."""
    if not state.pile:
        return state
    turn = state.turn
    hand = state.hands[turn] + state.pile[-1:]
    return State(
        turn=turn,
        turns=state.turns,
        stacks=state.stacks,
        sides=state.sides,
        hands=(hand, state.hands[1]) if turn == 0 else (state.hands[0], hand),
        pile=state.pile[:-1],
        discards=state.discards,
        taken=state.taken,
        steps=state.steps + (Drew(turn),),
        steps_before=state.steps_before,
        rounds=state.rounds,
        stopping=state.stopping,
    )


def _next_turn(state: State) -> State:
    if state.rounds and state.turns >= 2 * state.rounds:
        return replace(state, over=True)  # Y15
    return _draw(
        State(
            turn=1 - state.turn,
            turns=state.turns + 1,
            stacks=state.stacks,
            sides=state.sides,
            hands=state.hands,
            pile=state.pile,
            discards=state.discards,
            taken=state.taken,
            steps_before=state.steps,
            rounds=state.rounds,
            stopping=state.stopping,
        )
    )


def _stop(state: State, seat: int) -> State:
    """Y15: both have to agree."""
    stopping = (True, state.stopping[1]) if seat == 0 else (state.stopping[0], True)
    return replace(state, stopping=stopping, over=all(stopping))


def _lay(state: State, seat: int, move: Lay) -> State:
    board = Board(state.stacks, state.sides, state.discards)
    steps = board.lay(seat, move)
    taken = state.taken
    for step in steps:
        if type(step) is Took:
            taken += ((step.seat, step.yokai, state.turns),)
    hand = tuple([sketch for sketch in state.hands[seat] if sketch != move.sketch])
    laid = state.laid + 1
    over = not all(board.stacks)  # Y13
    after = State(
        turn=seat,
        turns=state.turns,
        laid=laid,
        over=over,
        stacks=tuple(board.stacks),  # type: ignore[arg-type]
        sides=(tuple(board.sides[0]), tuple(board.sides[1])),  # type: ignore[arg-type]
        hands=(hand, state.hands[1]) if seat == 0 else (state.hands[0], hand),
        pile=state.pile,
        discards=board.discards,
        taken=taken,
        steps=state.steps + tuple(steps),
        steps_before=state.steps_before,
        rounds=state.rounds,
        stopping=state.stopping if taken == state.taken else NOBODY,  # Y15
    )
    if over or (laid < MOST_LAID and hand):
        return after
    return _next_turn(after)
