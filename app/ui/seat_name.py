"""Who sits on a seat, in words: the name, and of a bot that it is one."""

from app.look.text import _
from engine.seats import Seat


def seat_name(seat: Seat) -> str:
    return seat.name if seat.bot is None else _("{name}, a bot", name=seat.name)
