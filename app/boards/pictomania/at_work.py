"""Somebody has the sheet now: their badge, a blank sheet under a lamp, and a pencil at work on it."""

from math import cos, sin

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.floatlayout import FloatLayout

from app.boards.lamplit import light_ink
from app.boards.pictomania.layout import SHEET
from app.boards.stand import stand
from app.look import theme
from app.look.box import Box
from app.ui.badge import SeatBadge
from app.ui.fitted_text import Line
from app.ui.paper import Paper
from app.ui.signs import Sign
from engine.seats import Seat

ROUND = 2.4
"""Seconds for one turn of the pencil."""


class AtWork(FloatLayout):
    """The pencil goes round on the sheet; with "less motion" it lies there."""

    turn = NumericProperty(0.0)

    def __init__(self, room: Box) -> None:
        super().__init__(size_hint=(None, None))
        stand(self, room)
        words = theme.size_of("title") * 1.8
        high = min(room.h - words - theme.gap(4), room.w * 0.5 / SHEET, dp(300))
        wide = high * SHEET
        low = room.center[1] - (high + words) / 2
        self._sheet = Box(room.center[0] - wide / 2, low + words, wide, high)
        self.add_widget(stand(Paper(lift=8, round_by=4, colour=theme.paint.paper), self._sheet))
        self._pencil = Sign("pencil", high * 0.3 / dp(1), size_hint=(None, None), size=(high * 0.3, high * 0.3))
        self.add_widget(self._pencil)
        self._said = Line("", "title", light_ink(), halign="center")
        self.add_widget(stand(self._said, Box(room.x, low, room.w, words)))
        self._badge: SeatBadge | None = None
        # The clock holds nobody: an animation that begins again would keep the whole board after it was left.
        self._turns = Clock.create_trigger(self._go_round, 0, interval=True)
        self.bind(turn=self._move, parent=self._begin)
        self._move()

    def show(self, seat: Seat | None, face: bytes | None, said: str) -> None:
        """Whose sheet it is, and what they do."""
        self._said.text = said
        if self._badge is not None:
            self.remove_widget(self._badge)
        if seat is not None:
            side = self._sheet.h * 0.34
            self._badge = SeatBadge(seat.colour, side / dp(1), face, bot=seat.bot is not None)
            self._badge.pos = self._sheet.x - side * 0.4, self._sheet.top - side * 0.6
            self.add_widget(self._badge)

    def _begin(self, _widget: object, parent: object) -> None:
        self._turns.cancel()
        if parent is not None and theme.motion():
            self._turns()

    def _go_round(self, dt: float) -> None:
        self.turn = (self.turn + dt / ROUND) % 1.0

    def _move(self, *_: object) -> None:
        sheet, angle = self._sheet, self.turn * 6.2832
        self._pencil.center = (
            sheet.center[0] + sheet.w * 0.2 * cos(angle),
            sheet.center[1] + sheet.h * 0.16 * sin(2 * angle),
        )
