"""One of our own decks: its cards, how many are missing for which table, and the ways to more."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look import theme
from app.look.text import _, ngettext
from app.own_cards.card_photo import PHOTO_BYTES, card_of
from app.own_cards.card_row import CardRow, columns_in, height_for
from app.own_cards.deck_size import what_is_enough
from app.shell import App
from app.tablet import device
from app.tablet.background import beside
from app.ui import bots_know
from app.ui.buttons import SignButton, WordButton
from app.ui.picture import RoundPicture
from app.ui.sheet import Sheet
from app.ui.virtual_list import BAR, Strip, Wall
from app.ui.wall_page import WallPage
from app.ui.words import Words
from engine.gate import Refused
from engine.library import OwnDeck
from engine.rules import Why

ROOMY = 720
"""So wide (dp) a page has room for words beside the signs of its ways."""


class DeckPage(WallPage):
    """``removed`` is told if the deck is removed."""

    def __init__(self, app: App, deck: str, removed: Callable[[OwnDeck], None] = lambda deck: None) -> None:
        super().__init__(app)
        self._id, self._told_removed = deck, removed
        self._coming = 0
        """Photos that are being made into cards."""

    @property
    def deck(self) -> OwnDeck:
        found: OwnDeck | None = self.app.library.decks.deck(self._id)
        return found or OwnDeck(self._id, 0, "")

    # Looks --------------------------------------------------------------------------------------------------------

    def fill(self) -> None:
        deck, width = self.deck, self.wide
        rename = partial(self.app.go, "new_deck", deck=deck)
        ways: list[Widget] = [
            SignButton("pencil", rename, lift=5),
            SignButton("trash", self._remove, lift=5),
        ]
        if width >= dp(ROOMY) * theme.large_type():
            ways = [WordButton(_("Rename"), rename, sign="pencil"), WordButton(_("Remove"), self._remove, sign="trash")]
        top_pieces: list[Widget] = [*self.removed.rows(), self._what_it_is_for(deck, width), self._ways_in(width)]
        strips = [Strip("top", piece.height, piece) for piece in top_pieces]
        columns = columns_in(width)
        strips += [
            Strip("cards", height_for(width, columns), deck.pictures[first : first + columns])
            for first in range(0, len(deck.pictures), columns)
        ]
        strips.append(Strip("top", self.margins[3], Widget()))
        self.hang(deck.name, ways, Wall(strips, self._make, theme.gap(1.5)))

    def _make(self, kind: str) -> Widget:
        from app.album.wall import Air

        if kind == "top":
            return Air()
        return CardRow(columns_in(self.wide), self.app.library.decks.path_of, self._look_at)

    def _what_it_is_for(self, deck: OwnDeck, width: float) -> Widget:
        """How many cards there are, and what they are enough for."""
        if self._coming:
            words = [ngettext("Making {n} card …", "Making {n} cards …", self._coming)]
        else:
            words = [ngettext("{n} card", "{n} cards", len(deck.pictures))]
        words += what_is_enough(deck.pictures)
        column = BoxLayout(orientation="vertical", size_hint_y=None)
        for line in words:
            column.add_widget(Words(line, "note", theme.paint.soft_ink, size_hint_x=None, width=width - theme.gap(BAR)))
        if deck.pictures:
            column.add_widget(bots_know.of_own_pictures(width - theme.gap(BAR)))
        column.height = sum(line.height for line in column.children)
        return column

    def _ways_in(self, width: float) -> Widget:
        photos = WordButton(_("Add photos"), self._choose, "amber", "photo")
        album = WordButton(_("From the album"), lambda: self.app.go("album", into=self._id), "paper", "album")
        row = BoxLayout(size_hint_y=None, height=photos.height, spacing=theme.gap(1.5))
        if photos.width + album.width + theme.gap(3) > width:
            photos.size_hint_x = album.size_hint_x = 1
            row.orientation, row.height = "vertical", 2 * photos.height + theme.gap(1.5)
            row.add_widget(photos)
            row.add_widget(album)
            return row
        for part in (photos, album, Widget()):
            row.add_widget(part)
        return row

    # Adding -------------------------------------------------------------------------------------------------------

    def _choose(self) -> None:
        device.choose_pictures(PHOTO_BYTES, self.take, self.app.tell)

    def take(self, photo: bytes) -> None:
        """A photo from outside becomes a card, beside the screen; or it is said why it cannot."""
        self._coming += 1
        beside(lambda: card_of(photo), self._add, self._refuse)
        self._show_again()

    def _add(self, content: bytes) -> None:
        self._coming -= 1
        before = len(self.deck.pictures)
        try:
            deck = self.app.library.decks.add(self.deck, [content])
        except Refused as refused:
            self.app.tell(refused.why)
        else:
            if len(deck.pictures) == before:
                self.app.tell(_("“{name}” already has this card.", name=deck.name))
        self._show_again()

    def _refuse(self, why: Why) -> None:
        self._coming -= 1
        self.app.tell(why)
        self._show_again()

    def _show_again(self) -> None:
        if self.parent is not None:
            self.refill()

    # Taking out ---------------------------------------------------------------------------------------------------

    def _look_at(self, picture: str) -> None:
        LargeCard(self.app.library.decks.path_of(picture), lambda: self._take_out(picture)).lay()

    def _take_out(self, picture: str) -> None:
        before = self.deck
        try:
            self.app.library.decks.remove_picture(before, picture)
        except Refused as refused:
            self.app.tell(refused.why)
            return
        self.removed.note(lambda: _("Removed the card."), lambda: self.app.library.decks.restore(before))
        self.scroll_up()
        self.refill()

    def _remove(self) -> None:
        deck = self.deck
        try:
            self.app.library.decks.remove(deck)
        except Refused as refused:
            self.app.tell(refused.why)
            return
        self._told_removed(deck)
        self.app.back()


class LargeCard(Sheet):
    """A card to look at, and the way to take it out of its deck."""

    widest = 420

    def __init__(self, path: Path | None, take_out: Callable[[], None]) -> None:
        super().__init__(lambda: _("Card"))
        self._path, self._take_out = path, take_out

    def fill(self) -> None:
        if self._path is not None:
            wide = min(self.column.width, self.height * 0.36)
            card = RoundPicture(
                self._path, theme.paint.well, (16,) * 4, size_hint=(None, None), size=(wide, wide * 1.5)
            )
            card.pos_hint = {"center_x": 0.5}
            self.column.add_widget(card)
        self.column.add_widget(WordButton(_("Remove from deck"), self._go, "well", "trash", size_hint_x=1))

    def _go(self) -> None:
        self.put_away()
        self._take_out()


PAGE = DeckPage
