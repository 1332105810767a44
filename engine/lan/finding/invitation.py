"""The link that leads a device to a table: what the host's QR code says, and how it is read again.

It comes from a camera or another app, so it may say anything.
"""

import re
from dataclasses import dataclass
from urllib.parse import parse_qsl, urlsplit

from engine.lan.finding.addresses import is_address
from engine.lan.guest.guest import Place
from engine.lan.protocol import keys

SCHEME = "easel"
"""Told to Android in tools/android/intent_filters.xml: its camera opens Easel with such links."""

PORT = 47473
"""Where a host opens its door if nobody has taken it, so that an address can be typed without a port."""

MOST_BYTES = 84
"""What a square code of 37 squares a side holds: one with more is hard for a camera to read across a table."""

_TABLE = re.compile(r"[0-9a-f]{16}\Z")
_PLACE = re.compile(r"([0-9.]{7,15}):([0-9]{1,5})\Z")


@dataclass(frozen=True)
class Invitation:
    places: tuple[Place, ...]
    table: str
    code: str


def link(invitation: Invitation) -> str:
    """As many of the places, the likeliest first, as a QR code has room for."""
    links = [f"{SCHEME}://join?t={invitation.table}&c={invitation.code}"]
    for place in invitation.places:
        longer = f"{links[-1]}&a={place.address}:{place.port}"
        if len(longer) <= MOST_BYTES:
            links.append(longer)
    return links[-1]


def read(text: str) -> Invitation | None:
    """None if this is no invitation to a table."""
    if len(text) > MOST_BYTES:
        return None
    try:
        parts = urlsplit(text)
        asked = parse_qsl(parts.query)
    except ValueError:
        return None
    if (parts.scheme, parts.netloc, parts.path.strip("/")) != (SCHEME, "join", ""):
        return None
    table, code = dict(asked).get("t", ""), keys.tidy(dict(asked).get("c", ""))
    places = tuple([place for key, value in asked if key == "a" and (place := read_place(value)) is not None])
    return Invitation(places, table, code) if _TABLE.match(table) and code and places else None


def shown(place: Place) -> str:
    """A place as it is shown to be typed."""
    return place.address if place.port == PORT else f"{place.address}:{place.port}"


def read_place(typed: str) -> Place | None:
    """An address with its port, or without if it is the usual one."""
    written = typed.strip()
    found = _PLACE.match(written if ":" in written else f"{written}:{PORT}")
    if found is None or not is_address(found[1]) or not 0 < int(found[2]) < 2**16:
        return None
    return Place(found[1], int(found[2]))
