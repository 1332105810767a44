"""Where a match of Pictoric Box stands: everything, secrets included."""

from typing import Literal, TypeVar

from msgspec import Struct

from engine.games.pictoric.box import Orange
from engine.languages import Language
from engine.rules import WhyLine

Value = TypeVar("Value")

Phase = Literal[
    "first-leader",
    "deck",
    "forfeit",
    "forfeit-roll",
    "mixing",
    "picking",
    "theme",
    "preparing",
    "telling",
    "giving",
    "laying",
    "voting",
    "reveal",
    "over",
]
"""Players act in picking, theme, telling, giving, voting and reveal; in the others dice and shuffles are awaited."""

Outcome = Literal["none", "some", "all"]
"""How many of those who voted were right."""


Cards = tuple[int, ...]
"""Places of pictures in the agreed deck."""


class Agreed(Struct, frozen=True):
    """What the table agreed on before the match."""

    seats: int
    closed: bool
    forfeits: bool
    language: Language
    deck: tuple[str, ...]
    rounds: int  # in which everybody leads once, after which the match ends; 0 if only the box ends it


class Words(Struct, frozen=True):
    """An association or a theme; said aloud if it has no text."""

    text: str | None


class Walk(Struct, frozen=True):
    """A pawn's way from cell to cell.  ``step`` is the whole of it, steps beyond the box included."""

    seat: int
    start: int
    end: int
    step: int


class Forfeit(Struct, frozen=True):
    """The leader's orange forfeit (B13): which, the second roll if there was one, the cards to lose, the pawn's way."""

    name: Orange
    roll: int | None = None
    cards: int = 0
    walk: Walk | None = None


class State(Struct, frozen=True):
    """One turn and what earlier turns left.  Tuples without another meaning have one value for each seat."""

    agreed: Agreed
    phase: Phase
    turn: int  # how many have begun
    leader: int
    rolls: tuple[tuple[int, ...], ...]  # for the first leader, 0 where a seat did not roll
    pile: Cards  # next first
    discards: Cards
    stirred: bool  # whether a card has gone back into the pile, which has to be shuffled (B11)
    owed: tuple[int, ...]  # who still draws, once the discards are shuffled; LEADERS_CARD stands for the told card
    hands: tuple[Cards, ...]  # hands in the open scenario, banks in the closed one
    cells: tuple[int, ...]
    lines: tuple[WhyLine, ...]
    winners: tuple[int, ...]
    said: tuple[str, ...]  # the associations of all turns that were given in words
    # Of this turn
    forfeit: Forfeit | None
    fan: Cards  # the leader's cards in an order that nobody knows
    theme: Words | None
    told: Words | None
    card: int | None  # the leader's card, drawn (B9) or chosen (B4)
    given: tuple[int | None, ...]
    sectors: Cards
    votes: tuple[int | None, ...]
    walks: tuple[Walk, ...]
    discarding: bool  # the leader still has to give up a card (B11)
    ready: tuple[bool, ...]
    stopping: tuple[bool, ...]  # who has agreed that the match may end (B14)


LEADERS_CARD = -1


def nobody(seats: int) -> tuple[None, ...]:
    return (None,) * seats


def with_seat(values: tuple[Value, ...], seat: int, value: Value) -> tuple[Value, ...]:
    """The same values, but for one seat."""
    return (*values[:seat], value, *values[seat + 1 :])


def without(cards: Cards, lost: Cards) -> Cards:
    return tuple([card for card in cards if card not in lost])


def next_clockwise(state: State) -> int:
    """Who sits after the leader: picks blindly, names the theme, leads next."""
    return (state.leader + 1) % state.agreed.seats


def voters(state: State) -> list[int]:
    """Everybody but the leader."""
    return [seat for seat in range(state.agreed.seats) if seat != state.leader]


def owner(state: State, sector: int) -> int:
    """Whose card lies there: in the open scenario all are the leader's."""
    card = state.sectors[sector - 1]
    return next((seat for seat in voters(state) if state.given[seat] == card), state.leader)


def sector_of(state: State, card: int | None) -> int | None:
    """Where a card lies, if it lies on the table."""
    return state.sectors.index(card) + 1 if card in state.sectors else None


def picture(state: State, card: int) -> str:
    return state.agreed.deck[card]


def pictures(state: State, cards: Cards) -> tuple[str, ...]:
    return tuple([state.agreed.deck[card] for card in cards])


def card_in(state: State, cards: Cards, id: str) -> int | None:
    """The card with that picture, if it is among these."""
    return next((card for card in cards if state.agreed.deck[card] == id), None)
