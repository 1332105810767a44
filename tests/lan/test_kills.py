"""Apps that are killed in the middle of a match: nothing said is lost, nothing is played twice, play goes on."""

from pathlib import Path
from random import Random

import pytest

from tests.harness.lan.killed_match import back_in_play, begun, kill_at_a_moment, over, wrongs
from tests.harness.lan.processes import devices

pytestmark = pytest.mark.long

KILLS = 3
"""Of the host in one match; the bench kills a hundred times."""


def test_a_host_that_is_killed_again_and_again_is_found_again_by_all_its_devices(tmp_path: Path) -> None:
    random = Random(1)
    with devices() as start:
        host, guests = begun(start, tmp_path, guests=3, pace=0.05)
        for _ in range(KILLS):
            if host.said("over"):
                break
            kill_at_a_moment(host, random)
            back_in_play(host, guests)
        over(host, guests)
        assert wrongs(host, guests) == []
        assert len(host.said("open")) > 1, "it was killed in the middle of the match"


def test_guests_that_are_killed_come_back_to_their_seats_without_the_code(tmp_path: Path) -> None:
    random = Random(2)
    with devices() as start:
        host, guests = begun(start, tmp_path, guests=3, pace=0.05)
        for guest in guests:
            kill_at_a_moment(guest, random)
            guest.until("told", guest.again())
        over(host, guests)
        assert wrongs(host, guests) == []
