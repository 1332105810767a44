"""Clues in any script can be typed; what hides, turns, piles up or never ends is refused with a reason."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.clue import LONGEST_CLUE, SAYS, refuse_clue, written

FAIR = {
    "one letter": "A",
    "a question": "Who is afraid of the dark?",
    "Ukrainian": "Ніч яка місячна, зоряна, ясная…",
    "Arabic": "ليلة القمر",
    "Persian with a non-joiner": "می\u200cخواهم",
    "pointed Hebrew": "שָּׁלוֹם",
    "Vietnamese, letter by letter": unicodedata.normalize("NFD", "Nguyễn"),
    "Thai": "น้ำผึ้ง",
    "Devanagari with a joiner": "क्\u200dष",
    "a family of emoji": "👨‍👩‍👧‍👦",
    "a heart newer than this Python": "\U0001fa77",
    "a flag": "🇺🇦",
    "only punctuation": "…!?",
    "music": "♪♫",
    "as long as it may be": "ї" * LONGEST_CLUE,
    "a no-break space": "12\u00a0stars",
    "an ideographic space": "月\u3000夜",
}

UNFAIR = {
    "nothing": ("", "clue-blank"),
    "spaces": (" " * 9, "clue-blank"),
    "only joiners": ("\u200d\u200c", "clue-blank"),
    "only a mark": ("\u0301", "clue-blank"),
    "a Hangul filler": ("\u3164", "clue-sign"),
    "an empty Braille cell": ("a\u2800", "clue-sign"),
    "a letter too many": ("x" * (LONGEST_CLUE + 1), "clue-too-long"),
    "a megabyte": ("x" * 1_000_000, "clue-too-long"),
    "a megabyte of nothing": ("\0" * 1_000_000, "clue-too-long"),
    "a new line": ("two\nlines", "clue-sign"),
    "a line separator": ("two\u2028lines", "clue-sign"),
    "a tab": ("a\tb", "clue-sign"),
    "NUL": ("a\0", "clue-sign"),
    "escape": ("\x1b[31mred", "clue-sign"),
    "right-to-left override": ("\u202eabc", "clue-sign"),
    "right-to-left isolate": ("\u2067abc\u2069", "clue-sign"),
    "right-to-left mark": ("abc\u200f", "clue-sign"),
    "Arabic letter mark": ("\u061ca", "clue-sign"),
    "zero-width space": ("a\u200bb", "clue-sign"),
    "byte order mark": ("\ufeffa", "clue-sign"),
    "soft hyphen": ("a\u00adb", "clue-sign"),
    "half a pair": ("a\ud800", "clue-sign"),
    "for private use": ("a\ue000", "clue-sign"),
    "no letter at all": ("a\uffff", "clue-sign"),
    "an invisible tag": ("a\U000e0041", "clue-sign"),
    "a tower of marks": ("a" + "\u0316" * 4, "clue-piled"),
    "a tower with joiners in it": ("a" + "\u0316\u200d" * 4, "clue-piled"),
}

TURNING = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
"""Unicode's kinds of letters that turn the line around."""


@pytest.mark.parametrize("clue", FAIR.values(), ids=FAIR)
def test_a_clue_in_any_script_can_be_typed(clue: str) -> None:
    assert refuse_clue(clue) is None


@pytest.mark.parametrize(("typed", "key"), UNFAIR.values(), ids=UNFAIR)
def test_a_clue_that_cannot_be_shown_is_refused(typed: str, key: str) -> None:
    why = refuse_clue(typed)
    assert why is not None
    assert why.key == key
    sentence = SAYS[key]
    assert isinstance(sentence, str)
    assert sentence.format(**why.args).isprintable()


def test_everybody_reads_a_clue_in_one_form() -> None:
    assert written("  two   words\u00a0here ") == "two words here"
    assert written(unicodedata.normalize("NFD", "й ï")) == "й ï"


def test_a_clue_whose_accents_are_typed_by_themselves_may_be_as_long_as_any_other() -> None:
    assert refuse_clue(unicodedata.normalize("NFD", "ї" * LONGEST_CLUE)) is None


def test_the_reason_says_by_how_much_a_clue_is_too_long() -> None:
    why = refuse_clue("x" * 123)
    assert why is not None
    assert why.args == {"n": 3, "most": 120}


@given(st.text(max_size=150))
def test_what_is_taken_is_safe_to_show(typed: str) -> None:
    if refuse_clue(typed) is None:
        clue = written(typed)
        assert 0 < len(clue) <= LONGEST_CLUE
        assert written(clue) == clue
        assert refuse_clue(clue) is None
        for letter in clue:
            assert unicodedata.category(letter) not in ("Cc", "Cs", "Co", "Zl", "Zp")
            assert unicodedata.bidirectional(letter) not in (
                "LRE",
                "RLE",
                "LRO",
                "RLO",
                "PDF",
                "LRI",
                "RLI",
                "FSI",
                "PDI",
            )
