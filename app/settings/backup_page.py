"""The whole library in one file: made and handed on, or chosen and brought back."""

from collections.abc import Callable, Iterable
from functools import partial

from kivy.uix.widget import Widget

from app.look import text, theme
from app.look.dates import today
from app.look.text import _, ngettext
from app.shell import App
from app.tablet import device, share_sheet
from app.tablet.background import beside
from app.ui.buttons import WordButton
from app.ui.column_page import ColumnPage
from app.ui.paper import PaperColumn
from app.ui.words import Words
from engine.gate import Refused
from engine.library.backup import LARGEST, Unpacked, collect, pack, unpack
from engine.library.restore import BroughtIn, bring_back
from engine.rules import Why


class BackupPage(ColumnPage):
    widest = 720

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._busy: Callable[[], str] | None = None
        """What is being done now, in the language spoken when it is shown."""
        self._outcome: Callable[[], str] | None = None
        """What came of it, likewise."""

    def title(self) -> str:
        return _("Backup")

    def pieces(self, width: float) -> Iterable[Widget]:
        said = self._busy or self._outcome
        if said is not None:
            yield Words(said(), "strong", size_hint_x=None, width=width)
        yield self._part(
            _(
                "Everything in one file: players, faces, settings, word lists, unfinished matches, the album and your "
                "own cards."
            ),
            WordButton(_("Make a backup"), self._make, "amber", "share"),
            width,
        )
        yield self._part(
            _("Brings back what is missing here, for example on a new tablet. Nothing that is here is changed."),
            WordButton(_("Restore a backup"), self._choose, "well", "file"),
            width,
        )

    def _part(self, words: str, button: WordButton, width: float) -> Widget:
        paper = PaperColumn(size_hint_y=None, padding=theme.gap(2), spacing=theme.gap(1.5))
        paper.add_widget(Words(words, size_hint_x=None, width=width - theme.gap(4)))
        if button.natural_width > width - theme.gap(4):
            button.size_hint_x = 1
        paper.add_widget(button)
        return paper.hug()

    # Making -------------------------------------------------------------------------------------------------------

    def _make(self) -> None:
        if self._busy:
            return
        collected = collect(self.app.library)
        self._say(lambda: _("Making the backup …"))
        beside(lambda: pack(collected), self._made, self._refused)

    def _made(self, content: bytes) -> None:
        self._say(None)
        share_sheet.share(f"Easel {today()}", share_sheet.BACKUP, content, self.app.tell)

    # Bringing back ------------------------------------------------------------------------------------------------

    def _choose(self) -> None:
        if not self._busy:
            device.choose_backup(LARGEST, self.take, self.app.tell)

    def take(self, content: bytes) -> None:
        """A file from outside: looked through beside the screen, and brought back if it is sound."""
        self._say(lambda: _("Reading the backup …"))
        beside(lambda: unpack(content), self._bring_back, self._refused)

    def _bring_back(self, found: Unpacked) -> None:
        try:
            brought = bring_back(self.app.library, found)
        except Refused as refused:
            self._refused(refused.why)
            return
        self._busy, self._outcome = None, partial(in_words, brought)
        self.app.rebuild()  # the language and the look may have come with it

    def _refused(self, why: Why) -> None:
        self._busy, self._outcome = None, partial(text.sentence, why)
        self._show_again()

    def _say(self, busy: Callable[[], str] | None) -> None:
        self._busy, self._outcome = busy, None
        self._show_again()

    def _show_again(self) -> None:
        if self.parent is not None:
            self.refill()


def in_words(brought: BroughtIn) -> str:
    """What is new here."""
    parts = [
        words
        for count, words in (
            (brought.players, ngettext("{n} player", "{n} players", brought.players)),
            (brought.evenings, ngettext("{n} evening", "{n} evenings", brought.evenings)),
            (brought.drawings, ngettext("{n} drawing", "{n} drawings", brought.drawings)),
            (brought.lists, ngettext("{n} word list", "{n} word lists", brought.lists)),
            (brought.decks, ngettext("{n} deck", "{n} decks", brought.decks)),
            (brought.matches, ngettext("{n} unfinished match", "{n} unfinished matches", brought.matches)),
        )
        if count
    ]
    said = _("Restored: {what}.", what=text.listed(parts)) if parts else _("Everything in it was here already.")
    if brought.left_out:
        left_out = ngettext(
            "{n} word list was left out: it clashes with those already here.",
            "{n} word lists were left out: they clash with those already here.",
            brought.left_out,
        )
        said = f"{said} {left_out}"
    return said


PAGE = BackupPage
