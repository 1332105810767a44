"""Party: a clue to a hand that nobody has looked at, green votes and a red one (D13, D15 to D18)."""

from engine.games.dixit.state import Hand, State
from engine.rules import WhyLine

MOST_FOR_GREEN = 5
"""D16: however many green votes a card has."""


def sees_hand(state: State, seat: int) -> bool:
    """D13: no storyteller has seen the hand before the clue is out; before D2 anybody may become the storyteller."""
    return state.phase != "idea" and not (state.phase == "telling" and seat == state.storyteller)


def passed_on(hands: tuple[Hand, ...]) -> tuple[Hand, ...]:
    """D17: each hand goes whole to the left, that is to the next seat."""
    return (hands[-1], *hands[:-1])


def lines(state: State) -> tuple[WhyLine, ...]:
    green = [place for (place,) in state.votes]
    return tuple([_line(state, seat, place, green.count(place)) for seat, place in enumerate(green)])


def _line(state: State, seat: int, place: int, votes: int) -> WhyLine:
    """D16."""
    if place == state.red:
        return WhyLine(seat, 0, "green-on-red", {}, state.round)
    if votes == 1:
        return WhyLine(seat, 0, "green-alone", {}, state.round)
    if votes <= MOST_FOR_GREEN:
        return WhyLine(seat, votes, "green", {"n": votes}, state.round)
    return WhyLine(seat, MOST_FOR_GREEN, "green-most", {"n": votes, "most": MOST_FOR_GREEN}, state.round)


def rounds(state: State) -> int:
    return state.agreed.seats * state.agreed.laps  # D18
