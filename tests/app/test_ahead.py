"""What the next taps need is made ready while nobody touches anything."""

from collections.abc import Iterator
from itertools import count

import pytest
from kivy.base import EventLoop

from app import ahead
from app.ahead import Ahead


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    monkeypatch.setattr(ahead, "FIRST", 0)
    monkeypatch.setattr(ahead, "EVERY", 0)
    monkeypatch.setattr(EventLoop, "me_list", [])


def counted(done: list[int]) -> Iterator[None]:
    for number in range(3):
        done.append(number)
        yield


def looks(count: int = 5) -> None:
    from kivy.clock import Clock

    for _ in range(count):
        Clock.tick()


def test_everything_is_made_ready_and_then_it_rests():
    done: list[int] = []
    ready = Ahead(counted(done))
    looks()
    assert done == [0, 1, 2]
    assert ready.done


def test_nothing_is_made_ready_while_a_finger_is_down(monkeypatch):
    done: list[int] = []
    ready = Ahead(counted(done))
    monkeypatch.setattr(EventLoop, "me_list", ["a finger"])
    looks()
    assert done == []
    monkeypatch.setattr(EventLoop, "me_list", [])
    looks()
    assert ready.done


def test_what_takes_its_time_waits_for_the_next_look(monkeypatch):
    monkeypatch.setattr(ahead, "AT_ONCE", 1.5)
    monkeypatch.setattr(ahead, "perf_counter", count().__next__)  # a second from one glance at the clock to the next
    done: list[int] = []
    ready = Ahead(counted(done))
    looks(2)
    assert done == [0]
    looks(1)
    assert done == [0, 1]
    ready.stop()


def test_the_boards_of_all_games_are_among_it():
    names = set(ahead.rooms())
    assert {"app.play.page", "app.setup.page", "app.boards.yokai.board", "app.boards.pictomania.flat.board"} <= names
