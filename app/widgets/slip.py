"""A slip of paper at the top of a board that stays until it is no longer true; a touch says more."""

from collections.abc import Callable

from kivy.metrics import dp

from app import theme
from app.widgets.buttons import PressRow
from app.widgets.signs import Sign
from app.widgets.words import Words, width_of

WIDEST, LEAST = 620, 560
"""In dp.  What the board says at its top is hidden whole, rather than seen in part beside a short slip."""


class Slip(PressRow):
    def __init__(self, words: str, sign: str, press: Callable[[], None], room: float) -> None:
        super().__init__(
            press,
            lift=8,
            round_by=16,
            size_hint=(None, None),
            padding=(theme.gap(1.5), theme.gap(0.5)),
            spacing=theme.gap(),
        )
        wanted = width_of(words, theme.TEXT_BOLD, theme.size_of("strong"))
        wide = min(max(wanted + theme.gap(0.5), dp(LEAST)), dp(WIDEST), room - dp(30) - theme.gap(5))
        told = Words(words, "strong", size_hint_x=None, width=wide, pos_hint={"center_y": 0.5})
        self.add_widget(Sign(sign, 26, theme.paint.berry, size_hint_x=None, width=dp(30)))
        self.add_widget(told)
        self.size = wide + dp(30) + theme.gap(4), max(theme.touch(), told.height + theme.gap())
