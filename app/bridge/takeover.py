"""Carrying a match on in place of a host that is gone: waiting for the second voice, then laying out the match here."""

from collections.abc import Callable
from pathlib import Path

from engine.entries import Opened
from engine.journal import Journal
from engine.lan import files
from engine.lan.finding.beacon import Announcer
from engine.lan.finding.invitation import PORT
from engine.lan.finding.sightings import Here
from engine.lan.guest.guest import Membership
from engine.lan.protocol import frames
from engine.lan.takeover import standby
from engine.lan.takeover.stand_in import StandIn
from engine.lan.takeover.standby import CopyFile, Inheritance
from engine.table import Table


class TakeOver:
    """Make it on the table's loop."""

    def __init__(self, membership: Membership, code: str, copy: CopyFile, token: str, app: str) -> None:
        self.membership, self._code, self._copy, self._token = membership, code, copy, token
        self._stand_in = StandIn(membership, code, copy, app=app)
        self._announcer = Announcer(self._here)

    async def check(self) -> None:
        """Refused if the code is wrong, or if there is no copy."""
        await self._stand_in.check()

    async def wait(self) -> Inheritance:
        """The match, when somebody has agreed; OSError if this device gives no port."""
        try:
            await self._stand_in.open(PORT)
            await self._announcer.open()
            return await self._stand_in.inherited
        finally:
            self._announcer.close()
            await self._stand_in.close()

    def lay_out(self, inherited: Inheritance, path_for: Callable[[Opened], Path]) -> tuple[Path, Callable[[], Table]]:
        """The match in a file of this device, with this device as its host; NotSaved or OSError if the disk refuses."""
        record = standby.new_reign(inherited.record, self.membership.device, self._code)
        path = path_for(inherited.opened)
        if path.exists():  # this device was the match's host before, and is again
            path = path.with_stem(f"{path.stem}-{record.reign}")
        files.keep(files.beside(path), record)
        Journal.create(path, [inherited.opened, *inherited.entries]).close()
        self._copy.forget()

        def resume() -> Table:
            table = Table.resume(path)
            standby.take_own_seats(table, record, self._token)
            return table

        return path, resume

    def _here(self) -> Here:
        own = self.membership
        return Here(own.table, own.table_name, own.game, self._stand_in.port, frames.VERSION, playing=True)
