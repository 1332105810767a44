"""The runs of one side of a benchmark that draws: a process of its own, started again and again, which prints JSON."""

import json
import subprocess
import sys
from typing import Any

from tools.house import environments, system
from tools.house.environments import ROOT, NotReady


class Runs:
    """Runs ``python -m tools.bench.MODULE NAME``, whose last line is a JSON object.

    The first run warms up: where one is long, it does no more than what it is ``warmed_by``.
    """

    def __init__(self, module: str, name: str, warmed_by: str = "") -> None:
        self._command = [sys.executable, "-m", f"tools.bench.{module}", name]
        self._warmed_by = [warmed_by] if warmed_by else []
        self._runs: list[dict[str, Any]] = []

    def once(self) -> Any:
        """What a single run tells."""
        self()
        return self._runs[-1]

    def __call__(self) -> float:
        surroundings = system.offscreen(environments.plain_surroundings())
        command = self._command if self._runs else [*self._command, *self._warmed_by]
        done = subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, text=True)
        if done.returncode != 0 or not done.stdout.strip():
            raise NotReady(f"{' '.join(command)} ended with {done.returncode}:\n{done.stderr.strip()[-2000:]}")
        self._runs.append(json.loads(done.stdout.splitlines()[-1]))
        return 0.0

    def each(self, *names: str) -> list[Any]:
        """What each run but the first told under that name, and under the next within it."""
        found: list[Any] = self._runs[1:]
        for name in names:
            found = [run[name] for run in found]
        return found
