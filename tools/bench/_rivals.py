"""The programs that Easel is measured against: brought in their pinned versions, started, and told to play.

Each lives in a folder of its own under .tools/rivals and answers a line with a line (tools/bench/rivals).
"""

import hashlib
import json
import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, cast

from tools.house import environments
from tools.house.environments import ROOT, Environment, NotReady, say

PLACE = ROOT / ".tools" / "rivals"
PROGRAMS = Path(__file__).parent / "rivals"

OPEN_SPIEL = Environment(PLACE / "open_spiel", ("rivals",))

WARM_UP = 2.0
"""Seconds a rival in JavaScript plays before anything is measured: V8 is still compiling for most of them."""

NO_NPM = "It needs Node.js and npm, which are not here (on Debian: apt-get install npm)."
NO_NETWORK = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH")


class Rival:
    """A program that is told, a line each, what to play for how long, and says how many moves that made."""

    def __init__(self, command: Sequence[str | Path], surroundings: dict[str, str]) -> None:
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=surroundings
        )
        self._said = cast(IO[str], self._process.stdout)
        self._asked = cast(IO[str], self._process.stdin)

    def moves_a_second(self, what: Any) -> float:
        """Lets it play now, while nobody else does."""
        self._asked.write(json.dumps(what) + "\n")
        self._asked.flush()
        played = self.hear()
        return float(played["moves"] / played["seconds"])

    def hear(self) -> Any:
        """Its next line."""
        line = self._said.readline()
        if not line:
            raise NotReady(f"The rival stopped (exit {self._process.wait()}).")
        return json.loads(line)

    def stop(self) -> None:
        self._process.kill()
        self._process.communicate()


@contextmanager
def boardgame_io() -> Iterator[Rival]:
    """boardgame.io's reducer at its fastest.  Tell it seconds.  NotReady if it cannot be had."""
    program = PROGRAMS / "boardgame_io"
    modules = _node_modules(program, PLACE / "boardgame_io")
    surroundings = environments.plain_surroundings() | {"NODE_PATH": str(modules), "NODE_ENV": "production"}
    rival = Rival(["node", program / "playouts.js"], surroundings)
    try:
        rival.moves_a_second(WARM_UP)
        yield rival
    finally:
        rival.stop()


@contextmanager
def open_spiel() -> Iterator[tuple[Rival, list[str]]]:
    """OpenSpiel, and the names of its Python games.  Tell it [name, seconds].  NotReady if it cannot be had."""
    python = environments.ready(OPEN_SPIEL)
    rival = Rival([python, PROGRAMS / "open_spiel_playouts.py"], environments.plain_surroundings())
    try:
        yield rival, rival.hear()
    finally:
        rival.stop()


def _node_modules(program: Path, folder: Path) -> Path:
    """What that program's package-lock.json names, fetched by npm if it is not there yet."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise NotReady(NO_NPM)
    wanted = hashlib.sha256((program / "package-lock.json").read_bytes()).hexdigest()
    stamp = folder / environments.STAMP
    with environments.one_set_up_at_a_time(folder):
        if not stamp.exists() or json.loads(stamp.read_text(encoding="utf-8")) != wanted:
            say(f"Setting up (once): {program.name} in {folder.relative_to(ROOT)} …")
            folder.mkdir(parents=True, exist_ok=True)
            stamp.unlink(missing_ok=True)
            for page in ("package.json", "package-lock.json"):
                shutil.copyfile(program / page, folder / page)
            _npm(folder)
            stamp.write_text(json.dumps(wanted), encoding="utf-8")
    return folder / "node_modules"


def _npm(folder: Path) -> None:
    """Exactly what the lock file names; nothing that came with it is run."""
    command = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    done = subprocess.run(
        command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, env=os.environ.copy()
    )
    if done.returncode == 0:
        return
    said = [line for line in done.stderr.splitlines() if line.strip()] or ["(nothing)"]
    if any(sign in done.stderr for sign in NO_NETWORK):
        raise NotReady("It could not be fetched: there seems to be no way to the network from here.")
    raise NotReady("npm could not fetch it:\n  " + "\n  ".join(said[-5:]))
