"""A row that leads to another page."""

from collections.abc import Callable

from kivy.metrics import dp

from app.look import theme
from app.ui.buttons import PressRow
from app.ui.signs import Sign
from app.ui.words import Words


class WayRow(PressRow):
    """Its name, after a sign if wanted."""

    def __init__(self, words: str, press: Callable[[], None], sign: str | None = None) -> None:
        two_lines = theme.size_of("strong") * 2.8 + theme.gap(2)
        super().__init__(press, size_hint_y=None, height=max(dp(64), theme.touch(), two_lines))
        if sign is not None:
            self.add_widget(Sign(sign, 28, size_hint_x=None, width=dp(40)))
        self.add_widget(Words(words, "strong", lines=2, size_hint_y=1))
        self.add_widget(Sign("next", 28, size_hint_x=None, width=dp(28)))
