"""The small things on the Dixit board: vote tokens, who has the tablet."""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.graphics import Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.uix.widget import Widget
from PIL import Image

from app.boards.stand import stand
from app.look import theme
from app.look.box import Box
from app.look.image_decoding import paper
from app.look.theme import Rgba
from app.ui.buttons import PressPaper
from app.ui.fitted_text import fitting
from app.ui.lettering import Lettering
from app.ui.name_plate import NamePlate
from app.ui.shapes import (
    RIM,
    bytes_of,
    disc,
    disc_picture,
    lay_middle,
    marked_disc,
    small,
    spot_picture,
    texture_of,
    tinted,
)
from engine.seats import Seat


class PartyVote(NamedTuple):
    """What a token of party says: in a colour and in a shape, since green and red are one to some eyes."""

    colour: Rgba
    shape: str
    angle: float


GREEN = PartyVote(theme.rgba("#3E8A52"), str(theme.ASSETS / "table" / "seat-06.png"), 0)
"""A heart."""

RED = PartyVote(theme.rgba("#C23A3F"), str(theme.ASSETS / "table" / "seat-04.png"), 45)
"""A cross."""


class VoteToken(Widget):
    """A vote in its seat's colour with its symbol; in party a green heart or a red cross, and small whose it is."""

    def __init__(self, seat: int, party: PartyVote | None = None, **rest: object) -> None:
        super().__init__(size_hint=(None, None), **rest)
        self._look, self._party = theme.seat(seat), party
        self._shown: tuple[int, bool] = 0, False
        self._picture = Rectangle()
        self._sharpen = Clock.create_trigger(lambda dt: self._paint(), STILL)
        self.glow = 0.0
        self.bind(pos=self._draw, size=self._draw)

    def light(self, lit: bool) -> None:
        self.glow = 1.0 if lit else 0.0
        self._draw()

    def glide(self, box: Box, seconds: float) -> None:
        Animation.cancel_all(self)
        if seconds > 0:
            Animation(pos=(box.x, box.y), size=(box.w, box.h), d=seconds, t="out_cubic").start(self)
        else:
            self.pos, self.size = (box.x, box.y), (box.w, box.h)

    def _draw(self, *_: object) -> None:
        if self.width < 2:
            return
        side, lit = self._shown
        if not side or lit != (self.glow > 0):
            self._paint()
        elif side != round(self.width):  # stretched on its way, until it lies still
            self._sharpen()
        by = self.width * AROUND
        self._picture.pos, self._picture.size = (self.x - by, self.y - by), (self.width + 2 * by,) * 2

    def _paint(self) -> None:
        if not self._shown[0]:
            self.canvas.add(self._picture)
        self._shown = round(self.width), self.glow > 0
        shades = theme.paint.amber if self.glow > 0 else theme.paint.shade
        self._picture.texture = _token(self._look, self._party, *self._shown, shades)


STILL = 0.15
"""Seconds after which a token that grew is painted in its new size."""

AROUND = 0.55
"""How far its light is seen beyond it, in its widths."""

VOTE = str(theme.ASSETS / "table" / "vote.png")


@lru_cache(96)
def _token(look: theme.SeatLook, party: PartyVote | None, side: int, lit: bool, shades: Rgba) -> Texture:
    whole = round(side * (1 + 2 * AROUND))
    picture = Image.new("RGBA", (whole, whole), (0, 0, 0, 0))
    middle = whole / 2, whole / 2
    wide, lower = (round(side * 2.1), 0.0) if lit else (round(side * 1.5), side * 0.07)
    lay_middle(picture, spot_picture(wide, shades), middle[0], middle[1] + lower)
    lay_middle(picture, disc_picture(bytes_of(RIM), max(1, round(side * 0.88))), *middle)
    colour = party.colour if party else look.colour
    lay_middle(picture, tinted(small(VOTE, side), colour), *middle)
    shape, angle, share = (party.shape, party.angle, 0.4) if party else (look.symbol, 0.0, 0.42)
    mark = tinted(small(shape, max(1, round(side * share))), theme.on(colour))
    lay_middle(picture, mark.rotate(angle, Image.Resampling.BICUBIC, expand=True) if angle else mark, *middle)
    if party:
        owner = max(1, round(side * 0.42))
        whose = marked_disc(owner, look.colour, look.on_colour, look.symbol, owner * 0.08, 0.52)
        lay_middle(picture, whose, middle[0] + side * 0.32, middle[1] + side * 0.32)
    return texture_of(picture)


class CardNumber(Lettering):
    """The number of a card as it is written on the small one; here beside it, where it hides nothing."""

    def __init__(self, number: int) -> None:
        super().__init__(text=str(number), font_name=theme.DISPLAY, color=theme.LIGHT.ink)
        with self.canvas.before:
            self._disc = Rectangle()
        self.bind(pos=self._place, size=self._place)

    def _place(self, *_: object) -> None:
        self._disc.texture = disc((*paper(theme.paint.night), 255), max(1, round(self.width)))
        self._disc.pos, self._disc.size = self.pos, self.size
        self.font_size = self.height * 0.56


# Players ------------------------------------------------------------------------------------------------------------


class Plate(PressPaper):
    """Who has the tablet, how far it is, and their points; a tap says where those come from."""

    def __init__(
        self, box: Box, seat: Seat, face: bytes | None, note: str, short: str, press: Callable[[], None]
    ) -> None:
        """``short`` says the most needful of the note, for where there is no room for all of it."""
        super().__init__(press, lift=0, round_by=18, colour=theme.faint(theme.paint.table, 0.6))
        stand(self, box)
        side = box.h * 0.86
        badge = Box(box.x + dp(3), box.y + (box.h - side) / 2, side, side)
        left = badge.right + theme.gap()
        words, ink = Box(left, box.y, box.right - left - theme.gap(0.5), box.h), theme.paint.on_table
        plate = NamePlate(badge, words, (ink, ink))
        plate.show(seat, [fitting([note, short], "note", words.w * 1.1)], face=face)
        self.add_widget(plate)
