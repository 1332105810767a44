"""Garbage is collected when nobody waits, and what a match has taken goes back to the system.

Python 3.14.0 to 3.14.4, one of which a tablet runs, collect a little at a time, and memory grows to several times what
is needed before they come round (3.14.5 went back to whole generations).
"""

import ctypes
import gc
import sys

SLOW_TO_COLLECT = (3, 14) <= sys.version_info < (3, 14, 5)


RARELY, IN_A_MATCH = 100, 10
"""Collections of what is young before Python looks through what is old, by itself.

That takes 20 to 60 ms here, and would fall into any frame: so it does not while a board is built.  In a match ten, as
it comes, since what a board has laid aside holds textures: with a hundred Pictomania took 85 MB more at its peak.
"""


def set_aside() -> None:
    """What the start has made stays for good: collections hardly look through it again."""
    if SLOW_TO_COLLECT:
        gc.collect()
        gc.freeze()
    else:
        _look_through_after(RARELY)


def match_goes_on() -> None:
    """Somebody has moved, so the board is there: from now on what it lays aside is not left to pile up."""
    if not SLOW_TO_COLLECT:
        _look_through_after(IN_A_MATCH)


def _look_through_after(collections: int) -> None:
    gc.set_threshold(*gc.get_threshold()[:2], collections)


LAID_ASIDE, PILED_UP = 4, 10
"""Collections of what is young after which what is old is worth a look: at rest, and where a board is laid anew.

In one of them some seven thousand objects are new.
"""


def tidy(moving: bool = False) -> None:
    """No finger is on the screen: some tens of milliseconds, which nobody misses where nothing moves.

    By itself Python would wait until a quarter of all is new: hundreds of textures that hang in rings of widgets.
    """
    worth = not moving if SLOW_TO_COLLECT else gc.get_count()[2] >= (PILED_UP if moving else LAID_ASIDE)
    if worth:
        gc.collect()
        _trim()


LARGE, SO_LARGE = -3, 68 * 1024
"""What the C library of Linux calls large: a picture of 132 x 132 pixels.

Just above 64 KB, in which the software that stands in for a graphics chip asks for what it needs in a frame: to map
those anew each time cost 1.5 ms of every frame.
"""


def let_go_early() -> None:
    """What is large goes back to the system when nobody needs it, as on Android; Linux would raise the bar each time.

    With software graphics all textures are the process's, and what lies between them is never free as a whole.
    """
    library = _c_library()
    if library is not None and hasattr(library, "malloc_trim"):
        library.mallopt(LARGE, SO_LARGE)


PURGE = -101
"""How Android's C library is asked to let go of what is free."""


def give_back() -> None:
    """A match was left: its board is a ring full of textures, of whose weight Python's collector knows nothing."""
    gc.collect()
    if not SLOW_TO_COLLECT:
        _look_through_after(RARELY)
    _trim()


def _trim() -> None:
    """What is free the C library would keep for what may come, in pieces between what is not."""
    library = _c_library()
    if library is None:
        return
    if hasattr(library, "malloc_trim"):
        library.malloc_trim(0)
    elif hasattr(sys, "getandroidapilevel"):
        library.mallopt(PURGE, 0)


def _c_library() -> ctypes.CDLL | None:
    """Where its ways are known: that of Linux has a ``malloc_trim``."""
    return None if sys.platform == "win32" else ctypes.CDLL(None)
