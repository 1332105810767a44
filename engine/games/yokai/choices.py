"""What a seat may do now, and why it may not do something else (Y5, Y6, Y10 to Y12)."""

from engine.games.yokai.box import COLOURS, EFFECT, INDEX, MOST_IN_HAND, PAIR, SKETCHES
from engine.games.yokai.moves import Enough, Lay, Move
from engine.games.yokai.state import State, is_quiet, needs
from engine.rules import NO_CHOICES, STOP, Choices, Stop, Why

ENOUGH = Enough()
PLAIN = tuple(tuple(Lay(sketch, COLOURS[colour]) for colour in PAIR[sketch]) for sketch in SKETCHES)
DISTRACTING = tuple(
    tuple(Lay(sketch, colour, distract=True) for colour in COLOURS) if EFFECT[sketch] == "distract" else ()
    for sketch in SKETCHES
)
SUMMONING = tuple(
    tuple(tuple(Lay(sketch, colour, summon=source) for source in COLOURS) for colour in COLOURS)
    if EFFECT[sketch] == "summon"
    else ()
    for sketch in SKETCHES
)


def waiting(state: State) -> tuple[int, ...]:
    if state.over or needs(state) is not None:
        return ()
    return (state.turn,)


def choices(state: State, seat: int) -> Choices[Move]:
    moves = in_turn(state, seat)
    if refuse_stop(state, seat) is None:
        moves.append(STOP)  # Y15
    return Choices(tuple(moves)) if moves else NO_CHOICES


def in_turn(state: State, seat: int) -> list[Move]:
    """What a seat may do with its sketches, if it is its turn."""
    if state.over or seat != state.turn or needs(state) is not None:
        return []
    hand = state.hands[seat]
    moves: list[Move] = []
    for sketch in hand:
        moves += PLAIN[sketch]  # Y10: the effect is optional
        effect = EFFECT[sketch]
        if effect == "summon":
            for on in PAIR[sketch]:
                for source, stack in enumerate(state.stacks):
                    if source != on and len(stack) > 1:  # Y11
                        moves.append(SUMMONING[sketch][on][source])
        elif effect == "distract":
            for on in PAIR[sketch]:
                if state.sides[1 - seat][on]:  # Y12
                    moves.append(DISTRACTING[sketch][on])
    if state.laid or len(hand) < MOST_IN_HAND:  # Y5
        moves.append(ENOUGH)
    return moves


def refuse_stop(state: State, seat: int) -> Why | None:
    """Y15: in one's own turn or the other's."""
    if state.over:
        return Why("match-over")
    if needs(state) is not None:
        return Why("dealing")
    if state.stopping[seat]:
        return Why("stop-agreed")
    return None if is_quiet(state) else Why("stop-later")


def refuse(state: State, seat: int, move: Move) -> Why | None:
    if isinstance(move, Stop):
        return refuse_stop(state, seat)
    if state.over:
        return Why("match-over")
    if needs(state) is not None:
        return Why("dealing")
    if seat != state.turn:
        return Why("not-your-turn")
    hand = state.hands[seat]
    if isinstance(move, Enough):
        return Why("lay-one") if not state.laid and len(hand) >= MOST_IN_HAND else None  # Y5
    if move.sketch not in hand:
        return Why("not-in-hand")
    on = INDEX[move.on]
    if on not in PAIR[move.sketch]:
        return Why("wrong-colour")
    return _refuse_effect(state, seat, move, on)


def _refuse_effect(state: State, seat: int, move: Lay, on: int) -> Why | None:
    effect = EFFECT[move.sketch]
    if move.summon is not None:
        if effect != "summon":
            return Why("no-such-effect")
        source = INDEX[move.summon]
        if source == on:
            return Why("summon-elsewhere")
        if len(state.stacks[source]) < 2:
            return Why("summon-last")
    if move.distract:
        if effect != "distract":
            return Why("no-such-effect")
        if not state.sides[1 - seat][on]:
            return Why("nobody-to-distract")
    return None
