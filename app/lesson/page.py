"""Half a minute to watch: the board of a game between a sentence and the way out, and a hand that plays on it."""

import logging
from collections.abc import Callable

from kivy.clock import Clock
from kivy.graphics import Rectangle
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.boards import lesson_of
from app.boards.board import Point
from app.boards.lesson import Step
from app.boards.stand import stand
from app.lesson.film import Film
from app.lesson.hand import Hand
from app.lesson.layout import Places, arrange
from app.lesson.match import LessonMatch
from app.lesson.performance import Performance
from app.look import theme
from app.look.box import Box
from app.look.text import _
from app.shell import App
from app.tablet import device
from app.ui.buttons import WordButton
from app.ui.page import Page
from app.ui.paper import PaperColumn
from app.ui.shapes import plain, rim_on
from app.ui.words import Words
from engine.rules import Why

LOG = logging.getLogger(__name__)

LINE = 1.36
"""How high a line of words is, in letters."""

WIDE = 29
"""So many letters wide is a screen beside whose way out every sentence has room on two lines."""

LONGEST = 0.1
"""Seconds that a frame counts at most: while the tablet was busy nobody saw anything."""


class LessonPage(Page):
    """Leaves no trace: it has a table of its own, and writes nothing down.  A window that turns begins it anew.

    ``play`` is what it leads to; without it one goes back to where one came from.
    """

    def __init__(self, app: App, game: str, play: Callable[[], None] | None = None) -> None:
        super().__init__(app)
        self.game = game
        self._play = play
        self._lesson = lesson_of(game)
        self.match: LessonMatch | None = None
        self.performance: Performance | None = None
        self._frames = Clock.create_trigger(self._advance, 0, interval=True)

    def fill(self) -> None:
        self._stop()
        left_handed = bool(self.app.library.settings.left_hand)
        self.match = match = LessonMatch(self.game, self._lesson, left_handed, self._tell)
        self.skip = WordButton(_("Skip"), self.app.back, "paper", "next")
        self.places = places = self._places()
        self.film = Film(match.board, places.film)
        self.hand = Hand((self.width, self.height), left_handed)
        wide, high = places.film.size
        self.hand.tip = places.film.outward(wide, 0)
        self.words = Words("", self._role, halign="center", lines=self._lines, size_hint=(None, None))
        self.words.size_hint_y = 1
        self.paper = self._paper()
        for widget in (self.film, Mount(places.film.box, (self.width, self.height)), self.paper, self.hand):
            self.add_widget(widget)
        stand(self.skip, places.skip)
        self.add_widget(self.skip, index=1)
        match.show(at_once=True)
        self.performance = Performance(
            self._lesson.script, match, self.hand, places.film, self._say, leaps=not theme.motion()
        )
        self._frames()

    # Where things are ---------------------------------------------------------------------------------------------

    @property
    def _role(self) -> str:
        return "text" if min(self.width, self.height) < dp(600) else "heading"

    @property
    def _lines(self) -> int:
        letters = theme.size_of(self._role)
        return 2 if self.width > WIDE * letters else 3

    def _places(self) -> Places:
        taken, air = device.insets(), theme.gap()
        room = Box(
            taken.left + air,
            taken.bottom + air,
            self.width - taken.left - taken.right - 2 * air,
            self.height - taken.bottom - taken.top - 2 * air,
        )
        words = self._lines * theme.size_of(self._role) * LINE + 2 * air
        skip = self.skip.width, max(theme.touch(), dp(48))
        return arrange(room, (self.width, self.height), words, skip, air)

    def _paper(self) -> Widget:
        paper = PaperColumn(lift=6, round_by=16, padding=theme.gap(), size_hint=(None, None))
        paper.add_widget(self.words)
        self.words.size_hint_x = 1
        stand(paper, self.places.words)
        return paper

    # Time ---------------------------------------------------------------------------------------------------------

    def _advance(self, seconds: float) -> None:
        if self.parent is None or self.sheets:
            return
        try:
            self.pass_time(min(seconds, LONGEST))
        except Exception:  # what is only to be watched ends nobody's evening
            LOG.exception("The lesson of %s failed.", self.game)
            self._end()

    def stand_still(self) -> None:
        """Until somebody lets it go on, or says how much time passes."""
        self._frames.cancel()

    def pass_time(self, seconds: float) -> None:
        if self.performance is None or self.performance.ended:
            return
        self.performance.advance(seconds)
        if self.performance.ended:
            self._end()

    def _say(self, step: Step) -> None:
        self.words.text = step.words

    def _tell(self, why: Why, near: Point | None) -> None:
        self.app.tell(why, None, self.game)

    def _end(self) -> None:
        """Whoever has seen it plays, or looks again."""
        self._frames.cancel()
        self.words.text = _("That is how it goes.")
        with self.film.canvas.after:
            Rectangle(texture=plain(theme.faint(theme.paint.shade, 0.5)), pos=(0, 0), size=self.size)
        self.remove_widget(self.hand)
        self.remove_widget(self.skip)
        if self._play:  # whoever only wanted to see it goes back
            self.add_widget(stand(WordButton(_("Back"), self.app.back, "paper", "back"), self.places.skip))
        else:
            self.paper.width = max(self.paper.right, self.skip.right) - self.paper.x  # it may have stood beside it
        on, sign = ((_("Play now"), self.go_on), "play") if self._play else ((_("Back"), self.go_on), "back")
        ways = [
            WordButton(*on, "amber", sign),
            WordButton(_("Again"), self.refill, "paper", "again"),
        ]
        row = BoxLayout(size_hint=(None, None), spacing=theme.gap(2))
        tall = self.height > self.width
        row.orientation = "vertical" if tall else "horizontal"
        widths, heights = [way.width for way in ways], [max(way.height, theme.touch()) for way in ways]
        for way, high in zip(ways, heights, strict=True):
            way.height = high
            way.pos_hint = {"center_x": 0.5, "center_y": 0.5}
            row.add_widget(way)
        between = row.spacing * (len(ways) - 1)
        row.size = (max(widths), sum(heights) + between) if tall else (sum(widths) + between, max(heights))
        row.center = self.places.film.box.center
        self.ways = row
        self.add_widget(row)

    def go_on(self) -> None:
        play = self._play
        self.app.back()
        if play is not None:
            play()

    def cover(self) -> None:
        """Somebody else may bring the app back: it begins anew when it is looked at."""
        self.stand_still()

    def resumed(self) -> None:
        if self.performance is not None and not self.performance.ended:
            self._frames()

    def left(self) -> None:
        self._stop()

    def _stop(self) -> None:
        self._frames.cancel()
        if self.performance is not None:
            self.performance.stop()
            self.performance = None
        if self.match is not None:
            self.match.close()
            self.match = None


class Mount(Widget):
    """The desk round the board, above it: what comes to a board from beside it is not seen before it is there."""

    def __init__(self, hole: Box, whole: tuple[float, float]) -> None:
        super().__init__(size_hint=(None, None), size=(0, 0))
        width, height = whole
        sides = (
            Box(0, 0, hole.x, height),
            Box(hole.right, 0, width - hole.right, height),
            Box(0, 0, width, hole.y),
            Box(0, hole.top, width, height - hole.top),
        )
        with self.canvas:
            for side in sides:
                Rectangle(texture=plain(theme.paint.desk), pos=(side.x, side.y), size=(side.w, side.h))
        rim_on(self.canvas, hole, theme.paint.line, dp(3), dp(4))


PAGE = LessonPage
