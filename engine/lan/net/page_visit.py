"""A browser that reads pages at a table's door: one link, one answer after another, and all of it bounded.

What there is to read is a ``Site``: fixed names, each with its bytes.  No name is ever joined to a folder.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from http import HTTPStatus
from typing import Protocol, cast

from engine.lan.net import page_request
from engine.lan.net.page_request import PageRequest, Unread
from engine.lan.protocol.rate_limit import LinkLimit, Said

HEAD_WITHIN = 5.0
"""Seconds from the first byte of a request to its last: a phone on a bad network needs half of one."""

IDLE = 15.0
"""Seconds that a link is kept for the next request."""

TAKEN_WITHIN = 60.0
"""Seconds for the whole of an answer: the largest picture at 5 kB a second."""

WAITING = 64 * 1024
"""Bytes of an answer that wait in this process; the rest waits where it is kept anyway."""

COSTS_MORE = 64 * 1024
"""Each so many bytes of an answer cost as much as a small one."""


@dataclass(frozen=True)
class Page:
    """``version``: by which it is known again; ``lasts``: what is at its address never changes."""

    body: bytes
    kind: str
    version: str
    lasts: bool = False


class Site(Protocol):
    """All that browsers can read at a table."""

    def page(self, path: str) -> Page | None:
        """What is there at once."""

    def makes(self, path: str) -> bool:
        """Whether there is something of that name that has to be made first."""

    def make(self, path: str) -> Page | None:
        """Makes it, beside the loop; None if it cannot be made."""


_MAKER = ThreadPoolExecutor(1, "easel-pages")
"""One after another: however many pictures are asked for, the table keeps most of the processor."""

FIXED = (
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "X-Frame-Options: DENY\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
)

POLICY = (
    "default-src 'self'; connect-src 'self' ws://{host}; img-src 'self'; media-src 'self' blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Safari 15 does not take a WebSocket of the same place for 'self'."""

FOREVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"


class PageVisit(asyncio.Protocol):
    """``place`` is the only ``Host`` that this link may be asked for: the address at which it came in."""

    def __init__(self, site: Site, place: str, limit: LinkLimit, gone: Callable[["PageVisit"], None]) -> None:
        self._site, self._place, self._limit, self._gone = site, place, limit, gone
        self._loop = asyncio.get_running_loop()
        self._came = b""
        self._left = memoryview(b"")
        """What of the answer has not been handed to the system."""
        self._making: asyncio.Task[None] | None = None
        self._is_asked = False
        """A request has begun to come that is not here to its end."""
        self._ends = False
        self._crowded = False
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.set_write_buffer_limits(WAITING)
        self._limit.reads_pages()

    def data_received(self, data: bytes) -> None:
        if not self._limit.says(Said(len(data))):
            return self.cut()
        self._limit.is_at_rest = False
        self._came += data
        if self._busy:
            if len(self._came) > page_request.HEAD_BYTES:
                self.cut()  # it asks without reading
            return
        self._go_on()

    def eof_received(self) -> bool:
        self._ends = True
        return self._busy or bool(self._came)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        if self._making is not None:
            self._making.cancel()
        self._limit.is_gone()
        self._gone(self)

    def pause_writing(self) -> None:
        self._crowded = True

    def resume_writing(self) -> None:
        self._crowded = False
        self._loop.call_soon(self._hand_on)  # asyncio is in the middle of writing, and takes no end there

    def cut(self) -> None:
        self._transport.abort()

    # One request after another ----------------------------------------------------------------------------------

    @property
    def _busy(self) -> bool:
        return bool(self._left) or self._making is not None

    def _go_on(self) -> None:
        """Answers the next request, if it is there."""
        if self._busy or self._transport.is_closing():
            return
        try:
            size = page_request.whole(self._came)
            if not size:
                return self._wait()
            head, self._came = self._came[:size], self._came[size:]
            asked = page_request.read(head)
            self._check(asked)
        except Unread as unread:
            return self._refuse(unread.status)
        self._ends = self._ends or not asked.keeps
        self._is_asked = False
        self._within(TAKEN_WITHIN)
        page = self._site.page(asked.path)
        if page is None and self._site.makes(asked.path):
            self._making = self._loop.create_task(self._make(asked))
        else:
            self._answer(asked, page)

    def _wait(self) -> None:
        """For the rest of a request, counted from its first byte, or for the next one."""
        if not self._came:
            self._limit.is_at_rest = True
            self._within(IDLE)
        elif not self._is_asked:
            self._is_asked = True
            self._within(HEAD_WITHIN)

    def _check(self, asked: PageRequest) -> None:
        if asked.host != self._place:
            raise Unread(421)  # a name that leads here from elsewhere: another page could have it ask in its place
        if asked.upgrade:
            raise Unread(400)
        if not self._limit.asks_for_page():
            raise Unread(429)

    async def _make(self, asked: PageRequest) -> None:
        page = await self._loop.run_in_executor(_MAKER, self._site.make, asked.path)
        self._making = None
        self._answer(asked, page)

    # Answers --------------------------------------------------------------------------------------------------------

    def _answer(self, asked: PageRequest, page: Page | None) -> None:
        if page is None:
            return self._say(404, b"", "", asked.method)
        more = f'Cache-Control: {FOREVER if page.lasts else ASK_AGAIN}\r\nETag: "{page.version}"\r\n'
        if asked.known == f'"{page.version}"':
            return self._say(304, b"", more, asked.method)
        if not self._limit.asks_for_page(len(page.body) // COSTS_MORE):
            return self._refuse(429)
        self._say(200, page.body, more + f"Content-Type: {page.kind}\r\n", asked.method)

    def _refuse(self, status: int) -> None:
        """Nothing that this link brought is read any more."""
        self._ends, self._came = True, b""
        self._say(status, b"", "Allow: GET, HEAD\r\n" if status == 405 else "", "GET")

    def _say(self, status: int, body: bytes, more: str, method: str) -> None:
        reason = HTTPStatus(status).phrase
        if status not in (200, 304):
            body, more = f"{status} {reason}\n".encode(), more + "Content-Type: text/plain; charset=utf-8\r\n"
        head = (
            f"HTTP/1.1 {status} {reason}\r\n{more}{FIXED}"
            f"Content-Security-Policy: {POLICY.format(host=self._place)}\r\n"
            f"Content-Length: {len(body)}\r\nConnection: {'close' if self._ends else 'keep-alive'}\r\n\r\n"
        )
        self._left = memoryview(head.encode() + (body if method == "GET" else b""))
        self._hand_on()

    def _hand_on(self) -> None:
        """As much of the answer as the system has room for, then the next request."""
        while self._left and not self._crowded and not self._transport.is_closing():
            part, self._left = self._left[:WAITING], self._left[WAITING:]
            self._transport.write(part)
        if self._left or self._making is not None:
            return
        if self._ends:
            self._transport.close()
        else:
            self._loop.call_soon(self._go_on)  # in another turn: whoever asks for much at once lets others in between

    # Time -----------------------------------------------------------------------------------------------------------

    def _within(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self._loop.call_later(seconds, self.cut)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
