"""What does not move, painted once: many small things become one picture, which costs a frame no more than one."""

from collections.abc import Sequence
from functools import cache
from math import ceil, floor

from kivy.clock import Clock
from kivy.graphics import (
    Callback,
    Canvas,
    ClearBuffers,
    ClearColor,
    Fbo,
    PopMatrix,
    PushMatrix,
    Rectangle,
    RenderContext,
    Translate,
)
from kivy.graphics import opengl as gl
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from app.look.box import Box
from app.look.theme import Rgba
from app.ui.shapes import white

CORNERS = """
#ifdef GL_ES
    precision mediump float;
#endif
attribute vec2 vPosition;
attribute vec2 vTexCoords0;
varying vec2 tex_coord0;
void main(void) {
    tex_coord0 = vTexCoords0;
    gl_Position = vec4(vPosition * 2.0 - 1.0, 0.0, 1.0);
}
"""

STRAIGHT = """
#ifdef GL_ES
    precision mediump float;
#endif
varying vec2 tex_coord0;
uniform sampler2D texture0;
void main(void) {
    vec4 seen = texture2D(texture0, tex_coord0);
    gl_FragColor = seen.a > 0.0 ? vec4(seen.rgb / seen.a, seen.a) : seen;
}
"""
"""What was mixed with nothing is darker by as much as it is transparent: that is taken back."""

KIVYS = gl.GL_SRC_ALPHA, gl.GL_ONE_MINUS_SRC_ALPHA, gl.GL_ONE, gl.GL_ONE
OVER_NOTHING = gl.GL_SRC_ALPHA, gl.GL_ONE_MINUS_SRC_ALPHA, gl.GL_ONE, gl.GL_ONE_MINUS_SRC_ALPHA


class Frame:
    """A picture in its making: what is added to ``canvas`` is painted into a texture of the size of ``box``.

    It is painted again by itself when something on its canvas changes, as a label does that gets its letters late.
    It begins ``blank``.  ``solid`` where all of it is covered: else what lies below is seen between.
    """

    def __init__(self, box: Box, solid: bool = False, blank: Rgba = (0, 0, 0, 0)) -> None:
        self.canvas = Canvas()
        self._solid, self._was_cut = solid, False
        self._shift = Translate()
        self.pos, self.size = _pixels(box)
        self.fbo = Fbo(size=self.size)
        with self.fbo:
            Callback(self._begin)
            ClearColor(*blank)
            ClearBuffers()
            PushMatrix()
            self.fbo.add(self._shift)
            self.fbo.add(self.canvas)
            PopMatrix()
            if not solid:
                Callback(self._straighten)
            Callback(self._end)
        self.picture = Rectangle()
        self.lie(box)

    def lie(self, box: Box) -> None:
        """In another place, perhaps in another size."""
        self.pos, size = _pixels(box)
        if size != self.size:
            self.fbo.size = self.size = size
        self._shift.xy = -self.pos[0], -self.pos[1]
        self.picture.texture, self.picture.pos, self.picture.size = self.fbo.texture, self.pos, size

    def hang(self, canvas: Canvas) -> None:
        """Where it is seen."""
        canvas.add(self.fbo)
        canvas.add(self.picture)

    def let_go(self) -> None:
        """Nobody will see it any more: its pixels go now, not when Python comes round to the widgets that had it."""
        self.canvas.clear()
        self.fbo.size = self.size = 1, 1
        self.picture.texture = self.fbo.texture

    @property
    def texture(self) -> Texture:
        return self.fbo.texture

    def _begin(self, *_: object) -> None:
        self._was_cut = bool(gl.glIsEnabled(gl.GL_SCISSOR_TEST))
        gl.glDisable(gl.GL_SCISSOR_TEST)  # of the window, perhaps: a column that scrolls
        gl.glBlendFuncSeparate(*(KIVYS if self._solid else OVER_NOTHING))

    def _end(self, *_: object) -> None:
        gl.glEnable(gl.GL_BLEND)
        gl.glBlendFuncSeparate(*KIVYS)
        if self._was_cut:
            gl.glEnable(gl.GL_SCISSOR_TEST)

    def _straighten(self, *_: object) -> None:
        """Lays a copy of the picture over it, with its transparency taken out of the colours."""
        context, quad = _straightener()
        if not context.shader.success:
            return
        copy = Texture.create(size=self.size, colorfmt="rgba")
        copy.bind()
        gl.glCopyTexSubImage2D(copy.target, 0, 0, 0, 0, 0, *self.size)
        quad.texture = copy
        gl.glDisable(gl.GL_BLEND)
        context.draw()
        quad.texture = None  # else the last copy would stay


@cache
def _straightener() -> tuple[RenderContext, Rectangle]:
    """One for all pictures: it takes a while until a shader is ready."""
    context = RenderContext(vs=CORNERS, fs=STRAIGHT)
    with context:
        quad = Rectangle(size=(1, 1))
    return context, quad


def _pixels(box: Box) -> tuple[tuple[int, int], tuple[int, int]]:
    """Whole ones, on which letters stay sharp."""
    left, low = floor(box.x), floor(box.y)
    return (left, low), (max(1, ceil(box.right) - left), max(1, ceil(box.top) - low))


class Still(Widget):
    """Widgets that lie within the box, where they are.  Touches go past them, unless they are ``alive``."""

    def __init__(self, box: Box, pieces: Sequence[Widget], alive: bool = False) -> None:
        self.frame = Frame(box)
        self.held_on = self.frame.canvas
        super().__init__(size_hint=(None, None), pos=self.frame.pos, size=self.frame.size)
        self.pieces = tuple(pieces)  # else nobody holds them
        for piece in pieces:
            if alive:
                self.add_widget(piece)
                self.canvas.remove(piece.canvas)
            self.frame.canvas.add(piece.canvas)
        self.frame.hang(self.canvas)

    def let_go(self) -> None:
        self.canvas.clear()
        self.frame.let_go()

    def paint_soon(self) -> None:
        """In the next frame, if it is not seen by then: later it would be painted with all else that is new."""
        Clock.schedule_once(lambda dt: self.get_root_window() is None and self.frame.fbo.draw())


class StillLayout(FloatLayout):
    """Lays out what it holds, and shows all of it as one picture, which reaches ``air`` dp beyond its box.

    In its first frame everything is drawn by itself, so that what is new is seen sooner: a picture takes longer.
    """

    air = 0.0

    def __init__(self, **rest: object) -> None:
        self.held_on, self.drawn = Canvas(), Canvas()
        self._frame: Frame | None = None
        self._next_frame = Clock.create_trigger(self._become_one)
        super().__init__(**rest)
        self._soon = Clock.create_trigger(self._lie, -1)
        self.bind(pos=self._soon, size=self._soon)
        self._soon()

    def add_widget(self, widget: Widget, *place: object, **more: object) -> None:
        super().add_widget(widget, *place, **more)
        self.canvas.remove(widget.canvas)
        self.held_on.add(widget.canvas)

    def remove_widget(self, widget: Widget, *rest: object, **more: object) -> None:
        super().remove_widget(widget, *rest, **more)
        if widget.canvas in self.held_on.children:
            self.held_on.remove(widget.canvas)

    def draw(self) -> None:
        """What lies behind what it holds."""

    def _lie(self, *_: object) -> None:
        if min(self.size) < 1:
            return
        if self._frame is not None:
            self._frame.lie(self._whole)
        elif self.canvas.indexof(self.drawn) < 0:
            self.canvas.add(self.drawn)
            self.canvas.add(self.held_on)
            self._next_frame()
        self.drawn.clear()
        with self.drawn:
            self.draw()
            white()

    def _become_one(self, dt: float) -> None:
        self._frame = Frame(self._whole)
        for canvas in (self.drawn, self.held_on):
            self.canvas.remove(canvas)
            self._frame.canvas.add(canvas)
        self._frame.hang(self.canvas)

    def let_go(self) -> None:
        self._soon.cancel()
        self._next_frame.cancel()
        self.canvas.clear()
        if self._frame is not None:
            self._frame.let_go()

    @property
    def _whole(self) -> Box:
        return Box(*self.pos, *self.size).inset(-dp(self.air))


class Ground(Widget):
    """What lies under all else and covers all of its box."""

    frame: Frame | None = None

    def begin(self, box: Box, blank: Rgba = (0, 0, 0, 0)) -> Canvas:
        """Blank: what is drawn from now on is drawn on this canvas."""
        self.let_go()
        self.frame = Frame(box, solid=True, blank=blank)
        self.frame.hang(self.canvas)
        return self.frame.canvas

    def let_go(self) -> None:
        self.canvas.clear()
        if self.frame is not None:
            self.frame.let_go()
            self.frame = None


def let_go_of_pictures(gone: Widget) -> None:
    """Of all that is in a widget which will not be seen any more."""
    for each in gone.walk(restrict=True):
        if isinstance(each, (Still, StillLayout, Ground)):
            each.let_go()
