"""Everything that is wrong with something that was brought from outside, so that it can be mended in one go."""

from collections.abc import Sequence

from kivy.uix.boxlayout import BoxLayout

from app.look import theme
from app.look.text import _
from app.ui.sheet import Sheet
from app.ui.signs import Sign
from app.ui.words import Words


class Refusals(Sheet):
    """``sentences`` in the language spoken when they were found."""

    def __init__(self, sentences: Sequence[str]) -> None:
        super().__init__(lambda: _("These lists are not saved yet"))
        self._sentences = sentences

    def fill(self) -> None:
        side = theme.size_of("text") * 1.4
        for sentence in self._sentences:
            line = BoxLayout(size_hint_y=None, spacing=theme.gap())
            line.add_widget(
                Sign("warning", 22, theme.paint.berry, size_hint=(None, None), size=(side, side), pos_hint={"top": 1})
            )
            said = Words(sentence, size_hint_x=None, width=self.column.width - side - theme.gap())
            line.add_widget(said)
            line.height = max(side, said.height)
            self.column.add_widget(line)
        self.column.add_widget(
            Words(_("Fix this and add them again. Nothing was saved."), "note", theme.paint.soft_ink)
        )
