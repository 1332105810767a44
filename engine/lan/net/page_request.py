"""What a browser asks a table's door for, read from its bytes: strictly, since anybody may send them.  Pure.

Only what the pages need is understood: GET and HEAD without a body, and the one upgrade to a WebSocket.  Whatever could
be read in two ways (RFC 9112, 11.2) is refused, and nothing after it is read.
"""

import re
from dataclasses import dataclass

END_OF_HEAD = b"\r\n\r\n"

HEAD_BYTES = 8 * 1024
"""A browser's request has half a kilobyte; ours set no cookie that could make it longer."""

MOST_FIELDS = 64

SEAT = "/seat"
"""Where a browser opens its WebSocket."""

_LINE = re.compile(rb"([A-Z]{1,16}) (/[!-~]{0,255}) HTTP/1\.1")
_FIELD = re.compile(rb"([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([ -~\t\x80-\xff]*)")
_ONCE = ("host", "origin", "content-length", "transfer-encoding", "upgrade", "if-none-match")


class Unread(Exception):
    """It is not answered with a page but with this status, and the link ends."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


@dataclass(frozen=True)
class PageRequest:
    """``path`` is without what stands behind a question mark, which some apps add to every link."""

    method: str
    path: str
    host: str
    origin: str | None
    upgrade: bool
    known: str
    """The version that the browser has of it already (If-None-Match)."""
    keeps: bool
    """Whether more is asked for on this link."""


def whole(came: bytes) -> int:
    """Bytes of the first head; 0 if it is not there to its end.  Unread if it will never be.

    A browser that tries https first is answered at once: it asks again without only when that has failed.
    """
    if came and not b"A" <= came[:1] <= b"Z":
        raise Unread(400)
    end = came.find(END_OF_HEAD)
    size = end + len(END_OF_HEAD) if end >= 0 else 0
    if max(size, 0 if size else len(came)) > HEAD_BYTES:
        raise Unread(431)
    return size


def read(head: bytes) -> PageRequest:
    """A head to its end; Unread if it is not one that we answer."""
    line, *fields = head[: -len(END_OF_HEAD)].split(b"\r\n")
    asked = _LINE.fullmatch(line)
    if asked is None:
        raise Unread(400)
    if len(fields) > MOST_FIELDS:
        raise Unread(431)
    if asked[1] not in (b"GET", b"HEAD"):
        raise Unread(405)
    said = _fields(fields)
    if "transfer-encoding" in said or said.get("content-length", "0") != "0":
        raise Unread(400)
    upgrade = said.get("upgrade", "").lower() == "websocket"
    return PageRequest(
        method=asked[1].decode(),
        path=asked[2].decode().partition("?")[0],
        host=said.get("host", ""),
        origin=said.get("origin"),
        upgrade=upgrade,
        known=said.get("if-none-match", ""),
        keeps="close" not in said.get("connection", "").lower(),
    )


def _fields(lines: list[bytes]) -> dict[str, str]:
    said: dict[str, str] = {}
    for line in lines:
        field = _FIELD.fullmatch(line)
        if field is None:
            raise Unread(400)
        name = field[1].decode().lower()
        if name in said and name in _ONCE:
            raise Unread(400)
        said[name] = field[2].decode("latin-1").strip()
    return said
