"""The walk of the pictures, for whoever wants to know what can be read in them."""

from pathlib import Path
from typing import Any

from tools.legible import Seen, seen
from tools.shots.counted import CountedWalk


class LegibleWalk(CountedWalk):
    """``read``: what can be read on each screen, by its name."""

    def __init__(self, folder: Path, size: tuple[int, int], only: str = "", **settings: Any) -> None:
        super().__init__(folder, size, only, **settings)
        self.read: dict[str, list[Seen]] = {}

    def see(self, name: str) -> None:
        super().see(name)
        room = self.app.room
        told = [] if room.notice is None else [room.notice]
        self.read[name] = seen(*told, room.sheets[-1] if room.sheets else room.page)
