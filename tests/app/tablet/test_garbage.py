"""Garbage is collected when nothing moves and nobody touches the screen: it is full of textures."""

import gc

import pytest
from kivy.base import EventLoop

from app.look.texture_cache import ROOM, SCREENS_IN_A_MATCH, Pictures, pictures
from app.play.laid_aside import LaidAside
from app.tablet import garbage
from engine.seats import Seat


@pytest.fixture
def collected(monkeypatch):
    times = []
    monkeypatch.setattr(gc, "collect", lambda *_: times.append("collected"))
    monkeypatch.setattr(gc, "freeze", lambda: times.append("frozen"))
    return times


def test_other_pythons_only_look_more_rarely_through_what_is_old(collected, monkeypatch):
    monkeypatch.setattr(garbage, "SLOW_TO_COLLECT", False)
    monkeypatch.setattr(gc, "set_threshold", lambda *numbers: collected.append(numbers[2]))
    garbage.set_aside()
    assert collected == [garbage.RARELY]


@pytest.mark.parametrize(
    ("slow", "moving", "laid_aside", "times"),
    [
        (False, False, 3, 0),
        (False, False, 4, 1),
        (False, True, 9, 0),
        (False, True, 10, 1),
        (True, False, 0, 1),
        (True, True, 10, 0),
    ],
)
def test_little_is_left_until_it_is_worth_a_look(collected, monkeypatch, slow, moving, laid_aside, times):
    monkeypatch.setattr(garbage, "SLOW_TO_COLLECT", slow)
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, laid_aside))
    garbage.tidy(moving)
    assert len(collected) == times


def test_garbage_waits_until_no_finger_is_down_and_the_board_rests(easel, monkeypatch):
    """After a move of somebody's, not when a board is built."""
    cleared = []
    easel.app.begin("yokai", "duel", b"{}", (Seat("Ada", 0), Seat("Bo", 1, bot="weak")), seed=1)
    easel.wait(lambda: easel.page.scenes is not None and not easel.page.board.busy, "the duel")
    monkeypatch.setattr(garbage, "tidy", lambda moving=False: cleared.append((moving, bool(EventLoop.touches))))
    assert not easel.page.laid_aside.waits
    easel.down(5, 5)
    easel.page.say(easel.page.scenes.own[0].choices.moves[0], (0.0, 0.0))
    easel.wait(lambda: easel.page.laid_aside.waits, "a move that was heard")
    easel.page.laid_aside.look_for_rest()
    assert cleared == [], "a finger is down"
    easel.up()
    easel.wait(lambda: (False, False) in cleared, "the rest")
    assert not any(down for _moving, down in cleared)


def test_in_a_match_less_is_kept_and_what_is_old_is_looked_through_oftener_until_it_is_left(easel, monkeypatch):
    monkeypatch.setattr(garbage, "SLOW_TO_COLLECT", False)
    from kivy.core.window import Window

    begun = gc.get_threshold()
    try:
        easel.app.begin("yokai", "duel", b"{}", (Seat("Ada", 0, bot="weak"), Seat("Bo", 1, bot="weak")), seed=1)
        easel.wait(lambda: gc.get_threshold()[2] == garbage.IN_A_MATCH, "a move")
        assert pictures.room == 4 * SCREENS_IN_A_MATCH * Window.width * Window.height
        easel.app.go("home")
        easel.wait(lambda: gc.get_threshold()[2] == garbage.RARELY, "the end of the board")
        assert pictures.room == ROOM
    finally:
        gc.set_threshold(*begun)


def test_the_start_is_set_aside(collected, monkeypatch):
    monkeypatch.setattr(garbage, "SLOW_TO_COLLECT", True)
    garbage.set_aside()
    assert collected == ["collected", "frozen"]


def test_garbage_is_collected_at_a_curtain(easel, collected, monkeypatch):
    monkeypatch.setattr(garbage, "SLOW_TO_COLLECT", True)
    easel.app.begin("yokai", "duel", b"{}", (Seat("Ada", 0), Seat("Bo", 1)), seed=1)
    easel.wait(lambda: easel.page.curtain is not None, "the curtain")
    assert not collected, "the board is new"
    first = easel.page.curtain
    easel.page.hand_to(1)
    assert easel.page.curtain is not first
    assert collected


@pytest.mark.parametrize(("used", "as_if_it_moved"), [(0, True), (ROOM, False)])
def test_what_is_laid_aside_is_looked_through_sooner_when_pictures_have_no_room(
    easel, monkeypatch, used, as_if_it_moved
):
    asked = []
    monkeypatch.setattr(garbage, "tidy", lambda moving=False: asked.append(moving))
    monkeypatch.setattr(garbage, "match_goes_on", lambda: None)
    monkeypatch.setattr(Pictures, "used", property(lambda self: used))
    laid_aside = LaidAside(lambda: False)
    try:
        laid_aside.match_goes_on()
    finally:
        laid_aside.stop()
        pictures.match_went()
    assert asked == [as_if_it_moved]
