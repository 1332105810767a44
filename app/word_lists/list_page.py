"""One of the table's own word lists: written, changed or removed."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look import text, theme
from app.look.text import _
from app.shell import App
from app.ui.buttons import WordButton
from app.ui.column_page import ColumnPage
from app.ui.confirm_sheet import ask
from app.ui.paper import PaperColumn
from app.ui.words import Words
from app.word_lists.draft import LINES, Draft
from app.word_lists.draft_line import WordLine
from app.word_lists.list_card import theme_and_words
from engine.gate import Refused
from engine.library import KeptList
from engine.rules import Why

STATUS_ABOVE = 480
"""In an upright column of less than this many dp what is missing stands above the button, not beside it."""

PAUSE = 0.3
"""Seconds without a new letter until the lines are looked through: nobody is corrected in the middle of a word."""


class WordListPage(ColumnPage):
    """A new list, or one that is kept.  Nothing is kept before "Save"; a list in three languages can only be read."""

    widest = 820

    def __init__(
        self,
        app: App,
        kept: KeptList | None = None,
        lines: Sequence[str] = (),
        removed: Callable[[KeptList], None] = lambda kept: None,
    ) -> None:
        super().__init__(app)
        self._kept, self._removed = kept, removed
        parts = (kept.written.theme, *kept.written.words) if kept else lines
        written = [part for part in parts if isinstance(part, str)]
        self._fixed = len(written) < len(parts)
        others = [other.written for other in app.library.words.own() if kept is None or other.id != kept.id]
        self.draft = Draft(written, kept is not None, others)
        self.lines: list[WordLine] = []
        self._look = Clock.create_trigger(lambda dt: self._look_through(), PAUSE)

    def title(self) -> str:
        return _("New list") if self._kept is None else _("Word list")

    # Looks --------------------------------------------------------------------------------------------------------

    def pieces(self, width: float) -> Iterable[Widget]:
        if self._fixed:
            yield from self._to_read(width)
            return
        air = theme.gap(2)
        paper = PaperColumn(size_hint_y=None, padding=air, spacing=theme.apart())
        self.lines = [
            WordLine(
                place,
                self.draft.lines[place],
                partial(self._typed, place),
                partial(self._spread, place),
                width - 2 * air,
            )
            for place in range(LINES)
        ]
        for place, line in enumerate(self.lines):
            line.field.bind(on_text_validate=partial(self._next, place))
            paper.add_widget(line)
        for line, follows in zip(self.lines, self.lines[1:], strict=False):
            line.field.focus_next = follows.field
        yield paper.hug()

    def _to_read(self, width: float) -> Iterable[Widget]:
        kept = self._kept
        if kept is None:
            return
        parts = (kept.written.theme, *kept.written.words)
        title, *words = [part if isinstance(part, str) else part.in_language(text.spoken()) for part in parts]
        paper = PaperColumn(size_hint_y=None, padding=theme.gap(2))
        paper.add_widget(theme_and_words(title, words, width - theme.gap(4)))
        yield paper.hug()
        yield Words(
            _("This list came from a file, in three languages. To change it, change the file and add it again."),
            "note",
            theme.paint.soft_ink,
            size_hint_x=None,
            width=width,
        )

    def footer(self, width: float) -> Widget:
        row = BoxLayout(size_hint_y=None, spacing=theme.apart())
        above = self.tall and width < dp(STATUS_ABOVE)
        self._status = Words("", "note", theme.paint.soft_ink, size_hint_y=1, halign="right", lines=2)
        self._save_button = WordButton(_("Save"), self._save, "amber", "check")
        removes = [] if self._kept is None else [WordButton(_("Remove"), self._remove, "well", "trash")]
        saves = [] if self._fixed else [self._save_button]
        between = [] if above and removes and saves else [Widget() if above else self._status]
        for way in (*removes, *saves) if not between else ():  # on a phone they share the row, and keep their words
            way.size_hint_x = 1
        for piece in (*removes, *between, *saves):
            row.add_widget(piece)
        row.height = self._save_button.height
        return self._below_each_other(self._status, row) if above else row

    def _below_each_other(self, status: Words, row: BoxLayout) -> Widget:
        """With room for one line of what is missing, whether anything is or not: nothing moves."""
        column = BoxLayout(orientation="vertical", size_hint_y=None)
        column.height = theme.size_of("note") * 1.5 + row.height
        column.add_widget(status)
        column.add_widget(row)
        return column

    def fill(self) -> None:
        super().fill()
        self._look_through()

    def _look_through(self) -> None:
        if self._fixed:
            return
        faults = self.draft.faults()
        for place, line in enumerate(self.lines):
            line.say(faults.get(place, ""))
        self._status.text = self.draft.missing() or ""

    # Writing ------------------------------------------------------------------------------------------------------

    def _typed(self, place: int, said: str) -> None:
        self.draft.lines[place] = said
        self._look()

    def _spread(self, place: int, pasted: str) -> None:
        self.draft.spread(place, pasted)
        for line, said in zip(self.lines, self.draft.lines, strict=True):
            line.field.text = said
        self._look_through()

    def _next(self, place: int, field: Widget) -> None:
        if place + 1 < LINES:
            self.lines[place + 1].field.focus = True
        else:
            self._save()

    # Keeping ------------------------------------------------------------------------------------------------------

    def _save(self) -> None:
        self._look_through()
        missing = self.draft.missing()
        if missing is not None:
            self._say(missing)
            return
        words = self.app.library.words
        try:
            if self._kept is None:
                words.add(self.draft.written())
            else:
                words.replace(self._kept, self.draft.written())
        except Refused as refused:
            self._say(refused.why)
            return
        self._leave()

    def _remove(self) -> None:
        if self._kept is None:
            return
        try:
            self.app.library.words.remove(self._kept)
        except Refused as refused:
            self._say(refused.why)
            return
        self._removed(self._kept)
        self._leave()

    def on_back(self) -> bool:
        """What was written is not lost by a touch of "back"."""
        if not self.draft.unsaved:
            return False
        ask(
            _("Discard what you wrote?"),
            _("The list is not saved yet."),
            _("Discard"),
            self._leave,
        )
        return True

    def _leave(self) -> None:
        self.draft = Draft()
        self.app.back()

    def left(self) -> None:
        self._look.cancel()

    def _say(self, what: Why | str) -> None:
        self.app.tell(what, near=self._save_button.to_window(*self._save_button.center))


PAGE = WordListPage
