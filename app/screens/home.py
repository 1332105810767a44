"""The first screen: the games, who plays, and what waits to be gone on with."""

from app.screens.page import Page
from app.text import _
from app.widgets.words import Words


class Home(Page):
    def fill(self) -> None:
        self.add_widget(Words(_("Easel"), "banner", pos_hint={"center_x": 0.5, "center_y": 0.5}))


SCREEN = Home
