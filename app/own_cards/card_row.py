"""Cards of a deck side by side on a wall; a press looks at one closely."""

from collections.abc import Callable
from pathlib import Path

from kivy.clock import Clock
from kivy.graphics import InstructionGroup, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp

from app.look import theme
from app.look.texture_cache import Wish, pictures
from app.ui.buttons import PressPaper
from app.ui.virtual_list import WallRow
from engine.decks.own_pictures import CARD

LEAST = 104
"""The least width of a card, in dp: three side by side on a phone."""

SHAPE = CARD[1] / CARD[0]


class SmallCard(PressPaper):
    """``show`` puts another picture on it; one that is not here is blank paper."""

    def __init__(self, path_of: Callable[[str], Path | None], press: Callable[[str], None]) -> None:
        super().__init__(lambda: press(self.picture), lift=6, round_by=8)
        self.picture = ""
        self._path_of = path_of
        self._wish: Wish | None = None
        self._asked: tuple[float, float] = (0.0, 0.0)
        self._ask_soon = Clock.create_trigger(self._ask, -1)
        self._face, self._over = Rectangle(), InstructionGroup()
        self.canvas.add(self._over)
        self.bind(pos=self._place, size=self._place)

    @property
    def painted(self) -> bool:
        return bool(self._over.children)

    def show(self, picture: str) -> None:
        if picture == self.picture:
            return
        self.rest()
        self.picture = picture
        self._ask()

    def _ask(self, *_: object) -> None:
        """As large as the card is now: a wall may hang it before it knows its own width."""
        path = self._path_of(self.picture) if self.picture else None
        self._drop()
        if path is not None:
            self._asked = self.width, self.height
            self._wish = pictures.ask(path, self.width, self._take, card=True, height=self.height, by=self)

    def _drop(self) -> None:
        if self._wish is not None:
            self._wish.drop()

    def rest(self) -> None:
        self._drop()
        self._over.clear()
        self.picture, self._wish, self._face.texture = "", None, None

    def _take(self, texture: Texture) -> None:
        self._face.texture = texture
        self._over.clear()
        self._over.add(self._face)

    def _place(self, *_: object) -> None:
        self._face.pos, self._face.size = self.pos, self.size
        if self.picture and self._asked != (self.width, self.height):
            self._ask_soon()


class CardRow(WallRow):
    """``show`` lays other cards on it."""

    def __init__(self, columns: int, path_of: Callable[[str], Path | None], press: Callable[[str], None]) -> None:
        super().__init__([SmallCard(path_of, press) for _ in range(columns)])


def columns_in(width: float) -> int:
    return max(2, min(7, int(width // dp(LEAST + 40))))


def height_for(width: float, columns: int) -> float:
    return (width - theme.gap(1.5) * columns) / columns * SHAPE
