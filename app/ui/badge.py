"""A seat's badge: its colour and its symbol, or the face that the player drew, always in the colour's ring."""

from collections.abc import Callable
from functools import cache

from kivy.graphics import Color, Ellipse, Rectangle, SmoothEllipse, SmoothLine
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.uix.widget import Widget
from PIL import Image, ImageDraw, ImageFont

from app.look import theme
from app.look.box import Box
from app.ui.shadow import kept, soft_spot
from app.ui.signs import GLYPHS, file_of_signs
from app.ui.touch import Touch


class SeatBadge(Widget):
    """A disc ``side`` dp wide.  ``lit`` puts the lantern behind it: this seat's turn; a ``bot`` has a robot."""

    def __init__(
        self,
        colour: int,
        side: float = 48,
        face: bytes | None = None,
        lit: bool = False,
        press: Callable[[], None] | None = None,
        bot: bool = False,
        **rest: object,
    ) -> None:
        super().__init__(size_hint=(None, None), size=(dp(side), dp(side)), **rest)
        self._look = theme.seat(colour)
        self._face = face
        self._lit = lit
        self._press = press
        self.colour, self.bot = colour, bot
        self.bind(pos=self.draw, size=self.draw)
        self.draw()

    def wear(self, colour: int, face: bytes | None) -> None:
        """Takes another colour, or another face."""
        self.colour, self._look, self._face = colour, theme.seat(colour), face
        self.draw()

    def mark(self, bot: bool) -> None:
        """A bot sits in for somebody, or they play again themselves."""
        if bot != self.bot:
            self.bot = bot
            self.draw()

    def light(self, lit: bool) -> None:
        self._lit = lit
        self.draw()

    def targets(self) -> tuple[Box, ...]:
        return () if self._press is None else (Box(*self.pos, *self.size),)

    def on_touch_up(self, touch: Touch) -> bool:
        if self._press is not None and touch.grab_current is self:
            touch.ungrab(self)
            if self.collide_point(*touch.pos):
                self._press()
            return True
        return bool(super().on_touch_up(touch))

    def on_touch_down(self, touch: Touch) -> bool:
        if self._press is not None and self.collide_point(*touch.pos):
            touch.grab(self)
            return True
        return False

    def draw(self, *_: object) -> None:
        # Only x, y and the size are up to date while they change: Kivy keeps center and right a moment longer.
        # A face paints itself into a frame of its own, which must not happen inside another canvas.
        face = self._face and self._picture(self._face)
        self.canvas.clear()
        with self.canvas:
            self._draw_light()
            if face:
                self._draw_face(face)
            else:
                self._draw_disc(self.x, self.y, self.width)
            if self.bot:
                self._draw_robot()

    def _picture(self, face: bytes) -> Texture | None:
        from app.ui.face import picture_of

        return picture_of(face, self.width)

    def _draw_light(self) -> None:
        """The lantern behind the one whose turn it is; a shadow under all others."""
        side = self.width
        wide, lower = (side * 2, 0.0) if self._lit else (side * 1.5, side * 0.07)
        Color(*(theme.faint(theme.paint.amber, 0.95) if self._lit else theme.paint.shade))
        Rectangle(
            texture=soft_spot(),
            pos=(self.x + (side - wide) / 2, self.y + (side - wide) / 2 - lower),
            size=(wide, wide),
        )

    def _draw_disc(self, x: float, y: float, side: float) -> None:
        """The seat's colour with its symbol, in a light rim."""
        rim = max(dp(2), side * 0.05)
        Color(*theme.rgba("#FFFAF0"))
        SmoothEllipse(pos=(x, y), size=(side, side))
        Color(*self._look.colour)
        SmoothEllipse(pos=(x + rim, y + rim), size=(side - 2 * rim, side - 2 * rim))
        wide = side * 0.56
        Color(*self._look.on_colour)
        Rectangle(
            texture=symbol(self._look.symbol, max(1, round(wide))),
            pos=(x + (side - wide) / 2, y + (side - wide) / 2),
            size=(wide, wide),
        )

    def _draw_face(self, face: Texture) -> None:
        """The drawing in a ring of the seat's colour, with the symbol at its edge."""
        side, ring = self.width, max(dp(3), self.width * 0.08)
        Color(*self._look.colour)
        SmoothEllipse(pos=self.pos, size=self.size)
        Color(1, 1, 1, 1)
        Ellipse(texture=face, pos=(self.x + ring, self.y + ring), size=(side - 2 * ring, side - 2 * ring))
        Color(*self._look.colour)
        SmoothLine(circle=(self.x + side / 2, self.y + side / 2, side / 2 - ring), width=dp(1))
        small = max(dp(18), side * 0.36)
        self._draw_disc(self.x + side - small * 0.86, self.y - small * 0.1, small)

    def _draw_robot(self) -> None:
        """On a small light disc at the upper edge, where neither a symbol nor a tick stands."""
        side = self.width
        small = min(max(dp(18), side * 0.4), side * 0.62)
        x, y = self.x + side - small * 0.84, self.y + side - small * 0.84
        Color(*theme.LIGHT.ink)
        SmoothEllipse(pos=(x, y), size=(small, small))
        Color(*theme.LIGHT.sheet)
        rim = max(dp(1), small * 0.06)
        SmoothEllipse(pos=(x + rim, y + rim), size=(small - 2 * rim, small - 2 * rim))
        Color(*theme.LIGHT.ink)
        wide = small * 0.74
        place = x + (small - wide) / 2, y + (small - wide) / 2
        Rectangle(texture=_robot(max(1, round(wide))), pos=place, size=(wide, wide))


@cache
def symbol(path: str, width: int) -> Texture:
    """The picture of a seat's symbol, white, to be tinted: as wide as it is shown.

    Shrunk here and not by the graphics chip's mipmaps, which cost a software renderer 15 ms for each symbol.
    """
    with Image.open(path) as picture:
        small = picture.convert("RGBA").resize((width, width), Image.Resampling.LANCZOS)
    return kept(width, small.transpose(Image.Transpose.FLIP_TOP_BOTTOM).tobytes())


@cache
def _robot(width: int) -> Texture:
    """The sign of a bot, white, to be tinted: as wide as it is shown."""
    picture = Image.new("RGBA", (width, width), (255, 255, 255, 0))
    font = ImageFont.truetype(file_of_signs(), width)
    ImageDraw.Draw(picture).text((width / 2, width / 2), GLYPHS["bot"], (255, 255, 255, 255), font, "mm")
    return kept(width, picture.transpose(Image.Transpose.FLIP_TOP_BOTTOM).tobytes())
