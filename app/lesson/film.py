"""The board of a lesson, made smaller as a whole: what lies round it stays free for words."""

from kivy.graphics import Scale

from app.boards.board import Board
from app.lesson.hand import HandTouch
from app.lesson.layout import Reduced
from app.look.table_edges import Turn
from app.ui.touch import Touch
from app.ui.turned_place import Turned


class Film(Turned):
    """Only the drawn hand touches what is in it: whoever watches cannot spoil it, nor be asked for anything."""

    def __init__(self, board: Board, place: Reduced) -> None:
        super().__init__()
        self.board = board
        with self.canvas.before:
            self._scale = Scale(1, 1, 1)
        self.lie_at(place)
        board.size_hint, board.pos, board.size = (None, None), (0, 0), place.size
        self.add_widget(board)

    def lie_at(self, turn: Turn) -> None:
        super().lie_at(turn)
        if isinstance(turn, Reduced):
            self._scale.xyz = turn.scale, turn.scale, 1

    def on_touch_down(self, touch: Touch) -> bool:
        return isinstance(touch, HandTouch) and bool(super().on_touch_down(touch))

    def on_touch_move(self, touch: Touch) -> bool:
        return isinstance(touch, HandTouch) and bool(super().on_touch_move(touch))

    def on_touch_up(self, touch: Touch) -> bool:
        return isinstance(touch, HandTouch) and bool(super().on_touch_up(touch))
