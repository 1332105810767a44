"""The walk of the pictures, for whoever wants to know what each of them draws rather than to look at it."""

from pathlib import Path
from typing import Any

from kivy.core.window import Window

from app.look.texture_cache import pictures
from app.ui import badge
from tools.canvas_walk import Drawn, drawn_on
from tools.shots.walk import Walk


class CountedWalk(Walk):
    """``found``: what was drawn on each screen, by its name."""

    def __init__(self, folder: Path, size: tuple[int, int], only: str = "", **settings: Any) -> None:
        super().__init__(folder, folder, "en", size, only, **settings)
        self.found: dict[str, Drawn] = {}

    def see(self, name: str) -> None:
        self.stage.wait(lambda: not pictures.busy and not badge.painted.behind, "the pictures")
        self.stage.frames(3)
        self.found[name] = drawn_on(Window.canvas, Window.size)
