"""Picture cards as they lie on a board, whichever game deals them."""

from kivy.graphics import (
    Color,
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
from kivy.metrics import dp

from app.boards.card_art import BACK, picture_of, stand_in
from app.look import theme
from app.look.box import Box
from app.look.image_decoding import EDGE as PAPER_EDGE
from app.look.image_decoding import ROUND
from app.ui.card import Card


class PictureCard(Card):
    """A card with a picture of a deck; one whose picture is not on this device bears a drawn landscape.

    ``card`` is the id of its picture, or nothing for a card that is seen from behind.
    """

    def __init__(self, card: str | None = "") -> None:
        super().__init__(size_hint=(None, None))
        self.card = card
        self._drawn = InstructionGroup()
        self.canvas.insert(self.canvas.indexof(self._badge_colour), self._drawn)  # below its number
        self.back = BACK
        self._framed = False
        self._frame = InstructionGroup()
        self.canvas.after.add(self._frame)
        for name in ("pos", "size", "face_up"):
            self.fbind(name, self._draw_over)
        self.face_up = card is not None
        self.bear(card)

    def bear(self, card: str | None) -> None:
        """Shows this picture from now on."""
        self.card = card
        path = None if card is None else picture_of(card)
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
        look = stand_in(self.card)
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
