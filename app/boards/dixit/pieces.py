"""The small things on the Dixit board: vote tokens, who has the tablet."""

from collections.abc import Callable
from typing import NamedTuple

from kivy.animation import Animation
from kivy.graphics import (
    Color,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Rotate,
    SmoothEllipse,
)
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from app.boards.stand import stand
from app.look import theme
from app.look.box import Box
from app.look.texture_cache import pictures
from app.look.theme import Rgba
from app.ui.badge import symbol
from app.ui.buttons import PressPaper
from app.ui.fitted_text import fitting
from app.ui.name_plate import NamePlate
from app.ui.shadow import soft_spot
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
        self._look = theme.seat(seat)
        self._party = party
        self._colour = party.colour if party else self._look.colour
        self._ring: Widget | None = None
        self.glow = 0.0
        self.bind(pos=self._draw, size=self._draw)
        pictures.ask(theme.ASSETS / "table" / "vote.png", 128, self._arrive)

    def _arrive(self, texture: Texture) -> None:
        self._ring = texture
        self._draw()

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
        x, y, side = self.x, self.y, self.width
        if side < 2:
            return
        self.canvas.clear()
        with self.canvas:
            lit = self.glow > 0
            wide, lower = (side * 2.1, 0.0) if lit else (side * 1.5, side * 0.07)
            Color(*(theme.paint.amber if lit else theme.paint.shade))
            corner = x + (side - wide) / 2, y + (side - wide) / 2 - lower
            Rectangle(texture=soft_spot(), pos=corner, size=(wide, wide))
            Color(*theme.rgba("#FFFAF0"))
            air = side * 0.06
            SmoothEllipse(pos=(x + air, y + air), size=(side - 2 * air, side - 2 * air))
            if self._ring is not None:
                Color(*self._colour)
                Rectangle(texture=self._ring, pos=(x, y), size=(side, side))
            if self._party is None:
                _mark(self._look.symbol, 0, theme.on(self._colour), x + side / 2, y + side / 2, side * 0.42)
            else:
                light, middle = theme.on(self._colour), (x + side / 2, y + side / 2)
                _mark(self._party.shape, self._party.angle, light, *middle, side * 0.4)
                self._draw_owner(x + side * 0.82, y + side * 0.18, side * 0.42)

    def _draw_owner(self, x: float, y: float, side: float) -> None:
        """A small disc with the seat's symbol, its middle at that point."""
        for colour, share in ((theme.rgba("#FFFAF0"), 1.0), (self._look.colour, 0.84)):
            wide = side * share
            Color(*colour)
            SmoothEllipse(pos=(x - wide / 2, y - wide / 2), size=(wide, wide))
        _mark(self._look.symbol, 0, self._look.on_colour, x, y, side * 0.52)


def _mark(shape: str, angle: float, colour: Rgba, x: float, y: float, side: float) -> None:
    """A shape in the canvas that is being filled, its middle at that point."""
    PushMatrix()
    Rotate(angle=angle, origin=(x, y))
    Color(*colour)
    Rectangle(texture=symbol(shape, max(1, round(side))), pos=(x - side / 2, y - side / 2), size=(side, side))
    PopMatrix()


class CardNumber(Label):
    """The number of a card as it is written on the small one; here beside it, where it hides nothing."""

    def __init__(self, number: int) -> None:
        super().__init__(text=str(number), font_name=theme.DISPLAY, color=theme.LIGHT.ink)
        with self.canvas.before:
            Color(*theme.LIGHT.sheet)
            self._disc = SmoothEllipse()
        self.bind(pos=self._place, size=self._place)

    def _place(self, *_: object) -> None:
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
