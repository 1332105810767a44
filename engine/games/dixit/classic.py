"""Classic: each for themselves, up to a target (D8 to D10, D12)."""

from engine.games.dixit import scoring
from engine.games.dixit.state import State, totals
from engine.rules import WhyLine

SINGLE = 1
"""D10: for finding the card with a single vote where two are allowed."""


def lines(state: State) -> tuple[WhyLine, ...]:
    seats = range(state.agreed.seats)
    return (*scoring.lines(state, tuple([(seat,) for seat in seats])), *_single_votes(state))


def _single_votes(state: State) -> list[WhyLine]:
    if state.agreed.most_votes == 1:
        return []
    sure = [seat for seat in scoring.found(state) if len(state.votes[seat]) == 1]
    return [WhyLine(seat, SINGLE, "single", {}, state.round) for seat in sure]


def is_last_round(state: State) -> bool:
    return max(totals(state.agreed.seats, state.lines)) >= state.agreed.target  # D12
