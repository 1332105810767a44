"""Who sits here: badge, name, and a line about how they stand; lit by the lantern when it is their turn."""

from kivy.metrics import Metrics, sp
from kivy.uix.boxlayout import BoxLayout

from app.look import theme
from app.ui.badge import SeatBadge
from app.ui.signs import Sign
from app.ui.words import Words, called, width_of
from engine.seats import Seat


class PlayerPlate(BoxLayout):
    """On the dark cloth of a board.  ``show`` it again whenever something changed."""

    def __init__(self) -> None:
        super().__init__(spacing=theme.gap())
        self._shown: object = None

    def show(self, seat: Seat, notes: list[str], bot: bool, lit: bool, face: bytes | None = None) -> None:
        """``notes`` say the same, each shorter than the one before: the first that has room is shown.

        One with a line break needs a plate that is high enough for its lines below the name.
        """
        shown = seat, notes, bot, lit, face, tuple(self.size)
        if shown == self._shown:
            return
        self._shown = shown
        self.clear_widgets()
        side = self.height * 0.86 / Metrics.density
        self.add_widget(SeatBadge(seat.colour, side, face, lit, pos_hint={"center_y": 0.5}))
        pale = theme.faint(theme.paint.on_table, 0.8)
        sign = Sign("bot", 26, pale, size_hint=(None, 1), width=sp(30)) if bot else None
        room = self.width - self.height * 0.86 - self.spacing - (sign.width + self.spacing if sign else 0.0)
        written = [(called(seat.name, room), "strong", theme.paint.on_table)]
        written += [(note, "note", pale) for note in self._fitting(notes).split("\n")]
        lines, longest = self._lines(written)
        self.add_widget(lines)
        if sign is not None:  # beside the words, however wide the plate is
            lines.size_hint_x, lines.width = None, min(room, longest + self.spacing)
            self.add_widget(sign)

    def _lines(self, written: list[tuple[str, str, theme.Rgba]]) -> tuple[BoxLayout, float]:
        """One below the other, and how wide the longest would like to be."""
        lines, longest = BoxLayout(orientation="vertical"), 0.0
        for words, role, colour in written:
            size = min(theme.size_of(role), self.height * 0.84 / len(written))
            longest = max(longest, width_of(words, theme.ROLES[role].font, size))
            line = Words(words, role, colour, lines=1, font_size=size)
            line.size_hint_y = 1
            lines.add_widget(line)
        return lines, longest

    def _fitting(self, notes: list[str]) -> str:
        return next((note for note in notes if self._has_room(note)), notes[-1])

    def _has_room(self, note: str) -> bool:
        font, size = theme.ROLES["note"].font, theme.size_of("note")
        lines = note.split("\n")
        high = theme.size_of("strong") + size * len(lines) if len(lines) > 1 else 0.0  # one line is made to fit
        wide = max(width_of(line, font, size) for line in lines)
        return wide <= self.width - self.height * 0.86 - theme.gap() and high <= self.height * 0.84
