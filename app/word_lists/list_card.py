"""A word list on a card: its theme, and its seven words below."""

from collections.abc import Sequence

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look import theme
from app.ui.words import Words


def theme_and_words(title: str, words: Sequence[str], width: float) -> BoxLayout:
    """As tall as it must be."""
    column = BoxLayout(orientation="vertical", size_hint=(None, None), width=width, spacing=theme.gap(0.5))
    unbroken = [word.replace(" ", "\u00a0") for word in words]
    for line in (
        Words(title, "heading", size_hint_x=None, width=width),
        Words(", ".join(unbroken), "text", theme.paint.soft_ink, size_hint_x=None, width=width, line_height=1.1),
    ):
        column.add_widget(line)
    column.height = sum(line.height for line in column.children) + column.spacing
    return column


def side_by_side(cards: Sequence[Widget], columns: int) -> list[Widget]:
    """Rows of cards that are as tall as the tallest of their row."""
    rows = []
    for first in range(0, len(cards), columns):
        abreast = cards[first : first + columns]
        row = BoxLayout(size_hint_y=None, height=max(card.height for card in abreast), spacing=theme.gap(1.5))
        for card in abreast:
            card.size_hint_y = 1
            row.add_widget(card)
        for _gap in range(columns - len(abreast)):
            row.add_widget(Widget())
        rows.append(row)
    return rows
