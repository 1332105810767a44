"""A seat's badge: its colour and its symbol, or the face that the player drew, always in the colour's ring."""

from collections.abc import Callable
from functools import cache, lru_cache
from weakref import WeakSet

from kivy.clock import Clock
from kivy.graphics import Ellipse, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.uix.widget import Widget
from PIL import Image, ImageDraw

from app.look import theme
from app.look.box import Box
from app.look.theme import Rgba
from app.ui.shapes import RIM, bytes_of, disc_picture, font_of, marked_disc, small, spot_picture, texture_of
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
        self._draw_soon = Clock.create_trigger(self._draw, -1)  # once, in the size that it will have
        self._draw_later = Clock.create_trigger(self._draw)
        self.bind(pos=self._draw_soon, size=self._draw_soon)
        self._draw_soon()

    def wear(self, colour: int, face: bytes | None) -> None:
        """Takes another colour, or another face."""
        if (colour, face) != (self.colour, self._face):
            self.colour, self._look, self._face = colour, theme.seat(colour), face
            self._draw_soon()

    def mark(self, bot: bool) -> None:
        """A bot sits in for somebody, or they play again themselves."""
        if bot != self.bot:
            self.bot = bot
            self._draw_soon()

    def light(self, lit: bool) -> None:
        self._lit = lit
        self._draw_soon()

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

    @property
    def seen_box(self) -> Box:
        """With its light."""
        return Box(self.x, self.y, self.width, self.height).inset(-AROUND * self.width)

    def _draw(self, dt: float) -> None:
        if not painted.may_go_on(self):
            self._draw_later()
            return
        # Only x, y and the size are up to date while they change: Kivy keeps center and right a moment longer.
        # A face paints itself into a frame of its own, which must not happen inside another canvas.
        face = self._face and self._picture(self._face)
        side = max(1, round(self.width))
        whole, at = round(side * (1 + 2 * AROUND)), round(side * AROUND)
        x, y = round(self.x), round(self.y)  # between two pixels the rim and the shadow would mix to a dark line
        place = {"pos": (x - at, y - (whole - at - side)), "size": (whole, whole)}
        look = self._look.colour, self._look.on_colour, self._look.symbol
        shades = theme.faint(theme.paint.amber, 0.95) if self._lit else theme.paint.shade
        self.canvas.clear()
        with self.canvas:
            if face:
                ring = ring_of(side)
                Rectangle(texture=_behind_face(side, look, shades, self._lit), **place)
                Ellipse(texture=face, pos=(x + ring, y + ring), size=(side - 2 * ring, side - 2 * ring))
                Rectangle(texture=_before_face(side, look, self.bot), **place)
            else:
                Rectangle(texture=_badge(side, look, shades, self._lit, self.bot), **place)

    def _picture(self, face: bytes) -> Texture | None:
        from app.ui.face import picture_of

        return picture_of(face, self.width)


# What a badge is painted of ------------------------------------------------------------------------------------------

AROUND = 0.5
"""How far the light reaches beyond the badge on each side, as a share of its width."""

KEPT = 192
"""Pictures of badges kept: a few sizes of each seat's, lit or not."""

Look = tuple[Rgba, Rgba, str]
"""The seat's colour, what is written on it, and its symbol."""


def ring_of(side: float) -> float:
    return float(max(dp(3), side * 0.08))


class Painted:
    """How many pictures of badges were painted in one frame: each takes a while, and a table has a dozen of them."""

    AT_ONCE = 1

    def __init__(self) -> None:
        self._frame, self._before = -1, 0
        self._waiting: WeakSet[SeatBadge] = WeakSet()

    @property
    def behind(self) -> bool:
        """Whether one that is seen is still to be painted."""
        return any(badge.get_root_window() is not None for badge in self._waiting)

    def may_go_on(self, badge: SeatBadge) -> bool:
        """Whether another one may be painted in this frame; else it waits for the next."""
        whole = sum(kind.cache_info().misses for kind in (_badge, _behind_face, _before_face))
        if self._frame != Clock.frames:
            self._frame, self._before = Clock.frames, whole
        may = whole - self._before < self.AT_ONCE
        (self._waiting.discard if may else self._waiting.add)(badge)
        return may


painted = Painted()


@lru_cache(KEPT)
def _badge(side: int, look: Look, shades: Rgba, lit: bool, bot: bool) -> Texture:
    """All of one that has no face."""
    picture = _lit_by(side, shades, lit)
    at = round(side * AROUND)
    _lay_disc(picture, at, at, side, look)
    if bot:
        _lay_robot(picture, side)
    return texture_of(picture)


@lru_cache(KEPT)
def _behind_face(side: int, look: Look, shades: Rgba, lit: bool) -> Texture:
    """The light, and a ring of the seat's colour."""
    picture = _lit_by(side, shades, lit)
    at = round(side * AROUND)
    picture.alpha_composite(disc_picture(bytes_of(look[0]), side), (at, at))
    return texture_of(picture)


@lru_cache(KEPT)
def _before_face(side: int, look: Look, bot: bool) -> Texture:
    """A fine line over the drawing's edge, the symbol at the lower edge, and a robot at the upper one."""
    picture = _empty(side)
    at, ring = round(side * AROUND), ring_of(side)
    fine = max(1, round(dp(1)))
    inner = round(side - 2 * ring + 2 * fine)
    line = disc_picture(bytes_of(look[0]), inner, 2 * fine)
    shift = at + round((side - inner) / 2)
    picture.alpha_composite(line, (shift, shift))
    small = round(max(dp(18), side * 0.36))
    _lay_disc(picture, at + round(side - small * 0.86), at + round(side - small * 0.9), small, look)
    if bot:
        _lay_robot(picture, side)
    return texture_of(picture)


def _empty(side: int) -> Image.Image:
    whole = round(side * (1 + 2 * AROUND))
    return Image.new("RGBA", (whole, whole), (*(round(255 * part) for part in RIM[:3]), 0))


def _lit_by(side: int, shades: Rgba, lit: bool) -> Image.Image:
    """The lantern behind the one whose turn it is; a shadow under all others."""
    picture = _empty(side)
    wide, lower = (side * 2, 0.0) if lit else (round(side * 1.5), side * 0.07)
    light = spot_picture(wide, shades)
    corner = (picture.width - wide) // 2
    picture.alpha_composite(light, (corner, corner + round(lower)))
    return picture


def _lay_disc(picture: Image.Image, left: int, top: int, side: int, look: Look) -> None:
    """The seat's colour with its symbol, in a light rim."""
    picture.alpha_composite(marked_disc(side, *look, rim=max(dp(2), side * 0.05), share=0.56), (left, top))


OVER = 0.16
"""How much of its robot stands out of a badge, to the right and above."""


def beyond(side: float) -> float:
    """How far that is."""
    return OVER * _robot_side(side)


def _robot_side(side: float) -> float:
    return float(min(max(dp(18), side * 0.4), side * 0.62))


def _lay_robot(picture: Image.Image, side: int) -> None:
    """On a small light disc at the upper edge, where neither a symbol nor a tick stands."""
    small = round(_robot_side(side))
    at = round(side * AROUND)
    ink, paper = bytes_of(theme.LIGHT.ink), bytes_of(theme.LIGHT.sheet)
    disc = disc_picture(ink, small, max(dp(1), small * 0.06), paper)
    wide = round(small * 0.74)
    font = font_of(file_of_signs(), wide)
    ImageDraw.Draw(disc).text((small / 2, small / 2), GLYPHS["bot"], ink, font, "mm")
    picture.alpha_composite(disc, (at + round(side - small * (1 - OVER)), max(0, at - round(small * OVER))))


@cache
def symbol(path: str, width: int) -> Texture:
    """A seat's symbol, white, to be tinted: as wide as it is shown."""
    return texture_of(small(path, width))
