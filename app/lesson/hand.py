"""The drawn hand of a lesson: it points, presses and drags with the tip of its finger, and its touches are real."""

from functools import lru_cache
from math import cos, radians, sin

from kivy.base import EventLoop
from kivy.graphics import InstructionGroup, PopMatrix, PushMatrix, Rectangle, Scale
from kivy.graphics.texture import Texture
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ReferenceListProperty
from kivy.uix.widget import Widget
from PIL import Image, ImageDraw

from app.look import theme
from app.look.theme import Rgba
from app.ui.shapes import FINE, bytes_of, disc, texture_of

Bone = tuple[float, float, float, float, float]
"""From where to where, and half as broad as the finger is there; the tip is (0, 0), y goes down."""

PALM: tuple[Bone, ...] = ((0.05, 0.55, 0.33, 0.58, 0.15), (0.10, 0.70, 0.30, 0.72, 0.14))
FOLDED: tuple[Bone, ...] = (
    (0.41, 0.44, 0.40, 0.52, 0.072),
    (0.29, 0.38, 0.28, 0.50, 0.078),
    (0.16, 0.36, 0.15, 0.50, 0.080),
)
FINGER: Bone = (0.0, 0.08, 0.0, 0.55, 0.08)
THUMB: Bone = (-0.20, 0.46, -0.02, 0.66, 0.072)
CUFF: Bone = (0.06, 0.93, 0.36, 0.93, 0.10)

SLANT = 24
"""Degrees by which it leans: it comes from the side of the hand that draws."""

LINE = 0.022
"""How broad its outline is, as a share of its height."""

SIDE = 0.13
"""How high it is, as a share of the screen's sides together; a hand is no smaller than LEAST dp."""
LEAST = 88

DIMMED = 0.2
"""How much ink there is in its white at night."""

PRESSED = 0.92
"""How large it is while it presses."""


@lru_cache(4)
def _picture(high: int, skin: Rgba, line: Rgba, cuff: Rgba, left: bool) -> tuple[Texture, float, float]:
    """The hand in a square, and where in it its tip is, from the lower left, as shares."""
    room, (tip_x, tip_y) = 1.5, (0.42, 0.06)
    side = round(high * room) * FINE
    unit = side / room
    picture = Image.new("RGBA", (side, side), (*bytes_of(line)[:3], 0))
    draw = ImageDraw.Draw(picture)
    lean = radians(-SLANT)

    def at(x: float, y: float) -> tuple[float, float]:
        return unit * (tip_x + x * cos(lean) - y * sin(lean)), unit * (tip_y + x * sin(lean) + y * cos(lean))

    def lay(bones: tuple[Bone, ...], colour: Rgba, more: float = 0.0) -> None:
        ink = bytes_of(colour)
        for x, y, to_x, to_y, half in bones:
            reach, (ax, ay), (bx, by) = unit * (half + more), at(x, y), at(to_x, to_y)
            draw.line((ax, ay, bx, by), ink, round(2 * reach))
            for cx, cy in ((ax, ay), (bx, by)):
                draw.ellipse((cx - reach, cy - reach, cx + reach, cy + reach), ink)

    lay((CUFF,), line, LINE)
    lay((CUFF,), cuff)
    lay((*PALM, *FOLDED, FINGER, THUMB), line, LINE)
    lay((*PALM, THUMB), skin)
    for bone in (*FOLDED, FINGER):
        lay((bone,), line, LINE * 0.7)
        lay((bone,), skin)
    lay(((0.08, 0.60, 0.32, 0.62, 0.10),), skin)
    small = picture.reduce(FINE)
    share_x, share_y = tip_x / room, 1 - tip_y / room
    if left:
        small, share_x = small.transpose(Image.Transpose.FLIP_LEFT_RIGHT), 1 - share_x
    return texture_of(small), share_x, share_y


class HandTouch(MotionEvent):
    """The drawn finger on the screen: it goes through the window, as every touch."""

    def __init__(self, x: float, y: float) -> None:
        super().__init__("drawn hand", 1, self._args(x, y), is_touch=True, type_id="touch")
        self.profile = ["pos"]
        EventLoop.post_dispatch_input("begin", self)

    def go(self, x: float, y: float) -> None:
        self.move(self._args(x, y))
        EventLoop.post_dispatch_input("update", self)

    def lift(self) -> None:
        EventLoop.post_dispatch_input("end", self)

    @staticmethod
    def _args(x: float, y: float) -> dict[str, float]:
        width, height = EventLoop.window.size
        return {"x": x / (width - 1.0), "y": y / (height - 1.0)}

    def depack(self, args: dict[str, float]) -> None:
        self.sx, self.sy = args["x"], args["y"]
        super().depack(args)


class Hand(Widget):
    """``tip`` is where it points, in the window; while it is ``down`` it touches there."""

    tip_x, tip_y = NumericProperty(0.0), NumericProperty(0.0)
    tip = ReferenceListProperty(tip_x, tip_y)
    down = BooleanProperty(False)

    def __init__(self, screen: tuple[float, float], left: bool) -> None:
        super().__init__(size_hint=(None, None), size=(0, 0))
        self._left = left
        self._touch: HandTouch | None = None
        high = round(max(dp(LEAST), SIDE * (screen[0] + screen[1]) / 2))
        paint = theme.paint
        line = theme.LIGHT.ink
        skin = theme.mixed(theme.LIGHT.sheet, theme.LIGHT.ink, DIMMED) if paint.night else theme.LIGHT.sheet
        texture, self._across, self._up = _picture(high, skin, line, paint.amber, left)
        self._glow = disc(bytes_of(theme.faint(paint.amber, 0.5)), round(high * 0.5))
        self._light = Rectangle(texture=self._glow, size=self._glow.size)
        self._under = InstructionGroup()
        """The glow, while it is down."""
        self.canvas.add(self._under)
        with self.canvas:
            PushMatrix()
            self._scale = Scale(1, 1, 1)
            self._shape = Rectangle(texture=texture, size=texture.size)
            PopMatrix()
        self.bind(tip=self._lie, down=self._lie)
        self._lie()

    def _lie(self, *_: object) -> None:
        (x, y), (wide, high) = self.tip, self._shape.size
        self._shape.pos = x - self._across * wide, y - self._up * high
        large = PRESSED if self.down else 1.0
        self._scale.xyz, self._scale.origin = (large, large, 1), (x, y)
        self._under.clear()
        if self.down:
            side = self._light.size[0]
            self._light.pos = x - side / 2, y - side / 2
            self._under.add(self._light)

    def on_touch_down(self, touch: object) -> bool:
        """It lies over everything, and takes nothing."""
        return False

    def press(self) -> None:
        self.down = True
        self._touch = HandTouch(*self.tip)

    def go(self, x: float, y: float) -> None:
        self.tip = x, y
        if self._touch is not None:
            self._touch.go(x, y)

    def lift(self) -> None:
        self.down = False
        touch, self._touch = self._touch, None
        if touch is not None:
            touch.lift()
