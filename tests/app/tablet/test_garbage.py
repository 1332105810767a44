"""Where Python would let garbage pile up it is collected at curtains, and nowhere else while a match is played."""

import gc

import pytest

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
    garbage.collect()
    assert collected == [garbage.RARELY]


def test_in_a_match_what_is_old_is_looked_through_oftener_until_it_is_left(easel, monkeypatch):
    monkeypatch.setattr(garbage, "SLOW_TO_COLLECT", False)
    begun = gc.get_threshold()
    try:
        easel.app.begin("yokai", "duel", b"{}", (Seat("Ada", 0, bot="weak"), Seat("Bo", 1, bot="weak")), seed=1)
        easel.wait(lambda: gc.get_threshold()[2] == garbage.IN_A_MATCH, "a move")
        easel.app.go("home")
        easel.wait(lambda: gc.get_threshold()[2] == garbage.RARELY, "the end of the board")
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
    assert collected
