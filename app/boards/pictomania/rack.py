"""The rack: lists A, B and C with their seven words, as large as their cards allow."""

from collections.abc import Callable, Iterator, Sequence
from typing import Self

from kivy.graphics import BorderImage
from kivy.metrics import dp, sp
from kivy.uix.widget import Widget

from app.boards.pictomania import sentences
from app.boards.pictomania.letter_colours import letter_colour
from app.boards.pictomania.list_letters import (
    CLOSE,
    NUMBER,
    ListLetters,
    in_lines,
    in_two_columns,
    on_two_lines,
    one_line_or_two,
    shared_out,
    size_in,
    width_on,
)
from app.boards.stand import stand
from app.look import theme
from app.look.box import Box, around
from app.ui.buttons import PressPaper
from app.ui.fitted_text import Line, largest, sizes_down
from app.ui.in_steps import run_all
from app.ui.lettering import Lettering
from app.ui.shapes import ground
from app.ui.touch import Touch
from engine.games.pictomania.box import NUMBERS
from engine.games.pictomania.view import Shelf

NARROW = 130
"""In a list narrower (sp) than this its words need all of its width."""

TWO_COLUMNS = 14
"""A list wider than so many of its lines are high has its words in two columns, and larger."""

LEAST_HEAD = 8.6
"""Lines that a card that is not narrow must have room for to show its theme in a line of its own."""

LEAST_LETTER = 17
"""How high (sp) the letter of a narrow list is: the words need the room."""

WORDS_AT_ONCE = 4
"""Words that are written in one step."""

WOOD, GROOVE = theme.rgba("#5A3A24"), theme.rgba("#3A2416")
"""Of the rack, by day and by night."""


def by_words(shelves: Sequence[Shelf], boxes: Sequence[Box]) -> tuple[Box, ...]:
    """Where the lists stand: on a phone held upright those with longer words are wider."""
    first = boxes[0]
    if not any_narrow(boxes) or any(box.y != first.y for box in boxes):
        return tuple(boxes)
    lists = [sentences.words_of(shelf) for shelf in shelves]
    widths = shared_out(lists, sum(box.w for box in boxes), first.h)
    ordered = sorted(zip(boxes, widths, strict=True), key=lambda pair: pair[0].x)
    air = (ordered[-1][0].right - ordered[0][0].x - sum(widths)) / (len(boxes) - 1)
    left, made = ordered[0][0].x, {}
    for box, wide in ordered:
        made[box] = Box(left, box.y, wide, box.h)
        left += wide + air
    return tuple([made[box] for box in boxes])


def any_narrow(boxes: Sequence[Box]) -> bool:
    """Whether one of the lists needs all of its width for its words: then none of them shows more than its letter."""
    return any(box.w < sp(NARROW) for box in boxes)


class RackWood(Widget):
    """What the lists stand in: a frame of dark wood round all of them, with a groove for each."""

    def __init__(self, boxes: Sequence[Box]) -> None:
        super().__init__(size_hint=(None, None))
        first, second = boxes[:2]
        between = max(first.y - second.top, second.x - first.right, first.x - second.right)
        air = 0.8 * between
        whole = around(boxes).inset(-air)
        stand(self, whole)
        lift = dp(10)
        self.room = whole.inset(-1.5 * lift)
        """With the shadow."""
        inner = whole.inset(air * 0.45)
        pieces = BorderImage(), BorderImage()
        ground(WOOD, (whole.w, whole.h), dp(10), lift, theme.paint.shade).lay(pieces[0], self.pos, self.size)
        ground(GROOVE, (inner.w, inner.h), dp(9)).lay(pieces[1], (inner.x, inner.y), (inner.w, inner.h))
        for piece in pieces:
            self.canvas.add(piece)


class ListCard(PressPaper):
    """One list.  So wide and high a ``corner`` is left free at its upper right, for a button.

    ``most`` is how large (sp) its letters may be: in a narrow list words should not differ too much in size.  Its theme
    is written as large as those of the other lists ``beside`` it, or where there is none its words are.  ``narrow`` it
    is also where another one beside it is.
    """

    def __init__(
        self,
        place: int,
        letter: str,
        shelf: Shelf,
        box: Box,
        press: Callable[[], None] | None = None,
        corner: tuple[float, float] = (0.0, 0.0),
        most: float = 24,
        beside: Sequence[Shelf] = (),
        narrow: bool = False,
    ) -> None:
        super().__init__(press or _nothing, lift=6, round_by=14)
        self._is_pressed = press is not None
        stand(self, box)
        pad = min(dp(14), box.h * 0.045, box.w * 0.045)
        line = sp(18) * 1.32 * theme.large_type()
        narrow = narrow or box.w < sp(NARROW)
        with_head = (box.h - 2 * pad >= LEAST_HEAD * line and not narrow) or corner[0] > 0
        colour = letter_colour(place)
        self.rows: dict[int, Box] = {}
        """Where each word stands, by its number."""
        above = pad if with_head else min(pad, dp(2))
        inner = Box(box.x + pad, box.y + above, box.w - 2 * pad, box.h - 2 * above)
        if with_head:
            head = max(min(inner.h * 0.17, sp(46) * theme.large_type()), corner[1] - pad)
            above = Box(inner.x, inner.top - head, inner.w, head)
            themes = [sentences.theme_of(each) for each in (shelf, *beside)]
            self._head(letter, themes, above, colour, corner[0])
            rows = Box(inner.x, inner.y, inner.w, inner.h - head)
        else:
            spot, rows = _apart(inner, narrow)
            self._letter(letter, spot, min(spot.w, spot.h * 1.2), colour)
        self._colour, self._unwritten = colour, sentences.words_of(shelf)
        self._letters = self._plan(rows, 30 if corner[0] else most, () if with_head else beside)

    def write(self) -> Self:
        """All of its words."""
        run_all(self.write_in_steps())
        return self

    def write_in_steps(self) -> Iterator[None]:
        """A few words in a frame."""
        for number, word in zip(NUMBERS, self._unwritten, strict=True):
            self._row(number, word, self.rows[number], self._colour, self._letters)
            if number % WORDS_AT_ONCE == 0:
                yield

    def targets(self) -> tuple[Box, ...]:
        return (Box(*self.pos, *self.size),) if self._is_pressed else ()

    def on_touch_down(self, touch: Touch) -> bool:
        return self._is_pressed and bool(super().on_touch_down(touch))

    def _head(self, letter: str, themes: Sequence[str], box: Box, colour: theme.Rgba, head_room: float) -> None:
        side = min(box.h, sp(34))
        self._letter(letter, Box(box.x, box.y, side, box.h), side, colour)
        room = Box(box.x + side * 1.15, box.y, box.w - side * 1.15 - head_room, box.h)
        words, _size = one_line_or_two(themes[0], room.w, room.h)
        size = min([one_line_or_two(each, room.w, room.h)[1] for each in themes])
        line = Line(words, "note", theme.paint.soft_ink, size, wraps="\n" in words)
        self.add_widget(stand(line, room))

    def _letter(self, letter: str, box: Box, side: float, colour: theme.Rgba) -> None:
        label = Lettering(text=letter, font_name=theme.DISPLAY, font_size=side * 0.95, color=colour)
        self.add_widget(stand(label, box))

    def _plan(self, box: Box, most: float, beside: Sequence[Shelf]) -> ListLetters:
        """Where each word will stand, and in which letters, which are no larger than those ``beside`` can be."""
        words = self._unwritten
        largest = sp(most) * theme.large_type()
        line = box.h / len(words)
        low = line < sp(30) or in_two_columns(line, largest).size < largest
        columns = 2 if low and box.w > max(sp(300), TWO_COLUMNS * line) else 1
        rows, wide = -(-len(words) // columns), box.w / columns
        if columns == 1:
            largest = min(
                [largest, *[in_lines(sentences.words_of(each), wide, box.h, largest).size for each in beside]]
            )
            way = in_lines(words, wide, box.h, largest)
        else:
            way = in_two_columns(box.h / rows, largest)
        tops = [box.top, box.top]
        for number, word in zip(NUMBERS, words, strict=True):
            column = (number - 1) // rows
            high = way.step * (2 if word in way.broken else 1)
            tops[column] -= high
            self.rows[number] = Box(box.x + column * wide, tops[column], wide, high)
        return way

    def _row(self, number: int, word: str, box: Box, colour: theme.Rgba, way: ListLetters) -> None:
        label = Lettering(text=str(number), font_name=theme.TEXT_BLACK, font_size=way.size * 0.95, color=colour)
        self.add_widget(stand(label, Box(box.x, box.y, way.size * 1.1, box.h)))
        beside = Box(box.x + way.size * NUMBER, box.y, box.w - way.size * NUMBER, box.h)
        if word in way.broken:
            look = {"font_name": theme.ROLES["text"].font, "color": theme.paint.ink, "line_height": CLOSE}
            size = size_in(word, box.w, way)  # small letters are a little wider than that says
            size = largest(sizes_down(size, 0.7 * size), lambda size: width_on(word, size, True) <= beside.w)
            written = Lettering(text=on_two_lines(word), font_size=size, halign="left", **look)
            written.text_size = beside.w, None
        else:
            written = Line(word, "text", size=way.size, least=0.5)
        self.add_widget(stand(written, beside))


def _nothing() -> None:
    """A list that is only read."""


def _apart(inner: Box, narrow: bool) -> tuple[Box, Box]:
    """The letter and the words: beside each other, or in a narrow list one above the other."""
    if narrow:
        line = min(inner.h / (len(NUMBERS) + 1), sp(LEAST_LETTER) * theme.large_type())
        return Box(inner.x, inner.top - line, line, line), Box(inner.x, inner.y, inner.w, inner.h - line)
    side = min(sp(30), inner.w * 0.11)
    return Box(inner.x - side * 0.1, inner.y, side, inner.h), Box(inner.x + side, inner.y, inner.w - side, inner.h)
