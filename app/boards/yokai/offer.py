"""The sheet that offers a sketch's effect on the spot, each way with what it would bring."""

from collections.abc import Callable
from typing import Any

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.image import Image

from app import theme
from app.boards.yokai import telling
from app.boards.yokai.arrangement import Box
from app.pictures import pictures
from app.text import _
from app.widgets.buttons import PressRow
from app.widgets.paper import PaperColumn
from app.widgets.words import Words
from engine.games.yokai import Lay, View

ROW = 62
"""Height of a way in dp: two lines, and more than a finger."""


class Offer(PaperColumn):
    """One row for each way to lay the sketch; a touch elsewhere takes the sketch back."""

    def __init__(
        self, view: View, me: int, ways: list[Lay], chosen: Callable[[Lay], None], cancel: Callable[[], None]
    ) -> None:
        super().__init__(lift=16, round_by=20, size_hint=(None, None), spacing=theme.gap(0.75))
        for way in sorted(ways, key=lambda way: (not way.distract, way.summon is None)):
            self.add_widget(Way(way, telling.promise(view, me, way), lambda way=way: chosen(way)))
        self.add_widget(_take_back(cancel))

    def stand(self, place: Box, room: tuple[float, float]) -> None:
        """Beside the place, all of it on the screen."""
        rows = len(self.children)
        wide = min(dp(420), room[0] - theme.gap(2))
        row = min(dp(ROW), (room[1] - theme.gap(6)) / rows - theme.gap(0.75))
        for child in self.children:
            child.size_hint_y, child.height = None, max(dp(theme.TOUCH), row)
        high = sum(child.height for child in self.children) + theme.gap(0.75) * (rows - 1) + theme.gap(4)
        self.size = wide, high
        x = min(max(theme.gap(), place.center[0] - wide / 2), room[0] - wide - theme.gap())
        y = min(max(theme.gap(), place.y + place.h), room[1] - high - theme.gap())
        self.pos = x, y

    def on_touch_down(self, touch: Any) -> bool:
        return bool(super().on_touch_down(touch)) or self.collide_point(*touch.pos)


class Way(PressRow):
    """What one way is called, and what it would bring."""

    def __init__(self, way: Lay, promise: str, press: Callable[[], None]) -> None:
        super().__init__(press, lift=0, round_by=14, colour=theme.paint.well, padding=(theme.gap(1.5), theme.gap(0.5)))
        self.add_widget(_sign(way))
        lines = BoxLayout(orientation="vertical")
        for words, role, colour in (
            (telling.offer_title(way), "strong", theme.paint.ink),
            (promise, "note", theme.paint.soft_ink),
        ):
            line = Words(words, role, colour, lines=1)
            line.size_hint_y = 1
            lines.add_widget(line)
        self.add_widget(lines)


def _sign(way: Lay) -> Image:
    name = "summon" if way.summon else "distract" if way.distract else way.on
    image = Image(size_hint=(None, 1), width=dp(40), color=theme.faint(theme.paint.ink, 0))

    def arrived(texture: Any) -> None:
        image.texture, image.color = texture, theme.paint.ink

    pictures.ask(theme.ASSETS / "table" / f"sign-{name}.png", 128, arrived)
    return image


def _take_back(cancel: Callable[[], None]) -> PressRow:
    row = PressRow(cancel, lift=0, round_by=14, colour=theme.faint(theme.paint.well, 0))
    words = Words(_("Take the sketch back"), "strong", theme.paint.soft_ink, halign="center")
    words.size_hint_y = 1
    row.add_widget(words)
    return row
