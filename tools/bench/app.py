"""The app as it feels: what the frames of an evening cost, how soon it is there, and what memory it keeps.

The rival is an empty KivyMD app of the same run.  Both paint every frame whole, for real, into memory.
"""

import json
import subprocess
import sys
from statistics import quantiles
from typing import Any

from tools.bench import start
from tools.bench._figures import Sheet, alone, beside, in_turns, words
from tools.house import environments, system
from tools.house.environments import ROOT, NotReady

RUNS = 2
"""Of each side, after one that warms up; one of ours lasts a minute."""

STARTS = 7

RIVAL = "an empty KivyMD app"

PARTS = {
    "deal": "a hand is dealt",
    "drag": "a card is dragged",
    "four_draw": "four people draw",
    "reveal": "the reveal runs",
    "album": "500 drawings scroll by",
}

COSTS = {"ms of the main thread": 0, "ms of all cores, graphics included": 1}


class Process:
    """One side in a new process, again and again; each time it tells more."""

    def __init__(self, side: str) -> None:
        self._command = [sys.executable, "-m", "tools.bench._app_frames", side]
        self._told: list[dict[str, Any]] = []

    def __call__(self) -> float:
        surroundings = system.offscreen(environments.plain_surroundings())
        done = subprocess.run(self._command, cwd=ROOT, env=surroundings, capture_output=True, text=True)
        if done.returncode != 0 or not done.stdout.strip():
            raise NotReady(f"{' '.join(self._command)} ended with {done.returncode}:\n{done.stderr.strip()[-2000:]}")
        self._told.append(json.loads(done.stdout.splitlines()[-1]))
        return 0.0

    def each(self, name: str) -> list[Any]:
        """What each run but the first told."""
        return [told[name] for told in self._told[1:]]

    def percentiles(self, name: str, cost: int, percent: int) -> list[float]:
        """Of the frames of each run."""
        return [quantiles([frame[cost] for frame in run], n=100)[percent - 1] for run in self.each(name)]


def frames(easel: Process, empty: Process, sheet: Sheet) -> None:
    for name, what in PARTS.items():
        for unit, cost in COSTS.items():
            for percent in (50, 99):
                ours = easel.percentiles(name, cost, percent)
                sheet.add(
                    beside(
                        f"frame while {what}, p{percent}",
                        ours,
                        unit,
                        RIVAL,
                        empty.percentiles("frames", cost, percent),
                    )
                )


def memory(easel: Process, sheet: Sheet) -> None:
    runs = easel.each("memory")
    sheet.add(alone("memory before an evening of five matches", [run[0] for run in runs], "MB"))
    for number in range(1, len(runs[0])):
        sheet.add(alone(f"… after match {number}", [run[number] for run in runs], "MB"))


def main(arguments: list[str]) -> int:
    parser = words("app", "What the frames of an evening cost, how soon the app is there, what memory it keeps.")
    parser.add_argument("--runs", type=int, default=RUNS, help=f"how often each side is measured ({RUNS})")
    chosen = parser.parse_args(arguments)
    sheet = Sheet()
    easel, empty = Process("easel"), Process("empty")
    try:
        in_turns([easel, empty], max(1, chosen.runs))
        frames(easel, empty, sheet)
        memory(easel, sheet)
        start.measure(STARTS, sheet)
    except NotReady as reason:
        sheet.leave_out("app", reason)
    return sheet.show(chosen.json)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
