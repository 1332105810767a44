"""A bot for Pictoric Box: associates, adds and votes by the tags of our pictures.

It knows what our own pictures show, and nothing of a table's photos: with those, in silence, and after an association
said aloud, it is left to chance.  As a leader it wants to be found by some, so a strong one says what fits several
pictures; a weak one says whatever it sees.  It is read in any of the app's languages and speaks the table's.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from engine.bots import Pick
from engine.decks.pictures import Deck, DeckRefused, Picture, Tag, fit, shipped_deck, tags_in, uses
from engine.games.pictoric.moves import Give, Move, Tell, Theme, Vote
from engine.games.pictoric.state import Words
from engine.games.pictoric.view import View
from engine.rules import Choices
from engine.seats import Strength

FITS_SOME = (2, 3)
"""Of six pictures on the table: as many that a guess is not sure, and not hopeless."""

COMMON = 3
"""Tags of so many pictures make a theme to which a leader can keep."""


class Idea(NamedTuple):
    """Something to say, and the sector it is about, if there is one yet."""

    tag: Tag
    sector: int | None


def weak(view: View, choices: Choices[Move], random: Random) -> Move:
    return _move(view, choices, random, strong=False)


def strong(view: View, choices: Choices[Move], random: Random) -> Move:
    return _move(view, choices, random, strong=True)


def _move(view: View, choices: Choices[Move], random: Random, strong: bool) -> Move:
    match view.phase:
        case "telling":
            return _tell(view, choices, random, strong)
        case "theme":
            return _theme(view, random)
        case "giving":
            bank = [move for move in choices.moves if isinstance(move, Give)]
            return bank[_best([give.card for give in bank], view.told, random, strong)]
        case "voting":
            votes = [move for move in choices.moves if isinstance(move, Vote)]
            return votes[_best([view.sectors[vote.sector - 1] for vote in votes], view.told, random, strong)]
    return random.choice(choices.moves)


def _deck() -> Deck:
    deck = shipped_deck()
    return {} if isinstance(deck, DeckRefused) else deck


# Telling ---------------------------------------------------------------------------------------------------------


def _tell(view: View, choices: Choices[Move], random: Random, strong: bool) -> Move:
    ideas = _ideas(view)
    if not choices.examples or not ideas:
        return random.choice(choices.moves)  # silence, or pictures that it does not know
    if view.theme is not None and view.theme.text is not None:
        theme = tags_in(view.theme.text, _deck())
        ideas = [idea for idea in ideas if idea.tag.id in theme] or ideas
    idea = random.choice(_not_too_plain(view, ideas) if strong else ideas)
    return Tell(idea.tag.in_language(view.language), idea.sector)


def _ideas(view: View) -> list[Idea]:
    """All tags of all pictures that it may tell of."""
    deck = _deck()
    if view.closed:
        return [Idea(tag, None) for tag in _tags(view.card or "", deck)]
    return [Idea(tag, sector) for sector, id in enumerate(view.sectors, start=1) for tag in _tags(id, deck)]


def _tags(id: str, deck: Deck) -> tuple[Tag, ...]:
    return deck[id].tags if id in deck else ()


def _not_too_plain(view: View, ideas: list[Idea]) -> list[Idea]:
    """What fits a few of the pictures on the table; in the closed scenario, what fits most of those in the deck."""
    if view.closed:
        used = uses(_deck())
        most = max(used[idea.tag.id] for idea in ideas)
        return [idea for idea in ideas if used[idea.tag.id] == most]
    on_table = Counter([idea.tag.id for idea in ideas])
    return [idea for idea in ideas if on_table[idea.tag.id] in FITS_SOME] or ideas


def _theme(view: View, random: Random) -> Theme:
    """Something that many pictures show; what it holds itself is given away by nothing."""
    deck = _deck()
    used = uses(deck)
    common = [tag for picture in deck.values() for tag in picture.tags if used[tag.id] >= COMMON]
    return Theme(random.choice(common).in_language(view.language) if common else None)


# Adding and voting -----------------------------------------------------------------------------------------------


def _best(ids: Sequence[str], told: Words | None, random: Random, strong: bool) -> int:
    """The place of a picture that fits the association; a weak player is content with any that fits at all."""
    deck = _deck()
    tags = frozenset() if told is None or told.text is None else tags_in(told.text, deck)
    worth = [_worth(deck.get(id), tags, deck, strong) for id in ids]
    return random.choice([place for place, each in enumerate(worth) if each == max(worth)])


def _worth(picture: Picture | None, tags: frozenset[str], deck: Deck, strong: bool) -> float:
    if picture is None:
        return 0.0
    alike = len(picture.tag_ids() & tags)
    if not strong:
        return float(alike > 0)
    return float(alike) if alike else fit(picture, tags, deck) / 2  # less than any that has a tag itself


STRENGTHS: dict[Strength, Pick] = {"weak": weak, "middle": strong, "strong": strong}
