"""The picture of a game and the line under it."""

import pytest

from app import games


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("game", ["pictomania", "dixit", "yokai", "pictoric"])
def test_on_a_phone_the_line_under_a_picture_takes_two_lines_at_most(open_easel, game, language):
    open_easel(size=(360, 740), language=language)
    from app.setup.game_print import Photo
    from app.ui.words import Words

    photo = Photo(games.face_of(game), 192)
    (line,) = [piece for piece in photo.children if isinstance(piece, Words)]
    assert len(line.writing._cached_lines) <= 2
    assert line.font_size >= 19
