"""A card on a table: paper, a picture, a shadow; lies, leans, glides, glows."""

from math import cos, radians, sin
from typing import Any

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
    SmoothRoundedRectangle,
)
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from app.look import sounds, theme
from app.look.image_decoding import ROUND
from app.look.texture_cache import Wish, pictures
from app.ui.shadow import EDGE, soft_edge


class Card(Widget):
    """``picture`` is shown when ``face_up``, else ``back``.  Laid out by its centre, size and angle."""

    picture = StringProperty("")
    back = StringProperty("")
    face_up = BooleanProperty(True)
    angle = NumericProperty(0.0)
    glow = NumericProperty(0.0)
    lift = NumericProperty(0.0)
    """0 lies on the table, 1 is held above it: the shadow tells."""
    number = StringProperty("")
    sign = StringProperty("")

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.key: Any = None  # by what its board knows it: a card asks nothing of it
        paint = theme.paint
        with self.canvas:
            PushMatrix()
            self._turn = Rotate(angle=0, origin=self.center)
            self._glow_colour = Color(*paint.amber[:3], 0)
            self._glow = BorderImage(texture=soft_edge(), border=(EDGE,) * 4)
            self._shade_colour = Color(*paint.shade)
            self._shade = BorderImage(texture=soft_edge(), border=(EDGE,) * 4)
            self._blank_colour = Color(*theme.LIGHT.sheet)
            self._blank = SmoothRoundedRectangle()
            self._face_colour = Color(1, 1, 1, 0)
            self._face = Rectangle()
            self._badge_colour = Color(*theme.rgba("#FFF8EA"), 0)
            self._badge = SmoothEllipse()
            self._number_colour = Color(1, 1, 1, 0)
            self._number = Rectangle()
            self._sign_colour = Color(1, 1, 1, 0)
            self._sign = Rectangle()
            PopMatrix()
        place = dict.fromkeys(("pos", "size", "angle", "glow", "lift"), self._place)
        self.bind(face_up=self._turned)
        self.bind(picture=self._show, back=self._show, face_up=self._show, number=self._write, sign=self._mark, **place)
        self._asked: tuple[str, int, int] = "", 0, 0
        self._turning_to: float | None = None
        self._wish: Wish | None = None
        self._wish_for_sign: Wish | None = None

    # Where it lies ---------------------------------------------------------------------------------------------

    def lie(self, x: float, y: float, width: float, height: float, angle: float = 0.0) -> None:
        """At once."""
        Animation.cancel_all(self, "pos", "size", "angle", "x", "y", "lift")
        self.size = width, height
        self.center = x, y
        self.angle, self.lift, self._turning_to = angle, 0, None
        self._show()

    def glide(self, x: float, y: float, width: float, height: float, angle: float, seconds: float) -> None:
        """From where it is to there; a way worth the name is heard."""
        if max(abs(x - self.center_x), abs(y - self.center_y)) > width / 2:
            sounds.play("card")
        if seconds <= 0:
            self.lie(x, y, width, height, angle)
            return
        Animation.cancel_all(self, "pos", "size", "angle", "x", "y", "lift")
        self._turning_to = None
        where = (x - width / 2, y - height / 2)
        Animation(pos=where, size=(width, height), angle=angle, lift=0, d=seconds, t="out_cubic").start(self)
        self._show(size=(width, height))

    def turn_to(self, angle: float) -> None:
        """Turns on the spot, in a finger's hand."""
        if angle == self._turning_to:
            return
        self._turning_to = angle
        Animation.cancel_all(self, "angle")
        seconds = theme.motion("blink")
        if seconds:
            Animation(angle=angle, d=seconds, t="out_cubic").start(self)
        else:
            self.angle = angle

    def shine(self, strength: float) -> None:
        """Lit by the lantern, or not."""
        Animation.cancel_all(self, "glow")
        seconds = theme.motion("blink")
        if seconds:
            Animation(glow=strength, d=seconds).start(self)
        else:
            self.glow = strength

    def _place(self, *_: object) -> None:
        width, height = self.size
        rim = min(width, height)
        self._turn.angle, self._turn.origin = self.angle, self.center
        self._glow_colour.a = self.glow
        _spread(self._glow, self, rim * 0.3)
        _spread(self._shade, self, rim * (0.09 + 0.08 * self.lift), rim * (0.05 + 0.1 * self.lift))
        self._blank.pos, self._blank.size, self._blank.radius = self.pos, self.size, [width * ROUND]
        self._face.pos, self._face.size = self.pos, self.size
        self._place_marks(rim)

    def _place_marks(self, rim: float) -> None:
        side = rim * 0.3
        corner = rim * 0.06
        self._badge.pos, self._badge.size = (self.x + corner, self.y + self.height - corner - side), (side, side)
        texture = self._number.texture
        if texture is not None and self.number:
            high = side * 0.86
            wide = high * texture.width / texture.height
            self._number.size = wide, high
            self._number.pos = self.x + corner + (side - wide) / 2, self.y + self.height - corner - (side + high) / 2
        mark = rim * 0.24
        self._sign.size = mark, mark
        low = rim * 0.14  # a count may lie across the lower edge
        self._sign.pos = self.x + self.width - corner - mark, self.y + low

    # What it shows ---------------------------------------------------------------------------------------------

    def _turned(self, card: "Card", face_up: bool) -> None:
        if face_up and self.parent is not None:
            sounds.play("turn")

    def _show(self, *_: object, size: tuple[float, float] | None = None) -> None:
        self._badge_colour.a = 0.94 if self.face_up and self.number else 0
        self._number_colour.a = 1 if self.face_up and self.number else 0
        self._sign_colour.a = 0.95 if self.face_up and self.sign and self._sign.texture else 0
        path = self.picture if self.face_up else self.back
        width, height = map(int, size or self.size)
        if (path, width, height) != self._asked and (not path or min(width, height) > 1):
            self._ask(path, width, height)

    def _ask(self, path: str, width: int, height: int) -> None:
        """Plain paper lies there until another picture comes, and stays if there is none."""
        if path != self._asked[0]:
            self._face_colour.a, self._blank_colour.a = 0, 1
        if self._wish is not None:
            self._wish.drop()
        self._asked = path, width, height
        if path:
            self._wish = pictures.ask(path, width, self._arrive, card=True, height=height, by=self)

    def _arrive(self, texture: Texture) -> None:
        self._face.texture = texture
        self._face_colour.a, self._blank_colour.a = 1, 0

    def _write(self, *_: object) -> None:
        if self.number:
            writing = Writing(self.number, font_size=dp(44), font_name=theme.DISPLAY, color=theme.LIGHT.ink)
            writing.refresh()
            self._number.texture = writing.texture
        self._show()
        self._place()

    def _mark(self, *_: object) -> None:
        if self._wish_for_sign is not None:
            self._wish_for_sign.drop()
        if self.sign:
            self._wish_for_sign = pictures.ask(self.sign, 128, self._arrive_sign, by=self)
        self._show()

    def _arrive_sign(self, texture: Texture) -> None:
        self._sign.texture = texture
        self._show()


def _spread(shadow: BorderImage, card: Card, by: float, drop: float = 0) -> None:
    """Lays a soft-edged patch under the card, wider by so much on each side and a little lower.

    Lower on the screen, whichever way the card is turned: the light does not turn with it.
    """
    turn = radians(card.angle)
    shadow.pos = card.x - by - drop * sin(turn), card.y - by - drop * cos(turn)
    shadow.size = card.width + 2 * by, card.height + 2 * by
    edge = min(2.2 * by, shadow.size[0] / 2, shadow.size[1] / 2)
    shadow.display_border = (edge, edge, edge, edge)
