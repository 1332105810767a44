"""Who plays here: badge, name, and a line about how they stand; on the table of this board."""

from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from app.boards.lamplit import light_ink, quiet_ink
from app.boards.pieces import stand
from app.look import theme
from app.look.box import Box
from app.ui.badge import SeatBadge
from app.ui.fitted_text import Line, fitting
from app.ui.words import LEAST, width_of
from engine.seats import Seat


class Plate(FloatLayout):
    """A narrow one has room for the name alone, or only for the badge."""

    def __init__(self, box: Box, seat: Seat, face: bytes | None) -> None:
        super().__init__(size_hint=(None, None))
        stand(self, box)
        side = min(box.h * 0.92, max(1.0, box.w))
        self.badge = SeatBadge(seat.colour, side / dp(1), face, bot=seat.bot is not None)
        self.badge.pos = box.x, box.y + (box.h - side) / 2
        self.add_widget(self.badge)
        room = Box(box.x + side + theme.gap(), box.y, box.w - side - theme.gap(), box.h)
        self._room = room
        self._name = Line("", "strong", light_ink())
        self._note = Line("", "note", quiet_ink())
        if room.w > dp(60):
            self.add_widget(self._name)
            self.add_widget(stand(self._note, Box(room.x, room.y, room.w, room.h / 2)))

    def show(self, name: str, notes: list[str], lit: bool) -> None:
        """``notes`` say the same, each shorter than the one before: the first that has room is shown."""
        self._name.text = name
        shortest = width_of(notes[-1], theme.ROLES["note"].font, theme.size_of("note")) * LEAST
        self._note.text = fitting(notes, "note", self._room.w) if shortest <= self._room.w else ""
        low, high = (self._room.center[1], self._room.h / 2) if self._note.text else (self._room.y, self._room.h)
        stand(self._name, Box(self._room.x, low, self._room.w, high))
        self.badge.light(lit)
