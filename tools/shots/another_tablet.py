"""Another device at a table, as real as this one but without a screen: what it says crosses the network."""

import tempfile
from pathlib import Path
from socket import AF_INET, SOCK_DGRAM, socket
from typing import Any

from app.bridge import Bridge
from engine.lan.finding import beacon
from engine.lan.guest.guest import Place
from engine.lan.lobby.wishes import Ready, Sit
from engine.lan.protocol import keys
from engine.seats import new_token
from tools.shots.walk import Walk


def _free_port() -> int:
    with socket(AF_INET, SOCK_DGRAM) as free:
        free.bind(("", 0))
        return int(free.getsockname()[1])


PORT = _free_port()
"""Where the tables of these pictures call out: no other one is heard, and none of them anywhere else."""


class AnotherTablet:
    """Belongs to somebody called ``name``; where ``place`` is needed, that is the place of their name and colour."""

    def __init__(self, walk: Walk, name: str, colour: int) -> None:
        beacon.PORT = PORT
        self._walk, self.name, self.colour = walk, name, colour
        self._folder = tempfile.TemporaryDirectory(prefix="easel-another-")
        self._token = new_token()
        self.bridge = self._awake()

    def _awake(self) -> Bridge:
        return Bridge(self._token, Path(self._folder.name) / "tables")

    def path_for(self, opened: Any) -> Path:
        return Path(self._folder.name) / f"{opened.match}.easel"

    # At a table ---------------------------------------------------------------------------------------------------

    def host(self, game: str, variant: str) -> None:
        self.bridge.host(self.name, self.name, game, variant)
        self._until(lambda: self.bridge.lobby is not None, "their table")

    def join(self, host: Bridge) -> None:
        """The table of that device."""
        lobby = host.lobby
        if lobby is None:
            raise ValueError("that device knows of no table")
        place = Place("127.0.0.1", _port_of(host))
        self.bridge.join(place, lobby.table, host.code, self.name)
        self._until(lambda: self.bridge.lobby is not None, f"{self.name} let in")

    def sit(self, chair: int) -> None:
        self.bridge.wish(Sit(chair, self.name, self.colour))
        self._until(lambda: self.bridge.lobby is not None and self.bridge.lobby.mine(), f"{self.name} seated")

    def ready(self) -> None:
        self.bridge.wish(Ready(True))

    def start(self) -> None:
        self.bridge.start(b"{}", self.path_for, seed=3)

    # Going and coming back ----------------------------------------------------------------------------------------

    def fall_asleep(self) -> None:
        """As far as the others can tell, it is gone."""
        self.bridge.stop()

    def wake_up(self) -> None:
        """And is back at the table where it was."""
        self.bridge = self._awake()
        self.bridge.rejoin(self.bridge.memberships()[0])

    def throw_away(self) -> None:
        self.bridge.stop()
        self._folder.cleanup()

    def _until(self, condition: Any, what: str) -> None:
        self._walk.stage.wait(condition, what)


def _port_of(host: Bridge) -> int:
    """The true one: what the host's screen shows is only for pictures."""
    hosting = host._table_side.hosting
    if hosting is None:
        raise ValueError("that device hosts no table")
    return hosting.host.port


def another_code(code: str) -> str:
    """One that is wrong."""
    first = next(sign for sign in keys.ALPHABET if sign != code[0])
    return first + code[1:]
