"""A game's picture as a print with a white rim, and its line written under it by hand."""

from typing import Any

from app import theme
from app.games import Shown
from app.widgets.paper import PaperColumn
from app.widgets.picture import RoundPicture
from app.widgets.words import Words


class Photo(PaperColumn):
    def __init__(self, game: Shown, **rest: Any) -> None:
        super().__init__(padding=theme.gap(1.25), spacing=theme.gap(0.5), round_by=14, lift=14, **rest)
        self.add_widget(RoundPicture(game.picture, game.colour, (8, 8, 8, 8)))
        self.add_widget(Words(game.line, "hand", halign="center"))
