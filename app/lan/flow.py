"""A table of several devices as the app goes through it: opened here or joined elsewhere, played, left."""

from collections.abc import Sequence

from app import games
from app.lan import sentences
from app.lan.code_sheet import CodeSheet
from app.look.text import _
from app.setup.options import as_opened
from app.shell import App
from app.tablet import device
from engine.lan.finding import invitation
from engine.lan.guest.guest import Membership
from engine.lan.host.record import Record
from engine.lan.lobby.lobby import LobbyView
from engine.seats import Seat


class Together:
    def __init__(self, app: App) -> None:
        self._app = app

    def host(self, game: str, variant: str, options: bytes, seats: Sequence[Seat]) -> None:
        """Opens a table for other devices; ``seats`` are those who sit at it already."""
        device.ask_for_network(lambda allowed: self._host(allowed, game, variant, options, seats))

    def _host(self, allowed: bool, game: str, variant: str, options: bytes, seats: Sequence[Seat]) -> None:
        app = self._app
        if not allowed:
            app.tell(sentences.not_allowed())
            return
        people = [seat.name for seat in seats if seat.bot is None]
        name = people[0] if people else sentences.our_name(app.library.players())
        app.bridge.host(name, name, game, games.face_of(game).variant_among_tablets(variant), options)
        app.go("lobby", seats=seats)

    def begin(self, lobby: LobbyView) -> None:
        """The host's people say that all who wanted to come are there."""
        app = self._app
        times = [chair.own_time for chair in lobby.chairs if chair is not None]
        app.bridge.start(as_opened(lobby.game, lobby.options, times, app.library), app.library.path_for)

    def play(self, lobby: LobbyView) -> None:
        """The match has begun, or goes on without us until now."""
        self._app.go_to_table(game=lobby.game)

    def laid_table(self) -> Record | None:
        """The table of this device that others may be waiting at."""
        found: Record | None = self._app.bridge.laid_table()
        return found

    def host_again(self, record: Record) -> None:
        device.ask_for_network(lambda allowed: self._host_again(allowed, record))

    def _host_again(self, allowed: bool, record: Record) -> None:
        app = self._app
        if not allowed:
            app.tell(sentences.not_allowed())
            return
        app.bridge.host_again(record)
        app.go("lobby", called=record.lobby.name)

    def ways_back(self) -> tuple[Membership, ...]:
        """The tables that this device was at and has not left for good, the newest first."""
        found: tuple[Membership, ...] = self._app.bridge.memberships()
        return found

    def come_back(self, membership: Membership) -> None:
        """To the table where this device was when it was left, or stopped."""
        app = self._app
        app.bridge.rejoin(membership)
        app.go("lobby", called=membership.table_name)

    # If the host is gone for good ---------------------------------------------------------------------------------

    def can_carry_on(self) -> bool:
        """Whether this device has kept a copy of the match of its table."""
        return bool(self._app.bridge.can_stand_in())

    def ask_to_carry_on(self) -> None:
        """The people here say, with the code, that they want to be the host now."""
        CodeSheet(
            _("Continue the match here"),
            _("This tablet becomes the host. Type the table's code; then somebody at another tablet types it too."),
            self._carry_on,
        ).lay()

    def _carry_on(self, code: str) -> None:
        self._app.bridge.stand_in(code, self._app.library.path_for)

    def ask_to_agree(self) -> None:
        """Another device wants to be the host; the people here agree with the code."""
        CodeSheet(
            _("Let another tablet continue the match"),
            _("The host's tablet is gone. If you agree to go on without it, type the table's code."),
            self._app.bridge.try_code,
        ).lay()

    # After a match, and from outside --------------------------------------------------------------------------------

    def again(self) -> None:
        """After a match: back to the lobby, or into the next match if it has begun already."""
        lobby = self._app.bridge.lobby
        if lobby is not None and lobby.match is not None:
            self.play(lobby)
        else:
            self._app.room.go_to_table("lobby")

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
