"""The small things on the Pictomania board: guess cards, star tokens, the black sheep, a drawing that grows."""

from functools import lru_cache
from typing import NamedTuple

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.graphics import Quad, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty
from PIL import Image, ImageDraw

from app.look import sounds, theme
from app.look.box import Box
from app.ui.in_sight import Kept
from app.ui.ink import InkReplay
from app.ui.shapes import (
    FINE,
    RIM,
    bounds,
    bytes_of,
    disc_picture,
    lay_middle,
    marked_disc,
    rounded_picture,
    small,
    soft_picture,
    texture_of,
    tinted,
    turned,
    written,
)
from engine.ink import Drawing

LONG_CHUNK = 1.0
"""Seconds of drawing in one piece of ink from which it is drawn before one's eyes: a hand's pieces are far shorter."""


class Piece(Kept):
    """Something that changes its place on the table."""

    sound = ""
    """How it sounds when it moves."""

    def glide(self, box: Box, seconds: float) -> None:
        """From where it is to there; a way worth the name is heard."""
        Animation.cancel_all(self, "pos", "size")
        if self.sound and max(abs(box.x - self.x), abs(box.y - self.y)) > self.width / 2:
            sounds.play(self.sound)
        if seconds > 0 and (self.x, self.y, self.width, self.height) != (box.x, box.y, box.w, box.h):
            Animation(pos=(box.x, box.y), size=(box.w, box.h), d=seconds, t="out_cubic").start(self)
        else:
            self.pos, self.size = (box.x, box.y), (box.w, box.h)


class GuessCard(Piece):
    """A guess card in its owner's colour; face down it keeps its number to itself."""

    face_up = BooleanProperty(True)
    lit = BooleanProperty(False)
    own = BooleanProperty(False)
    """Whether it bears the number that its owner was dealt, which is nobody else's (P14)."""
    angle = NumericProperty(0.0)
    sound = "card"

    def __init__(self, number: int, colour: int, **rest: object) -> None:
        super().__init__(size_hint=(None, None), **rest)
        self.number, self._colour = number, colour
        self._shown: CardLook | None = None
        self._sharpen = Clock.create_trigger(lambda dt: self._paint(), STILL)
        self._picture = Quad()
        for name in ("pos", "size", "face_up", "lit", "own", "angle"):
            self.fbind(name, self._draw)
        self.bind(face_up=self._turned)

    def _turned(self, card: "GuessCard", face_up: bool) -> None:
        if face_up and self.parent is not None:
            sounds.play("turn")

    @property
    def _look(self) -> "CardLook":
        number = self.number if self.face_up else None
        size = max(2, round(self.width)), max(2, round(self.height))
        return CardLook(*size, theme.seat(self._colour), number, self.lit, self.own and self.face_up, theme.paint.night)

    def _draw(self, *_: object) -> None:
        if self.width < 2 or self.height < 2:
            return
        look, shown = self._look, self._shown
        if shown is None or look._replace(wide=0, high=0) != shown._replace(wide=0, high=0):
            self._paint()
        elif look != shown:  # it grows on its way: its picture is stretched until it lies still
            self._sharpen()
        self._picture.points = self._corners()

    def _corners(self) -> tuple[float, ...]:
        box = Box(self.x, self.y, self.width, self.height)
        return turned(box.inset(-self.width * SPREAD), self.angle, box.center)

    @property
    def seen_box(self) -> Box:
        """With its light."""
        return bounds(self._corners())

    def _paint(self) -> None:
        if self._shown is None:
            self.canvas.add(self._picture)
        self._shown = self._look
        self._picture.texture = _card(self._shown)


STILL = 0.15
"""Seconds after which a card that grew is painted in its new size."""

SPREAD = 0.24
"""How far a guess card's light is seen beyond it, in its widths."""


class CardLook(NamedTuple):
    """All that a guess card's picture depends on, in pixels; without a number it lies face down."""

    wide: int
    high: int
    seat: theme.SeatLook
    number: int | None
    lit: bool
    own: bool
    night: bool


@lru_cache(160)
def _card(look: CardLook) -> Texture:
    """In its owner's colour and a light rim, with the symbol, since no colour is safe for every eye."""
    w, h = look.wide, look.high
    air = round(w * SPREAD)
    picture = Image.new("RGBA", (w + 2 * air, h + 2 * air), (0, 0, 0, 0))
    middle = picture.width / 2, picture.height / 2
    spread = w * (0.2 if look.lit else 0.1)
    glow = theme.paint.amber if look.lit else theme.paint.shade
    soft = soft_picture((round(w + 2 * spread), round(h + 2 * spread)), round(spread * 2.2), glow)
    lay_middle(picture, soft, middle[0], middle[1] + spread * 0.2)
    rim, corner, on_colour = max(dp(1.5), w * 0.05), w * 0.14, look.seat.on_colour
    lay_middle(picture, rounded_picture((w, h), corner, RIM), *middle)
    inner = round(w - 2 * rim), round(h - 2 * rim)
    lay_middle(picture, rounded_picture(inner, corner * 0.8, look.seat.colour), *middle)
    if look.number is None:
        back = round(w - 5.2 * rim), round(h - 5.2 * rim)
        line = rounded_picture(back, corner * 0.6, theme.faint(on_colour, 0.5), max(dp(1.6), w * 0.04))
        lay_middle(picture, line, *middle)
        _lay_symbol(picture, look.seat, *middle, w * 0.5)
    else:
        lay_middle(picture, written(str(look.number), theme.DISPLAY, h * 0.5, on_colour), *middle)
        _lay_symbol(picture, look.seat, air + w * 0.22, air + w * 0.22, w * 0.26)
        if look.own:
            _cross_out(picture, h * 0.3, on_colour, max(dp(2.4), w * 0.06))
    return texture_of(picture)


def _lay_symbol(picture: Image.Image, seat: theme.SeatLook, x: float, y: float, side: float) -> None:
    lay_middle(picture, tinted(small(seat.symbol, max(1, round(side))), seat.on_colour), x, y)


def _cross_out(picture: Image.Image, radius: float, colour: theme.Rgba, wide: float) -> None:
    """A ring, and a line through it."""
    side = round(2 * radius + wide) * FINE
    sign = Image.new("RGBA", (side, side), (*bytes_of(colour)[:3], 0))
    draw, broad = ImageDraw.Draw(sign), round(wide * FINE)
    draw.ellipse((0, 0, side - 1, side - 1), None, bytes_of(colour), broad)
    low, high = side / 2 - radius * 0.7 * FINE, side / 2 + radius * 0.7 * FINE
    draw.line((low, high, high, low), bytes_of(colour), broad)
    lay_middle(picture, sign.reduce(FINE), picture.width / 2, picture.height / 2)


SYMBOL = 19
"""A token under so many dp has no room for its owner's symbol; it lies on its owner's sheet."""


class Token(Piece):
    """A star token: a drawer's own, or a black one."""

    sound = "token"

    def __init__(self, stars: int, colour: int | None = None, **rest: object) -> None:
        """In the colour of its owner; a black one belongs to nobody yet."""
        super().__init__(size_hint=(None, None), **rest)
        self.stars = stars
        self._seat = None if colour is None else theme.seat(colour)
        self._side = 0
        self._picture = Rectangle()
        self._sharpen = Clock.create_trigger(lambda dt: self._paint(), STILL)
        self.bind(pos=self._place, size=self._place)

    def _place(self, *_: object) -> None:
        if not self._side:
            self._paint()
        elif self._side != round(self.width):
            self._sharpen()
        box = self.seen_box
        self._picture.pos, self._picture.size = (box.x, box.y), (box.w, box.h)

    @property
    def seen_box(self) -> Box:
        """With its owner's disc."""
        return Box(self.x, self.y, self.width, self.height).inset(-self.width * OWNER_BESIDE)

    def _paint(self) -> None:
        if self.width < 2:
            return
        if not self._side:
            self.canvas.add(self._picture)
        self._side = round(self.width)
        self._picture.texture = _token(self.stars, self._seat, self._side)


OWNER_BESIDE = 0.2
"""How far the owner's disc may reach beyond a token, in its widths."""


@lru_cache(64)
def _token(stars: int, seat: theme.SeatLook | None, side: int) -> Texture:
    """The stars are holes: what shines through them is seen on the seat's colour."""
    whole = round(side * (1 + 2 * OWNER_BESIDE))
    picture = Image.new("RGBA", (whole, whole), (0, 0, 0, 0))
    middle = whole / 2, whole / 2
    ground, tint = (RIM, theme.rgba("#FFFFFF")) if seat is None else (seat.on_colour, seat.colour)
    lay_middle(picture, disc_picture(bytes_of(ground), max(1, round(side * 0.8))), *middle)
    name = f"token-black-{stars}.png" if seat is None else f"token-{stars}.png"
    lay_middle(picture, tinted(small(str(theme.ASSETS / "table" / name), side), tint), *middle)
    if seat is not None and side >= dp(SYMBOL):
        owner = round(max(dp(11), side * 0.36))
        disc = marked_disc(owner, seat.colour, seat.on_colour, seat.symbol, owner * 0.07, 0.56)
        edge = whole / 2 + side / 2
        lay_middle(picture, disc, edge - owner / 2, edge - owner / 2)
    return texture_of(picture)


WOOL = (
    (0.30, 0.42, 0.2),
    (0.30, 0.60, 0.19),
    (0.46, 0.68, 0.21),
    (0.62, 0.62, 0.2),
    (0.62, 0.42, 0.2),
    (0.46, 0.5, 0.27),
)
"""Tufts: their middles in the sheep's height, and how large they are."""


class BlackSheep(Piece):
    """Drawn as wide as 1.3 times its height; it looks to the right."""

    def __init__(self, **rest: object) -> None:
        super().__init__(size_hint=(None, None), **rest)
        with self.canvas:
            self._picture = Rectangle(texture=_sheep(round(dp(SHEEP))))
        self.bind(pos=self._place, size=self._place)

    def _place(self, *_: object) -> None:
        self._picture.pos, self._picture.size = self.pos, (self.height * SHEEP_WIDE, self.height)


SHEEP, SHEEP_WIDE = 96, 1.3
"""As high (dp) as the sheep is painted, and its width in its heights."""


@lru_cache(2)
def _sheep(high: int) -> Texture:
    unit = high * FINE
    picture = Image.new("RGBA", (round(unit * SHEEP_WIDE), unit), (0, 0, 0, 0))
    draw = ImageDraw.Draw(picture)

    def part(x: float, y: float, wide: float, tall: float, colour: theme.Rgba, leg: bool = False) -> None:
        """Its middle and half its size, in parts of the sheep's height."""
        box = [unit * place for place in (x - wide, 1 - y - tall, x + wide, 1 - y + tall)]
        if leg:
            draw.rounded_rectangle(box, unit * 0.05, bytes_of(colour))
        else:
            draw.ellipse(box, bytes_of(colour))

    for grow, colour in ((0.05, RIM), (0.0, theme.rgba("#33353D"))):
        for x in (0.34, 0.56):
            part(x, 0.16, 0.05 + grow, 0.18 + grow, colour, leg=True)
        for x, y, size in WOOL:
            part(x, y, size + grow, size + grow, colour)
        part(0.88, 0.6, 0.17 + grow, 0.14 + grow, colour)
        part(0.76, 0.74, 0.11 + grow, 0.06 + grow, colour)
    part(0.9, 0.64, 0.035, 0.035, RIM)
    return texture_of(picture.reduce(FINE))


class GrowingInk(InkReplay):
    """Somebody's drawing.  What comes in one long piece, as from a bot, is drawn before one's eyes."""

    def __init__(self, log: bytes = b"", **rest: object) -> None:
        super().__init__(b"", **rest)
        self._log = log
        self.show(Drawing.from_log(log))  # at once: the next piece may come before the next frame

    def take(self, ink: bytes) -> None:
        """The next piece."""
        before, self._log = self._log, self._log + ink
        if theme.motion() and (self.playing or self._is_long(ink)):
            at = self.position
            self.open(self._log)
            self.position, self.playing = at, True
        else:
            if self.drawing is self._replay.drawing:  # a film does not grow
                self.show(Drawing.from_log(before))
            self.add(ink)

    def _is_long(self, ink: bytes) -> bool:
        return self._log == ink and InkReplay(ink).length > LONG_CHUNK
