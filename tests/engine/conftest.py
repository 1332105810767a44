"""What the tests of the table share: a register with a toy game in it."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine.games
from engine import rules

TOYS = Path(__file__).with_name("toys")


@pytest.fixture
def kettle(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of a game that is found like any other: by its module's name in the folder of games."""
    monkeypatch.setattr(engine.games, "__path__", [*engine.games.__path__, str(TOYS)])
    rules.names.cache_clear()
    yield "kettle"
    rules.names.cache_clear()
    sys.modules.pop("engine.games.kettle", None)
