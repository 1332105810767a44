"""A chip for each seat, where all look together: whoever is asked presses their own."""

from collections.abc import Callable

from kivy.metrics import dp, sp
from kivy.uix.widget import Widget

from app.boards.pieces import stand
from app.look import theme
from app.look.box import Box
from app.ui.badge import SeatBadge
from app.ui.buttons import PressPaper
from app.ui.fitted_text import Line, fitting
from app.ui.signs import Sign
from app.ui.words import called
from engine.seats import Seat


class Chip(PressPaper):
    """Amber while it waits for its owner; a tick when it has been pressed."""

    def __init__(self, box: Box, seat: Seat, face: bytes | None, press: Callable[[], None]) -> None:
        super().__init__(press, lift=5, round_by=18)
        stand(self, box)
        self._box = box
        self._shown: object = None
        side = min(box.h - theme.gap(1.5), dp(52), box.w * 0.32)
        self.badge = SeatBadge(seat.colour, side / dp(1), face, bot=seat.bot is not None)
        self.badge.pos = box.x + theme.gap(0.75), box.y + (box.h - side) / 2
        self.add_widget(self.badge)
        self._name = seat.name
        self._text_x = self.badge.x + side + theme.gap(0.75)
        self._pieces: list[Widget] = []

    def show(self, notes: list[str], asked: bool, ready: bool) -> None:
        """``notes`` say the same, each shorter than the one before; ``asked``: its owner is waited for, and here."""
        shown: object = notes, asked, ready
        if shown == self._shown:
            return
        self._shown = shown
        ground = theme.paint.amber if asked else theme.paint.sheet
        self._rest_colour = ground
        self.tint(ground)
        for piece in self._pieces:
            self.remove_widget(piece)
        box, ink = self._box, theme.paint.on_amber if asked else theme.paint.ink
        tick = dp(30) if ready else 0.0
        room = box.right - self._text_x - theme.gap(0.75)
        lines = [(called(self._name, room), "strong", ink)]
        if notes:
            note = fitting(notes, "note", (room - tick) * 1.15)
            lines.append((note, "note", ink if asked else theme.paint.soft_ink))
        high = (box.h - theme.gap(0.5)) / len(lines)
        self._pieces = []
        for number, (words, role, colour) in enumerate(lines):
            line = Line(words, role, colour, least=0.5)  # rather small than cut
            y = box.top - theme.gap(0.25) - (number + 1) * high
            taken = tick if number else 0.0
            self._pieces.append(stand(line, Box(self._text_x, y, max(1.0, room - taken), high)))
        if ready:
            sign = Sign("check", 26, theme.paint.leaf, size_hint=(None, None))
            sign.font_size = sp(26)
            self._pieces.append(
                stand(sign, Box(box.right - tick - theme.gap(0.5), box.y + theme.gap(0.25), tick, high))
            )
        for piece in self._pieces:
            self.add_widget(piece)
