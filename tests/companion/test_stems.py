"""Stems: forms of a word meet in each language, and different words stay different."""

import pytest

from engine.companion.stems import kinship, root, stem, words


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", "whale whales"),
        ("en", "walk walks walked walking"),
        ("en", "stop stopped stopping"),
        ("en", "story stories"),
        ("uk", "ліхтар ліхтаря ліхтарі ліхтарем"),
        ("uk", "сміливий смілива сміливого сміливими"),
        ("uk", "поріг порогу"),
        ("uk", "кульбаба кульбабка кульбабках"),
        ("uk", "гойдати гойдатися"),
        ("uk", "хвиля хвилі хвилями"),
        ("ru", "фонарь фонаря фонари фонарём"),
        ("ru", "смелый смелая смелого смелыми"),
        ("ru", "волна волны волнами"),
        ("ru", "зонт зонты зонтом зонтик"),
        ("ru", "качает качается"),
    ],
)
def test_forms_of_a_word_have_one_stem(language: str, forms: str) -> None:
    assert len({stem(word, language) for word in words(forms)}) == 1


@pytest.mark.parametrize(
    ("language", "different"),
    [("en", "whale wall wheel"), ("uk", "кит кіт куток"), ("ru", "лес лестница лиса лист"), ("ru", "бабочка бабушка")],
)
def test_different_words_keep_different_stems(language: str, different: str) -> None:
    found = [stem(word, language) for word in different.split()]
    assert len(set(found)) == len(found)


def test_a_text_is_heard_without_case_marks_and_yo() -> None:
    assert words("Ёлка, ёлка — и П’ять ‘слонів’!") == ["елка", "елка", "и", "п'ять", "слонів"]
    assert words("…?! 🐘") == []


def test_kin_begin_alike_for_most_of_their_length() -> None:
    assert kinship("lantern", "lanterns") > 0.8
    assert kinship("cat", "catch") == 0
    assert kinship("mushroom", "mushy") == 0


def test_what_stands_before_a_root_is_left_out_where_enough_remains() -> None:
    assert root("пролетел", "ru") == root("улетел", "ru") == "летел"
    assert root("прилетіл", "uk") == "летіл"
    assert root("сон", "uk") == "сон"
