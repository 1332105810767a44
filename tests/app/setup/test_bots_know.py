"""Where a table chooses words and pictures of its own among bots, it is told what bots know of them."""

from typing import Any

import pytest

from engine.decks.own_lists import OwnList
from tests.app.own_cards.test_own_cards import deck_of

OF_WORDS = "Bots do not know your own words: they only scribble them, and guess late and by luck."
OF_PICTURES = "Bots cannot see these pictures: they know what was said of them before"


def own_words(easel: Any) -> None:
    easel.app.library.words.add(OwnList("Our garden", ("shed", "gate", "swing", "compost", "tree", "hose", "hammock")))


def own_pictures(easel: Any) -> None:
    deck_of(easel, 1)


def people_alone(easel: Any) -> None:
    chairs = easel.page.seating.chairs
    for place, chair in enumerate(chairs):
        if chair is not None and chair.bot is not None:
            easel.tap(chair.name)
            easel.wait(lambda: easel.reads("Who sits here?"), "the sheet")
            easel.tap("A guest")
            easel.wait(lambda place=place: chairs[place].bot is None, "a person on the seat")
    easel.frames(2)


@pytest.mark.parametrize(
    ("game", "made", "said"),
    [
        ("pictomania", own_words, OF_WORDS),
        ("dixit", own_pictures, OF_PICTURES),
        ("pictoric", own_pictures, OF_PICTURES),
    ],
)
def test_what_bots_know_is_said_at_the_set_up_where_there_is_something_of_ones_own(
    easel: Any, game: str, made: Any, said: str
) -> None:
    easel.go("setup", game=game)
    assert any(seat.bot is not None for seat in easel.page.seating.seats())
    assert not easel.reads(said), "there is nothing to choose yet"
    made(easel)
    easel.go("setup", game=game)
    easel.frames(2)
    assert easel.reads(said) and not easel.outside()
    people_alone(easel)
    assert not easel.reads(said)


def test_what_bots_know_is_said_where_words_and_pictures_are_made(easel: Any) -> None:
    easel.go("words")
    assert easel.reads(OF_WORDS)
    easel.go("deck", deck=deck_of(easel, 1).id)
    assert easel.reads(OF_PICTURES)
