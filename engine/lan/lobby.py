"""Who is at a table: devices, chairs, faces, colours; before the match and during it.  Pure: no sockets, no clock.

A device wishes something; ``refuse`` says why not, or nothing; ``after`` is the lobby when the wish has come true.
"""

import hashlib
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from engine import gate, rules
from engine.gate import Refused
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
    """The remembered player in that device's own library; told to no other device."""
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
    """During a match: a seat goes to another device.  Its own device may give it; the host, while that one is away."""

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
    "put-out": "The people of this table have put this device out.",
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
    if isinstance(wish, Choose | SeatBot | PutOut | LetBack) and device != lobby.host:
        return Why("only-host")
    if isinstance(wish, Give):
        return _refuse_to_give(lobby, device, wish)
    if isinstance(wish, PutOut | LetBack):
        if wish.device == lobby.host:
            return Why("host-stays")
        return None if lobby.device(wish.device) else Why("no-such-device")
    if lobby.match is not None:
        return Why("playing-already")
    if isinstance(wish, Choose):
        return _refuse_game(wish)
    if isinstance(wish, Ready):
        return None if lobby.seats_of(device) else Why("chair-empty")
    if not wish.chair < len(lobby.chairs):
        return Why("no-such-chair")
    chair = lobby.chairs[wish.chair]
    if isinstance(wish, Sit | SeatBot):
        mine = chair is None or (chair.bot is not None) == isinstance(wish, SeatBot) and chair.device == device
        return (None if name_is_fair(wish.name) else Why("bad-name")) if mine else Why("chair-taken")
    if chair is None:
        return Why("chair-empty")
    if device not in (chair.device, lobby.host):
        return Why("not-your-chair")
    return _refuse_to_move(lobby, device, wish) if isinstance(wish, Move) else None


def _refuse_to_move(lobby: Lobby, device: str, wish: Move) -> Why | None:
    if not wish.to < len(lobby.chairs):
        return Why("no-such-chair")
    other = lobby.chairs[wish.to]
    return None if other is None or device in (other.device, lobby.host) else Why("chair-taken")


def _refuse_game(wish: Choose) -> Why | None:
    if wish.game not in rules.names():
        return Why("no-such-game")
    game = rules.game(wish.game)
    if wish.variant not in game.variants:
        return Why("no-such-variant")
    try:
        gate.read(msgspec.json.Decoder(game.options), wish.options, OPTIONS_BYTES)
    except Refused:
        return Why("options-unread")
    return None


def _refuse_to_give(lobby: Lobby, device: str, wish: Give) -> Why | None:
    if lobby.match is None:
        return Why("not-playing")
    if not wish.chair < len(lobby.chairs):
        return Why("no-such-chair")
    chair, taker = lobby.chairs[wish.chair], lobby.device(wish.device)
    if chair is None or chair.bot is not None:
        return Why("never-a-person")
    if taker is None or taker.barred:
        return Why("no-such-device")
    if device != chair.device:
        holder = lobby.device(chair.device)
        if device != lobby.host:
            return Why("not-your-chair")
        if holder is not None and holder.here:
            return Why("still-here")
    return None if taker.here else Why("device-away")


def after(lobby: Lobby, device: str, wish: Wish) -> Lobby:
    """The lobby with a wish that was not refused."""
    chairs = lobby.chairs
    match wish:
        case Sit():
            before = chairs[wish.chair]
            face = None if wish.face is None else face_id(wish.face)
            ready = before is not None and before.ready
            return _seated(lobby, wish.chair, Chair(wish.name, wish.colour, device, None, face, wish.player, ready))
        case SeatBot():
            return _seated(lobby, wish.chair, Chair(wish.name, wish.colour, device, wish.bot))
        case Stand():
            return _fitted(replace(lobby, chairs=_put(chairs, wish.chair, None)))
        case Move():
            moved = _put(_put(chairs, wish.to, chairs[wish.chair]), wish.chair, chairs[wish.to])
            return replace(lobby, chairs=moved)
        case Ready():
            return replace(lobby, chairs=_all_ready(chairs, wish.ready, device))
        case Choose():
            chosen = replace(lobby, game=wish.game, variant=wish.variant, options=wish.options)
            if (wish.game, wish.variant) == (lobby.game, lobby.variant):
                return chosen
            return _fitted(replace(chosen, chairs=_all_ready(chairs, False)))
        case PutOut():
            return _with_device(left(lobby, wish.device, keep=True), wish.device, barred=True, stands_by=False)
        case LetBack():
            return _with_device(lobby, wish.device, barred=False)
        case Give():
            return held_by(lobby, wish.chair, wish.device)


Chairs = tuple[Chair | None, ...]


def _put(chairs: Chairs, number: int, chair: Chair | None) -> Chairs:
    return (*chairs[:number], chair, *chairs[number + 1 :])


def _seated(lobby: Lobby, number: int, chair: Chair) -> Lobby:
    """Whoever comes last gives way where two like the same colour."""
    taken = {other.colour for place, other in enumerate(lobby.chairs) if other is not None and place != number}
    colour = chair.colour
    while colour in taken:
        colour = (colour + 1) % MOST_SEATS
    return replace(lobby, chairs=_put(lobby.chairs, number, replace(chair, colour=colour)))


def _all_ready(chairs: Chairs, ready: bool, device: str | None = None) -> Chairs:
    return tuple(
        [
            replace(chair, ready=ready) if chair is not None and device in (None, chair.device) else chair
            for chair in chairs
        ]
    )


def _fitted(lobby: Lobby) -> Lobby:
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
    return _fitted(Lobby(table, name, host.id, game, variant, options, (), (host,)))


def refuse_device(lobby: Lobby, device: str) -> Why | None:
    """Why a device that knows the code is not let in all the same."""
    known = lobby.device(device)
    if known is not None and known.barred:
        return Why("put-out")
    if device == lobby.host or (known is None and len(lobby.devices) >= MOST_DEVICES):
        return Why("table-full")
    return None


def arrived(lobby: Lobby, device: str, name: str) -> Lobby:
    """A device is here, for the first time or again."""
    if lobby.device(device) is None:
        return replace(lobby, devices=(*lobby.devices, Device(device, name)))
    return _with_device(lobby, device, here=True, name=name)


def unreachable(lobby: Lobby, device: str) -> Lobby:
    """A device is away; its chairs stay its own."""
    return _with_device(lobby, device, here=False)


def left(lobby: Lobby, device: str, keep: bool = False) -> Lobby:
    """A device went for good: before a match its chairs are free again, and it is forgotten unless we ``keep`` it."""
    away = unreachable(lobby, device)
    if lobby.match is not None:
        return away
    chairs = tuple([None if chair is not None and chair.device == device else chair for chair in lobby.chairs])
    devices = tuple([other for other in away.devices if keep or other.id != device])
    return _fitted(replace(away, chairs=chairs, devices=devices))


def stands_by(lobby: Lobby, device: str, agrees: bool) -> Lobby:
    """A device keeps a sealed copy of the match from now on, or no longer."""
    return _with_device(lobby, device, stands_by=agrees)


def _with_device(lobby: Lobby, id: str, **changed: Any) -> Lobby:
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
    return replace(lobby, chairs=_put(lobby.chairs, seat, replace(chair, device=device, player=None)))


def over(lobby: Lobby) -> Lobby:
    """Back from a match, with everybody on their chairs."""
    return _fitted(replace(lobby, match=None, chairs=_all_ready(lobby.chairs, False)))


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


def face_id(face: bytes) -> str:
    """What a face is known by: the same picture has the same name on every device."""
    return hashlib.sha256(face).hexdigest()[:16]
