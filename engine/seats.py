"""The places at a table: who sits where, and which secret token may speak for which seat."""

import hashlib
import secrets
import unicodedata
from functools import lru_cache
from typing import Literal

from msgspec import Struct

LONGEST_NAME = 24
"""Letters a name may have: what a seat badge on a phone can still show on two lines."""

MOST_MARKS = 3
"""Marks that may stand on one letter: pointed Hebrew needs as many; a tower of them covers the rest of the screen."""

EMOJI_JOINER = "\u200d"
"""Makes one picture of several emoji; the only invisible letter a name may have."""

BLANKS = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"
"""Letters and symbols to Unicode, empty space to a reader."""

MOST_SEATS = 12
"""The largest table of any game here (Dixit's), and the number of seat colours."""

AS_ALL, MOST_TIME = 100, 300
"""Percent of the usual time: of whoever needs no more than others, and the most that anybody may have."""

Strength = Literal["weak", "middle", "strong"]


class Seat(Struct, frozen=True, omit_defaults=True):
    """A player as the table knows them.  ``player`` names the remembered player in the library, if any."""

    name: str
    colour: int = 0
    bot: Strength | None = None
    player: str | None = None


def name_is_fair(name: str) -> bool:
    """Whether a name can be shown anywhere: it has something to see, and nothing that hides, turns or piles up."""
    letters = name.replace(EMOJI_JOINER, "")
    seen = any(_kind(letter) in "LNPS" for letter in letters)
    return seen and len(name) <= LONGEST_NAME and not _piled(letters) and not any(map(_unprintable, letters))


def _unprintable(letter: str) -> bool:
    return letter in BLANKS or (_kind(letter) in "CZ" and letter != " ")


def _piled(letters: str) -> bool:
    runs = (letters[start : start + MOST_MARKS + 1] for start in range(len(letters) - MOST_MARKS))
    return any(all(_kind(letter) == "M" for letter in run) for run in runs)


def _kind(letter: str) -> str:
    """Unicode's kind of letter: C other, L letter, M mark, N number, P punctuation, S symbol, Z separator."""
    return unicodedata.category(letter)[0]


def new_token() -> str:
    """A secret that lets its holder speak for a seat."""
    return secrets.token_urlsafe(18)


@lru_cache(256)
def holder_of(token: str) -> str:
    """What a journal keeps of a token: enough to know it again, not enough to use it."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()[:32]
