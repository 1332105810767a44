"""The Pebbles board: the heap in the middle, and as many buttons as pebbles may be taken."""

from collections.abc import Sequence
from functools import partial

from kivy.graphics import Color, Ellipse, Rectangle
from kivy.metrics import dp

from app.boards.board import Board, BoardHost
from app.boards.stand import stand
from app.look import theme
from app.look.box import Box
from app.look.text import _, ngettext
from app.tablet import device
from app.ui.buttons import SignButton, WordButton
from app.ui.fitted_text import Line
from app.ui.hints import Hint
from engine.games.pebbles import Move, View
from engine.rules import Choices
from engine.table import Scene

IN_ROW = 4


class PebblesBoard(Board):
    """Nothing on it is secret: whoever sits at the tablet looks at it together."""

    def __init__(self, host: BoardHost) -> None:
        super().__init__(host)
        self.takes: list[WordButton] = []
        self.bind(size=self._lay_out)

    def is_common(self, scene: Scene[View, Move]) -> bool:
        return True

    def show(self, scene: Scene[View, Move], me: int, choices: Choices[Move], at_once: bool = False) -> None:
        self.scene = scene
        self._lay_out()

    def _lay_out(self, *_: object) -> None:
        self.clear_widgets()
        self.canvas.before.clear()
        if self.scene is None:
            return
        taken, heap = device.insets(), self.shown.view.heap
        side = min(self.width * 0.6, self.height * 0.5) / IN_ROW
        with self.canvas.before:
            Color(*theme.paint.sheet)
            Rectangle(pos=self.pos, size=self.size)
            Color(*theme.rgba("#5E7F4C"))
            for place in range(heap):
                row, column = divmod(place, IN_ROW)
                x = self.center_x + (column - IN_ROW / 2) * side
                Ellipse(pos=(x + side * 0.1, self.height * 0.4 + row * side * 0.75), size=(side * 0.8, side * 0.6))
        top = Box(dp(72), self.height - taken.top - dp(64), self.width - dp(144), dp(56))
        self.add_widget(stand(Line(self._headline(), "title", halign="center"), top))
        self.add_widget(SignButton("pause", self.ask_pause, pos=(dp(8) + taken.left, top.y)))
        self._offer()

    def _headline(self) -> str:
        turn = self.shown.view.turn
        if turn is None or self.shown.ended:
            return _("Pebbles")
        return _("{name} takes", name=self.seat(turn).name)

    def _offer(self) -> None:
        turn = self.shown.view.turn
        moves = self.choices_of[turn].moves if turn in self.choices_of else ()
        self.takes = []
        for place, move in enumerate(moves):
            words = ngettext("Take {n}", "Take {n}", move.count)
            button = WordButton(words, partial(self._take, move, turn), "amber", size=(dp(150), dp(60)))
            button.center = self.center_x + (place - (len(moves) - 1) / 2) * dp(170), self.height * 0.2
            self.takes.append(button)
            self.add_widget(button)

    def _take(self, move: Move, seat: int) -> None:
        self.say(move, (self.center_x, self.height * 0.2), seat)

    def refused(self) -> None:
        self._lay_out()

    def hurry(self) -> None:
        """Nothing moves."""

    def hints(self) -> Sequence[Hint]:
        if not self.takes:
            return ()
        button = self.takes[0]
        place = Box(button.x, button.y, button.width, button.height)
        return (Hint("pebbles-take", _("Take one, two or three: the last pebble wins."), place),)


BOARD = PebblesBoard
