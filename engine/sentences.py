"""The English sentence for every key that the engine answers with; the app's catalogues translate these."""

from collections.abc import Mapping
from functools import cache

from engine import gate, journal, match, rules, table
from engine.decks import own_lists, own_pictures, words
from engine.library import album, backup, decks, library, word_lists
from engine.rules import Sentence, Why, WhyLine


@cache
def of_game(game: str | None) -> Mapping[str, Sentence]:
    """All keys that may occur at a table of that game, or at no table."""
    from engine.lan import sentences as lan

    return {**_on_one_device(game), **lan.SAYS}


@cache
def _on_one_device(game: str | None) -> Mapping[str, Sentence]:
    table_says = {**gate.SAYS, **journal.SAYS, **match.SAYS, **table.SAYS, **rules.SAYS}
    library_says = {**library.SAYS, **album.SAYS, **backup.SAYS, **decks.SAYS, **word_lists.SAYS}
    shared = {**table_says, **library_says, **words.SAYS, **own_lists.SAYS, **own_pictures.SAYS}
    return shared if game is None else {**shared, **rules.game(game).says}


def said(key: str, game: str | None = None) -> Sentence:
    """One of them; what several devices need, twelve megabytes of it, is brought in only for what they alone say."""
    known = _on_one_device(game)
    return known[key] if key in known else of_game(game)[key]


def english(line: Why | WhyLine, game: str | None = None) -> str:
    """The sentence in English, with its arguments in place."""
    sentence = said(line.key, game)
    if isinstance(sentence, tuple):
        sentence = sentence[0] if line.args.get("n") == 1 else sentence[1]
    return sentence.format(**line.args)


LONGEST_ARGUMENT = 400
"""Letters of one thing that a sentence from outside may speak of."""


def fair(why: Why, game: str | None = None) -> Why:
    """A reason that came from another device, as it can be shown here: it may know sentences that we do not."""
    for known in (game, None):
        try:
            if len(english(why, known)) <= LONGEST_ARGUMENT:
                return why
        except (LookupError, ValueError):
            continue
    return Why("other-words", {"key": why.key[:40]})
