"""A drawing's pixels: what is settled is painted once into a texture, so a frame costs only what is new.

The drawing's log stays the truth. After a new size or a lost GL context everything is painted again from it,
in the same order and through the same shader, and comes out the same to the pixel. Where strokes come and go a
keyframe is gone on from, in the same order again.
"""

from array import array
from collections.abc import Iterable, Iterator
from functools import reduce
from math import ceil, floor
from typing import ClassVar, NamedTuple

from kivy.clock import Clock
from kivy.graphics import Color, Fbo
from kivy.graphics.opengl import GL_SCISSOR_TEST, glDisable, glEnable, glScissor
from kivy.graphics.texture import Texture

from app.look import theme
from app.look.theme import Rgba
from app.ui.ink.brush import LEAST, MOST_PIECES, PIXEL, VERTEX, Samples, begun, corners, drawable, ended, fill, use
from app.ui.ink.keyframes import APART, MOST, End, Ends, Keyframe, Keyframes, copy
from engine.ink import Box, Drawing, News, Run, Stroke, Style
from engine.ink.curve import settled, sketched
from engine.ink.style import ERASER

FINEST = 0.3
"""Pixels: what lies nearer to its place than that cannot be told from it."""

SHORT, LONG = 24, 48
"""Points of an open stroke that are only drawn above the picture: not yet worth a painting, which is the dearest part
of a frame; and worth one although that frame had its work already."""


class Tip(NamedTuple):
    """What of an open stroke lies above the picture and will not change any more."""

    painted: End
    """Since when: how far the picture has the stroke."""
    end: End
    vertices: "Samples[float]"


class Layer:
    """The paper and the settled ink of one drawing, in one size."""

    worked_in: ClassVar[int] = -1
    """The frame in which any of them was painted last, or new ink was handed out: both are dear. Where several hands
    draw, they take turns."""

    def __init__(self, drawing: Drawing, size: tuple[int, int], paper: Rgba, live: bool = False) -> None:
        self.drawing, self.paper = drawing, paper
        self.live = live
        """Strokes may be taken back at any time: keyframes are kept."""
        self._ends: Ends = {}
        self._tips: dict[int, Tip] = {}
        self._waiting: Run | None = None
        self._keyframes = Keyframes()
        self.fbo = drawable(Fbo(size=size, vs=VERTEX, fs=PIXEL))
        self.fbo.add_reload_observer(self._reloaded)
        if live:
            use(self.fbo)
        self._paint_all(live)

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
            self._keyframes = Keyframes()
        self._paint_all(self.live)

    def add(self, news: Iterable[News], in_turn: bool = False) -> None:
        """Paints what the drawing has got since. In turn: what a stroke grew by may be left to `tips` for a while."""
        stale: list[Stroke] = []
        for each in news:
            if not (each.runs and self._waiting and each.runs[0].stroke is self._waiting.stroke):
                self._paint_waiting()
            self._waiting = None  # or it is a part of what comes now
            if in_turn and self._can_wait(each):
                self._waiting = each.runs[0]
                continue
            if self.live and each.runs and each.runs[0].stroke.number not in self._ends:
                self._foresee(each.runs[0].stroke)
            self._paint(each.runs, self._ends)
            stale += each.stale
        if stale or not in_turn:
            self._paint_waiting()
        if stale:
            self._mend(stale)

    def _can_wait(self, news: News) -> bool:
        """Whether a single stroke grew, by little, and its end lies above all else until it is painted."""
        if len(news.runs) != 1 or news.stale:
            return False
        run = news.runs[0]
        end = self._ends.get(run.stroke.number)
        if end is None or run.ended:
            return False
        return run.points - end.point < (LONG if Layer.worked_in == Clock.frames else SHORT)

    def _paint_waiting(self) -> None:
        if self._waiting is not None:
            self._paint([self._waiting], self._ends)
            self._waiting = None

    def tips(self) -> list[tuple[Rgba, "Samples[float]"]]:
        """The ends of open strokes, which the next point may still bend: colour and vertices."""
        found, tips = [], dict[int, Tip]()
        for stroke in self.drawing.open():
            painted = self._ends.get(stroke.number)
            if stroke.shown and painted is not None and len(stroke) > 1:
                tip = tips[stroke.number] = self._grown(stroke, painted)
                rest = sketched(stroke, tip.end.point, len(stroke) - 1, self._tolerance())
                vertices = tip.vertices + corners([ended(tip.end.before + rest)])
                found.append((self.colour(stroke.style), vertices))
        self._tips = tips
        return found

    def _grown(self, stroke: Stroke, painted: End) -> Tip:
        """The tip with what has settled since the last frame: only that is worked out, however much waits."""
        tip = self._tips.get(stroke.number)
        if tip is None or tip.painted is not painted:
            tip = Tip(painted, painted, array("f"))
        stop = settled_in_twos(len(stroke))
        if stop <= tip.end.point:
            return tip
        chain = tip.end.before + sketched(stroke, tip.end.point, stop, self._tolerance())
        return Tip(painted, End(stop, chain[-6:-3]), tip.vertices + corners([chain]))

    def colour(self, style: Style) -> Rgba:
        """What a style looks like on this paper: an eraser paints with the paper."""
        if style.tool is ERASER:
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

    def _paint_all(self, keep: bool) -> None:
        self._measure()
        self._waiting = None
        self._keyframes.forget()
        self._repaint(None, keep)

    def _reloaded(self, _fbo: object) -> None:
        """The GL context was lost, and the texture is new and empty. Those of the keyframes are not yet."""
        self._paint_all(keep=False)

    def _repaint(self, begin: Keyframe | None, keep: bool) -> None:
        """Paints everything, from a keyframe on or from bare paper, and keeps others near the end."""
        if begin is None:
            self._wipe()
        else:
            copy(begin.fbo, self.fbo, (0, 0, *self.size))
        runs, done = self.drawing.runs, begin.runs if begin else 0
        self._ends = dict(begin.ends) if begin else {}
        for place in places_before_the_last(runs, done) if keep else ():
            self._paint(runs[done:place], self._ends)
            self._keyframes.keep(self.fbo, place, self._ends)
            done = place
        self._paint(runs[done:], self._ends)

    def _foresee(self, stroke: Stroke) -> None:
        """A stroke begins. If much was painted since the latest keyframe, there is one before it."""
        since = self.drawing.runs[self._keyframes.last :]
        if sum(run.points for run in since) > APART + len(stroke):
            first = next(place for place, run in enumerate(since) if run.stroke is stroke)
            self._keyframes.keep(self.fbo, self._keyframes.last + first, self._ends)

    def _mend(self, stale: list[Stroke]) -> None:
        """Paints anew where strokes came or went, and only there."""
        numbers, runs = {stroke.number for stroke in stale}, self.drawing.runs
        first = next(place for place, run in enumerate(runs) if run.stroke.number in numbers)
        begin = self._keyframes.back_to(first)
        box = self._pixels(reduce(Box.around, (stroke.box() for stroke in stale)))
        since = runs[begin.runs if begin else 0 :]
        touched = {run.stroke.number: run.stroke for run in since if run.stroke.shown}
        touched = {number: stroke for number, stroke in touched.items() if self._pixels(stroke.box()).meets(box)}
        if self.live and sum(map(len, touched.values())) > 2 * APART:
            self._repaint(begin, True)  # the next one to be taken back finds a keyframe nearer
            return
        place = int(box.left), int(box.bottom), int(box.right - box.left), int(box.top - box.bottom)
        if begin is not None:
            copy(begin.fbo, self.fbo, place)
        glEnable(GL_SCISSOR_TEST)
        glScissor(*place)
        if begin is None:
            self._wipe()
        self._paint([run for run in since if run.stroke.number in touched], dict(begin.ends) if begin else {})
        glDisable(GL_SCISSOR_TEST)

    def _pixels(self, box: Box) -> Box:
        """The pixels that a stroke with this box can have touched, its rim and the finest lines included."""
        scale, (width, height) = self.scale(), self.size
        return Box(
            max(0, floor(box.left * scale) - 2),
            max(0, floor(box.bottom * scale) - 2),
            min(width, ceil(box.right * scale) + 2),
            min(height, ceil(box.top * scale) + 2),
        )

    def _wipe(self) -> None:
        self.fbo.bind()
        self.fbo.clear_color = self.paper
        self.fbo.clear_buffer()
        self.fbo.release()

    def _paint(self, runs: Iterable[Run], ends: Ends) -> None:
        meshes = [(colour, vertices) for colour, vertices in self._meshes(runs, ends) if vertices]
        if not meshes:
            return  # most frames of a slow finger: to draw into a texture is dear even where nothing comes of it
        with self.fbo:
            for colour, vertices in meshes:
                Color(*colour)
                fill(vertices)
        Layer.worked_in = Clock.frames
        self.fbo.draw()
        self.fbo.clear()  # forgets the instructions; the pixels stay

    def _meshes(self, runs: Iterable[Run], ends: Ends) -> Iterator[tuple[Rgba, "Samples[float]"]]:
        """Colour and vertices of what these runs bring, few meshes' worth at a time."""
        colour, chains, pieces = self.paper, list[Samples](), 0
        tolerance = self._tolerance()
        for run in runs:
            if not run.stroke.shown:
                continue
            if self.colour(run.stroke.style) != colour or pieces > MOST_PIECES:
                yield colour, corners(chains)
                chains.clear()
                colour, pieces = self.colour(run.stroke.style), 0
            chains.append(fresh(run, ends, tolerance))
            pieces += len(chains[-1]) // 3
        yield colour, corners(chains)

    def _tolerance(self) -> float:
        return FINEST / self.scale()


def fresh(run: Run, ends: Ends, tolerance: float) -> "Samples[float]":
    """The chain of what is settled in a run and not yet painted; `ends` remembers how far that is."""
    stroke, points, lifted = run
    stop, end = settled(points, True) if lifted else settled_in_twos(points), ends.get(stroke.number)
    line = sketched(stroke, end.point if end else 0, stop, tolerance)
    chain = end.before + line if end else begun(line)
    ends[stroke.number] = End(stop, chain[-6:-3])
    if lifted:
        del ends[stroke.number]
        chain = ended(chain)
    return chain


def settled_in_twos(points: int) -> int:
    """Up to which point an open stroke is sketched for good."""
    stop = settled(points, False)
    return stop - stop % 2


def places_before_the_last(runs: list[Run], first: int) -> list[int]:
    """Where to keep keyframes when all runs from the first on are painted at once: near the end, and ever further."""
    places: list[int] = []
    points, wanted = 0, APART
    for place in range(len(runs) - 1, first, -1):
        points += runs[place].points
        if points > wanted:
            places.insert(0, place)
            wanted = 4 * points
    return places[-MOST:]
