"""The English sentence for every key that the engine answers with; the app's catalogues translate these."""

from collections.abc import Mapping
from functools import cache

from engine import gate, journal, match, rules, table
from engine.library import shelf
from engine.rules import Sentence, Why, WhyLine


@cache
def of_game(game: str | None) -> Mapping[str, Sentence]:
    """All keys that may occur at a table of that game, or at no table."""
    shared = {**gate.SAYS, **journal.SAYS, **match.SAYS, **table.SAYS, **rules.SAYS, **shelf.SAYS}
    return shared if game is None else {**shared, **rules.game(game).says}


def english(line: Why | WhyLine, game: str | None = None) -> str:
    """The sentence in English, with its arguments in place."""
    sentence = of_game(game)[line.key]
    if isinstance(sentence, tuple):
        sentence = sentence[0] if line.args.get("n") == 1 else sentence[1]
    return sentence.format(**line.args)
