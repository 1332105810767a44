"""Buttons: whatever one becomes, its words are read on it."""

import pytest

from app.look import theme

KINDS = ("amber", "paper", "well", "berry")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("other", KINDS)
def test_a_button_that_becomes_another_is_read(look, kind, other):
    from app.ui.buttons import WordButton

    button = WordButton("Wrong word", lambda: None, kind)
    button.become(other)
    assert theme.contrast(tuple(button.words.color), button.colour) >= theme.LEGIBLE
    assert not button.disabled


@pytest.mark.parametrize("wide", range(90, 200, 10))
def test_a_sign_gives_way_to_words_before_they_are_hard_to_read(wide):
    from app.ui.buttons import WordButton
    from app.ui.fitted_text import READABLE

    button = WordButton("Игроки", lambda: None, "paper", "person", role="note", air=1.5, width=wide)
    has_sign = button._sign.parent is not None
    assert has_sign == (wide >= 140) or button.words.font_size >= READABLE
    assert not has_sign or button.words.font_size >= READABLE


@pytest.mark.parametrize("wide", [160, 180, 195, 300])
def test_words_too_long_for_a_line_are_read_on_two(wide):
    from app.ui.buttons import WordButton
    from app.ui.fitted_text import READABLE

    button = WordButton("Взять жетон с 3 звёздами", lambda: None, air=0.75, width=wide, height=60)
    button.fit()
    assert button.words.font_size >= READABLE
    assert button.words.texture_size[0] <= wide and button.words.texture_size[1] <= button.height
    button.width = 500
    assert button.words.text_size == (None, None) and button.words.font_size == theme.size_of("button")


@pytest.mark.parametrize("letters", ["normal", "largest"])
@pytest.mark.parametrize("wide", range(124, 244, 10))
@pytest.mark.parametrize("said", ["Не то слово", "Повернуть лист", "Без любимого"])
def test_no_word_sticks_out(look, said, wide, letters):
    from app.ui.buttons import WordButton

    theme.choose(letters=letters)
    button = WordButton(said, lambda: None, "well", role="note", air=0.75, width=wide, height=60)
    button.fit()
    button.do_layout()
    assert button.words.font_size >= 0.6 * theme.size_of("note") / theme.large_type()
    assert button.x + theme.gap(0.75) <= button.words.x and button.words.right <= button.right - theme.gap(0.75) + 2


@pytest.mark.parametrize(
    ("said", "amber", "wide"),
    [
        ("Hold: my hand", False, 250),
        ("Hold: my hand", False, 330),
        ("Hold: my hand", False, 480),
        ("Тримай палець, щоб побачити", True, 328),  # on two lines
        ("Держи: мои карты", False, 138),
    ],
)
def test_the_hand_stands_beside_what_it_says_to_hold(said, amber, wide):
    from app.ui.hold_button import HoldButton

    button = HoldButton(said, amber)
    button.width = wide
    button.do_layout()
    words, sign = button.children
    words.write_now()
    left, right = sign.x - button.x, button.right - words.seen_box.right
    assert words.seen_box.x - sign.right < 12
    assert abs(left - right) < 8


@pytest.mark.parametrize("said", ["Тримай палець, щоб побачити", "Держи палец, чтобы увидеть", "Hold to see"])
def test_two_lines_to_hold_have_air_above_and_below(said):
    from app.ui.fitted_text import height_of
    from app.ui.hold_button import HoldButton

    button = HoldButton(said, amber=True)
    button.narrow(328)
    button.do_layout()
    words, _sign = button.children
    assert button.width <= 328
    assert button.height - height_of(said, words.font_name, words.font_size, words.width) >= 14
