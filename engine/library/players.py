"""The players that this device remembers."""

import unicodedata

from msgspec import Struct

from engine.seats import LONGEST_NAME, name_is_fair


class Player(Struct, frozen=True):
    """``face`` is a drawing in the ink codec, or None; ``played`` orders them by when they last played."""

    id: str
    name: str
    colour: int
    face: bytes | None = None
    played: int = 0


MOST_PLAYERS = 200
"""Nobody has more guests; a list that is read at once must end."""

FACE_BYTES = 64 * 1024
"""A face drawn with great care has a tenth of it."""


def could_be_kept(name: str) -> bool:
    """Whether ``tidy`` could have left such a name."""
    seen = all(name_is_fair(f"a{letter}") for letter in name)
    return seen and bool(name.strip()) and len(name) <= LONGEST_NAME


def tidy(name: str) -> str:
    """The name as it is kept: one space between words, none around them, nothing unseen; cut where too long."""
    composed = unicodedata.normalize("NFC", " ".join(name.split()))
    seen = "".join(letter for letter in composed if name_is_fair(f"a{letter}"))
    return seen[:LONGEST_NAME].strip()
