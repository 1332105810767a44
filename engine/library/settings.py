"""What is chosen once for this device, with what it is when nobody chose."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from engine.seats import AS_ALL, Seat


class Settings(Struct, frozen=True):
    language: str = ""
    """Empty: the device's own."""
    night: bool = False
    letters: Literal["normal", "large", "largest"] = "normal"
    less_motion: bool = False
    left_hand: bool = False
    sound: bool = True
    vibration: bool = True
    """Where there is something that vibrates."""
    read_aloud: bool = True
    """A long press on words reads them aloud."""
    own_words: bool = False
    """The table's own word lists are mixed in with ours."""
    own_decks: tuple[str, ...] = ()
    """The decks of the table's own that are played with, by their ids."""
    our_pictures: bool = True
    """The pictures that come with Easel are mixed in with them."""
    keep_hand_open: bool = False
    """On a passed tablet: one press shows the hand for the whole turn, instead of while it is held."""
    flat_games: tuple[str, ...] = ()
    """Games that are played with the tablet flat on the table, everybody at once."""
    bots_in_album: bool = True
    """An evening of the album shows what bots drew too."""
    own_time: dict[str, int] = {}
    """Who needs more time than others, by the player's id: how long the same takes them, in percent (P32)."""
    book_since: str = ""
    """The family's book tells of evenings from then on: ISO 8601, in UTC; of all if nobody has begun it anew."""
    known_hints: tuple[str, ...] = ()
    """Hints that were shown and do not come again."""

    def time_of(self, player: str | None) -> int:
        """How long the same takes whoever is remembered here; somebody else as long as all."""
        return self.own_time.get(player or "", AS_ALL)


class LastTable(Struct, frozen=True):
    """How a game was set up the last time."""

    variant: str
    seats: tuple[Seat, ...]
    options: str = "{}"


def read(rows: dict[str, str]) -> Settings:
    """The settings that the rows hold.  A value that cannot be one falls back to what it is when nobody chose."""
    chosen: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        if field.name in rows:
            try:
                chosen[field.name] = msgspec.json.decode(rows[field.name], type=field.type)
            except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError):
                continue
    return Settings(**chosen)
