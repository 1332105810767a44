"""The figures of the rules' small pictures that are drawn with lines: sheets, guess cards, the rack, the spiral."""

from collections.abc import Mapping

from kivy.graphics import Color, SmoothLine, SmoothRoundedRectangle
from kivy.metrics import Metrics, dp

from app.look import theme
from app.look.theme import Rgba
from app.rules_pages.figures import Clue, Guess, Rack, Secret, Sheet, Track
from app.rules_pages.painted_figures import CREAM, Figure, Painted
from app.rules_pages.sheet_drawings import DOODLES
from app.ui.badge import SeatBadge
from app.ui.picture import RoundPicture
from app.ui.shapes import white
from app.ui.signs import Sign
from app.ui.words import Words

GREY = theme.rgba("#B9B3AA")
"""The bottom line of a sheet."""

LISTS = "ABC"
WORDS = 7

FIRST, NEXT = 0.107, 0.1311
"""In the painted track: the middle of the first cell, and how far the next one is, as shares of its side."""


def slip(figure: Figure, colour: Rgba, x: float, y: float, wide: float, high: float, round_by: float) -> None:
    """A piece of paper inside a figure, with a fine edge; measured from the figure's lower left corner."""
    Color(*colour)
    SmoothRoundedRectangle(pos=(figure.x + x, figure.y + y), size=(wide, high), radius=[round_by])
    Color(*theme.paint.line)
    SmoothLine(rounded_rectangle=(figure.x + x, figure.y + y, wide, high, round_by), width=dp(0.8))


class SheetFigure(Figure):
    """A drawing in its seat's colour above the grey line."""

    def __init__(self, sheet: Sheet, tall: float) -> None:
        super().__init__(sheet, tall)
        self._sheet = sheet
        badge = SeatBadge(sheet.seat, tall * 0.24 / Metrics.density)
        badge.pos_hint = {"x": 0.02, "top": 0.98}
        self.add_widget(badge)
        if sheet.allowed is not None:
            sign, colour = ("check", theme.paint.leaf) if sheet.allowed else ("close", theme.paint.berry)
            self.add_widget(_mark(sign, colour, tall * 0.3, {"right": 0.99, "top": 0.99}))

    @staticmethod
    def share(sheet: Sheet) -> float:
        return 1.2

    def draw(self) -> None:
        wide, tall = self.size
        slip(self, theme.paint.paper, 0, 0, wide, tall, dp(7))
        Color(*GREY)
        line = max(dp(5), tall * 0.07)
        SmoothRoundedRectangle(pos=self.pos, size=(wide, line), radius=[0, 0, dp(7), dp(7)])
        Color(*theme.ink_on(theme.seat(self._sheet.seat).ink, theme.paint.paper))
        for stroke in DOODLES[self._sheet.drawing]:
            points = [
                place for x, y in stroke for place in (self.x + wide * x, self.y + line + (tall - line) * 0.96 * y)
            ]
            SmoothLine(points=points, width=max(dp(1.4), tall * 0.016), joint="round", cap="round")


def _mark(sign: str, colour: Rgba, side: float, place: dict[str, float]) -> Sign:
    mark = Sign(sign, colour=colour, size_hint=(None, None), size=(side, side), pos_hint=place)
    mark.font_size = side
    return mark


class GuessFigure(Figure):
    """A guess card in its seat's colour."""

    def __init__(self, guess: Guess, tall: float) -> None:
        super().__init__(guess, tall)
        look = theme.seat(guess.seat)
        self._colour = look.colour
        number = Words(str(guess.number), "title", look.on_colour, tight=True, font_size=tall * 0.34)
        number.pos_hint = {"center_x": 0.5, "center_y": 0.5}
        self.add_widget(number)
        if guess.right is not None:
            sign, colour = ("check", theme.paint.leaf) if guess.right else ("close", theme.paint.berry)
            self.add_widget(_mark(sign, colour, tall * 0.22, {"center_x": 0.5, "center_y": 0.1}))

    @staticmethod
    def share(guess: Guess) -> float:
        return 0.46

    def draw(self) -> None:
        wide, high = self.width, self.width * 1.36
        low, rim = (self.height - high) / 2, self.width * 0.06
        slip(self, CREAM, 0, low, wide, high, wide * 0.16)
        Color(*self._colour)
        SmoothRoundedRectangle(
            pos=(self.x + rim, self.y + low + rim), size=(wide - 2 * rim, high - 2 * rim), radius=[wide * 0.12]
        )


class SecretFigure(Figure):
    """A letter or number card, with its corner folded: nobody else looks."""

    def __init__(self, secret: Secret, tall: float) -> None:
        super().__init__(secret, tall)
        says = Words(secret.says, "title", theme.paint.ink, tight=True, font_size=tall * 0.34)
        says.pos_hint = {"center_x": 0.5, "center_y": 0.5}
        self.add_widget(says)

    @staticmethod
    def share(secret: Secret) -> float:
        return 0.46

    def draw(self) -> None:
        wide, high = self.width, self.width * 1.36
        slip(self, theme.paint.paper, 0, (self.height - high) / 2, wide, high, wide * 0.16)


class RackFigure(Figure):
    """Three lists side by side; the line that is meant is lit."""

    def __init__(self, rack: Rack, tall: float) -> None:
        super().__init__(rack, tall)
        self._rack = rack
        self._wide = self.width * 0.32
        for place, letter in enumerate(LISTS):
            label = Words(letter, "heading", theme.paint.ink, tight=True, font_size=tall * 0.21)
            label.pos_hint = {"x": (place * (self.width - self._wide) / 2 + tall * 0.05) / self.width, "top": 1}
            self.add_widget(label)

    @staticmethod
    def share(rack: Rack) -> float:
        return 2.1

    def draw(self) -> None:
        tall = self.height
        for place, letter in enumerate(LISTS):
            x = place * (self.width - self._wide) / 2
            slip(self, theme.paint.paper, x, 0, self._wide, tall, dp(7))
            for number in range(1, WORDS + 1):
                self._line(x, number, letter == self._rack.letter and number == self._rack.number)

    def _line(self, x: float, number: int, lit: bool) -> None:
        """A word that is too small to read; words differ in length."""
        tall, step = self.height, self.height * 0.104
        y = tall * 0.745 - step * (number - 1)
        if lit:
            Color(*theme.paint.amber)
            SmoothRoundedRectangle(
                pos=(self.x + x + tall * 0.02, self.y + y - step * 0.5),
                size=(self._wide - tall * 0.04, step),
                radius=[step * 0.4],
            )
        Color(*(theme.paint.on_amber if lit else GREY))
        length = self._wide * (0.48 + 0.3 * (number * 5 % 7) / 7)
        SmoothRoundedRectangle(
            pos=(self.x + x + tall * 0.06, self.y + y - step * 0.2), size=(length, step * 0.4), radius=[step * 0.2]
        )


class ClueFigure(Figure):
    """A few words on a strip of paper, written by hand."""

    def __init__(self, clue: Clue, tall: float) -> None:
        super().__init__(clue, tall)
        air = tall * 0.1
        words = Words(
            clue.words, "hand", theme.paint.ink, halign="center", size_hint_x=None, width=self.width - 2 * air
        )
        words.pos_hint = {"center_x": 0.5, "center_y": 0.5}
        self.add_widget(words)
        self._high = min(tall, words.height + 1.5 * air)

    @staticmethod
    def share(clue: Clue) -> float:
        return 1.7

    def draw(self) -> None:
        low = (self.height - self._high) / 2
        slip(self, theme.paint.paper, 0, low, self.width, self._high, dp(12))


class TrackFigure(Figure):
    """The painted spiral with the way to the box, and pawns on it."""

    def __init__(self, track: Track, tall: float) -> None:
        super().__init__(track, tall)
        self.add_widget(Way(track.cells, pos_hint={"x": 0, "y": 0}))
        side = tall * NEXT * 0.94
        for seat, cell in track.pawns:
            column, row = track.cells[cell]
            place = {"center_x": _share(column), "center_y": _share(row) + 0.012}
            self.add_widget(Painted("pawn", side * 1.12, theme.rgba("#FFFAF0"), pos_hint=place))
            self.add_widget(Painted("pawn", side * 0.94, theme.seat(seat).colour, pos_hint=place))

    @staticmethod
    def share(track: Track) -> float:
        return 1.0


class Way(RoundPicture):
    """The painted spiral; the way lies over the picture, under the pawns."""

    def __init__(self, cells: Mapping[int, tuple[int, int]], **rest: object) -> None:
        self._cells = cells
        super().__init__(theme.ASSETS / "table" / "track.jpg", theme.paint.table, (14,) * 4, **rest)

    def _place(self, *rest: object) -> None:
        super()._place(*rest)
        self.canvas.after.clear()
        with self.canvas.after:
            Color(*theme.faint(CREAM, 0.75))
            points = [
                place
                for column, row in self._cells.values()
                for place in (self.x + self.width * _share(column), self.y + self.height * _share(row))
            ]
            SmoothLine(points=points, width=max(dp(1.2), self.width * 0.006), joint="round", cap="round")
            white()


def _share(cell: int) -> float:
    """Where a column or a row of cells has its middle."""
    return FIRST + cell * NEXT
