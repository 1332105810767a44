"""The rules as the table asks for them: when each move may be said, what it does, who is waited for, the result."""

from typing import Any

from msgspec.structs import replace

from engine.entries import Dealt, Said, Ticked
from engine.games.pictomania import drawing, guessing, own_time, passed, reveal, scoring, words
from engine.games.pictomania.moves import (
    Abstain,
    CallFoul,
    Claim,
    Cover,
    Draw,
    Favour,
    Finish,
    Guess,
    HandOn,
    Judge,
    LookOn,
    Move,
    OwnUp,
    Ready,
    Take,
    Uncover,
    Veto,
)
from engine.games.pictomania.state import ABSTAINED, Phase, State
from engine.rules import NO_CHOICES, Choices, Entry, Need, Result, Why

PASSED: tuple[Phase, ...] = ("drawing", "guessing")
ROUND: tuple[Phase, ...] = ("playing", *PASSED)

WHEN: dict[type[Any], tuple[Phase, ...]] = {
    Veto: ("words",),
    Ready: ("words", "reveal"),
    Draw: ("playing", "drawing"),
    Guess: ("playing", "guessing"),
    Take: ("playing",),
    Claim: ("guessing",),
    Finish: ("playing", "guessing"),
    Uncover: PASSED,
    Cover: PASSED,
    HandOn: ("drawing",),
    OwnUp: (*ROUND, "reveal"),  # P24: from the deal until the next round begins
    LookOn: ("reveal",),
    CallFoul: ("reveal",),
    Judge: ("reveal",),
    Favour: ("favourite",),
    Abstain: ("favourite",),
}
"""The phases of a round in which a move can be said at all."""


# Refusing --------------------------------------------------------------------------------------------------------


def refuse(state: State, seat: int, move: Move) -> Why | None:
    if state.phase == "over":
        return Why("match-over")
    if words.needs(state) is not None:
        return Why("dealing")
    if state.phase not in WHEN[type(move)]:
        return Why(_out_of_time(state.phase, move))
    match move:
        case Guess():
            return guessing.refuse_guess(state, seat, move)
        case Draw():
            return drawing.refuse_draw(state, seat, move)
        case Take():
            return guessing.refuse_take(state, seat, move)
        case Claim():
            return guessing.refuse_claim(state, seat)
        case Finish():
            return guessing.refuse_finished(state, seat)
        case Ready() if state.phase == "words":
            return words.refuse_ready(state, seat)
        case Ready():
            return reveal.refuse_ready(state, seat)
        case Veto():
            return words.refuse_veto(state)
        case Uncover():
            return passed.refuse_uncover(state, seat)
        case Cover():
            return passed.refuse_cover(state, seat)
        case HandOn():
            return passed.refuse_unheld(state, seat)
        case OwnUp():
            return reveal.refuse_own_up(state, seat)
        case LookOn():
            return reveal.refuse_look_on(state, seat, move)
        case CallFoul():
            return reveal.refuse_foul(state, seat, move)
        case Judge():
            return reveal.refuse_judge(state, seat, move)
        case Favour():
            return reveal.refuse_favour(state, seat, move)
        case Abstain():
            return reveal.refuse_abstain(state, seat)


def _out_of_time(phase: Phase, move: Move) -> str:
    """Why a move cannot be said in this phase, whoever says it."""
    if phase == "words":
        return "read-first"
    if phase == "favourite":
        return "favourite-only"
    if phase == "reveal":
        return "favourite-later" if isinstance(move, Favour | Abstain) else "round-over"
    if isinstance(move, Veto):
        return "dealt-already"
    if isinstance(move, Ready | LookOn | CallFoul | Judge | Favour | Abstain):
        return "round-on"
    if phase == "playing":
        return "take-one" if isinstance(move, Claim) else "no-stopwatch"
    if isinstance(move, Take):
        return "by-stopwatch"
    return "draw-first" if phase == "drawing" else "all-drawn"


# Playing ---------------------------------------------------------------------------------------------------------


def play(state: State, entry: Entry) -> State:
    if type(entry) is Said:
        after = _said(state, entry.seat, entry.move, entry.at)
        ended = after.phase == "reveal" and state.phase != "reveal"
        return reveal.begin(after, entry.at) if ended else after
    if type(entry) is Dealt:
        after = words.deal(state, entry.values)
        return replace(after, dealt=entry.at, looked=entry.at) if after.phase in ROUND else after
    return own_time.looked_at_clock(state, entry.at) if type(entry) is Ticked else state


def needs(state: State) -> Need | None:
    return words.needs(state) or own_time.wake(state)


def _said(state: State, seat: int, move: Move, at: int) -> State:
    match move:
        case Guess():
            return guessing.guess(state, seat, move, at)
        case Draw():
            return drawing.draw(state, seat, move)
        case Take():
            return guessing.take(state, seat, move)
        case Finish() if not state.agreed.passed:
            return guessing.finish(state, seat)
        case Finish() | Claim():
            return passed.finish(state, seat, at, claims=isinstance(move, Claim))
        case Ready() if state.phase == "words":
            return words.ready(state, seat)
        case Ready():
            return reveal.ready(state, seat)
        case Veto():
            return words.veto(state, move)
        case Uncover():
            return passed.uncover(state, at)
        case Cover():
            return passed.cover(state, seat, at)
        case HandOn():
            return passed.hand_on(state, seat, at)
        case OwnUp():
            return reveal.own_up(state, seat)
        case LookOn():
            return reveal.look_on(state, seat, move, at)
        case CallFoul():
            return reveal.call_foul(state, seat, move)
        case Judge():
            return reveal.judge(state, seat, move)
        case Favour():
            return reveal.voted(state, seat, move.drawing)
        case Abstain():
            return reveal.voted(state, seat, ABSTAINED)


# What a seat may do ----------------------------------------------------------------------------------------------


def choices(state: State, seat: int) -> Choices[Move]:
    if words.needs(state) is not None:
        return NO_CHOICES
    moves: list[Move] = []
    match state.phase:
        case "words":
            moves = words.choices(state, seat)
        case "playing":
            moves = guessing.choices(state, seat)
        case "drawing":
            moves = passed.choices(state, seat, [passed.HAND_ON])
        case "guessing":
            guesses = guessing.guesses(state, seat)
            moves = passed.choices(state, seat, [*guesses, *guessing.endings(state)])
        case "reveal":
            moves = reveal.choices(state, seat)
        case "favourite":
            moves = reveal.favour_choices(state, seat)
    if state.phase in WHEN[OwnUp] and not state.void[seat]:
        moves.append(reveal.OWN_UP)
    return Choices(tuple(moves), _ink(state, seat))


def _ink(state: State, seat: int) -> tuple[Move, ...]:
    if state.phase not in WHEN[Draw] or drawing.refuse_drawing(state, seat):
        return ()
    return drawing.examples(state, seat)


def waiting(state: State) -> tuple[int, ...]:
    seats = range(state.agreed.seats)
    if words.needs(state) is not None:
        return ()
    match state.phase:
        case "words" | "reveal":
            return tuple([seat for seat in seats if not state.ready[seat]])
        case "playing":
            return tuple([seat for seat in seats if not state.finished[seat]])
        case "drawing" | "guessing":
            return (state.turn,)
        case "favourite":
            return tuple([seat for seat in seats if state.votes[seat] is None])
    return ()


def result(state: State) -> Result | None:
    if state.phase != "over":
        return None
    why = reveal.tally(state)
    return Result(scoring.totals(state.agreed.seats, why), reveal.leaders(state), why)
