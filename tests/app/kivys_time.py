"""Kivy's time in the hands of a test: it stands still until somebody lets it pass."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class KivysTime:
    """From now on until it is given back; holds and movements take as many frames on any machine."""

    def __init__(self) -> None:
        from kivy.clock import Clock

        self._clock, self._usual = Clock, (Clock.time, Clock._max_fps)
        self._now = Clock.time()
        Clock.time, Clock._max_fps = lambda: self._now, 0

    def go_on(self, seconds: float) -> None:
        self._now += seconds

    def give_back(self) -> None:
        """Time goes on from here."""
        from app.stage import leaps

        self._clock.time, self._clock._max_fps = self._usual
        leaps().leap(self._now - self._clock.time())


@contextmanager
def even_frames(stage: Any, seconds: float = 1 / 30) -> Iterator[None]:
    """What moves needs as many frames for it as on any machine, however long this one takes over each of them."""
    time, usual = KivysTime(), stage.frames

    def frames(count: int = 3) -> None:
        for _ in range(count):
            time.go_on(seconds)
            usual(1)

    stage.frames = frames
    try:
        yield
    finally:
        stage.frames = usual
        time.give_back()
