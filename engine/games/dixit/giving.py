"""Giving cards that fit the clue (D4, D14, D20)."""

from msgspec.structs import replace

from engine.games.dixit import team
from engine.games.dixit.moves import Give
from engine.games.dixit.state import Given, State, with_seat, without
from engine.rules import Why


def to_give(state: State) -> tuple[int, ...]:
    """The seats that have a card to give."""
    agreed = state.agreed
    if agreed.variant == "team":
        return team.to_give(state)  # D20
    gave = [given.seat for given in state.given]
    told = state.storyteller if agreed.variant == "classic" else None  # D14: in party the storyteller gives too
    return tuple([seat for seat in range(agreed.seats) if seat != told and gave.count(seat) < agreed.gives])


def refuse_give(state: State, seat: int, move: Give) -> Why | None:
    if seat not in to_give(state):
        return Why(_why_nothing_to_give(state, seat))
    return None if move.card in state.hands[seat] else Why("not-in-hand")


def _why_nothing_to_give(state: State, seat: int) -> str:
    if seat == state.storyteller and state.agreed.variant != "party":
        return "told-card"
    if any(given.seat == seat for given in state.given):
        return "gave-already"
    if state.agreed.variant == "team" and team.partner(state.agreed, state.storyteller) in to_give(state):
        return "partner-first"
    return "partner-gave"


def give(state: State, seat: int, move: Give) -> State:
    hands = with_seat(state.hands, seat, without(state.hands[seat], move.card))
    after = replace(state, hands=hands, given=(*state.given, Given(seat, move.card)))
    return after if to_give(after) else replace(after, phase="laying")


def choices(state: State, seat: int) -> tuple[Give, ...]:
    return tuple([Give(card) for card in state.hands[seat]]) if seat in to_give(state) else ()
