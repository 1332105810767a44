"""One side of tools/bench/pictures.py, in a process of its own: shows pictures and tells what the frames cost.

python -m tools.bench._pictures_shown easel|kivy
"""

import gc
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from app import stage
from engine.decks.pictures import SHIPPED

WINDOW = 1280, 1280
FULL = 800, 1200
THUMBNAIL = 200, 300
THUMBNAILS = 20
QUIET_FRAMES = 60
PATIENCE = 60.0
"""Seconds after which pictures that should have come have not."""


class Side(Protocol):
    def place(self, size: tuple[int, int], at: tuple[float, float]) -> Any:
        """A widget that shows no picture yet, with its middle there."""

    def show(self, widget: Any, path: Path) -> None: ...

    def coming(self) -> bool:
        """Whether something that was to be shown is not there yet."""

    def account(self) -> float | None:
        """Megabytes that the side says it keeps, if it says so."""


class Easel:
    def place(self, size: tuple[int, int], at: tuple[float, float]) -> Any:
        from app.ui.card import Card

        card = Card()
        card.lie(*at, *size)
        return card

    def show(self, widget: Any, path: Path) -> None:
        widget.picture = str(path)

    def coming(self) -> bool:
        from app.look.texture_cache import pictures

        return pictures.busy

    def account(self) -> float:
        from app.look.texture_cache import pictures

        return pictures.used / 1e6


class Kivy:
    """As Kivy's own pages tell to show pictures from files without waiting; it knows no thumbnails."""

    def __init__(self) -> None:
        self._shown: set[Any] = set()

    def place(self, size: tuple[int, int], at: tuple[float, float]) -> Any:
        from kivy.uix.image import AsyncImage

        return AsyncImage(size=size, center=at)

    def show(self, widget: Any, path: Path) -> None:
        widget.source = str(path)
        self._shown.add(widget)

    def coming(self) -> bool:
        # What came before from its cache says so nowhere else: there is no event for it.
        return not all(widget._coreimage.loaded for widget in self._shown)

    def account(self) -> None:
        return None


SIDES: dict[str, Callable[[], Side]] = {"easel": Easel, "kivy": Kivy}


def frame() -> float:
    """Milliseconds that the main thread works in the next frame: ours, Kivy's and the graphics driver's."""
    from kivy.base import EventLoop
    from kivy.graphics.opengl import glFinish

    start = time.thread_time()
    EventLoop.idle()
    glFinish()
    return (time.thread_time() - start) * 1e3


def until_shown(side: Side) -> list[float]:
    taken = [frame()]
    end = time.perf_counter() + PATIENCE
    while side.coming():
        taken.append(frame())
        if time.perf_counter() > end:
            raise stage.NotInTime("the pictures")
    return [*taken, frame()]


def on_desk(widgets: list[Any]) -> None:
    from kivy.core.window import Window
    from kivy.uix.widget import Widget

    for child in Window.children[:]:
        Window.remove_widget(child)
    desk = Widget()  # leaves to those who lie on it how large they are
    Window.add_widget(desk)
    for widget in widgets:
        desk.add_widget(widget)
    for _ in range(10):
        frame()


def memory() -> float:
    """Megabytes of this process; with software graphics the textures are among them."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def quiet() -> list[float]:
    """Frames that paint everything again, in which no picture comes."""
    from kivy.core.window import Window

    taken = []
    for _ in range(QUIET_FRAMES):
        Window.canvas.ask_update()
        taken.append(frame())
    return taken


def thumbnails(side: Side, paths: list[Path]) -> dict[str, Any]:
    width, height = THUMBNAIL
    spots = [(width * (0.55 + 1.1 * (place % 5)), height * (0.55 + 1.02 * (place // 5))) for place in range(THUMBNAILS)]
    widgets = [side.place(THUMBNAIL, spot) for spot in spots]
    on_desk(widgets)
    start, work = time.perf_counter(), time.process_time()
    for widget, path in zip(widgets, paths):
        side.show(widget, path)
    frames = until_shown(side)
    seconds, work = time.perf_counter() - start, time.process_time() - work
    return {"frames": frames, "shown": seconds * 1e3, "work": work * 1e3, "quiet": quiet()}


def full(side: Side, paths: list[Path]) -> dict[str, Any]:
    """One picture after the other in the same place, as one looks through a deck."""
    widget = side.place(FULL, (WINDOW[0] / 2, WINDOW[1] / 2))
    on_desk([widget])
    gc.collect()
    before = memory()
    frames, grown = [], []
    for path in paths:
        side.show(widget, path)
        frames.append(max(until_shown(side)))
        grown.append(memory() - before)
    return {"frames": frames, "grown": grown, "account": side.account(), "quiet": quiet()}


def main(name: str) -> None:
    stage.no_display()
    stage.make_window(WINDOW)
    side = SIDES[name]()
    paths = sorted(SHIPPED.glob("card-*.jpg"))
    found = {"thumbnails": thumbnails(side, paths[:THUMBNAILS]), "full": full(side, paths), "pictures": len(paths)}
    print(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1])
