"""What a device's people may wish of a table's lobby: the wishes, why one cannot come true, and the lobby after it.

``refuse`` says why not, or nothing; ``after`` is the lobby when the wish has come true.  Pure, like the lobby.
"""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from engine import gate, rules
from engine.gate import Refused
from engine.lan.lobby.lobby import (
    FACE_BYTES,
    Chair,
    DeviceId,
    Lobby,
    all_ready,
    face_id,
    face_is_fair,
    fitted,
    held_by,
    left,
    put,
    seated,
    with_device,
)
from engine.rules import Sentence, Why
from engine.seats import AS_ALL, LONGEST_NAME, MOST_SEATS, MOST_TIME, Strength, name_is_fair

OPTIONS_BYTES = 4 * 1024
"""What was agreed on, without a table's own words or pictures: those are added when the match is opened."""

ChairNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class Asked(Struct, frozen=True, tag_field="wish", forbid_unknown_fields=True):
    """What all wishes have in common."""


class Sit(Asked, frozen=True, tag="sit", omit_defaults=True):
    """Take an empty chair, or give the person on a chair of this device another name, colour or face."""

    chair: ChairNumber
    name: Name
    colour: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    face: Annotated[bytes, Meta(max_length=FACE_BYTES)] | None = None
    player: Annotated[str, Meta(max_length=40)] | None = None
    own_time: Annotated[int, Meta(ge=AS_ALL, le=MOST_TIME)] = AS_ALL


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
    "no-such-chair": "There is no such seat at this table.",
    "chair-taken": "Somebody sits there already.",
    "not-your-chair": "Somebody else sits in this seat.",
    "chair-empty": "Nobody sits there.",
    "only-host": "Only the device that hosts the table may do this.",
    "playing-already": "The match has begun.",
    "not-playing": "The match has not begun yet.",
    "no-such-device": "There is no such device at this table.",
    "host-stays": "The device that hosts the table cannot be removed.",
    "still-here": "The device of this seat is here. It can give the seat away itself.",
    "device-away": "That device cannot be reached now.",
    "bad-face": "This face cannot be shown on the other devices. Draw a simpler one.",
    "too-many-faces": "Faces come too fast. Wait a little.",
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
        return _refuse_looks(wish) if mine else Why("chair-taken")
    if chair is None:
        return Why("chair-empty")
    if device not in (chair.device, lobby.host):
        return Why("not-your-chair")
    return _refuse_to_move(lobby, device, wish) if isinstance(wish, Move) else None


def _refuse_looks(wish: Sit | SeatBot) -> Why | None:
    if not name_is_fair(wish.name):
        return Why("bad-name")
    unfair = isinstance(wish, Sit) and wish.face is not None and not face_is_fair(wish.face)
    return Why("bad-face") if unfair else None


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
            who = Chair(wish.name, wish.colour, device, None, face, wish.player, ready, wish.own_time)
            return seated(lobby, wish.chair, who)
        case SeatBot():
            return seated(lobby, wish.chair, Chair(wish.name, wish.colour, device, wish.bot))
        case Stand():
            return fitted(replace(lobby, chairs=put(chairs, wish.chair, None)))
        case Move():
            moved = put(put(chairs, wish.to, chairs[wish.chair]), wish.chair, chairs[wish.to])
            return replace(lobby, chairs=moved)
        case Ready():
            return replace(lobby, chairs=all_ready(chairs, wish.ready, device))
        case Choose():
            chosen = replace(lobby, game=wish.game, variant=wish.variant, options=wish.options)
            if (wish.game, wish.variant) == (lobby.game, lobby.variant):
                return chosen
            return fitted(replace(chosen, chairs=all_ready(chairs, False)))
        case PutOut():
            return with_device(left(lobby, wish.device, keep=True), wish.device, barred=True, stands_by=False)
        case LetBack():
            return with_device(lobby, wish.device, barred=False)
        case Give():
            return held_by(lobby, wish.chair, wish.device)
