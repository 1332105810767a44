"""Devices on a real network of hosts: one process a device, a bridge between them, the real broadcast."""

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic

import pytest

from tests.harness.lan import namespaces
from tests.harness.lan.device import Hosting, Visiting
from tests.harness.lan.killed_match import over, wrongs
from tests.harness.lan.processes import devices

ROOT = Path(__file__).parents[3]

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
    code = "from tests.harness.lan.namespaces import network\nwith network(2): print(flush=True); input()"
    with subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as run:
        assert run.stdout is not None
        run.stdout.readline()
        assert f"ez{run.pid}-" in there()
        run.kill()
    namespaces.sweep()
    assert f"ez{run.pid}-" not in there()


@pytest.mark.long
def test_tables_are_found_by_broadcast_and_again_when_cables_and_addresses_change(tmp_path: Path) -> None:
    with namespaces.network(3) as (home, second, third), devices() as start:
        settings = Hosting("dixit", "classic", ("host", "", ""), pace=0.08, announces=True)
        host = start(tmp_path / "host", settings, home.inside)
        opened = host.until("open")
        guests = []
        for seat, room in ((1, second), (2, third)):
            visiting = Visiting(f"Guest {seat}", opened["code"], opened["table"], (seat,), pace=0.08)
            guests.append(start(tmp_path / visiting.name, visiting, room.inside))
        for guest in guests:
            guest.until("told")

        second.unplug()
        third.move_to("10.77.0.77")
        lost = [guest.until("seeking", after=guest.until("in")["at"])["at"] for guest in guests]
        second.plug_in()
        for guest, since in zip(guests, lost):
            guest.until("told", after=guest.until("in", after=since)["at"])

        home.move_to("10.77.0.99")
        moved = monotonic()
        for guest in guests:
            guest.until("told", after=guest.until("in", after=moved)["at"])
        assert not host.said("over"), "all this happened in the middle of the match"
        over(host, guests)
        assert wrongs(host, guests) == []


def there() -> str:
    return namespaces.ip("netns", "list") + namespaces.ip("-o", "link")
