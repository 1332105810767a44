"""One of a few: on as few lines as its words fit, each in letters of one size."""

import pytest
from kivy.uix.floatlayout import FloatLayout

from app.look import theme

THREE = [("classic", "Класика"), ("party", "Вечірка"), ("teams", "Команди")]


@pytest.fixture(autouse=True)
def letters():
    theme.register_fonts()
    theme.choose()


def laid(options, width):
    from app.ui.choice_row import Choice

    choice = Choice(options, options[0][0], lambda value: None, width)
    choice.size_hint = None, None
    choice.width = width
    holder = FloatLayout()
    holder.add_widget(choice)
    for _round in range(3):
        choice.do_layout()
        for line in choice.children:
            line.do_layout()
    return [list(reversed(line.children)) for line in reversed(choice.children)]


def equal_shares_need(options):
    """The least width of a line in which all buttons are as wide as the widest."""
    (line,) = laid(options, 5000)
    return len(line) * max(button.natural_width for button in line) + (len(line) - 1) * theme.apart() + theme.gap()


@pytest.mark.parametrize("less", [1, 20, 40])
def test_long_words_take_of_the_line_what_short_ones_leave(less):
    width = equal_shares_need(THREE) - less
    lines = laid(THREE, width)
    assert len(lines) == 1
    sizes = {round(button.words.font_size, 1) for button in lines[0]}
    assert len(sizes) == 1, "letters of one size"
    assert sizes.pop() >= 0.84 * lines[0][0]._letters
    for button in lines[0]:
        assert button.words.texture_size[0] <= button.width
    assert sum(button.width for button in lines[0]) <= width


def test_the_kinds_of_a_game_stand_on_one_line_beside_its_picture_on_a_phone():
    (line,) = laid([("classic", "Классика"), ("party", "Вечеринка"), ("teams", "Команды")], 365)
    assert min(button.words.font_size for button in line) >= 17.5


def test_words_that_had_to_be_too_small_stand_on_lines_of_their_own():
    assert len(laid(THREE, equal_shares_need(THREE) * 0.7)) == 3


def test_four_whose_longest_lacks_a_little_room_stand_two_by_two():
    levels = [("1", "1  Легкі"), ("2", "2  Середні"), ("3", "3  Складні"), ("4", "4  Карколомні")]
    lines = laid(levels, 328)
    assert [len(line) for line in lines] == [2, 2]
    assert len({round(button.words.font_size, 1) for line in lines for button in line}) == 1, "letters of one size"
    assert len({round(button.width) for line in lines for button in line}) == 1
    for button in (button for line in lines for button in line):
        assert button.words.texture_size[0] <= button.width and button.words.font_size >= 0.84 * theme.size_of("button")
    assert [len(line) for line in laid(levels, 280)] == [1, 1, 1, 1], "not in letters too small"


def test_equal_shares_where_there_is_room():
    (line,) = laid(THREE, equal_shares_need(THREE) + 1)
    assert len({round(button.width) for button in line}) == 1
