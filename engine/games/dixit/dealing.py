"""Shuffling, dealing and refilling (D1, D5, D11, D17)."""

from msgspec.structs import replace

from engine.games.dixit import party
from engine.games.dixit.state import NO_PLACE, Hand, State
from engine.rules import Need, Shuffle


def needs(state: State) -> Need | None:
    match state.phase:
        case "dealing":
            return Shuffle("deck", tuple(range(len(state.agreed.pictures))))
        case "laying":
            return Shuffle("table", tuple(range(len(state.given))))  # D5
        case "refilling":
            return Shuffle("discards", tuple(range(len(state.discards))))  # D11
    return None


def deal(state: State, values: tuple[int, ...]) -> State:
    match state.phase:
        case "dealing":
            cards = tuple([state.agreed.pictures[value] for value in values[: state.agreed.cards]])
            return _refill(replace(state, phase="idea", deck=cards))  # D1
        case "laying":
            return replace(state, phase="voting", given=tuple([state.given[value] for value in values]))
    shuffled = tuple([state.discards[value] for value in values])
    return _begin_round(replace(state, deck=state.deck + shuffled, discards=()))


def next_round(state: State) -> State:
    """D11: played cards are discarded; when the deck is short, the discards are shuffled first."""
    after = replace(state, discards=state.discards + tuple([laid.card for laid in state.given]), given=())
    missing = after.agreed.seats * after.agreed.hand - sum(map(len, after.hands))
    return _begin_round(after) if len(after.deck) >= missing else replace(after, phase="refilling")


def _begin_round(state: State) -> State:
    seats = state.agreed.seats
    refilled = _refill(state)
    return replace(
        refilled,
        phase="telling",
        round=state.round + 1,
        storyteller=(state.storyteller + 1) % seats,  # D2
        hands=party.passed_on(refilled.hands) if state.agreed.variant == "party" else refilled.hands,
        clue=None,
        votes=((),) * seats,
        red=NO_PLACE,
        ready=(False,) * seats,
    )


def _refill(state: State) -> State:
    hands: list[Hand] = []
    deck = state.deck
    for hand in state.hands:
        missing = state.agreed.hand - len(hand)
        hands.append(hand + deck[:missing])
        deck = deck[missing:]
    return replace(state, hands=tuple(hands), deck=deck)
