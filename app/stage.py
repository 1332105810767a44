"""The real app without a screen, played by nobody's fingers: for the demonstration, the pictures and the tests.

Imported before Kivy: it says where Kivy keeps its files and that there is no display.
"""

import logging
import os
import tempfile
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from time import perf_counter, sleep
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from kivy.core.window import WindowBase
    from kivy.tests.common import UnitTestTouch


PATIENCE = 60.0
"""Seconds after which something that should have happened has not: far more than a slow machine needs."""


MOMENT = 0.0002
"""Seconds that the table's thread and other processes get in a frame that nobody looks at."""

SOON = 30
"""Frames: what has not come then is not waiting for Kivy's clock, and gets ten times as long in each frame."""


def no_display() -> None:
    """Kivy draws for real, into memory."""
    os.environ.setdefault("KIVY_NO_ARGS", "1")
    os.environ.setdefault("KIVY_NO_FILELOG", "1")
    os.environ.setdefault("KIVY_NO_CONSOLELOG", "1")
    os.environ.setdefault("KCFG_KIVY_LOG_LEVEL", "critical")
    os.environ.setdefault("KIVY_LOG_MODE", "PYTHON")  # else Kivy swallows what goes to stderr, tracebacks too
    os.environ.setdefault("KIVY_HOME", tempfile.mkdtemp(prefix="easel-kivy-"))
    os.environ.pop("DISPLAY", None)
    os.environ.pop("WAYLAND_DISPLAY", None)
    os.environ["SDL_VIDEODRIVER"] = "offscreen"


def make_window(size: tuple[int, int]) -> None:
    """The window, as large as it will ever be: without a display its pixels cannot grow later, only its outline."""
    log = logging.getLogger("kivy")
    log.setLevel(logging.CRITICAL + 1)  # Kivy laments each device that is not there
    from kivy.config import Config

    Config.set("graphics", "multisamples", "0")
    Config.set("graphics", "width", str(size[0]))
    Config.set("graphics", "height", str(size[1]))
    from kivy.base import EventLoop

    EventLoop.ensure_window()
    log.addFilter(lambda record: not record.getMessage().startswith("Cutbuffer"))
    log.setLevel(logging.WARNING)
    leaps()


class Leaps:
    """Kivy's clock sleeps until the next frame.  Where nobody looks it leaps there, unless it was given other hands."""

    def __init__(self) -> None:
        from kivy.clock import Clock

        self._clock, usual, self._ahead = Clock, Clock.time, 0.0

        def time() -> float:
            return float(usual()) + self._ahead

        self._time = Clock.time = time

    def to_the_next_frame(self) -> None:
        clock = self._clock
        if clock.time is self._time and clock._max_fps > 0:
            sleep(MOMENT)
            self.leap(1 / clock._max_fps - (clock.time() - clock._last_tick))

    def leap(self, seconds: float) -> None:
        """Never back: what waits for a moment would wait for ever."""
        self._ahead += max(0.0, seconds)


leaps = cache(Leaps)
"""One in a process, as the clock is."""


def unseen_frame() -> None:
    """All that happens in a frame, but that nobody looks: painting it in software takes longer than all the rest."""
    from kivy.base import EventLoop
    from kivy.clock import Clock
    from kivy.lang import Builder

    leaps().to_the_next_frame()
    Clock.tick()
    EventLoop.dispatch_input()
    Builder.sync()
    Clock.tick_draw()
    Builder.sync()


def sight(x: int = 0, y: int = 0, width: int = 0, height: int = 0) -> bytes:
    """The pixels of that part of the window, or of all of it: of a frame painted for whoever looks now."""
    from kivy.base import EventLoop
    from kivy.core.window import Window
    from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels

    Window.canvas.ask_update()
    EventLoop.idle()
    return bytes(glReadPixels(x, y, width or Window.width, height or Window.height, GL_RGBA, GL_UNSIGNED_BYTE))


SHARED = ("app.look.", "app.ui.lettering")
"""Modules whose work goes on from one app to the next."""


def _forget_what_was_to_come() -> None:
    """A process ends with its app.  Here another app may follow, which would hear what this one had still to do.

    What waits for its turn is held until then, with the whole app round it: Kivy's own widgets, too.
    """
    from kivy.animation import Animation
    from kivy.base import EventLoop
    from kivy.clock import Clock
    from kivy.uix.widget import Widget

    from app.look.texture_cache import pictures
    from app.ui.lettering import write_nothing_more

    pictures.drop_wishes()
    write_nothing_more()
    Animation.cancel_all(None)
    EventLoop.touches.clear()  # a finger may lie there still
    for event in Clock.get_events():
        ours = event.get_callback()
        while isinstance(ours, partial):
            ours = ours.func
        module = getattr(ours, "__module__", None) or ""
        from_app = module.startswith("app.") and not module.startswith(SHARED)
        if from_app or isinstance(getattr(ours, "__self__", None), Widget):
            event.cancel()


class NotInTime(Exception):
    """Something that should have happened has not."""


Found = TypeVar("Found")


class Stage:
    """Runs the app frame by frame, in its own folder, and sees what it shows.

    A frame is painted when somebody looks; where all of them are to be, say ``painted``.
    """

    def __init__(self, folder: Path, size: tuple[int, int], painted: bool = False, **settings: object) -> None:
        """On the device that ``folder`` is, with these settings chosen before; as it is if none are given."""
        self._painted = painted
        make_window(size)
        import app.main
        from engine.library import Library

        if settings:
            library = Library.open(folder)
            library.change(**settings)
            library.close()
        from app.look import sounds
        from app.tablet import voice

        self._fingers: dict[int, UnitTestTouch] = {}
        self._window.size = size
        listener = sounds.Listener()
        self.heard = listener.heard
        """The names of all that would have sounded."""
        sounds.speaker = listener
        reader = voice.Reader()
        self.read = reader.read
        """What would have been read aloud, each with its language."""
        voice.voice = reader
        self.app = app.main.EaselApp(folder)
        self.app._run_prepare()
        self.wait(lambda: tuple(self.app.room.size) == size, "the first frame")
        self.frames(3)

    @property
    def _window(self) -> "WindowBase":
        from kivy.core.window import Window

        return Window

    def frames(self, count: int = 3) -> None:
        from kivy.base import EventLoop

        frame = EventLoop.idle if self._painted else unseen_frame
        for _ in range(count):
            frame()

    def wait(self, condition: Callable[[], Found], what: str = "", patience: float = PATIENCE) -> Found:
        """Frames go by until the condition holds; what it returns."""
        end = perf_counter() + patience
        waited = 0
        while perf_counter() < end:
            self.frames(1)
            if found := condition():
                return found
            waited += 1
            if waited > SOON:
                sleep(10 * MOMENT)
        raise NotInTime(what or condition)

    def turn(self, width: int, height: int) -> None:
        """Gives the window another size, as turning a tablet does."""
        self._window.size = (width, height)
        self.wait(lambda: tuple(self._window.size) == (width, height), "the window turned")
        self.frames(3)

    def down(self, x: float, y: float, finger: int = 0, frames: int = 1) -> None:
        """A finger comes down; what it did is seen after some ``frames``, none where nobody needs to see it."""
        from kivy.tests.common import UnitTestTouch

        touch = self._fingers[finger] = UnitTestTouch(x, y)
        touch.touch_down()
        self.frames(frames)

    def move(self, x: float, y: float, finger: int = 0, frames: int = 1) -> None:
        self._fingers[finger].touch_move(x, y)
        self.frames(frames)

    def up(self, finger: int = 0, frames: int = 2) -> None:
        self._fingers.pop(finger).touch_up()
        self.frames(frames)

    def look(self, path: Path) -> None:
        """Saves what the window shows, once all its pictures are there."""
        from PIL import Image

        from app.look.texture_cache import pictures
        from app.ui import badge

        self.wait(lambda: not pictures.busy and not badge.painted.behind, "the pictures")
        self.frames(2)
        picture = Image.frombytes("RGBA", self._window.size, sight()).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
        picture.convert("RGB").save(path, compress_level=1)  # four times as fast as usual

    def close(self) -> None:
        from kivy.graphics.opengl import glFinish

        self.app.dispatch("on_stop")
        self.app._stop()
        _forget_what_was_to_come()
        self._window.release_all_keyboards()
        for widget in self._window.children[:]:
            self._window.remove_widget(widget)
        glFinish()  # frames that nobody looked at are waiting to be painted, with all that is in them
