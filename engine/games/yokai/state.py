"""Where a duel stands, secrets included, and what it needs dealt."""

from msgspec import Struct

from engine.games.yokai.box import COLOURS, SKETCHES, YOKAI
from engine.games.yokai.steps import Drew, Step
from engine.gate import Refused
from engine.rules import Need, Roll, Shuffle, Why

Cards = tuple[int, ...]
Four = tuple[Cards, Cards, Cards, Cards]
NONE: Four = ((), (), (), ())
NOBODY = (False, False)

ROUNDS = range(51)
"""Y15: twice as many turns as a duel takes at most; fifty rounds are a long evening."""

QUIET = 24
"""Turns without a yokai taken, after which both may agree to stop (Y15).  Of 360 duels by chance and by bots the
longest such stretch was 22."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """After so many ``rounds``, in each of which both have a turn, the duel ends as it stands (Y15); 0: it does not."""

    rounds: int = 0


class State(Struct, frozen=True):
    """Everything, secrets included.  Stacks list their top first, sides and pile their newest last.

    ``rounds`` is what was agreed; ``stopping``: who would end the duel here (Y15).
    """

    turn: int = -1
    turns: int = 0
    laid: int = 0
    over: bool = False
    stacks: Four = NONE
    sides: tuple[Four, Four] = (NONE, NONE)
    hands: tuple[Cards, Cards] = ((), ())
    pile: Cards = ()
    discards: Cards = ()
    taken: tuple[tuple[int, int, int], ...] = ()  # (seat, yokai, turn), in the order of taking
    steps: tuple[Step, ...] = ()  # of the turn being played
    steps_before: tuple[Step, ...] = ()  # of the turn before it
    rounds: int = 0
    stopping: tuple[bool, bool] = NOBODY


def open_match(variant: str, options: Options, seats: int) -> State:
    if options.rounds not in ROUNDS:
        raise Refused(Why("no-such-rounds", {"most": ROUNDS[-1]}))
    return State(rounds=options.rounds)


def needs(state: State) -> Need | None:
    if state.pile:
        return None  # all is dealt, and the next can be drawn
    if state.turn < 0:
        return Roll("first player", sides=2)  # Y3
    for index, stack in enumerate(state.stacks):
        if not stack and not state.over:
            return Shuffle(COLOURS[index], tuple(YOKAI[index * 5 : index * 5 + 5]))  # Y1
    if not state.pile and _must_draw(state):
        return Shuffle("sketches", state.discards or tuple(SKETCHES))  # Y3, Y4
    return None


def _must_draw(state: State) -> bool:
    return not state.over and not any(type(step) is Drew for step in state.steps)


def album(state: State, seat: int) -> Cards:
    return tuple([yokai for owner, yokai, _ in state.taken if owner == seat])


def is_quiet(state: State) -> bool:
    """Y15: nothing was taken for so long that both may agree to stop."""
    return state.turns - (state.taken[-1][2] if state.taken else 0) >= QUIET
