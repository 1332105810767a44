"""Time for whoever needs more of it: a table without haste (P31), and clocks of one's own (P32).

Rules are told the time only by entries; so whoever has to wait for a black token is let go by a wake of the table.
"""

from msgspec.structs import replace

from engine.games.pictomania.state import State
from engine.rules import Need, Wake

AS_ALL, MOST = 100, 300
"""How long the same takes a seat, in percent: as long as all, or at most three times as long."""

HEAD_START = 600
"""Milliseconds for each percent: whoever needs twice the time is a minute ahead of all who do not."""


def wait(state: State, seat: int) -> int:
    """P32: how long after the deal a seat leaves the black tokens to those who need more time, while they play."""
    times = state.agreed.own_time
    if not times:
        return 0
    longest = max([time for time, finished in zip(times, state.finished, strict=True) if not finished], default=0)
    return HEAD_START * max(0, longest - times[seat])


def may_take_at(state: State, seat: int) -> int | None:
    """From when on a seat may take a black token, as long as it still has to wait."""
    at = state.dealt + wait(state, seat)
    return at if at > state.looked else None


def waits(state: State) -> tuple[int | None, ...]:
    """For each seat what ``may_take_at`` says; nothing where nobody waits for a token."""
    found = tuple([may_take_at(state, seat) for seat in range(state.agreed.seats)])
    return found if state.phase == "playing" and state.black and any(at is not None for at in found) else ()


def wake(state: State) -> Need | None:
    """The next moment at which somebody need not wait any more."""
    if state.phase != "playing" or not state.black or not state.agreed.own_time:
        return None
    unfinished = [seat for seat in range(state.agreed.seats) if not state.finished[seat]]
    ends = [at for seat in unfinished if (at := may_take_at(state, seat)) is not None]
    return Wake(min(ends)) if ends else None


def looked_at_clock(state: State, at: int) -> State:
    return replace(state, looked=at)


def stretched(state: State, seat: int, milliseconds: int) -> int:
    """P32: what a seat's own stopwatch makes of so much time."""
    times = state.agreed.own_time
    return milliseconds * AS_ALL // times[seat] if times else milliseconds
