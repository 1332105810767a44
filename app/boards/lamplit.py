"""The table in the night that boards lie on: planks with the lantern's light, and what stands on them in light ink."""

from collections.abc import Callable

from kivy.graphics import Canvas, Color, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp

from app.boards.stand import stand
from app.look import theme
from app.look.box import Box
from app.look.texture_cache import pictures
from app.look.theme import Rgba
from app.ui.buttons import SignButton, WordButton
from app.ui.name_plate import BotSign, NamePlate
from app.ui.shadow import soft_spot
from app.ui.shapes import WHITE, white
from app.ui.still_picture import Ground

STANDS_BACK = 0.88
"""How strong the light ink is of what may stand back: notes under names, rules beside the rack."""

DIM, LANTERN = 0.35, 0.1
"""How much of the table's dark lies over the painted night, and how bright the lantern is above it, where words stand
anywhere on it."""


class NightTable(Ground):
    """The painted night, and the light of a lantern that hangs where it is told to."""

    def spread(self, board: Box, light: Box, strength: float, dim: float = 0.0) -> Canvas:
        """Over the whole board, with that light; what is to lie flat on it is drawn on the canvas that it gives."""
        canvas = self.begin(board)
        with canvas:
            tint = Color(*theme.paint.table)
            night = Rectangle(pos=(board.x, board.y), size=(board.w, board.h))
            if dim:
                Color(*theme.faint(theme.paint.table, dim))
                Rectangle(pos=(board.x, board.y), size=(board.w, board.h))
            Color(*theme.faint(theme.paint.amber, strength))
            Rectangle(texture=soft_spot(), pos=(light.x, light.y), size=(light.w, light.h))
            white()

        def arrived(texture: Texture) -> None:
            night.texture, tint.rgba = texture, WHITE

        held = "portrait" if board.h > board.w else "landscape"
        pictures.ask(theme.ASSETS / "table" / f"night-{held}.jpg", board.w, arrived)
        return canvas


class LamplitTable(NightTable):
    """As large as it is laid out, lit in its middle."""

    def __init__(self, **rest: object) -> None:
        super().__init__(**rest)
        self._spread_for: Box | None = None
        self.bind(pos=self._place, size=self._place)

    def _place(self, *_: object) -> None:
        box = Box(*self.pos, *self.size)
        if box.w > 1 and box != self._spread_for:
            self._spread_for = box
            light = Box(box.x - 0.1 * box.w, box.y - 0.1 * box.h, 1.2 * box.w, 1.2 * box.h)
            self.spread(box, light, LANTERN, DIM)


def light_ink(strength: float = 1.0) -> Rgba:
    """For what is written on the table itself."""
    return theme.faint(theme.paint.on_table, strength)


def quiet_ink() -> Rgba:
    return light_ink(STANDS_BACK)


def sign_on_table(sign: str, press: Callable[[], None], box: Box, says: str = "") -> SignButton:
    """A round button in the light ink, sunk into the table."""
    button = SignButton(sign, press, max(1.0, box.w) / dp(1), light_ink(0.16), light_ink(), says=says)
    stand(button, box)
    return button


def words_on_table(sign: str, words: str, press: Callable[[], None], box: Box) -> SignButton | WordButton:
    """The same with its words, where there is room for them."""
    if box.w < 1.5 * box.h:
        return sign_on_table(sign, press, box, words)
    button = WordButton(words, press, "table", sign, role="note", air=1, width=box.w, height=box.h)
    stand(button, box)
    button.fit()
    return button


def plate_on_table(box: Box, share: float = 0.92, bot_sign: BotSign = "badge") -> NamePlate:
    """Badge, name and note in the light ink; the badge takes that share of the height."""
    side = min(box.h * share, max(1.0, box.w))
    badge = Box(box.x, box.y + (box.h - side) / 2, side, side)
    left = badge.right + theme.gap()
    return NamePlate(badge, Box(left, box.y, box.right - left, box.h), (light_ink(), quiet_ink()), bot_sign=bot_sign)
