"""Who drew this?  One of the players, or somebody else."""

from collections.abc import Callable
from functools import partial

from app.look.text import _
from app.shell import App
from app.ui.seat_row import SeatRow, person_row
from app.ui.sheet import Sheet
from engine.seats import Seat


class ArtistSheet(Sheet):
    """``drew`` gets who it was."""

    def __init__(self, app: App, drew: Callable[[Seat], None]) -> None:
        super().__init__(lambda: _("Who drew this?"))
        self._app, self._drew = app, drew

    def fill(self) -> None:
        for player in self._app.library.players():
            seat = Seat(player.name, player.colour, player=player.id)
            self.column.add_widget(self._row(seat, player.face))
        self.column.add_widget(self._row(Seat(_("Somebody")), None))

    def _row(self, seat: Seat, face: bytes | None) -> SeatRow:
        return person_row(seat.colour, face, seat.name, partial(self._choose, seat))

    def _choose(self, seat: Seat) -> None:
        self.put_away()
        self._drew(seat)
