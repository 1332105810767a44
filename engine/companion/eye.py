"""The eye: what a drawing looks like, and which of some words it shows.

Words are known by prototypes, directions in the space of the net: those of assets/sight, and those learnt at home.
"""

import math
from array import array
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from engine.companion.net import Direction, Net, unit
from engine.companion.raster import Line, mirrored, picture
from engine.companion.sight_files import SIGHT, Taught, read_net, read_prototypes, unpacked, word_key
from engine.decks.words import LISTS_IN_LEVEL, WORDS_IN_LIST, list_id

BY_FEW = 0.6
"""What is known by a few drawings only looks like many things: how much less it counts, so that both are told apart."""


class WordAt(NamedTuple):
    """A word of our lists by its place: the list's id, and its number from 1 to 7."""

    list: str
    number: int

    @property
    def key(self) -> str:
        return word_key(self.list, self.number)


@cache
def _lists() -> frozenset[str]:
    return frozenset(list_id(level, place + 1) for level, many in LISTS_IN_LEVEL.items() for place in range(many))


def is_word(word: WordAt) -> bool:
    """Whether there is such a place on our lists."""
    return word.list in _lists() and 1 <= word.number <= WORDS_IN_LIST


REMEMBERED = 32
"""Looks that are kept: several bots look at the same drawing, one soon after the other."""


class Eye:
    """Made once where somebody sits down who looks; SightMissing if what it is made of cannot be read."""

    def __init__(self, folder: Path = SIGHT) -> None:
        file = read_net(folder)
        self._net = Net(file)
        self._sharpness = file.sharpness
        self._things = file.things
        self._taught: Mapping[str, Taught] = read_prototypes(folder).words
        self._looks: dict[bytes, Direction] = {}

    def look(self, lines: Sequence[Line], breathe: Callable[[], None] = lambda: None) -> Direction:
        """Which way a drawing leads, seen as it is and in a mirror; nothing drawn leads nowhere."""
        grey = picture(lines)
        if not any(grey):
            return ()
        shown = array("d", grey).tobytes()
        seen = self._looks.get(shown)
        if seen is None:
            seen = middle((self._net.direction(grey, breathe), self._net.direction(mirrored(grey), breathe)))
            self._remember(shown, seen)
        return seen

    def _remember(self, shown: bytes, seen: Direction) -> None:
        """The oldest look is forgotten for it; whoever else looks in another thread may do so first."""
        if len(self._looks) >= REMEMBERED:
            self._looks.pop(next(iter(self._looks), b""), None)
        self._looks[shown] = seen

    def beliefs(self, seen: Direction, words: Sequence[WordAt], learnt: "Learnt | None" = None) -> list[float]:
        """How much it believes that each of these words is meant; together 1."""
        if not seen or not words:
            return [1 / len(words) for _ in words]
        logits = [self._logit(seen, word, () if learnt is None else learnt.get(word.key, ())) for word in words]
        known = [logit for logit in logits if logit is not None]
        usual = sum(known) / len(known) if known else 0.0
        return shares([usual if logit is None else logit for logit in logits])

    def _logit(self, seen: Direction, word: WordAt, learnt: Sequence[Direction]) -> float | None:
        """How well a word fits; nothing if the word is not known."""
        taught = self._taught.get(word.key, UNKNOWN)
        thing = self._things.get(taught.thing or "")
        ways = [*map(unpacked, taught.directions), *learnt]
        if thing is not None:
            ways.append(unpacked(thing))
        if not ways:
            return None
        return self._sharpness * (1.0 if thing is not None else BY_FEW) * fit(seen, ways)


UNKNOWN = Taught()

Learnt = Mapping[str, Sequence[Direction]]
"""What was learnt at home: directions of words, by their keys."""


def shares(logits: Sequence[float]) -> list[float]:
    """Logits as parts of one."""
    most = max(logits)
    raised = [math.exp(logit - most) for logit in logits]
    return [value / sum(raised) for value in raised]


def fit(seen: Direction, ways: Sequence[Direction]) -> float:
    """How near a direction is to a word's: to the nearest of its prototypes, and to the middle of them."""
    nearest = max([_along(seen, way) for way in ways])
    return nearest if len(ways) == 1 else (nearest + _along(seen, middle(ways))) / 2


def _along(one: Direction, other: Direction) -> float:
    return sum([a * b for a, b in zip(one, other, strict=True)])


def middle(ways: Sequence[Direction]) -> Direction:
    return unit([sum(column) for column in zip(*ways, strict=True)])
