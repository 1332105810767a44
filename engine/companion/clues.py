"""Hearing a clue and telling one: what machine players do with words.

A clue is heard in its own language only.  Clues of ours are told, and never known again by being ours.
"""

import math
from collections.abc import Collection, Sequence
from random import Random

from msgspec import Struct

from engine.clue import refuse_clue
from engine.companion.understanding import BY_TOLD, Distances, fitted, heard, on_file, understanding
from engine.decks.pictures import DeckRefused, shipped_deck
from engine.seats import Strength

SURENESS = 1.0
"""How much surer somebody is of what fits better; it suits the clues by which bots understand best."""

SIMULATED = 8
"""Tables that a teller imagines for each clue."""

FITS_ANYTHING: dict[str, tuple[str, ...]] = {
    "en": ("A long time ago", "Nearly home", "What nobody noticed", "The day after", "If only", "One more time"),
    "uk": ("Давним-давно", "Майже вдома", "Чого ніхто не помітив", "Наступного дня", "Якби ж то", "Ще раз"),
    "ru": ("Давным-давно", "Почти дома", "Чего никто не заметил", "На следующий день", "Если бы", "Ещё раз"),
}
"""Clues to pictures of which nothing is known."""

FURTHER: dict[Strength, tuple[str, ...]] = {
    "weak": ("near", "middle", "far"),
    "middle": ("middle", "near", "far"),
    "strong": ("middle", "far", "near"),
}
"""Which distance each strength likes best; the others for when those clues have all been told."""


class Told(Struct, frozen=True):
    """What somebody told of a picture at a table here, once all had seen it.  Who it was is not kept."""

    clue: str
    language: str
    card: str


# Hearing ----------------------------------------------------------------------------------------------------------


def hear(clue: str, language: str, cards: Sequence[str], told: Collection[Told] = ()) -> tuple[float, ...]:
    """How much one believes of each of these pictures that the clue is about it; together 1."""
    fits = fit(clue, language, told)
    return believed([fits.get(card, 0.0) for card in cards])


def fit(clue: str, language: str, told: Collection[Told] = ()) -> dict[str, float]:
    """How well a clue fits each picture of which anything is known."""
    if refuse_clue(clue) is not None:
        return {}
    fits = fitted(clue, language)
    known = understanding(language)
    said = set(known.stems(clue)) if told else set()
    for one in told:
        if one.language == language and said:
            before = set(known.stems(one.clue))
            alike = len(said & before) / len(said | before)
            fits[one.card] = fits.get(one.card, 0.0) + BY_TOLD * alike
    return fits


def believed(fits: Sequence[float]) -> tuple[float, ...]:
    """What fits how well, as beliefs that are together 1."""
    best = max(fits, default=0.0)
    odds = [math.exp(SURENESS * (one - best)) for one in fits]
    total = sum(odds)
    return tuple([one / total for one in odds])


# Telling ----------------------------------------------------------------------------------------------------------


def tell(card: str, language: str, strength: Strength, seed: object, said_before: Collection[str] = ()) -> str:
    """A clue to this picture that was not said before, as long as there is one."""
    random, said = Random(str(seed)), {heard(clue) for clue in said_before}
    ours = clues_to(card, language, strength, said)
    if ours and strength == "strong":
        return min(ours, key=lambda clue: abs(found_by(clue, card, language, 3, 6, random) - 0.5))
    if ours:
        return random.choice(ours)
    return without_clues(card, language, random, said)


def clues_to(card: str, language: str, strength: Strength, said: Collection[str]) -> list[str]:
    """Our clues to a picture of the distance that this strength likes, without those that were said."""
    file = on_file(language)
    known = file.cards.get(card) if file else None
    if known is None:
        return []
    for distance in FURTHER[strength]:
        clues = _of(known.clues, distance) + _of(known.apart, distance)
        if left := [clue for clue in clues if heard(clue) not in said]:
            return left
    return []


def without_clues(card: str, language: str, random: Random, said: Collection[str]) -> str:
    """One of the picture's tags; of a picture without any, what fits anything."""
    deck = shipped_deck()
    tags = () if isinstance(deck, DeckRefused) or card not in deck else deck[card].tags
    words = [tag.in_language(language) for tag in tags]
    words = [word[:1].upper() + word[1:] for word in words] or list(FITS_ANYTHING[language])
    return random.choice([word for word in words if heard(word) not in said] or words)


def found_by(clue: str, card: str, language: str, decoys: int, hand: int, random: Random) -> float:
    """How likely one who sees this picture among what others would add from their hands finds it."""
    fits = fit(clue, language)
    others = [one for one in known_cards() if one != card]
    sure = 0.0
    for _ in range(SIMULATED):
        added = [max([fits.get(one, 0.0) for one in random.sample(others, hand)]) for _ in range(decoys)]
        sure += believed([fits.get(card, 0.0), *added])[0]
    return sure / SIMULATED


def _of(clues: Distances, distance: str) -> tuple[str, ...]:
    return {"near": clues.near, "middle": clues.middle, "far": clues.far}[distance]


def known_cards() -> tuple[str, ...]:
    """Our pictures."""
    deck = shipped_deck()
    return () if isinstance(deck, DeckRefused) else tuple(deck)
