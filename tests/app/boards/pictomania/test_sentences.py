"""What the Pictomania board says: words in the player's language, times, the order of the reveal."""

from collections.abc import Iterator

import pytest

from app.boards.pictomania import sentences
from app.look import text
from engine.decks.words import Phrase, Word, WordList
from engine.games.pictomania import GAME
from engine.games.pictomania.moves import Claim, Finish, Take
from engine.games.pictomania.scoring import Black, Card, Reveal, Stack
from engine.games.pictomania.setting_up import Options
from engine.games.pictomania.view import Shelf
from engine.rules import WhyLine


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    text.speak("en")


@pytest.mark.parametrize(("language", "word"), [("en", "kettle"), ("uk", "чайник"), ("ru", "чайник")])
def test_everybody_reads_the_same_list_in_their_own_language(language: str, word: str) -> None:
    text.speak(language)
    assert sentences.words_of(Shelf("1-001"))[0] == word


def test_own_lists_come_with_their_words() -> None:
    words = tuple(Word(en=word, uk=word, ru=word) for word in "abcdefg")
    shelf = Shelf("own-1", WordList("own-1", Phrase(en="Ours", uk="Наше", ru="Наше"), words))
    text.speak("uk")
    assert sentences.words_of(shelf) == tuple("abcdefg")
    assert sentences.theme_of(shelf) == "Наше"


@pytest.mark.parametrize(("ms", "said"), [(0, "0:00"), (7_999, "0:07"), (61_000, "1:01"), (754_000, "12:34")])
def test_a_stopwatch_is_read_in_minutes_and_seconds(ms: int, said: str) -> None:
    assert sentences.clock(ms) == said


def test_stacks_are_turned_one_after_another_from_the_earliest_guess() -> None:
    def stack(seat: int, cards: int) -> Stack:
        return Stack(seat, "1-001", "A", 1, tuple(Card(9, 1, "wrong") for _ in range(cards)), (), None)

    turned = Reveal((stack(0, 2), stack(1, 0), stack(2, 1)), (0, 0, 0), None, ())
    beats = sentences.beats(turned, [])
    assert [(beat.whose, beat.place) for beat in beats] == [(0, 0), (0, 1), (2, 0)]


def test_the_fate_of_a_black_token_is_told_only_if_it_is_no_matter_of_course() -> None:
    turned = Reveal((), (3, 0, 0), 0, (Black(2, "lost"), Black(2, "added"), Black(1, "returned")))
    assert sentences.fate(turned, 0) == "the black sheep!"
    assert sentences.fate(turned, 1) == ""
    assert sentences.fate(turned, 2) == "the black token goes back"


def test_the_points_of_a_round_are_those_of_its_lines() -> None:
    lines = [WhyLine(0, 2, "right-guess", round=1), WhyLine(0, -1, "left", round=1), WhyLine(0, 5, "left", round=2)]
    assert sentences.round_points(lines, 1, 0) == 1
    assert text.plain(-3) == "−3"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Take the token with 1 star", "Take the token with 2 stars"]),
        ("uk", ["Узяти жетон з 1 зіркою", "Узяти жетон з 2 зірками"]),
    ],
)
def test_ways_of_finishing_are_named(language: str, said: list[str]) -> None:
    text.speak(language)
    pressed, calm = (GAME.view_of(GAME.open("live", Options(calm=calm), 3), None) for calm in (False, True))
    assert [sentences.ending(pressed, Take(stars)) for stars in (1, 2)] == said
    assert len({sentences.ending(*each) for each in ((pressed, Claim()), (pressed, Finish()), (calm, Finish()))}) == 3


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_a_narrow_plate_says_the_round_without_that_it_is_for_practice(language: str) -> None:
    text.speak(language)
    view = GAME.view_of(GAME.open("live", Options(teaching=True), 3), 0)
    longest, said, shortest = sentences.standing(view, 0)
    assert said.startswith(shortest) and longest.startswith(said) and len(shortest) < len(said) < len(longest)
