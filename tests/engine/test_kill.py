"""A process that is killed in the middle of a match: what it had acknowledged is there, once, and play goes on."""

import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import pytest

from engine.entries import Said
from engine.journal import load
from tests.engine.tables import resumed

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]


class Doomed:
    """A process that plays on at a match, and that dies when this test wants it to."""

    def __init__(self, path: Path, seed: int) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.engine.match_to_kill", str(path), str(seed)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )

    def lines(self, most: int) -> list[str]:
        assert self._process.stdout is not None
        said = (self._process.stdout.readline().strip() for _ in range(most))
        return [line for line in said if line]

    def kill(self) -> list[str]:
        """The end, by SIGKILL; returns what it had still said before."""
        assert self._process.stdout is not None
        self._process.kill()
        rest = self._process.stdout.read().splitlines()
        self._process.stdout.close()
        self._process.wait()
        return rest


def a_moment(random: Random) -> None:
    """Up to a millisecond of other things, so that the kill comes at any instant of the other's work."""
    for _ in range(random.randrange(30_000)):
        pass


def moves_in(path: Path) -> list[Said[Any]]:
    return [entry for entry in load(path).entries if isinstance(entry, Said)]


def acknowledged(lines: list[str]) -> list[tuple[int, int]]:
    assert not [line for line in lines if line.startswith("refused")], lines
    return [(int(line.split()[0]), int(line.split()[1])) for line in lines if line[0].isdigit()]


LIVES = 12
"""How often a process is killed in each of these tests."""


@pytest.mark.parametrize("seed", range(4))
def test_a_match_killed_again_and_again_loses_no_acknowledged_move_and_plays_none_twice(
    tmp_path: Path, seed: int
) -> None:
    random, path = Random(seed), tmp_path / "match"
    known: list[Said[Any]] = []
    for life in range(LIVES):
        doomed = Doomed(path, seed * 1000 + life)
        lines = doomed.lines(random.randint(3, 14))
        a_moment(random)
        lines += doomed.kill()
        said = moves_in(path)
        new = [(entry.seat, entry.number) for entry in said[len(known) :]]
        acks = acknowledged(lines)
        assert said[: len(known)] == known, f"life {life}: the past has changed"
        assert new[: len(acks)] == acks, f"life {life}: an acknowledged move is lost"
        assert len(new) <= len(acks) + 1, f"life {life}: more was played than was in flight"
        known = said
        for seat in (0, 1):
            numbers = [entry.number for entry in known if entry.seat == seat]
            assert numbers == list(range(1, len(numbers) + 1)), f"life {life}: a number is missing, or twice"
        with closing(resumed(path).table) as table:  # before the next process opens it
            ended = table.scene(None).ended
        if ended:
            path, known = tmp_path / f"match after {life}", []


@pytest.fixture(scope="module")
def time_to_open(tmp_path_factory: pytest.TempPathFactory) -> float:
    """Seconds that an undisturbed process needs to open a match."""
    doomed = Doomed(tmp_path_factory.mktemp("undisturbed") / "match", 0)
    doomed.lines(1)
    began = perf_counter()
    doomed.lines(1)
    took = perf_counter() - began
    doomed.kill()
    return took


@pytest.mark.parametrize("tenth", range(13))
def test_a_process_killed_while_it_opens_a_match_leaves_a_whole_one_or_none(
    tmp_path: Path, time_to_open: float, tenth: int
) -> None:
    path = tmp_path / "match"
    doomed = Doomed(path, tenth)
    assert doomed.lines(1) == ["begins"]
    end = perf_counter() + time_to_open * tenth / 10
    while perf_counter() < end:
        pass
    said = doomed.kill()
    if path.exists():
        again = resumed(path)
        assert again.turn or again.table.scene(None).ended, "a slow opening leaves time to play to the end"
        assert len(moves_in(path)) >= len(acknowledged(said))
    else:
        assert "plays" not in said
        doomed = Doomed(path, tenth)
        assert doomed.lines(2) == ["begins", "plays"], "what was left lying about is in the way"
        doomed.kill()
