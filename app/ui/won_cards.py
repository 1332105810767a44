"""The cards that somebody has won, side by side; a tap asks why they count."""

from collections.abc import Callable, Sequence
from pathlib import Path

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.look import theme
from app.ui.badge import SeatBadge
from app.ui.buttons import PressRow
from app.ui.picture import RoundPicture

CARD = (44, 66)
"""The size of a card in dp."""


class Gathered(PressRow):
    def __init__(
        self, colour: int, face: bytes | None, bot: bool, cards: Sequence[Path], press: Callable[[], None]
    ) -> None:
        super().__init__(
            press,
            colour=theme.paint.well,
            lift=0,
            round_by=16,
            padding=(theme.gap(1.25), theme.gap(0.5)),
            size_hint_y=None,
            height=dp(CARD[1]) + theme.gap(),
        )
        self.add_widget(SeatBadge(colour, 40, face, bot=bot, pos_hint={"center_y": 0.5}))
        self.add_widget(Row(cards))


class Row(Widget):
    """As far apart as there is room; later ones lie on earlier ones."""

    def __init__(self, cards: Sequence[Path]) -> None:
        super().__init__()
        for path in cards:
            card = RoundPicture(path, theme.paint.well, (6,) * 4, size_hint=(None, None))
            card.size = dp(CARD[0]), dp(CARD[1])
            self.add_widget(card)
        self.bind(pos=self._arrange, size=self._arrange)

    def _arrange(self, *_: object) -> None:
        cards = self.children[::-1]
        wide = dp(CARD[0])
        step = min(wide + theme.gap(0.5), (self.width - wide) / max(1, len(cards) - 1))
        for place, card in enumerate(cards):
            card.pos = self.x + place * step, self.center_y - card.height / 2
