"""When what is shown in a reveal, in numbers: the same for every tablet that knows the table's time."""

import pytest

from app.boards.pictomania import show_times
from app.boards.pictomania.show_times import A_GUESS, A_LINE, A_LOOK, A_WORD, DRAWN, LONGEST, Moment, moment
from engine.games.pictomania.scoring import Black, Card, Reveal, Stack


def turned(*cards: int) -> Reveal:
    """A drawing for each number, with so many guess cards on it."""
    seats = range(len(cards))
    stacks = [
        Stack(seat, "1-001", "A", 1, tuple([Card(0, 1, "wrong")] * count), (), None)
        for seat, count in zip(seats, cards, strict=True)
    ]
    return Reveal(tuple(stacks), (0,) * len(cards), None, (Black(0, "none"),) * len(cards))


WHOLE = DRAWN + A_WORD + 2 * A_GUESS + A_LOOK
"""Of a drawing with two guesses on it."""


@pytest.mark.parametrize(
    ("seconds", "place", "steps"),
    [
        (0, 0, 0),
        (DRAWN - 0.01, 0, 0),
        (DRAWN + 0.01, 0, 1),
        (DRAWN + A_WORD + 0.01, 0, 2),
        (DRAWN + A_WORD + A_GUESS + 0.01, 0, 3),
        (WHOLE - 0.01, 0, 3),
        (WHOLE + 0.01, 1, 0),
        (2 * WHOLE + 0.01, 2, 0),
        (2 * WHOLE + DRAWN + A_WORD + A_LOOK + 0.01, 3, 1),
        (2 * WHOLE + DRAWN + A_WORD + A_LOOK + A_LINE + 0.01, 3, 2),
        (2 * WHOLE + DRAWN + A_WORD + A_LOOK + 2 * A_LINE + 0.01, 4, 0),
        (1e9, 4, 0),
    ],
)
def test_a_drawing_its_word_its_guesses_then_the_lines_and_then_all(seconds: float, place: int, steps: int) -> None:
    found = moment(turned(2, 2, 0), 2, 0, seconds)
    assert (found.place, found.steps) == (place, steps)


def test_whoever_waits_as_long_as_is_said_sees_every_step_once() -> None:
    """So a tablet that wakes only when something is due misses nothing, and two that do so are in step."""
    reveal, at, seen = turned(2, 1, 0), 0.0, []
    while (now := moment(reveal, 2, 0, at)).wait is not None:
        seen.append((now.place, now.steps))
        at += now.wait + 0.001
    every = [*[(0, step) for step in range(4)], *[(1, step) for step in range(3)], (2, 0), (2, 1), (3, 1), (3, 2)]
    assert seen == every and now == show_times.ended(3)


def test_from_a_place_that_was_asked_for_it_goes_on_as_it_would_have_gone() -> None:
    reveal = turned(2, 1, 0)
    for seconds in (0.01, 1.0, 5.0, 9.0, 30.0):
        asked, waited = moment(reveal, 2, 1, seconds), moment(reveal, 2, 0, WHOLE + seconds)
        assert (asked.place, asked.steps) == (waited.place, waited.steps)
        assert asked.drawn == pytest.approx(waited.drawn)


def test_a_drawing_is_drawn_again_in_the_same_time_whatever_it_has() -> None:
    half = moment(turned(0, 0, 0), 0, 0, DRAWN / 2)
    assert half.drawn == pytest.approx(0.5) and half.rest == pytest.approx(DRAWN / 2)


def test_where_many_play_nobody_waits_longer() -> None:
    whole, at = turned(5, 5, 5, 5, 5, 5), 0.0
    while (now := moment(whole, 0, 0, at)).place < 6 and now.wait is not None:
        at += now.wait + 1e-6
    assert at <= LONGEST + 0.01
    assert moment(whole, 0, 7, 0.0) == Moment(7, 0)
