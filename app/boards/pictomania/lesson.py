"""What one watches of Pictomania before the first match: a word is drawn, another one guessed, all is turned over."""

from collections.abc import Iterator
from random import Random

from app.boards.lesson import Lesson, Point, Step, Watched, drag, laid, look, read, tap
from app.boards.pictomania.board import PictomaniaBoard
from app.boards.pictomania.hand import Hand
from app.boards.pictomania.round import Round
from app.boards.pictomania.shared_phases import WordsTable
from app.boards.question import first_way
from app.look.box import Box
from app.look.text import _
from app.ui.ink import InkSurface
from engine.companion import hand
from engine.doodles import LARGEST, Doodle, drawings
from engine.games.pictomania.box import LETTERS
from engine.games.pictomania.moves import Draw, Finish, Guess, Move, Ready
from engine.games.pictomania.view import Task, View

Match = Watched[PictomaniaBoard, View, Move]

DRAWN = 3.4
"""Seconds that the drawing takes."""

ON_SHEET = 0.86
"""How much of a sheet's shorter side it takes."""


def script(match: Match) -> Iterator[Step]:
    board = match.board
    others = [seat for seat in range(len(match.view.players)) if seat != board.me]
    words = laid(board.table, WordsTable).places
    yield look(_("Three lists of words. Everybody draws one."))  # a hand over them would hide some
    for seat in others:
        match.play(seat, Ready())
    yield tap(_("Have you read them all? Tap your name."), words.chips[board.me])
    table = laid(board.table, Round)
    yield read(_("This is your word. Nobody else knows it."), table.places.peek)
    yield Step(_("Draw it: no letters, no digits."), table.places.sheet, _lines(match), DRAWN)
    for seat in others:
        match.play(seat, Draw(hand.in_one_piece(hand.inked(hand.drawn(_doodle(match, seat), Random(1)), Random(1)))))
    artist = others[0]
    sheet, cards = table.tiles[artist].sheet, laid(table.hand, Hand).places
    yield look(_("The others draw as well. What is this?"), sheet)
    yield drag(_("Which number is it? Drag that card there."), cards[_task(match, artist).number - 1], sheet)
    yield tap(_("Lay it: early is worth more."), _first_way(table))
    yield tap(_("Finished? Tap here."), table.places.done)
    yield tap(_("The quicker, the better the token."), _first_way(table))
    for seat in others:
        match.play(seat, Guess(board.me, _task(match, board.me).number))
        match.play(seat, Finish())
    yield look(_("Then all words are turned over."))


def _first_way(table: Round) -> Box:
    if table.asked is None:
        raise RuntimeError("nothing is asked")
    return first_way(table.asked)


def _task(match: Match, seat: int) -> Task:
    return laid(match.sees(seat).task, Task)


def _doodle(match: Match, seat: int) -> Doodle:
    """What somebody draws of the word that was dealt to them: what takes the fewest strokes."""
    task = _task(match, seat)
    shelf = match.view.rack[LETTERS.index(task.letter)]
    return min(drawings(shelf.list, task.number), key=len)


def _lines(match: Match) -> tuple[tuple[Point, ...], ...]:
    """One's own drawing, on the sheet as it lies there."""
    left, low, wide, high = laid(match.board.pen.surface, InkSurface).sheet_box
    side = min(wide, high) * ON_SHEET
    x, y, step = left + (wide - side) / 2, low + (high - side) / 2, side / LARGEST
    return tuple(
        [
            tuple([(x + across * step, y + (LARGEST - down) * step) for across, down in zip(xs, ys, strict=True)])
            for xs, ys in _doodle(match, match.board.me)
        ]
    )


LESSON = Lesson(script, seed=300)
