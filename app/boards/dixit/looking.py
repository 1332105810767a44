"""A card that fills the screen, with its neighbours a swipe away."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from kivy.graphics import Color, Rectangle, SmoothEllipse
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.label import Label

from app import theme
from app.boards.dixit import arrangement
from app.boards.dixit.pieces import Note, PictureCard
from app.boards.pieces import stand
from app.box import Box
from app.widgets.buttons import SignButton, WordButton

SWIPE = 36
"""So far (dp) a finger must have gone sideways for the next card."""

SLIP = 10
"""Fingers tremble: a touch that moves less than this (dp) is a tap."""


@dataclass(frozen=True)
class Shown:
    """A card that can be looked at: what is said of it, and what can be done with it (a label, and what it does)."""

    card: str
    number: str = ""
    caption: Callable[[], str] = lambda: ""
    way: Callable[[], tuple[str, Callable[[], None]] | None] = lambda: None


class Number(Label):
    """The number of a card as it is written on the small one; here beside it, where it hides nothing."""

    def __init__(self, box: Box) -> None:
        super().__init__(font_name=theme.DISPLAY, font_size=box.h * 0.56, color=theme.LIGHT.ink)
        with self.canvas.before:
            Color(*theme.LIGHT.sheet)
            SmoothEllipse(pos=(box.x, box.y), size=(box.w, box.h))
        stand(self, box)

    def show(self, number: str) -> None:
        self.text, self.opacity = number, 1 if number else 0


class Swipe:
    """One finger on a card: it taps, or goes to the left or right.  A second one spreads or pinches."""

    def __init__(self) -> None:
        self._fingers: dict[Any, tuple[float, float]] = {}
        self._start = (0.0, 0.0)
        self._apart = 0.0
        self.alone = True
        """Only one finger was there."""

    def down(self, touch: Any) -> None:
        if not self._fingers:
            self._start, self.alone = touch.pos, True
        self._fingers[touch.uid] = touch.pos
        if len(self._fingers) == 2:
            self.alone, self._apart = False, self._distance()

    def move(self, touch: Any) -> float:
        """How far sideways the one finger has gone."""
        if touch.uid in self._fingers:
            self._fingers[touch.uid] = touch.pos
        return touch.x - self._start[0] if self.alone else 0.0

    def up(self, touch: Any) -> str:
        """What it was, once the last finger is gone: "tap", "next", "back", "spread", "pinch", or nothing yet."""
        if touch.uid not in self._fingers:
            return ""
        self._fingers[touch.uid] = touch.pos
        if len(self._fingers) == 2:
            grown = self._distance() - self._apart
            self._fingers.pop(touch.uid)
            return "spread" if grown > dp(SWIPE) else "pinch" if grown < -dp(SWIPE) else ""
        self._fingers.pop(touch.uid)
        if not self.alone or self._fingers:
            return ""
        across, up = touch.x - self._start[0], touch.y - self._start[1]
        if abs(across) > dp(SWIPE) and abs(across) > abs(up):
            return "next" if across < 0 else "back"
        return "tap" if max(abs(across), abs(up)) < dp(SLIP) else "nothing"

    def _distance(self) -> float:
        (x, y), (to_x, to_y) = list(self._fingers.values())[:2]
        return float(((x - to_x) ** 2 + (y - to_y) ** 2) ** 0.5)


class Looking(FloatLayout):
    """Takes every touch.  A tap on the card, beside it, or a pinch puts it away."""

    def __init__(
        self,
        shown: Sequence[Shown],
        place: int,
        size: tuple[float, float],
        density: float,
        left_handed: bool,
        put_away: Callable[[], None],
    ) -> None:
        super().__init__(size=size, size_hint=(None, None))
        self.shown, self.place = shown, place
        self._put_away = put_away
        self._swipe = Swipe()
        acts = any(one.way() is not None for one in shown)
        self.places = arrangement.look(*size, density, acts, left_handed)
        with self.canvas.before:
            Color(*theme.faint(theme.rgba("#0B101D"), 0.94))
            Rectangle(pos=self.pos, size=self.size)
        self.card = PictureCard()
        self.card.lie_in(self.places.card)
        self.add_widget(self.card)
        self.add_widget(stand(SignButton("close", put_away, self.places.close.w / dp(1), lift=4), self.places.close))
        self._back = SignButton("before", lambda: self.go(-1), self.places.back.w / dp(1), lift=4)
        self._onward = SignButton("next", lambda: self.go(1), self.places.onward.w / dp(1), lift=4)
        self.add_widget(stand(self._back, self.places.back))
        self.add_widget(stand(self._onward, self.places.onward))
        self._number = Number(self.places.number)
        self.add_widget(self._number)
        self._note: Note | None = None
        self.button: WordButton | None = None
        self.dress()

    def dress(self) -> None:
        """The card that is looked at, and what belongs to it."""
        one = self.shown[self.place]
        self.card.bear(one.card)
        for widget in (self._note, self.button):
            if widget is not None:
                self.remove_widget(widget)
        self._number.show(one.number)
        self._note = Note(self.places.caption, one.caption(), "strong")
        self.add_widget(self._note)
        self.button = None
        way = one.way()
        if way is not None:
            words, do = way
            box = self.places.button
            self.button = WordButton(words, do, "amber", air=0.5, width=box.w, height=box.h)
            stand(self.button, box)
            self.button._squeeze()
            self.add_widget(self.button)
        for button, there in ((self._back, self.place > 0), (self._onward, self.place < len(self.shown) - 1)):
            button.disabled, button.opacity = not there, 1 if there else 0

    def go(self, by: int) -> None:
        """To a neighbour, which comes from its side."""
        if not 0 <= self.place + by < len(self.shown):
            self.card.glide_to(self.places.card, theme.motion("blink"))
            return
        self.place += by
        self.dress()
        home = self.places.card
        if theme.motion():
            self.card.lie(home.center[0] + by * home.w * 0.6, home.center[1], home.w, home.h)
        self.card.glide_to(home, theme.motion("step"))

    # Touches --------------------------------------------------------------------------------------------------------

    def on_touch_down(self, touch: Any) -> bool:
        if not super().on_touch_down(touch):
            touch.grab(self)
            self._swipe.down(touch)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is self:
            by = self._swipe.move(touch)
            if abs(by) > dp(SLIP):
                self.card.center_x = self.places.card.center[0] + by
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        match self._swipe.up(touch):
            case "tap" | "pinch":
                self._put_away()
            case "next":
                self.go(1)
            case "back":
                self.go(-1)
            case _:
                self.card.glide_to(self.places.card, theme.motion("blink"))
        return True
