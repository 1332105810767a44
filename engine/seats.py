"""The places at a table: who sits where, and which secret token may speak for which seat."""

import hashlib
import secrets
import unicodedata
from typing import Literal

from msgspec import Struct

LONGEST_NAME = 24
"""Letters a name may have: what a seat badge on a phone can still show on two lines."""

MOST_SEATS = 12
"""The largest table of any game here (Dixit's), and the number of seat colours."""

Strength = Literal["weak", "middle", "strong"]


class Seat(Struct, frozen=True, omit_defaults=True):
    """A player as the table knows them.  ``player`` names the remembered player in the library, if any."""

    name: str
    colour: int = 0
    bot: Strength | None = None
    player: str | None = None


def name_is_fair(name: str) -> bool:
    """Whether a name can be shown anywhere: not blank, not too long, nothing invisible or direction-changing."""
    return len(name.strip()) > 0 and len(name) <= LONGEST_NAME and not any(map(_unprintable, name))


def _unprintable(letter: str) -> bool:
    joins_emoji = letter == "\u200d"
    return unicodedata.category(letter)[0] in "CZ" and letter != " " and not joins_emoji


def new_token() -> str:
    """A secret that lets its holder speak for a seat."""
    return secrets.token_urlsafe(18)


def holder_of(token: str) -> str:
    """What a journal keeps of a token: enough to know it again, not enough to use it."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()[:32]
