"""What is asked over a board: the ways that one may go look equally important."""

import pytest

from app.look.text import _, ngettext

FLAT_OF_FIVE = (427.0, 348.0)
"""The place of one of five round a tablet, in dp."""


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("room", [FLAT_OF_FIVE, (640.0, 380.0)])
def test_ways_are_written_in_letters_of_about_one_size(open_easel, language, room):
    easel = open_easel(language=language)
    from app.boards.question import Question
    from app.ui.buttons import WordButton

    one, more = "Take the token with {n} star", "Take the token with {n} stars"
    ways = [(ngettext(one, more, stars), bool) for stars in (3, 2, 1)]
    ways.append((_("Without a black token"), bool))
    quiet = [(_("I drew the wrong word"), bool)]
    asked = Question(_("Have you finished?"), "", ways, (_("Not yet"), bool), room, quiet)
    easel.app.room.add_widget(asked)
    easel.frames(3)
    letters = [way.words.font_size for way in asked.walk(restrict=True) if isinstance(way, WordButton)]
    assert len(letters) == 6
    assert min(letters) > 0.8 * max(letters), letters
