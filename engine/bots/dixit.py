"""A bot for Dixit: it cannot see pictures, but knows what people say of ours, and tells, gives and votes by it.

Where people play too it leaves them the first word: the first idea, and who of a pair gives.
"""

import logging
from functools import cache, partial
from random import Random

from engine.bots import Pick
from engine.companion.clues import FITS_ANYTHING, fit, hear
from engine.companion.understanding import heard
from engine.companion.words import NOTHING, Recall, best, choose, to_tell
from engine.decks.pictures import Deck, DeckRefused, shipped_deck, uses
from engine.games.dixit.moves import Give, Idea, Move, Ready, Swap, Tell, TellUnseen, Vote, VoteRed
from engine.games.dixit.view import View
from engine.rules import Choices
from engine.seats import Strength

LOG = logging.getLogger(__name__)

SPEAKS_UP = 0
"""The seat whose bot has the first idea (D2): bots of the others wait for people, and one is enough without them."""

ENOUGH_ALIKE: dict[Strength, int] = {"weak": 1, "middle": 3, "strong": 6}
"""Pictures of our deck that a word told unseen fits at least (D13): others will hold what fits as well."""

HARDLY = 0.15
"""A card that fits so little has only an air of the clue; every sixth hand or so has nothing that fits better."""

SURE = 0.5
"""Who believes so much of one card gives no second vote away (D10)."""


@cache
def known_pictures() -> Deck:
    """Our deck.  Where it cannot be read bots play on, and know no picture."""
    deck = shipped_deck()
    if isinstance(deck, DeckRefused):
        LOG.error("Bots know no pictures: %s", ", ".join(why.key for why in deck.whys))
        return {}
    return deck


class Player:
    """One thought of a bot: what it sees, how strong it is, what it remembers of earlier matches."""

    def __init__(self, view: View, strength: Strength, random: Random, recall: Recall) -> None:
        self._view, self._strength, self._random, self._recall = view, strength, random, recall

    def move(self, choices: Choices[Move]) -> Move | None:
        match self._view.phase:
            case "idea":
                return Idea() if self._view.seat == SPEAKS_UP else None
            case "telling":
                return self._tell()
            case "giving":
                return self._give(choices) if self._is_to_give() else None
            case "voting":
                return self._vote(choices)
            case "reveal":
                return Ready()
        return None

    # Telling --------------------------------------------------------------------------------------------------------

    def _tell(self) -> Tell | TellUnseen:
        view, said = self._view, self._recall.said.union(self._view.said)
        if view.variant == "party":
            return TellUnseen(self._unseen(said))
        spoken = to_tell(
            view.hand, view.language, self._strength, self._random, said, self._decoys(), len(view.hand), self._voters()
        )
        return Tell(spoken.card, spoken.clue)

    def _decoys(self) -> int:
        """How many cards others will add: a card a pair, the partner's among them, or all that the others give."""
        view = self._view
        if view.variant == "team":
            return len(view.pairs)
        return 4 if len(view.in_hand) == 3 else len(view.in_hand) - 1  # D4: two cards each

    def _voters(self) -> int:
        view = self._view
        return len(view.pairs) - 1 if view.variant == "team" else len(view.in_hand) - 1

    def _unseen(self, said: frozenset[str]) -> str:
        """A word that fits several pictures, whichever they will be (D13)."""
        counted, deck, language = uses(known_pictures()), known_pictures(), self._view.language
        told = {heard(clue) for clue in said}
        words = [
            tag.in_language(language)
            for picture in deck.values()
            for tag in picture.tags
            if counted[tag.id] >= ENOUGH_ALIKE[self._strength] and heard(tag.in_language(language)) not in told
        ] or FITS_ANYTHING[language]
        word = self._random.choice(words)
        return word[:1].upper() + word[1:]

    # Giving and voting ----------------------------------------------------------------------------------------------

    def _is_to_give(self) -> bool:
        """Of a pair whose turn it is the bot of the first seat gives; its partner waits for people (D20)."""
        view = self._view
        for pair in view.pairs:
            if view.seat in pair:
                return view.seat == pair[0] or view.storyteller in pair
        return True

    def _give(self, choices: Choices[Move]) -> Give | Swap:
        view = self._view
        swaps = [move for move in choices.moves if isinstance(move, Swap)]
        if swaps and self._strength != "weak" and not self._has_what_fits():
            return self._random.choice(swaps)
        place = best(view.hand, self._clue(), view.language, self._strength, self._random, self._recall)
        return Give(view.hand[place])

    def _has_what_fits(self) -> bool:
        """Whether a card of the hand has anything to do with the clue, as far as a bot can tell (D25)."""
        view, clue, known = self._view, self._clue(), known_pictures()
        if clue is None or not known.keys() & set(view.hand):
            return True
        fits = fit(clue, view.language, self._recall.told)
        return any(fits.get(card, 0.0) > HARDLY for card in view.hand)

    def _vote(self, choices: Choices[Move]) -> Move:
        """For the card that it believes in; not sure of it and with two votes allowed, for two of them (D6)."""
        free = [move.on[0] for move in choices.moves if isinstance(move, Vote) and len(move.on) == 1]
        if not free:
            return self._vote_red(choices)
        beliefs = self._beliefs(free)
        first = choose(beliefs, self._strength, self._random)
        if self._view.most_votes == 1 or len(free) == 1 or beliefs[first] >= SURE:
            return Vote((free[first],))
        others = [place for place in range(len(free)) if place != first]
        second = others[choose([beliefs[place] for place in others], self._strength, self._random)]
        return Vote(tuple(sorted((free[first], free[second]))))

    def _vote_red(self, choices: Choices[Move]) -> VoteRed:
        """For what others are likely to choose, but never for the card of one's own green vote (D15)."""
        reds = [move for move in choices.moves if isinstance(move, VoteRed) and move.on not in self._view.vote]
        return reds[choose(self._beliefs([move.on for move in reds]), self._strength, self._random)]

    def _beliefs(self, places: list[int]) -> tuple[float, ...]:
        cards = [self._view.table[place - 1] for place in places]
        clue = self._clue()
        if clue is None:
            return (1 / len(cards),) * len(cards)
        return hear(clue, self._view.language, cards, self._recall.told)

    def _clue(self) -> str | None:
        return None if self._view.clue is None else self._view.clue.words


def play(
    view: View, choices: Choices[Move], random: Random, strength: Strength, recall: Recall = NOTHING
) -> Move | None:
    """A bot's move.  Weak tells what is near and often chooses by chance; strong knows what its clue fits besides."""
    return Player(view, strength, random, recall).move(choices) if choices.all() else None


def hesitates(view: View) -> bool:
    """Over cards of which none is ours: it sees no picture."""
    cards = {"giving": view.hand, "voting": view.table}.get(view.phase, ())
    return bool(cards) and not known_pictures().keys() & set(cards)


STRENGTHS: dict[Strength, Pick] = {
    "weak": partial(play, strength="weak"),
    "middle": partial(play, strength="middle"),
    "strong": partial(play, strength="strong"),
}
