"""A finished board stays for a moment, before the result is shown."""

from collections.abc import Callable

from kivy.clock import Clock, ClockEvent

from app.boards.board import Board
from app.look import theme
from app.shell import App
from engine.table import AnyScene

LAST_LOOK = 0.9
"""Seconds that it stays."""


class LastLook:
    """``then`` is called when it is over."""

    def __init__(self, then: Callable[[], None]) -> None:
        self._then = then
        self._end: ClockEvent | None = None

    def begin(self) -> None:
        if self._end is None:
            self._end = Clock.schedule_once(self._over, LAST_LOOK if theme.motion() else 0)

    def stop(self) -> None:
        if self._end is not None:
            self._end.cancel()
            self._end = None

    def _over(self, _dt: float) -> None:
        self._end = None
        self._then()


def go_to_result(app: App, scene: AnyScene, board: Board | None) -> None:
    """With what the board keeps of it; a match without a result ends at home."""
    if scene.result is None:
        app.go("home")
    else:
        app.room.go_to_table("result", scene=scene, keepsakes=[] if board is None else board.keepsakes())
