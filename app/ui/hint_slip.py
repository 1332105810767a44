"""The slip of paper with a hint on it, and the layer of the play page in which it lies."""

from collections.abc import Callable, Sequence
from time import monotonic

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.graphics import Color, SmoothLine, Triangle
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.look import theme
from app.look.box import Box
from app.tablet import device
from app.ui.hints import Hint, Hints, stand
from app.ui.paper import Paper
from app.ui.touch import Touch
from app.ui.words import Words, width_of

WIDEST = 380
"""In dp: two or three short lines."""

ROUND = 16
"""The slip's corners in dp."""

REACH = 17
"""How far (dp) the pointer reaches from the slip to the place."""

NARROWER = 0.94
"""A step in finding the width at which lines are about as long as one another."""

EVERY = 0.2
"""Seconds between two looks at what fits: fingers need no hint that is quicker."""


class HintSlip(Paper):
    """Lets every touch through."""

    def __init__(self, hint: Hint, room: Box) -> None:
        super().__init__(round_by=ROUND, lift=9, colour=theme.paint.sheet, size_hint=(None, None))
        self.hint = hint
        air = theme.gap(1.75)
        widest = min(room.w, dp(WIDEST) * theme.large_type()) - 2 * air
        words = evenly(hint.words, widest, theme.paint.ink)
        self.add_widget(words)
        self.size = words.width + 2 * air, words.height + 1.4 * air
        stands = stand((self.width, self.height), hint, room, dp(REACH), dp(ROUND))
        self.pos = stands.x, stands.y
        words.center = self.center
        self._point(stands.foot, stands.tip)

    def _point(self, foot: tuple[float, float], tip: tuple[float, float]) -> None:
        """The pointer, and the lantern's light around the slip."""
        half = dp(9)
        sideways = abs(tip[0] - foot[0]) > abs(tip[1] - foot[1])
        across, up = (0.0, half) if sideways else (half, 0.0)
        one, other = (foot[0] - across, foot[1] - up), (foot[0] + across, foot[1] + up)
        with self.canvas.before:
            Color(*theme.paint.amber)
            SmoothLine(rounded_rectangle=(*self.pos, *self.size, dp(ROUND)), width=dp(1.5))
            Triangle(points=(*one, *tip, *other))

    def on_touch_down(self, touch: Touch) -> bool:
        return False


def evenly(said: str, widest: float, ink: theme.Rgba) -> Words:
    """In as few lines as fit, and those about as long as one another: no single word below the others."""
    words = Words(said, "text", ink, halign="center", size_hint_x=None, width=widest)
    words.width = min(widest, width_of(said, words.font_name, words.font_size) + 4)
    high = words.height
    while words.height == high and words.width > widest / 2:
        words.width *= NARROWER
    if words.height > high:
        words.width /= NARROWER
    return words


class HintLayer(Widget):
    """Shows one hint at a time.

    ``fitting`` says which hints fit now, or nothing while the board is out of sight.  ``keep`` is given the keys of all
    that are not to come again, whenever there is one more.
    """

    def __init__(
        self,
        hints: Hints,
        fitting: Callable[[], Sequence[Hint] | None],
        keep: Callable[[tuple[str, ...]], None],
        **rest: object,
    ) -> None:
        super().__init__(**rest)
        self._hints, self._fitting, self._keep = hints, fitting, keep
        self._kept = len(hints.known)
        self.slip: HintSlip | None = None
        self._looks = Clock.create_trigger(self.look, EVERY, interval=True)
        self.bind(parent=lambda layer, parent: self._looks() if parent else self._looks.cancel())

    def look(self, *_: object) -> None:
        """What fits now?"""
        if self.parent is None:  # another page is shown
            return
        fitting = self._fitting()
        if fitting is None:
            self._hints.cover(monotonic())
        else:
            self._hints.look(fitting, monotonic())
        self._lay()

    def on_touch_down(self, touch: Touch) -> bool:
        """Every touch goes on to the board."""
        if self.slip is not None and self.slip.collide_point(*touch.pos):
            self.put_away()
        else:
            self._hints.touched(monotonic())
            self._lay()
        return False

    def put_away(self) -> None:
        """The hint that is shown was read."""
        self._hints.put_away()
        self._lay()

    def _lay(self) -> None:
        """The slip as it should be, and nothing else."""
        hint = self._hints.shown
        if self.slip is not None and self.slip.hint != hint:
            self.remove_widget(self.slip)
            self.slip = None
        if hint is not None and self.slip is None:
            self.slip = HintSlip(hint, self._room())
            self.add_widget(self.slip)
            if theme.motion():
                self.slip.opacity = 0
                Animation(opacity=1, duration=theme.motion("blink")).start(self.slip)
        known = self._hints.known
        if len(known) != self._kept:
            self._kept = len(known)
            self._keep(tuple(sorted(known)))

    def _room(self) -> Box:
        taken, air = device.insets(), theme.gap()
        return Box(
            taken.left + air,
            taken.bottom + air,
            self.width - taken.left - taken.right - 2 * air,
            self.height - taken.bottom - taken.top - 2 * air,
        )
