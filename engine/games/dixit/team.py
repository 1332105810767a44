"""Team: pairs opposite each other, one of whom gives and the other votes (D19, D20, D22 to D24)."""

from engine.games.dixit import scoring
from engine.games.dixit.state import Agreed, State
from engine.rules import WhyLine


def partner(agreed: Agreed, seat: int) -> int:
    """D19."""
    return (seat + agreed.seats // 2) % agreed.seats


def pairs(agreed: Agreed) -> tuple[tuple[int, int], ...]:
    return tuple([(seat, partner(agreed, seat)) for seat in range(agreed.seats // 2)])


def to_give(state: State) -> tuple[int, ...]:
    """D20: first the storyteller's partner, then in every other pair either; the first card settles it."""
    agreed, gave = state.agreed, {given.seat for given in state.given}
    first = partner(agreed, state.storyteller)
    if first not in gave:
        return (first,)
    return tuple([seat for seat in range(agreed.seats) if seat not in gave and partner(agreed, seat) not in gave])


def voters(state: State) -> tuple[int, ...]:
    """D22: whoever told or gave does not vote."""
    gave = {given.seat for given in state.given}
    return tuple([seat for seat in range(state.agreed.seats) if seat not in gave])


def lines(state: State) -> tuple[WhyLine, ...]:
    """D23: a pair has one score, which stands at both its seats."""
    return tuple(scoring.lines(state, pairs(state.agreed)))


def rounds(state: State) -> int:
    return state.agreed.seats * state.agreed.laps  # D24
