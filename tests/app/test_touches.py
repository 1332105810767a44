"""How often a table must be touched: each way is walked by real touches, and may not grow longer."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.boards.pictomania.test_board import Match as Pictomania

TABLET = (1024, 600)


class Counted:
    """Touches of the app since somebody began to count."""

    def __init__(self, fingers: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count, down = 0, fingers.down

        def counted(*place: Any, **how: Any) -> None:
            self.count += 1
            down(*place, **how)

        monkeypatch.setattr(fingers, "down", counted)


@pytest.fixture(autouse=True)
def nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    from app.boards.pictomania import unsaid_guess
    from app.play import curtain, hand_over

    monkeypatch.setattr(curtain, "HOLD", 0.02)
    monkeypatch.setattr(unsaid_guess, "BREATH", 0.02)
    monkeypatch.setattr(hand_over, "BREATH", 0.02)


def test_a_round_of_pictomania_on_a_tablet_that_three_pass_on(
    open_easel: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside drawing: that everybody has read, the curtain, a card on each sheet, and that a drawing is done."""
    match = Pictomania(open_easel(size=TABLET), (None, None, None))
    touches = Counted(match.fingers, monkeypatch)
    match.begin_round()
    for seat in range(3):
        match.until(lambda seat=seat: match.view.turn == seat, "the next")
        match.take_tablet()
        match.stroke()
        match.press("Done drawing")
    match.until(lambda: match.view.phase == "guessing", "the guessing")
    for seat in range(3):
        match.until(lambda seat=seat: match.view.turn == seat, "the next")
        match.take_tablet()
        first, second = (other for other in range(3) if other != seat)
        match.drag(1, first)
        match.until(lambda seat=seat, first=first: match.laid(seat, first), "the first guess")
        match.drag(2, second)
    match.until(lambda: match.view.phase == "reveal", "the reveal")
    assert touches.count - 3 <= 18, "three of them drew"
