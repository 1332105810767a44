"""Matches of Pictomania begin where a test wants them to."""

import math
from collections.abc import Callable
from typing import Any

import pytest

from tests.app.boards.pictomania.pictomania_match import SEVEN_INCHES, Match


@pytest.fixture
def match(open_easel: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Match]:
    from app.boards.pictomania import unsaid_guess
    from app.play import curtain, hand_over

    monkeypatch.setattr(unsaid_guess, "BREATH", 0.02)
    monkeypatch.setattr(hand_over, "BREATH", math.inf)
    monkeypatch.setattr(curtain, "HOLD", 0.02)  # that a brush does not lift it is tested with the Yokai board

    def begin(
        bots: tuple[Any, ...] = (None, None, None),
        size: Any = SEVEN_INCHES,
        options: bytes = b"{}",
        **settings: Any,
    ) -> Match:
        return Match(open_easel(size=size, **settings), bots, options=options)

    return begin
