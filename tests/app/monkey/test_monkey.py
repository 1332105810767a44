"""Whatever fingers do, the app stands, keeps its secrets, lets go of them, keeps the match, and leads home."""

from pathlib import Path

import pytest

from tests.app.monkey.evening import BEGINS, one

pytestmark = pytest.mark.draws

DEEDS = 4
"""Few, from every page and board: ``python -m tests.app.monkey.evening`` plays longer evenings, and many of them."""


@pytest.mark.parametrize("begins", BEGINS)
def test_fingers_that_know_nothing_break_nothing(tmp_path: Path, begins: str) -> None:
    assert one(tmp_path / "device", begins, 1, DEEDS).touches > 0
