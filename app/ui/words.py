"""Written words, in the roles that the theme knows."""

from typing import Any

from kivy.metrics import sp

from app.look import theme
from app.look.theme import Rgba
from app.ui.fitted_text import LEAST, LEAST_WRAPPED, called, even_width, height_of, largest, sizes_down, width_of
from app.ui.lettering import Lettering


class Words(Lettering):
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
        super().__init__(text=words, color=ink, **rest)
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
        self.write_now()
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
        self.text_size = self._width_of_lines(), room[2]
        self.write_now()
        self._grow()

    def _width_of_lines(self) -> float:
        """In the middle of a place lines are about as long as one another."""
        if self.halign != "center" or self.max_lines == 1 or self.width <= 0:
            return float(self.width)
        return even_width(self.text, self.font_name, self.font_size, self.width)

    def _grow(self, *_: object) -> None:
        if self.size_hint_y is None:
            self.height = self.texture_size[1]

    def _fitting_size(self) -> float:
        unbroken = [self.text] if self.max_lines == 1 else self.text.replace("\n", " ").split(" ")
        longest = max(unbroken, key=len)  # what a space without a break holds together is one word
        if not longest or self.width <= 0:
            return float(self._wanted)
        wide = width_of(longest, self.font_name, self._wanted)
        wanted, least = self._wanted, self._least
        size = max(least, wanted * min(1.0, 0.97 * self.width / wide))
        if least < size < wanted:  # letters are not as much narrower as they are lower
            size = largest(sizes_down(size, least), lambda size: width_of(longest, self.font_name, size) <= self.width)
        if self.size_hint_y is not None and self.max_lines > 1 and size > least:
            size = largest(sizes_down(size, least), self._fits)
        return float(size)

    def _fits(self, font_size: float) -> bool:
        """Whether all of it has room in letters of this size, in no more lines than there may be."""
        whole, line = (height_of(words, self.font_name, font_size, self.width) for words in (self.text, "|"))
        return whole <= self.height and whole <= self.max_lines * line + 1


class Name(Words):
    """Somebody's name on one line: as much of it as can be read there."""

    def __init__(self, name: str, role: str = "strong", **rest: Any) -> None:  # what Words take
        self._name = name
        super().__init__(name, role, lines=1, **rest)

    def _wrap(self, *_: object) -> None:
        self.text = called(self._name, self.width)
        super()._wrap()


class WholeName(Words):
    """Somebody's name on one line, or on two after its hyphen: rather than in letters too small to be read."""

    def __init__(self, name: str, width: float | None = None, role: str = "heading") -> None:
        """As wide as that and as high as it needs, or as its place is."""
        self._name = name
        place = {"size_hint": (1, 1)} if width is None else {"size_hint": (None, None), "width": width}
        super().__init__(name, role, lines=2, **place)

    def _wrap(self, *_: object) -> None:
        least = sp(LEAST_WRAPPED) * theme.large_type()
        fits = width_of(self._name, self.font_name, least) <= self.width
        self.text = self._name if fits else self._name.replace("-", "-\n", 1)
        super()._wrap()


def evenly(said: str, widest: float, ink: Rgba) -> Words:
    """In as few lines as fit, those about as long as one another; and no wider than they are."""
    words = Words(said, "text", ink, halign="center", size_hint_x=None, width=widest)
    words.width = min(words.texture_size[0], width_of(said, words.font_name, words.font_size) + 4)
    return words
