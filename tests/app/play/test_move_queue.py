"""What a device says reaches the table in order, a move of each seat at a time."""

from typing import Any

from app.play.move_queue import MoveQueue
from engine.rules import Why
from engine.table import Answer


class Table:
    """Notes what it is told, and answers when the test says so."""

    def __init__(self) -> None:
        self.heard: list[tuple[int, Any]] = []
        self._open: list[Any] = []
        self.answers: list[tuple[Any, Answer]] = []
        self.saying = MoveQueue(self._hear)

    def _hear(self, seat: int, move: Any, answered: Any) -> None:
        self.heard.append((seat, move))
        self._open.append(answered)

    def say(self, seat: int, move: Any, again: bool = False) -> None:
        self.saying.say(seat, move, lambda answer: self.answers.append((move, answer)), again)

    def answer(self, why: Why | None = None) -> None:
        self._open.pop(0)(Answer(why))


def test_the_next_move_waits_for_the_answer_to_the_one_before() -> None:
    table = Table()
    table.say(0, "draw")
    table.say(0, "guess")
    assert table.heard == [(0, "draw")]
    table.answer()
    assert table.heard == [(0, "draw"), (0, "guess")]


def test_seats_do_not_wait_for_each_other() -> None:
    table = Table()
    table.say(0, "ready")
    table.say(1, "ready")
    assert table.heard == [(0, "ready"), (1, "ready")]


def test_a_finger_that_trembles_says_it_once() -> None:
    table = Table()
    table.say(0, "guess")
    table.say(0, "guess")
    table.answer()
    assert table.heard == [(0, "guess")]


def test_the_same_ink_twice_is_two_strokes() -> None:
    table = Table()
    table.say(0, "undo", again=True)
    table.say(0, "undo", again=True)
    table.answer()
    assert table.heard == [(0, "undo")] * 2


def test_after_a_refusal_the_rest_is_said() -> None:
    table = Table()
    table.say(0, "draw")
    table.say(0, "cover")
    table.answer(Why("pen-down"))
    table.answer()
    assert table.heard[-1] == (0, "cover")
    assert [answer.accepted for _, answer in table.answers] == [False, True]


def test_a_pause_waits_until_everything_is_answered() -> None:
    table, paused = Table(), []
    table.say(0, "draw")
    table.say(0, "more", again=True)
    table.saying.when_quiet(lambda: paused.append(True))
    table.answer()
    assert not paused and not table.saying.quiet(0)
    table.answer()
    assert paused and table.saying.quiet(0)


def test_an_answer_may_lead_to_the_next_move() -> None:
    table = Table()
    table.saying.say(0, "draw", lambda answer: table.say(0, "more"))
    table.answer()
    assert table.heard == [(0, "draw"), (0, "more")]
    table.answer()
    assert table.saying.quiet(0)


def test_with_nothing_said_a_pause_need_not_wait() -> None:
    table, paused = Table(), []
    table.saying.when_quiet(lambda: paused.append(True))
    assert paused
