"""Picture decks: our own can be read, strange files are refused with a reason, and what pictures have in common."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.decks import pictures
from engine.decks.pictures import (
    DECK_BYTES,
    MOST_PICTURES,
    SHIPPED,
    SHIPPED_IDS,
    Deck,
    DeckRefused,
    Picture,
    Tag,
    fit,
    likeness,
    read_deck,
    read_deck_file,
    refuse_ids,
    tags_in,
    uses,
)
from engine.rules import Why


def tag(id: str, en: str = "", uk: str = "", ru: str = "") -> dict[str, str]:
    return {"id": id, "en": en or id, "uk": uk or id, "ru": ru or id}


def card(id: Any = 1, **changes: Any) -> dict[str, Any]:
    return {"id": id, "file": "whale.jpg", "tags": [tag("sea")]} | changes


def file_of(*cards: Any) -> bytes:
    return json.dumps({"cards": cards}).encode()


def taken(content: bytes) -> Deck:
    deck = read_deck(content)
    assert not isinstance(deck, DeckRefused), deck.whys
    return deck


def refused(content: bytes) -> list[str]:
    """The keys of the reasons; each can be said to a player."""
    deck = read_deck(content)
    assert isinstance(deck, DeckRefused)
    assert deck.whys
    assert all(said(why) for why in deck.whys)
    return [why.key for why in deck.whys]


def said(why: Why) -> str:
    sentence = pictures.SAYS[why.key]
    text = sentence if isinstance(sentence, str) else sentence[0 if why.args["n"] == 1 else 1]
    text = text.format(**why.args)
    assert text.isprintable()
    assert len(text) < 300
    return text


# Our own deck -----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def ours() -> Deck:
    deck = pictures.shipped_deck()
    assert not isinstance(deck, DeckRefused), [said(why) for why in deck.whys]
    return deck


def test_our_own_deck_has_all_the_pictures_that_the_rules_deal(ours: Deck) -> None:
    assert tuple(ours) == SHIPPED_IDS
    assert len(SHIPPED_IDS) == 100
    assert all((SHIPPED / picture.file).is_file() for picture in ours.values())
    assert all(picture.tags and picture.name for picture in ours.values())


def test_every_tag_of_ours_is_known_again_in_every_language(ours: Deck) -> None:
    tags = {tag.id: tag for picture in ours.values() for tag in picture.tags}
    for tag in tags.values():
        for language in ("en", "uk", "ru"):
            assert tag.id in tags_in(f"— {tag.in_language(language).upper()}!", ours)


# A player's own deck ----------------------------------------------------------------------------------------------


def test_a_deck_is_read_in_the_order_of_its_file() -> None:
    deck = taken(file_of(card(7, name="borrowed sea"), card("photo-2", tags=[]), card("a" * 40, file="B_1-x.webp")))
    assert list(deck) == ["7", "photo-2", "a" * 40]
    assert deck["7"] == Picture("7", "whale.jpg", (Tag("sea", "sea", "sea", "sea"),), "borrowed sea")
    assert deck["photo-2"].tags == ()


def test_tags_may_be_left_out_and_more_may_be_said() -> None:
    deck = taken(file_of({"id": 1, "file": "one.png", "painter": {"name": "Ada", "year": 2026}}))
    assert deck["1"] == Picture("1", "one.png")


def test_a_file_saved_with_a_byte_order_mark_is_read() -> None:
    assert list(taken(b"\xef\xbb\xbf" + file_of(card(1)))) == ["1"]


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "deck-broken"),
        (b"null", "deck-broken"),
        (b"[]", "deck-broken"),
        (b"{}", "deck-broken"),
        (b'{"cards": 7}', "deck-broken"),
        (b'{"cards": [7]}', "deck-broken"),
        (b'{"cards": [{"id": 1}]}', "deck-broken"),
        (b'{"cards": [{"id": true, "file": "a.jpg"}]}', "deck-broken"),
        (b'{"cards": [{"id": -1, "file": "a.jpg"}]}', "deck-broken"),
        (b'{"cards": [{"id": 1e999, "file": "a.jpg"}]}', "deck-broken"),
        (b'{"cards": [{"id": ' + b"9" * 9000 + b', "file": "a.jpg"}]}', "deck-broken"),
        (b'{"cards": ' * 20_000, "deck-broken"),
        (b"[" * 200_000, "deck-broken"),
        (b'{"cards": [{"id": 1, "file": "a.jpg"}]} and more', "deck-broken"),
        (b"\xff\xfe{\x00}\x00", "deck-not-text"),
        (b'{"cards": []}', "deck-empty"),
        (b" " * (DECK_BYTES + 1), "deck-too-big"),
    ],
    ids=lambda value: value[:24].decode("latin-1") if isinstance(value, bytes) else value,
)
def test_a_file_that_is_no_deck_is_refused(content: bytes, key: str) -> None:
    assert refused(content) == [key]


@pytest.mark.parametrize("id", ["", " ", "A", "no. 1", "../1", "-1", "ї", "\u202e1", "1\n", "1" * 41, "\x00"])
def test_an_id_that_names_no_picture_is_refused(id: str) -> None:
    assert refused(file_of(card(id))) == ["deck-id"]


def test_one_picture_is_in_a_deck_once_however_its_id_is_written() -> None:
    assert refused(file_of(card(1), card("1"))) == ["deck-id-twice"]


@pytest.mark.parametrize(
    "file",
    ["", "whale", "whale.exe", "../whale.jpg", "/whale.jpg", "a/b.jpg", "a\\b.jpg", "C:a.jpg", ".jpg", "a.jpg\n"]
    + ["кит.jpg", "a" * 80 + ".jpg", "a\x00.jpg", "whale.jpg.svg"],
)
def test_a_file_outside_the_deck_or_no_picture_is_refused(file: str) -> None:
    assert refused(file_of(card(file=file))) == ["deck-file"]


@pytest.mark.parametrize("text", ["", "  ", "x" * 41, "turned\u202e", "two\nlines", "\x00", "\u200b"])
@pytest.mark.parametrize("part", ["id", "en", "uk", "ru"])
def test_a_tag_that_cannot_be_shown_is_refused(part: str, text: str) -> None:
    assert refused(file_of(card(tags=[tag("sea") | {part: text}]))) == ["deck-tag"]


def test_a_tag_stands_once_on_a_picture_and_not_too_many_do() -> None:
    assert refused(file_of(card(tags=[tag("sea"), tag("sea", "ocean")]))) == ["deck-tag-twice"]
    assert refused(file_of(card(tags=[tag(str(number)) for number in range(31)]))) == ["deck-tags"]


def test_only_the_first_reasons_are_told() -> None:
    assert refused(file_of(*[card(number, file="x") for number in range(99)])) == ["deck-file"] * 20


@pytest.mark.parametrize("name", ["nowhere.json", "", "bad\x00name", "x" * 400])
def test_a_file_that_is_not_there_is_refused(tmp_path: Path, name: str) -> None:
    deck = read_deck_file(tmp_path / name)
    assert isinstance(deck, DeckRefused)
    assert [why.key for why in deck.whys] == ["deck-missing"]
    assert said(deck.whys[0])


def test_a_file_of_any_size_is_read_no_further_than_a_deck_can_be(tmp_path: Path) -> None:
    path = tmp_path / "deck.json"
    with path.open("wb") as file:
        file.truncate(DECK_BYTES * 500)
    deck = read_deck_file(path)
    assert isinstance(deck, DeckRefused)
    assert deck.whys[0].key == "deck-too-big"


@given(st.binary(max_size=200))
def test_no_bytes_cause_more_than_a_refusal(content: bytes) -> None:
    assert isinstance(read_deck(content), DeckRefused)


@given(st.data())
def test_a_deck_with_strange_values_is_taken_or_refused(data: st.DataObject) -> None:
    strange = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=50), st.just([{}]))
    cards = [card(1), card("2", tags=[tag("sea"), tag("sky")])]
    where = data.draw(st.sampled_from(cards))
    where[data.draw(st.sampled_from(["id", "file", "tags", "name"]))] = data.draw(strange)
    deck = read_deck(file_of(*cards))
    if isinstance(deck, DeckRefused):
        assert all(said(why) for why in deck.whys)
    else:
        assert len(deck) == 2


# A deck by its pictures -------------------------------------------------------------------------------------------


def why_not(ids: tuple[str, ...], wanted: int = 1) -> str | None:
    why = refuse_ids(ids, wanted)
    return None if why is None else said(why)


def test_enough_different_pictures_can_be_played_with() -> None:
    assert why_not(SHIPPED_IDS, wanted=100) is None
    assert why_not(("ours-1", "2"), wanted=2) is None


def test_a_refusal_says_how_many_pictures_are_missing() -> None:
    assert why_not(SHIPPED_IDS[:20], wanted=26) == "6 pictures are missing: a table of this size needs 26."
    assert why_not(SHIPPED_IDS[:25], wanted=26) == "1 picture is missing: a table of this size needs 26."


def test_a_deck_of_no_pictures_of_too_many_or_of_twins_is_refused() -> None:
    assert why_not(()) == "There is no picture in this deck."
    assert why_not(("1", "2", "1")) == "The picture “1” is in the deck more than once."
    many = tuple(map(str, range(MOST_PICTURES + 1)))
    assert why_not(many) == "The deck has 501 pictures; at most 500 can be played with."
    assert why_not(many[1:]) is None


@pytest.mark.parametrize("id", ["", "Ä", "../../etc", "x" * 100_000, "\ud800", "\u202e"])
def test_an_id_in_options_is_as_strict_as_in_a_file(id: str) -> None:
    assert why_not(("1", id))


# What pictures have in common -------------------------------------------------------------------------------------


def picture(id: str, *tags: str) -> Picture:
    return Picture(id, f"{id}.jpg", tuple([Tag(one, one, f"{one}uk", f"{one}ru") for one in tags]))


def deck_of(*those: Picture) -> Deck:
    return {one.id: one for one in those}


def test_pictures_are_alike_by_the_tags_that_they_share() -> None:
    whale = picture("whale", "sea", "ship", "night", "home")
    assert likeness(whale, whale) == 1
    assert likeness(whale, picture("fox", "snow", "letter")) == 0
    assert likeness(whale, picture("port", "sea", "ship")) == 2 / 4
    assert likeness(picture("a"), picture("b")) == 0


def test_a_text_names_tags_in_any_language_and_with_any_ending() -> None:
    sea = Tag("sea", "sea", "море", "море")
    fox = Tag("fox", "fox", "лисиця", "лиса")
    home = Tag("long-way", "long way home", "довга дорога", "долгая дорога")
    deck = deck_of(Picture("1", "1.jpg", (sea, fox)), Picture("2", "2.jpg", (home,)))
    assert tags_in("Two FOXES? No: foxs by the sea", deck) == {"fox", "sea"}
    assert tags_in("біля моря, без лисиць", deck) == {"fox", "sea"}
    assert tags_in("лисичка", deck) == set()
    assert tags_in("долгой дорогой", deck) == {"long-way"}
    assert tags_in("the way home is long", deck) == {"long-way"}
    assert tags_in("season of foxgloves", deck) == set()
    assert tags_in("", deck) == set()
    assert tags_in("💙", deck) == set()


def test_a_tag_without_a_word_is_named_by_nothing() -> None:
    assert tags_in("anything", deck_of(Picture("1", "1.jpg", (Tag("dash", "—", "—", "—"),)))) == set()


def test_tags_fit_the_picture_that_has_them_before_one_that_is_only_like_it() -> None:
    whale, port = picture("whale", "sea", "ship", "night"), picture("port", "ship", "harbour")
    fox = picture("fox", "snow")
    deck = deck_of(whale, port, fox)
    wanted = frozenset(["sea"])
    assert fit(whale, wanted, deck) >= 1 > fit(port, wanted, deck) > fit(fox, wanted, deck) == 0
    assert fit(fox, frozenset(), deck) == 0


def test_how_many_pictures_have_a_tag() -> None:
    assert uses(deck_of(picture("a", "sea", "sky"), picture("b", "sea"))) == {"sea": 2, "sky": 1}


def test_reasons_quote_strange_texts_safely() -> None:
    why = refuse_ids(("\u202e" * 999,))
    assert why is not None
    assert "\u202e" not in said(why)
