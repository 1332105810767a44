"""Garbage is collected when nobody waits, where Python's own collector would let it pile up.

Python 3.14.0 to 3.14.4, one of which a tablet runs, collect a little at a time, and memory grows to several times what
is needed before they come round (3.14.5 went back to whole generations).
"""

import gc
import sys

SLOW_TO_COLLECT = (3, 14) <= sys.version_info < (3, 14, 5)


def set_aside() -> None:
    """What the start has made stays for good: no collection looks through it again."""
    if SLOW_TO_COLLECT:
        gc.collect()
        gc.freeze()


def collect() -> None:
    """At a curtain, and between matches: some tens of milliseconds in which nothing moves."""
    if SLOW_TO_COLLECT:
        gc.collect()
