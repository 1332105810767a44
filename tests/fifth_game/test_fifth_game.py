"""A whole game laid into a copy of the tree is found and played there, and no other file is changed for it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.harness.web.browser import may_go_without, why_not

ROOT = Path(__file__).parents[2]
LAID = Path(__file__).parent / "laid"
PATIENCE = 300


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What git would give to somebody else, and the game laid into it."""
    there = tmp_path_factory.mktemp("with a fifth game") / "easel"
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (there / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, there / name)
    for path in sorted(LAID.rglob("*")):
        if path.is_file() and path.suffix != ".pyc":
            target = there / path.relative_to(LAID)
            assert not target.exists(), f"{target.relative_to(there)} is no file of the game alone"
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)
    return there


def surroundings() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": "", "SDL_AUDIODRIVER": "dummy"}


@pytest.mark.draws
def test_it_is_watched_found_set_up_played_paused_killed_resumed_explained_won_and_hosted(
    copy: Path, tmp_path: Path
) -> None:
    words = [sys.executable, "-m", "tests.fifth_game.evening", str(tmp_path / "device")]
    with subprocess.Popen(
        [*words, "first"], cwd=copy, env=surroundings(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as evening:
        assert evening.stdout is not None
        said = [evening.stdout.readline().strip() for _ in range(4)]
        evening.kill()
    assert said[:3] == ["watched", "found", "dealt at the first tap"] and said[3].startswith("left with ")
    left = said[3].removeprefix("left with ")
    done = subprocess.run(
        [*words, "second"], cwd=copy, env=surroundings(), capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.split("\n")[:-1] == [
        f"resumed with {left}",
        "won",
        "set up",
        "paused",
        "played by two",
        "explained",
        "translated",
        "hosted",
    ]


@pytest.mark.draws
def test_it_is_played_from_two_browsers_and_shown_on_a_big_screen(copy: Path, tmp_path: Path) -> None:
    if (why := why_not()) is not None:
        (pytest.skip if may_go_without() else pytest.fail)(why)
    words = [sys.executable, "-m", "tests.fifth_game.in_browsers", str(tmp_path)]
    done = subprocess.run(words, cwd=copy, env=surroundings(), capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.split("\n")[:-1] == ["sat down", "shown", "won"]


def test_its_own_tests_and_those_that_find_games_by_themselves_pass(copy: Path) -> None:
    tests = ["tests/games/test_pebbles.py", "tests/games/test_conformance.py", "tests/playthroughs"]
    words = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-k", "pebbles", *tests]
    done = subprocess.run(words, cwd=copy, env=surroundings(), capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stdout[-3000:]


OF_A_GAME = (
    "Any in the app",
    "import rules",
    "import cycles",
    "rules have tests",
    "games known by name",
    "translations",
    "pages",
)
"""What a game could break; the rest of the checks reads these files where they lie already."""


@pytest.mark.long
@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_dev_py_check_finds_nothing(copy: Path, whole: bool) -> None:
    """With lint and types it takes a minute: the usual run leaves those out."""
    subprocess.run(["git", "init", "-q"], cwd=copy, check=True)
    subprocess.run(["git", "add", "-A"], cwd=copy, check=True)
    left_out = "" if whole else f"[CHECKS.pop(name) for name in set(CHECKS) - set({OF_A_GAME!r})];"
    program = f"import sys; from tools.house.checks.__main__ import CHECKS, main; {left_out} sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=copy, env=surroundings(), capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 0 and done.stdout.count("ok ") >= len(OF_A_GAME), done.stdout
