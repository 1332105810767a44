"""Names in words: whole, and large enough to be read."""

import pytest

LONG = "Пилипко-Святославчик"


@pytest.fixture(autouse=True)
def fonts():
    from app.look import theme

    theme.register_fonts()


def letters(name, width):
    from app.ui.words import WholeName

    words = WholeName(name, width)
    return words.text, words.font_size


def test_a_long_name_goes_on_below_its_hyphen_rather_than_in_tiny_letters():
    from app.ui.fitted_text import LEAST_WRAPPED

    assert letters(LONG, 400)[0] == LONG
    said, size = letters(LONG, 150)
    assert said == "Пилипко-\nСвятославчик"
    assert size >= LEAST_WRAPPED


def test_a_name_that_has_room_is_left_as_it_is():
    assert letters("Ада", 150) == ("Ада", letters("Ада", 400)[1])
