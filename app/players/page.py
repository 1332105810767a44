"""The people who play on this device."""

from collections.abc import Iterable, Sequence

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look import theme
from app.look.text import _
from app.shell import App
from app.ui.badge import SeatBadge
from app.ui.buttons import PressRow, WordButton
from app.ui.column_page import ColumnPage
from app.ui.empty_frame import NothingYet
from app.ui.frame_drawings import PEOPLE
from app.ui.signs import Sign
from app.ui.undo_row import LastRemoved
from app.ui.words import WholeName
from engine.library import Player


class Players(ColumnPage):
    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.removed = LastRemoved(self)

    def title(self) -> str:
        return _("Players")

    def buttons(self) -> Sequence[Widget]:
        return () if self._narrow else (WordButton(_("New player"), self._add, "amber", "add"),)

    @property
    def _narrow(self) -> bool:
        """No room in the header for the words of a button."""
        return bool(self.width < dp(460) * theme.large_type())

    def pieces(self, width: float) -> Iterable[Widget]:
        if self._narrow:
            yield WordButton(_("New player"), self._add, "amber", "add", size_hint=(1, None))
        yield from self.removed.rows()
        players = self.app.library.players()
        if not players:
            lines = [(_("Nobody here yet. Add the people around your table."), "text")]
            shown = NothingYet(lines, width, self.height * 0.32, PEOPLE, size_hint=(None, None))
            shown.height = max(shown.least, self.height * 0.6)
            yield shown
        columns = 2 if width > dp(640) and not self.tall else 1  # upright there is height for all, and names stay large
        for first in range(0, len(players), columns):
            row = BoxLayout(size_hint_y=None, height=max(dp(88), theme.size_of("heading") * 3), spacing=theme.gap(1.5))
            for player in players[first : first + columns]:
                row.add_widget(self._card(player))
            for _empty in range(columns - len(row.children)):
                row.add_widget(Widget())
            yield row

    def _card(self, player: Player) -> Widget:
        card = PressRow(lambda: self.app.go("player", player=player, removed=self._was_removed))
        card.add_widget(SeatBadge(player.colour, 64, face=player.face, pos_hint={"center_y": 0.5}))
        card.add_widget(WholeName(player.name))
        card.add_widget(Sign("pencil", 24, theme.paint.soft_ink, size_hint_x=None, width=dp(28)))
        return card

    def _add(self) -> None:
        self.app.go("player")

    def _was_removed(self, player: Player) -> None:
        self.removed.note(lambda: _("Removed {name}.", name=player.name), lambda: self.app.library.restore(player))


PAGE = Players
