"""The README's two commands, each on a clone that nobody has touched. Slow: it fetches all packages.

python3 dev.py test -m slow -n 0 -s tests/house/test_fresh_clone.py
"""

import os
import subprocess
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
OURS = ("SDL_VIDEODRIVER", "KIVY_HOME", "KIVY_NO_ARGS", "KIVY_NO_FILELOG", "KIVY_NO_CONSOLELOG")

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1200)]


@pytest.fixture
def clone(tmp_path):
    folder = tmp_path / "our games" / "easel"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder)], check=True)
    return folder


def type_in(clone, *words):
    """As on a build machine: no terminal, no screen, from another folder, and none of this test run's settings."""
    surroundings = {name: value for name, value in os.environ.items() if name not in OURS}
    begun = time.monotonic()
    done = subprocess.run(
        ["python3", str(clone / "dev.py"), *words],
        cwd=clone.parent,
        env=surroundings | {"CI": "true"},
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
    )
    print(f"\ndev.py {' '.join(words)}: exit {done.returncode} after {time.monotonic() - begun:.0f} s")
    print("\n".join(done.stdout.splitlines()[-5:]))
    return done


def test_run_sets_itself_up_and_plays(clone):
    played = type_in(clone, "run", "--demo")
    assert played.returncode == 0, played.stdout + played.stderr
    assert "Set-up is complete." in played.stderr


def test_test_sets_itself_up_and_passes(clone):
    tested = type_in(clone, "test")
    assert tested.returncode == 0, tested.stdout + tested.stderr
    assert " passed" in tested.stdout.splitlines()[-1]
