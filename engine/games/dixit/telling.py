"""Telling (D2, D3, D13): who tells first, and the clue."""

from msgspec.structs import replace

from engine.clue import refuse_clue, written
from engine.games.dixit.moves import Idea, Move, Tell, TellUnseen
from engine.games.dixit.state import Clue, Given, State, with_seat, without
from engine.rules import Choices, Why

IDEA = Idea()
ANY_CLUE = "Once upon a time"
"""An example of what can be typed."""


def idea(state: State, seat: int) -> State:
    return replace(state, phase="telling", storyteller=seat)  # D2


def refuse_tell(state: State, seat: int, move: Tell | TellUnseen) -> Why | None:
    if seat != state.storyteller:
        return Why("not-storyteller")
    unseen = state.agreed.variant == "party"
    if isinstance(move, Tell):
        if unseen:
            return Why("clue-before-card")  # D13
        if move.card not in state.hands[seat]:
            return Why("not-in-hand")
    elif not unseen:
        return Why("card-with-clue")  # D3
    return None if move.clue is None else refuse_clue(move.clue)


def tell(state: State, move: Tell | TellUnseen) -> State:
    clue = Clue(None if move.clue is None else written(move.clue))
    state = replace(state, said=state.said if clue.words is None else (*state.said, clue.words))
    if isinstance(move, TellUnseen):
        return replace(state, phase="giving", clue=clue)
    seat = state.storyteller
    hands = with_seat(state.hands, seat, without(state.hands[seat], move.card))
    return replace(state, phase="giving", clue=clue, hands=hands, given=(Given(seat, move.card),))


def choices(state: State, seat: int) -> Choices[Move]:
    """Every card with a clue said aloud, and one with a clue in words."""
    if seat != state.storyteller:
        return Choices()
    if state.agreed.variant == "party":
        return Choices((TellUnseen(),), (TellUnseen(ANY_CLUE),))
    hand = state.hands[seat]
    return Choices(tuple([Tell(card) for card in hand]), (Tell(hand[0], ANY_CLUE),))
