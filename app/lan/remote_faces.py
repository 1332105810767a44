"""The faces of people on other devices, which arrive one by one; those of this device's own players are known."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from app.shell import App

if TYPE_CHECKING:
    from engine.lan.lobby.lobby import Chair


class Faces:
    """``arrived`` is called whenever another face can be shown."""

    def __init__(self, app: App, arrived: Callable[[], None]) -> None:
        self._app, self._arrived = app, arrived
        self._known: dict[str, bytes | None] = {}
        """None for one that is on its way, or cannot be had."""

    def of(self, chair: "Chair | None") -> bytes | None:
        if chair is None:
            return None
        player = self._app.library.player(chair.player)
        if player is not None:
            own: bytes | None = player.face
            return own
        if chair.face is None:
            return None
        if chair.face not in self._known:
            self._known[chair.face] = None
            self._app.bridge.face(chair.face, partial(self._take, chair.face))
        return self._known[chair.face]

    def _take(self, id: str, ink: bytes | None) -> None:
        if ink is not None:
            self._known[id] = ink
            self._arrived()
