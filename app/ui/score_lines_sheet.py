"""Why these points?  The lines that made a score, each with its sentence and what it speaks of."""

from collections.abc import Sequence

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app import games
from app.look import text, theme
from app.look.text import _, ngettext
from app.ui.paper import PaperColumn
from app.ui.picture import RoundPicture
from app.ui.sheet import Sheet
from app.ui.words import Words
from engine.rules import WhyLine


def card_of(game: str, line: WhyLine) -> Widget | None:
    """A small picture of the card that a line speaks of, if there is one."""
    path = games.face_of(game).picture_of(line)
    if path is None:
        return None
    return RoundPicture(path, theme.paint.well, (6, 6, 6, 6), size_hint=(None, None), size=(dp(44), dp(66)))


class WhySheet(Sheet):
    """All lines of one seat, as far as there are any yet."""

    def __init__(self, seat: int, why: Sequence[WhyLine], names: Sequence[str], game: str) -> None:
        self._steps, self._name = games.face_of(game).counts_steps, names[seat]
        super().__init__(self._say_title)
        self._lines = [line for line in why if line.seat == seat]
        self._names, self._game = names, game

    def _say_title(self) -> str:
        if self._steps:
            return _("{name}: why these steps?", name=self._name)
        return _("{name}: why these points?", name=self._name)

    def fill(self) -> None:
        if not self._lines:
            self.column.add_widget(Words(_("No steps yet.") if self._steps else _("No points yet.")))
            return
        for line in self._lines:
            picture = card_of(self._game, line)
            self.column.add_widget(WhyRow(line, self._game, self._names, self.column.width, picture=picture))
        total = sum(line.points for line in self._lines)
        said = ngettext("{n} step", "{n} steps", total) if self._steps else text.points(total)
        self.column.add_widget(Words(_("Total: {points}", points=said), "strong", halign="right"))


class WhyRow(PaperColumn):
    """One line: what for, and how many points."""

    def __init__(
        self,
        line: WhyLine,
        game: str,
        names: Sequence[str],
        width: float,
        name: str = "",
        picture: Widget | None = None,
        **rest: object,
    ) -> None:
        super().__init__(
            orientation="horizontal",
            colour=theme.paint.well,
            lift=0,
            round_by=16,
            padding=(theme.gap(1.5), theme.gap()),
            size_hint_y=None,
            **rest,
        )
        if picture is not None:
            picture.pos_hint = {"center_y": 0.5}
            self.add_widget(picture)
        self.points = Words(
            text.signed(line.points), "number", size_hint=(None, 1), width=dp(58) * theme.large_type(), halign="right"
        )
        taken = theme.gap(4) + self.points.width + (picture.width + theme.gap() if picture else 0)
        column = BoxLayout(orientation="vertical", size_hint_y=None, pos_hint={"center_y": 0.5})
        pieces = [Words(text.sentence(line, game, names), "text", size_hint_x=None, width=width - taken)]
        if name:
            pieces.insert(0, Words(name, "strong", size_hint_x=None, width=width - taken))
        for piece in pieces:
            column.add_widget(piece)
        column.height = sum(piece.height for piece in pieces)
        self.add_widget(column)
        self.add_widget(self.points)
        self.height = max(dp(52), column.height + theme.gap(2), picture.height + theme.gap(2) if picture else 0)
