"""Looking closely: a sheet of somebody else, or the rack, as large as the screen allows."""

from kivy.graphics import BorderImage
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from app.boards.lamplit import light_ink
from app.boards.pictomania import sentences
from app.boards.pictomania.letter_colours import letter_colour
from app.boards.pictomania.pieces import GrowingInk
from app.boards.stand import stand
from app.look import theme
from app.look.box import Box
from app.look.text import _
from app.ui.fitted_text import Line
from app.ui.shapes import ground
from app.ui.sheet import Sheet
from app.ui.words import Words
from engine.games.pictomania.box import LETTERS
from engine.games.pictomania.view import Shelf, View

SIDE_BY_SIDE = 480
"""In less room (dp) for all three, lists stand one above the other."""


class Large(FloatLayout):
    """A sheet of somebody else, as large as there is room; a touch puts it away."""

    def __init__(self, box: Box, of: int, name: str, log: bytes) -> None:
        super().__init__(size_hint=(None, None))
        self.of = of
        stand(self, box)
        with self.canvas.before:
            back = BorderImage()
        ground(theme.paint.table, (box.w, box.h), dp(4)).lay(back, (box.x, box.y), (box.w, box.h))
        head = min(dp(44), box.h * 0.14)
        self.view = GrowingInk(log)
        self.add_widget(stand(self.view, Box(box.x, box.y, box.w, box.h - head)))
        words = Line(name, "heading", light_ink(), halign="center")
        self.add_widget(stand(words, Box(box.x, box.top - head, box.w, head)))


class RackSheet(Sheet):
    """The three lists in large letters, for small screens: side by side if there is room."""

    def __init__(self, view: View) -> None:
        super().__init__(lambda: _("The words"))
        self._view = view

    def fill(self) -> None:
        if self.column.width < dp(SIDE_BY_SIDE) * theme.large_type():
            for letter, shelf in zip(LETTERS, self._view.rack, strict=True):
                self._list(self.column, letter, shelf)
            return
        row = BoxLayout(spacing=theme.gap(1.5), size_hint_y=None)
        for letter, shelf in zip(LETTERS, self._view.rack, strict=True):
            part = BoxLayout(orientation="vertical", size_hint_y=None, spacing=theme.gap(0.25), pos_hint={"top": 1})
            part.bind(minimum_height=part.setter("height"))
            self._list(part, letter, shelf)
            part.bind(height=lambda *_: setattr(row, "height", max(one.height for one in row.children)))
            row.add_widget(part)
        self.column.add_widget(row)

    @staticmethod
    def _list(column: BoxLayout, letter: str, shelf: Shelf) -> None:
        column.add_widget(
            Words(f"{letter}\xa0·\xa0{sentences.theme_of(shelf)}", "strong", letter_colour(LETTERS.index(letter)))
        )
        for number, word in enumerate(sentences.words_of(shelf), start=1):
            column.add_widget(Words(f"{number}  {word}", "text"))
