"""Virtual environments: made from pinned lists, renewed with them, remade when cut short."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LISTS = ROOT / "requirements"
LOCKS = ROOT / ".tools"

STAMP = "easel-ready.json"  # which Python this environment has, and which lists are installed, by their hash
UNFINISHED = "easel-unfinished"  # stands here from the first touch of a set-up to its end
LOG = "easel-setup.log"

# Settings of the person's own shell that would lead Python or pip elsewhere.
MISLEADING = ("PYTHONHOME", "PYTHONPATH", "PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "VIRTUAL_ENV")


class NotReady(Exception):
    """Easel cannot start yet; the message tells the person what to do about it."""


@dataclass(frozen=True)
class Environment:
    """A virtual environment and the requirement lists (requirements/NAME.txt) that belong in it."""

    folder: Path
    lists: tuple[str, ...]

    @property
    def python(self) -> Path:
        return self.folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


RUNNING = Environment(ROOT / ".venv", ("run",))
DEVELOPING = Environment(ROOT / ".venv", ("run", "develop"))
PAINTING = Environment(ROOT / ".tools" / "painter", ("paint",))
SEEING = Environment(ROOT / ".tools" / "sight", ("sight",))
PACKAGING = Environment(ROOT / ".tools" / "packaging", ("package",))


def say(line: str) -> None:
    """Progress goes to stderr, so that stdout stays what a command was asked for."""
    print(line, file=sys.stderr, flush=True)


def plain_surroundings() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in MISLEADING}


def digest(name: str) -> str:
    return hashlib.sha256((LISTS / f"{name}.txt").read_bytes()).hexdigest()


def pins(name: str) -> list[str]:
    """The requirement lines of a list, without comments."""
    lines = (LISTS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def python_version(python: Path) -> str | None:
    """The version of an environment's Python, or None if it does not start."""
    ask = "import sys; print('%d.%d' % sys.version_info[:2])"
    try:
        answer = subprocess.run([python, "-c", ask], capture_output=True, text=True, env=plain_surroundings())
    except OSError:
        return None
    return answer.stdout.strip() if answer.returncode == 0 else None


def read_stamp(folder: Path) -> dict[str, str]:
    """What the stamp says is installed; nothing when there is no stamp or it cannot be read."""
    try:
        stamp = json.loads((folder / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def is_ready(environment: Environment) -> bool:
    stamp = read_stamp(environment.folder)
    return (
        not (environment.folder / UNFINISHED).exists()
        and all(stamp.get(name) == digest(name) for name in environment.lists)
        and stamp.get("python") == python_version(environment.python)
    )


def ready(environment: Environment) -> Path:
    """The Python of this environment, made or renewed first where needed."""
    if not is_ready(environment):
        with one_set_up_at_a_time(environment.folder):
            if not is_ready(environment):
                set_up(environment)
    return environment.python


@contextlib.contextmanager
def one_set_up_at_a_time(folder: Path) -> Iterator[None]:
    """Two commands started together must not remake one environment under each other."""
    LOCKS.mkdir(exist_ok=True)
    with open(LOCKS / f"{folder.name}.lock", "w") as lock:
        if os.name == "posix":
            import fcntl

            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                say("Another dev.py is setting up; waiting for it …")
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def set_up(environment: Environment) -> None:
    folder = environment.folder
    place = folder.relative_to(ROOT) if folder.is_relative_to(ROOT) else folder
    if must_be_made(environment):
        say(f"Setting up (once): a virtual environment in {place} …")
        make(environment)
    stamp = read_stamp(folder)
    (folder / UNFINISHED).touch()
    for name in environment.lists:
        if stamp.get(name) != digest(name):
            install(environment, name)
            stamp[name] = digest(name)
    stamp["python"] = python_version(environment.python) or "unknown"
    (folder / STAMP).write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")
    (folder / UNFINISHED).unlink()
    say("Set-up is complete.")


def must_be_made(environment: Environment) -> bool:
    """Whether to start from nothing. An environment made by hand that works is adopted instead."""
    if (environment.folder / UNFINISHED).exists():
        return True
    version = python_version(environment.python)
    stamped = read_stamp(environment.folder).get("python", version)
    return version is None or version != stamped or not has_pip(environment)


def has_pip(environment: Environment) -> bool:
    return subprocess.run([environment.python, "-m", "pip", "--version"], capture_output=True).returncode == 0


def make(environment: Environment) -> None:
    if environment.folder.exists():
        shutil.rmtree(environment.folder)
    environment.folder.mkdir(parents=True)
    (environment.folder / UNFINISHED).touch()
    command = [sys.executable, "-m", "venv", str(environment.folder)]
    made = subprocess.run(command, capture_output=True, text=True, env=plain_surroundings())
    if made.returncode != 0:
        raise NotReady(
            "Python could not make a virtual environment:\n"
            + (made.stdout + made.stderr).strip()
            + f"\n(On Debian: apt-get install python3.{sys.version_info.minor}-venv)"
        )


def install(environment: Environment, name: str) -> None:
    """pip, told to install exactly this list, with a line of progress for each package."""
    total = len(pins(name))
    say(f"Fetching the packages of requirements/{name}.txt …")
    command = [str(environment.python), "-m", "pip", "install", "--no-deps", "--no-input", "--retries", "2"]
    command += ["--disable-pip-version-check", "--progress-bar", "off", "-r", str(LISTS / f"{name}.txt")]
    surroundings = plain_surroundings() | {"PYTHONUNBUFFERED": "1"}
    said: list[str] = []
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=surroundings,
        errors="replace",
    ) as pip:
        for line in pip.stdout or ():
            said.append(line)
            report_progress(line, said, total)
    (environment.folder / LOG).write_text("".join(said), encoding="utf-8")
    if pip.returncode != 0:
        raise NotReady(why_pip_failed(said, environment.folder / LOG))


# What pip says when it turns to the next package: from a registry, from a file, or found installed.
NEXT_PACKAGE = re.compile(r"(?:Collecting|Processing|Requirement already satisfied:) (?:\S*/)?(\S+)")


def report_progress(line: str, said: list[str], total: int) -> None:
    package = NEXT_PACKAGE.match(line)
    if package:
        done = sum(1 for each in said if NEXT_PACKAGE.match(each))
        foreign = sum(1 for each in said if each.startswith("Ignoring "))  # for another operating system
        say(f"  [{done:2}/{total - foreign}] {package[1]}")
    elif line.startswith("Installing collected"):
        say("  putting them in their places …")


NO_NETWORK = (
    "NewConnectionError",
    "NameResolutionError",
    "Failed to establish a new connection",
    "Temporary failure in name resolution",
    "Max retries exceeded",
    "ConnectTimeoutError",
    "Network is unreachable",
)


def why_pip_failed(said: list[str], log: Path) -> str:
    everything = "".join(said)
    errors = [line.strip() for line in said if line.startswith("ERROR")] or ["(no error line)"]
    if any(sign in everything for sign in NO_NETWORK):
        reason = "The packages could not be fetched: there seems to be no way to the network from here."
    else:
        reason = "The packages could not be installed."
    return (
        f"{reason}\npip said: {errors[-1]}\n"
        f"All it said is in {log}\nStart the same command again when that is mended; nothing else is needed."
    )
