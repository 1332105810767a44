"""A toy game for the table's own tests: a kettle boils on the table, and everybody may grab it before it whistles.

Everything that a duel of Yokai has not: all seats act at once, a deadline, options, moves that cannot be listed.
"""

from msgspec import Struct

from engine.entries import Dealt, Said
from engine.rules import NO_CHOICES, SAYS, Choices, Entry, Game, Need, Result, Shuffle, Wake, Why, WhyLine

LONGEST_TUNE = 20


class Grab(Struct, frozen=True, tag="grab", tag_field="do", forbid_unknown_fields=True):
    """Whoever grabs first gets a point."""


class Hum(Struct, frozen=True, tag="hum", tag_field="do", forbid_unknown_fields=True):
    tune: str


Move = Grab | Hum


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    boils: int = 3000


class State(Struct, frozen=True):
    boils: int
    seats: int
    leaves: tuple[int, ...] = ()  # what kind of tea it is: nobody knows
    grabbed: tuple[int, ...] = ()
    tunes: tuple[str, ...] = ()
    whistled: bool = False


class View(Struct, frozen=True):
    seat: int | None
    grabbed: tuple[int, ...]
    tunes: tuple[str, ...]
    why: tuple[WhyLine, ...]


def open_match(variant: str, options: Options, seats: int) -> State:
    return State(options.boils, seats)


def over(state: State) -> bool:
    return state.whistled or len(state.grabbed) == state.seats


def needs(state: State) -> Need | None:
    if not state.leaves:
        return Shuffle("leaves", (1, 2, 3))
    return None if over(state) else Wake(state.boils)


def play(state: State, entry: Entry) -> State:
    leaves, grabbed, tunes, whistled = state.leaves, state.grabbed, state.tunes, state.whistled
    if isinstance(entry, Dealt):
        leaves = entry.values
    elif isinstance(entry, Said):
        if isinstance(entry.move, Grab):
            grabbed += (entry.seat,)
        else:
            tunes += (entry.move.tune,)
    else:
        whistled = True
    return State(state.boils, state.seats, leaves, grabbed, tunes, whistled)


def waiting(state: State) -> tuple[int, ...]:
    if over(state) or not state.leaves:
        return ()
    return tuple(seat for seat in range(state.seats) if seat not in state.grabbed)


def choices(state: State, seat: int) -> Choices[Move]:
    if over(state) or not state.leaves:
        return NO_CHOICES
    return Choices((Grab(),) if seat not in state.grabbed else (), (Hum("la la"),))


def refuse(state: State, seat: int, move: Move) -> Why | None:
    if over(state):
        return Why("match-over")
    if not state.leaves:
        return Why("dealing")
    if isinstance(move, Hum):
        return Why("long-tune", {"n": LONGEST_TUNE}) if len(move.tune) > LONGEST_TUNE else None
    return Why("hands-full") if seat in state.grabbed else None


def lines(state: State) -> tuple[WhyLine, ...]:
    return tuple(WhyLine(seat, 1, "first") for seat in state.grabbed[:1])


def view_of(state: State, seat: int | None) -> View:
    return View(seat, state.grabbed, state.tunes, lines(state))


def result(state: State) -> Result | None:
    if not over(state):
        return None
    scores = tuple(int(state.grabbed[:1] == (seat,)) for seat in range(state.seats))
    winners = tuple(seat for seat in range(state.seats) if scores[seat] == max(scores))
    return Result(scores, winners, lines(state))


def log(state: State, seat: int | None, drawing: int, offset: int) -> bytes | None:
    """What was hummed, as if it were ink."""
    return state.tunes[drawing].encode()[offset:] if 0 <= drawing < len(state.tunes) else None


GAME = Game(
    name="kettle",
    variants={"kitchen": (2, 3, 4)},
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
    log=log,
    says=SAYS
    | {
        "hands-full": "You hold the kettle already.",
        "long-tune": ("A tune has {n} note at most.", "A tune has {n} notes at most."),
        "first": "Was first at the kettle",
    },
)
