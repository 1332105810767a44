"""A picture with rounded corners that fills its place, cut where it does not fit."""

from collections.abc import Iterator
from math import cos, pi, sin
from pathlib import Path

from kivy.clock import Clock
from kivy.graphics import BorderImage, Color, InstructionGroup, Mesh
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.look import theme
from app.look.texture_cache import Wish, pictures
from app.look.theme import Rgba
from app.ui.shapes import ground, white

ENOUGH = 1.15
"""A picture may be stretched by so much before it is decoded anew."""

RIM = 1.2
"""How broad (dp) the line is that is laid over the edge."""

ARC = 8
"""Straight pieces of a rounded corner; the rim over them hides that they are straight."""


class RoundPicture(Widget):
    """Shows ``blank`` until the picture has been decoded.  A pale one is dimmed by night.

    ``corners`` in dp: top left, top right, bottom right, bottom left.  A mesh of its own, since Kivy's
    RoundedRectangle always shows the whole texture, however its coordinates are set.
    """

    def __init__(
        self,
        path: Path,
        blank: Rgba,
        corners: tuple[float, float, float, float] = (20, 20, 20, 20),
        **rest: object,
    ) -> None:
        super().__init__(**rest)
        self._path, self._asked = path, (0.0, 0.0)
        self._wish: Wish | None = None
        self._texture: Texture | None = None
        self._ask_soon = Clock.create_trigger(self._ask, -1)
        self._corners = [dp(corner) for corner in corners]
        self._tints = InstructionGroup(), InstructionGroup()  # before the shape and after it, while it is blank
        self._tints[0].add(Color(*blank))
        self._tints[1].add(white())
        with self.canvas:
            self.canvas.add(self._tints[0])
            self._shape = Mesh(mode="triangle_fan")
            self.canvas.add(self._tints[1])
            # A fine line over the edge, since the cut-out itself is not antialiased.
            self._rim = BorderImage()
        self.bind(pos=self._place, size=self._place)

    def _place(self, *_: object) -> None:
        if min(self.size) >= 1:
            out = dp(RIM) / 2
            size = self.width + 2 * out, self.height + 2 * out
            one, two, three, four = (corner > 0 for corner in self._corners)
            rim = ground(
                theme.paint.sheet, size, max(self._corners) + out, corners=(one, two, three, four), rim=dp(RIM)
            )
            rim.lay(self._rim, (self.x - out, self.y - out), size)
        self._ask_soon()
        self._cut()

    def _ask(self, dt: float) -> None:
        """Asks for the picture once its place is known, and again if that has grown much."""
        width, height = self.size
        if width > self._asked[0] * ENOUGH or height > self._asked[1] * ENOUGH:
            if self._wish is not None:
                self._wish.drop()
            self._asked = width, height
            self._wish = pictures.ask(self._path, width, self._show, height=height, by=self, dims=True)

    def _show(self, texture: Texture) -> None:
        self._texture = texture
        for tint in self._tints:
            tint.clear()
        self._shape.texture = texture
        self._cut()

    def _cut(self) -> None:
        """The middle of the picture, in the proportions of its place."""
        if self.width < 1 or self.height < 1:
            return
        wide, tall = self._texture.size if self._texture is not None else (1, 1)
        scale = max(self.width / wide, self.height / tall)
        # How much of the picture is seen across and up; decoded pictures start at their top.
        across, up = self.width / (wide * scale), self.height / (tall * scale)
        corners = list(self._outline())
        vertices: list[float] = []
        for x, y in corners:
            u = 0.5 + ((x - self.x) / self.width - 0.5) * across
            v = 0.5 - ((y - self.y) / self.height - 0.5) * up
            vertices += (x, y, u, v)
        self._shape.vertices = vertices
        self._shape.indices = list(range(len(corners)))

    def _outline(self) -> Iterator[tuple[float, float]]:
        """Points around the edge, from the top right corner against the clock."""
        top_left, top_right, bottom_right, bottom_left = self._corners
        left, bottom, right, top = self.x, self.y, self.x + self.width, self.y + self.height
        for quarter, (radius, x, y) in enumerate(
            (
                (top_right, right - top_right, top - top_right),
                (top_left, left + top_left, top - top_left),
                (bottom_left, left + bottom_left, bottom + bottom_left),
                (bottom_right, right - bottom_right, bottom + bottom_right),
            )
        ):
            for step in range(ARC + 1):
                angle = (quarter + step / ARC) * pi / 2
                yield x + radius * cos(angle), y + radius * sin(angle)
