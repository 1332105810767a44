"""Drawing and discarding (B12): when the cards run out, the discards are shuffled."""

from msgspec.structs import replace

from engine.games.pictoric.state import LEADERS_CARD, Cards, State, with_seat, without
from engine.rules import Shuffle


def draw(state: State, seats: tuple[int, ...]) -> State:
    """A card for each of these, as far as the pile goes; the rest is owed until the discards are shuffled."""
    owed = state.owed + seats
    drawn = min(len(owed), len(state.pile))
    hands, leaders = list(state.hands), state.card
    for seat, card in zip(owed, state.pile):
        if seat == LEADERS_CARD:
            leaders = card
        else:
            hands[seat] = (*hands[seat], card)
    return replace(state, hands=tuple(hands), card=leaders, pile=state.pile[drawn:], owed=owed[drawn:])


def need_discards(state: State) -> Shuffle:
    return Shuffle("discards", state.discards)


def need_pile(state: State) -> Shuffle:
    return Shuffle("pile", state.pile)


def put_back(state: State, seat: int, card: int) -> State:
    """A card goes from a hand back into the pile (B11)."""
    hands = with_seat(state.hands, seat, without(state.hands[seat], (card,)))
    return replace(state, hands=hands, pile=(*state.pile, card), stirred=True)


def shuffled(state: State, values: Cards) -> State:
    return replace(state, pile=values, stirred=False)


def reshuffled(state: State, values: Cards) -> State:
    return draw(replace(state, pile=values, discards=()), ())


def discard(state: State, seat: int, lost: Cards) -> State:
    """Cards leave the hand of a seat."""
    hands = with_seat(state.hands, seat, without(state.hands[seat], lost))
    return replace(state, hands=hands, discards=state.discards + lost)
