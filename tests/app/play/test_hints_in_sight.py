"""No hint of any board lies over what it speaks of, a word, a tool or ink, on any screen.  Nothing is painted."""

import math
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from app.look.box import Box
from app.ui.hint_slip import HintSlip
from app.ui.in_sight import in_sight
from tests.app.boards.dixit.test_board import Match as Dixit
from tests.app.boards.pictomania.test_board import Match as Pictomania
from tests.app.boards.pictoric.pictoric_match import Match as Pictoric
from tests.app.boards.pictoric.pictoric_match import first_card
from tests.app.boards.places import within
from tests.app.boards.yokai.test_board import Duel

TABLETS = ((1280, 800), (800, 1280), (1024, 600))
PHONES = ((640, 360), (360, 740))

A_HAIR = 1.0
"""Square pixels of a letter's corner that rounding may take."""


@pytest.fixture(autouse=True)
def nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    from app.boards.pictomania import unsaid_guess
    from app.boards.pictoric import board, dice_roll
    from app.play import curtain, hand_over

    monkeypatch.setattr(board, "SETTLE", 0.0)
    monkeypatch.setattr(dice_roll, "BOTS_PAUSE", 0.0)

    monkeypatch.setattr(curtain, "HOLD", 0.01)
    monkeypatch.setattr("app.ui.hints.HESITATION", math.inf)
    monkeypatch.setattr(unsaid_guess, "BREATH", 0.02)
    monkeypatch.setattr(hand_over, "BREATH", 0.02)


def pictomania(fingers: Any) -> Iterator[Any]:
    match = Pictomania(fingers, (None, None, None))
    match.until(lambda: match.view.rack, "the words")
    yield match
    match.begin_round()
    for seat in range(3):
        match.until(lambda seat=seat: match.view.turn == seat, "the next")
        match.take_tablet()
        match.stroke()
        if not seat:
            yield match
        match.press("Done drawing")
    match.until(lambda: match.view.phase == "guessing", "the guessing")
    match.take_tablet()
    match.guess(match.mine.task.number, 1)
    yield match


def pictomania_alone(fingers: Any) -> Iterator[Any]:
    match = Pictomania(fingers, (None, "weak", "weak"))
    match.begin_round()
    yield match
    match.stroke()
    yield match


def yokai(fingers: Any) -> Iterator[Any]:
    match = Duel(fingers, (None, None), 5)
    match.lift_curtain()
    match.fingers.up(9)
    yield match
    match.hold_hand()
    place, on = match.simple_lay()
    yield match
    match.tap_at(match.at_hand(place))
    yield match
    before = match.page.scenes
    match.tap_at(match.board.places.mine[on].center)
    match.until(lambda: match.page.scenes is not before, "the sketch laid")
    match.settle()
    yield match


def dixit(fingers: Any) -> Iterator[Any]:
    match = Dixit(fingers, "classic", (None, "weak", "weak", "weak"))
    match.begin()
    for _turn in range(2):  # told by oneself, then by a bot
        yield match
        match.play_to(lambda: match.kind == "RevealTable" or (match.kind == "VoteTable" and match.table.tokens))
        yield match
        match.play_to(lambda: match.kind == "PointsTable")
        yield match
        match.play_to(lambda: match.kind == "HandTable")


def pictoric(fingers: Any) -> Iterator[Any]:
    match = Pictoric(fingers, next(iter(_variants("pictoric"))), (None, "weak", "weak", "weak"), 4, b"{}")
    wanted = {"telling", "voting", "reveal"}
    while wanted:
        match.play_until(lambda: match.board.moment.kind in wanted and match.board.dice_roll is None, first_card)
        wanted.remove(match.board.moment.kind)
        yield match


def _variants(game: str) -> Any:
    from engine import rules

    return rules.game(game).variants


@pytest.mark.parametrize("evening", [pictomania, pictomania_alone, yokai, dixit, pictoric])
def test_no_hint_lies_over_what_is_to_be_seen(
    open_easel: Callable[..., Any], evening: Callable[[Any], Iterator[Any]]
) -> None:
    easel = open_easel(size=TABLETS[0])
    for match in evening(easel):
        for size in (*TABLETS, *PHONES):
            easel.turn(*size)
            layer = match.page.hint_layer
            for hint in match.board.hints():
                made, (wide, high) = layer.made(hint), size
                assert made.stands is not None, (hint.key, size)
                assert size in PHONES or isinstance(made, HintSlip), (hint.key, size, "its words have room on a tablet")
                lies = Box(*made.pos, *made.size)
                assert within(lies, wide, high), (hint.key, size)
                taken = (*in_sight(match.board).needed, hint.place)
                assert not [box for box in taken if lies.overlap(box) > A_HAIR], (hint.key, size)
        easel.turn(*TABLETS[0])
