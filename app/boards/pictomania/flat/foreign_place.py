"""The place of a seat that nobody here plays (a bot, or somebody at another tablet): its drawing, to be guessed."""

from typing import TYPE_CHECKING

from kivy.metrics import dp

from app.boards.pictomania.flat.desk import Desk
from app.boards.pictomania.flat.layout import SLIP
from app.boards.pictomania.flat.stack import Stack
from app.boards.pictomania.layout import EDGE, SHEET
from app.boards.pictomania.pieces import GrowingInk
from app.boards.stand import stand
from app.look import theme
from app.look.box import Box
from app.look.table_edges import Turn
from app.ui.name_plate import NamePlate
from app.ui.paper import Paper
from app.ui.touch import Touch

if TYPE_CHECKING:
    from app.boards.pictomania.flat.board import FlatPictomania


class ForeignPlace(Desk):
    """A touch turns the drawing round, for those who sit opposite."""

    def __init__(self, table: "FlatPictomania", turn: Turn, me: int) -> None:
        super().__init__(table, turn, me, ())
        pad = dp(6)
        room = Box(pad, pad + dp(SLIP), self.width - 2 * pad, self.height - 2 * pad - dp(SLIP))
        wide = min(room.w, room.h / (1 + EDGE) * SHEET)
        high = wide / SHEET * (1 + EDGE)
        sheet = Box(room.center[0] - wide / 2, room.center[1] - high / 2, wide, high)
        paper = Paper(lift=7, round_by=4, colour=theme.paint.paper)
        self.add_widget(stand(paper, sheet))
        self._drawing = table.view_of(None).players[me].drawing
        self.sheet = GrowingInk(table.inks.log(self._drawing))
        self.add_widget(stand(self.sheet, sheet))
        self._stack = Stack(sheet, len(self.view.players) - 1)
        self.add_widget(self._stack)
        self._plate_at = Box(sheet.x, pad, sheet.w, dp(SLIP) - pad / 2)
        self._plate: NamePlate | None = None
        self._shown: object = None

    def dress(self) -> None:
        player = self.view.players[self.me]
        self._stack.show([self.table.seat(seat).colour for seat in player.stack])
        shown = player.finished, player.void, player.guessing, self.table.is_bot(self.me)
        if shown != self._shown:
            self._shown = shown
            if self._plate is not None:
                self.remove_widget(self._plate)
            self._plate = self.plate_in(self._plate_at)
            self.add_widget(self._plate)

    def light(self, lit: bool) -> None:
        self._stack.light(lit)

    def take_ink(self, drawing: int, ink: bytes) -> None:
        if drawing == self._drawing:
            self.sheet.take(ink)

    def touched(self, touch: Touch) -> bool:
        self.lie_at(Turn(self.turn.box, (self.turn.angle + 180) % 360))
        return True
