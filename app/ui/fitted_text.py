"""Words that fit into a place: a note that has room, a line in letters small enough, as many lines as fill a box."""

from collections.abc import Sequence
from functools import lru_cache

from kivy.core.text import Label as Writing
from kivy.metrics import sp
from kivy.uix.label import Label

from app.look import theme
from app.look.box import Box
from app.look.theme import Rgba
from app.ui.words import LEAST, shrunk, width_of

STEPS = (1.0, 0.9, 0.8, 0.72)
"""How letters shrink before words are cut; those chosen large may rather be as small as any."""

LEAST_WRAPPED = 18
"""No word is written smaller (sp)."""

MEASURED = 128
"""Measures kept: the words of a turn, in each of their sizes, are asked for again with every scene."""


def fitting(notes: Sequence[str], role: str, room: float) -> str:
    """The first of some notes, each shorter than the one before, that has room; or the last."""
    font, size = theme.ROLES[role].font, theme.size_of(role)
    return next((note for note in notes if width_of(note, font, size) <= room), notes[-1])


class Line(Label):
    """Words in a box of their own: in smaller letters if they are long, cut only if they are far too long."""

    def __init__(
        self,
        words: str,
        role: str = "text",
        colour: Rgba | None = None,
        size: float | None = None,
        wraps: bool = False,
        least: float = LEAST,
        **rest: object,
    ) -> None:
        rest = {"halign": "left"} | rest
        super().__init__(
            text=words, font_name=theme.ROLES[role].font, color=colour or theme.paint.ink, valign="middle", **rest
        )
        self._wanted = size or theme.size_of(role)
        self.font_size, self._wraps = self._wanted, wraps
        self._least = least / theme.large_type()  # letters chosen large may become as small as any
        self.shorten, self.shorten_from = not wraps, "right"
        self.bind(size=self._fit, text=self._fit)

    def _fit(self, *_: object) -> None:
        pieces = self.text.split() if self._wraps else [self.text]
        wide = max([width_of(piece, self.font_name, self._wanted) for piece in pieces if piece], default=1.0)
        size = min(shrunk(self._wanted, wide, self.width, self._least), self.height * 0.92)
        if not self._wraps:  # small letters are a little wider than they ought to be
            least = self._wanted * self._least
            while size > least and width_of(self.text, self.font_name, size) > self.width:
                size *= 0.97
        self.font_size = size
        self.text_size = self.size


class Wrapped(Label):
    """Words that fill a box: in as many lines as they need, in smaller letters if those are too many."""

    def __init__(self, role: str, colour: Rgba) -> None:
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
    return [max(sp(LEAST_WRAPPED), wanted * step) for step in steps]


@lru_cache(MEASURED)
def height_of(words: str, role: str, size: float, wide: float) -> float:
    """How high these words are when they are wrapped."""
    if not words:
        return 0.0
    writing = Writing(words, font_name=theme.ROLES[role].font, font_size=size, text_size=(max(1.0, wide), None))
    writing.refresh()
    return float(writing.texture.height)
