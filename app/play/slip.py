"""A slip of paper at the top of a board that stays until it is no longer true; a touch says more."""

from collections.abc import Callable

from kivy.metrics import dp

from app.look import theme
from app.ui.buttons import PressRow
from app.ui.covered import Covering
from app.ui.signs import Sign
from app.ui.words import Words


class Slip(PressRow, Covering):
    """As large as it is told: what is too long for its three lines is written smaller."""

    def __init__(self, words: str, sign: str, press: Callable[[], None], size: tuple[float, float]) -> None:
        super().__init__(
            press,
            lift=8,
            round_by=16,
            size_hint=(None, None),
            size=size,
            padding=(theme.gap(), 0),
            spacing=theme.gap(),
        )
        self.lie_over()
        self.add_widget(Sign(sign, 24, theme.paint.berry, size_hint_x=None, width=dp(28)))
        self.add_widget(Words(words, "strong", lines=3, size_hint=(1, 1)))
