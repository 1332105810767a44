"""Things to press: with words, with a sign, or any piece of paper."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.app import App
from kivy.metrics import dp, sp
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from app.look import theme
from app.look.theme import Rgba
from app.ui.fitted_text import (
    LEAST_WRAPPED,
    READABLE,
    even_width,
    height_of,
    largest,
    shrunk,
    sizes_down,
    width_of,
)
from app.ui.paper import PaperBacked
from app.ui.signs import Sign
from app.ui.touch import was_read
from app.ui.words import Words

if TYPE_CHECKING:
    from app.ui.page import Page


SLIP = 12
"""So far (dp) a finger may slip off what it presses: children's do."""


class Pressable(ButtonBehavior, PaperBacked):
    """Darkens under the finger at once, acts when the finger is lifted on it.  Once for each press.

    It does nothing if another finger, or the back key, has led to another page meanwhile, or if it was held until its
    words were read aloud.
    """

    def on_press_do(self, press: Callable[[], object]) -> None:
        self._pressed_on: object = None
        self.bind(on_press=self._see_page, on_release=lambda *_: self._act(press), state=self._darken)
        self._rest_colour = self.colour

    def collide_point(self, x: float, y: float) -> bool:
        """A finger that went down on it may slip a little before it goes up."""
        slip = dp(SLIP) if self.state == "down" else 0
        return bool(self.x - slip <= x <= self.right + slip and self.y - slip <= y <= self.top + slip)

    def _see_page(self, *_: object) -> None:
        self._pressed_on = page_shown()

    def _act(self, press: Callable[[], object]) -> None:
        if self._pressed_on in (None, page_shown()) and not was_read(self.last_touch):
            press()

    def _darken(self, button: Widget, state: str) -> None:
        pressed = theme.mixed(self._rest_colour, theme.paint.ink, 0.14)
        self.tint(pressed if state == "down" else self._rest_colour)


def page_shown() -> "Page | None":
    """Nothing where there is no app around."""
    app = App.get_running_app()
    page: Page | None = None if app is None else app.room.page
    return page


class PressPaper(Pressable, FloatLayout):
    """A piece of paper that one presses; it holds anything."""

    def __init__(
        self,
        press: Callable[[], object],
        lift: float = 8,
        round_by: float = 20,
        colour: Rgba | None = None,
        **rest: object,
    ) -> None:
        super().__init__(**rest)
        self.lie(colour, round_by, lift)
        self.on_press_do(press)


class PressRow(Pressable, BoxLayout):
    """The same, with what it holds in a row (or a column)."""

    def __init__(
        self,
        press: Callable[[], object],
        lift: float = 6,
        round_by: float = 18,
        colour: Rgba | None = None,
        **rest: object,
    ) -> None:
        rest = {"padding": (theme.gap(2), theme.gap()), "spacing": theme.gap(1.5)} | rest
        super().__init__(**rest)
        self.lie(colour, round_by, lift)
        self.on_press_do(press)


_Look = tuple[Rgba, Rgba, float]
"""Of a button's ground and its words, and how high (dp) it lies."""

SMALLER, SMALLEST = 0.72, 0.6
"""How far the letters of a button may shrink beside its sign, and without one; beside it they are no smaller than plain
text, either."""


def _look_of(kind: str) -> _Look:
    paint = theme.paint
    looks: dict[str, _Look] = {
        "amber": (paint.amber, paint.on_amber, 7),
        "paper": (paint.raised, paint.ink, 6),
        "plain": (theme.faint(paint.well, 0), paint.ink, 0),
        "well": (paint.well, paint.ink, 0),
        "table": (theme.faint(paint.on_table, 0.16), paint.on_table, 0),
        "berry": (paint.berry, paint.on_berry, 6),
    }
    return looks[kind]


class WordButton(Pressable, BoxLayout):
    """Words, with a sign before them if wanted.  As wide as they need unless told otherwise.

    ``kind``: "amber" for the one thing to do next, "paper" for others, "plain" for what stands back,
    "table" for what is sunk into the cloth, "berry" for what cannot be undone.  ``air`` is the least room on both
    sides of the words.  In letters below ``small`` (sp) they rather take two lines, if there they can be larger.
    """

    def __init__(
        self,
        words: str,
        press: Callable[[], object],
        kind: str = "paper",
        sign: str | None = None,
        role: str = "button",
        air: float = 2.5,
        small: float = READABLE,
        **rest: object,
    ) -> None:
        self._small = small
        self._look, self._sunk = _look_of(kind), _look_of("table")
        ground, ink, lift = self._look
        rest = {"size_hint": (None, None), "spacing": theme.gap()} | rest
        super().__init__(padding=(theme.gap(air), 0), **rest)
        self.lie(ground, 100, lift)
        self.on_press_do(press)
        # Words in the middle: the row is centred by two equal springs.
        self.add_widget(Widget())
        self._sign = Sign(sign, 24, ink, size_hint=(None, 1), width=dp(28)) if sign else None
        if self._sign is not None:
            self.add_widget(self._sign)
        self.words = Words(words, role, ink, tight=True)
        self.words.size_hint_y = 1
        self.add_widget(self.words)
        self.add_widget(Widget())
        needed = self.words.width + (dp(28) + theme.gap() if sign else 0) + theme.gap(2 * air + 2)
        if self.size_hint_x is None and "width" not in rest:
            self.width = needed
        if self.size_hint_y is None and "height" not in rest:
            self.height = max(dp(54), theme.size_of(role) * 2.1, theme.touch())
        self.natural_width = needed
        self._letters = self.words.font_size
        self.bind(width=self.fit)

    @property
    def least_width(self) -> float:
        """In which its words stand on one line in letters that can be read, if need be without its sign."""
        words = width_of(self.words.text, self.words.font_name, self._letters)
        sign = self._sign.width + theme.gap() if self._sign is not None else 0.0
        return self.natural_width - sign - words * (1 - min(1.0, sp(LEAST_WRAPPED) / self._letters))

    def fit(self, *_: object) -> None:
        """Smaller letters rather than words that stick out; where that is not enough, no sign, and two lines."""
        wanted = width_of(self.words.text, self.words.font_name, self._letters)
        room = max(1.0, self.width - (self.natural_width - wanted))
        if self._sign is not None:
            crowded = room / wanted < max(SMALLER, sp(LEAST_WRAPPED) / self._letters)
            if crowded:
                room += self._sign.width + self.spacing
            if crowded and self._sign.parent is not None:
                self.remove_widget(self._sign)
            elif not crowded and self._sign.parent is None:
                self.add_widget(self._sign, index=len(self.children) - 1)
        least = SMALLEST / max(1.0, theme.large_type())  # letters chosen large may become as small as any
        self._write(shrunk(self._letters, wanted, room, least), room, self._letters * least)

    def _write(self, size: float, room: float, least: float) -> None:
        """On one line in letters of about that size; too small ones are larger on two, if both have room."""
        words, lines = self.words, None
        if size > least:  # small letters are a little wider than they ought to be
            size = largest(
                sizes_down(size, least), lambda less: width_of(words.text, words.font_name, less) <= room + 1
            )
        if size < sp(self._small):
            longest = max(words.text.split(), key=len, default="")

            def fits(size: float) -> bool:
                high = height_of(words.text, words.font_name, size, room)
                return high <= self.height and width_of(longest, words.font_name, size) <= room

            larger = largest(sizes_down(self._letters, size), fits)
            if larger > size:
                size, lines = larger, even_width(words.text, words.font_name, larger, room)
        words.font_size, words.text_size, words.halign = size, (lines, None), "center"
        words.write_now()

    def shrink(self, share: float) -> None:
        """To letters of that share of their usual size: those of others beside it are no larger."""
        wide = self.words.width
        self._letters *= min(1.0, share)
        self._write(self._letters, self.width, self._letters)
        self.natural_width -= wide - self.words.width

    def become(self, kind: str) -> None:
        """Another kind, for other words."""
        self._look = _look_of(kind)
        self.sink(False)

    def sink(self, sunk: bool) -> None:
        """Into the cloth of a table while it cannot be pressed, though all should read what will come."""
        ground, ink, lift = self._sunk if sunk else self._look
        self.disabled, self._rest_colour, self._lift = sunk, ground, dp(lift)
        self.words.color = ink
        self.tint(ground)

    def say(self, words: str, size: float, air: float, least: float) -> None:
        """Other words on a button of the same width, in letters of that size or smaller ones, or on two lines."""
        self.words.text, room = words, max(1.0, self.width - air)
        self._write(shrunk(size, width_of(words, self.words.font_name, size), room, least), room, size * least)


class SignButton(Pressable, FloatLayout):
    """A round button with a sign, ``side`` dp wide; as large as a finger unless told otherwise."""

    def __init__(
        self,
        sign: str,
        press: Callable[[], object],
        side: float | None = None,
        colour: Rgba | None = None,
        ink: Rgba | None = None,
        lift: float = 0,
        says: str = "",
        **rest: object,
    ) -> None:
        """It ``says`` what its sign stands for here, if that is not what it means everywhere."""
        whole = theme.touch() if side is None else dp(side)
        super().__init__(size_hint=(None, None), size=(whole, whole), **rest)
        self.lie(colour or (theme.paint.sheet if lift else theme.paint.well), 100, lift)
        self.on_press_do(press)
        if colour == theme.paint.amber:
            ink = ink or theme.paint.on_amber
        self.sign = Sign(sign, whole / dp(1) * 0.52, ink, pos_hint={"center_x": 0.5, "center_y": 0.5})
        self.sign.says = says
        self.add_widget(self.sign)
