"""By what the eye knows the words of our lists: what people drew, or what was drawn for us and no bot draws."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from random import Random

from engine.companion.eye import middle
from engine.companion.hand import varied
from engine.companion.net import Direction, Net
from engine.companion.raster import mirrored, picture
from engine.companion.sight_files import NetFile, PrototypesFile, Taught, packed, word_key
from engine.decks.words import LISTS_IN_LEVEL
from engine.doodles import Doodle
from tools.doodles import collection, people

HANDS = 4
"""How often one drawing is drawn, each time by another hand."""


def prototypes(file: NetFile) -> PrototypesFile:
    """Of every word that has been drawn so far; takes a minute or two, and gives the same again."""
    net, things = Net(file), people.by_word()
    words = {}
    for word in (word for level in LISTS_IN_LEVEL for word in collection.of_level(level)):
        category = things.get((word.list_id, word.number))
        thing = category.name if category is not None and category.name in file.things else None
        ways = [] if thing else [packed(way) for way in directions(net, word.prototypes)]
        if thing or ways:
            words[word_key(word.list_id, word.number)] = Taught(thing, tuple(ways))
    return PrototypesFile(words)


def drawings_sha256() -> str:
    """Of all drawings that are prototypes: another one as soon as one of them changed."""
    drawn = [word.prototypes for level in LISTS_IN_LEVEL for word in collection.of_level(level)]
    return hashlib.sha256(repr(drawn).encode()).hexdigest()


def directions(net: Net, drawings: Sequence[Doodle]) -> Iterator[Direction]:
    """One of each drawing: the middle of how several hands would draw it, and of the mirror's."""
    for drawing in drawings:
        random = Random(0)
        seen = [picture(varied(drawing, random)) for _ in range(HANDS)]
        yield middle([net.direction(grey) for one in seen for grey in (one, mirrored(one))])
