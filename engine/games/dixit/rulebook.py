"""The rules as the table asks for them: when each move may be said and what it does, who may say what now."""

from typing import Any

from engine.entries import Dealt, Said
from engine.games.dixit import dealing, giving, reveal, swapping, telling, voting
from engine.games.dixit.moves import Give, Idea, Move, Ready, Swap, Tell, TellUnseen, Vote, VoteRed
from engine.games.dixit.state import Phase, State
from engine.rules import NO_CHOICES, Choices, Entry, Why

WHEN: dict[type[Any], tuple[Phase, ...]] = {
    Idea: ("idea",),
    Tell: ("telling",),
    TellUnseen: ("telling",),
    Give: ("giving",),
    Swap: ("telling", "giving"),
    Vote: ("voting",),
    VoteRed: ("voting",),
    Ready: ("reveal",),
}
"""The phases of a round in which a move can be said at all."""

READY: Choices[Move] = Choices((Ready(),))
IDEA: Choices[Move] = Choices((telling.IDEA,))


# Refusing --------------------------------------------------------------------------------------------------------


def refuse(state: State, seat: int, move: Move) -> Why | None:
    if state.phase == "over":
        return Why("match-over")
    if state.phase in ("dealing", "laying", "refilling"):
        return Why("dealing")
    if state.phase not in WHEN[type(move)]:
        return Why(_out_of_time(state.phase, move))
    match move:
        case Give():
            return giving.refuse_give(state, seat, move)
        case Swap():
            return swapping.refuse_swap(state, seat, move)
        case Vote():
            return voting.refuse_vote(state, seat, move)
        case VoteRed():
            return voting.refuse_red(state, seat, move)
        case Tell() | TellUnseen():
            return telling.refuse_tell(state, seat, move)
        case Ready():
            return reveal.refuse_ready(state, seat)
    return None  # D2: an idea may be anybody's


def _out_of_time(phase: Phase, move: Move) -> str:
    """Why a move cannot be said in this phase, whoever says it."""
    if isinstance(move, Idea):
        return "begun-already"
    if isinstance(move, Ready):
        return "round-on"
    if phase == "reveal":
        return "round-over"
    if phase == "idea":
        return "idea-first"
    if isinstance(move, Tell | TellUnseen):
        return "told-already"
    if phase == "telling":
        return "clue-first"
    return "laid-already" if isinstance(move, Give | Swap) else "give-first"


# Playing ---------------------------------------------------------------------------------------------------------


def play(state: State, entry: Entry) -> State:
    if type(entry) is Said:
        return _said(state, entry.seat, entry.move)
    if type(entry) is Dealt:
        return dealing.deal(state, entry.values)
    return state


def _said(state: State, seat: int, move: Move) -> State:
    match move:
        case Give():
            return giving.give(state, seat, move)
        case Swap():
            return swapping.swap(state, seat, move)
        case Vote():
            return _voted(voting.vote(state, seat, move))
        case VoteRed():
            return _voted(voting.vote_red(state, move))
        case Tell() | TellUnseen():
            return telling.tell(state, move)
        case Ready():
            return reveal.ready(state, seat)
        case Idea():
            return telling.idea(state, seat)


def _voted(state: State) -> State:
    return state if voting.to_vote(state) else reveal.turn_over(state)


# What a seat may do ----------------------------------------------------------------------------------------------


def choices(state: State, seat: int) -> Choices[Move]:
    match state.phase:
        case "idea":
            return IDEA
        case "telling":
            told = telling.choices(state, seat)
            return Choices((*told.moves, *swapping.choices(state, seat)), told.examples)
        case "giving":
            return Choices((*giving.choices(state, seat), *swapping.choices(state, seat)))
        case "voting":
            return Choices(voting.choices(state, seat))
        case "reveal" if not state.ready[seat]:
            return READY
    return NO_CHOICES


def waiting(state: State) -> tuple[int, ...]:
    match state.phase:
        case "idea":
            return tuple(range(state.agreed.seats))
        case "telling":
            return (state.storyteller,)
        case "giving":
            return giving.to_give(state)
        case "voting":
            return voting.to_vote(state)
        case "reveal":
            return tuple([seat for seat, ready in enumerate(state.ready) if not ready])
    return ()
