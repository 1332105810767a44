"""Boards are tested as they are after a first match: hints have tests of their own, and lie over pixels here."""

import math

import pytest


@pytest.fixture(autouse=True)
def nobody_hesitates(monkeypatch):
    monkeypatch.setattr("app.ui.hints.HESITATION", math.inf)


@pytest.fixture(autouse=True)
def nobody_reads_for_long(monkeypatch):
    monkeypatch.setattr("app.boards.yokai.board.READING", 0.02)
