"""The rules as the table asks for them: when each move may be said, what it does, who is waited for, the result."""

from typing import Any

from engine.entries import Dealt, Said
from engine.games.pictoric import cards, closed_scenario, forfeits, scoring, setting_up, telling, turn, voting
from engine.games.pictoric.moves import Discard, Give, Move, Pick, Ready, Tell, Theme, Vote
from engine.games.pictoric.state import Phase, State, next_clockwise, voters
from engine.rules import NO_CHOICES, Choices, Entry, Need, Result, Stop, Why

WHEN: dict[type[Any], Phase] = {
    Pick: "picking",
    Theme: "theme",
    Tell: "telling",
    Give: "giving",
    Vote: "voting",
    Discard: "reveal",
    Ready: "reveal",
    Stop: "reveal",
}
"""The phase of a turn in which a move can be said at all."""

ACTING = frozenset(WHEN.values())


# Chance ----------------------------------------------------------------------------------------------------------


def needs(state: State) -> Need | None:
    if state.owed:
        return cards.need_discards(state)  # B12
    if state.stirred:
        return cards.need_pile(state)  # B11
    if state.phase in ACTING or state.phase == "over":
        return None
    match state.phase:
        case "first-leader":
            return setting_up.need_rolls(state)
        case "deck":
            return setting_up.need_deck(state)
        case "forfeit":
            return forfeits.need_forfeit()
        case "forfeit-roll":
            return forfeits.need_roll()
        case "mixing":
            return forfeits.need_fan(state)
        case "laying":
            return closed_scenario.need_sectors(state)
    return None


def _dealt(state: State, values: tuple[int, ...]) -> State:
    if state.owed:
        return cards.reshuffled(state, values)
    if state.stirred:
        return cards.shuffled(state, values)
    match state.phase:
        case "first-leader":
            return setting_up.rolled(state, values)
        case "deck":
            return turn.begin(setting_up.deal(state, values), state.leader)
        case "forfeit":
            return forfeits.named(state, values[0])
        case "forfeit-roll":
            return forfeits.rolled_again(state, values[0])
        case "mixing":
            return forfeits.mixed(state, values)
        case "laying":
            return closed_scenario.lay(state, values)
    return state


# Refusing --------------------------------------------------------------------------------------------------------


def refuse(state: State, seat: int, move: Move) -> Why | None:
    if state.phase == "over":
        return Why("match-over")
    if needs(state) is not None:
        return Why("dealing")
    if state.phase != WHEN[type(move)]:
        return Why(_out_of_time(state, move))
    match move:
        case Vote():
            return voting.refuse_vote(state, seat, move)
        case Ready():
            return turn.refuse_ready(state, seat)
        case Stop():
            return turn.refuse_stop(state, seat)
        case Tell():
            return telling.refuse_tell(state, seat, move)
        case Give():
            return closed_scenario.refuse_give(state, seat, move)
        case Discard():
            return closed_scenario.refuse_discard(state, seat, move)
        case Pick():
            return forfeits.refuse_pick(state, seat, move)
        case Theme():
            return forfeits.refuse_theme(state, seat, move)


def _out_of_time(state: State, move: Move) -> str:
    """Why a move cannot be said in this phase, whoever says it."""
    if state.phase == "reveal":
        return "turn-over"
    match move:
        case Ready() | Discard() | Stop():
            return "turn-on"
        case Pick():
            return "no-trouble"
        case Theme():
            return "no-theme"
        case Tell() if state.phase in ("giving", "voting"):
            return "told-already"
        case Tell():
            return "pick-first" if state.phase == "picking" else "theme-first"
        case Give() if not state.agreed.closed:
            return "no-bank"
        case Give() if state.phase == "voting":
            return "cards-laid"
    return "give-first" if state.phase == "giving" else "tell-first"


# Playing ---------------------------------------------------------------------------------------------------------


def play(state: State, entry: Entry) -> State:
    if type(entry) is Said:
        state = _said(state, entry.seat, entry.move)
    elif type(entry) is Dealt:
        state = _dealt(state, entry.values)
    return telling.prepare(state) if state.phase == "preparing" else state


def _said(state: State, seat: int, move: Move) -> State:
    match move:
        case Vote():
            after = voting.vote(state, seat, move)
            return turn.end(after) if voting.all_voted(after) else after
        case Ready():
            return turn.ready(state, seat)
        case Stop():
            return turn.stop(state, seat)
        case Tell():
            return telling.tell(state, move)
        case Give():
            return closed_scenario.give(state, seat, move)
        case Discard():
            return closed_scenario.give_up(state, move)
        case Pick():
            return forfeits.pick(state, move)
        case Theme():
            return forfeits.theme(state, move)


# What a seat may do ----------------------------------------------------------------------------------------------


def choices(state: State, seat: int) -> Choices[Move]:
    if state.phase not in ACTING or needs(state) is not None:
        return NO_CHOICES
    match state.phase:
        case "voting":
            return voting.choices(state, seat)
        case "reveal":
            return turn.choices(state, seat)
        case "telling":
            return telling.choices(state, seat)
        case "giving":
            return closed_scenario.give_choices(state, seat)
    return forfeits.choices(state, seat)


def waiting(state: State) -> tuple[int, ...]:
    if needs(state) is not None:
        return ()
    match state.phase:
        case "voting":
            return tuple([seat for seat in voters(state) if state.votes[seat] is None])
        case "giving":
            return tuple([seat for seat in voters(state) if state.given[seat] is None])
        case "reveal":
            return tuple([seat for seat, ready in enumerate(state.ready) if not ready])
        case "telling":
            return (state.leader,)
        case "picking":
            return forfeits.pickers(state)
        case "theme":
            return (next_clockwise(state),)
    return ()


def result(state: State) -> Result | None:
    if state.phase != "over":
        return None
    return Result(scoring.scores(state), state.winners, state.lines)
