"""The drawings that hang on the wall after a match: the people's favourites, or the one that most have found."""

from collections.abc import Callable
from functools import partial

from app.boards.board import Keepsake
from app.boards.pictomania import sentences
from app.boards.pictomania.inks import Inks
from app.boards.pictomania.sentences import RIGHT
from app.look.text import _
from engine.games.pictomania.state import Drawn
from engine.games.pictomania.view import View


def best_drawings(view: View, inks: Inks) -> list[Keepsake]:
    """P26: the favourites, where there was a vote; of those that were found as often, the first."""
    here = [drawn for drawn in view.album if inks.log(drawn.drawing)]
    chosen = [drawn for drawn in here if drawn.drawing in view.favourites]
    if chosen:
        return [_kept(drawn, inks, lambda: _("The people's favourite")) for drawn in chosen]
    best = max(here, key=lambda drawn: _found(view, drawn), default=None)
    if best is None or not _found(view, best):
        return []
    found, others = _found(view, best), len(view.players) - 1
    return [_kept(best, inks, lambda: sentences.found_by_so_many(found, others))]


def _kept(drawn: Drawn, inks: Inks, why: Callable[[], str]) -> Keepsake:
    return Keepsake(inks.log(drawn.drawing), partial(sentences.drawn_word, drawn), drawn.seat, why=why)


def _found(view: View, drawn: Drawn) -> int:
    return sum(line.key == RIGHT and (line.round, line.args["of"]) == (drawn.round, drawn.seat) for line in view.why)
