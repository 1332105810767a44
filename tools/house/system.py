"""What the operating system must bring: OpenGL, a way to make virtual environments, a display, a browser."""

from __future__ import annotations

import ctypes
import glob
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tools.house.environments import NotReady, say


def loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def has_software_renderer() -> bool:
    """Mesa keeps it in dri/, as one library for all cards since version 24."""
    folders = ("/usr/lib*", "/usr/lib/*")
    return any(glob.glob(f"{each}/dri/*_dri.so") or glob.glob(f"{each}/libgallium*") for each in folders)


@dataclass(frozen=True)
class Piece:
    """Something of the operating system's, and the Debian package that brings it."""

    package: str
    is_here: Callable[[], bool]


ENVIRONMENT_MAKER = Piece(
    f"python3.{sys.version_info.minor}-venv", lambda: importlib.util.find_spec("ensurepip") is not None
)
WINDOW = (
    Piece("libgl1", lambda: loads("libGL.so.1")),
    Piece("libegl1", lambda: loads("libEGL.so.1")),
)
OFFSCREEN = (*WINDOW, Piece("libgl1-mesa-dri", has_software_renderer))
BROWSER = (
    Piece("chromium", lambda: shutil.which("chromium") is not None),
    Piece("chromium-driver", lambda: shutil.which("chromedriver") is not None),
)


def missing(pieces: tuple[Piece, ...]) -> list[str]:
    """Debian's names of what is not here. Only Linux needs asking: elsewhere OpenGL and venv come along."""
    if not sys.platform.startswith("linux"):
        return []
    return [piece.package for piece in pieces if not piece.is_here()]


def bring(pieces: tuple[Piece, ...]) -> None:
    """Install what is missing where that is allowed without asking; else say the exact line to type."""
    packages = missing(pieces)
    if not packages:
        return
    if not Path("/etc/debian_version").exists() or shutil.which("apt-get") is None:
        raise NotReady(
            "Easel needs some libraries of your system. Debian calls them " + ", ".join(packages) + ";\n"
            "please install what your system calls them, then start the same command again."
        )
    leave = permission()
    if leave is None:
        raise NotReady("Easel needs some libraries of your system. Please type:\n  " + line_to_type(packages))
    say("Installing system libraries: " + ", ".join(packages) + " …")
    for command in apt_commands(packages):
        apt(leave + command, packages)
    still = missing(pieces)
    if still:
        raise NotReady("apt-get installed them, yet they are still not found: " + ", ".join(still))


def bring_or_go_on(pieces: tuple[Piece, ...], without: str) -> None:
    """The same for what can be done without; ``without`` says how."""
    try:
        bring(pieces)
    except NotReady as reason:
        say(f"{reason}\n{without}")


def apt(command: list[str], packages: list[str]) -> None:
    surroundings = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=surroundings
    )
    if done.returncode != 0:
        end = done.stdout.decode(errors="replace").strip().splitlines()[-5:]
        raise NotReady(
            "The system libraries could not be installed:\n  " + "\n  ".join(end) + "\n"
            "When that is mended, start the same command again, or type:\n  " + line_to_type(packages)
        )


def apt_commands(packages: list[str]) -> list[list[str]]:
    return [["apt-get", "update", "-q"], ["apt-get", "install", "-y", "--no-install-recommends", *packages]]


def line_to_type(packages: list[str]) -> str:
    return " && ".join("sudo " + " ".join(command) for command in apt_commands(packages))


def permission() -> list[str] | None:
    """What to put before a command to be let install: nothing for root, sudo if it asks no password."""
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") is None:
        return None
    asked = subprocess.run(["sudo", "-n", "true"], stdin=subprocess.DEVNULL, capture_output=True)
    return ["sudo", "-n"] if asked.returncode == 0 else None


NO_DISPLAY = (
    "There is no screen here to show Easel on (neither DISPLAY nor WAYLAND_DISPLAY is set).\n"
    "Start it from a desktop session, or watch bots play a match without a screen:\n"
    "  python3 dev.py run --demo"
)


def has_display(platform: str, surroundings: dict[str, str]) -> bool:
    """Whether a window can open: Linux may have no screen, unless SDL was told another way."""
    if not platform.startswith("linux"):
        return True
    return any(surroundings.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))


def offscreen(surroundings: dict[str, str]) -> dict[str, str]:
    """The same surroundings, with Kivy drawing for real into memory and leaving the command line alone."""
    kept = {name: value for name, value in surroundings.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return kept | {"SDL_VIDEODRIVER": "offscreen", "KIVY_NO_ARGS": "1"}


IN_MEMORY = Path("/dev/shm")
"""What Linux keeps in memory alone."""

ROOM_IN_MEMORY = 1 << 30


def scratch_folder(memory: Path = IN_MEMORY) -> Path | None:
    """Where files that are soon thrown away never wait for a disk; None where there is no such folder, or no room."""
    try:
        return memory if os.access(memory, os.W_OK) and shutil.disk_usage(memory).free >= ROOM_IN_MEMORY else None
    except OSError:
        return None
