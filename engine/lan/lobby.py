"""Who is at a table: devices, chairs, faces, colours; before the match and during it.  Pure: no sockets, no clock.

A device wishes something; ``refuse`` says why not, or nothing; ``after`` is the lobby when the wish has come true.
"""

import hashlib
from collections.abc import Callable
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from engine import rules
from engine.rules import Sentence, Why
from engine.seats import LONGEST_NAME, MOST_SEATS, Seat, Strength, name_is_fair

MOST_DEVICES = 24
"""Twelve seats and as many who watch."""

FACE_BYTES = 32 * 1024
"""A face drawn with great care has a quarter of it."""

OPTIONS_BYTES = 4 * 1024
"""What was agreed on, without a table's own words or pictures: those are added when the match is opened."""

DeviceId = Annotated[str, Meta(pattern=r"\A[0-9a-f]{16}\Z")]
FaceId = Annotated[str, Meta(pattern=r"\A[0-9a-f]{16}\Z")]
ChairNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class Device(Struct, frozen=True, omit_defaults=True):
    """A tablet, phone or computer at the table.  It may hold several chairs, or none and watch."""

    id: str
    name: str
    here: bool = True
    barred: bool = False
    stands_by: bool = False
    """Keeps a sealed copy of the match."""


class Chair(Struct, frozen=True, omit_defaults=True):
    """Somebody sits here: a person on a device, or a bot, which the host's device plays."""

    name: str
    colour: int
    device: str
    bot: Strength | None = None
    face: str | None = None
    player: str | None = None
    """The remembered player in the host's own library; never told to others."""
    ready: bool = False


class Lobby(Struct, frozen=True):
    """A table before and around a match.  During one the chairs are its seats, in their order."""

    table: str
    name: str
    host: str
    game: str
    variant: str
    options: bytes = b"{}"
    chairs: tuple[Chair | None, ...] = ()
    devices: tuple[Device, ...] = ()
    match: str | None = None

    def device(self, id: str) -> Device | None:
        return next((device for device in self.devices if device.id == id), None)

    def seats_of(self, device: str) -> tuple[int, ...]:
        """The chairs of persons on that device."""
        return tuple(
            [
                number
                for number, chair in enumerate(self.chairs)
                if chair is not None and chair.bot is None and chair.device == device
            ]
        )


class LobbyView(Struct, frozen=True):
    """What one device is told of the lobby: everything but what others' libraries call their players."""

    you: str
    table: str
    name: str
    host: str
    game: str
    variant: str
    options: bytes
    chairs: tuple[Chair | None, ...]
    devices: tuple[Device, ...]
    match: str | None
    missing: Why | None
    """Why the match cannot begin yet."""

    def mine(self) -> tuple[int, ...]:
        """The chairs of persons on this device."""
        return tuple(
            [
                n
                for n, chair in enumerate(self.chairs)
                if chair is not None and not chair.bot and chair.device == self.you
            ]
        )

    def device(self, id: str) -> Device | None:
        return next((device for device in self.devices if device.id == id), None)

    def away(self) -> tuple[int, ...]:
        """The chairs whose device cannot be reached now."""
        gone = {device.id for device in self.devices if not device.here}
        return tuple([n for n, chair in enumerate(self.chairs) if chair is not None and chair.device in gone])


# Wishes ------------------------------------------------------------------------------------------------------------


class Asked(Struct, frozen=True, tag_field="wish", forbid_unknown_fields=True):
    """What all wishes have in common."""


class Sit(Asked, frozen=True, tag="sit"):
    """Take an empty chair, or give the person on a chair of this device another name, colour or face."""

    chair: ChairNumber
    name: Name
    colour: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    face: Annotated[bytes, Meta(max_length=FACE_BYTES)] | None = None
    player: Annotated[str, Meta(max_length=40)] | None = None


class Stand(Asked, frozen=True, tag="stand"):
    """Leave a chair; the host may empty any."""

    chair: ChairNumber


class Move(Asked, frozen=True, tag="move"):
    """Change to an empty chair, or change places with another person of this device; the host may move anybody."""

    chair: ChairNumber
    to: ChairNumber


class Ready(Asked, frozen=True, tag="ready"):
    """All persons of this device are ready, or no longer."""

    ready: bool


class Choose(Asked, frozen=True, tag="choose"):
    """The host: what is played.  Chairs come and go, nobody is sent away who still fits."""

    game: Annotated[str, Meta(max_length=40)]
    variant: Annotated[str, Meta(max_length=40)]
    options: Annotated[bytes, Meta(max_length=OPTIONS_BYTES)] = b"{}"


class SeatBot(Asked, frozen=True, tag="seat-bot"):
    """The host: a player made of code takes an empty chair, or a bot's chair anew."""

    chair: ChairNumber
    name: Name
    colour: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    bot: Strength


class PutOut(Asked, frozen=True, tag="put-out"):
    """The host: this device has to leave, and is not let in again until ``LetBack``."""

    device: DeviceId


class LetBack(Asked, frozen=True, tag="let-back"):
    device: DeviceId


class Give(Asked, frozen=True, tag="give"):
    """During a match: a seat goes to another device.  Its own device may give it; the host may while that one is away."""

    chair: ChairNumber
    device: DeviceId


Wish = Sit | Stand | Move | Ready | Choose | SeatBot | PutOut | LetBack | Give

SAYS: dict[str, Sentence] = {
    "no-such-chair": "There is no such chair at this table.",
    "chair-taken": "Somebody sits there already.",
    "not-your-chair": "Somebody else sits on this chair.",
    "chair-empty": "Nobody sits there.",
    "only-host": "Only the device that hosts the table may do this.",
    "playing-already": "The match has begun.",
    "not-playing": "The match has not begun yet.",
    "no-such-device": "There is no such device at this table.",
    "host-stays": "The device that hosts the table cannot be put out.",
    "table-full": "There is no room for another device at this table.",
    "more-players": ("One more player is needed.", "{n} more players are needed."),
    "fewer-players": ("There is one player too many.", "There are {n} players too many."),
    "nobody-here": "Somebody must sit here who is no bot.",
    "wait-for-ready": "Not everybody is ready yet.",
    "still-here": "The device of this seat is here. It can give the seat away itself.",
    "device-away": "That device cannot be reached now.",
    "options-unread": "What was agreed on for this game cannot be read.",
}


def refuse(lobby: Lobby, device: str, wish: Wish) -> Why | None:
    """Why this wish of that device cannot come true."""
    raise NotImplementedError


def after(lobby: Lobby, device: str, wish: Wish) -> Lobby:
    """The lobby with a wish that was not refused."""
    raise NotImplementedError


# Devices come and go ---------------------------------------------------------------------------------------------------


def set_out(table: str, name: str, host: Device, game: str, variant: str, options: bytes = b"{}") -> Lobby:
    """A new table with nobody on its chairs yet."""
    raise NotImplementedError


def refuse_device(lobby: Lobby, device: str) -> Why | None:
    """Why a device that knows the code is not let in all the same."""
    raise NotImplementedError


def arrived(lobby: Lobby, device: str, name: str) -> Lobby:
    """A device is here, for the first time or again."""
    raise NotImplementedError


def unreachable(lobby: Lobby, device: str) -> Lobby:
    """A device is away; its chairs stay its own."""
    raise NotImplementedError


def left(lobby: Lobby, device: str) -> Lobby:
    """A device went for good: before a match its chairs are free again."""
    raise NotImplementedError


# Beginning ---------------------------------------------------------------------------------------------------------


def missing(lobby: Lobby) -> Why | None:
    """Why the match cannot begin yet."""
    raise NotImplementedError


def seats(lobby: Lobby) -> tuple[Seat, ...]:
    """Those who sit, as a match knows them, in the order of the chairs."""
    raise NotImplementedError


def view(lobby: Lobby, device: str) -> LobbyView:
    raise NotImplementedError


def face_id(face: bytes) -> str:
    """What a face is known by: the same picture has the same name on every device."""
    return hashlib.sha256(face).hexdigest()[:16]
