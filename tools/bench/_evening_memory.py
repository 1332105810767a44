"""One side of tools/bench/memory.py, in a process of its own: what memory an evening of five matches takes.

python -m tools.bench._evening_memory easel|empty|<game>
"""

import gc
import json
import sys
import tempfile
import weakref
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

from app import stage

if TYPE_CHECKING:
    from app.ui.page import Page

WINDOW = 1280, 800
SEED = 12

FIVE = (
    ("yokai", "duel", 2),
    ("pictomania", "live", 3),
    ("dixit", "classic", 3),
    ("pictoric", "open", 3),
    ("yokai", "duel", 2),
)
"""Bots play them, and the app shows everything: once, and once more when all of it was there before."""

MATCHES = {"easel": (*FIVE, *FIVE)} | {match[0]: (match, match, match) for match in FIVE}
"""And each game alone, three times: what is its first match's, and what comes with every one."""

PATIENCE = 600.0


class Taken(TypedDict):
    """Megabytes of this process; with software graphics the textures are among them."""

    whole: float
    peak: float
    """Since the process began."""
    textures: float
    """All that live, frames that are painted into included."""
    pictures: float
    """Of these what the cache of pictures accounts for."""


def taken() -> Taken:
    from app.look.texture_cache import pictures

    status = dict(line.split(":", 1) for line in Path("/proc/self/status").read_text().splitlines())
    whole, peak = (int(status[name].split()[0]) / 1e3 for name in ("VmRSS", "VmHWM"))
    return {"whole": whole, "peak": peak, "textures": texture_bytes() / 1e6, "pictures": pictures.used / 1e6}


def texture_bytes() -> int:
    """Four bytes a pixel; what is a part of another texture takes nothing more."""
    from kivy.graphics.texture import Texture

    gc.collect()
    gc.unfreeze()
    return sum(4 * each.width * each.height for each in gc.get_objects() if type(each) is Texture)


def empty() -> list[Taken]:
    """The rival: a KivyMD app with one screen and one label."""
    from kivy.base import EventLoop
    from kivy.core.window import Window
    from kivy.graphics.opengl import glFinish
    from kivymd.app import MDApp
    from kivymd.uix.label import MDLabel
    from kivymd.uix.screen import MDScreen

    class EmptyApp(MDApp):  # type: ignore[misc]  # KivyMD has no types
        def build(self) -> MDScreen:
            return MDScreen(MDLabel(text="Hello", halign="center"))

    stage.make_window(WINDOW)
    EmptyApp()._run_prepare()
    for _ in range(60):
        Window.canvas.ask_update()
        EventLoop.idle()
        glFinish()
    return [taken()]


def evening(folder: Path, matches: tuple[tuple[str, str, int], ...]) -> list[Taken]:
    """Before the first of these matches, and after each.

    Every frame is painted, and waited for, since software queues them.
    """
    from kivy.graphics.opengl import glFinish

    from engine.seats import Seat

    easel = stage.Stage(folder, WINDOW, painted=True, language="en")
    easel.app.bridge.pace = 0.0
    easel.frames(30)
    told = [taken()]

    def is_over(play: "weakref.ref[Page]") -> bool:
        glFinish()
        return easel.app.room.page is not play()

    for game, variant, bots in matches:
        seats = tuple(Seat(f"Player {seat + 1}", seat, bot="weak") for seat in range(bots))
        easel.app.begin(game, variant, b"{}", seats, seed=SEED)
        easel.wait(partial(is_over, weakref.ref(easel.app.room.page)), game, PATIENCE)
        easel.app.go("home")
        easel.frames(30)
        glFinish()
        told.append(taken())
    return told


def main(side: str, folder: Path) -> None:
    stage.no_display()
    print(json.dumps({"taken": empty() if side == "empty" else evening(folder, MATCHES[side])}))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="easel-memory-") as temporary:
        main(sys.argv[1], Path(temporary))
