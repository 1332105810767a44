"""A table on another device: our guest there, how it finds its way back, and what of it outlives this app."""

import asyncio
from pathlib import Path

from engine.decks.own_pictures import check_picture
from engine.lan.files import Memberships
from engine.lan.finding.beacon import Browser
from engine.lan.finding.sightings import Found
from engine.lan.guest.guest import Guest, Membership, Place, State
from engine.lan.takeover.standby import COPY_TAIL, CopyFile
from engine.library.decks import Decks

LOOKING = 2.5
"""Seconds that a look around takes at most: a host calls every second, and one call may be lost."""

CLOSED_FOR_US = ("put-out", "not-known", "table-closed")
"""After these a device does not come back by itself, nor is it offered to."""


class JoinedTable:
    """Make it on the table's loop."""

    def __init__(
        self,
        membership: Membership,
        code: str | None,
        memberships: Memberships | None,
        pictures: Decks | None,
        app: str,
    ) -> None:
        self._memberships = memberships
        self.copy: CopyFile | None = None
        """The sealed copy of the match that this device keeps, or kept, for the case that the host is gone for good."""
        self.guest = Guest(membership, code, find=_find, keep=self._keep, app=app)
        if pictures is not None:
            self.guest.session.pictures.lacks = lambda picture: pictures.path_of(picture) is None
            self.guest.session.pictures.keep = lambda picture, content: _keep_picture(pictures, picture, content)

    def heard(self, state: State) -> None:
        """Where we stand now: a table that will not have us again is not offered any more."""
        if state.where == "out" and state.why is not None and state.why.key in CLOSED_FOR_US:
            self.forget()

    def stand_by(self, agrees: bool, folder: Path | None) -> None:
        """Keeps a sealed copy from now on, or no longer."""
        self.copy = None if folder is None else copy_of(self.guest.membership, folder)
        if not agrees and self.copy is not None:
            self.copy.forget()
        self.guest.stand_by(self.copy if agrees else None)

    async def leave(self, for_good: bool) -> None:
        if for_good:
            self.forget()
        await self.guest.stop(for_good)

    def forget(self) -> None:
        if self._memberships is not None and self.guest.membership.table:
            self._memberships.forget(self.guest.membership)

    def _keep(self, membership: Membership) -> None:
        """Not being able to is no reason not to play: only a crash would cost the code once more."""
        if self._memberships is not None:
            try:
                self._memberships.keep(membership)
            except OSError:
                return


def _keep_picture(pictures: Decks, picture: str, content: bytes) -> None:
    """Refused if it is no picture, or another one than its name says."""
    check_picture(content, picture)
    pictures.keep_file(content)


def copy_of(membership: Membership, folder: Path) -> CopyFile:
    return CopyFile(folder / f"{membership.table}{COPY_TAIL}")


async def _find(table: str) -> tuple[Place, ...]:
    """Where that table calls out from now."""
    there = asyncio.get_running_loop().create_future()

    def look(tables: tuple[Found, ...]) -> None:
        for found in tables:
            if found.here.table == table and not there.done():
                there.set_result(tuple([Place(*way) for way in found.ways]))

    browser = Browser(look)
    try:
        async with asyncio.timeout(LOOKING):
            await browser.open()
            places: tuple[Place, ...] = await there
            return places
    except (TimeoutError, OSError):
        return ()
    finally:
        browser.close()
