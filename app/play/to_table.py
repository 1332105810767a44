"""What the people of this tablet say to the table and ask of it, and how they hear of what was refused."""

from collections.abc import Callable

from msgspec import Struct

from app.boards.board import Board, FlatBoard, Point
from app.play.move_queue import MoveQueue
from app.shell import App
from engine import requests
from engine.rules import Why
from engine.table import Answer


class ToTable:
    """``board`` is the one that they look at, and say their moves at: asked for when one was refused."""

    def __init__(self, app: App, game: str, board: Callable[[], Board | None]) -> None:
        self._app, self._game, self._board = app, game, board
        self.moves = MoveQueue(lambda seat, move, answered: app.bridge.say(seat, move, answered))

    def say(self, seat: int, move: Struct, near: Point, answered: Callable[[Answer], None] | None, again: bool) -> None:
        """Where the move is refused, that seat is told so near the place of its touch."""

        def heard(answer: Answer) -> None:
            if answer.why is not None:
                self._refused(seat, answer.why, near)
            if answered is not None:
                answered(answer)

        self.moves.say(seat, move, heard, again)

    def _refused(self, seat: int, why: Why, near: Point) -> None:
        board = self._board()
        if isinstance(board, FlatBoard):
            board.refused_at(seat, why)
        elif board is not None:
            board.refused()
            self.tell(why, near)

    def ask(self, request: requests.Request) -> None:
        """Something for the table itself: pause, a bot, breaking off."""
        self._app.bridge.ask(request, self._asked)

    def _asked(self, answer: Answer) -> None:
        if answer.why is not None:
            self.tell(answer.why)

    def tell(self, why: Why, near: Point | None = None) -> None:
        self._app.tell(why, near, self._game)
