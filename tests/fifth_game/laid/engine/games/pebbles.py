"""Pebbles: two take turns at a heap, and whoever takes the last one wins."""

from msgspec import Struct

from engine.entries import Dealt, Said
from engine.rules import NO_CHOICES, SAYS, Choices, Entry, Game, Need, Result, Shuffle, Why, WhyLine

HEAP = 12
MOST = 3


class Grab(Struct, frozen=True, tag="grab", tag_field="do", forbid_unknown_fields=True):
    """So many pebbles."""

    count: int


Move = Grab


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing to agree on."""


class State(Struct, frozen=True):
    heap: int = HEAP
    turn: int | None = None


class View(Struct, frozen=True):
    seat: int | None
    heap: int
    turn: int | None
    why: tuple[WhyLine, ...]


def open_match(variant: str, options: Options, seats: int) -> State:
    return State()


def needs(state: State) -> Need | None:
    return Shuffle("who begins", (0, 1)) if state.turn is None else None  # H1


def play(state: State, entry: Entry) -> State:
    if isinstance(entry, Dealt):
        return State(state.heap, entry.values[0])
    if isinstance(entry, Said) and state.turn is not None:
        return State(state.heap - entry.move.count, 1 - state.turn)
    return state


def over(state: State) -> bool:
    return state.heap == 0


def refuse(state: State, seat: int, move: Move) -> Why | None:
    if over(state):
        return Why("match-over")
    if state.turn is None:
        return Why("dealing")
    if seat != state.turn:
        return Why("not-your-turn")
    return None if 1 <= move.count <= min(MOST, state.heap) else Why("so-many", {"n": MOST})  # H2


def choices(state: State, seat: int) -> Choices[Move]:
    if over(state) or seat != state.turn:
        return NO_CHOICES
    return Choices(tuple([Grab(count) for count in range(1, min(MOST, state.heap) + 1)]))


def waiting(state: State) -> tuple[int, ...]:
    return () if over(state) or state.turn is None else (state.turn,)


def lines(state: State) -> tuple[WhyLine, ...]:
    return (WhyLine(1 - state.turn, 1, "last-pebble"),) if over(state) and state.turn is not None else ()  # H3


def view_of(state: State, seat: int | None) -> View:
    return View(seat, state.heap, state.turn, lines(state))


def result(state: State) -> Result | None:
    if not over(state) or state.turn is None:
        return None
    winner = 1 - state.turn
    return Result(tuple([int(seat == winner) for seat in (0, 1)]), (winner,), lines(state))


GAME = Game(
    name="pebbles",
    variants={"heap": (2,)},
    options=Options,
    move=Move,
    state=State,
    view=View,
    open=open_match,
    needs=needs,
    play=play,
    refuse=refuse,
    choices=choices,
    waiting=waiting,
    view_of=view_of,
    result=result,
    says=SAYS
    | {
        "so-many": ("Take {n} pebble at most, and no more than lie there.", "Take one to {n} pebbles that lie there."),
        "last-pebble": "Took the last pebble",
    },
)
