"""A question and its answer on one row, for screens on which all answers would hide the seats: a touch shows them."""

from collections.abc import Callable, Sequence
from functools import partial

from kivy.uix.boxlayout import BoxLayout

from app.look import theme
from app.ui.buttons import PressRow
from app.ui.choice_row import Choice
from app.ui.sheet import Sheet
from app.ui.signs import Sign
from app.ui.words import Words


class AskedRow(PressRow):
    """Says what is asked and what is chosen.  ``answers`` are (value, words), as of a ``Choice``."""

    def __init__(
        self,
        asked: str,
        answers: Sequence[tuple[str, str]],
        chosen: str,
        choose: Callable[[str], None],
        width: float,
    ) -> None:
        super().__init__(self._ask, size_hint_y=None)
        self._asked, self._answers, self._chosen, self._choose = asked, answers, chosen, choose
        wide = width - 2 * theme.gap(2) - theme.gap(1.5) - theme.touch()
        lines = [
            Words(asked, "note", theme.paint.soft_ink, size_hint_x=None, width=wide),
            Words(dict(answers).get(chosen, ""), "strong", size_hint_x=None, width=wide),
        ]
        column = BoxLayout(orientation="vertical", size_hint=(None, None), width=wide, pos_hint={"center_y": 0.5})
        for line in lines:
            column.add_widget(line)
        column.height = sum(line.height for line in lines)
        self.add_widget(column)
        self.add_widget(Sign("next", 28, size_hint_x=None, width=theme.touch()))
        self.height = max(theme.touch(), column.height + theme.gap(1.5))

    def _ask(self) -> None:
        sheet = Sheet(lambda: self._asked, self._fill)
        sheet.lay()

    def _fill(self, sheet: Sheet) -> None:
        sheet.column.add_widget(Choice(self._answers, self._chosen, partial(self._take, sheet), sheet.column.width))

    def _take(self, sheet: Sheet, value: str) -> None:
        sheet.put_away()
        self._choose(value)
