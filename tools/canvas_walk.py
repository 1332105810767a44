"""What the window's canvas holds, piece by piece: what draws, what only prepares, and what nobody can see.

Kivy's main thread walks all of it for every frame.  What is painted once into a frame of its own (``Fbo``) is walked
when something in it changes, and is one rectangle here.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

from kivy.graphics import (
    BorderImage,
    Canvas,
    Color,
    Fbo,
    Line,
    Mesh,
    PopMatrix,
    PushMatrix,
    Quad,
    Rectangle,
    RenderContext,
    RoundedRectangle,
    ScissorPop,
    ScissorPush,
)
from kivy.graphics.context_instructions import MatrixInstruction
from kivy.graphics.instructions import Instruction, InstructionGroup, VertexInstruction
from kivy.graphics.stencil_instructions import StencilPop, StencilPush, StencilUnUse, StencilUse
from kivy.graphics.texture import Texture
from kivy.graphics.transformation import Matrix

from app.look.box import Box, around

MASK = {StencilPush: 1, StencilUse: -1, StencilUnUse: 1, StencilPop: -1}
"""Between the first two and between the last two nothing is shown."""

LEAST = 0.5
"""Of a pixel: less of something is not seen."""

FAINTEST = 1 / 255

LARGE = 40.0
"""What is smaller (pixels) covers nothing worth asking for."""

INSETS = (0.0, 0.07, 0.14, 0.25)
"""Shares of a picture that may be cut off at each side until the rest of it is opaque."""

Path = tuple[InstructionGroup, ...]


@dataclass
class Piece:
    """Something that draws, and where on the screen it may leave a trace."""

    instruction: VertexInstruction
    within: Path
    box: Box | None = None
    covers: Box | None = None
    """What nobody sees through it."""
    unseen: str = ""
    """Why nobody sees it."""


@dataclass
class Drawn:
    """Of one frame."""

    pieces: list[Piece] = field(default_factory=list)
    context: int = 0
    """What only prepares: colours, matrices, textures that are bound."""
    stencils: int = 0
    tinted: list[Piece] = field(default_factory=list)
    """What is drawn in a colour that another widget has left behind."""

    @property
    def draws(self) -> int:
        return len(self.pieces)

    @property
    def unseen(self) -> list[Piece]:
        return [piece for piece in self.pieces if piece.unseen]


def drawn_on(canvas: Canvas, size: tuple[float, float]) -> Drawn:
    """All that is on a window's canvas."""
    walk = _Walk(Box(0, 0, *size))
    walk.through(canvas, 1.0, ())
    _look_through(walk.drawn.pieces)
    return walk.drawn


class _Walk:
    def __init__(self, window: Box) -> None:
        self.drawn = Drawn()
        self._matrix, self._matrices = Matrix(), list[Matrix]()
        self._room, self._rooms = window, list[Box]()
        self._alpha, self._white, self._masks = 1.0, True, 0
        self._coloured_by: object = None

    def through(self, group: InstructionGroup, opacity: float, within: Path) -> None:
        for each in group.children:
            if isinstance(each, Fbo):
                continue
            if isinstance(each, RenderContext):  # its colours are its own
                kept = self._alpha, self._white, self._coloured_by
                self._alpha, self._white = 1.0, True
                self.through(each, opacity, (*within, each))
                self._alpha, self._white, self._coloured_by = kept
            elif isinstance(each, InstructionGroup):
                self.through(each, opacity * getattr(each, "opacity", 1.0), (*within, each))
            elif isinstance(each, VertexInstruction):
                self._see(each, opacity, within)
            else:
                self._prepare(each, within)

    def _prepare(self, each: Instruction, within: Path) -> None:
        self.drawn.context += 1
        match each:
            case StencilPush() | StencilPop() | StencilUse() | StencilUnUse():
                self.drawn.stencils += 1
                self._masks += MASK[type(each)]
            case Color():
                self._alpha, self._white = each.a, tuple(each.rgba) == (1, 1, 1, 1)
                self._coloured_by = _widget_of(within)
            case PushMatrix():
                self._matrices.append(self._matrix)
            case PopMatrix():
                self._matrix = self._matrices.pop()
            case ScissorPush():
                self._rooms.append(self._room)
                self._room = _common(self._room, Box(*each.pos, *each.size)) or Box(0, 0, 0, 0)
            case ScissorPop():
                self._room = self._rooms.pop()
            case MatrixInstruction():
                self._matrix = self._matrix.multiply(each.matrix)

    def _see(self, each: VertexInstruction, opacity: float, within: Path) -> None:
        piece = Piece(each, within)
        self.drawn.pieces.append(piece)
        if not self._white and self._coloured_by is not _widget_of(within):
            self.drawn.tinted.append(piece)
        if self._masks:
            return
        strength = self._alpha * opacity
        if any(isinstance(group, RenderContext) for group in within[1:]):
            return  # a shader of its own says where it is
        place = _place_of(each)
        piece.box = None if place is None else _common(self._outside(place), self._room)
        if strength < FAINTEST:
            piece.unseen = "is transparent"
        elif place is None:
            piece.unseen = "" if _is_curve(each) else "has no size"
        elif piece.box is None:
            piece.unseen = "lies outside"
        elif strength > 1 - FAINTEST and min(piece.box.w, piece.box.h) > LARGE and self._upright:
            solid = _solid_part(each, place)
            piece.covers = None if solid is None else _common(self._outside(solid), self._room)

    @property
    def _upright(self) -> bool:
        """Or turned by a right angle: boxes stay boxes."""
        across, up = self._matrix.get()[:2]
        return bool(min(abs(across), abs(up)) < 1e-6)

    def _outside(self, box: Box) -> Box:
        corners = [(x, y) for x in (box.x, box.right) for y in (box.y, box.top)]
        return _around([self._matrix.transform_point(x, y, 0)[:2] for x, y in corners])


def _widget_of(within: Path) -> object:
    """A widget's canvas is a ``Canvas``; what lies before and after it, and groups, are of other kinds."""
    return next((group for group in reversed(within) if isinstance(group, Canvas)), None)


def _common(one: Box, other: Box) -> Box | None:
    left, low = max(one.x, other.x), max(one.y, other.y)
    wide, high = min(one.right, other.right) - left, min(one.top, other.top) - low
    return Box(left, low, wide, high) if min(wide, high) >= LEAST else None


def _around(points: Iterable[tuple[float, float]]) -> Box:
    return around([Box(x, y, 0, 0) for x, y in points])


def _pairs(numbers: Iterable[float], step: int = 2) -> Iterator[tuple[float, float]]:
    numbers = list(numbers)
    return zip(numbers[0::step], numbers[1::step])


def _is_curve(each: Any) -> bool:
    """Kivy does not tell the points of a circle, nor of the line that smooths an edge."""
    return not hasattr(each, "size") and not hasattr(each, "vertices") and not each.points


def _place_of(each: Any) -> Box | None:
    """In the coordinates in which it was said; nothing if it has no size."""
    if isinstance(each, Mesh):
        points = list(_pairs(each.vertices, 4))
        return _around(points) if points else None
    if isinstance(each, Line):
        points = list(_pairs(each.points))
        return _around(points).inset(-each.width) if len(points) > 1 else None
    if hasattr(each, "size") and hasattr(each, "pos"):
        return Box(*each.pos, *each.size) if min(each.size) >= LEAST else None
    points = list(_pairs(each.points or ()))
    return _around(points) if len(points) > 2 else None


# What cannot be seen through -------------------------------------------------------------------------------------


def _solid_part(each: Any, place: Box) -> Box | None:
    if isinstance(each, BorderImage):
        low, right, high, left = each.display_border
        inner = Box(place.x + left, place.y + low, place.w - left - right, place.h - low - high)
        return inner if _middle_is_solid(each) and min(inner.w, inner.h) > 0 else None
    if isinstance(each, RoundedRectangle):
        inset = 0.3 * max(max(corner) for corner in each.radius)
    elif type(each) is Rectangle or (isinstance(each, Quad) and _is_box(each.points, place)):
        inset = 0.0
    else:
        return None
    if each.texture is None:
        return place.inset(inset)
    share = _opaque_but_for(each.texture)
    if share is None:
        return None
    return Box(
        place.x + share * place.w, place.y + share * place.h, place.w * (1 - 2 * share), place.h * (1 - 2 * share)
    )


def _is_box(points: Iterable[float], place: Box) -> bool:
    corners = {(place.x, place.y), (place.right, place.y), (place.right, place.top), (place.x, place.top)}
    return {(x, y) for x, y in _pairs(points)} <= corners


def _middle_is_solid(each: BorderImage) -> bool:
    """What is stretched between its corners is one pixel."""
    alphas, (wide, high) = _alphas(each.texture), each.texture.size
    return alphas is None or alphas[high // 2 * wide + wide // 2] == 255


_shares: WeakKeyDictionary[Texture, float | None] = WeakKeyDictionary()


def _opaque_but_for(texture: Texture) -> float | None:
    """The share of it to be cut off at each side until all the rest is opaque; nothing if it never is."""
    if texture not in _shares:
        alphas, (wide, high) = _alphas(texture), texture.size
        found = None
        for share in INSETS:
            left, low = round(share * wide), round(share * high)
            rows = range(low, high - low)
            if alphas is None or all(
                min(alphas[row * wide + left : (row + 1) * wide - left], default=0) == 255 for row in rows
            ):
                found = share
                break
        _shares[texture] = found
    return _shares[texture]


def _alphas(texture: Texture) -> bytes | None:
    """Of each of its pixels; nothing if it has none that could be transparent."""
    if texture.colorfmt not in ("rgba", "bgra"):
        return None
    return bytes(texture.pixels[3::4])


def _look_through(pieces: list[Piece]) -> None:
    """From the uppermost down: what lies wholly under something opaque is not seen."""
    above: list[Box] = []
    for piece in reversed(pieces):
        if piece.unseen or piece.box is None:
            continue
        if any(_holds(cover, piece.box) for cover in above):
            piece.unseen = "lies under something"
        elif piece.covers is not None:
            above.append(piece.covers)


def _holds(outer: Box, inner: Box) -> bool:
    return (
        outer.x - LEAST <= inner.x
        and inner.right <= outer.right + LEAST
        and outer.y - LEAST <= inner.y
        and inner.top <= outer.top + LEAST
    )
