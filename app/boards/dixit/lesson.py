"""What one watches of Dixit before the first match: somebody tells, all give and vote, the cards are shown."""

from collections.abc import Iterator

from app.boards.dixit.board import DixitBoard
from app.boards.dixit.hand import HandTable
from app.boards.dixit.reveal import RevealTable
from app.boards.dixit.vote_phase import VoteTable
from app.boards.lesson import Lesson, Step, Watched, drag, laid, look, read, tap
from app.boards.question import AnyQuestion, first_way
from app.look.box import Box
from app.look.text import _
from engine.games.dixit.moves import Give, Idea, Move, Tell, Vote
from engine.games.dixit.view import View

PLAYERS = 4
"""Each gives one card: three would give two."""


def script(match: Watched[DixitBoard, View, Move]) -> Iterator[Step]:
    board = match.board
    teller, *others = (seat for seat in range(PLAYERS) if seat != board.me)
    hand = laid(board.table, HandTable)
    large = hand.places.large
    yield drag(_("These pictures are yours alone. Leaf through them."), _part(large, 0.8), _part(large, 0.2))
    match.play(teller, Idea())
    told = match.sees(teller).hand[0]
    match.play(teller, Tell(told, _("Long, long ago")))
    hand = laid(board.table, HandTable)
    yield read(_("Somebody tells something about a picture of their own."), hand.places.top.says)
    yield tap(_("Which one of yours fits, too? Give it."), hand.places.buttons[0])
    yield tap(_("It lies among the others, and nobody knows whose it is."), first_way(laid(hand.ways, AnyQuestion)))
    for seat in others:
        match.play(seat, Give(match.sees(seat).hand[0]))
    vote, place = laid(board.table, VoteTable), match.view.table.index(told)
    yield drag(_("Which is the teller's? Drag your token there."), vote.home(0), vote.places.cards[place])
    yield tap(_("Sure? Then cast your vote."), vote.places.button)
    for seat in others:
        votes = [move for move in match.moves(seat) if isinstance(move, Vote)]
        match.play(seat, next(move for move in votes if move.on != (place + 1,)))
    yield look(_("Now all is shown: who voted for what, and whose card is whose."))
    shown = laid(board.table, RevealTable)
    yield look(_("Best is a clue that some find, but not everybody."), shown.places.cards[place])


def _part(box: Box, share: float) -> Box:
    """The spot that is so far from the left."""
    return Box(box.x + box.w * (share - 0.1), box.y + box.h * 0.4, box.w * 0.2, box.h * 0.2)


LESSON = Lesson(script, players=PLAYERS)
