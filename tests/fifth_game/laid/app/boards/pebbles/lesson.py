"""What one watches of Pebbles before the first match."""

from collections.abc import Iterator

from app.boards.lesson import Lesson, Step, Watched, look, tap
from app.look.box import Box
from app.look.text import _


def script(match: Watched) -> Iterator[Step]:
    board = match.board
    if match.view.turn != 0:
        match.play(1, match.moves(1)[0])
    yield look(_("Twelve pebbles lie in a heap. Chance says who begins."))
    button = board.takes[-1]
    place = Box(button.x, button.y, button.width, button.height)
    yield tap(_("Take one, two or three: the last pebble wins."), place)
    match.play(1, match.moves(1)[-1])
    yield look(_("The last one wins"))


LESSON = Lesson(script)
