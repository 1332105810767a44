"""What a host must remember to be found again by everybody, beside the journal of the match."""

import secrets

from msgspec import Struct
from msgspec.structs import replace

from engine.lan.lobby import lobby
from engine.lan.lobby.lobby import Lobby
from engine.lan.protocol import keys


class Known(Struct, frozen=True):
    """A device that was let in once."""

    id: str
    name: str
    secret: bytes


class Record(Struct, frozen=True):
    """The table, the devices that were let in, the faces that are worn, and where the door was."""

    code: str
    lobby: Lobby
    known: tuple[Known, ...] = ()
    faces: dict[str, bytes] = {}
    port: int = 0
    reign: int = 0
    """How often the table was carried on by another host."""
    succession: tuple[bytes, ...] = ()
    """For each time, what shows it to the host of before (keys.succession)."""
    copy_key: bytes = b""
    """What standby copies are sealed with."""
    browser_code: str = ""
    """What lets a browser in; empty as long as the door is shut to browsers."""


def new_record(name: str, device: str, game: str, variant: str, options: bytes = b"{}") -> Record:
    """A table that was never there before, with a new code; ``device`` is what the host's own device is called."""
    host = lobby.Device(keys.new_nonce()[:8].hex(), device)
    table = lobby.set_out(keys.new_nonce()[:8].hex(), name, host, game, variant, options)
    return Record(keys.new_code(), table, copy_key=new_copy_key())


def lasting(record: Record) -> Record:
    """What a host that was killed has to find again: not who is here, since nobody is then."""
    devices = tuple([replace(device, here=False) for device in record.lobby.devices])
    return replace(record, lobby=replace(record.lobby, devices=devices))


def new_copy_key() -> bytes:
    return secrets.token_bytes(32)
