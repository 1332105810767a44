"""Dice: ivory, in their owner's colour, hidden under a question mark, tumbling, or lying still."""

from collections.abc import Callable
from functools import lru_cache
from math import pi, sin
from random import Random

from kivy.animation import Animation
from kivy.graphics import Quad
from kivy.graphics.texture import Texture
from kivy.properties import NumericProperty
from PIL import Image

from app.look import theme
from app.look.box import Box
from app.look.theme import Rgba
from app.ui.badge import SeatBadge
from app.ui.in_sight import Kept
from app.ui.shapes import lay_middle, rounded_picture, small, texture_of, turned, written
from engine.games.pictoric.box import DIE

TUMBLE = 0.9
"""Seconds that a die rolls: long enough to hope."""

TURNS = 3
"""How often it turns over meanwhile."""

FACES = 11
"""How many of its faces are seen."""

FAR = 1.1
"""How far a flick throws it, in its own sides, before it rolls back."""

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


class Die(Kept):
    """``number`` 0 is hidden.  With a ``colour`` it bears the badge of its seat."""

    spin = NumericProperty(0.0)
    """How much of its tumbling is done."""

    def __init__(self, side: float, number: int = 0, colour: int | None = None, face: bytes | None = None) -> None:
        super().__init__(size_hint=(None, None), size=(side, side))
        self.number = number
        """What lies on top, or will when it lies still."""
        self._way = (0.0, 1.0)
        self._seen = number
        self._badge: SeatBadge | None = None
        self._ring = None if colour is None else theme.seat(colour).colour
        with self.canvas:
            self._picture = Quad()
        if colour is not None:
            self._badge = SeatBadge(colour, 10, face)
            self.add_widget(self._badge)
        self.bind(pos=self._place, size=self._place, spin=self._place)
        self._place()

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
        angle = (1 - spin) * 360 * TURNS if rolled else 0.0
        wanted = LOOKS.randint(1, DIE) if rolled and int(spin * FACES) != int(self._last * FACES) else None
        self._last = spin
        if wanted is not None:
            self._seen = wanted
        self._picture.texture = _die(self._seen, max(8, round(side)), self._ring)
        around = Box(x, y, side, side).inset(-side * RIM)
        self._picture.points = turned(around, angle, (x + side / 2, y + side / 2))
        if self._badge is not None:
            at = badge_of(Box(x, y + side - self.width, self.width, self.width))
            self._badge.size, self._badge.pos = (at.w, at.h), (at.x, at.y)

    _last = 0.0


RIM = 0.03
"""How broad the ring of its owner's colour is round a die, in its sides."""

BLANK = theme.rgba("#F4E6C8")


@lru_cache(64)
def _die(number: int, side: int, ring: Rgba | None) -> Texture:
    """The face on top, or a question mark on ivory."""
    whole = round(side * (1 + 2 * RIM))
    picture = Image.new("RGBA", (whole, whole), (0, 0, 0, 0))
    middle = whole / 2, whole / 2
    if ring is not None:
        picture = rounded_picture((whole, whole), side * 0.24, ring)
    inner = round(side * 0.94)
    lay_middle(picture, rounded_picture((inner, inner), inner * 0.22, BLANK), *middle)
    if number:
        lay_middle(picture, small(str(theme.ASSETS / "table" / f"die-{number}.png"), side), *middle)
    else:
        lay_middle(picture, written("?", theme.DISPLAY, side * 0.62, theme.LIGHT.soft_ink), *middle)
    return texture_of(picture)
