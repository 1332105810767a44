"""After a turn of the open scenario (B7)."""

from engine.games.pictoric.cards import discard, draw
from engine.games.pictoric.state import State


def refill(state: State, told: int) -> State:
    """The leader discards the told card and draws one; the rest stay in hand."""
    return draw(discard(state, state.leader, (told,)), (state.leader,))
