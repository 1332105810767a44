"""The small things on the Dixit board: the night behind it, picture cards, vote tokens, who has the tablet."""

from collections.abc import Callable

from kivy.animation import Animation
from kivy.graphics import (
    Color,
    Rectangle,
    RoundedRectangle,
    SmoothEllipse,
    SmoothLine,
    SmoothRoundedRectangle,
    StencilPop,
    StencilPush,
    StencilUnUse,
    StencilUse,
)
from kivy.graphics.instructions import InstructionGroup
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.boards.dixit import art
from app.boards.pieces import Line, fitting, stand
from app.look import theme
from app.look.box import Box
from app.look.image_decoding import EDGE as PAPER_EDGE
from app.look.image_decoding import ROUND
from app.look.texture_cache import pictures
from app.look.theme import Rgba
from app.ui.badge import SeatBadge, symbol
from app.ui.buttons import PressPaper
from app.ui.card import Card
from app.ui.shadow import soft_spot
from app.ui.words import called
from engine.seats import Seat

GREEN = theme.rgba("#3E8A52")
RED = theme.rgba("#C23A3F")


class Ground(Widget):
    """The painted night with the lantern's light in its middle."""

    def __init__(self, **rest: object) -> None:
        super().__init__(**rest)
        with self.canvas:
            self._tint = Color(*theme.paint.table)
            self._night = Rectangle()
            Color(*theme.faint(theme.paint.amber, 0.14))
            self._light = Rectangle(texture=soft_spot())
        self._asked = ""
        self.bind(pos=self._place, size=self._place)

    def _place(self, *_: object) -> None:
        self._night.pos, self._night.size = self.pos, self.size
        wide, high = self.width * 1.2, self.height * 1.2
        self._light.pos = self.x + (self.width - wide) / 2, self.y + (self.height - high) / 2
        self._light.size = wide, high
        held = "portrait" if self.height > self.width else "landscape"
        if held != self._asked and self.width > 1:
            self._asked = held
            pictures.ask(theme.ASSETS / "table" / f"night-{held}.jpg", self.width, self._arrive)

    def _arrive(self, texture: Texture) -> None:
        self._night.texture, self._tint.rgba = texture, (1, 1, 1, 1)


class PictureCard(Card):
    """A card with a picture of a deck; one whose picture is not on this device bears a drawn landscape."""

    def __init__(self, card: str = "", **rest: object) -> None:
        super().__init__(size_hint=(None, None), **rest)
        self.card = ""
        self._drawn = InstructionGroup()
        self.canvas.add(self._drawn)
        self.back = str(art.BACK)
        self._framed = False
        self._frame = InstructionGroup()
        self.canvas.after.add(self._frame)
        for name in ("pos", "size", "face_up"):
            self.fbind(name, self._draw_over)
        self.bear(card)

    def bear(self, card: str) -> None:
        """Shows this picture from now on."""
        self.card = card
        path = art.picture(card)
        self.picture = "" if path is None else str(path)
        self._draw_over()

    def frame(self, framed: bool) -> None:
        """A line of lantern light round the card that is meant."""
        self._framed = framed
        self.shine(1.0 if framed else 0.0)
        self._draw_over()

    @property
    def box(self) -> Box:
        return Box(self.x, self.y, self.width, self.height)

    def lie_in(self, box: Box) -> None:
        self.lie(*box.center, box.w, box.h)

    def glide_to(self, box: Box, seconds: float) -> None:
        self.glide(*box.center, box.w, box.h, 0.0, seconds)

    def _draw_over(self, *_: object) -> None:
        self._draw_stand_in()
        self._frame.clear()
        if self._framed:
            line = max(dp(2), self.width * 0.014)
            place = (self.x - line, self.y - line, self.width + 2 * line, self.height + 2 * line, self.width * ROUND)
            self._frame.add(Color(*theme.paint.amber))
            self._frame.add(SmoothLine(rounded_rectangle=place, width=line))

    def _draw_stand_in(self) -> None:
        self._drawn.clear()
        if self.picture or not self.card or not self.face_up or min(self.size) < 2:
            return
        look = art.stand_in(self.card)
        edge = self.width * PAPER_EDGE
        x, y, wide, high = self.x + edge, self.y + edge, self.width - 2 * edge, self.height - 2 * edge
        corner = [self.width * ROUND - edge]

        def frame() -> RoundedRectangle:
            return RoundedRectangle(pos=(x, y), size=(wide, high), radius=corner)

        drawn = self._drawn
        drawn.add(Color(*look.sky))
        drawn.add(SmoothRoundedRectangle(pos=(x, y), size=(wide, high), radius=corner))
        drawn.add(StencilPush())
        drawn.add(frame())
        drawn.add(StencilUse())
        across, up, round_by = look.moon[0] * wide, look.moon[1] * high, look.moon[2] * wide
        drawn.add(Color(*theme.rgba("#FBE9BE")))
        drawn.add(SmoothEllipse(pos=(x + across - round_by, y + up - round_by), size=(2 * round_by, 2 * round_by)))
        for colour, rise, left in ((look.far, look.rise[0], -0.35), (look.near, look.rise[1], 0.1)):
            drawn.add(Color(*colour))
            hill = (wide * 1.3, 2 * rise * high)
            drawn.add(SmoothEllipse(pos=(x + left * wide, y + rise * high - hill[1]), size=hill))
        drawn.add(StencilUnUse())
        drawn.add(frame())
        drawn.add(StencilPop())


class VoteToken(Widget):
    """A vote in its seat's colour with its symbol; in party green or red, with the symbol alone to tell whose."""

    def __init__(self, seat: int, colour: Rgba | None = None, **rest: object) -> None:
        super().__init__(size_hint=(None, None), **rest)
        self._look = theme.seat(seat)
        self._colour = colour or self._look.colour
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
            mark = side * 0.42
            Color(*theme.on(self._colour))
            place = x + (side - mark) / 2, y + (side - mark) / 2
            Rectangle(texture=symbol(self._look.symbol, max(1, round(mark))), pos=place, size=(mark, mark))


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
        badge = SeatBadge(seat.colour, side / dp(1), face)
        badge.pos = box.x + dp(3), box.y + (box.h - side) / 2
        self.add_widget(badge)
        room = Box(badge.x + side + theme.gap(), box.y, box.right - badge.x - side - theme.gap(1.5), box.h)
        if room.w > dp(40):
            told = fitting([note, short], "note", room.w * 1.1)
            lines = ((called(seat.name, room.w), "strong", room.center[1]), (told, "note", room.y))
            for words, role, low in lines:
                line = Line(words, role, theme.paint.on_table)
                self.add_widget(stand(line, Box(room.x, low, room.w, room.h / 2)))
                line._fit()
