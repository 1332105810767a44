"""The real app, killed in every phase of every variant: "Play on" brings back exactly that phase."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.draws

OVER = "over"
"""Then another match is begun, for what is still to be seen."""

ROOT = Path(__file__).parents[3]

EVENINGS = {
    "yokai": ("yokai", "duel", 2, "{}", {"sketch 1, turn", "sketch 2, turn"}),
    "pictomania passed": (
        "pictomania",
        "passed",
        3,
        "{}",
        {"words", "drawing", "guessing", "reveal", "favourite"},
    ),
    "pictomania live": ("pictomania", "live", 3, "{}", {"words", "playing", "reveal", "favourite"}),
    "dixit classic": ("dixit", "classic", 3, "{}", {"idea", "telling", "giving", "voting", "reveal"}),
    "dixit party": ("dixit", "party", 6, "{}", {"telling", "giving", "voting", "reveal"}),
    "dixit team": ("dixit", "team", 6, "{}", {"telling", "giving", "voting", "reveal"}),
    "pictoric open": ("pictoric", "open", 3, "{}", {"telling", "voting", "reveal"}),
    "pictoric closed": ("pictoric", "closed", 3, "{}", {"telling", "giving", "voting", "reveal"}),
    "pictoric forfeits": (
        "pictoric",
        "open",
        3,
        '{"forfeits": true}',
        {"picking", "theme", "telling", "voting", "reveal"},
    ),
}
"""Game, variant, people, options, and the phases that it must be killed in."""


class Loaded:
    """A process that has all of the app loaded, and splits for every life."""

    def __init__(self, folder: Path) -> None:
        self.errors = folder / "errors.txt"
        with self.errors.open("w") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.app.killed.evening"],
                cwd=ROOT,
                env={**os.environ, "MESA_SHADER_CACHE_DISABLE": "true"},  # its thread would be waited for after a split
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )

    @contextmanager
    def life(self, folder: Path, *match: Any) -> Iterator[Callable[[], dict[str, Any]]]:
        """Says where its match stands when it has begun, and when a new phase has come; it ends with SIGKILL."""
        assert self._process.stdin is not None
        print(json.dumps([str(folder), str(self.errors), *match]), file=self._process.stdin, flush=True)
        process = self._said("process")["process"]
        try:
            yield lambda: self._said("phase")
        finally:
            os.kill(process, signal.SIGKILL)
            while not self._line().endswith(f'{{"dead": {process}}}\n'):
                pass  # what it was about to say

    def _said(self, what: str) -> dict[str, Any]:
        said: dict[str, Any] = json.loads(self._line())
        assert what in said, self.errors.read_text()[-3000:]
        return said

    def _line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, self.errors.read_text()[-3000:]
        return line

    def end(self) -> None:
        with self._process:
            self._process.kill()


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Loaded]:
    process = Loaded(tmp_path_factory.mktemp("lives"))
    yield process
    process.end()


@pytest.mark.parametrize("name", EVENINGS)
def test_killed_in_each_phase_the_app_goes_on_exactly_there(loaded: Loaded, tmp_path: Path, name: str) -> None:
    game, variant, people, options, phases = EVENINGS[name]
    seen: set[str] = set()
    left: dict[str, Any] = {"phase": OVER}
    for seed in range(1, 40):  # no match is like the one before
        with loaded.life(tmp_path / "device", game, variant, people, options, seed, *sorted(seen)) as stands:
            found = stands()
            if left["phase"] != OVER:
                assert found["phase"] == left["phase"]
                assert found["seats"] == left["seats"]
                assert found["shown"] == found["phase"], "the board shows the phase that the match is in"
                assert not found["secret"], "nothing secret lies open when the app comes back"
            if phases <= seen:
                return
            left = stands()
            seen.add(left["phase"])
    raise AssertionError(f"these phases never come: {phases - seen}")
