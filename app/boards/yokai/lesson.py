"""What one watches of the duel before the first one: a sketch is laid, one is answered, a portrait is finished."""

from collections.abc import Iterator

from app.boards.lesson import Lesson, Step, Watched, drag, look, tap
from app.boards.yokai.board import YokaiBoard
from app.look.box import Box, around
from app.look.text import _
from engine.games.yokai import ENOUGH, INDEX, Lay, View
from engine.games.yokai.moves import Move

Match = Watched[YokaiBoard, View, Move]


def script(match: Match) -> Iterator[Step]:
    board = match.board
    while match.view.turn != board.me:
        _others_turn(match)
    yield look(_("Two draw portraits of these yokai."), around(board.places.yokai))
    yield look(_("The sketches in your hand are yours alone."), board.places.hand)
    lay = _simple(match, board.me)
    stack = INDEX[lay.on]
    sketch = _in_hand(match, lay.sketch)
    yield drag(_("Drag a sketch to a yokai of its element."), sketch, board.places.mine[stack])
    number = board.furniture.count_of(stack)
    under_it = Box(number.x, number.y - number.h * 0.3, number.w, 0)  # or the finger would hide it
    yield look(_("The number says how many sketches it still needs."), under_it)
    yield tap(_("You lay up to three. Enough? Tap here."), board.places.done)
    _others_turn(match)
    yield look(_("Now the other one lays."), around(board.places.theirs))
    yield look(_("Who has more when it is finished takes the yokai."), board.places.yokai[stack])


def _simple(match: Match, seat: int) -> Lay:
    """A sketch that can be laid there in one way only, with nothing to choose."""
    moves = [move for move in match.moves(seat) if isinstance(move, Lay)]
    ways = [(move.sketch, move.on) for move in moves]
    return next(move for move in moves if ways.count((move.sketch, move.on)) == 1)


def _in_hand(match: Match, sketch: int) -> Box:
    """Where a sketch lies in the hand."""
    board = match.board
    slot = board.hand_slots(board.cards_in_my_hand())[board.my_hand().index(sketch)]
    step = slot.w * 0.5
    return Box(slot.x - step / 2, slot.y - slot.h * 0.3, step, slot.h * 0.6)


def _others_turn(match: Match) -> None:
    other = 1 - match.board.me
    match.play(other, _simple(match, other))
    if match.view.turn == other:
        match.play(other, ENOUGH)


LESSON = Lesson(script)
