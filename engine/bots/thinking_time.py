"""How long a bot may think, and how it leaves room for the screen, which shares one Python with it."""

import math
import threading
import time

CEILING = 1.0
"""Seconds after which a bot plays what it has found: longer, and people ask whose turn it is.

Searches are bounded by counting, so that they can be repeated; this is for tablets much slower than foreseen.
"""

SLICE = 0.0005
"""Seconds that a search keeps Python to itself: a small part of the 16 ms that the screen has for a picture."""

REST = 0.0005
"""Seconds that it then sleeps.  Sleeping for less, or for nothing, it would wake before the screen took over."""


class Thinking:
    """One thought.  ``breathe`` often: it sleeps as soon as a slice is used up.

    A thought on the main thread never sleeps: the screen is not beside it, but waits for it anyhow, if there is one.
    """

    def __init__(self, ceiling: float = CEILING) -> None:
        self._until = time.perf_counter() + ceiling
        beside_the_screen = threading.current_thread() is not threading.main_thread()
        self._rest_at = 0.0 if beside_the_screen else math.inf

    def breathe(self) -> None:
        if time.perf_counter() >= self._rest_at:
            time.sleep(REST)
            self._rest_at = time.perf_counter() + SLICE  # it may have slept far longer where others want the processor

    def is_over(self) -> bool:
        return time.perf_counter() >= self._until
