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
