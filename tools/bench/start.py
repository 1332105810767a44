"""From the start of the process to the first frame that takes a touch, against an empty KivyMD app; and its parts.

Both show the same window, drawn for real without a screen.  Easel starts on a folder that has been used: three
players, and a match that waits.
"""

import json
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

from engine import requests
from engine.dealer import Dealer
from engine.entries import Opened
from engine.library import Library
from engine.seats import Seat
from engine.table import Table, opening
from tools.bench._figures import Figure, Sheet, alone, beside, in_turns, words
from tools.house import environments, system
from tools.house.environments import ROOT, NotReady

RUNS = 15
"""Starts of each that are measured; each takes most of a second."""

RUNS_OF_IMPORTS = 3
"""Starts that say what each import took: slower by that, and steadier than the whole."""

RIVAL = "an empty KivyMD app"

WINDOW = {
    "KCFG_GRAPHICS_WIDTH": "1280",
    "KCFG_GRAPHICS_HEIGHT": "800",
    "KCFG_GRAPHICS_MULTISAMPLES": "0",
    "KCFG_INPUT_MOUSE": "mouse,disable_multitouch",
}
"""The same for both."""

QUIET = {"KIVY_NO_FILELOG": "1", "KIVY_NO_CONSOLELOG": "1"}

Report = dict[str, Any]


# A tablet that has been used ----------------------------------------------------------------------------------


def use(folder: Path) -> None:
    """Three players, and half a match of the duel between two of them."""
    library = Library.open(folder)
    players = [library.add(name, colour) for colour, name in enumerate(("Оленка", "Taras", "Ada"))]
    seats = [Seat(player.name, player.colour, player=player.id) for player in players[:2]]
    opened = opening("yokai", seats, library.token)
    library.remember_table("yokai", opened.variant, b"{}", seats)
    play_half(library, opened)
    library.close()


def play_half(library: Library, opened: Opened, moves: int = 25) -> None:
    table = Table.open(opened, library.path_for(opened), Dealer(7))
    random = Random(7)
    for _ in range(moves):
        scene = table.scene(table.scene(None).waiting[0])
        move = random.choice(scene.choices.all())
        table.hear(library.token, requests.say(scene.seat or 0, scene.heard + 1, move))
    table.settle()
    table.close()


# Starting -----------------------------------------------------------------------------------------------------


class Starter:
    """Starts one program again and again."""

    def __init__(self, home: Path, module: str, *arguments: str) -> None:
        self._words = ["-m", f"tools.bench.starts.{module}", *arguments]
        self._surroundings = system.offscreen(environments.plain_surroundings()) | WINDOW | QUIET
        self._surroundings["KIVY_HOME"] = str(home)
        # What Python compiled stays, as it is on a tablet: the run that warms up has done it.
        self._surroundings["PYTHONPYCACHEPREFIX"] = str(home / "compiled")
        self._surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
        self.courses: list[dict[str, float]] = []
        self.processor: list[float] = []

    def __call__(self) -> float:
        """Milliseconds to the first frame that takes a touch."""
        start = time.monotonic()
        report, _ = self._start()
        self.courses.append(course(start, report))
        self.processor.append(report["processor"] * 1000)
        return (float(report["over"]) - start) * 1000

    def imports(self) -> dict[str, float]:
        """Milliseconds spent in the modules of each kind, by themselves."""
        _, report = self._start("-X", "importtime")
        return by_kind(import_times(report))

    def _start(self, *options: str) -> tuple[Report, str]:
        command = [sys.executable, *options, *self._words]
        done = subprocess.run(command, cwd=ROOT, env=self._surroundings, capture_output=True, text=True)
        if done.returncode != 0 or not done.stdout.strip():
            raise NotReady(f"{' '.join(self._words)} ended with {done.returncode}:\n{done.stderr.strip()[-2000:]}")
        return json.loads(done.stdout.splitlines()[-1]), done.stderr


# Where the time went ------------------------------------------------------------------------------------------

BEGINNING = {
    "began": "the interpreter",
    "window": "Kivy and its window",
    "kivymd": "KivyMD",
    "ours": "our modules",
}
"""The first parts, as the programs tell when each was over."""

REST = "the look, layout and first frame"


def course(start: float, report: Report) -> dict[str, float]:
    """Milliseconds of each part, which add up to the whole."""
    parts, at = {}, start
    for end, part in BEGINNING.items():
        if end in report["ends"]:
            parts[part] = (report["ends"][end] - at) * 1000
            at = report["ends"][end]
    for part, seconds in report["parts"].items():
        parts[part] = seconds * 1000
    parts[REST] = (report["over"] - start) * 1000 - sum(parts.values())
    return parts


def import_times(report: str) -> Iterable[tuple[str, int]]:
    """Each module and the microseconds of its own, as ``-X importtime`` tells."""
    for line in report.splitlines():
        cells = line.removeprefix("import time:").split("|")
        if line.startswith("import time:") and len(cells) == 3 and cells[0].strip().isdigit():
            yield cells[2].strip(), int(cells[0])


KINDS = {
    "Kivy": ("kivy", "kivy_deps", "filetype"),
    "KivyMD": ("kivymd", "materialyoucolor", "asynckivy", "asyncgui"),
    "ours": ("app", "engine"),
    "the bench": ("tools",),
}


def by_kind(times: Iterable[tuple[str, int]]) -> dict[str, float]:
    """Milliseconds of the modules of each kind; whatever is not named above is Python's own or somebody else's."""
    kind_of = {package: kind for kind, packages in KINDS.items() for package in packages}
    spent: dict[str, float] = defaultdict(float)
    for module, microseconds in times:
        spent[kind_of.get(module.partition(".")[0], "Python and others")] += microseconds / 1000
    return dict(spent)


def parts_beside(name: str, ours: list[dict[str, float]], theirs: list[dict[str, float]]) -> list[Figure]:
    """A figure for each part that we have, beside the rival's where it has that part too."""
    figures = []
    for part in ours[0]:
        values = [each.get(part, 0.0) for each in ours]
        if part in theirs[0]:
            figures.append(beside(f"{name}: {part}", values, "ms", RIVAL, [each.get(part, 0.0) for each in theirs]))
        else:
            figures.append(alone(f"{name}: {part}", values, "ms"))
    return figures


# The benchmark ------------------------------------------------------------------------------------------------


def measure(runs: int, sheet: Sheet) -> None:
    with tempfile.TemporaryDirectory(prefix="easel-start-") as folder:
        used, home = Path(folder) / "used", Path(folder) / "kivy"
        home.mkdir()
        use(used)
        easel, empty = Starter(home, "easel", str(used)), Starter(home, "empty_kivymd")
        ours, theirs = in_turns([easel, empty], runs)
        sheet.add(beside("start to the first frame that takes a touch", ours, "ms", RIVAL, theirs))
        sheet.add(beside("processor time of that start", easel.processor[1:], "ms", RIVAL, empty.processor[1:]))
        sheet.add(*parts_beside("of which", easel.courses[1:], empty.courses[1:]))
        imports = [(easel.imports(), empty.imports()) for _ in range(RUNS_OF_IMPORTS)]
        sheet.add(*parts_beside("imports (-X importtime)", *map(list, zip(*imports))))


def main(arguments: list[str]) -> int:
    parser = words("start", "From the start of the process to the first frame that takes a touch.")
    parser.add_argument("--runs", type=int, default=RUNS, help=f"how many starts of each are measured ({RUNS})")
    chosen = parser.parse_args(arguments)
    sheet = Sheet()
    try:
        measure(max(1, chosen.runs), sheet)
    except NotReady as reason:
        sheet.leave_out("start", reason)
    return sheet.show(chosen.json)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
