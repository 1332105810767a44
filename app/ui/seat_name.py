"""Who sits on a seat, in words: the name, and of a bot that it is one.  And who plays there now."""

from collections.abc import Sequence

from msgspec.structs import replace

from app.look.text import _
from engine.seats import Seat
from engine.table import AnyScene


def seat_name(seat: Seat) -> str:
    return seat.name if seat.bot is None else _("{name}, a bot", name=seat.name)


def as_played(scene: AnyScene) -> Sequence[Seat]:
    """The seats with the bots that play there now: a bot that sits in for somebody is one, too."""
    return [replace(seat, bot=bot) for seat, bot in zip(scene.seats, scene.bots, strict=True)]
