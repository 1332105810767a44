"""Written words, in the roles that the theme knows."""

from typing import Any

from kivy.core.text import Label as Writing
from kivy.metrics import sp
from kivy.uix.label import Label

from app.look import theme
from app.look.theme import Rgba

READABLE = 15
"""Letters (sp) below which the first part of a name says more than all of it."""

LEAST = 0.62
"""How far letters may shrink for a long word before it is broken or cut instead; enlarged ones as far as all others."""


class Words(Label):
    """Wraps to its width and is as tall as its lines.  ``lines`` cuts what is longer, with an ellipsis.

    With ``tight`` it is only as wide as what is written and never wraps.  Long words, and a single line that is too
    long, make their letters smaller rather than break: a name is never cut in its middle.
    """

    def __init__(
        self,
        words: str = "",
        role: str = "text",
        colour: Rgba | None = None,
        lines: int = 0,
        tight: bool = False,
        **rest: Any,  # Kivy's own: a Label has forty
    ) -> None:
        rest = {"halign": "left", "valign": "middle", "size_hint_y": None, **theme.letters(role), **rest}
        self._wanted: float = rest["font_size"]
        self._least = self._wanted * LEAST / theme.large_type()
        self._wrapped: tuple[str, float, float | None] | None = None
        ink = colour or theme.paint.ink
        super().__init__(text=words, color=ink, disabled_color=ink, **rest)
        if lines:
            self.max_lines, self.shorten, self.shorten_from = lines, lines == 1, "right"
        if tight:
            hint: tuple[float | None, float | None] = (None, self.size_hint_y)
            self.size_hint = hint
            self.bind(texture_size=self._hug)
            self._hug()
        else:
            self.bind(width=self._wrap, height=self._wrap, text=self._wrap, texture_size=self._grow)
            self._wrap()

    def _hug(self, *_: object) -> None:
        self.texture_update()
        if self.size_hint_y is None:
            self.size = self.texture_size
        else:
            self.width = self.texture_size[0]

    def _wrap(self, *_: object) -> None:
        room = self.text, self.width, None if self.size_hint_y is None else self.height
        if room == self._wrapped:
            return
        self._wrapped = room
        self.font_size = self._fitting_size()
        self.text_size = room[1:]
        self.texture_update()
        self._grow()

    def _grow(self, *_: object) -> None:
        if self.size_hint_y is None:
            self.height = self.texture_size[1]

    def _fitting_size(self) -> float:
        unbroken = [self.text] if self.max_lines == 1 else self.text.replace("\n", " ").split(" ")
        longest = max(unbroken, key=len)  # what a space without a break holds together is one word
        if not longest or self.width <= 0:
            return float(self._wanted)
        wide = width_of(longest, self.font_name, self._wanted)
        size, least = max(self._least, self._wanted * min(1.0, 0.97 * self.width / wide)), self._least
        while least < size < self._wanted and width_of(longest, self.font_name, size) > self.width:
            size = max(least, size - 1)  # letters come in whole pixels, and are not as much narrower as they are lower
        if self.size_hint_y is not None and self.max_lines > 1:
            while size > least and not self._fits(size):
                size -= sp(1)
        return float(size)

    def _fits(self, font_size: float) -> bool:
        """Whether all of it has room in letters of this size, in no more lines than there may be."""
        whole, line = self._height_of(self.text, font_size), self._height_of("|", font_size)
        return whole <= self.height and whole <= self.max_lines * line + 1

    def _height_of(self, words: str, font_size: float) -> float:
        writing = Writing(words, font_name=self.font_name, font_size=font_size, text_size=(self.width, None))
        return float(writing.render()[1])


def width_of(words: str, font_name: str, font_size: float) -> float:
    """How wide these words are on one line."""
    return float(Writing(font_name=font_name, font_size=font_size).get_extents(words)[0]) + 2


def shrunk(size: float, wide: float, room: float, least: float) -> float:
    """Letters for words that are so ``wide`` in that size: smaller ones if there is less room, to a ``least`` share."""
    return size * max(least, min(1.0, room / wide))


def called(name: str, room: float) -> str:
    """The name, or its first part where all of it has no room even in small letters."""
    font, size = theme.ROLES["strong"].font, sp(READABLE) * theme.large_type()
    if width_of(name, font, size) <= room:
        return name
    return next(iter(name.replace("-", " ").split()), name)  # some people are called "-"


class Name(Words):
    """Somebody's name on one line: as much of it as can be read there."""

    def __init__(self, name: str, role: str = "strong", **rest: Any) -> None:  # what Words take
        self._name = name
        super().__init__(name, role, lines=1, **rest)

    def _wrap(self, *_: object) -> None:
        self.text = called(self._name, self.width)
        super()._wrap()
