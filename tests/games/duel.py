"""A duel in one readable line: ``duel("water 4 3: A A B", ada="water-fire")``.

A stack is written as its values from the top down, then who laid sketches there, oldest first.  ``A`` is any sketch
of Ada's, ``A=water-fire`` that one; a yokai from another stack is written with its colour, ``fire7``.  Stacks that
are not mentioned are whole and bare.  Sketches that lie nowhere else are in the pile, or discarded if ``pile`` is
smaller.
"""

from collections.abc import Iterable

from engine import rules
from engine.dealer import Dealer
from engine.entries import Dealt, Said
from engine.games import yokai
from engine.games.yokai import COLOURS, EFFECT, PAIR, SKETCHES, VALUE, Colour, Enough, Lay, Move, State
from engine.rules import Roll, Shuffle

ADA, BO = 0, 1


def duel(
    *stacks: str,
    ada: str = "",
    bo: str = "",
    turn: int = ADA,
    pile: int | None = None,
    albums: tuple[str, str] = ("", ""),
) -> "Duel":
    """Hands are sketches with commas between, albums are yokai: ``duel(ada="water-fire, wind-fire summon")``."""
    written = dict(line.split(" ", 1) for line in stacks)
    box = Box()
    hands = tuple(box.named(name) for name in names(ada)), tuple(box.named(name) for name in names(bo))
    lines = {colour: written.get(colour, "3 4 5 6 7:").partition(":") for colour in COLOURS}
    sides: tuple[list[tuple[int, ...]], list[tuple[int, ...]]] = ([], [])
    for colour in COLOURS:
        mine, theirs = box.laid(colour, lines[colour][2].split())
        sides[ADA].append(mine)
        sides[BO].append(theirs)
    left = tuple(box.left)
    drawn = len(left) if pile is None else pile
    return Duel(
        State(
            turn=turn,
            turns=9,
            stacks=tuple(tuple(yokai_named(colour, word) for word in lines[colour][0].split()) for colour in COLOURS),
            sides=(tuple(sides[ADA]), tuple(sides[BO])),
            hands=hands,
            pile=left[:drawn],
            discards=left[drawn:],
            taken=tuple((seat, yokai_named("", word), 1) for seat in (ADA, BO) for word in albums[seat].split()),
            steps=(yokai.Drew(turn),),
        )
    )


class Box:
    """The sketches that are not on the table yet."""

    def __init__(self) -> None:
        self.left = list(SKETCHES)

    def named(self, name: str) -> int:
        sketch = next(sketch for sketch in self.left if is_called(sketch, name))
        self.left.remove(sketch)
        return sketch

    def laid(self, colour: str, words: Iterable[str]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        sides: tuple[list[int], list[int]] = ([], [])
        for word in words:
            whose, _, name = word.partition("=")
            sketch = self.named(name.replace("+", " ")) if name else self.any_of(colour)
            sides["AB".index(whose)].append(sketch)
        return tuple(sides[ADA]), tuple(sides[BO])

    def any_of(self, colour: str) -> int:
        sketch = next(sketch for sketch in self.left if colour in colours_of(sketch))
        self.left.remove(sketch)
        return sketch


def names(line: str) -> list[str]:
    return [name.strip() for name in line.split(",") if name.strip()]


def colours_of(sketch: int) -> tuple[str, str]:
    first, second = PAIR[sketch]
    return COLOURS[first], COLOURS[second]


def is_called(sketch: int, name: str) -> bool:
    """Whether a sketch goes by a name like ``water-fire`` or ``fire-water summon``."""
    pair, _, effect = name.partition(" ")
    return set(pair.split("-")) == set(colours_of(sketch)) and EFFECT[sketch] == (effect or "plain")


def yokai_named(colour: str, word: str) -> int:
    """``4`` in the stack of water, or ``water4`` anywhere."""
    printed = word.rstrip("34567") or colour
    return COLOURS.index(printed) * 5 + int(word[-1]) - 3


def called(number: int) -> str:
    return f"{yokai.COLOUR_OF[number]}{VALUE[number]}"


class Duel:
    """A position that is played on in words."""

    def __init__(self, state: State, dealer: Dealer | None = None) -> None:
        self.state = state
        self.dealer = dealer or Dealer(7)

    def move(self, name: str, on: Colour, summon: Colour | None = None, distract: bool = False) -> Lay:
        """A sketch of whoever's turn it is, by its name."""
        hand = self.state.hands[self.state.turn]
        sketch = next(sketch for sketch in hand if is_called(sketch, name))
        return Lay(sketch, on, summon, distract)

    def say(self, move: Move) -> "Duel":
        why = yokai.refuse(self.state, self.state.turn, move)
        if why is not None:
            raise AssertionError(f"refused: {why.key}")
        self.state = yokai.play(self.state, Said(self.state.turn, move))
        return self

    def lay(self, name: str, on: Colour, summon: Colour | None = None, distract: bool = False) -> "Duel":
        return self.say(self.move(name, on, summon, distract))

    def enough(self) -> "Duel":
        return self.say(Enough())

    def deal(self) -> "Duel":
        """Answers what the rules need."""
        while isinstance(need := yokai.needs(self.state), Shuffle | Roll):
            self.state = yokai.play(self.state, Dealt(self.dealer.answer(need)))
        return self

    def refused(self, name: str, on: Colour, summon: Colour | None = None, distract: bool = False) -> str | None:
        return self.why_not(self.move(name, on, summon, distract))

    def why_not(self, move: Move) -> str | None:
        why = yokai.refuse(self.state, self.state.turn, move)
        return None if why is None else why.key

    def stack(self, colour: str) -> list[str]:
        """Its yokai from the top down, as only the rules know them."""
        return [called(number) for number in self.state.stacks[COLOURS.index(colour)]]

    def top(self, colour: str) -> str | None:
        """The yokai that everybody sees."""
        top = self.seen.stacks[COLOURS.index(colour)].top
        return None if top is None else called(top)

    def laid(self, colour: str) -> tuple[int, int]:
        """How many sketches Ada and Bo have there."""
        ada, bo = self.seen.stacks[COLOURS.index(colour)].sides
        return len(ada), len(bo)

    def newest(self, seat: int, colour: str) -> int:
        return self.seen.stacks[COLOURS.index(colour)].sides[seat][-1]

    def album(self, seat: int) -> list[str]:
        return [called(number) for number in self.seen.albums[seat]]

    @property
    def seen(self) -> yokai.View:
        """What a spectator sees."""
        return yokai.view_of(self.state, None)

    @property
    def result(self) -> rules.Result | None:
        return yokai.result(self.state)
