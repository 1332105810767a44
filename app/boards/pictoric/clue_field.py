"""Where an association or a theme is written: at the top of the screen, so that no keyboard lies over it."""

from collections.abc import Callable

from kivy.clock import Clock
from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from app.look import theme
from app.look.text import _
from app.ui.buttons import WordButton
from app.ui.paper import PaperColumn
from app.ui.text_field import Field
from app.ui.touch import Touch
from app.ui.words import Words


class ClueField(FloatLayout):
    """``tell`` gets what was written and where the button is; ``away`` what was begun."""

    def __init__(
        self,
        title: str,
        begun: str,
        tell: Callable[[str, tuple[float, float]], None],
        away: Callable[[str], None],
        size: tuple[float, float],
    ) -> None:
        super().__init__(size_hint=(None, None), size=size)
        self._tell, self._away = tell, away
        with self.canvas.before:
            Color(*theme.paint.veil)
            Rectangle(pos=self.pos, size=self.size)
        wide = min(size[0] - theme.gap(2), dp(680))
        self.paper = PaperColumn(size_hint=(None, None), width=wide, padding=theme.gap(1.5), spacing=theme.gap())
        if size[1] > dp(480):
            self.paper.add_widget(Words(title, "heading", size_hint_x=None, width=wide - theme.gap(3)))
        self.field = Field(begun, "text", size_hint_y=None)
        self.field.bind(on_text_validate=lambda *_: self._send())
        self.paper.add_widget(self.field)
        row = BoxLayout(size_hint_y=None, height=dp(52), spacing=theme.gap())
        self.back = WordButton(_("Not yet"), self._put_away, "well", size_hint=(1, 1), air=1)
        self.done = WordButton(_("Tell it"), self._send, "amber", size_hint=(1, 1), air=1)
        for widget in (self.back, self.done):
            row.add_widget(widget)
        self.paper.add_widget(row)
        self.paper.bind(minimum_height=self._hang)
        self.add_widget(self.paper)
        self._hang(self.paper, self.paper.minimum_height)
        Clock.schedule_once(self._begin)

    def _hang(self, paper: Widget, height: float) -> None:
        paper.height = height
        paper.pos = (self.width - paper.width) / 2, self.height - height - theme.gap()

    def _begin(self, dt: float) -> None:
        if self.get_parent_window() is not None:
            self.field.focus = True

    def leave(self) -> None:
        """The keyboard goes, too."""
        self.field.focus = False

    def _send(self) -> None:
        self._tell(self.field.text, self.done.to_window(*self.done.center))

    def _put_away(self) -> None:
        self.leave()
        self._away(self.field.text)

    def on_touch_down(self, touch: Touch) -> bool:
        super().on_touch_down(touch)
        return True
