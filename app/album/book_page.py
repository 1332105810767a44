"""Our family's book: who played and won what over the years, who finds most, and each one's own chapter.

It is told from the album, on this device only.
"""

from collections.abc import Iterable
from datetime import UTC, datetime
from functools import partial

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look import theme
from app.look.text import _, ngettext
from app.ui.badge import SeatBadge
from app.ui.buttons import PressRow, WordButton
from app.ui.column_page import ColumnPage
from app.ui.confirm_sheet import ask
from app.ui.empty_frame import NothingYet
from app.ui.signs import Sign
from app.ui.words import WholeName, Words
from engine.library import Library
from engine.library.family_book import Chapter, Tally, best_finder, chapters


def book_of(library: Library) -> list[Chapter]:
    album = library.album
    return chapters(album.evenings(), album.drawings(), library.settings.book_since)


def name_of(library: Library, chapter: Chapter) -> str:
    """As they are called now; whoever is not remembered any more, as they were called then."""
    player = library.player(chapter.seat.player)
    return chapter.seat.name if player is None else player.name


def told(tally: Tally) -> str:
    """12 matches · 5 won."""
    played = ngettext("{n} match", "{n} matches", tally.played)
    return f"{played} · {_('{n} won', n=tally.won)}"


class BookPage(ColumnPage):
    def title(self) -> str:
        return _("Our book")

    def pieces(self, width: float) -> Iterable[Widget]:
        book = book_of(self.app.library)
        if not book:
            lines = (
                (_("Nothing is written yet"), "heading"),
                (_("Play a match to its end, and the book begins."), "text"),
            )
            yield NothingYet(lines, width, self.height * 0.3, size_hint=(None, None), height=self.height * 0.7)
            return
        best = best_finder(book)
        for chapter in book:
            yield self._row(chapter, chapter is best, width)
        note = _("This book is made from the album and never leaves this device by itself.")
        yield Words(note, "note", theme.paint.soft_ink, size_hint_x=None, width=width)
        yield WordButton(_("Start it over"), self._ask_anew, "well", "trash", size_hint=(None, None))

    def _row(self, chapter: Chapter, finds_most: bool, width: float) -> Widget:
        player = self.app.library.player(chapter.seat.player)
        colour = chapter.seat.colour if player is None else player.colour
        row = PressRow(partial(self.app.go, "chapter", chapter=chapter), size_hint_y=None)
        row.add_widget(SeatBadge(colour, 60, player.face if player else None, pos_hint={"center_y": 0.5}))
        wide = width - dp(60 + 28) - theme.gap(7)
        lines = BoxLayout(orientation="vertical", size_hint=(None, None), width=wide, pos_hint={"center_y": 0.5})
        words: list[Words] = [WholeName(name_of(self.app.library, chapter), wide, "strong")]
        words += [Words(line, "text", size_hint_x=None, width=wide) for line in self._lines(chapter, finds_most)]
        for line in words:
            lines.add_widget(line)
        lines.height = sum(line.height for line in words)
        row.add_widget(lines)
        row.add_widget(Sign("next", 28, size_hint_x=None, width=dp(28)))
        row.height = max(dp(84), lines.height + theme.gap(2.5))
        return row

    def _lines(self, chapter: Chapter, finds_most: bool) -> Iterable[str]:
        yield told(chapter.all)
        if finds_most:
            yield _("The best guesser of all")
        if chapter.all_found:
            yield ngettext(
                "{n} drawing that everybody guessed", "{n} drawings that everybody guessed", len(chapter.all_found)
            )

    def _ask_anew(self) -> None:
        ask(
            _("Start the book over?"),
            _("It will forget every evening so far. They stay in the album until you remove them there."),
            _("Start over"),
            lambda: self.app.change(book_since=datetime.now(UTC).isoformat(timespec="seconds")),
        )


PAGE = BookPage
