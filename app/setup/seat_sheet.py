"""Who sits here?  Remembered players, somebody new, or a bot."""

from collections.abc import Callable
from functools import partial

from app.look import theme
from app.look.text import _
from app.setup.seating import Seating
from app.shell import App
from app.ui.bot_strength import STARS
from app.ui.seat_row import bot_row, people_grid, person_row, signed_row
from app.ui.sheet import Sheet
from app.ui.words import Words
from engine.library import Player
from engine.seats import Strength


class SeatSheet(Sheet):
    """``changed`` is called after somebody sat down; ``new`` when a new player is wanted for that place."""

    def __init__(
        self, app: App, seating: Seating, place: int, changed: Callable[[], None], new: Callable[[int], None]
    ) -> None:
        super().__init__(lambda: _("Who sits here?"))
        self.app, self._seating, self._place = app, seating, place
        self._changed, self._new = changed, new

    def fill(self) -> None:
        people = people_grid(self.column.width)
        seated = self._seating.players()
        for player in self.app.library.players():
            if player.id not in seated:
                people.add_widget(
                    person_row(player.colour, player.face, player.name, partial(self._sit_person, player))
                )
        people.add_widget(signed_row("add", _("New player"), self._add))
        people.add_widget(signed_row("person", _("A guest"), self._guest))
        self.column.add_widget(people)
        self.column.add_widget(Words(_("Or a bot:"), "note", theme.paint.soft_ink))
        for strength in STARS:
            self.column.add_widget(bot_row(strength, partial(self._sit_bot, strength)))

    def _sit_person(self, player: Player) -> None:
        self._sit(lambda: self._seating.seat_player(self._place, player))

    def _sit_bot(self, strength: Strength) -> None:
        self._sit(lambda: self._seating.seat_bot(self._place, strength))

    def _sit(self, seat: Callable[[], None]) -> None:
        seat()
        self.put_away()
        self._changed()

    def _guest(self) -> None:
        self._sit(lambda: self._seating.seat_guest(self._place))

    def _add(self) -> None:
        self.put_away()
        self._new(self._place)
