"""The ink of others, as it is asked for and as it comes unasked: nothing twice, nothing out of its place."""

from collections.abc import Callable
from typing import Any

from app.boards.pictomania.inks import Inks


class Desk:
    def __init__(self) -> None:
        self.asked: list[tuple[int, int, Callable[[bytes | None], None]]] = []
        self.news: list[tuple[int, bytes]] = []
        self.inks = Inks(
            lambda drawing, offset, got: self.asked.append((drawing, offset, got)),
            lambda drawing, ink: self.news.append((drawing, ink)),
        )


def test_ink_that_comes_unasked_is_shown_at_once_and_not_asked_for_again() -> None:
    desk = Desk()
    desk.inks.follow({3: 2})
    desk.asked.pop()[2](b"ab")
    desk.inks.grow(3, 2, b"cd")
    desk.inks.follow({3: 4})
    assert desk.inks.log(3) == b"abcd"
    assert desk.news == [(3, b"ab"), (3, b"cd")]
    assert desk.asked == []


def test_an_answer_that_was_overtaken_is_not_drawn_twice() -> None:
    desk = Desk()
    desk.inks.follow({3: 2})
    desk.inks.grow(3, 0, b"abc")
    desk.asked.pop()[2](b"ab")
    assert desk.inks.log(3) == b"abc"
    assert desk.news == [(3, b"abc")]


def test_ink_beyond_a_gap_waits_for_what_is_missing() -> None:
    desk = Desk()
    desk.inks.follow({3: 2})
    desk.inks.grow(3, 2, b"cd")
    assert desk.inks.log(3) == b""
    desk.asked.pop()[2](b"abcd")
    assert desk.inks.log(3) == b"abcd"


def test_ink_of_a_drawing_that_nobody_looks_at_is_not_kept() -> None:
    desk = Desk()
    desk.inks.follow({})
    desk.inks.grow(3, 0, b"ab")
    assert desk.inks.log(3) == b"" and desk.news == []


def test_what_is_partly_known_is_added_in_part() -> None:
    desk = Desk()
    desk.inks.follow({3: 3})
    desk.asked.pop()[2](b"abc")
    desk.inks.grow(3, 1, b"bcde")
    desk.inks.grow(3, 1, b"bcd")
    assert desk.inks.log(3) == b"abcde"
    assert desk.news[-1] == (3, b"de")


def test_a_drawing_that_is_shown_half_done_grows_before_the_next_frame(easel: Any) -> None:
    from app.boards.pictomania.pieces import GrowingInk
    from engine.ink import Author, Style

    author = Author()
    chunks = []
    for place in (0.1, 0.4, 0.7):
        x, now = place * author.drawing.sheet.right, 10 * place
        author.write(author.recorder.touch(Style(), x, 200, now))
        author.write(author.recorder.move(x + 100, 600, now + 0.1))
        author.write(author.recorder.lift())
        chunks.append(author.chunk())
    view = GrowingInk(chunks[0])
    for chunk in chunks[1:]:
        view.take(chunk)
    assert len(view.drawing.shown()) == 3
