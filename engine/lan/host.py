"""A table that other devices can join: lets them in, keeps the lobby, tells each what it may know, hears its moves."""

from collections.abc import Callable

from msgspec import Struct

from engine.entries import Opened
from engine.lan.link import Network
from engine.lan.lobby import Lobby, LobbyView, Wish
from engine.rules import Why
from engine.table import Table


class Known(Struct, frozen=True):
    """A device that was let in once."""

    id: str
    name: str
    secret: bytes


class Record(Struct, frozen=True):
    """What a host needs, beside the journal, to be found again by everybody after it was killed."""

    code: str
    lobby: Lobby
    known: tuple[Known, ...] = ()
    faces: dict[str, bytes] = {}
    port: int = 0
    sealed_port: int = 0
    reign: int = 0


class Host:
    """Make it on the table's loop.  ``token`` is the one with which the host's own device speaks at the table.

    ``keep`` is called with the record whenever it has changed, before anybody is told; ``changed`` whenever the lobby
    is no longer what it was; ``alarm`` when another device has carried the match on and this one is host no more.
    """

    def __init__(
        self,
        record: Record,
        token: str,
        network: Network | None = None,
        keep: Callable[[Record], None] = lambda record: None,
        changed: Callable[[], None] = lambda: None,
        alarm: Callable[[Why], None] = lambda why: None,
        app: str = "",
    ) -> None: ...

    @property
    def lobby(self) -> Lobby: ...

    @property
    def record(self) -> Record: ...

    @property
    def port(self) -> int: ...

    async def open(self) -> None:
        """Opens the door; OSError if this device gives no port."""

    async def close(self, why: Why | None = None) -> None:
        """Tells everybody that the table is closed (with a reason: and that nobody need come back), and closes."""

    # The host's own device

    def wish(self, wish: Wish) -> Why | None:
        """A wish of the host's own people."""

    def view(self) -> LobbyView:
        """The lobby as the host's own device sees it."""

    def face(self, face: str) -> bytes | None: ...

    # The match

    def opening(self, options: bytes | None = None) -> Opened:
        """The first entry of a match of those who sit here; Refused if something is missing."""

    def serve(self, table: Table) -> None:
        """The match has begun, or goes on: everybody is told, from now on."""

    def rest(self) -> None:
        """The match is over or left: back to the lobby, with everybody on their chairs."""


def new_record(name: str, device: str, game: str, variant: str, options: bytes = b"{}") -> Record:
    """A table that was never there before, with a new code."""
    raise NotImplementedError
