"""Who is at a table: devices, chairs, faces, colours; before the match and during it.  Pure: no sockets, no clock.

What its people may wish of it is in wishes.py.
"""

import hashlib
from functools import lru_cache
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

from engine import rules
from engine.ink import BadInk, Progress, decode
from engine.rules import Sentence, Why
from engine.seats import AS_ALL, MOST_SEATS, Seat, Strength

MOST_DEVICES = 24
"""Twelve seats and as many who watch.  As many more are remembered that were put out."""

FACE_BYTES = 32 * 1024
"""A face drawn with great care has a quarter of it."""

FACE_PIECES = 24_576
"""Straight pieces that a face becomes when it is painted: a careful one has ten thousand."""

DeviceId = Annotated[str, Meta(pattern=r"\A[0-9a-f]{16}\Z")]
FaceId = Annotated[str, Meta(pattern=r"\A[0-9a-f]{16}\Z")]


class Device(Struct, frozen=True, omit_defaults=True):
    """A tablet, phone or computer at the table.  It may hold several chairs, or none and watch."""

    id: str
    name: str
    here: bool = True
    barred: bool = False
    stands_by: bool = False
    """Keeps a sealed copy of the match."""
    browser: bool = False
    """Came in by a page in a browser: its link is not sealed."""


class Chair(Struct, frozen=True, omit_defaults=True):
    """Somebody sits here: a person on a device, or a bot, which the host's device plays."""

    name: str
    colour: int
    device: str
    bot: Strength | None = None
    face: str | None = None
    player: str | None = None
    """The remembered player in that device's own library; told to no other device."""
    ready: bool = False
    own_time: int = AS_ALL
    """How long the same takes this player, in percent of what it takes others; told to all, as it is in a match."""


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

    def holds_chair(self, device: str) -> bool:
        return any(chair is not None and chair.device == device for chair in self.chairs)

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


SAYS: dict[str, Sentence] = {
    "put-out": "The people at this table have removed this device.",
    "table-full": "There is no room for another device at this table.",
    "more-players": ("One more player is needed.", "{n} more players are needed."),
    "fewer-players": ("There is one player too many.", "There are {n} players too many."),
    "nobody-here": "At least one player must be a person.",
    "wait-for-ready": "Not everybody is ready yet.",
}

# Chairs ------------------------------------------------------------------------------------------------------------

Chairs = tuple[Chair | None, ...]


def put(chairs: Chairs, number: int, chair: Chair | None) -> Chairs:
    return (*chairs[:number], chair, *chairs[number + 1 :])


def seated(lobby: Lobby, number: int, chair: Chair) -> Lobby:
    """Whoever comes last gives way where two like the same colour."""
    taken = {other.colour for place, other in enumerate(lobby.chairs) if other is not None and place != number}
    colour = chair.colour
    while colour in taken:
        colour = (colour + 1) % MOST_SEATS
    return replace(lobby, chairs=put(lobby.chairs, number, replace(chair, colour=colour)))


def all_ready(chairs: Chairs, ready: bool, device: str | None = None) -> Chairs:
    return tuple(
        [
            replace(chair, ready=ready) if chair is not None and device in (None, chair.device) else chair
            for chair in chairs
        ]
    )


def fitted(lobby: Lobby) -> Lobby:
    """As many chairs as the game has at most; more only while more people sit: nobody is sent away."""
    most = max(_counts(lobby))
    chairs = list(lobby.chairs) + [None] * (most - len(lobby.chairs))
    for number in range(len(chairs) - 1, -1, -1):
        if len(chairs) > most and chairs[number] is None:
            del chairs[number]
    return replace(lobby, chairs=tuple(chairs))


def _counts(lobby: Lobby) -> tuple[int, ...]:
    return rules.game(lobby.game).variants[lobby.variant]


# Devices come and go ------------------------------------------------------------------------------------------------


def set_out(table: str, name: str, host: Device, game: str, variant: str, options: bytes = b"{}") -> Lobby:
    """A new table with nobody on its chairs yet."""
    return fitted(Lobby(table, name, host.id, game, variant, options, (), (host,)))


def refuse_device(lobby: Lobby, device: str) -> Why | None:
    """Why a device that knows the code is not let in all the same."""
    known = lobby.device(device)
    if known is not None and known.barred:
        return Why("put-out")
    welcome = [other for other in lobby.devices if not other.barred]
    if device == lobby.host or (known is None and len(welcome) >= MOST_DEVICES):
        return Why("table-full")
    return None


def with_room(lobby: Lobby) -> Lobby:
    """With room for one more device: at a full table one gives way that is away and holds no chair."""
    idle = [
        other
        for other in lobby.devices
        if not other.here and other.id != lobby.host and not lobby.holds_chair(other.id)
    ]
    barred = [other for other in idle if other.barred]
    welcome = [other for other in idle if not other.barred]
    gone = set()
    if sum(not other.barred for other in lobby.devices) >= MOST_DEVICES:
        gone |= {other.id for other in welcome[:1]}
    gone |= {other.id for other in barred[:-MOST_DEVICES]}
    return replace(lobby, devices=tuple([other for other in lobby.devices if other.id not in gone])) if gone else lobby


def arrived(lobby: Lobby, device: str, name: str, browser: bool = False) -> Lobby:
    """A device is here, for the first time or again."""
    if lobby.device(device) is None:
        return replace(lobby, devices=(*lobby.devices, Device(device, name, browser=browser)))
    return with_device(lobby, device, here=True, name=name)


def unreachable(lobby: Lobby, device: str) -> Lobby:
    """A device is away; its chairs stay its own."""
    return with_device(lobby, device, here=False)


def left(lobby: Lobby, device: str, keep: bool = False) -> Lobby:
    """A device went for good: before a match its chairs are free again, and it is forgotten unless we ``keep`` it."""
    away = unreachable(lobby, device)
    if lobby.match is not None:
        return away
    chairs = tuple([None if chair is not None and chair.device == device else chair for chair in lobby.chairs])
    devices = tuple([other for other in away.devices if keep or other.id != device])
    return fitted(replace(away, chairs=chairs, devices=devices))


def stands_by(lobby: Lobby, device: str, agrees: bool) -> Lobby:
    """A device keeps a sealed copy of the match from now on, or no longer."""
    return with_device(lobby, device, stands_by=agrees)


def with_device(lobby: Lobby, id: str, **changed: Any) -> Lobby:
    devices = [replace(device, **changed) if device.id == id else device for device in lobby.devices]
    return replace(lobby, devices=tuple(devices))


# Beginning ---------------------------------------------------------------------------------------------------------


def missing(lobby: Lobby) -> Why | None:
    """Why the match cannot begin yet."""
    sitting = [chair for chair in lobby.chairs if chair is not None]
    counts = _counts(lobby)
    if len(sitting) not in counts:
        more = min((count for count in counts if count > len(sitting)), default=None)
        if more is not None:
            return Why("more-players", {"n": more - len(sitting)})
        return Why("fewer-players", {"n": len(sitting) - max(counts)})
    if all(chair.bot for chair in sitting):
        return Why("nobody-here")
    waited_for = [chair for chair in sitting if not chair.bot and chair.device != lobby.host and not chair.ready]
    return Why("wait-for-ready") if waited_for else None


def seats(lobby: Lobby) -> tuple[Seat, ...]:
    """Those who sit, as a match knows them, in the order of the chairs."""
    return tuple(
        [
            Seat(chair.name, chair.colour, chair.bot, chair.player if chair.device == lobby.host else None)
            for chair in lobby.chairs
            if chair is not None
        ]
    )


def begun(lobby: Lobby, match: str) -> Lobby:
    """A match is on: the chairs are its seats."""
    return replace(lobby, match=match, chairs=tuple([chair for chair in lobby.chairs if chair is not None]))


def held_by(lobby: Lobby, seat: int, device: str) -> Lobby:
    """A person's seat belongs to that device from now on."""
    chair = lobby.chairs[seat] if seat < len(lobby.chairs) else None
    if chair is None or chair.bot is not None or chair.device == device:
        return lobby
    return replace(lobby, chairs=put(lobby.chairs, seat, replace(chair, device=device, player=None)))


def over(lobby: Lobby) -> Lobby:
    """Back from a match, with everybody on their chairs."""
    return fitted(replace(lobby, match=None, chairs=all_ready(lobby.chairs, False)))


def view(lobby: Lobby, device: str) -> LobbyView:
    """The lobby as that device may see it."""
    chairs = tuple(
        [chair if chair is None or chair.device == device else replace(chair, player=None) for chair in lobby.chairs]
    )
    return LobbyView(
        you=device,
        table=lobby.table,
        name=lobby.name,
        host=lobby.host,
        game=lobby.game,
        variant=lobby.variant,
        options=lobby.options,
        chairs=chairs,
        devices=lobby.devices,
        match=lobby.match,
        missing=None if lobby.match else missing(lobby),
    )


@lru_cache(64)
def face_is_fair(face: bytes) -> bool:
    """Whether every device can show it: it is ink, and painted in a moment."""
    try:
        decode(face, Progress(), FACE_BYTES, FACE_PIECES)
    except BadInk:
        return False
    return True


def face_id(face: bytes) -> str:
    """What a face is known by: the same picture has the same name on every device."""
    return hashlib.sha256(face).hexdigest()[:16]
