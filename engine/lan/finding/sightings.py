"""What the beacons say and which tables are there now: pure, without sockets; all that is heard may be forged."""

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta, Struct

from engine.seats import LONGEST_NAME, MOST_SEATS, name_is_fair

MAGIC = b"EASEL\x02"
"""Begins every packet; the last byte is the version of the beacons themselves."""

PACKET_BYTES = 512
"""No network of today cuts a packet of this size in pieces."""

LIFE = 3.5
"""Seconds that a table is believed to be there after it was heard: two beats may be lost on a bad network."""

MOST_SIGHTINGS = 512
"""Far more than the tables of a school; a flood of invented ones fills no more memory than this.

Where it is full, the address that claims most gives one up, so that forty liars hide nobody.
"""

MOST_AT_ADDRESS = 3
"""Tables that one device may host.  It hosts one; another is a table that it left a moment ago."""

MOST_WAYS = 32
"""Addresses that are kept of one table: a device is in two or three networks, but others may claim to be it.

Where more do, whoever was heard just now takes the place of any but the first, so that liars keep nobody out.
"""

TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{6,40}$")]


class Here(Struct, frozen=True, tag="here", tag_field="say", forbid_unknown_fields=True):
    """A table says where it is.  ``speaks`` is the version of all that crosses once a device is connected."""

    table: TableId
    name: Annotated[str, Meta(max_length=LONGEST_NAME)]
    game: Annotated[str, Meta(pattern="^[a-z]{1,20}$")]
    port: Annotated[int, Meta(ge=1, le=65535)]
    speaks: Annotated[int, Meta(ge=0, le=9999)]
    free: Annotated[int, Meta(ge=0, le=MOST_SEATS)] = 0
    seats: Annotated[int, Meta(ge=0, le=MOST_SEATS)] = 0
    playing: bool = False


class Gone(Struct, frozen=True, tag="gone", tag_field="say", forbid_unknown_fields=True):
    """A table closes: nobody needs to wait until it is silent."""

    table: TableId


class Ask(Struct, frozen=True, tag="ask", tag_field="say", forbid_unknown_fields=True):
    """Who is there?"""


Packet = Here | Gone | Ask
_DECODER: "msgspec.json.Decoder[Packet]" = msgspec.json.Decoder(Packet)


def written(packet: Packet) -> bytes:
    return MAGIC + msgspec.json.encode(packet)


def read(raw: bytes) -> Packet | None:
    """What a packet says; None for whatever is none of ours, or not fit to be shown."""
    if len(raw) > PACKET_BYTES or not raw.startswith(MAGIC):
        return None
    try:
        packet = _DECODER.decode(raw[len(MAGIC) :])
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        return None
    if isinstance(packet, Here) and not name_is_fair(packet.name):
        return None
    return packet


def of_another_version(raw: bytes) -> bool:
    """Whether this comes from an Easel whose beacons we do not know."""
    return raw[: len(MAGIC)] != MAGIC and raw.startswith(MAGIC[:-1]) and len(raw) <= PACKET_BYTES


class Way(NamedTuple):
    """Where somebody says that a table is.  The port is what was said from this address, and from no other."""

    address: str
    port: int


@dataclass(frozen=True)
class Found:
    """A table that is there now, and where it was heard, the first place first."""

    here: Here
    ways: tuple[Way, ...]


@dataclass
class _Sighting:
    here: Here
    last: float


class Sightings:
    """Who was heard, from where and when.  ``now`` is any clock in seconds that only goes forward."""

    def __init__(self, random: Random | None = None) -> None:
        self._random = random or Random()
        self._seen: dict[tuple[str, str], _Sighting] = {}
        self._claims: Counter[str] = Counter()
        """Tables of each address: counted as they come and go, for in a flood every packet asks."""
        self._all_heard_until = 0.0
        """Nobody is silent before."""

    def hear(self, packet: Here | Gone, address: str, now: float) -> bool:
        """Takes note of a packet; whether ``tables`` changed.  Only the device that said hello can say goodbye."""
        changed = self.forget_silent(now)
        key = (packet.table, address)
        before = self._seen.get(key)
        if isinstance(packet, Gone):
            if before is not None:
                self._forget(key)
            return before is not None or changed
        if before is None:
            if not self._make_room(packet.table, address):
                return changed
            self._claims[address] += 1
        self._seen[key] = _Sighting(packet, now)
        return changed or before is None or before.here != packet

    def forget_silent(self, now: float) -> bool:
        """Drops tables that were not heard for a while; whether any was."""
        if now < self._all_heard_until:
            return False
        silent = [key for key, sighting in self._seen.items() if now - sighting.last >= LIFE]
        for key in silent:
            self._forget(key)
        self._all_heard_until = min([sighting.last for sighting in self._seen.values()], default=now) + LIFE
        return bool(silent)

    def next_silence(self) -> float | None:
        """When the next table is to be dropped if it stays silent."""
        return min((sighting.last + LIFE for sighting in self._seen.values()), default=None)

    def tables(self) -> tuple[Found, ...]:
        """In the order in which they were first heard: nothing moves under a finger.

        Of two devices that claim one table the one heard first is shown; which of them is the table's host is proven
        when a device joins, not here.
        """
        ways: dict[str, list[Way]] = {}
        heres: dict[str, Here] = {}
        for (table, address), sighting in self._seen.items():
            ways.setdefault(table, []).append(Way(address, sighting.here.port))
            heres.setdefault(table, sighting.here)
        return tuple([Found(here, tuple(ways[table])) for table, here in heres.items()])

    def _make_room(self, table: str, address: str) -> bool:
        """Whether another place can be remembered, which another one may have given up."""
        if self._claims[address] >= MOST_AT_ADDRESS:
            return False
        ways = [way for way in self._seen if way[0] == table]
        if len(ways) >= MOST_WAYS:
            self._forget(self._random.choice(ways[1:]))
        elif len(self._seen) >= MOST_SIGHTINGS:
            liar, most = self._claims.most_common(1)[0]
            if most <= self._claims[address] + 1:
                return False
            self._forget(next(key for key in reversed(self._seen) if key[1] == liar))
        return True

    def _forget(self, key: tuple[str, str]) -> None:
        del self._seen[key]
        self._claims[key[1]] -= 1
        if not self._claims[key[1]]:
            del self._claims[key[1]]
