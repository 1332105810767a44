"""Who plays: badge, name, how far the pawn has come; who leads, whose hidden die is set.  A tap asks why."""

from collections.abc import Callable
from dataclasses import dataclass

from kivy.graphics import Color, SmoothLine, SmoothRoundedRectangle
from kivy.metrics import dp
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.floatlayout import FloatLayout

from app.boards.pictoric.dice import Die
from app.boards.pieces import stand
from app.look import theme
from app.look.box import Box
from app.ui.badge import SeatBadge
from app.ui.fitted_text import Line, fitting
from app.ui.signs import Sign
from app.ui.words import called
from engine.seats import Seat

NAMED = 128
"""A plate narrower than this (dp) has room for the badge and a number alone."""


@dataclass(frozen=True)
class Standing:
    """``notes`` say the same, each shorter than the one before; ``lit`` while it is waited for."""

    notes: tuple[str, ...]
    lit: bool = False
    leads: bool = False
    die: bool = False


class Plate(ButtonBehavior, FloatLayout):
    """On the dark cloth; the leader's has an amber edge."""

    def __init__(self, box: Box, seat: Seat, bot: bool, face: bytes | None, press: Callable[[], None]) -> None:
        super().__init__(size_hint=(None, None))
        stand(self, box)
        self._standing: Standing | None = None
        self._die: Die | None = None
        with self.canvas.before:
            self._ground = Color(*theme.faint(theme.paint.on_table, 0.09))
            SmoothRoundedRectangle(pos=self.pos, size=self.size, radius=[dp(14)])
        side = min(box.h * 0.8, dp(56), box.w * 0.44)
        self._box, self._side = box, side
        named = box.w >= dp(NAMED)
        self._badge = SeatBadge(seat.colour, side / dp(1), face, bot=bot and not named)
        self._badge.pos = box.x + dp(5), box.y + (box.h - side) / 2
        self.add_widget(self._badge)
        x = box.x + side + dp(10 if named else 8)
        room = Box(x, box.y, box.right - x - dp(30 if named else 2), box.h)
        whole = room.w if bot else box.right - x - dp(4)  # a bot's name leaves room for its sign
        ink = theme.paint.on_table
        self._name = Line(called(seat.name, whole), "strong", ink)
        self._note = Line("", "note" if named else "strong", theme.faint(ink, 0.85) if named else ink)
        if named:
            self.add_widget(stand(self._name, Box(room.x, room.center[1], whole, room.h / 2 - dp(2))))
            self.add_widget(stand(self._note, Box(room.x, room.y + dp(2), room.w, room.h / 2 - dp(2))))
        else:
            self.add_widget(stand(self._note, room))
        self._room = room.w
        self._bot = Sign("bot", 20, theme.faint(ink, 0.7), size_hint=(None, None), size=(dp(22), dp(22)))
        self._bot.pos = box.right - dp(26), box.top - dp(25)
        if bot and named:
            self.add_widget(self._bot)
        self.bind(on_release=lambda *_: press())

    def show(self, standing: Standing) -> None:
        if standing == self._standing:
            return
        self._standing = standing
        role = "note" if self.width >= dp(NAMED) else "strong"
        beside_die = dp(24) if standing.die and self.width < dp(NAMED) else 0
        self._note.text = fitting(standing.notes, role, self._room - beside_die)
        self._badge.light(standing.lit)
        self._mark(standing)
        self.canvas.after.clear()
        if standing.leads:
            with self.canvas.after:
                Color(*theme.paint.amber)
                edge = (self.x, self.y, self.width, self.height, dp(14))
                SmoothLine(rounded_rectangle=edge, width=dp(1.6))

    def _mark(self, standing: Standing) -> None:
        """A hidden die over the badge of whoever has set it."""
        if self._die is not None:
            self.remove_widget(self._die)
            self._die = None
        if standing.die:
            self._die = Die(dp(22))
            self._die.pos = self.right - dp(26), self.y + dp(4)
            self.add_widget(self._die)
