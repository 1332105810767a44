"""Who may sit down, or has drawn something: a row of a sheet for each, a person, somebody new or a bot."""

from collections.abc import Callable

from kivy.metrics import dp
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from app.look import theme
from app.ui.badge import SeatBadge
from app.ui.bot_strength import Stars, strength_title
from app.ui.buttons import PressRow
from app.ui.signs import Sign
from app.ui.words import Words
from engine.seats import Strength

TWO_COLUMNS = 440
"""How wide a sheet must be, in dp, for people to stand side by side."""


def people_grid(width: float) -> GridLayout:
    """For the rows of those who may sit down, on a sheet that is so wide."""
    people = GridLayout(cols=2 if width > dp(TWO_COLUMNS) else 1, spacing=theme.apart(), size_hint_y=None)
    people.bind(minimum_height=people.setter("height"))
    return people


class SeatRow(PressRow):
    def __init__(self, first: Widget, words: str, press: Callable[[], object]) -> None:
        height = max(dp(62), theme.touch())
        super().__init__(press, lift=0, colour=theme.paint.well, size_hint_y=None, height=height, padding=theme.gap())
        first.pos_hint = {"center_y": 0.5}
        self.add_widget(first)
        self.add_widget(Words(words, lines=2, size_hint_y=1))


def person_row(colour: int, face: bytes | None, name: str, press: Callable[[], object]) -> SeatRow:
    return SeatRow(SeatBadge(colour, 44, face=face), name, press)


def signed_row(sign: str, words: str, press: Callable[[], object]) -> SeatRow:
    return SeatRow(Sign(sign, 28, size_hint_x=None, width=dp(44)), words, press)


def bot_row(strength: Strength, press: Callable[[], object]) -> SeatRow:
    title = strength_title(strength)
    row = signed_row("bot", title[:1].upper() + title[1:], press)
    row.add_widget(Stars(strength))
    return row
