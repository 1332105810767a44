"""A drawing's pixels: what is settled is painted once into a texture, so a frame costs only what is new.

The drawing's log stays the truth. After a new size or a lost GL context everything is painted again from it,
in the same order and through the same shader, and comes out the same to the pixel.
"""

from array import array
from collections.abc import Iterable
from math import ceil, floor
from typing import NamedTuple

from kivy.graphics import Color, Fbo
from kivy.graphics.opengl import GL_SCISSOR_TEST, glDisable, glEnable, glScissor
from kivy.graphics.texture import Texture

from app.look import theme
from app.look.theme import Rgba
from app.ui.ink.brush import LEAST, PIXEL, VERTEX, Samples, corners, drawable, fill, whole
from engine.ink import Box, Drawing, News, Run, Stroke, Style, Tool
from engine.ink.curve import samples, settled


class End(NamedTuple):
    """How far an open stroke is painted: its point, and the sample before that point's."""

    point: int
    before: "Samples[float]"


class Layer:
    """The paper and the settled ink of one drawing, in one size."""

    def __init__(self, drawing: Drawing, size: tuple[int, int], paper: Rgba) -> None:
        self.drawing, self.paper = drawing, paper
        self._ends: dict[int, End] = {}
        self.fbo = drawable(Fbo(size=size, vs=VERTEX, fs=PIXEL))
        self.fbo.add_reload_observer(self._reloaded)
        self._measure()

    @property
    def texture(self) -> Texture:
        """What to show; another one after another size."""
        return self.fbo.texture

    @property
    def size(self) -> tuple[int, int]:
        """In pixels."""
        return tuple(self.fbo.size)

    def lay(self, drawing: Drawing, size: tuple[int, int], paper: Rgba) -> None:
        """Another drawing, size or paper."""
        self.drawing, self.paper = drawing, paper
        if size != self.size:
            self.fbo.size = size
        self._measure()

    def add(self, news: Iterable[News]) -> None:
        """Paints what the drawing has got since."""
        stale: list[Stroke] = []
        for each in news:
            self._paint(each.runs, self._ends)
            stale += each.stale
        if stale:
            self._mend(stale)

    def tips(self) -> list[tuple[Rgba, "array[float]"]]:
        """The ends of open strokes, which the next point may still bend: colour and vertices."""
        found = []
        for stroke in self.drawing.open():
            end = self._ends.get(stroke.number)
            if stroke.shown and end is not None and len(stroke) > 1:
                line = samples(stroke, end.point, len(stroke) - 1)
                found.append((self.colour(stroke.style), corners(end.before + line)))
        return found

    def colour(self, style: Style) -> Rgba:
        """What a style looks like on this paper: an eraser paints with the paper."""
        if style.tool is Tool.ERASER:
            return self.paper
        return theme.ink_on(style.colour, self.paper)

    def scale(self) -> float:
        """Pixels a grid unit."""
        return float(self.size[0]) / self.drawing.sheet.right

    def area(self) -> tuple[float, float]:
        """The paper in pixels, as the shader wants it."""
        return float(self.size[0]), float(self.size[1])

    def _measure(self) -> None:
        self.fbo["scale"] = self.scale()
        self.fbo["area"] = self.area()
        self.fbo["least"] = LEAST
        self._repaint()

    def _reloaded(self, _fbo: object) -> None:
        """The GL context was lost, and the texture is new and empty."""
        self._measure()

    def _repaint(self) -> None:
        self._wipe()
        self._ends = {}
        self._paint(self.drawing.runs, self._ends)

    def _mend(self, stale: list[Stroke]) -> None:
        """Paints anew where strokes came or went, and only there."""
        box = stale[0].box()
        for stroke in stale[1:]:
            box = box.around(stroke.box())
        touched = {stroke.number for stroke in self.drawing.shown() if stroke.box().meets(box)}
        glEnable(GL_SCISSOR_TEST)
        glScissor(*self._pixels(box))
        self._wipe()
        self._paint([run for run in self.drawing.runs if run.stroke.number in touched], {})
        glDisable(GL_SCISSOR_TEST)

    def _pixels(self, box: Box) -> tuple[int, int, int, int]:
        """The pixels that a box touches: left, bottom, width, height."""
        scale = self.scale()
        left, bottom = floor(box.left * scale) - 1, floor(box.bottom * scale) - 1
        return left, bottom, ceil(box.right * scale) + 1 - left, ceil(box.top * scale) + 1 - bottom

    def _wipe(self) -> None:
        self.fbo.bind()
        self.fbo.clear_color = self.paper
        self.fbo.clear_buffer()
        self.fbo.release()

    def _paint(self, runs: Iterable[Run], ends: dict[int, End]) -> None:
        colour, vertices = None, array("f")
        with self.fbo:
            for run in runs:
                if not run.stroke.shown:
                    continue
                if self.colour(run.stroke.style) != colour:
                    fill(vertices)
                    colour, vertices = self.colour(run.stroke.style), array("f")
                    Color(*colour)
                vertices += fresh(run, ends)
            fill(vertices)
        self.fbo.draw()
        self.fbo.clear()  # forgets the instructions; the pixels stay


def fresh(run: Run, ends: dict[int, End]) -> "array[float]":
    """The vertices of what is settled in a run and not yet painted; `ends` remembers how far that is."""
    stroke, points, ended = run
    stop, end = settled(points, ended), ends.get(stroke.number)
    line = samples(stroke, end.point if end else 0, stop)
    chain = end.before + line if end else whole(line)
    ends[stroke.number] = End(stop, chain[-6:-3])
    if ended:
        del ends[stroke.number]
    return corners(chain)
