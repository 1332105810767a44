"""At the set-up of a game with pictures: which of our own decks are played with, and whether ours are mixed in."""

from collections.abc import Callable
from functools import partial

from kivy.uix.boxlayout import BoxLayout

from app.look import theme
from app.look.text import _, ngettext
from app.shell import App
from app.ui import bots_know
from app.ui.page_row import WayRow
from app.ui.switch_row import SwitchRow
from app.ui.words import Words
from engine.gate import Refused


class OwnPictures(BoxLayout):
    """``objection`` says why this table cannot play with these pictures, or nothing; ``changed`` is told of taps.

    ``bots``: some will play.
    """

    def __init__(
        self,
        app: App,
        width: float,
        objection: str,
        changed: Callable[[], None],
        bots: bool,
    ) -> None:
        super().__init__(orientation="vertical", size_hint_y=None, spacing=theme.gap(1.5))
        self._app, self._changed = app, changed
        chosen = app.library.settings.own_decks
        decks = app.library.decks.all()
        for deck in decks:
            said = _("Play with “{name}”", name=deck.name)
            cards = ngettext("{n} card", "{n} cards", len(deck.pictures))
            self.add_widget(SwitchRow(said, cards, deck.id in chosen, partial(self._take, deck.id), width))
        if decks and bots:
            self.add_widget(bots_know.of_own_pictures(width))
        if any(deck.id in chosen for deck in decks):
            mixed = app.library.settings.our_pictures
            self.add_widget(SwitchRow(_("Mix in Easel's pictures"), "", mixed, self._mix, width))
        if objection:
            self.add_widget(Words(objection, "strong", theme.paint.berry, size_hint_x=None, width=width))
        self.add_widget(WayRow(_("Our own cards"), lambda: app.go("decks")))
        self.height = sum(child.height for child in self.children) + theme.gap(1.5) * (len(self.children) - 1)

    def _take(self, deck: str, on: bool) -> None:
        others = tuple([one for one in self._app.library.settings.own_decks if one != deck])
        self._remember(own_decks=(*others, deck) if on else others)

    def _mix(self, on: bool) -> None:
        self._remember(our_pictures=on)

    def _remember(self, **chosen: object) -> None:
        try:
            self._app.library.change(**chosen)
        except Refused as refused:
            self._app.tell(refused.why)
        self._changed()
