"""Our own cards: the decks that were made on this device, and the way to a new one."""

from collections.abc import Iterable, Sequence

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.album.page import put_into_deck
from app.look import theme
from app.look.text import _, ngettext
from app.shell import App
from app.ui.buttons import PressRow, WordButton
from app.ui.column_page import ColumnPage
from app.ui.empty_frame import NothingYet
from app.ui.signs import Sign
from app.ui.undo_row import LastRemoved
from app.ui.won_cards import Row
from app.ui.words import Words
from engine.library import OwnDeck

SHOWN = 8
"""Pictures of a deck that are seen on its line."""


class Decks(ColumnPage):
    """With ``ink``, a drawing looks for the deck that it is to be a card of: a tap on a deck puts it there."""

    widest = 820

    def __init__(self, app: App, ink: bytes | None = None) -> None:
        super().__init__(app)
        self.ink = ink
        self.removed = LastRemoved(self)

    def title(self) -> str:
        return _("Our own cards") if self.ink is None else _("Which deck?")

    def buttons(self) -> Sequence[Widget]:
        return () if self._narrow else (WordButton(_("New deck"), self._make, "amber", "add"),)

    @property
    def _narrow(self) -> bool:
        """No room in the header for the words of a button."""
        return bool(self.width < dp(600) * theme.large_type())

    def pieces(self, width: float) -> Iterable[Widget]:
        if self._narrow:
            yield WordButton(_("New deck"), self._make, "amber", "add", size_hint=(1, None))
        yield from self.removed.rows()
        decks = self.app.library.decks.all()
        if not decks:
            yield self._empty(width)
        for deck in decks:
            yield self._line(deck)

    def _empty(self, width: float) -> Widget:
        words = _(
            "Turn your photos and drawings into cards and play Dixit or Pictoric Box with them, on their own or mixed "
            "with Easel's."
        )
        said = NothingYet([(words, "text")], width, self.height * 0.3, size_hint=(None, None))
        _left, top, _right, bottom = self.margins
        above = theme.touch() + theme.gap(14 if self._narrow else 4)
        said.height = max(said.minimum_height, self.height - top - bottom - above)
        return said

    def _line(self, deck: OwnDeck) -> Widget:
        line = PressRow(lambda: self._open(deck), size_hint_y=None, height=dp(96))
        column = BoxLayout(orientation="vertical", padding=(0, theme.gap()))
        column.add_widget(Words(deck.name, "heading", lines=1, size_hint_y=1))
        cards = ngettext("{n} card", "{n} cards", len(deck.pictures))
        column.add_widget(Words(cards, "note", theme.paint.soft_ink, lines=1, size_hint_y=1))
        line.add_widget(column)
        paths = [self.app.library.decks.path_of(picture) for picture in deck.pictures[:SHOWN]]
        there = [path for path in paths if path is not None]
        if there and self.width > dp(480):
            line.add_widget(Row(there))
        line.add_widget(Sign("next" if self.ink is None else "add", 28, size_hint_x=None, width=dp(28)))
        return line

    # Touch --------------------------------------------------------------------------------------------------------

    def _make(self) -> None:
        self.app.go("new_deck", made=self._open)

    def _open(self, deck: OwnDeck) -> None:
        if self.ink is None:
            self.app.go("deck", deck=deck.id, removed=self._was_removed)
            return
        put_into_deck(self.app, deck.id, self.ink, self._done)

    def _done(self) -> None:
        if self.app.room.page is self:
            self.app.back()

    # Removing -----------------------------------------------------------------------------------------------------

    def _was_removed(self, deck: OwnDeck) -> None:
        self.removed.note(lambda: _("Removed “{name}”.", name=deck.name), lambda: self.app.library.decks.restore(deck))

    def left(self) -> None:
        """What was removed cannot be brought back any more, so its files can go."""
        self.app.library.let_pictures_go()


PAGE = Decks
