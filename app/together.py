"""A table of several devices as the app goes through it: opened here or joined elsewhere, played, left."""

from collections.abc import Sequence
from typing import Any

from app import around, device, games
from app.options import as_opened
from app.text import _
from engine.lan import invitation
from engine.lan.guest import Membership
from engine.lan.lobby import LobbyView
from engine.seats import Seat


class Together:
    def __init__(self, app: Any) -> None:
        self._app = app

    def host(self, game: str, variant: str, options: bytes, seats: Sequence[Seat]) -> None:
        """Opens a table for other devices; ``seats`` are those who sit at it already."""
        device.ask_for_network(lambda allowed: self._host(allowed, game, variant, options, seats))

    def _host(self, allowed: bool, game: str, variant: str, options: bytes, seats: Sequence[Seat]) -> None:
        app = self._app
        if not allowed:
            app.tell(around.not_allowed())
            return
        people = [seat.name for seat in seats if seat.bot is None]
        name = people[0] if people else around.our_name(app.library.players())
        app.bridge.host(name, name, game, games.variant_among_tablets(game, variant), options)
        app.go("lobby", seats=seats)

    def begin(self, lobby: LobbyView) -> None:
        """The host's people say that all who wanted to come are there."""
        app = self._app
        app.bridge.start(as_opened(lobby.game, lobby.options, app.library), app.library.path_for)

    def play(self, lobby: LobbyView) -> None:
        """The match has begun, or goes on without us until now."""
        self._app.go_to_table(instead=True, game=lobby.game)

    def ways_back(self) -> tuple[Membership, ...]:
        """The tables that this device was at and has not left for good, the newest first."""
        found: tuple[Membership, ...] = self._app.bridge.memberships()
        return found

    def come_back(self, membership: Membership) -> None:
        """To the table where this device was when it was left, or stopped."""
        app = self._app
        app.bridge.rejoin(membership)
        app.go("lobby", called=membership.table_name)

    def again(self) -> None:
        """After a match: back to the lobby, or into the next match if it has begun already."""
        lobby = self._app.bridge.lobby
        if lobby is not None and lobby.match is not None:
            self.play(lobby)
        else:
            self._app.room.replace("lobby")

    def open_link(self, link: str) -> None:
        """A camera has seen a table's code.  A match that is being played is not left for it by accident."""
        app = self._app
        found = invitation.read(link)
        if found is None:
            app.tell(_("This link does not lead to a table."))
            return
        if app.bridge.lobby is not None or app.bridge.latest is not None:
            app.tell(_("Leave this table first, then scan the code again."))
            return
        app.go("join", called="", places=found.places, table=found.table, code=found.code)
