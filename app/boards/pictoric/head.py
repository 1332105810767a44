"""The words above the stage, and the buttons below it."""

from collections.abc import Sequence
from functools import lru_cache

from kivy.core.text import Label as Writing
from kivy.metrics import dp, sp
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.label import Label

from app.boards.pieces import Way, stand
from app.look import theme
from app.look.box import Box
from app.ui.buttons import WordButton

STEPS = (1.0, 0.9, 0.8, 0.72)
"""How letters shrink before words are cut; those chosen large may rather be as small as any."""

LEAST = 18
"""No word is written smaller (sp)."""

MEASURED = 128
"""Measures kept: the words of a turn, in each of their sizes, are asked for again with every scene."""


class Wrapped(Label):
    """Words that fill a box: in as many lines as they need, in smaller letters if those are too many."""

    def __init__(self, role: str, colour: theme.Rgba) -> None:
        super().__init__(
            font_name=theme.ROLES[role].font, color=colour, halign="left", valign="middle", size_hint=(None, None)
        )
        self._role = role

    def write(self, words: str, box: Box) -> None:
        self.pos, self.size, self.text = (box.x, box.y), (box.w, box.h), words
        self.font_size = fitting_size(words, self._role, box.w, box.h)
        self.text_size = box.w, box.h + 1  # else a line that is higher by a fraction is left out
        self.shorten, self.max_lines = False, max(1, int(box.h // (self.font_size * 1.15)))


def fitting_size(words: str, role: str, wide: float, high: float) -> float:
    """The largest letters with which these words fit, or the smallest there are."""
    sizes = sizes_of(role)
    return next((size for size in sizes if height_of(words, role, size, wide) <= high + 1), sizes[-1])


def sizes_of(role: str) -> list[float]:
    wanted, large = theme.size_of(role), theme.large_type()
    steps = STEPS if large == 1 else (*STEPS, 0.8 * STEPS[-1], STEPS[-1] / large)
    return [max(sp(LEAST), wanted * step) for step in steps]


@lru_cache(MEASURED)
def height_of(words: str, role: str, size: float, wide: float) -> float:
    """How high these words are when they are wrapped."""
    if not words:
        return 0.0
    writing = Writing(words, font_name=theme.ROLES[role].font, font_size=size, text_size=(max(1.0, wide), None))
    writing.refresh()
    return float(writing.texture.height)


def role_of(written: bool) -> str:
    """What a player wrote looks as if written by hand."""
    return "hand" if written else "heading"


class Head(FloatLayout):
    """A large line and a small one below it."""

    def __init__(self) -> None:
        super().__init__(size_hint=(None, None))
        self._shown: object = None

    @staticmethod
    def wants(title: str, note: str, written: bool, wide: float) -> float:
        """How high it would like to be: a long association in its smallest letters, all of it."""
        role = role_of(written)
        sizes = sizes_of(role)
        two_lines = 2.5 * sizes[0]
        high = height_of(title, role, sizes[0], wide)
        if high > two_lines:
            high = max(two_lines, height_of(title, role, sizes[-1], wide))
        return high + height_of(note, "note", theme.size_of("note"), wide) + dp(4)

    def show(self, box: Box, title: str, note: str, written: bool) -> None:
        shown = box, title, note, written
        if shown == self._shown:
            return
        self._shown = shown
        stand(self, box)
        self.clear_widgets()
        ink = theme.paint.on_table
        low = _share_of_note(box, title, note, role_of(written))
        large = Wrapped(role_of(written), ink)
        large.write(title, Box(box.x, box.y + low, box.w, box.h - low))
        self.add_widget(large)
        if note:
            small = Wrapped("note", theme.faint(ink, 0.85))
            small.write(note, Box(box.x, box.y, box.w, low))
            self.add_widget(small)


def _share_of_note(box: Box, title: str, note: str, role: str) -> float:
    """How high the small line is: both shrink alike until both have room."""
    high = 0.0
    for large, small in zip(sizes_of(role), sizes_of("note"), strict=True):
        high = height_of(note, "note", small, box.w)
        if high + height_of(title, role, large, box.w) <= box.h:
            return high
    return min(high, box.h * 0.62)


class Foot(FloatLayout):
    """Up to two buttons, the first in amber."""

    def __init__(self) -> None:
        super().__init__(size_hint=(None, None))
        self.buttons: list[WordButton] = []
        self._shown: object = None

    def show(self, box: Box, ways: Sequence[Way]) -> None:
        shown = box, tuple([words for words, _press in ways])
        if shown == self._shown:
            return
        self._shown = shown
        stand(self, box)
        self.clear_widgets()
        self.buttons = []
        wide = min(dp(340), (box.w - theme.gap() * (len(ways) - 1)) / max(1, len(ways)))
        x = box.x + (box.w - wide * len(ways) - theme.gap() * (len(ways) - 1)) / 2
        for place, (words, press) in enumerate(ways):
            button = WordButton(words, press, "paper" if place else "amber", air=1.25, width=wide, height=box.h)
            button.pos = x + place * (wide + theme.gap()), box.y
            self.buttons.append(button)
            self.add_widget(button)
            button.fit()
