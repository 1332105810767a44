"""The pictures of cards, and what is drawn on a card whose picture this device does not have."""

from functools import cache
from hashlib import sha256
from pathlib import Path

from kivy.graphics import Color, SmoothEllipse, SmoothRoundedRectangle, Triangle
from kivy.graphics.instructions import InstructionGroup

from app.look import theme
from app.own_cards.card_files import own_picture
from app.ui.card import Card
from engine.decks.pictures import SHIPPED, DeckRefused, shipped_deck

BACK = str(theme.ASSETS / "table" / "back.jpg")

WASHES = ("#7F9CC4", "#C98F7A", "#8DB38B", "#B79CC9", "#D2B36C", "#7FB0B5")
"""Of which a stand-in takes two."""


@cache
def _ours() -> dict[str, Path]:
    """The files of our own deck that are here."""
    deck = shipped_deck()
    if isinstance(deck, DeckRefused):
        return {}
    files = {id: SHIPPED / picture.file for id, picture in deck.items()}
    return {id: path for id, path in files.items() if path.is_file()}


def picture_of(id: str) -> Path | None:
    """The file of a picture, if there is one here."""
    return _ours().get(id) or own_picture(id)


class PictureCard(Card):
    """A card by the id of its picture; no id is a card seen from behind."""

    def __init__(self, id: str | None, sector: int = 0) -> None:
        super().__init__(size_hint=(None, None))
        self.face_up, self.back, self.number = id is not None, BACK, str(sector) if sector else ""
        self.id = id
        path = None if id is None else picture_of(id)
        self.picture = "" if path is None else str(path)
        self._drawn: InstructionGroup | None = None
        if id is not None and path is None:
            self._drawn = InstructionGroup()
            self.canvas.insert(self.canvas.indexof(self._badge_colour), self._drawn)
            self.bind(pos=self._draw_stand_in, size=self._draw_stand_in)

    def _draw_stand_in(self, *_: object) -> None:
        """Two hills under a moon: always the same for an id, and hardly twice alike."""
        if self._drawn is None or self.id is None:
            return
        lot = sha256(self.id.encode()).digest()
        sky, hill = theme.rgba(WASHES[lot[0] % 6]), theme.rgba(WASHES[(lot[0] + 1 + lot[1] % 5) % 6])
        rim = self.width * 0.06
        x, y, wide, high = self.x + rim, self.y + rim, self.width - 2 * rim, self.height - 2 * rim
        moon = wide * (0.2 + 0.2 * lot[2] / 255)
        at = x + (wide - moon) * lot[3] / 255, y + high * (0.55 + 0.2 * lot[4] / 255)
        self._drawn.clear()
        for instruction in (
            Color(*sky),
            SmoothRoundedRectangle(pos=(x, y), size=(wide, high), radius=[wide * 0.06]),
            Color(*theme.rgba("#FFF3D0")),
            SmoothEllipse(pos=at, size=(moon, moon)),
            Color(*hill),
            Triangle(points=(x, y, x + wide, y, x + wide * lot[5] / 255, y + high * 0.5)),
            Color(*theme.mixed(hill, theme.LIGHT.ink, 0.3)),
            Triangle(points=(x, y, x + wide, y, x + wide * lot[6] / 255, y + high * 0.32)),
        ):
            self._drawn.add(instruction)
