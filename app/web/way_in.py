"""The way to a table for one more browser: an address to type, and the same with the code to photograph."""

from collections.abc import Sequence

import segno

from engine.lan.guest.guest import Place
from engine.lan.protocol.frames import Sign

NOWHERE = ""


def address_of(places: Sequence[Place]) -> str:
    """What is typed into a browser, with its port: a page without one would be another's."""
    return f"http://{places[0].address}:{places[0].port}/" if places else NOWHERE


def link_to(places: Sequence[Place], code: str) -> str:
    """The same with the code behind a #, which no browser sends."""
    return f"{address_of(places)}#{code}"


def sign(places: Sequence[Place], code: str) -> Sign:
    if not places:
        return Sign(NOWHERE, code)
    matrix = segno.make_qr(link_to(places, code), error="m", boost_error=False).matrix
    return Sign(address_of(places), code, tuple("".join("1" if dark else "0" for dark in row) for row in matrix))
