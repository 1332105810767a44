"""The album: every evening that was played on this device, and every drawing, by evening, player, word or game."""

from collections.abc import Callable
from functools import partial

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.album import bots_drawings, groups, new_evenings
from app.album.evening_names import is_sketched
from app.album.groups import Order, Piece
from app.album.wall import strips_of, wall
from app.look import theme
from app.look.text import _
from app.own_cards.card_photo import card_of_drawing
from app.shell import App
from app.tablet.background import beside
from app.ui.buttons import WordButton
from app.ui.choice_row import Choice
from app.ui.empty_frame import NothingYet
from app.ui.page_row import WayRow
from app.ui.virtual_list import Strip
from app.ui.wall_page import WallPage
from engine.gate import Refused
from engine.library import Evening, Removed

WIDE, LOW = 600, 480
"""In dp: so wide is a page with a sign on its buttons, and lower one of a phone that is held sideways."""


class Album(WallPage):
    def __init__(self, app: App, into: str | None = None) -> None:
        """``into`` is the deck of which a tap makes drawings cards, if that is what one came for."""
        super().__init__(app)
        self._into = into
        self.order: Order = "evening"
        self._reading = new_evenings.gather(app, self._came)

    # Looks --------------------------------------------------------------------------------------------------------

    def fill(self) -> None:
        album, width = self.app.library.album, self.wide
        evenings = album.evenings()
        every = groups.pieces(evenings, album.drawings())
        hung = bots_drawings.hung(self.app, every)
        strips = self._top(width, every) + strips_of(groups.groups(self.order, evenings, hung), width)
        if strips:
            strips.append(Strip("top", self.margins[3], Widget()))
            shown: Widget = wall(self.app, strips, width, self._open, self._open_evening)
        else:
            shown = self._empty(width)
        self.hang(self._title(), self._ways(), shown)

    def _title(self) -> str:
        return _("Album") if self._into is None else _("Which drawings?")

    def _ways(self) -> list[Widget]:
        if self._into is not None:
            return []
        cards, book = _("Our own cards"), _("Our book")
        if self._low and self._has_book:
            ways = (book, "book"), (cards, "decks")
            return [WordButton(words, partial(self.app.go, page), role="note", air=0.75) for words, page in ways]
        if self.width < dp(WIDE) * theme.large_type():
            return [WordButton(cards, lambda: self.app.go("decks"), role="note", air=0.75)]
        return [WordButton(cards, lambda: self.app.go("decks"), "paper", "cards")]

    @property
    def _low(self) -> bool:
        """Room beside the title for all that leads on, and none to spare above the drawings."""
        return bool(self.height < dp(LOW) and self.width >= dp(WIDE) * theme.large_type())

    @property
    def _has_book(self) -> bool:
        return any(not is_sketched(one) for one in self.app.library.album.evenings())

    def _top(self, width: float, every: list[Piece]) -> list[Strip]:
        """What was removed last, in which order things hang, and whether bots' drawings do."""
        found: list[Widget] = [*self.removed.rows()]
        if self._into is None and self._has_book and not self._low:
            found.append(WayRow(_("Our book"), lambda: self.app.go("book"), "heart"))
        if every:
            orders = (("evening", _("Evenings")), ("player", _("Players")), ("word", _("Words")), ("game", _("Games")))
            found.append(Choice(orders, self.order, self._take_order, width))
            found += bots_drawings.switch(self.app, every, width)
        return [Strip("top", widget.height, widget) for widget in found]

    def _empty(self, width: float) -> Widget:
        waiting = _("Collecting the latest evenings …")
        lines = (
            (waiting if self._reading else _("No drawings yet"), "heading"),
            (_("What you draw in the games will hang here, evening by evening."), "text"),
        )
        return NothingYet(lines, width, self.height * 0.3, size_hint=(None, 1))

    def _came(self) -> None:
        """The evenings that were being read are here."""
        self._reading = False
        if self.parent is not None:
            self.refill()

    # Touch --------------------------------------------------------------------------------------------------------

    def _take_order(self, order: str) -> None:
        self.order = order  # type: ignore[assignment]
        self.scroll_up()
        self.refill()

    def _open(self, piece: Piece) -> None:
        if self._into is not None:
            put_into_deck(self.app, self._into, self.app.library.album.ink(piece.drawing.id))
            return
        self.app.go("drawing", piece=piece, among=self._in_order(), removed=self._was_removed)

    def _in_order(self) -> list[Piece]:
        """All drawings as they hang now: what comes before and after the one that is opened."""
        album = self.app.library.album
        evenings = album.evenings()
        hung = bots_drawings.hung(self.app, groups.pieces(evenings, album.drawings()))
        found = groups.groups(self.order, evenings, hung)
        return [piece for group in found for piece in group.pieces]

    def _open_evening(self, evening: Evening) -> None:
        if self._into is None:
            self.app.go("evening", evening=evening, removed=self._was_removed)

    def _was_removed(self, removed: Removed, said: Callable[[], str]) -> None:
        self.removed.note(said, lambda: self.app.library.album.restore(removed))
        self.scroll_up()


def put_into_deck(app: App, deck_id: str, ink: bytes, done: Callable[[], None] = lambda: None) -> None:
    """Makes the drawing a card of that deck, beside the screen, and says so."""

    def add(content: bytes) -> None:
        decks = app.library.decks
        deck = decks.deck(deck_id)
        if deck is None:
            return
        try:
            grown = decks.add(deck, [content])
        except Refused as refused:
            app.tell(refused.why)
            return
        new = len(grown.pictures) > len(deck.pictures)
        app.tell(
            _("The drawing is now a card in “{name}”.", name=deck.name)
            if new
            else _("“{name}” already has this card.", name=deck.name)
        )
        done()

    beside(lambda: card_of_drawing(ink), add, app.tell)


PAGE = Album
