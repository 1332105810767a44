"""From one turn to the next: the forfeit's roll if forfeits were agreed on, the reveal, the next leader (B3)."""

from msgspec.structs import replace

from engine.games.pictoric import closed_scenario, open_scenario, scoring
from engine.games.pictoric.moves import Discard, Move, Ready
from engine.games.pictoric.state import State, next_clockwise, nobody, picture, with_seat
from engine.rules import NO_CHOICES, STOP, Choices, Why

READY: Choices[Move] = Choices((Ready(),))
READY_OR_STOP: Choices[Move] = Choices((Ready(), STOP))

QUIET = 2
"""Rounds without a step, after which a table may stop (B14)."""


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
        stopping=(False,) * seats,
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
    after = replace(state, ready=everybody)
    if not all(everybody):
        return after
    if all(after.stopping) or _was_last(after):
        return scoring.end_here(after)
    return begin(after, next_clockwise(after))


def _was_last(state: State) -> bool:
    """B14: everybody has led as often as the table agreed on."""
    return state.agreed.rounds > 0 and state.turn == state.agreed.rounds * state.agreed.seats


# A match without an end (B14) ------------------------------------------------------------------------------------


def is_quiet(state: State) -> bool:
    """No pawn has moved while everybody led twice."""
    moved = max([line.round for line in state.lines if line.points], default=0)
    return state.turn - moved >= QUIET * state.agreed.seats


def refuse_stop(state: State, seat: int) -> Why | None:
    if state.stopping[seat]:
        return Why("stop-agreed")
    if not is_quiet(state):
        return Why("stop-later")
    return refuse_ready(state, seat)


def stop(state: State, seat: int) -> State:
    """Who agrees has seen the reveal, too."""
    return ready(replace(state, stopping=with_seat(state.stopping, seat, True)), seat)


def owes_card(state: State, seat: int) -> bool:
    return state.discarding and seat == state.leader


def choices(state: State, seat: int) -> Choices[Move]:
    if owes_card(state, seat):
        return Choices(tuple([Discard(picture(state, card)) for card in state.hands[seat]]))  # B11
    if state.ready[seat]:
        return NO_CHOICES
    return READY_OR_STOP if is_quiet(state) else READY
