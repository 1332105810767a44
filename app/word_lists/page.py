"""The table's own word lists, the ways to new ones, and the way to those that come with Easel."""

from collections.abc import Iterable, Sequence

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look import text, theme
from app.look.text import _, ngettext
from app.shell import App
from app.tablet import device
from app.ui import bots_know
from app.ui.buttons import PressRow, WordButton
from app.ui.column_page import ColumnPage
from app.ui.empty_frame import NothingYet
from app.ui.frame_drawings import VESSELS
from app.ui.page_row import WayRow
from app.ui.signs import Sign
from app.ui.undo_row import LastRemoved
from app.ui.words import Words
from app.word_lists.list_card import side_by_side, theme_and_words
from app.word_lists.refusals import Refusals
from engine.decks.own_lists import OWN_FILE_BYTES, OwnList, OwnListsRefused, written_in
from engine.decks.words import WORDS_IN_LIST
from engine.gate import Refused
from engine.library import KeptList
from engine.rules import Why


class WordsPage(ColumnPage):
    widest = 960

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.removed = LastRemoved(self)

    def title(self) -> str:
        return _("Word lists")

    def pieces(self, width: float) -> Iterable[Widget]:
        yield from self.removed.rows()
        yield WayRow(_("Ready-made lists"), lambda: self.app.go("word_levels"))
        yield Words(_("Our own"), "heading", padding=(0, theme.gap(), 0, 0))
        own = self.app.library.words.own()
        if not own:
            example = _(
                "A list is a theme and seven things that are easy to confuse in a drawing: "
                "cup, glass, bowl, vase … In Pictomania your lists can be mixed in with ours."
            )
            frame = self.height * (0.2 if self.cramped else 0.26)
            shown = NothingYet([(example, "text")], width, frame, VESSELS, size_hint=(None, None))
            shown.height = shown.least
            yield shown
        yield bots_know.of_own_words(width)
        yield self._ways_in(width)
        columns = 2 if width > dp(640) else 1
        across = (width - theme.gap(1.5) * (columns - 1)) / columns
        yield from side_by_side([self._card(kept, across) for kept in own], columns)

    def _ways_in(self, width: float) -> Widget:
        buttons = [
            WordButton(_("Write a list"), lambda: self.app.go("word_list"), "amber", "pencil"),
            WordButton(_("From a file"), self._choose_file, "paper", "file"),
            WordButton(_("Paste"), self._paste, "paper", "paste"),
        ]
        between = theme.gap(1.5)
        side = sum(button.width for button in buttons) + 2 * between <= width
        row = BoxLayout(size_hint_y=None, height=buttons[0].height, spacing=between)
        if side:
            for button in (*buttons, Widget()):
                row.add_widget(button)
            return row
        for button in buttons:
            button.size_hint_x = 1
        for button in buttons[1:]:
            row.add_widget(button)
        both = BoxLayout(orientation="vertical", size_hint_y=None, height=2 * row.height + between, spacing=between)
        both.add_widget(buttons[0])
        both.add_widget(row)
        return both

    def _card(self, kept: KeptList, width: float) -> Widget:
        card = PressRow(lambda: self._open(kept), size_hint_y=None)
        title, words = in_words(kept.written)
        words_of_it = theme_and_words(title, words, width - theme.gap(5.5) - dp(28))
        words_of_it.pos_hint = {"center_y": 0.5}
        card.add_widget(words_of_it)
        card.add_widget(Widget())
        card.add_widget(Sign("pencil", 24, theme.paint.soft_ink, size_hint_x=None, width=dp(28)))
        card.height = words_of_it.height + theme.gap(2.5)
        return card

    def _open(self, kept: KeptList) -> None:
        self.app.go("word_list", kept=kept, removed=self._was_removed)

    # Removing -----------------------------------------------------------------------------------------------------

    def _was_removed(self, kept: KeptList) -> None:
        self.removed.note(
            lambda: _("Removed “{theme}”.", theme=in_words(kept.written)[0]),
            lambda: self.app.library.words.restore(kept),
        )

    # Bringing lists -----------------------------------------------------------------------------------------------

    def _choose_file(self) -> None:
        device.choose_file(OWN_FILE_BYTES, self.take, self.app.tell)

    def _paste(self) -> None:
        copied = device.copied()
        if copied.strip():
            self.take(copied.encode("utf-8", "replace"))
        else:
            self.app.tell(_("Nothing is copied. Copy a theme and seven words, one per line, and come back."))

    def take(self, content: bytes) -> None:
        """Lists from outside are kept, all of them; or nothing is, and everything that is wrong is said."""
        found = written_in(content)
        if isinstance(found, OwnListsRefused):
            self._refuse(found.whys)
            return
        whys = self.app.library.words.objections(found)
        if whys:
            self._mend(found, whys)
            return
        self._keep(found)

    def _keep(self, found: list[OwnList]) -> None:
        try:
            self.app.library.words.add(*found)
        except Refused as refused:
            self.app.tell(refused.why)
            return
        self.app.tell(ngettext("Saved {n} list.", "Saved {n} lists.", len(found)))
        if self.parent is not None:
            self.refill()

    def _mend(self, found: list[OwnList], whys: Sequence[Why]) -> None:
        """One list with slips is opened where they can be mended; many are said what is wrong with."""
        lines = [part for part in (found[0].theme, *found[0].words) if isinstance(part, str)]
        whole = len(lines) == 1 + len(found[0].words) <= 1 + WORDS_IN_LIST
        if len(found) == 1 and whole and whys[0].key != "own-lists-full" and self.parent is not None:
            self.app.go("word_list", lines=lines)
        else:
            self._refuse(whys)

    def _refuse(self, whys: Sequence[Why]) -> None:
        Refusals([text.sentence(why) for why in whys]).lay()


def in_words(own: OwnList) -> tuple[str, list[str]]:
    """Theme and words of an own list, in the language spoken now if it has them in three."""
    said = [part if isinstance(part, str) else part.in_language(text.spoken()) for part in (own.theme, *own.words)]
    return said[0], said[1:]


PAGE = WordsPage
