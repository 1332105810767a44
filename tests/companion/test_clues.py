"""Clues: what we ship of each picture, how clues are heard in their language alone, and what is told."""

import sys
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from engine.clue import LONGEST_CLUE, refuse_clue
from engine.companion import clues, understanding
from engine.companion.clues import FITS_ANYTHING, Told, hear, tell
from engine.companion.understanding import Distances, Known, OnFile, Understanding, heard, on_file
from engine.decks.pictures import SHIPPED_IDS, DeckRefused, shipped_deck
from engine.languages import LANGUAGES
from tools.bench.clues import right_of_five

REMEMBERED = (on_file, understanding.understanding, understanding.packed_fits)


def file(language: str) -> OnFile:
    found = on_file(language)
    assert found is not None
    return found


def all_clues(known: Known) -> tuple[str, ...]:
    return known.clues.all() + known.apart.all()


@pytest.fixture
def other_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in the place of ours; what was read from ours is forgotten, and so is what was read from it."""
    monkeypatch.setattr(understanding, "FILES", tmp_path)
    for remembered in REMEMBERED:
        remembered.cache_clear()
    yield tmp_path
    for remembered in REMEMBERED:
        remembered.cache_clear()


# What we ship -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_picture_has_twelve_clues_of_each_distance_a_third_of_them_kept_apart(language: str) -> None:
    assert tuple(file(language).cards) == SHIPPED_IDS
    for card, known in file(language).cards.items():
        told = all_clues(known)
        assert len(told) == 12, card
        assert len(known.apart.all()) == 4, card
        for one in (known.clues, known.apart):
            assert all((one.near, one.middle, one.far)), card


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_clue_can_be_told_and_none_is_told_of_two_pictures(language: str) -> None:
    told = [clue for known in file(language).cards.values() for clue in all_clues(known)]
    assert [clue for clue in told if refuse_clue(clue) is not None or len(clue) > LONGEST_CLUE] == []
    assert len({heard(clue) for clue in told}) == len(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_picture_has_forty_to_a_hundred_associations(language: str) -> None:
    counts = {card: len(set(known.words.split())) for card, known in file(language).cards.items()}
    assert {card: count for card, count in counts.items() if not 40 <= count <= 100} == {}


@pytest.mark.parametrize(("one", "other"), list(combinations(LANGUAGES, 2)))
def test_no_clue_is_written_alike_in_two_languages(one: str, other: str) -> None:
    ours = {heard(clue) for known in file(one).cards.values() for clue in all_clues(known)}
    theirs = {heard(clue) for known in file(other).cards.values() for clue in all_clues(known)}
    assert len(ours & theirs) < len(ours) / 50  # a word like «тсс» or «пазл» is the same in two


# Hearing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clue", "language", "card"),
    [
        ("A fox brings the post", "en", "2"),
        ("Лисиця з листами", "uk", "2"),
        ("Лиса с письмами", "ru", "2"),
        ("Whales beneath the ice", "en", "21"),
        ("Зайці й сонце", "uk", "31"),
        ("Король и шахматы", "ru", "85"),
    ],
)
def test_what_a_picture_shows_is_found_by_it(clue: str, language: str, card: str) -> None:
    beliefs = hear(clue, language, SHIPPED_IDS)
    assert SHIPPED_IDS[beliefs.index(max(beliefs))] == card
    assert sum(beliefs) == pytest.approx(1)


def test_a_clue_is_heard_in_its_own_language_only() -> None:
    """«луна» is the moon in Russian and an echo in Ukrainian; «лук» an onion or a bow, «лука» a meadow."""
    moon, echo = "69", "57"
    assert hear("луна", "ru", (moon, echo))[0] > 0.8
    assert hear("луна", "uk", (moon, echo))[1] > 0.8
    assert hear("лук", "ru", ("4", "46", "58")) == pytest.approx((1 / 3,) * 3)
    assert hear("море", "en", ("1", "46")) == pytest.approx((0.5, 0.5))


def test_a_clue_without_meaning_leaves_all_alike() -> None:
    for clue in ("", "?!", "zzzyx", "x" * 500, "\u202e", "the of and"):
        assert hear(clue, "en", ("1", "2", "3", "4")) == pytest.approx((0.25,) * 4)
    assert hear("sea", "en", ()) == ()
    assert hear("sea", "en", ("a-photo", "another")) == pytest.approx((0.5, 0.5))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clue_of_ours_is_not_known_by_being_ours(language: str) -> None:
    """Else machine players would read each other perfectly.  Kept-apart clues are in no index at all."""
    known = file(language).cards["13"]
    clue = known.clues.far[0]
    cards = {card: one for card, one in file(language).cards.items() if card != "13"}
    less = Distances(known.clues.near, known.clues.middle, tuple(one for one in known.clues.far if one != clue))
    without = OnFile(file(language).empty, file(language).kin, {**cards, "13": Known(less, Distances(), known.words)})
    deck = clues.shipped_deck()
    assert not isinstance(deck, clues.DeckRefused)
    ours = understanding.Understanding(language, file(language), deck).fit(clue)
    theirs = understanding.Understanding(language, without, deck).fit(clue)
    assert ours.get("13", 0.0) == pytest.approx(theirs.get("13", 0.0))


def test_what_was_told_of_a_picture_is_understood_by_its_words_later() -> None:
    photos = ("photo-1", "photo-2", "photo-3")
    told = (Told("Grandma's dacha in July", "en", "photo-2"),)
    assert hear("our dacha", "en", photos, told)[1] > 0.45
    assert hear("our dacha", "ru", photos, told) == pytest.approx((1 / 3,) * 3)
    assert hear("our dacha", "en", photos) == pytest.approx((1 / 3,) * 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_five_cards_the_right_one_is_found_by_most_of_the_clues_kept_apart(language: str) -> None:
    right = right_of_five(language)
    assert sum(right) / len(right) >= 0.6


# Telling ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_weak_tells_what_is_near_and_middle_what_is_between(language: str) -> None:
    known = file(language).cards["5"]
    told = {tell("5", language, "weak", seed) for seed in range(60)}
    assert told == {*known.clues.near, *known.apart.near}
    assert {tell("5", language, "middle", seed) for seed in range(80)} == {*known.clues.middle, *known.apart.middle}


@pytest.mark.parametrize("strength", ["weak", "middle", "strong"])
def test_nothing_is_told_twice_while_there_is_something_else(strength: str) -> None:
    said: list[str] = []
    for seed in range(20):
        said.append(tell("5", "uk", strength, seed, said))
    assert len(set(said)) == 20
    assert set(all_clues(file("uk").cards["5"])) <= set(said)


def test_the_same_seed_leads_to_the_same_clue() -> None:
    for strength in ("weak", "middle", "strong"):
        assert tell("7", "en", strength, 3) == tell("7", "en", strength, 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_picture_that_nobody_knows_something_is_told_that_fits_anything(language: str) -> None:
    assert tell("a-photo", language, "strong", 1) in FITS_ANYTHING[language]


# Damage -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("content", [None, b"", b"{", b"[]", b'{"empty": 1}', b"\xff\xfe", b"[" * 100_000])
def test_a_missing_or_damaged_file_is_logged_and_tags_are_left(
    content: bytes | None, other_files: Path, caplog: pytest.LogCaptureFixture
) -> None:
    if content is not None:
        (other_files / "en.json").write_bytes(content)
    assert tell("2", "en", "middle", 1).casefold() in {
        "fox",
        "postman",
        "letter",
        "winter",
        "snow",
        "forest",
        "door",
        "news",
    } | {"longing", "lantern", "delivery", "freedom"}
    assert hear("fox", "en", ("1", "2"))[1] > 0.6
    assert "Bots know no clues in en" in caplog.text


def test_a_file_that_names_strange_cards_or_has_no_words_is_lived_with(other_files: Path) -> None:
    (other_files / "en.json").write_text(
        '{"empty": "", "kin": ["", "a"], "cards": {"zz": {"clues": {}, "apart": {}, "words": ""}}}', encoding="utf-8"
    )
    assert hear("fox", "en", ("zz", "2"))[1] > 0.5
    assert tell("zz", "en", "weak", Random(1).random()) in FITS_ANYTHING["en"]


def test_words_are_kin_however_their_apostrophe_is_written() -> None:
    known = understanding.understanding("uk")
    for apostrophe in "'’ʼ":
        assert known.stems(f"пам{apostrophe}ять") == known.stems("спогади")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_understood_by_the_clues_kept_apart(language: str) -> None:
    deck = clues.shipped_deck()
    assert not isinstance(deck, clues.DeckRefused)
    bare = {card: Known(known.clues, Distances(), known.words) for card, known in file(language).cards.items()}
    without = understanding.Understanding(language, OnFile(file(language).empty, file(language).kin, bare), deck)
    for known in list(file(language).cards.values())[::9]:
        for clue in known.apart.all():
            assert understanding.understanding(language).fit(clue) == pytest.approx(without.fit(clue))


def test_what_is_known_of_clues_is_kept_in_few_pieces() -> None:
    """They stay for good, among what comes and goes with a match: in dicts they were 48 thousand, and 100 a clue."""
    deck = shipped_deck()
    assert not isinstance(deck, DeckRefused)
    told = [clue for known in file("en").cards.values() for clue in known.clues.all()][:100]
    warm = Understanding("en", file("en"), deck)
    kept = [warm.pack(warm.fit(clue)) for clue in told]
    before = sys.getallocatedblocks()
    fresh = Understanding("en", file("en"), deck)
    built = sys.getallocatedblocks()
    kept += [fresh.pack(fresh.fit(clue)) for clue in told]
    assert built - before < 25_000
    assert sys.getallocatedblocks() - built < 10 * len(told)
