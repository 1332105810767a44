"""A chip on a table that all look at together: a player's or a pair's, to be pressed by whoever it belongs to."""

from collections.abc import Callable, Sequence

from kivy.uix.widget import Widget

from app.boards.stand import stand
from app.look import theme
from app.look.box import Box
from app.look.theme import Rgba
from app.ui.buttons import PressPaper
from app.ui.fitted_text import LEAST
from app.ui.name_plate import Written, lines_in, seat_badge
from engine.seats import Seat


class Chip(PressPaper):
    """Bears the badges of its ``seats``, each in its place.  What else it shows, each game lays out."""

    def __init__(
        self,
        box: Box,
        badges: Sequence[Box],
        seats: Sequence[Seat],
        faces: Sequence[bytes | None],
        press: Callable[[], None],
    ) -> None:
        super().__init__(press, lift=5, round_by=18)
        stand(self, box)
        self.badges = [seat_badge(seat, face, place) for place, seat, face in zip(badges, seats, faces, strict=True)]
        for badge in reversed(self.badges):
            self.add_widget(badge)
        self._shown: object = None
        self._pieces: list[Widget] = []

    def renew(self, shown: object, lit: bool) -> bool:
        """Empty, and amber if ``lit``; whether it is not ``shown`` so already."""
        if shown == self._shown:
            return False
        self._shown = shown
        self._rest_colour = theme.paint.amber if lit else theme.paint.sheet
        self.tint(self._rest_colour)
        for piece in self._pieces:
            self.remove_widget(piece)
        self._pieces = []
        return True

    @staticmethod
    def inks(lit: bool) -> tuple[Rgba, Rgba]:
        """Of a name, and of a note."""
        paint = theme.paint
        return (paint.on_amber, paint.on_amber) if lit else (paint.ink, paint.soft_ink)

    def put(self, piece: Widget, box: Box) -> None:
        self._pieces.append(stand(piece, box))
        self.add_widget(piece)

    def write(self, written: Sequence[Written], room: Box, highest: float = 0.0, least: float = LEAST) -> None:
        """Lines one below the other."""
        for line in lines_in(room, written, highest, least):
            self._pieces.append(line)
            self.add_widget(line)
