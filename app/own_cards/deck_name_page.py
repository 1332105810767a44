"""The name of a deck: of a new one, or another name for one that is there."""

from collections.abc import Callable, Iterable

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look import theme
from app.look.text import _
from app.shell import App
from app.ui.buttons import WordButton
from app.ui.column_page import ColumnPage
from app.ui.name_field import NameField
from app.ui.words import Words
from engine.gate import Refused
from engine.library import OwnDeck


class NewDeck(ColumnPage):
    widest = 620

    def __init__(self, app: App, deck: OwnDeck | None = None, made: Callable[[OwnDeck], None] | None = None) -> None:
        super().__init__(app)
        self._deck, self._made = deck, made
        self.name = deck.name if deck else ""

    def title(self) -> str:
        return _("New deck") if self._deck is None else _("Another name")

    def pieces(self, width: float) -> Iterable[Widget]:
        yield Words(_("What is the deck called?"), "note", theme.paint.soft_ink)
        self.field = NameField(self.name, self._take_name, self._save)
        yield self.field
        row = BoxLayout(size_hint_y=None)
        self._save_button = WordButton(_("Save"), self._save, "amber", "check")
        row.add_widget(Widget())
        row.add_widget(self._save_button)
        row.height = self._save_button.height
        yield row

    def _take_name(self, name: str) -> None:
        self.name = name

    def _save(self) -> None:
        decks = self.app.library.decks
        try:
            deck = decks.make(self.name) if self._deck is None else decks.rename(self._deck, self.name)
        except Refused as refused:
            self.app.tell(refused.why, near=self._save_button.to_window(*self._save_button.center))
            return
        self.app.back()
        if self._made is not None:
            self._made(deck)


PAGE = NewDeck
