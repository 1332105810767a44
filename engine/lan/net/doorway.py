"""The host's end of a link that somebody opens: what comes over it is counted before anybody reads or answers it.

Where the host shows pages, a first request that is no WebSocket's becomes a browser's visit (page_visit.py).
"""

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from websockets.asyncio.server import ServerConnection
from websockets.typing import Origin

from engine.lan.net import page_request
from engine.lan.net.frame_count import FrameCount
from engine.lan.net.link import Answering
from engine.lan.net.page_request import Unread
from engine.lan.protocol.rate_limit import LinkLimit, RateLimit, Said

if TYPE_CHECKING:  # pages are loaded when a host shows them
    from engine.lan.net.page_request import PageRequest
    from engine.lan.net.page_visit import PageVisit, Site

SMALL = 8 * 1024
"""Bytes that are counted once, with their frames; more are weighed before anybody looks into them."""


@dataclass
class Shown:
    """What browsers find at a door: nothing, until the host opens it to them."""

    site: "Site | None" = None
    answering: Answering | None = None
    visits: "set[PageVisit]" = field(default_factory=set)


class Doorway(ServerConnection):
    """A link that somebody opens.  What comes over it is counted before it is read, and answered by nobody before."""

    rate: RateLimit
    shown: Shown
    limit: LinkLimit | None = None
    asked: bytes | None = None
    """The beginning of a first request, as long as it may be a browser's."""
    is_browsers = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.limit = self.rate.meet(address_of(transport), self.transport.abort)
        if self.limit is None:
            self.transport.abort()
        else:
            self.count = FrameCount()
            self.asked = None if self.shown.site is None else b""
            super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        if self.asked is None:
            return self._hear(data)
        self.asked += data
        try:
            if not page_request.whole(self.asked):
                return None
            asked = page_request.read(self.asked[: page_request.whole(self.asked)])
        except Unread:
            return self._show_pages()
        if not asked.upgrade:
            return self._show_pages()
        if asked.path == page_request.SEAT and not self._welcomes(asked):
            return self.transport.abort()
        came, self.asked = self.asked, None
        return self._hear(came)

    def _welcomes(self, asked: "PageRequest") -> bool:
        """Whether it is our own page that opens this link: another one may not do it in its reader's name."""
        place = _place_of(self.transport)
        self.is_browsers = asked.host == place and asked.origin == f"http://{place}"
        self.protocol.origins = [cast(Origin, asked.origin)]
        return self.is_browsers

    def _show_pages(self) -> None:
        """This link will never be a WebSocket: from here on it is a browser's visit."""
        site, limit, transport, came = self.shown.site, self.limit, self.transport, self.asked
        if site is None or limit is None or came is None:
            return transport.abort()
        from engine.lan.net.page_visit import PageVisit

        visit = PageVisit(site, _place_of(transport), limit, self.shown.visits.discard)
        self.shown.visits.add(visit)
        transport.set_protocol(visit)
        self.limit, self.transport = None, cast(asyncio.Transport, _NoTransport())
        super().connection_lost(None)
        visit.connection_made(transport)
        return visit.data_received(came)

    def _hear(self, data: bytes) -> None:
        limit, size = self.limit, len(data)
        if limit is None or (size > SMALL and not limit.says(Said(size))):
            return self.transport.abort()
        said = self.count.count(data)
        if not limit.says(said if size > SMALL else Said(size, said.frames, said.odd)):
            return self.transport.abort()
        super().data_received(data)

    def eof_received(self) -> None:
        if self.limit is not None:
            super().eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.limit is not None:
            self.limit.is_gone()
            super().connection_lost(exc)


class _NoTransport:
    """Stands where a connection had its transport that has given it away."""

    def abort(self) -> None:
        pass


def _place_of(transport: asyncio.BaseTransport) -> str:
    """Where the other side has come in, as a browser writes it."""
    address, port = transport.get_extra_info("sockname")[:2]
    return f"{address}:{port}"


def address_of(transport: Any) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""
