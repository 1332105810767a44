"""A question before something that cannot be undone."""

from collections.abc import Callable

from kivy.uix.boxlayout import BoxLayout

from app.look import theme
from app.look.text import _
from app.ui.buttons import WordButton
from app.ui.sheet import Sheet
from app.ui.words import Words


class Question(Sheet):
    """Says what would happen; the button that does it names it, and is not where "close" was."""

    widest = 520

    def __init__(self, title: str, words: str, yes: str, do: Callable[[], None], no: str = "") -> None:
        super().__init__(lambda: title)
        self._words, self._yes, self._do, self._no = words, yes, do, no

    def fill(self) -> None:
        self.column.add_widget(Words(self._words))
        row = BoxLayout(size_hint_y=None, spacing=theme.gap(1.5))
        no = WordButton(self._no or _("Keep it"), self.put_away, "well")
        yes = WordButton(self._yes, self._answer_yes, "berry")
        beside = no.width + row.spacing + yes.width
        if beside > self.column.width:
            row.orientation = "vertical"
            no.size_hint_x = yes.size_hint_x = 1
            row.height = no.height + row.spacing + yes.height
        else:
            row.size_hint_x, row.width, row.height = None, beside, no.height
            row.pos_hint = {"right": 1}
        row.add_widget(no)
        row.add_widget(yes)
        self.column.add_widget(row)

    def _answer_yes(self) -> None:
        self.put_away()
        self._do()


def ask(title: str, words: str, yes: str, do: Callable[[], None], no: str = "") -> None:
    """``no``: what is pressed instead; "Keep it" unless something else says better what stays as it is."""
    Question(title, words, yes, do, no).lay()
