"""A row of small cards and signs that shows what a rule means."""

from collections.abc import Sequence

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from app import theme
from app.rulebook import Pic
from app.widgets.picture import RoundPicture
from app.widgets.words import Words

SMALL = 0.78
"""A sketch beside a portrait."""

SIGN = 0.36
"""The width of an arrow, as a share of the height."""


class Diagram(BoxLayout):
    """As high as ``height`` where the width allows, lower where it does not."""

    def __init__(self, items: Sequence[Pic | str], width: float, height: float) -> None:
        share = sum(SIGN if isinstance(item, str) else _share(item) for item in items)
        between = theme.gap(0.75)
        tall = min(height, (width - between * (len(items) + 1)) / share)
        super().__init__(size_hint=(None, None), size=(width, tall), spacing=between)
        self.add_widget(Widget())
        for item in items:
            if isinstance(item, str):
                sign = Words(item, "title", halign="center", size_hint=(None, 1), width=tall * SIGN)
                self.add_widget(sign)
            else:
                self.add_widget(_Card(item, tall * (SMALL if item.small else 1)))
        self.add_widget(Widget())


def _share(pic: Pic) -> float:
    return 2 / 3 * (SMALL if pic.small else 1)


class _Card(FloatLayout):
    def __init__(self, pic: Pic, tall: float) -> None:
        super().__init__(size_hint=(None, None), size=(tall * 2 / 3, tall), pos_hint={"center_y": 0.5})
        round_by = 8
        self.add_widget(
            RoundPicture(theme.ASSETS / pic.file, theme.paint.well, (round_by,) * 4, pos_hint={"x": 0, "y": 0})
        )
        if pic.number:
            number = Words(
                pic.number,
                "title",
                theme.rgba("#FFF9EE"),
                tight=True,
                font_size=tall * 0.26,
                outline_width=dp(1.5),
                outline_color=theme.rgba("#1B2233")[:3],
                pos_hint={"x": 0.08, "top": 0.98},
            )
            self.add_widget(number)
