"""The board of Pebbles, twin of engine/games/pebbles."""

from pathlib import Path

from app.boards.face import Face
from app.look.text import _


class PebblesFace(Face):
    name = "pebbles"
    place = 5
    colour = "#5E7F4C"

    def title(self) -> str:
        return _("Pebbles")

    def line(self) -> str:
        return _("The last one wins")

    @property
    def picture(self) -> Path:
        return Path(__file__).with_name("tile.jpg")


FACE = PebblesFace()
