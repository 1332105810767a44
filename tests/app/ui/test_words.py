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


@pytest.mark.parametrize("high", [46.5, 47.5, 48, 49])
@pytest.mark.parametrize("size", [17, 17.3, 18])
def test_of_two_lines_both_are_there(high, size):
    """Kivy leaves out a line that has too little room by a fraction of a pixel."""
    from app.ui.fitted_text import Line

    line = Line("Кругле з\nусіх боків", "note", size=size, wraps=True, size_hint=(None, None))
    line.size = 95, high
    line.write_now()
    wide, tall = line.texture.size
    seen = [any(line.texture.pixels[4 * wide * row + 3 : 4 * wide * (row + 1) : 4]) for row in range(tall)]
    begun = [row for row in range(tall) if seen[row] and not (row and seen[row - 1])]
    assert len(begun) == 2
