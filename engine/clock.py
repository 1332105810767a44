"""The table's time in milliseconds: goes on from where the match was left, stands still while it is paused."""

import time
from collections.abc import Callable


def monotonic_ms() -> int:
    """Never jumps, and on tablets stands still while the device sleeps."""
    return time.monotonic_ns() // 1_000_000


class Clock:
    def __init__(self, source: Callable[[], int] = monotonic_ms, at: int = 0, running: bool = True) -> None:
        self._source = source
        self._at = at
        self._since = source() if running else None

    def now(self) -> int:
        if self._since is None:
            return self._at
        return self._at + self._source() - self._since

    def stop(self) -> None:
        self._at, self._since = self.now(), None

    def go(self) -> None:
        if self._since is None:
            self._since = self._source()
