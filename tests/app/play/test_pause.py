"""A pause that comes while something else is under way: the rules lie over the match, a finger lifts the curtain."""

from typing import Any

import pytest

from app.look.text import _
from app.play.pause_sheet import PauseSheet
from engine import requests
from engine.seats import Seat


@pytest.fixture
def reading(easel: Any) -> Any:
    """A duel that is paused, and the rules over it; ``play`` is its page."""
    easel.app.bridge.pace = 0.0
    easel.app.begin("yokai", "duel", b"{}", (Seat("Ada", 0), Seat("Bo", 1)), seed=3)
    easel.play = easel.page
    easel.wait(lambda: easel.play.scenes is not None, "the first scene")
    easel.back()
    easel.wait(lambda: easel.reads("Play on"), "the pause")
    easel.tap("Rules")
    easel.wait(lambda: easel.page is not easel.play, "the rules")
    return easel


def asked(easel: Any, request: Any) -> None:
    """As from another tablet, or by a second finger that was quicker."""
    before = easel.play.scenes
    easel.play.ask(request)
    easel.wait(lambda: easel.play.scenes is not before, "what was asked for")
    easel.frames(3)


@pytest.mark.parametrize("letters", ["normal", "largest"])
def test_the_way_out_of_a_match_is_in_sight_on_a_phone(open_easel: Any, letters: str) -> None:
    easel = open_easel(letters=letters, language="uk")
    easel.app.begin("yokai", "duel", b"{}", (Seat("Ada", 0), Seat("Bo", 1)), seed=3)
    easel.wait(lambda: easel.page.scenes is not None, "the first scene")
    easel.back()
    easel.wait(lambda: easel.page.sheets, "the pause")
    for size in ((640, 360), (360, 640)):
        easel.turn(*size)
        (sheet,) = easel.page.sheets
        leave = easel.find(_("Leave and finish later")).parent
        assert leave.to_window(*leave.pos)[1] >= sheet._scroll.y, size


def test_who_gives_their_seat_to_a_bot_does_not_see_the_hand_of_who_stays(easel: Any) -> None:
    easel.app.bridge.pace = 0.0
    easel.app.begin("yokai", "duel", b"{}", (Seat("Ada", 0), Seat("Bo", 1)), seed=3)
    play = easel.play = easel.page
    easel.wait(lambda: play.scenes is not None, "the first scene")
    lift(easel, play)
    easel.back()
    easel.wait(lambda: easel.reads("Play on"), "the pause")
    asked(easel, requests.SeatBot(0, 0, "weak"))
    assert easel.reads("A bot plays for Ada")
    easel.tap("Play on")
    easel.wait(lambda: not easel.all(PauseSheet), "play")
    assert play.curtain is not None and easel.reads("Bo")
    assert play.board.scene.seat is None, "the hand of nobody"
    lift(easel, play)
    easel.frames(2)
    assert play.board.scene.seat == 1, "alone, and nothing to hold any more"


def lift(easel: Any, play: Any) -> None:
    """Of another one, if it hangs anew: a bot may play meanwhile."""
    easel.wait(lambda: play.curtain is not None, "the curtain")
    while (curtain := play.curtain) is not None:
        easel.down(*curtain.button.to_window(*curtain.button.center), 9)
        easel.wait(lambda curtain=curtain: play.curtain is not curtain, "the curtain lifted")
        easel.up(9)


def test_a_pause_that_ended_meanwhile_leaves_no_sheet(reading: Any) -> None:
    asked(reading, requests.Resume(0))
    reading.back()
    assert reading.page is reading.play and reading.app.room.sheets == []
    assert not reading.all(PauseSheet)


def test_a_pause_that_goes_on_has_one_sheet_and_lays_none_over_the_rules(reading: Any) -> None:
    asked(reading, requests.SeatBot(0, 1, "weak"))
    assert reading.app.room.sheets == []
    reading.back()
    assert len(reading.all(PauseSheet)) == 1 and reading.reads("A bot plays for Bo")
    reading.tap("Play on")
    reading.wait(lambda: not reading.all(PauseSheet), "play")


def test_a_pause_that_began_anew_waits_under_the_rules(reading: Any) -> None:
    asked(reading, requests.Resume(0))
    asked(reading, requests.Pause(1))
    assert reading.app.room.sheets == []
    reading.back()
    assert len(reading.all(PauseSheet)) == 1
    reading.tap("Play on")
    reading.wait(lambda: not reading.all(PauseSheet), "play")


def test_a_match_that_ended_meanwhile_is_left(reading: Any) -> None:
    asked(reading, requests.Resume(0))
    asked(reading, requests.BreakOff(1))
    reading.back()
    reading.wait(lambda: reading.page is not reading.play, "the way on")
    assert reading.reads("Four picture games on one table")


# The curtain ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stays", [False, True], ids=["the finger goes", "the finger stays"])
def test_a_pause_ends_the_lifting_of_the_curtain(easel: Any, monkeypatch: pytest.MonkeyPatch, stays: bool) -> None:
    from app.play import curtain

    monkeypatch.setattr(curtain, "HOLD", 0.3)
    easel.app.change(keep_hand_open=True)
    easel.app.begin("yokai", "duel", b"{}", (Seat("Ada", 0), Seat("Bo", 1)), seed=3)
    easel.play = easel.page
    easel.wait(lambda: easel.play.curtain is not None, "the curtain")
    button = easel.play.curtain.button
    easel.down(*button.to_window(*button.center))
    asked(easel, requests.Pause(0))
    if not stays:
        easel.up()
    asked(easel, requests.Resume(0))
    assert easel.play.curtain is not None and easel.play.curtain.progress == 0
    assert easel.play.passed_tablet.sees is None
