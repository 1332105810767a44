"""From one turn to the next: the forfeit's roll if forfeits were agreed on, the reveal, the next leader (B3)."""

from msgspec.structs import replace

from engine.games.pictoric import closed_scenario, open_scenario, scoring
from engine.games.pictoric.moves import Discard, Move, Ready
from engine.games.pictoric.state import State, next_clockwise, nobody, picture, with_seat
from engine.rules import NO_CHOICES, Choices, Why

READY: Choices[Move] = Choices((Ready(),))


def begin(state: State, leader: int) -> State:
    seats = state.agreed.seats
    return replace(
        state,
        phase="forfeit" if state.agreed.forfeits else "preparing",
        turn=state.turn + 1,
        leader=leader,
        forfeit=None,
        theme=None,
        told=None,
        card=None,
        given=nobody(seats),
        sectors=(),
        votes=nobody(seats),
        walks=(),
        ready=(False,) * seats,
    )


def end(state: State) -> State:
    """All have voted: the dice are shown (B5), the pawns walk, cards are drawn unless the match is over."""
    after = scoring.score(state)
    if after.phase == "over" or after.card is None:
        return after
    return closed_scenario.refill(after) if after.agreed.closed else open_scenario.refill(after, after.card)


# The reveal ------------------------------------------------------------------------------------------------------


def refuse_ready(state: State, seat: int) -> Why | None:
    if state.ready[seat]:
        return Why("ready-already")
    return Why("discard-first") if owes_card(state, seat) else None


def ready(state: State, seat: int) -> State:
    everybody = with_seat(state.ready, seat, True)
    if all(everybody):
        return begin(state, next_clockwise(state))
    return replace(state, ready=everybody)


def owes_card(state: State, seat: int) -> bool:
    return state.discarding and seat == state.leader


def choices(state: State, seat: int) -> Choices[Move]:
    if owes_card(state, seat):
        return Choices(tuple([Discard(picture(state, card)) for card in state.hands[seat]]))  # B11
    return NO_CHOICES if state.ready[seat] else READY
