#!/usr/bin/env python3
"""The one door for people who work on Easel: `python3 dev.py --help`.

Standard library only, and only syntax that any Python 3 reads: an old Python must get far enough to say so.
What the commands do is in tools/house/.
"""

import os
import shutil
import subprocess
import sys

OLDEST = (3, 11)
NEWEST = (3, 13)  # Kivy 2.3.1 is built for no later one
HERE = os.path.dirname(os.path.abspath(__file__))


def suits(version: "tuple[int, ...]") -> bool:
    """Whether Easel runs on a Python of this version, e.g. (3, 11, 2)."""
    return OLDEST <= version[:2] <= NEWEST


def complaint(version: "tuple[int, ...]") -> str:
    """What to say to somebody whose Python does not suit."""
    return (
        "Easel needs Python %d.%d to %d.%d, and this is Python %d.%d.\n"
        "Install one of those (on Debian 12 or later: apt-get install python3) and start dev.py with it,\n"
        "for example: python3.%d dev.py --help" % (OLDEST + NEWEST + version[:2] + (OLDEST[1],))
    )


def suitable_python() -> "str | None":
    """A Python on the path that suits, or None."""
    for minor in range(NEWEST[1], OLDEST[1] - 1, -1):
        found = shutil.which("python3.%d" % minor)
        if found and starts_as(found, (3, minor)):
            return found
    return None


def starts_as(python: str, version: "tuple[int, int]") -> bool:
    """Whether this program is what its name says (a version manager's stand-in often is not)."""
    ask = "import sys; sys.exit(sys.version_info[:2] != (%d, %d))" % version
    try:
        return subprocess.call([python, "-c", ask], stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def main(arguments: "list[str]") -> int:
    if not suits(sys.version_info[:2]):
        other = suitable_python()
        if other is None:
            sys.stderr.write(complaint(sys.version_info[:2]) + "\n")
            return 2
        return subprocess.call([other, os.path.join(HERE, "dev.py")] + arguments)

    sys.path.insert(0, HERE)
    from tools.house.doors import open_door

    return open_door(arguments)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
