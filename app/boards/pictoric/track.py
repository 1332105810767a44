"""The painted spiral and the pawns on it, which hop from stone to stone."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from math import pi, sin

from kivy.animation import Animation
from kivy.graphics import Rectangle
from kivy.graphics.texture import Texture
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget
from PIL import Image

from app.boards.pictoric.spiral import STONE, Spot, standing, stone, way
from app.boards.stand import stand
from app.look import sounds, theme
from app.look.box import Box
from app.ui.in_sight import Kept
from app.ui.in_steps import run_all
from app.ui.picture import RoundPicture
from app.ui.shapes import RIM, lay_middle, small, spot_picture, texture_of, tinted
from engine.games.pictoric.state import Walk

PAWN = 1.12
"""How large a pawn that stands alone is, in stones: it rises a little over its own."""

HOP = 1.3
"""How long a hop takes, in blinks: quick enough for a dozen, slow enough to be counted along."""

HEIGHT = 0.4
"""How high a pawn hops, in stones."""


class Pawn(Kept):
    """In its seat's colour, with its symbol; laid out by its middle."""

    side = NumericProperty(10.0)
    leap = NumericProperty(0.0)
    """How far along its way it is, in stones."""

    def __init__(self, colour: int) -> None:
        super().__init__(size_hint=(None, None), size=(0, 0))
        self._look = theme.seat(colour)
        self._stones: list[tuple[float, float]] = []
        self._high = 0.0
        with self.canvas:
            self._picture = Rectangle()
        self.bind(pos=self._place, side=self._place, leap=self._go)

    @property
    def kept(self) -> tuple[Box, ...]:
        return (self._lies(),)

    def _lies(self) -> Box:
        side = self.side * PAWN
        return Box(self.x - side / 2, self.y - side * 0.42, side, side)

    def stand(self, spot: Spot, seconds: float = 0.0) -> None:
        Animation.cancel_all(self)
        self._stones = []
        if seconds > 0:
            Animation(x=spot.x, y=spot.y, side=spot.side, d=seconds, t="out_cubic").start(self)
        else:
            self.side = spot.side  # first: it is painted as large as it will be
            self.pos = spot.x, spot.y

    def hop(
        self, stones: Sequence[tuple[float, float]], high: float, seconds: float, there: Callable[[], None]
    ) -> None:
        """From where it is along these places."""
        Animation.cancel_all(self)
        self._stones, self._high, self.leap = [(self.x, self.y), *stones], high, 0
        going = Animation(leap=len(stones), d=seconds * len(stones))
        going.bind(on_complete=lambda *_: there())
        going.start(self)

    def _go(self, *_: object) -> None:
        if len(self._stones) < 2:
            return
        behind = min(int(self.leap), len(self._stones) - 2)
        share = self.leap - behind
        (x, y), (to_x, to_y) = self._stones[behind], self._stones[behind + 1]
        self.pos = x + (to_x - x) * share, y + (to_y - y) * share + sin(pi * share) * self._high

    def _place(self, *_: object) -> None:
        lies = self._lies()
        side = lies.w
        around = lies.inset(-side * AROUND)
        self._picture.texture = _pawn(self._look, max(8, round(side / 4) * 4))
        self._picture.pos, self._picture.size = (around.x, around.y), (around.w, around.h)


AROUND = 0.14
"""How far its rim and its shadow are seen beyond a pawn, in its sides."""

PAWN_PICTURE = str(theme.ASSETS / "table" / "pawn.png")


@lru_cache(48)
def _pawn(look: theme.SeatLook, side: int) -> Texture:
    whole = round(side * (1 + 2 * AROUND))
    picture = Image.new("RGBA", (whole, whole), (0, 0, 0, 0))
    air, middle = whole * AROUND / (1 + 2 * AROUND), whole / 2
    shade = spot_picture(side, theme.faint(theme.LIGHT.shade, 0.75)).resize((round(side * 1.1), round(side * 0.5)))
    lay_middle(picture, shade, middle, whole - air - side * 0.12)
    lay_middle(picture, tinted(small(PAWN_PICTURE, round(side * 1.1)), RIM), middle, middle)
    lay_middle(picture, tinted(small(PAWN_PICTURE, side), look.colour), middle, middle)
    sign = tinted(small(look.symbol, max(1, round(side * 0.36))), look.on_colour)
    lay_middle(picture, sign, middle, air + side * 0.27)
    return texture_of(picture)


class Track(Widget):
    """A pawn for each seat, those that stand lower in front: so nobody's symbol is hidden."""

    def __init__(self, box: Box, colours: Sequence[int]) -> None:
        super().__init__(size_hint=(None, None), pos=(box.x, box.y), size=(box.w, box.h))
        self.box = box
        self.cells: tuple[int, ...] = ()
        """Where the pawns are shown to stand."""
        painting = RoundPicture(theme.ASSETS / "table" / "track.jpg", theme.paint.table, (14,) * 4)
        self.add_widget(stand(painting, box))
        self.pawns = [Pawn(colour) for colour in colours]
        for pawn in self.pawns:
            self.add_widget(pawn)
        self._hopping = False

    def stand(self, cells: tuple[int, ...], seconds: float = 0.0) -> None:
        """All pawns where they belong."""
        run_all(self.stand_in_steps(cells, seconds))

    def stand_in_steps(self, cells: tuple[int, ...], seconds: float = 0.0) -> Iterator[None]:
        """One after the other: a pawn that stands somewhere for the first time is painted for it."""
        if cells == self.cells and not self._hopping:
            return
        self.cells, self._hopping = cells, False
        spots = standing(cells, self.box)
        for pawn, spot in zip(self.pawns, spots, strict=True):
            pawn.stand(spot, seconds)
            yield
        for _y, seat in sorted(((spot.y, seat) for seat, spot in enumerate(spots)), reverse=True):
            self._bring_forward(self.pawns[seat])

    def _bring_forward(self, pawn: "Pawn") -> None:
        self.remove_widget(pawn)
        self.add_widget(pawn)

    def hop(self, walk: Walk, cells: tuple[int, ...], there: Callable[[], None]) -> None:
        """One pawn goes its way; ``cells`` is how all stand when it is there."""
        seconds = theme.motion("blink") * HOP
        stones = [stone(cell, self.box) for cell in way(walk.start, walk.end)]
        if seconds <= 0 or not stones:
            self.stand(cells)
            there()
            return
        self._hopping = True

        def arrived() -> None:
            sounds.play("token")
            self.stand(cells, theme.motion("blink"))
            there()

        pawn = self.pawns[walk.seat]
        self._bring_forward(pawn)  # before all others while it hops
        pawn.hop(stones, HEIGHT * self.box.w * STONE, seconds, arrived)
