"""Fingers on cards: what a touch means, who keeps it, and how the large card goes and comes when it is leafed."""

from collections.abc import Callable

from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from app.boards.picture_cards import PictureCard
from app.look import theme
from app.look.box import Box
from app.ui.touch import Finger, Touch

SWIPE = 36
"""So far (dp) a finger must have gone sideways for the next card."""

SLIP = 10
"""Fingers tremble: a touch that moves less than this (dp) is a tap."""


class TouchKeeper(FloatLayout):
    """Keeps a touch that it grabbed until the finger is gone."""

    def dragged(self, touch: Touch) -> None:
        """The finger of a touch that was grabbed moves."""

    def let_go(self, touch: Touch) -> None:
        """It is gone."""

    def on_touch_move(self, touch: Touch) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_move(touch))
        if self.parent is not None:
            self.dragged(touch)
        return True

    def on_touch_up(self, touch: Touch) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        if self.parent is not None:  # else the table went on to something else under the finger
            self.let_go(touch)
        return True


class Swipe:
    """One finger on a card: it taps, or goes to the left or right.  A second one spreads or pinches."""

    def __init__(self) -> None:
        self._fingers: dict[Finger, tuple[float, float]] = {}
        self._start = (0.0, 0.0)
        self._apart = 0.0
        self.alone = True
        """Only one finger was there."""

    def down(self, touch: Touch) -> None:
        if not self._fingers:
            self._start, self.alone = touch.pos, True
        self._fingers[touch.uid] = touch.pos
        if len(self._fingers) == 2:
            self.alone, self._apart = False, self._distance()

    def move(self, touch: Touch) -> float:
        """How far sideways the one finger has gone."""
        if touch.uid in self._fingers:
            self._fingers[touch.uid] = touch.pos
        return touch.x - self._start[0] if self.alone else 0.0

    def up(self, touch: Touch) -> str:
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


class CardSwipe:
    """The large card follows the finger; then its neighbour comes, or it goes home.

    ``press`` is for a tap, and for two fingers that do ``as_well``: "spread" or "pinch".
    """

    def __init__(
        self, card: PictureCard, home: Box, leaf: Callable[[int], None], press: Callable[[], None], as_well: str
    ) -> None:
        self._card, self._home, self._leaf = card, home, leaf
        self._press, self._as_well = press, as_well
        self._swipe = Swipe()

    def down(self, touch: Touch) -> None:
        self._swipe.down(touch)

    def move(self, touch: Touch) -> None:
        by = self._swipe.move(touch)
        if abs(by) > dp(SLIP):
            self._card.center_x = self._home.center[0] + by

    def up(self, touch: Touch) -> None:
        done = self._swipe.up(touch)
        if done in ("tap", self._as_well):
            self._press()
        elif done in ("next", "back"):
            self._leaf(1 if done == "next" else -1)
        else:
            self.go_home()

    def go_home(self) -> None:
        self._card.glide_to(self._home, theme.motion("blink"))

    def come(self, start: Box) -> None:
        """The card, which bears another picture now, comes from there."""
        if theme.motion():
            self._card.lie_in(start)
        self._card.glide_to(self._home, theme.motion("step"))

    def side(self, by: int) -> Box:
        """Half a card away, where a neighbour comes from."""
        home = self._home
        return Box(home.x + by * home.w * 0.5, home.y, home.w, home.h)
