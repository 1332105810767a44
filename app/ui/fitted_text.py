"""The one fitter of words: how wide and high they are, in how small letters they fit, and labels that see to it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

from kivy.metrics import sp

from app.look import theme
from app.look.box import Box
from app.look.theme import Rgba
from app.ui.lettering import Lettering, by_sentences, held
from app.ui.writing import Writing

READABLE = 15
"""Letters (sp) below which the first part of a name says more than all of it."""

LEAST = 0.62
"""How far letters may shrink for a long word before it is broken or cut instead; enlarged ones as far as all others."""

STEPS = (1.0, 0.9, 0.8, 0.72)
"""How letters shrink before words are cut; those chosen large may rather be as small as any."""

LEAST_WRAPPED = 18
"""No word is written smaller (sp)."""

NARROWER = 0.94
"""A step in finding the width at which lines are about as long as one another."""

MEASURED = 1024
"""Measures kept: the words of a turn, in each of their sizes, are asked for again with every scene; of an album, again
and again."""


# How much room words take --------------------------------------------------------------------------------------------


@lru_cache(MEASURED)
def width_of(words: str, font_name: str, font_size: float) -> float:
    """How wide these words are on one line."""
    return float(Writing(font_name=font_name, font_size=font_size).get_extents(words)[0]) + 2


@lru_cache(MEASURED)
def height_of(words: str, font_name: str, font_size: float, wide: float) -> float:
    """How high these words are when they are wrapped."""
    if not words:
        return 0.0
    writing = Writing(words, font_name=font_name, font_size=font_size, text_size=(max(1.0, wide), None))
    writing.text = held(words, writing, wide)
    return float(writing.render()[1])


def even_width(words: str, font_name: str, font_size: float, widest: float) -> float:
    """In which they have as few lines as in the widest: one for each of two sentences that have room, or lines about
    as long as one another, of which none is a word alone."""
    high = height_of(words, font_name, font_size, widest)
    if high < 1.5 * height_of("|", font_name, font_size, widest):  # a line with "Й" is a little higher
        return widest
    sentences = a_line_each(words, font_name, font_size, widest)
    if sentences:
        return max(width_of(line, font_name, font_size) for line in sentences)
    longest = max([width_of(word, font_name, font_size) for word in words.split()], default=0.0)
    return narrowed(widest, lambda wide: wide > longest and height_of(words, font_name, font_size, wide) == high)


def a_line_each(words: str, font_name: str, font_size: float, widest: float) -> tuple[str, ...]:
    """A line for each of two sentences that have room, of several ways that in which the longer is shortest."""
    ways = [(max(width_of(line, font_name, font_size) for line in lines), lines) for lines in by_sentences(words)]
    longer, lines = min(ways, default=(widest + 1, ()))
    return lines if longer <= widest else ()


def narrowed(widest: float, is_enough: Callable[[float], bool]) -> float:
    """The narrowest that is enough for as few lines: those are then about as long as one another."""
    wide = widest
    while wide * NARROWER > widest / 2 and is_enough(wide * NARROWER):
        wide *= NARROWER
    return wide


# What fits -----------------------------------------------------------------------------------------------------------


def largest(sizes: Iterable[float], fits: Callable[[float], bool]) -> float:
    """The first of some sizes, each smaller than the one before, in which words fit; or the last."""
    size = 0.0
    for size in sizes:
        if fits(size):
            break
    return size


def sizes_down(size: float, least: float) -> Iterator[float]:
    """From one size to the least, a point (sp) at a time: letters come in whole pixels."""
    while size > least:
        yield size
        size -= sp(1)
    yield least


def sizes_of(role: str) -> list[float]:
    """The few sizes in which words of a role are wrapped."""
    wanted, large = theme.size_of(role), theme.large_type()
    steps = STEPS if large == 1 else (*STEPS, 0.8 * STEPS[-1], STEPS[-1] / large)
    return [max(sp(LEAST_WRAPPED), wanted * step) for step in steps]


def shrunk(size: float, wide: float, room: float, least: float) -> float:
    """Letters for words that are so ``wide`` in that size: smaller ones if there is less room, to a ``least`` share."""
    return size * max(least, min(1.0, room / wide))


def fitting(notes: Sequence[str], role: str, room: float) -> str:
    """The first of some notes, each shorter than the one before, that has room; or the last."""
    font, size = theme.ROLES[role].font, theme.size_of(role)
    return next((note for note in notes if width_of(note, font, size) <= room), notes[-1])


def called(name: str, room: float, role: str = "") -> str:
    """The name, or its first part where all of it has no room even in small letters, or in those of a role."""
    font, size = theme.ROLES[role or "strong"].font, theme.size_of(role) if role else sp(READABLE) * theme.large_type()
    if width_of(name, font, size) <= room:
        return name
    return next(iter(name.replace("-", " ").split()), name)  # some people are called "-"


# Labels in a box of their own ----------------------------------------------------------------------------------------


class Line(Lettering):
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

    def write(self, words: str, size: float) -> None:
        """Other words, in letters of another size."""
        self._wanted, self.text = size, words
        self._fit()

    def _fit(self, *_: object) -> None:
        pieces = self.text.split() if self._wraps else [self.text]
        wide = max([width_of(piece, self.font_name, self._wanted) for piece in pieces if piece], default=1.0)
        size = min(shrunk(self._wanted, wide, self.width, self._least), self.height * 0.92)
        if size > self._wanted * self._least:  # small letters are a little wider and higher than they ought to be
            size = largest(sizes_down(size, self._wanted * self._least), self._has_room)
        self.font_size = size
        wide = self.width
        if self._wraps and self.halign == "center" and wide > 0:
            wide = even_width(self.text, self.font_name, size, wide)
        # one line is not cut where its place ends, in the tails of its letters; of several one that is higher by a
        # fraction is left out
        self.text_size = wide, self.height + 1 if self._wraps else None

    def _has_room(self, size: float) -> bool:
        if self._wraps:
            return height_of(self.text, self.font_name, size, self.width) <= self.height + 1
        return width_of(self.text, self.font_name, size) <= self.width


class Wrapped(Lettering):
    """Words that fill a box: in as many lines as they need, in smaller letters if those are too many.

    ``even``: lines about as long as one another, also where they begin on the left.
    """

    def __init__(self, role: str, colour: Rgba, even: bool = False) -> None:
        super().__init__(
            font_name=theme.ROLES[role].font, color=colour, halign="left", valign="middle", size_hint=(None, None)
        )
        self._sizes, self._even = sizes_of(role), even

    def write(self, words: str, box: Box) -> None:
        self.font_size = largest(self._sizes, lambda size: height_of(words, self.font_name, size, box.w) <= box.h + 1)
        even = self._even or self.halign == "center"
        wide = even_width(words, self.font_name, self.font_size, box.w) if even else box.w
        self.pos, self.size, self.text = (box.x, box.y), (box.w if self.halign == "center" else wide, box.h), words
        self.text_size = wide, box.h + 1  # else a line that is higher by a fraction is left out
        self.shorten, self.max_lines = False, max(1, int(box.h // (self.font_size * 1.15)))
