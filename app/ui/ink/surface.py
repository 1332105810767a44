"""The sheet one draws on: touches to ink under the finger at once, and to chunks of the log for others."""

import time
from collections.abc import Callable
from math import hypot

from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, SmoothLine
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ObjectProperty

from app.look import sounds
from app.look.box import Box
from app.ui.ink.fingers import Answer, OnePen
from app.ui.ink.layer import Layer
from app.ui.ink.view import InkView
from app.ui.shapes import white
from app.ui.touch import Touch
from engine.ink import TICKS_A_SECOND, Author, Entry, Sheet, Style, Tool

CHUNK_EVERY = 1 / 25
"""Seconds between two chunks of one's own ink: others see it grow smoothly, and each holds a few points."""

TREMBLE = 6
"""A finger that goes no further than this (dp) draws nothing but a dot, or rests."""

RING = (0.35, 0.36, 0.40, 0.55)
"""The circle that shows how far the eraser reaches; seen on light and on dark paper."""


class InkSurface(InkView):
    """Draw here. `on_chunk(chunk)` brings one's own new ink, to be appended to the drawing's log.

    A disabled surface takes no ink. `clock` tells seconds and may be any that runs forwards.
    """

    __events__ = ("on_chunk",)
    live = True

    drawn_on = True

    style = ObjectProperty(Style())
    """What the next stroke is drawn with."""

    can_undo = BooleanProperty(False)
    can_redo = BooleanProperty(False)
    full = BooleanProperty(False)
    """No further stroke fits on the sheet."""

    def __init__(
        self,
        sheet: Sheet = Sheet.LANDSCAPE,
        log: bytes = b"",
        hand: int = 0,
        clock: Callable[[], float] = time.monotonic,
        pen: OnePen | None = None,
        **rest: object,
    ) -> None:
        super().__init__(None, **rest)
        # in the frame after its sheet, and before the first touch, which would wait for it
        Clock.schedule_once(lambda dt: self._take_brush(used=True))
        self._hand, self._clock, self._pen = hand, clock, pen or OnePen()
        self._rubbed_at = (0.0, 0.0)
        self._ring = InstructionGroup()
        self.canvas.after.add(self._ring)
        self._soon_send = Clock.create_trigger(self._send_in_turn, CHUNK_EVERY)
        self._send_next = Clock.create_trigger(self._send_in_turn)
        self._begin(Author(sheet, log, hand))
        self.bind(disabled=lambda *_: self.lift())

    def on_chunk(self, chunk: bytes) -> None:
        """One's own new ink, as the next bytes of the log."""

    # What others ask of it

    @property
    def log(self) -> bytes:
        """The whole drawing as bytes, what was not yet sent left out."""
        return self._author.log

    def open(self, sheet: Sheet = Sheet.LANDSCAPE, log: bytes = b"") -> None:
        """Takes a new sheet, or goes on with a drawing from its log; raises BadInk."""
        author = Author(sheet, log, self._hand)
        self.lift()
        self._begin(author)

    def undo(self) -> None:
        """Takes back the last stroke, or the clearing."""
        self._act(self._recorder.undo)

    def redo(self) -> None:
        """Brings back what was taken back last."""
        self._act(self._recorder.redo)

    def clear(self) -> None:
        """An empty sheet; undo brings everything back."""
        self._act(self._recorder.clear)

    def lift(self) -> None:
        """Ends the stroke, as if the finger were lifted: before the sheet is hidden, turned or given away."""
        self._pen.goes(self._clock())
        self._ring.clear()
        sounds.pencil.lifted()
        self._ink(self._recorder.lift())
        self.send()

    def send(self, *_: object) -> None:
        """Hands out what was not yet sent."""
        self._soon_send.cancel()
        self._send_next.cancel()
        if chunk := self._author.chunk():
            self.dispatch("on_chunk", chunk)

    def _send_in_turn(self, *_: object) -> None:
        if Layer.worked_in == Clock.frames:
            self._send_next()
        else:
            Layer.worked_in = Clock.frames
            self.send()

    # Touches

    def targets(self) -> tuple[Box, ...]:
        return () if self.disabled else (Box(*self.pos, *self.size),)

    def on_touch_down(self, touch: Touch) -> bool:
        if self.disabled or not self.collide_point(*touch.pos) or not draws(touch):
            return bool(super().on_touch_down(touch))
        answer = self._pen.comes(touch, self._clock())
        if answer is Answer.DRAW_INSTEAD:
            self._take_back_hand()
        if answer is not Answer.NO:
            touch.grab(self)
            self._strokes_before = self._recorder.strokes
            self._rubbed_at = touch.pos
            self._ink(self._recorder.touch(self.style, *self._sample(touch)))
            self._show_ring(touch)
        return True

    def on_touch_move(self, touch: Touch) -> bool:
        if touch.grab_current is not self or touch is not self._pen.touch:
            return bool(super().on_touch_move(touch))
        if hypot(touch.x - touch.ox, touch.y - touch.oy) > dp(TREMBLE):
            self._pen.moves = True
        self._ink(self._recorder.move(*self._sample(touch)))
        self._show_ring(touch)
        self._rub(touch)
        return True

    def on_touch_up(self, touch: Touch) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        if touch is self._pen.touch:
            self._ink(self._recorder.move(*self._sample(touch)))
            self.lift()
        return True

    def _rub(self, touch: Touch) -> None:
        """The pencil is heard."""
        (x, y), (before_x, before_y) = touch.pos, self._rubbed_at
        self._rubbed_at = touch.pos
        sounds.pencil.moved(hypot(x - before_x, y - before_y))

    def _take_back_hand(self) -> None:
        """The pen's hand came down before the pen: its marks were none."""
        for _ in range(self._recorder.strokes - self._strokes_before):
            self._ink(self._recorder.undo(self._now()))

    def _sample(self, touch: Touch) -> tuple[float, float, float, float]:
        """Place on the grid, seconds, pressure; only a pen's pressure means anything."""
        hard = float(touch.pressure) if self._pen.is_pen and "pressure" in touch.profile else 0.0
        return *self.place_of(*touch.pos), self._now(), hard

    def _show_ring(self, touch: Touch) -> None:
        self._ring.clear()
        if self.style.tool is Tool.ERASER:
            self._ring.add(Color(*RING))
            self._ring.add(SmoothLine(circle=(*touch.pos, self.style.radius * self.scale), width=1.2))
            self._ring.add(white())

    # Ink

    def _begin(self, author: Author) -> None:
        self._author, self._recorder = author, author.recorder
        self._strokes_before = self._recorder.strokes
        self._zero = self._clock() - self._recorder.pulse.at / TICKS_A_SECOND
        self.show(author.drawing)
        self._ink(self._recorder.lift())

    def _now(self) -> float:
        """Seconds since the drawing began."""
        return self._clock() - self._zero

    def _act(self, act: Callable[[float], list[Entry]]) -> None:
        self._pen.goes(self._clock())
        self._strokes_before = self._recorder.strokes
        self._ink(act(self._now()))
        self.send()

    def _ink(self, entries: list[Entry]) -> None:
        if entries:
            self._note(self._author.write(entries))
            self._soon_send()
        self.can_undo = self.drawing.can_undo(self._hand)
        self.can_redo = self.drawing.can_redo(self._hand)
        self.full = self._recorder.full

    def _fit(self, *_: object) -> None:
        """A sheet that moved has moved under the finger: the stroke ends."""
        before = self.sheet_box
        super()._fit()
        if self.sheet_box != before and self._pen.touch is not None:
            self.lift()


def draws(touch: Touch) -> bool:
    """Whether a touch is one that could draw: a finger, a pen, a mouse's left button."""
    return "button" not in touch.profile or touch.button == "left"
