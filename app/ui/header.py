"""The top of a screen: the way back, what this screen is, and what can be done here."""

from collections.abc import Sequence

from kivy.metrics import sp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look import theme
from app.shell import App
from app.ui.buttons import SignButton
from app.ui.fitted_text import LEAST, READABLE, largest, sizes_down, width_of
from app.ui.words import Words

SMALLEST = 18
"""In sp: a title may shrink to the letters of plain text, however large it is elsewhere; and a little further before a
part of it is left out."""


class Title(Words):
    """One line, in smaller letters if need be; two rather than a title that is cut."""

    def __init__(self, title: str) -> None:
        super().__init__(title, "title", lines=1, size_hint_y=1)

    def _fitting_size(self) -> float:
        self.max_lines, self.shorten, self._least = 1, True, self._wanted * LEAST
        size = super()._fitting_size()
        if width_of(self.text, self.font_name, size) <= self.width:
            return size
        self.max_lines, self.shorten, self._least = 2, False, min(self._least, float(sp(SMALLEST)))
        return largest(sizes_down(super()._fitting_size(), min(self._least, float(sp(READABLE)))), self._fits)


class Header(BoxLayout):
    """As tall as one line of the title in its full size."""

    def __init__(self, app: App, title: str, buttons: Sequence[Widget] = (), **rest: object) -> None:
        super().__init__(size_hint_y=None, height=theme.touch() + theme.gap(), spacing=theme.gap(2), **rest)
        self.add_widget(SignButton("back", app.back, lift=5, pos_hint={"center_y": 0.5}))
        self.add_widget(Title(title))
        for button in buttons:
            button.pos_hint = {"center_y": 0.5}
            self.add_widget(button)
