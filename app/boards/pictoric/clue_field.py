"""Where an association or a theme is written: at the top of the screen, so that no keyboard lies over it."""

from collections.abc import Callable

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.boards.clue_field import FieldOverBoard
from app.look import theme
from app.look.text import _
from app.ui.buttons import WordButton
from app.ui.fitted_text import Line
from app.ui.on_canvas import show_if
from app.ui.paper import PaperColumn
from app.ui.text_field import Field
from app.ui.words import Words

LEAST = 240
"""How wide (dp) a field is at least that has its buttons beside it: on a low screen the keyboard lies under one row."""


class ClueField(FieldOverBoard):
    """``tell`` gets what was written and where the button is; ``away`` what was begun."""

    def __init__(
        self,
        title: str,
        begun: str,
        tell: Callable[[str, tuple[float, float]], None],
        away: Callable[[str], None],
        size: tuple[float, float],
    ) -> None:
        super().__init__(size)
        self._tell, self._away = tell, away
        wide = min(size[0] - theme.gap(2), dp(680))
        self.paper = PaperColumn(size_hint=(None, None), width=wide, padding=theme.gap(1.5), spacing=theme.apart())
        has_heading = size[1] > dp(480)
        if has_heading:
            self.paper.add_widget(Words(title, "heading", size_hint_x=None, width=wide - theme.gap(3)))
        self.field = Field(begun, "text", size_hint_y=None)
        self.field.bind(on_text_validate=lambda *_: self._send())
        row = BoxLayout(size_hint_y=None, height=max(dp(52), theme.touch()), spacing=theme.apart())
        self.back = WordButton(_("Not yet"), self._put_away, "well", size_hint=(1, 1), air=1)
        self.done = WordButton(_("Tell it"), self._send, "amber", size_hint=(1, 1), air=1)
        answers = (self.back, self.done)
        left = wide - theme.gap(3) - sum(button.natural_width + theme.apart() for button in answers)
        if not has_heading and left >= dp(LEAST) * theme.large_type():
            row.height = self.field.height
            row.add_widget(self.field)
            for button in answers:
                button.size_hint_x, button.width = None, button.natural_width
        else:
            self.paper.add_widget(self.field)
        for button in answers:
            row.add_widget(button)
        self.paper.add_widget(row)
        self.paper.bind(minimum_height=self._hang)
        self.add_widget(self.paper)
        if not has_heading:
            self._prompt_with(title)
        self._hang(self.paper, self.paper.minimum_height)

    def _hang(self, paper: Widget, height: float) -> None:
        paper.height = height
        paper.pos = (self.width - paper.width) / 2, self.height - height - theme.gap()

    def _prompt_with(self, title: str) -> None:
        """What is to be written stands where it will be written, until it is."""
        field, prompt = self.field, Line(title, "text", theme.paint.soft_ink, size_hint=(None, None))

        def lay(*_: object) -> None:
            beside, above = field.padding[:2]
            prompt.size = field.width - 2 * beside, field.line_height
            prompt.pos = field.x + beside, field.top - above - field.line_height

        field.bind(text=lambda _field, words: show_if(not words, prompt), pos=lay, size=lay)
        show_if(not field.text, prompt)
        self.add_widget(prompt)

    def _send(self) -> None:
        self._tell(self.field.text, self.done.to_window(*self.done.center))

    def _put_away(self) -> None:
        self.leave()
        self._away(self.field.text)
