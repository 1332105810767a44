"""Who plays: badge, name, how far the pawn has come; who leads, whose hidden die is set.  A tap asks why."""

from collections.abc import Callable
from dataclasses import dataclass

from kivy.graphics import BorderImage
from kivy.metrics import dp
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.floatlayout import FloatLayout

from app.boards.lamplit import quiet_ink
from app.boards.pictoric.dice import Die
from app.boards.stand import stand
from app.look import theme
from app.look.box import Box
from app.ui.fitted_text import fitting
from app.ui.name_plate import NamePlate
from app.ui.shapes import ground, rim_on
from engine.seats import Seat

NAMED = 128
"""A plate narrower than this (dp) has room for the badge and a number alone."""


CORNER = 20
"""The side (dp) of a bot's sign and of a die, which have room one below the other in the lowest plate."""


@dataclass(frozen=True)
class PlayerState:
    """``notes`` say the same, in words and then in numbers, each shorter; ``lit`` while it is waited for."""

    notes: tuple[str, ...]
    lit: bool = False
    leads: bool = False
    die: bool = False


class Plate(ButtonBehavior, FloatLayout):
    """On the dark cloth; the leader's has an amber edge."""

    def __init__(self, box: Box, seat: Seat, face: bytes | None, press: Callable[[], None]) -> None:
        super().__init__(size_hint=(None, None))
        stand(self, box)
        self._seat, self._face, self._named = seat, face, box.w >= dp(NAMED)
        self._shown: PlayerState | None = None
        self._die: Die | None = None
        ink, bot = theme.paint.on_table, seat.bot is not None
        with self.canvas.before:
            cloth = BorderImage()
        ground(theme.faint(ink, 0.09), (box.w, box.h), dp(14)).lay(cloth, (box.x, box.y), (box.w, box.h))
        side = min(box.h * 0.8, dp(56), box.w * 0.44)
        left = box.x + side + dp(10 if self._named else 8)
        self._room = box.right - left - dp(30 if self._named else 2)  # beside a die, or a bot's sign
        words = Box(
            left, box.y + dp(2), self._room if bot or not self._named else box.right - left - dp(4), box.h - dp(4)
        )
        badge = Box(box.x + dp(5), box.y + (box.h - side) / 2, side, side)
        inks = ink, quiet_ink()
        corner = Box(box.right - dp(26), box.top - dp(CORNER + 2), dp(CORNER), dp(CORNER))
        self._plate = NamePlate(badge, words, inks, self._named, bot_sign=corner if self._named else "badge")
        self.add_widget(self._plate)
        self.bind(on_release=lambda *_: press())

    def show(self, state: PlayerState) -> None:
        if state == self._shown:
            return
        self._shown = state
        beside_die = dp(24) if state.die and not self._named else 0
        notes, role = (state.notes, "note") if self._named else (state.notes[1:], "strong")  # else some would be words
        note = fitting(notes, role, self._room - beside_die)
        self._plate.show(self._seat, [note], state.lit, self._face)
        self._mark(state)
        self.canvas.after.clear()
        if state.leads:
            rim_on(self.canvas.after, Box(*self.pos, *self.size), theme.paint.amber, dp(3.2), dp(14))

    def _mark(self, state: PlayerState) -> None:
        """A hidden die over the badge of whoever has set it."""
        if self._die is not None:
            self.remove_widget(self._die)
            self._die = None
        if state.die:
            self._die = Die(dp(CORNER))
            self._die.pos = self.right - dp(26), self.y + dp(3)
            self.add_widget(self._die)
