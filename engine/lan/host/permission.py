"""What a guest may ask of a match beyond its own moves: about its own seats, or for people who are long away.

The host's own people may do what they could do on a lone tablet: they brought the table.
"""

from msgspec import Struct

from engine.lan.lobby.lobby import Lobby
from engine.rules import Sentence, Why

LONG_AWAY = 15.0
"""Seconds after which anybody may let a bot play for a seat whose device is away."""

STOPS = ("pause", "seat-bot")
"""What stops or changes the match for all, so that it is counted (PAUSES); to play on is free."""

SAYS: dict[str, Sentence] = {
    "person-here": "The device of this seat is here: only its own people may do this.",
    "paused-too-often": "The match was stopped very often just now. Wait a little.",
    "away-a-moment": "The device of this seat was here a moment ago. Wait a little.",
}


class Wanted(Struct, frozen=True):
    """As much of a request as it takes to know who speaks, and about whom."""

    ask: str = ""
    seat: int = -1
    chair: int = -1


def refuse(wanted: Wanted, own: tuple[int, ...], lobby: Lobby, away_for: float) -> Why | None:
    """Why a guest with these seats may not ask for it.  ``away_for``: seconds, of that seat's device."""
    if wanted.ask == "break-off":
        return Why("only-host")
    if wanted.ask not in ("seat-bot", "take-back") or wanted.chair in own:
        return None
    if not 0 <= wanted.chair < len(lobby.chairs):
        return None  # the table says that there is no such seat
    chair = lobby.chairs[wanted.chair]
    device = None if chair is None else lobby.device(chair.device)
    if wanted.ask == "take-back" or (device is not None and device.here):
        return Why("person-here")
    return Why("away-a-moment") if away_for < LONG_AWAY else None
