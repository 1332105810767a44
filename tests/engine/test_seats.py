"""Names that can be shown anywhere, and tokens that a journal can know again without being able to use them."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.seats import BLANKS, LONGEST_NAME, MOST_MARKS, holder_of, name_is_fair, new_token

FAIR = {
    "short": "A",
    "Ukrainian": "Олександра-Соломія Їжак",
    "24 letters": "Ґ" * 24,
    "with an apostrophe": "Дар'я",
    "Greek": "Ωμέγα",
    "Arabic": "ليلى",
    "pointed Hebrew": "שָּׁלוֹם",
    "Vietnamese, letter by letter": unicodedata.normalize("NFD", "Nguyễn"),
    "Chinese": "美丽",
    "Thai": "น้ำผึ้ง",
    "Devanagari": "प्रीति",
    "an emoji": "🐙",
    "an emoji of a skin": "👍🏽",
    "a family of emoji": "👨‍👩‍👧‍👦",
    "a flag": "🇺🇦",
    "a keycap": "1️⃣",
    "a heart of emoji style": "❤️",
    "digits": "007",
    "punctuation": "?!",
    "words": "Ada von Lovelace",
}

UNFAIR = {
    "nothing": "",
    "a space": " ",
    "many spaces": " " * 24,
    "25 letters": "a" * 25,
    "a megabyte": "a" * 1_000_000,
    "a tab": "A\tB",
    "two lines": "A\nB",
    "NUL": "A\0",
    "escape": "\x1b[31mA",
    "delete": "A\x7f",
    "C1 control": "A\x9b",
    "right-to-left override": "\u202eadA",
    "left-to-right embedding": "\u202aAda",
    "right-to-left isolate": "\u2067Ada\u2069",
    "right-to-left mark": "Ada\u200f",
    "Arabic letter mark": "Ada\u061c",
    "zero-width space": "A\u200bda",
    "only a zero-width space": "\u200b",
    "zero-width non-joiner": "A\u200cda",
    "word joiner": "A\u2060da",
    "byte order mark": "\ufeffAda",
    "soft hyphen": "A\u00adda",
    "only joiners of emoji": "\u200d\u200d",
    "no-break space": "\u00a0",
    "no-break space inside": "A\u00a0B",
    "ideographic space": "\u3000",
    "line separator": "A\u2028B",
    "paragraph separator": "A\u2029B",
    "Hangul filler": "\u3164",
    "Hangul filler beside letters": "A\u3164",
    "half-width filler": "\uffa0",
    "Hangul jamo fillers": "\u115f\u1160",
    "empty Braille": "\u2800",
    "a mark alone": "\u0301",
    "marks alone": "\u0301\u0302",
    "a variation selector alone": "\ufe0f",
    "the enclosing circle alone": "\u20dd",
    "Zalgo": "Z\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308\u0309",
    "Zalgo on every letter": "".join(letter + "\u0300\u0301\u0302\u0303" for letter in "ABC"),
    "Zalgo hidden behind joiners": "Z\u0300\u0301\u200d\u0302\u0303\u200d\u0304",
    "a lone surrogate": "A\ud800",
    "private use": "A\ue000",
    "not a letter of any script": "A\uffff",
    "a tag letter": "A\U000e0041",
    "interlinear annotation": "A\ufff9",
}


@pytest.mark.parametrize("name", FAIR.values(), ids=FAIR)
def test_names_that_people_have(name: str) -> None:
    assert name_is_fair(name)


@pytest.mark.parametrize("name", UNFAIR.values(), ids=UNFAIR)
def test_names_that_hide_turn_tower_or_never_end(name: str) -> None:
    assert not name_is_fair(name)


@given(name=st.text(max_size=LONGEST_NAME + 3))
def test_a_fair_name_has_something_to_see_and_nothing_that_steers(name: str) -> None:
    if name_is_fair(name):
        kinds = [unicodedata.category(letter) for letter in name]
        assert len(name) <= LONGEST_NAME
        assert any(kind[0] in "LNPS" for kind in kinds)
        assert not set(name) & set(BLANKS)
        assert not {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"} & set(kinds)
        assert all(letter == "\u200d" for letter, kind in zip(name, kinds, strict=True) if kind == "Cf")


@given(letters=st.text(st.characters(categories=["Lu", "Ll"]), min_size=1, max_size=LONGEST_NAME))
def test_letters_are_fair_in_any_script(letters: str) -> None:
    assert name_is_fair(letters)


def test_as_many_marks_as_a_letter_needs_and_no_more() -> None:
    assert name_is_fair("e" + "\u0301" * MOST_MARKS)
    assert not name_is_fair("e" + "\u0301" * (MOST_MARKS + 1))


def test_tokens_are_long_and_never_the_same() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert all(len(token) >= 24 for token in tokens)


def test_a_journal_knows_a_token_again_and_cannot_use_it() -> None:
    token = new_token()
    assert holder_of(token) == holder_of(token) != holder_of(new_token())
    assert token not in holder_of(token)
    assert holder_of(holder_of(token)) != holder_of(token)
    assert holder_of("\ud800"), "a token may be any text"
