"""Ends an app at its first frame that takes a touch, and tells when that was and where the time went."""

import json
import sys
import time
from collections.abc import Callable
from typing import Any

from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.graphics.opengl import glFinish
from kivy.input.motionevent import MotionEvent
from kivy.uix.widget import Widget

PATIENCE = 300
"""Frames after which an app has failed: it should be the first, or a few more while it lays itself out."""

Target = Callable[[], tuple[Widget, tuple[float, float]] | None]
"""What should notice the finger, and where in the window the finger comes down; nothing while it is not there yet."""


class Finger(MotionEvent):  # type: ignore[misc]  # Kivy has no types
    """A finger that comes down at a place of the window."""

    def __init__(self, place: tuple[float, float]) -> None:
        super().__init__("bench", 1, place, is_touch=True, type_id="touch")
        self.profile = ["pos"]

    def depack(self, args: tuple[float, float]) -> None:
        self.sx, self.sy = (at / whole for at, whole in zip(args, Window.size))
        super().depack(args)


class Course:
    """How long each part of the start took, in seconds."""

    def __init__(self, **ends: float) -> None:
        """``ends``: when each of the first parts was over, in order; "began" is when the process could first say."""
        self.ends = ends
        self.parts: dict[str, float] = {}

    def time(self, owner: Any, name: str, part: str, inside: str | None = None) -> None:
        """From now on that function's time is a part; not also of the part that it is ``inside``."""
        function = getattr(owner, name)

        def timed(*args: Any, **rest: Any) -> Any:
            start = time.perf_counter()
            try:
                return function(*args, **rest)
            finally:
                gone = time.perf_counter() - start
                self._add(part, gone)
                if inside is not None:
                    self._add(inside, -gone)

        setattr(owner, name, timed)

    def _add(self, part: str, seconds: float) -> None:
        self.parts[part] = self.parts.get(part, 0.0) + seconds

    def report(self) -> dict[str, Any]:
        now = time.monotonic()
        return {"ends": self.ends, "parts": self.parts, "over": now, "processor": time.process_time()}


def end_at_first_touch(app: Any, target: Target, course: Course) -> None:
    """After each frame that is shown a finger comes down, until it is noticed."""
    noticed: list[Finger] = []
    frames = 0
    flip = Window.flip

    def flip_and_touch() -> None:
        nonlocal frames
        flip()
        glFinish()  # shown, not merely ordered
        frames += 1
        aim = target()
        if aim is not None:
            widget, place = aim
            widget.fbind("on_touch_down", lambda _, finger: noticed.append(finger))
            EventLoop.post_dispatch_input("begin", Finger(place))
        if noticed:
            print(json.dumps(course.report() | {"frames": frames}), flush=True)
            Window.flip = flip
            app.stop()
        elif frames < PATIENCE:
            Window.canvas.ask_update()
        else:
            sys.exit("No frame took the touch.")

    Window.flip = flip_and_touch
