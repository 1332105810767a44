"""Dice: ivory, in their owner's colour, hidden under a question mark, tumbling, or lying still."""

from collections.abc import Callable
from math import pi, sin
from random import Random

from kivy.animation import Animation
from kivy.core.text import Label as Writing
from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Rotate, SmoothRoundedRectangle
from kivy.graphics.texture import Texture
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from app.look import theme
from app.look.box import Box
from app.look.texture_cache import pictures
from app.ui.badge import SeatBadge
from engine.games.pictoric.box import DIE

TUMBLE = 0.9
"""Seconds that a die rolls: long enough to hope."""

TURNS = 3
"""How often it turns over meanwhile."""

FACES = 11
"""How many of its faces are seen."""

FAR = 1.1
"""How far a flick throws it, in its own sides, before it rolls back."""

PICTURE = 192

LOOKS = Random(6)
"""Only for the faces that flash by: what is rolled comes from the table."""


def face_of(box: Box) -> Box:
    """Where the face of a die lies that bears a badge: smaller, so that no pip is under it."""
    side = box.w * 0.84
    return Box(box.x, box.top - side, side, side)


def badge_of(box: Box) -> Box:
    """Where its badge lies, at the lower right corner."""
    side = box.w * 0.44
    return Box(box.x + box.w * 0.87 - side / 2, box.y + box.w * 0.13 - side / 2, side, side)


class Die(Widget):
    """``number`` 0 is hidden.  With a ``colour`` it bears the badge of its seat."""

    spin = NumericProperty(0.0)
    """How much of its tumbling is done."""

    def __init__(self, side: float, number: int = 0, colour: int | None = None, face: bytes | None = None) -> None:
        super().__init__(size_hint=(None, None), size=(side, side))
        self.number = number
        """What lies on top, or will when it lies still."""
        self._faces: dict[int, Texture] = {}
        self._way = (0.0, 1.0)
        self._seen = number
        self._badge: SeatBadge | None = None
        with self.canvas:
            PushMatrix()
            self._turn = Rotate(angle=0)
            self._ring_colour = Color(*((1, 1, 1) if colour is None else theme.seat(colour).colour[:3]), 0)
            self._ring = SmoothRoundedRectangle()
            self._tint = Color(*theme.rgba("#F4E6C8"))
            self._blank = SmoothRoundedRectangle()
            self._picture_colour = Color(1, 1, 1, 0)
            self._picture = Rectangle()
            PopMatrix()
        if colour is not None:
            self._ring_colour.a = 1
            self._badge = SeatBadge(colour, 10, face)
            self.add_widget(self._badge)
        for value in range(1, DIE + 1):
            pictures.ask(theme.ASSETS / "table" / f"die-{value}.png", PICTURE, self._keeping(value), by=self)
        self.bind(pos=self._place, size=self._place, spin=self._place)
        self._place()

    def _keeping(self, value: int) -> Callable[[Texture], None]:
        def keep(texture: Texture) -> None:
            self._faces[value] = texture
            self._place()

        return keep

    def show(self, number: int) -> None:
        """Lies still with that number on top; 0 hides it."""
        Animation.cancel_all(self)
        self.number = self._seen = number
        self.spin = 0.0
        self._place()

    @property
    def still(self) -> bool:
        return not 0.0 < self.spin < 1.0

    def tumble(
        self, number: int, way: tuple[float, float] = (0.0, 1.0), still: Callable[[], None] | None = None
    ) -> None:
        """Rolls the way it was flicked and comes to lie with that number on top."""
        self.number, self._way = number, way
        seconds = TUMBLE if theme.motion() else 0.0
        if not seconds:
            self.show(number)
            if still is not None:
                still()
            return
        self.spin = 0.001
        rolling = Animation(spin=1.0, d=seconds, t="out_quad")

        def ended(*_: object) -> None:
            self.show(number)
            if still is not None:
                still()

        rolling.bind(on_complete=ended)
        rolling.start(self)

    def _place(self, *_: object) -> None:
        whole = Box(self.x, self.y, self.width, self.width)
        box, spin = whole if self._badge is None else face_of(whole), self.spin
        side = box.w
        rolled = 0.0 < spin < 1.0
        swing = sin(pi * spin) * FAR * side if rolled else 0.0
        x, y = box.x + self._way[0] * swing, box.y + self._way[1] * swing
        self._turn.origin = x + side / 2, y + side / 2
        self._turn.angle = (1 - spin) * 360 * TURNS if rolled else 0
        rim = side * 0.06
        self._ring.pos, self._ring.size, self._ring.radius = (
            (x - rim / 2, y - rim / 2),
            (side + rim,) * 2,
            [side * 0.24],
        )
        inner = side * 0.94
        self._blank.pos, self._blank.size = (x + (side - inner) / 2, y + (side - inner) / 2), (inner, inner)
        self._blank.radius = [inner * 0.22]
        wanted = LOOKS.randint(1, DIE) if rolled and int(spin * FACES) != int(self._last * FACES) else None
        self._last = spin
        if wanted is not None:
            self._seen = wanted
        self._dress(x, y, side)

    _last = 0.0

    def _dress(self, x: float, y: float, side: float) -> None:
        """The face on top, or a question mark."""
        texture = self._faces.get(self._seen)
        self._picture_colour.a = 1.0 if texture is not None or not self._seen else 0.0
        if self._seen:
            self._picture_colour.rgb = (1, 1, 1)
            self._picture.texture = texture
            self._picture.pos, self._picture.size = (x, y), (side, side)
        else:
            mark = _question(round(side * 0.62))
            self._picture_colour.rgb = theme.LIGHT.soft_ink[:3]
            self._picture.texture, self._picture.size = mark, mark.size
            self._picture.pos = x + (side - mark.width) / 2, y + (side - mark.height) / 2
        if self._badge is not None:
            at = badge_of(Box(x, y + side - self.width, self.width, self.width))
            self._badge.size, self._badge.pos = (at.w, at.h), (at.x, at.y)


def _question(size: int) -> Texture:
    writing = Writing("?", font_size=max(8, size), font_name=theme.DISPLAY, color=(1, 1, 1, 1))
    writing.refresh()
    return writing.texture
