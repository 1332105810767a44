"""Boards are tested as they are after a first match: hints have tests of their own, and lie over pixels here."""

import math
from typing import Any

import pytest

from app.home.page import Home
from app.stage import Stage


@pytest.fixture(autouse=True)
def nobody_hesitates(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.ui.hints.HESITATION", math.inf)


@pytest.fixture(autouse=True)
def nobody_reads_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.boards.yokai.board.READING", 0.02)


@pytest.fixture(autouse=True)
def nobody_sees_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is on it until somebody comes back to it: it was a third of what such a test makes and throws away."""
    start = Stage.__init__

    def start_past_home(stage: Stage, *how: Any, **settings: Any) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Home, "fill", lambda home: None)
            start(stage, *how, **settings)

    monkeypatch.setattr(Stage, "__init__", start_past_home)
