"""Everything that can happen at a table, as one tagged union.  A match is the list of its entries, nothing else.

``at`` is the table's time in milliseconds: it stands still while the table is paused or the device sleeps.
"""

from functools import cache
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Raw, Struct

from engine.seats import Seat, Strength

Move = TypeVar("Move")


class Opened(Struct, frozen=True, tag="opened"):
    """The first entry of every match: what is played, by whom, with which options."""

    match: str
    game: str
    variant: str
    options: Raw
    seats: tuple[Seat, ...]
    holders: tuple[str, ...]
    patience: int | None = None
    started: str = ""


class Said(Struct, Generic[Move], frozen=True, tag="said"):
    """A seat's move, the ``number``-th that was accepted from this seat."""

    seat: int
    move: Move
    number: int = 0
    at: int = 0


class Dealt(Struct, frozen=True, tag="dealt"):
    """The dealer's answer to what the rules needed: an order or the faces of dice."""

    values: tuple[int, ...]
    at: int = 0


class Ticked(Struct, frozen=True, tag="ticked"):
    """The table's clock reached a time that the rules had asked to be woken at."""

    at: int


class Paused(Struct, frozen=True, tag="paused"):
    """A seat stopped the table's clock."""

    seat: int
    at: int


class Resumed(Struct, frozen=True, tag="resumed"):
    """A seat let the table's clock go on."""

    seat: int
    at: int


class TimedOut(Struct, frozen=True, tag="timed-out"):
    """A seat made the others wait longer than the table's patience."""

    seat: int
    at: int


class BotTook(Struct, frozen=True, tag="bot-took"):
    """A player made of code sits in for a seat's person."""

    seat: int
    bot: Strength
    at: int


class GaveBack(Struct, frozen=True, tag="gave-back"):
    """The seat's person plays again."""

    seat: int
    at: int


class Handed(Struct, frozen=True, tag="handed"):
    """Another device speaks for a seat from now on: the holder of another token."""

    seat: int
    holder: str
    at: int


class Ended(Struct, frozen=True, tag="ended"):
    """Nothing follows: the match has its result, or its people broke it off."""

    at: int
    broken_off: bool = False


TableEntry = Paused | Resumed | TimedOut | BotTook | GaveBack | Handed | Ended
"""What the table itself plays; the rules never see these."""


def is_ink(entry: Any) -> bool:
    """Whether somebody has only drawn on: a move with ``ink`` brings the next chunk of a drawing's log."""
    return isinstance(entry, Said) and "ink" in entry.move.__struct_fields__


OPENED = msgspec.json.Decoder(Opened)
ENCODER = msgspec.json.Encoder()


@cache
def decoder(move: Any) -> "msgspec.json.Decoder[Any]":
    """Reads all entries but the first, for a game whose moves are of this type."""
    return msgspec.json.Decoder(Said[move] | Dealt | Ticked | TableEntry)
