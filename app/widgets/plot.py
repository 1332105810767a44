"""How the scores grew, round by round: one line for each seat, in its colour."""

from collections.abc import Sequence
from typing import Any

from kivy.core.text import Label as Writing
from kivy.graphics import Color, Line, Rectangle, SmoothEllipse, SmoothLine
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app import theme
from engine.rules import WhyLine


def courses(why: Sequence[WhyLine], seats: int) -> list[list[tuple[int, int]]]:
    """For each seat its score after every round in which anybody scored, from (first round, 0) on."""
    rounds = sorted({line.round for line in why})
    if not rounds:
        return [[(0, 0)] for _ in range(seats)]
    start = rounds[0] - 1
    found: list[list[tuple[int, int]]] = [[(start, 0)] for _ in range(seats)]
    for number in rounds:
        for seat in range(seats):
            gained = sum(line.points for line in why if line.seat == seat and line.round == number)
            found[seat].append((number, found[seat][-1][1] + gained))
    return found


class ScorePlot(Widget):
    def __init__(self, why: Sequence[WhyLine], colours: Sequence[int], **rest: Any) -> None:
        super().__init__(**rest)
        self._courses = courses(why, len(colours))
        self._colours = colours
        self.bind(pos=self._draw, size=self._draw)

    def _draw(self, *_: Any) -> None:
        self.canvas.clear()
        if self.width < dp(40) or self.height < dp(40):
            return
        scores = [score for course in self._courses for _, score in course]
        low, high = min(0, *scores), max(1, *scores)
        first, last = self._courses[0][0][0], max(self._courses[0][-1][0], self._courses[0][0][0] + 1)
        numbers = self._number(high).width + theme.gap()
        left, wide = self.x + numbers, self.width - numbers - dp(12)
        bottom, tall = self.y + dp(12), self.height - dp(24)

        def place(at: int, score: int) -> tuple[float, float]:
            return left + wide * (at - first) / (last - first), bottom + tall * (score - low) / (high - low)

        with self.canvas:
            for score in sorted({low, 0, round(high / 2), high}):
                self._rule(score, left, left + wide, place(first, score)[1])
            for number, course in enumerate(self._courses):
                self._course(theme.seat(self._colours[number]).colour, [place(*point) for point in course], number)

    def _rule(self, score: int, left: float, right: float, y: float) -> None:
        Color(*theme.paint.line)
        Line(points=(left, y, right, y), width=1)
        number = self._number(score)
        Color(*theme.paint.soft_ink)
        Rectangle(texture=number, pos=(left - number.width - theme.gap(0.75), y - number.height / 2), size=number.size)

    def _number(self, score: int) -> Any:
        writing = Writing(text=str(score), font_name=theme.TEXT_BOLD, font_size=theme.size_of("note"))
        writing.refresh()
        return writing.texture

    def _course(self, colour: theme.Rgba, points: list[tuple[float, float]], number: int) -> None:
        """Steps rather than slopes: points come at once.  Lines that run together lie side by side."""
        apart = dp(2.2) * (number - (len(self._courses) - 1) / 2)
        steps: list[float] = [points[0][0], points[0][1] + apart]
        for x, y in points[1:]:
            steps += [x, steps[-1], x, y + apart]
        Color(*colour)
        SmoothLine(points=steps, width=dp(2), joint="round")
        side = dp(13)
        SmoothEllipse(pos=(steps[-2] - side / 2, steps[-1] - side / 2), size=(side, side))
