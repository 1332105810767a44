"""How machine players of each strength choose by what they believe, and which clue they tell of which picture."""

from collections.abc import Callable, Collection, Sequence
from math import prod
from random import Random
from typing import NamedTuple

from engine.companion.clues import Told, believed, clues_to, fit, hear, known_cards, without_clues
from engine.companion.understanding import heard
from engine.seats import Strength

ABSENT: dict[Strength, float] = {"weak": 0.6, "middle": 0.1, "strong": 0.0}
"""How often a player does not think, and chooses by chance."""

BOLD: dict[Strength, float] = {"weak": 0.6, "middle": 1.4, "strong": 8.0}
"""How much a player keeps to what it believes most: 1 is as often as it believes, many is always."""

LISTENERS: tuple[Strength, ...] = ("middle", "strong", "weak")
"""Whom a teller reckons with, one after the other: people are no surer than these."""

CONSIDERED = 24
"""Clues that a strong teller thinks about; so many that some of them are neither plain nor hopeless."""

IMAGINED = 8
"""Tables that a teller imagines for each clue."""


class Recall(NamedTuple):
    """What bots of this device remember of earlier matches: all of it was said to everybody.

    ``told``: what was told of pictures; ``said``: clues of this evening, which are not told again.
    """

    told: tuple[Told, ...] = ()
    said: frozenset[str] = frozenset()


NOTHING = Recall()


class Spoken(NamedTuple):
    """A clue to tell, and the picture it is about."""

    card: str
    clue: str


# Choosing ---------------------------------------------------------------------------------------------------------


def choose(beliefs: Sequence[float], strength: Strength, random: Random) -> int:
    """The place of what this player takes for right; of those that it believes alike, any."""
    return random.choices(range(len(beliefs)), chances(beliefs, strength))[0]


def chances(beliefs: Sequence[float], strength: Strength) -> list[float]:
    """How likely a player of this strength chooses each of those in which it believes so much."""
    best = max(beliefs)
    bold = [(one / best) ** BOLD[strength] for one in beliefs]
    absent = ABSENT[strength] / len(beliefs)
    present = (1 - ABSENT[strength]) / sum(bold)
    return [absent + present * one for one in bold]


def best(
    cards: Sequence[str], clue: str | None, language: str, strength: Strength, random: Random, recall: Recall
) -> int:
    """The place of the card that fits what was told; any card if it was said aloud."""
    beliefs = hear(clue, language, cards, recall.told) if clue else [1.0] * len(cards)
    return choose(beliefs, strength, random)


# Telling ----------------------------------------------------------------------------------------------------------


def to_tell(
    hand: Sequence[str],
    language: str,
    strength: Strength,
    random: Random,
    said: Collection[str],
    decoys: int,
    of: int,
    voters: int,
) -> Spoken:
    """What to tell of which card of a hand, where others add so many, each the best of so many of theirs."""
    others = [card for card in known_cards() if card not in hand]

    def found_by_some(idea: Spoken) -> float:
        fits = fit(idea.clue, language)
        shares = []
        for _ in range(IMAGINED):
            added = [
                _added([fits.get(one, 0.0) for one in random.sample(others, of)], n, random) for n in range(decoys)
            ]
            shares.append(_by_some([fits.get(idea.card, 0.0), *added], 0, voters))
        return sum(shares) / len(shares)

    return _best_idea(hand, language, strength, random, said, found_by_some)


def to_tell_openly(
    cards: Sequence[str], language: str, strength: Strength, random: Random, said: Collection[str], voters: int
) -> Spoken:
    """What to tell of which of these cards, where all see just these."""

    def found_by_some(idea: Spoken) -> float:
        fits = fit(idea.clue, language)
        return _by_some([fits.get(card, 0.0) for card in cards], list(cards).index(idea.card), voters)

    return _best_idea(cards, language, strength, random, said, found_by_some)


def _best_idea(
    cards: Sequence[str],
    language: str,
    strength: Strength,
    random: Random,
    said: Collection[str],
    found_by_some: Callable[[Spoken], float],
) -> Spoken:
    """What some are likeliest to find, and not all."""
    said = {heard(clue) for clue in said}
    ideas = _ideas(cards, language, strength, random, said)
    if not ideas:
        card = random.choice(cards)
        return Spoken(card, without_clues(card, language, random, said))
    return max(ideas, key=found_by_some)


def _ideas(
    hand: Sequence[str], language: str, strength: Strength, random: Random, said: Collection[str]
) -> list[Spoken]:
    """The clues that this player thinks of: the middle one of one card, for it has many of them."""
    known = [card for card in hand if clues_to(card, language, strength, said)]
    if not known:
        return []
    cards = [random.choice(known)] if strength == "middle" else known
    ideas = [Spoken(card, clue) for card in cards for clue in clues_to(card, language, strength, said)]
    return random.sample(ideas, min(CONSIDERED, len(ideas)))


def _added(fits: Sequence[float], who: int, random: Random) -> float:
    """How well the card fits that one of the others adds from such a hand."""
    return fits[choose(believed(fits), LISTENERS[who % len(LISTENERS)], random)]


def _by_some(fits: Sequence[float], place: int, voters: int) -> float:
    """How likely some of so many voters choose this place, and not all."""
    beliefs = believed(fits)
    finds = [chances(beliefs, LISTENERS[voter % len(LISTENERS)])[place] for voter in range(voters)]
    return 1 - prod(finds) - prod([1 - one for one in finds])
