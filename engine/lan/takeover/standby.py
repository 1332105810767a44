"""Standby copies: a match goes on although its host is gone for good, if the people of two devices want it.

A device that agreed beforehand keeps a running copy of the journal, and of what the host knew, sealed with a key that
it does not have.  That key is given to it once for each *other* device, each time locked with the code and with that
device's voice, which only that device can work out.  So nobody reads the others' hands in a copy by themselves: it
takes the code, typed on the device with the copy, and typed on another one of the table too.
"""

import hmac
from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from engine import entries, gate, rules
from engine.entries import Opened
from engine.gate import Refused
from engine.journal import LARGEST
from engine.lan.host.record import Known, Record, new_copy_key
from engine.lan.lobby.lobby import Device
from engine.lan.protocol import frames, keys, sealing
from engine.lan.protocol.frames import Copied
from engine.rules import Sentence, Why
from engine.seats import holder_of
from engine.table import Table

COPY_TAIL = ".copy"
"""A file of sealed pieces, one a line, as they came."""

SAYS: dict[str, Sentence] = {
    "no-copy": "This device has no copy of the match.",
    "copy-damaged": "The copy of the match on this device is damaged.",
    "no-voice": "This device cannot agree for this match: it was not at the table when it was copied.",
    "carried-on": "The match goes on.",
    "standing-in": "Another device wants to continue the match. If you want that, too, type the code of the table.",
}


class Piece(Struct, frozen=True):
    """What is sealed: entries as they are in the journal, and the host's record when it has changed."""

    bodies: tuple[Raw, ...]
    record: Record | None = None


# Keys --------------------------------------------------------------------------------------------------------------


def _lock_key(key: bytes, voice: bytes) -> bytes:
    return hmac.digest(key, b"easel lock" + voice, "sha256")


def _place(match: str, first: int) -> bytes:
    return f"{match} {first}".encode()


# On the host ---------------------------------------------------------------------------------------------------------


def locks(key: bytes, copy_key: bytes, known: Iterable[Known], holder: str) -> dict[str, bytes]:
    """The copy's key, locked for each device but the one that holds the copy; ``key`` is what the code stretches to.

    The holder's own lock has nothing behind it: it tells whether the code is right.
    """
    check = sealing.seal(_lock_key(key, b""), holder.encode(), b"")
    return {holder: check} | {
        other.id: sealing.seal(_lock_key(key, keys.voice(other.secret)), other.id.encode(), copy_key)
        for other in known
        if other.id != holder
    }


def piece(copy_key: bytes, match: str, first: int, bodies: list[bytes], record: Record | None) -> Copied:
    """The next piece of a copy."""
    plain = msgspec.json.encode(Piece(tuple([Raw(body) for body in bodies]), record))
    return Copied(match, first, first + len(bodies), sealing.seal(copy_key, _place(match, first), plain))


# On the device that holds a copy ------------------------------------------------------------------------------------


class CopyFile:
    """The sealed pieces of one match, on this device's disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.match, self.next = "", 1
        """Of which match, and the first entry that is missing."""
        self.locks: dict[str, bytes] = {}
        self._sound = 0
        for copied in self._read():
            self._take(copied)

    @property
    def is_there(self) -> bool:
        return self.next > 1 and bool(self.locks)

    def add(self, copied: Copied) -> bool:
        """Keeps a piece; False if it does not follow what is there.  OSError if the disk refuses."""
        if copied.match != self.match:
            if copied.first != 1:
                return False
            self.forget()
        elif copied.first != self.next:
            return False
        if self._sound > 2 * LARGEST:
            return False
        self.path.parent.mkdir(parents=True, exist_ok=True)
        line = msgspec.json.encode(copied) + b"\n"
        with self.path.open("r+b" if self.path.exists() else "wb") as file:
            file.truncate(self._sound)  # behind it may stand a piece that a kill cut short
            file.seek(self._sound)
            file.write(line)
        self._sound += len(line)
        self._take(copied)
        return True

    def forget(self) -> None:
        self.path.unlink(missing_ok=True)
        self.match, self.next, self.locks, self._sound = "", 1, {}, 0

    def pieces(self) -> list[Copied]:
        return self._read()

    def _take(self, copied: Copied) -> None:
        self.match, self.next = copied.match, copied.next
        self.locks = copied.locks or self.locks

    def _read(self) -> list[Copied]:
        """All pieces up to the first that cannot be read: the last one may have been cut short by a kill."""
        found: list[Copied] = []
        self._sound = 0
        try:
            raw = self.path.read_bytes() if self.path.exists() else b""
        except OSError:
            return found
        for line in raw.split(b"\n")[:-1]:
            try:
                copied = msgspec.json.decode(line, type=Copied)
            except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
                break
            if copied.first != (found[-1].next if found else 1):
                break
            found.append(copied)
            self._sound += len(line) + 1
        return found


def code_fits(copy: CopyFile, key: bytes, holder: str) -> bool:
    """Whether the code that was typed on the device with the copy is the table's."""
    return sealing.unseal(_lock_key(key, b""), holder.encode(), copy.locks.get(holder, b"")) is not None


class Inheritance(Struct, frozen=True):
    """What an opened copy holds: the whole match, and what its host knew."""

    opened: Opened
    entries: tuple[object, ...]
    record: Record


def open_copy(copy: CopyFile, key: bytes, device: str, voice: bytes) -> Inheritance:
    """Opens a copy with the code (stretched) and another device's voice; Refused if they are not the ones."""
    lock = copy.locks.get(device)
    copy_key = None if lock is None else sealing.unseal(_lock_key(key, voice), device.encode(), lock)
    if not copy_key:
        raise Refused(Why("no-voice"))
    bodies: list[bytes] = []
    record: Record | None = None
    for copied in copy.pieces():
        plain = sealing.unseal(copy_key, _place(copied.match, copied.first), copied.sealed)
        if plain is None:
            raise Refused(Why("copy-damaged"))
        found = gate.read(msgspec.json.Decoder(Piece), plain, frames.DOWN_BYTES)
        bodies += [bytes(body) for body in found.bodies]
        record = found.record or record
    return _inherited(bodies, record)


def _inherited(bodies: list[bytes], record: Record | None) -> Inheritance:
    try:
        opened = entries.OPENED.decode(bodies[0])
        decode = entries.decoder(rules.game(opened.game).move).decode
        played = tuple([decode(body) for body in bodies[1:]])
    except (LookupError, msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        raise Refused(Why("copy-damaged")) from None
    if record is None or record.lobby.match != opened.match:
        raise Refused(Why("copy-damaged"))
    return Inheritance(opened, played, record)


def new_reign(inherited: Record, device: str, code: str) -> Record:
    """The record of a host that carries a match on: the old one's device is a guest like any other from now on."""
    before = inherited.lobby
    devices = tuple([replace(each, here=each.id == device, stands_by=False) for each in before.devices])
    if before.device(device) is None:
        devices = (*devices, Device(device, ""))
    return replace(
        inherited,
        code=code,
        lobby=replace(before, host=device, devices=devices),
        known=tuple([known for known in inherited.known if known.id != device]),
        copy_key=new_copy_key(),
        port=0,
        reign=inherited.reign + 1,
        succession=(*inherited.succession, keys.succession(inherited.copy_key, before.table)),
    )


def take_own_seats(table: Table, record: Record, token: str) -> None:
    """The new host's device speaks for its seats with the token of its own tables from now on."""
    for seat in record.lobby.seats_of(record.lobby.host):
        table.hand(seat, holder_of(token))
