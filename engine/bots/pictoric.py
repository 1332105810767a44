"""A bot for Pictoric Box: associates, adds and votes by what people say of our pictures.

It knows nothing of a table's photos but what was told of them before: with those, in silence, and after an association
said aloud, it is left to chance.  As a leader it wants to be found by some; it speaks the table's language.
"""

from collections.abc import Sequence
from functools import partial
from random import Random

from engine.bots import Pick
from engine.companion.clues import fit
from engine.companion.words import NOTHING, Recall, Spoken, best, to_tell, to_tell_openly
from engine.decks.pictures import Deck, DeckRefused, shipped_deck, uses
from engine.games.pictoric.moves import Give, Move, Tell, Theme, Vote
from engine.games.pictoric.view import View
from engine.rules import Choices
from engine.seats import Strength

COMMON = 3
"""Tags of so many pictures make a theme to which a leader can keep."""


def play(view: View, choices: Choices[Move], random: Random, strength: Strength, recall: Recall = NOTHING) -> Move:
    match view.phase:
        case "telling":
            return _tell(view, choices, random, strength, recall)
        case "theme":
            return _theme(view, random)
        case "giving":
            bank = [move for move in choices.moves if isinstance(move, Give)]
            return bank[_best([give.card for give in bank], view, random, strength, recall)]
        case "voting":
            votes = [move for move in choices.moves if isinstance(move, Vote)]
            return votes[_best([view.sectors[vote.sector - 1] for vote in votes], view, random, strength, recall)]
    return random.choice(choices.moves)


def _deck() -> Deck:
    deck = shipped_deck()
    return {} if isinstance(deck, DeckRefused) else deck


# Telling ---------------------------------------------------------------------------------------------------------


def _tell(view: View, choices: Choices[Move], random: Random, strength: Strength, recall: Recall) -> Move:
    if not choices.examples:
        return random.choice(choices.moves)  # silence
    said = recall.said.union(view.said)
    if view.closed:
        banks = [player.cards for seat, player in enumerate(view.players) if seat != view.seat]
        cards, usual = [view.card] if view.card else [], round(sum(banks) / len(banks))
        spoken = to_tell(cards, view.language, strength, random, said, len(banks), usual, len(banks))
        return Tell(spoken.clue, None)
    spoken = _openly(view, random, strength, said)
    return Tell(spoken.clue, view.sectors.index(spoken.card) + 1)


def _openly(view: View, random: Random, strength: Strength, said: frozenset[str]) -> Spoken:
    """Of the six on the table; where there is a theme, of those that it fits."""
    theme = view.theme.text if view.theme is not None else None
    if theme is None:
        return to_tell_openly(view.sectors, view.language, strength, random, said, len(view.players) - 1)
    fits = fit(theme, view.language)
    most = max([fits.get(card, 0.0) for card in view.sectors])
    cards = [card for card in view.sectors if fits.get(card, 0.0) == most]
    return to_tell_openly(cards, view.language, strength, random, said, len(view.players) - 1)


def _theme(view: View, random: Random) -> Theme:
    """Something that many pictures show; what it holds itself is given away by nothing."""
    deck = _deck()
    used = uses(deck)
    common = [tag for picture in deck.values() for tag in picture.tags if used[tag.id] >= COMMON]
    return Theme(random.choice(common).in_language(view.language) if common else None)


# Adding and voting -----------------------------------------------------------------------------------------------


def _best(ids: Sequence[str], view: View, random: Random, strength: Strength, recall: Recall) -> int:
    """The place of a picture that fits the association."""
    told = None if view.told is None else view.told.text
    return best(ids, told, view.language, strength, random, recall)


def hesitates(view: View) -> bool:
    """Over pictures of which none is ours: it sees none."""
    cards = {"giving": view.hand, "voting": view.sectors}.get(view.phase, ())
    return bool(cards) and not _deck().keys() & set(cards)


STRENGTHS: dict[Strength, Pick] = {
    "weak": partial(play, strength="weak"),
    "middle": partial(play, strength="middle"),
    "strong": partial(play, strength="strong"),
}
