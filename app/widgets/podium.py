"""The three best on their blocks, the winners in the lantern's light."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from msgspec import Struct

from app import text, theme
from app.widgets.badge import SeatBadge
from app.widgets.buttons import PressPaper
from app.widgets.words import Words


class Standing(Struct, frozen=True):
    """One seat at the end.  Those who share a place have the same ``place``, counted from 0."""

    seat: int
    name: str
    colour: int
    face: bytes | None
    score: int
    place: int


HEIGHTS = (1.0, 0.72, 0.52)
"""How high the blocks of first, second and third stand beside each other."""


NARROW = 150
"""Under so many dp a long name stands in one line, cut at its end, rather than broken in its middle."""


MOST = 250
"""How high the winner's block may be, in dp, however high the screen is."""


class Podium(BoxLayout):
    """The best in the middle.  A tap on a block asks why."""

    def __init__(self, standings: Sequence[Standing], ask: Callable[[int], None], height: float) -> None:
        height = min(height, dp(MOST) + dp(150))
        super().__init__(size_hint_y=None, height=height, spacing=theme.gap())
        best = sorted(standings, key=lambda one: one.place)[: len(HEIGHTS)]
        order = [best[1], best[0], *best[2:]] if len(best) > 1 else best
        self._steps = [Step(one, ask) for one in order]
        for step in self._steps:
            self.add_widget(step)

    def step_of(self, seat: int) -> "Step":
        return next(step for step in self._steps if step.standing.seat == seat)

    def show(self, scores: Sequence[int]) -> None:
        """The scores as far as they are counted."""
        for step in self._steps:
            step.count(scores[step.standing.seat])


class Step(FloatLayout):
    def __init__(self, standing: Standing, ask: Callable[[int], None]) -> None:
        super().__init__()
        self.standing = standing
        won = standing.place == 0
        self.badge = SeatBadge(standing.colour, 84 if won else 68, face=standing.face, lit=won)
        self.name = Words(standing.name, "strong", halign="center", lines=2, size_hint_x=None)
        self.block = PressPaper(
            lambda: ask(standing.seat),
            colour=theme.seat(standing.colour).colour,
            round_by=14,
            lift=8,
            size_hint=(None, None),
        )
        self.points = Words(text.plain(standing.score), "banner", theme.seat(standing.colour).on_colour, tight=True)
        self.points.font_name = theme.TEXT_BLACK
        self.block.add_widget(self.points)
        for piece in (self.block, self.badge, self.name):
            self.add_widget(piece)
        self.bind(pos=self._arrange, size=self._arrange)

    def count(self, score: int) -> None:
        self.points.text = text.plain(score)
        self._arrange()

    def _arrange(self, *_: Any) -> None:
        narrow = self.width < dp(NARROW) * theme.large_type()
        self.name.max_lines, self.name.shorten, self.name.shorten_from = 1 if narrow else 2, narrow, "right"
        self.name.width = self.width
        over = self.badge.height + self.name.height + theme.gap(2.5)
        most = min(max(dp(64), self.height - over), dp(MOST))
        tall = max(dp(64), most * HEIGHTS[min(self.standing.place, len(HEIGHTS) - 1)])
        wide, middle = min(self.width, dp(170)), self.x + self.width / 2
        self.block.size = wide, tall
        self.block.pos = middle - wide / 2, self.y
        digits = max(2, len(self.points.text))
        self.points.font_size = min(theme.size_of("banner"), tall * 0.6, wide / digits * 1.4)
        self.points.texture_update()
        self.points.center = middle, self.block.top - theme.gap(0.5) - self.points.height / 2
        self.name.pos = self.x, self.block.top + theme.gap(0.5)
        self.badge.pos = middle - self.badge.width / 2, self.name.top + theme.gap(0.5)
