"""One player: name, colour and face."""

from collections.abc import Callable, Iterable
from typing import Any

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget
from msgspec.structs import replace

from app import theme
from app.screens.column import ColumnPage
from app.text import _
from app.widgets.badge import SeatBadge
from app.widgets.buttons import WordButton
from app.widgets.colour_grid import ColourGrid
from app.widgets.name_field import NameField
from app.widgets.words import Words
from engine.gate import Refused
from engine.journal import NotSaved
from engine.library import Player
from engine.rules import Why
from engine.seats import MOST_SEATS


class PlayerPage(ColumnPage):
    """A new player, or one who is remembered.  Nothing is kept before "Save"."""

    widest = 720

    def __init__(
        self,
        app: Any,
        player: Player | None = None,
        saved: Callable[[Player], None] = lambda player: None,
        removed: Callable[[Player], None] = lambda player: None,
    ) -> None:
        super().__init__(app)
        self._player, self._saved, self._removed = player, saved, removed
        self.name = player.name if player else ""
        self.colour = player.colour if player else self._free_colour()
        self.face = player.face if player else None

    def _free_colour(self) -> int:
        taken = {player.colour for player in self.app.library.players()}
        return next((colour for colour in range(MOST_SEATS) if colour not in taken), 0)

    # Looks --------------------------------------------------------------------------------------------------------

    def title(self) -> str:
        return _("New player") if self._player is None else _("Player")

    def pieces(self, width: float) -> Iterable[Widget]:
        top = BoxLayout(size_hint_y=None, height=dp(110), spacing=theme.gap(2.5))
        self._badge = SeatBadge(self.colour, 96, face=self.face, pos_hint={"center_y": 0.5})
        self.field = NameField(self.name, self._take_name, self._save)
        self.field.pos_hint = {"center_y": 0.5}
        top.add_widget(self._badge)
        top.add_widget(self.field)
        yield top
        yield Words(_("Colour"), "heading")
        yield ColourGrid(self.colour, self._take_colour, width)

    def footer(self, width: float) -> Widget:
        row = BoxLayout(size_hint_y=None, spacing=theme.gap(2))
        if self._player is not None:
            row.add_widget(WordButton(_("Remove"), self._remove, "well", "trash"))
        row.add_widget(Widget())
        save = WordButton(_("Save"), self._save, "amber", "check")
        row.add_widget(save)
        row.height = save.height
        self._save_button = save
        return row

    def _take_name(self, name: str) -> None:
        self.name = name

    def _take_colour(self, colour: int) -> None:
        self.colour = colour
        self._badge.wear(colour, self.face)

    # Keeping ------------------------------------------------------------------------------------------------------

    def _save(self) -> None:
        library = self.app.library
        try:
            if self._player is None:
                player = library.add(self.name, self.colour, self.face)
            else:
                player = library.change_player(
                    replace(self._player, name=self.name, colour=self.colour, face=self.face)
                )
        except Refused as refused:
            self._say(refused.why)
            return
        except NotSaved:
            self._say(Why("not-saved"))
            return
        self._saved(player)
        self.app.back()

    def _remove(self) -> None:
        if self._player is None:
            return
        try:
            self.app.library.remove(self._player)
        except NotSaved:
            self._say(Why("not-saved"))
            return
        self._removed(self._player)
        self.app.back()

    def _say(self, why: Why) -> None:
        self.app.tell(why, near=self._save_button.to_window(*self._save_button.center))


SCREEN = PlayerPage
