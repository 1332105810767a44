"""Where a match of Dixit stands: everything, secrets included."""

from typing import Literal, TypeVar

from msgspec import Struct

from engine.games.dixit.box import Variant
from engine.languages import Language
from engine.rules import WhyLine

Value = TypeVar("Value")

Phase = Literal["dealing", "idea", "telling", "giving", "laying", "voting", "reveal", "refilling", "over"]
"""While ``dealing``, ``laying`` and ``refilling`` cards are shuffled, and nobody can say anything."""

REVEALED: frozenset[Phase] = frozenset(("reveal", "over"))
ON_TABLE: frozenset[Phase] = frozenset(("voting", "reveal", "over"))

NOBODY = -1
NO_PLACE = 0

Hand = tuple[str, ...]


class Agreed(Struct, frozen=True):
    """What the table agreed on before the match, and what follows from its size."""

    variant: Variant
    seats: int
    pictures: tuple[str, ...]
    cards: int  # how many of the pictures are dealt
    hand: int
    gives: int
    most_votes: int
    target: int
    laps: int
    language: Language
    swap: bool = False  # whether each may exchange a card once (D25)


class Clue(Struct, frozen=True):
    """What the storyteller told; without words it was said aloud."""

    words: str | None


class Given(Struct, frozen=True):
    """A card and who gave it."""

    seat: int
    card: str


class State(Struct, frozen=True):
    """A round, and what earlier ones left.  ``hands``, ``votes``, ``ready`` and ``swapped`` have one value a seat."""

    agreed: Agreed
    phase: Phase
    round: int
    storyteller: int
    hands: tuple[Hand, ...]
    deck: tuple[str, ...]  # next first
    discards: tuple[str, ...]
    clue: Clue | None
    given: tuple[Given, ...]  # as they were given; once they are laid, by place
    votes: tuple[tuple[int, ...], ...]  # places
    red: int
    ready: tuple[bool, ...]
    lines: tuple[WhyLine, ...]  # of all rounds up to the last reveal
    said: tuple[str, ...] = ()  # the clues of all rounds that were told in words
    swapped: tuple[bool, ...] = ()  # who has exchanged a card already (D25)


def undealt(agreed: Agreed) -> State:
    """A match before anything is dealt."""
    return State(
        agreed=agreed,
        phase="dealing",
        round=1,
        storyteller=NOBODY,
        hands=((),) * agreed.seats,
        deck=(),
        discards=(),
        clue=None,
        given=(),
        votes=((),) * agreed.seats,
        red=NO_PLACE,
        ready=(False,) * agreed.seats,
        lines=(),
        swapped=(False,) * agreed.seats,
    )


def with_seat(values: tuple[Value, ...], seat: int, value: Value) -> tuple[Value, ...]:
    """The same values, but for one seat."""
    return (*values[:seat], value, *values[seat + 1 :])


def without(hand: Hand, card: str) -> Hand:
    return tuple([held for held in hand if held != card])


def places_of(state: State, *givers: int) -> tuple[int, ...]:
    """The places of the cards that these seats gave."""
    return tuple([place for place, laid in enumerate(state.given, start=1) if laid.seat in givers])


def totals(seats: int, lines: tuple[WhyLine, ...]) -> tuple[int, ...]:
    sums = [0] * seats
    for line in lines:
        sums[line.seat] += line.points
    return tuple(sums)
