"""The table in the night that boards lie on: planks with the lantern's light, and what stands on them in light ink."""

from collections.abc import Callable

from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.boards.stand import stand
from app.look import theme
from app.look.box import Box
from app.look.texture_cache import pictures
from app.look.theme import Rgba
from app.ui.buttons import SignButton, WordButton
from app.ui.name_plate import BotSign, NamePlate
from app.ui.shadow import soft_spot

STANDS_BACK = 0.8
"""How strong the light ink is of what may stand back: notes under names, rules beside the rack."""


class LamplitTable(Widget):
    """The painted night with the lantern's light in its middle."""

    def __init__(self, **rest: object) -> None:
        super().__init__(**rest)
        with self.canvas:
            self._tint = Color(*theme.paint.table)
            self._night = Rectangle()
            Color(*theme.faint(theme.paint.amber, 0.14))
            self._light = Rectangle(texture=soft_spot())
        self._asked = ""
        self.bind(pos=self._place, size=self._place)

    def _place(self, *_: object) -> None:
        self._night.pos, self._night.size = self.pos, self.size
        wide, high = self.width * 1.2, self.height * 1.2
        self._light.pos = self.x + (self.width - wide) / 2, self.y + (self.height - high) / 2
        self._light.size = wide, high
        held = "portrait" if self.height > self.width else "landscape"
        if held != self._asked and self.width > 1:
            self._asked = held
            pictures.ask(theme.ASSETS / "table" / f"night-{held}.jpg", self.width, self._arrive)

    def _arrive(self, texture: Texture) -> None:
        self._night.texture, self._tint.rgba = texture, (1, 1, 1, 1)


def light_ink(strength: float = 1.0) -> Rgba:
    """For what is written on the table itself."""
    return theme.faint(theme.paint.on_table, strength)


def quiet_ink() -> Rgba:
    return light_ink(STANDS_BACK)


def sign_on_table(sign: str, press: Callable[[], None], box: Box) -> SignButton:
    """A round button in the light ink, sunk into the table."""
    button = SignButton(sign, press, max(1.0, box.w) / dp(1), light_ink(0.16), light_ink())
    stand(button, box)
    return button


def words_on_table(sign: str, words: str, press: Callable[[], None], box: Box) -> SignButton | WordButton:
    """The same with its words, where there is room for them."""
    if box.w < 1.5 * box.h:
        return sign_on_table(sign, press, box)
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
