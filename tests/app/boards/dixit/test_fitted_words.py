"""Words on the boards: where their lines break, and what is left of a name that has no room."""

from types import SimpleNamespace
from typing import Any

import pytest

SIZE = 20.0


@pytest.fixture
def words(easel: Any) -> Any:
    """The module, once there is a screen to measure on."""
    from app.boards.dixit import fitted_words

    return fitted_words


def test_lines_break_where_they_should(words: Any) -> None:
    from app.boards.dixit import sentences
    from app.look import theme
    from app.ui.fitted_text import width_of

    font = theme.ROLES["heading"].font

    def lines(said: str, room: str) -> list[str]:
        found: list[str] = words.wrapped(said, font, SIZE, width_of(room, font, SIZE) + 1)
        return found

    view: Any = SimpleNamespace(round=1, rounds=None, target=30)
    both = f"Nobody found the card!\n{sentences.how_far(view)}"
    beside = both.replace("\n", " · ")
    assert lines(both, beside) == [beside]
    assert lines(both, "Nobody found the card!!!") == both.split("\n"), "each in a line of its own"
    assert lines("Wait for round\u00a01", "Wait for round") == ["Wait for", "round\u00a01"], "no number stands alone"
    assert "\u00a01," in sentences.how_far(view) and "\u00a030" in sentences.how_far(view)
    assert lines("Votes: Bartholomew-Alexander", "Bartholomew-") == ["Votes:", "Bartholomew-", "Alexander"]
    counted = "Grandmother Hannah: 2 votes for it"
    assert lines(counted, "Grandmother Hannah: 2") == ["Grandmother", "Hannah: 2 votes for it"]
    assert lines("Hannah: 2 votes for it", "2 votes for it") == ["Hannah:", "2 votes for it"], "no number stands alone"
    assert lines("2 Bartholomew-Alexanders", "Bartholomew-") == ["2", "Bartholomew-", "Alexanders"], "if it has room"
    question = "Which card did the storyteller give?"
    assert lines(question, question.removesuffix(" give?")) == ["Which card did the", "storyteller give?"]
    told = "You have cast your red vote. It cannot be changed."
    assert lines(told, "You have cast your red vote. It") == told.replace(". ", ".|").split("|"), (
        "a line for each sentence"
    )
    assert words.fitted("one two", font, SIZE, width_of("one two", font, SIZE / 2), SIZE)[0] < SIZE


def test_a_name_is_never_cut_in_its_middle(easel: Any) -> None:
    from app.ui import fitted_text as words

    assert words.called("Grandmother Hannah", 400) == "Grandmother Hannah"
    assert words.called("Grandmother Hannah", 100) == "Grandmother"
    assert words.called("Bartholomew-Alexander", 100) == "Bartholomew"
    assert words.called("Ada", 1) == "Ada"
    for odd in ("-", "--", "", " ", "- -"):
        assert words.called(odd, 1) == odd
