"""Exchanging a card that helps with nothing, once a match, where the table has agreed on it (D25)."""

from msgspec.structs import replace

from engine.games.dixit import giving
from engine.games.dixit.moves import Swap
from engine.games.dixit.state import State, with_seat
from engine.rules import Why


def has_to_choose(state: State, seat: int) -> bool:
    """Whether this seat has a card of its hand to choose now: to tell with, or to give."""
    if state.phase == "telling":
        return seat == state.storyteller and state.agreed.variant != "party"
    return state.phase == "giving" and seat in giving.to_give(state)


def refuse_swap(state: State, seat: int, move: Swap) -> Why | None:
    if not state.agreed.swap:
        return Why("no-swaps")
    if state.swapped[seat]:
        return Why("swapped-already")
    if not has_to_choose(state, seat):
        return Why("swap-later")
    if not state.deck:
        return Why("deck-empty")
    return None if move.card in state.hands[seat] else Why("not-in-hand")


def swap(state: State, seat: int, move: Swap) -> State:
    """The new card lies where the old one was; the old one goes under the deck, where nobody sees it."""
    drawn, *rest = state.deck
    hand = tuple([drawn if card == move.card else card for card in state.hands[seat]])
    return replace(
        state,
        hands=with_seat(state.hands, seat, hand),
        deck=(*rest, move.card),
        swapped=with_seat(state.swapped, seat, True),
    )


def choices(state: State, seat: int) -> tuple[Swap, ...]:
    may = state.agreed.swap and state.deck and not state.swapped[seat] and has_to_choose(state, seat)
    return tuple([Swap(card) for card in state.hands[seat]]) if may else ()
