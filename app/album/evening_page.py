"""One evening of the album: who played, how it ended, and what was drawn; sent away as one picture, or removed."""

from collections.abc import Callable

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.album import bots_drawings, drawing_print, evening_print, groups
from app.album.evening_names import is_sketched, title_of
from app.album.groups import Group, Piece
from app.album.thumbnails import Thumbs
from app.album.wall import strips_of, wall
from app.look import dates, text, theme
from app.look.text import _
from app.shell import App
from app.tablet import share_sheet
from app.tablet.background import beside
from app.ui.badge import SeatBadge
from app.ui.buttons import WordButton
from app.ui.confirm_sheet import ask
from app.ui.fitted_text import width_of
from app.ui.page_row import WayRow
from app.ui.paper import PaperColumn
from app.ui.signs import Sign
from app.ui.virtual_list import Strip
from app.ui.wall_page import WallPage
from app.ui.words import Words
from app.word_lists import written_in_play
from engine.gate import Refused
from engine.library import Evening, Removed

WITH_WORDS = 720
"""From so many dp on the header has room for what can be done with an evening."""


class EveningPage(WallPage):
    """``removed`` is told if the evening is removed; a drawing that was removed can be brought back here."""

    def __init__(
        self,
        app: App,
        evening: Evening,
        removed: Callable[[Removed, Callable[[], str]], None] = lambda removed, said: None,
    ) -> None:
        super().__init__(app)
        self.evening, self._removed_evening = evening, removed

    # Looks --------------------------------------------------------------------------------------------------------

    def fill(self) -> None:
        width = self.wide
        top_strips: list[Widget] = [*self.removed.rows(), self._standing(width)]
        if lines := written_in_play.lines(self.app.library, self.evening.id):
            top_strips.append(WayRow(_("Keep our words"), lambda: self._keep_words(lines), "pencil"))
        top_strips += bots_drawings.switch(self.app, self._all_pieces(), width)
        header, below = self._ways(width)
        top_strips += below
        strips = [Strip("top", widget.height, widget) for widget in top_strips]
        strips += strips_of(self._rounds(), width)
        strips.append(Strip("top", self.margins[3], Widget()))
        title = title_of(self.evening)
        self.hang(title, header, wall(self.app, strips, width, self._open, lambda evening: None))

    def _all_pieces(self) -> list[Piece]:
        return groups.pieces([self.evening], self.app.library.album.drawings(self.evening.id))

    def _pieces(self) -> list[Piece]:
        """What hangs here: bots' drawings can be left out."""
        return shown_pieces(self.app, self.evening)

    def _rounds(self) -> list[Group]:
        hung = self._pieces()
        rounds = sorted({piece.drawing.round for piece in hung})
        return [
            Group(
                tuple([piece for piece in hung if piece.drawing.round == n]),
                title="" if is_sketched(self.evening) else _("Round {n}", n=n),
            )
            for n in rounds
        ]

    def _ways(self, width: float) -> tuple[list[Widget], list[Widget]]:
        """What can be done with the evening: in the header, or below it where that is too narrow for words."""
        narrow = self.width < dp(WITH_WORDS) * theme.large_type()
        away = WordButton(_("Remove"), self._ask_remove, "paper", "trash")
        self._share_button = WordButton(_("Share") if narrow else _("Share the evening"), self._share, "amber", "share")
        ways: list[Widget] = [away, self._share_button]
        if not narrow:
            return ways, []
        row = BoxLayout(size_hint_y=None, height=away.height, spacing=theme.gap(1.5))
        for button in ways:
            button.size_hint_x = 1
            row.add_widget(button)
        return [], [row]

    def _standing(self, width: float) -> Widget:
        """Everybody with badge and score, the winners first, with a star."""
        evening = self.evening
        paper = PaperColumn(size_hint_y=None, padding=theme.gap(2), spacing=theme.gap())
        when = dates.day(evening.started)
        if not evening.winners and not is_sketched(evening):
            when += f"  ·  {_('ended early')}"
        paper.add_widget(Words(when, "note", theme.paint.soft_ink, size_hint_x=None, width=width - theme.gap(4)))
        order = sorted(range(len(evening.seats)), key=lambda seat: (seat not in evening.winners, -evening.scores[seat]))
        columns = 3 if width > dp(900) else 2 if width > dp(560) else 1
        beside = theme.gap(3)
        each = (width - theme.gap(4) - (columns - 1) * beside) / columns
        for first in range(0, len(order), columns):
            row = BoxLayout(size_hint_y=None, height=dp(56), spacing=beside)
            for seat in order[first : first + columns]:
                row.add_widget(self._player(seat, each))
            for _gap in range(columns - len(row.children)):
                row.add_widget(Widget())
            paper.add_widget(row)
        paper.height = sum(line.height for line in paper.children) + theme.gap() * len(paper.children) + theme.gap(3)
        return paper

    def _player(self, number: int, width: float) -> Widget:
        """The score close to its name: at the end of its column it would stand beside the next one's badge."""
        seat = self.evening.seats[number]
        player = self.app.library.player(seat.player)
        won = number in self.evening.winners
        row = BoxLayout(spacing=theme.gap(1.25))
        row.add_widget(SeatBadge(seat.colour, 46, player.face if player else None, pos_hint={"center_y": 0.5}))
        name = Words(seat.name, "strong", lines=1, size_hint=(None, 1))
        row.add_widget(name)
        if seat.bot is not None:
            row.add_widget(Sign("bot", 24, theme.paint.soft_ink, size_hint_x=None, width=dp(28)))
        if won:
            row.add_widget(Sign("star", 26, theme.paint.ink, size_hint_x=None, width=dp(28)))
        if not is_sketched(self.evening):
            row.add_widget(Words(text.plain(self.evening.scores[number]), "number", tight=True, size_hint_y=1))
        taken = sum(child.width for child in row.children if child is not name) + row.spacing * len(row.children)
        name.width = min(width_of(seat.name, name.font_name, theme.size_of("strong")), width - taken)
        row.add_widget(Widget())
        return row

    # Drawings -----------------------------------------------------------------------------------------------------

    def _open(self, piece: Piece) -> None:
        self.app.go("drawing", piece=piece, among=self._pieces(), removed=self._was_removed)

    def _was_removed(self, removed: Removed, said: Callable[[], str]) -> None:
        self.removed.note(said, lambda: self.app.library.album.restore(removed))
        self.scroll_up()

    def _keep_words(self, lines: tuple[str, ...]) -> None:
        self.app.go("word_list", lines=lines)

    # Sharing ------------------------------------------------------------------------------------------------------

    def _share(self) -> None:
        share_evening(self.app, self.evening)

    # Removing -----------------------------------------------------------------------------------------------------

    def _ask_remove(self) -> None:
        if self._all_pieces():
            ask(
                _("Remove this evening?"),
                _("All its drawings go too. You can bring it back until you close the album."),
                _("Remove"),
                self._remove,
            )
        else:
            self._remove()

    def _remove(self) -> None:
        album = self.app.library.album
        drawings = album.drawings(self.evening.id)
        try:
            removed = album.remove_evening(self.evening)
        except Refused as refused:
            self.app.tell(refused.why)
            return
        Thumbs(self.app.library).forget(drawings)
        when = dates.day(self.evening.started)
        self._removed_evening(removed, lambda: _("Removed the evening of {day}.", day=when))
        self.app.back()


def shown_pieces(app: App, evening: Evening) -> list[Piece]:
    """The drawings of an evening, without those of bots where they are left out."""
    return bots_drawings.hung(app, groups.pieces([evening], app.library.album.drawings(evening.id)))


def share_evening(app: App, evening: Evening) -> None:
    """The evening as one picture, painted beside the screen and handed on."""
    library = app.library
    pieces = shown_pieces(app, evening)
    try:
        lines = [evening_print.Line(piece, library.album.ink(piece.drawing.id)) for piece in pieces]
    except Refused as refused:
        app.tell(refused.why)
        return
    players = [library.player(seat.player) for seat in evening.seats]
    faces = [player.face if player else None for player in players]
    name = f"{title_of(evening)} {dates.short(evening.started)}"
    app.tell(_("Painting the picture …"))
    beside(
        lambda: drawing_print.png(evening_print.paint(evening, lines, faces)),
        lambda content: share_sheet.share(name, share_sheet.PNG, content, app.tell),
    )


PAGE = EveningPage
