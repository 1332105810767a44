"""What is known of our pictures in one language, and how well a clue fits each of them.

Known: tags, associations, clues.  A word counts for as much as it is rare among the pictures.
"""

import logging
import math
from array import array
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TypeVar, cast

import msgspec
from msgspec import Struct

from engine.companion.stems import ALIKE, kinship, root, stem, words
from engine.decks.pictures import Deck, DeckRefused, shipped_deck

T = TypeVar("T")

LOG = logging.getLogger(__name__)

FILES = Path(__file__).resolve().parents[2] / "assets" / "clues"
MOST_BYTES = 1024 * 1024  # several times what our files have

BY_TAG, BY_WORD, BY_CLUE, BY_TOLD = 1.6, 0.9, 0.5, 6.0
"""What a word counts for, by where it is from: a clue is about more than what the picture shows."""

SHOWN = ""
"""The source of tags and associations; that of a clue is the clue as it is heard."""

BY_KIN = 0.6
"""What a word counts for that only begins like one which is known."""

CLOSE = 0.6
"""How alike two stems are at least, to be taken for kin."""

BY_LIKENESS = 1.0
"""What being like the pictures counts for of which the clue's words are known."""


class Distances(Struct, frozen=True, forbid_unknown_fields=True):
    """Clues to one picture, by how far they are from what it shows."""

    near: tuple[str, ...] = ()
    middle: tuple[str, ...] = ()
    far: tuple[str, ...] = ()

    def all(self) -> tuple[str, ...]:
        return self.near + self.middle + self.far


class Known(Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of one picture.  ``apart``: clues that are told, but by which nothing is ever understood."""

    clues: Distances
    apart: Distances
    words: str


class OnFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A language's file.  ``empty``: words that say nothing; ``kin``: words that are taken for one another."""

    empty: str
    kin: tuple[str, ...]
    cards: dict[str, Known]


def read(content: bytes) -> OnFile | None:
    """A language's file; nothing if it is damaged."""
    try:
        return msgspec.json.decode(content, type=OnFile)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None


@cache
def on_file(language: str) -> OnFile | None:
    """What we ship of a language.  Where that cannot be read bots tell tags, and the log says so."""
    path = FILES / f"{language}.json"
    try:
        with path.open("rb") as file:
            found = read(file.read(MOST_BYTES))
    except OSError as error:
        LOG.error("Bots know no clues in %s: %s", language, error)
        return None
    if found is None:
        LOG.error("Bots know no clues in %s: %s is damaged", language, path.name)
    return found


Sources = tuple[tuple[str, float], ...]
"""What tells a stem of a card, and what it counts for there."""

Cards = tuple[str, ...]

Weights = array
"""Doubles: eight bytes each, where a dict of floats takes a hundred."""

Fits = tuple["array[int]", "Weights[float]"]
"""Numbers of pictures, and how well a clue fits each."""


class Understanding:
    """One language's index of the pictures.  It is the same for whoever asks, and never changes.

    It is kept for good once bots have played, so it is packed: in dicts it would be 64 thousand small blocks.
    """

    def __init__(self, language: str, file: OnFile | None, deck: Deck) -> None:
        self._language = language
        self._empty = frozenset(words(file.empty)) if file else frozenset()
        self._heads = _heads(file.kin if file else (), language)
        learnt: Learnt = {}
        for card, picture in deck.items():
            for tag in picture.tags:
                self._learn(learnt, card, tag.in_language(language), BY_TAG, SHOWN)
        for card, known in (file.cards if file else {}).items():
            self._learn(learnt, card, known.words, BY_WORD, SHOWN)
            for clue in known.clues.all():
                self._learn(learnt, card, clue, BY_CLUE, heard(clue))
        self._fits = _packed(learnt)
        self._beginning = self._all_beginnings()
        self._cards: Cards = tuple(dict.fromkeys([card for cards, _ in self._fits.values() for card in cards]))
        self._numbers = {card: number for number, card in enumerate(self._cards)}
        self._alike = self._all_alike()

    def stems(self, text: str) -> tuple[str, ...]:
        """What a text says: its stems, each once, in their order."""
        return tuple(dict.fromkeys([self._head(word) for word in words(text) if word not in self._empty]))

    def fit(self, clue: str) -> dict[str, float]:
        """How well a clue fits each picture that it fits at all.  A clue of ours is not known by being ours."""
        by_word: dict[str, float] = {}
        for one in self.stems(clue):
            for card, weight in self._found(one, heard(clue)).items():
                by_word[card] = by_word.get(card, 0.0) + weight
        return self._with_likeness(by_word)

    def pack(self, fits: Mapping[str, float]) -> Fits:
        return array("H", [self._numbers[card] for card in fits]), array("d", fits.values())

    def unpack(self, fits: Fits) -> dict[str, float]:
        return {self._cards[number]: weight for number, weight in zip(*fits)}

    def _learn(self, learnt: "Learnt", card: str, text: str, weight: float, source: str) -> None:
        for one in self.stems(text):
            sources = learnt.setdefault(one, {}).setdefault(card, {})
            sources[source] = max(weight, sources.get(source, 0.0))

    def _head(self, word: str) -> str:
        return self._heads.get(word) or self._heads.get(cut := stem(word, self._language)) or cut

    def _found(self, one: str, unless: str) -> dict[str, float]:
        """The pictures that a stem, or its kin, speaks of: the rarer, the surer."""
        alike = self._kin(one) | ({one: 1.0} if one in self._fits else {})
        found: dict[str, float] = {}
        for known, kin in alike.items():
            for card, sources in zip(*self._fits[known]):
                weight = max([weight for source, weight in sources if source != unless], default=0.0)
                found[card] = max(found.get(card, 0.0), kin * weight)
        found = {card: weight for card, weight in found.items() if weight}
        return {card: weight * self._rarity(len(found)) for card, weight in found.items()}

    def _kin(self, one: str) -> dict[str, float]:
        """Those that begin alike, and those that do so without what stands before their root."""
        bare = root(one, self._language)
        near = {known: kinship(one, known) for known in self._beginning.get(one[:ALIKE], ())}
        for known in self._beginning.get(bare[:ALIKE], ()):
            near[known] = max(near.get(known, 0.0), kinship(bare, root(known, self._language)))
        return {known: BY_KIN * alike for known, alike in near.items() if alike >= CLOSE}

    def _rarity(self, cards: int) -> float:
        return math.log(1 + len(self._cards) / cards)

    def _all_beginnings(self) -> dict[str, tuple[str, ...]]:
        """The stems that begin so.  No sets: sums come out the same in every run only in the same order."""
        found: dict[str, dict[str, None]] = {}
        for one in self._fits:
            for begins in (one[:ALIKE], root(one, self._language)[:ALIKE]):
                found.setdefault(begins, {})[one] = None
        return {begins: tuple(stems) for begins, stems in found.items()}

    # Likeness -----------------------------------------------------------------------------------------------------

    def _all_alike(self) -> dict[str, "Weights[float]"]:
        """How like each picture is to each, in the order of their numbers: 1 to itself, 0 where both share nothing.

        A picture is its tags and associations, each weighing as much as it is rare.
        """
        vectors: dict[str, dict[str, float]] = {card: {} for card in self._cards}
        for one, (cards, sources) in self._fits.items():
            known = {card: dict(told)[SHOWN] for card, told in zip(cards, sources) if SHOWN in dict(told)}
            for card, weight in known.items():
                vectors[card][one] = weight * self._rarity(len(known))
        shown: dict[str, list[tuple[int, float]]] = {}
        for card, vector in vectors.items():
            length = _length(vector.values())
            vectors[card] = {one: value / length for one, value in vector.items()} if length else {}
            for one, value in vectors[card].items():
                shown.setdefault(one, []).append((self._numbers[card], value))
        alike = {}
        for card, vector in vectors.items():
            row = alike[card] = array("d", bytes(8 * len(self._cards)))
            for one, value in vector.items():
                for number, other in shown[one]:
                    row[number] += value * other
        return alike

    def _with_likeness(self, by_word: Mapping[str, float]) -> dict[str, float]:
        """And a little for pictures that are like those which the words speak of."""
        together = [0.0] * len(self._cards)
        for card, weight in by_word.items():
            together = [so_far + weight * likeness for so_far, likeness in zip(together, self._alike[card])]
        length = math.sqrt(sum([weight * together[self._numbers[card]] for card, weight in by_word.items()]))
        fits = dict(by_word)
        for card, likeness in zip(self._cards, together):
            if likeness:
                fits[card] = fits.get(card, 0.0) + BY_LIKENESS * likeness / length
        return fits


Learnt = dict[str, dict[str, dict[str, float]]]
"""What each source tells of a card, by stems."""


def _packed(learnt: Learnt) -> dict[str, tuple[Cards, tuple[Sources, ...]]]:
    """The same in as few and small pieces as it can be; what is equal is kept once."""
    same: dict[object, object] = {}

    def once(piece: T) -> T:
        return cast(T, same.setdefault(piece, piece))

    return {
        one: (once(tuple(cards)), once(tuple([once(tuple(map(once, told.items()))) for told in cards.values()])))
        for one, cards in learnt.items()
    }


def heard(clue: str) -> str:
    """A clue by its words alone: how it is written makes no other clue."""
    return " ".join(words(clue))


def _heads(kin: Iterable[str], language: str) -> dict[str, str]:
    """The word that each of those which are taken for one another is taken for; the whole word goes before its stem."""
    heads: dict[str, str] = {}
    families = [family for line in kin if (family := words(line))]
    for family in families:
        for word in family:
            heads.setdefault(stem(word, language), stem(family[0], language))
    for family in families:
        for word in family:
            heads[word] = stem(family[0], language)
    return heads


def _length(values: Iterable[float]) -> float:
    return math.sqrt(sum([value * value for value in values]))


@lru_cache(maxsize=512)  # a table hears each clue many times: who gives, who votes, who thinks what to tell
def packed_fits(clue: str, language: str) -> Fits:
    known = understanding(language)
    return known.pack(known.fit(clue))


def fitted(clue: str, language: str) -> dict[str, float]:
    """How well a clue fits each picture that it fits at all, in that language."""
    return understanding(language).unpack(packed_fits(clue, language))


@cache
def understanding(language: str) -> Understanding:
    deck = shipped_deck()
    if isinstance(deck, DeckRefused):
        LOG.error("Bots know no pictures: %s", ", ".join(why.key for why in deck.whys))
        deck = {}
    return Understanding(language, on_file(language), deck)
