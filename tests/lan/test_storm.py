"""A whole match while the network is slow and breaks at random moments: it ends, and everybody sees the same end."""

from pathlib import Path

import pytest

from tests.harness.lan.faults import Weather
from tests.harness.lan.killed_match import hosted, over, over_at, visitors, wrongs
from tests.harness.lan.processes import devices
from tests.harness.lan.storm import Storm

pytestmark = pytest.mark.long

MOST = 60
"""Mishaps: more than come while a quick machine plays; on a slow one there is always another before all is mended."""


def test_a_match_is_played_to_its_end_through_a_storm(tmp_path: Path) -> None:
    """The bench has twelve devices, and more of everything."""
    with devices() as start:
        host, opened = hosted(start, tmp_path, guests=3, pace=0.01)
        with Storm(("127.0.0.1", opened["port"]), 3, Weather(latency=0.005, jitter=0.02, slices=700)) as storm:
            guests = visitors(start, tmp_path, opened, storm.ports, pace=0.01)
            for guest in guests:
                guest.until("told")
            storm.rage(every=0.4, longest=0.5, most=MOST)
            over_at(host, guests)
            storm.calm_down()
            over(host, guests)
            assert wrongs(host, guests) == []
        assert storm.happened, "there was a storm"
