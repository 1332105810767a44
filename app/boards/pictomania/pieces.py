"""The small things on the Pictomania board: guess cards, star tokens, the black sheep, a drawing that grows."""

from kivy.animation import Animation
from kivy.core.text import Label as Writing
from kivy.graphics import (
    BorderImage,
    Color,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Rotate,
    SmoothEllipse,
    SmoothLine,
    SmoothRoundedRectangle,
)
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.widget import Widget

from app.look import sounds, theme
from app.look.box import Box
from app.look.texture_cache import pictures
from app.ui.badge import symbol
from app.ui.ink import InkReplay
from app.ui.shadow import EDGE, soft_edge
from engine.ink import Drawing

LONG_CHUNK = 1.0
"""Seconds of drawing in one piece of ink from which it is drawn before one's eyes: a hand's pieces are far shorter."""


class Piece(Widget):
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
        self.number = number
        self._look = theme.seat(colour)
        for name in ("pos", "size", "face_up", "lit", "own", "angle"):
            self.fbind(name, self._draw)
        self.bind(face_up=self._turned)

    def _turned(self, card: "GuessCard", face_up: bool) -> None:
        if face_up and self.parent is not None:
            sounds.play("turn")

    def _draw(self, *_: object) -> None:
        x, y, w, h = self.x, self.y, self.width, self.height
        if w < 2 or h < 2:
            return
        rim, corner = max(dp(1.5), w * 0.05), w * 0.14
        self.canvas.clear()
        with self.canvas:
            PushMatrix()
            Rotate(angle=self.angle, origin=(x + w / 2, y + h / 2))
            Color(*(theme.paint.amber if self.lit else theme.paint.shade))
            spread = w * (0.2 if self.lit else 0.1)
            place = {"pos": (x - spread, y - spread * 1.2), "size": (w + 2 * spread, h + 2 * spread)}
            edge = (spread * 2.2,) * 4
            BorderImage(texture=soft_edge(), border=(EDGE,) * 4, display_border=edge, **place)
            Color(*theme.rgba("#FFFAF0"))
            SmoothRoundedRectangle(pos=(x, y), size=(w, h), radius=[corner])
            Color(*self._look.colour)
            inner = (x + rim, y + rim), (w - 2 * rim, h - 2 * rim)
            SmoothRoundedRectangle(pos=inner[0], size=inner[1], radius=[corner * 0.8])
            if self.face_up:
                self._draw_number(x, y, w, h)
            else:
                Color(*theme.faint(self._look.on_colour, 0.5))
                lines = (x + 2.6 * rim, y + 2.6 * rim, w - 5.2 * rim, h - 5.2 * rim, corner * 0.6)
                SmoothLine(rounded_rectangle=lines, width=max(dp(0.8), w * 0.02))
                self._draw_symbol(x + w / 2, y + h / 2, w * 0.5)
            PopMatrix()

    def _draw_symbol(self, x: float, y: float, side: float) -> None:
        """Whose it is, since no colour is safe for every eye."""
        Color(*self._look.on_colour)
        texture = symbol(self._look.symbol, max(1, round(side)))
        Rectangle(texture=texture, pos=(x - side / 2, y - side / 2), size=(side, side))

    def _draw_number(self, x: float, y: float, w: float, h: float) -> None:
        writing = Writing(str(self.number), font_size=h * 0.5, font_name=theme.DISPLAY, color=self._look.on_colour)
        writing.refresh()
        texture = writing.texture
        Color(1, 1, 1, 1)
        Rectangle(texture=texture, size=texture.size, pos=(x + (w - texture.width) / 2, y + (h - texture.height) / 2))
        self._draw_symbol(x + w * 0.22, y + h - w * 0.22, w * 0.26)
        if self.own:
            Color(*self._look.on_colour)
            side = h * 0.3
            SmoothLine(circle=(x + w / 2, y + h / 2, side), width=max(dp(1.2), w * 0.03))
            SmoothLine(
                points=(x + w / 2 - side * 0.7, y + h / 2 - side * 0.7, x + w / 2 + side * 0.7, y + h / 2 + side * 0.7),
                width=max(dp(1.2), w * 0.03),
            )


SYMBOL = 19
"""A token under so many dp has no room for its owner's symbol; it lies on its owner's sheet."""


class Token(Piece):
    """A star token: a drawer's own, or a black one."""

    sound = "token"

    def __init__(self, stars: int, colour: int | None = None, **rest: object) -> None:
        """In the colour of its owner; a black one belongs to nobody yet."""
        super().__init__(size_hint=(None, None), **rest)
        self.stars = stars
        with self.canvas:
            seen = theme.rgba("#FFFAF0") if colour is None else theme.seat(colour).on_colour
            self._ground = Color(*seen[:3], 0)
            self._disc = SmoothEllipse()
            self._tint = Color(*((1, 1, 1) if colour is None else theme.seat(colour).colour[:3]), 0)
            self._picture = Rectangle()
            self._owner = None if colour is None else Owner(theme.seat(colour))
        name = f"token-black-{stars}.png" if colour is None else f"token-{stars}.png"
        pictures.ask(theme.ASSETS / "table" / name, 128, self._arrive)
        self.bind(pos=self._place, size=self._place)

    def _arrive(self, texture: Texture) -> None:
        self._picture.texture = texture
        self._tint.a = self._ground.a = 1

    def _place(self, *_: object) -> None:
        rim = self.width * 0.1  # the stars are holes: what shines through them is seen on the seat's colour
        self._disc.pos = self.x + rim, self.y + rim
        self._disc.size = self.width - 2 * rim, self.height - 2 * rim
        self._picture.pos, self._picture.size = self.pos, self.size
        if self._owner is not None:
            side = max(dp(11), self.width * 0.36) if self.width >= dp(SYMBOL) else 0.0
            self._owner.place(self.x + self.width, self.y, side)


class Owner:
    """A small disc with the symbol of the seat to which something belongs, in the canvas that is being filled."""

    def __init__(self, look: theme.SeatLook) -> None:
        self._look = look
        Color(*theme.rgba("#FFFAF0"))
        self._rim = SmoothEllipse()
        Color(*look.colour)
        self._disc = SmoothEllipse()
        Color(*look.on_colour)
        self._symbol = Rectangle()

    def place(self, right: float, low: float, side: float) -> None:
        for shape, share in ((self._rim, 1.0), (self._disc, 0.86), (self._symbol, 0.56)):
            wide = side * share
            shape.pos, shape.size = (right - side / 2 - wide / 2, low + side / 2 - wide / 2), (wide, wide)
        self._symbol.texture = symbol(self._look.symbol, max(1, round(side * 0.56)))


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
        self.bind(pos=self._draw, size=self._draw)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        with self.canvas:
            for grow, colour in ((0.05, theme.rgba("#FFFAF0")), (0.0, theme.rgba("#33353D"))):
                Color(*colour)
                for x in (0.34, 0.56):
                    self._part(SmoothRoundedRectangle(radius=[self.height * 0.05]), x, 0.16, 0.05 + grow, 0.18 + grow)
                for x, y, size in WOOL:
                    self._part(SmoothEllipse(), x, y, size + grow, size + grow)
                self._part(SmoothEllipse(), 0.88, 0.6, 0.17 + grow, 0.14 + grow)
                self._part(SmoothEllipse(), 0.76, 0.74, 0.11 + grow, 0.06 + grow)
            Color(*theme.rgba("#FFFAF0"))
            self._part(SmoothEllipse(), 0.9, 0.64, 0.035, 0.035)

    def _part(self, shape: SmoothEllipse, x: float, y: float, wide: float, high: float) -> None:
        """Its middle and half its size, in parts of the sheep's height."""
        unit = self.height
        shape.pos = self.x + (x - wide) * unit, self.y + (y - high) * unit
        shape.size = 2 * wide * unit, 2 * high * unit


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
