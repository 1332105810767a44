"""Starting on a desktop, before Kivy: where this person's things are kept, a quiet terminal, and a log.

On Android the system has done all that.
"""

import errno
import logging
import os
import sys
import threading
from logging.handlers import RotatingFileHandler
from pathlib import Path

from app.look import text
from app.look.text import _

CANNOT_BEGIN = 2
FAILED = 1
INTERRUPTED = 130

LOG = "easel.log"
LONGEST_LOG = 300_000


def start() -> int:
    """The whole app, from the first import to the closed window; what the process ends with."""
    if "ANDROID_ARGUMENT" in os.environ:
        return play(None)
    text.speak(text.likely(text.of_the_desktop()))
    folder = usual_folder()
    try:
        make(folder)
        keep_log(folder / LOG)
    except OSError as error:
        say(_("Easel keeps players and matches in {folder}, and cannot write there:", folder=folder))
        say(f"  {why(error)}")
        say(_("Let {name} name a folder of yours, and start Easel again.", name=who_names_it()))
        return CANNOT_BEGIN
    ask_for_a_real_window()
    os.environ.setdefault("KIVY_HOME", str(folder / "kivy"))
    try:
        return play(folder)
    except KeyboardInterrupt:
        return INTERRUPTED
    except (Exception, SystemExit) as error:
        if isinstance(error, SystemExit) and not error.code:
            return 0
        logging.critical("Easel has stopped", exc_info=error)
        say(_("No window can be opened here.") if no_window() else _("Easel has stopped because something went wrong."))
        say(_("What happened is written in {file}", file=folder / LOG))
        return FAILED


def play(folder: Path | None) -> int:
    from app.main import main

    main(folder)
    return 0


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def why(error: OSError) -> str:
    """What is wrong with the place, in the player's language; the system's own words for what is rare."""
    if isinstance(error, FileNotFoundError):
        return _("There is no folder {place}.", place=error.filename)
    if isinstance(error, NotADirectoryError):
        return _("{place} is not a folder.", place=error.filename)
    if isinstance(error, PermissionError):
        return _("Your account may not write to {place}.", place=error.filename)
    return f"{error.strerror}: {error.filename}"


def who_names_it() -> str:
    """The setting of the system that leads to the usual folder."""
    if sys.platform == "win32":
        return "APPDATA"
    return "XDG_CONFIG_HOME" if sys.platform != "darwin" and os.environ.get("XDG_CONFIG_HOME") else "HOME"


def usual_folder() -> Path:
    """Where this system wants an app to keep what it has to remember."""
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or "~/AppData/Roaming").expanduser() / "easel"
    if sys.platform == "darwin":
        return Path("~/Library/Application Support/easel").expanduser()
    return Path(os.environ.get("XDG_CONFIG_HOME") or os.path.expanduser("~/.config")) / "easel"


def make(folder: Path) -> None:
    """The folder and those around it, but never a home: who has none would not find the matches again."""
    for place in (folder, *folder.parents):
        if place.exists() and not place.is_dir():
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(place))
    home = Path(os.path.expanduser("~"))
    if folder.is_relative_to(home) and not home.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(home))
    folder.mkdir(parents=True, exist_ok=True)


def keep_log(file: Path) -> None:
    """All that is logged goes into the file, nothing to the terminal; so does what goes wrong in threads."""
    log = RotatingFileHandler(file, maxBytes=LONGEST_LOG, backupCount=1, encoding="utf-8")
    log.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    log.addFilter(says_something)
    logging.basicConfig(handlers=[log], level=logging.INFO, force=True)
    logging.captureWarnings(True)
    threading.excepthook = log_fault
    os.environ.setdefault("KIVY_NO_CONSOLELOG", "1")
    os.environ.setdefault("KIVY_NO_FILELOG", "1")
    os.environ.setdefault("KIVY_LOG_MODE", "PYTHON")  # else Kivy takes over stderr, and tracebacks with it


def says_something(record: logging.LogRecord) -> bool:
    """Kivy laments libmtdev, which is not asked for: touches come with the window."""
    return "MTDev" not in record.getMessage()


def log_fault(fault: threading.ExceptHookArgs) -> None:
    name = fault.thread.name if fault.thread else "?"
    logging.critical("thread %s has stopped", name, exc_info=fault.exc_value)


def ask_for_a_real_window() -> None:
    """Where the screen that is named does not answer, SDL would draw into memory, and nobody would see it."""
    if sys.platform.startswith("linux") and (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("SDL_VIDEODRIVER", "x11,wayland")
    os.environ.setdefault("KIVY_WINDOW", "sdl2")  # its next best ends the process when it finds no screen


def no_window() -> bool:
    window = sys.modules.get("kivy.core.window")
    return window is not None and getattr(window, "Window", None) is None
