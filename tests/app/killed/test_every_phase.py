"""The real app, killed in every phase of every variant: "Play on" brings back exactly that phase."""

import json
import subprocess
import sys
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


class Lives:
    """One match on one device, and the processes that play at it one after another."""

    def __init__(self, folder: Path, *match: Any) -> None:
        self._words = [sys.executable, "-m", "tests.app.killed.evening", str(folder), *map(str, match)]
        self.lived = 0
        self._errors = folder.parent / "errors.txt"

    def live(self, seen: set[str]) -> tuple[dict[str, Any], dict[str, Any]]:
        """Where the match stood at the beginning and at the end, which is SIGKILL."""
        self.lived += 1
        words = [*self._words, str(self.lived), *sorted(seen)]  # the seed: no match is like the one before
        with self._errors.open("w") as errors:
            process = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, stderr=errors)
        try:
            return self._said(process), self._said(process)
        finally:
            process.kill()
            process.wait()

    def _said(self, process: "subprocess.Popen[bytes]") -> dict[str, Any]:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line, self._errors.read_text()[-3000:]
        said: dict[str, Any] = json.loads(line)
        return said


@pytest.mark.parametrize("name", EVENINGS)
def test_killed_in_each_phase_the_app_goes_on_exactly_there(tmp_path: Path, name: str) -> None:
    game, variant, people, options, phases = EVENINGS[name]
    lives = Lives(tmp_path / "device", game, variant, people, options)
    seen: set[str] = set()
    _, left = lives.live(seen)
    while not phases <= seen:
        seen.add(left["phase"])
        found, at_end = lives.live(seen)
        if left["phase"] == OVER:
            assert lives.lived < 40, f"these phases never come: {phases - seen}"
            left = at_end
            continue
        assert found["phase"] == left["phase"]
        assert found["seats"] == left["seats"]
        assert found["shown"] == found["phase"], "the board shows the phase that the match is in"
        assert not found["secret"], "nothing secret lies open when the app comes back"
        left = at_end
    assert phases <= seen
