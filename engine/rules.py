"""What a game is: the contract that every module in engine/games fulfils, and the register of those games.

Rules are pure: no clock, no randomness, no files, no screen.  State in, state out.
"""

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Generic, TypeVar

from msgspec import Struct, field

from engine.entries import Dealt, Said, Ticked

Move = TypeVar("Move", covariant=True)
State = TypeVar("State")
Value = TypeVar("Value")

Sentence = str | tuple[str, str]
"""English for a key: one sentence, or (singular, plural) chosen by the argument ``n``."""

Entry = Said[Any] | Dealt | Ticked
"""What can change a state: a move, the answer to a need, the table's clock."""


class Why(Struct, frozen=True):
    """Why something is not allowed: a key that the app translates, and what its sentence speaks of."""

    key: str
    args: dict[str, str | int] = field(default_factory=dict)


class WhyLine(Struct, frozen=True):
    """One line of a score: who got how many points in which round, and for what."""

    seat: int
    points: int
    key: str
    args: dict[str, str | int] = field(default_factory=dict)
    round: int = 0


class Find(Struct, frozen=True):
    """Somebody found what another had drawn or told in that round; ``of`` is the drawer's seat, if it was drawn."""

    round: int
    seat: int
    of: int | None = None


class Result(Struct, frozen=True):
    """How a match ended; ``why`` adds up to ``scores``."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    why: tuple[WhyLine, ...]


class Shuffle(Struct, frozen=True, tag="shuffle"):
    """The rules need these items in an order that nobody could foresee."""

    what: str
    items: tuple[int, ...]


class Roll(Struct, frozen=True, tag="roll"):
    """The rules need ``dice`` numbers from 1 to ``sides``."""

    what: str
    sides: int
    dice: int = 1


class Wake(Struct, frozen=True, tag="wake"):
    """The rules want to be told when the table's clock reaches ``at``; play goes on meanwhile."""

    at: int


Need = Shuffle | Roll | Wake


class Choices(Struct, Generic[Move], frozen=True):
    """What a seat may do now: all moves that can be listed, and a playable example of each kind that cannot."""

    moves: tuple[Move, ...] = ()
    examples: tuple[Move, ...] = ()

    def all(self) -> tuple[Move, ...]:
        return self.moves + self.examples

    def naming_nothing(self) -> "Choices[Move]":
        """Those that say only what is done (enough, ready), and nothing of a card or a number: all may see them."""
        return Choices(tuple([move for move in self.moves if _names_nothing(move)]))


NO_CHOICES: "Choices[Any]" = Choices()


class Stop(Struct, frozen=True, tag="stop", tag_field="do", forbid_unknown_fields=True):
    """The match may end as it stands; it does once every seat has said so.

    A move of games that could go on for ever: their rules allow it when nothing has happened for long.
    """


STOP = Stop()


def _names_nothing(move: Any) -> bool:
    """Whether all that the move could name was left as it is by default."""
    try:
        return bool(move == type(move)())
    except TypeError:  # something has to be named
        return False


def no_log(state: Any, seat: int | None, drawing: int, offset: int) -> bytes | None:
    """The log of a game in which nobody draws."""
    return None


def no_drawings(state: Any) -> tuple[Any, ...]:
    """The album of a game in which nobody draws."""
    return ()


def no_finds(state: Any) -> tuple[Find, ...]:
    """The finds of a game in which nobody looks for what others meant."""
    return ()


class Game(Struct, frozen=True):
    """A game as its module offers it.  ``variants`` says which numbers of seats each variant takes."""

    name: str
    variants: Mapping[str, tuple[int, ...]]
    options: type[Struct]
    move: Any
    state: type[Struct]
    view: type[Struct]
    open: Callable[[str, Any, int], Any]
    needs: Callable[[Any], Need | None]
    play: Callable[[Any, Any], Any]
    refuse: Callable[[Any, int, Any], Why | None]
    choices: Callable[[Any, int], "Choices[Any]"]
    waiting: Callable[[Any], tuple[int, ...]]
    view_of: Callable[[Any, int | None], Any]
    result: Callable[[Any], Result | None]
    says: Mapping[str, Sentence]
    log: Callable[[Any, int | None, int, int], bytes | None] = no_log
    """What a drawing's ink has from an offset on, if this seat (or spectators) may see that drawing now."""
    album: Callable[[Any], tuple[Any, ...]] = no_drawings
    """The drawings that all have seen revealed: ``drawing``, ``round``, ``seat``, and the word by ``list`` and
    ``number``, or as ``word`` if it is one of the table's own."""
    finds: Callable[[Any], tuple[Find, ...]] = no_finds
    """Who found what others drew or told, in the rounds that all have seen revealed."""
    turned_over: Callable[[Any], tuple[int | None, str | None, str]] | None = None
    """Of a view with a ``reveal``, in games in which clues are told: who told what in writing, and of which card.

    Such a view has the clues' ``language`` too, and in ``said`` all that were told so far in writing."""


SAYS: dict[str, Sentence] = {
    "not-your-turn": "It is not your turn.",
    "match-over": "This match is over.",
    "dealing": "The cards are still being dealt.",
    "stop-later": "Something has happened lately, so the match goes on.",
    "stop-agreed": "You have agreed already that the match may end.",
}
"""Refusals that every game may give."""


def remembered(of: Callable[[State], Value]) -> Callable[[State], Value]:
    """The same, but worked out once for a state that is asked about again and again: a table tells every seat of it."""
    last: tuple[object, Any] = (None, None)

    def ask(state: State) -> Value:
        nonlocal last
        known, value = last
        if known is not state:
            value = of(state)
            last = state, value
        return value  # type: ignore[no-any-return]

    return ask


def answers(need: Need, values: tuple[int, ...]) -> bool:
    """Whether the values are a true answer to the need: the same items, or dice in range."""
    match need:
        case Shuffle(items=items):
            return sorted(values) == sorted(items)
        case Roll(sides=sides, dice=dice):
            return len(values) == dice and all(1 <= value <= sides for value in values)
    return False


class BrokenMatch(ValueError):
    """An entry that these rules would never have led to: a journal from another program, or a damaged one."""


@cache
def names() -> tuple[str, ...]:
    """The names of all games there are: one for each module (or package) in engine/games."""
    import engine.games

    return tuple(sorted(module.name for module in pkgutil.iter_modules(engine.games.__path__)))


def game(name: str) -> Game:
    """The game of that name; KeyError if there is none."""
    if name not in names():
        raise KeyError(name)
    found: Game = importlib.import_module(f"engine.games.{name}").GAME
    return found
