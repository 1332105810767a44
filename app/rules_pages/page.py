"""The rules of the games, one page each, with a row of tabs to change between them."""

from collections.abc import Iterable
from functools import partial

from kivy.uix.widget import Widget

from app import games
from app.boards import can_be_watched
from app.look import theme
from app.look.text import _
from app.rules_pages import Part, parts
from app.rules_pages.diagram import Diagram, StepRow
from app.setup import first_hand
from app.shell import App
from app.ui.choice_row import Choice
from app.ui.column_page import ColumnPage
from app.ui.page_row import WayRow
from app.ui.paper import PaperColumn
from app.ui.words import Words


class RulesPage(ColumnPage):
    """Opens at the game that one comes from."""

    def __init__(self, app: App, game: str | None = None) -> None:
        super().__init__(app)
        self._alone = game is not None
        self.game = game or games.faces()[0].name

    def title(self) -> str:
        return games.face_of(self.game).title() if self._alone else _("Rules")

    def pieces(self, width: float) -> Iterable[Widget]:
        if not self._alone:
            options = [(face.name, face.title()) for face in games.faces()]
            yield Choice(options, self.game, self._take, width)
        if can_be_watched(self.game):
            yield WayRow(_("Watch half a minute how it goes"), self._watch, "watch")
        for number, part in enumerate(parts(self.game), 1):
            yield self._part(number, part, width)

    def _part(self, number: int, part: Part, width: float) -> Widget:
        paper = PaperColumn(size_hint_y=None, padding=theme.gap(2.5), spacing=theme.gap(1.25))
        inner = width - theme.gap(5)
        paper.add_widget(Words(f"{number}.  {part.heading}", "heading", size_hint_x=None, width=inner))
        paper.add_widget(Words(part.words, "text", size_hint_x=None, width=inner, line_height=1.15))
        for step in part.steps:
            paper.add_widget(StepRow(step, inner))
        if part.diagram:
            paper.add_widget(Diagram(part.diagram, inner, part.high))
        return paper.hug()

    def _watch(self) -> None:
        """Where a match waits on the way here, one goes back to it."""
        at_table = any(page.at_table for page in self.app.room.way)
        play = None if at_table else partial(first_hand.begin, self.app, self.game)
        self.app.go("lesson", game=self.game, play=play)

    def _take(self, game: str) -> None:
        self.game = game
        self._scrolled = 1.0
        self.refill()


PAGE = RulesPage
