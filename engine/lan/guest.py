"""A device at somebody else's table: finds it, proves itself, says moves, hears news, and comes back by itself."""

from collections.abc import Awaitable, Callable
from typing import Literal

from msgspec import Raw, Struct

from engine.lan.link import Network
from engine.lan.lobby import LobbyView, Wish
from engine.rules import Why
from engine.table import Answer

Where = Literal["seeking", "proving", "in", "out"]
"""Looking for the table; showing that we know the code; at the table; not let in, or let out: see ``why``."""


class Place(Struct, frozen=True):
    """Where a table may be: an address, and its open port."""

    address: str
    port: int


class Membership(Struct, frozen=True):
    """What a device needs to come back to a table by itself.  Kept on this device only; never sent."""

    table: str
    device: str
    name: str
    places: tuple[Place, ...]
    secret: bytes = b""
    link_key: bytes = b""
    reign: int = 0
    table_name: str = ""


class State(Struct, frozen=True):
    """Where this device stands with the table."""

    where: Where
    why: Why | None = None
    sealed: bool = False
    """The padlock: nobody can read along."""
    tries: int = 0
    """How often it has knocked in vain since it was last in."""
    standing_in: bool = False
    """Another device wants to carry the match on: the code, typed here, agrees."""


Find = Callable[[str], Awaitable[tuple[Place, ...]]]
"""Where the table of that id is now, as far as the beacons say; nothing if none does."""


class Guest:
    """Make it on the table's loop; ``start`` it there.  All callbacks are called on that loop.

    ``code`` is needed once; from then on the membership, given to ``keep``, opens the door.
    """

    def __init__(
        self,
        membership: Membership,
        code: str | None = None,
        network: Network | None = None,
        find: Find | None = None,
        keep: Callable[[Membership], None] = lambda membership: None,
        app: str = "",
    ) -> None:
        self.on_state: Callable[[State], None] = lambda state: None
        self.on_lobby: Callable[[LobbyView], None] = lambda lobby: None
        self.on_news: Callable[[dict[int, Raw], Raw], None] = lambda scenes, spectator: None
        self.on_ink: Callable[[int | None, int, int, bytes], None] = lambda seat, drawing, offset, ink: None

    def start(self) -> None: ...

    async def stop(self, for_good: bool = False) -> None:
        """Ends the link.  ``for_good``: says goodbye, so that the chairs are free again before a match."""

    def ask(self, request: bytes, answered: Callable[[Answer], None]) -> None:
        """Bytes of ``engine.requests`` for the table.  A move is said again after a reconnect until it is answered."""

    def wish(self, wish: Wish, answered: Callable[[Why | None], None]) -> None: ...

    def read_log(self, seat: int | None, drawing: int, offset: int, got: Callable[[bytes | None], None]) -> None: ...

    def face(self, face: str, got: Callable[[bytes | None], None]) -> None: ...

    def picture(self, picture: str, got: Callable[[bytes | None], None]) -> None: ...

    def stand_by(self, agrees: bool) -> None: ...

    def try_code(self, code: str) -> None:
        """Another try after a wrong code, or agreeing that another device carries the match on."""

    def knock_now(self) -> None:
        """Try again at once: the device woke up, or the network came back."""


def new_membership(place: Place, table: str, name: str) -> Membership:
    """For a table this device was never at.  ``table`` may be empty where only an address was typed."""
    raise NotImplementedError
