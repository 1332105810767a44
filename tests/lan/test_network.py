"""Devices on a real network of hosts: one process a device, a bridge between them, the real broadcast."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.lan import namespaces

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(
    namespaces.why_not() is not None, reason=f"No network namespaces: {namespaces.why_not()}"
)


def test_rooms_reach_each_other_and_nothing_is_left_of_them() -> None:
    with namespaces.network(3) as rooms:
        heard = subprocess.run(
            rooms[0].inside(["cat", "/proc/net/dev"]), capture_output=True, text=True, check=True
        ).stdout
        assert "eth0" in heard
        marks = [room.name for room in rooms]
        assert all(name in namespaces.ip("netns", "list") for name in marks)
    assert not [name for name in marks if name in there()]
    assert f"ez{os.getpid()}-" not in there()


def test_what_a_killed_run_left_behind_is_removed_by_the_next() -> None:
    code = "from tests.lan.namespaces import network\nwith network(2): print(flush=True); input()"
    with subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as run:
        assert run.stdout is not None
        run.stdout.readline()
        assert f"ez{run.pid}-" in there()
        run.kill()
    namespaces.sweep()
    assert f"ez{run.pid}-" not in there()


def there() -> str:
    return namespaces.ip("netns", "list") + namespaces.ip("-o", "link")
