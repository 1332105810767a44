"""What was just removed, and the way to bring it back."""

from collections.abc import Callable

from kivy.core.window import Window
from kivy.metrics import dp

from app.look import theme
from app.look.text import _
from app.ui.buttons import WordButton
from app.ui.page import Page
from app.ui.paper import PaperColumn
from app.ui.words import Words
from engine.gate import Refused

NARROW = 440
"""In a window of less than this many dp the button stands below what is said."""

AROUND = 8.5
"""What a row has beside it and within its edges there, in steps of 8 dp."""


class UndoRow(PaperColumn):
    """``said`` has room for two lines beside the button; below each other there is room for all of it."""

    def __init__(self, said: str, undo: Callable[[], None]) -> None:
        narrow = Window.width < dp(NARROW) * theme.large_type()
        orientation = "vertical" if narrow else "horizontal"
        super().__init__(orientation=orientation, colour=theme.paint.table, size_hint_y=None, lift=6)
        words = Words(said, colour=theme.paint.on_table, size_hint_y=None if narrow else 1, lines=0 if narrow else 2)
        button = WordButton(_("Undo"), undo, "amber", "undo", pos_hint={"center_x" if narrow else "center_y": 0.5})
        if narrow:
            words.size_hint_x, words.width = None, Window.width - theme.gap(AROUND)
            self.height = words.height + self.spacing + button.height + self.padding[1] + self.padding[3]
        else:
            self.height = max(dp(76), theme.size_of("text") * 2.8 + theme.gap(4))
        self.add_widget(words)
        self.add_widget(button)


class LastRemoved:
    """What was removed last from what a page shows: its row brings it back, until the page is left."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._removed: tuple[Callable[[], str], Callable[[], object]] | None = None

    def note(self, said: Callable[[], str], restore: Callable[[], object]) -> None:
        """``said`` says in the language of the moment what was removed."""
        self._removed = said, restore

    def rows(self) -> list[UndoRow]:
        """One, or none where nothing was removed."""
        return [] if self._removed is None else [UndoRow(self._removed[0](), self.bring_back)]

    def bring_back(self) -> None:
        if self._removed is None:
            return
        try:
            self._removed[1]()
        except Refused as refused:
            self._page.app.tell(refused.why)
            return
        self._removed = None
        self._page.refill()
