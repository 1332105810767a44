"""One person's chapter of the family's book: what they played and won, year by year, and what all guessed of theirs."""

from collections.abc import Iterable

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
from app.ui.paper import PaperColumn
from app.ui.virtual_list import Strip
from app.ui.wall_page import WallPage
from app.ui.words import Words
from engine.library.family_book import Chapter


class ChapterPage(WallPage):
    def __init__(self, app: App, chapter: Chapter) -> None:
        super().__init__(app)
        self.chapter = chapter

    def fill(self) -> None:
        width = self.wide
        summary = self._summary(width)
        strips = [Strip("top", summary.height, summary)]
        if hung := self._pieces():
            strips += strips_of([Group(tuple(hung), title=_("Everybody guessed these"))], width)
        strips.append(Strip("top", self.margins[3], Widget()))
        shown = wall(self.app, strips, width, self._open, lambda evening: None)
        self.hang(name_of(self.app.library, self.chapter), [], shown)

    def _pieces(self) -> list[Piece]:
        """Those that still hang in the album."""
        album = self.app.library.album
        mine = {drawing.id for drawing in self.chapter.all_found}
        return [piece for piece in groups.pieces(album.evenings(), album.drawings()) if piece.drawing.id in mine]

    def _summary(self, width: float) -> Widget:
        paper = PaperColumn(size_hint_y=None, padding=theme.gap(2), spacing=theme.gap())
        wide = width - theme.gap(4)
        for line, role in self._lines():
            paper.add_widget(Words(line, role, size_hint_x=None, width=wide))
        paper.hug()
        holder = BoxLayout(size_hint_y=None, height=paper.height)
        holder.add_widget(paper)
        return holder

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
