"""How the scores grew, round by round: one line for each seat, in its colour."""

from collections.abc import Sequence
from typing import Any

from kivy.core.text import Label as Writing
from kivy.graphics import Color, Line, Rectangle, SmoothEllipse, SmoothLine
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app import theme
from app.widgets.badge import symbol
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


END = 26
"""The width in dp of the symbol at the end of a line."""


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
        bottom, tall = self.y + dp(END / 2), self.height - dp(END)
        ends = side_by_side([course[-1][1] for course in self._courses], dp(END) * (high - low) / tall)
        left, wide = self.x + numbers, self.width - numbers - dp(END) * (0.5 + max(ends))

        def place(at: int, score: int) -> tuple[float, float]:
            return left + wide * (at - first) / (last - first), bottom + tall * (score - low) / (high - low)

        with self.canvas:
            for score in sorted({low, 0, round(high / 2), high}):
                self._rule(score, left, left + wide, place(first, score)[1])
            for number, course in enumerate(self._courses):
                self._course(theme.seat(self._colours[number]).colour, [place(*point) for point in course], number)
            for number, course in enumerate(self._courses):
                x, y = place(*course[-1])
                self._end(theme.seat(self._colours[number]), x + dp(END) * ends[number], y)

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

    def _end(self, look: theme.SeatLook, x: float, y: float) -> None:
        """The seat's symbol at the end of its line, since no colour is safe for every eye."""
        for colour, share in ((theme.paint.sheet, 1.0), (look.colour, 0.86)):
            side = dp(END) * share
            Color(*colour)
            SmoothEllipse(pos=(x - side / 2, y - side / 2), size=(side, side))
        wide = dp(END) * 0.5
        Color(*look.on_colour)
        Rectangle(texture=symbol(look.symbol, round(wide)), pos=(x - wide / 2, y - wide / 2), size=(wide, wide))


def side_by_side(scores: Sequence[int], apart: float) -> list[int]:
    """For each score, how many before it are less than so far apart from it: the ends there stand in a row."""
    return [sum(abs(other - score) < apart for other in scores[:number]) for number, score in enumerate(scores)]
