"""Ink comes piece by piece, is asked for once, and is forgotten when it may not be seen any more."""

from app.boards.pictomania.inks import Got, Inks


class Table:
    """Drawings as the table has them; answers when the test says so."""

    def __init__(self) -> None:
        self.logs: dict[int, bytes] = {}
        self.asked: list[tuple[int, int, Got]] = []
        self.news: list[tuple[int, bytes]] = []
        self.inks = Inks(lambda *asked: self.asked.append(asked), lambda *news: self.news.append(news))

    def answer(self) -> None:
        drawing, offset, got = self.asked.pop(0)
        log = self.logs.get(drawing)
        got(None if log is None else log[offset:])


def test_what_is_new_is_asked_for_from_where_it_stopped() -> None:
    table = Table()
    table.logs[3] = b"abc"
    table.inks.follow({3: 3})
    table.answer()
    table.logs[3] = b"abcdef"
    table.inks.follow({3: 6})
    assert table.asked[0][:2] == (3, 3)
    table.answer()
    assert table.inks.log(3) == b"abcdef" and table.inks.whole(3)
    assert table.news == [(3, b"abc"), (3, b"def")]


def test_the_same_ink_is_not_asked_for_twice() -> None:
    table = Table()
    table.logs[0] = b"abcdef"
    table.inks.follow({0: 3})
    table.inks.follow({0: 6})
    assert len(table.asked) == 1
    table.answer()
    assert table.inks.log(0) == b"abcdef" and table.asked == []


def test_what_may_not_be_seen_any_more_is_forgotten() -> None:
    table = Table()
    table.logs[0] = b"abc"
    table.inks.follow({0: 3})
    table.answer()
    table.inks.follow({})
    assert table.inks.log(0) == b""


def test_ink_that_comes_too_late_for_these_eyes_is_dropped() -> None:
    table = Table()
    table.logs[0] = b"abc"
    table.inks.follow({0: 3})
    table.inks.follow({})
    table.answer()
    assert table.inks.log(0) == b"" and table.news == []


def test_an_answer_of_nothing_does_not_ask_without_end() -> None:
    table = Table()
    table.inks.follow({0: 3})
    table.answer()
    assert table.asked == [] and not table.inks.whole(0)
    table.logs[0] = b"abc"
    table.inks.follow({0: 3})
    table.answer()
    assert table.inks.whole(0)
