"""How the scores grew, round by round: one line for each seat, in its colour."""

from collections.abc import Sequence

from kivy.graphics import Color, Line, Rectangle, SmoothEllipse, SmoothLine
from kivy.graphics.texture import Texture
from kivy.metrics import dp

from app.look import text, theme
from app.ui.badge import symbol
from app.ui.still_picture import StillLayout
from app.ui.writing import Writing
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


END, SMALLEST_END = 26, 13
"""The width in dp of the symbol at the end of a line, and how small it may be where many end together."""

MOST_OF_IT = 0.45
"""How much of the plot's width the symbols may take."""


class ScorePlot(StillLayout):
    def __init__(self, why: Sequence[WhyLine], colours: Sequence[int], **rest: object) -> None:
        super().__init__(**rest)
        self._courses = courses(why, len(colours))
        self._colours = colours

    def draw(self) -> None:
        if self.width < dp(40) or self.height < dp(40):
            return
        scores = [score for course in self._courses for _, score in course]
        low = min(0, *scores)
        high = max(low + 1, 0, *scores)
        first, last = self._courses[0][0][0], max(self._courses[0][-1][0], self._courses[0][0][0] + 1)
        numbers = max(self._number(high).width, self._number(low).width) + theme.gap()
        last_scores = [course[-1][1] for course in self._courses]
        side = dp(END)
        while True:
            tall = self.height - side
            ends = side_by_side(last_scores, side * (high - low) / tall)
            if side * (max(ends) + 1) <= MOST_OF_IT * self.width or side <= dp(SMALLEST_END):
                break
            side *= 0.9
        bottom = self.y + side / 2
        left, wide = self.x + numbers, self.width - numbers - side * (0.5 + max(ends))

        def place(at: int, score: int) -> tuple[float, float]:
            return left + wide * (at - first) / (last - first), bottom + tall * (score - low) / (high - low)

        for score in apart((low, high, 0, round((high + low) / 2)), theme.size_of("note") * (high - low) / tall):
            self._rule(score, left, left + wide, place(first, score)[1])
        for number, course in enumerate(self._courses):
            ink = theme.ink_on(theme.seat(self._colours[number]).ink, theme.paint.sheet)
            self._course(ink, [place(*point) for point in course], number)
        for number, course in enumerate(self._courses):
            x, y = place(*course[-1])
            self._end(theme.seat(self._colours[number]), x + side * ends[number], y, side)

    def _rule(self, score: int, left: float, right: float, y: float) -> None:
        Color(*theme.paint.line)
        Line(points=(left, y, right, y), width=1)
        number = self._number(score)
        Color(*theme.paint.soft_ink)
        Rectangle(texture=number, pos=(left - number.width - theme.gap(0.75), y - number.height / 2), size=number.size)

    def _number(self, score: int) -> Texture:
        writing = Writing(text=text.plain(score), font_name=theme.TEXT_BOLD, font_size=theme.size_of("note"))
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

    def _end(self, look: theme.SeatLook, x: float, y: float, whole: float) -> None:
        """The seat's symbol at the end of its line, since no colour is safe for every eye."""
        for colour, share in ((theme.paint.sheet, 1.0), (look.colour, 0.86)):
            side = whole * share
            Color(*colour)
            SmoothEllipse(pos=(x - side / 2, y - side / 2), size=(side, side))
        wide = whole * 0.5
        Color(*look.on_colour)
        Rectangle(texture=symbol(look.symbol, round(wide)), pos=(x - wide / 2, y - wide / 2), size=(wide, wide))


def side_by_side(scores: Sequence[int], least: float) -> list[int]:
    """Those that are less than so far apart stand in a row: for each score the first place in it that is free."""
    places: list[int] = []
    for number, score in enumerate(scores):
        taken = {places[other] for other in range(number) if abs(scores[other] - score) < least}
        places.append(next(place for place in range(number + 1) if place not in taken))
    return places


def apart(scores: Sequence[int], least: float) -> list[int]:
    """Those of the scores that are at least so far from all before them: their numbers do not lie on each other."""
    kept: list[int] = []
    for score in scores:
        if all(abs(score - other) >= least for other in kept):
            kept.append(score)
    return kept
