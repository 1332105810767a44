"""A wall that scrolls, however long it is: only what can be seen of it has widgets, and they are used again."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate
from math import ceil

from kivy.clock import Clock
from kivy.uix.relativelayout import RelativeLayout
from kivy.uix.widget import Widget
from msgspec import Struct, structs

from app.look import theme
from app.look.box import Box
from app.ui.on_canvas import put_back, show_if, take_off
from app.ui.scroll import Scroll, seen_box

BAR = 1.5
"""Steps of 8 dp at the right edge in which the bar runs, and nothing hangs."""

AHEAD = 0.5
"""Screens above and below what is seen that have widgets already."""


class Strip(Struct, frozen=True):
    """A piece of the wall as wide as the wall.  Strips of one ``kind`` are shown by the same widgets."""

    kind: str
    height: float
    what: object


class WallRow(RelativeLayout):
    """A strip of things side by side, each with a ``show`` and a ``rest``; ``show`` hangs others on it.

    Wherever it hangs, they stay where they are on it: nothing of them is laid out again.
    """

    def __init__(self, things: Sequence[Widget], air: float = 0.0, **rest: object) -> None:
        """``air`` pixels at both ends."""
        super().__init__(**rest)
        self.things, self._air = tuple(things), air
        self._there: bool | None = None
        """Whether they are in sight, once somebody has looked."""
        for thing in self.things:
            thing.size_hint = (None, None)
            self.add_widget(thing)
        self.bind(size=self._lay_out)

    def _lay_out(self, *_: object) -> None:
        between = theme.gap(1.5)
        wide = (self.width - 2 * self._air + between) / len(self.things) - between
        for place, thing in enumerate(self.things):
            thing.size = wide, self.height
            thing.x = self._air + place * (wide + between)

    def show_within(self, sight: Box) -> bool:
        """They stand side by side: what is in sight of one is so of all."""
        here = Box(sight.x - self.x, sight.y - self.y, sight.w, sight.h)
        box = seen_box(self.things[0])
        there = box.y < here.top and box.top > here.y
        if there != self._there:
            self._there = there
            for thing in self.things:
                (put_back if there else take_off)(thing, self)
        if not there:
            return False
        cut = [thing.show_within(here) for thing in self.things if hasattr(thing, "show_within")]
        return all(cut) and box.y >= here.y and box.top <= here.top

    def show(self, row: Sequence[object]) -> None:
        self._there = None
        for place, thing in enumerate(self.things):
            there = place < len(row)
            if thing.disabled is there:
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
        between = ceil(between)  # laid on whole pixels, all strips stay so far apart
        self._strips = [structs.replace(strip, height=ceil(strip.height)) for strip in strips]
        self._make, self._between = make, between
        self._tops = list(accumulate((strip.height + between for strip in self._strips), initial=0.0))
        """How far below the wall's top each strip begins; the last is the end."""
        self._hung: dict[int, Widget] = {}
        self._spare: dict[str, list[Widget]] = {}
        self._in_sight: set[Widget] = set()
        """Strips of which all is seen."""
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
        left = [self._take_down(place) for place in list(self._hung) if not first <= place < last]
        for place in range(first, last):
            strip = self._strips[place]
            widget = self._hung.get(place)
            came = widget is None
            if widget is None:
                widget = self._hung[place] = self._widget(strip)
                widget.size_hint = (None, None)
            widget.size = self._ground.width - theme.gap(BAR), strip.height
            widget.pos = round(self._ground.x), round(self._low(place))  # letters are sharp on whole pixels
            if came:  # in its place already: what it shows is laid there once
                widget.show(strip.what)
                if widget.parent is None:
                    self._ground.add_widget(widget)
                self._see_soon()
        for widget in left:
            if widget not in self._hung.values():
                self._ground.remove_widget(widget)

    def _low(self, place: int) -> float:
        """Where that strip ends."""
        return float(self._ground.y + self._ground.height - self._tops[place] - self._strips[place].height)

    def _cull(self, parent: Widget, sight: Box) -> bool:
        """Of strips it is known where they are: only one that is cut is looked into."""
        if parent is not self._ground:
            return super()._cull(parent, sight)
        for place, strip in self._hung.items():
            low = self._low(place) - self._between  # shadows lie between strips
            top = low + self._strips[place].height + 2 * self._between
            if top <= sight.y or low >= sight.top:
                take_off(strip, parent)
                self._in_sight.discard(strip)
            elif low < sight.y or top > sight.top or strip not in self._in_sight:
                put_back(strip, parent)
                self._in_sight.discard(strip)
                if self._cull_in(strip, sight):
                    self._in_sight.add(strip)
        return False

    def _seen(self) -> tuple[int, int]:
        """The strips from the first that can be seen up to the last, and some more on both sides."""
        above = (1 - min(1.0, max(0.0, self.scroll_y))) * max(0.0, self._ground.height - self.height)
        more = self.height * AHEAD
        first = bisect_right(self._tops, above - more) - 1
        return max(0, first), min(len(self._strips), bisect_left(self._tops, above + self.height + more))

    def _widget(self, strip: Strip) -> Widget:
        spare = self._spare.get(strip.kind)
        return spare.pop() if spare else self._make(strip.kind)

    def _take_down(self, place: int) -> Widget:
        """It stays on the wall until it is known whether it is hung again elsewhere."""
        widget = self._hung.pop(place)
        widget.rest()
        self._in_sight.discard(widget)
        self._spare.setdefault(self._strips[place].kind, []).append(widget)
        return widget
