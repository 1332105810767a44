"""What one watches of Pictoric Box before the first match: words are said, dice point, pawns walk."""

from collections.abc import Iterator

from app.boards.large_card import LargeCard
from app.boards.layout import NOWHERE
from app.boards.lesson import Lesson, Step, Watched, laid, look, read, tap
from app.boards.pictoric.board import PictoricBoard
from app.look.box import Box, around
from app.look.text import _
from app.ui.buttons import WordButton
from engine.games.pictoric.moves import Move, Tell, Vote
from engine.games.pictoric.view import View


def script(match: Watched[PictoricBoard, View, Move]) -> Iterator[Step]:
    board, leader = match.board, laid(match.view.leader, int)
    yield look(_("These pictures lie before everybody."), around(board.stage.places))
    sector = next(sector for sector in range(1, len(match.view.sectors) + 1) if sector != match.view.own)
    match.play(leader, Tell(_("A long way home"), sector))
    head = board.places.head
    words = Box(head.x, head.y, head.w * 0.4, head.h)  # they stand at its left
    yield read(_("One of you thinks of a picture, and says a few words."), words)
    yield tap(_("Which one is meant? Tap it, and it grows."), board.stage.places[sector - 1])
    button = laid(laid(board.actions.over, LargeCard).button, WordButton)
    yield tap(_("This one? Your hidden die points to it."), Box(*button.pos, *button.size))
    for seat in range(len(match.view.players)):
        votes = [move for move in match.moves(seat) if isinstance(move, Vote)]
        if votes and seat != board.me:
            match.play(seat, next(move for move in votes if move.sector != sector))
    yield look(_("All dice are shown. Who found it walks ahead."))
    track = board.places.track  # a phone shows it only while pawns walk
    box = None if track == NOWHERE else track.inset(track.w * 0.4)
    yield look(_("Whoever is at the box first has won."), box)


LESSON = Lesson(script)
