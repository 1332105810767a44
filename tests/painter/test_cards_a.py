"""Cards 1–50: painting gives the committed bytes, files fit, tags can be read in three languages, no two look alike."""

from __future__ import annotations

import json
import re
from itertools import combinations
from pathlib import Path

import numpy
import pytest
from PIL import Image, ImageEnhance

HERE = Path(__file__).resolve().parents[2] / "assets" / "pictures"
NUMBERS = range(1, 51)
LIMIT = 180_000  # bytes; a hundred cards stay below 18 MB
LETTERS = {"en": r"[a-z' -]+", "uk": r"[а-щьюяєіїґ' -]+", "ru": r"[а-яё' -]+"}
ALIKE = 20  # of 128 bits; a card brightened by a seventh differs from itself in 13, the nearest two cards in 27

DECK = {card["id"]: card for card in json.loads((HERE / "deck-a.json").read_text(encoding="utf-8"))["cards"]}


def test_the_deck_lists_cards_1_to_50_and_their_files_are_there() -> None:
    assert sorted(DECK) == list(NUMBERS)
    for number, card in DECK.items():
        assert card["file"] == f"card-{number:03}.jpg"
        assert (HERE / card["file"]).is_file()


@pytest.mark.parametrize("number", NUMBERS)
def test_a_card_is_a_portrait_of_the_agreed_size_and_weight(number: int) -> None:
    path = HERE / DECK[number]["file"]
    with Image.open(path) as picture:
        assert (picture.format, picture.size) == ("JPEG", (800, 1200))
    assert path.stat().st_size <= LIMIT


@pytest.mark.parametrize("number", NUMBERS)
def test_a_card_has_8_to_15_tags_in_three_languages(number: int) -> None:
    tags = DECK[number]["tags"]
    assert 8 <= len(tags) <= 15
    assert len({tag["id"] for tag in tags}) == len(tags)
    for tag in tags:
        for language, letters in LETTERS.items():
            assert re.fullmatch(letters, tag[language]), tag


def test_one_tag_means_one_thing_across_the_deck() -> None:
    meanings: dict[str, tuple[str, str, str]] = {}
    for card in DECK.values():
        for tag in card["tags"]:
            words = (tag["en"], tag["uk"], tag["ru"])
            assert meanings.setdefault(tag["id"], words) == words
    for language in range(3):
        said = [words[language] for words in meanings.values()]
        assert len(set(said)) == len(said), "two tags share a word"


def _look(picture: Image.Image) -> numpy.ndarray:
    """What is left of a picture seen from afar: 64 bits of light and dark, 64 of warm and cold."""
    small = numpy.asarray(picture.convert("RGB").resize((9, 8), Image.Resampling.BOX), numpy.float32)
    grey, warmth = small.mean(2), small[:, :, 0] - small[:, :, 2]
    return numpy.concatenate([(plane[:, 1:] > plane[:, :-1]).ravel() for plane in (grey, warmth)])


def _differ(one: numpy.ndarray, two: numpy.ndarray) -> int:
    return int(numpy.count_nonzero(one != two))


def test_no_two_cards_look_alike() -> None:
    looks = {}
    for number, card in DECK.items():
        with Image.open(HERE / card["file"]) as picture:
            looks[number] = _look(picture)
    for one, two in combinations(looks, 2):
        assert _differ(looks[one], looks[two]) > ALIKE, f"cards {one} and {two}"


def test_a_brighter_copy_of_a_card_would_be_found_out() -> None:
    with Image.open(HERE / DECK[8]["file"]) as picture:
        assert _differ(_look(picture), _look(ImageEnhance.Brightness(picture).enhance(1.15))) <= ALIKE


@pytest.mark.parametrize("name", ["winged-post", "washing-day-of-skies"])
def test_painting_again_gives_the_committed_bytes(name: str) -> None:
    pytest.importorskip("skia")
    from tools.painter import gallery

    picture = next(picture for picture in gallery.pictures() if picture.name == name)
    again = gallery.encoded(picture.paint(), picture.file, picture.budget)
    assert again == (HERE.parent / picture.file).read_bytes()
