"""The rack: lists A, B and C with their seven words, as large as their cards allow."""

from collections.abc import Callable

from kivy.metrics import dp, sp
from kivy.uix.label import Label

from app import theme
from app.boards.pictomania import telling
from app.boards.pieces import Line, stand
from app.box import Box
from app.widgets.buttons import PressPaper
from engine.games.pictomania.box import NUMBERS
from engine.games.pictomania.view import Shelf

LEAST_HEAD = 8.6
"""Lines that a card must have room for to show its theme in a line of its own."""

LIST = (theme.rgba("#2F6FB2"), theme.rgba("#B0442F"), theme.rgba("#3C7A4B"))
"""Of the letters A, B and C."""

LIST_NIGHT = (theme.rgba("#8FC1F5"), theme.rgba("#F3A48F"), theme.rgba("#9ED3AC"))


def letter_colour(place: int) -> theme.Rgba:
    return (LIST_NIGHT if theme.paint.night else LIST)[place]


class ListCard(PressPaper):
    """One list.  ``head_room`` is left free at the right of its first line, for a button.

    ``most`` is how large (sp) its letters may be: in a narrow list words should not differ too much in size.
    """

    def __init__(
        self,
        place: int,
        letter: str,
        shelf: Shelf,
        box: Box,
        press: Callable[[], None],
        head_room: float = 0,
        most: float = 24,
    ) -> None:
        super().__init__(press, lift=6, round_by=14)
        stand(self, box)
        pad = min(dp(14), box.h * 0.045)
        line = sp(18) * 1.32 * theme.large_type()
        with_head = box.h - 2 * pad >= LEAST_HEAD * line or head_room > 0
        colour = letter_colour(place)
        inner = Box(box.x + pad, box.y + pad, box.w - 2 * pad, box.h - 2 * pad)
        if with_head:
            head = max(min(inner.h * 0.17, sp(46)), head_room and dp(48))
            above = Box(inner.x, inner.top - head, inner.w, head)
            self._head(letter, telling.theme_of(shelf), above, colour, head_room)
            rows = Box(inner.x, inner.y, inner.w, inner.h - head)
        else:
            side = min(sp(30), inner.w * 0.16)
            self._letter(letter, Box(inner.x - pad / 2, inner.y, side, inner.h), side, colour)
            rows = Box(inner.x + side, inner.y, inner.w - side, inner.h)
        self._rows(telling.words_of(shelf), rows, colour, 30 if head_room else most)

    def _head(self, letter: str, over: str, box: Box, colour: theme.Rgba, head_room: float) -> None:
        side = min(box.h, sp(34))
        self._letter(letter, Box(box.x, box.y, side, box.h), side, colour)
        words = Line(over, "note", theme.paint.soft_ink)
        self.add_widget(stand(words, Box(box.x + side * 1.15, box.y, box.w - side * 1.15 - head_room, box.h)))

    def _letter(self, letter: str, box: Box, side: float, colour: theme.Rgba) -> None:
        label = Label(text=letter, font_name=theme.DISPLAY, font_size=side * 0.95, color=colour)
        self.add_widget(stand(label, box))

    def _rows(self, words: tuple[str, ...], box: Box, colour: theme.Rgba, most: float) -> None:
        columns = 2 if box.h / len(words) < sp(22) and box.w > sp(300) else 1
        step = box.h / -(-len(words) // columns)
        size = min(step * (0.74 if step > sp(22) else 0.84), sp(most) * theme.large_type())
        for number, word in zip(NUMBERS, words, strict=True):
            column, row = divmod(number - 1, -(-len(words) // columns))
            left, wide = box.x + column * box.w / columns, box.w / columns
            y = box.top - (row + 1) * step
            label = Label(text=str(number), font_name=theme.TEXT_BLACK, font_size=size * 0.95, color=colour)
            self.add_widget(stand(label, Box(left, y, size * 1.1, step)))
            written = Line(word, "text", size=size, least=0.5)
            self.add_widget(stand(written, Box(left + size * 1.25, y, wide - size * 1.25, step)))
