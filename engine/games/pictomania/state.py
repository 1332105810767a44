"""Where a match of Pictomania stands: everything, secrets included."""

from collections.abc import Iterable
from typing import Literal, TypeVar

from msgspec import Struct

from engine.decks.words import Word, WordList
from engine.games.pictomania.box import (
    BLACK_TOKENS,
    FIRST_OWN,
    HURRY_TOKENS,
    NUMBERS,
    OWN_LEVEL,
    Level,
    lists_of,
    shipped_id,
)
from engine.ink import Progress
from engine.rules import WhyLine

Value = TypeVar("Value")

Phase = Literal["words", "dealing", "playing", "drawing", "guessing", "reveal", "favourite", "over"]
"""All at once a round is ``playing``; on a passed tablet it is ``drawing``, then ``guessing``."""

REVEALED = frozenset(("reveal", "favourite", "over"))

Void = Literal["owned-up", "foul"]
"""Why a drawing does not count (P24, P27)."""


class Agreed(Struct, frozen=True):
    """What the table agreed on before the match."""

    seats: int
    passed: bool
    hurry: bool
    teaching: bool
    levels: tuple[Level, ...]
    own: tuple[WordList, ...]
    seen: tuple[int, ...]  # lists of earlier matches, which stand back
    calm: bool = False  # nobody is pressed: there are no black tokens (P31)
    own_time: tuple[int, ...] = ()  # in percent, one a seat where somebody needs more than others (P32)

    def lists(self, level: int) -> tuple[int, ...]:
        """Its home lists: the shipped ones, or the table's own for the table's own level."""
        return self.own_lists() if level == OWN_LEVEL else tuple(lists_of(level))

    def mixed_in(self, level: int) -> tuple[int, ...]:
        """The table's own lists stand in every round, unless some rounds are played with them alone."""
        return () if OWN_LEVEL in self.levels else self.own_lists()

    def own_lists(self) -> tuple[int, ...]:
        return tuple(range(FIRST_OWN, FIRST_OWN + len(self.own)))

    def own_list(self, number: int) -> WordList | None:
        return self.own[number - FIRST_OWN] if number >= FIRST_OWN else None

    def list_id(self, number: int) -> str:
        own = self.own_list(number)
        return shipped_id(number) if own is None else own.id


class Ink(Struct, frozen=True):
    """A drawing as it grows: its log, where the log stands, and in how many moves it came."""

    log: bytes = b""
    progress: Progress = Progress()
    chunks: int = 0


class Laid(Struct, frozen=True):
    """A guess card on the drawing of a seat; ``time`` is its owner's stopwatch on a passed tablet (P28)."""

    seat: int
    of: int
    number: int
    time: int


class Foul(Struct, frozen=True):
    """A foul called on a drawing; whoever called it agrees (P27)."""

    of: int
    caller: int
    agree: tuple[int, ...]
    against: tuple[int, ...] = ()


class Showing(Struct, frozen=True):
    """What all look at in the reveal (P30): the drawing of this ``place``, since a time of the table.

    After all drawings come the table of all, whose points are counted, and that table when all are counted.
    """

    place: int
    since: int


class Drawn(Struct, frozen=True):
    """A drawing that was revealed: whose it was, in which round, and the word.

    ``word`` is given for a table's own lists; else it is the ``number``-th word of the list with that id.
    """

    drawing: int
    round: int
    seat: int
    list: str
    number: int
    ink: int
    word: Word | None = None


class Kept(Struct, frozen=True):
    """A drawing of an earlier round."""

    drawn: Drawn
    log: bytes


class State(Struct, frozen=True):
    """One round and what earlier rounds left.  Tuples without another meaning have one value for each seat."""

    agreed: Agreed
    round: int
    phase: Phase
    used: tuple[int, ...]  # lists that were on the rack in this match
    deck: tuple[int, ...]  # what may still replace a vetoed list, next first
    rack: tuple[int, ...]
    ready: tuple[bool, ...]
    letters: tuple[int, ...]
    numbers: tuple[int, ...]
    inks: tuple[Ink, ...]
    guesses: tuple[Laid, ...]  # as they were laid
    finished: tuple[bool, ...]
    black: tuple[int, ...]  # black tokens left in the middle
    taken: tuple[int, ...]  # stars of each seat's black token, 0 for none
    claims: tuple[bool, ...]
    void: tuple[Void | None, ...]
    fouls: tuple[Foul, ...]
    turn: int  # who holds a passed tablet
    times: tuple[int, ...]  # stopwatches, up to when they last stood still
    covers: tuple[int, ...]  # how often each has covered the tablet in this round
    since: int | None  # since when the stopwatch of ``turn`` runs
    showing: Showing | None
    asked_on: tuple[int, ...]  # the last place that each seat asked for in this reveal
    votes: tuple[int | None, ...]
    album: tuple[Kept, ...]
    lines: tuple[WhyLine, ...]  # of earlier rounds
    dealt: int = 0  # when this round's words were dealt
    looked: int = 0  # up to when it is known who need not wait for a black token any more (P32)


ABSTAINED = -1
"""Stands for no drawing among the votes of P26."""


def first_words(
    agreed: Agreed,
    round: int = 1,
    used: tuple[int, ...] = (),
    album: tuple[Kept, ...] = (),
    lines: tuple[WhyLine, ...] = (),
) -> State:
    """A round before its lists are on the rack: all tokens and guess cards are home (P25)."""
    seats = agreed.seats
    nobody = (False,) * seats
    tokens = () if agreed.calm else (HURRY_TOKENS if agreed.hurry else BLACK_TOKENS)[seats]
    return State(
        agreed=agreed,
        round=round,
        phase="words",
        used=used,
        deck=(),
        rack=(),
        ready=nobody,
        letters=(),
        numbers=(),
        inks=(Ink(),) * seats,
        guesses=(),
        finished=nobody,
        black=tokens,
        taken=(0,) * seats,
        claims=nobody,
        void=(None,) * seats,
        fouls=(),
        turn=0,
        times=(0,) * seats,
        covers=(0,) * seats,
        since=None,
        showing=None,
        asked_on=(0,) * seats,
        votes=(None,) * seats,
        album=album,
        lines=lines,
    )


def with_seat(values: tuple[Value, ...], seat: int, value: Value) -> tuple[Value, ...]:
    """The same values, but for one seat."""
    return (*values[:seat], value, *values[seat + 1 :])


def in_hand(state: State, seat: int) -> list[int]:
    """Guess cards that the seat still has; cards on a drawing that does not count are back (P24)."""
    laid = {card.number for card in state.guesses if card.seat == seat and state.void[card.of] is None}
    return [number for number in NUMBERS if number not in laid]


def has_guessed(state: State, seat: int) -> bool:
    return any(card.seat == seat for card in state.guesses)


def in_order(state: State, cards: Iterable[Laid]) -> list[Laid]:
    """Guess cards from the earliest to the latest: as they were laid, or by stopwatch and then turn (P28)."""
    if not state.agreed.passed:
        return list(cards)
    return sorted(cards, key=lambda card: (card.time, card.seat))


def drawing_id(state: State, seat: int) -> int:
    """Drawings are numbered through the match, round by round."""
    return (state.round - 1) * state.agreed.seats + seat


def is_seat(state: State, seat: int) -> bool:
    return 0 <= seat < state.agreed.seats
