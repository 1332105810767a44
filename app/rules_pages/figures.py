"""What can stand in the small pictures of the rules, as plain descriptions; painted_figures.py draws them."""

from collections.abc import Mapping
from dataclasses import dataclass

GREEN, RED = -1, -2
"""Votes in colours of their own, not a seat's."""


@dataclass(frozen=True)
class Card:
    """A picture card: a file of assets.  ``votes`` lie on it, by seat; ``owner`` gave it and ``gains`` so much."""

    file: str
    number: str = ""
    small: bool = False
    votes: tuple[int, ...] = ()
    owner: int | None = None
    gains: str = ""


@dataclass(frozen=True)
class Token:
    """A star token: a seat's own, or a black one.  ``gone`` shows where one lay."""

    stars: int
    seat: int | None = None
    gone: bool = False


@dataclass(frozen=True)
class Seat:
    """A player, and what is written beneath: points, steps."""

    colour: int
    gains: str = ""


@dataclass(frozen=True)
class Die:
    face: int


@dataclass(frozen=True)
class Vote:
    """A vote token of a seat, not laid yet."""

    seat: int


@dataclass(frozen=True)
class Guess:
    """A guess card, and whether it was right, once that is known."""

    number: int
    seat: int
    right: bool | None = None


@dataclass(frozen=True)
class Sheet:
    """A sheet with its grey bottom line.  ``allowed`` says whether one may draw like this."""

    drawing: str
    seat: int
    allowed: bool | None = None


@dataclass(frozen=True)
class Rack:
    """The lists A, B and C with their seven lines, one of which is meant."""

    letter: str
    number: int


@dataclass(frozen=True)
class Secret:
    """A letter or a number that only its owner sees."""

    says: str


@dataclass(frozen=True)
class Clue:
    """What somebody says to a picture."""

    words: str


@dataclass(frozen=True)
class Track:
    """The spiral (where each cell lies: column and row from the bottom left), with pawns: (seat, cell)."""

    cells: Mapping[int, tuple[int, int]]
    pawns: tuple[tuple[int, int], ...]


Figure = Card | Token | Seat | Die | Vote | Guess | Sheet | Rack | Secret | Clue | Track | str
"""A string is a sign between two others: an arrow, a plus."""


@dataclass(frozen=True)
class Step:
    """A line of a list: a figure, and what it means."""

    figure: Figure
    words: str


@dataclass(frozen=True)
class Part:
    """A heading, a few sentences, and a row of figures that shows what is meant.  ``high`` is for a large one."""

    heading: str
    words: str
    diagram: tuple[Figure, ...] = ()
    steps: tuple[Step, ...] = ()
    high: float = 1.0
