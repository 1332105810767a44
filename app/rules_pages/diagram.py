"""A row of small figures and signs that shows what a rule means."""

from collections.abc import Sequence
from typing import Any

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look import theme
from app.rules_pages.drawn_figures import ClueFigure, GuessFigure, RackFigure, SecretFigure, SheetFigure, TrackFigure
from app.rules_pages.figures import Card, Clue, Die, Figure, Guess, Rack, Seat, Secret, Sheet, Step, Token, Track, Vote
from app.rules_pages.painted_figures import CardFigure, PieceFigure, SeatFigure, TokenFigure
from app.ui.words import Words

TALL = 130
"""The height of a row in dp, where there is room for it."""

LEAST = 92
"""A row that would be lower than this (dp) becomes two: what is written on the figures must stay readable."""

SIGN = 0.36
"""The width of an arrow, as a share of the height."""

STEP = 64
"""The height in dp of a figure before a line of words."""

MADE: dict[type, Any] = {  # each figure is made of its own kind of thing
    Card: CardFigure,
    Clue: ClueFigure,
    Die: PieceFigure,
    Guess: GuessFigure,
    Rack: RackFigure,
    Seat: SeatFigure,
    Secret: SecretFigure,
    Sheet: SheetFigure,
    Token: TokenFigure,
    Track: TrackFigure,
    Vote: PieceFigure,
}


def figure(item: Figure, tall: float) -> Widget:
    if isinstance(item, str):
        return Words(item, "title", halign="center", size_hint=(None, 1), width=tall * SIGN)
    made: Widget = MADE[type(item)](item, tall)
    return made


class Diagram(BoxLayout):
    """As high as its figures want to be where the width allows, lower or in two rows where it does not."""

    def __init__(self, items: Sequence[Figure], width: float, high: float = 1.0) -> None:
        between = theme.gap(0.75)
        rows = [list(items)]
        if _height(items, width, between) < dp(LEAST):
            rows = _halves(items)
        tall = min(dp(TALL) * high, *[_height(row, width, between) for row in rows])
        super().__init__(orientation="vertical", size_hint=(None, None), spacing=between)
        for row in rows:
            self.add_widget(_row(row, width, tall, between))
        self.size = width, tall * len(rows) + between * (len(rows) - 1)


def _row(items: Sequence[Figure], width: float, tall: float, between: float) -> BoxLayout:
    row = BoxLayout(size_hint=(None, None), size=(width, tall), spacing=between)
    row.add_widget(Widget())
    for item in items:
        row.add_widget(figure(item, tall))
    row.add_widget(Widget())
    return row


def _share(item: Figure) -> float:
    """How wide a figure is for each unit of height."""
    return SIGN if isinstance(item, str) else float(MADE[type(item)].share(item))


def _height(items: Sequence[Figure], width: float, between: float) -> float:
    """How high a row may be that is so wide."""
    return (width - between * (len(items) + 1)) / sum(_share(item) for item in items)


def _halves(items: Sequence[Figure]) -> list[list[Figure]]:
    """Two rows, as alike as can be, that part no sign from what it stands between, and no secret's two cards."""
    shares = [_share(item) for item in items]
    places = [
        place
        for place in range(1, len(items))
        if not isinstance(items[place], str | Secret) and not isinstance(items[place - 1], str)
    ]
    if not places:
        return [list(items)]
    best = min(places, key=lambda place: abs(sum(shares[:place]) - sum(shares[place:])))
    return [list(items[:best]), list(items[best:])]


class StepRow(BoxLayout):
    """A figure, and what it means."""

    def __init__(self, step: Step, width: float) -> None:
        tall = dp(STEP)
        sign = figure(step.figure, tall)
        super().__init__(size_hint=(None, None), width=width, spacing=theme.gap(1.5))
        self.add_widget(sign)
        words = Words(step.words, "text", size_hint_x=None, width=width - sign.width - self.spacing)
        self.height = max(tall * 0.7, words.height)
        sign.height = min(sign.height, self.height)
        words.size_hint_y = 1
        self.add_widget(words)
