"""One person's chapter of the family's book: what they played and won, year by year, and what they drew."""

from collections.abc import Iterable

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app import games
from app.album import groups
from app.album.book_page import name_of, told
from app.album.groups import Group, Piece
from app.album.wall import strips_of, wall
from app.look import theme
from app.look.text import _, ngettext
from app.shell import App
from app.ui.badge import SeatBadge
from app.ui.paper import PaperColumn
from app.ui.virtual_list import Strip
from app.ui.wall_page import WallPage
from app.ui.words import Words
from engine.library import Drawn
from engine.library.family_book import Chapter


class ChapterPage(WallPage):
    def __init__(self, app: App, chapter: Chapter) -> None:
        super().__init__(app)
        self.chapter = chapter

    def fill(self) -> None:
        width = self.wide
        summary = self._summary(width)
        strips = [Strip("top", summary.height, summary)]
        strips += strips_of(self._groups(), width)
        strips.append(Strip("top", self.margins[3], Widget()))
        shown = wall(self.app, strips, width, self._open, lambda evening: None)
        self.hang(name_of(self.app.library, self.chapter), [], shown)

    def _groups(self) -> list[Group]:
        """What all guessed, and below it the rest."""
        chapter = self.chapter
        rest = _("More drawings") if chapter.all_found else _("Drawings")
        found = ((_("Everybody guessed these"), chapter.all_found), (rest, chapter.rest))
        hung = [Group(tuple(self._hanging(drawings)), title=title) for title, drawings in found]
        return [group for group in hung if group.pieces]

    def _hanging(self, drawings: Iterable[Drawn]) -> list[Piece]:
        """Those that still hang in the album."""
        album = self.app.library.album
        theirs = {drawing.id for drawing in drawings}
        return [piece for piece in groups.pieces(album.evenings(), album.drawings()) if piece.drawing.id in theirs]

    def _pieces(self) -> list[Piece]:
        """In the order in which they hang."""
        return [piece for group in self._groups() for piece in group.pieces]

    def _summary(self, width: float) -> Widget:
        seat = self.chapter.seat
        player = self.app.library.player(seat.player)
        colour, face = (seat.colour, None) if player is None else (player.colour, player.face)
        between, side = theme.gap(2), theme.touch()
        lines = BoxLayout(orientation="vertical", size_hint_y=None, spacing=theme.gap())
        for words, role in self._lines():
            wide = width - 3 * between - side
            lines.add_widget(Words(words, role, size_hint_x=None, width=wide))
        lines.height = sum(line.height for line in lines.children) + theme.gap() * (len(lines.children) - 1)
        height = max(lines.height, side) + 2 * between
        paper = PaperColumn(orientation="horizontal", size_hint_y=None, padding=between, spacing=between, height=height)
        paper.add_widget(SeatBadge(colour, side / dp(1), face, pos_hint={"top": 1}))
        paper.add_widget(lines)
        return paper

    def _lines(self) -> Iterable[tuple[str, str]]:
        chapter = self.chapter
        yield told(chapter.all), "heading"
        for game, tally in sorted(chapter.games.items(), key=lambda item: -item[1].played):
            yield f"{games.face_of(game).title()}: {told(tally)}", "text"
        if chapter.found:
            yield (
                ngettext("Guessed what others meant {n} time", "Guessed what others meant {n} times", chapter.found),
                "text",
            )
        if len(chapter.years) > 1:
            for year, tally in sorted(chapter.years.items(), reverse=True):
                yield f"{year}: {told(tally)}", "note"

    def _open(self, piece: Piece) -> None:
        self.app.go("drawing", piece=piece, among=self._pieces())


PAGE = ChapterPage
