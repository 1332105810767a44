"""The deck: all cards are there, right in size, with tags in three languages, and no two look alike."""

from __future__ import annotations

import json
import re
from itertools import combinations
from pathlib import Path

import numpy
import pytest
from PIL import Image, ImageEnhance

from tools.painter import deck

PICTURES = Path(__file__).resolve().parents[2] / "assets" / "pictures"
NUMBERS = range(1, 101)
LIMIT = 180_000  # bytes; a hundred cards stay below 18 MB
LETTERS = {"en": r"[a-z' -]+", "uk": r"[а-щьюяєіїґʼ -]+", "ru": r"[а-яё' -]+"}
ALIKE = 20  # of 128 bits; a card brightened by a seventh differs from itself in 12, the nearest two cards in 25
MOST_OF_A_LIGHT = 7  # one card in seven of a half

HALVES = [json.loads((PICTURES / name).read_text(encoding="utf-8"))["cards"] for name in deck.HALVES]
CARDS = {card["id"]: card for half in HALVES for card in half}


def test_the_halves_list_fifty_cards_each_and_their_files_are_there() -> None:
    first, second = (sorted(card["id"] for card in half) for half in HALVES)
    assert (first, second) == (list(NUMBERS[:50]), list(NUMBERS[50:]))
    for card in CARDS.values():
        assert card["file"] == f"card-{card['id']:03}.jpg"
        assert (PICTURES / card["file"]).is_file()


def test_a_card_is_called_in_the_deck_as_its_painter_calls_it() -> None:
    pytest.importorskip("skia", reason="skia-python is only needed for painting")
    from tools.painter import gallery

    called = {picture.file: picture.name for picture in gallery.pictures()}
    assert {f"pictures/{card['file']}": card["name"] for card in CARDS.values()}.items() <= called.items()


@pytest.mark.parametrize("number", NUMBERS)
def test_a_card_is_a_portrait_of_the_agreed_size_and_weight(number: int) -> None:
    path = PICTURES / CARDS[number]["file"]
    with Image.open(path) as picture:
        assert (picture.format, picture.size) == ("JPEG", (800, 1200))
    assert path.stat().st_size <= LIMIT


@pytest.mark.parametrize("number", NUMBERS)
def test_a_card_has_8_to_15_tags_in_three_languages(number: int) -> None:
    tags = CARDS[number]["tags"]
    assert 8 <= len(tags) <= 15
    assert len({tag["id"] for tag in tags}) == len(tags)
    for tag in tags:
        for language, letters in LETTERS.items():
            assert re.fullmatch(letters, tag[language]), tag


def test_one_tag_means_one_thing_across_the_deck() -> None:
    meanings: dict[str, tuple[str, str, str]] = {}
    for card in CARDS.values():
        for tag in card["tags"]:
            words = (tag["en"], tag["uk"], tag["ru"])
            assert meanings.setdefault(tag["id"], words) == words
    for language in range(3):
        said = [words[language] for words in meanings.values()]
        assert len(set(said)) == len(said), "two tags share a word"


def test_the_committed_deck_is_both_halves_in_order() -> None:
    assert (PICTURES / deck.WHOLE).read_text(encoding="utf-8") == deck.merged(PICTURES)


def test_a_half_that_repeats_a_number_or_a_name_is_refused(tmp_path: Path) -> None:
    card = {"id": 1, "name": "one", "file": "card-001.jpg", "tags": []}
    for other in ({**card, "name": "two"}, {**card, "id": 2}):
        for name, cards in zip(deck.HALVES, ([card], [other])):
            (tmp_path / name).write_text(json.dumps({"cards": cards}))
        with pytest.raises(ValueError, match="twice"):
            deck.merged(tmp_path)


def _look(picture: Image.Image) -> numpy.ndarray:
    """What is left of a picture seen from afar: 64 bits of light and dark, 64 of warm and cold."""
    small = numpy.asarray(picture.convert("RGB").resize((9, 8), Image.Resampling.BOX), numpy.float32)
    grey, warmth = small.mean(2), small[:, :, 0] - small[:, :, 2]
    return numpy.concatenate([(plane[:, 1:] > plane[:, :-1]).ravel() for plane in (grey, warmth)])


def _differ(one: numpy.ndarray, two: numpy.ndarray) -> int:
    return int(numpy.count_nonzero(one != two))


def test_no_two_cards_look_alike() -> None:
    looks = {}
    for number, card in CARDS.items():
        with Image.open(PICTURES / card["file"]) as picture:
            looks[number] = _look(picture)
    for one, two in combinations(looks, 2):
        assert _differ(looks[one], looks[two]) > ALIKE, f"cards {one} and {two}"


def test_a_brighter_copy_of_a_card_would_be_found_out() -> None:
    with Image.open(PICTURES / CARDS[8]["file"]) as picture:
        assert _differ(_look(picture), _look(ImageEnhance.Brightness(picture).enhance(1.15))) <= ALIKE


@pytest.mark.parametrize("numbers", [NUMBERS[:50], NUMBERS[50:]], ids=["first half", "second half"])
def test_no_light_falls_on_more_than_one_card_in_seven(numbers: range) -> None:
    pytest.importorskip("skia", reason="skia-python is only needed for painting")
    from tools.painter import gallery

    files = {f"pictures/card-{number:03}.jpg" for number in numbers}
    lights = [picture.light for picture in gallery.pictures() if picture.file in files]
    assert len(lights) == len(numbers)
    assert all(lights)
    assert max(lights.count(light) for light in set(lights)) <= MOST_OF_A_LIGHT
