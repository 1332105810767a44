"""Looking closely: a sheet of somebody else, or the rack, as large as the screen allows."""

from kivy.graphics import Color, RoundedRectangle
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from app import theme
from app.boards.pictomania import telling
from app.boards.pictomania.pieces import Growing
from app.boards.pieces import Line, stand
from app.box import Box
from app.text import _
from app.widgets.sheet import Sheet
from app.widgets.words import Words
from engine.games.pictomania.box import LETTERS
from engine.games.pictomania.view import View


class Large(FloatLayout):
    """A sheet of somebody else, as large as there is room; a touch puts it away."""

    def __init__(self, box: Box, of: int, name: str, log: bytes) -> None:
        super().__init__(size_hint=(None, None))
        self.of = of
        stand(self, box)
        with self.canvas.before:
            Color(*theme.faint(theme.paint.desk, 1))
            RoundedRectangle(pos=self.pos, size=self.size, radius=[dp(14)])
        head = min(dp(44), box.h * 0.14)
        self.view = Growing(log)
        self.add_widget(stand(self.view, Box(box.x, box.y, box.w, box.h - head)))
        words = Line(name, "heading", halign="center")
        self.add_widget(stand(words, Box(box.x, box.top - head, box.w, head)))


class RackSheet(Sheet):
    """The three lists in large letters, for small screens."""

    def __init__(self, view: View) -> None:
        super().__init__(lambda: _("The words"))
        self._view = view

    def fill(self) -> None:
        for letter, shelf in zip(LETTERS, self._view.rack, strict=True):
            self.column.add_widget(Words(f"{letter} · {telling.theme_of(shelf)}", "heading"))
            for number, word in enumerate(telling.words_of(shelf), start=1):
                self.column.add_widget(Words(f"{number}  {word}", "text"))
