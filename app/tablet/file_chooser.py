"""Choosing files of the player's: plyer's chooser, and reading what was chosen on a thread of its own.

The Android half is written from its documentation and was not run on a device.
"""

import os
import stat
import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from kivy.clock import Clock
from kivy.utils import platform

from app.look.text import _
from app.tablet.java import JavaObject

if TYPE_CHECKING:
    from plyer.platforms.android.filechooser import AndroidFileChooser

Place = TypeVar("Place")
"""Where a file is: a path, or on Android an address."""

What = TypeVar("What")

Chosen = Callable[[bytes], None]
Failed = Callable[[str], None]


MOST_FILES = 60
"""Photos taken at once; whoever chooses more, by a slip of the finger, is not kept waiting for all of them."""


class NotRead(Exception):
    """The file cannot be read; the reason does not matter to a player."""


class Wanted(NamedTuple):
    """What is looked for: how many bytes of it are read, and what plyer's choosers are asked for."""

    most: int
    desktop: dict[str, object]
    android: dict[str, object]


def text(most: int) -> Wanted:
    return Wanted(most, {}, {})


def pictures(most: int) -> Wanted:
    """As many as one likes."""
    endings = ["Pictures", "*.jpg", "*.jpeg", "*.png", "*.webp"]
    return Wanted(most, {"multiple": True, "filters": [endings]}, {"multiple": True, "filters": ["image"]})


def backup(most: int) -> Wanted:
    return Wanted(most, {"filters": [["Easel", "*.easelbackup"], ["*", "*"]]}, {})


def choose(wanted: Wanted, chosen: Chosen, failed: Failed) -> None:
    if platform == "android":
        _android_chooser().open_file(
            on_selection=lambda found: _read_apart(found, _read_address, wanted, chosen, failed), **wanted.android
        )
    elif platform == "linux":  # its chooser is another program, and plyer waits for it
        threading.Thread(target=_ask_desktop, args=(wanted, chosen, failed), name="chooser", daemon=True).start()
    else:
        _ask_desktop(wanted, chosen, failed)


# A desktop --------------------------------------------------------------------------------------------------------


def _ask_desktop(wanted: Wanted, chosen: Chosen, failed: Failed) -> None:
    try:
        from plyer import filechooser

        found = filechooser.open_file(**wanted.desktop)
    except (ImportError, OSError, NotImplementedError):
        _later(failed, _no_window(wanted))
        return
    _read_all(found or [], read_path, wanted, chosen, failed)


def _no_window(wanted: Wanted) -> str:
    if wanted.desktop:
        return _("Files cannot be chosen here.")
    return _("Files cannot be chosen here. Copy the list as text and paste it.")


def read_path(path: str, most: int) -> bytes:
    """The beginning of a plain file; a folder, a device or a pipe is none, and is not waited for."""
    try:
        place = Path(path)
        if not stat.S_ISREG(place.stat().st_mode):
            raise NotRead(path)
        with place.open("rb") as file:
            return file.read(most + 1)
    except (OSError, ValueError) as error:  # ValueError: a path with a NUL in it
        raise NotRead(path) from error


# Android ----------------------------------------------------------------------------------------------------------


@cache
def _android_chooser() -> "AndroidFileChooser":
    from plyer.platforms.android.filechooser import AndroidFileChooser

    class Chooser(AndroidFileChooser):
        """Keeps the address that was chosen.  plyer looks for a path behind it, which Android 10 and later hide."""

        def _resolve_uri(self, uri: JavaObject) -> JavaObject:
            return uri

    return Chooser()


def _read_apart(
    found: list[Place], read: Callable[[Place, int], bytes], wanted: Wanted, chosen: Chosen, failed: Failed
) -> None:
    """Off the thread on which Android calls: a file from a cloud may take its time."""
    there = [one for one in found or [] if one]
    if there:
        threading.Thread(target=_read_all, args=(there, read, wanted, chosen, failed), daemon=True).start()


def _read_address(uri: JavaObject, most: int) -> bytes:
    import jnius
    from android import mActivity

    try:
        handle = mActivity.getContentResolver().openFileDescriptor(uri, "r")
        with os.fdopen(handle.detachFd(), "rb") as file:
            return file.read(most + 1)
    except (jnius.JavaException, OSError, AttributeError) as error:  # AttributeError: no such file, so no handle
        raise NotRead(str(uri)) from error
    finally:
        jnius.detach()


# Both -------------------------------------------------------------------------------------------------------------


def _read_all(
    found: list[Place], read: Callable[[Place, int], bytes], wanted: Wanted, chosen: Chosen, failed: Failed
) -> None:
    """One after another; ``chosen`` gets each."""
    for one in found[:MOST_FILES]:
        try:
            content = read(one, wanted.most)
        except NotRead:
            _later(failed, _cannot_be_read(wanted))
        else:
            _later(chosen, content)


def _cannot_be_read(wanted: Wanted) -> str:
    if wanted.desktop:
        return _("This file cannot be read. Choose another one.")
    return _("This file cannot be read. Choose a plain text file.")


def _later(tell: Callable[[What], None], what: What) -> None:
    """On Kivy's thread, whichever this is."""
    Clock.schedule_once(lambda dt: tell(what))
