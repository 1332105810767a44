"""What is asked over a board: the ways that one may go look equally important."""

import pytest

from app.look.box import Box, round_about
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


FLAT_OF_FOUR = (640.0, 310.0)
"""The place of one of four."""


@pytest.mark.parametrize("letters", ["normal", "large", "largest"])
@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("room", [FLAT_OF_FIVE, FLAT_OF_FOUR])
def test_all_of_a_question_has_room_at_its_place(open_easel, language, letters, room):
    easel = open_easel(language=language, letters=letters)
    from app.boards.question import Question

    ways = [(words, bool) for words in ("Take the token with 2 stars", "Take the token with 1 star", "No token")]
    note = _("After that you can neither draw nor guess.")
    asked = Question(
        _("Have you finished?"), note, ways, (_("Not yet"), bool), room, [(_("I drew the wrong word"), bool)]
    )
    easel.app.room.add_widget(asked)
    easel.frames(3)
    assert asked.height <= room[1] and asked.width <= room[0]


@pytest.mark.parametrize("size", [(360, 740), (390, 840), (412, 915)])
def test_on_a_phone_held_upright_no_scraps_are_seen_beside_a_question(open_easel, size):
    easel = open_easel(size=size)
    from kivy.metrics import dp

    from app.boards.question import asked_on

    room = easel.app.room
    for x in (0, size[0] / 2, size[0]):
        asked = asked_on(room, _("Give this card?"), "", [(_("Give it"), bool)], (_("Not yet"), bool), (x, -99))
        assert asked.x == asked.y == pytest.approx(dp(4))
        assert asked.right == pytest.approx(room.width - dp(4))


def test_where_there_is_room_a_question_stands_near_the_finger(open_easel):
    easel = open_easel(size=(800, 1280))
    from app.boards.question import asked_on

    asked = asked_on(easel.app.room, _("Give this card?"), "", [(_("Give it"), bool)], (_("Not yet"), bool), (800, 600))
    assert asked.width < 400
    assert asked.right <= 800 and asked.y > 600


@pytest.mark.parametrize(
    "about", [Box(10, 10, 20, 30), Box(0, 0, 100, 20), Box(90, 40, 30, 30), Box(0, 0, 100, 60), Box(-5, 20, 20, 20)]
)
def test_all_of_a_board_is_dimmed_but_what_a_question_is_about(about):
    board = Box(0, 0, 100, 60)
    dimmed = round_about(board, about)
    assert sum(part.w * part.h for part in dimmed) == board.w * board.h - board.overlap(about)
    for place, part in enumerate(dimmed):
        assert part.overlap(about) == 0 and part.overlap(board) == part.w * part.h
        assert all(part.overlap(other) == 0 for other in dimmed[:place])
