"""What the duel says, where there is little room for it."""

import pytest

from app.boards.yokai import sentences
from app.look import text, theme
from app.ui.fitted_text import width_of
from engine.games.yokai import Lay

A_FIFTH = 108
"""Of a phone held sideways (dp): a way to lay a sketch, without its rims."""


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_each_way_to_lay_a_sketch_is_called_in_letters_that_are_read(language: str) -> None:
    theme.register_fonts()
    text.speak(language)
    try:
        for way in (Lay(0, "water"), Lay(0, "water", summon="fire"), Lay(0, "water", distract=True)):
            said = sentences.short_title(way)
            assert width_of(said, theme.ROLES["note"].font, 18) <= A_FIFTH, said
    finally:
        text.speak("en")
