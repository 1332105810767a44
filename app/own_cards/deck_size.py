"""What a deck of pictures is enough for: the rules are asked, table by table."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby

import msgspec

from app import games
from app.look import text
from app.look.text import _
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
    """A line for each game and variant that some table can play; if there is none, how many the first still misses.

    Nothing of an empty deck: to the rules, no pictures at all means those that come with Easel.
    """
    if not pictures:
        return []
    found, missing = [], []
    for game, variant, seats in _tables():
        whys = {count: _missing(game, variant, count, len(pictures)) for count in seats}
        playable = [count for count, why in whys.items() if why is None]
        title = f"{games.face_of(game).title()} ({games.face_of(game).variant_title(variant).lower()})"
        if playable:
            found.append(_("{game}: enough for {seats} players", game=title, seats=in_ranges(playable)))
        else:
            missing.append((whys[min(seats)], game, title))
    if found:
        return found
    why, game, title = min(missing, key=lambda one: int(one[0].args.get("n", 0)) if one[0] else 0)
    return [f"{title}. {text.sentence(why, game)}"] if why is not None else []


def _tables() -> list[tuple[str, str, tuple[int, ...]]]:
    """Every variant of every game with pictures, and the tables it is for."""
    return [
        (face.name, variant, seats)
        for face in games.faces()
        if takes_decks(face.name)
        for variant, seats in face.variants().items()
        if seats
    ]


@lru_cache(64)
def _missing(game: str, variant: str, seats: int, count: int) -> Why | None:
    """Only the number of pictures matters."""
    return objection(game, variant, seats, [f"own-{number}" for number in range(count)])


def in_ranges(numbers: Sequence[int]) -> str:
    """3–6, 8, 10"""
    runs = groupby(enumerate(sorted(numbers)), key=lambda pair: pair[1] - pair[0])
    spans = [[number for _place, number in run] for _key, run in runs]
    return ", ".join(str(span[0]) if len(span) == 1 else f"{span[0]}–{span[-1]}" for span in spans)
