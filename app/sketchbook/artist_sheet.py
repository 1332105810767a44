"""Who drew this?  One of the players, or somebody else."""

from collections.abc import Callable
from functools import partial

from kivy.metrics import dp

from app.look import theme
from app.look.text import _
from app.shell import App
from app.ui.badge import SeatBadge
from app.ui.buttons import PressRow
from app.ui.sheet import Sheet
from app.ui.words import Words
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

    def _row(self, seat: Seat, face: bytes | None) -> PressRow:
        look = {"lift": 0, "colour": theme.paint.well, "size_hint_y": None, "height": dp(62), "padding": theme.gap()}
        row = PressRow(partial(self._choose, seat), **look)
        row.add_widget(SeatBadge(seat.colour, 44, face, pos_hint={"center_y": 0.5}))
        row.add_widget(Words(seat.name, lines=2, size_hint_y=1))
        return row

    def _choose(self, seat: Seat) -> None:
        self.put_away()
        self._drew(seat)
