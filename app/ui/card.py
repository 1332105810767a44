"""A card on a table: paper, a picture, a shadow; lies, leans, glides, glows."""

from collections.abc import Iterator
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, Quad
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from app.look import sounds, theme
from app.look.box import Box
from app.look.image_decoding import ROUND, paper
from app.look.texture_cache import Wish, pictures
from app.ui.shapes import bounds, card_blank, card_shadow, disc, turned, white
from app.ui.writing import Writing

GLOW = 0.3
"""How far a card's light is seen beyond it, in its shorter sides."""

NOTHING = "", 0, 0
"""What is asked for a card that shows no picture."""

BLANKS = 32
"""Pixels from one size of plain paper to the next: a card that grows would want another in every frame."""


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
        self.stand_in: Texture | None = None
        """Shown for a picture that is not there."""
        self._lain = InstructionGroup()
        self.canvas.add(self._lain)
        self._layers: tuple[str, ...] = ()
        self._glow_colour = Color(1, 1, 1, 0)
        self._glow, self._shade, self._blank = Quad(), Quad(), Quad()
        self._face, self._badge, self._number, self._sign = Quad(), Quad(), Quad(), Quad()
        self._arrived = False
        self._place_soon = Clock.create_trigger(self._place, -1)
        """Once before a frame: a card that is laid down anew is told six things, one after the other."""
        place = dict.fromkeys(("pos", "size", "angle", "lift"), self._place_soon)
        self.bind(face_up=self._turned)
        self.bind(picture=self._show, back=self._show, face_up=self._show, glow=self._show)
        self.bind(number=self._write, sign=self._mark, **place)
        self._taken_off = Clock.create_trigger(self._rest, 0)
        self._rests = False
        self._asked: tuple[str, int, int] = NOTHING
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
        there = {"pos": [x - width / 2, y - height / 2], "size": [width, height], "angle": angle, "lift": 0}
        if any(getattr(self, name) != wanted for name, wanted in there.items()):  # mostly it lies there already
            Animation(**there, d=seconds, t="out_cubic").start(self)
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

    def on_parent(self, _card: "Card", parent: Widget | None) -> None:
        if parent is None:
            self._taken_off()  # or only laid elsewhere
        elif self._rests:
            self._rests = False
            self._mark()

    def _rest(self, *_: object) -> None:
        """A card that lies nowhere neither moves nor waits for pictures: both would hold it, and all its parts.

        Pictures that nobody sees are read last: where turns go quickly, not before the match ends.
        """
        if self.parent is not None:
            return
        self._rests = True
        Animation.cancel_all(self)
        if self._wish is not None and not self._wish.dropped:
            self._wish.drop()
            self._asked = NOTHING
        if self._wish_for_sign is not None:
            self._wish_for_sign.drop()

    def _place(self, *_: object) -> None:
        """Corners, and no matrix: a card costs a canvas one piece for itself and one for its shadow."""
        width, height = self.size
        if min(width, height) < 1:
            self._lay(())
            return
        rim, box = min(width, height), Box(self.x, self.y, width, height)
        middle = box.center
        self._shade.texture = card_shadow(width / height, round(0.09 + 0.08 * self.lift, 2), theme.paint.shade)
        self._shade.points = self._shade_corners()
        if self.glow > 0:
            self._glow.texture = card_shadow(width / height, GLOW, theme.faint(theme.paint.amber, 1))
            self._glow.points = turned(box.inset(-rim * GLOW), self.angle, middle)
        layers = self._needed()
        if "blank" in layers:
            wide, high = (-(-int(side) // BLANKS) * BLANKS for side in (width, height))
            self._blank.texture = self.stand_in or card_blank(wide, high, wide * ROUND, paper(theme.paint.night))
        for piece in (self._blank, self._face):
            piece.points = turned(box, self.angle, middle)
        for piece, place in self._marks(box, rim):
            piece.points = turned(place, self.angle, middle)
        self._lay(layers)

    def _shade_corners(self) -> tuple[float, ...]:
        """Lower on the screen, whichever way the card is turned: the light does not turn with it."""
        rim, box = min(self.size), Box(self.x, self.y, self.width, self.height)
        return turned(
            box.inset(-rim * (0.09 + 0.08 * self.lift)), self.angle, box.center, rim * (0.05 + 0.1 * self.lift)
        )

    @property
    def seen_box(self) -> Box:
        """With its shadow and its light."""
        box = Box(self.x, self.y, self.width, self.height)
        light = turned(box.inset(-min(self.size) * GLOW), self.angle, box.center) if self.glow > 0 else ()
        return bounds((*self._shade_corners(), *light))

    @property
    def number_box(self) -> Box | None:
        """Where the disc with its number is seen, if it has one."""
        shown = self.face_up and self.number
        return _badge_in(Box(self.x, self.y, self.width, self.height)) if shown else None

    def _marks(self, box: Box, rim: float) -> Iterator[tuple[Quad, Box]]:
        corner, badge = rim * CORNER, _badge_in(box)
        side = badge.w
        yield self._badge, badge
        texture = self._number.texture
        if texture is not None and self.number:
            high = side * 0.86
            wide = high * texture.width / texture.height
            yield self._number, Box(badge.center[0] - wide / 2, badge.center[1] - high / 2, wide, high)
        mark = rim * 0.24
        yield (
            self._sign,
            Box(box.right - corner - mark, box.y + rim * 0.14, mark, mark),
        )  # a count may lie across the edge

    def _needed(self) -> tuple[str, ...]:
        """What there is to see of it, from below to above."""
        shown = {
            "glow": self.glow > 0,
            "shade": True,
            "blank": not self._arrived,
            "face": self._arrived,
            "badge": self.face_up and bool(self.number),
            "number": self.face_up and bool(self.number),
            "sign": self.face_up and bool(self.sign) and self._sign.texture is not None,
        }
        return tuple(name for name, there in shown.items() if there)

    def _lay(self, layers: tuple[str, ...]) -> None:
        self._glow_colour.a = self.glow
        if layers == self._layers:
            return
        self._layers = layers
        self._lain.clear()
        for name in layers:
            if name == "glow":
                self._lain.add(self._glow_colour)
            self._lain.add(getattr(self, f"_{name}"))
            if name == "glow":
                self._lain.add(white())

    # What it shows ---------------------------------------------------------------------------------------------

    def _turned(self, card: "Card", face_up: bool) -> None:
        if face_up and self.parent is not None:
            sounds.play("turn")

    def _show(self, *_: object, size: tuple[float, float] | None = None) -> None:
        path = self.picture if self.face_up else self.back
        width, height = map(int, size or self.size)
        if (path, width, height) != self._asked and (not path or min(width, height) > 1):
            self._ask(path, width, height)
        self._place_soon()

    def _ask(self, path: str, width: int, height: int) -> None:
        """Plain paper lies there until another picture comes, and stays if there is none."""
        if path != self._asked[0]:
            self._arrived = False
        if self._wish is not None:
            self._wish.drop()
        self._asked = path, width, height
        if path:
            self._wish = pictures.ask(path, width, self._arrive, card=True, height=height, by=self)

    def _arrive(self, texture: Texture) -> None:
        self._face.texture = texture
        self._arrived = True
        self._place_soon()

    def _write(self, *_: object) -> None:
        if self.number:
            writing = Writing(self.number, font_size=dp(44), font_name=theme.DISPLAY, color=theme.LIGHT.ink)
            writing.refresh()
            self._number.texture = writing.texture
            self._badge.texture = disc((*paper(theme.paint.night), NEARLY), BADGE)
        self._show()

    def _mark(self, *_: object) -> None:
        if self._wish_for_sign is not None:
            self._wish_for_sign.drop()
        if self.sign:
            self._wish_for_sign = pictures.ask(self.sign, 128, self._arrive_sign, by=self)
        self._show()

    def _arrive_sign(self, texture: Texture) -> None:
        self._sign.texture = texture
        self._show()


NEARLY = 240
"""How much of the picture under it (of 255) the disc of a number hides."""

BADGE = 64
"""Pixels of the disc that a number stands on."""

LARGE, CORNER = 0.3, 0.06
"""How large that is, and how far from the corner of the card, as shares of the card's shorter side."""


def _badge_in(box: Box) -> Box:
    """Where the disc with its number lies on a card."""
    rim = min(box.w, box.h)
    side, corner = rim * LARGE, rim * CORNER
    return Box(box.x + corner, box.top - corner - side, side, side)
