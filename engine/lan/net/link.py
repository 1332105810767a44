"""The network as the host and its guests use it: links that carry frames, and the two ways to come by one.

Time is the running loop's.  So whoever gives other ``connect`` and ``serve``, and a loop whose time they turn by hand,
has a host and twelve guests in one process, without sockets and without waiting.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from engine.lan.protocol.rate_limit import RateLimit

if TYPE_CHECKING:  # pages are loaded when a host shows them
    from engine.lan.net.page_visit import Site


class LinkLost(Exception):
    """The other side is gone, or was never there."""


class Link(Protocol):
    """Carries whole frames in order to one other device, until it is lost."""

    address: str
    """Where the other side is, as tries are counted: without its port."""

    def send(self, frame: bytes) -> None:
        """On its way, without waiting.  Nothing happens on a link that is lost: ``receive`` tells of that."""

    def let_in(self) -> None:
        """The other side is at the table from now on: it may say more than a stranger."""

    def crowded(self) -> bool:
        """Whether so much was sent that has not left this device yet that more should wait."""

    async def cleared(self) -> None:
        """When the link is not crowded, or lost."""

    async def receive(self) -> bytes:
        """The next frame; LinkLost when there will be none."""

    async def listen(self, heard: Callable[[bytes], None]) -> None:
        """Tells of each frame as soon as it comes, until LinkLost; what ``heard`` raises ends the link, and this."""

    def cut(self) -> None:
        """Ends the link at once; what the other side has not got is lost."""

    async def close(self) -> None:
        """Ends the link after all that was sent."""


class Serving(Protocol):
    """A door that is open for links."""

    port: int

    def show_pages(self, site: "Site | None", answering: "Answering") -> None:
        """Browsers may read these pages from now on, and open links that ``answering`` hears; None: no longer."""

    async def stop(self) -> None:
        """No new links, and all that came through this door are cut."""


Answering = Callable[[Link], Awaitable[None]]
"""What becomes of a link that came in; it is over when this returns."""

Connect = Callable[[str, int, int], Awaitable[Link]]
"""(address, port, the largest frame): a link, or LinkLost."""

Serve = Callable[[Answering, int, RateLimit], Awaitable[Serving]]
"""(answering, port or 0, how much may be said): an open door, or OSError."""

Result = TypeVar("Result")


class Beside(Protocol):
    """Works something out beside the loop, which hears and says frames meanwhile."""

    async def __call__(self, work: Callable[..., Result], /, *args: Any) -> Result: ...


@dataclass(frozen=True)
class Network:
    """All that the outside is to a host or a guest."""

    connect: Connect
    serve: Serve
    beside: Beside
    random: Callable[[int], bytes]
    """So many bytes by chance."""


def watch(task: "asyncio.Task[None]") -> "asyncio.Task[None]":
    """A fault of ours in work that nobody waits for must not pass in silence: the loop is told of it."""

    def done(ended: "asyncio.Task[None]") -> None:
        if not ended.cancelled() and (fault := ended.exception()) is not None:
            ended.get_loop().call_exception_handler({"message": "a task of the network failed", "exception": fault})

    task.add_done_callback(done)
    return task
