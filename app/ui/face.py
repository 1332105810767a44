"""Faces that players drew: their pictures for badges, and the paper to draw them on."""

from collections.abc import Callable
from functools import lru_cache

from kivy.clock import Clock
from kivy.graphics import Color, SmoothLine
from kivy.graphics.texture import Texture
from kivy.logger import Logger
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look import theme
from app.look.text import _
from app.look.theme import Rgba
from app.ui.buttons import SignButton
from app.ui.fitted_text import LEAST, width_of
from app.ui.ink.layer import Layer
from app.ui.ink.surface import InkSurface
from app.ui.paper import PaperColumn
from app.ui.shapes import white
from app.ui.words import Words
from engine.ink import BadInk, Drawing, Sheet, Style, Tool, distilled

PAPER: Rgba = theme.rgba("#FFFAF0")
"""By day; by night a face is on the dim paper of drawings."""

PEN = Style(Tool.MARKER, 2)
"""Broad enough to be seen on a badge as small as a finger."""

A_LOOK = 0.3
"""Seconds after the last stroke until the badge shows it."""

KEPT = 48
"""Faces kept as pictures: two sizes for each seat of the largest tables."""


def picture_of(face: bytes, side: float) -> Texture | None:
    """The face, at least ``side`` pixels wide; nothing if it cannot be read."""
    paper = theme.paint.paper if theme.paint.night else PAPER
    layer = _layer(face, max(64, -(-int(side) // 32) * 32), paper)
    return None if layer is None else layer.texture


@lru_cache(KEPT)
def _layer(face: bytes, side: int, paper: Rgba) -> Layer | None:
    try:
        return Layer(Drawing.from_log(face), (side, side), paper)
    except BadInk as error:
        Logger.warning("Easel: a face cannot be read (%s)", error)
        return None


AIR = 1.5
"""Around the sheet of a pad, in steps of 8 dp."""


class FacePad(PaperColumn):
    """A square sheet with a round mark: what is inside it will be the badge.  ``changed`` gets the new face.

    It takes as much of ``room`` (width and height) as a square can, with its buttons above the sheet or beside it.
    """

    def __init__(
        self,
        face: bytes | None,
        changed: Callable[[bytes | None], None],
        room: tuple[float, float],
        pos_hint: dict[str, float],
    ) -> None:
        air, buttons = 2 * theme.gap(AIR), theme.touch() + theme.apart()
        upright = min(room[0], room[1] - buttons) - air
        sideways = min(room[0] - buttons, room[1]) - air
        beside, side = sideways > upright, max(sideways, upright)
        super().__init__(
            orientation="horizontal" if beside else "vertical",
            padding=theme.gap(AIR),
            spacing=theme.apart(),
            size_hint=(None, None),
            size=(side + air + (buttons if beside else 0), side + air + (0 if beside else buttons)),
            pos_hint=pos_hint,
        )
        self._changed = changed
        self.surface = self._open(face)
        self.surface.edge_part = 0
        self.surface.style = PEN
        self._look_soon = Clock.create_trigger(self._look, A_LOOK)
        self.surface.bind(on_chunk=self._drawn)
        self._mark, self._inside = self._draw_mark(), self._said_inside() if beside else None
        self.surface.bind(pos=self._place_mark, size=self._place_mark)
        for piece in (self.surface, self._buttons_beside()) if beside else (self._buttons_above(), self.surface):
            self.add_widget(piece)

    def _open(self, face: bytes | None) -> InkSurface:
        """On the pad's own paper: only what is inside the round mark will be seen."""
        ground = theme.paint.sheet
        try:
            return InkSurface(Sheet.SQUARE, face or b"", paper=ground, edge=ground)
        except BadInk:
            return InkSurface(Sheet.SQUARE, paper=ground, edge=ground)

    def _buttons_beside(self) -> Widget:
        column = BoxLayout(orientation="vertical", size_hint_x=None, width=theme.touch())
        for piece in (SignButton("undo", self.surface.undo), Widget(), SignButton("trash", self.surface.clear)):
            column.add_widget(piece)
        return column

    def _buttons_above(self) -> Widget:
        row = BoxLayout(size_hint_y=None, height=theme.touch(), spacing=theme.gap())
        row.add_widget(SignButton("undo", self.surface.undo))
        room = self.width - 2 * (theme.gap(AIR) + theme.touch() + theme.gap())
        fits = width_of(_("Your face"), theme.HAND, theme.size_of("hand")) * LEAST < room
        row.add_widget(Words(_("Your face") if fits else "", "hand", halign="center", lines=1, size_hint_y=1))
        row.add_widget(SignButton("trash", self.surface.clear))
        return row

    def _said_inside(self) -> Words:
        """What the round mark is for, where there is no room for that beside it: until something is drawn."""
        words = Words(_("Your face"), "hand", theme.paint.soft_ink, halign="center")
        words.opacity = float(not self.surface.drawing.shown())
        self.surface.add_widget(words)
        return words

    def _drawn(self, *_: object) -> None:
        if self._inside is not None:
            self._inside.opacity = float(not self.surface.drawing.shown())
        self._look_soon()

    def _look(self, dt: float) -> None:
        self._changed(self.face)

    @property
    def face(self) -> bytes | None:
        """What is drawn, without what was taken back; None if nothing is."""
        return distilled(self.surface.log) if self.surface.drawing.shown() else None

    def finish(self) -> bytes | None:
        """Ends the stroke that may still be drawn."""
        self.surface.lift()
        return self.face

    # The round mark -----------------------------------------------------------------------------------------------

    def _draw_mark(self) -> SmoothLine:
        with self.surface.canvas.after:
            Color(*theme.faint(theme.paint.soft_ink, 0.5))
            line = SmoothLine(width=dp(1.2), dash_length=6, dash_offset=5)
            white()
        return line

    def _place_mark(self, *_: object) -> None:
        surface = self.surface
        side = min(surface.width, surface.height) / 2 - dp(3)
        middle = surface.x + surface.width / 2, surface.y + surface.height / 2
        self._mark.circle = (*middle, side, 0, 360, 90)
        if self._inside is not None:
            self._inside.width, self._inside.center = 2 * side, middle
