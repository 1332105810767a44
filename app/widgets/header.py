"""The top of a screen: the way back, what this screen is, and what can be done here."""

from collections.abc import Sequence
from typing import Any

from kivy.uix.boxlayout import BoxLayout

from app import theme
from app.widgets.buttons import SignButton
from app.widgets.words import Words


class Header(BoxLayout):
    """As tall as one line of the title; long titles make their letters smaller."""

    def __init__(self, app: Any, title: str, buttons: Sequence[Any] = (), **rest: Any) -> None:
        super().__init__(size_hint_y=None, height=theme.touch() + theme.gap(), spacing=theme.gap(2), **rest)
        self.add_widget(SignButton("back", app.back, lift=5, pos_hint={"center_y": 0.5}))
        self.add_widget(Words(title, "title", lines=1, size_hint_y=1))
        for button in buttons:
            button.pos_hint = {"center_y": 0.5}
            self.add_widget(button)
