"""The three best on their blocks, the winners in the lantern's light."""

from collections.abc import Callable, Sequence

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget
from msgspec import Struct

from app.look import text, theme
from app.look.box import Box
from app.ui.badge import SeatBadge
from app.ui.buttons import PressPaper
from app.ui.fitted_text import called, width_of
from app.ui.words import Words


class Standing(Struct, frozen=True):
    """One seat at the end, or partners.  Those who share a place have the same ``place``, counted from 0."""

    seats: tuple[int, ...]
    names: tuple[str, ...]
    worn: tuple[tuple[int, bytes | None], ...]
    """Colour and face of each."""
    score: int
    place: int
    bots: tuple[bool, ...]
    """For each whether it was a bot that played at the end."""

    def badges(self, side: float, pos_hint: dict[str, float] | None = None) -> list[SeatBadge]:
        placed = pos_hint or {}
        return [
            SeatBadge(colour, side, face=face, lit=self.place == 0, bot=bot, pos_hint=placed)
            for (colour, face), bot in zip(self.worn, self.bots, strict=True)
        ]


HEIGHTS = (1.0, 0.72, 0.52)
"""How high the blocks of first, second and third stand beside each other."""


NARROW = 150
"""Under so many dp a name stands in one line, its first part alone if it is long, rather than broken in its middle."""


TOGETHER, BESIDE = 0.8, 0.86
"""How large partners' badges are beside those of others, and how much of its width each has for itself."""


OTHERS, WINNER, MOST_OF_FACE = 68, 84, 150
"""How large the faces of others are, and the winner's at least and at most, in dp."""

FACE = 0.32
"""What the winner's face takes of the height of the podium, where there is room."""

LINE = 1.4
"""How high the line of a name is, in heights of its letters."""

MOST = 250
"""How high the winner's block may be, in dp, however high the screen is."""


class Podium(BoxLayout):
    """The best in the middle.  A tap on a block asks why."""

    def __init__(self, standings: Sequence[Standing], ask: Callable[[int], None], height: float) -> None:
        height = min(height, dp(MOST) + dp(150))
        super().__init__(size_hint_y=None, height=height, spacing=theme.apart())
        best = sorted(standings, key=lambda one: one.place)[: len(HEIGHTS)]
        order = [best[1], best[0], *best[2:]] if len(best) > 1 else best
        self._steps = [Step(one, ask, order) for one in order]
        for step in self._steps:
            self.add_widget(step)

    def step_of(self, seat: int) -> "Step":
        return next(step for step in self._steps if seat in step.standing.seats)

    def tell_moves(self, moved: Callable[..., None]) -> None:
        """``moved`` is called whenever anything on it comes to stand elsewhere."""
        for piece in (*self._steps, *self._pieces()):
            piece.bind(pos=moved, size=moved)

    def taken(self) -> list[Box]:
        """Where something stands that is to be read, with a little air."""
        return [Box(*piece.pos, *piece.size).inset(-dp(4)) for piece in self._pieces()]

    def _pieces(self) -> list[Widget]:
        return [piece for step in self._steps for piece in (step.block, *step.badges, *step.names)]

    def show(self, scores: Sequence[int]) -> None:
        """The scores as far as they are counted."""
        for step in self._steps:
            step.count(scores[step.standing.seats[0]])


class Step(FloatLayout):
    """One of those that stand ``beside`` each other: however long the names are, the winner stands highest."""

    def __init__(self, standing: Standing, ask: Callable[[int], None], beside: Sequence[Standing]) -> None:
        super().__init__()
        self.standing, self._beside = standing, beside
        alone, colour = len(standing.seats) == 1, theme.seat(standing.worn[0][0])
        self._share = 1.0 if alone else TOGETHER
        self.badges = standing.badges(OTHERS * self._share)
        self.names = [
            Words(name, "strong", halign="center", lines=2 if alone else 1, size_hint_x=None) for name in standing.names
        ]
        self.block = PressPaper(
            lambda: ask(standing.seats[0]),
            colour=theme.under_letters(colour.colour),
            round_by=14,
            lift=8,
            size_hint=(None, None),
        )
        self.points = Words(text.plain(standing.score), "banner", colour.on_colour, tight=True)
        self.points.font_name = theme.TEXT_BLACK
        self.block.add_widget(self.points)
        for piece in (self.block, *self.badges, *self.names):
            self.add_widget(piece)
        self.bind(pos=self._arrange, size=self._arrange)

    def count(self, score: int) -> None:
        self.points.text = text.plain(score)
        self._arrange()

    def _side(self) -> float:
        """How large faces are: the winner's as large as there is room for."""
        if self.standing.place:
            return dp(OTHERS)
        return max(dp(WINNER), min(FACE * self.height, dp(MOST_OF_FACE), 0.9 * self.width))

    def _lines_of(self, standing: Standing, one_line: bool) -> int:
        """How many its names take."""
        name = self.names[0]
        wide = width_of(standing.names[0], name.font_name, theme.size_of("strong"))
        return len(standing.names) + (not one_line and wide > self.width)

    def _arrange(self, *_: object) -> None:
        for badge in self.badges:
            badge.size = (self._side() * self._share,) * 2
        one_line = len(self.names) > 1 or self.width < dp(NARROW) * theme.large_type()
        for whole, name in zip(self.standing.names, self.names, strict=True):
            name.text = called(whole, self.width, "strong") if one_line else whole
            name.max_lines, name.shorten, name.shorten_from = 1 if one_line else 2, one_line, "right"
            name.width = self.width
        line = theme.size_of("strong") * LINE  # of a long name in small letters, too: blocks stay equally high
        lines = max(self._lines_of(one, one_line) for one in self._beside)
        over = self.badges[0].height + lines * line + theme.gap(2.5)
        most = min(max(dp(64), theme.touch(), self.height - over), dp(MOST))
        least = dp(64) * HEIGHTS[0 if not self.standing.place else 1]
        tall = max(least, theme.touch(), most * HEIGHTS[min(self.standing.place, len(HEIGHTS) - 1)])
        wide, middle = min(self.width, dp(170)), self.x + self.width / 2
        self.block.size = wide, tall
        self.block.pos = middle - wide / 2, self.y
        digits = max(2, len(self.points.text))
        self.points.font_size = min(theme.size_of("banner"), tall * 0.6, wide / digits * 1.4)
        self.points.write_now()
        self.points.center = middle, self.block.top - theme.gap(0.5) - self.points.height / 2
        foot = self.block.top + theme.gap(0.5)
        for name in reversed(self.names):
            high = max(line, name.height)
            name.pos = self.x, foot + (high - name.height) / 2
            foot += high
        step = self.badges[0].width * BESIDE
        for place, badge in enumerate(self.badges):
            badge.center_x = middle + step * (place - (len(self.badges) - 1) / 2)
            badge.y = foot + theme.gap(0.5)
