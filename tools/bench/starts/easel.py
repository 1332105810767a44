"""Easel, started as main.py starts it, but on the folder that is named; its parts are timed as it comes up."""

import sys
import time

BEGAN = time.monotonic()

import kivy.core.window  # noqa: E402, F401  (the order in which app.main brings them, so that each has its own part)

WINDOW = time.monotonic()

import kivymd.app  # noqa: E402, F401

KIVYMD = time.monotonic()

from pathlib import Path  # noqa: E402
from typing import Any  # noqa: E402

import app.main  # noqa: E402
from app.home.game_tile import GameTile  # noqa: E402
from app.look import theme  # noqa: E402
from app.navigation import Room  # noqa: E402
from engine.library import Library  # noqa: E402

OURS = time.monotonic()

from tools.bench.starts.first_touch import Course, end_at_first_touch  # noqa: E402

COURSE = Course(began=BEGAN, window=WINDOW, kivymd=KIVYMD, ours=OURS)


class WatchedApp(app.main.EaselApp):
    def on_start(self) -> None:
        super().on_start()
        end_at_first_touch(self, self.first_tile, COURSE)

    def first_tile(self) -> tuple[Any, tuple[float, float]] | None:
        """The home screen, and the middle of its first tile once that has its place."""
        page = self.room.page
        tiles = [each for each in page.walk() if isinstance(each, GameTile) and each.width > theme.touch()]
        return (page, tiles[0].to_window(*tiles[0].center)) if tiles else None


def main() -> None:
    COURSE.time(Library, "open", "library")
    COURSE.time(theme, "register_fonts", "fonts")
    COURSE.time(Room, "go", "home screen")
    COURSE.time(Library, "newest_waiting", "match that waits", inside="home screen")
    app.main.EaselApp = WatchedApp  # type: ignore[misc]
    app.main.main(Path(sys.argv[1]))


if __name__ == "__main__":
    main()
