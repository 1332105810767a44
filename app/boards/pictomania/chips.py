"""A chip for each seat, where all look together: whoever is asked presses their own."""

from collections.abc import Callable

from kivy.metrics import dp, sp

from app.boards.chip import Chip
from app.look import theme
from app.look.box import Box
from app.ui.fitted_text import called, fitting
from app.ui.signs import Sign
from engine.seats import Seat


class ReadyChip(Chip):
    """Amber while it waits for its owner; a tick when it has been pressed."""

    def __init__(self, box: Box, seat: Seat, face: bytes | None, press: Callable[[], None]) -> None:
        side = min(box.h - theme.gap(1.5), dp(52), box.w * 0.32)
        badge = Box(box.x + theme.gap(0.75), box.y + (box.h - side) / 2, side, side)
        super().__init__(box, [badge], [seat], [face], press)
        left = badge.right + theme.gap(0.75)
        self._room = Box(left, box.y + theme.gap(0.25), box.right - left - theme.gap(0.75), box.h - theme.gap(0.5))
        self._name = seat.name

    def show(self, notes: list[str], asked: bool, ready: bool) -> None:
        """``notes`` say the same, each shorter than the one before; ``asked``: its owner is waited for, and here."""
        if not self.renew((notes, asked, ready), asked):
            return
        room, (ink, soft) = self._room, self.inks(asked)
        tick = dp(30) if ready else 0.0
        high = room.h / 2 if notes else room.h
        rather_small = 0.5  # than cut
        name = called(self._name, room.w), "strong", ink
        self.write([name], Box(room.x, room.top - high, room.w, high), least=rather_small)
        if notes:
            lower = Box(room.x, room.y, room.w - tick, high)
            self.write([(fitting(notes, "note", lower.w * 1.15), "note", soft)], lower, least=rather_small)
        if ready:
            sign = Sign("check", 26, theme.paint.leaf, size_hint=(None, None))
            sign.font_size = sp(26)
            self.put(sign, Box(self.right - tick - theme.gap(0.5), room.y, tick, high))
