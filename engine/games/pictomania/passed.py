"""One passed tablet (P28, P29): turns, stopwatches, and black tokens by stopwatch.

Time is the table's time of each entry; it stands still while the table is paused.
"""

from msgspec.structs import replace

from engine.games.pictomania import own_time
from engine.games.pictomania.moves import Cover, HandOn, Move, Uncover
from engine.games.pictomania.state import State, with_seat
from engine.rules import Why

UNCOVER = Uncover()
COVER = Cover()
HAND_ON = HandOn()


def stopwatch(state: State, seat: int, at: int) -> int:
    """What the stopwatch of a seat shows at the table's time ``at``."""
    running = own_time.stretched(state, seat, at - state.since) if seat == state.turn and state.since is not None else 0
    return state.times[seat] + running


def refuse_unheld(state: State, seat: int) -> Why | None:
    """A seat plays only with the tablet uncovered in its hands."""
    if seat != state.turn:
        return Why("not-your-turn")
    return Why("covered") if state.since is None else None


MOST_COVERS = 200
"""How often a seat may cover the tablet in a round (P28): each is an entry of the journal, and none is needed."""


def refuse_cover(state: State, seat: int) -> Why | None:
    return refuse_unheld(state, seat) or (Why("covered-often") if state.covers[seat] >= MOST_COVERS else None)


def refuse_uncover(state: State, seat: int) -> Why | None:
    if seat != state.turn:
        return Why("not-your-turn")
    return None if state.since is None else Why("uncovered-already")


def uncover(state: State, at: int) -> State:
    return replace(state, since=at)


def cover(state: State, seat: int, at: int) -> State:
    after = _stand_still(state, seat, at)
    return replace(after, covers=with_seat(state.covers, seat, state.covers[seat] + 1))


def _stand_still(state: State, seat: int, at: int) -> State:
    return replace(state, times=with_seat(state.times, seat, stopwatch(state, seat, at)), since=None)


def hand_on(state: State, seat: int, at: int) -> State:
    """After the last drawing the first seat begins to guess."""
    after = _stand_still(state, seat, at)
    if seat + 1 < state.agreed.seats:
        return replace(after, turn=seat + 1)
    return replace(after, turn=0, phase="guessing")


def finish(state: State, seat: int, at: int, claims: bool) -> State:
    after = _stand_still(state, seat, at)
    after = replace(
        after,
        finished=with_seat(after.finished, seat, True),
        claims=with_seat(after.claims, seat, claims),
    )
    if seat + 1 < state.agreed.seats:
        return replace(after, turn=seat + 1)
    return replace(_with_tokens(after), phase="reveal")


def _with_tokens(state: State) -> State:
    """Fastest first, each the best black token left; a seat that declined gets none."""
    left, taken = sorted(state.black, reverse=True), state.taken
    for seat in _fastest_first(state)[: len(left)]:
        taken = with_seat(taken, seat, left.pop(0))
    return replace(state, black=tuple(left), taken=taken)


def _fastest_first(state: State) -> list[int]:
    claiming = [seat for seat, claims in enumerate(state.claims) if claims]
    return sorted(claiming, key=lambda seat: (state.times[seat], seat))


def last_call(state: State) -> int | None:
    """P29: the stopwatch of the seat that took the last black token; guesses after it are lost."""
    if not state.agreed.hurry or state.black:
        return None
    return max(time for time, stars in zip(state.times, state.taken) if stars)


def choices(state: State, seat: int, uncovered: list[Move]) -> list[Move]:
    """What the seat with the tablet may do; covering it stands last, since it leads nowhere by itself."""
    if seat != state.turn:
        return []
    if state.since is None:
        return [UNCOVER]
    return [*uncovered, COVER] if refuse_cover(state, seat) is None else uncovered
