"""What a deck of pictures is enough for: the rules are asked, table by table."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby

import msgspec

from app import games, text
from app.text import _
from engine import rules
from engine.gate import Refused
from engine.rules import Why


def takes_decks(game: str) -> bool:
    """Whether cards with pictures are dealt in this game."""
    return game in rules.names() and "deck" in rules.game(game).options.__struct_fields__


def objection(game: str, variant: str, seats: int, pictures: Sequence[str]) -> Why | None:
    """Why a table of this size cannot play with these pictures, if the rules say so."""
    options = msgspec.json.decode(msgspec.json.encode({"deck": pictures}), type=rules.game(game).options)
    try:
        rules.game(game).open(variant, options, seats)
    except Refused as refused:
        return refused.why
    return None


def what_is_enough(pictures: Sequence[str]) -> list[str]:
    """For each game and variant a line: which tables can be played, or how many cards the smallest still needs.

    Nothing of an empty deck: to the rules, no pictures at all means those that come with Easel.
    """
    if not pictures:
        return []
    return [line for game in games.ORDER if takes_decks(game) for line in _of_game(game, len(pictures))]


@lru_cache(64)
def _missing(game: str, variant: str, seats: int, count: int) -> Why | None:
    """Only the number of pictures matters."""
    return objection(game, variant, seats, [f"own-{number}" for number in range(count)])


def _of_game(game: str, count: int) -> list[str]:
    found = []
    for variant, counts in games.variants(game).items():
        if not counts:
            continue
        title = f"{games.shown(game).title} ({games.variant_title(variant).lower()})"
        whys = {seats: _missing(game, variant, seats, count) for seats in counts}
        playable = [seats for seats, why in whys.items() if why is None]
        if playable:
            found.append(_("{game}: enough for {seats} players", game=title, seats=in_ranges(playable)))
        elif (why := whys[min(counts)]) is not None:
            found.append(f"{title}: {text.sentence(why, game)}")
    return found


def in_ranges(numbers: Sequence[int]) -> str:
    """3–6, 8, 10"""
    runs = groupby(enumerate(sorted(numbers)), key=lambda pair: pair[1] - pair[0])
    spans = [[number for _place, number in run] for _key, run in runs]
    return ", ".join(str(span[0]) if len(span) == 1 else f"{span[0]}–{span[-1]}" for span in spans)
