"""What was just removed, and the way to bring it back."""

from collections.abc import Callable

from kivy.metrics import dp

from app import theme
from app.text import _
from app.widgets.buttons import WordButton
from app.widgets.paper import PaperColumn
from app.widgets.words import Words


class UndoRow(PaperColumn):
    """``said`` has room for two lines."""

    def __init__(self, said: str, undo: Callable[[], None]) -> None:
        super().__init__(orientation="horizontal", colour=theme.paint.table, size_hint_y=None, lift=6)
        self.height = max(dp(76), theme.size_of("text") * 2.8 + theme.gap(4))
        self.add_widget(Words(said, colour=theme.paint.on_table, size_hint_y=1, lines=2))
        self.add_widget(WordButton(_("Undo"), undo, "amber", "undo", pos_hint={"center_y": 0.5}))
