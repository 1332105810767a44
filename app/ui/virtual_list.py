"""A wall that scrolls, however long it is: only what can be seen of it has widgets, and they are used again."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate

from kivy.clock import Clock
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget
from msgspec import Struct

from app.look import theme
from app.ui.on_canvas import show_if
from app.ui.scroll import Scroll

BAR = 1.5
"""Steps of 8 dp at the right edge in which the bar runs, and nothing hangs."""

AHEAD = 0.5
"""Screens above and below what is seen that have widgets already."""


class Strip(Struct, frozen=True):
    """A piece of the wall as wide as the wall.  Strips of one ``kind`` are shown by the same widgets."""

    kind: str
    height: float
    what: object


class WallRow(BoxLayout):
    """A strip of things side by side, each with a ``show`` and a ``rest``; ``show`` hangs others on it."""

    def __init__(self, things: Sequence[Widget], **rest: object) -> None:
        super().__init__(spacing=theme.gap(1.5), **rest)
        self.things = tuple(things)
        for thing in self.things:
            self.add_widget(thing)

    def show(self, row: Sequence[object]) -> None:
        self.do_layout()  # pictures are asked for in the size in which they will be shown
        for place, thing in enumerate(self.things):
            there = place < len(row)
            thing.disabled = not there
            show_if(there, thing)
            if there:
                thing.show(row[place])
            else:
                thing.rest()

    def rest(self) -> None:
        for thing in self.things:
            thing.rest()


class Wall(Scroll):
    """``make`` makes a widget for a kind of strips.

    Its ``show(what)`` shows that from now on, whatever was shown before; after ``rest()`` it is not seen any more, and
    what it was waiting for need not come.
    """

    def __init__(self, strips: Sequence[Strip], make: Callable[[str], Widget], between: float, **rest: object) -> None:
        super().__init__(**rest)
        self._strips, self._make, self._between = strips, make, between
        self._tops = list(accumulate((strip.height + between for strip in strips), initial=0.0))
        """How far below the wall's top each strip begins; the last is the end."""
        self._hung: dict[int, Widget] = {}
        self._spare: dict[str, list[Widget]] = {}
        self._ground = Widget(size_hint=(1, None), height=max(1.0, self._tops[-1] - between))
        self.add_widget(self._ground)
        self._soon = Clock.create_trigger(self._hang, -1)
        self.bind(scroll_y=self._soon, size=self._soon)
        self._ground.bind(pos=self._soon, size=self._soon)
        self._soon()

    @property
    def hung(self) -> list[Widget]:
        """The widgets that are alive, from the top down."""
        return [self._hung[place] for place in sorted(self._hung)]

    def _hang(self, *_: object) -> None:
        first, last = self._seen()
        for place in [place for place in self._hung if not first <= place < last]:
            self._take_down(place)
        for place in range(first, last):
            strip = self._strips[place]
            widget = self._hung.get(place)
            came = widget is None
            if widget is None:
                widget = self._hung[place] = self._widget(strip)
                widget.size_hint = (None, None)
            widget.size = self._ground.width - theme.gap(BAR), strip.height
            widget.pos = self._ground.x, self._ground.y + self._ground.height - self._tops[place] - strip.height
            if came:  # in its place already: what it shows is laid there once
                widget.show(strip.what)
                self._ground.add_widget(widget)

    def _seen(self) -> tuple[int, int]:
        """The strips from the first that can be seen up to the last, and some more on both sides."""
        above = (1 - min(1.0, max(0.0, self.scroll_y))) * max(0.0, self._ground.height - self.height)
        more = self.height * AHEAD
        first = bisect_right(self._tops, above - more) - 1
        return max(0, first), min(len(self._strips), bisect_left(self._tops, above + self.height + more))

    def _widget(self, strip: Strip) -> Widget:
        spare = self._spare.get(strip.kind)
        return spare.pop() if spare else self._make(strip.kind)

    def _take_down(self, place: int) -> None:
        widget = self._hung.pop(place)
        widget.rest()
        self._ground.remove_widget(widget)
        self._spare.setdefault(self._strips[place].kind, []).append(widget)
