"""A table of this device that others can join: its host, its call on the network, and the record beside the journal."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.entries import Opened
from engine.lan import files
from engine.lan.finding import addresses
from engine.lan.finding.beacon import Announcer
from engine.lan.finding.invitation import PORT
from engine.lan.finding.sightings import Here
from engine.lan.guest.guest import Place
from engine.lan.host.host import Host
from engine.lan.host.record import Record
from engine.lan.lobby.lobby import LobbyView
from engine.lan.protocol import frames
from engine.library.decks import Decks
from engine.rules import Why

if TYPE_CHECKING:  # pages are loaded when the host shows them
    from app.web.site import TableSite
    from engine.lan.protocol.frames import Sign


class HostedTable:
    """Make it on the table's loop.  ``changed`` and ``alarm`` are called there.

    ``path`` is the match's, if one is played; ``folder`` is where the record is kept while there is none.
    """

    def __init__(
        self,
        record: Record,
        token: str,
        path: Path | None,
        folder: Path | None,
        pictures: Decks | None,
        changed: Callable[[LobbyView], None],
        alarm: Callable[[Why], None],
        app: str,
    ) -> None:
        self._path, self._pictures, self._changed = path, pictures, changed
        self._laid = None if folder is None else files.LaidTable(folder)
        if record.port == 0:
            record = replace(record, port=PORT)
        self.host = Host(record, token, keep=self._keep, changed=self._on_changed, alarm=alarm, app=app)
        self.host.picture_of = self._picture
        self._announcer: Announcer | None = None

    async def open(self) -> None:
        """Opens the door and calls out; OSError if this device gives no port."""
        await self.host.open()
        with suppress(OSError):
            self._keep(self.host.record)
        self._announcer = Announcer(self._here)
        await self._announcer.open()
        self._on_changed()

    async def close(self, why: Why | None) -> None:
        if why is not None:  # for good: the devices that are sent away must not have it written down again
            self._forget_laid()
            self._laid = None
        if self._announcer is not None:
            self._announcer.close()
            self._announcer = None
        await self.host.close(why)

    async def renew(self) -> None:
        """The device slept, or is in another network now."""
        if self._announcer is not None:
            await self._announcer.renew()
        self.host.renew_sign()

    def open_to_browsers(self, site: "TableSite | None") -> None:
        """Shows browsers these pages; None: shuts the door to them again."""
        if site is None:
            self.host.shut_to_browsers()
        else:
            site.about, site.own = self._about, self._own_picture
            self.host.open_to_browsers(site, self._sign)

    def _about(self) -> dict[str, object]:
        here = self._here()
        return {"name": here.name, "game": here.game, "free": here.free, "playing": here.playing}

    def _sign(self, code: str) -> "Sign":
        """The way here for one more browser, to be photographed or typed."""
        from app.web.way_in import sign

        return sign(self.places, code)

    @property
    def places(self) -> tuple[Place, ...]:
        """Where the others find this table, the likeliest first."""
        return tuple([Place(address, self.host.port) for address in addresses.addresses()])

    def begin(self, opened: Opened, path: Path) -> None:
        """Keeps who sits where before the journal is begun: a match that nobody can come back to would be lost."""
        self._path = path
        files.keep(files.beside(path), self.host.record_of(opened))
        self._forget_laid()

    def forget_record(self) -> None:
        """The match could not be begun after all."""
        path, self._path = self._path, None
        if path is not None:
            with suppress(OSError):
                files.beside(path).unlink(missing_ok=True)

    def give_up(self) -> None:
        """Another device is the host now: nothing here leads back to this table."""
        self.forget_record()
        self._forget_laid()
        self._laid = None

    def _forget_laid(self) -> None:
        if self._laid is not None:
            with suppress(OSError):
                self._laid.forget()

    def rest(self) -> None:
        """The match is over: the table goes on without it."""
        self._path = None
        self.host.rest()

    def _own_picture(self, picture: str) -> Path | None:
        """The file of a card of the match that is played; of nothing else that this device has."""
        table = self.host.table
        if table is None or self._pictures is None or picture.encode() not in bytes(table.opened.options):
            return None
        return self._pictures.path_of(picture)

    def _picture(self, picture: str) -> bytes | None:
        path = self._own_picture(picture)
        try:
            return None if path is None else path.read_bytes()
        except OSError:
            return None

    def _keep(self, record: Record) -> None:
        if self._path is not None:
            files.keep(files.beside(self._path), record)
        elif self._laid is not None:
            self._laid.keep(record)

    def _on_changed(self) -> None:
        if self._announcer is not None:
            self._announcer.call_out()
        self._changed(self.host.view())

    def _here(self) -> Here:
        lobby, record = self.host.lobby, self.host.record
        free = 0 if lobby.match else lobby.chairs.count(None)
        return Here(
            table=lobby.table,
            name=lobby.name,
            game=lobby.game,
            port=record.port,
            speaks=frames.VERSION,
            free=free,
            seats=len(lobby.chairs),
            playing=lobby.match is not None,
        )
