"""Picture cards as they lie on a board, whichever game deals them."""

from functools import lru_cache

from kivy.clock import Clock
from kivy.graphics import Color, Line
from kivy.graphics.instructions import InstructionGroup
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from PIL import Image, ImageDraw

from app.boards.card_art import BACK, picture_of, stand_in
from app.look import theme
from app.look.box import Box
from app.look.image_decoding import EDGE as PAPER_EDGE
from app.look.image_decoding import ROUND, paper
from app.look.theme import Rgba
from app.ui.card import Card
from app.ui.shapes import FINE, bytes_of, texture_of, white


class PictureCard(Card):
    """A card with a picture of a deck; one whose picture is not on this device bears a drawn landscape.

    ``card`` is the id of its picture, or nothing for a card that is seen from behind.
    """

    def __init__(self, card: str | None = "") -> None:
        super().__init__(size_hint=(None, None))
        self.card = card
        self.back = BACK
        self._framed = False
        self._frame = InstructionGroup()
        self.canvas.after.add(self._frame)
        self._draw_over_soon = Clock.create_trigger(self._draw_over, -1)
        for name in ("pos", "size", "face_up"):
            self.fbind(name, self._draw_over_soon)
        self.face_up = card is not None
        self.bear(card)

    def bear(self, card: str | None) -> None:
        """Shows this picture from now on."""
        self.card = card
        path = None if card is None else picture_of(card)
        self.picture = "" if path is None else str(path)
        self._draw_over_soon()

    def frame(self, framed: bool) -> None:
        """A line of lantern light round the card that is meant."""
        self._framed = framed
        self.shine(1.0 if framed else 0.0)
        self._draw_over_soon()

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
            for piece in (Color(*theme.paint.amber), Line(rounded_rectangle=place, width=line), white()):
                self._frame.add(piece)

    def _draw_stand_in(self) -> None:
        missing = not self.picture and self.card and self.face_up and min(self.size) >= 2
        self.stand_in = None
        if missing and self.card:
            self.stand_in = _landscape(self.card, round(self.width), round(self.height), paper(theme.paint.night))
        self._place_soon()


@lru_cache(24)
def _landscape(card: str, width: int, height: int, ground: tuple[int, int, int]) -> Texture:
    """Paper with a moon over hills, in colours of this card's own."""
    look, edge = stand_in(card), width * PAPER_EDGE
    fine = (width * FINE, height * FINE)
    place = (edge * FINE, edge * FINE, (width - edge) * FINE - 1, (height - edge) * FINE - 1)
    wide, high = width - 2 * edge, height - 2 * edge
    view = Image.new("RGBA", fine, bytes_of(look.sky))
    draw = ImageDraw.Draw(view)

    def oval(left: float, low: float, across: float, up: float, colour: Rgba) -> None:
        box = (edge + left, height - edge - low - up, edge + left + across, height - edge - low)
        draw.ellipse([part * FINE for part in box], bytes_of(colour))

    moon = look.moon[2] * wide
    oval(look.moon[0] * wide - moon, look.moon[1] * high - moon, 2 * moon, 2 * moon, theme.rgba("#FBE9BE"))
    for colour, rise, left in ((look.far, look.rise[0], -0.35), (look.near, look.rise[1], 0.1)):
        oval(left * wide, -rise * high, wide * 1.3, 2 * rise * high, colour)
    whole, within = Image.new("RGBA", fine, (*ground, 255)), Image.new("L", fine)
    ImageDraw.Draw(within).rounded_rectangle(place, (width * ROUND - edge) * FINE, 255)
    whole.paste(view, mask=within)
    cut = Image.new("L", fine)
    ImageDraw.Draw(cut).rounded_rectangle((0, 0, fine[0] - 1, fine[1] - 1), width * ROUND * FINE, 255)
    whole.putalpha(cut)
    return texture_of(whole.reduce(FINE))
