"""Who sits here?  Remembered players, somebody new, or a bot."""

from collections.abc import Callable
from functools import partial

from kivy.metrics import dp
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from app.look import theme
from app.look.text import _
from app.setup.seating import Seating, strength_title
from app.shell import App
from app.ui.badge import SeatBadge
from app.ui.bot_strength import Stars
from app.ui.buttons import PressRow
from app.ui.sheet import Sheet
from app.ui.signs import Sign
from app.ui.words import Words
from engine.library import Player
from engine.seats import Strength

STRENGTHS: tuple[Strength, ...] = ("weak", "middle", "strong")


TWO_COLUMNS = 440
"""How wide a sheet must be, in dp, for people to stand side by side."""


def people_grid(width: float) -> GridLayout:
    """For the rows of those who may sit down, on a sheet that is so wide."""
    people = GridLayout(cols=2 if width > dp(TWO_COLUMNS) else 1, spacing=theme.apart(), size_hint_y=None)
    people.bind(minimum_height=people.setter("height"))
    return people


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
                people.add_widget(self._person(player))
        people.add_widget(self._row(Sign("add", 28, size_hint_x=None, width=dp(44)), _("New player"), self._add))
        people.add_widget(self._row(Sign("person", 28, size_hint_x=None, width=dp(44)), _("A guest"), self._guest))
        self.column.add_widget(people)
        self.column.add_widget(Words(_("Or a bot:"), "note", theme.paint.soft_ink))
        for strength in STRENGTHS:
            row = self._row(
                Sign("bot", 28, size_hint_x=None, width=dp(44)),
                strength_title(strength),
                partial(self._sit_bot, strength),
            )
            row.add_widget(Stars(strength))
            self.column.add_widget(row)

    def _row(self, sign: Widget, words: str, press: Callable[[], None]) -> PressRow:
        row = PressRow(
            press,
            lift=0,
            colour=theme.paint.well,
            size_hint_y=None,
            height=max(dp(62), theme.touch()),
            padding=theme.gap(),
        )
        sign.pos_hint = {"center_y": 0.5}
        row.add_widget(sign)
        row.add_widget(Words(words, lines=2, size_hint_y=1))
        return row

    def _person(self, player: Player) -> PressRow:
        return self._row(
            SeatBadge(player.colour, 44, face=player.face),
            player.name,
            lambda: self._sit(lambda: self._seating.seat_player(self._place, player)),
        )

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
