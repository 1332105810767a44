"""A table's own lists: a file is taken or refused, and a list that is being written says what is wrong with it."""

import copy
import json
import unicodedata
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import sentences
from engine.decks import own_lists
from engine.decks import words as deck
from engine.decks.own_lists import OwnList, OwnListsRefused, checked_own_lists, read_own_lists, slips, tidied
from engine.languages import LANGUAGES
from tests.decks.test_words import made_up_level

CUPBOARD = "On the shelf\ncup\nglass\nbowl\nplate\nsaucepan\nfrying pan\ncolander\n"
FOREST = "У лісі\nялинка\nпеньок\nгриб\nшишка\nжолудь\nкущ\nсімʼя їжаків\n"
FEET = "На ногах\nсапоги\nтапочки\nноски\nконьки\nролики\nласты\nрезиновые калоши\n"


def taken(content: str | bytes) -> list[deck.WordList]:
    lists = read_own_lists(content.encode() if isinstance(content, str) else content)
    assert isinstance(lists, list), lists
    return lists


def refusals(content: str | bytes) -> list[str]:
    """The keys of what the players are told."""
    refusal = read_own_lists(content.encode() if isinstance(content, str) else content)
    assert isinstance(refusal, OwnListsRefused), refusal
    for why in refusal.whys:
        assert sentences.english(why)
    return [why.key for why in refusal.whys]


def test_own_lists_are_paragraphs_in_any_of_the_languages() -> None:
    cupboard, forest, feet = taken("\ufeff\n" + "\n \n\n".join([CUPBOARD, FOREST, FEET]).replace("\n", "\r\n"))
    assert (cupboard.theme.en, forest.theme.uk, feet.theme.ru) == ("On the shelf", "У лісі", "На ногах")
    assert [word.en for word in cupboard.words][-2:] == ["frying pan", "colander"]
    assert forest.words[6].uk == "сімʼя їжаків"
    assert [one.id for one in (cupboard, forest, feet)] == ["own-001", "own-002", "own-003"]


def test_everybody_reads_an_own_list_as_it_was_written() -> None:
    (cupboard,) = taken(CUPBOARD)
    assert {cupboard.words[0].in_language(language) for language in LANGUAGES} == {"cup"}


def test_what_a_keyboard_left_behind_is_mended() -> None:
    typed = unicodedata.normalize(
        "NFD", FOREST.replace("ʼ", "'").replace("їжаків", "  їжаків\t").replace("гриб", "Гриб")
    )
    (forest,) = taken(typed)
    assert (forest.words[2].uk, forest.words[6].uk) == ("Гриб", "сімʼя їжаків")


def test_own_lists_in_another_language_of_latin_letters() -> None:
    (kitchen,) = taken("Küche\nLöffel\nGabel\nMesser\nTasse\nTopf\nSieb\nSchüssel\n")
    assert kitchen.words[0].en == "Löffel"


def test_own_lists_may_be_json_in_one_language_or_in_three() -> None:
    theme, *seven = CUPBOARD.split("\n")[:8]
    one = {"theme": theme, "words": seven}
    three = copy.deepcopy(made_up_level(1)[0])
    lists = taken(json.dumps([one, three]))
    assert lists[0].words[4].uk == "saucepan"
    assert lists[1].words[4].uk == three["words"][4]["uk"]


@pytest.mark.parametrize(
    ("content", "keys"),
    [
        ("", ["list-own-none"]),
        (" \n\t\n", ["list-own-none"]),
        ("[]", ["list-own-none"]),
        (b"\xff\xfe\x00\x01", ["list-own-not-text"]),
        ("Кіт".encode("cp1251"), ["list-own-not-text"]),
        (b"a" * (own_lists.OWN_FILE_BYTES + 1), ["list-own-too-big"]),
        ("a\n\n" * 301, ["list-own-too-many"]),
        ("{", ["list-file-broken"]),
        ('{"theme": "x", "words": []}', ["list-file-broken"]),
        ("[" * 100_000, ["list-file-broken"]),
        ('[{"x":' * 40_000, ["list-file-broken"]),
        ('[{"theme": "x", "words": [1]}]', ["list-file-broken"]),
        (r'[{"theme": "\ud800", "words": []}]', ["list-file-broken"]),
        ("Only a theme", ["list-words"]),
        (CUPBOARD + "ladle\n", ["list-words"]),
        (CUPBOARD.replace("plate", "cup"), ["list-same-word"]),
        (CUPBOARD.replace("plate", "pan"), ["list-part", "list-part"]),
        (CUPBOARD.replace("plate", "чашка"), ["list-sign"]),
        (CUPBOARD.replace("plate", "p" * 25), ["list-too-long"]),
        (CUPBOARD.replace("plate", "-plate"), ["list-spacing"]),
        (CUPBOARD.replace("plate", "pl\x00ate"), ["list-sign"]),
        (CUPBOARD.replace("plate", "\u202eetalp"), ["list-sign"]),
        (CUPBOARD.replace("plate", "pl\u200bate"), ["list-sign"]),
        (CUPBOARD + "\n" + CUPBOARD.replace("On", "Off"), ["list-twice"] * 7),
        (json.dumps([{"theme": "x", "words": [{"en": "a", "uk": "б", "ru": "в"}] * 7}]), ["list-own-mixed"]),
        (json.dumps([{"theme": "Shelf", "words": ["", "b", "c", "d", "e", "f", "g"]}]), ["list-empty"]),
    ],
)
def test_an_own_file_is_refused_with_a_reason(content: str | bytes, keys: list[str]) -> None:
    assert refusals(content) == keys


def test_a_refusal_quotes_nothing_that_could_fool_a_reader() -> None:
    refusal = read_own_lists(CUPBOARD.replace("plate", "\u202e{n}\x07" + "a\u0301" * 90).encode())
    assert isinstance(refusal, OwnListsRefused)
    for why in refusal.whys:
        sentence = sentences.english(why)
        assert sentence.isprintable() and len(sentence) < 200, sentence


def test_a_file_full_of_mistakes_is_not_recited_line_by_line() -> None:
    assert len(refusals("\n\n".join(f"Theme {place}" for place in range(299)))) == own_lists.OWN_REFUSALS


def check_answer(content: bytes) -> None:
    """Lists that keep the rules, or reasons that can be said; anything else is a defect."""
    answer = read_own_lists(content)
    if isinstance(answer, OwnListsRefused):
        assert 0 < len(answer.whys) <= own_lists.OWN_REFUSALS
        assert all(sentences.english(why).isprintable() for why in answer.whys)
        return
    assert 0 < len(answer) <= own_lists.OWN_LISTS
    for one in answer:
        assert len(one.words) == 7
        for phrase in (one.theme, *one.words):
            for language in LANGUAGES:
                text = phrase.in_language(language)
                assert 0 < len(text) <= deck.LONGEST and text.isprintable() and text == text.strip()


@given(st.binary())
def test_no_bytes_cause_a_traceback(content: bytes) -> None:
    check_answer(content)


@given(st.lists(st.lists(st.text(max_size=30), max_size=9), max_size=4))
def test_no_text_causes_a_traceback(paragraphs: list[list[str]]) -> None:
    check_answer("\n\n".join("\n".join(lines) for lines in paragraphs).encode("utf-8", "replace"))


JSON = st.recursive(
    st.none() | st.booleans() | st.floats() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(st.sampled_from(["theme", "words", "en", "id"]), inner),
    max_leaves=20,
)


@given(JSON)
def test_no_json_causes_a_traceback(anything: Any) -> None:
    check_answer(json.dumps([anything]).encode())


@given(st.data())
def test_no_mutation_of_good_json_causes_a_traceback(data: st.DataObject) -> None:
    lists: Any = made_up_level(4)[:3]
    lists.append({"theme": "On the shelf", "words": CUPBOARD.split("\n")[1:8]})
    for _ in range(data.draw(st.integers(0, 3))):
        place = lists
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            key = data.draw(st.sampled_from(keys))
            if not isinstance(place[key], dict | list) or not place[key] or data.draw(st.booleans()):
                break
            place = place[key]
        place[key] = data.draw(JSON)
    raw = bytearray(json.dumps(lists, ensure_ascii=data.draw(st.booleans())).encode("utf-8", "replace"))
    for at in data.draw(st.lists(st.integers(0, len(raw) - 1), max_size=2)):
        raw[at] = data.draw(st.integers(0, 255))
    check_answer(bytes(raw))


# A list that is being written -------------------------------------------------------------------------------------


def typed(text: str) -> OwnList:
    theme, *words = text.rstrip("\n").split("\n")
    return OwnList(theme, tuple(words))


def test_a_list_that_keeps_the_rules_has_no_slips() -> None:
    for text in (CUPBOARD, FOREST, FEET):
        assert slips(typed(text), [typed(other) for other in (CUPBOARD, FOREST, FEET) if other != text]) == {}


@pytest.mark.parametrize(
    ("content", "places"),
    [
        (CUPBOARD.replace("plate", ""), {4: "list-empty"}),
        (CUPBOARD.replace("On the shelf", ""), {0: "list-empty"}),
        (CUPBOARD.replace("plate", "cup"), {4: "list-same-word"}),
        (CUPBOARD.replace("plate", "pan"), {4: "list-part"}),
        (CUPBOARD.replace("plate", "чашка"), {4: "list-sign"}),
        (CUPBOARD.replace("plate", "p" * 25), {4: "list-too-long"}),
        (CUPBOARD.replace("plate", "plate-"), {4: "list-spacing"}),
        (FOREST.replace("кущ", "куст ы"), {6: "list-sign"}),
    ],
)
def test_a_slip_stands_at_the_line_it_is_in(content: str, places: dict[int, str]) -> None:
    found = slips(typed(content))
    assert {place: reason.key for place, reason in found.items()} == places
    assert all(sentences.english(reason) for reason in found.values())


def test_a_word_of_another_list_is_a_slip() -> None:
    other = OwnList("On the shelf", ("Cup", "box", "lid", "jar", "tin", "mug", "urn"))
    found = slips(typed(CUPBOARD), [other, typed(FOREST)])
    assert {place: reason.key for place, reason in found.items()} == {0: "list-theme-twice", 1: "list-twice"}


LINE = st.text(st.sampled_from("abcdeабвґы -'ʼ!"), max_size=26) | st.sampled_from(CUPBOARD.split("\n")[:8])


@given(st.lists(LINE, min_size=8, max_size=8), st.lists(LINE, min_size=8, max_size=8))
def test_a_list_has_slips_exactly_if_it_would_be_refused(lines: list[str], others: list[str]) -> None:
    own, other = (OwnList(theme, tuple(words)) for theme, *words in (lines, others))
    beside = [other] if isinstance(checked_own_lists([other]), list) else []
    assert bool(slips(own, beside)) == isinstance(checked_own_lists([*beside, own]), OwnListsRefused)


@given(st.lists(LINE, min_size=8, max_size=8))
def test_what_is_mended_is_dealt_the_same(lines: list[str]) -> None:
    own = OwnList(lines[0], tuple(lines[1:]))
    dealt, mended = checked_own_lists([own]), checked_own_lists([tidied(own)])
    assert dealt == mended
    if isinstance(dealt, list):
        assert [word.in_language(own_lists.language_of(own)) for word in dealt[0].words] == list(tidied(own).words)
