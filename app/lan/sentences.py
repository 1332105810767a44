"""What devices at one table are called, and how a table stands, in the player's words.

Only the bare name of a person crosses the network; each device makes a sentence of it in its own language.
"""

from collections.abc import Sequence

from app import games
from app.look.text import _, ngettext
from engine import rules
from engine.lan.finding.addresses import addresses
from engine.lan.finding.sightings import Here
from engine.lan.lobby.lobby import Chair, Device, LobbyView
from engine.lan.protocol import frames
from engine.library import Player


def our_name(players: list[Player]) -> str:
    """What others call this device: by whoever played on it last."""
    return players[0].name if players else _("Guest")


def table_title(name: str) -> str:
    return _("{name}'s table", name=name)


def device_title(lobby: LobbyView, chair: Chair) -> str:
    """Where somebody plays, as this device would say it.  A device is called by one of its people."""
    if chair.device == lobby.you:
        return _("on this tablet")
    device = lobby.device(chair.device)
    if device is not None and device.browser:
        return _("in a browser")
    if device is None or device.name == chair.name:
        return _("on another tablet")
    return _("with {name}", name=device.name)


def devices_title(devices: Sequence[Device]) -> str:
    if any(device.browser for device in devices):
        return _("Tablets and browsers at this table")
    return _("Tablets at this table")


def taker_title(lobby: LobbyView, device: Device) -> str:
    """What somebody presses who gives a seat to that device."""
    if device.id == lobby.you:
        return _("Play this seat on this tablet")
    return _("Give this seat to {name}", name=device.name)


def game_title(game: str, variant: str = "") -> str:
    """With its variant, where there is more than one."""
    if game not in rules.names():
        return game
    title = games.face_of(game).title()
    several = variant and len(games.face_of(game).variants()) > 1
    return f"{title}, {games.face_of(game).variant_title(variant)}" if several else title


def can_join(here: Here) -> bool:
    """Whether this Easel speaks as that table does."""
    return here.speaks == frames.VERSION and here.game in rules.names()


def table_line(here: Here) -> str:
    """What somebody wants to know who looks for a table."""
    if here.speaks < frames.VERSION:
        return _("Hosted by an older Easel: update it there")
    if not can_join(here):
        return _("Hosted by a newer Easel: update this one")
    if here.playing:
        return _("{game} · they are playing; you may watch", game=game_title(here.game))
    if here.free == 0:
        return _("{game} · no free seat; you may watch", game=game_title(here.game))
    return ngettext("{game} · {n} free seat", "{game} · {n} free seats", here.free, game=game_title(here.game))


def own_addresses() -> str:
    return "  ·  ".join(addresses())


def not_allowed() -> str:
    return _("Allow “Nearby devices” for Easel in the tablet's settings, then come back.")
