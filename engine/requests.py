"""All that a device may ask of a table, as one tagged union.  Decoding a request is validating its form."""

from typing import Any

import msgspec
from msgspec import Raw, Struct

from engine.seats import Strength

REQUEST_BYTES = 64 * 1024
"""One request: a move with a chunk of ink or a long clue fits many times over; a flood does not."""


class Say(Struct, frozen=True, tag="say", tag_field="ask", forbid_unknown_fields=True):
    """A seat's move.  ``number`` is one more than the number of this seat's moves accepted so far."""

    seat: int
    number: int
    move: Raw


class Pause(Struct, frozen=True, tag="pause", tag_field="ask", forbid_unknown_fields=True):
    seat: int


class Resume(Struct, frozen=True, tag="resume", tag_field="ask", forbid_unknown_fields=True):
    seat: int


class SeatBot(Struct, frozen=True, tag="seat-bot", tag_field="ask", forbid_unknown_fields=True):
    """Let a player made of code sit in at ``chair``."""

    seat: int
    chair: int
    bot: Strength


class TakeBack(Struct, frozen=True, tag="take-back", tag_field="ask", forbid_unknown_fields=True):
    """The person of ``chair`` plays again."""

    seat: int
    chair: int


class BreakOff(Struct, frozen=True, tag="break-off", tag_field="ask", forbid_unknown_fields=True):
    """End the match without a result."""

    seat: int


Request = Say | Pause | Resume | SeatBot | TakeBack | BreakOff
DECODER: "msgspec.json.Decoder[Request]" = msgspec.json.Decoder(Request)


def say(seat: int, number: int, move: Any) -> bytes:
    """The bytes with which a device says a move."""
    return msgspec.json.encode(Say(seat, number, Raw(msgspec.json.encode(move))))
