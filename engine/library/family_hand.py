"""How those who play on this device draw: their drawings in the album, by the words that they show.

Nothing is kept beside the album, so what is removed there is forgotten here.
"""

import logging
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import lru_cache
from pathlib import Path

import msgspec
from msgspec import Struct

from engine.companion.sight_files import word_key
from engine.decks.words import Word, shipped

LOG = logging.getLogger(__name__)

OF_A_WORD = 3
"""The last drawings of a word that are looked at."""

BY_PEOPLE = """
    SELECT drawing.body, drawing.ink, evening.body FROM drawing JOIN evening ON evening.id = drawing.evening
    ORDER BY evening.started DESC, drawing.place
"""


class Shown(Struct, frozen=True):
    """Of a drawing in the album: what it shows, and whose it is."""

    seat: int
    word: Word


class Sat(Struct, frozen=True):
    bot: str | None = None


class Sitting(Struct, frozen=True):
    """Of an evening in the album: which seats were bots'."""

    seats: tuple[Sat, ...]


class FamilyHand:
    """``path``: the library's file, empty if it is in memory only.  Asked on any thread, it reads the file anew."""

    def __init__(self, path: str) -> None:
        self._path = path

    def __call__(self, lists: Sequence[str]) -> dict[str, list[bytes]]:
        """Logs of drawings that people made of the words of these lists, by the words' keys."""
        keys = _keys(tuple(lists))
        if not self._path or not keys:
            return {}
        found: dict[str, list[bytes]] = {}
        try:
            with closing(sqlite3.connect(f"{Path(self._path).as_uri()}?mode=ro", uri=True)) as database:
                for shown, ink, sitting in database.execute(BY_PEOPLE):
                    key = keys.get(_word_of_people(shown, sitting))
                    if key is not None and len(found.get(key, ())) < OF_A_WORD:
                        found.setdefault(key, []).append(bytes(ink))
        except (sqlite3.Error, ValueError) as error:
            LOG.warning("Bots do not know how people draw here: %s", error)
        return found


def _word_of_people(shown: str, sitting: str) -> Word | None:
    """What a drawing shows; nothing if a bot drew it, or if the row cannot be read."""
    try:
        drawn = msgspec.json.decode(shown, type=Shown)
        seats = msgspec.json.decode(sitting, type=Sitting).seats
        return drawn.word if seats[drawn.seat].bot is None else None
    except (msgspec.MsgspecError, IndexError, ValueError, UnicodeError, RecursionError):
        return None


@lru_cache(maxsize=4)  # those of the latest matches
def _keys(lists: tuple[str, ...]) -> dict[Word | None, str]:
    """Where the words of these lists stand."""
    found: dict[Word | None, str] = {}
    for level in {int(id.partition("-")[0]) for id in lists}:
        for one in shipped(level).values():
            if one.id in lists:
                found |= {word: word_key(one.id, number) for number, word in enumerate(one.words, 1)}
    return found
