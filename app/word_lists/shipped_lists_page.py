"""The word lists that come with Easel, level by level, to be read."""

from collections.abc import Iterable

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.look import text, theme
from app.look.text import _
from app.shell import App
from app.ui.choice_row import Choice
from app.ui.column_page import ColumnPage
from app.ui.paper import PaperColumn
from app.ui.words import Words
from app.word_lists.list_card import side_by_side, theme_and_words
from engine.decks.words import LISTS_IN_LEVEL, WordList, shipped


class WordLevels(ColumnPage):
    widest = 960

    def __init__(self, app: App, level: int = 1) -> None:
        super().__init__(app)
        self.level = level

    def title(self) -> str:
        return _("Ready-made lists")

    def pieces(self, width: float) -> Iterable[Widget]:
        names = (_("Easy"), _("Medium"), _("Hard"), _("Devilish"))
        levels = [(str(level), f"{level}  {name}") for level, name in zip(LISTS_IN_LEVEL, names, strict=True)]
        yield Choice(levels, str(self.level), self._take, width)
        seen = len(self.app.library.words.seen(self.level))
        yield Words(
            _(
                "Played on this device: {seen} of {all}. None comes back until all have been played.",
                seen=seen,
                all=LISTS_IN_LEVEL[self.level],
            ),
            "note",
            theme.paint.soft_ink,
            size_hint_x=None,
            width=width,
        )
        columns = 2 if width > dp(640) else 1
        across = (width - theme.gap(1.5) * (columns - 1)) / columns
        yield from side_by_side([self._card(one, across) for one in shipped(self.level).values()], columns)

    def _card(self, one: WordList, width: float) -> Widget:
        language = text.spoken()
        paper = PaperColumn(size_hint_y=None, lift=5, padding=theme.gap(2))
        words = [word.in_language(language) for word in one.words]
        column = theme_and_words(one.theme.in_language(language), words, width - theme.gap(4))
        paper.add_widget(column)
        paper.add_widget(Widget())  # the shorter of two neighbours begins at the top, too
        paper.height = column.height + theme.gap(5)
        return paper

    def _take(self, level: str) -> None:
        self.level = int(level)
        self._scrolled = 1.0
        self.refill()


PAGE = WordLevels
