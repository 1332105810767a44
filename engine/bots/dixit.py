"""A bot for Dixit: it cannot see pictures, but it knows the tags of ours, and tells, gives and votes by them.

Where people play too it leaves them the first word: the first idea, and who of a pair gives.
"""

import logging
from functools import cache
from random import Random

from engine.bots import Pick
from engine.decks.pictures import Deck, DeckRefused, Tag, fit, shipped_deck, tags_in, uses
from engine.games.dixit.moves import Give, Idea, Move, Ready, Tell, TellUnseen, Vote, VoteRed
from engine.games.dixit.state import Language
from engine.games.dixit.view import View
from engine.rules import Choices
from engine.seats import Strength

LOG = logging.getLogger(__name__)

SPEAKS_UP = 0
"""The seat whose bot has the first idea (D2): bots of the others wait for people, and one is enough without them."""

ENOUGH_ALIKE = 6
"""Pictures of our deck with the same tag, as with some fifty tags: others will hold what fits as well (D8)."""

FITS_ANYTHING: dict[Language, tuple[str, ...]] = {
    "en": ("A long time ago", "Nearly home", "What nobody noticed", "The day after", "If only", "One more time"),
    "uk": ("Давним-давно", "Майже вдома", "Чого ніхто не помітив", "Наступного дня", "Якби ж то", "Ще раз"),
    "ru": ("Давным-давно", "Почти дома", "Чего никто не заметил", "На следующий день", "Если бы", "Ещё раз"),
}
"""Clues to pictures of a table's own, of which a bot knows nothing."""


@cache
def known_pictures() -> Deck:
    """Our deck.  Where it cannot be read bots play on, and know no picture."""
    deck = shipped_deck()
    if isinstance(deck, DeckRefused):
        LOG.error("Bots know no pictures: %s", ", ".join(why.key for why in deck.whys))
        return {}
    return deck


def weak(view: View, choices: Choices[Move], random: Random) -> Move | None:
    """Tells any tag, gives and votes by chance."""
    return _move(view, choices, random, fits_by={}, alike=1)


def middle(view: View, choices: Choices[Move], random: Random) -> Move | None:
    """Gives and votes for what fits the clue."""
    return _move(view, choices, random, fits_by=known_pictures(), alike=1)


def strong(view: View, choices: Choices[Move], random: Random) -> Move | None:
    """Tells what fits other pictures too, so that some find the card and some do not."""
    return _move(view, choices, random, fits_by=known_pictures(), alike=ENOUGH_ALIKE)


def _move(view: View, choices: Choices[Move], random: Random, fits_by: Deck, alike: int) -> Move | None:
    """``fits_by``: the pictures of which it knows what fits them; ``alike``: how many have the tag that it tells."""
    if not choices.all():
        return None
    match view.phase:
        case "idea":
            return Idea() if view.seat == SPEAKS_UP else None
        case "telling":
            return _tell(view, random, alike)
        case "giving":
            return _give(view, random, fits_by) if _is_to_give(view) else None
        case "voting":
            return _vote(view, choices, random, fits_by)
        case "reveal":
            return Ready()
    return None


# Telling ---------------------------------------------------------------------------------------------------------


def _tell(view: View, random: Random, alike: int) -> Tell | TellUnseen:
    deck = known_pictures()
    if view.variant == "party":
        return TellUnseen(_clue(_tags(tuple(deck), deck, alike), view.language, random))  # D13
    card = random.choice([card for card in view.hand if _tags((card,), deck, alike)] or view.hand)
    return Tell(card, _clue(_tags((card,), deck, alike), view.language, random))


def _tags(cards: tuple[str, ...], deck: Deck, alike: int) -> list[Tag]:
    """The tags of these cards that so many pictures have, as often as they occur."""
    counted = uses(deck)
    return [tag for card in cards if card in deck for tag in deck[card].tags if counted[tag.id] >= alike]


def _clue(tags: list[Tag], language: Language, random: Random) -> str:
    if not tags:
        return random.choice(FITS_ANYTHING[language])
    word = random.choice(tags).in_language(language)
    return word[:1].upper() + word[1:]


# Giving and voting -----------------------------------------------------------------------------------------------


def _is_to_give(view: View) -> bool:
    """Of a pair whose turn it is the bot of the first seat gives; its partner waits for people (D20)."""
    for pair in view.pairs:
        if view.seat in pair:
            return view.seat == pair[0] or view.storyteller in pair
    return True


def _give(view: View, random: Random, deck: Deck) -> Give:
    return Give(random.choice(_best(view, view.hand, deck)))


def _vote(view: View, choices: Choices[Move], random: Random, deck: Deck) -> Move:
    """For the card that fits best; where several do and two votes are allowed, for two of them (D6)."""
    free = [move.on[0] for move in choices.moves if isinstance(move, Vote) and len(move.on) == 1]
    if not free:
        return _vote_red(view, choices, random, deck)
    cards = {view.table[place - 1]: place for place in free}
    best = [cards[card] for card in _best(view, tuple(cards), deck)]
    return Vote(tuple(sorted(random.sample(best, min(len(best), view.most_votes)))))


def _vote_red(view: View, choices: Choices[Move], random: Random, deck: Deck) -> VoteRed:
    """For what others are likely to choose, but never for the card of one's own green vote (D15)."""
    reds = {view.table[move.on - 1]: move for move in choices.moves if isinstance(move, VoteRed)}
    others = tuple([card for card, move in reds.items() if move.on not in view.vote])
    return reds[random.choice(_best(view, others, deck))]


def _best(view: View, cards: tuple[str, ...], deck: Deck) -> list[str]:
    """The cards that fit the clue best; all of them if nothing is known."""
    words = None if view.clue is None else view.clue.words
    tags = tags_in(words, deck) if words else frozenset()
    fits = {card: fit(deck[card], tags, deck) if card in deck else 0.0 for card in cards}
    return [card for card, how_well in fits.items() if how_well == max(fits.values())]


STRENGTHS: dict[Strength, Pick] = {"weak": weak, "middle": middle, "strong": strong}
